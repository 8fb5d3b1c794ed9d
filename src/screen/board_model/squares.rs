//! The squares of a board with their marks, and what is said of them.

use crate::board::{Color, Drawn, Move, Piece, Shape, Square};
use crate::notation::speech;

/// Why a square stands out. Meanings, not colours; a square may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move left or reached it.
    Last,
    /// The king on it is in check.
    Check,
    /// The piece on it is picked up.
    Lifted,
    /// The piece picked up may go there.
    Target,
    /// The piece picked up may take what stands there.
    Capture,
    /// What is pointed at names it.
    Named,
    /// A shorter name could mean the piece on it, or a move to it.
    Rival,
    /// A piece on it could go, but for its own king.
    Pinned,
    /// A piece on it keeps another from moving.
    Pinner,
    /// It lies between the piece that pins and the king.
    PinLine,
    /// A sentence of refusal is about it.
    Refused,
}

/// One square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareModel {
    pub square: Square,
    pub piece: Option<(Color, Piece)>,
    pub marks: Vec<Mark>,
    /// What a screen reader says: the square, who stands there, and its marks.
    pub label: String,
}

/// The board from the side at the bottom of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    /// From the upper left to the lower right of the screen.
    pub squares: Vec<SquareModel>,
    /// How many files, and ranks, there are.
    pub span: u8,
    pub flipped: bool,
    /// What is drawn over the squares.
    pub drawn: Vec<Drawn>,
    /// While several moves end where a piece was put: what each of them is.
    pub choices: Vec<BoardChoice>,
}

/// One of several moves between the same two squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoice {
    pub mv: Move,
    /// The piece as which it arrives.
    pub arrives: (Color, Piece),
    /// "queen", "stays a pawn": said of every move if the piece may change.
    pub becomes: &'static str,
    /// "takes en passant", "does not take": said of every move if the piece may do either.
    pub takes: &'static str,
}

impl BoardChoice {
    /// What the move would do, in words, where others would do something else.
    #[must_use]
    pub fn words(&self) -> String {
        let both = !self.becomes.is_empty() && !self.takes.is_empty();
        [self.becomes, if both { ", " } else { "" }, self.takes].concat()
    }
}

/// How the choice among several moves is laid over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chooser {
    /// Whether there are words beside the pieces.
    pub worded: bool,
    /// Whether it stands on the square, as in the lower half, and does not hang from it.
    pub from_foot: bool,
    /// What is chosen, for those who hear the page.
    pub label: &'static str,
    /// Where the moves end, counted from the left and from the top of the board as it is seen.
    pub column: usize,
    pub row: usize,
}

impl BoardModel {
    /// What stands on a square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<(Color, Piece)> {
        let mut squares = self.squares.iter();
        squares.find(|model| model.square == square)?.piece
    }

    /// How the choice among [`BoardModel::choices`] is shown.
    #[must_use]
    pub fn chooser(&self) -> Chooser {
        let span = usize::from(self.span);
        let to = self.choices.first().map(|choice| choice.mv.to);
        let mut squares = self.squares.iter();
        let place = squares.position(|square| Some(square.square) == to);
        let place = place.unwrap_or(0);
        let worded = self.choices.iter().any(|choice| !choice.takes.is_empty());
        Chooser {
            worded,
            from_foot: place / span * 2 >= span,
            label: if worded {
                "Which move do you mean?"
            } else {
                "The pawn becomes"
            },
            column: place % span,
            row: place / span,
        }
    }
}

/// The squares of a board with so many files and ranks, in reading order for the side at the bottom.
#[must_use]
pub fn reading_order(span: u8, flipped: bool) -> Vec<Square> {
    let mut squares: Vec<Square> = (0..span)
        .rev()
        .flat_map(|rank| (0..span).map(move |file| Square::new(file, rank)))
        .collect();
    if flipped {
        squares.reverse();
    }
    squares
}

pub(super) fn square_model(
    square: Square,
    piece: Option<(Color, Piece)>,
    marks: Vec<Mark>,
) -> SquareModel {
    let mut label = speech::square(square, piece);
    for mark in &marks {
        label.push_str(match mark {
            Mark::Last => ", last move",
            Mark::Check => ", in check",
            Mark::Lifted => ", picked up",
            Mark::Target => ", can move here",
            Mark::Capture => ", can be taken",
            Mark::Named => ", named",
            Mark::Rival => ", rival",
            Mark::Pinned => ", pinned",
            Mark::Pinner => ", pins",
            Mark::PinLine | Mark::Refused => "",
        });
    }
    SquareModel {
        square,
        piece,
        marks,
        label,
    }
}

/// Tells those who hear the page of an author's marks: no sentence does.
pub(super) fn tell_of(squares: &mut [SquareModel], drawn: &[Drawn]) {
    for drawn in drawn.iter().filter(|drawn| drawn.tint().is_some()) {
        let (at, words, to) = match drawn.shape {
            Shape::Circle(at) => (at, "circle", None),
            Shape::Cross(at) => (at, "cross", None),
            Shape::Arrow(from, to) => (from, "arrow to ", Some(to)),
        };
        if let Some(square) = squares.iter_mut().find(|square| square.square == at) {
            square.label.push_str(", ");
            if let Some(tint) = drawn.told_tint() {
                square.label.push_str(tint.tag());
                square.label.push(' ');
            }
            square.label.push_str(words);
            square
                .label
                .extend(to.iter().flat_map(|to| [to.file_letter(), to.rank_digit()]));
        }
    }
}
