//! Faults on a page with boards: a trap in the program, a program that does not arrive, an author
//! who does everything during an event. The other boards go on.

use rank_and_file_browser::embed::{embedded, hosted, with_boards, with_traps};
use rank_and_file_browser::{Page, Test, tests};
use serde_json::{Value, json};

const SCORE: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";

fn a_trap_stops_one_board_which_says_so_and_the_others_go_on_where_they_were() {
    hosted("/", |page, host| {
        host.write("games.pgn", b"1. d4 d5 2. c4 e6 3. Nc3\n");
        let body = format!(
            "<style>chess-notation {{ inline-size: 300px; float: left }}</style>
             <chess-notation id=\"a\" layout=\"board\">{SCORE}</chess-notation>
             <chess-notation id=\"b\" layout=\"board\" interactive=\"free\">{SCORE}</chess-notation>
             <chess-notation id=\"c\" layout=\"board\" src=\"games.pgn\">1. f4</chess-notation>"
        );
        page.open_written(host, &with_traps(&body));
        let [a, b, c] = ["#a", "#b", "#c"].map(|id| page.element(id));
        for board in [&a, &b, &c] {
            board.wait();
        }
        c.soon(true, |board| {
            board
                .call("toPGN", json!([]))
                .to_string()
                .contains("3. Nc3")
        });
        c.call("goTo", json!([4]));
        b.call("goTo", json!([2]));
        b.drag("d2", "d4");
        b.soon(json!(3), |board| board.property("ply"));
        b.call("flip", json!([]));
        let state = |page: &Page| {
            page.author("return ['b', 'c'].map((id) => document.getElementById(id))
                .map((board) => [board.ply, board.fen, board.toPGN(), board.shadowRoot.querySelector('.square')?.dataset.square]);")
        };
        let before = state(page);

        // The trap occurs during a click, and later again in a method.
        a.run(
            "window.trap = true; root.querySelector('[aria-label=Forward]').click();",
            json!([]),
        );
        a.soon(true, |board| board.words(".failed").contains("stopped"));
        page.soon(1, |page| page.events("a", "chess-error").len());
        assert!(
            page.visible_text("#a").contains("1. e4 e5 2. Nf3"),
            "its score is there to be read"
        );
        page.soon(json!(2), |page| page.author("return made;"));
        page.soon(before.clone(), state);
        b.click("[aria-label=Back]");
        b.soon(json!(2), |board| board.property("ply"));
        b.click("[aria-label=Forward]");
        assert_eq!(page.events("b", "chess-error"), Vec::<Value>::new());

        // A change by its author restarts the board that has stopped.
        a.set("ply", Some("1"));
        a.wait();
        assert_eq!((a.property("ply"), a.has(".failed")), (json!(1), false));
        let _ = page.author("window.trap = true; document.querySelector('#b').goTo(0);");
        b.soon(true, |board| board.words(".failed").contains("stopped"));
        page.soon(json!(3), |page| page.author("return made;"));
        page.soon(json!([4, 1]), |page| {
            page.author("return ['c', 'a'].map((id) => document.getElementById(id).ply);")
        });
        let complaints = page.complaints();
        assert!(
            complaints.iter().all(|line| line.contains("unreachable")),
            "{complaints:?}"
        );
    });
}

fn a_program_that_does_not_arrive_is_said_and_fetched_again_when_a_board_is_begun_anew() {
    hosted("/", |page, host| {
        let program = host.file("chess-notation-", ".wasm");
        let kept = host.remove(&program);
        let boards = format!(
            "<style>chess-notation {{ inline-size: 300px; float: left }}</style>
             <chess-notation id=\"a\" layout=\"board\" interactive=\"free\">{SCORE}</chess-notation>
             <chess-notation id=\"b\" layout=\"board\">{SCORE}</chess-notation>"
        );
        page.open_written(host, &with_boards(&boards));
        let (a, b) = (page.element("#a"), page.element("#b"));
        for board in [&a, &b] {
            board.soon(true, |board| {
                board.words(".failed").contains("could not be loaded")
            });
        }
        assert!(
            page.visible_text("#a").contains("1. e4 e5 2. Nf3"),
            "its score is there to be read"
        );
        host.write(&program, &kept);
        a.set("ply", Some("1"));
        a.wait();
        a.drag("e7", "e6");
        a.soon(json!(2), |board| board.property("ply"));
        b.set("ply", Some("2"));
        b.wait();
        b.soon(json!(2), |board| board.property("ply"));
    });
}

fn what_an_author_does_in_the_midst_of_an_event_harms_no_board() {
    let body = format!(
        "<div id=\"one\"><chess-notation id=\"a\" interactive=\"free\" ply=\"2\">{SCORE}</chess-notation></div><div id=\"two\"></div>"
    );
    // The event, and the script that runs on it with the board in `board`.
    let rows = [
        (
            "focusin",
            "board.goTo(1); board.flip(); window.seen.push(board.fen.length);",
        ),
        (
            "focusin",
            "board.setAttribute('layout', 'narrow'); document.querySelector('#two').append(board);",
        ),
        (
            "chess-position",
            "board.remove(); document.querySelector('#one').append(board);",
        ),
        (
            "chess-position",
            "board.remove(); setTimeout(() => document.querySelector('#one').append(board), 30);",
        ),
        (
            "chess-move",
            "board.goTo(0); board.textContent = '1. d4 d5';",
        ),
        (
            "chess-move",
            "board.remove(); document.querySelector('#one').append(board);",
        ),
    ];
    embedded(&body, |page, host| {
        for (heard, done) in rows {
            page.open_written(host, &with_boards(&body));
            let board = page.element("#a");
            board.wait();
            const LISTEN: &str = "window.seen = [];
                const act = new Function('board', arguments[1]);
                addEventListener(arguments[0], () => { window.seen.push(1); act(document.querySelector('#a')); }, {once: true});";
            page.browser.run(LISTEN, json!([heard, done]));
            board.focus("[data-square=d2]");
            page.press(&["ArrowUp", "ArrowDown"]);
            if board.stands() {
                board.drag("d2", "d4");
            }
            page.soon((heard, true), |page| {
                (heard, page.author("return seen.length;") != json!(0))
            });
            board.soon((done, true), |board| (done, board.stands()));
            board.call("goTo", json!([1]));
            board.soon((done, json!(1)), |board| (done, board.property("ply")));
            assert_eq!(board.count(".board"), 1, "{done}");
            assert_eq!(
                page.events("a", "chess-error"),
                Vec::<Value>::new(),
                "{done}"
            );
        }
    });
}

pub const TESTS: &[Test] = tests![
    a_trap_stops_one_board_which_says_so_and_the_others_go_on_where_they_were;
    a_program_that_does_not_arrive_is_said_and_fetched_again_when_a_board_is_begun_anew;
    what_an_author_does_in_the_midst_of_an_event_harms_no_board: Element;
];
