//! The ways to name a piece or a square beyond a letter, and what they claim.
//!
//! | name of White's knight on f3 | English | Spanish | where it stands |
//! |---|---|---|---|
//! | [`Name::Bare`] | `N` | `C` | anywhere |
//! | [`Name::Label`] | `KN` | `CR` | where the king's knight stands now: f3 |
//! | [`Name::Rank`] | | `C(3)` | on the third rank |
//! | [`Name::Square`], short | `N(B3)` | `C(3A)` | c3 or f3 |
//! | [`Name::Square`], full | `N(KB3)` | `C(3AR)` | f3 |

use super::squares::{file_name, label};
use crate::board::{Color, Piece, Square, Squares, Wing};
use crate::notation::{Rule, Turn};

/// A way to name a piece or a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Name {
    /// The piece alone: `N`.
    Bare,
    /// With the side where it began: `KN`.
    Label(Wing),
    /// With the file where it stands, for pawns: `BP`, or `KBP` in full.
    File(Fullness),
    /// With the rank where it stands, in the languages of continental Europe.
    Rank,
    /// With the square where it stands: `N(B3)`, or `N(KB3)` in full.
    Square(Fullness),
}

/// Whether a file is named with its side, `KB`, or without, `B`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::notation) enum Fullness {
    Short,
    Full,
}

impl Fullness {
    /// Returns the ways to name the file of this square: two, or one where it has no side to drop.
    pub fn ways(square: Square) -> &'static [Fullness] {
        match file_name(square.file()).0 {
            Some(_) => &[Fullness::Short, Fullness::Full],
            None => &[Fullness::Full],
        }
    }

    /// Returns the rule by which a square is named this way, which is one of its [`Fullness::ways`].
    pub const fn rule(self, ways: &[Fullness]) -> Rule {
        match (self, ways) {
            (Fullness::Short, _) => Rule::SideDropped,
            (Fullness::Full, [_]) => Rule::NoneNeeded,
            (Fullness::Full, _) => Rule::SideKept,
        }
    }

    /// Returns the squares of all files that share this name with the file of this square.
    fn files(self, square: Square) -> Squares {
        let file = square.file();
        match self {
            Fullness::Short => Squares::file(file) | Squares::file(7 - file),
            Fullness::Full => Squares::file(file),
        }
    }

    /// Returns all squares that share this name with this square.
    pub fn squares(self, square: Square) -> Squares {
        self.files(square) & Squares::rank(square.rank())
    }
}

impl Name {
    /// No names.
    pub const NONE: &'static [Name] = &[];

    /// A list with only the bare piece.
    pub const BARE: &'static [Name] = &[Name::Bare];

    /// Returns the ways to say on which square a piece stands.
    pub fn squares(square: Square) -> &'static [Name] {
        match Fullness::ways(square) {
            [_] => &[Name::Square(Fullness::Full)],
            _ => &[Name::Square(Fullness::Short), Name::Square(Fullness::Full)],
        }
    }

    /// Returns the ways to say on which file a pawn stands.
    pub fn files(square: Square) -> &'static [Name] {
        match Fullness::ways(square) {
            [_] => &[Name::File(Fullness::Full)],
            _ => &[Name::File(Fullness::Short), Name::File(Fullness::Full)],
        }
    }

    /// Returns the label that is true of this side's piece, if there is one.
    pub fn labels(piece: Piece, square: Square, color: Color, turn: &Turn<'_>) -> &'static [Name] {
        match label(piece, square, color, turn) {
            Some(Wing::King) => &[Name::Label(Wing::King)],
            Some(Wing::Queen) => &[Name::Label(Wing::Queen)],
            None => &[],
        }
    }

    /// Returns the squares where the name allows a piece that stands on this square; `None` if the
    /// name does not restrict them.
    pub fn stands(self, square: Square) -> Option<Squares> {
        match self {
            Name::Bare => None,
            // Only the piece that began there is meant.
            Name::Label(_) => Some(Squares::one(square)),
            Name::File(fullness) => Some(fullness.files(square)),
            Name::Rank => Some(Squares::rank(square.rank())),
            Name::Square(fullness) => Some(fullness.squares(square)),
        }
    }
}
