//! Every way to make a move, and to take it back.

use rank_and_file_browser::corpus::hundred_moves;
use rank_and_file_browser::{Page, Test, tests, with_page};

/// Scholar's mate, square by square.
const MATE: [(&str, &str); 7] = [
    ("e2", "e4"),
    ("e7", "e5"),
    ("f1", "c4"),
    ("b8", "c6"),
    ("d1", "h5"),
    ("g8", "f6"),
    ("h5", "f7"),
];

const MATE_NAMES: [&str; 7] = ["e4", "e5", "Bc4", "Nc6", "Qh5", "Nf6", "Qxf7#"];

fn is_mate(page: &Page) {
    page.soon(MATE_NAMES.map(str::to_owned).to_vec(), |page| {
        page.main_line(0)
    });
    page.soon("Mate: White wins".to_owned(), Page::status);
    page.soon(vec!["e8".to_owned()], |page| page.squares("check"));
}

/// Plays the mate by one way of moving, and waits after each move for its name.
fn play_mate(page: &Page, mv: impl Fn(&Page, &str, &str)) {
    page.new_game();
    for (at, (from, to)) in MATE.into_iter().enumerate() {
        mv(page, from, to);
        page.soon(Some(MATE_NAMES[at].to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
    }
    is_mate(page);
}

fn a_game_is_played_click_by_click() {
    with_page(|page| {
        play_mate(page, |page, from, to| {
            page.click_square(from);
            page.soon(vec![from.to_owned()], |page| page.squares("lifted"));
            page.click_square(to);
        });
    });
}

fn a_game_is_played_by_dragging_with_the_mouse() {
    with_page(|page| play_mate(page, |page, from, to| page.drag(from, to)));
}

fn a_game_is_played_by_tapping_with_a_finger() {
    with_page(|page| {
        play_mate(page, |page, from, to| {
            page.tap_square(from);
            page.tap_square(to);
        });
    });
}

fn a_game_is_played_by_dragging_with_a_finger() {
    with_page(|page| play_mate(page, |page, from, to| page.drag_by_finger(from, to)));
}

fn a_finger_scrolls_the_page_from_an_empty_square_and_not_from_a_piece_that_can_move() {
    with_page(|page| {
        let scrolled =
            |page: &Page| page.text_of("return scrollY > 20 ? 'scrolled' : 'at the top';");
        page.browser.resize(360, 480);
        page.new_game();
        page.drag_by_finger("e2", "e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        assert_eq!(scrolled(page), "at the top");
        page.drag_by_finger("d3", "d8");
        page.soon("scrolled".to_owned(), scrolled);
        assert_eq!(page.main_line(0).len(), 1);
    });
}

fn a_game_is_played_with_the_keyboard_on_the_board() {
    with_page(|page| {
        page.new_game();
        page.tab_to_board();
        for (at, (from, to)) in MATE.into_iter().enumerate() {
            page.walk_and_enter(from);
            page.soon(vec![from.to_owned()], |page| page.squares("lifted"));
            page.walk_and_enter(to);
            page.soon(Some(MATE_NAMES[at].to_owned()), |page| {
                page.names_of_current().into_iter().next()
            });
        }
        is_mate(page);
    });
}

fn a_lifted_piece_shows_where_it_can_go_and_goes_back_at_escape() {
    with_page(|page| {
        page.new_game();
        page.tab_to_board();
        page.walk_and_enter("g1");
        page.soon(vec!["f3".to_owned(), "h3".to_owned()], |page| {
            page.squares("target")
        });
        page.press(&["Escape"]);
        page.soon((0, 0), |page| {
            (page.squares("target").len(), page.squares("lifted").len())
        });
        assert_eq!(page.main_line(0).len(), 0);
    });
}

fn a_piece_dropped_off_the_board_goes_back() {
    with_page(|page| {
        page.new_game();
        page.drag_away("e2");
        page.soon((0, 0), |page| {
            (page.count(".dragged"), page.squares("lifted").len())
        });
        assert_eq!(page.main_line(0).len(), 0);
        page.drag("e2", "e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
    });
}

/// Returns the squares on which not exactly the piece lies that their labels name.
fn wrongly_drawn(page: &Page) -> String {
    const WRONG: &str = "const pieces = [...document.querySelectorAll('.pieces > .piece:not(.gone)')];
        const middle = (it) => {
            const { x, y, width, height } = it.getBoundingClientRect();
            return [x + width / 2, y + height / 2];
        };
        const apart = (one, other) => Math.max(Math.abs(one[0] - other[0]), Math.abs(one[1] - other[1]));
        const wrong = [...document.querySelectorAll('[data-square]')].filter((square) => {
            const [, side] = square.getAttribute('aria-label').match(/^..,? ?(white|black)?/);
            const reach = square.getBoundingClientRect().width / 2;
            const here = pieces.filter((piece) => apart(middle(piece), middle(square)) < reach);
            const fits = here.length === 1 && here[0].classList.contains(side) && apart(middle(here[0]), middle(square)) < 1;
            return side === undefined ? here.length > 0 : !fits;
        });
        return wrong.map((square) => square.dataset.square).join(' ');";
    page.text_of(WRONG)
}

fn every_piece_comes_to_lie_on_its_square() {
    with_page(|page| {
        page.soon(String::new(), wrongly_drawn);
        let keys = [
            "Home",
            "ArrowRight",
            "ArrowRight",
            "End",
            "ArrowLeft",
            "ArrowLeft",
            "f",
            "ArrowRight",
            "Home",
            "f",
            "End",
            "Home",
        ];
        for key in keys {
            page.press(&[key]);
        }
        page.soon(String::new(), wrongly_drawn);
        page.control("Descriptive names on the squares");
        page.new_game();
        page.soon(String::new(), wrongly_drawn);
        page.drag("e2", "e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        page.soon(String::new(), wrongly_drawn);
        page.drag_away("d7");
        page.soon(String::new(), wrongly_drawn);
        page.drag("d7", "d5");
        page.soon(2, |page| page.main_line(0).len());
        page.drag("e4", "d5");
        page.soon(3, |page| page.main_line(0).len());
        page.soon(String::new(), wrongly_drawn);
    });
}

fn no_step_is_lost_when_the_arrow_keys_come_faster_than_the_pieces_glide() {
    with_page(|page| {
        page.open_text(&hundred_moves());
        page.soon(200, |page| page.main_line(0).len());
        page.blur();
        page.press(&["Home"]);
        for (key, times, number) in [("ArrowRight", 100, "50… "), ("ArrowLeft", 61, "20. ")] {
            page.press(&vec![key; times]);
            page.soon((number, true), |page| {
                let explained = page.text(".why h2").unwrap_or_default();
                (number, explained.contains(number))
            });
            page.soon(String::new(), wrongly_drawn);
        }
    });
}

fn a_piece_put_where_it_cannot_go_stays_and_the_page_says_why() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
        page.drag("c3", "e4");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("pinned"))
        });
        assert_eq!(page.placement(), "4k3/8/8/8/1b6/2N5/8/4K3");
        assert!(
            page.squares("refused").contains(&"c3".to_owned()),
            "{:?}",
            page.squares("refused")
        );
    });
}

fn a_piece_of_the_other_side_is_not_lifted_and_the_page_says_whose_move_it_is() {
    with_page(|page| {
        page.new_game();
        page.click_square("e7");
        let whose = "It is White's move, and the pawn on e7 is Black's.";
        page.soon(Some(whose.to_owned()), Page::notice);
        assert_eq!(page.squares("lifted"), Vec::<String>::new());
        // A drag says the same, on the board and beside it, and takes the place of what was said
        // before.
        for drag in [(|page: &Page| page.drag("e7", "e5")) as fn(&Page), |page| {
            page.drag_away("e7")
        }] {
            page.drag("g1", "g5");
            page.soon(true, |page| {
                page.notice().is_some_and(|said| said.contains("knight"))
            });
            drag(page);
            page.soon(Some(whose.to_owned()), Page::notice);
        }
        assert_eq!(page.main_line(0).len(), 0);
    });
}

fn castling_en_passant_and_captures_are_played_on_the_board() {
    with_page(|page| {
        page.set_position("r3k2r/3p4/8/4P3/8/8/8/R3K2R b KQkq - 0 1");
        page.drag("d7", "d5");
        page.drag("e5", "d6");
        page.drag("e8", "c8");
        page.drag("e1", "g1");
        let played = ["d5", "exd6", "O-O-O", "O-O"].map(str::to_owned).to_vec();
        page.soon(played, |page| page.main_line(0));
        assert_eq!(page.placement(), "2kr3r/8/3P4/8/8/8/8/R4RK1");
    });
}

fn moves_are_undone_and_redone() {
    with_page(|page| {
        page.new_game();
        page.type_move("e4");
        page.type_move("e5");
        page.control("Undo");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        page.control("Redo");
        page.soon(vec!["e4".to_owned(), "e5".to_owned()], |page| {
            page.main_line(0)
        });
        page.blur();
        page.browser.press_with(&["Control"], "z");
        page.soon(1, |page| page.main_line(0).len());
        page.browser.press_with(&["Control", "Shift"], "z");
        page.soon(2, |page| page.main_line(0).len());
        assert_eq!(
            page.placement(),
            "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR"
        );
    });
}

fn another_move_from_the_middle_of_a_game_becomes_a_variation() {
    with_page(|page| {
        page.press(&["ArrowLeft"]);
        page.soon(Some("Bxb5+".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        page.drag("e8", "d8");
        page.soon(Some("Kd8".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        assert_eq!(page.texts(".sheet .variation .current .name"), ["Kd8"]);
        assert_eq!(page.main_line(0).len(), 33);
        // The move was made by mouse, so the arrow keys step through the game instead of the board.
        page.press(&["ArrowUp"]);
        page.soon(Some("Nbd7".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        page.control("Undo");
        page.soon(0, |page| page.count(".sheet .variation"));
    });
}

fn the_moves_are_played_one_after_another_until_something_is_done() {
    with_page(|page| {
        const PLAYING: &str = ".controls [aria-label='Play the moves'][aria-pressed=true]";
        page.open_text("1. e4 e5 2. Nf3");
        page.soon(3, |page| page.main_line(0).len());
        page.press(&["Home"]);
        page.soon("Start of the game".to_owned(), Page::spoken);
        page.control("Play the moves");
        page.soon(true, |page| page.has(PLAYING));
        page.press_button(".status-line", "Faster");
        page.soon("A move a second · Slower · Faster".to_owned(), |page| {
            page.words(".status")
        });
        page.soon("White: knight from g1 to f3".to_owned(), Page::spoken);
        page.soon((false, "Black to move".to_owned()), |page| {
            (page.has(PLAYING), page.status())
        });
        // At the end it starts again, and a key stops it.
        page.blur();
        page.press(&["a"]);
        page.soon(true, |page| page.has(PLAYING));
        page.soon("White: pawn from e2 to e4".to_owned(), Page::spoken);
        page.press(&["Home"]);
        page.soon((false, "Start of the game".to_owned()), |page| {
            (page.has(PLAYING), page.spoken())
        });
    });
}

fn a_turned_board_shows_black_below_and_is_played_on_as_before() {
    with_page(|page| {
        page.new_game();
        let (_, below) = page.middle("[data-square=e2]");
        let (_, above) = page.middle("[data-square=e7]");
        assert!(below > above);
        page.control("Turn the board");
        page.soon(true, |page| {
            page.middle("[data-square=e2]").1 < page.middle("[data-square=e7]").1
        });
        page.drag("e2", "e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        page.click_square("e7");
        page.click_square("e5");
        page.soon(2, |page| page.main_line(0).len());
    });
}

fn keys_alone_lead_from_the_first_visit_to_mate() {
    with_page(|page| {
        page.tab_until("the New button", |page| {
            page.has(".toolbar [aria-label=New]:focus")
        });
        page.press(&["Enter"]);
        // The dialog's first choice is chess.
        page.soon(true, |page| page.has("[data-variant=standard]:focus"));
        page.press(&["Enter"]);
        page.soon(0, |page| page.count(".sheet button.move"));
        page.press(&["/"]);
        page.soon(true, |page| page.has("#typed:focus"));
        for name in ["f3", "e5", "g4", "Qh4"] {
            page.browser.type_keys(name);
            page.soon(true, |page| {
                page.message()
                    .is_some_and(|said| said.starts_with("Enter plays"))
            });
            page.press(&["Enter"]);
            page.soon(String::new(), Page::typed);
        }
        page.soon("Mate: Black wins".to_owned(), Page::status);
        page.soon("Black: queen from d8 to h4, mate".to_owned(), Page::spoken);
        let names = ["Qh4#", "Q-R5 mate"].map(str::to_owned).to_vec();
        page.soon(names, Page::names_of_current);
    });
}

pub const TESTS: &[Test] = tests![
    a_game_is_played_click_by_click: Mouse;
    a_game_is_played_by_dragging_with_the_mouse: Mouse;
    a_game_is_played_by_tapping_with_a_finger: Finger;
    a_game_is_played_by_dragging_with_a_finger: Finger;
    a_finger_scrolls_the_page_from_an_empty_square_and_not_from_a_piece_that_can_move: Scrolling;
    a_game_is_played_with_the_keyboard_on_the_board: Keyboard;
    a_lifted_piece_shows_where_it_can_go_and_goes_back_at_escape: Mouse;
    a_piece_dropped_off_the_board_goes_back: Mouse;
    every_piece_comes_to_lie_on_its_square;
    no_step_is_lost_when_the_arrow_keys_come_faster_than_the_pieces_glide: Keyboard;
    a_piece_put_where_it_cannot_go_stays_and_the_page_says_why;
    a_piece_of_the_other_side_is_not_lifted_and_the_page_says_whose_move_it_is;
    castling_en_passant_and_captures_are_played_on_the_board;
    moves_are_undone_and_redone;
    another_move_from_the_middle_of_a_game_becomes_a_variation;
    the_moves_are_played_one_after_another_until_something_is_done;
    a_turned_board_shows_black_below_and_is_played_on_as_before;
    keys_alone_lead_from_the_first_visit_to_mate: Keyboard;
];
