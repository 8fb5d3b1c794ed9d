//! Lines promoted, demoted and deleted.

use rank_and_file::game::At;
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, GameAction, GoAction, Session, SheetAction};
use testing::positions::node;

use super::{act, comment, opened, pgn, said, score};

/// A game whose moves have these numbers: e4 1, e5 2, c5 3, Nf3 4, d6 5, e6 6, Nc3 7.
const GAME: &str = "1. e4 e5 (1... c5 2. Nf3 (2. d4) 2... d6) (1... e6) 2. Nc3 *";

#[test]
fn lines_are_rearranged_around_the_move_that_is_meant() {
    let rows = [
        // A variation is chosen by its first move or by a later one.
        (
            ScoreAction::Promote(node(3)),
            "1. e4 c5 (1... e5 2. Nc3) (1... e6) 2. Nf3 (2. d4) 2... d6 *",
        ),
        (
            ScoreAction::Promote(node(6)),
            "1. e4 c5 (1... e5 2. Nc3) (1... e6) 2. Nf3 (2. d4) 2... d6 *",
        ),
        (
            ScoreAction::Promote(node(5)),
            "1. e4 e5 (1... c5 2. d4 (2. Nf3 d6)) (1... e6) 2. Nc3 *",
        ),
        (
            ScoreAction::Promote(node(7)),
            "1. e4 e5 (1... e6) (1... c5 2. Nf3 (2. d4) 2... d6) 2. Nc3 *",
        ),
        (
            ScoreAction::Demote(node(2)),
            "1. e4 c5 (1... e5 2. Nc3) (1... e6) 2. Nf3 (2. d4) 2... d6 *",
        ),
        (
            ScoreAction::Demote(node(8)),
            "1. e4 c5 (1... e5 2. Nc3) (1... e6) 2. Nf3 (2. d4) 2... d6 *",
        ),
        (
            ScoreAction::MakeMain(node(7)),
            "1. e4 e6 (1... e5 2. Nc3) (1... c5 2. Nf3 (2. d4) 2... d6) *",
        ),
        (
            ScoreAction::MakeMain(node(5)),
            "1. e4 c5 (1... e5 2. Nc3) (1... e6) 2. d4 (2. Nf3 d6) *",
        ),
        (
            ScoreAction::DeleteVariation(node(6)),
            "1. e4 e5 (1... e6) 2. Nc3 *",
        ),
        (
            ScoreAction::DeleteVariation(node(5)),
            "1. e4 e5 (1... c5 2. Nf3 d6) (1... e6) 2. Nc3 *",
        ),
        (
            ScoreAction::Delete(node(4)),
            "1. e4 e5 (1... c5 2. d4) (1... e6) 2. Nc3 *",
        ),
        (
            ScoreAction::Delete(node(2)),
            "1. e4 c5 (1... e6) 2. Nf3 (2. d4) 2... d6 *",
        ),
        (ScoreAction::Delete(node(1)), "*"),
        (
            ScoreAction::Cut(At::of_moment(3)),
            "1. e4 e5 (1... c5) (1... e6) 2. Nc3 *",
        ),
        (ScoreAction::Cut(At::of_moment(1)), "1. e4 *"),
        (ScoreAction::Cut(At::of_moment(0)), "*"),
    ];
    for (action, after) in rows {
        let mut session = opened(GAME);
        assert_eq!(pgn(&session), GAME);
        score(&mut session, action.clone());
        assert_eq!(pgn(&session), after, "{action:?}");
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(pgn(&session), GAME, "{action:?} undone");
        session.apply(Action::Game(GameAction::Redo));
        assert_eq!(pgn(&session), after, "{action:?} done again");
    }
}

#[test]
fn what_cannot_be_done_leaves_the_game_and_its_history_alone() {
    for action in [
        ScoreAction::Promote(node(1)),
        ScoreAction::Promote(node(2)),
        ScoreAction::Promote(node(8)),
        ScoreAction::Demote(node(1)),
        ScoreAction::Demote(node(7)),
        ScoreAction::MakeMain(node(8)),
        ScoreAction::DeleteVariation(node(2)),
        ScoreAction::Cut(At::of_moment(8)),
        ScoreAction::Promote(node(99)),
        ScoreAction::Delete(node(99)),
        ScoreAction::Cut(At::of_moment(99)),
        ScoreAction::Replace(node(99)),
        ScoreAction::Insert(node(99)),
        ScoreAction::Glyph(node(99), 1),
        comment(99, false, "x"),
    ] {
        let mut session = opened(GAME);
        let before = pgn(&session);
        score(&mut session, action.clone());
        assert_eq!(pgn(&session), before, "{action:?}");
        session.apply(Action::Game(GameAction::Undo));
        assert_ne!(
            pgn(&session),
            before,
            "{action:?}: undo leads to what was before the game"
        );
    }
}

#[test]
fn the_board_shows_the_last_moment_that_is_left() {
    let mut session = opened(GAME);
    act(
        &mut session,
        [
            Action::Go(GoAction::To(At::of_moment(5))),
            Action::Score(ScoreAction::Delete(node(3))),
        ],
    );
    assert_eq!(session.at().moment(), 1);
    assert_eq!(said(&session), "4 moves deleted. Undo brings them back.");
    act(&mut session, [Action::Game(GameAction::Undo)]);
    assert_eq!(session.at().moment(), 5);
    // A moment behind the deleted moves gets another number, but stays the same.
    act(
        &mut session,
        [
            Action::Go(GoAction::To(At::of_moment(8))),
            Action::Score(ScoreAction::Delete(node(6))),
        ],
    );
    assert_eq!(session.tree().path(session.at()).len(), 3);
    assert_eq!(said(&session), "One move deleted. Undo brings it back.");
}

#[test]
fn what_is_folded_stays_folded_when_moves_before_it_are_taken_out() {
    let mut session = opened(GAME);
    act(
        &mut session,
        [
            Action::Sheet(SheetAction::Fold(node(7))),
            Action::Score(ScoreAction::Delete(node(3))),
        ],
    );
    let ids: Vec<_> = session.tree().ids().collect();
    let folded: Vec<_> = ids
        .into_iter()
        .filter(|&id| session.is_folded(id))
        .collect();
    assert_eq!(folded.len(), 1);
    assert_eq!(session.tree().node(folded[0]).mv.to.to_string(), "e6");
}

#[test]
fn while_a_position_is_set_up_the_score_waits() {
    let mut session = opened(GAME);
    act(
        &mut session,
        [
            Action::Edit(EditAction::Begin),
            Action::Score(ScoreAction::Delete(node(1))),
        ],
    );
    assert_eq!(session.tree().len(), 8);
    assert!(said(&session).contains("Finish setting up the position first"));
}

#[test]
fn deleting_what_follows_takes_what_was_not_understood_of_it_along() {
    let mut session = opened("1. e4 e5 2. Nf9 Nc6 (1... c5)");
    let unread = |session: &Session| session.shown_game().unread.len();
    assert_eq!(unread(&session), 1);
    score(&mut session, ScoreAction::Cut(At::of_moment(1)));
    assert_eq!(unread(&session), 0);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(unread(&session), 1);
}
