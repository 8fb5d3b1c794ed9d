//! The tabs at the head of the column beside the board, one of which is chosen.
//!
//! | tab | exists | what it shows |
//! |---|---|---|
//! | Moves | always | the score sheet |
//! | Library | while a file of games is open | the list of its games |
//! | Games | while a book of several games is open | the list of its games |
//! | Book | while a page of a book is open | the printed text with its moves marked |
//! | Set up | while a position is set up | the editor of positions |

use super::node::{Element, button, el};
use super::request::{Request, Tab};
use super::say;
use crate::words;

/// The tabs that exist, and the chosen one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tabs {
    /// The chosen tab.
    pub chosen: Tab,
    /// The number of games of the open library; `None` if none is open.
    pub library: Option<usize>,
    /// The number of games of the open book; `None` if none is open.
    pub book: Option<usize>,
    /// Whether the open book has a list of games.
    pub games: bool,
    /// Whether a position is set up, or drawn on.
    pub editing: bool,
    /// Whether it is only drawn on.
    pub draws: bool,
}

impl Tabs {
    /// Returns whether a tab exists.
    #[must_use]
    pub const fn has(&self, tab: Tab) -> bool {
        match tab {
            Tab::Moves => true,
            Tab::Library => self.library.is_some(),
            Tab::Games => self.games,
            Tab::Book => self.book.is_some(),
            Tab::SetUp => self.editing,
        }
    }

    /// Returns the text on a tab.
    fn title(&self, tab: Tab) -> String {
        match tab {
            Tab::Moves => words::TAB_MOVES.into(),
            Tab::Library => say::library_tab(self.library.unwrap_or_default()),
            Tab::Games => say::games_tab(self.book.unwrap_or_default()),
            Tab::Book if self.games => say::book_tab(0),
            Tab::Book => say::book_tab(self.book.unwrap_or_default()),
            Tab::SetUp if self.draws => words::DRAW_TAB.into(),
            Tab::SetUp => words::SET_UP_TAB.into(),
        }
    }
}

/// Draws the button that shows the complete sheet on a phone, where otherwise two rows are seen
/// below the board.
#[must_use]
pub fn sheet_size(whole: bool) -> Element {
    let label = if whole {
        words::TWO_ROWS
    } else {
        words::WHOLE_SHEET
    };
    button("sheet-size")
        .attr("aria-label", label)
        .attr("aria-expanded", whole.to_string())
        .does(Request::SheetSize)
}

/// Draws the tabs, hidden if there is only one.
#[must_use]
pub fn tabs(tabs: &Tabs) -> Element {
    let there: Vec<Tab> = Tab::ALL.into_iter().filter(|tab| tabs.has(*tab)).collect();
    let list = el("div")
        .class("tabs")
        .attr("role", "tablist")
        .attr("aria-label", words::TABS_LABEL)
        .flag("hidden", there.len() < 2);
    list.children(there.into_iter().map(|tab| {
        button("tab")
            .key(tab as u64)
            .attr("id", ["tab-", tab.name()].concat())
            .attr("role", "tab")
            .attr("aria-controls", ["panel-", tab.name()].concat())
            .attr("aria-selected", (tab == tabs.chosen).to_string())
            .does(Request::Tab(tab))
            .text(tabs.title(tab))
    }))
}
