//! The board while a position is set up, and what an author has drawn.

use super::{BoardModel, Mark, Square, reading_order, square};
use crate::board::{Drawn, Role, Shape};
use crate::session::editor::Editor;

/// The board while a position is set up.
#[must_use]
pub fn draft(editor: &Editor, flipped: bool) -> BoardModel {
    let span = editor.setup.variant.span();
    let mut squares: Vec<Square> = reading_order(span, flipped)
        .into_iter()
        .map(|cell| {
            let lifted = (editor.from == Some(cell)).then_some(Mark::Lifted);
            square(
                cell,
                editor.setup.men.on(cell),
                lifted.into_iter().collect(),
            )
        })
        .collect();
    let drawn: Vec<Drawn> = by_author(&editor.marks).collect();
    tell_of(&mut squares, &drawn);
    BoardModel {
        squares,
        span,
        flipped,
        drawn,
        choices: Vec::new(),
    }
}

pub(super) fn by_author(shapes: &[Shape]) -> impl Iterator<Item = Drawn> {
    shapes.iter().map(|&shape| Drawn {
        shape,
        role: Role::Author,
    })
}

/// Tells those who hear the page of an author's marks: no sentence does.
pub(super) fn tell_of(squares: &mut [Square], drawn: &[Drawn]) {
    for drawn in drawn {
        let (at, words, to) = match drawn.shape {
            _ if drawn.role != Role::Author => continue,
            Shape::Circle(at) => (at, ", circle", None),
            Shape::Cross(at) => (at, ", cross", None),
            Shape::Arrow(from, to) => (from, ", arrow to ", Some(to)),
        };
        if let Some(square) = squares.iter_mut().find(|square| square.cell == at) {
            square.label.push_str(words);
            square
                .label
                .extend(to.iter().flat_map(|to| [to.file_letter(), to.rank_digit()]));
        }
    }
}
