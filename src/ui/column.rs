//! The column beside the board: tabs and their panels, the reasons, and the entry box.

use leptos::prelude::*;

use super::app_state::AppState;
use super::book_page::BookPage;
use super::entry_box::EntryBox;
use super::game_list::GameList;
use super::notation_panel::NotationPanel;
use super::position_editor::PositionEditor;
use super::press::press;
use super::welcome::Welcome;
use super::why_panel::WhyPanel;
use crate::session::Session;
use crate::view::{self, Tab, Tabs};
use crate::web::browser;

/// The column. A panel whose tab is not chosen stays mounted and is hidden.
#[component]
pub fn Column(app: AppState) -> impl IntoView {
    let tabs = Memo::new(move |_| tabs(app));
    choose_what_opens(app, tabs);
    browser::keep_current_in_view();
    let chosen = Memo::new(move |_| tabs.get().chosen);
    let hides = move |tab: Tab| Signal::derive(move || chosen.get() != tab);
    // While a position is set up there is no move to explain or enter.
    let edits = Signal::derive(move || chosen.get() == Tab::SetUp);
    // The sheet comes last in the markup, though it is shown above: if a fold ends the page,
    // Firefox's Tab key never wraps around.
    view! {
        <div
            class="column"
            class:whole-sheet=move || app.whole_sheet.get()
            class:writing=move || app.see(|session| session.note().is_some())
        >
            <div class="place" use:press=app>{move || view::tabs(&tabs.get())}</div>
            <BookPage app hidden=hides(Tab::Book)/>
            <GameList app tab=Tab::Library hidden=hides(Tab::Library)/>
            <GameList app tab=Tab::Games hidden=hides(Tab::Games)/>
            <PositionEditor app hidden=hides(Tab::SetUp)/>
            <WhyPanel app hidden=edits/>
            <Welcome app/>
            <EntryBox app hidden=edits/>
            <NotationPanel app hidden=hides(Tab::Moves)/>
        </div>
    }
}

/// Returns the tabs that exist. If the chosen one is gone, Moves is chosen.
fn tabs(app: AppState) -> Tabs {
    let library = app.library.with(|open| {
        let open = open.as_deref();
        open.map(|open| (open.progress.games - open.progress.out) as usize)
    });
    let book = app
        .book
        .with(|(page, list, _)| page.as_ref().map(|_| list.games.len()));
    let is_long = app.see(Session::is_book_long);
    let there = Tabs {
        chosen: Tab::Moves,
        library,
        book,
        games: book.is_some_and(|games| games > 1 || is_long),
        editing: app.see(|session| session.editor().is_some()),
        draws: app.see(|session| session.editor().is_some_and(|editor| editor.draws)),
    };
    let wanted = app.tab.get();
    Tabs {
        chosen: if there.has(wanted) {
            wanted
        } else {
            Tab::Moves
        },
        ..there
    }
}

/// Chooses the tab of what has just been opened, and goes back to the former tab when a position is
/// no longer set up.
fn choose_what_opens(app: AppState, tabs: Memo<Tabs>) {
    let opened = Memo::new(move |_| {
        let library = app.library.with(|open| {
            let open = open.as_deref();
            open.map(|open| open.progress.name.clone())
        });
        let book = app
            .book
            .with(|(page, ..)| page.as_ref().map(|page| page.book));
        (library, book, tabs.get().editing)
    });
    Effect::new(move |before: Option<(_, _, bool, Tab)>| {
        let (library, book, editing) = opened.get();
        let tab = app.tab.get_untracked();
        let Some((old_library, old_book, edited, aside)) = before else {
            if book.is_some() {
                app.tab.set(Tab::Book);
            } else if library.is_some() {
                app.tab.set(Tab::Library);
            }
            return (library, book, editing, Tab::Moves);
        };
        let mut left = aside;
        if editing && !edited {
            left = tab;
            app.tab.set(Tab::SetUp);
        } else if edited && !editing {
            app.tab.set(aside);
        } else if book.is_some() && book != old_book {
            let is_long = app.now(Session::is_book_long);
            app.tab.set(if is_long { Tab::Games } else { Tab::Book });
        } else if library.is_some() && library != old_library {
            app.tab.set(Tab::Library);
        }
        (library, book, editing, left)
    });
}
