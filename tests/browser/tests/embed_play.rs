//! Boards in somebody's page that are played on with the mouse, the keyboard and in writing.

use rank_and_file_browser::embed::{embedded, one};
use rank_and_file_browser::{Test, View, tests};
use serde_json::{Value, json};

/// The first three positions of `1. e4 e5`.
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
const AFTER_ONE: &str = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR";
const AFTER_TWO: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";

fn games_are_played_by_mouse_keyboard_and_in_writing_and_an_illegal_move_is_refused_with_a_reason()
{
    embedded(&one("interactive=\"free\"", ""), |page, _| {
        let board = page.element("#a");
        board.wait();
        board.drag("e2", "e4");
        page.soon(1, |page| page.events("a", "chess-position").len());
        assert_eq!(board.placement(), AFTER_ONE);
        assert_eq!(
            page.last_event("a", "chess-move")["names"],
            json!(["e4", "P-K4"])
        );

        // The keyboard goes to e7, lifts the pawn, goes on and puts it down.
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

        // Two illegal moves, one by hand and one in writing.
        board.drag("f1", "f3");
        board.soon(true, |board| board.has(".notice.warn"));
        let refused = board.words(".notice");
        assert!(
            refused.contains("bishop") && refused.len() > 30,
            "{refused}"
        );
        board.write("Ke3");
        board.soon(true, |board| {
            board.words(".notice").contains("Ke3") || board.words(".notice").contains("e3")
        });
        assert_eq!(page.events("a", "chess-position").len(), 4);
        assert_eq!(board.property("ply"), json!(4));

        // The last move can be taken back with the buttons.
        board.click("[aria-label=Undo]");
        page.soon(5, |page| page.events("a", "chess-position").len());
        assert_eq!(board.property("ply"), json!(3));
    });
}

fn a_move_that_a_sentence_offers_is_played_with_the_keyboard_too() {
    let knights =
        "interactive=\"free\" columns=\"short\" fen=\"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"";
    for key in ["Enter", " "] {
        embedded(&one(knights, ""), |page, _| {
            let board = page.element("#a");
            board.wait();
            board.write("Nd2");
            let moves = |board: &View| {
                let links = board.texts(".notice .link").into_iter();
                links
                    .filter(|words| words.starts_with("the knight"))
                    .count()
            };
            board.soon(2, moves);
            assert_eq!(board.property("ply"), json!(0));
            board.focus(".notice .link");
            page.press(&[key]);
            board.soon(json!(1), |board| board.property("ply"));
            assert!(board.words(".sheet .name").ends_with("d2"));
            let field = "return root.querySelector('.entry input').value;";
            board.soon(json!(""), |board| board.run(field, json!([])));
        });
    }
}

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
        let moved = page.last_event("a", "chess-move");
        assert_eq!(moved, page.last_event("a", "chess-position"));
        assert_eq!(moved["ply"], json!(1));
    });
}

fn the_keyboard_comes_in_steps_and_goes_out_again_and_everything_has_a_name() {
    let body = format!(
        "<p><a id=\"before\" href=\"#x\">before</a></p>{}<p><a id=\"after\" href=\"#y\">after</a></p>",
        one("", "1. e4 e5 2. Bc4 Nc6")
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

        // Arrow keys move over the squares, and Tab returns to the last square.
        board.focus("[data-square=e1]");
        page.press(&["ArrowUp", "ArrowLeft"]);
        board.soon("d2, white pawn".to_owned(), |board| board.focused());
        assert_eq!(board.count("[role=gridcell][tabindex='0']"), 1);

        let pair = |role: &str, name: &str| (role.to_owned(), name.to_owned());
        for (inside, role, name) in [
            (".board", "grid", "Chess board"),
            ("[data-square=d8]", "gridcell", "d8, black queen"),
            ("[aria-label=Forward]", "button", "Forward"),
            (".sheet-scroll", "group", "Score sheet"),
            ("[data-moment='1']", "button", "e4"),
            (".sheet", "table", ""),
        ] {
            assert_eq!(
                (board.role(inside), board.label(inside)),
                pair(role, name),
                "{inside}"
            );
        }
        assert!(board.has("[aria-live=polite]"));
        board.soon(true, |board| board.words(".visually-hidden").contains("e5"));
    });
}

fn the_position_the_last_move_and_the_ways_of_a_piece_are_read_out_at_a_key() {
    embedded(&one("ply=\"1\"", "1. Nf3 d5"), |page, _| {
        let board = page.element("#a");
        board.wait();
        board.focus("[data-square=g8]");
        let spoken = |board: &View| board.words("#spoken");
        for (key, begins) in [
            ("s", "White: king e1, queen d1, rooks a1 and h1"),
            ("l", "White: knight from g1 to f3. Nf3, short algebraic: "),
            ("g", "The knight on g8 can go to f6 and h6."),
        ] {
            page.press(&[key]);
            board.soon(true, |board| spoken(board).starts_with(begins));
        }
        // Elsewhere in the page the keys are the page's.
        let before = spoken(&board);
        let _ = page.author("document.activeElement.blur();");
        page.press(&["s"]);
        assert_eq!(spoken(&board), before);
    });
}

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
                (board.role(".promotion"), board.label(".promotion")),
                ("dialog".to_owned(), "The pawn becomes".to_owned())
            );
            assert_eq!(page.events("a", "chess-move"), Vec::<Value>::new());
            board.click(".promotion button:nth-child(2)");
            page.soon(1, |page| page.events("a", "chess-position").len());
            assert!(!board.has(".promotion"));
            let by_mouse = page.last_event("a", "chess-position")["names"][0].clone();
            board.write("Kd7");
            page.soon(2, |page| page.events("a", "chess-position").len());

            board.focus("[data-square=h7]");
            page.press(&["Enter", "ArrowUp", "Enter"]);
            board.soon(true, |board| board.has(".promotion"));
            page.press(&["Enter"]);
            page.soon(3, |page| page.events("a", "chess-position").len());
            let by_key = page.last_event("a", "chess-position")["names"][0].clone();
            assert_eq!((by_mouse, by_key), (json!("a8=R+"), json!("h8=Q")));
        },
    );
}

fn a_piece_dropped_outside_goes_back_and_the_next_key_is_heard() {
    embedded(&one("interactive=\"free\"", "1. e4"), |page, _| {
        let board = page.element("#a");
        board.wait();
        board.drag_away("e2");
        board.soon(0, |board| board.count(".hand"));
        assert_eq!(board.placement(), START);
        board.focus("[aria-label=Forward]");
        page.press(&["Enter"]);
        board.soon(AFTER_ONE.to_owned(), |board| board.placement());
    });
}

pub const TESTS: &[Test] = tests![
    games_are_played_by_mouse_keyboard_and_in_writing_and_an_illegal_move_is_refused_with_a_reason: Element, Mouse, Keyboard;
    a_move_that_a_sentence_offers_is_played_with_the_keyboard_too;
    an_author_may_forbid_a_move_and_hears_of_every_other;
    the_keyboard_comes_in_steps_and_goes_out_again_and_everything_has_a_name: Element, Keyboard;
    the_position_the_last_move_and_the_ways_of_a_piece_are_read_out_at_a_key;
    a_pawn_that_arrives_asks_what_it_becomes_by_mouse_and_by_keyboard;
    a_piece_dropped_outside_goes_back_and_the_next_key_is_heard;
];
