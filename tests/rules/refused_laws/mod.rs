//! Reasons for refusing a move, checked by a statement of the rules that shares no code with the
//! crate. In every position each pair of squares without a legal move has a reason, the reason is
//! true, and no other rule of its kind was overlooked.
//!
//! | module | what it is |
//! |---|---|
//! | `answers` | the answers to a check in three groups, and mates, which have none |
//! | `board` | the rules stated a second time: a board as an array, and the moves of the pieces on it |
//! | `castling` | the conditions of castling, checked one by one |
//! | `pairs` | all pairs of squares of a position, and the number of times each reason was met |
//! | `truth` | whether a reason is true, and no other rule of the kind was overlooked |

mod answers;
mod board;
mod castling;
mod pairs;
mod truth;

use rank_and_file::board::{Move, Piece, Setup, Variant};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::positions::dense;

use pairs::{Look, Seen};

/// Checks a position, and counts the reasons met.
fn look(position: &Position, last: Option<&Move>, seen: &mut Seen) {
    Look::new(position, last, seen).everywhere();
}

/// Calls `each` with positions of random play in a game, about one in `step` of them.
fn random_play(
    start: &Position,
    count: usize,
    step: usize,
    dice: &mut Dice,
    mut each: impl FnMut(&Position, Option<&Move>),
) {
    let mut seen = 0;
    while seen < count {
        let mut position = start.clone();
        let mut last = None;
        for _ in 0..160 {
            let moves = position.moves();
            if dice.roll(step) == 0 || moves.is_empty() {
                each(&position, last.as_ref());
                seen += 1;
            }
            if moves.is_empty() {
                break;
            }
            // Pawns are preferred so that some meet and pass each other, and so that kings and
            // rooks can still castle.
            let pawns: Vec<Move> = moves
                .iter()
                .filter(|mv| mv.piece == Piece::Pawn)
                .copied()
                .collect();
            let from = if pawns.is_empty() || dice.roll(3) > 0 {
                &moves
            } else {
                &pawns
            };
            let mv = *dice.pick(from);
            position.play(&mv);
            last = Some(mv);
        }
    }
}

/// Calls `each` with crowded positions of a variant on 8×8 squares.
fn crowded(variant: Variant, count: usize, dice: &mut Dice, mut each: impl FnMut(&Position)) {
    let mut seen = 0;
    while seen < count {
        let Some(position) = dense(dice) else {
            continue;
        };
        let setup = Setup {
            variant,
            ..position.setup()
        };
        each(&Position::from_setup(&setup).expect("a position of the variant too"));
        seen += 1;
    }
}

fn met(seen: &Seen, names: &[&str]) {
    println!("{:?}", seen.0);
    for name in names {
        assert!(seen.0.contains_key(name), "no {name} among {:?}", seen.0);
    }
}

#[test]
fn in_orthodox_chess_every_refused_pair_has_a_true_reason() {
    let (mut dice, mut seen) = (Dice::for_law(97), Seen::default());
    let start = Position::start();
    random_play(&start, cases(400, 700), 5, &mut dice, |position, last| {
        look(position, last, &mut seen)
    });
    crowded(Variant::Standard, cases(250, 400), &mut dice, |position| {
        look(position, None, &mut seen)
    });
    met(
        &seen,
        &[
            "mate",
            "nobody",
            "not yours",
            "not so",
            "in the way",
            "own piece",
            "two steps",
            "takes ahead",
            "nothing to take",
            "not en passant",
            "castling",
            "pinned",
            "attacked",
            "stays on line",
            "protected",
            "in check",
        ],
    );
}

#[test]
fn in_u_chess_every_refused_pair_has_a_true_reason() {
    for variant in [Variant::UChess, Variant::UChessAise] {
        let (mut dice, mut seen) = (Dice::for_law(103), Seen::default());
        let start = Position::array(variant);
        random_play(&start, cases(110, 150), 3, &mut dice, |position, last| {
            look(position, last, &mut seen)
        });
        crowded(variant, cases(110, 150), &mut dice, |position| {
            look(position, None, &mut seen)
        });
        met(&seen, &["spoiled", "no sentence", "in the way", "castling"]);
        let names: &[&str] = match variant {
            Variant::UChess => &["king taken"],
            _ => &["pinned", "in check", "attacked"],
        };
        met(&seen, names);
    }
}

#[test]
fn on_nine_files_every_refused_pair_has_a_true_reason() {
    for variant in [Variant::Chess99, Variant::Modern] {
        let (mut dice, mut seen) = (Dice::for_law(107), Seen::default());
        let start = Position::array(variant);
        random_play(&start, 220, 3, &mut dice, |position, last| {
            look(position, last, &mut seen)
        });
        met(
            &seen,
            &[
                "not so",
                "in the way",
                "own piece",
                "nothing to take",
                "not en passant",
            ],
        );
        let names: &[&str] = match variant {
            Variant::Chess99 => &["partner", "king taken"],
            _ => &["pinned", "in check", "two steps"],
        };
        met(&seen, names);
    }
}

#[test]
fn in_a_diagram_both_sides_are_told_true_reasons() {
    let (mut dice, mut seen) = (Dice::for_law(109), Seen::default());
    crowded(Variant::Diagram, 60, &mut dice, |position| {
        look(position, None, &mut seen)
    });
    met(&seen, &["pinned", "attacked", "in the way", "nobody"]);
    assert!(!seen.0.contains_key("not yours"));
}
