//! The header of a game, as a book has it above the score: players, place, date and opening.
//!
//! | tags | first line | second line |
//! |---|---|---|
//! | `White`, `Black`, `Result` | Anderssen, Adolf – Kieseritzky, Lionel 1-0 | |
//! | `WhiteTitle` GM, `WhiteElo` 2540 | GM Oak 2540 – Ash | |
//! | `Event` Casual, `Site` London, `Date` 1851.06.21 | | Casual, London, 21 June 1851 |
//! | `Event` London 1851, `Site` London, `Date` 1851.??.?? | | London 1851 |
//! | `Round` 2, `ECO` C33 | | Round 2 · C33 King's Gambit Accepted |
//! | `Event` A Prize Problem, no players | A Prize Problem | |
//! | `?`, `-`, `????.??.??` | | |

mod say;

use crate::board::{Color, Variant};
use crate::game::{GameOpening, GameTree, Outcome};
use crate::library::GameDate;
use crate::session::Session;
use crate::words;

/// The known facts about a game, each once. Values that mean "unknown" are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeaderModel {
    /// White and Black; `None` if the score names neither.
    pub players: Option<[HeaderPlayer; 2]>,
    /// The name of a game without players.
    pub name: String,
    /// The result, such as "1-0" or "½-½"; empty for a game still open.
    pub result: &'static str,
    /// Players and result for screen readers, such as "Oak, rated 2540 against Ash. White won".
    pub spoken: String,
    /// The event, the place and the date in words.
    pub occasion: Vec<String>,
    /// The round, such as "Round 2"; empty if it is not known.
    pub round: String,
    /// The name of the opening, as far as it is known.
    pub opening: Option<GameOpening>,
}

/// A player, as the tags have them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeaderPlayer {
    /// The title, such as "GM"; empty if there is none.
    pub title: String,
    /// The name; "?" if only the opponent's is known.
    pub name: String,
    /// The rating; empty if it is not known.
    pub rating: String,
}

/// Builds the header of the shown game.
#[must_use]
pub fn model(session: &Session) -> HeaderModel {
    of_game(session.tree(), session.opening())
}

/// Builds the header of a game with this opening.
#[must_use]
pub fn of_game(game: &GameTree, opening: Option<GameOpening>) -> HeaderModel {
    let players = players(game);
    let name = match players {
        Some(_) => String::new(),
        None => name(game),
    };
    let result = match game.outcome {
        Outcome::WhiteWins => "1-0",
        Outcome::BlackWins => "0-1",
        Outcome::Draw => "½-½",
        Outcome::Open => "",
    };
    HeaderModel {
        spoken: say::spoken(
            players
                .as_ref()
                .map(|players| players.each_ref().map(spoken)),
            &name,
            game.outcome,
        ),
        occasion: occasion(game, &name),
        round: known(game, "Round").map_or_else(String::new, say::round),
        opening,
        players,
        name,
        result,
    }
}

/// Returns a tag's value, unless it means "unknown".
fn known<'g>(game: &'g GameTree, tag: &str) -> Option<&'g str> {
    let value = game.tag(tag)?.trim();
    (!matches!(value, "" | "?" | "-")).then_some(value)
}

fn players(game: &GameTree) -> Option<[HeaderPlayer; 2]> {
    let named = Color::ALL.map(|color| known(game, color.name()));
    if named == [None, None] {
        return None;
    }
    Some(Color::ALL.map(|color| {
        let of = |what| known(game, &[color.name(), what].concat()).unwrap_or_default();
        let rating = of("Elo");
        HeaderPlayer {
            title: of("Title").to_owned(),
            name: named[color.index()].unwrap_or("?").to_owned(),
            // Programs write 0 for a player without a rating.
            rating: (if rating == "0" { "" } else { rating }).to_owned(),
        }
    }))
}

fn spoken(player: &HeaderPlayer) -> String {
    say::player(&player.title, &player.name, &player.rating)
}

/// Returns the name of a game without players.
fn name(game: &GameTree) -> String {
    let tag = ["Players", "Event", "Opening"]
        .into_iter()
        .find_map(|tag| known(game, tag));
    let variant = match game.start().variant() {
        Variant::Standard => words::UNKNOWN_GAME.text(),
        variant => variant.said(),
    };
    tag.unwrap_or(variant).to_owned()
}

/// Returns event, place and date, without parts that the name or another part contains.
fn occasion(game: &GameTree, name: &str) -> Vec<String> {
    let site = known(game, "Site").map(|site| {
        let scheme = ["https://", "http://"].into_iter();
        let mut bare = scheme.filter_map(|scheme| site.strip_prefix(scheme));
        bare.next().unwrap_or(site).trim_end_matches('/')
    });
    let event = known(game, "Event").unwrap_or_default();
    let site = site.unwrap_or_default();
    // If the event is "London" and the site "London ENG", the site contains both.
    let event = if site.contains(event) { "" } else { event };
    let mut said: Vec<String> = Vec::new();
    for part in [event, site, &date(game)] {
        let again = said.iter().any(|known| known.contains(part)) || name.contains(part);
        if !part.is_empty() && !again {
            said.push(part.to_owned());
        }
    }
    said
}

/// Returns the date of the game in words; a value that is not a date stays as it is.
fn date(game: &GameTree) -> String {
    let mut tags = ["Date", "UTCDate", "EventDate"]
        .into_iter()
        .filter_map(|tag| known(game, tag))
        .filter(|value| value.contains(|c: char| c.is_alphanumeric()));
    let Some(value) = tags.next() else {
        return String::new();
    };
    let date = GameDate::of_tag(value);
    match (date.year, date.month) {
        (0, _) if !value.starts_with('?') => value.to_owned(),
        // A year below 1000 is a day written first, or not part of a date.
        (1..1000, _) => value.to_owned(),
        _ => say::date(date),
    }
}
