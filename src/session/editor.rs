//! A position being set up, and marks being drawn on it.
//!
//! | on the board | with this tool | does |
//! |---|---|---|
//! | touch e4 | a white knight | puts it there; takes it off if it stands there |
//! | touch e2, touch e4 | the hand | moves what stands on e2 |
//! | touch e4 | the eraser | takes the piece off, or the marks where no piece stands |
//! | touch e4 | circle or cross | draws one, or takes it away; a red circle is a cross |
//! | touch e2, touch e4 | the arrow | draws one in the colour that is chosen, or takes it away |
//! | K k … A a, Delete | any | puts a white or black piece where the keyboard is, clears the square |
//! | drag e2 to e4 | the arrow; any other | draws an arrow; moves what stands on e2 |
//!
//! Whatever is set up can be shown: what is no game is a diagram, in which the pieces move as far as
//! their moves go.

mod change;
mod text;

use crate::board::{Color, Drawn, Piece, Setup, Shape, Square, Tint, Variant, Wing};
use crate::game::diagram;
use crate::game::fen::{outermost_rook, write_setup};
use crate::rules::{Position, SetupError};

/// What a touch on the board does.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tool {
    #[default]
    Hand,
    Eraser,
    Piece(Color, Piece),
    Circle,
    Cross,
    Arrow,
}

/// What can be done to the position that is set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditAction {
    /// Begins with what is on the board and drawn on it.
    Begin,
    Take(Tool),
    /// Draws in this colour from now on.
    Tint(Tint),
    /// Puts a piece on a square, or clears it.
    Put(Square, Option<(Color, Piece)>),
    /// What stands on a square is dragged off the board.
    Off(Square),
    Color(Color),
    /// Gives this right to castle, or takes it away.
    Castling(Color, Wing),
    /// This one of [`Editor::passable`], counted from 0, has just been passed over, or has not.
    Passed(usize),
    Variant(Variant),
    Halfmove(u32),
    Fullmove(u32),
    /// No pieces and no marks.
    Clear,
    /// The initial position of the variant, and no marks.
    Array,
    /// Draws a mark in a colour or takes it away: on what is set up, or else at the present moment of the game.
    Mark(Shape, Tint),
    /// Shows one of [`crate::sample::diagrams::DIAGRAMS`], by index.
    Diagram(usize),
    /// Goes on from what is set up.
    Finish,
    /// Goes back to the game as it was.
    Cancel,
}

/// What can be done with what is set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorVerdict {
    /// Nothing but marks has changed: they can be kept with the game.
    Same,
    Playable,
    /// The user wants a diagram.
    Diagram,
    /// It cannot be played on, but shown as a diagram.
    OnlyDiagram(SetupError),
    /// A board of nine files is none for diagrams.
    Neither(SetupError),
}

/// A position being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    pub setup: Setup,
    pub marks: Vec<Drawn>,
    pub tool: Tool,
    /// The colour of circles and arrows that are drawn.
    pub tint: Tint,
    /// Where the piece in the hand stands, or where an arrow begins.
    pub from: Option<Square>,
    /// The position as FEN; while it cannot be read, what was typed.
    pub text: String,
    /// What is wrong with the text.
    pub fault: Option<String>,
    /// What was on the board before.
    before: Setup,
}

impl Editor {
    /// Begins with this position.
    #[must_use]
    pub fn new(setup: Setup, marks: Vec<Drawn>) -> Editor {
        Editor {
            text: write_setup(&setup),
            before: setup.clone(),
            setup,
            marks,
            tool: Tool::Hand,
            tint: Tint::Green,
            from: None,
            fault: None,
        }
    }

    /// What can be done with it.
    #[must_use]
    pub fn verdict(&self) -> EditorVerdict {
        if self.setup == self.before {
            return EditorVerdict::Same;
        }
        match Position::from_setup(&self.setup) {
            Ok(_) if self.setup.variant == Variant::Diagram => EditorVerdict::Diagram,
            Ok(_) => EditorVerdict::Playable,
            Err(error) if diagram(&self.setup).is_some() => EditorVerdict::OnlyDiagram(error),
            Err(error) => EditorVerdict::Neither(error),
        }
    }

    /// The same as a sentence.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self.verdict() {
            EditorVerdict::Same => "Position unchanged.".to_owned(),
            EditorVerdict::Playable => "This position can be played.".to_owned(),
            EditorVerdict::Diagram => "A diagram: either side may move.".to_owned(),
            EditorVerdict::OnlyDiagram(error) => {
                format!("This position cannot be played: {error}. It can be shown as a diagram.")
            }
            EditorVerdict::Neither(error) => format!("This position cannot be played: {error}."),
        }
    }

    /// What going on from it is called.
    #[must_use]
    pub fn finish(&self) -> &'static str {
        match self.verdict() {
            EditorVerdict::Same => "Done",
            EditorVerdict::Playable | EditorVerdict::Neither(_) => "Play from here",
            EditorVerdict::Diagram | EditorVerdict::OnlyDiagram(_) => "Show as a diagram",
        }
    }

    /// The position to go on from; `None` if there is none.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(&self.setup)
            .ok()
            .or_else(|| diagram(&self.setup))
    }

    /// The squares that a pawn may just have passed over, a-file first.
    #[must_use]
    pub fn passable(&self) -> Vec<Square> {
        let Setup {
            variant,
            pieces,
            color,
            ..
        } = &self.setup;
        let span = variant.span();
        let (back, home) = match color {
            Color::White => (1, span - 2),
            Color::Black => (-1, 1),
        };
        let behind = |at: Square, by: i8| {
            let rank = at.rank().checked_add_signed(back * by)?;
            Square::try_new(at.file(), rank).filter(|&at| rank < span && pieces.on(at).is_none())
        };
        let mut squares: Vec<Square> = Vec::new();
        for file in 0..span {
            for rank in 0..span {
                let at = Square::new(file, rank);
                if pieces.on(at) == Some((color.other(), Piece::Pawn))
                    && let (Some(passed), Some(from)) = (behind(at, 1), behind(at, 2))
                    && (from.rank() == home || *variant == Variant::Chess99)
                {
                    squares.push(passed);
                }
            }
        }
        squares
    }

    /// Whether what this action sets is set already; `false` for those that set nothing.
    #[must_use]
    pub fn has(&self, action: EditAction) -> bool {
        match action {
            EditAction::Take(tool) => self.tool == tool,
            EditAction::Tint(tint) => self.tint == tint,
            EditAction::Color(color) => self.setup.color == color,
            EditAction::Castling(color, wing) => {
                self.setup.castling[color.index()][wing.index()].is_some()
            }
            EditAction::Passed(at) => {
                self.setup.en_passant.is_some()
                    && self.passable().get(at).copied() == self.setup.en_passant
            }
            EditAction::Variant(variant) => self.setup.variant == variant,
            _ => false,
        }
    }

    /// Whether the action could do something.
    #[must_use]
    pub fn can(&self, action: EditAction) -> bool {
        match action {
            EditAction::Take(Tool::Piece(_, Piece::Paladin)) => {
                matches!(self.setup.variant, Variant::Chess99 | Variant::Diagram)
            }
            EditAction::Tint(_) => matches!(self.tool, Tool::Circle | Tool::Arrow),
            EditAction::Castling(color, wing) => {
                self.setup.variant.span() == 8
                    && outermost_rook(&self.setup.pieces, color, wing).is_some()
            }
            EditAction::Passed(at) => at < self.passable().len(),
            EditAction::Finish => !matches!(self.verdict(), EditorVerdict::Neither(_)),
            _ => true,
        }
    }
}
