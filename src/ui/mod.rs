//! The page: Leptos components and access to the browser.
//!
//! | component | what it is |
//! |---|---|
//! | `page` | the frame; opens what is dropped or pasted, or is in the address |
//! | `masthead` | the name of the page and its tools |
//! | `board` | the board with mouse, touch and keyboard, its buttons and its status line |
//! | `column` | the tabs beside the board |
//! | `notation_panel` | the score sheet in its columns, with the fields of an open note |
//! | `menu` | the menu of a move on the score sheet, and that of the game |
//! | `why_panel` | the reasons why the current move is written as it is |
//! | `entry_box` | the box in which moves are typed |
//! | `game_list` | the list of the library's games |
//! | `book_page` | a page of a book |
//! | `position_editor` | the editor of positions |
//! | `welcome` | the ways to begin that a first visit is offered |
//! | `dialogs`, `export`, `kept`, built on `modal` | the dialogs; `kept` also calls the script that keeps sessions on the device |
//!
//! | module | what it does |
//! |---|---|
//! | `app_state` | holds the session and its models, and applies every action to it |
//! | `press` | handles presses and pointing in a component |
//! | `requests` | does what a press asks of the page rather than of the session |
//! | `keys` | handles the keys that work anywhere on the page |
//! | `autoplay` | plays the moves one after another |
//! | `paint` | paints pictures on a canvas and makes PNG files of them |
//! | `worker_handle` | a program that runs beside the page |
//! | `scan_worker` | recognises the letters of pictures |
//! | `workers` | runs the book worker, the library worker and the file worker, and sends them requests |
//! | `say` | holds the page's own messages |
//!
//! Components take an [`app_state::AppState`] and compute no chess. The markup that changes is a
//! value of `view`; a component adds only the place of that value, its event handlers and its
//! focus.

mod app_state;
mod autoplay;
mod board;
mod book_page;
mod column;
mod dialogs;
mod entry_box;
mod export;
mod game_list;
mod kept;
mod keys;
mod masthead;
mod menu;
mod modal;
mod notation_panel;
mod page;
mod paint;
mod position_editor;
mod press;
mod requests;
mod say;
mod scan_worker;
mod welcome;
mod why_panel;
mod worker_handle;
mod workers;

use leptos::prelude::*;

use crate::web::browser;
use crate::words;

/// Mounts the app in the language of the page and removes the notice that it is loading.
pub fn start() {
    if browser::words().is_some_and(words::speak) {
        browser::set_title(&words::PAGE_TITLE);
    }
    leptos::mount::mount_to_body(|| {
        let app = app_state::AppState::new(browser::settings());
        kept::listen(app);
        view! { <page::Page app/> }
    });
    browser::remove("boot");
}
