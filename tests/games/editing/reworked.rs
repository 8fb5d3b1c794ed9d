//! Moves replaced, and moves inserted.

use rank_and_file::game::At;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, BoardAction, EntryAction, GameAction, GoAction};
use testing::positions::{node, sq};

use super::{act, opened, pgn, play, said, score};

#[test]
fn a_move_takes_the_place_of_another_and_what_fits_stays() {
    let rows = [
        (
            "1. e4 e5 2. Nf3 Nc6 *",
            ScoreAction::Replace(node(2)),
            "e6",
            "1. e4 e6 2. Nf3 Nc6 *",
        ),
        // A later capture may now take another piece, or none.
        (
            "1. e4 e5 2. Nf3 Nc6 3. Nxe5 *",
            ScoreAction::Replace(node(2)),
            "e6",
            "1. e4 e6 2. Nf3 Nc6 3. Ne5 *",
        ),
        (
            "1. e4 e5 2. Bc4 Nc6 (2... d6 3. d3) *",
            ScoreAction::Replace(node(1)),
            "d4",
            "1. d4 e5 {No longer possible: 2. Bc4 Nc6 (2... d6 3. d3)} *",
        ),
        (
            "1. e4 e5 (1... c5 2. Nf3 $1 {sound}) (1... d5 2. exd5) *",
            ScoreAction::Replace(node(1)),
            "Nc3",
            "1. Nc3 e5 (1... c5 2. Nf3 $1 {sound}) (1... d5 {No longer possible: 2. exd5}) *",
        ),
        (
            "1. e4 -- 2. d4 *",
            ScoreAction::Replace(node(2)),
            "e5",
            "1. e4 e5 2. d4 *",
        ),
        (
            "1. e4 e5 2. Nf3 *",
            ScoreAction::Replace(node(3)),
            "--",
            "1. e4 e5 2. -- *",
        ),
        // Glyphs, comments and clocks of the move stay, and so do its rivals.
        (
            "1. e4 e5 $2 {why} (1... c5) *",
            ScoreAction::Replace(node(2)),
            "e6",
            "1. e4 e6 $2 {why} (1... c5) *",
        ),
    ];
    for (before, action, mv, after) in rows {
        let mut session = opened(before);
        score(&mut session, action.clone());
        assert_eq!(pgn(&session), before);
        play(&mut session, mv);
        assert_eq!(pgn(&session), after, "{before} {action:?} {mv}");
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(pgn(&session), before, "undone");
    }
}

#[test]
fn a_move_that_mates_gives_the_game_its_result_and_no_other_takes_one_away() {
    let mut session = opened("1. f3 e5 2. g4 d6 *");
    score(&mut session, ScoreAction::Replace(node(4)));
    play(&mut session, "Qh4");
    assert_eq!(pgn(&session), "1. f3 e5 2. g4 Qh4# 0-1");
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(pgn(&session), "1. f3 e5 2. g4 d6 *");
    let mut session = opened("1. f3 e5 2. g4 d6 1-0");
    score(&mut session, ScoreAction::Replace(node(4)));
    play(&mut session, "d5");
    assert_eq!(pgn(&session), "1. f3 e5 2. g4 d5 1-0");
}

#[test]
fn a_move_comes_before_another() {
    let rows = [
        // The other side passes until its move is given.
        (
            "1. e4 e5 2. Nf3 Nc6 *",
            ScoreAction::Insert(node(3)),
            "d3",
            "1. e4 e5 2. d3 -- 3. Nf3 Nc6 *",
        ),
        (
            "1. e4 e5 (1... c5) 2. Nf3 *",
            ScoreAction::Insert(node(2)),
            "d6",
            "1. e4 d6 (1... c5) 2. -- e5 3. Nf3 *",
        ),
        // A side in check cannot pass.
        (
            "1. e4 e5 2. Bc4 *",
            ScoreAction::Insert(node(2)),
            "f6",
            "1. e4 f6 2. -- e5 3. Bc4 *",
        ),
        (
            "1. e4 f5 2. d4 *",
            ScoreAction::Insert(node(3)),
            "Qh5+",
            "1. e4 f5 2. Qh5+ {No longer possible: 2. d4} *",
        ),
    ];
    for (before, action, mv, after) in rows {
        let mut session = opened(before);
        score(&mut session, action.clone());
        play(&mut session, mv);
        assert_eq!(pgn(&session), after, "{before} {action:?} {mv}");
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(pgn(&session), before, "undone");
    }
}

#[test]
fn the_pair_that_was_left_out_is_put_in_move_by_move() {
    let mut session = opened("1. e4 e5 2. Bb5 a6 *");
    score(&mut session, ScoreAction::Insert(node(3)));
    assert_eq!(
        said(&session),
        "Play the move that comes before 2. Bb5. Escape changes nothing."
    );
    play(&mut session, "Nf3");
    assert!(said(&session).contains("dashes"), "{}", said(&session));
    act(&mut session, [Action::Go(GoAction::Next)]);
    let At::After(passed) = session.at() else {
        panic!("a move was made");
    };
    score(&mut session, ScoreAction::Replace(passed));
    play(&mut session, "Nc6");
    assert_eq!(pgn(&session), "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
}

#[test]
fn what_is_awaited_is_given_up_by_escape_or_a_step_and_by_no_refusal() {
    let start = "1. e4 e5 2. Nf3 *";
    for action in [
        Action::Board(BoardAction::Cancel),
        Action::Go(GoAction::To(At::of_moment(3))),
        Action::Board(BoardAction::Flip),
        Action::Game(GameAction::Undo),
        Action::Go(GoAction::First),
    ] {
        let mut session = opened(start);
        act(&mut session, [Action::Score(ScoreAction::Replace(node(2)))]);
        assert!(
            session
                .pending()
                .is_some_and(|words| words.contains("1… e5"))
        );
        let flips = action == Action::Board(BoardAction::Flip);
        session.apply(action.clone());
        assert_eq!(session.pending().is_some(), flips, "{action:?}");
    }
    let mut session = opened("1. e4 e5 (1... c5) 2. Nf3 *");
    act(
        &mut session,
        [
            Action::Score(ScoreAction::Replace(node(2))),
            Action::Entry(EntryAction::Type("c5".to_owned())),
            Action::Entry(EntryAction::Enter),
        ],
    );
    assert_eq!(said(&session), "That move is here already. Play another.");
    assert!(session.pending().is_some());
    act(
        &mut session,
        [Action::Board(BoardAction::Drag(sq("e7"), sq("e6")))],
    );
    assert_eq!(pgn(&session), "1. e4 e6 (1... c5) 2. Nf3 *");
    assert!(session.pending().is_none());
}

#[test]
fn moves_that_are_lost_are_counted_and_their_marks_drawn_no_more() {
    let mut session = opened("1. e4 e5 2. Bc4 {[%cal Gc4f7] aims} Nc6 *");
    score(&mut session, ScoreAction::Replace(node(1)));
    play(&mut session, "d4");
    assert_eq!(
        said(&session),
        "2 moves are no longer possible; they are kept in a comment."
    );
    act(&mut session, [Action::Go(GoAction::Last)]);
    assert!(session.marks_at(session.at()).is_empty());
    assert!(
        pgn(&session).contains("[ %cal Gc4f7] aims"),
        "{}",
        pgn(&session)
    );
}

#[test]
fn what_was_not_understood_behind_lost_moves_is_kept_behind_the_move_before() {
    let mut session = opened("1. e4 e5 2. Bc4 Nf9");
    score(&mut session, ScoreAction::Replace(node(1)));
    play(&mut session, "d4");
    let unread = &session.shown_game().unread;
    assert_eq!(unread.len(), 1);
    assert_eq!(unread[0].at.moment(), 2);
}
