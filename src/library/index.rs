//! The rows of a library, in the order of its text.
//!
//! A text is scanned as it arrives: its complete games become rows, and the rest waits for more
//! text.

use super::names::NameTable;
use super::played::PlayedLine;
use super::search::SearchTerms;
use super::{CheckedGame, Features, GameDate, GameRow, GameSearch, NameId, Sightings, SortBy};
use crate::game::pgn::{GameOutline, outline};
use crate::rules::{Position, Replay};

/// The games of a text that grows, as rows.
#[derive(Clone, Debug, Default)]
pub struct GameIndex {
    rows: Vec<GameRow>,
    names: NameTable,
    /// Number of scores of other games than chess, which have no rows.
    others: u32,
    /// Bytes of the text that have become rows.
    seen: usize,
    /// Length of the text, in bytes, below which it is not scanned again.
    enough: usize,
    /// Main lines of the first games, one for each game that was [accepted](GameIndex::accept).
    lines: Vec<Option<PlayedLine>>,
    /// Where each game shows what the last search looked for on the board.
    sightings: Vec<Sightings>,
}

impl GameIndex {
    /// Adds rows for the games of a text that were not complete in the last call. The text must be
    /// that of the last call with more appended. It must end with a line end until it has `ended`.
    pub fn see(&mut self, text: &str, ended: bool) {
        // A long game is scanned again only when the text after the last row has doubled, so that
        // all scanning stays linear.
        if !ended && text.len() < self.enough {
            return;
        }
        while let Some(game) = outline(text, self.seen, ended) {
            self.seen = game.span.end;
            if game.is_other_game {
                self.others += 1;
                continue;
            }
            let row = self.row(&game);
            self.rows.push(row);
        }
        self.enough = self.seen + 2 * (text.len() - self.seen);
    }

    /// Returns the number of scores that were left out because they are of other games than chess.
    #[must_use]
    pub const fn others(&self) -> u32 {
        self.others
    }

    fn row(&mut self, game: &GameOutline<'_>) -> GameRow {
        let mut row = GameRow {
            start: game.span.start as u32,
            end: game.span.end as u32,
            white: NameId::default(),
            black: NameId::default(),
            event: NameId::default(),
            site: NameId::default(),
            round: NameId::default(),
            eco: NameId::default(),
            opening: NameId::default(),
            date: GameDate::default(),
            ratings: [0; 2],
            plies: u16::try_from(game.plies).unwrap_or(u16::MAX),
            outcome: game.outcome,
            features: Features::default(),
        };
        let rating = |value: &str| value.trim().parse().unwrap_or_default();
        for (name, value) in &game.tags {
            match *name {
                "White" => row.white = self.names.add(value),
                "Black" => row.black = self.names.add(value),
                "Event" => row.event = self.names.add(value),
                "Site" => row.site = self.names.add(value),
                "Round" => row.round = self.names.add(value),
                "ECO" => row.eco = self.names.add(value),
                "Opening" => row.opening = self.names.add(value),
                "Date" => row.date = GameDate::of_tag(value),
                "UTCDate" if row.date == GameDate::default() => {
                    row.date = GameDate::of_tag(value);
                }
                "WhiteElo" => row.ratings[0] = rating(value),
                "BlackElo" => row.ratings[1] = rating(value),
                _ => {}
            }
        }
        row
    }

    /// Replaces the row at this place by that of another text, which replaces its game. Only the
    /// first game of the text counts.
    pub fn amend(&mut self, place: u32, text: &str) {
        let Some(game) = outline(text, 0, true) else {
            return;
        };
        let row = self.row(&game);
        if let Some(known) = self.rows.get_mut(place as usize) {
            let (start, end) = (known.start, known.end);
            *known = GameRow { start, end, ..row };
        }
        if (place as usize) < self.lines.len() {
            self.lines[place as usize] = self.tell(place as usize, CheckedGame::read(text));
            // The board of the new game may no longer show what was found.
            self.sightings.clear();
        }
    }

    /// Returns the number of games whose moves have been checked.
    #[must_use]
    pub const fn checked(&self) -> usize {
        self.lines.len()
    }

    /// Accepts the facts about the next unchecked game. Its row then shows them, and the game can
    /// be found by what is on the board.
    pub fn accept(&mut self, game: CheckedGame) {
        let place = self.lines.len();
        let line = self.tell(place, game);
        self.lines.push(line);
    }

    fn tell(&mut self, place: usize, game: CheckedGame) -> Option<PlayedLine> {
        let row = self.rows.get_mut(place)?;
        row.plies = u16::try_from(game.plies).unwrap_or(u16::MAX);
        row.features = game.features;
        if !(game.code.is_empty() && game.opening.is_empty()) {
            row.eco = self.names.add(&game.code);
            row.opening = self.names.add(&game.opening);
        }
        game.line
    }

    /// Returns the rows, in the order of the text.
    #[must_use]
    pub fn rows(&self) -> &[GameRow] {
        &self.rows
    }

    /// Returns the text of a name; empty if it is not known.
    #[must_use]
    pub fn name(&self, id: NameId) -> &str {
        self.names.get(id)
    }

    /// Returns the places of the rows that a search finds, in the order of the text. A search for
    /// something on the board finds only games that were [accepted](GameIndex::accept).
    #[must_use]
    pub fn find(&mut self, search: &GameSearch) -> Vec<u32> {
        self.look(search);
        let terms = SearchTerms::new(search, &self.names);
        let rows = (0..).zip(&self.rows);
        let seen = |place| self.sightings.iter().all(|it| it.first(place).is_some());
        rows.filter(|(place, row)| terms.hold_for(row) && seen(*place))
            .map(|(place, _)| place)
            .collect()
    }

    /// Looks in all games for what a search wants on the board, unless the last search did.
    fn look(&mut self, search: &GameSearch) {
        let mut known = std::mem::take(&mut self.sightings);
        if search.boards().is_empty() {
            return;
        }
        // This never fails for the initial position.
        let Some(initial) = Replay::from_position(&Position::start()) else {
            return;
        };
        for wish in search.boards() {
            let at = known.iter().position(|sightings| sightings.wish() == wish);
            let mut sightings = at.map_or_else(
                || Sightings::of_wish(wish.clone()),
                |at| known.swap_remove(at),
            );
            sightings.look(&self.lines, &initial);
            self.sightings.push(sightings);
        }
    }

    /// Returns the plies after which the game at this place first shows the first board condition
    /// of the last search.
    #[must_use]
    pub fn first_sight(&self, place: u32) -> Option<u16> {
        self.sightings.first()?.first(place)
    }

    /// Sorts rows, given by their places. Equal rows keep their order.
    pub fn sort(&self, places: &mut [u32], by: SortBy, descending: bool) {
        if by == SortBy::Number && !descending && places.is_sorted() {
            // The places are in this order already.
            return;
        }
        let ranks = match by.is_name() {
            true => self.names.ranks(),
            false => &[],
        };
        let key = |place: &u32| {
            let row = &self.rows[*place as usize];
            match by.name(row) {
                Some(name) => ranks[name.index()],
                None => by.number(row, *place),
            }
        };
        match descending {
            false => places.sort_by_cached_key(key),
            true => places.sort_by_cached_key(|place| std::cmp::Reverse(key(place))),
        }
    }
}
