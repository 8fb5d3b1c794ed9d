//! The page: Leptos components, and the browser's facilities.
//!
//! | module | what it is |
//! |---|---|
//! | `desk` | the session, its models, and the one way to act on it |
//! | `block` | an element that is kept equal to a value of [`view`](crate::view) |
//! | `page` | the frame: masthead, layout, and what is pressed anywhere |
//! | `board` | the board under hand and keyboard |
//! | `column` | the column beside the board: tabs, sheet or list or print, reasons, entry box |
//! | `keys` | keys that work anywhere, and those of the entry box |
//! | `menu` | the menu of a move on the sheet |
//! | `dialogs` | the dialogs, and what is asked in them |
//! | `export` | what leaves the page: copied, saved, painted and printed |
//! | `paint` | a picture on a canvas, and as PNG |
//! | `kept` | what is kept on the device, and found again |
//! | `store` | the way to where it is kept |
//! | `link` | the game in the address |
//! | `worker` | a handle to a program beside the page |
//! | `reader` | the book worker |
//! | `librarian` | the library worker |
//! | `opener` | the file worker |
//! | `say` | the page's own sentences |
//! | `browser` | what a browser may deny: storage, clipboard, focus |
//!
//! Components take a [`desk::Desk`] and compute no chess. Whatever changes is a block, whose markup is in `view`; what is
//! a component's own are the places of the blocks.

mod block;
mod board;
mod browser;
mod column;
mod desk;
mod dialogs;
mod export;
mod kept;
mod keys;
mod librarian;
mod link;
mod menu;
mod opener;
mod page;
mod paint;
mod reader;
mod say;
mod store;
mod worker;

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
