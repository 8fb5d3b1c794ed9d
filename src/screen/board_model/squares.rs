//! The squares of a board with their marks and their labels.

use crate::board::{Color, Drawn, Move, Piece, Shape, Square};
use crate::notation::speech;

/// A reason why a square stands out. Marks are meanings, not colours; a square may have several.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mark {
    /// The last move left or reached this square.
    Last,
    /// The king on this square is in check.
    Check,
    /// The piece on this square is lifted.
    Lifted,
    /// The lifted piece may go there.
    Target,
    /// The lifted piece may take the piece there.
    Capture,
    /// The thing pointed at names this square.
    Named,
    /// A shorter name could mean the piece on it, or a move to it.
    Rival,
    /// The piece on this square could move there if its own king were safe.
    Pinned,
    /// The piece on this square pins another.
    Pinner,
    /// This square lies between the pinning piece and the king.
    PinLine,
    /// The sentence of a refusal is about this square.
    Refused,
}

/// One square of the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SquareModel {
    pub square: Square,
    pub piece: Option<(Color, Piece)>,
    pub marks: Vec<Mark>,
    /// The text for screen readers: the square, its piece, and its marks.
    pub label: String,
}

/// The board from the side at the bottom of the screen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardModel {
    /// The squares from the upper left to the lower right of the screen.
    pub squares: Vec<SquareModel>,
    /// Number of files, and of ranks.
    pub span: u8,
    pub flipped: bool,
    /// The figures drawn over the squares.
    pub drawn: Vec<Drawn>,
    /// The moves to choose from, if several fit where a piece was put; otherwise empty.
    pub choices: Vec<BoardChoice>,
}

/// One of several moves between the same two squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardChoice {
    pub mv: Move,
    /// The piece on arrival.
    pub arrives: (Color, Piece),
    /// The result for a pawn, such as "queen" or "stays a pawn"; given for every choice if one
    /// promotes.
    pub becomes: &'static str,
    /// Whether it takes, "takes en passant" or "does not take"; given for every choice if they
    /// differ.
    pub takes: &'static str,
}

impl BoardChoice {
    /// Returns the words that distinguish the move from the other choices.
    #[must_use]
    pub fn words(&self) -> String {
        let both = !self.becomes.is_empty() && !self.takes.is_empty();
        [self.becomes, if both { ", " } else { "" }, self.takes].concat()
    }
}

/// The place and form of a choice among several moves over the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Chooser {
    /// Whether the pieces have words beside them.
    pub worded: bool,
    /// Whether it stands up from the square, as in the lower half of the board, rather than hanging
    /// down.
    pub from_foot: bool,
    /// The question, for screen readers.
    pub label: &'static str,
    /// The square where the moves end, counted from the left and from the top of the board as
    /// shown.
    pub column: usize,
    pub row: usize,
}

impl BoardModel {
    /// Returns the piece on a square.
    #[must_use]
    pub fn on(&self, square: Square) -> Option<(Color, Piece)> {
        let mut squares = self.squares.iter();
        squares.find(|model| model.square == square)?.piece
    }

    /// Returns the place and form of the choice among [`BoardModel::choices`].
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

/// Returns the squares of a board of `span` files and ranks, in reading order for the side at the
/// bottom.
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

/// Adds an author's marks to the labels for screen readers, because no sentence mentions them.
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
