//! Openings by name and ECO code.
//!
//! | moves | code | name |
//! |---|---|---|
//! | 1.e4 e5 2.Nf3 Nc6 3.Bb5 | `C60` | Ruy Lopez |
//! | 1.Nf3 Nc6 2.e4 e5 3.Bb5 | `C60` | Ruy Lopez |
//! | 1.e4 e5 2.Nf3 Nc6 3.Bb5 h5 | `C60` | Ruy Lopez, the last position that is known |
//! | 1.Nf3 d5 2.d4 | `D02` | Queen's Pawn Game: Zukertort Variation |
//!
//! The table is `openings.tsv`, with one row for each position: code, name, and the moves that lead
//! to it. An opening is found by its position, so the order of the moves does not matter.
//!
//! A game's own tags take precedence over the table where they are more specific, see
//! [`GameOpening::from_game`].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::pgn::{ReadAs, games, write_pgn};
use super::tree::{At, GameTree};
use crate::board::Variant;
use crate::notation::Notation;
use crate::rules::Position;

/// Rows of the table below a line of headings, sorted by code and then by moves.
const TEXT: &str = include_str!("openings.tsv");

/// All positions of the table, sorted by key. The rows are played once, when the first opening is
/// looked up.
static TABLE: LazyLock<Vec<Known>> = LazyLock::new(play_table);

/// Tags that describe the opening.
const TAGS: [&str; 4] = ["ECO", "Opening", "Variation", "SubVariation"];

/// The code and name of a position near the beginning of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// A letter and two digits: `A00` to `E99`.
    pub code: &'static str,
    /// The opening, then its variations after a colon:
    /// `Sicilian Defense: Najdorf Variation, English Attack`.
    pub name: &'static str,
}

/// A row of the table: an opening and the moves that lead to it, in short algebraic without
/// numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    /// Code and name of the position.
    pub opening: Opening,
    /// The moves, separated by spaces.
    pub moves: &'static str,
}

impl OpeningRow {
    /// Most plies from the start of a game within which an opening is looked up.
    pub const DEEPEST: usize = 60;

    /// Returns the row of a position, if it is in the table.
    #[must_use]
    pub fn at_position(position: &Position) -> Option<OpeningRow> {
        let key = position.repetition_key();
        let at = TABLE.binary_search_by_key(&key, |known| known.key).ok()?;
        // Positions of other variants have the key 0, which no position of the table has.
        Some(TABLE[at].row)
    }

    /// Returns every row of the table, in the order of the text.
    pub fn all() -> impl Iterator<Item = OpeningRow> {
        TEXT.lines().skip(1).filter_map(|line| {
            let mut fields = line.split('\t');
            let (code, name, moves) = (fields.next()?, fields.next()?, fields.next()?);
            Some(OpeningRow {
                opening: Opening { code, name },
                moves,
            })
        })
    }

    /// Returns the number of plies that lead to the position.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.moves.split(' ').count()
    }
}

/// A position of the table.
struct Known {
    key: u64,
    row: OpeningRow,
}

/// Plays every row of the table. Moves shared with the row before are not played again. A row that
/// cannot be played is left out; a test checks that there is none.
fn play_table() -> Vec<Known> {
    let mut table = Vec::new();
    let mut line: Vec<(&str, Position)> = Vec::new();
    for row in OpeningRow::all() {
        let moves = || row.moves.split(' ');
        let shared = line.iter().zip(moves());
        let shared = shared.take_while(|((known, _), text)| known == text);
        let shared = shared.count();
        line.truncate(shared);
        let legal = moves().skip(shared).all(|text| {
            let before = line.last().map(|(_, position)| position.clone());
            let mut position = before.unwrap_or_else(Position::start);
            let Some(mv) = position.read_san(text) else {
                return false;
            };
            position.play(&mv);
            line.push((text, position));
            true
        });
        if let (true, Some((_, position))) = (legal, line.last()) {
            let key = position.repetition_key();
            table.push(Known { key, row });
        }
    }
    table.sort_by_key(|known| known.key);
    table
}

/// Returns the row of the last position in a line that is in the table.
fn last_row(line: impl IntoIterator<Item = Position>) -> Option<OpeningRow> {
    line.into_iter()
        .filter_map(|position| OpeningRow::at_position(&position))
        .last()
}

/// Returns the row of a game's main line.
fn row_of_game(game: &GameTree) -> Option<OpeningRow> {
    let mut position = game.start().clone();
    let rows = game
        .main_line(At::Start)
        .take(OpeningRow::DEEPEST)
        .filter_map(|id| {
            position.play(&game.node(id).mv);
            OpeningRow::at_position(&position)
        });
    rows.last()
}

impl Opening {
    /// Returns the opening of a line of positions: that of the last position in the table.
    #[must_use]
    pub fn from_positions(line: impl IntoIterator<Item = Position>) -> Option<Opening> {
        last_row(line).map(|row| row.opening)
    }

    /// Returns the opening of a game's main line.
    #[must_use]
    pub fn of_game(game: &GameTree) -> Option<Opening> {
        row_of_game(game).map(|row| row.opening)
    }
}

/// The opening shown for a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameOpening {
    /// A letter and two digits; empty if only the name is known.
    pub code: String,
    /// The name in the form of [`Opening::name`]; empty if only a code outside the table is known.
    pub name: String,
}

impl GameOpening {
    /// Returns the opening that the table gives for the game's moves, or that its tags give where
    /// they are more specific.
    ///
    /// | tags | table | shown |
    /// |---|---|---|
    /// | `ECO` C89, `Opening` Ruy Lopez | C89 Ruy Lopez: Marshall Attack | the table's |
    /// | `Opening` Ruy Lopez, `Variation` Marshall Attack, `SubVariation` Spassky | C89 Ruy Lopez: Marshall Attack | the tags', with the table's code |
    /// | `ECO` B70, moves in an order that the table does not know | A00 King's Fianchetto Opening | B70 and its name in the table |
    /// | `ECO` B70, no moves | nothing | B70 and its name in the table |
    #[must_use]
    pub fn from_game(game: &GameTree) -> Option<GameOpening> {
        GameOpening::with(&game.tags, row_of_game(game))
    }

    /// Returns the opening from the tags alone, for programs built without the table.
    #[must_use]
    pub fn tagged(game: &GameTree) -> Option<GameOpening> {
        let code = tagged_code(&game.tags).unwrap_or_default().to_owned();
        let name = tagged_name(&game.tags);
        (!(code.is_empty() && name.is_empty())).then_some(GameOpening { code, name })
    }

    /// Returns the part of a game that determines its opening, as PGN, to be sent to the program
    /// that has the table: the first plies of the main line and the tags of the opening. `None` for
    /// other variants, and for a game with neither a move nor a code.
    #[must_use]
    pub fn evidence(game: &GameTree) -> Option<String> {
        let orthodox = game.start().variant() == Variant::Standard;
        if !orthodox || (game.is_empty() && tagged_code(&game.tags).is_none()) {
            return None;
        }
        let mut beginning = GameTree::new(game.start().clone());
        let tags = game.tags.iter();
        let tags = tags.filter(|(name, _)| TAGS.contains(&name.as_str()));
        beginning.tags = tags.cloned().collect();
        let mut at = At::Start;
        for id in game.main_line(At::Start).take(OpeningRow::DEEPEST) {
            at = At::After(beginning.add(at, game.node(id).mv));
        }
        Some(write_pgn(&beginning, &Notation::SHORT))
    }

    /// Returns the opening of a text made by [`GameOpening::evidence`]; `None` if it is not known.
    #[must_use]
    pub fn of_evidence(text: &str) -> Option<GameOpening> {
        GameOpening::from_game(&games(text, ReadAs::Auto).next()?.tree)
    }

    /// Returns the opening from a game's tags and the last table row that its moves reached.
    #[must_use]
    pub fn with(tags: &[(String, String)], played: Option<OpeningRow>) -> Option<GameOpening> {
        let code = tagged_code(tags);
        let tagged = code.and_then(defining);
        // A code is more specific than the known moves if more moves lead to it.
        let row = match (played, tagged) {
            (Some(played), Some(tagged)) if tagged.plies() <= played.plies() => Some(played),
            (played, tagged) => tagged.or(played),
        };
        let name = tagged_name(tags);
        match row {
            Some(row) if parts(&name) <= parts(row.opening.name) => Some(GameOpening {
                code: row.opening.code.to_owned(),
                name: row.opening.name.to_owned(),
            }),
            _ if code.is_none() && name.is_empty() => None,
            _ => Some(GameOpening {
                code: code
                    .or(row.map(|row| row.opening.code))
                    .unwrap_or_default()
                    .to_owned(),
                name,
            }),
        }
    }
}

/// Returns the row that defines a code: the first of its shortest rows.
fn defining(code: &str) -> Option<OpeningRow> {
    static DEFINING: LazyLock<BTreeMap<&str, OpeningRow>> = LazyLock::new(|| {
        let mut defining = BTreeMap::new();
        for row in OpeningRow::all() {
            let known = defining.entry(row.opening.code).or_insert(row);
            if row.plies() < known.plies() {
                *known = row;
            }
        }
        defining
    });
    DEFINING.get(code).copied()
}

/// Returns a tag's value, unless it is blank, `?` or `-`.
fn known<'t>(tags: &'t [(String, String)], tag: &str) -> Option<&'t str> {
    let (_, value) = tags.iter().find(|(name, _)| name == tag)?;
    let value = value.trim();
    (!matches!(value, "" | "?" | "-")).then_some(value)
}

/// Returns the code in the tag `ECO`. Some programs append a finer division, such as `B33a` or
/// `C42/07`.
fn tagged_code(tags: &[(String, String)]) -> Option<&str> {
    let code = known(tags, "ECO")?.get(..3)?;
    let [letter, tens, ones] = *code.as_bytes() else {
        return None;
    };
    let is_code = matches!(letter, b'A'..=b'E') && tens.is_ascii_digit() && ones.is_ascii_digit();
    is_code.then_some(code)
}

/// Returns the name from the tags `Opening`, `Variation` and `SubVariation`, in the form of the
/// table.
fn tagged_name(tags: &[(String, String)]) -> String {
    let mut name = known(tags, "Opening").unwrap_or_default().to_owned();
    for tag in ["Variation", "SubVariation"] {
        let Some(part) = known(tags, tag).filter(|_| !name.is_empty()) else {
            continue;
        };
        name += if name.contains(':') { ", " } else { ": " };
        name += part;
    }
    name
}

/// Counts the levels of detail in a name: the opening and each of its variations.
fn parts(name: &str) -> usize {
    name.split([':', ','])
        .filter(|part| !part.trim().is_empty())
        .count()
}
