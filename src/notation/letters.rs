//! The letters of the men in algebraic notation, by language.
//!
//! | letters | K Q R B N |
//! |---|---|
//! | English | K Q R B N |
//! | Figurine | ♔ ♕ ♖ ♗ ♘ |
//! | German | K D T L S |
//! | French | R D T F C |
//! | Spanish and Italian | R D T A C |
//! | Dutch | K D T L P |

use crate::board::Man;

/// A language's letters for the men. Pawns have none.
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
    const MEN: [Man; 5] = [Man::King, Man::Queen, Man::Rook, Man::Bishop, Man::Knight];

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

    /// The letter of a piece; `None` for a pawn, and for men orthodox chess has not.
    #[must_use]
    pub fn letter(self, man: Man) -> Option<char> {
        Self::MEN
            .iter()
            .position(|&m| m == man)
            .map(|at| self.table()[at])
    }

    /// The piece this letter stands for. Figures of either colour are understood in every language.
    #[must_use]
    pub fn man(self, letter: char) -> Option<Man> {
        let figure = match letter {
            '♔' | '♚' => Some(Man::King),
            '♕' | '♛' => Some(Man::Queen),
            '♖' | '♜' => Some(Man::Rook),
            '♗' | '♝' => Some(Man::Bishop),
            '♘' | '♞' => Some(Man::Knight),
            _ => None,
        };
        figure.or_else(|| {
            let at = self.table().iter().position(|&l| l == letter)?;
            Some(Self::MEN[at])
        })
    }
}
