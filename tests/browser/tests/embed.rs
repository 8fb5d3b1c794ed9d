//! `<chess-notation>` in somebody's page: what its readers do with a board, and what its author is told.

use rank_and_file_browser::Page;
use rank_and_file_browser::embed::embedded;
use serde_json::{Value, json};

/// A mate in four moves, and its positions from the start on.
const SCORE: &str = "1. e4 e5 2. Bc4 Nc6 3. Qh5 Nf6 4. Qxf7#";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER_ONE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_TWO: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

fn one(attributes: &str, score: &str) -> String {
    format!("<chess-notation id=\"a\" {attributes}>{score}</chess-notation>")
}

/// The last event of a type of the first board.
#[track_caller]
fn last(page: &Page, of_type: &str) -> Value {
    page.events("a", of_type).pop().unwrap_or_default()
}

#[test]
fn one_script_and_one_element_show_board_sheet_and_reasons_and_every_way_of_stepping_is_told() {
    embedded(&one("", SCORE), |page, _| {
        let board = page.element("#a");
        board.wait();
        page.soon(1, |page| page.events("a", "chess-ready").len());
        let ready = last(page, "chess-ready");
        assert_eq!(
            (ready["ply"].clone(), ready["names"].clone()),
            (json!(0), json!([]))
        );
        assert_eq!(board.placement(), START);
        let sheet = board.texts(".sheet tbody tr:first-child td");
        assert_eq!(sheet, ["e4", "e5", "P-K4", "P-K4"]);
        assert!(board.text(".why").starts_with("Step to a move"));

        // Keys on the sheet, a click in it, and the buttons: what is shown, and what is told of it.
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
            let detail = last(page, "chess-position");
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

#[test]
fn games_are_played_by_mouse_keyboard_and_in_writing_and_an_illegal_move_is_refused_with_a_reason()
{
    embedded(&one("interactive=\"free\"", ""), |page, _| {
        let board = page.element("#a");
        board.wait();
        board.drag("e2", "e4");
        page.soon(1, |page| page.events("a", "chess-position").len());
        assert_eq!(board.placement(), AFTER_ONE);
        assert_eq!(last(page, "chess-move")["names"], json!(["e4", "P-K4"]));

        // The keyboard walks from e7, picks up, walks on and puts down.
        board.focus("[data-square=e4]");
        page.press(&[
            "ArrowUp",
            "ArrowUp",
            "ArrowUp",
            "Enter",
            "ArrowDown",
            "ArrowDown",
            "Enter",
        ]);
        page.soon(2, |page| page.events("a", "chess-position").len());
        assert_eq!(board.placement(), AFTER_TWO);
        assert!(board.focused().starts_with("e5"), "{}", board.focused());

        board.click_square("g1");
        board.click_square("f3");
        page.soon(3, |page| page.events("a", "chess-position").len());
        board.write("Nc6");
        page.soon(4, |page| page.events("a", "chess-position").len());
        assert_eq!(
            board.texts(".sheet .begin .name"),
            ["e4", "P-K4", "Nf3", "N-KB3"]
        );

        // Two moves that cannot be: by hand, and in writing.
        board.drag("f1", "f3");
        board.soon(true, |board| board.has(".notice.warn"));
        let refused = board.text(".notice");
        assert!(
            refused.contains("bishop") && refused.len() > 30,
            "{refused}"
        );
        board.write("Ke3");
        board.soon(true, |board| {
            board.text(".notice").contains("Ke3") || board.text(".notice").contains("e3")
        });
        assert_eq!(page.events("a", "chess-position").len(), 4);
        assert_eq!(board.property("ply"), json!(4));

        // What was played can be taken back, again by buttons.
        board.click("[aria-label=Undo]");
        page.soon(5, |page| page.events("a", "chess-position").len());
        assert_eq!(board.property("ply"), json!(3));
    });
}

#[test]
fn a_move_that_a_sentence_offers_is_played_with_the_keyboard_too() {
    let knights =
        "interactive=\"free\" columns=\"short\" fen=\"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"";
    for key in ["Enter", " "] {
        embedded(&one(knights, ""), |page, _| {
            let board = page.element("#a");
            board.wait();
            board.write("Nd2");
            board.soon(2, |board| board.count(".notice .link[data-play]"));
            assert_eq!(board.property("ply"), json!(0));
            board.focus(".notice .link[data-play]");
            page.press(&[key]);
            board.soon(json!(1), |board| board.property("ply"));
            assert!(board.text(".sheet .name").ends_with("d2"));
            let field = "return root.querySelector('.entry input').value;";
            board.soon(json!(""), |board| board.run(field, json!([])));
        });
    }
}

#[test]
fn an_author_may_forbid_a_move_and_hears_of_every_other() {
    embedded(&one("interactive=\"free\"", ""), |page, _| {
        const FORBID: &str = "addEventListener('chess-move', (event) => {
            if (event.detail.names[0] === 'd4') event.preventDefault();
        });";
        let board = page.element("#a");
        board.wait();
        page.browser.run(FORBID, json!([]));
        board.drag("d2", "d4");
        page.soon(1, |page| page.events("a", "chess-move").len());
        board.soon(START.to_owned(), |board| board.placement());
        assert_eq!(board.property("ply"), json!(0));
        assert_eq!(page.events("a", "chess-position"), Vec::<Value>::new());
        board.drag("e2", "e4");
        page.soon(1, |page| page.events("a", "chess-position").len());
        assert_eq!(board.placement(), AFTER_ONE);
        let moved = last(page, "chess-move");
        assert_eq!(moved, last(page, "chess-position"));
        assert_eq!(moved["ply"], json!(1));
    });
}

#[test]
fn a_board_is_steered_by_its_attributes_and_properties_which_are_the_same() {
    embedded(&one("ply=\"2\" orientation=\"black\"", SCORE), |page, _| {
        let board = page.element("#a");
        board.wait();
        // The attribute, its property, a value, and what the reader then sees of it.
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
            board.run("host[given[0]] = given[1];", json!([property, value]));
            board.soon((property, json!(true)), |board| {
                (property, board.run(seen, json!([])))
            });
            assert_eq!(
                board.run("return host.getAttribute(given[0]);", json!([attribute])),
                json!(value)
            );
        }
        // Setting the ply that was set before goes back to it, and a flip turns the board.
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
        // Letters are those of the score as well, which is read anew.
        board.run("host.textContent = '1. e4 e5 2. Lc4';", json!([]));
        page.soon(1, |page| page.events("a", "chess-error").len());
        board.set("letters", Some("german"));
        board.soon("Lf1-c4".to_owned(), |board| board.text("[data-moment='3']"));
        board.soon(false, |board| board.has(".score"));

        // A word that is none is passed over, and said.
        board.set("orientation", Some("sideways"));
        page.soon(2, |page| page.events("a", "chess-error").len());
        let said = last(page, "chess-error")["message"].to_string();
        assert!(
            said.contains("orientation") && said.contains("sideways"),
            "{said}"
        );
    });
}

#[test]
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
                board.text(".score").contains(said),
                "{id}: {}",
                board.text(".score")
            );
            let given = board.run("return host.textContent;", json!([]));
            assert!(
                board
                    .text(".given")
                    .contains(given.as_str().unwrap_or("?").trim()),
                "{id}"
            );
            if !marked.is_empty() {
                assert!(
                    board.text("mark").contains(marked),
                    "{id}: {}",
                    board.text("mark")
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

#[test]
fn the_keyboard_comes_in_steps_and_goes_out_again_and_everything_has_a_name() {
    let body = format!(
        "<p><a id=\"before\" href=\"#x\">before</a></p>{}<p><a id=\"after\" href=\"#y\">after</a></p>",
        one("", SCORE)
    );
    embedded(&body, |page, _| {
        let board = page.element("#a");
        board.wait();
        page.browser
            .run("document.querySelector('#before').focus();", json!([]));
        let mut passed = Vec::new();
        let outside = || page.author("return document.activeElement.id;") == json!("after");
        while !outside() && passed.len() < 80 {
            page.press(&["Tab"]);
            passed.push(board.focused());
            if passed.last().is_some_and(|name| name == "Forward") {
                page.press(&["Enter"]);
                page.soon(1, |page| page.events("a", "chess-position").len());
                page.press(&["ArrowRight"]);
                page.soon(2, |page| page.events("a", "chess-position").len());
            }
        }
        assert!(outside(), "80 times Tab do not lead out: {passed:?}");
        for name in [
            "e1, white king",
            "To the start",
            "Back",
            "Forward",
            "To the end",
            "Turn the board",
            "Score sheet",
        ] {
            assert!(
                passed.iter().any(|passed| passed == name),
                "{name} is not in {passed:?}"
            );
        }
        page.browser.press_with(&["Shift"], "Tab");
        assert!(!outside(), "Shift and Tab do not lead back");

        // Arrows walk on the squares, and Tab comes back to the square that was left.
        board.focus("[data-square=e1]");
        page.press(&["ArrowUp", "ArrowLeft"]);
        board.soon("d2, white pawn".to_owned(), |board| board.focused());
        assert_eq!(board.count("[role=gridcell][tabindex='0']"), 1);

        let pair = |role: &str, name: &str| (role.to_owned(), name.to_owned());
        for (inside, role, name) in [
            (".board", "grid", "Chess board"),
            ("[data-square=d8]", "gridcell", "d8, black queen"),
            ("[data-do=forward]", "button", "Forward"),
            (".sheet-scroll", "group", "Score sheet"),
            ("[data-moment='1']", "button", "e4"),
            (".sheet", "table", ""),
        ] {
            assert_eq!(board.told(inside), pair(role, name), "{inside}");
        }
        assert!(board.has("[aria-live=polite]"));
        board.soon(true, |board| board.text(".visually-hidden").contains("e5"));
    });
}

#[test]
fn a_pawn_that_arrives_asks_what_it_becomes_by_mouse_and_by_keyboard() {
    let fen = "fen=\"4k3/P6P/8/8/8/8/8/4K3 w - - 0 1\"";
    embedded(
        &one(&format!("interactive=\"free\" {fen}"), ""),
        |page, _| {
            let board = page.element("#a");
            board.wait();
            board.drag("a7", "a8");
            board.soon(true, |board| board.has(".promotion"));
            assert_eq!(
                board.told(".promotion"),
                ("dialog".to_owned(), "The pawn becomes".to_owned())
            );
            assert_eq!(page.events("a", "chess-move"), Vec::<Value>::new());
            board.click(".promotion button:nth-child(2)");
            page.soon(1, |page| page.events("a", "chess-position").len());
            assert!(!board.has(".promotion"));
            let by_mouse = last(page, "chess-position")["names"][0].clone();
            board.write("Kd7");
            page.soon(2, |page| page.events("a", "chess-position").len());

            board.focus("[data-square=h7]");
            page.press(&["Enter", "ArrowUp", "Enter"]);
            board.soon(true, |board| board.has(".promotion"));
            page.press(&["Enter"]);
            page.soon(3, |page| page.events("a", "chess-position").len());
            let by_key = last(page, "chess-position")["names"][0].clone();
            assert_eq!((by_mouse, by_key), (json!("a8=R+"), json!("h8=Q")));
        },
    );
}
