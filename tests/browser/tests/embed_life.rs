//! The life of `<chess-notation>`: made when it is near the window, changed and moved about,
//! removed and put back.

use rank_and_file_browser::embed::{embedded, hosted, with_traps};
use rank_and_file_browser::{Page, Test, tests};
use serde_json::{Value, json};

const SCORE: &str = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6";

fn a_thousand_changes_at_any_time_leave_one_board_that_shows_the_last_of_them() {
    let body = format!(
        "<div id=\"one\"><chess-notation id=\"a\" interactive=\"free\">{SCORE}</chess-notation></div><div id=\"two\"></div>"
    );
    embedded(&body, |page, _| {
        // Some changes come before the program has loaded, most while the board is shown, alone or
        // many at once; in between the board is moved, removed and put back.
        const CHANGE: &str = "const board = document.querySelector('#a');
            const places = [document.querySelector('#one'), document.querySelector('#two')];
            const values = {
                columns: ['short', 'descriptive long', 'uci', null], ply: ['0', '3', 'end', null], orientation: ['white', 'black', null],
                letters: ['german', 'english', null], coordinates: ['algebraic', 'descriptive', 'none', null],
                interactive: ['none', 'moves', 'free', 'quiz', 'laboratory', null], quiz: ['move', 'write', 'piece', null],
                explain: ['panel', 'none', null], layout: ['auto', 'wide', 'narrow', 'board', null], 'read-as': ['auto', 'short', null],
                fen: ['4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1', null, null], variant: ['standard', 'diagram', null],
            };
            const names = Object.keys(values);
            let seed = 1;
            const any = (list) => { seed = seed * 48271 % 2147483647; return list[seed % list.length]; };
            const seen = new Set();
            for (let change = 0; change < 1000; change += 1) {
                const name = any(names);
                const value = any(values[name]);
                if (value === null) board.removeAttribute(name); else board.setAttribute(name, value);
                if (change % 50 === 20) any(places).append(board);
                if (change % 100 === 40) board.remove();
                if (change % 100 === 49) any(places).append(board);
                if (change % 130 === 60) board.textContent = any(['1. d4 d5 2. c4', '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6']);
                if (change % 7 === 3) await new Promise((done) => requestAnimationFrame(done));
                if (change % 3 === 0) await null;
                if (change % 11 === 0) board.goTo(change % 5);
                if (change % 29 === 0) board.flip();
                seen.add(board.shadowRoot.querySelectorAll('.board').length);
            }
            for (const name of names) board.removeAttribute(name);
            board.textContent = '1. e4 e5 2. Nf3';
            board.setAttribute('ply', '2');
            board.setAttribute('orientation', 'black');
            places[0].append(board);
            return [...seen].sort();";
        let seen = page.browser.run_slowly(CHANGE, json!([]));
        assert!(
            seen == json!([0, 1]) || seen == json!([1]),
            "boards in one element: {seen}"
        );
        let board = page.element("#a");
        board.wait();
        board.soon(
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR".to_owned(),
            |board| board.placement(),
        );
        assert_eq!(board.run("return [root.querySelectorAll('.board').length, root.querySelector('.square').dataset.square, root.adoptedStyleSheets.length];", json!([])), json!([1, "h1", 1]));
        assert_eq!(
            board.texts(".sheet .begin .name"),
            ["e4", "P-K4", "Nf3", "N-KB3"]
        );
        // Quizzes and laboratories report positions with nothing to ask about; no board has
        // stopped.
        for error in page.events("a", "chess-error") {
            let message = error["message"].to_string();
            assert!(!message.contains("stopped"), "{message}");
        }
    });
}

fn boards_far_from_the_window_give_back_their_room_and_come_back_as_they_were() {
    // More than may stand at once, each so far from the next that most are far from the window.
    let boards: Vec<String> = (0..60)
        .map(|at| format!("<chess-notation id=\"b{at}\" interactive=\"free\">{SCORE}</chess-notation><p style=\"block-size: 40rem\"></p>"))
        .collect();
    embedded(&boards.concat(), |page, _| {
        const STANDING: &str = "return [...document.querySelectorAll('chess-notation')].filter((it) => it.shadowRoot.querySelector('.board')).length;";
        const SHOW: &str =
            "document.querySelector(arguments[0]).scrollIntoView({behavior: 'instant'});";
        let first = page.element("#b0");
        first.wait();
        first.call("goTo", json!([3]));
        first.call("flip", json!([]));
        let played = page.element("#b1");
        page.browser.run(SHOW, json!(["#b1"]));
        played.wait();
        played.drag("d2", "d4");
        page.soon(json!(1), |_| played.property("ply"));
        let height = "return document.documentElement.scrollHeight;";
        // A board that was never drawn has a height that is a guess.
        const IS_DRAWN: &str =
            "return root.querySelector('.board').checkVisibility({contentVisibilityAuto: true});";
        for at in 2..60 {
            let board = page.element(&format!("#b{at}"));
            page.browser.run(SHOW, json!([format!("#b{at}")]));
            board.wait();
            board.soon(json!(true), |board| board.run(IS_DRAWN, json!([])));
        }
        page.soon(true, |page| page.author(STANDING).as_u64() <= Some(25));
        let before = page.author(height);
        page.soon(false, |_| first.stands());
        assert!(played.stands(), "a move that was played would be lost");

        // An author may ask a board that rests, and steps of the reader's are not lost.
        assert_eq!(first.property("ply"), json!(3));
        // Nothing moves while it is made again.
        const HEIGHTS: &str = "const board = document.querySelector('#b0');
            const heights = new Set();
            const isDrawn = () => board.shadowRoot.querySelector('.board')?.checkVisibility({contentVisibilityAuto: true});
            board.scrollIntoView({behavior: 'instant'});
            while (!isDrawn()) {
                heights.add(document.documentElement.scrollHeight);
                await new Promise((done) => requestAnimationFrame(done));
            }
            return [...heights.add(document.documentElement.scrollHeight)];";
        assert_eq!(page.browser.run_slowly(HEIGHTS, json!([])), json!([before]));
        assert_eq!(first.property("ply"), json!(3));
        assert_eq!(
            first.run(
                "return root.querySelector('.square').dataset.square;",
                json!([])
            ),
            json!("h1")
        );
        assert_eq!(page.events("b0", "chess-ready").len(), 1);
        // On paper all of them stand; afterwards those that are far away rest again.
        let print = format!("dispatchEvent(new Event('beforeprint')); {STANDING}");
        assert_eq!(page.author(&print), json!(60));
        page.soon(true, |page| page.author(STANDING).as_u64() <= Some(25));
        assert_eq!(first.property("ply"), json!(3));
    });
}

fn what_a_reader_has_done_is_there_when_his_board_is_moved_and_when_it_is_taken_out_and_brought_back()
 {
    let body = format!(
        "<div id=\"one\"><chess-notation id=\"a\" interactive=\"free\">{SCORE}</chess-notation></div><div id=\"two\"></div>"
    );
    embedded(&body, |page, _| {
        let board = page.element("#a");
        board.wait();
        board.call("goTo", json!([2]));
        board.drag("d2", "d4");
        page.soon(json!(3), |_| board.property("ply"));
        board.call("flip", json!([]));
        let state = |page: &Page| {
            page.author("const board = document.querySelector('#a');
                return [board.ply, board.fen, board.toPGN(), board.shadowRoot.querySelector('.square')?.dataset.square];")
        };
        let before = state(page);
        assert!(
            before[2].as_str().is_some_and(|pgn| pgn.contains("2. d4")),
            "{before}"
        );

        page.browser.run(
            "document.querySelector('#two').append(document.querySelector('#a'));",
            json!([]),
        );
        assert_eq!((state(page), board.count(".board")), (before.clone(), 1));
        page.soon(1, |page| page.events("a", "chess-ready").len());

        page.browser.run_slowly(
            "window.taken = document.querySelector('#a'); taken.remove();
             while (taken.shadowRoot.querySelector('.board')) await new Promise(requestAnimationFrame);",
            json!([]),
        );
        page.soon(json!([0, 0]), |page| page.author("return [taken.shadowRoot.querySelectorAll('.board').length, taken.shadowRoot.adoptedStyleSheets.length];"));
        page.browser
            .run("document.querySelector('#one').append(taken);", json!([]));
        board.wait();
        assert_eq!(state(page), before);
        page.soon(2, |page| page.events("a", "chess-ready").len());

        // With another score the board starts again.
        page.browser.run_slowly(
            "taken.remove();
             while (taken.shadowRoot.querySelector('.board')) await new Promise(requestAnimationFrame);
             taken.textContent = '1. c4'; document.querySelector('#one').append(taken);",
            json!([]),
        );
        board.wait();
        page.soon(json!(0), |_| board.property("ply"));
        assert_eq!(board.texts(".sheet .name"), ["c4", "P-QB4"]);
    });
}

fn boards_that_are_taken_away_give_back_what_they_took() {
    hosted("/", |page, host| {
        page.open_written(host, &with_traps("<div id=\"place\"></div>"));
        // Each round has ten boards: five old ones and five new ones.
        const ROUNDS: &str = "const place = document.querySelector('#place');
            const score = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7';
            const modes = ['moves', 'free', 'quiz', 'laboratory', 'none'];
            window.old ??= modes.map(() => document.createElement('chess-notation'));
            for (let round = 0; round < arguments[0]; round += 1) {
                const boards = [...old, ...modes.map(() => document.createElement('chess-notation'))];
                boards.forEach((board, at) => {
                    board.setAttribute('interactive', modes[at % 5]);
                    if (!board.firstChild) board.append(score);
                    board.style.cssText = 'position: absolute; top: 0; inline-size: 300px';
                });
                const ready = new Promise((done) => {
                    let count = 0;
                    place.addEventListener('chess-ready', function hear() {
                        count += 1;
                        if (count < 10) return;
                        place.removeEventListener('chess-ready', hear);
                        done();
                    });
                });
                place.append(...boards);
                await ready;
                for (const board of boards) board.goTo(3);
                place.replaceChildren();
                heard.length = 0;
                await new Promise((done) => setTimeout(done, 0));
            }
";
        // Returns the nodes, listeners and bytes of memory that remain after garbage collection.
        let left = |page: &Page| {
            page.browser
                .devtools("HeapProfiler.collectGarbage", json!({}));
            let counters = page.browser.devtools("Memory.getDOMCounters", json!({}));
            let memory = page.author("return memories[0].buffer.byteLength;");
            let number = |value: &Value| value.as_u64().unwrap_or_default();
            [
                number(&counters["nodes"]),
                number(&counters["jsEventListeners"]),
                number(&memory),
            ]
        };
        page.browser.devtools("HeapProfiler.enable", json!({}));
        let rounds = |count: usize| {
            for _ in 0..count {
                page.browser.run_slowly(ROUNDS, json!([10]));
            }
        };
        rounds(2);
        let mut most = [0; 3];
        // Garbage collection takes time, so the measure is the remainder after several collections.
        for _ in 0..5 {
            most = left(page);
        }
        rounds(2);
        page.soon([true; 3], |page| {
            let now = left(page);
            // A hundred leaked boards would be thousands of nodes and listeners.
            [
                now[0] <= most[0] + 100,
                now[1] <= most[1] + 20,
                now[2] <= most[2],
            ]
        });
        assert_eq!(page.author("return made;"), json!(1));
        assert_eq!(page.complaints(), Vec::<String>::new());
    });
}

fn boards_out_of_sight_cost_nothing_and_all_share_one_program_and_one_style_sheet() {
    let boards: String = (0..30)
        .map(|at| format!("<chess-notation id=\"b{at}\">{SCORE}</chess-notation><div style=\"block-size: 2000px\"></div>"))
        .collect();
    hosted("/", |page, host| {
        let body = format!("<div style=\"block-size: 4000px\">Far above</div>{boards}");
        page.open_written(host, &with_traps(&body));
        const STANDING: &str = "return [...document.querySelectorAll('chess-notation')]
            .filter((board) => board.shadowRoot?.querySelector('.board')).map((board) => board.id);";
        page.soon(json!(true), |page| {
            page.author("return Boolean(customElements.get('chess-notation'));")
        });
        // A new observer reports all its elements, and does so after the boards' own observer,
        // because that was created earlier.
        const LOOKED: &str = "await new Promise((done) => {
                const watch = new IntersectionObserver(() => done());
                document.querySelectorAll('chess-notation').forEach((board) => watch.observe(board));
            });
            await fetch('heard.js');";
        page.browser.run_slowly(LOOKED, json!([]));
        assert_eq!(
            (page.author(STANDING), host.requests("chess-notation-")),
            (json!([]), 0),
            "boards far below the window"
        );
        // A method called before the board exists still takes effect.
        let _ = page.author(
            "document.querySelector('#b20').goTo(2); document.querySelector('#b20').flip();",
        );
        for id in ["b0", "b20"] {
            page.browser.run(
                "document.getElementById(arguments[0]).scrollIntoView({block: 'center'});",
                json!([id]),
            );
            page.soon(json!(true), |page| {
                page.browser.run("return Boolean(document.getElementById(arguments[0]).shadowRoot.querySelector('.board'));", json!([id]))
            });
        }
        assert_eq!(page.author(STANDING), json!(["b0", "b20"]));
        assert_eq!(page.element("#b20").property("ply"), json!(2));
        assert_eq!(
            page.author("const [a, b] = ['b0', 'b20'].map((id) => document.getElementById(id).shadowRoot);
                return [made, a.adoptedStyleSheets.length, a.adoptedStyleSheets[0] === b.adoptedStyleSheets[0], b.querySelector('.square').dataset.square];"),
            json!([1, 1, true, "h1"])
        );
        assert_eq!(page.complaints(), Vec::<String>::new());
    });
}

fn boards_that_no_reader_has_seen_are_on_the_printed_page_too() {
    let body: String = ["", "interactive=\"quiz\"", "explain=\"none\""]
        .iter()
        .enumerate()
        .map(|(at, how)| format!("<chess-notation id=\"b{at}\" {how}>{SCORE}</chess-notation><div style=\"block-size: 4000px\"></div>"))
        .collect();
    embedded(&body, |page, _| {
        page.element("#b0").wait();
        assert!(!page.element("#b1").stands() && !page.element("#b2").stands());
        page.browser.post("/print", json!({}));
        for board in ["#b0", "#b1", "#b2"] {
            assert!(page.element(board).stands(), "{board}");
        }
        // From then on they behave like all other boards.
        let last = page.element("#b2");
        last.click("[aria-label=Forward]");
        last.soon(json!(1), |board| board.property("ply"));
    });
}

pub const TESTS: &[Test] = tests![
    a_thousand_changes_at_any_time_leave_one_board_that_shows_the_last_of_them: Element;
    what_a_reader_has_done_is_there_when_his_board_is_moved_and_when_it_is_taken_out_and_brought_back;
    boards_that_are_taken_away_give_back_what_they_took;
    boards_far_from_the_window_give_back_their_room_and_come_back_as_they_were: Element;
    boards_out_of_sight_cost_nothing_and_all_share_one_program_and_one_style_sheet: Element;
    boards_that_no_reader_has_seen_are_on_the_printed_page_too: Element, Paper;
];
