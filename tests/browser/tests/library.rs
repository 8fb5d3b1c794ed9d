//! A file of games: it is dropped, browsed while it is still being read, searched, sorted, edited
//! and closed.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Script that makes a file of games and drops it on the page.
const DROP: &str = "const [games, cut] = arguments;
    let text = '';
    for (let n = 0; n < games; n++)
        text += `[Event \"Club\"]\\n[Date \"${1850 + n % 50}.??.??\"]\\n[White \"White, ${n}\"]\\n[Black \"Réti, ${games - n}\"]\\n`
            + `[Result \"${['1-0', '0-1', '1/2-1/2'][n % 3]}\"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 ${['1-0', '0-1', '1/2-1/2'][n % 3]}\\n\\n`;
    const data = new DataTransfer();
    data.items.add(new File([text.slice(0, text.length - cut)], 'club.pgn'));
    document.body.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";

fn drop_file(page: &Page, games: usize, cut: usize) {
    page.browser.run(DROP, json!([games, cut]));
}

/// Returns the message about the number of games found.
fn count(page: &Page) -> Option<String> {
    page.text(".library [role=status]")
}

/// Returns White's players in the rows that are drawn.
fn listed(page: &Page) -> Vec<String> {
    page.texts(".games tbody button")
}

fn search(page: &Page, words: &str) {
    page.click("#search");
    page.browser.press_with(&["Control"], "a");
    page.browser.type_keys(words);
}

fn a_file_of_games_is_listed_searched_and_sorted() {
    with_page(|page| {
        drop_file(page, 10_000, 0);
        page.soon(Some("White, 0 – Réti, 10000".to_owned()), |page| {
            page.text("h2.game-title:not(.library *)")
        });
        page.soon(Some("10,000 games".to_owned()), count);
        let beside = "const place = (what) => document.querySelector(what).getBoundingClientRect();
            return place('.board').right <= place('.library').left && place('.library').bottom <= place('.why').top;";
        assert_eq!(page.browser.run(beside, json!([])), json!(true));
        page.soon(false, |page| page.has(".library progress"));
        search(page, "white:9999");
        page.soon(Some("1 of 10,000 games".to_owned()), count);
        page.soon(vec!["White, 9999".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(Some("White, 9999 – Réti, 1".to_owned()), |page| {
            page.text("h2.game-title:not(.library *)")
        });
        assert_eq!(page.count(".games tr.current"), 1);
        search(page, "reti 1-0 year:1850");
        page.soon(Some("67 of 10,000 games".to_owned()), count);
        page.press_button(".games thead", "Black");
        page.soon(Some("ascending".to_owned()), |page| {
            Some(page.text_of("return document.querySelector('.games th:nth-child(3)').ariaSort;"))
        });
        search(page, "nobody at all");
        page.soon(Some("None of 10,000 games".to_owned()), count);
        page.press_button(".library", "Close file");
        page.soon(false, |page| page.has(".library:not([hidden])"));
        assert_eq!(page.main_line(0).len(), 10, "the game stays");
    });
}

fn twenty_games_are_seen_at_once_and_the_first_stands_high() {
    // Distance of the first row from the tab's top, number of rows seen, and cells of one row that
    // are cut off though there is room beside them.
    const SEEN: &str = "const place = (what) => document.querySelector(what).getBoundingClientRect();
        const [list, head] = [place('.library-scroll'), place('.games thead')];
        const rows = [...document.querySelectorAll('.games tbody tr')].map((row) => row.getBoundingClientRect());
        const seen = rows.filter((row) => row.top >= head.bottom - 1 && row.bottom <= list.bottom + 1);
        const white = document.querySelector('.games td.white button');
        return [rows[0].top - place('.tabs').top <= 150, seen.length >= arguments[0], white.scrollWidth <= white.clientWidth];";
    with_page(|page| {
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        page.soon(false, |page| page.has(".library progress"));
        for (width, height, rows) in [(1440, 900, 20), (1920, 1080, 25), (1280, 720, 13)] {
            page.browser.resize(width, height);
            page.soon((width, json!([true, true, true])), |page| {
                (width, page.browser.run(SEEN, json!([rows])))
            });
        }
    });
}

fn another_order_begins_at_the_top_of_the_list() {
    const FIRST: &str = "const [list, head] = ['.library-scroll', '.games thead'].map((what) => document.querySelector(what).getBoundingClientRect());
        const seen = (row) => row.getBoundingClientRect().top >= head.bottom - 1 && row.getBoundingClientRect().bottom <= list.bottom;
        return [...document.querySelectorAll('.games tbody tr')].find(seen)?.querySelector('button').textContent ?? '';";
    with_page(|page| {
        drop_file(page, 3_000, 0);
        page.soon(Some("3,000 games".to_owned()), count);
        page.soon(false, |page| page.has(".library progress"));
        page.browser.run(
            "document.querySelector('.library-scroll').scrollTop = 30_000;",
            json!([]),
        );
        page.soon(true, |page| !listed(page).contains(&"White, 0".to_owned()));
        // The second press reverses the order.
        page.press_button(".games thead", "No.");
        page.soon("White, 2999".to_owned(), |page| page.text_of(FIRST));
    });
}

fn a_row_has_two_lines_on_a_phone_and_all_that_is_known_of_its_game() {
    const LINES: &str = "const row = document.querySelector('.games tbody tr');
        const place = (what) => row.querySelector(what).getBoundingClientRect();
        const [white, result, event, date] = ['.white', '.result', '.event', '.date'].map(place);
        const inside = [...row.children].filter((cell) => cell.checkVisibility())
            .every((cell) => cell.getBoundingClientRect().right <= innerWidth && cell.getBoundingClientRect().bottom <= row.getBoundingClientRect().bottom + 1);
        return [white.bottom <= event.top + 1, Math.abs(result.top - white.top) < 2, Math.abs(date.top - event.top) < 2, inside];";
    with_page(|page| {
        page.browser.resize(390, 844);
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        page.soon(json!([true, true, true, true]), |page| {
            page.browser.run(LINES, json!([]))
        });
    });
}

fn the_list_is_one_stop_of_the_tab_key_and_arrow_keys_move_in_it() {
    // The focused row lies in the list, below its headings.
    const IN_VIEW: &str =
        "const row = document.activeElement.closest('tr')?.getBoundingClientRect();
        const list = document.querySelector('.library-scroll').getBoundingClientRect();
        const head = document.querySelector('.games thead').getBoundingClientRect();
        return Boolean(row) && row.top >= head.bottom - 1 && row.bottom <= list.bottom + 1;";
    let game = |number: usize| {
        let result = ["1–0", "0–1", "½–½"][number % 3];
        let year = 1850 + number % 50;
        format!(
            "White, {number} – Réti, {}, {result}, {year}",
            5000 - number
        )
    };
    with_page(|page| {
        drop_file(page, 5_000, 0);
        page.soon(Some("5,000 games".to_owned()), count);
        page.soon(false, |page| page.has(".library progress"));
        page.click("#search");
        let is_at = |number: usize| {
            page.soon((game(number), json!(true)), |page| {
                (page.focused(), page.browser.run(IN_VIEW, json!([])))
            });
        };
        page.press(&["ArrowDown"]);
        is_at(0);
        page.press(&["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp"]);
        is_at(2);
        for (key, number) in [("End", 4999), ("ArrowUp", 4998), ("Home", 0)] {
            page.press(&[key]);
            is_at(number);
        }
        page.press(&["PageDown", "PageDown"]);
        page.soon(true, |page| {
            let number = (10..200).find(|number| game(*number) == page.focused());
            number.is_some() && page.browser.run(IN_VIEW, json!([])) == json!(true)
        });
        page.press(&["PageUp", "PageUp"]);
        is_at(0);
        page.press(&["ArrowDown"]);
        is_at(1);
        // The chosen game is shown and said, and the keyboard stays in the list.
        page.press(&["Enter"]);
        page.soon(Some("White, 1 – Réti, 4999".to_owned()), |page| {
            page.text("h2.game-title:not(.library *)")
        });
        page.soon(game(1), Page::spoken);
        is_at(1);
        // The arrow keys of the game are left to it.
        page.press(&["ArrowRight"]);
        page.soon(Some("e4".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        is_at(1);
        let in_list = |page: &Page| page.has(".library-scroll:focus, .games tbody :focus");
        page.press(&["Tab"]);
        assert!(!in_list(page), "{} has the keyboard", page.focused());
        page.browser.press_with(&["Shift"], "Tab");
        is_at(1);
        page.browser.press_with(&["Shift"], "Tab");
        assert!(!in_list(page), "{} has the keyboard", page.focused());
        // A row that is scrolled away leaves the keyboard to the list.
        page.press(&["Tab"]);
        is_at(1);
        page.browser.run(
            "document.querySelector('.library-scroll').scrollTop = 60_000;",
            json!([]),
        );
        page.soon("Games of the file".to_owned(), |page| page.focused());
        page.press(&["ArrowDown"]);
        is_at(2);
    });
}

fn the_keyboard_is_on_the_game_after_its_file_was_closed() {
    with_page(|page| {
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        page.soon(false, |page| page.has(".library progress"));
        page.click("#search");
        page.browser.press_with(&["Shift"], "Tab");
        page.soon(true, |page| page.has(".library-head button:focus"));
        page.press(&["Enter"]);
        page.soon(false, |page| page.has(".library:not([hidden])"));
        page.soon(true, |page| page.has(".sheet .move:focus-visible"));
    });
}

fn of_a_library_only_the_game_is_printed() {
    const PRINTED: &str = "const seen = (element) => element.checkVisibility();
        const all = [...document.querySelectorAll('input, textarea, .button, .games, .masthead, .status-line, .sheet')];
        const tall = document.querySelector('.column').getBoundingClientRect().bottom;
        return [all.filter(seen).map((element) => element.className), tall < 900];";
    with_page(|page| {
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        let print = |media: &str| {
            let media = json!({"media": media});
            page.browser.devtools("Emulation.setEmulatedMedia", media);
        };
        print("print");
        page.soon(json!([["sheet"], true]), |page| {
            page.browser.run(PRINTED, json!([]))
        });
        print("");
    });
}

fn what_is_scrolled_to_is_drawn_and_no_more() {
    with_page(|page| {
        drop_file(page, 5_000, 0);
        page.soon(Some("5,000 games".to_owned()), count);
        page.soon(true, |page| page.count(".games tbody tr") > 10);
        assert!(page.count(".games tbody tr") < 100);
        page.browser.run(
            "const list = document.querySelector('.library-scroll');
             list.scrollTop = list.scrollHeight;",
            json!([]),
        );
        page.soon(Some("White, 4999".to_owned()), |page| listed(page).pop());
        assert!(page.count(".games tbody tr") < 100);
        let last = "return document.querySelector('.games tbody:last-of-type tr:last-child').getBoundingClientRect().bottom
                <= document.querySelector('.library-scroll').getBoundingClientRect().bottom + 1;";
        page.soon(json!(true), |page| page.browser.run(last, json!([])));
    });
}

fn a_game_of_a_file_that_is_worked_on_keeps_what_was_done() {
    with_page(|page| {
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        page.press(&["End"]);
        page.type_move("Re1");
        page.soon(11, |page| page.main_line(0).len());
        search(page, "white:1234");
        page.soon(vec!["White, 1234".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(10, |page| page.main_line(0).len());
        search(page, "\"white, 0\"");
        page.soon(vec!["White, 0".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(11, |page| page.main_line(0).len());
    });
}

fn a_file_that_ends_in_the_middle_of_a_game_is_read_so_far() {
    with_page(|page| {
        drop_file(page, 3_000, 40);
        page.soon(Some("3,000 games".to_owned()), count);
        search(page, "white:2999");
        page.soon(vec!["White, 2999".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(Some("White, 2999 – Réti, 1".to_owned()), |page| {
            page.text("h2.game-title:not(.library *)")
        });
        assert!(page.main_line(0).len() < 10);
    });
}

const KEPT: &str = "Kept on this device, with your changes.";

/// Returns whether the page says that the file is kept.
fn keeping_said(page: &Page) -> bool {
    page.texts(".library p").iter().any(|words| words == KEPT)
}

fn a_library_is_there_again_with_what_was_done_to_it() {
    with_page(|page| {
        drop_file(page, 5_000, 0);
        page.soon(Some("5,000 games".to_owned()), count);
        page.soon(true, keeping_said);
        search(page, "white:1234");
        page.soon(vec!["White, 1234".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(Some("White, 1234 – Réti, 3766".to_owned()), |page| {
            page.text("h2.game-title:not(.library *)")
        });
        page.press(&["End"]);
        page.type_move("Re1");
        page.soon(11, |page| page.main_line(0).len());
        page.wait_for_kept("Re1");
        page.wait_for_edit("Re1");
        page.reload();
        page.soon(11, |page| page.main_line(0).len());
        page.soon(Some("5,000 games".to_owned()), count);
        page.soon(true, keeping_said);
        page.soon(false, |page| page.has(".library progress"));
        search(page, "white:4321");
        page.soon(vec!["White, 4321".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(10, |page| page.main_line(0).len());
        search(page, "white:1234");
        page.soon(vec!["White, 1234".to_owned()], listed);
        page.click(".games tbody button");
        page.soon(11, |page| page.main_line(0).len());
        page.press_button(".library", "Close file");
        page.soon(false, |page| page.has(".library:not([hidden])"));
        // It is among the kept games again, and Delete removes it for good.
        page.open_kept_games();
        let listed = |page: &Page| page.texts("dialog[open] .kept strong").join("; ");
        page.soon(true, |page| listed(page).contains("club.pgn"));
        page.press_button("dialog[open] .kept li:last-child", "Open");
        page.soon(Some("5,000 games".to_owned()), count);
        page.press_button(".library", "Close file");
        page.open_kept_games();
        page.soon(true, |page| listed(page).contains("club.pgn"));
        page.press_button("dialog[open] .kept li:last-child", "Delete");
        page.soon(false, |page| listed(page).contains("club.pgn"));
    });
}

fn a_library_of_a_tab_that_is_gone_is_there_in_the_next() {
    with_page(|page| {
        let url = page.browser.address();
        page.open_tab(&url);
        drop_file(page, 3_000, 0);
        page.soon(Some("3,000 games".to_owned()), count);
        page.soon(true, keeping_said);
        page.wait_for_kept("library=");
        page.browser.go("about:blank");
        page.open_tab(&url);
        page.soon(Some("3,000 games".to_owned()), count);
        search(page, "white:2999");
        page.soon(vec!["White, 2999".to_owned()], listed);
    });
}

fn two_files_at_once_are_one_library() {
    const TWO: &str = "const file = (name, games) => new File([Array.from({length: games},
            (_, n) => `[White \"${name} ${n}\"]\\n\\n1. e4 e5 *\\n\\n`).join('')], name + '.pgn');
        const data = new DataTransfer();
        data.items.add(file('one', 300));
        data.items.add(file('two', 200));
        data.items.add(new File(['No game at all.'], 'notes.txt'));
        document.body.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";
    with_page(|page| {
        page.browser.run(TWO, json!([]));
        page.soon(Some("500 games".to_owned()), count);
        page.soon(Some("one.pgn and another file".to_owned()), |page| {
            page.text(".library h2")
        });
        let left_aside =
            Some("No games in PGN were found in notes.txt. Open it by itself.".to_owned());
        page.soon(left_aside, |page| page.text(".library [role=alert]"));
        search(page, "\"two 199\"");
        page.soon(vec!["two 199".to_owned()], listed);
    });
}

fn a_library_for_which_there_is_no_room_says_so_beside_the_games() {
    with_page(|page| {
        let origin = page.browser.run("return location.origin;", json!([]));
        page.browser.devtools(
            "Storage.overrideQuotaForOrigin",
            json!({"origin": origin, "quotaSize": 20_000}),
        );
        drop_file(page, 20_000, 0);
        page.soon(Some("20,000 games".to_owned()), count);
        page.soon(true, |page| {
            page.text(".library [role=alert]")
                .is_some_and(|words| words.contains("there is not enough room on this device"))
        });
        // All games can be used nevertheless.
        search(page, "white:19999");
        page.soon(vec!["White, 19999".to_owned()], listed);
        page.browser
            .devtools("Storage.overrideQuotaForOrigin", json!({"origin": origin}));
    });
}

fn games_are_found_by_the_position_on_the_board_and_by_what_they_have() {
    with_page(|page| {
        drop_file(page, 3_000, 0);
        page.soon(Some("3,000 games".to_owned()), count);
        page.soon(false, |page| page.has(".library progress"));
        page.press(&["Home"]);
        page.press(&["ArrowRight"]);
        page.press(&["ArrowRight"]);
        page.press_button(".library", "This position");
        page.soon(true, |page| page.has(".library [title='Any position']"));
        page.soon(Some("3,000 games".to_owned()), count);
        // A chosen game opens at that position.
        page.click(".games tbody tr:nth-child(5) button");
        page.soon(Some("e5".to_owned()), |page| {
            page.names_of_current().first().cloned()
        });
        page.press_button(".library", "Position ✕");
        page.click(".library details summary");
        page.press_button(".library details", "not fully read");
        page.soon(Some("None of 3,000 games".to_owned()), count);
        page.press_button(".menus", "not fully read ✕");
        page.soon(Some("3,000 games".to_owned()), count);
        page.press_button(".library details", "White won");
        page.soon(Some("1,000 of 3,000 games".to_owned()), count);
    });
}

fn names_and_dates_are_whole_on_a_laptop() {
    // A long opening and a long event leave them their room.
    const LONG: &str = "let text = '';
        for (let n = 0; n < 2000; n++)
            text += `[Event \"Club championship\"]\n[Date \"${1850 + n % 50}.12.28\"]\n[White \"Anderssen, A. ${n}\"]\n[Black \"Dufresne, J.\"]\n`
                + `[Result \"1/2-1/2\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 1/2-1/2\n\n`;
        const data = new DataTransfer();
        data.items.add(new File([text], 'club.pgn'));
        document.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";
    const CUT: &str = "const cells = [...document.querySelectorAll('.games tbody :is(.white, .black, .date)')];
        const parts = cells.flatMap((cell) => [cell, ...cell.children]);
        return [cells.length > 60, parts.filter((part) => part.scrollWidth > part.clientWidth).length];";
    with_page(|page| {
        page.browser.resize(1440, 900);
        page.browser.run(LONG, json!([]));
        page.soon(Some("2,000 games".to_owned()), count);
        page.soon(json!([true, 0]), |page| page.browser.run(CUT, json!([])));
    });
}

fn the_games_that_are_found_are_saved_as_a_booklet_that_stands_alone() {
    const LOOK: &str = "const inside = new DOMParser().parseFromString(arguments[0], 'text/html');
        const links = [...inside.querySelectorAll('nav tbody a')];
        const fetched = inside.querySelectorAll('script, link, img, iframe, [src]').length;
        return [
            inside.querySelector('h1').textContent,
            links.length,
            links.every((link) => inside.querySelector(link.hash + ' .main')),
            [...inside.querySelectorAll('figure use')].every((use) => inside.querySelector(use.getAttribute('href'))),
            inside.querySelectorAll('figure').length,
            inside.querySelector('.game-title').textContent,
            inside.querySelector('.main').textContent.slice(0, 9),
            fetched,
        ];";
    with_page(|page| {
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        search(page, "year:1851 1-0");
        page.soon(Some("13 of 2,000 games".to_owned()), count);
        page.click(".library .saving summary");
        page.press_button(".library details", "Save as a booklet to print");
        let html = page.saved("13-games.html");
        assert!(html.ends_with("</html>\n"));
        assert_eq!(
            page.browser.run_apart(LOOK, json!([html])),
            json!([
                "13 games",
                13,
                true,
                true,
                13,
                "White, 51 – Réti, 1949",
                "1.\u{a0}e4 e5 ",
                0
            ])
        );
    });
}

pub const TESTS: &[Test] = tests![
    a_file_of_games_is_listed_searched_and_sorted: Worker, Keyboard;
    twenty_games_are_seen_at_once_and_the_first_stands_high: Layout, Worker;
    names_and_dates_are_whole_on_a_laptop: Layout, Worker;
    another_order_begins_at_the_top_of_the_list;
    a_row_has_two_lines_on_a_phone_and_all_that_is_known_of_its_game: Layout;
    the_list_is_one_stop_of_the_tab_key_and_arrow_keys_move_in_it: Worker, Keyboard;
    the_keyboard_is_on_the_game_after_its_file_was_closed;
    of_a_library_only_the_game_is_printed;
    what_is_scrolled_to_is_drawn_and_no_more: Layout, Worker;
    a_game_of_a_file_that_is_worked_on_keeps_what_was_done;
    a_file_that_ends_in_the_middle_of_a_game_is_read_so_far;
    a_library_is_there_again_with_what_was_done_to_it: Storage;
    a_library_of_a_tab_that_is_gone_is_there_in_the_next: Storage;
    two_files_at_once_are_one_library;
    a_library_for_which_there_is_no_room_says_so_beside_the_games;
    games_are_found_by_the_position_on_the_board_and_by_what_they_have;
    the_games_that_are_found_are_saved_as_a_booklet_that_stands_alone: Download;
];
