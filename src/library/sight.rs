//! Things that a search looks for on the board of every game.
//!
//! | typed | games in which |
//! |---|---|
//! | `position:"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"` | this position is reached, by whatever moves |
//! | `pieces:"8/8/8/8/2B5/5Q2/8/8"` | these pieces stand there at some time, whatever other pieces there are |
//! | `material:KRPvKR` | one side has this material against the other's for at least one move; kings may be left out |

use super::played::PlayedLine;
use crate::board::Pieces;
use crate::game::fen::read_setup;
use crate::rules::{MaterialCount, Pattern, Position, Replay};

/// Something that a search looks for on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardWish {
    key: String,
    value: String,
}

impl BoardWish {
    /// The keys before the colon.
    pub const KEYS: [&str; 3] = ["position", "pieces", "material"];

    /// Parses a word with a colon in it; returns `None` if the key is not one of
    /// [`BoardWish::KEYS`].
    #[must_use]
    pub fn parse(word: &str) -> Option<BoardWish> {
        let (key, value) = word.split_once(':')?;
        let key = key.to_ascii_lowercase();
        BoardWish::KEYS.contains(&key.as_str()).then(|| BoardWish {
            key,
            value: value.to_owned(),
        })
    }

    /// Returns whether the value can be read as a position, pieces or material.
    #[must_use]
    pub fn is_understood(&self) -> bool {
        !matches!(self.sought(), Sought::Nothing)
    }

    fn sought(&self) -> Sought {
        let sought = match self.key.as_str() {
            "position" => position(&self.value).map(Sought::Position),
            "pieces" => pieces(&self.value)
                .and_then(|it| Pattern::from_pieces(&it))
                .map(Sought::Pieces),
            _ => MaterialCount::read(&self.value).map(Sought::Material),
        };
        sought.unwrap_or(Sought::Nothing)
    }
}

/// Reads the position of a FEN, whose move counts may be left out.
fn position(fen: &str) -> Option<Replay> {
    let setup = read_setup(fen).ok()?;
    Replay::from_position(&Position::from_setup(&setup).ok()?)
}

/// Reads the pieces of a FEN's first field.
fn pieces(fen: &str) -> Option<Pieces> {
    let board = fen.split_whitespace().next()?;
    read_setup(&[board, " w - - 0 1"].concat())
        .ok()
        .map(|setup| setup.pieces)
}

/// The parsed value of a wish.
enum Sought {
    Position(Replay),
    Pieces(Pattern),
    Material(MaterialCount),
    /// An unreadable value, which no game shows.
    Nothing,
}

/// Where each game first shows something on the board. It grows with the library.
#[derive(Clone, Debug)]
pub struct Sightings {
    wish: BoardWish,
    /// One more than the plies before the first sighting in each game; 0 if there is none.
    seen: Vec<u16>,
}

impl Sightings {
    /// Creates the sightings of a wish, with no game examined yet.
    #[must_use]
    pub const fn of_wish(wish: BoardWish) -> Sightings {
        Sightings {
            wish,
            seen: Vec::new(),
        }
    }

    /// Returns the wish whose sightings these are.
    #[must_use]
    pub const fn wish(&self) -> &BoardWish {
        &self.wish
    }

    /// Examines those of the lines that have not been examined.
    pub fn look(&mut self, lines: &[Option<PlayedLine>], initial: &Replay) {
        let sought = self.wish.sought();
        let first = self.seen.len().min(lines.len());
        for line in &lines[first..] {
            let found = line.as_ref().and_then(|line| sought.find(line, initial));
            let found = found.map_or(0, |plies| (plies + 1).min(usize::from(u16::MAX)));
            self.seen.push(found as u16);
        }
    }

    /// Returns the plies after which the game at this place first shows it.
    #[must_use]
    pub fn first(&self, place: u32) -> Option<u16> {
        self.seen.get(place as usize)?.checked_sub(1)
    }
}

impl Sought {
    fn find(&self, line: &PlayedLine, initial: &Replay) -> Option<usize> {
        match self {
            Sought::Position(position) => line.find(position.key(), initial),
            Sought::Pieces(pattern) => line.find_by(initial, |replay| replay.shows(pattern)),
            Sought::Material(material) => {
                // Material that is on the board only during an exchange does not count.
                let both = [*material, material.turned()];
                let mut before = false;
                let found = line.find_by(initial, |replay| {
                    let now = both.contains(&replay.material());
                    now && std::mem::replace(&mut before, now)
                });
                found.map(|plies| plies.saturating_sub(1))
            }
            Sought::Nothing => None,
        }
    }
}
