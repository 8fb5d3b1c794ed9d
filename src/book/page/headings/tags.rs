//! Turns what is printed above a game into tags.
//!
//! | above the game | tags |
//! |---|---|
//! | `GAME 3. RUY LOPEZ` | Event "GAME 3", Opening "Ruy Lopez" |
//! | `(Spring Tournament, 1899)` | Event "Spring Tournament", Date "1899.??.??" |
//! | `(Vienna, 1882)` `Vienna, 1882.` | Site "Vienna", Date "1882.??.??" |
//! | `played at Paris, on the 23rd September, 1859` | Site "Paris", Date "1859.09.23" |
//! | `in the winter of 1899-1900` | no Date: a year would be a guess |

use super::dates::date;
use super::places::site;
use super::player_name::recase;
use super::players::{self, Players};
use super::references;
use super::vocabulary::{EVENTS, OPENINGS, flat};
use crate::board::Color;
use crate::book::page::headings;
use crate::game::{Outcome, ROSTER};
use crate::notation::arrange;

/// Returns the tags of a game in the order of PGN's roster, without the result. `column` is the
/// game's place among games side by side.
pub(in crate::book::page) fn tags(
    paragraphs: &[&str],
    column: usize,
) -> (Vec<(String, String)>, Players) {
    let players = players::players(paragraphs, column);
    let flats: Vec<String> = paragraphs.iter().map(|paragraph| flat(paragraph)).collect();
    let mut tags: Vec<(String, String)> = Vec::new();
    let mut tag = |name: &str, value: Option<String>| {
        tags.extend(value.map(|value| (name.to_owned(), value)));
    };
    let label = paragraphs
        .iter()
        .rev()
        .find_map(|paragraph| game_label(paragraph));
    let event = flats.iter().rev().find_map(|flat| event(flat));
    let kind = || flats.iter().find_map(|flat| kind_of_game(flat));
    tag("Event", event.or(label).or_else(kind));
    let known = [&players.white, &players.black];
    let player = |place: &str| known.into_iter().flatten().any(|name| name.contains(place));
    let sites = paragraphs
        .iter()
        .rev()
        .filter_map(|paragraph| site(paragraph));
    tag("Site", { sites }.find(|place| !player(place)));
    tag("Date", date(&flats));
    tag("White", players.white.clone());
    tag("Black", players.black.clone());
    let opening = paragraphs
        .iter()
        .rev()
        .find_map(|paragraph| opening(paragraph));
    tag("Opening", opening);
    let pair = players.pair.clone();
    tag(
        "Players",
        pair.map(|(one, other)| format!("{one} and {other}")),
    );
    (tags, players)
}

/// Adds the player who gives odds with the side `color`, and the other player:
/// `Mr. A. gives his Queen's Rook`.
pub(in crate::book::page) fn name_giver(
    tags: &mut Vec<(String, String)>,
    paragraphs: &[&str],
    color: Color,
) {
    let Some(name) = paragraphs
        .iter()
        .find_map(|paragraph| players::giver(paragraph))
    else {
        return;
    };
    let value = |color| {
        if color == Color::White {
            "White"
        } else {
            "Black"
        }
    };
    let taker = paragraphs
        .iter()
        .find_map(|paragraph| players::taker(paragraph));
    let mut named = vec![(value(color).to_owned(), name)];
    named.extend(taker.map(|taker| (value(color.other()).to_owned(), taker)));
    // White is listed first.
    arrange(&mut named, |(name, _)| (usize::from(name != "White"), 0));
    let roster = |name: &str| ["Event", "Site", "Date"].contains(&name);
    let at = tags.iter().position(|(name, _)| !roster(name));
    let at = at.unwrap_or(tags.len());
    tags.splice(at..at, named);
}

/// Returns the numbered heading of the paragraph, unless it is a chapter's.
fn game_label(paragraph: &str) -> Option<String> {
    let label = headings::label(paragraph)?;
    let low = label.to_ascii_lowercase();
    let chapter = [
        "chapter",
        "part",
        "section",
        "illustrative",
        "book",
        "lesson",
    ]
    .contains(&low.split(|c: char| !c.is_alphabetic()).next()?);
    (!chapter).then(|| label.split_whitespace().collect::<Vec<_>>().join(" "))
}

/// Returns the kind of the game, such as `Consultation game`, where nothing else names it.
fn kind_of_game(flat: &str) -> Option<String> {
    const KINDS: [&str; 6] = [
        "Consultation Game",
        "Blindfold Game",
        "Correspondence Game",
        "Simultaneous Exhibition",
        "Off-hand Game",
        "Skittles Game",
    ];
    let low = flat.to_ascii_lowercase();
    let known = KINDS
        .iter()
        .find(|kind| low.contains(&kind.to_ascii_lowercase()));
    known.map(|kind| (*kind).to_owned())
}

/// Reads `Sixth game of the match`.
fn game_of_match(flat: &str) -> Option<String> {
    let low = flat.to_ascii_lowercase();
    let at = low.find(" game of the match")?;
    let count = flat[..at].rsplit(' ').next()?;
    let count = count.trim_matches(|c: char| !c.is_alphanumeric());
    references::numeral(count)?;
    let behind = &flat[at..at + " game of the match".len()];
    Some(recase(&[count, behind].concat()))
}

/// Returns the name of a tournament or match: capitalized words up to one of [`EVENTS`].
fn event(flat: &str) -> Option<String> {
    if let Some(name) = game_of_match(flat) {
        return Some(name);
    }
    let words: Vec<&str> = flat.split(' ').collect();
    for (at, word) in words.iter().enumerate() {
        let bare = word.trim_matches(['(', ')', '.', ',', ';', ':', '"']);
        let shouted = !bare.chars().any(char::is_lowercase);
        let known = |event: &str| event == bare || shouted && event.eq_ignore_ascii_case(bare);
        if !EVENTS.iter().any(|event| known(event)) {
            continue;
        }
        let mut from = at;
        while from > 0 {
            let before = words[from - 1];
            let opens = words[from].starts_with('(');
            let bare = before.trim_start_matches('(');
            let stops =
                bare.ends_with([',', ';', ':', ')', '"']) || bare.ends_with('.') && bare.len() > 4;
            let capital = bare.starts_with(|c: char| c.is_uppercase() || c.is_ascii_digit());
            if opens
                || stops
                || !capital
                || matches!(bare, "The" | "From" | "In" | "Played" | "A")
                || headings::label(&words[from - 1..=at].join(" ")).is_some()
            {
                break;
            }
            from -= 1;
        }
        // In "Memorial Tournament" the last of several such words ends the name.
        let mut to = at;
        while words.get(to + 1).is_some_and(|next| {
            !words[to].ends_with([',', '.', ')', ';'])
                && EVENTS.contains(&next.trim_matches([')', '.', ',', ';']))
        }) {
            to += 1;
        }
        let name = words[from..=to].join(" ");
        return Some(recase(name.trim_matches(['(', ')', '.', ',', ';', ':'])));
    }
    None
}

/// Inserts the result behind the six tags that precede it in the roster.
pub(in crate::book::page) fn name_result(tags: &mut Vec<(String, String)>, outcome: Outcome) {
    let behind = |(name, _): &(String, String)| !ROSTER[..6].contains(&name.as_str());
    let at = tags.iter().position(behind).unwrap_or(tags.len());
    tags.insert(at, ("Result".to_owned(), outcome.pgn().to_owned()));
}

/// Words that may begin the heading of a game but not the name of an opening.
const COUNTED: [&str; 15] = [
    "Consultation",
    "CONSULTATION",
    "Correspondence",
    "CORRESPONDENCE",
    "Blindfold",
    "BLINDFOLD",
    "Match",
    "First",
    "Second",
    "Third",
    "Preliminary",
    "PRELIMINARY",
    "Drawn",
    "FIRST",
    "SECOND",
];

/// Returns the name of an opening: a clause of its own that ends with one of [`OPENINGS`].
pub(in crate::book::page) fn opening(paragraph: &str) -> Option<String> {
    let whole = flat(paragraph);
    let clauses = whole.split(['.', '(', ')', ':', ';', '—', '[', ']', '"', '“', '”', ',']);
    let lines = paragraph
        .lines()
        .flat_map(|line| line.split(['.', '(', ')', ':', ';', '_']));
    clauses.chain(lines).find_map(|clause| {
        let clause = clause.trim();
        let low = clause.to_ascii_lowercase();
        let bare = [
            "illustrative of the ",
            "illustrative of ",
            "in the ",
            "on the ",
            "the ",
        ]
        .iter()
        .find_map(|begin| low.starts_with(begin).then(|| &clause[begin.len()..]))
        .unwrap_or(clause);
        let words: Vec<&str> = bare.split_whitespace().collect();
        let last = words.last()?.to_ascii_lowercase();
        let titled = words.iter().all(|word| {
            word.starts_with(char::is_uppercase) || matches!(*word, "of" | "the" | "in")
        });
        let only = words.len() == 1
            && matches!(
                last.as_str(),
                "game"
                    | "opening"
                    | "attack"
                    | "defence"
                    | "knights"
                    | "declined"
                    | "accepted"
                    | "defense"
            );
        let counted = headings::label(bare).is_some()
            || words.first().is_some_and(|first| COUNTED.contains(first));
        let fits =
            OPENINGS.contains(&last.as_str()) && words.len() <= 6 && titled && !only && !counted;
        fits.then(|| recase(&words.join(" ")))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(paragraphs: &[&str]) -> Vec<String> {
        tags(paragraphs, 0)
            .0
            .iter()
            .map(|(name, value)| format!("{name} {value}"))
            .collect()
    }

    #[test]
    fn headings_become_tags_and_nothing_is_invented() {
        for (paragraphs, expected) in [
            (
                &[
                    "GAME 3. RUY LOPEZ",
                    "(Vienna, 1882)",
                    "White: A. Smith. Black: B. Jones.",
                ][..],
                &[
                    "Event GAME 3",
                    "Site Vienna",
                    "Date 1882.??.??",
                    "White A. Smith",
                    "Black B. Jones",
                    "Opening Ruy Lopez",
                ][..],
            ),
            (
                &["EXAMPLE 9.--Played at the Spring Masters Tournament, 1899. (Scotch\nGame.)"],
                &[
                    "Event Spring Masters Tournament",
                    "Date 1899.??.??",
                    "Opening Scotch Game",
                ],
            ),
            (
                &[
                    "GAME II.--Played at Paris, 23rd September, 1859, between Mr. Smith and Mr. Jones.",
                ],
                &[
                    "Event GAME II",
                    "Site Paris",
                    "Date 1859.09.23",
                    "Players Mr. Smith and Mr. Jones",
                ],
            ),
            (&["(Match, 1909)"], &["Event Match", "Date 1909.??.??"]),
            (&["A game of the winter of 1899-1900."], &[]),
            (
                &["ILLUSTRATIVE OF THE EVANS GAMBIT."],
                &["Opening Evans Gambit"],
            ),
            (&["GAME V.--(By a master.)"], &["Event GAME V"]),
        ] {
            assert_eq!(told(paragraphs), expected, "{paragraphs:?}");
        }
    }
}
