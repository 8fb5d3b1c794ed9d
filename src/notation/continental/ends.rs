//! What the terms of a move name: a man, a square, what is taken.

use std::ops::Range;

use crate::board::{Color, Piece, Squares, Wing};
use crate::notation::Turn;
use crate::notation::descriptive::squares::{file_name, files, half, home, piece_wing, rank};

/// A letter or word for a piece, and where it stands.
pub(super) type Letter = (Piece, Range<usize>);

/// A file by its name: `R`, `A`, `AR`.
#[derive(Clone, Debug, Default)]
pub(super) struct FileLetters {
    pub piece: Option<Letter>,
    pub side: Option<Letter>,
}

/// A man with what tells it from its like: `CR`, `PAD`.
#[derive(Clone, Debug)]
pub(super) struct Man {
    pub piece: Letter,
    pub label: FileLetters,
}

/// A square, or a rank alone.
#[derive(Clone, Debug)]
pub(super) struct Spot {
    pub rank: (u8, Range<usize>),
    pub file: FileLetters,
    /// "Son": the side of the man that moves.
    pub own: bool,
}

/// What the man does.
#[derive(Clone, Debug)]
pub(super) enum Does {
    Castles(Option<Wing>, Range<usize>),
    Goes(Spot),
    Steps(u8, Range<usize>),
    Takes {
        sign: Range<usize>,
        victim: Option<Man>,
        on: Option<(Spot, Range<usize>)>,
    },
}

impl FileLetters {
    /// From one or two letters; `None` if no file is called so.
    pub fn of(letters: &[Letter]) -> Option<FileLetters> {
        let name = match letters {
            [] => FileLetters::default(),
            [piece] => FileLetters {
                piece: Some(piece.clone()),
                side: None,
            },
            [piece, side] => {
                let sided = matches!(piece.0, Piece::Rook | Piece::Bishop | Piece::Knight);
                piece_wing(side.0).filter(|_| sided)?;
                FileLetters {
                    piece: Some(piece.clone()),
                    side: Some(side.clone()),
                }
            }
            _ => return None,
        };
        let pawn = name
            .piece
            .as_ref()
            .is_some_and(|(piece, _)| *piece == Piece::Pawn);
        (!pawn).then_some(name)
    }

    /// The squares of the files named, sides aside.
    pub fn files(&self) -> Squares {
        self.piece
            .as_ref()
            .map_or(!Squares::NONE, |(piece, _)| files(*piece))
    }

    /// The half of the board it names.
    pub fn wing(&self) -> Option<Wing> {
        self.side.as_ref().and_then(|(side, _)| piece_wing(*side))
    }
}

impl Spot {
    /// The squares that it names as this side counts, sides aside.
    pub fn squares(&self, color: Color) -> Squares {
        rank(self.rank.0, color) & self.file.files()
    }

    /// The same with the side that is named.
    pub fn exactly(&self, color: Color) -> Squares {
        let squares = self.squares(color);
        self.file
            .wing()
            .map_or(squares, |wing| squares & half(wing))
    }

    /// All of it in the text.
    pub fn span(&self) -> Range<usize> {
        let mut span = self.rank.1.clone();
        for (_, letter) in [&self.file.piece, &self.file.side].into_iter().flatten() {
            span = span.start.min(letter.start)..span.end.max(letter.end);
        }
        span
    }
}

impl Man {
    /// The squares on which a man so labelled stands, of this side; `present` where the label is taken
    /// for the half of the board.
    pub fn stands(
        &self,
        color: Color,
        turn: &Turn<'_>,
        present: bool,
    ) -> Vec<(Range<usize>, Squares)> {
        let letters = [&self.label.piece, &self.label.side];
        let letters = letters.into_iter().flatten();
        if self.piece.0 == Piece::Pawn {
            let mut all: Vec<_> = letters.map(|(p, s)| (s.clone(), files(*p))).collect();
            if let (Some(wing), Some(last)) = (self.label.wing(), all.last_mut()) {
                last.1 = half(wing);
            }
            return all;
        }
        let born = |letter: Piece| {
            let Some(wing) = piece_wing(letter) else {
                return Squares::NONE;
            };
            if present {
                return half(wing);
            }
            home(wing, self.piece.0)
                .and_then(|file| turn.births.stands(color, file))
                .map_or(Squares::NONE, Squares::of)
        };
        letters.map(|(p, s)| (s.clone(), born(*p))).collect()
    }

    /// The side that its label names.
    pub fn wing(&self) -> Option<Wing> {
        let letter = |letter: &Option<Letter>| letter.as_ref().and_then(|(p, _)| piece_wing(*p));
        letter(&self.label.side).or_else(|| letter(&self.label.piece))
    }
}

/// The piece's own file, for "à sa troisième case".
pub(super) fn own_file(piece: Piece) -> Squares {
    let own = |file: &u8| file_name(*file).1 == piece;
    (0..8)
        .filter(own)
        .map(Squares::file)
        .fold(Squares::NONE, |all, file| all | file)
}
