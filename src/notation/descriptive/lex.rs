//! Splits the text of a move into tokens. All spellings end here: what follows knows only what a
//! token means.
//!
//! | token | spellings |
//! |---|---|
//! | `Piece` | `K` `Q` `R` `B` `N` `P`, `Kt` `Kn` `KT` `S` `C`, the words of `vocabulary`; typed, `kt` and `p` |
//! | `Rank` | `1` … `8`, `4th`, `3d`, `third`, `sq.`, `square`, `house`, `fourth square` |
//! | `Square` | `c3` of `Kt-c3`, where the text is not typed all in small letters |
//! | `Moves` | `-` `--` and the other dashes, `to`, `into` |
//! | `Takes` | `x` `X` `×` `:`, `takes`, `captures`, `retakes` |
//! | `Castle` | `O-O`, `0-0-0`, `O - O`, `OO` |
//! | `Sign` | `ch` `ch.` `check` `+` `†`, `dis ch` `disc. ch.`, `dbl ch`, `mate` `++` `#` |
//! | `EnPassant` | `e.p.` `en pas` `en passant` `in passing` |
//!
//! Spaces may stand between any two tokens, but need not: `KtxKtch` is four tokens and the end. A
//! period, a possessive `'s`, a comma, the underscores of typed italics and words like "the" are
//! skipped. What should not be there at all, and letters that stand for others, are slips
//! ([`Slip`]): the colon of `Q: Kt. to K's 2d` is a misprinted period.

use super::skip::{Skipped, possessive, skip};
use super::spell::{capital, castle, figure, is_letter_alone, knight, rank, small};
use super::token::{Slip, Tok, Token};
use super::vocabulary::{MISREAD, word};
use crate::board::{Piece, Square};
use crate::notation::CheckSign;

/// Returns the tokens of the text from this byte on: at most `limit`, up to the first text that no
/// move contains, and a [`Tok::End`] or [`Tok::Unknown`] as the last. `loose` lets small letters be
/// pieces and skips more.
pub(super) fn tokens(text: &str, from: usize, loose: bool, limit: usize) -> Vec<Token> {
    let small = loose && !text[from..].bytes().any(|byte| byte.is_ascii_uppercase());
    lex(text, from, loose, limit, small)
}

/// Does the same as [`tokens`]. In a text typed all in `small` letters `b3` is a bishop's third and
/// `(q)` a queen; else they are a square of the algebraic notation and a footnote.
pub(super) fn lex(text: &str, from: usize, loose: bool, limit: usize, small: bool) -> Vec<Token> {
    let lexer = Lexer { text, loose, small };
    let mut tokens: Vec<Token> = Vec::with_capacity(limit.min(16));
    let mut at = from;
    let mut before = Skipped::default();
    for _ in 0..limit {
        let last = tokens.last().map(|last| last.tok);
        before.join(skip(text, at + before.length, (loose, small), last));
        let start = at + before.length;
        let (tok, length, taken) = if before.paragraph && !loose && last.is_some() {
            // No move goes on after an empty line.
            (Tok::Unknown, 0, false)
        } else {
            lexer.token(start, &tokens)
        };
        if tok == Tok::Filler {
            before.length += length;
            before.passed |= taken;
            continue;
        }
        at = start + length;
        let token = Token {
            tok,
            start,
            end: at,
            gap: before.gap,
            apart: before.apart,
            slip: match (taken, before.passed) {
                (true, _) => Slip::Taken,
                (_, true) => Slip::Passed,
                _ => Slip::None,
            },
        };
        before = Skipped::default();
        add(&mut tokens, token);
        match tok {
            Tok::End | Tok::Unknown => return tokens,
            Tok::Piece(_) => at += possessive(&text[at..]),
            _ => {}
        }
    }
    tokens.push(Token {
        tok: Tok::End,
        start: at,
        end: at,
        gap: false,
        apart: false,
        slip: Slip::None,
    });
    tokens
}

/// Adds a token; if it explains or repeats the last one, the two become one.
fn add(tokens: &mut Vec<Token>, mut token: Token) {
    let alone = tokens.len() == 1;
    match (token.tok, tokens.last_mut()) {
        // As in "fourth square".
        (Tok::SquareWord, Some(last)) if matches!(last.tok, Tok::Rank(_) | Tok::Steps(_)) => {
            last.end = token.end;
            return;
        }
        (Tok::SquareWord, _) => token.tok = Tok::Rank(1),
        // As in "two moves".
        (Tok::Goes, Some(last)) if matches!(last.tok, Tok::Steps(_)) => {
            last.end = token.end;
            return;
        }
        // As in "the king castles".
        (Tok::Castles, Some(last)) if alone && last.tok == Tok::Piece(Piece::King) => {
            tokens.clear();
        }
        // The castle of "Castle to Q's sq." is an old word for the rook.
        (Tok::Moves | Tok::Takes | Tok::Goes, Some(last))
            if last.tok == Tok::Castles && last.end - last.start == "castle".len() =>
        {
            last.tok = Tok::Piece(Piece::Rook);
        }
        _ => {}
    }
    tokens.push(token);
}

struct Lexer<'t> {
    text: &'t str,
    loose: bool,
    small: bool,
}

impl Lexer<'_> {
    /// Returns the token that begins at this byte, its length in bytes, and whether its letters
    /// stand for others.
    fn token(&self, at: usize, before: &[Token]) -> (Tok, usize, bool) {
        let text = &self.text[at..];
        let Some(first) = text.chars().next() else {
            return (Tok::End, 0, false);
        };
        let second = text.as_bytes().get(first.len_utf8()).copied().unwrap_or(0);
        let tok = match first {
            'K' if second == b' ' => return self.letters(text, first, before),
            'K' | 'Q' | 'R' | 'B' | 'N' | 'P' if is_letter_alone(second) => capital(first),
            '1'..='8' => return rank(text, first),
            // In typed text a long dash is two hyphens.
            '-' if second == b'-' => return (Tok::Moves, 2, false),
            '-' | '–' | '—' | '‑' | '−' | '‐' | '―' | '‒' | '\u{ad}' => Tok::Moves,
            ':' if self.is_period(at, before) => return (Tok::Filler, 1, true),
            '×' | ':' | '✕' | '✖' | '⨯' => Tok::Takes,
            '*' if b"KQRBNP".contains(&second) => Tok::Takes,
            '(' | '[' => Tok::Open,
            ')' | ']' => Tok::Close,
            '/' => Tok::Slash,
            '=' => Tok::Equals,
            '&' => Tok::And,
            '+' if second == b'+' => return (Tok::Sign(CheckSign::MateOrDouble), 2, false),
            // `+-` and `+/-` assess the position.
            '+' if !matches!(second, b'-' | b'/') => Tok::Sign(CheckSign::Check),
            '†' => Tok::Sign(CheckSign::Check),
            '‡' => Tok::Sign(CheckSign::MateOrDouble),
            '#' => Tok::Sign(CheckSign::Mate),
            '♔'..='♙' | '♚'..='♟' => figure(first),
            '!' | '?' | '‼' | '⁇' | '⁈' | '⁉' => Tok::Glyph,
            '|' => return self.one(text, before).unwrap_or((Tok::Unknown, 0, false)),
            _ if first.is_ascii_alphanumeric() => return self.letters(text, first, before),
            _ => return (Tok::Unknown, 0, false),
        };
        (tok, first.len_utf8(), false)
    }

    /// Returns whether the colon at this byte is a misprinted period. It is one if it touches the
    /// word before it and not the one after it, and if something else in the move says that a piece
    /// moves.
    fn is_period(&self, at: usize, before: &[Token]) -> bool {
        let moves = |tok: Tok| matches!(tok, Tok::Moves | Tok::Takes | Tok::Goes);
        let rest = &self.text[at + 1..];
        let close = before.last().is_some_and(|last| last.end == at)
            || self.text[..at].ends_with(['s', 'S']);
        if !close || !rest.is_empty() && !rest.starts_with(char::is_whitespace) {
            return false;
        }
        let cell = rest.get(1..).unwrap_or("").split("  ").next();
        let mut words = cell.unwrap_or("").split_whitespace().take(3);
        before.iter().any(|token| moves(token.tok))
            || words.any(|next| {
                next.starts_with(['-', '–', '—', '×'])
                    || word(next).is_some_and(|(tok, _)| moves(tok))
            })
    }

    /// Returns a token that begins with a letter or a zero, its length in bytes, and whether its
    /// letters stand for others.
    fn letters(&self, text: &str, first: char, before: &[Token]) -> (Tok, usize, bool) {
        let second = text.as_bytes().get(1).copied().unwrap_or(0);
        if matches!(first, 'O' | '0' | 'o')
            && let Some((wing, length, taken)) = castle(text)
        {
            return (Tok::Castle(wing), length, taken);
        }
        if first == 'K'
            && let Some((length, taken)) = knight(text)
        {
            return (Tok::Piece(Piece::Knight), length, taken);
        }
        if let Some((tok, length)) = word(text) {
            return (in_place(tok, text, length, before), length, false);
        }
        if let Some(found) = self.one(text, before) {
            return found;
        }
        if let Some(square) = self.square(text, first, second, before) {
            return (Tok::Square(square), 2, false);
        }
        if let Some((word, tok)) = MISREAD.iter().find(|(word, _)| text.starts_with(word)) {
            let length = word.trim_end_matches(['.', ')']).len();
            return (*tok, length, true);
        }
        if self.loose
            && let Some((tok, length)) = small(first, second)
        {
            return (tok, length, false);
        }
        let tok = capital(first);
        (tok, usize::from(tok != Tok::Unknown), false)
    }

    /// Reads `l`, `I` or `|` as 1 where a rank should be.
    fn one(&self, text: &str, before: &[Token]) -> Option<(Tok, usize, bool)> {
        let last = before.last()?;
        let rest = text.strip_prefix(['l', 'I', '|', 'i'])?;
        let glued = last.end == self.text.len() - text.len();
        if !matches!(last.tok, Tok::Piece(_)) || text.starts_with('i') && !glued {
            return None;
        }
        let ending = ["st", "ft"]
            .iter()
            .find(|ending| rest.starts_with(**ending));
        let rest = &rest[ending.map_or(0, |ending| ending.len())..];
        let next = rest.trim_start().chars().next();
        let ends = match next {
            Some(next) if next.is_ascii_alphanumeric() && rest.len() == rest.trim_start().len() => {
                matches!(word(rest), Some((Tok::Sign(_) | Tok::Takes, _)))
            }
            // "R-K I think": prose goes on in small letters.
            Some(next) if next.is_ascii_lowercase() => glued || word(rest.trim_start()).is_some(),
            _ => true,
        };
        ends.then(|| (Tok::Rank(1), text.len() - rest.len(), true))
    }

    /// Returns a square such as `c3`, as a target or right after the piece that moves.
    fn square(&self, text: &str, first: char, second: u8, before: &[Token]) -> Option<Square> {
        if self.small || !matches!(first, 'a'..='h') || !matches!(second, b'1'..=b'8') {
            return None;
        }
        let rest = &text[2..];
        let glued = rest.starts_with(|c: char| c.is_ascii_lowercase() || c.is_ascii_digit());
        if glued && word(rest).is_none() {
            return None;
        }
        let fits = match before.last()?.tok {
            Tok::Moves | Tok::Takes | Tok::Open | Tok::At | Tok::Slash => true,
            Tok::Piece(_) => before.iter().all(|token| token.piece().is_some()),
            _ => false,
        };
        fits.then(|| Square::parse(&text[..2])).flatten()
    }
}

/// Returns what a word of this many bytes means after the tokens before it.
fn in_place(tok: Tok, text: &str, length: usize, before: &[Token]) -> Tok {
    let last = before.last().map(|last| last.tok);
    match tok {
        // A file as in "Queens 4th", or what a pawn does.
        Tok::Piece(Piece::Queen) if text[..length].ends_with(['s', 'S']) => match last {
            Some(Tok::Piece(Piece::Pawn) | Tok::Rank(8) | Tok::And | Tok::Square(_)) => Tok::Queens,
            Some(Tok::Open) if text[length..].starts_with([')', ',']) => Tok::Queens,
            _ if captures_with_pawn(before) && !goes_on(&text[length..]) => Tok::Queens,
            _ => tok,
        },
        Tok::CastleOrRook => match last {
            Some(
                Tok::Piece(Piece::King | Piece::Queen) | Tok::Takes | Tok::Moves | Tok::Becomes,
            )
            | Some(Tok::Open | Tok::At | Tok::Of | Tok::Own(_)) => Tok::Piece(Piece::Rook),
            _ if possessive(&text[length..]) > 0 => Tok::Piece(Piece::Rook),
            _ => Tok::Castles,
        },
        // As in the oldest books: "The king's knight at his bishop's third square".
        Tok::At
            if before.iter().all(|token| token.piece().is_some()) && is_target(&text[length..]) =>
        {
            Tok::Moves
        }
        // As in "Pawn to King two".
        Tok::Steps(count) if before.iter().any(|token| token.tok == Tok::Moves) => Tok::Rank(count),
        _ => tok,
    }
}

/// Returns whether these words after "at" say where the piece goes, and not where it stands before
/// a movement that follows.
fn is_target(rest: &str) -> bool {
    let sentence = rest.split(['.', ',', ';', ':', '(']).next().unwrap_or(rest);
    let words = sentence.split_whitespace().take(8);
    let own = ["his", "her"].map(|own| sentence.trim_start().starts_with(own));
    own.contains(&true) && { words }.all(|word| !["to", "takes"].contains(&word))
}

/// Returns whether the tokens are "P takes" and a piece.
fn captures_with_pawn(before: &[Token]) -> bool {
    let takes = before.iter().position(|token| token.tok == Tok::Takes);
    let pawn = |at: usize| at > 0 && before[at - 1].tok == Tok::Piece(Piece::Pawn);
    takes.is_some_and(|at| pawn(at) && at + 1 < before.len())
}

/// Returns whether another piece's letter follows.
fn goes_on(rest: &str) -> bool {
    let rest = rest.trim_start_matches([' ', '.', '\'']);
    rest.starts_with(|c: char| c.is_ascii_uppercase())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns one letter or word for each token, so that a spelling can be compared in a line.
    fn summary(text: &str) -> String {
        let short = |token: &Token| match token.tok {
            Tok::Piece(piece) => piece.letter().to_string(),
            Tok::Rank(rank) => rank.to_string(),
            Tok::Sign(sign) => format!("{sign:?}"),
            Tok::Castle(wing) => format!("{wing:?}"),
            other => format!("{other:?}"),
        };
        tokens(text, 0, true, 99)
            .iter()
            .map(short)
            .collect::<Vec<_>>()
            .join(" ")
    }

    #[test]
    fn all_spellings_of_a_move_give_the_same_tokens() {
        for text in [
            "N-KB3",
            "Kt-KB3",
            "Kt - K B 3",
            "Kt to KB3",
            "Kt. to K. B's 3d.",
            "n-kb3",
            "S–KB3",
        ] {
            assert_eq!(summary(text), "N Moves K B 3 End", "{text}");
        }
        for text in [
            "KtxKtch",
            "Kt × Kt ch.",
            "N:N+",
            "Kt takes Kt. check",
            "Knight takes knight ch",
        ] {
            assert_eq!(summary(text), "N Takes N Check End", "{text}");
        }
        for text in [
            "PxP dis ch",
            "P x P dis. ch.",
            "PxP disc. ch",
            "pxp discovered check",
        ] {
            assert_eq!(summary(text), "P Takes P Discovered End", "{text}");
        }
        for text in [
            "PxP e.p.",
            "PxPep",
            "P×P en pas.",
            "PxP in passing",
            "PxP e. p.",
        ] {
            assert_eq!(summary(text), "P Takes P EnPassant End", "{text}");
        }
        for text in ["R-K1", "R-K sq.", "R-Ksquare", "R to K's sq"] {
            assert_eq!(summary(text), "R Moves K 1 End", "{text}");
        }
        assert_eq!(summary("O-O O - O - O"), "King Queen End");
    }

    #[test]
    fn numbers_results_and_prose_are_no_tokens() {
        assert_eq!(summary("BxN 12"), "B Takes N Unknown");
        assert_eq!(summary("BxN 1-0"), "B Takes N Unknown");
        assert_eq!(summary("BxN 1/2"), "B Takes N Unknown");
        assert_eq!(summary("BxN 0-1"), "B Takes N Unknown");
        assert_eq!(summary("P-K4 +-"), "P Moves K 4 Unknown");
    }
}
