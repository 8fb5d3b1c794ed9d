//! A board for trying out which letters each notation adds: pieces are put on it, a square is chosen, and
//! every move to that square is shown with its name in each notation, and why it is written so.
//!
//! | touch | with this tool | does |
//! |---|---|---|
//! | d2 | [`LabTool::Target`] | every move to d2 is looked at; again: to no square |
//! | d2 | [`LabTool::Board`] with a piece, the eraser or the hand | as in the [`Editor`] |
//!
//! What stands on the board is a diagram: any pieces, either side, and no move may put an own king into an
//! attack that it was not in. So a piece may be pinned, and does not count then.

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
    /// Chooses the square to which the pieces are to go.
    Target,
    /// A piece, the eraser or the hand of the editor.
    Board(Tool),
}

/// Everything that can be done here.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LabAction {
    Take(LabTool),
    Touch(Square),
    Drag(Square, Square),
    /// Puts a piece on a square or clears it, whichever tool is taken; see [`Editor::of_key`].
    Put(Square, Option<(Color, Piece)>),
    /// Whose pieces are to go to the square.
    Color(Color),
    /// Shows the moves to this square, or to none.
    Target(Option<Square>),
    /// Takes all pieces off the board.
    Clear,
    /// Back to how it began.
    Reset,
}

/// The board, the tool and the square that is chosen.
#[derive(Clone, Debug, PartialEq)]
pub struct Laboratory {
    editor: Editor,
    tool: LabTool,
    target: Option<Square>,
    columns: Vec<Column>,
    first: (Setup, Option<Square>),
}

impl Laboratory {
    /// Begins with these pieces and this square. Columns that cannot name the moves of a diagram are left
    /// out; if none is left, or none given, those shown at first are.
    ///
    /// # Errors
    /// A sentence, if the board has nine files: the one notation there writes both squares always, so
    /// there is nothing to try out. Likewise if a paladin is among the pieces, for which no notation of eight
    /// files has a letter, or a side has two kings, which none tells apart.
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

    /// Does what is asked. A paladin is never put, and a king that is put on a second square leaves its
    /// first: see [`Laboratory::new`].
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

    /// Takes the king off its old square if one of its side has just been put on this one.
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

    /// The tool that is taken.
    #[must_use]
    pub const fn tool(&self) -> LabTool {
        self.tool
    }

    /// The square that is chosen.
    #[must_use]
    pub const fn target(&self) -> Option<Square> {
        self.target
    }

    /// Whose pieces are to go there.
    #[must_use]
    pub const fn color(&self) -> Color {
        self.editor.setup.color
    }

    /// The pieces on the board, and their FEN.
    #[must_use]
    pub const fn editor(&self) -> &Editor {
        &self.editor
    }

    /// The board as a diagram that can be moved in; `None` if a piece has no place on it.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        diagram(&self.editor.setup)
    }

    /// The squares as the screen shows them, with the figures of [`Laboratory::model`].
    #[must_use]
    pub fn board(&self, flipped: bool) -> BoardModel {
        let mut board = drawn_board(&self.editor, flipped);
        board.drawn.extend(self.model().drawn);
        board
    }
}
