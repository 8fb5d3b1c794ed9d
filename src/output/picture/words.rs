//! A picture described in words, for people who do not see it.

use crate::board::{Color, Drawn, Piece, Shape, Square};
use crate::game::At;
use crate::screen::board_model::SquareModel;
use crate::session::moment_name;
use crate::session::{Names, Session};

/// Returns a title such as "Morphy – Duke of Brunswick, 1858, after 11… Nbd7".
pub(super) fn title(session: &Session) -> String {
    let mut title = crate::game::title(session.tree());
    if session.editor().is_none() && session.at() != At::Start {
        title.push_str(", after ");
        let notation = session.columns()[0].notation;
        let mut names = Names::default();
        title.push_str(&moment_name(
            session.tree(),
            &mut names,
            notation,
            session.at(),
        ));
    }
    title
}

/// Returns a description such as "White: king c1; rooks d1 h1. Black: king e8. White to move.", and
/// what is drawn.
pub(super) fn words(squares: &[SquareModel], mover: Option<Color>, drawn: &[Drawn]) -> String {
    let mut words = String::new();
    for color in Color::ALL {
        words.push_str(color.name());
        for piece in Piece::ALL {
            let mut count = 0;
            let mut places = String::new();
            for square in squares.iter().filter(|s| s.piece == Some((color, piece))) {
                count += 1;
                places.push(' ');
                push(&mut places, square.square);
            }
            if count > 0 {
                let first = words.ends_with(color.name());
                words.push_str(if first { ": " } else { "; " });
                words.push_str(piece.name());
                words.push_str(if count > 1 { "s" } else { "" });
                words.push_str(&places);
            }
        }
        words.push_str(". ");
    }
    if let Some(color) = mover {
        words.push_str(color.name());
        words.push_str(" to move. ");
    }
    for drawn in drawn {
        let (what, at, to) = match drawn.shape {
            Shape::Circle(at) => ("Circle on ", at, None),
            Shape::Cross(at) => ("Cross on ", at, None),
            Shape::Arrow(from, to) => ("Arrow from ", from, Some(to)),
        };
        words.push_str(what);
        push(&mut words, at);
        if let Some(to) = to {
            words.push_str(" to ");
            push(&mut words, to);
        }
        if let Some(tint) = drawn.told_tint() {
            words.push_str(", ");
            words.push_str(tint.tag());
        }
        words.push_str(". ");
    }
    words.truncate(words.trim_end().len());
    words
}

fn push(words: &mut String, square: Square) {
    words.push(square.file_letter());
    words.push(square.rank_digit());
}
