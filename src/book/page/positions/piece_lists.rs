//! Reads positions told as lists of pieces, and makes positions of pieces on squares.
//!
//! | list | a piece |
//! |---|---|
//! | `White: K at K Kt's sq., Q at K B's 3d` | the king on g1 |
//! | `Black—K on KKt1; Ps on KR2 and KKt2` | the king on g8, pawns on h7 and g7 |
//! | `White: Kg1, Qd2, Pf2, g2` | the king on g1, pawns on f2 and g2 |
//! | `Weiß: Kg1, Dd2, Bg2` | German letters, with B for a pawn |

use crate::board::{Color, Piece, Pieces, Setup, Square, Variant, Wing};
use crate::book::page::headings::vocabulary::flat;
use crate::book::page::limits;
use crate::rules::Position;

/// Pieces on squares, with one king of each side.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct Placed(Pieces);

impl Placed {
    /// Returns the pieces, if there is exactly one king of each side.
    pub fn from_pieces(pieces: Pieces) -> Option<Placed> {
        let kings = |color| {
            let king =
                |&(_, side, piece): &(Square, Color, Piece)| (side, piece) == (color, Piece::King);
            pieces.iter().filter(king).count() == 1
        };
        (kings(Color::White) && kings(Color::Black)).then_some(Placed(pieces))
    }

    /// Returns the position with this side to move, or `None` if it is not legal. Castling is
    /// allowed where kings and rooks stand at home.
    pub fn position(&self, color: Color, fullmove: u32) -> Option<Position> {
        let mut setup = Setup::array(Variant::Standard);
        setup.pieces = self.0.clone();
        setup.color = color;
        setup.fullmove = fullmove.max(1);
        for side in [Color::White, Color::Black] {
            let rank = if side == Color::White { 0 } else { 7 };
            let stands =
                |file: u8, piece| setup.pieces.on(Square::new(file, rank)) == Some((side, piece));
            let home = stands(4, Piece::King);
            for (wing, file) in [(Wing::King, 7), (Wing::Queen, 0)] {
                let may = home && stands(file, Piece::Rook);
                setup.castling[side.index()][wing.index()] = may.then_some(file);
            }
        }
        Position::from_setup(&setup).ok()
    }
}

/// Returns the piece with this name or letter: `Kt`, `n`, `Rook`, `Ps`.
pub(super) fn piece(name: &str) -> Option<Piece> {
    let low = name.trim_matches(['.', '\'', '’']).to_ascii_lowercase();
    let one = match low.as_str() {
        "s" => "s",
        low => low.strip_suffix('s').unwrap_or(low),
    };
    Some(match one.trim_end_matches(['.', '\'', '’']) {
        "k" | "king" => Piece::King,
        "q" | "queen" => Piece::Queen,
        "r" | "rook" | "castle" => Piece::Rook,
        "b" | "bishop" => Piece::Bishop,
        "kt" | "n" | "s" | "knight" => Piece::Knight,
        "p" | "pawn" => Piece::Pawn,
        _ => return None,
    })
}

/// The words that begin the lists of White and Black, and whether they are German.
const SIDES: [(&str, &str, bool); 4] = [
    ("White", "Black", false),
    ("WHITE", "BLACK", false),
    ("Weiß", "Schwarz", true),
    ("Weiss", "Schwarz", true),
];

/// Returns the pieces that a text lists.
pub(in crate::book::page) fn listed(text: &str) -> Option<Placed> {
    let flat = flat(text);
    let find = |word: &str| {
        flat.match_indices(word)
            .map(|(at, _)| at + word.len())
            .filter(|&at| {
                let rest = flat[at..].trim_start();
                rest.starts_with([':', '—', '–', '-', '.', '=', '('])
            })
            .last()
    };
    SIDES.iter().find_map(|&(white, black, german)| {
        let (one, other) = (find(white)?, find(black)?);
        let mut pieces = Pieces::default();
        for (color, begin, next) in [(Color::White, one, other), (Color::Black, other, one)] {
            let end = if next > begin { next } else { flat.len() };
            let end = flat.floor_char_boundary(end.min(begin + limits::PIECE_LIST_BYTES));
            side(&flat[begin..end], color, german, &mut pieces);
        }
        Placed::from_pieces(pieces)
    })
}

/// Puts the pieces of one list on the board; the list ends at the first words that do not belong to
/// it.
fn side(list: &str, color: Color, german: bool, pieces: &mut Pieces) {
    let list = list.trim_start_matches([':', '—', '–', '-', '.', '=', '(', ' ', '\u{a0}']);
    let list = list.replace(" and ", ", ").replace(" und ", ", ");
    let mut last = None;
    for entry in list.split([',', ';', ')']) {
        let entry = entry.trim().trim_end_matches('.');
        if entry.is_empty() {
            continue;
        }
        match placing(entry, color, last, german) {
            Some((square, piece)) => {
                pieces.put(square, Some((color, piece)));
                last = Some(piece);
            }
            None => {
                // Words such as "Black to move" follow the last piece, or a period separates two
                // pieces.
                let Some((begin, _)) = entry.split_once(". ") else {
                    return;
                };
                if let Some((square, piece)) = placing(begin, color, last, german) {
                    pieces.put(square, Some((color, piece)));
                }
                return;
            }
        }
    }
}

/// Reads a piece on its square: `K at K Kt's sq`, `Kg1`, `g2`. A square alone repeats the last
/// piece.
fn placing(
    entry: &str,
    color: Color,
    last: Option<Piece>,
    german: bool,
) -> Option<(Square, Piece)> {
    for word in [" at ", " on ", " in ", " auf "] {
        if let Some((name, place)) = entry.split_once(word) {
            return Some((square(place, color)?, piece(name.rsplit(' ').next()?)?));
        }
    }
    if let (Some(place), Some(last)) = (square(entry, color), last) {
        return Some((place, last));
    }
    let letter = |letters: &str| match (german, letters) {
        (true, "D") => Some(Piece::Queen),
        (true, "T") => Some(Piece::Rook),
        (true, "L") => Some(Piece::Bishop),
        (true, "B") => Some(Piece::Pawn),
        _ => piece(letters),
    };
    if let Some((name, place)) = entry.split_once(' ')
        && let (Some(place), Some(piece)) =
            (square(place, color), letter(name.trim_end_matches('.')))
    {
        return Some((place, piece));
    }
    let at = entry
        .len()
        .checked_sub(2)
        .filter(|&at| entry.is_char_boundary(at))?;
    Some((square(&entry[at..], color)?, letter(&entry[..at])?))
}

/// Reads a square: `g1`, `KKt1`, `K Kt's sq.`, `Q's 2d`.
fn square(place: &str, color: Color) -> Option<Square> {
    let place = place.trim().trim_end_matches('.');
    if let [file @ b'a'..=b'h', rank @ b'1'..=b'8'] = place.as_bytes() {
        return Some(Square::new(file - b'a', rank - b'1'));
    }
    let bare = place.replace("'s", " ").replace("’s", " ");
    let bare = bare.split(|c: char| c.is_whitespace() || c == '.');
    let mut bare = bare.collect::<String>();
    for (word, digit) in [("square", "1"), ("sq", "1")] {
        if let Some(file) = bare.strip_suffix(word) {
            bare = [file, digit].concat();
        }
    }
    let bare = bare.trim_end_matches(['s', 't', 'n', 'd', 'r', 'h']);
    let rank = bare
        .chars()
        .next_back()?
        .to_digit(10)
        .filter(|rank| (1..=8).contains(rank))?;
    let file = match &bare[..bare.len() - 1] {
        "QR" => 0,
        "QKt" | "QN" => 1,
        "QB" => 2,
        "Q" => 3,
        "K" => 4,
        "KB" => 5,
        "KKt" | "KN" => 6,
        "KR" => 7,
        _ => return None,
    };
    let rank = u8::try_from(rank).ok()?;
    let rank = if color == Color::White {
        rank - 1
    } else {
        8 - rank
    };
    Some(Square::new(file, rank))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fen::write_fen;

    #[test]
    fn lists_of_pieces_are_positions() {
        let wanted = "3r2k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1";
        for list in [
            "White: K at K Kt's sq., R at K's sq., Ps at K B's 2d, K Kt's 2d and K R's 2d.\nBlack: K at K Kt's sq., R at Q's sq., Ps at K B's 2d, K Kt's 2d and K R's 2d.",
            "White—K on KKt1; R on K1; P on KB2; KKt2; KR2. Black—K on KKt1; R on Q1; pawns on KB2, KKt2, KR2. White to play and mate in two.",
            "White: Kg1, Re1, Pf2, g2, h2. Black: Kg8, Rd8, Pf7, g7, h7",
            "Weiß: Kg1, Te1, Bf2, g2, h2. Schwarz: Kg8, Td8, Bf7, g7, h7.",
            "BLACK.—King at King's Knight's square. A list.",
        ] {
            let position = listed(list).and_then(|placed| placed.position(Color::White, 1));
            let found = position.as_ref().map(write_fen);
            let expected = (!list.starts_with("BLACK")).then(|| wanted.to_owned());
            assert_eq!(found, expected, "{list}");
        }
        assert!(listed("White: A. Smith. Black: B. Jones.").is_none());
    }
}
