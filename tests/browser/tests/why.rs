//! Reasons for the name of a move: the rule, the shorter names, and the squares that light up when
//! the user points at letters.

use rank_and_file_browser::{Page, Reason, Test, tests, with_page};

const SHORT: usize = 0;
const DESCRIPTIVE: usize = 1;

/// Sets up a position, types a move, and returns the reason for its name in one notation.
fn why(page: &Page, fen: &str, typed: &str, notation: usize) -> Reason {
    page.set_position(fen);
    page.type_move(typed);
    page.soon(2, |page| page.reasons().len());
    page.reasons().swap_remove(notation)
}

/// Points at some letters with the mouse, checks the squares of each mark, and does the same with
/// the keyboard.
fn lights(page: &Page, notation: usize, letters: &str, marks: &[(&str, &[&str])]) {
    for keyboard in [false, true] {
        if keyboard {
            page.focus_part(notation, letters);
        } else {
            page.point_at(notation, letters);
        }
        for (mark, squares) in marks {
            let squares: Vec<String> = squares.iter().map(ToString::to_string).collect();
            page.soon((*mark, squares), |page| (*mark, page.squares(mark)));
        }
        page.point_away();
        if keyboard {
            page.blur();
        }
        page.soon(0, |page| page.squares("named").len());
    }
}

fn a_file_is_added_where_two_knights_stand_on_different_files() {
    with_page(|page| {
        let reason = why(page, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2", SHORT);
        assert_eq!((&*reason.name, &*reason.rule), ("Nbd2", "File added."));
        assert_eq!(reason.turned_down(), ["Nd2"]);
        assert!(
            reason.because.contains("knight on f3"),
            "{}",
            reason.because
        );
        assert_eq!(reason.parts, ["N", "b", "d2"]);
        let file = ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"];
        lights(page, SHORT, "b", &[("named", &file), ("rival", &["f3"])]);
        lights(page, SHORT, "d2", &[("named", &["d2"])]);
    });
}

fn a_rank_is_added_where_two_rooks_share_a_file() {
    with_page(|page| {
        let reason = why(page, "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "R1a3", SHORT);
        assert_eq!((&*reason.name, &*reason.rule), ("R1a3", "Rank added."));
        assert_eq!(reason.turned_down(), ["Ra3", "Raa3"]);
        let lines = &reason.rejected_lines;
        assert!(lines[0].contains("the rook from a5 to a3"), "{lines:?}");
        assert!(
            reason.because.contains("rook on a5") && reason.because.contains("a-file"),
            "{}",
            reason.because
        );
        let rank = ["a1", "b1", "c1", "d1", "e1", "f1", "g1", "h1"];
        lights(page, SHORT, "1", &[("named", &rank), ("rival", &["a5"])]);
    });
}

fn file_and_rank_are_added_where_neither_alone_is_enough() {
    with_page(|page| {
        let reason = why(page, "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1", "Qh4e1", SHORT);
        assert_eq!(
            (&*reason.name, &*reason.rule),
            ("Qh4e1", "File and rank added.")
        );
        assert_eq!(reason.turned_down(), ["Qe1", "Qhe1", "Q4e1"]);
        assert!(
            reason.rejected_lines[0].contains("the queen from h1 to e1"),
            "{:?}",
            reason.rejected_lines
        );
        assert!(
            reason.because.contains("e4") && reason.because.contains("h1"),
            "{}",
            reason.because
        );
        lights(page, SHORT, "4", &[("rival", &["h1"])]);
        lights(page, SHORT, "h", &[("rival", &["e4"])]);
    });
}

fn nothing_is_added_for_a_pinned_rival_and_the_pin_shows_its_line() {
    with_page(|page| {
        let reason = why(page, "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1", "Ne2", SHORT);
        assert_eq!((&*reason.name, &*reason.rule), ("Ne2", "Nothing added."));
        assert_eq!(reason.turned_down(), Vec::<&str>::new());
        for said in [
            "knight on c3",
            "pinned",
            "king on e1",
            "bishop on b4",
            "does not count",
        ] {
            let words = format!("{} {}", reason.because, reason.pinned.join(" "));
            assert!(words.contains(said), "\"{said}\" is not in: {words}");
        }
        let pin: [(&str, &[&str]); 4] = [
            ("named", &["e2"]),
            ("pinned", &["c3"]),
            ("pinner", &["b4"]),
            ("rival", &[]),
        ];
        lights(page, SHORT, "e2", &pin);
        page.point_at(SHORT, "e2");
        page.soon(true, |page| {
            page.squares("pin-line").contains(&"d2".to_owned())
        });
    });
}

fn descriptive_keeps_the_side_of_the_target_where_both_sides_can_be_reached() {
    with_page(|page| {
        let reason = why(
            page,
            "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
            "N-KB3",
            DESCRIPTIVE,
        );
        assert_eq!((&*reason.name, &*reason.rule), ("N-KB3", "Side needed."));
        assert_eq!(reason.turned_down(), ["N-B3"]);
        assert!(reason.because.contains("QB3"), "{}", reason.because);
        lights(page, DESCRIPTIVE, "K", &[("rival", &["b1"])]);
    });
}

fn descriptive_names_the_captor_where_only_one_such_pawn_can_take() {
    with_page(|page| {
        let reason = why(
            page,
            "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1",
            "BPxP",
            DESCRIPTIVE,
        );
        assert_eq!((&*reason.name, &*reason.rule), ("BPxP", "Captor named."));
        assert_eq!(reason.turned_down(), ["PxP", "PxQP"]);
        assert!(reason.because.contains("from e4"), "{}", reason.because);
        lights(page, DESCRIPTIVE, "B", &[("rival", &["e4"])]);
    });
}

fn words_in_a_sentence_light_their_squares() {
    with_page(|page| {
        why(page, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2", SHORT);
        page.browser.hover(page.middle(".why .rule-line .link"));
        page.soon(vec!["f3".to_owned()], |page| page.squares("named"));
        why(page, "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1", "R1a3", SHORT);
        page.browser.hover(page.middle(".why .rejected .link"));
        let both = ["a3", "a5"].map(str::to_owned).to_vec();
        page.soon(both, |page| page.squares("named"));
    });
}

fn letters_that_tell_two_moves_apart_are_set_off_on_the_sheet() {
    with_page(|page| {
        why(page, "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2", SHORT);
        assert_eq!(page.texts(".sheet .part.needed[data-rule=file]"), ["b"]);
        assert_eq!(
            page.text(".sheet td.begin button.move"),
            Some("Nbd2".to_owned())
        );
    });
}

pub const TESTS: &[Test] = tests![
    a_file_is_added_where_two_knights_stand_on_different_files;
    a_rank_is_added_where_two_rooks_share_a_file;
    file_and_rank_are_added_where_neither_alone_is_enough;
    nothing_is_added_for_a_pinned_rival_and_the_pin_shows_its_line;
    descriptive_keeps_the_side_of_the_target_where_both_sides_can_be_reached;
    descriptive_names_the_captor_where_only_one_such_pawn_can_take;
    words_in_a_sentence_light_their_squares;
    letters_that_tell_two_moves_apart_are_set_off_on_the_sheet;
];
