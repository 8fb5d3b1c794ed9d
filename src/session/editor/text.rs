//! Actions of the editor as texts.
//!
//! | text | does |
//! |---|---|
//! | `begin`, `clear`, `array`, `finish`, `cancel` | actions without a value |
//! | `take hand`, `take N`, `take n` | takes a tool: the hand, a white knight, a black one |
//! | `tint red` | draws in this colour |
//! | `put e4 N`, `put e4 -` | puts a white knight there, clears the square |
//! | `castling K` | gives or takes the right to castle, as a FEN has it |
//! | `mark arrow e2 e4 green` | draws an arrow of this colour or removes it |
//! | `halfmove 3` | sets a number; a field has `halfmove` and adds its value |

use super::{EditAction, Tool};
use crate::board::{Color, Piece, Shape, Square, Tint, Variant, Wing};
use crate::session::words::words;

const PLAIN: [(&str, EditAction); 5] = [
    ("begin", EditAction::Begin),
    ("clear", EditAction::Clear),
    ("array", EditAction::Array),
    ("finish", EditAction::Finish),
    ("cancel", EditAction::Cancel),
];

const TOOLS: [(&str, Tool); 5] = [
    ("hand", Tool::Hand),
    ("eraser", Tool::Eraser),
    ("circle", Tool::Circle),
    ("cross", Tool::Cross),
    ("arrow", Tool::Arrow),
];

const RIGHTS: [(&str, Color, Wing); 4] = [
    ("K", Color::White, Wing::King),
    ("Q", Color::White, Wing::Queen),
    ("k", Color::Black, Wing::King),
    ("q", Color::Black, Wing::Queen),
];

impl EditAction {
    /// Returns the action as a text that [`EditAction::parse`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            EditAction::Take(Tool::Piece(color, piece)) => {
                words("take", &[&piece.fen_letter(*color)])
            }
            EditAction::Take(tool) => {
                let known = TOOLS.iter().find(|(_, known)| known == tool);
                words("take", &[&known.map_or("", |(word, _)| word)])
            }
            EditAction::Tint(tint) => words("tint", &[&tint.tag()]),
            EditAction::Put(square, piece) => {
                let letter = piece.map_or('-', |(color, piece)| piece.fen_letter(color));
                words("put", &[square, &letter])
            }
            EditAction::Off(square) => words("off", &[square]),
            EditAction::Color(color) => words("side", &[&color.tag()]),
            EditAction::Castling(color, wing) => {
                let mut rights = RIGHTS.iter();
                let right = rights.find(|(_, of, on)| (of, on) == (color, wing));
                words("castling", &[&right.map_or("", |(letter, ..)| letter)])
            }
            EditAction::Passed(at) => words("passed", &[at]),
            EditAction::Variant(variant) => words("variant", &[&variant.tag()]),
            EditAction::Halfmove(number) => words("halfmove", &[number]),
            EditAction::Fullmove(number) => words("fullmove", &[number]),
            EditAction::Mark(shape, tint) => {
                let mark = match shape {
                    Shape::Circle(square) => words("circle", &[square]),
                    Shape::Cross(square) => words("cross", &[square]),
                    Shape::Arrow(from, to) => words("arrow", &[from, to]),
                };
                words("mark", &[&mark, &tint.tag()])
            }
            EditAction::Diagram(at) => words("diagram", &[at]),
            EditAction::Begin
            | EditAction::Clear
            | EditAction::Array
            | EditAction::Finish
            | EditAction::Cancel => {
                let known = PLAIN.iter().find(|(_, known)| known == self);
                known.map_or("", |(word, _)| word).to_owned()
            }
        }
    }

    /// Reads an action from a text; `None` if the text is not an action.
    #[must_use]
    pub fn parse(text: &str) -> Option<EditAction> {
        let Some((verb, rest)) = text.split_once(' ') else {
            let known = PLAIN.iter().find(|(word, _)| *word == text);
            return known.map(|(_, action)| *action);
        };
        Some(match verb {
            "take" => EditAction::Take(match TOOLS.iter().find(|(word, _)| *word == rest) {
                Some((_, tool)) => *tool,
                None => {
                    let (color, piece) = Piece::of_fen_letter(rest)?;
                    Tool::Piece(color, piece)
                }
            }),
            "tint" => EditAction::Tint(Tint::tagged(rest)?),
            "put" => {
                let (square, piece) = rest.split_once(' ')?;
                let piece = if piece == "-" {
                    None
                } else {
                    Some(Piece::of_fen_letter(piece)?)
                };
                EditAction::Put(Square::parse(square)?, piece)
            }
            "off" => EditAction::Off(Square::parse(rest)?),
            "side" => EditAction::Color(Color::tagged(rest)?),
            "castling" => {
                let right = RIGHTS.iter().find(|(letter, ..)| *letter == rest);
                right.map(|(_, color, wing)| EditAction::Castling(*color, *wing))?
            }
            "passed" => EditAction::Passed(rest.parse().ok()?),
            "variant" => EditAction::Variant(Variant::named(rest)?),
            "halfmove" => EditAction::Halfmove(rest.parse().ok()?),
            "fullmove" => EditAction::Fullmove(rest.parse().ok()?),
            "mark" => {
                let (mark, color) = rest.rsplit_once(' ')?;
                EditAction::Mark(shape(mark)?, Tint::tagged(color)?)
            }
            "diagram" => EditAction::Diagram(rest.parse().ok()?),
            _ => return None,
        })
    }
}

fn shape(text: &str) -> Option<Shape> {
    let (what, place) = text.split_once(' ')?;
    Some(match what {
        "circle" => Shape::Circle(Square::parse(place)?),
        "cross" => Shape::Cross(Square::parse(place)?),
        "arrow" => {
            let (from, to) = place.split_once(' ')?;
            Shape::Arrow(Square::parse(from)?, Square::parse(to)?)
        }
        _ => return None,
    })
}
