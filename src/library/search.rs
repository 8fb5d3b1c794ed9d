//! Which rows of a library are wanted.
//!
//! | typed | found |
//! |---|---|
//! | `morphy opera` | games with both words among players, event, place, opening and date |
//! | `"de la bourdonnais"` | these words in a row |
//! | `white:morphy` `black:` `player:` `event:` `site:` `round:` `opening:` | the word there |
//! | `won:anderssen` `lost:anderssen` | games that such a player won, or lost |
//! | `1-0` `0-1` `1/2-1/2` `½` `*` | games that ended so |
//! | `year:1850-1859` `year:1858` `year:-1850` `year:1990-` | played in those years |
//! | `rating:2600-` | with the higher rating so high |
//! | `moves:-20` | of so many moves |
//! | `eco:B90-B99` `eco:C4` | with such a code |
//! | `has:double` `has:en-passant` … | with such a [`Feature`](super::Feature) |
//! | `position:…` `pieces:…` `material:KRPvKR` | with that on the board, see [`BoardWish`] |
//!
//! Whatever is typed is a search: what is no key is a word. A key whose value means nothing, as in `year:abc`, finds
//! nothing, and [`GameSearch::unread`] tells of it.

use std::ops::RangeInclusive;

use super::names::{NameTable, fold};
use super::{BoardWish, Feature, GameRow, NameId};
use crate::game::Outcome;

/// What is looked for in a library: all of it must hold for a row.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameSearch {
    wishes: Vec<Wish>,
    boards: Vec<BoardWish>,
    unread: Vec<String>,
}

/// One thing that is looked for. Words are [folded](fold).
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
    /// From the one code to the other, of which each may be only begun.
    Codes(String, String),
}

/// Where a word is looked for.
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

/// The words before a colon.
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
    /// The search that a text is.
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
                None => match Wish::of(&fold(&word)) {
                    Some(wish) => {
                        wishes.push(wish);
                        true
                    }
                    None => word.is_empty(),
                },
            };
            boards.extend(wish);
            // A key alone is only begun.
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

    /// The words that mean nothing, though they begin with a key. With one of them no row is found.
    #[must_use]
    pub fn unread(&self) -> &[String] {
        &self.unread
    }

    /// Whether all rows are found.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.wishes.is_empty() && self.boards.is_empty() && self.unread.is_empty()
    }

    /// What is looked for on the board.
    #[must_use]
    pub fn boards(&self) -> &[BoardWish] {
        &self.boards
    }
}

/// The first word of a text, and what stands behind it. What is in quotes is one word, and loses them.
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
    /// What a word asks for; nothing if it is empty.
    fn of(word: &str) -> Option<Wish> {
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

/// How a game ended, as a folded word says it.
fn outcome(word: &str) -> Option<Outcome> {
    match word {
        "1-0" => Some(Outcome::WhiteWins),
        "0-1" => Some(Outcome::BlackWins),
        "1/2-1/2" | "1/2" | "½-½" | "½" => Some(Outcome::Draw),
        "*" => Some(Outcome::Open),
        _ => None,
    }
}

/// `1850-1859`, `1858`, `-1850`, `1990-`; what is not known, a nought, is in none of them.
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

/// The wishes of a search, ready to be held against rows.
pub(super) struct SearchTerms<'s> {
    terms: Vec<(&'s Wish, Vec<bool>)>,
    /// Whether something of it means nothing.
    unread: bool,
}

impl<'s> SearchTerms<'s> {
    /// The wishes of a search, with the names that fit them.
    pub fn of(search: &'s GameSearch, names: &NameTable) -> SearchTerms<'s> {
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

    /// Whether a row is all that is wished.
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

/// Whether a word is the year in which the game was played.
fn is_year(word: &str, row: &GameRow) -> bool {
    word.len() == 4 && word.parse() == Ok(row.date.year)
}

impl NameField {
    /// The names of a row among which the word is looked for.
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
