//! The things that the terms of a move name: a piece, a square, a capture.

use std::ops::Range;

use crate::board::{Color, Piece, Squares, Wing};
use crate::notation::Turn;
use crate::notation::descriptive::squares::{file_name, files, half, home, piece_wing, rank};

/// A piece that a letter or word names, and the span of that letter or word in the text.
pub(super) type Letter = (Piece, Range<usize>);

/// The letters that name a file: `R`, `A`, `AR`.
#[derive(Clone, Debug, Default)]
pub(super) struct FileLetters {
    /// Letter of the file, without its side.
    pub piece: Option<Letter>,
    /// Letter of the side, if it is written.
    pub side: Option<Letter>,
}

/// A piece with the letters that distinguish it from others of its kind: `CR`, `PAD`.
#[derive(Clone, Debug)]
pub(super) struct NamedPiece {
    /// Letter of the piece.
    pub piece: Letter,
    /// Letters after it.
    pub label: FileLetters,
}

/// A square, or a rank alone.
#[derive(Clone, Debug)]
pub(super) struct SquareName {
    /// Rank from 1, counted from the mover's side, and its span in the text.
    pub rank: (u8, Range<usize>),
    /// Letters of the file, if it is named.
    pub file: FileLetters,
    /// Whether a word such as "son" puts the square on the side of the piece that moves.
    pub own: bool,
}

/// The action of the piece that moves.
#[derive(Clone, Debug)]
pub(super) enum MoveVerb {
    Castles(Option<Wing>, Range<usize>),
    Goes(SquareName),
    Steps(u8, Range<usize>),
    Takes {
        sign: Range<usize>,
        victim: Option<NamedPiece>,
        on: Option<(SquareName, Range<usize>)>,
    },
}

impl FileLetters {
    /// Makes a file from no, one or two letters; `None` if no file has that name.
    pub fn parse(letters: &[Letter]) -> Option<FileLetters> {
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

    /// Returns the squares of the named files on both sides of the board.
    pub fn files(&self) -> Squares {
        self.piece
            .as_ref()
            .map_or(!Squares::NONE, |(piece, _)| files(*piece))
    }

    /// Returns the half of the board it names.
    pub fn wing(&self) -> Option<Wing> {
        self.side.as_ref().and_then(|(side, _)| piece_wing(*side))
    }
}

impl SquareName {
    /// Returns the squares it names, counted from this side, on both halves of the board.
    pub fn squares(&self, color: Color) -> Squares {
        rank(self.rank.0, color) & self.file.files()
    }

    /// Returns the squares it names, counted from this side, on the named half of the board.
    pub fn exactly(&self, color: Color) -> Squares {
        let squares = self.squares(color);
        self.file
            .wing()
            .map_or(squares, |wing| squares & half(wing))
    }

    /// Returns the span of the complete square in the text.
    pub fn span(&self) -> Range<usize> {
        let mut span = self.rank.1.clone();
        for (_, letter) in [&self.file.piece, &self.file.side].into_iter().flatten() {
            span = span.start.min(letter.start)..span.end.max(letter.end);
        }
        span
    }
}

impl NamedPiece {
    /// Returns the squares where a piece of this side with this label can stand, letter by letter.
    /// With `present`, a label names the half of the board where the piece stands, not where it
    /// began.
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
                .and_then(|file| turn.home_squares.stands(color, file))
                .map_or(Squares::NONE, Squares::one)
        };
        letters.map(|(p, s)| (s.clone(), born(*p))).collect()
    }

    /// Returns the side that its label names.
    pub fn wing(&self) -> Option<Wing> {
        let letter = |letter: &Option<Letter>| letter.as_ref().and_then(|(p, _)| piece_wing(*p));
        letter(&self.label.side).or_else(|| letter(&self.label.piece))
    }
}

/// Returns the files that are named after a piece, for "à sa troisième case".
pub(super) fn own_file(piece: Piece) -> Squares {
    let own = |file: &u8| file_name(*file).1 == piece;
    (0..8)
        .filter(own)
        .map(Squares::file)
        .fold(Squares::NONE, |all, file| all | file)
}
