//! The page: Leptos components, and the browser's facilities.
//!
//! | component | what it is |
//! |---|---|
//! | `page` | the frame; what is dropped and pasted |
//! | `masthead` | the name of the page, and its tools |
//! | `board` | the board under hand and keyboard, and its buttons and status line |
//! | `column` | the tabs beside the board |
//! | `notation_panel` | the score sheet in its columns, and work on the current move |
//! | `menu` | the menu of a move on the sheet |
//! | `why_panel` | the reasons |
//! | `entry_box` | where moves are typed |
//! | `game_list` | the library |
//! | `book_page` | a page of a book |
//! | `position_editor` | the editor |
//! | `welcome` | the ways in of a first visit |
//! | `dialogs`, `export`, `kept`, on `modal` | the dialogs |
//!
//! | module | what it does |
//! |---|---|
//! | `app_state` | holds the session and its models, and is the one way to act on it |
//! | `render` | makes a value of [`view`](crate::view) a child of `view!` |
//! | `press` | hears what is pressed and pointed at in a component |
//! | `requests` | does what a press asks of the page |
//! | `keys` | hears keys that work anywhere |
//! | `scroll` | keeps the current move in view |
//! | `paint` | makes pictures on a canvas, and as PNG |
//! | `store` | leads to where the session is kept |
//! | `link` | opens the game in the address |
//! | `worker` | runs a program beside the page |
//! | `book_worker`, `library_worker`, `file_worker` | ask the book worker, the library worker and the file worker |
//! | `say` | holds the page's own sentences |
//! | `browser` | asks for what a browser may deny: storage, clipboard, focus |
//!
//! Components take an [`app_state::AppState`] and compute no chess. What changes in them is a value of `view`, where the markup
//! is; their own are the places of these values, their handlers and their focus.

mod app_state;
mod board;
mod book_page;
mod book_worker;
mod browser;
mod column;
mod dialogs;
mod entry_box;
mod export;
mod file_worker;
mod game_list;
mod kept;
mod keys;
mod library_worker;
mod link;
mod masthead;
mod menu;
mod modal;
mod notation_panel;
mod page;
mod paint;
mod position_editor;
mod press;
mod render;
mod requests;
mod say;
mod scroll;
mod store;
mod welcome;
mod why_panel;
mod worker;

use leptos::prelude::*;

/// Puts the app into the page in place of what said that it is loading.
pub fn start() {
    leptos::mount::mount_to_body(|| {
        let app = app_state::AppState::new(browser::settings());
        kept::listen(app);
        view! { <page::Page app/> }
    });
    browser::remove("boot");
}
