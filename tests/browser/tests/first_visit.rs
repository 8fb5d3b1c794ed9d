//! What a visitor sees before the program has loaded, without scripts, and after that.

use rank_and_file_browser::embed::hosted;
use rank_and_file_browser::{Browser, Host, Page, Test, tests, with_page};
use serde_json::json;

fn the_page_shows_its_frame_before_the_program_has_arrived_and_says_what_it_is_without_scripts() {
    let html = Host::of_the_site().read("index.html");
    let html = String::from_utf8(html)
        .expect("a text")
        // Quotes are optional in HTML, and the build leaves them out.
        .replace('"', "");
    for frame in ["<h1 class=brand>", "class=board ghost", "Loading the board"] {
        assert!(
            html.contains(frame),
            "{frame} is not in the page as it comes"
        );
    }
    let (_, after) = html
        .split_once("<noscript>")
        .expect("words for those without scripts");
    let (words, _) = after.split_once("</noscript>").expect("their end");
    for said in [
        "chess notation that explains itself",
        "Scripts are switched off",
    ] {
        assert!(
            words.contains(said),
            "without scripts the page does not say \"{said}\""
        );
    }
    assert!(!html.contains(" style="), "no style inside the page");
    assert!(!html.contains("<style"), "no style inside the page");
}

fn without_scripts_the_page_says_what_it_is_and_what_to_do() {
    with_page(|page| {
        let off = json!({"value": true});
        page.browser
            .devtools("Emulation.setScriptExecutionDisabled", off);
        let url = page.browser.address();
        page.browser.go(&url);
        let seen = page.visible_text(".why");
        assert!(seen.contains("Scripts are switched off"), "{seen}");
    });
}

fn a_theme_that_was_chosen_in_a_lesson_is_not_a_visit() {
    with_page(|page| {
        let url = page.browser.address();
        page.browser
            .go(&url.replace("index.html", "lessons/index.html"));
        let dark = "localStorage.clear(); sessionStorage.clear();
            localStorage.setItem('rank-and-file.settings', 'theme=dark');";
        page.browser.run(dark, json!([]));
        page.arrive(&url);
        page.soon(true, |page| page.has(".welcome"));
        assert_eq!(page.main_line(0).len(), 33);
    });
}

fn a_first_visit_opens_at_a_move_whose_name_wants_explaining_and_explains_it() {
    with_page(|page| {
        page.soon(
            ["Nbd7", "QN-Q2"].map(str::to_owned).to_vec(),
            Page::names_of_current,
        );
        assert_eq!(page.main_line(0).len(), 33);
        assert_eq!(
            page.placement(),
            "r3kb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/R3K2R"
        );

        let reasons = page.reasons();
        let shown: Vec<(&str, &str, &str)> = reasons
            .iter()
            .map(|r| (&*r.notation, &*r.name, &*r.rule))
            .collect();
        assert_eq!(
            shown,
            [
                ("Short algebraic", "Nbd7", "File added."),
                ("English descriptive", "QN-Q2", "Piece named.")
            ]
        );
        assert_eq!(reasons[0].turned_down(), ["Nd7"]);
        assert!(
            reasons[0].because.contains("knight on f6"),
            "{}",
            reasons[0].because
        );
        assert_eq!(page.status(), "White to move");
    });
}

fn the_first_game_is_walked_through_with_keys_and_buttons() {
    with_page(|page| {
        let short = |page: &Page| {
            page.names_of_current()
                .into_iter()
                .next()
                .unwrap_or_default()
        };
        page.press(&["ArrowRight"]);
        page.soon("O-O-O".to_owned(), short);
        page.press(&["ArrowLeft", "ArrowLeft"]);
        page.soon("Bxb5+".to_owned(), short);
        page.press(&["Home"]);
        page.soon(String::new(), short);
        assert_eq!(page.spoken(), "Start of the game");
        page.press(&["End"]);
        page.soon("Rd8#".to_owned(), short);
        assert_eq!(page.status(), "Mate: White wins");
        page.control("To the start");
        page.soon(String::new(), short);
        page.control("Forward");
        page.soon("e4".to_owned(), short);
        page.control("To the end");
        page.soon("Rd8#".to_owned(), short);
        page.control("Back");
        page.soon("Nxb8".to_owned(), short);
        page.soon(
            "Black: knight from d7 takes the queen on b8".to_owned(),
            Page::spoken,
        );
    });
}

fn the_current_move_is_kept_in_view_while_stepping() {
    with_page(|page| {
        const IN_VIEW: &str = "const sheet = document.querySelector('.sheet-scroll').getBoundingClientRect();
            const move = document.querySelector('.sheet .current').getBoundingClientRect();
            return move.top >= sheet.top && move.bottom <= sheet.bottom && move.bottom <= innerHeight ? 'in view' : 'out of view';";
        page.browser.resize(1280, 600);
        for key in ["End", "ArrowLeft", "Home", "ArrowRight", "End"] {
            page.press(&[key]);
            if key != "Home" {
                page.soon("in view".to_owned(), |page| page.text_of(IN_VIEW));
            }
        }
    });
}

fn columns_are_chosen_added_and_taken_away_and_remembered() {
    with_page(|page| {
        // By the current move in it.
        page.choose_notation(2, "Nb8-d7");
        page.soon(
            ["Nbd7", "Nb8-d7"].map(str::to_owned).to_vec(),
            Page::names_of_current,
        );
        page.click(".pickers .add");
        page.soon(3, |page| page.names_of_current().len());
        page.soon(3, |page| page.reasons().len());
        page.click("[aria-label='Remove Short algebraic']");
        page.soon(Some("Nb8-d7".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        let columns = page.texts(".why article h3");
        page.browser.go(&page.browser.address());
        page.soon(columns, |page| page.texts(".why article h3"));
    });
}

fn the_theme_is_chosen_and_remembered() {
    with_page(|page| {
        let theme =
            |page: &Page| page.text_of("return document.documentElement.dataset.theme ?? '';");
        let colour =
            |page: &Page| page.text_of("return getComputedStyle(document.body).backgroundColor;");
        let light = colour(page);
        page.tool("Dark");
        page.soon("dark".to_owned(), theme);
        let dark = colour(page);
        assert_ne!(light, dark);
        page.browser.go(&page.browser.address());
        page.soon("dark".to_owned(), theme);
        page.soon(dark, colour);
        page.tool("Light");
        page.soon(light, colour);
    });
}

fn the_theme_follows_the_system_while_the_page_is_open() {
    with_page(|page| {
        page.browser.prefer("dark");
        page.soon(true, |page| page.has(".toolbar [aria-label='Light']"));
        page.browser.prefer("light");
        page.soon(true, |page| page.has(".toolbar [aria-label='Dark']"));
    });
}

fn a_damaged_store_is_as_good_as_none() {
    with_page(|page| {
        page.tool("Dark");
        let damage = "const keys = Object.keys(localStorage);
            for (const key of keys) localStorage.setItem(key, 'theme=?\\ncolumns=nonsense \\u0000\\n%%%=\\n=');
            return keys.length;";
        page.soon(true, |page| page.browser.run(damage, json!([])) != json!(0));
        page.browser.go(&page.browser.address());
        page.soon(
            ["Nbd7", "QN-Q2"].map(str::to_owned).to_vec(),
            Page::names_of_current,
        );
    });
}

/// Returns the names of the programs that the page has fetched so far, without their hashes,
/// including scripts of the book worker. Each is named once, because WebKit's driver disables the
/// cache, so preloaded files are fetched twice.
fn programs(page: &Page) -> Vec<String> {
    let script = "const files = performance.getEntriesByType('resource').map(({name}) => name.split('/').pop());
        const programs = files.filter((name) => name.endsWith('.wasm') || name.startsWith('book-worker'));
        return [...new Set(programs)].map((name) => name.replace(/-[0-9a-f]{12,16}/, ''));";
    let names = page.browser.run(script, json!([]));
    let names = names.as_array().cloned().unwrap_or_default();
    names
        .iter()
        .filter_map(|name| name.as_str().map(str::to_owned))
        .collect()
}

fn the_first_look_fetches_one_program_and_books_the_other() {
    with_page(|page| {
        page.soon(true, |page| !page.main_line(0).is_empty());
        let first = programs(page);
        assert_eq!(first, ["page_bg.wasm"]);
        // The game ends in mate, and explaining this needs no further program.
        page.press(&["End"]);
        page.soon("Mate: White wins".to_owned(), Page::status);
        assert_eq!(programs(page), first);
        page.tool("Open");
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        let second = programs(page);
        assert!(
            second[1..]
                .iter()
                .any(|name| name.starts_with("book-worker")),
            "{second:?}"
        );
    });
}

fn a_board_in_another_page_loads_its_own_program_and_no_other() {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.go(&format!(
        "{}embed.html#ply=3&pgn=1.+e4+e5+2.+Nf3+{{+[%25csl+Gf3]+}}",
        host.url
    ));
    let fetched = browser.run_slowly(
        "const board = document.querySelector('chess-notation');
        while (!board.shadowRoot.querySelector('.why .rule-line')) await new Promise(requestAnimationFrame);
        const files = performance.getEntriesByType('resource').map(({name}) => name.split('/').pop());
        return files.filter((name) => name.endsWith('.wasm')).map((name) => name.startsWith('chess-notation-'));",
        json!([]),
    );
    assert_eq!(fetched, json!([true]));
}

fn a_reader_of_books_that_does_not_arrive_is_said_to_be_missing() {
    for (start, end) in [("book-worker-loader-", ".js"), ("book-worker-", ".wasm")] {
        hosted("/", |page, host| {
            let file = host.file(start, end);
            let kept = host.remove(&file);
            // Without this file the site is still complete, so no browser waits for it.
            host.publish();
            page.arrive(&host.url);
            let open = || {
                page.tool("Open");
                page.soon(true, |page| page.has("dialog[open]"));
                page.press_button("dialog[open]", "Try a sample page");
            };
            open();
            page.soon(true, |page| {
                page.notice()
                    .is_some_and(|said| said.contains("reads books did not start"))
            });
            // The page goes on, and with a connection the book can be opened again.
            page.press(&["End"]);
            page.soon("Mate: White wins".to_owned(), Page::status);
            host.write(&file, &kept);
            open();
            page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        });
    }
}

fn help_says_what_the_page_is_where_more_is_told_and_what_keys_do() {
    with_page(|page| {
        page.tool("Help");
        page.soon(true, |page| page.has("dialog[open] .keys"));
        let links = "return [...document.querySelectorAll('dialog a')].map((link) => link.getAttribute('href'));";
        let links: Vec<String> = page.read(links, json!([]));
        for link in links {
            let there = "return (await fetch(arguments[0])).ok;";
            assert_eq!(
                page.browser.run_slowly(there, json!([link])),
                json!(true),
                "{link}"
            );
        }
        let words = page.texts("dialog[open]").concat();
        for word in ["Rank & File", "Previous move", "Wheel on the board"] {
            assert!(words.contains(word), "{word}: {words}");
        }
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        page.press(&["?"]);
        page.soon(true, |page| page.has("dialog[open] .keys"));
    });
}

pub const TESTS: &[Test] = tests![
    help_says_what_the_page_is_where_more_is_told_and_what_keys_do;
    the_page_shows_its_frame_before_the_program_has_arrived_and_says_what_it_is_without_scripts;
    without_scripts_the_page_says_what_it_is_and_what_to_do;
    a_theme_that_was_chosen_in_a_lesson_is_not_a_visit;
    a_first_visit_opens_at_a_move_whose_name_wants_explaining_and_explains_it;
    the_first_game_is_walked_through_with_keys_and_buttons: Keyboard, Mouse;
    the_current_move_is_kept_in_view_while_stepping;
    columns_are_chosen_added_and_taken_away_and_remembered: Storage, Dialog;
    the_theme_is_chosen_and_remembered: Storage;
    the_theme_follows_the_system_while_the_page_is_open;
    a_damaged_store_is_as_good_as_none;
    the_first_look_fetches_one_program_and_books_the_other;
    a_board_in_another_page_loads_its_own_program_and_no_other;
    a_reader_of_books_that_does_not_arrive_is_said_to_be_missing;
];
