//! Gathers the evidence for the language of a text: the letters before squares and around ranks.
//!
//! | in the text | tells |
//! |---|---|
//! | `Sg1—f3` | S before a square: German letters, or others that have an S |
//! | `C3AR` | C, then a rank, then A and R: Spanish or its like |
//! | `T-AD3` | T, a hyphen, A and D before a rank: Italian |
//! | `Kt-KB3` `Q-Q2` | English |

use crate::notation::{Dialect, Letters};
use crate::work;

/// Letters and how often each occurs; a text has few different ones.
type Counts = Vec<(char, usize)>;

fn tally(counts: &mut Counts, letter: char) {
    match counts.iter_mut().find(|(known, _)| *known == letter) {
        Some((_, count)) => *count += 1,
        None => counts.push((letter, 1)),
    }
}

/// The evidence found in a text.
#[derive(Clone, Debug, Default)]
pub(super) struct Evidence {
    /// Number of squares such as `e4`.
    pub squares: usize,
    /// Letters of pieces before squares, and how often each occurs.
    pieces: Counts,
    /// Letters around ranks, as in `C3AR`, and how often each occurs.
    ranked: Counts,
    /// How often the file stands before the rank, with a hyphen.
    pub file_first: usize,
    /// How often the file stands behind the rank.
    pub rank_first: usize,
    /// How often a letter occurs that only English descriptive has.
    pub english: usize,
    /// Number of words of the long forms of French.
    pub words: usize,
}

/// Signs that may stand between a piece's letter and its square.
const BETWEEN: [char; 10] = ['-', '–', '—', '−', '×', 'x', ':', '.', ' ', 'х'];

impl Evidence {
    /// Gathers the evidence of a text.
    pub fn gather(text: &str) -> Evidence {
        let mut evidence = Evidence::default();
        for line in text.lines() {
            // Most lines of prose have no figure at all.
            let bytes = line.as_bytes();
            for at in 0..bytes.len() {
                match bytes[at] {
                    b'1'..=b'8' => evidence.figure(line, at),
                    b'Q' => {
                        let next = bytes.get(at + 1);
                        evidence.english += usize::from(!next.is_some_and(u8::is_ascii_lowercase));
                    }
                    b'K' => {
                        let next = bytes.get(at + 1);
                        evidence.english += usize::from(matches!(next, Some(b't' | b'1'..=b'8')));
                    }
                    b' ' => {
                        let rest = &line[at + 1..];
                        let word = ["case d", "prend l", "deux pas"];
                        evidence.words +=
                            usize::from(word.iter().any(|word| rest.starts_with(word)));
                    }
                    _ => {}
                }
            }
        }
        evidence
    }

    /// Takes in a digit from 1 to 8 at this byte of a line.
    fn figure(&mut self, line: &str, at: usize) {
        let (before, after) = (&line[..at], &line[at + 1..]);
        if after.starts_with(|c: char| c.is_ascii_digit()) {
            return;
        }
        let mut back = before.chars().rev();
        let Some(last) = back.next() else { return };
        if matches!(last, 'a'..='h' | 'а' | 'с' | 'е') {
            self.square(back);
        } else if last.is_ascii_uppercase() || matches!(last, '.' | ' ' | '-') {
            self.rank(before, after);
        }
    }

    /// Takes in a square whose file is the last character taken from the line.
    fn square(&mut self, back: std::iter::Rev<std::str::Chars<'_>>) {
        let mut back = back.peekable();
        let first = back.peek().copied().unwrap_or(' ');
        // Within a word it is no square.
        if first.is_lowercase() && !matches!(first, 'a'..='h' | 'x' | 'х' | 'p' | 'р') {
            return;
        }
        self.squares += 1;
        let mut spaces = 0;
        let mut cyrillic_king = false;
        for _ in 0..8 {
            let Some(c) = back.next() else { return };
            match c {
                ' ' => spaces += 1,
                'р' | 'p' => cyrillic_king = true,
                'a'..='h' | '1'..='8' => {}
                _ if BETWEEN.contains(&c) => {}
                _ if c.is_uppercase() || ('♔'..='♟').contains(&c) => {
                    let alone = back.peek().is_none_or(|c| !c.is_alphabetic());
                    if alone && spaces <= 2 {
                        let key = if cyrillic_king { 'р' } else { c };
                        tally(&mut self.pieces, key);
                    }
                    return;
                }
                _ => return,
            }
            if spaces > 2 {
                return;
            }
        }
    }

    /// Takes in a rank with letters around it.
    fn rank(&mut self, before: &str, after: &str) {
        let near = before.trim_end_matches(['.', ' ', '-']);
        let gap = before.len() - near.len();
        let hyphen = before.ends_with('-');
        let run = |text: &str| {
            text.chars()
                .rev()
                .take_while(char::is_ascii_uppercase)
                .count()
        };
        let count = run(near);
        if gap > 2 || !(1..=3).contains(&count) {
            return;
        }
        let letters = near[near.len() - count..].chars();
        let behind = after.trim_start_matches(['.', ' ']);
        let next: Vec<char> = behind
            .chars()
            .take_while(char::is_ascii_uppercase)
            .take(3)
            .collect();
        let goes_on = behind[next.len()..].starts_with(char::is_lowercase);
        if !next.is_empty() && next.len() <= 2 && after.len() - behind.len() <= 1 && !goes_on {
            self.rank_first += 1;
            for letter in letters.chain(next) {
                tally(&mut self.ranked, letter);
            }
        } else if gap == 0 {
            let head = near[..near.len() - count].ends_with('-') || hyphen;
            self.file_first += usize::from(head);
            for letter in letters {
                tally(&mut self.ranked, letter);
            }
        }
    }

    /// Returns how many of the pieces before squares these letters name.
    pub fn fits(&self, letters: Letters) -> usize {
        let known = |c: char| {
            let mut text = [0; 4];
            let latin = letters == Letters::RUSSIAN && matches!(c, 'K' | 'C');
            // Hybrid notations name the pawn: `P-e4`.
            let pawn = matches!(c, 'P' | 'П' | '♙' | '♟');
            let king = pawn || c == 'р' && matches!(letters, Letters::RUSSIAN);
            latin || king || letters.begins(c.encode_utf8(&mut text)).is_some()
        };
        let fitting = self.pieces.iter().filter(|(c, _)| known(*c));
        fitting.map(|(_, count)| count).sum()
    }

    /// Whether two alphabets give the same meaning to the letters found.
    pub fn alike(&self, one: Letters, other: Letters) -> bool {
        let same = |(c, _): &(char, usize)| one.piece(*c) == other.piece(*c);
        self.pieces.iter().all(same)
    }

    /// Whether all pieces found are printed as figures, and at least one is.
    pub fn is_figurine(&self) -> bool {
        !self.pieces.is_empty() && self.pieces.iter().all(|(c, _)| ('♔'..='♟').contains(c))
    }

    /// Returns how many of the letters around ranks this dialect has.
    pub fn speaks(&self, dialect: Dialect) -> usize {
        let known = self
            .ranked
            .iter()
            .filter(|(c, _)| dialect.piece(*c).is_some());
        known.map(|(_, count)| count).sum()
    }

    /// Returns how many of the letters around ranks English has.
    pub fn speaks_english(&self) -> usize {
        let known = |c: &char| matches!(c, 'K' | 'Q' | 'R' | 'B' | 'N' | 'P');
        let known = self.ranked.iter().filter(|(c, _)| known(c));
        known.map(|(_, count)| count).sum()
    }
}
/// Returns whether more words of a text name squares, as `Nf3` does, than pieces that move or are taken,
/// as `Kt-B3` and `PxP` do.
pub fn is_algebraic(text: &str) -> bool {
    let (mut squares, mut pieces) = (0_usize, 0_usize);
    for word in text.split_whitespace() {
        work::add(1);
        let word = word.trim_matches(|c: char| !c.is_alphanumeric());
        let bytes = word.as_bytes();
        let named = |pair: &[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
        let is_square = bytes.len() <= 8 && bytes.windows(2).any(named);
        let piece = |byte: u8| matches!(byte, b'K' | b'Q' | b'R' | b'B' | b'N' | b'P');
        let goes = |pair: &[u8]| matches!(pair, [b'-' | b'x', piece_here] if piece(*piece_here));
        let is_piece = word.starts_with("Kt")
            || bytes == b"P"
            || bytes.len() >= 3 && piece(bytes[0]) && bytes.windows(2).any(goes);
        squares += usize::from(is_square);
        pieces += usize::from(is_piece);
    }
    squares > pieces
}
