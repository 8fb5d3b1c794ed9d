//! Data on the device that is damaged, from another version, denied, out of space or unresponsive:
//! the page says so, loses none of it, and goes on.

use rank_and_file_browser::corpus::WITH_COMMENT;
use rank_and_file_browser::device::SESSIONS;
use rank_and_file_browser::{Page, Test, tests, with_page};

use serde_json::json;

/// Waits until the notice contains these words.
fn notice_says(page: &Page, words: &str) {
    page.soon(true, |page| {
        page.notice().is_some_and(|notice| notice.contains(words))
    });
}

/// Replaces the record of every session with the value of an expression, in which `text` is the
/// record.
fn damage_store(page: &Page, how: &str) {
    let script = format!(
        "const slots = database.transaction('slots', 'readwrite').objectStore('slots');
        for (const key of await answer(slots.getAllKeys())) {{
            const text = await answer(slots.get(key));
            await answer(slots.put({how}, key));
        }}"
    );
    page.in_store::<()>(&script, json!([]));
}

/// Returns the number of sessions in the store.
fn sessions_kept(page: &Page) -> u64 {
    const COUNT: &str =
        "return await answer(database.transaction('slots').objectStore('slots').count());";
    page.in_store(COUNT, json!([]))
}

fn a_damaged_record_is_said_set_aside_and_survived() {
    with_page(|page| {
        for (nth, how) in [
            "text.replace('shown', 'shawn')",
            "text.slice(0, 40)",
            "'nonsense'",
            "{ not: 'a text' }",
        ]
        .into_iter()
        .enumerate()
        {
            let best = format!("{{best {nth}}}");
            page.open_text(&WITH_COMMENT.replace("{best}", &best));
            page.wait_for_kept(&best);
            damage_store(page, how);
            page.reload();
            notice_says(page, "Not everything that was kept can be shown");
            assert_eq!(
                page.main_line(0),
                ["e4", "e5", "Nf3", "Nc6"],
                "{how}: the game is whole"
            );
        }
        page.open_kept_games();
        let rows = page.texts("dialog[open] .kept li");
        let aside = rows.iter().filter(|row| row.contains("Damaged, "));
        assert_eq!(aside.count(), 4, "{rows:?}");
        page.press_button("dialog[open] .kept li:last-child", "Delete");
        page.soon(rows.len() - 1, |page| page.count("dialog[open] .kept li"));
        page.press_button("dialog[open]", "Close");
        page.new_game();
        page.type_move("d4");
        page.wait_for_kept("1. d4 *");
        page.reload();
        assert_eq!(
            (page.main_line(0), page.notice()),
            (vec!["d4".to_owned()], None)
        );
    });
}

fn what_a_newer_version_wrote_is_left_aside() {
    with_page(|page| {
        page.open_text(WITH_COMMENT);
        page.wait_for_kept("1. e4 {best}");
        damage_store(page, "text.replace('rank-and-file 1', 'rank-and-file 2')");
        page.reload();
        notice_says(
            page,
            "a newer version of this page wrote it. It is set aside",
        );
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
    });
}

fn a_full_store_is_said_and_once_there_is_room_all_is_written() {
    with_page(|page| {
        const FULL: &str = "globalThis.put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";
        page.open_text(WITH_COMMENT);
        page.wait_for_kept("1. e4 {best}");
        page.browser.run(FULL, json!([]));
        page.new_game();
        page.type_move("d4");
        notice_says(page, "The browser has no room left for this page");
        let kept = page.stored(&SESSIONS);
        assert!(kept.contains("1. e4 {best}"), "what was kept stays");
        page.browser
            .run("IDBObjectStore.prototype.put = globalThis.put;", json!([]));
        page.type_move("d5");
        page.wait_for_kept("1. d4 d5 *");
        page.reload();
        assert_eq!(page.main_line(0), ["d4", "d5"]);
    });
}

fn where_nothing_may_be_kept_the_page_says_so_and_works() {
    with_page(|page| {
        const DENY: &str = "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
            Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
            Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });";
        page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": DENY}),
        );
        page.reload();
        let opening = |page: &Page| {
            page.text(".game-facts")
                .is_some_and(|facts| facts.contains("C41"))
        };
        page.soon(true, opening);
        assert_eq!(page.notice(), None, "nothing is lost yet");
        page.new_game();
        page.type_move("e4");
        notice_says(page, "This browser does not let the page keep anything");
        page.type_move("e5");
        assert_eq!(page.main_line(0), ["e4", "e5"]);
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open] #open-text"));
        page.press_button("dialog[open]", "Kept games");
        page.soon(true, |page| {
            page.text("dialog[open] [role=status]")
                .is_some_and(|words| words.contains("Nothing can be kept here"))
        });
    });
}

fn a_store_that_never_answers_does_not_keep_the_page_from_starting() {
    with_page(|page| {
        page.open_text(WITH_COMMENT);
        page.wait_for_kept("1. e4 {best}");
        const SILENT: &str = "IDBFactory.prototype.open = () => ({});";
        let silent = page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": SILENT}),
        );
        page.reload();
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
        page.new_game();
        page.type_move("d4");
        notice_says(page, "The browser did not keep the last changes");
        page.browser
            .devtools("Page.removeScriptToEvaluateOnNewDocument", silent);
        page.reload();
        assert_eq!(
            page.main_line(0),
            ["e4", "e5", "Nf3", "Nc6"],
            "what was kept is still there"
        );
    });
}

fn a_program_that_stops_over_what_was_kept_begins_without_it_the_next_time() {
    with_page(|page| {
        page.open_text(WITH_COMMENT);
        page.wait_for_kept("1. e4 {best}");
        const BREAK: &str =
            "Document.prototype.createElement = () => { throw new Error('broken'); };";
        let broken = page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": BREAK}),
        );
        let url = page.browser.address();
        page.browser.go(&url);
        page.soon(true, |page| {
            page.text("#boot-line")
                .is_some_and(|words| words.contains("The program stopped while it was starting"))
        });
        page.browser
            .devtools("Page.removeScriptToEvaluateOnNewDocument", broken);
        page.soon(0, sessions_kept);
        // The console holds the error that this test caused.
        let _ = page.browser.console();
        page.reload();
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
        page.open_kept_games();
        // On a slow machine the store holds this tab's session by now as well.
        let mut rows = page.texts("dialog[open] .kept li");
        rows.retain(|row| !row.contains("This tab"));
        assert!(
            rows.len() == 1 && rows[0].starts_with("Able – Baker"),
            "{rows:?}"
        );
    });
}

fn a_store_that_is_deleted_meanwhile_is_made_again_with_all_that_is_on_the_page() {
    with_page(|page| {
        page.new_game();
        page.type_move("d4");
        page.wait_for_kept("1. d4 *");
        const DELETE: &str = "await new Promise((resolve, reject) => {
                const asked = indexedDB.deleteDatabase('rank-and-file');
                asked.onsuccess = resolve;
                asked.onerror = reject;
            });";
        page.browser.run_slowly(DELETE, json!([]));
        page.type_move("d5");
        notice_says(page, "Use Export to save the game.");
        page.type_move("c4");
        page.wait_for_kept("1. d4 d5 2. c4 *");
        page.reload();
        assert_eq!(page.main_line(0), ["d4", "d5", "c4"]);
    });
}

fn a_clock_that_jumps_and_a_browser_that_promises_nothing_lose_no_move() {
    with_page(|page| {
        const JUMP: &str = "const { now } = Date;
            let calls = 0;
            Date.now = () => now() + [0, -1e12, 1e12][(calls += 1) % 3];
            navigator.storage.persist = () => Promise.reject(new DOMException('no', 'NotAllowedError'));";
        page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": JUMP}),
        );
        page.reload();
        page.new_game();
        for (name, kept) in [
            ("d4", "1. d4 *"),
            ("d5", "1. d4 d5 *"),
            ("c4", "1. d4 d5 2. c4 *"),
        ] {
            page.type_move(name);
            page.wait_for_kept(kept);
            page.reload();
        }
        assert_eq!(
            (page.main_line(0), page.notice()),
            (["d4", "d5", "c4"].map(str::to_owned).to_vec(), None)
        );
    });
}

fn ten_tabs_keep_a_game_each() {
    with_page(|page| {
        let url = page.browser.address();
        let moves = ["a3", "a4", "b3", "b4", "c3", "c4", "d3", "d4", "e3", "e4"];
        let tabs = moves.map(|name| {
            let tab = page.open_tab(&url);
            page.new_game();
            page.type_move(name);
            page.wait_for_kept(&format!("1. {name} *"));
            tab
        });
        for (tab, name) in tabs.iter().zip(moves) {
            page.browser.switch_to(tab);
            page.reload();
            assert_eq!(page.main_line(0), [name]);
        }
    });
}

pub const TESTS: &[Test] = tests![
    a_damaged_record_is_said_set_aside_and_survived: Storage;
    what_a_newer_version_wrote_is_left_aside: Storage;
    a_full_store_is_said_and_once_there_is_room_all_is_written;
    where_nothing_may_be_kept_the_page_says_so_and_works;
    a_store_that_never_answers_does_not_keep_the_page_from_starting;
    a_program_that_stops_over_what_was_kept_begins_without_it_the_next_time;
    a_store_that_is_deleted_meanwhile_is_made_again_with_all_that_is_on_the_page;
    a_clock_that_jumps_and_a_browser_that_promises_nothing_lose_no_move;
    ten_tabs_keep_a_game_each: Storage;
];
