//! Editing a game on the page: the menu of a move, comments, glyphs, coloured marks, tags, and the
//! list of keys.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

const GAME: &str = "1. e4 e5 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 3. Bb5 *";

/// Returns the selector of the move with this name.
fn the_move(page: &Page, name: &str) -> String {
    const FIND: &str = "const found = [...document.querySelectorAll('.sheet .move')]
            .find((move) => (move.querySelector('.name') ?? move).textContent === arguments[0]);
        return found.dataset.moment;";
    let moment = page.browser.run(FIND, json!([name]));
    format!(
        ".sheet .move[data-moment='{}']",
        moment.as_str().expect("a move")
    )
}

/// Opens the menu of a move with the right button and chooses an entry.
fn choose(page: &Page, name: &str, words: &str) {
    let place = page.middle(&the_move(page, name));
    page.browser.draw_with(&[], place, place);
    page.soon(1, |page| page.count(".menu"));
    page.press_button(".menu", words);
    page.soon(0, |page| page.count(".menu"));
}

/// Returns the moves of the game as Export shows them.
fn moves(page: &Page) -> String {
    let (pgn, _) = page.exported();
    let moves = pgn.lines().filter(|line| !line.starts_with('['));
    moves.collect::<Vec<_>>().join(" ").trim().to_owned()
}

fn items(page: &Page) -> Vec<String> {
    page.texts(".menu [role=menuitem]")
}

fn focused(page: &Page) -> String {
    page.text_of("return document.activeElement.textContent;")
}

fn the_menu_of_a_move_rearranges_its_lines() {
    with_page(|page| {
        page.open_text(GAME);
        choose(page, "c5", "Promote");
        page.soon(
            "1. e4 c5 (1... e5 2. Nf3 Nc6 3. Bb5) 2. Nf3 d6 *".to_owned(),
            moves,
        );
        choose(page, "c5", "Demote");
        page.soon(GAME.to_owned(), moves);
        choose(page, "d6", "Make main line");
        page.soon(
            "1. e4 c5 (1... e5 2. Nf3 Nc6 3. Bb5) 2. Nf3 d6 *".to_owned(),
            moves,
        );
        choose(page, "Bb5", "Delete variation");
        page.soon("1. e4 c5 2. Nf3 d6 *".to_owned(), moves);
        assert_eq!(
            page.notice().as_deref(),
            Some("4 moves deleted. Undo brings them back.")
        );
        choose(page, "Nf3", "Delete from here");
        page.soon("1. e4 c5 *".to_owned(), moves);
        for _ in 0..5 {
            page.control("Undo");
        }
        page.soon(GAME.to_owned(), moves);
    });
}

fn a_move_is_replaced_on_the_board_and_what_fits_stays() {
    with_page(|page| {
        page.open_text(GAME);
        choose(page, "e5", "Replace move");
        page.soon(1, |page| page.count(".pending"));
        page.drag("e7", "e6");
        page.soon(
            "1. e4 e6 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 3. Bb5 *".to_owned(),
            moves,
        );
        choose(page, "Bb5", "Insert move before");
        page.type_text("d4");
        page.press(&["Enter"]);
        page.soon(
            "1. e4 e6 (1... c5 2. Nf3 d6) 2. Nf3 Nc6 3. d4 -- 4. Bb5 *".to_owned(),
            moves,
        );
        // Escape cancels.
        choose(page, "Bb5", "Replace move");
        page.soon(1, |page| page.count(".pending"));
        page.blur();
        page.press(&["Escape"]);
        page.soon(0, |page| page.count(".pending"));
    });
}

fn the_menu_is_asked_for_and_walked_with_the_keyboard_alone() {
    with_page(|page| {
        page.open_text(GAME);
        page.press(&["ArrowRight", "ArrowRight", "ArrowDown"]);
        page.soon(vec!["c5".to_owned()], Page::names_of_current);
        page.browser.press_with(&["Shift"], "F10");
        page.soon("Promote".to_owned(), focused);
        let all = [
            "Promote",
            "Make main line",
            "Replace move",
            "Insert move before",
            "Comment…",
            "Glyph…",
            "Draw arrows…",
            "Delete variation",
            "Delete from here",
            "Delete what follows",
        ];
        assert_eq!(items(page), all);
        page.press(&["ArrowUp"]);
        page.soon("Delete what follows".to_owned(), focused);
        page.press(&["ArrowDown", "ArrowDown"]);
        page.soon("Make main line".to_owned(), focused);
        page.press(&["End", "Home"]);
        page.soon("Promote".to_owned(), focused);
        // Escape only closes the menu, and the focus returns to the move.
        page.press(&["Escape"]);
        page.soon((0, true), |page| {
            (page.count(".menu"), focused(page).starts_with("c5"))
        });
        page.browser.press_with(&["Shift"], "F10");
        page.soon("Promote".to_owned(), focused);
        page.press(&["Enter"]);
        page.soon(vec!["e4", "c5", "Nf3", "d6"], |page| {
            let line = page.main_line(0);
            ["e4", "c5", "Nf3", "d6"]
                .into_iter()
                .filter(|name| line.iter().any(|known| known == name))
                .collect()
        });
        page.soon(
            "1. e4 c5 (1... e5 2. Nf3 Nc6 3. Bb5) 2. Nf3 d6 *".to_owned(),
            moves,
        );
    });
}

fn a_finger_that_rests_on_a_move_opens_its_menu_and_a_tap_elsewhere_closes_it() {
    with_page(|page| {
        page.open_text(GAME);
        let place = page.middle(&the_move(page, "c5"));
        page.browser.rest(place, 900);
        page.soon(1, |page| page.count(".menu"));
        // A tap while the menu is open does nothing but close it.
        page.tap_square("e2");
        page.soon((0, Vec::<String>::new()), |page| {
            (page.count(".menu"), page.squares("lifted"))
        });
        page.browser.rest(place, 900);
        page.soon(1, |page| page.count(".menu"));
        page.press_button(".menu", "Make main line");
        page.soon(
            "1. e4 c5 (1... e5 2. Nf3 Nc6 3. Bb5) 2. Nf3 d6 *".to_owned(),
            moves,
        );
    });
}

fn comments_and_glyphs_are_set_beside_a_move() {
    with_page(|page| {
        page.open_text(GAME);
        choose(page, "c5", "Comment…");
        page.soon(true, |page| page.has(".note textarea:focus"));
        page.browser.type_keys("The  Sicilian");
        page.soon("The  Sicilian".to_owned(), |page| {
            page.value(".note label:last-of-type textarea")
        });
        page.click(".note [aria-label='Interesting move']");
        page.click(".note [aria-label='Unclear position']");
        page.soon(2, |page| page.count(".glyph[aria-pressed=true]"));
        page.soon(true, |page| {
            page.texts(".sheet .nag").contains(&"!?∞".to_owned())
        });
        page.click(".note [aria-label='Good move']");
        page.press(&["Escape"]);
        page.soon((0, vec!["The Sicilian".to_owned()]), |page| {
            (page.count(".note"), page.texts(".sheet .comment"))
        });
        page.soon(
            "1. e4 e5 (1... c5 $13 $1 {The  Sicilian} 2. Nf3 d6) 2. Nf3 Nc6 3. Bb5 *".to_owned(),
            moves,
        );
        // A press on the comment opens its fields again.
        page.click(".sheet .comment");
        page.soon(true, |page| page.has(".note textarea:focus"));
        page.click(".note label:first-of-type textarea");
        page.browser.insert("Or");
        page.press_button(".note", "Done");
        page.soon(0, |page| page.count(".note"));
        page.soon(true, |page| moves(page).contains("({Or} 1... c5"));
    });
}

/// Script that returns the distance of each move of the sheet from the top of the window, by its
/// moment.
const TOPS: &str = "const moves = [...document.querySelectorAll('.sheet .move')];
    return Object.fromEntries(moves.map((move) => [move.dataset.moment, Math.round(move.getBoundingClientRect().top)]));";

fn only_the_rows_below_a_move_make_room_for_its_comment() {
    with_page(|page| {
        page.open_text("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 *");
        page.press(&["Home", "ArrowRight", "ArrowRight", "ArrowRight"]);
        page.soon("White: knight from g1 to f3".to_owned(), Page::spoken);
        let tops = |page: &Page| page.browser.run(TOPS, json!([]));
        let before = tops(page);
        page.press(&["d"]);
        page.soon(true, |page| page.has(".note textarea:focus"));
        let opened = tops(page);
        for moment in 1..=4 {
            let moment = moment.to_string();
            assert_eq!(opened[&moment], before[&moment], "move {moment} has moved");
        }
        let lower = |moment: &str| {
            opened[moment].as_i64().unwrap_or_default()
                - before[moment].as_i64().unwrap_or_default()
        };
        assert!(lower("5") > 60, "{}", lower("5"));
        assert_eq!(lower("5"), lower("10"));
        // Nothing moves while it is written.
        page.browser.type_keys("Attacks the pawn");
        page.soon("Attacks the pawn".to_owned(), |page| {
            page.value(".note textarea")
        });
        assert_eq!(tops(page), opened);
        // The fields of another move take the place of these.
        page.press(&["Escape"]);
        page.soon(0, |page| page.count(".note"));
        page.press(&["End", "d"]);
        page.soon((1, "Comment on 5… Be7".to_owned()), |page| {
            (page.count(".note"), page.words(".note label"))
        });
        const SEEN: &str =
            "const frame = document.querySelector('.sheet-scroll').getBoundingClientRect();
            const seen = (selector) => {
                const {top, bottom} = document.querySelector(selector).getBoundingClientRect();
                return top >= frame.top - 1 && bottom <= frame.bottom + 1;
            };
            return String(seen('.sheet .move.current') && seen('.note textarea'));";
        page.soon("true".to_owned(), |page| page.text_of(SEEN));
        // A step through the game closes them.
        page.blur();
        page.press(&["ArrowLeft"]);
        page.soon(0, |page| page.count(".note"));
    });
}

fn what_is_drawn_with_a_key_held_has_its_colour_and_is_kept() {
    with_page(|page| {
        page.open_text(GAME);
        page.draw("e4", "e4");
        page.draw_with(&["Shift"], "d1", "h5");
        page.draw_with(&["Alt"], "b1", "c3");
        page.draw_with(&["Shift", "Alt"], "g1", "f3");
        page.soon((1, 1, 1), |page| {
            let of = |class: &str| page.count(&format!(".overlay .author.{class}:not(.head)"));
            (of("red"), of("blue"), of("yellow"))
        });
        page.soon(true, |page| {
            moves(page).starts_with("{[%csl Ge4][%cal Rd1h5,Bb1c3,Yg1f3]} 1. e4 e5")
        });
    });
}

fn an_arrow_is_seen_while_it_is_drawn() {
    let arrows = |page: &Page| page.count(".overlay .author:not(.head)");
    with_page(|page| {
        page.open_text(GAME);
        let board = |page: &Page| {
            page.text_of(
                "return JSON.stringify(document.querySelector('.board').getBoundingClientRect());",
            )
        };
        let before = board(page);
        // Counts the arrows at the moment before the button is released.
        let count = "addEventListener('pointerup', () => {
            window.arrows = document.querySelectorAll('.overlay .author:not(.head)').length;
        }, true);";
        page.browser.run(count, json!([]));
        let seen = || page.browser.run("return window.arrows;", json!([]));
        page.draw("g1", "h3");
        assert_eq!(seen(), json!(1));
        assert_eq!(board(page), before, "nothing moves");
        page.soon(true, |page| moves(page).contains("[%cal Gg1h3]"));
        page.draw("b1", "c3");
        assert_eq!(seen(), json!(2));
        page.soon(2, arrows);
        // Beside the board nothing is drawn.
        let d1 = page.place("d1");
        page.browser.draw_with(&[], d1, (2.0, d1.1));
        assert_eq!(seen(), json!(2));
        page.soon(2, arrows);
        assert!(!moves(page).contains("Gd1"));
    });
}

fn the_keyboard_comes_back_to_the_note_it_began_to_draw_from() {
    with_page(|page| {
        page.open_text(GAME);
        page.press(&["ArrowRight", "d"]);
        page.soon(true, |page| page.has(".note textarea:focus"));
        for end in ["Done", "Cancel"] {
            page.press_button(".note", "Draw arrows…");
            page.soon(true, draws);
            page.draw("e4", "e5");
            page.press_button(".editor", end);
            page.soon(true, |page| page.has(".note textarea:focus"));
        }
        page.browser.type_keys("On");
        page.soon("On".to_owned(), |page| page.value(".note textarea"));
    });
}

fn a_note_that_is_open_is_printed_as_a_comment() {
    with_page(|page| {
        page.open_text("1. e4 {Best by test} e5 *");
        page.press(&["ArrowRight", "d"]);
        page.soon(true, |page| page.has(".note textarea:focus"));
        page.browser.type_keys("!");
        let seen = |page: &Page| {
            let shown = |inside| page.visible_text(inside);
            (shown(".note .printed"), shown(".note"))
        };
        let words = page.value(".note textarea");
        assert!(words.contains("Best by test"), "{words}");
        assert_eq!(seen(page).0, "");
        page.browser.show_on("print", false);
        page.soon((words.clone(), words), seen);
        page.browser.show_on("", false);
    });
}

/// Returns whether the board has the focus and actions on it draw arrows.
fn draws(page: &Page) -> bool {
    page.has(".editor [aria-label=Arrow][aria-pressed=true]") && !page.focused_square().is_empty()
}

fn a_finger_draws_in_colours_on_the_board_of_a_move() {
    with_page(|page| {
        page.open_text(GAME);
        page.browser.rest(page.middle(&the_move(page, "Bb5")), 900);
        page.soon(1, |page| page.count(".menu"));
        page.press_button(".menu", "Draw arrows…");
        page.soon(true, draws);
        page.press_button(".editor", "Red");
        page.tap_square("b5");
        page.tap_square("c6");
        page.click(".editor [aria-label=Circle]");
        page.press_button(".editor", "Blue");
        page.tap_square("e5");
        page.press_button(".editor", "Done");
        let drawn = |page: &Page| moves(page).contains("3. Bb5 {[%csl Be5][%cal Rb5c6]} *");
        page.soon(true, drawn);
        page.control("Undo");
        page.control("Undo");
        assert!(!page.named(".editor", "Blue").is_empty());
    });
}

fn arrows_are_dragged_from_any_square_once_draw_is_chosen() {
    with_page(|page| {
        page.open_text(GAME);
        page.press(&["ArrowRight"]);
        page.choose_in_game_menu("Draw arrows…");
        page.soon(true, draws);
        page.press_button(".editor", "Yellow");
        page.drag("d3", "d6");
        page.drag_by_finger("g1", "f3");
        page.soon(2, |page| page.count(".overlay .author.yellow:not(.head)"));
        page.press_button(".editor", "Done");
        page.soon(true, |page| {
            moves(page).contains("1. e4 {[%cal Yd3d6,Yg1f3]}")
        });
    });
}

fn the_keyboard_alone_draws_on_the_board_of_a_move() {
    with_page(|page| {
        page.open_text(GAME);
        page.press(&["ArrowRight"]);
        page.browser.press_with(&["Shift"], "F10");
        page.soon(1, |page| page.count(".menu"));
        while focused(page) != "Draw arrows…" {
            page.press(&["ArrowDown"]);
        }
        page.press(&["Enter"]);
        page.soon(true, draws);
        page.walk_and_enter("e4");
        page.walk_and_enter("e5");
        page.tab_until("Done", |page| focused(page) == "Done");
        page.press(&["Enter"]);
        page.soon(true, |page| moves(page).contains("1. e4 {[%cal Ge4e5]}"));
    });
}

fn what_is_done_to_a_game_is_there_when_the_page_comes_back() {
    with_page(|page| {
        page.open_text(GAME);
        choose(page, "c5", "Make main line");
        page.draw_with(&["Alt"], "d2", "d4");
        choose(page, "d6", "Comment…");
        page.soon(true, |page| page.has(".note textarea:focus"));
        page.browser.type_keys("The Najdorf");
        page.click(".note [aria-label='Good move']");
        page.choose_in_game_menu("Game details");
        page.click(&page.named("dialog[open]", "White"));
        page.browser.type_keys("Tal");
        page.close_dialog();
        let (before, _) = page.exported();
        assert!(before.contains("d6 $1 {The Najdorf}"), "{before}");
        assert!(before.contains("[White \"Tal\"]"), "{before}");
        page.wait_for_kept("The Najdorf");
        page.wait_for_kept("Tal");
        page.reload();
        page.soon(before, |page| page.exported().0);
    });
}

fn tags_and_result_are_set_in_a_dialog_that_stays_open() {
    with_page(|page| {
        page.open_text(GAME);
        // A press on the header opens it.
        page.click(".game-title");
        page.click(&page.named("dialog[open]", "White"));
        page.browser.type_keys("Tal");
        page.choose(&page.named("dialog[open]", "Result"), "1/2-1/2");
        page.click("dialog[open] .further input");
        page.browser.type_keys("Annotator");
        page.press_button("dialog[open]", "Add");
        page.soon("?".to_owned(), |page| {
            page.value(&page.named("dialog[open]", "Annotator"))
        });
        // A tag that has been emptied can be typed into again.
        page.click(&page.named("dialog[open]", "Annotator"));
        page.press(&["End", "Backspace"]);
        page.browser.type_keys("I");
        page.soon("I".to_owned(), |page| {
            page.value(&page.named("dialog[open]", "Annotator"))
        });
        page.close_dialog();
        page.soon(Some("Tal – ?".to_owned()), |page| {
            page.text(".game-title")
        });
        let (pgn, _) = page.exported();
        assert!(
            pgn.starts_with("[White \"Tal\"]\n[Annotator \"I\"]\n"),
            "{pgn}"
        );
        assert!(pgn.trim_end().ends_with("1/2-1/2"), "{pgn}");
    });
}

fn the_question_mark_lists_the_keys() {
    with_page(|page| {
        page.press(&["?"]);
        page.soon(true, |page| page.has("dialog[open] .keys"));
        assert!(page.count("dialog .keys kbd") > 20);
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        // In a field the key types a character.
        page.type_text("?");
        assert!(!page.has("dialog[open]"));
    });
}

pub const TESTS: &[Test] = tests![
    the_menu_of_a_move_rearranges_its_lines: RightButton;
    a_move_is_replaced_on_the_board_and_what_fits_stays: RightButton;
    the_menu_is_asked_for_and_walked_with_the_keyboard_alone: Keyboard;
    a_finger_that_rests_on_a_move_opens_its_menu_and_a_tap_elsewhere_closes_it: Finger;
    comments_and_glyphs_are_set_beside_a_move: RightButton;
    only_the_rows_below_a_move_make_room_for_its_comment: Layout;
    what_is_drawn_with_a_key_held_has_its_colour_and_is_kept: RightButton;
    an_arrow_is_seen_while_it_is_drawn;
    the_keyboard_comes_back_to_the_note_it_began_to_draw_from;
    a_note_that_is_open_is_printed_as_a_comment;
    a_finger_draws_in_colours_on_the_board_of_a_move: Finger;
    arrows_are_dragged_from_any_square_once_draw_is_chosen: Finger;
    the_keyboard_alone_draws_on_the_board_of_a_move: Keyboard;
    what_is_done_to_a_game_is_there_when_the_page_comes_back: Storage, RightButton;
    tags_and_result_are_set_in_a_dialog_that_stays_open: Dialog;
    the_question_mark_lists_the_keys;
];
