//! A picture described in words, for people who do not see it.

use crate::board::{Color, Drawn, FileWords};
use crate::game::At;
use crate::screen::aloud::placed_in_words;
use crate::screen::board_model::{SquareModel, figure_in_words};
use crate::session::moment_name;
use crate::session::{Names, Session};
use crate::words;

/// Returns a title such as "Morphy – Duke of Brunswick, 1858, after 11… Nbd7".
pub(super) fn title(session: &Session) -> String {
    let title = crate::game::title(session.tree());
    if session.editor().is_some() || session.at() == At::Start {
        return title;
    }
    let notation = session.columns()[0].notation;
    let mut names = Names::default();
    let last = moment_name(session.tree(), &mut names, notation, session.at());
    words::GAME_AFTER_MOVE.with([title.into(), last.into()])
}

/// Returns a description such as "White: king c1, rooks d1 and h1. Black: king e8. White to move.", and
/// what is drawn.
pub(super) fn words(squares: &[SquareModel], mover: Option<Color>, drawn: &[Drawn]) -> String {
    let placed = squares.iter().filter_map(|square| {
        let (color, piece) = square.piece?;
        Some((square.square, color, piece))
    });
    let placed: Vec<_> = placed.collect();
    let mut words = placed_in_words(&placed, mover, FileWords::Letters);
    for drawn in drawn {
        let (at, figure) = figure_in_words(drawn);
        words.push(' ');
        words.push_str(&words::FIGURE_ON.with([at.to_string().into(), figure.into()]));
    }
    words.trim().to_owned()
}
