//! `<chess-notation>` in somebody's page: what it shows, how its author controls it, and which
//! events it sends.

use rank_and_file_browser::embed::{embedded, one};
use rank_and_file_browser::{CONTRAST, Page, Test, tests};
use serde_json::{Value, json};

/// A mate in four moves, and its first positions.
const SCORE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER_ONE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";

fn one_script_and_one_element_show_board_sheet_and_reasons_and_every_way_of_stepping_is_told() {
    embedded(&one("", SCORE), |page, _| {
        let board = page.element("#a");
        board.wait();
        page.soon(1, |page| page.events("a", "chess-ready").len());
        let ready = page.last_event("a", "chess-ready");
        assert_eq!(
            (ready["ply"].clone(), ready["names"].clone()),
            (json!(0), json!([]))
        );
        assert_eq!(board.placement(), START);
        let sheet = board.texts(".sheet tbody tr:first-child td");
        assert_eq!(sheet, ["e4", "e5", "P-K4", "P-K4"]);
        assert!(board.words(".why").starts_with("Step to a move"));

        // Keys on the sheet, a click in it, and the buttons, each with the ply and names that the
        // board then has.
        type Step = (&'static str, fn(&Page), u64, &'static [&'static str]);
        let steps: &[Step] = &[
            (
                "a button",
                |page| page.element("#a").click("[aria-label=Forward]"),
                1,
                &["e4", "P-K4"],
            ),
            (
                "a key",
                |page| page.press(&["ArrowRight"]),
                2,
                &["e5", "P-K4"],
            ),
            (
                "another key",
                |page| page.press(&["End"]),
                7,
                &["Qxf7#", "QxBP mate"],
            ),
            (
                "a click",
                |page| page.element("#a").click("[data-moment='3']"),
                3,
                &["Bc4", "B-B4"],
            ),
            (
                "back",
                |page| page.press(&["ArrowLeft"]),
                2,
                &["e5", "P-K4"],
            ),
            ("home", |page| page.press(&["Home"]), 0, &[]),
            (
                "the last button",
                |page| page.element("#a").click("[aria-label='To the end']"),
                7,
                &["Qxf7#", "QxBP mate"],
            ),
            (
                "the first button",
                |page| page.element("#a").click("[aria-label='To the start']"),
                0,
                &[],
            ),
            (
                "a method",
                |page| drop(page.element("#a").call("goTo", json!([1]))),
                1,
                &["e4", "P-K4"],
            ),
        ];
        let mut told = 0;
        for (how, step, ply, names) in steps {
            step(page);
            page.soon((*how, json!(ply)), |_| (*how, board.property("ply")));
            told += 1;
            page.soon((*how, told), |page| {
                (*how, page.events("a", "chess-position").len())
            });
            let detail = page.last_event("a", "chess-position");
            assert_eq!(detail["ply"], json!(ply), "{how}");
            assert_eq!(detail["names"], json!(names), "{how}");
            assert_eq!(detail["fen"], board.property("fen"), "{how}");
        }
        assert_eq!(board.placement(), AFTER_ONE);
        let fen = board.property("fen");
        assert!(
            fen.as_str().is_some_and(|fen| fen.starts_with(AFTER_ONE)),
            "{fen}"
        );
        assert_eq!(board.texts(".current"), ["e4", "P-K4"]);
        assert_eq!(
            board.texts(".reason-head"),
            ["Short algebraic", "English descriptive"]
        );
        let pgn = board.call("toPGN", json!([]));
        assert!(
            pgn.as_str().is_some_and(|pgn| pgn.contains("4. Qxf7#")),
            "{pgn}"
        );
        assert_eq!(page.events("a", "chess-move"), Vec::<Value>::new());
    });
}

fn a_board_is_steered_by_its_attributes_and_properties_which_are_the_same() {
    embedded(&one("ply=\"2\" orientation=\"black\"", SCORE), |page, _| {
        let board = page.element("#a");
        board.wait();
        // The attribute, its property, a value, and a script that tests whether the reader sees it.
        type Row = (&'static str, &'static str, &'static str, &'static str);
        let rows: [Row; 9] = [
            (
                "columns",
                "columns",
                "long uci",
                "return [...root.querySelectorAll('.current')].at(-1).textContent === 'e7e5';",
            ),
            (
                "orientation",
                "orientation",
                "white",
                "return root.querySelector('.square').dataset.square === 'a8';",
            ),
            (
                "coordinates",
                "coordinates",
                "none",
                "return !root.querySelector('.coord');",
            ),
            (
                "coordinates",
                "coordinates",
                "descriptive",
                "return Boolean(root.querySelector('.names'));",
            ),
            (
                "explain",
                "explain",
                "none",
                "return !root.querySelector('.why');",
            ),
            (
                "layout",
                "layout",
                "board",
                "return !root.querySelector('.sheet');",
            ),
            (
                "interactive",
                "interactive",
                "free",
                "return Boolean(root.querySelector('.entry'));",
            ),
            ("ply", "ply", "end", "return host.ply === 7;"),
            (
                "fen",
                "fen",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN1 w Qkq - 0 1",
                "return host.fen.includes('/RNB1K1N1 ');",
            ),
        ];
        for (attribute, property, value, seen) in rows {
            board.set(attribute, Some(value));
            board.soon((attribute, json!(true)), |board| {
                (attribute, board.run(seen, json!([])))
            });
            if attribute != "ply" && attribute != "fen" {
                assert_eq!(board.property(property), json!(value));
            }
        }
        board.run("for (const name of host.getAttributeNames()) if (name !== 'id') host.removeAttribute(name);", json!([]));
        board.soon(true, |board| {
            board.has(".sheet") && board.placement() == START
        });
        for (attribute, property, value, seen) in rows {
            if attribute == "fen" {
                continue;
            }
            if attribute == "columns" || attribute == "letters" {
                board.run("host.ply = 2;", json!([]));
            }
            board.run(
                "host[arguments[0]] = arguments[1];",
                json!([property, value]),
            );
            board.soon((property, json!(true)), |board| {
                (property, board.run(seen, json!([])))
            });
            assert_eq!(
                board.run(
                    "return host.getAttribute(arguments[0]);",
                    json!([attribute])
                ),
                json!(value)
            );
        }
        // Setting the ply to the same value goes back to it, and a flip turns the board.
        board.run("host.layout = null; host.ply = 2;", json!([]));
        board.soon(json!(2), |board| board.property("ply"));
        board.call("goTo", json!([5]));
        board.run("host.ply = 2;", json!([]));
        board.soon(json!(2), |board| board.property("ply"));
        board.call("flip", json!([]));
        board.soon(json!("h1"), |board| {
            board.run(
                "return root.querySelector('.square').dataset.square;",
                json!([]),
            )
        });
        assert_eq!(page.events("a", "chess-error"), Vec::<Value>::new());

        board.set("fen", None);
        board.soon(true, |board| {
            board.property("fen").to_string().contains("BNR")
        });
        // A score in the letters of another language is read, and is written in them once they are asked for.
        board.run("host.textContent = '1. e4 e5 2. Lc4';", json!([]));
        board.soon("Bf1-c4".to_owned(), |board| {
            board.words("[data-moment='3']")
        });
        board.set("letters", Some("german"));
        board.soon("Lf1-c4".to_owned(), |board| {
            board.words("[data-moment='3']")
        });
        board.soon(false, |board| board.has(".score"));

        // An unknown word is ignored and reported.
        board.set("orientation", Some("sideways"));
        page.soon(1, |page| page.events("a", "chess-error").len());
        let said = page.last_event("a", "chess-error")["message"].to_string();
        assert!(
            said.contains("orientation") && said.contains("sideways"),
            "{said}"
        );
    });
}

fn a_score_that_cannot_be_read_is_shown_with_the_error_marked_and_other_boards_live_on() {
    let body = format!(
        "<chess-notation id=\"a\">1. e4 e5 2. Nf3 Nc6 3. Bb6 a6</chess-notation>
         <chess-notation id=\"b\">This is a text about something else.</chess-notation>
         <chess-notation id=\"c\" fen=\"8/8/8/9/8/8/8/8 w - - 0 1\">1. e4</chess-notation>
         <chess-notation id=\"d\">{SCORE}</chess-notation>"
    );
    embedded(&body, |page, _| {
        for (id, marked, said) in [("#a", "Bb6", "Bb6"), ("#b", "", ""), ("#c", "", "position")] {
            let board = page.element(id);
            page.browser.run(
                "document.querySelector(arguments[0]).scrollIntoView();",
                json!([id]),
            );
            board.wait();
            page.soon(1, |page| page.events(&id[1..], "chess-error").len());
            let told = page.events(&id[1..], "chess-error")[0]["message"].to_string();
            assert!(told.len() > 20 && told.contains(said), "{id}: {told}");
            assert!(
                board.words(".score").contains(said),
                "{id}: {}",
                board.words(".score")
            );
            let given = board.run("return host.textContent;", json!([]));
            assert!(
                board
                    .words(".given")
                    .contains(given.as_str().unwrap_or("?").trim()),
                "{id}"
            );
            if !marked.is_empty() {
                assert!(
                    board.words("mark").contains(marked),
                    "{id}: {}",
                    board.words("mark")
                );
            }
        }
        assert_eq!(
            page.element("#a").texts(".sheet .begin .name"),
            ["e4", "P-K4", "Nf3", "N-KB3"]
        );
        let other = page.element("#d");
        page.browser
            .run("document.querySelector('#d').scrollIntoView();", json!([]));
        other.wait();
        other.call("goTo", json!([1]));
        other.soon(AFTER_ONE.to_owned(), |board| board.placement());
        assert_eq!(page.events("d", "chess-error"), Vec::<Value>::new());
    });
}

fn letters_on_a_ground_of_the_authors_own_can_be_read_on_a_page_of_either_scheme() {
    let looks = ["light", "dark"].into_iter().flat_map(|scheme| {
        let grounds = ["#fdf6e3", "#dcd0b4", "#22303c", "#101010", "transparent"];
        grounds.map(|ground| (scheme, ground))
    });
    let measure = format!(
        "{CONTRAST}
        const worst = (least, it) => {{
            const words = [...it.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
            if (!words || it.closest('.board, .visually-hidden, :disabled') || !it.checkVisibility()) return least;
            const found = contrast(getComputedStyle(it).color, ground(it));
            return found < least[0] ? [found, it.outerHTML.slice(0, 80)] : least;
        }};
        return [...root.querySelectorAll('.chess *')].reduce(worst, [21, '']);"
    );
    for (scheme, ground) in looks {
        let style = format!("<style>:root {{ color-scheme: {scheme}; }}</style>");
        let board = one(
            &format!("ply=\"1\" columns=\"short descriptive\" style=\"--chess-paper: {ground}\""),
            SCORE,
        );
        embedded(&(style + &board), |page, _| {
            let board = page.element("#a");
            board.wait();
            let (contrast, of): (f64, String) = board.read(&measure, json!([]));
            assert!(
                (4.5..21.0).contains(&contrast),
                "{scheme}, {ground}: {contrast:.2} of {of}"
            );
        });
    }
}

pub const TESTS: &[Test] = tests![
    letters_on_a_ground_of_the_authors_own_can_be_read_on_a_page_of_either_scheme: Element;
    one_script_and_one_element_show_board_sheet_and_reasons_and_every_way_of_stepping_is_told: Element;
    a_board_is_steered_by_its_attributes_and_properties_which_are_the_same: Element;
    a_score_that_cannot_be_read_is_shown_with_the_error_marked_and_other_boards_live_on;
];
