//! The laboratory's tools, and its actions as text.
//!
//! | text | action |
//! |---|---|
//! | `take target`, `take hand`, `take eraser`, `take N` | takes a tool; a piece by its letter in a FEN |
//! | `side white` | sets the side whose pieces are to go to the square |
//! | `clear`, `reset` | removes all pieces; restores the board as it was at first |

use super::{LabAction, LabTool, Laboratory};
use crate::board::{Color, Piece};
use crate::notation::Sentence;
use crate::session::Session;
use crate::session::editor::Tool;

/// The pieces that can be put, in the order of the tools.
pub const PIECES: [Piece; 6] = Piece::ORTHODOX;

impl Laboratory {
    /// Creates a laboratory with the pieces on a session's board, and with the square of the
    /// score's next move if there is one.
    ///
    /// # Errors
    /// Returns the errors of [`Laboratory::new`].
    pub fn of(session: &Session) -> Result<Laboratory, Sentence> {
        let next = session.tree().next(session.at()).first().copied();
        let next = next.map(|id| session.tree().node(id).mv);
        let target = next.filter(|mv| !mv.passes()).map(|mv| mv.to);
        let setup = session.position().setup();
        let mut lab = Laboratory::new(&setup, target, session.columns())?;
        if target.is_none() {
            lab.apply(LabAction::Take(LabTool::Target));
        }
        Ok(lab)
    }
}

impl LabAction {
    /// Returns the action as text, which [`LabAction::parse`] reads back; empty for actions on the
    /// board.
    #[must_use]
    pub fn text(self) -> String {
        let word = match self {
            LabAction::Clear => "clear",
            LabAction::Reset => "reset",
            LabAction::Color(color) => return ["side ", color.tag()].concat(),
            LabAction::Take(LabTool::Target) => "take target",
            LabAction::Take(LabTool::Board(Tool::Hand)) => "take hand",
            LabAction::Take(LabTool::Board(Tool::Eraser)) => "take eraser",
            LabAction::Take(LabTool::Board(Tool::Piece(color, piece))) => {
                let mut text = String::from("take ");
                text.push(piece.fen_letter(color));
                return text;
            }
            _ => "",
        };
        word.to_owned()
    }

    /// Parses an action; returns `None` if the text is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<LabAction> {
        let (verb, rest) = text.split_once(' ').unwrap_or((text, ""));
        Some(match (verb, rest) {
            ("clear", "") => LabAction::Clear,
            ("reset", "") => LabAction::Reset,
            ("side", color) => LabAction::Color(Color::tagged(color)?),
            ("take", "target") => LabAction::Take(LabTool::Target),
            ("take", "hand") => LabAction::Take(LabTool::Board(Tool::Hand)),
            ("take", "eraser") => LabAction::Take(LabTool::Board(Tool::Eraser)),
            ("take", letter) => {
                let (color, piece) = Piece::of_fen_letter(letter)?;
                LabAction::Take(LabTool::Board(Tool::Piece(color, piece)))
            }
            _ => return None,
        })
    }
}
