//! What is kept on the device: found again after a reload, apart for each tab, and survived when it is denied,
//! full or damaged.

use rank_and_file_browser::{Need, Page, left_out};
use serde_json::{Value, json};

const GAME: &str =
    "[White \"Able\"]\n[Black \"Baker\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *";

/// A journey where the browser keeps what pages put away.
fn journey(walk: impl FnOnce(&Page)) {
    if !left_out(Need::Kept) {
        rank_and_file_browser::journey(walk);
    }
}

/// The same with a store that is broken before the page's own scripts run.
fn broken(walk: impl FnOnce(&Page)) {
    if !left_out(Need::DevTools) {
        journey(walk);
    }
}

/// Goes to an address and waits until the program has arrived.
#[track_caller]
fn arrive(page: &Page, url: &str) {
    page.browser.go(url);
    page.soon(true, |page| page.has(".sheet") && !page.has("#boot"));
}

#[track_caller]
fn reload(page: &Page) {
    let url = page.browser.address();
    arrive(page, &url);
}

/// Opens a tab with the page in it and goes there; gives its handle.
#[track_caller]
fn open_tab(page: &Page, url: &str) -> String {
    let tab = page.browser.post("/window/new", json!({"type": "tab"}));
    let tab = tab["handle"].as_str().expect("a handle").to_owned();
    go_to_tab(page, &tab);
    page.browser.resize(1280, 900);
    arrive(page, url);
    tab
}

#[track_caller]
fn go_to_tab(page: &Page, tab: &str) {
    page.browser.post("/window", json!({"handle": tab}));
}

/// All that the store holds as one text, read as any other page of the site could.
fn store(page: &Page) -> String {
    const READ: &str = "const answer = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        const database = await answer(indexedDB.open('rank-and-file'));
        const texts = [];
        for (const store of ['slots', 'games', 'aside']) {
            if (database.objectStoreNames.contains(store)) {
                texts.push(...await answer(database.transaction(store).objectStore(store).getAll()));
            }
        }
        database.close();
        return texts.join('\\n');";
    let text = page.browser.run_slowly(READ, json!([]));
    text.as_str().unwrap_or_default().to_owned()
}

/// How many sessions the store holds.
fn slots(page: &Page) -> u64 {
    const COUNT: &str = "const answer = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
        const database = await answer(indexedDB.open('rank-and-file'));
        const count = await answer(database.transaction('slots').objectStore('slots').count());
        database.close();
        return count;";
    let count = page.browser.run_slowly(COUNT, json!([]));
    count.as_u64().unwrap_or_default()
}

/// Waits until the store holds this text.
#[track_caller]
fn wait_for(page: &Page, text: &str) {
    page.soon(true, |page| store(page).contains(text));
}

/// Makes every slot's record into something else.
fn damage(page: &Page, how: &str) {
    let script = format!(
        "const answer = (request) => new Promise((resolve) => {{ request.onsuccess = () => resolve(request.result); }});
        const database = await answer(indexedDB.open('rank-and-file'));
        const slots = database.transaction('slots', 'readwrite').objectStore('slots');
        for (const key of await answer(slots.getAllKeys())) {{
            const text = await answer(slots.get(key));
            await answer(slots.put({how}, key));
        }}
        database.close();"
    );
    page.browser.run_slowly(&script, json!([]));
}

#[track_caller]
fn notice_says(page: &Page, words: &str) {
    page.soon(true, |page| {
        page.notice().is_some_and(|notice| notice.contains(words))
    });
}

#[track_caller]
fn open_kept_games(page: &Page) {
    page.tool("Open");
    page.soon(true, |page| page.has("dialog[open] #open-text"));
    page.press_button("dialog[open]", "Kept games");
    page.soon(true, |page| page.has("dialog[open] .kept li"));
}

#[test]
fn a_reload_finds_the_game_with_its_variations_its_comments_the_place_and_the_columns() {
    journey(|page| {
        page.open_text(GAME);
        page.press(&["ArrowRight", "ArrowRight"]);
        page.control("Turn the board");
        page.choose("th select", "uci");
        page.type_text("Nf9");
        page.soon(
            vec!["e7e5".to_owned(), "P-K4".to_owned()],
            Page::names_of_current,
        );
        wait_for(page, "typed=Nf9");
        reload(page);
        assert_eq!(page.names_of_current(), ["e7e5", "P-K4"]);
        assert_eq!(page.typed(), "Nf9");
        assert!(
            page.text(".sheet")
                .is_some_and(|sheet| sheet.contains("best") && sheet.contains("c7c5"))
        );
        let squares =
            page.text_of("return document.querySelector('[data-square]').dataset.square;");
        assert_eq!(squares, "h1", "the board is still turned");
        page.press(&["Escape"]);
        assert_eq!(
            page.movetext(),
            "1. e4 {best} 1... e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *"
        );
        assert_eq!(page.notice(), None);
    });
}

#[test]
fn what_was_done_last_is_kept_by_a_page_that_is_left_at_once() {
    journey(|page| {
        page.new_game();
        page.type_move("e4");
        reload(page);
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
    });
}

#[test]
fn a_position_being_set_up_is_still_being_set_up_after_a_reload() {
    journey(|page| {
        page.tool("Set up");
        page.soon(true, |page| page.has(".editor:not([hidden]) button"));
        page.press_button(".editor", "Clear");
        wait_for(page, "setup=standard 8/8/8/8/8/8/8/8");
        reload(page);
        assert!(page.has(".editor:not([hidden])"));
        assert_eq!(page.placement(), "8/8/8/8/8/8/8/8");
    });
}

#[test]
fn games_of_other_kinds_are_found_again() {
    journey(|page| {
        page.begin("chess99");
        page.type_move("a24");
        wait_for(page, "1. a24");
        reload(page);
        assert_eq!(page.count(".square"), 81);
        assert_eq!(page.main_line(0), ["a24"]);
    });
}

#[test]
fn two_tabs_keep_a_game_each_and_a_new_tab_goes_on_where_a_closed_one_left() {
    journey(|page| {
        let url = page.browser.address();
        let one = open_tab(page, &url);
        page.new_game();
        page.type_move("e4");
        wait_for(page, "1. e4 *");
        let two = open_tab(page, &url);
        assert_ne!(page.main_line(0), ["e4"], "the other tab's game is its own");
        page.new_game();
        page.type_move("d4");
        wait_for(page, "1. d4 *");
        go_to_tab(page, &one);
        page.type_move("e5");
        wait_for(page, "1. e4 e5 *");
        reload(page);
        assert_eq!(page.main_line(0), ["e4", "e5"]);
        go_to_tab(page, &two);
        reload(page);
        assert_eq!(page.main_line(0), ["d4"]);
        // The second tab is gone, and the next one finds its game.
        page.browser.go("about:blank");
        open_tab(page, &url);
        page.soon(vec!["d4".to_owned()], |page| page.main_line(0));
        page.type_move("d5");
        wait_for(page, "1. d4 d5 *");
        go_to_tab(page, &one);
        reload(page);
        assert_eq!(page.main_line(0), ["e4", "e5"]);
    });
}

#[test]
fn a_copied_tab_goes_on_with_a_copy_and_leaves_the_first_alone() {
    journey(|page| {
        let url = page.browser.address();
        let one = open_tab(page, &url);
        page.new_game();
        page.type_move("e4");
        wait_for(page, "1. e4 *");
        let slot = page.text_of("return sessionStorage.getItem('rank-and-file');");
        // A browser that copies a tab copies what the tab had in mind.
        let two = open_tab(page, &url);
        page.browser.run(
            "sessionStorage.setItem('rank-and-file', arguments[0]);",
            json!([slot]),
        );
        reload(page);
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        page.type_move("c5");
        wait_for(page, "1. e4 c5 *");
        go_to_tab(page, &one);
        page.type_move("e6");
        wait_for(page, "1. e4 e6 *");
        reload(page);
        assert_eq!(page.main_line(0), ["e4", "e6"]);
        go_to_tab(page, &two);
        reload(page);
        assert_eq!(page.main_line(0), ["e4", "c5"]);
    });
}

#[test]
fn a_damaged_record_is_said_set_aside_and_survived() {
    journey(|page| {
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
            page.open_text(&GAME.replace("{best}", &best));
            wait_for(page, &best);
            damage(page, how);
            reload(page);
            notice_says(page, "Not all that was kept can be shown");
            assert_eq!(
                page.main_line(0),
                ["e4", "e5", "Nf3", "Nc6"],
                "{how}: the game is whole"
            );
        }
        open_kept_games(page);
        let rows = page.texts("dialog[open] .kept li");
        let aside = rows.iter().filter(|row| row.contains("Damaged, "));
        assert_eq!(aside.count(), 4, "{rows:?}");
        page.press_button("dialog[open] .kept li:last-child", "Forget");
        page.soon(rows.len() - 1, |page| page.count("dialog[open] .kept li"));
        page.press_button("dialog[open]", "Close");
        page.new_game();
        page.type_move("d4");
        wait_for(page, "1. d4 *");
        reload(page);
        assert_eq!(
            (page.main_line(0), page.notice()),
            (vec!["d4".to_owned()], None)
        );
    });
}

#[test]
fn what_a_newer_version_wrote_is_left_aside() {
    journey(|page| {
        page.open_text(GAME);
        wait_for(page, "1. e4 {best}");
        damage(page, "text.replace('rank-and-file 1', 'rank-and-file 2')");
        reload(page);
        notice_says(
            page,
            "a newer version of this page wrote it. It is set aside",
        );
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
    });
}

#[test]
fn a_full_store_is_said_and_once_there_is_room_all_is_written() {
    broken(|page| {
        const FULL: &str = "globalThis.put = IDBObjectStore.prototype.put;
            IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };";
        page.open_text(GAME);
        wait_for(page, "1. e4 {best}");
        page.browser.run(FULL, json!([]));
        page.new_game();
        page.type_move("d4");
        notice_says(page, "The browser has no room left for this page");
        assert!(store(page).contains("1. e4 {best}"), "what was kept stays");
        page.browser
            .run("IDBObjectStore.prototype.put = globalThis.put;", json!([]));
        page.type_move("d5");
        wait_for(page, "1. d4 d5 *");
        reload(page);
        assert_eq!(page.main_line(0), ["d4", "d5"]);
    });
}

#[test]
fn where_nothing_may_be_kept_the_page_says_so_and_works() {
    broken(|page| {
        const DENY: &str = "Object.defineProperty(globalThis, 'indexedDB', { get() { throw new DOMException('denied', 'SecurityError'); } });
            Object.defineProperty(globalThis, 'sessionStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });
            Object.defineProperty(globalThis, 'localStorage', { get() { throw new DOMException('denied', 'SecurityError'); } });";
        page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": DENY}),
        );
        reload(page);
        assert_eq!(page.notice(), None, "nothing is lost yet");
        page.new_game();
        page.type_move("e4");
        notice_says(page, "This browser lets the page keep nothing");
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

#[test]
fn a_store_that_never_answers_does_not_keep_the_page_from_starting() {
    broken(|page| {
        page.open_text(GAME);
        wait_for(page, "1. e4 {best}");
        const SILENT: &str = "IDBFactory.prototype.open = () => ({});";
        let silent = page.browser.devtools(
            "Page.addScriptToEvaluateOnNewDocument",
            json!({"source": SILENT}),
        );
        reload(page);
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
        page.new_game();
        page.type_move("d4");
        notice_says(page, "The browser did not keep the last changes");
        page.browser
            .devtools("Page.removeScriptToEvaluateOnNewDocument", silent);
        reload(page);
        assert_eq!(
            page.main_line(0),
            ["e4", "e5", "Nf3", "Nc6"],
            "what was kept is still there"
        );
    });
}

#[test]
fn a_program_that_stops_over_what_was_kept_begins_without_it_the_next_time() {
    broken(|page| {
        page.open_text(GAME);
        wait_for(page, "1. e4 {best}");
        // The glue makes a link before the program begins.
        const BREAK: &str = "const make = Document.prototype.createElement;
            Document.prototype.createElement = function (name) {
                if (name !== 'link') throw new Error('broken');
                return make.call(this, name);
            };";
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
        page.soon(0, slots);
        // The console holds the error that was made here.
        let _ = page.browser.console();
        reload(page);
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
        open_kept_games(page);
        let rows = page.texts("dialog[open] .kept li");
        assert!(
            rows.len() == 1 && rows[0].starts_with("Able – Baker"),
            "{rows:?}"
        );
    });
}

#[test]
fn everything_is_saved_as_a_file_and_brought_back_beside_what_is_there() {
    if left_out(Need::Downloads) {
        return;
    }
    journey(|page| {
        const FORGET: &str = "localStorage.clear();
            sessionStorage.clear();
            await new Promise((resolve) => { indexedDB.deleteDatabase('rank-and-file').onsuccess = resolve; });";
        let url = page.browser.address();
        page.open_text(GAME);
        page.choose("th select", "uci");
        wait_for(page, "column=0uci");
        page.browser.run(
            "localStorage.setItem('rank-and-file.lessons', '{\"1\":[\"a\"]}');",
            json!([]),
        );
        open_kept_games(page);
        page.press_button("dialog[open]", "Save everything");
        let text = page.saved("rank-and-file.backup.txt");
        let file =
            std::env::temp_dir().join(format!("rank-and-file-backup-{}.txt", std::process::id()));
        std::fs::write(&file, &text).expect("a temporary file");

        page.browser.run_slowly(FORGET, json!([]));
        page.browser.go("about:blank");
        arrive(page, &url);
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
        page.new_game();
        page.type_move("d4");
        open_kept_games(page);
        page.browser
            .choose_file("dialog[open] .actions input[type=file]", &file);
        page.soon(
            Some("One session was brought back. What was here stays.".to_owned()),
            |page| page.text("dialog[open] [role=status]"),
        );
        page.browser
            .choose_file("dialog[open] .actions input[type=file]", &file);
        page.soon(true, |page| {
            page.text("dialog[open] [role=status]")
                .is_some_and(|words| words.starts_with("Nothing was brought back"))
        });
        let _ = std::fs::remove_file(&file);
        let rows = page.texts("dialog[open] .kept li");
        assert!(
            rows.len() == 2 && rows.iter().any(|row| row.starts_with("Able – Baker")),
            "{rows:?}"
        );
        let lessons = page.browser.run(
            "return localStorage.getItem('rank-and-file.lessons');",
            json!([]),
        );
        assert_eq!(lessons, Value::from("{\"1\":[\"a\"]}"));
        let row = rows
            .iter()
            .position(|row| row.starts_with("Able"))
            .expect("the row");
        page.press_button(
            &format!("dialog[open] .kept li:nth-child({})", row + 1),
            "Open",
        );
        page.soon(false, |page| page.has("dialog[open]"));
        assert_eq!(page.main_line(0), ["e2e4", "e7e5", "g1f3", "b8c6"]);
        page.control("Undo");
        page.soon(vec!["P-Q4".to_owned()], |page| page.main_line(1));
    });
}
