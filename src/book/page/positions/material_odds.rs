//! Games at odds: which pieces are taken off the initial position.
//!
//! | above the game | taken off |
//! |---|---|
//! | `(Remove White's Q. R.)` | a1 |
//! | `Mr. A. gives the odds of the Queen's Knight` | b1 |
//! | `Pawn and move`, `at the odds of the Pawn and two moves` | f7 |
//! | `gives his Queen` | d1 |
//!
//! With "Pawn and two moves" White's first move is made on the board, and the game begins with the second.

use crate::board::{ARRAY, Color, Piece, Setup, Square, Wing};
use crate::book::page::headings::vocabulary::flat;
use crate::book::page::limits;
use crate::notation::{Notation, Tolerance};
use crate::rules::Position;

/// Returns the position that the game begins from, and the side that gave pieces, if any.
pub(in crate::book::page) fn start(paragraphs: &[&str]) -> (Position, Option<Color>) {
    for paragraph in paragraphs.iter().rev() {
        if paragraph.len() > limits::ODDS_BYTES {
            continue;
        }
        let Some((color, files, rank)) = given(&flat(paragraph).to_ascii_lowercase()) else {
            continue;
        };
        let mut setup = Setup::start();
        for file in files {
            setup.pieces.put(Square::new(file, rank), None);
            let back = usize::from(color == Color::Black) * 7;
            if usize::from(rank) == back && ARRAY[usize::from(file)] == Piece::Rook {
                let wing = if file == 0 { Wing::Queen } else { Wing::King };
                setup.castling[color.index()][wing.index()] = None;
            }
        }
        if let Ok(position) = Position::from_setup(&setup) {
            return (position, Some(color));
        }
    }
    (Position::start(), None)
}

/// Whether the words say that White has two moves to begin with.
pub(in crate::book::page) fn two_moves(words: &str) -> bool {
    let low = flat(words).to_ascii_lowercase();
    low.len() <= limits::ODDS_BYTES
        && ["and two moves", "and two.", "& two moves"]
            .iter()
            .any(|w| low.contains(w))
}

/// Returns the position after this move of White's, with White to move again.
pub(in crate::book::page) fn moved(start: &Position, words: &str) -> Option<Position> {
    let turn = start.turn();
    let reading = Notation::DESCRIPTIVE
        .read(words, &turn, Tolerance::Tolerant)
        .ok()?;
    let mut fitting = turn.moves.iter().filter(|mv| reading.fits(mv, &turn));
    let (mv, None) = (fitting.next()?, fitting.next()) else {
        return None;
    };
    let mut setup = start.after(mv).setup();
    setup.color = Color::White;
    setup.en_passant = None;
    setup.fullmove = 2;
    Position::from_setup(&setup).ok()
}

/// Returns the side that gives odds, with the files and the rank of its pieces. The text is in
/// small letters.
fn given(low: &str) -> Option<(Color, Vec<u8>, u8)> {
    if let Some(at) = low.find("remove ") {
        let rest = &low[at + 7..];
        let rest = rest.strip_prefix("from the board ").unwrap_or(rest);
        let color = if rest.starts_with("white") {
            Color::White
        } else if rest.starts_with("black") {
            Color::Black
        } else {
            return None;
        };
        let pieces = rest[5..].trim_start_matches(['\'', '’', 's', ' ']);
        return pieces_of(pieces, color);
    }
    let pawn = [
        "pawn and move",
        "pawn and the move",
        "pawn and two moves",
        "pawn and two",
        "p. and move",
        "p and move",
        "pawn-and-move",
    ];
    if pawn.iter().any(|words| low.contains(words)) {
        return Some((Color::Black, vec![5], 6));
    }
    let begin = ["odds of ", "gives ", "giving ", "receives ", "gave "]
        .iter()
        .find_map(|words| low.find(words).map(|at| at + words.len()))?;
    let pieces = low[begin..].trim_start();
    let pieces = ["the odds of ", "his ", "the ", "a ", "her "]
        .iter()
        .fold(pieces, |pieces, word| {
            pieces.strip_prefix(word).unwrap_or(pieces)
        });
    pieces_of(pieces, Color::White)
}

/// Returns the side with the file and the rank of the piece that these words name.
fn pieces_of(words: &str, color: Color) -> Option<(Color, Vec<u8>, u8)> {
    let words: Vec<&str> = words
        .split(|c: char| !c.is_alphabetic())
        .filter(|word| !matches!(*word, "" | "s"))
        .take(4)
        .collect();
    let wing = match *words.first()? {
        "q" | "queen" => Some(Wing::Queen),
        "k" | "king" => Some(Wing::King),
        _ => None,
    };
    let rest = &words[usize::from(wing.is_some())..];
    let kind = |word: &str| match word {
        "r" | "rook" | "castle" => Some(Piece::Rook),
        "kt" | "n" | "knight" => Some(Piece::Knight),
        "b" | "bishop" => Some(Piece::Bishop),
        "p" | "pawn" => Some(Piece::Pawn),
        "q" | "queen" => Some(Piece::Queen),
        _ => None,
    };
    let first = rest.first().and_then(|word| kind(word));
    let second = rest.get(1).and_then(|word| kind(word));
    let file = |piece: Piece| {
        let queens = match piece {
            Piece::Rook => 0,
            Piece::Knight => 1,
            Piece::Bishop => 2,
            Piece::Queen => 3,
            _ => return if wing == Some(Wing::King) { 4 } else { 3 },
        };
        if wing == Some(Wing::King) {
            7 - queens
        } else {
            queens
        }
    };
    let back = if color == Color::White { 0 } else { 7 };
    let pawns = if color == Color::White { 1 } else { 6 };
    match (first, second) {
        (Some(Piece::Pawn), _) => Some((color, vec![file(Piece::Pawn)], pawns)),
        (Some(piece), Some(Piece::Pawn)) => Some((color, vec![file(piece)], pawns)),
        (Some(piece), _) => Some((color, vec![file(piece)], back)),
        (None, _) if wing == Some(Wing::Queen) => Some((color, vec![3], back)),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fen::write_fen;

    #[test]
    fn what_was_given_is_not_on_the_board() {
        for (paragraph, pieces) in [
            (
                "(Remove White's Q. R. from the Board.)",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            ),
            (
                "Mr. A. gives the odds of the Queen's Knight.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/R1BQKBNR w KQkq - 0 1",
            ),
            (
                "Mr. A. gives his Queen's Rook.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1",
            ),
            (
                "At the odds of Pawn and move",
                "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "(Remove Black's King's Bishop's Pawn.)",
                "rnbqkbnr/ppppp1pp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
            (
                "White gives the odds of the Queen.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNB1KBNR w KQkq - 0 1",
            ),
            (
                "This gives Black a fine game.",
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            ),
        ] {
            assert_eq!(write_fen(&start(&[paragraph]).0), pieces, "{paragraph}");
        }
    }
}
