//! The page: Leptos components, and the browser's facilities.
//!
//! | module | what it is |
//! |---|---|
//! | `desk` | the session, its models, and the one way to act on it |
//! | `block` | an element that is kept equal to a value of [`view`](crate::view) |
//! | `page` | the frame: masthead, layout, and what is pressed anywhere |
//! | `board` | the board under hand and keyboard |
//! | `entry` | the box in which moves and scores are typed |
//! | `keys` | keys that work anywhere |
//! | `dialogs` | New and Open, and what all dialogs share |
//! | `export` | Export: texts, links, pictures, a page to print, snippets |
//! | `kept` | what is kept on the device, and found again |
//! | `store` | the way to where it is kept |
//! | `link` | the game in the address |
//! | `reader` | the program that reads books |
//! | `browser` | what a browser may deny: storage, clipboard, focus |
//!
//! Components take a [`desk::Desk`] and compute no chess. Whatever shows the game is a block, whose markup is in
//! `view`; what is a component's own are the shell, the dialogs and the forms.

mod block;
mod board;
mod browser;
mod desk;
mod dialogs;
mod entry;
mod export;
mod kept;
mod keys;
mod link;
mod page;
mod reader;
mod store;

use leptos::prelude::*;

/// Puts the app into the page in place of what said that it is loading.
pub fn start() {
    leptos::mount::mount_to_body(|| {
        let desk = desk::Desk::new(browser::settings());
        kept::listen(desk);
        view! { <page::Page desk/> }
    });
    browser::remove("boot");
}
