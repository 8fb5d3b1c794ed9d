//! The board and the layers over it.
//!
//! ```text
//! div.board-frame[.outside]               --span
//!   div.board[role=grid] > div.row * n > div.square[role=gridcell][data-square] * n
//!                                          > span.coord | span.names
//!   div.pieces > svg.piece.column-4.row-6 * n    .moved by the last change, .gone with it, .dragged now
//!   svg.overlay                           figures
//!   div.promotion[role=dialog] > button   while it must be said which of several moves is meant
//! ```
//!
//! The pieces lie over the squares, so that a move changes only the place of a piece: nothing is
//! laid out again, and the piece glides.

use super::node::{Element, button, el};
use super::overlay::overlay;
use super::piece::{BOARDS, PIECE_LAYER, figure};
use crate::board::{Color, Drawn, Square};
use crate::screen::board_model::{BoardModel, Mark, SquareModel, descriptive_names};
use crate::screen::placed_pieces::{PlacedPiece, PlacedPieces};
use crate::session::{Action, BoardAction};
use crate::study::Coordinates;
use crate::words;

/// The options of a board that are not part of its model.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardOptions {
    /// The square that the Tab key reaches.
    pub cursor: Square,
    /// The square whose piece is being dragged.
    pub carried: Option<Square>,
    /// The names that are shown on the squares.
    pub coordinates: Coordinates,
    /// Whether White's and whether Black's pieces can be picked up.
    pub moves: [bool; 2],
    /// Whether a drag draws an arrow.
    pub draws: bool,
    /// The arrow that is being drawn.
    pub drawing: Option<Drawn>,
}

impl Default for BoardOptions {
    fn default() -> BoardOptions {
        BoardOptions {
            cursor: BoardOptions::FIRST,
            carried: None,
            coordinates: Coordinates::Algebraic,
            moves: [false; 2],
            draws: false,
            drawing: None,
        }
    }
}

impl BoardOptions {
    /// Square that the Tab key reaches first.
    pub const FIRST: Square = Square::new(4, 0);

    /// Returns whose pieces can be picked up: the mover's, or both sides' in a position without a
    /// mover.
    #[must_use]
    pub fn of_mover(mover: Option<Color>) -> [bool; 2] {
        [Color::White, Color::Black].map(|color| mover.is_none_or(|mover| mover == color))
    }
}

/// Draws the board in its frame, given its pieces with their identities.
#[must_use]
pub fn board(model: &BoardModel, placed: &PlacedPieces, looks: &BoardOptions) -> Element {
    let span = usize::from(model.span);
    let named = looks.coordinates == Coordinates::Descriptive && span == 8;
    let squares = model.squares.iter().enumerate();
    let mut squares = squares.map(|(at, shown)| square(model, looks, at, shown));
    let rows = (0..span).map(|_| {
        el("div")
            .class("row")
            .attr("role", "row")
            .children(squares.by_ref().take(span))
    });
    let grid = el("div")
        .key(1)
        .pattern(BOARDS + u32::from(model.span))
        .class("board")
        .class_if(looks.moves[0], "white-moves")
        .class_if(looks.moves[1], "black-moves")
        .class_if(named, "named-squares")
        .attr("role", "grid")
        .attr("aria-label", words::CHESS_BOARD)
        .children(rows);
    let figures = placed.pieces().iter();
    let figures = figures.map(|placed| placed_figure(model, looks, placed));
    let layer = el("div")
        .key(2)
        .pattern(PIECE_LAYER)
        .class("pieces")
        .children(figures);
    el("div")
        .class("board-frame")
        .class_if(looks.draws, "draws")
        .class_if(looks.coordinates == Coordinates::Outside, "outside")
        .attr("part", "board")
        .var("--span", digits(span))
        .child(grid)
        .child(layer)
        .child(overlay(model, looks.drawing).map(|overlay| overlay.key(5)))
        .child((!model.choices.is_empty()).then(|| chooser(model)))
}

/// Returns the last digit of a number as text, without formatting code.
fn digits(number: usize) -> &'static str {
    const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];
    DIGITS[number % 10]
}

/// Draws a piece at its place, or under the pointer.
fn placed_figure(model: &BoardModel, looks: &BoardOptions, placed: &PlacedPiece) -> Element {
    const COLUMNS: [&str; 9] = [
        "column-0", "column-1", "column-2", "column-3", "column-4", "column-5", "column-6",
        "column-7", "column-8",
    ];
    const ROWS: [&str; 9] = [
        "row-0", "row-1", "row-2", "row-3", "row-4", "row-5", "row-6", "row-7", "row-8",
    ];
    let (column, row) = model.place(placed.square);
    let (color, piece) = placed.figure;
    // `dom` puts a dragged piece under the pointer.
    figure(color, piece)
        .key(placed.id)
        .class(COLUMNS[column])
        .class(ROWS[row])
        .class_if(placed.has_moved, "moved")
        .class_if(placed.is_gone, "gone")
        .class_if(
            looks.carried == Some(placed.square) && !placed.is_gone,
            "dragged",
        )
}

/// Draws a square with its coordinates.
fn square(model: &BoardModel, looks: &BoardOptions, at: usize, square: &SquareModel) -> Element {
    let lifted = square.marks.contains(&Mark::Lifted);
    let drawn = el("div")
        .class(if square.square.is_dark() {
            "square dark"
        } else {
            "square light"
        })
        .attr("role", "gridcell")
        .attr("part", "square")
        .attr(
            "tabindex",
            if square.square == looks.cursor {
                "0"
            } else {
                "-1"
            },
        )
        .attr("data-square", square.square.to_string())
        .attr("aria-label", square.label.clone());
    let drawn = if lifted {
        drawn.attr("aria-selected", "true")
    } else {
        drawn
    };
    let drawn = square
        .marks
        .iter()
        .fold(drawn, |drawn, &mark| drawn.class(class(mark)));
    let drawn = match square.piece {
        Some((Color::White, _)) => drawn.class("holds-white"),
        Some((Color::Black, _)) => drawn.class("holds-black"),
        None => drawn,
    };
    drawn.children(coordinates(model, looks.coordinates, at, square.square))
}

/// Returns the class of a mark.
const fn class(mark: Mark) -> &'static str {
    match mark {
        Mark::Last => "last",
        Mark::Check => "check",
        Mark::Lifted => "lifted",
        Mark::Target => "target",
        Mark::Capture => "target capture",
        Mark::Named => "named",
        Mark::Rival => "rival",
        Mark::Pinned => "pinned",
        Mark::Pinner => "pinner",
        Mark::PinLine => "pin-line",
        Mark::Refused => "refused",
    }
}

/// Draws rank and file on the edge squares, or both descriptive names on every square.
fn coordinates(
    model: &BoardModel,
    coordinates: Coordinates,
    at: usize,
    square: Square,
) -> Vec<Element> {
    // The style sheet shows the text from `data-text`. It is no content, because the square has its
    // own label.
    let label = |class: &'static str, text: String| {
        let span = el("span").class(class).attr("aria-hidden", "true");
        span.attr("data-text", text)
    };
    let span = usize::from(model.span);
    match coordinates {
        Coordinates::None => Vec::new(),
        Coordinates::Descriptive if span == 8 => {
            let [mut mine, mut theirs] = descriptive_names(square);
            if model.flipped {
                std::mem::swap(&mut mine, &mut theirs);
            }
            let both = el("span").key(3).class("names").attr("aria-hidden", "true");
            vec![
                both.child(label("mine", mine))
                    .child(label("theirs", theirs)),
            ]
        }
        _ => {
            let edge = |is: bool, key, class, letter: char| {
                is.then(|| label(class, String::from(letter)).key(key))
            };
            let rank = edge(
                at.is_multiple_of(span),
                1,
                "coord rank",
                square.rank_digit(),
            );
            let file = edge(at / span == span - 1, 2, "coord file", square.file_letter());
            rank.into_iter().chain(file).collect()
        }
    }
}

/// Draws the choice among several moves that end on one square.
fn chooser(model: &BoardModel) -> Element {
    let chooser = model.chooser();
    let buttons = model.choices.iter().map(|choice| {
        let (color, piece) = choice.arrives;
        // Moves that capture different pieces look alike, so the button also names the captured
        // piece.
        let words = (!choice.takes.is_empty()).then(|| el("span").text(choice.takes));
        button("")
            .attr("aria-label", choice.words())
            .does(Action::Board(BoardAction::Choose(choice.mv)))
            .child(figure(color, piece))
            .child(words)
    });
    el("div")
        .key(4)
        .class("promotion")
        .class_if(chooser.worded, "worded")
        .class_if(chooser.from_foot, "from-foot")
        .attr("role", "dialog")
        .attr("aria-label", chooser.label)
        .var("--column", digits(chooser.column))
        .var("--row", digits(chooser.row))
        .children(buttons)
}
