//! The column beside the board: its tabs and the panels they choose, the reasons, and the entry box.

use leptos::prelude::*;

use super::book_page::BookPage;
use super::desk::Desk;
use super::entry_box::EntryBox;
use super::game_list::GameList;
use super::notation_panel::NotationPanel;
use super::position_editor::PositionEditor;
use super::press::press;
use super::scroll;
use super::welcome::Welcome;
use super::why_panel::WhyPanel;
use crate::view::{self, Tab, Tabs};

/// The column. A panel whose tab is not chosen is hidden and goes on.
#[component]
pub fn Column(desk: Desk) -> impl IntoView {
    let tabs = Memo::new(move |_| tabs(desk));
    choose_what_opens(desk, tabs);
    scroll::follow_the_window();
    let chosen = Memo::new(move |_| tabs.get().chosen);
    let hides = move |tab: Tab| Signal::derive(move || chosen.get() != tab);
    // Over a position that is set up there is nothing to explain, and nothing to write.
    let edits = Signal::derive(move || chosen.get() == Tab::SetUp);
    // The sheet comes last, though it stands above: from a fold that ends a page, Firefox's Tab key never comes round.
    view! {
        <div class="column" class:whole-sheet=move || desk.whole_sheet.get()>
            <div class="place" use:press=desk>{move || view::tabs(&tabs.get())}</div>
            <BookPage desk hidden=hides(Tab::Book)/>
            <GameList desk hidden=hides(Tab::Library)/>
            <PositionEditor desk hidden=hides(Tab::SetUp)/>
            <WhyPanel desk hidden=edits/>
            <Welcome desk/>
            <EntryBox desk hidden=edits/>
            <NotationPanel desk hidden=hides(Tab::Moves)/>
        </div>
    }
}

/// Returns the tabs that there are. If the chosen one is gone, the moves are chosen.
fn tabs(desk: Desk) -> Tabs {
    let library = desk.shelf.with(|open| {
        let open = open.as_deref();
        open.map(|open| (open.progress.games - open.progress.out) as usize)
    });
    let book = desk
        .book
        .with(|(leaf, list, _)| leaf.as_ref().map(|_| list.games.len()));
    let there = Tabs {
        chosen: Tab::Moves,
        library,
        book,
        editing: desk.see(|session| session.editor().is_some()),
    };
    let wanted = desk.tab.get();
    Tabs {
        chosen: if there.has(wanted) {
            wanted
        } else {
            Tab::Moves
        },
        ..there
    }
}

/// Chooses the tab of what has just been opened, and the former tab when a position is no longer set up.
fn choose_what_opens(desk: Desk, tabs: Memo<Tabs>) {
    let opened = Memo::new(move |_| {
        let library = desk.shelf.with(|open| {
            let open = open.as_deref();
            open.map(|open| open.progress.name.clone())
        });
        let book = desk
            .book
            .with(|(leaf, ..)| leaf.as_ref().map(|leaf| leaf.book));
        (library, book, tabs.get().editing)
    });
    Effect::new(move |before: Option<(_, _, bool, Tab)>| {
        let (library, book, editing) = opened.get();
        let tab = desk.tab.get_untracked();
        let Some((old_library, old_book, edited, aside)) = before else {
            if book.is_some() {
                desk.tab.set(Tab::Book);
            } else if library.is_some() {
                desk.tab.set(Tab::Library);
            }
            return (library, book, editing, Tab::Moves);
        };
        let mut left = aside;
        if editing && !edited {
            left = tab;
            desk.tab.set(Tab::SetUp);
        } else if edited && !editing {
            desk.tab.set(aside);
        } else if book.is_some() && book != old_book {
            desk.tab.set(Tab::Book);
        } else if library.is_some() && library != old_library {
            desk.tab.set(Tab::Library);
        }
        (library, book, editing, left)
    });
}
