//! Editing a game as a user does: lines, moves, comments, glyphs, marks, tags and the result.

mod laws;
mod lines;
mod marked;
mod reworked;

use rank_and_file::game::At;
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, EntryAction, OpenAction, Session};

/// Returns a session that shows the game of a text, before its first move.
fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

/// Performs these actions one after another.
fn act<const N: usize>(session: &mut Session, actions: [Action; N]) {
    for action in actions {
        session.apply(action);
    }
}

fn score(session: &mut Session, action: ScoreAction) {
    session.apply(Action::Score(action));
}

/// Returns the action that writes a comment after a moment, or before its move.
fn comment(moment: u32, before: bool, text: &str) -> ScoreAction {
    ScoreAction::Comment {
        at: At::of_moment(moment),
        before,
        text: text.to_owned(),
    }
}

/// Returns the game as PGN on one line.
fn pgn(session: &Session) -> String {
    let text = write_pgn(session.tree(), &Notation::SHORT);
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Types a move and plays it.
fn play(session: &mut Session, text: &str) {
    session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
    assert!(
        matches!(session.entry().meaning, Meaning::Move { .. }),
        "{text}: {:?}",
        session.entry().meaning
    );
    session.apply(Action::Entry(EntryAction::Enter));
}

fn said(session: &Session) -> String {
    session
        .notice()
        .map(|notice| notice.sentence.to_string())
        .unwrap_or_default()
}
