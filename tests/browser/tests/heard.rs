//! The page as a screen reader presents it: roles and names of elements, and announcements of
//! changes. Roles and names are those that the browser itself computes.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Returns the role and the name of an element.
fn told(page: &Page, selector: &str) -> (String, String) {
    (page.role(selector), page.label(selector))
}

fn pair(role: &str, name: &str) -> (String, String) {
    (role.to_owned(), name.to_owned())
}

fn square(page: &Page, square: &str) -> String {
    page.label(&format!("[data-square={square}]"))
}

/// Returns whether changes of an element are announced: it is a polite live region and not hidden
/// from screen readers.
fn is_read_out(page: &Page, selector: &str) -> bool {
    const READ: &str = "const it = document.querySelector(arguments[0]).closest('[aria-live=polite]');
        const style = it && getComputedStyle(it);
        return Boolean(it) && style.display !== 'none' && style.visibility === 'visible' && !it.closest('[aria-hidden=true]');";
    page.browser.run(READ, json!([selector])) == json!(true)
}

fn the_board_is_a_grid_whose_squares_say_where_they_are_and_what_stands_there() {
    with_page(|page| {
        page.new_game();
        assert_eq!(told(page, ".board"), pair("grid", "Chess board"));
        assert_eq!(page.role(".board .row"), "row");
        assert_eq!(
            (
                page.count(".board [role=row]"),
                page.count(".board [role=gridcell]")
            ),
            (8, 64)
        );
        for (name, said) in [
            ("e2", "e2, white pawn"),
            ("d8", "d8, black queen"),
            ("a1", "a1, white rook"),
            ("h8", "h8, black rook"),
            ("e4", "e4"),
        ] {
            assert_eq!(
                told(page, &format!("[data-square={name}]")),
                pair("gridcell", said)
            );
        }
        // The moves of a piece are announced as well as shown.
        page.tab_to_board();
        page.walk_and_enter("g1");
        page.soon(true, |page| {
            square(page, "g1").starts_with("g1, white knight, ")
        });
        for target in ["f3", "h3"] {
            page.soon(true, |page| {
                square(page, target).starts_with(&format!("{target}, "))
            });
        }
        assert_eq!(square(page, "e4"), "e4");
        // With Black at the bottom, every square keeps its name.
        page.press(&["Escape"]);
        page.control("Turn the board");
        page.soon("a8, black rook".to_owned(), |page| square(page, "a8"));
    });
}

fn every_move_is_told_in_words_and_so_is_how_the_game_ends() {
    with_page(|page| {
        page.new_game();
        assert!(is_read_out(page, "#spoken"));
        for (name, said) in [
            ("e4", "White: pawn from e2 to e4"),
            ("e5", "Black: pawn from e7 to e5"),
            ("Bc4", "White: bishop from f1 to c4"),
            ("Nc6", "Black: knight from b8 to c6"),
            ("Qh5", "White: queen from d1 to h5"),
            ("Nf6", "Black: knight from g8 to f6"),
            ("Qxf7", "White: queen from h5 takes the pawn on f7, mate"),
        ] {
            page.type_move(name);
            page.soon(said.to_owned(), Page::spoken);
        }
        page.soon("Mate: White wins".to_owned(), Page::status);
        page.soon("f7, white queen".to_owned(), |page| {
            square(page, "f7")
                .split(", ")
                .take(2)
                .collect::<Vec<_>>()
                .join(", ")
        });
        page.blur();
        page.press(&["Home"]);
        page.soon("Start of the game".to_owned(), Page::spoken);
    });
}

fn the_position_the_last_move_and_the_ways_of_a_piece_are_read_out_at_a_key() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/8/2N5/8/4K3 w - - 0 1");
        page.blur();
        page.press(&["s"]);
        let all = "White: king e1, knight c3. Black: king e8. White to move.";
        page.soon(all.to_owned(), Page::spoken);
        page.tab_to_board();
        page.press(&["g"]);
        page.soon(true, |page| {
            page.spoken().starts_with("The king on e1 can go to d1, ")
        });
        page.type_move("Nb5");
        page.soon("White: knight from c3 to b5".to_owned(), Page::spoken);
        page.blur();
        page.press(&["l"]);
        page.soon(true, |page| {
            let spoken = page.spoken();
            spoken.starts_with("White: knight from c3 to b5. Nb5, short algebraic: ")
                && spoken.contains("N-N5, English descriptive: ")
        });
        page.press(&["e"]);
        page.soon("Squares are said as Eva 4.".to_owned(), Page::spoken);
        page.press(&["Home", "End"]);
        let named = "White: knight from Cesar 3 to Bella 5";
        page.soon(named.to_owned(), Page::spoken);
        page.reload();
        page.soon(named.to_owned(), Page::spoken);
    });
}

fn a_move_that_is_typed_slowly_is_not_called_wrong_on_the_way() {
    // Every letter rests as long as it takes to be a mistake, without the second that this lasts.
    const AT_ONCE: &str = "const later = window.setTimeout;
        window.setTimeout = (act) => later(act, 0);
        window.faults = [];
        const hear = () => {
            const fault = document.querySelector('#said .warn');
            if (fault) window.faults.push(fault.textContent);
        };
        new MutationObserver(hear).observe(document.querySelector('.status-line'), {subtree: true, childList: true, characterData: true});";
    const RESTED: &str = "await new Promise((done) => setTimeout(done));
        await new Promise(requestAnimationFrame);";
    with_page(|page| {
        page.new_game();
        page.click("#typed");
        page.browser.run(AT_ONCE, json!([]));
        for (letter, typed) in [("N", "N"), ("f", "Nf"), ("3", "Nf3")] {
            page.press(&[letter]);
            page.soon(typed.to_owned(), Page::typed);
            page.browser.run_slowly(RESTED, json!([]));
        }
        assert_eq!(
            page.browser.run("return window.faults;", json!([])),
            json!([])
        );
        page.press(&["Enter"]);
        page.soon(vec!["Nf3".to_owned()], |page| page.main_line(0));
        // A letter that cannot belong to a move is a mistake as soon as it rests, and a word that
        // breaks off is one when it is entered.
        page.type_text("Nz");
        page.soon(true, |page| page.message().is_some());
        page.type_text("Nf");
        page.press(&["Enter"]);
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("missing"))
        });
    });
}

fn a_refusal_is_read_out_as_it_is_shown() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
        page.drag("c3", "e4");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("pinned"))
        });
        assert!(is_read_out(page, ".notice"));
        assert_eq!(page.label(".notice button"), "Close");
        page.press(&["Escape"]);
        // An illegal text makes the field invalid, and the field says so.
        page.type_text("Ne4");
        page.soon(true, |page| page.has("#typed[aria-invalid=true]"));
        assert_eq!(page.role("#typed"), "textbox");
        assert!(!page.label("#typed").is_empty());
    });
}

fn the_score_is_a_table_with_heads_for_its_columns_and_rows() {
    with_page(|page| {
        assert_eq!(page.role("table.sheet"), "table");
        assert_eq!(told(page, ".sheet-area"), pair("region", "Score sheet"));
        // The text of a header cell is its own; some engines do not repeat it as a name.
        for (head, role, words) in [
            ("tr.sides th", "columnheader", "White"),
            ("tr.sides th:nth-of-type(2)", "columnheader", "Black"),
            ("tr.pair th", "rowheader", "1"),
        ] {
            assert_eq!(page.role(head), role, "{head}");
            assert_eq!(page.text(head).as_deref(), Some(words), "{head}");
        }
        assert_eq!(told(page, "tr.pair button.move"), pair("button", "e4"));
        assert_eq!(
            page.label("[aria-label^='Notation of column 2']"),
            "Notation of column 2: English descriptive"
        );
        // The current move is announced as current.
        page.soon(true, |page| page.has("button.move.current[aria-current]"));
        page.press(&["ArrowRight"]);
        page.soon(Some("O-O-O".to_owned()), |page| {
            page.text("button.move.name[aria-current]")
        });
    });
}

fn the_games_of_a_book_are_a_table_with_heads_for_its_columns() {
    with_page(|page| {
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(true, |page| page.has("#tab-games"));
        page.click("#tab-games");
        page.soon(2, |page| page.count("#panel-games tbody tr"));
        for (part, role) in [
            (".games", "table"),
            (".games tr", "row"),
            (".games th", "columnheader"),
            (".games tbody td", "cell"),
        ] {
            assert_eq!(page.role(&format!("#panel-games {part}")), role, "{part}");
        }
        assert_eq!(
            told(page, "#panel-games .games tbody button"),
            pair(
                "button",
                "Anderssen – Dufresne, 1852 · Evans Gambit, 1–0, 1 doubt"
            )
        );
    });
}

fn parts_of_the_page_and_its_dialogs_have_names() {
    with_page(|page| {
        assert_eq!(page.role("main"), "main");
        assert_eq!(page.role("h1"), "heading");
        assert_eq!(told(page, "nav.toolbar"), pair("navigation", "Tools"));
        assert_eq!(told(page, ".board-area"), pair("region", "Board"));
        for (tool, name) in [
            ("New", "New game"),
            ("Open", "Open a game"),
            ("Export", "Export"),
        ] {
            page.tool(tool);
            page.soon(true, |page| page.has("dialog[open]"));
            let (role, label) = told(page, "dialog[open]");
            assert_eq!(role, "dialog");
            assert!(
                label.starts_with(name.split(' ').next().unwrap_or(name)),
                "{label}"
            );
            page.press(&["Escape"]);
            page.soon(false, |page| page.has("dialog[open]"));
        }
        page.set_position("3r4/k3P3/8/8/8/8/8/4K3 w - - 0 1");
        page.drag("e7", "e8");
        page.soon(true, |page| page.has(".promotion"));
        assert!(!page.label(".promotion").is_empty());
        assert_eq!(
            told(page, ".promotion button[aria-label=queen]"),
            pair("button", "queen")
        );
    });
}

pub const TESTS: &[Test] = tests![
    the_board_is_a_grid_whose_squares_say_where_they_are_and_what_stands_there: Roles;
    every_move_is_told_in_words_and_so_is_how_the_game_ends;
    the_position_the_last_move_and_the_ways_of_a_piece_are_read_out_at_a_key;
    a_move_that_is_typed_slowly_is_not_called_wrong_on_the_way;
    a_refusal_is_read_out_as_it_is_shown;
    the_score_is_a_table_with_heads_for_its_columns_and_rows: Roles;
    the_games_of_a_book_are_a_table_with_heads_for_its_columns: Roles;
    parts_of_the_page_and_its_dialogs_have_names;
];
