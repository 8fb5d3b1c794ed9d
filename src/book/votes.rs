//! Counts the moves of each notation in a line.
//!
//! | words | for |
//! |---|---|
//! | `P-K4` · `P. to K's 4th.` · `The king's pawn two steps` | descriptive |
//! | `e4` · `Nf3` · `e2-e4` | algebraic |
//! | `[White "Legall"]` | PGN |
//! | `Dear sir` | none |

use std::ops::AddAssign;

/// The number of moves of each kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Votes {
    pub descriptive: usize,
    pub algebraic: usize,
}

impl AddAssign for Votes {
    fn add_assign(&mut self, other: Votes) {
        self.descriptive += other.descriptive;
        self.algebraic += other.algebraic;
    }
}

/// Returns the number of moves in a line.
pub(super) fn votes(line: &str) -> Votes {
    let mut votes = Votes::default();
    let (mut piece, mut sign) = (false, false);
    let (mut royal, mut owned) = (false, false);
    let words = line.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|'));
    for word in words.filter(|word| !word.is_empty()) {
        let word = bare(word);
        // "The white king commands his owne knight …", "The king's pawn two steps."
        let verb = matches!(word, "one" | "two" | "at" | "to" | "takes");
        votes.descriptive += usize::from(word == "commands" && royal || owned && verb);
        let name = word.strip_suffix("'s").unwrap_or(word).to_ascii_lowercase();
        owned = royal && ["pawn", "knight", "bishop", "rook"].contains(&name.as_str());
        royal = ["king", "kinge", "queen", "queene"].contains(&name.as_str());
        votes.descriptive += usize::from(glued(word) || sign && is_end(word));
        votes.algebraic += usize::from(is_algebraic(word));
        sign = piece && is_sign(word);
        piece = is_piece(word);
    }
    votes
}

/// Whether the line is a PGN tag: `[White "Legall"]`.
pub(super) fn is_tag(line: &str) -> bool {
    line.strip_prefix('[')
        .and_then(|line| line.split_once(['"', '“', '”']))
        .is_some_and(|(name, rest)| {
            let name = name.trim();
            let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'_';
            // `[Illustration: "Seeing is believing."]` is the caption of a picture.
            !name.is_empty() && name.bytes().all(plain) && rest.trim_end().ends_with(']')
        })
}

/// Returns a word without the move number and the punctuation around it.
fn bare(word: &str) -> &str {
    let word =
        word.trim_start_matches(|c: char| c.is_ascii_digit() || matches!(c, '.' | '…' | '('));
    word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric())
}

fn is_piece(word: &str) -> bool {
    const PIECES: [&str; 20] = [
        "K", "Q", "R", "B", "Kt", "N", "P", "KP", "QP", "BP", "KKt", "QKt", "KB", "QB", "KR", "QR",
        "Pawn", "Knight", "Bishop", "Rook",
    ];
    PIECES.contains(&word) || matches!(word, "Queen" | "King")
}

fn is_sign(word: &str) -> bool {
    matches!(word, "" | "to" | "takes" | "x" | "X" | "×")
}

/// Whether the word may stand after the sign of a move: `K4`, `Q.`, `her`.
fn is_end(word: &str) -> bool {
    let first = word.split('\'').next().unwrap_or(word);
    matches!(word, "her" | "his") || is_piece(first) || is_square(word)
}

/// Whether the word is a descriptive square: `K4`, `QB3`, `Kt5`.
fn is_square(word: &str) -> bool {
    let digit = word.ends_with(|c: char| ('1'..='8').contains(&c));
    digit && is_piece(&word[..word.len() - 1])
}

/// Whether the word is a complete move: `P-K4`, `KtxKt`, `B×P`.
fn glued(word: &str) -> bool {
    let at = word.find(['-', '–', '—', 'x', '×']);
    at.is_some_and(|at| {
        let (piece, rest) = word.split_at(at);
        let end = rest.trim_start_matches(['-', '–', '—', 'x', '×']);
        is_piece(piece) && (is_square(end) || is_piece(end) || is_hybrid(piece, rest, end))
    })
}

/// Whether the parts are a descriptive move to an algebraic square: `Kt-f3`, `Ktxe5`, `P-e4`.
/// Algebraic writes no hyphen behind a piece, and neither `Kt` nor `P`.
fn is_hybrid(piece: &str, rest: &str, end: &str) -> bool {
    let named = rest.starts_with('-') || matches!(piece, "Kt" | "P");
    named && matches!(end.as_bytes(), [b'a'..=b'h', b'1'..=b'8', ..])
}

/// Whether the word is an algebraic move: `e4`, `Nf3`, `exd5`, `Qh4e1`.
fn is_algebraic(word: &str) -> bool {
    let word = word.strip_suffix(['Q', 'R', 'B', 'N']).unwrap_or(word);
    let word = word.strip_suffix('=').unwrap_or(word).as_bytes();
    let [before @ .., b'a'..=b'h', b'1'..=b'8'] = word else {
        return false;
    };
    let hybrid = matches!(before, [piece, b'-'] if piece.is_ascii_uppercase());
    !hybrid
        && before
            .iter()
            .all(|byte| b"KQRBNabcdefgh12345678x-".contains(byte))
        && before.len() <= 5
}
