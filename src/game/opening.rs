//! Openings by name and ECO code.
//!
//! | moves | code | name |
//! |---|---|---|
//! | 1.e4 e5 2.Nf3 Nc6 3.Bb5 | `C60` | Ruy Lopez |
//! | 1.Nf3 Nc6 2.e4 e5 3.Bb5 | `C60` | Ruy Lopez |
//! | 1.e4 e5 2.Nf3 Nc6 3.Bb5 h5 | `C60` | Ruy Lopez, the last position that is known |
//! | 1.Nf3 d5 2.d4 | `D02` | Queen's Pawn Game: Zukertort Variation |
//!
//! What is known stands in `openings.tsv`, a row for each position: code, name, and moves that lead to it. An
//! opening is found by position, so it does not matter in which order the moves were made.
//!
//! A game's own tags go before the table where they say more, see [`GameOpening::of`].

use std::collections::BTreeMap;
use std::sync::LazyLock;

use super::pgn::{ReadAs, games, write_pgn};
use super::tree::{At, GameTree};
use crate::board::Variant;
use crate::notation::Notation;
use crate::rules::Position;

/// The rows behind a line of headings, sorted by code and then by moves.
const TEXT: &str = include_str!("openings.tsv");

/// Every position of the table, in the order of their keys. The rows are played once, when the first opening is
/// asked for.
static TABLE: LazyLock<Vec<Known>> = LazyLock::new(play_table);

/// The tags that say something of the opening.
const TAGS: [&str; 4] = ["ECO", "Opening", "Variation", "SubVariation"];

/// What players call a position near the beginning of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Opening {
    /// A letter and two digits: `A00` to `E99`.
    pub code: &'static str,
    /// The opening, and behind a colon its variations: `Sicilian Defense: Najdorf Variation, English Attack`.
    pub name: &'static str,
}

/// A row of the text: an opening and the moves that lead to it, in short algebraic without numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpeningRow {
    /// What the position is called.
    pub opening: Opening,
    /// The moves, a space between any two.
    pub moves: &'static str,
}

impl OpeningRow {
    /// Behind so many half-moves no opening is looked for.
    pub const DEEPEST: usize = 60;

    /// The row of a position, if it is in the table.
    #[must_use]
    pub fn of(position: &Position) -> Option<OpeningRow> {
        let key = position.repetition_key();
        let at = TABLE.binary_search_by_key(&key, |known| known.key).ok()?;
        // Positions of other games share the key nought, which no position of the table has.
        Some(TABLE[at].row)
    }

    /// Every row of the table, in the order of the text.
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

    /// How many half-moves lead to the position.
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

/// Plays every row. Neighbors begin with the same moves, so what they share is not played again. A row that
/// cannot be played is left out; a test sees to it that there is none.
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

/// The row of the last position of a line that is in the table.
fn last_row(line: impl IntoIterator<Item = Position>) -> Option<OpeningRow> {
    line.into_iter()
        .filter_map(|position| OpeningRow::of(&position))
        .last()
}

/// The row of a game's main line.
fn row_of_game(game: &GameTree) -> Option<OpeningRow> {
    let mut position = game.start().clone();
    let rows = game
        .main_line(At::Start)
        .take(OpeningRow::DEEPEST)
        .filter_map(|id| {
            position.play(&game.node(id).mv);
            OpeningRow::of(&position)
        });
    rows.last()
}

impl Opening {
    /// The opening of a line of positions: that of the last one which the table knows.
    #[must_use]
    pub fn of(line: impl IntoIterator<Item = Position>) -> Option<Opening> {
        last_row(line).map(|row| row.opening)
    }

    /// The opening of a game's main line.
    #[must_use]
    pub fn of_game(game: &GameTree) -> Option<Opening> {
        row_of_game(game).map(|row| row.opening)
    }
}

/// The opening that is shown for a game.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct GameOpening {
    /// A letter and two digits, or nothing where only the name is known.
    pub code: String,
    /// The name in the form of [`Opening::name`], or nothing where only a code outside the table is known.
    pub name: String,
}

impl GameOpening {
    /// What the table says of the game's moves, or what its tags say where that is more.
    ///
    /// | tags | table | shown |
    /// |---|---|---|
    /// | `ECO` C89, `Opening` Ruy Lopez | C89 Ruy Lopez: Marshall Attack | the table's |
    /// | `Opening` Ruy Lopez, `Variation` Marshall Attack, `SubVariation` Spassky | C89 Ruy Lopez: Marshall Attack | the tags', with the table's code |
    /// | `ECO` B70, moves in an order that the table does not know | A00 King's Fianchetto Opening | B70 and its name in the table |
    /// | `ECO` B70, no moves | nothing | B70 and its name in the table |
    #[must_use]
    pub fn of(game: &GameTree) -> Option<GameOpening> {
        GameOpening::with(&game.tags, row_of_game(game))
    }

    /// What the tags alone say. The table is not asked, which a program without it can do.
    #[must_use]
    pub fn tagged(game: &GameTree) -> Option<GameOpening> {
        let code = tagged_code(&game.tags).unwrap_or_default().to_owned();
        let name = tagged_name(&game.tags);
        (!(code.is_empty() && name.is_empty())).then_some(GameOpening { code, name })
    }

    /// All of a game by which its opening is found, as PGN, to be sent to who has the table: the first half-moves of
    /// its main line, and the tags of its opening. `None` if there is nothing to find: neither a move of orthodox chess
    /// nor a code.
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

    /// The opening of such a text; `None` if the table does not know it.
    #[must_use]
    pub fn of_evidence(text: &str) -> Option<GameOpening> {
        GameOpening::of(&games(text, ReadAs::Auto).next()?.tree)
    }

    /// The same for who has a game's tags, and has played it through and knows the last row that it came to.
    #[must_use]
    pub fn with(tags: &[(String, String)], played: Option<OpeningRow>) -> Option<GameOpening> {
        let code = tagged_code(tags);
        let tagged = code.and_then(defining);
        // A code says more than the moves that are known if it takes more moves to come to it.
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

/// The row that defines a code: the first of its shortest.
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

/// A tag's value, unless it says that nothing is known.
fn known<'t>(tags: &'t [(String, String)], tag: &str) -> Option<&'t str> {
    let (_, value) = tags.iter().find(|(name, _)| name == tag)?;
    let value = value.trim();
    (!matches!(value, "" | "?" | "-")).then_some(value)
}

/// The code of the tag `ECO`. Some programs put a finer division behind it, such as `B33a` or `C42/07`.
fn tagged_code(tags: &[(String, String)]) -> Option<&str> {
    let code = known(tags, "ECO")?.get(..3)?;
    let [letter, tens, ones] = *code.as_bytes() else {
        return None;
    };
    let is_code = matches!(letter, b'A'..=b'E') && tens.is_ascii_digit() && ones.is_ascii_digit();
    is_code.then_some(code)
}

/// The name in the tags `Opening`, `Variation` and `SubVariation`, in the form of the table.
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

/// How far a name goes into detail: its opening and each variation of it count.
fn parts(name: &str) -> usize {
    name.split([':', ','])
        .filter(|part| !part.trim().is_empty())
        .count()
}
