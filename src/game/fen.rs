//! Positions as text: FEN, X-FEN and Shredder-FEN.
//!
//! | text | read as |
//! |---|---|
//! | `rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1` | the initial position |
//! | `4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1` | X-FEN: `K` and `Q` are the *outermost* own rooks, g1 and b1 |
//! | `4k3/8/8/8/8/8/8/RR2K3 w B - 0 1` | a file letter (Shredder-FEN, X-FEN for inner rooks): the rook on b1 |
//! | `8/8/8/4k3/8/4K3/4P3/8 w` | missing fields at the end are read as `w - - 0 1` |
//! | `9/9/9/4k4/9/4a4/9/4K4/9 w` | nine ranks are Chess 99; `a` is a black paladin, and pawns are still `p` |
//!
//! In Chess 99 the castling field is `-`, because castling needs no rights there, and the en
//! passant field is the square just passed, on any rank.
//!
//! The layout is that of the PGN standard, section 16.1, and the castling field is that of X-FEN.
//! Fields may be more than one space apart. A move number 0 is read as 1. Anything else that is
//! wrong is an error and is never repaired.

mod fault;
mod fields;

pub use fault::{FenError, FenFault, Field};
pub(crate) use fields::{excerpt, outermost_rook};

use crate::board::{Color, Setup, Square, Variant, Wing};
use crate::rules::{Position, SetupError};
use fields::Fields;

/// Reads a position that can be played: of Chess 99 if there are nine ranks, otherwise of orthodox
/// chess.
///
/// # Errors
/// [`FenError`] names the field and what is wrong in it.
pub fn read_fen(text: &str) -> Result<Position, FenError> {
    let fields = Fields::split(text)?;
    playable(&fields, fields.variant())
}

/// Reads a position of this variant that can be played.
///
/// # Errors
/// [`FenError`] names the field and what is wrong in it.
pub fn read_fen_of(text: &str, variant: Variant) -> Result<Position, FenError> {
    playable(&Fields::split(text)?, variant)
}

fn playable(fields: &Fields<'_>, variant: Variant) -> Result<Position, FenError> {
    let setup = fields.setup(variant)?;
    Position::from_setup(&setup).map_err(|error| {
        let field = match error {
            SetupError::LeftInCheck(_) => Field::Color,
            SetupError::Castling(..) => Field::Castling,
            SetupError::EnPassant(_) => Field::EnPassant,
            _ => Field::Pieces,
        };
        fields.error(field, fields.span(field), FenFault::Unplayable(error))
    })
}

/// Reads a position as it is set up, playable or not: of Chess 99 if there are nine ranks,
/// otherwise of orthodox chess.
///
/// # Errors
/// [`FenError`] names the field and what is wrong in it.
pub fn read_setup(text: &str) -> Result<Setup, FenError> {
    let fields = Fields::split(text)?;
    fields.setup(fields.variant())
}

/// Reads a position of this variant as it is set up.
///
/// # Errors
/// [`FenError`] names the field and what is wrong in it.
pub fn read_setup_of(text: &str, variant: Variant) -> Result<Setup, FenError> {
    Fields::split(text)?.setup(variant)
}

/// Returns whether a text looks like a position rather than a score: its first word has at least
/// five of the slashes between ranks and otherwise only pieces and numbers, and the text has no
/// `[`.
#[must_use]
pub fn looks_like_fen(text: &str) -> bool {
    let Some(first) = text.split_whitespace().next() else {
        return false;
    };
    let slashes = first.bytes().filter(|&byte| byte == b'/').count();
    let mut letters = first.bytes();
    let squares = letters.all(|b| b"KQRBNPAkqrbnpa/123456789".contains(&b));
    slashes >= 5 && squares && !text.contains('[')
}

/// Writes a position as X-FEN, which is plain FEN wherever FEN can express it.
#[must_use]
pub fn write_fen(position: &Position) -> String {
    write_setup(&position.setup())
}

/// Writes a setup as X-FEN.
#[must_use]
pub fn write_setup(setup: &Setup) -> String {
    let mut text = String::with_capacity(64);
    let span = setup.variant.span();
    for rank in (0..span).rev() {
        let mut empty = 0;
        for file in 0..span {
            let Some((color, piece)) = setup.pieces.on(Square::new(file, rank)) else {
                empty += 1;
                continue;
            };
            if empty > 0 {
                text.push_str(&empty.to_string());
                empty = 0;
            }
            text.push(cased(piece.letter(), color));
        }
        if empty > 0 {
            text.push_str(&empty.to_string());
        }
        text.push(if rank > 0 { '/' } else { ' ' });
    }
    text.push_str(if setup.color == Color::White {
        "w "
    } else {
        "b "
    });
    let before = text.len();
    for color in Color::ALL {
        for wing in Wing::ALL {
            let Some(file) = setup.castling[color.index()][wing.index()] else {
                continue;
            };
            let usual = outermost_rook(&setup.pieces, color, wing) == Some(file);
            let letter = match wing {
                _ if !usual => (b'A' + file) as char,
                Wing::King => 'K',
                Wing::Queen => 'Q',
            };
            text.push(cased(letter, color));
        }
    }
    if text.len() == before {
        text.push('-');
    }
    let passed = setup
        .en_passant
        .map_or_else(|| "-".to_owned(), |at| at.to_string());
    text.push_str(&format!(" {passed} {} {}", setup.halfmove, setup.fullmove));
    text
}

const fn cased(letter: char, color: Color) -> char {
    match color {
        Color::White => letter,
        Color::Black => letter.to_ascii_lowercase(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_position_is_written_as_it_is_read() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3",
            "4k3/8/8/8/8/8/8/RR2K3 w B - 12 60",
            "8/8/8/4k3/8/4K3/4P3/8 b - - 3 99",
        ] {
            assert_eq!(write_fen(&read_fen(fen).unwrap()), fen);
        }
    }

    #[test]
    fn nine_ranks_are_chess_99_and_other_variants_are_named() {
        let array = "rnbakqbnr/ppppppppp/9/9/9/9/9/PPPPPPPPP/RNBQKABNR w - - 0 1";
        assert_eq!(write_fen(&Position::array(Variant::Chess99)), array);
        assert_eq!(read_fen(array), Ok(Position::array(Variant::Chess99)));
        for (variant, fen) in [
            (Variant::Chess99, "9/9/9/4k4/4P4/9/9/4K4/9 b - e4 0 1"),
            (Variant::Chess99, "9/5k3/9/9/9/9/9/9/3Kp4 b - - 3 40"),
            (Variant::Chess99, "5N3/9/9/9/1Q7/9/9/3K5/9 b - - 0 50"),
            (Variant::Modern, "4k4/9/9/9/9/9/9/9/A3K4 w - - 0 1"),
            (Variant::UChess, "7k/8/8/3pP3/8/8/8/K7 w - d6 0 1"),
            (Variant::UChess, "4N3/8/8/8/8/8/8/K7 b - - 0 9"),
            (Variant::Diagram, "P3K3/8/8/2KAK3/8/8/8/8 w - - 0 1"),
        ] {
            let position = read_fen_of(fen, variant).unwrap();
            assert_eq!(
                (write_fen(&position).as_str(), position.variant()),
                (fen, variant)
            );
            assert_eq!(read_setup_of(fen, variant).as_ref(), Ok(&position.setup()));
        }
    }

    #[test]
    fn an_error_in_a_position_of_chess_99_counts_to_nine() {
        for (fen, sentence) in [
            (
                "9/9/9/4k4/9/9/9/4K4/8",
                "In the piece placement: rank 1 has 8 squares instead of 9.",
            ),
            (
                "9/9/9/4k4/9/9/9/4K4/8x",
                "In the piece placement: \"x\" should be a piece's letter (KQRBNPA, small for Black), a number of empty squares or \"/\".",
            ),
            (
                "9/9/9/4k4/9/9/9/4K4/9 w K",
                "In the castling field: \"K\" should be \"-\", since castling needs no right in this game.",
            ),
            (
                "9/9/9/4k4/9/9/9/4K4/9 w - e0",
                "In the en passant field: \"e0\" should be the square a pawn has just passed, or \"-\".",
            ),
            (
                "9/9/9/4k4/9/9/9/4K4/9 w - e5",
                "In the en passant field: no pawn can just have passed over e5.",
            ),
        ] {
            assert_eq!(read_fen(fen).unwrap_err().to_string(), sentence, "{fen}");
        }
        let eight = read_fen_of("8/8/8/8/8/8/8/8", Variant::Chess99).unwrap_err();
        assert_eq!(
            eight.to_string(),
            "In the piece placement: there are 8 ranks instead of 9, with \"/\" between them."
        );
    }

    #[test]
    fn an_en_passant_square_that_no_pawn_can_use_is_not_written() {
        let after_e4 = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
        let written = write_fen(&read_fen(after_e4).unwrap());
        assert_eq!(written, after_e4.replace("e3", "-"));
    }

    #[test]
    fn shredder_letters_and_kq_mean_the_same_rooks() {
        let x_fen = read_setup("4k3/8/8/8/8/8/8/1R2K1R1 w KQ - 0 1").unwrap();
        let shredder = read_setup("4k3/8/8/8/8/8/8/1R2K1R1 w GB - 0 1").unwrap();
        assert_eq!(x_fen, shredder);
        assert_eq!(x_fen.castling[0], [Some(6), Some(1)]);
    }

    #[test]
    fn missing_fields_at_the_end_have_their_usual_values() {
        let full = read_fen("8/8/8/4k3/8/4K3/4P3/8 w - - 0 1").unwrap();
        for short in [
            "8/8/8/4k3/8/4K3/4P3/8",
            "  8/8/8/4k3/8/4K3/4P3/8   w  -\n",
            "8/8/8/4k3/8/4K3/4P3/8 w - - 0 0",
        ] {
            assert_eq!(read_fen(short).unwrap(), full, "{short}");
        }
    }

    #[test]
    fn an_error_names_the_field_what_was_found_and_what_was_expected() {
        let rows = [
            (
                "",
                "In the piece placement: nothing is there. Write the pieces rank by rank, such as rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR.",
            ),
            (
                "8/8/8 w",
                "In the piece placement: there are 3 ranks instead of 8, with \"/\" between them.",
            ),
            (
                "8/8/8/4k2x/8/4K3/4P3/8",
                "In the piece placement: \"x\" should be a piece's letter (KQRBNP, small for Black), a number of empty squares or \"/\".",
            ),
            (
                "8/8/8/4k4/8/4K3/4P3/8",
                "In the piece placement: rank 5 has 9 squares instead of 8.",
            ),
            (
                "8/8/8/4k3/8/4K3/4P3/8 x",
                "In the field of the side to move: \"x\" should be w or b.",
            ),
            (
                "8/8/8/4k3/8/4K3/4P3/8 w K",
                "In the castling field: \"K\" gives a right to castle, but king and rook are not in their places; write \"-\" if there is none.",
            ),
            (
                "8/8/8/4k3/8/4K3/4P3/8 w - e4",
                "In the en passant field: \"e4\" should be a square of the third or sixth rank, or \"-\".",
            ),
            (
                "8/8/8/4k3/8/4K3/4P3/8 w - - -1",
                "In the halfmove field: \"-1\" should be a number of plies such as 0.",
            ),
            (
                "8/8/8/4k3/8/4K3/4P3/8 w - - 0 1 2",
                "In the move number field: \"2\" should be left out: a FEN has six fields.",
            ),
            (
                "8/8/8/8/8/4K3/4P3/8 w - - 0 1",
                "In the piece placement: Black has no king and needs one.",
            ),
            (
                "8/8/8/4k3/4R3/4K3/4P3/8 w - - 0 1",
                "In the field of the side to move: Black has just moved and is in check; perhaps the other side is to move.",
            ),
        ];
        for (fen, sentence) in rows {
            assert_eq!(read_fen(fen).unwrap_err().to_string(), sentence, "{fen}");
        }
    }
}
