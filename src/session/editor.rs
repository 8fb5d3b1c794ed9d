//! A position being set up, and marks being drawn on it.
//!
//! | on the board | with this tool | does |
//! |---|---|---|
//! | touch e4 | a white knight | puts it there; takes it off if it stands there |
//! | touch e2, touch e4 | the hand | moves what stands on e2 |
//! | touch e4 | the eraser | takes the piece off, or the marks where no piece stands |
//! | touch e4 | circle or cross | draws one, or removes it; a red circle is a cross |
//! | touch e2, touch e4 | the arrow | draws one in the chosen colour, or removes it |
//! | K k … A a, Delete | any | puts a white or black piece on the keyboard's square, clears the square |
//! | drag e2 to e4 | the arrow; any other | draws an arrow; moves what stands on e2 |
//!
//! Any position whose pieces fit on eight files can be shown: one that is not a game is a diagram,
//! in which each piece moves by its own rules only.

use crate::board::{Color, Drawn, Piece, Pieces, Setup, Shape, Square, Tint, Variant, Wing};
use crate::game::fen::{outermost_rook, read_setup, read_setup_of, write_setup};
use crate::game::{diagram, drop_rights, marks};
use crate::protocol::PositionView;
use crate::rules::{Position, SetupError};
use crate::session::entry::may_be_position;
use crate::words::{self, Message};

/// A tool, which decides what a touch on the board does.
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

/// An action on the position being set up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditAction {
    /// Begins with the position on the board and its marks.
    Begin,
    Take(Tool),
    /// Sets the colour of marks drawn from now on.
    Tint(Tint),
    /// Puts a piece on a square, or clears the square.
    Put(Square, Option<(Color, Piece)>),
    /// Removes the piece that is dragged off the board from this square.
    Off(Square),
    Color(Color),
    /// Gives this right to castle, or removes it.
    Castling(Color, Wing),
    /// Sets or clears the square that a pawn has just passed over, as an index into
    /// [`Editor::passable`].
    Passed(usize),
    Variant(Variant),
    Halfmove(u32),
    Fullmove(u32),
    /// Removes all pieces and marks.
    Clear,
    /// Sets up the initial position of the variant, and removes all marks.
    Array,
    /// Draws a mark in a colour or removes it, on the position being set up, or else at the current
    /// moment of the game.
    Mark(Shape, Tint),
    /// Shows one of [`crate::sample::diagrams::DIAGRAMS`], by index.
    Diagram(usize),
    /// Begins to draw circles, crosses and arrows on the position, and to change nothing else.
    Draw,
    /// Goes on from the position.
    Finish,
    /// Goes back to the game as it was.
    Cancel,
}

/// The possible uses of the position being set up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditorVerdict {
    /// Nothing but marks has changed, and these can be kept with the game.
    Same,
    Playable,
    /// A diagram, as the user chose.
    Diagram,
    /// A position that cannot be played and can be shown as a diagram.
    OnlyDiagram(SetupError),
    /// A position that can be neither played nor shown, because its pieces do not fit on the eight
    /// files of a diagram.
    Neither(SetupError),
}

/// A position being set up.
#[derive(Clone, Debug, PartialEq)]
pub struct Editor {
    pub setup: Setup,
    pub marks: Vec<Drawn>,
    pub tool: Tool,
    /// The colour of new circles and arrows.
    pub tint: Tint,
    /// The square of the lifted piece, or the start of an arrow.
    pub from: Option<Square>,
    /// The position as FEN; if the typed FEN cannot be read, the typed text.
    pub text: String,
    /// The reason why the text cannot be read.
    pub fault: Option<String>,
    /// Whether only marks can be drawn, and the position stays as it is.
    pub draws: bool,
    /// The position on the board before the editing.
    before: Setup,
}

impl Editor {
    /// Begins with this position and these marks.
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
            draws: false,
        }
    }

    /// Begins to draw arrows and other marks on this position.
    #[must_use]
    pub fn drawing(setup: Setup, marks: Vec<Drawn>) -> Editor {
        Editor {
            tool: Tool::Arrow,
            draws: true,
            ..Editor::new(setup, marks)
        }
    }

    /// Returns the possible use of the position.
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

    /// Returns the verdict as a sentence for the user, or while drawing what the tool does.
    #[must_use]
    pub fn sentence(&self) -> String {
        match self.verdict() {
            _ if self.draws => match self.tool {
                Tool::Arrow => words::DRAG_ARROW.into(),
                Tool::Eraser => words::PRESS_TO_REMOVE.into(),
                _ => words::PRESS_A_SQUARE.into(),
            },
            EditorVerdict::Same => words::POSITION_UNCHANGED.into(),
            EditorVerdict::Playable => words::CAN_BE_PLAYED.into(),
            EditorVerdict::Diagram => words::EITHER_MAY_MOVE.into(),
            EditorVerdict::OnlyDiagram(error) => {
                words::ONLY_A_DIAGRAM.with([error.to_string().into()])
            }
            EditorVerdict::Neither(error) => {
                words::CANNOT_BE_PLAYED.with([error.to_string().into()])
            }
        }
    }

    /// Returns the label of the button that goes on from the position.
    #[must_use]
    pub fn finish(&self) -> Message {
        match self.verdict() {
            EditorVerdict::Same => words::DONE,
            EditorVerdict::Playable | EditorVerdict::Neither(_) => words::PLAY_FROM_HERE,
            EditorVerdict::Diagram | EditorVerdict::OnlyDiagram(_) => words::SHOW_AS_DIAGRAM,
        }
    }

    /// Returns the position to go on from, as a game or a diagram; `None` if it can be neither.
    #[must_use]
    pub fn position(&self) -> Option<Position> {
        Position::from_setup(&self.setup)
            .ok()
            .or_else(|| diagram(&self.setup))
    }

    /// Returns the squares that a pawn may just have passed over, a-file first.
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

    /// Returns whether the value set by this action is set already; `false` for actions that set no
    /// value.
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

    /// Returns whether the action could have an effect.
    #[must_use]
    pub fn can(&self, action: EditAction) -> bool {
        if self.draws && !action.draws() {
            return false;
        }
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

impl Editor {
    /// Applies an action to the position. Actions that concern the game are left to the session.
    pub fn apply(&mut self, action: EditAction) {
        match action {
            action if self.draws && !self.can(action) => return,
            action if !action.squares().all(|square| self.has_square(square)) => return,
            EditAction::Take(tool) => {
                self.tool = tool;
                self.from = None;
                return;
            }
            EditAction::Tint(tint) => {
                self.tint = tint;
                return;
            }
            EditAction::Mark(shape, tint) => {
                self.mark(shape, tint);
                return;
            }
            EditAction::Put(square, piece) => self.setup.pieces.put(square, piece),
            EditAction::Off(square) => {
                if self.tool != Tool::Arrow {
                    self.setup.pieces.put(square, None);
                }
            }
            EditAction::Color(color) => {
                if self.setup.color != color {
                    self.setup.en_passant = None;
                }
                self.setup.color = color;
            }
            EditAction::Castling(color, wing) => {
                let rook = outermost_rook(&self.setup.pieces, color, wing);
                let right = &mut self.setup.castling[color.index()][wing.index()];
                *right = if right.is_some() { None } else { rook };
            }
            EditAction::Passed(at) => {
                let square = self.passable().get(at).copied();
                let passed = &mut self.setup.en_passant;
                *passed = square.filter(|_| *passed != square);
            }
            EditAction::Variant(variant) => self.turn_into(variant),
            EditAction::Halfmove(number) => self.setup.halfmove = number,
            EditAction::Fullmove(number) => self.setup.fullmove = number.max(1),
            EditAction::Clear => {
                self.setup.pieces = Pieces::default();
                self.marks.clear();
            }
            EditAction::Array => {
                self.setup = Setup::array(self.setup.variant);
                self.marks.clear();
            }
            EditAction::Begin
            | EditAction::Draw
            | EditAction::Diagram(_)
            | EditAction::Finish
            | EditAction::Cancel => return,
        }
        self.from = None;
        self.tidy();
    }

    /// Returns the action of a key on the keyboard's square: letters as in a FEN, a capital for a
    /// white piece; Delete and Backspace clear the square.
    #[must_use]
    pub fn of_key(key: &str, square: Square) -> Option<EditAction> {
        let piece = match key {
            "Delete" | "Backspace" => None,
            letter => Some(Piece::of_fen_letter(letter)?),
        };
        Some(EditAction::Put(square, piece))
    }

    /// Returns whether the board of the position has this square.
    fn has_square(&self, square: Square) -> bool {
        self.setup.variant.board().has(square)
    }

    /// Applies the current tool to a touched square.
    pub fn touch(&mut self, square: Square) {
        if !self.has_square(square) {
            return;
        }
        let here = self.setup.pieces.on(square);
        match (self.tool, self.from) {
            (Tool::Piece(color, piece), _) => {
                let piece = Some((color, piece)).filter(|_| here != Some((color, piece)));
                self.apply(EditAction::Put(square, piece));
            }
            (Tool::Eraser, _) if here.is_none() || self.draws => {
                self.marks.retain(|mark| match mark.shape {
                    Shape::Circle(at) | Shape::Cross(at) => at != square,
                    Shape::Arrow(from, to) => from != square && to != square,
                })
            }
            (Tool::Eraser, _) => self.apply(EditAction::Put(square, None)),
            (Tool::Circle, _) => self.mark(Shape::Circle(square), self.tint),
            (Tool::Cross, _) => self.mark(Shape::Cross(square), Tint::Red),
            (Tool::Hand | Tool::Arrow, Some(from)) => self.drag(from, square),
            (Tool::Hand, None) if here.is_none() => {}
            (Tool::Hand | Tool::Arrow, None) => self.from = Some(square),
        }
    }

    /// Applies a drag from one square to another: moves the piece, or draws an arrow.
    pub fn drag(&mut self, from: Square, to: Square) {
        self.from = None;
        if from == to || !self.has_square(from) || !self.has_square(to) {
            return;
        }
        if self.tool == Tool::Arrow {
            self.mark(Shape::Arrow(from, to), self.tint);
        } else if let Some(piece) = self.setup.pieces.on(from).filter(|_| !self.draws) {
            self.setup.pieces.put(from, None);
            self.apply(EditAction::Put(to, Some(piece)));
        }
    }

    fn mark(&mut self, shape: Shape, tint: Tint) {
        marks::toggle(&mut self.marks, Drawn::author(shape, tint));
    }

    /// Switches the board to another game. An initial position becomes the initial position of that
    /// game; in any other, the pieces whose squares that board has stay where they are.
    fn turn_into(&mut self, variant: Variant) {
        if self.setup == Setup::array(self.setup.variant) {
            self.setup = Setup::array(variant);
            return;
        }
        self.setup.variant = variant;
        let board = variant.board();
        if variant.span() == 9 {
            // Games on nine files keep no castling rights, and their FEN cannot name any.
            self.setup.castling = Default::default();
        }
        for (square, ..) in self.setup.pieces.clone().iter() {
            if !board.has(square) {
                self.setup.pieces.put(square, None);
            }
        }
        self.marks.retain(|mark| match mark.shape {
            Shape::Circle(at) | Shape::Cross(at) => board.has(at),
            Shape::Arrow(from, to) => board.has(from) && board.has(to),
        });
    }

    /// Sets up the position of a FEN, or keeps the reason why it cannot be read.
    pub fn read(&mut self, text: &str) {
        // A FEN with another number of ranks may be another game's.
        let variant = self.setup.variant;
        let read = match read_setup(text) {
            Ok(read) if read.variant.span() != variant.span() => Ok(read),
            _ => read_setup_of(text, variant),
        };
        match read {
            Ok(setup) => {
                self.setup = setup;
                self.from = None;
                self.fault = None;
            }
            Err(error) => self.fault = Some(error.to_string()),
        }
        text.clone_into(&mut self.text);
    }

    /// Returns whether the text may be a position as it stands in print, which the book worker reads.
    #[must_use]
    pub fn may_be_printed(&self) -> bool {
        self.fault.is_some() && self.setup.variant.span() == 8 && may_be_position(&self.text, 0)
    }

    /// Sets up what the text proved to be as it stands in print, or keeps the reason why it is no
    /// position.
    pub fn read_as_printed(&mut self, read: Result<PositionView, String>) {
        match read.map(|printed| read_setup(&printed.fen)) {
            Ok(Ok(setup)) => {
                self.setup = Setup {
                    variant: self.setup.variant,
                    ..setup
                };
                self.from = None;
                self.fault = None;
            }
            Ok(Err(error)) => self.fault = Some(error.to_string()),
            Err(why) => self.fault = Some(why),
        }
    }

    /// Removes the rights that no longer fit the pieces, and writes the FEN again.
    fn tidy(&mut self) {
        let variant = std::mem::replace(&mut self.setup.variant, Variant::Diagram);
        drop_rights(&mut self.setup);
        self.setup.variant = variant;
        let passable = self.passable();
        self.setup.en_passant = self
            .setup
            .en_passant
            .filter(|square| passable.contains(square));
        self.text = write_setup(&self.setup);
        self.fault = None;
    }
}

impl EditAction {
    /// Returns the squares that the action names.
    pub(super) fn squares(self) -> impl Iterator<Item = Square> {
        let (one, other) = match self {
            EditAction::Put(square, _) | EditAction::Off(square) => (Some(square), None),
            EditAction::Mark(shape, _) => match shape {
                Shape::Circle(at) | Shape::Cross(at) => (Some(at), None),
                Shape::Arrow(from, to) => (Some(from), Some(to)),
            },
            _ => (None, None),
        };
        one.into_iter().chain(other)
    }

    /// Returns whether the action is one of drawing, or ends the editing, and so leaves the position
    /// as it is.
    const fn draws(self) -> bool {
        match self {
            EditAction::Take(tool) => !matches!(tool, Tool::Hand | Tool::Piece(..)),
            EditAction::Begin
            | EditAction::Draw
            | EditAction::Tint(_)
            | EditAction::Mark(..)
            | EditAction::Finish
            | EditAction::Cancel => true,
            _ => false,
        }
    }
}
