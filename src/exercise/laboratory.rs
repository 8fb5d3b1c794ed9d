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

use std::sync::Arc;

use crate::board::{Color, Drawn, Move, Piece, Role, Setup, Shape, Square, Tint, Variant};
use crate::game::diagram;
use crate::notation::{Barred, Sentence, Turn, forbidden};
use crate::rules::Position;
use crate::screen::board_model::{BoardModel, editor as drawn_board};
use crate::screen::why::{Reason, reason};
use crate::session::editor::{EditAction, Editor, Tool};
use crate::session::{Column, ColumnSet, Session};

// The reasons why there is no laboratory.

const NINE_FILES: &str = "The laboratory is for boards of eight files. On nine files every name has both squares, so no letter is ever added.";
const PALADIN: &str =
    "No notation of eight files has a letter for the paladin. Take it off the board.";
const TWO_KINGS: &str = "A side has one king here. Take the other off the board.";

// What to do next.

const PUT: &str = "Put pieces on the board and choose a square for them to go to.";
const CHOOSE: &str = "Choose the square for the pieces to go to.";

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
    /// which no notation of eight files has a letter, or if a side has two kings, since a king that is
    /// put on a second square leaves its first.
    pub fn new(
        setup: &Setup,
        target: Option<Square>,
        columns: &[Column],
    ) -> Result<Laboratory, Sentence> {
        if setup.variant.span() != 8 {
            return Err(Sentence::default().text(NINE_FILES));
        }
        if setup
            .pieces
            .iter()
            .any(|(.., piece)| piece == Piece::Paladin)
        {
            return Err(Sentence::default().text(PALADIN));
        }
        let kings = |color| {
            let pieces = setup.pieces.iter();
            pieces
                .filter(|&(_, of, piece)| (of, piece) == (color, Piece::King))
                .count()
        };
        if Color::ALL.into_iter().any(|color| kings(color) > 1) {
            return Err(Sentence::default().text(TWO_KINGS));
        }
        let mut setup = setup.clone();
        setup.variant = Variant::Diagram;
        setup.castling = [[None; 2]; 2];
        setup.en_passant = None;
        let target = target.filter(|&square| Variant::Diagram.board().has(square));
        let offer = ColumnSet::for_variant(Variant::Diagram);
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

/// The moves to the chosen square.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LabModel {
    /// A sentence that says what is seen, or what to do next.
    pub sentence: Sentence,
    /// The moves in the order of the squares they leave, a1 first. Of the pieces that a pawn may
    /// become, only the queen is shown.
    pub moves: Vec<LabMove>,
    /// Pieces that could reach the square, but do not count.
    pub uncounted: Vec<Uncounted>,
    /// A circle on the square, an arrow from every piece that may go there, and the attacks that
    /// keep the other pieces from it.
    pub drawn: Vec<Drawn>,
}

/// One move to the chosen square.
#[derive(Clone, Debug, PartialEq)]
pub struct LabMove {
    pub mv: Move,
    /// "knight from b1 to d2".
    pub words: String,
    /// Its name in each column, in parts, with the rule and the sentence.
    pub reasons: Vec<Reason>,
}

/// A piece that could reach the square if its own king were safe.
#[derive(Clone, Debug, PartialEq)]
pub struct Uncounted {
    pub barred: Barred,
    /// "The knight on c3 is pinned by the bishop on b4."
    pub because: Sentence,
}

impl Laboratory {
    /// Returns what is shown of the moves to the chosen square.
    #[must_use]
    pub fn model(&self) -> LabModel {
        let mut model = LabModel::default();
        let start = Sentence::default();
        let pieces = &self.editor().setup.pieces;
        let (Some(position), Some(_)) = (self.position(), pieces.iter().next()) else {
            model.sentence = start.text(PUT);
            return model;
        };
        let Some(target) = self.target else {
            model.sentence = start.text(CHOOSE);
            return model;
        };
        let color = self.color();
        let turn = position.turn_of(color);
        let mut put = |shape, role| model.drawn.push(Drawn { shape, role });
        put(Shape::Circle(target), Role::Author(Tint::Green));
        for from in Variant::Diagram.squares() {
            let shown = |mv: &&Move| {
                let queen = mv.promotion().is_none_or(|piece| piece == Piece::Queen);
                mv.from == from && mv.to == target && queen
            };
            if let Some(mv) = turn.moves.iter().find(shown) {
                put(Shape::Arrow(from, target), Role::Asked);
                model.moves.push(self.explained(mv, &turn));
            }
        }
        for barred in turn.barred() {
            let known = |other: &Uncounted| other.barred.mv.from == barred.mv.from;
            if barred.mv.to == target && !model.uncounted.iter().any(known) {
                let (_, at) = barred.attacker;
                let king = match barred.mv.piece {
                    Piece::King => target,
                    _ => barred.king,
                };
                put(Shape::Arrow(at, king), Role::Against);
                model.uncounted.push(Uncounted {
                    because: forbidden(&barred),
                    barred,
                });
            }
        }
        let own = pieces.on(target).filter(|&(owner, _)| owner == color);
        let own = own.map(|(_, piece)| piece);
        model.sentence = seen(color, model.moves.len(), target, own);
        model
    }

    fn explained(&self, mv: &Move, turn: &Turn<'_>) -> LabMove {
        let named = |column: &crate::session::Column| {
            let name = Arc::new(column.notation.name(mv, turn));
            reason(*column, name, mv, turn)
        };
        LabMove {
            mv: *mv,
            words: mv.describe(),
            reasons: self.columns.iter().map(named).collect(),
        }
    }
}

/// The pieces that can be put, in the order of the tools.
pub const PIECES: [Piece; 6] = Piece::ORTHODOX;

impl Laboratory {
    /// Creates a laboratory with the pieces on a session's board, and with the square of the
    /// score's next move if there is one.
    ///
    /// # Errors
    /// Returns the errors of [`Laboratory::new`].
    pub fn from_session(session: &Session) -> Result<Laboratory, Sentence> {
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

/// Says how many pieces can go to a square; `own` is the side's piece that stands there.
fn seen(color: Color, count: usize, target: Square, own: Option<Piece>) -> Sentence {
    let count = match count {
        0 => "no piece".to_owned(),
        1 => "one piece".to_owned(),
        count => format!("{count} pieces"),
    };
    let words = Sentence::default()
        .text(color.name())
        .text(" has ")
        .text(count)
        .text(" that can go to ")
        .square(target);
    let words = match own {
        Some(piece) => words
            .text(": ")
            .text(color.name())
            .text("'s own ")
            .text(piece.name())
            .text(" stands there"),
        None => words,
    };
    words.text(".")
}
