//! Whether a text is a page of a book in descriptive notation, or something that other readers read.
//!
//! | text | a page |
//! |---|---|
//! | `1. P-K4 P-K4` · `1. P. to K's 4th.` · `Kt to KB3, and Black resigned` | yes |
//! | `1. e4 e5 2. Nf3` | no: algebraic |
//! | anything with a line `[Event "…"]` | no: PGN, whatever its moves are in |
//! | `Dear sir` | no |

/// So much of a text is looked at, in bytes: a long preface may come before the first move.
const SAMPLE: usize = 400_000;

/// How many moves show what notation a text is in.
const ENOUGH: usize = 40;

/// Whether the text is descriptive print that [`super::Reader`] should read: it has moves in descriptive,
/// more of them than in algebraic, and no tags of PGN.
#[must_use]
pub fn is_page(text: &str) -> bool {
    let mut end = text.len().min(SAMPLE);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let sample = &text[..end];
    let (mut descriptive, mut algebraic) = (0, 0);
    for line in sample.lines() {
        if is_tag(line.trim()) {
            return false;
        }
        let (mut piece, mut sign) = (false, false);
        let (mut royal, mut owned) = (false, false);
        let words = line.split(|c: char| c.is_whitespace() || matches!(c, ',' | ';' | '|'));
        for word in words.filter(|word| !word.is_empty()) {
            let word = bare(word);
            // "The white king commands his owne knight …", "The king's pawn two steps."
            let verb = matches!(word, "one" | "two" | "at" | "to" | "takes");
            descriptive += usize::from(word == "commands" && royal || owned && verb);
            let name = word.strip_suffix("'s").unwrap_or(word).to_ascii_lowercase();
            owned = royal && ["pawn", "knight", "bishop", "rook"].contains(&name.as_str());
            royal = ["king", "kinge", "queen", "queene"].contains(&name.as_str());
            descriptive += usize::from(glued(word) || sign && is_end(word));
            algebraic += usize::from(is_algebraic(word));
            sign = piece && is_sign(word);
            piece = is_piece(word);
        }
        if descriptive + algebraic > ENOUGH {
            break;
        }
    }
    descriptive > 0 && descriptive > 2 * algebraic
}

/// A tag of PGN: `[White "Legall"]`.
fn is_tag(line: &str) -> bool {
    line.strip_prefix('[')
        .and_then(|line| line.split_once(" \""))
        .is_some_and(|(name, rest)| !name.contains(' ') && rest.contains("\"]"))
}

/// A word without the move number and the punctuation around it.
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

/// What stands after the sign of a move: `K4`, `Q.`, `her`.
fn is_end(word: &str) -> bool {
    let first = word.split('\'').next().unwrap_or(word);
    matches!(word, "her" | "his") || is_piece(first) || is_square(word)
}

/// `K4`, `QB3`, `Kt5`.
fn is_square(word: &str) -> bool {
    let digit = word.ends_with(|c: char| ('1'..='8').contains(&c));
    digit && is_piece(&word[..word.len() - 1])
}

/// `P-K4`, `KtxKt`, `B×P`.
fn glued(word: &str) -> bool {
    let at = word.find(['-', '–', '—', 'x', '×']);
    at.is_some_and(|at| {
        let (piece, rest) = word.split_at(at);
        let end = rest.trim_start_matches(['-', '–', '—', 'x', '×']);
        is_piece(piece) && (is_square(end) || is_piece(end))
    })
}

/// `e4`, `Nf3`, `exd5`, `Qh4e1`.
fn is_algebraic(word: &str) -> bool {
    let word = word.strip_suffix(['Q', 'R', 'B', 'N']).unwrap_or(word);
    let word = word.strip_suffix('=').unwrap_or(word).as_bytes();
    let [before @ .., b'a'..=b'h', b'1'..=b'8'] = word else {
        return false;
    };
    before
        .iter()
        .all(|byte| b"KQRBNabcdefgh12345678x-".contains(byte))
        && before.len() <= 5
}

#[cfg(test)]
mod tests {
    use super::is_page;

    #[test]
    fn descriptive_print_is_a_page_and_other_texts_are_not() {
        for page in [
            "1. P-K4 P-K4",
            "1 P to K4  P to K4",
            "1. P. to K's 4th.   1. P. to K's 4th.\n2. K. Kt. to K. B's 3d.",
            "White now played Kt - K B 3 and Black resigned.",
            "W. The king's pawn two steps.",
            "1P-K4,P-K4;2Kt-KB3,Kt-QB3;",
            "The white king commands his owne pawne into the fourth house before himselfe.",
            "12. KtxKt ch  PxKt",
            "Q. to her 2d.",
        ] {
            assert!(is_page(page), "{page}");
        }
        for other in [
            "",
            "Dear sir, nothing to see.",
            "A king takes his hat. The king to his queen: he never commands.",
            "1. e4 e5 2. Nf3 Nc6 3. Bb5",
            "[Event \"x\"]\n\n1. P-K4 P-K4 *",
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "1. e2-e4 e7-e5 2. Ng1-f3",
        ] {
            assert!(!is_page(other), "{other}");
        }
    }
}
