//! The rows of a library, in the order of its text.
//!
//! A text is seen as it arrives: what is whole of it becomes rows, the rest waits for more.

use super::names::Names;
use super::search::Terms;
use super::{GameDate, GameRow, NameId, Search, SortBy};
use crate::game::pgn::{GameOutline, outline};

/// The games of a text that grows, as rows.
#[derive(Clone, Debug, Default)]
pub struct GameIndex {
    rows: Vec<GameRow>,
    names: Names,
    /// How much of the text has become rows, in bytes.
    seen: usize,
    /// As long as the text is shorter than this, no further game can be whole, or none was.
    enough: usize,
}

impl GameIndex {
    /// Adds rows for the games of a text that were not whole when it was shorter. A text that has `ended` will not
    /// grow any more; until then it ends with a line. The text must be that of the last call, and more behind it.
    pub fn see(&mut self, text: &str, ended: bool) {
        // A long game is looked at anew only when the text behind it is twice as long, so that all looking stays
        // linear.
        if !ended && text.len() < self.enough {
            return;
        }
        while let Some(game) = outline(text, self.seen, ended) {
            self.seen = game.span.end;
            let row = self.row(&game);
            self.rows.push(row);
        }
        self.enough = self.seen + 2 * (text.len() - self.seen);
    }

    fn row(&mut self, game: &GameOutline) -> GameRow {
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
        };
        let rating = |value: &str| value.trim().parse().unwrap_or_default();
        for (name, value) in &game.tags {
            match name.as_str() {
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

    /// The rows, in the order of the text.
    #[must_use]
    pub fn rows(&self) -> &[GameRow] {
        &self.rows
    }

    /// How much of the text has become rows, in bytes.
    #[must_use]
    pub const fn seen(&self) -> usize {
        self.seen
    }

    /// What a name is; empty if it is not known.
    #[must_use]
    pub fn name(&self, id: NameId) -> &str {
        self.names.get(id)
    }

    /// The places of the rows that a search finds, in the order of the text.
    #[must_use]
    pub fn find(&self, search: &Search) -> Vec<u32> {
        let terms = Terms::of(search, &self.names);
        let rows = (0..).zip(&self.rows);
        rows.filter(|(_, row)| terms.hold_for(row))
            .map(|(place, _)| place)
            .collect()
    }

    /// Puts rows, told by their places, into an order; what is equal in it keeps its place.
    pub fn sort(&self, places: &mut [u32], by: SortBy, descending: bool) {
        let ranks = match by.is_name() {
            true => self.names.ranks(),
            false => Vec::new(),
        };
        let key = |place: &u32| {
            let row = &self.rows[*place as usize];
            match by.name(row) {
                Some(name) => ranks[name.index()],
                None => by.number(row, *place),
            }
        };
        match descending {
            false => places.sort_by_key(key),
            true => places.sort_by_key(|place| std::cmp::Reverse(key(place))),
        }
    }
}
