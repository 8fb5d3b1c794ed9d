//! The frame of the page: the board comes first, one column is beside it, and nothing moves when a
//! message appears.

use rank_and_file_browser::corpus::{WITH_VARIATIONS, hundred_moves};
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Windows of laptops and desktops, width by height in CSS pixels.
const WINDOWS: [(u32, u32); 4] = [(1280, 720), (1366, 768), (1440, 900), (1920, 1080)];

/// Returns the selectors of elements that are missing, covered, or not completely inside the
/// window.
fn out_of_sight(page: &Page, selectors: &[&str]) -> Vec<String> {
    const OUT: &str = "const out = (selector) => {
            const element = document.querySelector(selector);
            if (!element) return true;
            const {left, right, top, bottom} = element.getBoundingClientRect();
            const [x, y] = [(left + right) / 2, (top + bottom) / 2];
            const over = document.elementFromPoint(x, y);
            const covered = !over || !(element.contains(over) || over.contains(element));
            return covered || left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1;
        };
        return arguments[0].filter(out);";
    let found = page.browser.run(OUT, json!([selectors]));
    let found = found.as_array().cloned().unwrap_or_default();
    let names = found.iter().filter_map(|name| name.as_str());
    names.map(str::to_owned).collect()
}

/// Waits until the board fills four fifths of the height of every window, and the page does not
/// scroll.
fn board_is_first(page: &Page, what: &str) {
    const SHARE: &str = "const board = document.querySelector('.board').getBoundingClientRect();
        const app = document.querySelector('.app');
        const scrolls = app.scrollHeight > app.clientHeight + 1 || document.scrollingElement.scrollHeight > innerHeight + 1;
        return [board.height >= .8 * innerHeight, board.bottom <= innerHeight, scrolls];";
    for (width, height) in WINDOWS {
        page.browser.resize(width, height);
        page.soon((what, width, json!([true, true, false])), |page| {
            (what, width, page.browser.run(SHARE, json!([])))
        });
    }
}

fn the_board_has_four_fifths_of_the_window_whatever_is_open() {
    with_page(|page| {
        board_is_first(page, "a first visit");
        page.open_text(WITH_VARIATIONS);
        board_is_first(page, "a game with variations");
        page.tool("Set up");
        page.soon(true, |page| page.has(".editor:not([hidden])"));
        board_is_first(page, "a position being set up");
        page.press_button(".editor", "Cancel");
        page.tool("Open");
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        board_is_first(page, "a page of a book");
        drop_library(page);
        board_is_first(page, "a library");
    });
}

/// Drops a file of many games on the board, and waits until they are listed.
fn drop_library(page: &Page) {
    const DROP: &str = "const game = (name) => `[White \"${name}\"]\n[Black \"Black\"]\n\n1. Nf3 Nf6 2. g3 g6 3. Bg2 Bg7 4. O-O O-O 5. d3 d6 6. Nbd2 *\n\n`;
        const data = new DataTransfer();
        data.items.add(new File(Array.from({length: 2000}, (_, n) => game('Player ' + (n + 1))), 'club.pgn'));
        document.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";
    page.browser.run(DROP, json!([]));
    page.soon(true, |page| page.count(".games tbody tr") > 3);
    page.soon(false, |page| page.has(".library progress"));
}

fn a_game_that_is_chosen_in_a_list_on_a_phone_is_shown_with_its_moves_and_reasons() {
    with_page(|page| {
        page.browser.resize(390, 844);
        drop_library(page);
        page.click(".games tbody tr:nth-child(3) button");
        page.soon(Some("Moves".to_owned()), |page| {
            page.text(".tab[aria-selected=true]")
        });
        page.press(&["End"]);
        page.soon(Some("Nbd2".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        let all = [
            ".board",
            ".sheet .move.current",
            ".reason:first-child .rule-line",
            "#typed",
        ];
        page.soon(Vec::<String>::new(), |page| out_of_sight(page, &all));
        assert!(
            page.text("h2.game-title:not(.library *)")
                .is_some_and(|title| title.contains("Player 3"))
        );
    });
}

fn no_line_moves_when_the_typefaces_come() {
    with_page(|page| {
        // The observer reports layout shifts from before its creation as well.
        const MOVED: &str = "await Promise.all(['rank-serif', 'rank-serif-italic', 'rank-sans']
                .map((file) => new FontFace('Tried', `url(fonts/${file}.woff2)`).load()));
            let moved = 0;
            new PerformanceObserver((list) => list.getEntries().forEach(({value}) => { moved += value; }))
                .observe({type: 'layout-shift', buffered: true});
            for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
            return moved;";
        for (width, height) in [(390, 844), (1366, 768)] {
            page.browser.resize(width, height);
            page.reload();
            let moved = page.browser.run_slowly(MOVED, json!([])).as_f64();
            assert!(
                moved.is_some_and(|moved| moved < 0.001),
                "{width}: {moved:?}"
            );
        }
    });
}

fn a_phone_shows_board_moves_reasons_and_entry_at_once() {
    with_page(|page| {
        let all = [
            ".board",
            ".controls",
            ".sheet .move.current",
            ".reason:first-child .rule-line",
            ".reason:last-child .rule-line",
            "#typed",
        ];
        page.browser.resize(390, 844);
        page.soon(Vec::<String>::new(), |page| out_of_sight(page, &all));
        let most = [".board", ".controls", ".sheet .move.current", "#typed"];
        for (width, height) in [(360, 640), (844, 390), (667, 375)] {
            page.browser.resize(width, height);
            page.soon((width, Vec::<String>::new()), |page| {
                (width, out_of_sight(page, &most))
            });
        }
    });
}

fn two_rows_of_the_sheet_become_the_whole_sheet_on_a_phone() {
    with_page(|page| {
        page.browser.resize(390, 844);
        let rows = |page: &Page| {
            let seen =
                "const frame = document.querySelector('.sheet-scroll').getBoundingClientRect();
                const whole = (row) => {
                    const {top, bottom} = row.getBoundingClientRect();
                    return top >= frame.top - 2 && bottom <= frame.bottom + 2;
                };
                return [...document.querySelectorAll('.sheet tr.pair')].filter(whole).length;";
            page.browser
                .run(seen, json!([]))
                .as_u64()
                .unwrap_or_default()
        };
        page.soon(2, rows);
        page.click(".sheet-size");
        page.soon(true, |page| rows(page) > 8);
        page.click(".sheet-size");
        page.soon(2, rows);
    });
}

/// Texts that no move of the test position can mean.
const REFUSED: [&str; 32] = [
    "hello", "e9", "Nf9", "Ke3", "Qh9", "O-O-O-O", "exd9", "Nbd9", "Rf8", "Bb5", "Qd5", "Kf7",
    "P-K9", "N-B9", "KtxQ", "BxB", "P-QR5", "QxQ", "RxR", "N-K9", "zz", "Zf3", "a", "N", "Nx",
    "e5e6", "e2e5", "a1a3", "Ng1g3", "PxP", "B-R8", "K-K4",
];

fn a_refusal_is_said_once() {
    with_page(|page| {
        const COUNT: &str = "const words = document.querySelector('.said').textContent.trim();
            const all = document.querySelector('.app').textContent;
            return [words !== '', all.split(words).length - 1];";
        page.new_game();
        for text in REFUSED {
            page.type_text(text);
            page.press(&["Enter"]);
            page.soon((text, json!([true, 1])), |page| {
                (text, page.browser.run(COUNT, json!([])))
            });
            // The next text starts with a clean page.
            page.press(&["Escape"]);
            page.soon(false, |page| page.has(".notice"));
        }
        for (from, to) in [
            ("e2", "e5"),
            ("g1", "g3"),
            ("a1", "a3"),
            ("e1", "e2"),
            ("f1", "b5"),
            ("d1", "h5"),
            ("b1", "d2"),
            ("h2", "g3"),
        ] {
            page.drag(from, to);
            page.soon((from, json!([true, 1])), |page| {
                (from, page.browser.run(COUNT, json!([])))
            });
            page.press(&["Escape"]);
            page.soon(false, |page| page.has(".notice"));
        }
    });
}

fn nothing_scolds_while_a_word_is_being_typed() {
    with_page(|page| {
        // The test decides when a text has rested for a second.
        const HOLD: &str = "globalThis.rests = [];
            const wait = setTimeout;
            globalThis.setTimeout = (done, time, ...given) => time === 1000 ? rests.push(done) : wait(done, time, ...given);";
        let scolds = |page: &Page| page.has(".wrong, .status-line .warn, .highlight .caret");
        page.new_game();
        page.browser.run(HOLD, json!([]));
        page.type_text("Nf9");
        page.soon(true, |page| page.texts(".highlight") == ["Nf9"]);
        assert!(!scolds(page));
        page.browser
            .run("rests.forEach((rest) => rest());", json!([]));
        page.soon(true, scolds);
        page.type_text("Nf3");
        page.soon(false, scolds);
        assert_eq!(
            page.message(),
            Some("Enter plays the knight from g1 to f3.".to_owned())
        );
    });
}

fn nothing_moves_while_a_game_is_played_typed_and_refused() {
    with_page(|page| {
        const WATCH: &str = "globalThis.moved = 0;
            globalThis.what = [];
            new PerformanceObserver((list) => {
                for (const entry of list.getEntries()) {
                    moved += entry.value;
                    what.push(entry.sources.map(({node}) => node?.className ?? node?.nodeName).join(' '));
                }
            }).observe({type: 'layout-shift'});";
        page.browser.resize(1366, 768);
        page.open_text(&hundred_moves());
        page.soon(200, |page| page.main_line(0).len());
        page.browser.run(WATCH, json!([]));
        for _ in 0..20 {
            page.press(&["ArrowRight"]);
        }
        for text in ["Nf9", "hello", "Ke3"] {
            page.type_text(text);
            page.press(&["Enter"]);
            page.soon(true, |page| page.has(".status-line .warn"));
            page.press(&["Escape"]);
        }
        page.blur();
        for _ in 0..10 {
            page.press(&["ArrowLeft"]);
        }
        page.drag("a1", "a6");
        page.soon(true, |page| page.has(".notice"));
        page.press(&["Escape"]);
        page.press(&["End"]);
        for _ in 0..10 {
            page.press(&["ArrowLeft"]);
        }
        page.press(&["Home"]);
        page.soon(Vec::<String>::new(), Page::names_of_current);
        let (moved, what) = (
            page.browser.run("return moved;", json!([])),
            page.browser.run("return what;", json!([])),
        );
        let moved = moved.as_f64().unwrap_or(1.0);
        assert!(moved <= 0.02, "{moved}: {what}");
    });
}

fn tabs_show_what_is_open_and_lead_back_to_the_moves() {
    with_page(|page| {
        let seen = |page: &Page| page.texts(".tabs:not([hidden]) [aria-selected=true]");
        assert_eq!(seen(page), Vec::<String>::new());
        page.tool("Open");
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        page.soon(true, |page| seen(page).concat().starts_with("Book"));
        page.click("#tab-moves");
        page.soon(vec!["Moves".to_owned()], seen);
        page.soon(Vec::<String>::new(), |page| {
            out_of_sight(page, &[".sheet-scroll", ".why", "#typed"])
        });
        page.tool("Set up");
        page.soon(vec!["Set up".to_owned()], seen);
        page.press_button(".editor", "Cancel");
        page.soon(vec!["Moves".to_owned()], seen);
    });
}

fn the_board_takes_another_size_and_has_it_again_the_next_time() {
    with_page(|page| {
        let width = |page: &Page| -> f64 {
            let width = "return document.querySelector('.board').getBoundingClientRect().width;";
            page.read(width, json!([]))
        };
        let largest = width(page);
        for _ in 0..4 {
            page.press(&["-"]);
        }
        page.soon(true, |page| width(page) < 0.85 * largest);
        let smaller = width(page);
        page.reload();
        page.soon(true, |page| (width(page) - smaller).abs() < 1.0);
        for _ in 0..8 {
            page.press(&["+"]);
        }
        page.soon(true, |page| (width(page) - largest).abs() < 1.0);
    });
}

fn the_wheel_over_the_board_steps_through_the_game() {
    with_page(|page| {
        const TURN: &str = "document.querySelector('.board')
            .dispatchEvent(new WheelEvent('wheel', {deltaY: arguments[0], bubbles: true, cancelable: true}));";
        page.browser.run(TURN, json!([120]));
        page.soon(vec!["O-O-O".to_owned(); 2], Page::names_of_current);
        page.browser.run(TURN, json!([-120]));
        page.browser.run(TURN, json!([-120]));
        page.soon(Some("Bxb5+".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
    });
}

fn captions_under_letters_are_switched_off_and_stay_so() {
    with_page(|page| {
        let captions = |page: &Page| -> bool {
            let shown = "const letter = document.querySelector('.sheet .needed[data-rule]');
                return getComputedStyle(letter, '::after').content !== 'none';";
            page.read(shown, json!([]))
        };
        page.soon(true, captions);
        page.press(&["c"]);
        page.soon(false, captions);
        page.reload();
        page.soon(false, captions);
    });
}

fn a_first_visit_is_offered_three_ways_in_and_whoever_comes_back_is_not() {
    with_page(|page| {
        let ways_in = |page: &Page| page.texts(".welcome:not([hidden]) .welcome-way strong");
        let ways = ["Learn to keep score", "Read an old book", "Open your games"];
        page.soon(ways.map(str::to_owned).to_vec(), ways_in);
        page.click(".welcome button.welcome-way");
        page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        page.soon(Vec::<String>::new(), ways_in);
        page.wait_for_kept("book");
        page.reload();
        page.soon(Vec::<String>::new(), ways_in);
    });
}

pub const TESTS: &[Test] = tests![
    the_board_has_four_fifths_of_the_window_whatever_is_open;
    a_phone_shows_board_moves_reasons_and_entry_at_once: Layout;
    a_game_that_is_chosen_in_a_list_on_a_phone_is_shown_with_its_moves_and_reasons;
    no_line_moves_when_the_typefaces_come;
    two_rows_of_the_sheet_become_the_whole_sheet_on_a_phone;
    a_refusal_is_said_once;
    nothing_scolds_while_a_word_is_being_typed;
    nothing_moves_while_a_game_is_played_typed_and_refused;
    tabs_show_what_is_open_and_lead_back_to_the_moves;
    the_board_takes_another_size_and_has_it_again_the_next_time: Keyboard, Storage;
    the_wheel_over_the_board_steps_through_the_game;
    captions_under_letters_are_switched_off_and_stay_so;
    a_first_visit_is_offered_three_ways_in_and_whoever_comes_back_is_not;
];
