//! Searches for rows of a library.
//!
//! | typed | found |
//! |---|---|
//! | `morphy opera` | games with both words among players, event, place, opening and date |
//! | `"de la bourdonnais"` | these words in a row |
//! | `white:morphy` `black:` `player:` `event:` `site:` `round:` `opening:` | the word there |
//! | `won:anderssen` `lost:anderssen` | games that such a player won, or lost |
//! | `1-0` `0-1` `1/2-1/2` `½` `*` | games with this result |
//! | `year:1850-1859` `year:1858` `year:-1850` `year:1990-` | played in those years |
//! | `rating:2600-` | with the higher rating in this range |
//! | `moves:-20` | with a number of moves in this range |
//! | `eco:B90-B99` `eco:C4` | with a code in this range, or one that begins like this |
//! | `has:double` `has:en-passant` … | with this [`Feature`](super::Feature) |
//! | `position:…` `pieces:…` `material:KRPvKR` | with that on the board, see [`BoardWish`] |
//!
//! Any text is a search: a word without a known key is looked for as it is. A key whose value means
//! nothing, as in `year:abc`, finds nothing, and [`GameSearch::unread`] reports it.

use std::ops::RangeInclusive;

use super::names::{NameTable, fold};
use super::{BoardWish, Feature, GameRow, NameId};
use crate::game::Outcome;

/// A search in a library; all of its conditions must hold for a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSearch {
    wishes: Vec<Wish>,
    boards: Vec<BoardWish>,
    unread: Vec<String>,
}

/// One condition of a search. Words are [folded](fold).
#[derive(Clone, Debug, PartialEq, Eq)]
enum Wish {
    Anywhere(String),
    In(NameField, String),
    Won(String),
    Lost(String),
    Outcome(Outcome),
    Years(RangeInclusive<u16>),
    Ratings(RangeInclusive<u16>),
    Moves(RangeInclusive<u16>),
    Has(Feature),
    /// Codes from the first to the second; both may be incomplete.
    Codes(String, String),
}

/// Field of a row in which a word is looked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum NameField {
    White,
    Black,
    Player,
    Event,
    Site,
    Round,
    Opening,
}

/// The keys before a colon.
const FIELDS: [(&str, NameField); 7] = [
    ("white", NameField::White),
    ("black", NameField::Black),
    ("player", NameField::Player),
    ("event", NameField::Event),
    ("site", NameField::Site),
    ("round", NameField::Round),
    ("opening", NameField::Opening),
];

impl GameSearch {
    /// Parses a text as a search.
    #[must_use]
    pub fn parse(text: &str) -> GameSearch {
        let mut wishes = Vec::new();
        let mut boards = Vec::new();
        let mut unread = Vec::new();
        let mut rest = text.trim_start();
        while !rest.is_empty() {
            let (word, behind) = first_word(rest);
            let wish = BoardWish::parse(&word);
            let understood = match &wish {
                Some(wish) => wish.is_understood(),
                None => match Wish::parse(&fold(&word)) {
                    Some(wish) => {
                        wishes.push(wish);
                        true
                    }
                    None => word.is_empty(),
                },
            };
            boards.extend(wish);
            // A key without a value is still being typed.
            if !understood && !word.ends_with(':') {
                unread.push(word);
            }
            rest = behind.trim_start();
        }
        GameSearch {
            wishes,
            boards,
            unread,
        }
    }

    /// Returns the words that mean nothing, although they begin with a key. With such a word no row
    /// is found.
    #[must_use]
    pub fn unread(&self) -> &[String] {
        &self.unread
    }

    /// Returns what is looked for on the board.
    #[must_use]
    pub fn boards(&self) -> &[BoardWish] {
        &self.boards
    }
}

/// Returns the first word of a text, and the text after it. Quoted text is one word, without its
/// quotes.
fn first_word(text: &str) -> (String, &str) {
    let mut word = String::new();
    let mut quoted = false;
    for (at, c) in text.char_indices() {
        match c {
            '"' | '“' | '”' | '„' => quoted = !quoted,
            _ if c.is_whitespace() && !quoted => return (word, &text[at..]),
            _ => word.push(c),
        }
    }
    (word, "")
}

impl Wish {
    /// Parses a word as a condition; returns `None` if it is empty or its value means nothing.
    fn parse(word: &str) -> Option<Wish> {
        let plain = || (!word.is_empty()).then(|| Wish::Anywhere(word.to_owned()));
        if let Some(outcome) = outcome(word) {
            return Some(Wish::Outcome(outcome));
        }
        let Some((key, value)) = word.split_once(':') else {
            return plain();
        };
        let field = FIELDS.iter().find(|(name, _)| *name == key);
        if let Some(&(_, field)) = field {
            return Some(Wish::In(field, value.to_owned()));
        }
        match key {
            "won" => Some(Wish::Won(value.to_owned())),
            "lost" => Some(Wish::Lost(value.to_owned())),
            "result" => outcome(value).map(Wish::Outcome),
            "year" => range(value).map(Wish::Years),
            "rating" => range(value).map(Wish::Ratings),
            "moves" => range(value).map(Wish::Moves),
            "has" => Feature::tagged(value).map(Wish::Has),
            "eco" => {
                let (first, last) = value.split_once('-').unwrap_or((value, value));
                Some(Wish::Codes(first.to_owned(), last.to_owned()))
            }
            _ => plain(),
        }
    }
}

/// Parses a result written as a folded word.
fn outcome(word: &str) -> Option<Outcome> {
    match word {
        "1-0" => Some(Outcome::WhiteWins),
        "0-1" => Some(Outcome::BlackWins),
        "1/2-1/2" | "1/2" | "½-½" | "½" => Some(Outcome::Draw),
        "*" => Some(Outcome::Open),
        _ => None,
    }
}

/// Parses `1850-1859`, `1858`, `-1850` or `1990-`. A range with a hyphen never includes 0, which
/// stands for an unknown value.
fn range(text: &str) -> Option<RangeInclusive<u16>> {
    let Some((first, last)) = text.split_once('-') else {
        let one = text.parse().ok()?;
        return Some(one..=one);
    };
    let bound = |text: &str, open: u16| match text {
        "" => Some(open),
        number => number.parse().ok(),
    };
    Some(bound(first, 1)?.max(1)..=bound(last, u16::MAX)?)
}

/// The conditions of a search, prepared for comparing rows.
pub(super) struct SearchTerms<'s> {
    terms: Vec<(&'s Wish, Vec<bool>)>,
    /// Whether some of its words mean nothing.
    unread: bool,
}

impl<'s> SearchTerms<'s> {
    /// Prepares the conditions of a search, with the names that fit them.
    pub fn new(search: &'s GameSearch, names: &NameTable) -> SearchTerms<'s> {
        let fitting = |wish: &Wish| match wish {
            Wish::Anywhere(word) | Wish::In(_, word) | Wish::Won(word) | Wish::Lost(word) => {
                names.holding(word)
            }
            Wish::Codes(first, last) => names.between(first, last),
            Wish::Outcome(_)
            | Wish::Years(_)
            | Wish::Ratings(_)
            | Wish::Moves(_)
            | Wish::Has(_) => Vec::new(),
        };
        let terms = search.wishes.iter().map(|wish| (wish, fitting(wish)));
        SearchTerms {
            terms: terms.collect(),
            unread: !search.unread.is_empty(),
        }
    }

    /// Returns whether a row meets all conditions.
    pub fn hold_for(&self, row: &GameRow) -> bool {
        let mut terms = self.terms.iter();
        let fits = |(wish, fitting): &(&Wish, Vec<bool>)| {
            let fits = |name: NameId| fitting[name.index()];
            match wish {
                Wish::Anywhere(word) => {
                    let names = [
                        row.white,
                        row.black,
                        row.event,
                        row.site,
                        row.eco,
                        row.opening,
                    ];
                    names.into_iter().any(fits) || is_year(word, row)
                }
                Wish::In(field, _) => field.names(row).into_iter().flatten().any(fits),
                Wish::Won(_) => match row.outcome {
                    Outcome::WhiteWins => fits(row.white),
                    Outcome::BlackWins => fits(row.black),
                    Outcome::Draw | Outcome::Open => false,
                },
                Wish::Lost(_) => match row.outcome {
                    Outcome::WhiteWins => fits(row.black),
                    Outcome::BlackWins => fits(row.white),
                    Outcome::Draw | Outcome::Open => false,
                },
                Wish::Outcome(outcome) => row.outcome == *outcome,
                Wish::Years(years) => years.contains(&row.date.year),
                Wish::Ratings(ratings) => ratings.contains(&row.rating()),
                Wish::Moves(moves) => moves.contains(&row.moves()),
                Wish::Has(feature) => row.features.has(*feature),
                Wish::Codes(..) => fits(row.eco),
            }
        };
        !self.unread && terms.all(fits)
    }
}

/// Returns whether a word is the year in which the game was played.
fn is_year(word: &str, row: &GameRow) -> bool {
    word.len() == 4 && word.parse() == Ok(row.date.year)
}

impl NameField {
    /// Returns the names of a row in which the word is looked for.
    const fn names(self, row: &GameRow) -> [Option<NameId>; 2] {
        match self {
            NameField::White => [Some(row.white), None],
            NameField::Black => [Some(row.black), None],
            NameField::Player => [Some(row.white), Some(row.black)],
            NameField::Event => [Some(row.event), None],
            NameField::Site => [Some(row.site), None],
            NameField::Round => [Some(row.round), None],
            NameField::Opening => [Some(row.opening), Some(row.eco)],
        }
    }
}
