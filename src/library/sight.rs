//! What is looked for on the board of every game.
//!
//! | typed | games in which |
//! |---|---|
//! | `position:"rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq"` | this position is reached, by whatever moves |
//! | `pieces:"8/8/8/8/2B5/5Q2/8/8"` | these pieces stand there at some time, whatever else there is |
//! | `material:KRPvKR` | one side has this against the other for a move at least; kings may be left out |

use super::played::PlayedLine;
use crate::board::Pieces;
use crate::game::fen::read_setup;
use crate::rules::{MaterialCount, Pattern, Position, Replay};

/// Something that is looked for on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardWish {
    key: String,
    value: String,
}

impl BoardWish {
    /// The words before the colon.
    pub const KEYS: [&str; 3] = ["position", "pieces", "material"];

    /// What is wished by a word with a colon in it; `None` if it is no wish of this kind.
    #[must_use]
    pub fn parse(word: &str) -> Option<BoardWish> {
        let (key, value) = word.split_once(':')?;
        let key = key.to_ascii_lowercase();
        BoardWish::KEYS.contains(&key.as_str()).then(|| BoardWish {
            key,
            value: value.to_owned(),
        })
    }

    /// Whether there is such a thing: a position, pieces or material that can be read.
    #[must_use]
    pub fn is_understood(&self) -> bool {
        !matches!(self.sought(), Sought::Nothing)
    }

    fn sought(&self) -> Sought {
        let sought = match self.key.as_str() {
            "position" => position(&self.value).map(Sought::Position),
            "pieces" => pieces(&self.value)
                .and_then(|it| Pattern::of(&it))
                .map(Sought::Pieces),
            _ => MaterialCount::read(&self.value).map(Sought::Material),
        };
        sought.unwrap_or(Sought::Nothing)
    }
}

/// The position of a FEN, whose counts of moves may be left out.
fn position(fen: &str) -> Option<Replay> {
    let setup = read_setup(fen).ok()?;
    Replay::of(&Position::from_setup(&setup).ok()?)
}

/// The pieces of a FEN's first field.
fn pieces(fen: &str) -> Option<Pieces> {
    let board = fen.split_whitespace().next()?;
    read_setup(&[board, " w - - 0 1"].concat())
        .ok()
        .map(|setup| setup.pieces)
}

/// What a wish comes to.
enum Sought {
    Position(Replay),
    Pieces(Pattern),
    Material(MaterialCount),
    /// What cannot be read is nowhere.
    Nothing,
}

/// Where in each game something is first on the board. It grows with the library.
#[derive(Clone, Debug)]
pub struct Sightings {
    wish: BoardWish,
    /// For each game the half-moves before it, and one; 0 if it is never seen.
    seen: Vec<u16>,
}

impl Sightings {
    /// Nothing has been looked through yet.
    #[must_use]
    pub const fn of(wish: BoardWish) -> Sightings {
        Sightings {
            wish,
            seen: Vec::new(),
        }
    }

    #[must_use]
    pub const fn wish(&self) -> &BoardWish {
        &self.wish
    }

    /// Looks through those of the lines that have not been looked through.
    pub fn look(&mut self, lines: &[Option<PlayedLine>], initial: &Replay) {
        let sought = self.wish.sought();
        let first = self.seen.len().min(lines.len());
        for line in &lines[first..] {
            let found = line.as_ref().and_then(|line| sought.find(line, initial));
            let found = found.map_or(0, |plies| (plies + 1).min(usize::from(u16::MAX)));
            self.seen.push(found as u16);
        }
    }

    /// After how many half-moves of the game at this place it is first on the board.
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
                // What an exchange passes through does not count.
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
