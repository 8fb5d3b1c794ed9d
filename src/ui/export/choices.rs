//! What the user has chosen of each kind.

use leptos::prelude::*;

use super::kind::{ExportKind, KINDS};
use crate::output::snippet::FIELDS;

/// Something chosen, by its place in a list or as bits. All choices share one type, which keeps the program small.
pub type Choice = RwSignal<usize>;

/// What the user has chosen, for as long as the page lives.
#[derive(Clone, Copy)]
pub struct Choices {
    /// A place among the [`KINDS`].
    pub kind: Choice,
    /// 1 for all games.
    pub all: Choice,
    /// The notation of a text, by its place among those of the game.
    pub column: Choice,
    /// Pixels a square.
    pub color: Choice,
    /// Nought for what the board shows, else a place among [`COORDINATES`](super::COORDINATES), from one.
    pub coordinates: Choice,
    pub last: Choice,
    pub figures: Choice,
    /// Whether the board is printed.
    pub board: Choice,
    /// The notations of a snippet: a bit for each of the game.
    pub columns: Choice,
    pub form: Choice,
    pub start: Choice,
    pub fields: [Choice; FIELDS],
}

impl Choices {
    pub fn new() -> Choices {
        let [kind, all, column, coordinates, columns, form, start] = [0; 7].map(RwSignal::new);
        let [last, figures, board] = [1; 3].map(RwSignal::new);
        Choices {
            kind,
            all,
            column,
            color: RwSignal::new(60),
            coordinates,
            last,
            figures,
            board,
            columns,
            form,
            start,
            fields: [0; FIELDS].map(RwSignal::new),
        }
    }

    pub fn kind(self) -> ExportKind {
        KINDS[self.kind.get()].0
    }

    /// Whether all games are meant.
    pub fn all(self) -> bool {
        self.all.get() == 1 && matches!(self.kind(), ExportKind::Pgn | ExportKind::Text)
    }
}
