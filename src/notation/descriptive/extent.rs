//! Where a move ends in the text of a score.
//!
//! | text | the move | why |
//! |---|---|---|
//! | `N-KB3 N-QB3` | `N-KB3` | a rank ends a square |
//! | `R x Kt P - K 4` | `R x Kt` | the hyphen needs a man before it |
//! | `R x Kt P 12.` | `R x Kt P` | nothing takes the pawn away |
//! | `Q-K B-K4` | `Q-K` | the same, the first rank being left out |
//! | `R(R2)-K2 (1... K-R2)` | `R(R2)-K2` | a bracket belongs to the move if it holds a square, what a pawn becomes, or a mark |
//! | `Castles (Q. R.) Q-K2` | `Castles (Q. R.)` | or the side of castling |
//! | `resigns` | `resigns` | no move: a word |

use super::lex::{self, Tok, Token};
use super::run;
use crate::board::Man;

/// No move has more tokens than this (`P (K B 4) x P (Q 8) (Kt) e.p. dis ch ! ?`), nor does what
/// must be seen of the next one.
const ENOUGH: usize = 40;

/// How many bytes at the start of the text are one move, marks and glyphs included; up to the next
/// white space or sign of the score if it is none. Nought only for an empty text.
pub(in crate::notation) fn extent(text: &str) -> usize {
    let tokens = whole_words(text);
    let length = Shape {
        text,
        tokens: &tokens,
    }
    .play();
    let Some(last) = length.checked_sub(1).and_then(|last| tokens.get(last)) else {
        return word(text).max(text.chars().next().map_or(0, char::len_utf8));
    };
    let rest = &text[last.end..];
    if rest.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        // What is glued to a move spoils it, and should be shown with it.
        return last.end + word(rest);
    }
    let period = rest.starts_with('.') && !rest.starts_with("..");
    last.end + usize::from(period)
}

/// Bytes up to the first white space or sign of the score.
fn word(text: &str) -> usize {
    let ends = |c: char| {
        c.is_whitespace()
            || matches!(
                c,
                '{' | '}' | ';' | '(' | ')' | '[' | ']' | '$' | '<' | '>' | '\0' | '\u{feff}'
            )
    };
    text.find(ends).unwrap_or(text.len())
}

/// The tokens at the start of the text, without those that only begin a longer word: `B` of
/// "Black".
fn whole_words(text: &str) -> Vec<Token> {
    let mut tokens = lex::tokens(text, 0, false, ENOUGH);
    let Some(last) = tokens
        .last()
        .copied()
        .filter(|last| last.tok == Tok::Unknown)
    else {
        return tokens;
    };
    if text[last.start..].starts_with(|c: char| c.is_ascii_alphabetic()) {
        let before = &text[..last.start];
        let begin = before
            .trim_end_matches(|c: char| c.is_ascii_alphabetic())
            .len();
        tokens.pop();
        while tokens.last().is_some_and(|token| token.end > begin) {
            tokens.pop();
        }
        tokens.push(last);
    }
    tokens
}

struct Shape<'t> {
    text: &'t str,
    tokens: &'t [Token],
}

impl Shape<'_> {
    fn tok(&self, at: usize) -> Tok {
        self.tokens.get(at).map_or(Tok::End, |token| token.tok)
    }

    fn gap(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.gap)
    }

    /// How many tokens are a move; nought if none is there.
    fn play(&self) -> usize {
        let end = match self.tok(0) {
            Tok::Castle(_) => Some(1),
            Tok::Castles => Some(self.castles()),
            Tok::Man(_) => self.movement(),
            _ => None,
        };
        end.map_or(0, |end| self.marks(end))
    }

    /// The end of "Castles" with its side.
    fn castles(&self) -> usize {
        let bracket = usize::from(self.tok(1) == Tok::Open);
        let filler = usize::from(self.tok(1 + bracket) == Tok::Filler);
        let at = 1 + bracket + filler;
        let is_side = |run: &[Token]| match run {
            [side] => matches!(side.man(), Some(Man::King | Man::Queen)),
            [_, rook] => run::is_file(run) && rook.man() == Some(Man::Rook),
            _ => run.is_empty(),
        };
        let letters = self.letters(at, &[2, 0, 1], is_side).unwrap_or(0);
        if letters == 0 {
            return 1;
        }
        let end = at + letters;
        let end = end + usize::from(self.tok(end) == Tok::SideWord);
        match (bracket, self.tok(end)) {
            (0, _) => end,
            (_, Tok::Close) => end + 1,
            _ => 1,
        }
    }

    /// The end of a move by a man, without its marks.
    fn movement(&self) -> Option<usize> {
        let run = run::men(self.tokens);
        let rank = matches!(self.tok(run), Tok::Rank(_));
        if let Some(split) = run::telegraph(&self.tokens[..run]).filter(|_| rank) {
            return Some(self.promotion(self.pawn(split), run + 1));
        }
        run::who(&self.tokens[..run])?;
        let sign = self.place(run).unwrap_or(run);
        match self.tok(sign) {
            Tok::Moves => {
                let at = self.place(sign + 1).unwrap_or(sign + 1);
                let end = at + self.letters(at, &[2, 1], run::is_file)?;
                let end = end + usize::from(self.is_rank(end, sign));
                Some(self.promotion(self.pawn(run), end))
            }
            Tok::Takes => {
                let is_victim = |run: &[Token]| run::who(run).is_some();
                let at = sign + 1;
                let mut end = at + self.letters(at, &[3, 2, 1], is_victim)?;
                let pawn = self.pawn(run);
                if !(pawn && self.promotion(true, end) > end) {
                    end = self.place(end).unwrap_or(end);
                }
                Some(self.promotion(pawn, end))
            }
            _ => None,
        }
    }

    /// Whether the last of so many letters at the start is a pawn.
    fn pawn(&self, letters: usize) -> bool {
        letters > 0 && self.tok(letters - 1) == Tok::Man(Man::Pawn)
    }

    /// Whether the token is the rank of a target whose hyphen is `sign`, not the number of the next
    /// move after a square of the first rank: `Q-K 5. P-K4`, but `Q - K 5.`
    fn is_rank(&self, at: usize, sign: usize) -> bool {
        let numbers = || self.text[self.tokens[at].end..].starts_with('.');
        matches!(self.tok(at), Tok::Rank(_)) && !(self.gap(at) && !self.gap(sign) && numbers())
    }

    /// The end of a square in brackets or after a slash that begins here.
    fn place(&self, at: usize) -> Option<usize> {
        let bracket = match self.tok(at) {
            Tok::Open => true,
            Tok::Slash => false,
            _ => return None,
        };
        let begin = at + 1 + usize::from(self.tok(at + 1) == Tok::Filler);
        let letters = run::men(self.tokens.get(begin..)?);
        let end = begin + letters;
        let rank = matches!(self.tok(end), Tok::Rank(_));
        let named = run::is_file(&self.tokens[begin..end]) || (letters == 0 && rank);
        let end = end + usize::from(rank);
        match bracket {
            _ if !named => None,
            true => (self.tok(end) == Tok::Close).then_some(end + 1),
            false => Some(end),
        }
    }

    /// The end of what a pawn becomes, if it is said here.
    fn promotion(&self, pawn: bool, at: usize) -> usize {
        let piece = |at| matches!(self.tok(at), Tok::Man(man) if Man::PROMOTIONS.contains(&man));
        match self.tok(at) {
            _ if !pawn => at,
            Tok::Open if piece(at + 1) && self.tok(at + 2) == Tok::Close => at + 3,
            Tok::Slash | Tok::Equals
                if piece(at + 1) && !matches!(self.tok(at + 2), Tok::Rank(_)) =>
            {
                at + 2
            }
            Tok::Man(_) if piece(at) && !self.gap(at) && self.tok(at - 1) == Tok::Rank(8) => at + 1,
            _ => at,
        }
    }

    /// The end of the marks and glyphs that begin here.
    fn marks(&self, mut at: usize) -> usize {
        let is_mark = |at| matches!(self.tok(at), Tok::Sign(_) | Tok::EnPassant | Tok::Glyph);
        loop {
            if is_mark(at) {
                at += 1;
            } else if self.tok(at) == Tok::Open && is_mark(at + 1) && self.tok(at + 2) == Tok::Close
            {
                at += 3;
            } else {
                return at;
            }
        }
    }

    /// How many of the letters that begin here belong to this move, the others being the next
    /// move's first. `order` lists the numbers to try, the likelier ones first; there is none if
    /// the letters begin with nothing that is `ours`.
    fn letters(
        &self,
        at: usize,
        order: &[usize],
        ours: impl Fn(&[Token]) -> bool,
    ) -> Option<usize> {
        let run = run::men(self.tokens.get(at..)?);
        let letters = &self.tokens[at..at + run];
        let end = at + run;
        let after = self.tok(self.place(end).unwrap_or(end));
        let theirs = |rest: &[Token]| match self.tok(end) {
            // A rank: of our square if no letter is left, else of a next move without hyphen.
            Tok::Rank(_) => rest.is_empty() || run::telegraph(rest).is_some() && !self.gap(end),
            _ if matches!(after, Tok::Moves | Tok::Takes) => run::who(rest).is_some(),
            _ => rest.is_empty(),
        };
        let fits =
            |count: usize| count <= run && ours(&letters[..count]) && theirs(&letters[count..]);
        // In print without spaces inside a move, a space shows where the next one begins.
        let gaps = || letters.iter().map(|letter| letter.gap);
        let glued = gaps().skip(1).any(|gap| !gap) || at > 0 && !self.gap(at - 1) && !self.gap(at);
        let shown = |count: usize| {
            glued && gaps().nth(count) == Some(true) && !gaps().take(count).skip(1).any(|gap| gap)
        };
        let mut orders = order.iter().copied();
        orders
            .clone()
            .find(|&count| fits(count) && shown(count))
            .or_else(|| orders.clone().find(|&count| fits(count)))
            .or_else(|| orders.find(|&count| count <= run && ours(&letters[..count])))
    }
}
