//! What is done to a position that is set up.

use super::{EditAction, Editor, Tool};
use crate::board::{Cell, Man, Men, Setup, Shape, Variant};
use crate::game::drop_rights;
use crate::game::fen::{outermost_rook, read_setup, read_setup_of, write_setup};
use crate::game::marks;

impl Editor {
    /// Does what is asked; what concerns the game is the session's.
    pub fn apply(&mut self, action: EditAction) {
        match action {
            EditAction::Take(tool) => {
                self.tool = tool;
                self.from = None;
                return;
            }
            EditAction::Mark(shape) => {
                self.mark(shape);
                return;
            }
            EditAction::Put(cell, man) => self.setup.men.put(cell, man),
            EditAction::Off(cell) => {
                if self.tool != Tool::Arrow {
                    self.setup.men.put(cell, None);
                }
            }
            EditAction::Side(side) => {
                if self.setup.side != side {
                    self.setup.en_passant = None;
                }
                self.setup.side = side;
            }
            EditAction::Castling(side, wing) => {
                let rook = outermost_rook(&self.setup.men, side, wing);
                let right = &mut self.setup.castling[side.index()][wing.index()];
                *right = if right.is_some() { None } else { rook };
            }
            EditAction::Passed(at) => {
                let cell = self.passable().get(at).copied();
                let passed = &mut self.setup.en_passant;
                *passed = cell.filter(|_| *passed != cell);
            }
            EditAction::Variant(variant) => self.turn_into(variant),
            EditAction::Halfmove(number) => self.setup.halfmove = number,
            EditAction::Fullmove(number) => self.setup.fullmove = number.max(1),
            EditAction::Clear => {
                self.setup.men = Men::default();
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

    /// What a key puts on the square where the keyboard is: letters as in a FEN, a capital for a white
    /// man; Delete and Backspace clear it.
    #[must_use]
    pub fn of_key(key: &str, cell: Cell) -> Option<EditAction> {
        let man = match key {
            "Delete" | "Backspace" => None,
            letter => Some(Man::of_fen_letter(letter)?),
        };
        Some(EditAction::Put(cell, man))
    }

    /// A touch on a square, with the tool that is taken.
    pub fn touch(&mut self, cell: Cell) {
        let here = self.setup.men.on(cell);
        match (self.tool, self.from) {
            (Tool::Man(side, man), _) => {
                let man = Some((side, man)).filter(|_| here != Some((side, man)));
                self.apply(EditAction::Put(cell, man));
            }
            (Tool::Eraser, _) if here.is_none() => self.marks.retain(|mark| match *mark {
                Shape::Circle(at) | Shape::Cross(at) => at != cell,
                Shape::Arrow(from, to) => from != cell && to != cell,
            }),
            (Tool::Eraser, _) => self.apply(EditAction::Put(cell, None)),
            (Tool::Circle, _) => self.mark(Shape::Circle(cell)),
            (Tool::Cross, _) => self.mark(Shape::Cross(cell)),
            (Tool::Hand | Tool::Arrow, Some(from)) => self.drag(from, cell),
            (Tool::Hand, None) if here.is_none() => {}
            (Tool::Hand | Tool::Arrow, None) => self.from = Some(cell),
        }
    }

    /// A drag from one square to another.
    pub fn drag(&mut self, from: Cell, to: Cell) {
        self.from = None;
        if from == to {
            return;
        }
        if self.tool == Tool::Arrow {
            self.mark(Shape::Arrow(from, to));
        } else if let Some(man) = self.setup.men.on(from) {
            self.setup.men.put(from, None);
            self.apply(EditAction::Put(to, Some(man)));
        }
    }

    fn mark(&mut self, shape: Shape) {
        marks::toggle(&mut self.marks, shape);
    }

    /// Plays another game on the board. The array becomes its array; else the men that have room
    /// stay where they are.
    fn turn_into(&mut self, variant: Variant) {
        if self.setup == Setup::array(self.setup.variant) {
            self.setup = Setup::array(variant);
            return;
        }
        self.setup.variant = variant;
        let board = variant.board();
        if variant.span() == 9 {
            // Castling needs no right there, and its FEN can name none.
            self.setup.castling = Default::default();
        }
        for (cell, ..) in self.setup.men.clone().iter() {
            if !board.has(cell) {
                self.setup.men.put(cell, None);
            }
        }
        self.marks.retain(|mark| match *mark {
            Shape::Circle(at) | Shape::Cross(at) => board.has(at),
            Shape::Arrow(from, to) => board.has(from) && board.has(to),
        });
    }

    /// Sets up what a FEN says.
    pub fn read(&mut self, text: &str) {
        // A text of nine ranks is another game's.
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

    /// After the men have changed: takes away rights that went with them, and writes the FEN.
    fn tidy(&mut self) {
        let variant = std::mem::replace(&mut self.setup.variant, Variant::Diagram);
        drop_rights(&mut self.setup);
        self.setup.variant = variant;
        let passable = self.passable();
        self.setup.en_passant = self.setup.en_passant.filter(|cell| passable.contains(cell));
        self.text = write_setup(&self.setup);
        self.fault = None;
    }
}
