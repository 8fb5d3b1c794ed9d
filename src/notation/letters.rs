//! The letters of the pieces in algebraic notation, by language.
//!
//! | letters | K Q R B N |
//! |---|---|
//! | English | K Q R B N |
//! | Figurine | ♔ ♕ ♖ ♗ ♘ |
//! | German | K D T L S |
//! | French | R D T F C |
//! | Spanish and Italian | R D T A C |
//! | Dutch | K D T L P |

use crate::board::Piece;

/// A language's letters for the pieces. Pawns have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Letters {
    English,
    /// The outlined figures, for both sides, as figurine scores are printed.
    Figurine,
    German,
    French,
    Spanish,
    Dutch,
}

impl Letters {
    /// The pieces in the order of the tables of [`Letters::table`].
    const PIECES: [Piece; 5] = [
        Piece::King,
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
    ];

    const fn table(self) -> [char; 5] {
        match self {
            Letters::English => ['K', 'Q', 'R', 'B', 'N'],
            Letters::Figurine => ['♔', '♕', '♖', '♗', '♘'],
            Letters::German => ['K', 'D', 'T', 'L', 'S'],
            Letters::French => ['R', 'D', 'T', 'F', 'C'],
            Letters::Spanish => ['R', 'D', 'T', 'A', 'C'],
            Letters::Dutch => ['K', 'D', 'T', 'L', 'P'],
        }
    }

    /// The letter of a piece; `None` for a pawn, and for pieces orthodox chess has not.
    #[must_use]
    pub fn letter(self, piece: Piece) -> Option<char> {
        Self::PIECES
            .iter()
            .position(|&m| m == piece)
            .map(|at| self.table()[at])
    }

    /// The piece this letter stands for. Figures of either colour are understood in every language.
    #[must_use]
    pub fn piece(self, letter: char) -> Option<Piece> {
        let figure = match letter {
            '♔' | '♚' => Some(Piece::King),
            '♕' | '♛' => Some(Piece::Queen),
            '♖' | '♜' => Some(Piece::Rook),
            '♗' | '♝' => Some(Piece::Bishop),
            '♘' | '♞' => Some(Piece::Knight),
            _ => None,
        };
        figure.or_else(|| {
            let at = self.table().iter().position(|&l| l == letter)?;
            Some(Self::PIECES[at])
        })
    }
}
