//! Pages with misprinted move numbers: the page finder hands over every move, and no part of a
//! number.
//!
//! | misprinted | handed over |
//! |---|---|
//! | a digit printed as a letter, before a move | the move without it |
//! | a number before Black's move, where both have one | the moves of this row and of those below, without numbers |
//! | the number before the dots for White's move | Black's move |
//! | a number on a line of its own | the moves around it, each by itself |
//! | a move with one to a line, above a complete one | both, each by itself |
//! | the period of a number, doubled, with one move to a line | White's move |

use crate::opera::{ONCE, TWICE, handed};

/// The first moves, one to a line.
const LISTED: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

1. P to K4
P to K4
2. Kt to KB3
P to Q3
3. P to Q4
B to Kt5
4. P takes P
B takes Kt
5. Q takes B
P takes P
6. B to QB4
Kt to KB3
7. Q to QKt3
Q to K2
";

/// Returns the same page with lines of their own for the numbers.
fn alone() -> String {
    (1..=7).fold(LISTED.to_owned(), |page, number| {
        page.replace(&format!("\n{number}. "), &format!("\n{number}.\n"))
    })
}

/// Checks that the moves of a page are handed over as if only these words were misprinted.
fn hands_over(page: &str, (clean, print): (&str, &str), words: &[&str]) {
    assert!(page.contains(clean), "{clean}");
    let spoilt = page.replacen(clean, print, 1);
    let (whole, found) = (handed(page), handed(&spoilt));
    assert_eq!(found.len(), whole.len(), "{spoilt}\n{found:?}");
    let pairs = found.iter().zip(&whole);
    let changed: Vec<&String> = pairs
        .filter_map(|(words, clean)| (words != clean).then_some(words))
        .collect();
    assert_eq!(changed, words, "{spoilt}");
}

#[test]
fn what_is_left_of_a_number_is_no_part_of_the_move() {
    for print in ["\n 8. Kt-B3 ", "\n B. Kt-B3 ", "\n 8^Kt-B3 "] {
        hands_over(ONCE, ("\n 8. Kt-B3 ", print), &[]);
    }
    for print in ["\n1Z. Castles", "\n1B. Castles"] {
        hands_over(
            &format!("{ONCE}13. RxKt          RxR\n14. R-Q1          Q-K3\n"),
            ("\n12. Castles", print),
            &[],
        );
    }
}

#[test]
fn a_misprinted_number_before_blacks_move_touches_no_other_row() {
    for print in ["B. P-B3", "8, P-B3", "8 . P-B3"] {
        hands_over(TWICE, ("8. P-B3", print), &[]);
    }
}

#[test]
fn a_reply_is_handed_over_whatever_number_stands_before_its_dots() {
    for print in ["0. ", "1B. ", "3O. ", "100. ", "410. "] {
        hands_over(ONCE, ("10. ....", &format!("{print}....")), &[]);
    }
}

#[test]
fn a_number_that_has_a_line_for_itself_is_no_move() {
    for print in ["?.", "A4.", "3.", "4", "4 ."] {
        hands_over(&alone(), ("\n4.\n", &format!("\n{print}\n")), &[]);
    }
}

#[test]
fn moves_that_stand_one_to_a_line_are_not_glued() {
    hands_over(LISTED, ("Q takes B", "Q t0 ekes B"), &["Q t0 ekes B"]);
    hands_over(LISTED, ("B to QB4", "B t QB4"), &["B t QB4"]);
    hands_over(LISTED, ("6. B to", "6..B to"), &[]);
}
