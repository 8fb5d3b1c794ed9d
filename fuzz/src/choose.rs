//! Choices made from the first bytes of an input, and its text.

use arbitrary::Unstructured;
use rank_and_file::board::{Color, Move, Piece, Shape, Square, Tint, Variant};
use rank_and_file::rules::Position;

/// Bytes that are still to be used. When they are at an end, every choice is the first one.
pub struct Choices<'b>(Unstructured<'b>);

impl<'b> Choices<'b> {
    pub fn new(bytes: &'b [u8]) -> Choices<'b> {
        Choices(Unstructured::new(bytes))
    }

    /// Returns whether there are bytes left.
    pub fn more(&self) -> bool {
        !self.0.is_empty()
    }

    /// Returns the next byte.
    pub fn byte(&mut self) -> u8 {
        self.0.arbitrary().unwrap_or_default()
    }

    /// Returns a number below this one, from one byte.
    pub fn below(&mut self, end: usize) -> usize {
        usize::from(self.byte()) % end
    }

    /// Returns whether the next byte is odd.
    pub fn coin(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Returns a number of any size.
    pub fn number(&mut self) -> u32 {
        match self.byte() {
            255 => self.0.arbitrary().unwrap_or_default(),
            small => u32::from(small),
        }
    }

    /// Returns the text up to the next line break or zero byte, which is used up too.
    pub fn line(&mut self) -> String {
        let rest = self.0.peek_bytes(self.0.len()).unwrap_or_default();
        let end = rest.iter().position(|byte| matches!(byte, b'\n' | 0));
        let line = self.0.bytes(end.unwrap_or(rest.len()));
        let line = String::from_utf8_lossy(line.unwrap_or_default()).into_owned();
        let _ = self.0.bytes(1);
        line
    }

    /// Returns all remaining bytes.
    pub fn rest(self) -> &'b [u8] {
        self.0.take_rest()
    }

    /// Returns all remaining bytes as text, with a sign in place of bytes that are none.
    pub fn text(self) -> String {
        String::from_utf8_lossy(self.rest()).into_owned()
    }

    pub fn variant(&mut self) -> Variant {
        self.pick(&Variant::ALL)
    }

    pub fn color(&mut self) -> Color {
        self.pick(&Color::ALL)
    }

    /// Returns any square of nine files, so that it may lie off a smaller board.
    pub fn square(&mut self) -> Square {
        let at = self.below(81) as u8;
        Square::new(at % 9, at / 9)
    }

    pub fn piece(&mut self) -> Piece {
        self.pick(&Piece::ALL)
    }

    pub fn shape(&mut self) -> Shape {
        let square = self.square();
        match self.below(3) {
            0 => Shape::Circle(square),
            1 => Shape::Cross(square),
            _ => Shape::Arrow(square, self.square()),
        }
    }

    pub fn tint(&mut self) -> Tint {
        self.pick(&Tint::ALL)
    }

    /// Returns a legal move, if there is one.
    pub fn legal(&mut self, position: &Position) -> Option<Move> {
        let moves = position.moves();
        (!moves.is_empty()).then(|| self.pick(&moves))
    }

    /// Returns a position of any variant after some legal moves, as many as the next byte says but
    /// no more than `most`.
    pub fn position(&mut self, most: usize) -> Position {
        let mut position = Position::array(self.variant());
        for _ in 0..self.below(most + 1) {
            let Some(mv) = self.legal(&position) else {
                break;
            };
            position.play(&mv);
        }
        position
    }
}
