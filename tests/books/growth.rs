//! How the work of reading a page grows with its length, by counted steps, and what it may be at
//! most.

use rank_and_file::book::{BookGame, doubts, is_page, language_of, read};
use testing::chance::{Dice, cases};
use testing::growth::{Shape, assert_linear};

/// Parts of pages, of which shapes are made.
const PARTS: [&str; 84] = [
    "1.",
    "2.",
    "3.",
    "5",
    "12.",
    "1. P-K4 P-K4",
    "2. Kt-KB3 Kt-QB3",
    "P-K4",
    "P-K4",
    "Kt-KB3",
    "Kt-Kt1",
    "P. to K's 4th.",
    "P. to 4th.",
    "K. Kt. to B's 3d.",
    "Kt to KB3",
    "P - K 4",
    "P × P",
    "R (B 5) - B 7",
    "Castles.",
    "O-O",
    "takes",
    "to",
    "x",
    "B",
    "Q",
    "K",
    "her",
    "2d.",
    "sq.",
    "(ch.)",
    "ch",
    "mate",
    "e.p.",
    "becoming a Queen",
    "[A]",
    "[B]",
    "(a)",
    "(b)",
    "[1]",
    "*",
    "* A slip.",
    "[Footnote 1: Good.]",
    "[Illustration]",
    "[Illustration: A B]",
    "WHITE",
    "BLACK",
    "White:",
    "Black:",
    "WHITE.  BLACK.",
    "W.",
    "GAME",
    "GAME 1",
    "CHAPTER II",
    "A v. B",
    "between A and B",
    "Remove White's Queen",
    "........",
    ". . .",
    "...",
    "…",
    "—",
    "————",
    "(",
    ")",
    "{",
    "}",
    "{160}",
    ";",
    ",",
    "!",
    "?",
    ".",
    "If 2. P-Q4, P-Q4;",
    "If",
    "was better",
    "and wins",
    "White resigns",
    "Drawn game",
    "FEN: 8/8/8/8/8/8/8/8",
    "Sf3",
    "C3AR",
    "e4",
    "Sg1-f3",
    "The white king commands his owne knight",
];

/// Lines that each have cost some part of the reader more than their share.
const KNOWN: [&str; 66] = [
    "P. to 4th.   P. to 4th.\n",
    "1. P. to K's 4th.   1. P. to K's 4th.\n",
    "1. P-K4; P-K4\n",
    "1. P-K4 P-K4\n",
    "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. Kt-Kt1 Kt-Kt1 ",
    "P-K4  P-K4\n",
    "P-K4 ch  P-K4 ch\n",
    "Kt-KB3  Kt-KB3\nKt-Kt1  Kt-Kt1\n",
    "P-K4\n\n",
    "1.\n2.\n",
    "1. ",
    "1. 5. 9. 2. ",
    "1. P-K4  P-K4\n5. P-K4  P-K4\n9. P-K4  P-K4\n",
    "WHITE\n",
    "WHITE\n\nBLACK\n\n",
    "(a) ",
    "1. P-K4 (a) P-K4 (b)\n(a) Good.\n(b) Bad.\n",
    "If 2. P-Q4, P-Q4; 3. B-B4 wins. ",
    "If 2 P-Q4 ",
    "K ",
    "K K K\n",
    "B-K3 was better. ",
    "( ",
    "((((",
    "[Illustration ",
    "{",
    "[A] ",
    "........ ",
    ". . . ",
    "a,a,a,a,",
    "Sf3,Sf3,",
    "C3AR C3AD\n",
    "White: A. Black: B.\n\n",
    "GAME 1\n\n1. P-K4 P-K4\n2. P-Q4 P-Q4\n\n",
    "between A and B\n\n",
    "FEN: 8/8/8/8/8/8/8/8\n\n",
    "5 P-K4 and 7 P-Q4 and ",
    "  1.  P-K4  \t P-K4\n",
    "P-\nK4\n",
    "Kt x Kt x ",
    "————\n",
    "1. P-K4 P-K4 2. Kt-KB3 ",
    "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 ",
    "1. P-K4 P-K4 2. Kt-KB8 Kt-QB3\n",
    "1 P-K4 P-K4 3 P-Q4 P-Q4 ",
    "1. PzK4 PzK4 2. KtzKB3 KtzQB3 3. BzB4 BzB4 4. ",
    "GAME 1\n\n1. P-K4 P-K4 2. Kt-KB9 Kt-QB3 3. B-B4 B-B4\n\n",
    "[A] P-K4\n[A] Good.\n",
    "If P-K4, if P-Q4, if ",
    "(1. P-K4 ",
    "[Footnote ",
    "1. e4 e5 2. Nf3 Nc6 3. Ng1 Nb8 ",
    "[Event \"x\"]\n\n1. P-K4 P-K4 *\n\n",
    "{a",
    "Diagram\n\n8 7 6 5 4 3 2 1\n",
    "K at K1, Q at Q1, ",
    "White: K. Black: K.\n",
    "1. P-K4\n1. P-K4\n2. P-Q4\n",
    "P-K4....P-K4....",
    "12. 13. 14. ",
    "(12) P-K4, P-K4; ",
    "l. P-K4 P-K4 Z. Kt-KB3 ",
    "Castles, Castles ",
    "PxPxPxP",
    "Kt-",
    "to to to ",
];

/// Reads a page and everything that is said of it.
fn whole(text: &str) {
    let _ = is_page(text);
    let _ = language_of(text);
    let book = read(text);
    for game in &book.games {
        let _ = doubts(text, game);
    }
}

#[test]
fn reading_a_page_takes_steps_in_proportion_to_its_length() {
    let mut dice = Dice::for_law(0x626f_6f6b);
    let mut shapes: Vec<Shape> = KNOWN.into_iter().map(Shape::of).collect();
    shapes.extend((0..cases(40, 1_000)).map(|_| Shape::random(&mut dice, &PARTS)));
    // Longer pages take a build without optimisation too long.
    assert_linear(
        &shapes,
        [cases(6_000, 24_000), cases(24_000, 384_000)],
        whole,
    );
}

#[test]
fn a_game_longer_than_any_that_was_played_ends_and_the_rest_is_named() {
    let rows = "Kt-KB3  Kt-KB3\nKt-Kt1  Kt-Kt1\n".repeat(600);
    let book = read(&rows);
    assert!(book.games.iter().all(|game| game.plies.len() <= 1_000));
    let read: usize = book.games.iter().map(|game| game.plies.len()).sum();
    let rest = |game: &BookGame| game.stop.as_ref().map_or(0, |stop| stop.rest.len());
    let left: usize = book.games.iter().map(rest).sum();
    assert!(
        read > 0 && (left > 0 || !book.given_up.is_empty()),
        "{read} plies are read, {left} named"
    );
}
