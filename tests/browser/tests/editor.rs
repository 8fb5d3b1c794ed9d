//! Setting up positions by mouse, finger and keyboard, drawing on the board, and teaching diagrams.

use rank_and_file_browser::{Page, Pointer, Test, pictures, tests, with_page};
use serde_json::json;

/// Opens the editor.
fn set_up(page: &Page) {
    page.tool("Set up");
    page.soon(true, |page| page.has(".editor .palette"));
    page.soon("Setting up a position".to_owned(), Page::status);
}

fn take(page: &Page, what: &str) {
    let button = format!(".palette [aria-label='{what}']");
    page.click(&button);
    page.soon(true, |page| {
        page.has(&format!("{button}[aria-pressed=true]"))
    });
}

fn verdict(page: &Page) -> String {
    page.words(".verdict")
}

/// Returns the label of a square.
fn label(page: &Page, square: &str) -> String {
    page.text_of(&format!(
        "return document.querySelector('[data-square={square}]').getAttribute('aria-label');"
    ))
}

/// Closes the notice, so that the board moves to its final place.
fn close_notice(page: &Page) {
    page.click(".notice [aria-label=Close]");
    page.soon(None, Page::notice);
}

fn is_closed(page: &Page) {
    page.soon(false, |page| page.has(".editor .palette"));
}

fn a_position_is_set_up_with_the_mouse_and_played() {
    with_page(|page| {
        set_up(page);
        page.press_button(".editor", "Clear");
        page.soon("8/8/8/8/8/8/8/8".to_owned(), |page| page.placement());
        for (piece, squares) in [
            ("White king", &["g1"][..]),
            ("Black king", &["g8"]),
            ("White rook", &["a1"]),
            ("Black pawn", &["f7", "g7", "h7"]),
        ] {
            take(page, piece);
            for square in squares {
                page.click_square(square);
            }
        }
        page.soon("6k1/5ppp/8/8/8/8/8/R5K1".to_owned(), |page| {
            page.placement()
        });
        page.soon("This position can be played.".to_owned(), verdict);
        // Pieces are moved by dragging, removed by dragging them away, and put back by Undo.
        take(page, "Move");
        page.drag("a1", "b1");
        page.soon("6k1/5ppp/8/8/8/8/8/1R4K1".to_owned(), |page| {
            page.placement()
        });
        page.drag_away("b1");
        page.soon("6k1/5ppp/8/8/8/8/8/6K1".to_owned(), |page| page.placement());
        page.control("Undo");
        page.soon("6k1/5ppp/8/8/8/8/8/1R4K1".to_owned(), |page| {
            page.placement()
        });
        page.press_button(".editor", "Play from here");
        is_closed(page);
        page.soon("White to move".to_owned(), Page::status);
        page.drag("b1", "b8");
        page.soon("Mate: White wins".to_owned(), Page::status);
        page.soon(vec!["Rb8#".to_owned()], |page| page.main_line(0));
    });
}

fn pieces_are_dragged_from_the_palette_by_mouse_and_finger() {
    with_page(|page| {
        set_up(page);
        page.press_button(".editor", "Clear");
        page.soon("8/8/8/8/8/8/8/8".to_owned(), |page| page.placement());
        page.drag_from_palette(Pointer::Mouse, "White king", "e1");
        page.soon("8/8/8/8/8/8/8/4K3".to_owned(), |page| page.placement());
        page.drag_from_palette(Pointer::Finger, "Black king", "e8");
        page.soon("4k3/8/8/8/8/8/8/4K3".to_owned(), |page| page.placement());
        page.drag_from_palette(Pointer::Finger, "White queen", "d1");
        page.soon("4k3/8/8/8/8/8/8/3QK3".to_owned(), |page| page.placement());
        // A drag takes no tool and leaves nothing behind.
        assert!(page.has(".palette [aria-label=Move][aria-pressed=true]"));
        assert_eq!(page.count(".carried-place .piece"), 0);
        // A piece replaces another, and a press and a press go on working.
        page.drag_from_palette(Pointer::Mouse, "White rook", "d1");
        page.soon("4k3/8/8/8/8/8/8/3RK3".to_owned(), |page| page.placement());
        take(page, "Black pawn");
        page.click_square("d7");
        page.soon("4k3/3p4/8/8/8/8/8/3RK3".to_owned(), |page| page.placement());
        page.control("Undo");
        page.control("Undo");
        page.soon("4k3/8/8/8/8/8/8/3QK3".to_owned(), |page| page.placement());
    });
}

fn a_piece_is_dragged_from_the_palette_by_pen() {
    with_page(|page| {
        set_up(page);
        page.press_button(".editor", "Clear");
        page.soon("8/8/8/8/8/8/8/8".to_owned(), |page| page.placement());
        page.drag_from_palette(Pointer::Pen, "White king", "e1");
        page.soon("8/8/8/8/8/8/8/4K3".to_owned(), |page| page.placement());
    });
}

fn a_position_is_set_up_with_the_keyboard_alone() {
    with_page(|page| {
        page.set_position("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        page.focus_head();
        page.tab_until("the tool", |page| {
            page.has(".toolbar [aria-label='Set up']:focus")
        });
        page.press(&["Enter"]);
        page.soon(true, |page| page.has(".editor .palette"));
        page.browser.run(
            "document.querySelector('[data-square=e1]').focus();",
            json!([]),
        );
        for square in ["e1", "d1"] {
            page.soon(square.to_owned(), Page::focused_square);
            page.press(&["Delete", "ArrowLeft"]);
        }
        page.soon("c1".to_owned(), Page::focused_square);
        page.press(&["K", "ArrowRight", "q"]);
        page.soon(
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNKq1BNR".to_owned(),
            |page| page.placement(),
        );
        page.soon(
            "This position cannot be played: Black has 17 pieces, more than sixteen. It can be shown as a diagram."
                .to_owned(),
            verdict,
        );
        page.press(&["Delete"]);
        page.soon("This position can be played.".to_owned(), verdict);
        page.tab_until("the last button", |page| {
            page.text_of("return document.activeElement.textContent;") == "Play from here"
        });
        page.press(&["Enter"]);
        is_closed(page);
        page.soon(true, |page| {
            page.has(".toolbar [aria-label='Set up']:focus")
        });
        page.type_move("Kd1");
        page.soon(vec!["Kd1".to_owned()], |page| page.main_line(0));
    });
}

fn text_and_board_follow_each_other() {
    with_page(|page| {
        set_up(page);
        page.click("#set-up-fen");
        page.browser.press_with(&["Control"], "a");
        page.browser.insert("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 9");
        page.soon("4k3/8/8/3pP3/8/8/8/4K3".to_owned(), |page| page.placement());
        page.press_button(".editor", "d6");
        page.press_button(".editor", "Black");
        page.press_button(".editor", "White");
        page.press_button(".editor", "d6");
        page.soon("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 9".to_owned(), |page| {
            page.value("#set-up-fen")
        });
        page.click("#set-up-fen");
        page.browser.press_with(&["Control"], "a");
        page.browser.insert("4k3/8/8/3pP3/8/8/8/5K3 w");
        page.soon(
            Some("In the piece placement: rank 1 has 9 squares instead of 8.".to_owned()),
            |page| page.text("#set-up-fault"),
        );
        assert_eq!(page.placement(), "4k3/8/8/3pP3/8/8/8/4K3");
        page.press_button(".editor", "Cancel");
        is_closed(page);
        page.soon(33, |page| page.main_line(0).len());
    });
}

fn marks_are_drawn_and_kept_with_the_game() {
    with_page(|page| {
        // Marks are drawn with the right button, at this moment of the game.
        page.draw("d7", "d7");
        page.draw("f6", "d7");
        page.soon(2, |page| page.count(".overlay .author:not(.head)"));
        page.soon("f6, black knight, arrow to d7".to_owned(), |page| {
            label(page, "f6")
        });
        page.press(&["ArrowLeft"]);
        page.soon(0, |page| page.count(".overlay .author"));
        page.press(&["ArrowRight"]);
        page.soon(2, |page| page.count(".overlay .author:not(.head)"));
        // Marks are drawn with the tools, too.
        set_up(page);
        take(page, "Cross");
        page.click_square("b8");
        page.soon(true, |page| label(page, "b8").ends_with(", cross"));
        page.press_button(".editor", "Done");
        is_closed(page);
        page.soon(3, |page| page.count(".overlay .author:not(.head)"));
        assert_eq!(page.main_line(0).len(), 33);
        let (pgn, _) = page.exported();
        let pgn = pgn.replace('\n', " ");
        assert!(pgn.contains("{[%csl Gd7,Rb8][%cal Gf6d7]}"), "{pgn}");
    });
}

fn a_diagram_of_six_kings_is_shown_and_moved_in_and_a_game_follows() {
    with_page(|page| {
        page.set_position("k1R5/b1p3Qk/1n3K2/8/2n1b3/5R2/K1kN2K1/8 b - - 0 1");
        page.soon("A diagram, not a game".to_owned(), Page::status);
        assert_eq!(
            page.notice(),
            Some("This is a diagram, not a game: White has 3 kings and needs one.".to_owned())
        );
        page.soon(vec!["a8".to_owned(), "h7".to_owned()], |page| {
            page.squares("check")
        });
        close_notice(page);
        page.drag("b6", "c8");
        page.soon(vec!["Nxc8".to_owned()], |page| page.main_line(0));
        page.drag("a7", "g1");
        page.soon(2, |page| page.main_line(0).len());
        // The reason appears as soon as the piece is lifted.
        page.click_square("f3");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("pinned"))
        });
        close_notice(page);
        page.click_square("g2");
        page.soon(vec!["g2".to_owned()], |page| page.squares("lifted"));
        page.click_square("g1");
        let line = ["Nxc8", "Bg1", "Kxg1"].map(str::to_owned).to_vec();
        page.soon(line, |page| page.main_line(0));
        // Then a game is begun.
        set_up(page);
        page.press_button(".editor", "Chess");
        page.press_button(".editor", "Initial position");
        page.press_button(".editor", "Play from here");
        is_closed(page);
        page.soon("White to move".to_owned(), Page::status);
        page.drag("e2", "e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
    });
}

fn the_diagrams_of_a_first_lesson_are_a_click_away() {
    with_page(|page| {
        set_up(page);
        page.click(".editor summary");
        page.press_button(".editor", "How the knight moves");
        is_closed(page);
        page.soon("8/8/8/8/3N1n2/8/8/8".to_owned(), |page| page.placement());
        page.soon(14, |page| page.count(".overlay .author"));
        page.click_square("f4");
        page.click_square("e2");
        page.click_square("d4");
        page.click_square("e2");
        let line = ["Ne2", "Nxe2"].map(str::to_owned).to_vec();
        page.soon(line, |page| page.main_line(0));
    });
}

fn the_palette_has_room_on_a_small_phone_and_thumbs_can_press_it() {
    with_page(|page| {
        page.browser.resize(320, 640);
        set_up(page);
        let wide = "return String(document.documentElement.scrollWidth <= innerWidth);";
        page.soon("true".to_owned(), |page| page.text_of(wide));
        let small = "return [...document.querySelectorAll('.editor button:not([hidden])')]
            .filter((button) => { const place = button.getBoundingClientRect();
                return place.width && Math.min(place.width, place.height) < 24; })
            .map((button) => button.textContent).join();";
        assert_eq!(page.text_of(small), "");
        take(page, "White queen");
        page.tap_square("e4");
        page.soon("e4, white queen".to_owned(), |page| label(page, "e4"));
    });
}

fn the_editor_is_pictured_at_three_widths_in_light_and_dark() {
    with_page(|page| {
        let shoot = |scene: &str| {
            for theme in ["light", "dark"] {
                page.browser.prefer(theme);
                for (width, height) in [(360, 780), (768, 1024), (1440, 900)] {
                    page.browser.resize(width, height);
                    page.soon(width.to_string(), |page| {
                        page.text_of("return String(innerWidth);")
                    });
                    let picture = page.browser.picture(width == 360);
                    assert!(picture.starts_with(b"\x89PNG"), "not a picture");
                    pictures::keep(&format!("{scene}-{width}-{theme}.png"), &picture);
                }
            }
            page.browser.resize(1280, 900);
        };
        set_up(page);
        take(page, "White knight");
        page.click_square("e4");
        take(page, "Arrow");
        page.click_square("e4");
        page.click_square("f6");
        page.draw("d4", "d4");
        page.click(".editor summary");
        shoot("editor");
        page.press_button(".editor", "How the king moves");
        is_closed(page);
        shoot("diagram-kings");
        set_up(page);
        page.press_button(".editor", "Chess 99");
        page.press_button(".editor", "Initial position");
        page.soon(81, |page| page.count("[data-square]"));
        shoot("editor-99");
    });
}

pub const TESTS: &[Test] = tests![
    a_position_is_set_up_with_the_mouse_and_played: Mouse;
    pieces_are_dragged_from_the_palette_by_mouse_and_finger: Finger;
    a_piece_is_dragged_from_the_palette_by_pen: Pen;
    a_position_is_set_up_with_the_keyboard_alone: Keyboard;
    text_and_board_follow_each_other;
    marks_are_drawn_and_kept_with_the_game: RightButton;
    a_diagram_of_six_kings_is_shown_and_moved_in_and_a_game_follows;
    the_diagrams_of_a_first_lesson_are_a_click_away;
    the_palette_has_room_on_a_small_phone_and_thumbs_can_press_it: Finger;
    the_editor_is_pictured_at_three_widths_in_light_and_dark: Pictures;
];
