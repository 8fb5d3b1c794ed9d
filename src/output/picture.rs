//! The board as a self-contained picture: a list of paths and letters, and the same as SVG.
//!
//! | in the picture | drawn |
//! |---|---|
//! | squares, frame | a light ground, the dark squares as one path |
//! | the last move | corner brackets on tinted squares |
//! | a king in check | rays |
//! | pieces | the outlines of [`artwork`](crate::screen::artwork) |
//! | coordinates | along two edges, or both descriptive names on every square |
//! | an author's circles, crosses and arrows | the paths of [`figures`], with a light rim, or a dark one if yellow |
//!
//! All places are in units, and a square has [`UNITS`] a side, so that the outlines need no
//! scaling. A picture is printed in the inks of the page's light theme, whatever theme the page
//! shows. It is also described in words.

mod svg;
mod words;

pub use svg::SharedPaths;

use crate::board::{Color, Drawn, Role, Tint, Variant};
use crate::rules::Position;
use crate::screen::artwork::outline;
use crate::screen::board_model as board;
use crate::screen::board_model::{BoardModel, Mark, SquareModel, descriptive_names};
use crate::screen::figures;
use crate::session::{Names, Session};
use crate::study::Coordinates;

/// The side of a square, in the units of a picture.
pub const UNITS: u16 = 48;

/// Smallest and largest side of a square, in pixels.
pub const SQUARE_SIDES: [u8; 2] = [20, 100];

const LIGHT: &str = "#f4eddc";
const DARK: &str = "#bdb094";
/// [`LIGHT`] and [`DARK`], tinted for the last move.
const LAST: [&str; 2] = ["#edd48b", "#cdb162"];
/// The ink of lines and letters.
pub const PRINT: &str = "#1d1a16";
const UNPRINT: &str = "#fffdf7";
const WARNING: &str = "#7d1015";
const AUTHOR: &str = "#17552a";
const RED: &str = "#7d1015";
const YELLOW: &str = "#f2c200";
const BLUE: &str = "#0d3a6b";
const NONE: &str = "none";

/// Brackets in the corners of a square.
const BRACKETS: &str = "M1 13V1H13M35 1H47V13M47 35V47H35M13 47H1V35";
/// Twelve rays around the middle of a square.
const RAYS: &str = "M24 8.5V1M31.8 10.6L35.5 4.1M37.4 16.2L43.9 12.5M39.5 24H47M37.4 31.7L43.9 35.5M31.8 37.4L35.5 43.9M24 39.5V47M16.2 37.4L12.5 43.9M10.6 31.8L4.1 35.5M8.5 24H1M10.6 16.2L4.1 12.5M16.2 10.6L12.5 4.1";

/// The look of a picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Look {
    /// Side of a square in pixels; a value outside of [`SQUARE_SIDES`] is clamped.
    pub square_side: u8,
    pub coordinates: Coordinates,
    /// Whether the last move and a check are marked.
    pub last: bool,
    /// Whether an author's circles, crosses and arrows are drawn.
    pub figures: bool,
}

/// The inks of a path; colours as CSS writes them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ink {
    /// `none` for a path that is only stroked.
    pub fill: &'static str,
    /// `none` for a path that is only filled.
    pub stroke: &'static str,
    /// Width of the stroke in tenths of the path's units.
    pub width: u8,
}

/// Something that is drawn; the lowest item comes first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PictureItem {
    /// A path in the syntax of SVG, moved to a place and scaled, in tenths.
    Path {
        data: String,
        at: (u16, u16),
        scale: u8,
        ink: Ink,
    },
    /// Letters eight units high, with their baseline at this place.
    Text {
        text: String,
        at: (u16, u16),
        /// Whether the text ends at its place rather than beginning there; such text is slanted.
        ends: bool,
    },
}

/// A board as a picture.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Picture {
    /// Side of the picture in pixels.
    pub pixels: u32,
    /// Side of the picture in units.
    pub units: u16,
    /// Its title: the game and the move.
    pub title: String,
    /// A description in words.
    pub words: String,
    pub items: Vec<PictureItem>,
}

/// Returns the session's board as a picture, turned as it is there.
#[must_use]
pub fn picture(session: &Session, look: &Look) -> Picture {
    let model = board::bare(session, &mut Names::default());
    let mover = match session.editor() {
        Some(_) => None,
        None => mover(session.position()),
    };
    Picture::from_model(&model, mover, words::title(session), look)
}

/// Returns the side to move; `None` in a diagram.
#[must_use]
pub fn mover(position: &Position) -> Option<Color> {
    (position.variant() != Variant::Diagram).then_some(position.color())
}

impl Picture {
    /// Returns a board with this title as a picture; `mover` is the side to move, if there is one.
    #[must_use]
    pub fn from_model(
        model: &BoardModel,
        mover: Option<Color>,
        title: String,
        look: &Look,
    ) -> Picture {
        let span = u16::from(model.span);
        let mut items = Vec::with_capacity(2 * model.squares.len());
        let side = look.square_side.clamp(SQUARE_SIDES[0], SQUARE_SIDES[1]);
        ground(model, &mut items);
        for (place, square) in (0..).zip(&model.squares) {
            let at = (place % span * UNITS, place / span * UNITS);
            if look.last {
                marks(square, at, &mut items);
            }
            let named = look.coordinates == Coordinates::Descriptive && span == 8;
            draw_piece(square, at, named, side, &mut items);
            match look.coordinates {
                Coordinates::None => {}
                _ if named => names(square, at, model.flipped, &mut items),
                _ => edges(square, at, span, &mut items),
            }
        }
        let by_author = |drawn: &&Drawn| look.figures && drawn.tint().is_some();
        let drawn: Vec<Drawn> = model.drawn.iter().filter(by_author).copied().collect();
        for drawn in figures::paths(&drawn, model.span, model.flipped) {
            let head = drawn.stroke == figures::Stroke::Head;
            // Yellow is light, so its rim is dark.
            let (ink, rim) = match drawn.role {
                Role::Author(Tint::Red) => (RED, UNPRINT),
                Role::Author(Tint::Yellow) => (YELLOW, PRINT),
                Role::Author(Tint::Blue) => (BLUE, UNPRINT),
                _ => (AUTHOR, UNPRINT),
            };
            let fill = if head { ink } else { NONE };
            // A rim separates the figure from the pieces beneath.
            for (stroke, wider) in [(rim, 30), (ink, 0)] {
                let width = wider + if head { 20 } else { 70 };
                let ink = Ink {
                    fill: if wider > 0 { NONE } else { fill },
                    stroke,
                    width,
                };
                path(&mut items, &drawn.data, (0, 0), 8, ink);
            }
        }
        Picture {
            pixels: u32::from(side) * u32::from(span),
            units: span * UNITS,
            title,
            words: words::words(&model.squares, mover, &drawn),
            items,
        }
    }
}

fn path(items: &mut Vec<PictureItem>, data: &str, at: (u16, u16), scale: u8, ink: Ink) {
    let data = data.to_owned();
    items.push(PictureItem::Path {
        data,
        at,
        scale,
        ink,
    });
}

const fn filled(fill: &'static str) -> Ink {
    Ink {
        fill,
        stroke: NONE,
        width: 0,
    }
}

const fn stroked(stroke: &'static str, width: u8) -> Ink {
    Ink {
        fill: NONE,
        stroke,
        width,
    }
}

/// One square, at the origin.
const SQUARE: &str = "M0 0h48v48h-48z";

/// Draws the ground, the dark squares and the frame.
fn ground(model: &BoardModel, items: &mut Vec<PictureItem>) {
    let span = usize::from(model.span);
    let mut dark = String::new();
    for (place, square) in model.squares.iter().enumerate() {
        if square.square.is_dark() {
            let corner =
                [place % span, place / span].map(|at| (at * usize::from(UNITS)).to_string());
            for part in ["M", &corner[0], " ", &corner[1], &SQUARE[4..]] {
                dark.push_str(part);
            }
        }
    }
    let whole = (span * usize::from(UNITS)).to_string();
    let whole = ["M0 0h", &whole, "v", &whole, "H0z"].concat();
    path(items, &whole, (0, 0), 10, filled(LIGHT));
    path(items, &dark, (0, 0), 10, filled(DARK));
    path(items, &whole, (0, 0), 10, stroked(PRINT, 20));
}

fn marks(square: &SquareModel, at: (u16, u16), items: &mut Vec<PictureItem>) {
    if square.marks.contains(&Mark::Last) {
        let tint = LAST[usize::from(square.square.is_dark())];
        path(items, SQUARE, at, 10, filled(tint));
        path(items, BRACKETS, at, 10, stroked(PRINT, 20));
    }
    if square.marks.contains(&Mark::Check) {
        path(items, RAYS, at, 10, stroked(WARNING, 35));
    }
}

/// Draws the piece on a square, smaller if it is `named`, so that the square's names have room.
fn draw_piece(
    square: &SquareModel,
    at: (u16, u16),
    named: bool,
    side: u8,
    items: &mut Vec<PictureItem>,
) {
    let Some((colour, piece)) = square.piece else {
        return;
    };
    let (scale, at) = if named {
        (7, (at.0 + 7, at.1 + 7))
    } else {
        (10, at)
    };
    let (body, lines) = match colour {
        Color::White => (UNPRINT, PRINT),
        Color::Black => (PRINT, UNPRINT),
    };
    let outline = outline(piece);
    // Thin strokes would turn grey on a tiny board.
    let width = if side < 29 { 22 } else { 17 };
    let body = Ink {
        fill: body,
        ..stroked(PRINT, width)
    };
    path(items, outline.body, at, scale, body);
    path(items, outline.lines, at, scale, stroked(lines, 14));
    if !outline.dots.is_empty() {
        path(items, outline.dots, at, scale, filled(lines));
    }
}

/// Adds a square's descriptive names: from the near side at the bottom, from the far side at the
/// top.
fn names(square: &SquareModel, (x, y): (u16, u16), flipped: bool, items: &mut Vec<PictureItem>) {
    let mut both = descriptive_names(square.square);
    if flipped {
        both.reverse();
    }
    for (text, ends) in both.into_iter().zip([false, true]) {
        let at = if ends {
            (x + 46, y + 8)
        } else {
            (x + 2, y + 46)
        };
        items.push(PictureItem::Text { text, at, ends });
    }
}

/// Adds the rank to the squares at the left, and the file to those at the bottom.
fn edges(square: &SquareModel, (x, y): (u16, u16), span: u16, items: &mut Vec<PictureItem>) {
    let square = square.square;
    let mut letter = |letter: char, at| {
        let (text, ends) = (letter.to_string(), false);
        items.push(PictureItem::Text { text, at, ends });
    };
    if x == 0 {
        letter(square.rank_digit(), (2, y + 8));
    }
    if y == (span - 1) * UNITS {
        letter(square.file_letter(), (x + 41, y + 46));
    }
}
