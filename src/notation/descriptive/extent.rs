//! Finds where a move ends in the text of a score.
//!
//! | text | the move | why |
//! |---|---|---|
//! | `N-KB3 N-QB3` | `N-KB3` | a rank ends a square |
//! | `R x Kt P - K 4` | `R x Kt` | the hyphen needs a piece before it |
//! | `R x Kt P 12.` | `R x Kt P` | no sign of a next move follows the pawn |
//! | `R x Kt    P one` | `R x Kt` | a wide gap, a comma, or the end of a line separates them |
//! | `Q-K B-K4` | `Q-K` | the first rank is left out |
//! | `R(R2)-K2 (1... K-R2)` | `R(R2)-K2` | a bracket belongs to the move if it holds a square, what a pawn becomes, or a mark |
//! | `Castles (Q. R.) Q-K2` | `Castles (Q. R.)` | so does a bracket with the side of castling |
//! | `P. queens, and wins` | `P. queens` | prose is not part of it |
//! | `K. to R's 2d.[E] Q. takes B.` | `K. to R's 2d.` | a footnote mark is not part of it |
//! | `resigns` | `resigns` | it is not a move but a word |
//!
//! The reader of moves finds it, in the mode for text that goes on after the move. It needs no
//! position.

use super::lex;
use super::read::{Assumptions, DescriptiveReader, Labels};
use super::run;
use super::token::{Tok, Token};
use crate::board::{Color, Move, Piece, Variant};
use crate::notation::{Barred, Gives, HomeSquares, Rules, Turn};

/// Most tokens that are read: more than any move has (`P (K B 4) x P (Q 8) (Kt) e.p. dis ch ! ?`),
/// together with what must be seen of the next one.
const ENOUGH: usize = 40;

/// Returns how many bytes at the start of the text are one move, including marks and glyphs.
/// Without a move it counts up to the next white space or sign of the score. It is 0 only for an
/// empty text.
pub(in crate::notation) fn extent(text: &str) -> usize {
    let tokens = whole_words(text);
    let turn = Turn::new(
        Variant::Standard,
        Color::White,
        Vec::new(),
        HomeSquares::on_board(|_| None),
        &Nowhere,
    );
    let assumed = Assumptions {
        labels: Labels::Home,
        marks: false,
        castles: None,
    };
    let mut reader = DescriptiveReader::new(text, 0, &tokens, &turn, assumed);
    reader.open = true;
    let last = match reader.play() {
        Ok(()) => tokens.get(reader.at.wrapping_sub(1)),
        Err(_) => None,
    };
    let Some(last) = last else {
        return word(text).max(text.chars().next().map_or(0, char::len_utf8));
    };
    let rest = &text[last.end..];
    if rest.starts_with(|c: char| c.is_ascii_alphanumeric()) {
        // Letters that are glued to a move spoil it, and should be shown with it.
        return last.end + word(rest);
    }
    last.end + tail(rest)
}

/// Returns the length of a period right after a move, and of the underscore that ends italics.
fn tail(rest: &str) -> usize {
    let underscore = |rest: &str| usize::from(rest.starts_with('_'));
    let italics = underscore(rest);
    let period = rest[italics..].starts_with('.') && !rest[italics..].starts_with("..");
    let length = italics + usize::from(period);
    length + underscore(&rest[length..])
}

/// Returns how many bytes come before the first white space or sign of the score.
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

/// Returns the tokens at the start of the text, without those that only begin a longer word: `B` of
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

/// Rules without a position, because the shape of a move needs none.
struct Nowhere;

impl Rules for Nowhere {
    fn reach(&self) -> Vec<Move> {
        Vec::new()
    }

    fn exposes(&self, _: &Move) -> bool {
        false
    }

    fn gives(&self, _: &Move) -> Gives {
        Gives::Nothing
    }

    fn barred(&self, _: Option<Piece>) -> Vec<Barred> {
        Vec::new()
    }
}

impl DescriptiveReader<'_> {
    /// Returns whether the token is the rank of a target whose hyphen is `sign`. Otherwise it is
    /// the number of the next move after a square of the first rank: `Q-K 5. P-K4`, but `Q - K 5.`
    pub fn is_rank(&self, at: usize, sign: usize) -> bool {
        if !matches!(self.tok(at), Tok::Rank(_)) {
            return false;
        }
        let (rank, sign) = (self.tokens[at], self.tokens[sign]);
        let numbers = || {
            let digit = self.text[rank.start..rank.end]
                .bytes()
                .all(|b| b.is_ascii_digit());
            digit && self.text[rank.end..].starts_with('.')
        };
        let wide = || {
            let between = &self.text[self.tokens[at - 1].end..rank.start];
            rank.apart && !sign.apart && !between.contains('\n')
        };
        !(self.open && rank.gap && !sign.gap && numbers() || self.open && wide())
    }

    /// Returns how many of the letters that begin at this token belong to this move; the others
    /// begin the next move. `order` lists the counts to try, the likelier ones first. Returns
    /// `None` if no count of letters is `ours`.
    pub fn cut(
        &self,
        at: usize,
        order: &[usize],
        ours: impl Fn(&[Token]) -> bool,
    ) -> Option<usize> {
        let run = run::pieces(self.tokens.get(at..)?);
        let letters = &self.tokens[at..at + run];
        let end = at + run;
        let after = self.tok(self.past_place(end));
        let is_pawn = |rest: &[Token]| {
            run::who(rest).is_some_and(|who| rest[who.piece].piece() == Some(Piece::Pawn))
        };
        let theirs = |rest: &[Token]| match self.tok(end) {
            // The rank belongs to our square if no letter is left, else to a next move without
            // hyphen.
            Tok::Rank(_) => {
                rest.is_empty() || run::telegraph(rest).is_some() && !self.tokens[end].gap
            }
            _ => match after {
                Tok::Moves | Tok::Takes | Tok::Goes => run::who(rest).is_some(),
                Tok::Steps(_) => is_pawn(rest),
                Tok::Becomes | Tok::Queens => rest.is_empty() || is_pawn(rest),
                _ => rest.is_empty(),
            },
        };
        let fits =
            |count: usize| count <= run && ours(&letters[..count]) && theirs(&letters[count..]);
        // The next move begins at a wide gap, and at any space in print that has no spaces inside a
        // move.
        let apart = letters.iter().skip(1).position(|letter| letter.apart);
        if let Some(count) = apart.map(|apart| apart + 1).filter(|&count| fits(count)) {
            return Some(count);
        }
        let gaps = || letters.iter().map(|letter| letter.gap);
        let glued = gaps().skip(1).any(|gap| !gap)
            || at > 0 && !self.tokens[at - 1].gap && !self.tokens.get(at)?.gap;
        let shown = |count: usize| {
            glued && gaps().nth(count) == Some(true) && !gaps().take(count).skip(1).any(|gap| gap)
        };
        let orders = || order.iter().copied();
        orders()
            .find(|&count| fits(count) && shown(count))
            .or_else(|| orders().find(|&count| fits(count)))
            .or_else(|| orders().find(|&count| count <= run && ours(&letters[..count])))
    }

    /// Returns the index of the token after a square in brackets, after a slash or "at", if one
    /// begins at this token; else this index.
    fn past_place(&self, at: usize) -> usize {
        let bracket = match self.tok(at) {
            Tok::Open => true,
            Tok::Slash => false,
            Tok::At if self.squares_at(at + 1) => false,
            _ => return at,
        };
        let begin = at + 1 + usize::from(self.tok(at + 1) == Tok::At);
        let letters = self.tokens.get(begin..).map_or(0, run::pieces);
        let end = begin + letters;
        let rank = matches!(self.tok(end), Tok::Rank(_));
        let named =
            run::is_file(&self.tokens[begin.min(self.tokens.len())..end.min(self.tokens.len())])
                || letters == 0 && rank;
        let end = end + usize::from(rank);
        match bracket {
            _ if !named => at,
            true if self.tok(end) == Tok::Close => end + 1,
            true => at,
            false => end,
        }
    }
}
