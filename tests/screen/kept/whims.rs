//! Random actions of a user, all restored.

use proptest::prelude::{ProptestConfig, prop_assert_eq, proptest};
use rank_and_file::board::{Color, Piece, Shape, Square, Tint, Variant, Wing};
use rank_and_file::game::At;
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, OpenAction, ResultAction, Session,
    SheetAction,
};
use testing::chance::Dice;

use super::{MANY, again, seen};

/// Returns a random action of a user.
fn whim(session: &Session, dice: &mut Dice) -> Action {
    const SQUARES: u8 = 8;
    let square = |dice: &mut Dice| {
        let at = dice.roll(64) as u8;
        Square::new(at % SQUARES, at / SQUARES)
    };
    const TEXTS: [&str; 6] = [
        MANY,
        "1. P-K4 P-K4 2. N-KB3 (2. P-Q4 PxP) N-QB3",
        "1. e4 e5 2. Nf9 Nc6 {lost} (2. d4)",
        "4k3/8/8/3pP3/8/8/8/R3K2R w KQ d6 7 20",
        "k1K5/8/8/8/8/8/8/1K6 b - - 0 1",
        "[Variant \"Chess 99\"]\n\n1. a24 e75",
    ];
    let ids: Vec<_> = session.tree().ids().collect();
    match dice.roll(24) {
        0 => Action::Open(OpenAction::Text((*dice.pick(&TEXTS)).to_owned())),
        1 => Action::Open(OpenAction::New(*dice.pick(&Variant::ALL))),
        2 => Action::Game(GameAction::Show(dice.roll(3))),
        3 => Action::Board(BoardAction::Flip),
        4 => {
            let offered: Vec<_> = session.offer().columns().collect();
            Action::Sheet(SheetAction::SetColumn(dice.roll(3), *dice.pick(&offered)))
        }
        5 if !ids.is_empty() => Action::Sheet(SheetAction::Fold(*dice.pick(&ids))),
        6 => Action::Edit(EditAction::Begin),
        7 => Action::Edit(EditAction::Finish),
        8 => {
            const PIECES: [Piece; 3] = [Piece::King, Piece::Rook, Piece::Pawn];
            let piece = (*dice.pick(&Color::ALL), *dice.pick(&PIECES));
            Action::Edit(EditAction::Put(square(dice), Some(piece)))
        }
        9 => Action::Edit(EditAction::Variant(*dice.pick(&Variant::ALL))),
        10 => {
            let wing = *dice.pick(&[Wing::King, Wing::Queen]);
            Action::Edit(EditAction::Castling(*dice.pick(&Color::ALL), wing))
        }
        11 => {
            let (from, to) = (square(dice), square(dice));
            let shapes = [
                Shape::Circle(from),
                Shape::Cross(to),
                Shape::Arrow(from, to),
            ];
            Action::Edit(EditAction::Mark(
                *dice.pick(&shapes),
                *dice.pick(&Tint::ALL),
            ))
        }
        12 => Action::Game(GameAction::Undo),
        13 => Action::Game(GameAction::Redo),
        14 => Action::Result(ResultAction::Resign(Color::Black)),
        15 => Action::Entry(EntryAction::Type(
            (*dice.pick(&["e4", "Nf9", "N-B3", "\\n", "1. e4 e5\n2. d4"])).to_owned(),
        )),
        16 => Action::Entry(EntryAction::Enter),
        17 if !ids.is_empty() => Action::Go(GoAction::To(At::After(*dice.pick(&ids)))),
        18 => Action::Go(GoAction::Previous),
        19 => Action::Edit(EditAction::Passed(dice.roll(2))),
        _ => {
            let moves = session.position().moves();
            if moves.is_empty() {
                Action::Go(GoAction::First)
            } else {
                Action::Board(BoardAction::Choose(*dice.pick(&moves)))
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn whatever_was_done_is_found_again(seed in 1..u64::MAX, length in 0..60_usize) {
        let dice = &mut Dice(seed);
        let mut session = Session::first_visit();
        for _ in 0..length {
            let action = whim(&session, dice);
            // The page offers nothing else. Most notations for eight files have no name for a
            // paladin.
            let offered = match (&action, session.editor()) {
                (Action::Edit(EditAction::Variant(variant)), Some(editor)) => {
                    let mut pieces = editor.setup.pieces.iter();
                    variant.span() == 9 || pieces.all(|(_, _, piece)| piece != Piece::Paladin)
                }
                (Action::Edit(action), Some(editor)) => editor.can(*action),
                _ => true,
            };
            if offered {
                session.apply(action);
            }
        }
        let found = again(&session);
        let (found, session) = (seen(&found), seen(&session));
        for (found, line) in found.lines().zip(session.lines()) {
            prop_assert_eq!(found, line);
        }
        prop_assert_eq!(found.len(), session.len());
    }
}
