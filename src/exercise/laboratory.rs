//! A board for trying out the letters that each notation adds. Pieces are put on it and a square is
//! chosen. Every move to that square is shown with its name in each notation, and with the reason
//! for the name.
//!
//! | touch | with this tool | effect |
//! |---|---|---|
//! | d2 | [`LabTool::Target`] | every move to d2 is shown; a second touch shows none |
//! | d2 | [`LabTool::Board`] with a piece, the eraser or the hand | as in the [`Editor`] |
//!
//! The board holds a diagram: any pieces, either side to move, and no move may expose the mover's
//! own king to a new attack. So a piece may be pinned, and then it does not count.

mod model;
mod say;
mod tools;

use crate::board::{Color, Piece, Setup, Square, Variant};
use crate::game::diagram;
use crate::notation::Sentence;
use crate::rules::Position;
use crate::screen::board_model::{BoardModel, editor as drawn_board};
use crate::session::editor::{EditAction, Editor, Tool};
use crate::session::{Column, Offer};
pub use model::{LabModel, LabMove, Uncounted};
pub use tools::PIECES;

/// What a touch on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabTool {
    /// Chooses the square that the pieces are to go to.
    Target,
    /// A piece, the eraser or the hand of the editor.
    Board(Tool),
}

/// Everything that can be done in the laboratory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabAction {
    Take(LabTool),
    Touch(Square),
    Drag(Square, Square),
    /// Puts a piece on a square or clears it, with any tool; see [`Editor::of_key`].
    Put(Square, Option<(Color, Piece)>),
    /// Sets the side whose pieces are to go to the square.
    Color(Color),
    /// Shows the moves to this square, or to none.
    Target(Option<Square>),
    /// Removes all pieces from the board.
    Clear,
    /// Restores the board as it was at first.
    Reset,
}

/// The board, the tool and the chosen square.
#[derive(Clone, Debug, PartialEq)]
pub struct Laboratory {
    editor: Editor,
    tool: LabTool,
    target: Option<Square>,
    columns: Vec<Column>,
    first: (Setup, Option<Square>),
}

impl Laboratory {
    /// Creates a laboratory with these pieces and this square. Columns that cannot name the moves
    /// of a diagram are left out; if none is left, or none is given, the usual ones are shown.
    ///
    /// # Errors
    /// Returns a sentence if the board has nine files, because the one notation there always writes
    /// both squares and there is nothing to try out. Also if a paladin is among the pieces, for
    /// which no notation of eight files has a letter, or if a side has two kings, which no notation
    /// distinguishes.
    pub fn new(
        setup: &Setup,
        target: Option<Square>,
        columns: &[Column],
    ) -> Result<Laboratory, Sentence> {
        if setup.variant.span() != 8 {
            return Err(Sentence::default().text(say::NINE_FILES));
        }
        if setup
            .pieces
            .iter()
            .any(|(.., piece)| piece == Piece::Paladin)
        {
            return Err(Sentence::default().text(say::PALADIN));
        }
        let kings = |color| {
            let pieces = setup.pieces.iter();
            pieces
                .filter(|&(_, of, piece)| (of, piece) == (color, Piece::King))
                .count()
        };
        if Color::ALL.into_iter().any(|color| kings(color) > 1) {
            return Err(Sentence::default().text(say::TWO_KINGS));
        }
        let mut setup = setup.clone();
        setup.variant = Variant::Diagram;
        setup.castling = [[None; 2]; 2];
        setup.en_passant = None;
        let target = target.filter(|&square| Variant::Diagram.board().has(square));
        let offer = Offer::of(Variant::Diagram);
        let mut columns = columns.to_vec();
        columns.retain(|column| offer.suits(column.notation));
        if columns.is_empty() {
            columns = offer.at_first();
        }
        Ok(Laboratory {
            editor: Editor::new(setup.clone(), Vec::new()),
            tool: LabTool::Board(Tool::Hand),
            target,
            columns,
            first: (setup, target),
        })
    }

    /// Applies an action. A paladin is never put, and a king that is put on a second square leaves
    /// its first: see [`Laboratory::new`].
    pub fn apply(&mut self, action: LabAction) {
        match action {
            LabAction::Take(LabTool::Board(Tool::Piece(_, Piece::Paladin)))
            | LabAction::Put(_, Some((_, Piece::Paladin))) => {}
            LabAction::Take(tool) => {
                self.tool = tool;
                self.editor.from = None;
                if let LabTool::Board(tool) = tool {
                    self.editor.tool = tool;
                }
            }
            LabAction::Touch(square) => match self.tool {
                LabTool::Target => {
                    self.target = Some(square).filter(|_| self.target != Some(square))
                }
                LabTool::Board(_) => {
                    self.editor.touch(square);
                    self.keep_one_king(square);
                }
            },
            LabAction::Drag(from, to) => self.editor.drag(from, to),
            LabAction::Put(square, piece) => {
                self.editor.apply(EditAction::Put(square, piece));
                self.keep_one_king(square);
            }
            LabAction::Color(color) => self.editor.apply(EditAction::Color(color)),
            LabAction::Target(square) => self.target = square,
            LabAction::Clear => self.editor.apply(EditAction::Clear),
            LabAction::Reset => {
                let (setup, target) = self.first.clone();
                self.editor = Editor::new(setup, Vec::new());
                self.target = target;
                self.apply(LabAction::Take(self.tool));
            }
        }
    }

    /// Removes a king from its old square if a king of its side has just been put on this one.
    fn keep_one_king(&mut self, square: Square) {
        let put = self.editor.setup.pieces.on(square);
        if put.is_some_and(|(_, piece)| piece == Piece::King) {
            for other in Variant::Diagram.squares() {
                if other != square && self.editor.setup.pieces.on(other) == put {
                    self.editor.apply(EditAction::Put(other, None));
                }
            }
        }
    }

    /// Returns the current tool.
    #[must_use]
    pub const fn tool(&self) -> LabTool {
        self.tool
    }

    /// Returns the chosen square.
    #[must_use]
    pub const fn target(&self) -> Option<Square> {
        self.target
    }

    /// Returns the side whose pieces are to go to the square.
    #[must_use]
    pub const fn color(&self) -> Color {
        self.editor.setup.color
    }

    /// Returns the editor, with the pieces on the board and their FEN.
    #[must_use]
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// Returns the board as a diagram that can be moved in; `None` if a piece has no place on it.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        diagram(&self.editor.setup)
    }

    /// Returns the squares as the screen shows them, with the figures of [`Laboratory::model`].
    #[must_use]
    pub fn board(&self, flipped: bool) -> BoardModel {
        let mut board = drawn_board(&self.editor, flipped);
        board.drawn.extend(self.model().drawn);
        board
    }
}
