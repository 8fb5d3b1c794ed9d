//! How far undo goes back: limits that keep a long session from taking memory without end.
//!
//! | changes | steps back |
//! |---|---|
//! | 1,000 | 1,000 |
//! | 1,001 | 1,000 |
//! | 40 in a game with a comment of a megabyte | 40 |
//! | 100 in such a game | as many as fit into the limit |
//! | 2 in a game larger than the limit | 1 |

use rank_and_file::game::At;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, GameAction, OpenAction, Session, UNDO_BYTES, UNDO_STEPS};

/// Opens a game, writes a comment of this length, and changes the game by comments on its two moves in
/// turn.
fn changed(comment: usize, changes: usize) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text("1. e4 e5 *".to_owned())));
    let mut write = |at: usize, before: bool, text: String| {
        let moves: Vec<_> = session.tree().ids().collect();
        let at = At::After(moves[at]);
        session.apply(Action::Score(ScoreAction::Comment { at, before, text }));
    };
    write(1, false, "x".repeat(comment));
    for change in 2..changes {
        write(change % 2, true, change.to_string());
    }
    session
}

/// Undoes everything, and returns the number of steps.
fn undone(mut session: Session) -> usize {
    let mut steps = 0;
    while session.can_undo() {
        session.apply(Action::Game(GameAction::Undo));
        steps += 1;
    }
    steps
}

#[test]
fn undo_goes_back_a_thousand_steps_and_no_more() {
    assert_eq!(undone(changed(1, UNDO_STEPS)), UNDO_STEPS);
    assert_eq!(undone(changed(1, UNDO_STEPS + 1)), UNDO_STEPS);
}

#[test]
fn undo_keeps_so_much_of_large_games_and_always_the_last_step() {
    const MEGABYTE: usize = 1 << 20;
    assert_eq!(undone(changed(MEGABYTE, 40)), 40);
    let kept = undone(changed(MEGABYTE, 100));
    assert!(kept * MEGABYTE <= UNDO_BYTES, "{kept} steps");
    assert!((kept + 2) * MEGABYTE > UNDO_BYTES, "{kept} steps");
    assert_eq!(undone(changed(UNDO_BYTES, 3)), 1);
}
