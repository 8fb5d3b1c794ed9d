//! Data kept on the device: it is found after a reload, separate for each tab, saved as a file and
//! restored.

use rank_and_file_browser::corpus::WITH_COMMENT;
use rank_and_file_browser::device::written;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::{Value, json};

/// Returns the key of the tab's slot.
const SLOT: &str = "return sessionStorage.getItem('rank-and-file');";

/// Returns whether a tab has the slot of this key.
const IS_HELD: &str = "const {held} = await navigator.locks.query();
    return held.some(({name}) => name.endsWith(arguments[0]));";

fn a_reload_finds_the_game_with_its_variations_its_comments_the_place_and_the_columns() {
    with_page(|page| {
        page.open_text(WITH_COMMENT);
        page.press(&["ArrowRight", "ArrowRight"]);
        page.control("Turn the board");
        page.choose_notation(1, "uci");
        page.type_text("Nf9");
        page.soon(
            vec!["e7e5".to_owned(), "P-K4".to_owned()],
            Page::names_of_current,
        );
        page.wait_for_kept("typed=Nf9");
        page.reload();
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

fn what_was_done_last_is_kept_by_a_page_that_is_left_at_once() {
    with_page(|page| {
        page.new_game();
        page.type_move("e4");
        page.reload();
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
    });
}

fn what_was_done_last_is_kept_where_the_browser_drops_what_is_written_while_a_page_is_left() {
    const DROP: &str = "addEventListener('pagehide', () => {
            IDBTransaction.prototype.commit = function () { this.abort(); };
        }, {capture: true});";
    with_page(|page| {
        page.new_game();
        page.type_move("e4");
        page.wait_for_kept("1. e4 *");
        page.browser.run(DROP, json!([]));
        page.type_move("e5");
        page.reload();
        page.soon(vec!["e4".to_owned(), "e5".to_owned()], |page| {
            page.main_line(0)
        });
        assert_eq!(page.notice(), None);
        // It is in the database again, and noted nowhere else.
        page.wait_for_kept("1. e4 e5 *");
        const NOTES: &str =
            "return Object.keys(localStorage).filter((name) => name.includes('left')).length;";
        page.soon(json!(0), |page| page.browser.run(NOTES, json!([])));
    });
}

fn a_position_being_set_up_is_still_being_set_up_after_a_reload() {
    with_page(|page| {
        page.tool("Set up");
        page.soon(true, |page| page.has(".editor:not([hidden]) button"));
        page.press_button(".editor", "Clear");
        page.wait_for_kept("setup=standard 8/8/8/8/8/8/8/8");
        page.reload();
        assert!(page.has(".editor:not([hidden])"));
        assert_eq!(page.placement(), "8/8/8/8/8/8/8/8");
    });
}

fn games_of_other_kinds_are_found_again() {
    with_page(|page| {
        page.begin("chess99");
        page.type_move("a24");
        page.wait_for_kept("1. a24");
        page.reload();
        assert_eq!(page.count(".square"), 81);
        assert_eq!(page.main_line(0), ["a24"]);
    });
}

fn two_tabs_keep_a_game_each_and_a_new_tab_goes_on_where_a_closed_one_left() {
    with_page(|page| {
        let url = page.browser.address();
        let one = page.open_tab(&url);
        page.new_game();
        page.type_move("e4");
        page.wait_for_kept("1. e4 *");
        let two = page.open_tab(&url);
        assert_ne!(page.main_line(0), ["e4"], "the other tab's game is its own");
        page.new_game();
        page.type_move("d4");
        page.wait_for_kept("1. d4 *");
        page.browser.switch_to(&one);
        page.type_move("e5");
        page.wait_for_kept("1. e4 e5 *");
        page.reload();
        assert_eq!(page.main_line(0), ["e4", "e5"]);
        page.browser.switch_to(&two);
        page.reload();
        assert_eq!(page.main_line(0), ["d4"]);
        // The second tab has gone, and the next one finds its game.
        let slot = page.text_of(SLOT);
        page.browser.go("about:blank");
        page.browser.switch_to(&one);
        page.soon(json!(false), |page| {
            page.browser.run_slowly(IS_HELD, json!([slot]))
        });
        page.open_tab(&url);
        page.soon(vec!["d4".to_owned()], |page| page.main_line(0));
        page.type_move("d5");
        page.wait_for_kept("1. d4 d5 *");
        page.browser.switch_to(&one);
        page.reload();
        assert_eq!(page.main_line(0), ["e4", "e5"]);
    });
}

fn a_copied_tab_goes_on_with_a_copy_and_leaves_the_first_alone() {
    with_page(|page| {
        let url = page.browser.address();
        let one = page.open_tab(&url);
        page.new_game();
        page.type_move("e4");
        page.wait_for_kept("1. e4 *");
        let slot = page.text_of(SLOT);
        // A browser that copies a tab copies its session storage too.
        let two = page.open_tab(&url);
        page.browser.run(
            "sessionStorage.setItem('rank-and-file', arguments[0]);",
            json!([slot]),
        );
        page.reload();
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        page.type_move("c5");
        page.wait_for_kept("1. e4 c5 *");
        page.browser.switch_to(&one);
        page.type_move("e6");
        page.wait_for_kept("1. e4 e6 *");
        page.reload();
        assert_eq!(page.main_line(0), ["e4", "e6"]);
        page.browser.switch_to(&two);
        page.reload();
        assert_eq!(page.main_line(0), ["e4", "c5"]);
    });
}

fn everything_is_saved_as_a_file_and_brought_back_beside_what_is_there() {
    with_page(|page| {
        const FORGET: &str = "localStorage.clear();
            sessionStorage.clear();
            await new Promise((resolve) => { indexedDB.deleteDatabase('rank-and-file').onsuccess = resolve; });";
        let url = page.browser.address();
        page.open_text(WITH_COMMENT);
        page.choose_notation(1, "uci");
        page.wait_for_kept("column=0uci");
        const BESIDE: [(&str, &str); 5] = [
            ("rank-and-file.lessons", "{\"1\":[\"a\"]}"),
            ("rank-and-file.learners", "learners\t1\t0\nlearner\tAda\n"),
            (
                "rank-and-file.keep-score",
                "keep-scores 1\nAda=keep-score+1",
            ),
            ("rank-and-file.dictation", "dictation 1\ngame=Oak"),
            ("rank-and-file.silent-reading", "plies=8"),
        ];
        for (name, text) in BESIDE {
            let set = "localStorage.setItem(arguments[0], arguments[1]);";
            page.browser.run(set, json!([name, text]));
        }
        page.open_kept_games();
        page.press_button("dialog[open]", "Save everything");
        let text = page.saved("rank-and-file.backup.txt");
        let file = written("backup.txt", text.as_bytes());

        page.browser.run_slowly(FORGET, json!([]));
        page.browser.go("about:blank");
        page.arrive(&url);
        assert_eq!(page.main_line(0).len(), 33, "the game of a first visit");
        page.new_game();
        page.type_move("d4");
        page.open_kept_games();
        page.choose_file("dialog[open] .actions input[type=file]", &file);
        page.soon(
            Some("One session was restored. Nothing here was replaced.".to_owned()),
            |page| page.text("dialog[open] [role=status]"),
        );
        page.choose_file("dialog[open] .actions input[type=file]", &file);
        page.soon(true, |page| {
            page.text("dialog[open] [role=status]")
                .is_some_and(|words| words.starts_with("Nothing was restored"))
        });
        let rows = page.texts("dialog[open] .kept li");
        assert!(
            rows.len() == 2 && rows.iter().any(|row| row.starts_with("Able – Baker")),
            "{rows:?}"
        );
        for (name, text) in BESIDE {
            let get = "return localStorage.getItem(arguments[0]);";
            assert_eq!(page.browser.run(get, json!([name])), Value::from(text));
        }
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

pub const TESTS: &[Test] = tests![
    a_reload_finds_the_game_with_its_variations_its_comments_the_place_and_the_columns: Storage;
    what_was_done_last_is_kept_by_a_page_that_is_left_at_once: Storage;
    what_was_done_last_is_kept_where_the_browser_drops_what_is_written_while_a_page_is_left: Storage;
    a_position_being_set_up_is_still_being_set_up_after_a_reload: Storage;
    games_of_other_kinds_are_found_again: Storage;
    two_tabs_keep_a_game_each_and_a_new_tab_goes_on_where_a_closed_one_left: Storage;
    a_copied_tab_goes_on_with_a_copy_and_leaves_the_first_alone: Storage;
    everything_is_saved_as_a_file_and_brought_back_beside_what_is_there: Download, Storage;
];
