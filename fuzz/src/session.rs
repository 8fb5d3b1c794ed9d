//! Sessions of a user.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::keep::{Change, Keeper};
use rank_and_file::notation::Notation;
use rank_and_file::session::{Action, GameAction, Session};

use crate::actions::action;
use crate::choose::Choices;
use crate::lasting::lasting;
use crate::{keep, link};

/// Actions of the longest session, so that a run stays short.
const MOST: usize = 120;

/// Does what a user may do, and checks every way back.
pub fn session(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let mut session = Session::empty();
    let mut keeper = Keeper::default();
    for _ in 0..MOST {
        if !choices.more() {
            break;
        }
        let next = action(&session, &mut choices);
        session.apply(next);
        assert!(session.tree().has(session.at()));
        assert!(session.shown() < session.games().len());
        if choices.below(8) == 0 {
            while keeper.step(&session, &mut |_: Change| {}) {}
        }
    }
    undone(&session);
    keep::comes_back(&session);
    let shown = session.shown_game();
    assert_eq!(session.tree().position(session.at()), *session.position());
    let fits = shown.tree.start().variant() != Variant::Diagram;
    let notation = if fits { Notation::SHORT } else { Notation::Uci };
    let text = write_pgn(&shown.whole(), &notation);
    let again = games(&text, ReadAs::Only(notation)).next().expect("a game");
    assert_eq!(lasting(&again.tree), lasting(&shown.whole()), "{text}");
    link::leads_back(&session);
    session.resume();
}

/// Checks that undo and redo lead to the same session.
fn undone(session: &Session) {
    let mut session = session.clone();
    let mut states = vec![said(&session)];
    while session.can_undo() && states.len() < MOST {
        session.apply(Action::Game(GameAction::Undo));
        states.push(said(&session));
    }
    // The last state is the one from which the first redo leads on.
    states.pop();
    while let Some(state) = states.pop() {
        assert!(session.can_redo());
        session.apply(Action::Game(GameAction::Redo));
        assert_eq!(said(&session), state);
    }
}

/// Returns what undo and redo are to bring back: the games, the place, and a position being set up.
fn said(session: &Session) -> String {
    let games = session.games().iter();
    let games: String = games
        .map(|game| write_pgn(&game.tree, &Notation::Uci))
        .collect();
    let editor = session.editor().map(|editor| editor.text.clone());
    let place = write_fen(session.position());
    format!("{games} {} {place} {editor:?}", session.shown())
}
