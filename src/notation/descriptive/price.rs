//! Finds what a damaged print may have been: the legal moves whose names are near it, each at a
//! price.
//!
//! | printed | legal, and near | price |
//! |---|---|---|
//! | `PzKt` | `PxKt` | a letter that looks like another |
//! | `K. Kt. to Q. B's 3d.` | `K. Kt. to K. B's 3d.` | another letter |
//! | `B. to Q's sq.` | `R. to Q's sq.` | another letter |
//! | `P-Q` | `P-Q3`, `P-Q4` | a letter lost |
//! | `Ht. (Q. R.'s 3d.) to Q. Kt.'s 5th.` | `Kt. to Q. Kt.'s 5th.` | another letter; the square of departure does not count |
//! | `Kniight takes Pawn` | any knight's | a letter too many, in a [word](super::put_right) |
//!
//! Names are compared as this book would print them ([`PrintStyle`]). Print and names are compared
//! without spaces, periods, possessives, the endings of ordinals, marks of check, and squares of
//! departure.
//!
//! These are the names that a book may have printed for a move, in words:
//!
//! | play | names |
//! |---|---|
//! | the king's knight to f3 | `N-B3` `N-f3` `N-KB3` `KN-B3` `KN-f3` `KN-KB3` |
//! | the pawn of e4 takes a knight on d5 | `PxN` `KPxN`, and with the knight's label |

use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::Rc;

use super::lex;
use super::printed_words::PrintedWords;
use super::put_right::put_right;
use super::squares::{file_name, home, piece_wing, rank_digit, wing_piece};
use super::token::{Tok, Token};
use crate::board::{Color, Move, Piece, Square, Wing};
use crate::notation::glyph::{GlyphPrices, apart, sign_of};
use crate::notation::language::bare;
use crate::notation::{CheckSign, Sense, Turn, arrange, language};

/// Price of a print that is damaged at all.
const DAMAGED: u32 = 5;

/// The same price where a program recognised the letters: it misreads many words of a page.
const MISREAD: u32 = 2;

/// Price of a name in algebraic that says too little or too much.
const ODD: u32 = 4;

/// Names of moves as a book prints them, by the moves' [keys](key), computed on demand.
type KnownNames = BTreeMap<u64, Rc<[Vec<u8>]>>;

/// The letters and words that a book prints where others print something else for the same thing.
#[derive(Debug)]
pub struct PrintStyle {
    knight: &'static str,
    moves: &'static str,
    takes: &'static str,
    first: &'static str,
    /// Whether it names squares as `e4` here and there.
    squares: bool,
    /// Whether it prints "his" and "her".
    owns: bool,
    names: RefCell<KnownNames>,
    /// The prices of other letters, if a program recognised them in pictures.
    recognised: Option<GlyphPrices>,
}

impl PrintStyle {
    /// Derives the style of a score from what most of its printed moves have.
    #[must_use]
    pub fn from_moves<'t>(moves: impl Iterator<Item = &'t str>) -> PrintStyle {
        let (mut kt, mut n, mut to, mut dash) = (0, 0, 0, 0);
        let (mut takes, mut cross, mut sq, mut square, mut one) = (0, 0, 0, 0, 0);
        let (mut squares, mut owns) = (0, false);
        for text in moves {
            let low = text.to_ascii_lowercase();
            kt += usize::from(low.contains("kt"));
            n += usize::from(text.contains('N'));
            to += usize::from(low.contains("to "));
            dash += usize::from(text.contains(['-', '—', '–']));
            takes += usize::from(low.contains("takes"));
            cross += usize::from(low.contains(['x', '×']));
            square += usize::from(low.contains("square"));
            sq += usize::from(low.contains("sq") && !low.contains("square"));
            one += usize::from(text.ends_with('1'));
            owns |= low.contains("his") || low.contains("her");
            let pairs = low.as_bytes().windows(2);
            let named = |pair: &&[u8]| matches!(pair, [b'a'..=b'h', b'1'..=b'8']);
            squares += usize::from(pairs.filter(named).count() > 0 && !low.contains("takes"));
        }
        PrintStyle {
            knight: if n > kt { "N" } else { "Kt" },
            moves: if to > dash { "to" } else { "-" },
            takes: if takes > cross { "takes" } else { "x" },
            first: match (sq.max(square) > one, square > sq) {
                (false, _) => "1",
                (_, false) => "sq",
                (_, true) => "square",
            },
            squares: squares > 2,
            owns,
            names: RefCell::default(),
            recognised: None,
        }
    }

    /// Returns the style of a score whose letters a program recognised, at these prices.
    #[must_use]
    pub fn recognised(self, prices: Option<GlyphPrices>) -> PrintStyle {
        PrintStyle {
            recognised: prices,
            ..self
        }
    }

    /// Returns the price of a print that is damaged at all.
    const fn damaged(&self) -> u32 {
        match self.recognised {
            Some(_) => MISREAD,
            None => DAMAGED,
        }
    }

    /// Returns the price of a print if a name was meant.
    fn apart(&self, printed: &[u8], name: &[u8], limit: u32) -> u32 {
        match &self.recognised {
            Some(prices) => prices.apart(printed, name, limit),
            None => apart(printed, name, limit),
        }
    }

    /// Returns every name of a move in this style, without spaces. `key` is that of the move.
    fn names(&self, key: u64, mv: &Move, turn: &Turn<'_>) -> Rc<[Vec<u8>]> {
        let mut known = self.names.borrow_mut();
        let names = known.entry(key).or_insert_with(|| {
            let names = names(mv, turn).into_iter();
            let used = names.filter(|name| name.iter().all(|tok| self.uses(*tok)));
            used.map(|name| self.print(&name)).collect()
        });
        Rc::clone(names)
    }

    /// Returns whether this book prints such a word at all.
    const fn uses(&self, tok: Tok) -> bool {
        match tok {
            Tok::Square(_) => self.squares,
            Tok::Own(_) => self.owns,
            _ => true,
        }
    }

    /// Returns a name in this style, without spaces.
    fn print(&self, name: &[Tok]) -> Vec<u8> {
        let mut letters = Vec::with_capacity(name.len() * 2);
        for tok in name {
            let word: &[u8] = match tok {
                Tok::Piece(Piece::Knight) => self.knight.as_bytes(),
                Tok::Piece(piece) => {
                    letters.push(piece.letter() as u8);
                    continue;
                }
                Tok::Rank(1) => self.first.as_bytes(),
                Tok::Rank(rank) => {
                    letters.push(b'0' + rank);
                    continue;
                }
                Tok::Square(square) => {
                    letters.extend_from_slice(square.to_string().as_bytes());
                    continue;
                }
                Tok::Moves => self.moves.as_bytes(),
                Tok::Takes => self.takes.as_bytes(),
                Tok::Castle(Wing::King) => b"O-O",
                Tok::Castle(Wing::Queen) => b"O-O-O",
                Tok::Castles => b"Castles",
                Tok::Own(Wing::King) => b"his",
                Tok::Own(Wing::Queen) => b"her",
                Tok::Sign(_) => b"checks",
                _ => continue,
            };
            letters.extend_from_slice(word);
        }
        letters
    }
}

/// The distances of a print from the names of moves, computed on demand.
///
/// A move has the same names in all positions where the pieces that it moves and takes have the
/// same names.
#[derive(Default)]
pub struct NearNames {
    /// Prices by the moves' [keys](key).
    prices: BTreeMap<u64, u32>,
    /// Print with its words put right and the price of that, once it has been computed.
    right: Option<Option<(PrintedWords<'static>, u32)>>,
}

impl NearNames {
    /// Returns the moves that a print can mean with its words put right, and the price of that.
    fn put_right(&mut self, print: &PrintedWords<'_>, turn: &Turn<'_>) -> (Vec<Move>, u32) {
        let right = self.right.get_or_insert_with(|| {
            let (text, price) = put_right(&print.text)?;
            Some((PrintedWords::cut(Cow::Owned(text), print.language), price))
        });
        let Some((words, price)) = right else {
            return (Vec::new(), 0);
        };
        let meant = words.whole(turn).map(|meanings| meanings.moves);
        let meant = meant.unwrap_or_default().into_iter();
        let plain = meant.filter(|(_, sense)| *sense == Sense::Plain);
        (plain.map(|(mv, _)| mv).collect(), *price)
    }
}

/// Returns a number for everything that the names of a move depend on: for a piece, which of a pair
/// it is by home square; for a pawn, its file; and where the move goes or what it takes.
fn key(mv: &Move, turn: &Turn<'_>) -> u64 {
    let named = |piece: Piece, square: Square, color: Color| -> u64 {
        if piece == Piece::Pawn {
            return 4 + u64::from(square.file());
        }
        let of = |wing| home(wing, piece).and_then(|file| turn.home_squares.stands(color, file));
        match Some(square) {
            at if at == of(Wing::King) => 1,
            at if at == of(Wing::Queen) => 2,
            _ => 0,
        }
    };
    let mut key = turn.color.index() as u64;
    let mut add = |part: u64| key = key << 8 | part;
    add(mv.piece as u64 * 16 + named(mv.piece, mv.from, turn.color));
    match mv.taken() {
        Some((piece, on)) => add(piece as u64 * 16 + named(piece, on, turn.color.other())),
        None => {
            add(0xff);
            add(mv.to.index() as u64);
        }
    }
    add(mv.castles().map_or(0, |wing| wing as u64 + 1));
    add(mv.promotion().map_or(0, |piece| 1 + piece as u64));
    key
}

impl PrintedWords<'_> {
    /// Returns the legal moves that the print may have been meant for, each with its price, the
    /// cheapest first; none above `limit`. Prices are those of [`glyph`](crate::notation::glyph).
    /// What is `known` of this print in this style is not computed again, so `limit` must be the
    /// same each time.
    #[must_use]
    pub fn near(
        &self,
        turn: &Turn<'_>,
        (print_style, known): (&PrintStyle, &mut NearNames),
        limit: u32,
    ) -> Vec<(Move, u32)> {
        let foreign = self.foreign.is_some();
        let printed = self.bare(print_style);
        let (right, price) = match foreign {
            true => (Vec::new(), 0),
            false => known.put_right(self, turn),
        };
        let damaged = print_style.damaged();
        let mut found = Vec::new();
        let far = limit.saturating_sub(damaged);
        let mut shown = far;
        for mv in &turn.moves {
            let least = if foreign && print_style.recognised.is_some() {
                let price = || self.foreign_price(mv, turn, (&printed, print_style, far));
                let key = ends(mv) << 1 | u64::from(has_rival(mv, turn));
                *known.prices.entry(key).or_insert_with(price)
            } else if foreign {
                self.foreign_price(mv, turn, (&printed, print_style, shown))
            } else {
                let key = key(mv, turn);
                *known.prices.entry(key).or_insert_with(|| {
                    let names = print_style.names(key, mv, turn);
                    let prices = names.iter().map(|name| {
                        // A short name may lose little, or any print would be near it.
                        let most = 4 * name.len() as u32;
                        let price = print_style.apart(&printed, name, far);
                        if price <= most { price } else { u32::MAX }
                    });
                    prices.min().unwrap_or(u32::MAX)
                })
            };
            let least = match right.contains(mv) {
                true => least.min(price),
                false => least,
            };
            if least <= shown {
                found.push((*mv, least + damaged));
                // Moves that are much further off than another are not needed.
                shown = shown.min(least + 12);
            }
        }
        found.retain(|(_, price)| *price <= shown + damaged);
        arrange(&mut found, |(_, price)| (*price as usize, 0));
        found
    }

    /// Returns the characters of the print that its names are compared with.
    fn bare(&self, print_style: &PrintStyle) -> Vec<u8> {
        let text = &self.text[self.start..];
        match (&self.foreign, &print_style.recognised) {
            (None, _) => self.letters(),
            (Some(_), None) => bare(text),
            (Some(_), Some(_)) => seen(text),
        }
    }

    /// Returns the price of the print if a move of another language was meant.
    fn foreign_price(
        &self,
        mv: &Move,
        turn: &Turn<'_>,
        (printed, print_style, limit): (&[u8], &PrintStyle, u32),
    ) -> u32 {
        if print_style.recognised.is_some() {
            let names = self.language.names(mv, turn);
            let has_rival = has_rival(mv, turn);
            let prices = names.iter().map(|name| {
                let name = seen(name);
                // Books print what tells a piece from another that could go there too, and no more.
                let is_odd = match (has_rival, mv.piece, name.len()) {
                    (_, Piece::Pawn, _) => false,
                    (true, _, length) => length <= 3 + usize::from(name.contains(&b'x')),
                    (false, _, length) => length == 4 + usize::from(name.contains(&b'x')),
                };
                let extra = if is_odd { ODD } else { 0 };
                print_style.apart(printed, &name, limit) + extra
            });
            return prices.min().unwrap_or(u32::MAX);
        }
        let names = self.language.names(mv, turn);
        let prices = names.iter().map(|name| apart(printed, &bare(name), limit));
        prices.min().unwrap_or(u32::MAX)
    }

    /// Returns the characters of the print, each with the one that it stands for if this move was
    /// meant, where a program recognised them.
    #[must_use]
    pub fn confused(&self, mv: &Move, turn: &Turn<'_>, print_style: &PrintStyle) -> Vec<(u8, u8)> {
        let Some(prices) = &print_style.recognised else {
            return Vec::new();
        };
        let printed = self.bare(print_style);
        let names: Vec<Vec<u8>> = match self.foreign {
            Some(_) => {
                let names = self.language.names(mv, turn);
                names.iter().map(|name| seen(name)).collect()
            }
            None => print_style.names(key(mv, turn), mv, turn).to_vec(),
        };
        let near = names
            .iter()
            .min_by_key(|name| prices.apart(&printed, name, u32::MAX));
        near.map_or_else(Vec::new, |name| prices.pairs(&printed, name))
    }

    /// Returns what the print says about check, and whether it says that a pawn is taken en
    /// passant, wherever the damage is.
    #[must_use]
    pub fn marks(&self) -> (Option<CheckSign>, bool) {
        if self.foreign.is_some() {
            return language::marks(&self.text);
        }
        let (mut sign, mut passing) = (None, false);
        self.each_token(|token| match token.tok {
            Tok::Sign(said) => sign = Some(said),
            Tok::EnPassant => passing = true,
            _ => {}
        });
        (sign, passing)
    }

    /// Returns the print without the characters that say nothing about the move.
    fn letters(&self) -> Vec<u8> {
        let mut silent: Vec<(usize, usize)> = Vec::new();
        self.each_token(|token| {
            if matches!(token.tok, Tok::Sign(_) | Tok::EnPassant | Tok::Glyph) {
                silent.push((token.start, token.end));
            }
        });
        silent.extend(self.origin());
        let mut letters: Vec<u8> = Vec::with_capacity(self.text.len());
        let (mut owner, mut spaced, mut counts) = (false, false, false);
        for (at, c) in self.text[self.start..].char_indices() {
            let at = at + self.start;
            let rest = &self.text[at + c.len_utf8()..];
            let said = !silent.iter().any(|span| (span.0..span.1).contains(&at));
            let byte = match c {
                '\'' | '’' | '‘' | '`' => {
                    owner = true;
                    continue;
                }
                // The `s` of a possessive, whatever the scan made of it.
                's' | 'S' | '5' | '8' | 'z' if owner => None,
                _ if c.is_whitespace() => None,
                '.' | ',' | '_' | '(' | ')' | '[' | ']' | '/' | '=' | '!' | '?' => None,
                // A misprinted period.
                ':' if !spaced && rest.starts_with([' ', '\n']) => None,
                '×' | '✕' | ':' => Some(b'x'),
                '-' | '–' | '—' | '‑' | '−' | '‐' => Some(b'-'),
                _ if c.is_ascii() => Some(c as u8),
                _ => Some(b'~'),
            };
            let after_digit = letters.last().is_some_and(u8::is_ascii_digit) || counts;
            counts = counts && c.is_ascii_lowercase() || spaced && ends_ordinal(rest);
            (owner, spaced) = (false, c.is_whitespace());
            match byte {
                // The end of an ordinal: "4th", "3d", and "Sth" for "5th".
                Some(letter) if after_digit && letter.is_ascii_lowercase() => {}
                // In typed text a long dash is two hyphens.
                Some(b'-') if letters.last() == Some(&b'-') => {}
                Some(letter) if said => letters.push(letter),
                _ => {}
            }
        }
        letters
    }

    /// Returns the span that says where the piece comes from, before the movement: `(Q. R.'s 3d.)`,
    /// `from Q. R.'s 2d.` The names that the print is compared with never say it.
    fn origin(&self) -> Option<(usize, usize)> {
        let begin = |word: &str| self.text[self.start..].find(word).map(|at| at + self.start);
        if let Some(open) = begin("(") {
            let close = open + self.text[open..].find(')')?;
            let goes_on = self.text[close..].contains(char::is_alphabetic);
            return (close - open > 3 && goes_on).then_some((open, close + 1));
        }
        let from = ["from ", "at ", "on "]
            .iter()
            .find_map(|word| begin(word))?;
        let moves = [" to ", " takes "].iter();
        let to = moves
            .filter_map(|word| self.text[from..].find(word))
            .min()?;
        Some((from, from + to))
    }

    /// Calls `each` with the tokens of the complete print, including those after letters that no
    /// move contains.
    fn each_token(&self, mut each: impl FnMut(&Token)) {
        let mut more: Vec<Token>;
        let mut tokens = &self.tokens;
        loop {
            tokens.iter().for_each(&mut each);
            let Some(last) = tokens.last().filter(|last| last.tok == Tok::Unknown) else {
                return;
            };
            let width = self.text[last.end..]
                .chars()
                .next()
                .map_or(0, char::len_utf8);
            if width == 0 {
                return;
            }
            more = lex::tokens(&self.text, last.end + width, true, usize::MAX);
            tokens = &more;
        }
    }
}

/// Returns whether the rest of a word is the ending of an ordinal, whatever its figure was taken for.
fn ends_ordinal(rest: &str) -> bool {
    ["th", "st", "nd", "rd"].iter().any(|ending| {
        let behind = rest.strip_prefix(ending);
        behind.is_some_and(|behind| !behind.starts_with(char::is_alphanumeric))
    })
}

/// Returns whether another piece of the same kind can go to the same square.
fn has_rival(mv: &Move, turn: &Turn<'_>) -> bool {
    let is_rival =
        |other: &&Move| other.piece == mv.piece && other.to == mv.to && other.from != mv.from;
    mv.piece != Piece::Pawn && turn.moves.iter().any(|other| is_rival(&other))
}

/// Returns a number for all that the names of a move in algebraic depend on.
fn ends(mv: &Move) -> u64 {
    let taken = mv.taken().map_or(0, |(piece, _)| 1 + piece as u64);
    let becomes = mv.promotion().map_or(0, |piece| 1 + piece as u64);
    let parts = [
        mv.piece as u64,
        mv.from.index() as u64,
        mv.to.index() as u64,
        taken,
        becomes,
        mv.castles().map_or(0, |wing| wing as u64 + 1),
    ];
    parts.into_iter().fold(0, |key, part| key << 8 | part)
}

/// Returns the characters of a print or a name that a program recognised, without those that say
/// nothing about the move. A sign stays, since it may stand for a letter or a figurine.
fn seen(text: &str) -> Vec<u8> {
    let says = |c: &char| {
        !c.is_whitespace()
            && !matches!(
                c,
                '.' | ','
                    | ';'
                    | ':'
                    | '-'
                    | '–'
                    | '—'
                    | '='
                    | '+'
                    | '#'
                    | '!'
                    | '?'
                    | '('
                    | ')'
                    | '['
                    | ']'
                    | '_'
            )
    };
    let sign = |c: char| match c {
        '×' => b'x',
        c => sign_of(c),
    };
    text.chars().filter(says).map(sign).collect()
}

/// Returns every name of the move in words, including names that are longer than needed, because
/// books label a piece whether or not it must be.
fn names(mv: &Move, turn: &Turn<'_>) -> Vec<Vec<Tok>> {
    if let Some(wing) = mv.castles() {
        let half = Tok::Piece(wing_piece(wing));
        return vec![
            vec![Tok::Castle(wing)],
            vec![Tok::Castles],
            vec![Tok::Castles, half],
            vec![Tok::Castles, half, Tok::SideWord],
            vec![Tok::Castles, half, Tok::Piece(Piece::Rook)],
        ];
    }
    let movers = pieces(mv.piece, mv.from, turn.color, turn);
    let (sign, ends) = match mv.taken() {
        Some((piece, on)) => (Tok::Takes, pieces(piece, on, turn.color.other(), turn)),
        None => (Tok::Moves, squares(mv.to, mv.piece, turn.color)),
    };
    let mut names = Vec::with_capacity(movers.len() * ends.len());
    for mover in &movers {
        for end in &ends {
            let mut name = mover.clone();
            name.push(sign);
            name.extend_from_slice(end);
            if let Some(piece) = mv.promotion() {
                let mut named = name.clone();
                named.push(Tok::Piece(piece));
                names.push(named);
            }
            names.push(name);
        }
    }
    names
}

/// Returns the names of a piece: bare, and with everything that books put before it.
fn pieces(piece: Piece, square: Square, color: Color, turn: &Turn<'_>) -> Vec<Vec<Tok>> {
    let mut names = vec![vec![Tok::Piece(piece)]];
    if piece == Piece::Pawn {
        let (wing, file) = file_name(square.file());
        names.push(vec![Tok::Piece(file), Tok::Piece(piece)]);
        if let Some(wing) = wing {
            names.push(vec![
                Tok::Piece(wing_piece(wing)),
                Tok::Piece(file),
                Tok::Piece(piece),
            ]);
        }
    } else {
        let born = |wing: &Wing| {
            home(*wing, piece).and_then(|file| turn.home_squares.stands(color, file))
                == Some(square)
        };
        let wing = [Wing::King, Wing::Queen].into_iter().find(born);
        names.extend(wing.map(|wing| vec![Tok::Piece(wing_piece(wing)), Tok::Piece(piece)]));
    }
    names
}

/// Returns the names of a square, with and without the side of its file. For a king or a queen that
/// moves, "his" or "her" may stand for that side; for another piece, "his" may stand for its own
/// file.
fn squares(square: Square, piece: Piece, color: Color) -> Vec<Vec<Tok>> {
    let (wing, file) = file_name(square.file());
    let rank = Tok::Rank(rank_digit(square, color) as u8 - b'0');
    let mut names = vec![vec![Tok::Piece(file), rank], vec![Tok::Square(square)]];
    names.extend(wing.map(|wing| vec![Tok::Piece(wing_piece(wing)), Tok::Piece(file), rank]));
    if let Some(own) = piece_wing(piece) {
        match wing {
            Some(wing) if wing == own => names.push(vec![Tok::Own(own), Tok::Piece(file), rank]),
            None if file == piece => names.push(vec![Tok::Own(own), rank]),
            _ => {}
        }
    } else if file == piece {
        // "B. to his sq." names the bishop's own file.
        names.push(vec![Tok::Own(Wing::King), rank]);
    }
    names
}
