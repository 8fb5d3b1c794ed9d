//! Everything that a user sees of a session, as text, to compare two sessions.

use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::screen::{board_model as board, sheet, standing, why};
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, BoardAction, EntryAction, Names, Session};

/// Returns everything on the screen as text, except passing things such as the notice. Moves appear
/// by their names, because users do not see the numbers of moves inside the program.
pub fn seen(session: &Session) -> String {
    let names = &mut Names::default();
    let mut session = session.clone();
    // In other columns the typed text may have another meaning when it is read again.
    session.apply(Action::Entry(EntryAction::Type(
        session.entry().text.clone(),
    )));
    session.apply(Action::Board(BoardAction::Cancel));
    // What was typed into the fields of a note is kept, but not that they are open.
    session.apply(Action::Score(ScoreAction::Note(false)));
    let session = &session;
    let mut text = String::new();
    let mut line = |part: String| {
        text.push_str(&part);
        text.push('\n');
    };
    for game in session.games() {
        line(rank_and_file::game::title(&game.tree));
        line(write_pgn(&game.tree, &Notation::SHORT));
        for trouble in &game.troubles {
            line(format!("{} {trouble}", trouble.is_error()));
        }
        for unread in &game.unread {
            let (place, lost) = ((unread.line, unread.column), &unread.text);
            line(format!(
                "{place:?} {lost} {}",
                write_fen(&game.tree.position(unread.at))
            ));
        }
    }
    line(format!(
        "{} {:?} {:?}",
        session.shown(),
        session.columns(),
        session.offer()
    ));
    line(format!("{:?}", session.orthodox_columns()));
    line(format!(
        "{:?} {:?}",
        session.entry().text,
        session.entry().meaning
    ));
    line(format!("{:?}", board::model(session, names)));
    line(format!("{:?}", sheet::model(session, names)));
    line(format!("{:?}", standing::model(session, names)));
    line(format!("{:?}", why::model(session, names)));
    line(format!("{} {}", session.spoken(), session.flipped()));
    if let Some(editor) = session.editor() {
        line(format!("{:?}", (&editor.setup, &editor.marks, editor.tool)));
        line(format!(
            "{} {:?} {}",
            editor.text,
            editor.fault,
            editor.sentence()
        ));
    }
    without_numbers(&text)
}

/// Returns a text without the numbers of moves inside the program.
fn without_numbers(text: &str) -> String {
    let mut parts = text.split("NodeId(");
    let mut all = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        all.push_str("NodeId");
        all.push_str(part.trim_start_matches(|c: char| c.is_ascii_digit()));
    }
    all
}
