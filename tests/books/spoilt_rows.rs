//! Pages in rows with several misprints close together: the page finder hands over every row.
//!
//! | misprinted | handed over |
//! |---|---|
//! | two numbers, one below the other | all the moves |
//! | the first number of the game | all the moves |
//! | the number before White's move, that before Black's, or both | all the moves |
//! | a reply, beside dots for White's move | the reply |
//! | words that are no longer moves, in rows side by side | the words in their place |
//! | lines of a list | all following lines too |
//! | the piece in whose file a move ends | the complete cell |
//! | the period of White's number, doubled | White's move and Black's |

use rank_and_file::book::find;

use crate::opera::{ONCE, TWICE, handed};

/// The first moves, one to a line.
const LISTED: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

1. P-K4
P-K4
2. Kt-KB3
P-Q3
3. P-Q4
B-Kt5
4. PxP
BxKt
5. QxB
PxP
6. B-QB4
Kt-KB3
7. Q-QKt3
Q-K2
";

/// The game in two halves side by side.
const HALVES: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

 1. P-K4          P-K4            7. Q-QKt3        Q-K2
 2. Kt-KB3        P-Q3            8. Kt-B3         P-B3
 3. P-Q4          B-Kt5           9. B-KKt5        P-Kt4
 4. PxP           BxKt           10. KtxP          PxKt
 5. QxB           PxP            11. BxKtP ch      QKt-Q2
 6. B-QB4         Kt-KB3         12. Castles       R-Q1
";

/// The game in the longer words of the handbooks.
const LONG: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

    1. P. to K's 4th.                    P. to K's 4th.
    2. K. Kt. to K. B's 3d.              P. to Q's 3d.
    3. P. to Q's 4th.                    Q. B. to K. Kt's 5th.
    4. P. takes P.                       B. takes Kt.
    5. Q. takes B.                       P. takes P.
    6. K. B. to Q. B's 4th.              K. Kt. to K. B's 3d.
    7. Q. to Q. Kt's 3d.                 Q. to K's 2d.
    8. Q. Kt. to Q. B's 3d.              P. to Q. B's 3d.
    9. Q. B. to K. Kt's 5th.             P. to Q. Kt's 4th.
   10. Kt. takes P.                      P. takes Kt.
   11. K. B. takes P. (ch.)              Q. Kt. to Q's 2d.
   12. Castles on Q's side.              Q. R. to Q's sq.
   13. R. takes Kt.                      R. takes R.
   14. R. to Q's sq.                     Q. to K's 3d.[A]
";

/// Returns a page with some words printed differently; it must have each of them.
fn spoilt(page: &str, misprints: &[(&str, &str)]) -> String {
    misprints
        .iter()
        .fold(page.to_owned(), |page, (words, print)| {
            assert!(page.contains(words), "{words}");
            page.replacen(words, print, 1)
        })
}

/// Checks that the damaged page has as many moves as the clean one, in the same order except for
/// misprinted ones.
fn all_handed(page: &str, misprints: &[(&str, &str)]) {
    let (whole, spoilt) = (handed(page), spoilt(page, misprints));
    let found = handed(&spoilt);
    assert_eq!(found.len(), whole.len(), "{spoilt}\n{found:?}");
    let misprinted = |words: &String| {
        let mut prints = misprints.iter().map(|(_, print)| print);
        prints.any(|print| print.contains(words.as_str()))
    };
    for (words, expected) in found.iter().zip(&whole) {
        assert!(
            words == expected || misprinted(words),
            "{words}, {expected}\n{spoilt}"
        );
    }
}

#[test]
fn numbers_misprinted_one_below_the_other_lose_no_row() {
    for misprints in [
        &[("\n 5. ", "\n 8. "), ("\n 6. ", "\n 3. ")][..],
        &[("\n 1. ", "\n 7. ")],
        &[
            ("\n 1. ", "\n 7. "),
            ("\n 3. ", "\n 8. "),
            ("\n 6. ", "\nb6. "),
        ],
        &[("\n 7. ", "\n77. "), ("\n 8. ", "\n 6. ")],
        &[("10. ........", "10. ...,....")],
        &[("10. KtxP", "10. Kt  xP")],
        &[("........      PxKt", "........      FxEt")],
    ] {
        all_handed(ONCE, misprints);
    }
}

#[test]
fn a_number_before_either_move_may_be_misprinted() {
    for misprints in [
        &[("\n 5. ", "\n 8. "), (" 6. Kt", " 3. Kt")][..],
        &[(" 4. BxKt", "  4  BxKt"), ("\n 4. ", "\n 9. ")],
        &[("11. QKt", "1 1. QKt"), ("\n12. ", "\n10. ")],
        &[("\n10. KtxP         10.", "\n16. KtxP         18.")],
        &[("\n 8. Kt-B3 ", "\n 8. B takcs B.")],
    ] {
        all_handed(TWICE, misprints);
    }
}

#[test]
fn what_stands_in_a_cell_between_rows_is_handed_over() {
    for misprints in [
        &[("\n 3. ", "\n 0. ")][..],
        &[("QxB           PxP ", "QxB           is^?u are ")],
        &[("11. BxKtP ch", "71. BxKtP cb"), ("\n 5. ", "\n 6. ")],
    ] {
        all_handed(HALVES, misprints);
    }
}

#[test]
fn a_damaged_line_of_a_list_does_not_take_those_below_with_it() {
    for misprints in [
        &[("3. P-Q4", "3. P-Q e n pas")][..],
        &[("1. P-K4", "!. PP-K4")],
        &[("1. P-K4\nP-K4", "7. P-K4\nPto K83")],
    ] {
        all_handed(LISTED, misprints);
    }
}

/// Returns the words handed over for each ply that differs from the clean page, in order.
fn changed(page: &str, misprints: &[(&str, &str)]) -> Vec<String> {
    let whole = handed(page);
    let found = handed(&spoilt(page, misprints));
    assert_eq!(found.len(), whole.len(), "{found:?}");
    let pairs = found.into_iter().zip(whole);
    pairs
        .filter_map(|(words, clean)| (words != clean).then_some(words))
        .collect()
}

#[test]
fn a_cell_is_handed_over_whole_where_the_square_in_it_is_misprinted() {
    for (clean, print, cell) in [
        (
            "Q. to K's 3d.[A]",
            "Q. to K. Kf's 3d.[A]",
            "Q. to K. Kf's 3d.",
        ),
        ("R. to Q's sq.  ", "R. to R. B's sq.", "R. to R. B's sq."),
        (
            "B. to K. Kt's 5th.",
            "B. to KK. Kt'ss 5th.",
            "Q. B. to KK. Kt'ss 5th.",
        ),
    ] {
        assert_eq!(changed(LONG, &[(clean, print)]), [cell]);
    }
}

#[test]
fn a_row_with_a_misprinted_number_is_no_rest_of_the_row_above_it() {
    let print = ("   10. Kt. takes P.", "   !0. Kt. tokes P.");
    assert_eq!(changed(LONG, &[print]), ["Kt. tokes P."]);
}

#[test]
fn two_periods_behind_a_number_stand_for_no_move() {
    for (page, print, words) in [
        (TWICE, ("\n 7. Q-QKt3 ", "\n 7..Q-QKt3 "), &[][..]),
        (
            TWICE,
            (
                "\n 9. B-KKt5        9. P-Kt4",
                "\n 9..B-KKt5        9. Pt0 Kt4",
            ),
            &["Pt0 Kt4"],
        ),
        (LONG, ("   10. Kt.", "   10..Kt."), &[]),
        (LONG, ("   10. Kt.", "   10... Kt."), &[]),
    ] {
        assert_eq!(changed(page, &[print]), words);
        let spoilt = spoilt(page, &[print]);
        let found = find(&spoilt);
        let colors = |page: &str| -> Vec<_> {
            let found = find(page);
            found.games[0]
                .moves
                .iter()
                .map(|moved| moved.color)
                .collect()
        };
        assert_eq!(colors(&spoilt), colors(page), "{:?}", found.games[0].moves);
    }
}
