//! Changes to a position that is being set up.

use super::{EditAction, Editor, Tool};
use crate::board::{Drawn, Piece, Pieces, Setup, Shape, Square, Tint, Variant};
use crate::game::drop_rights;
use crate::game::fen::{outermost_rook, read_setup, read_setup_of, write_setup};
use crate::game::marks;

impl Editor {
    /// Applies an action to the position. Actions that concern the game are left to the session.
    pub fn apply(&mut self, action: EditAction) {
        match action {
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

    /// Applies the current tool to a touched square.
    pub fn touch(&mut self, square: Square) {
        let here = self.setup.pieces.on(square);
        match (self.tool, self.from) {
            (Tool::Piece(color, piece), _) => {
                let piece = Some((color, piece)).filter(|_| here != Some((color, piece)));
                self.apply(EditAction::Put(square, piece));
            }
            (Tool::Eraser, _) if here.is_none() => self.marks.retain(|mark| match mark.shape {
                Shape::Circle(at) | Shape::Cross(at) => at != square,
                Shape::Arrow(from, to) => from != square && to != square,
            }),
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
        if from == to {
            return;
        }
        if self.tool == Tool::Arrow {
            self.mark(Shape::Arrow(from, to), self.tint);
        } else if let Some(piece) = self.setup.pieces.on(from) {
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
