//! The tabs at the head of the column beside the board: which of its parts is seen.
//!
//! | tab | is there | what it shows |
//! |---|---|---|
//! | Moves | always | the score sheet |
//! | Library | while a file of games is open | the list of its games |
//! | Book | while a page of a book is open | the print, with its moves told apart |
//! | Set up | while a position is set up | the editor |

use super::node::{Element, button, el};
use super::say;

/// A part of the column.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    #[default]
    Moves,
    Library,
    Book,
    SetUp,
}

impl Tab {
    /// All tabs, in their order.
    const ALL: [Tab; 4] = [Tab::Moves, Tab::Library, Tab::Book, Tab::SetUp];

    /// The tab by its name in requests.
    #[must_use]
    pub fn from_name(name: &str) -> Option<Tab> {
        Tab::ALL.into_iter().find(|tab| tab.name() == name)
    }

    /// Its name in requests and style sheets.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Tab::Moves => "moves",
            Tab::Library => "library",
            Tab::Book => "book",
            Tab::SetUp => "set-up",
        }
    }
}

/// Which tabs there are, and which is chosen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tabs {
    pub chosen: Tab,
    /// How many games the library has, while one is open.
    pub library: Option<usize>,
    /// How many games the book has, while one is open.
    pub book: Option<usize>,
    pub editing: bool,
}

impl Tabs {
    /// Whether a tab is there.
    #[must_use]
    pub const fn has(&self, tab: Tab) -> bool {
        match tab {
            Tab::Moves => true,
            Tab::Library => self.library.is_some(),
            Tab::Book => self.book.is_some(),
            Tab::SetUp => self.editing,
        }
    }

    fn title(&self, tab: Tab) -> String {
        match tab {
            Tab::Moves => say::MOVES.to_owned(),
            Tab::Library => say::library_tab(self.library.unwrap_or_default()),
            Tab::Book => say::book_tab(self.book.unwrap_or_default()),
            Tab::SetUp => say::SET_UP_TAB.to_owned(),
        }
    }
}

/// The button that shows all of the sheet on a phone, where two of its rows stand below the board.
#[must_use]
pub fn sheet_size(whole: bool) -> Element {
    let label = if whole {
        say::TWO_ROWS
    } else {
        say::WHOLE_SHEET
    };
    button("sheet-size")
        .attr("aria-label", label)
        .attr("aria-expanded", whole.to_string())
        .does("sheet-size")
}

/// The tabs; hidden while there is one alone.
#[must_use]
pub fn tabs(tabs: &Tabs) -> Element {
    let there: Vec<Tab> = Tab::ALL.into_iter().filter(|tab| tabs.has(*tab)).collect();
    let list = el("div")
        .class("tabs")
        .attr("role", "tablist")
        .attr("aria-label", say::TABS)
        .flag("hidden", there.len() < 2);
    list.children(there.into_iter().map(|tab| {
        button("tab")
            .key(tab as u64)
            .attr("id", ["tab-", tab.name()].concat())
            .attr("role", "tab")
            .attr("aria-controls", ["panel-", tab.name()].concat())
            .attr("aria-selected", (tab == tabs.chosen).to_string())
            .does(["tab ", tab.name()].concat())
            .text(tabs.title(tab))
    }))
}
