//! The state of two sheets of one game.

use std::time::Duration;

use leptos::prelude::*;
use rank_and_file::exercise::two_sheets::{TwoSheets, TwoSheetsAction};
use rank_and_file::sheets::SheetReading;

use super::focus::focus_soon;

/// The two sheets, and what becomes of them.
#[derive(Clone, Copy)]
pub struct TwoSheetsState {
    pub sheets: RwSignal<TwoSheets>,
    /// Whether they are being read.
    pub reads: RwSignal<bool>,
    /// The reading that goes on.
    reading: StoredValue<Option<SheetReading>, LocalStorage>,
}

impl TwoSheetsState {
    pub fn new() -> TwoSheetsState {
        TwoSheetsState {
            sheets: RwSignal::new(TwoSheets::default()),
            reads: RwSignal::new(false),
            reading: StoredValue::new_local(None),
        }
    }

    pub fn act(self, action: TwoSheetsAction) {
        self.sheets.update(|sheets| sheets.apply(action));
        match action {
            TwoSheetsAction::Compare => self.compare(),
            TwoSheetsAction::Change => focus_soon("main h1"),
            TwoSheetsAction::Column(_) | TwoSheetsAction::Look(_) => {}
        }
    }

    /// Reads the sheets, a ply at a time, so that the page stays alive meanwhile.
    fn compare(self) {
        if self.reads.get_untracked() || !self.sheets.with_untracked(TwoSheets::has_text) {
            return;
        }
        self.reads.set(true);
        self.reading
            .set_value(Some(self.sheets.with_untracked(TwoSheets::begin)));
        self.read_on();
    }

    fn read_on(self) {
        let game = self
            .reading
            .try_update_value(|reading| reading.as_mut().and_then(SheetReading::advance));
        let Some(game) = game.flatten() else {
            set_timeout(move || self.read_on(), Duration::ZERO);
            return;
        };
        self.reading.set_value(None);
        self.sheets.update(|sheets| sheets.show(&game));
        self.reads.set(false);
        focus_soon("main h1");
    }
}
