//! Prints moves in the manner of old books.

mod books;

use rank_and_file::board::{ARRAY, Color, Move, MoveKind, Piece, Square, Wing};
use rank_and_file::notation::{Gives, Manner, Turn};

use crate::chance::Dice;
pub use books::BOOKS;

/// The printing habits of a book: the pieces K Q R B N P, the text between letters, and the rest.
pub struct Book {
    /// Name of the book, for messages.
    pub name: &'static str,
    pieces: [&'static str; 6],
    /// Text between two letters of a name, and between the last letter and a rank.
    joint: [&'static str; 2],
    moves: &'static [&'static str],
    takes: &'static [&'static str],
    ranks: [&'static str; 8],
    check: &'static [&'static str],
    discovered: &'static [&'static str],
    double: &'static [&'static str],
    mate: &'static [&'static str],
    passing: &'static [&'static str],
    /// Text before and behind the piece that a pawn becomes.
    becomes: &'static [[&'static str; 2]],
    /// Words for castling on the king's side and on the queen's side.
    castles: [&'static [&'static str]; 2],
    /// Whether it writes in words such as "his", "one square" and "from".
    talks: bool,
}

/// Returns one of these at random.
fn one(dice: &mut Dice, from: &[&'static str]) -> &'static str {
    from[dice.roll(from.len())]
}

impl Book {
    fn piece(&self, piece: Piece) -> &'static str {
        let at = [
            Piece::King,
            Piece::Queen,
            Piece::Rook,
            Piece::Bishop,
            Piece::Knight,
        ]
        .iter()
        .position(|m| *m == piece);
        self.pieces[at.unwrap_or(5)]
    }

    fn color(&self, wing: Wing) -> &'static str {
        self.piece(if wing == Wing::King {
            Piece::King
        } else {
            Piece::Queen
        })
    }

    /// Returns the name of a file, with its side if it has one and `full` is set.
    fn file(&self, file: u8, full: bool) -> String {
        let piece = ARRAY[usize::from(file)];
        let sided = !matches!(piece, Piece::King | Piece::Queen);
        let wing = if file < 4 { Wing::Queen } else { Wing::King };
        if full && sided {
            format!("{}{}{}", self.color(wing), self.joint[0], self.piece(piece))
        } else {
            self.piece(piece).to_owned()
        }
    }

    fn square(&self, square: Square, color: Color, full: bool) -> String {
        let rank = if color == Color::White {
            square.rank()
        } else {
            7 - square.rank()
        };
        format!(
            "{}{}{}",
            self.file(square.file(), full),
            self.joint[1],
            self.ranks[usize::from(rank)]
        )
    }

    /// Returns the name of a piece, alone or with its label: a pawn's file, or the side on which
    /// another piece began.
    fn named(
        &self,
        piece: Piece,
        square: Square,
        color: Color,
        turn: &Turn<'_>,
        dice: &mut Dice,
    ) -> String {
        if piece == Piece::Pawn {
            return match dice.roll(3) {
                0 => format!(
                    "{}{}{}",
                    self.file(square.file(), true),
                    self.joint[0],
                    self.piece(piece)
                ),
                1 => format!(
                    "{}{}{}",
                    self.file(square.file(), false),
                    self.joint[0],
                    self.piece(piece)
                ),
                _ => self.piece(piece).to_owned(),
            };
        }
        let born = turn.home_squares.born(color, square);
        let pair = matches!(piece, Piece::Rook | Piece::Bishop | Piece::Knight);
        match (born, dice.roll(4)) {
            (Some(file), 0 | 1) if pair => {
                let wing = if file < 4 { Wing::Queen } else { Wing::King };
                format!("{}{}{}", self.color(wing), self.joint[0], self.piece(piece))
            }
            _ => self.piece(piece).to_owned(),
        }
    }

    /// Returns the marks behind a move: en passant, check, mate.
    fn marks(&self, mv: &Move, turn: &Turn<'_>, dice: &mut Dice) -> String {
        let mut marks = String::new();
        if matches!(mv.kind, MoveKind::EnPassant { .. }) {
            marks += one(dice, self.passing);
        }
        marks += match turn.gives(mv) {
            Gives::Nothing => "",
            Gives::Mate(_) => one(dice, self.mate),
            Gives::Check(Manner::Direct) => one(dice, self.check),
            Gives::Check(Manner::Discovered) => one(dice, self.discovered),
            Gives::Check(Manner::Double) => one(dice, self.double),
        };
        marks
    }

    /// Returns the move as this book may print it.
    pub fn print(&self, mv: &Move, turn: &Turn<'_>, dice: &mut Dice) -> String {
        let color = turn.color;
        if let Some(wing) = mv.castles() {
            let at = usize::from(wing == Wing::Queen);
            return format!(
                "{}{}",
                one(dice, self.castles[at]),
                self.marks(mv, turn, dice)
            );
        }
        let mut text = self.named(mv.piece, mv.from, color, turn, dice);
        let origin = mv.piece != Piece::King && dice.roll(6) == 0;
        if origin && !self.moves[0].is_empty() {
            let square = self.square(mv.from, color, dice.roll(2) == 0);
            let brackets: &[[&str; 2]] = if self.talks {
                &[[" (", ")"], [" (on ", ")"], [" from ", ""], [" at ", ""]]
            } else {
                &[["(", ")"], ["/", ""], [" (", ")"]]
            };
            let [open, close] = dice.pick(brackets);
            text += &format!("{open}{square}{close}");
        }
        match mv.taken() {
            Some((taken, on)) => {
                text += one(dice, self.takes);
                text += &self.named(taken, on, color.other(), turn, dice);
                if !self.talks && dice.roll(6) == 0 {
                    text += &format!(" ({})", self.square(on, color, dice.roll(2) == 0));
                }
            }
            None => self.quiet(mv, turn, dice, &mut text),
        }
        if let Some(piece) = mv.promotion() {
            let [open, close] = dice.pick(self.becomes);
            text += &format!("{open}{}{close}", self.piece(piece));
        }
        text + &self.marks(mv, turn, dice)
    }

    /// Writes the destination of a move that takes nothing.
    fn quiet(&self, mv: &Move, turn: &Turn<'_>, dice: &mut Dice, text: &mut String) {
        let steps = mv.from.rank().abs_diff(mv.to.rank());
        if self.talks && mv.piece == Piece::Pawn && dice.roll(3) == 0 {
            *text += [[" one", " one square"], [" two", " two squares"]][usize::from(steps - 1)]
                [dice.roll(2)];
            return;
        }
        // "K. R. to his 3d" for a labelled piece on its own file.
        let file = mv.to.file();
        let label = turn
            .home_squares
            .born(turn.color, mv.from)
            .filter(|born| *born == file);
        let labelled = text.len() > self.piece(mv.piece).len() && !text.contains(['(', '/']);
        let king = if mv.piece == Piece::King { 4 } else { 3 };
        let royal = matches!(mv.piece, Piece::King | Piece::Queen);
        let own = if mv.piece == Piece::Queen {
            "her"
        } else {
            "his"
        };
        *text += one(dice, self.moves);
        let rank = if turn.color == Color::White {
            mv.to.rank()
        } else {
            7 - mv.to.rank()
        };
        let rank = self.ranks[usize::from(rank)];
        if self.talks && !royal && label.is_some() && labelled && dice.roll(2) == 0 {
            *text += &format!("his {rank}");
        } else if self.talks && royal && file == king && dice.roll(2) == 0 {
            *text += &format!("{own} {rank}");
        } else if self.talks
            && royal
            && (file > 4) == (king == 4)
            && !matches!(file, 3 | 4)
            && dice.roll(2) == 0
        {
            *text += &format!("{own} {}{}{rank}", self.file(file, false), self.joint[1]);
        } else {
            *text += &self.square(mv.to, turn.color, dice.roll(2) == 0);
        }
    }
}
