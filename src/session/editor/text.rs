//! What is done to a position that is set up, as texts.
//!
//! | text | does |
//! |---|---|
//! | `begin`, `clear`, `array`, `finish`, `cancel` | the plain ones |
//! | `take hand`, `take N`, `take n` | takes a tool: the hand, a white knight, a black one |
//! | `put e4 N`, `put e4 -` | puts a white knight there, clears the square |
//! | `castling K` | gives or takes the right to castle, as a FEN has it |
//! | `mark arrow e2 e4` | draws an arrow or takes it away |
//! | `halfmove 3` | sets a number; a field bears `halfmove` and adds what it holds |

use super::{EditAction, Tool};
use crate::board::{Cell, Man, Shape, Side, Variant, Wing};
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

const RIGHTS: [(&str, Side, Wing); 4] = [
    ("K", Side::White, Wing::King),
    ("Q", Side::White, Wing::Queen),
    ("k", Side::Black, Wing::King),
    ("q", Side::Black, Wing::Queen),
];

impl EditAction {
    /// The action as a text, which [`EditAction::parse`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            EditAction::Take(Tool::Man(side, man)) => words("take", &[&man.fen_letter(*side)]),
            EditAction::Take(tool) => {
                let known = TOOLS.iter().find(|(_, known)| known == tool);
                words("take", &[&known.map_or("", |(word, _)| word)])
            }
            EditAction::Put(cell, man) => {
                let letter = man.map_or('-', |(side, man)| man.fen_letter(side));
                words("put", &[cell, &letter])
            }
            EditAction::Off(cell) => words("off", &[cell]),
            EditAction::Side(side) => words("side", &[&side.tag()]),
            EditAction::Castling(side, wing) => {
                let mut rights = RIGHTS.iter();
                let right = rights.find(|(_, of, on)| (of, on) == (side, wing));
                words("castling", &[&right.map_or("", |(letter, ..)| letter)])
            }
            EditAction::Passed(at) => words("passed", &[at]),
            EditAction::Variant(variant) => words("variant", &[&variant.tag()]),
            EditAction::Halfmove(number) => words("halfmove", &[number]),
            EditAction::Fullmove(number) => words("fullmove", &[number]),
            EditAction::Mark(Shape::Circle(cell)) => words("mark", &[&"circle", cell]),
            EditAction::Mark(Shape::Cross(cell)) => words("mark", &[&"cross", cell]),
            EditAction::Mark(Shape::Arrow(from, to)) => words("mark", &[&"arrow", from, to]),
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

    /// The action of a text; `None` if it is none.
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
                    let (side, man) = Man::of_fen_letter(rest)?;
                    Tool::Man(side, man)
                }
            }),
            "put" => {
                let (cell, man) = rest.split_once(' ')?;
                let man = if man == "-" {
                    None
                } else {
                    Some(Man::of_fen_letter(man)?)
                };
                EditAction::Put(Cell::parse(cell)?, man)
            }
            "off" => EditAction::Off(Cell::parse(rest)?),
            "side" => EditAction::Side(Side::tagged(rest)?),
            "castling" => {
                let right = RIGHTS.iter().find(|(letter, ..)| *letter == rest);
                right.map(|(_, side, wing)| EditAction::Castling(*side, *wing))?
            }
            "passed" => EditAction::Passed(rest.parse().ok()?),
            "variant" => EditAction::Variant(Variant::named(rest)?),
            "halfmove" => EditAction::Halfmove(rest.parse().ok()?),
            "fullmove" => EditAction::Fullmove(rest.parse().ok()?),
            "mark" => EditAction::Mark(shape(rest)?),
            "diagram" => EditAction::Diagram(rest.parse().ok()?),
            _ => return None,
        })
    }
}

fn shape(text: &str) -> Option<Shape> {
    let (what, place) = text.split_once(' ')?;
    Some(match what {
        "circle" => Shape::Circle(Cell::parse(place)?),
        "cross" => Shape::Cross(Cell::parse(place)?),
        "arrow" => {
            let (from, to) = place.split_once(' ')?;
            Shape::Arrow(Cell::parse(from)?, Cell::parse(to)?)
        }
        _ => return None,
    })
}
