//! The page: Leptos views over the models of [`crate::app`], and the browser's facilities.
//!
//! | module | what it is |
//! |---|---|
//! | `desk` | the session, what has changed, and the one way to act on it |
//! | `shown` | what the screen shows of the session |
//! | `page` | the frame: masthead, notices, layout |
//! | `board` | the board, its controls and the dialog in which one of several plays is chosen |
//! | `editor` | setting a position up |
//! | `el` | elements without a type of their own, which keep the program small |
//! | `book` | a page of an old book beside the board |
//! | `reader` | the program that reads books |
//! | `overlay` | arrows, circles and crosses over the board |
//! | `drag` | dragging men with mouse, pen or finger |
//! | `sheet` | the score sheet |
//! | `standing` | how the game stands, the men taken, and the players' ways to end it |
//! | `why` | why the current move is written so |
//! | `entry` | the box in which moves and scores are typed |
//! | `dialogs` | New and Open |
//! | `export` | Export: texts, links, pictures, a page to print, snippets |
//! | `link` | the game in the address |
//! | `refocus` | keeping the keyboard where what had it is drawn anew |
//! | `kept` | what is kept on the device, and found again |
//! | `store` | the way to where it is kept |
//! | `later` | what is made when it is first asked for |
//! | `written` | names and sentences drawn from their parts |
//! | `men`, `icons` | artwork |
//! | `browser` | what a browser may deny: storage, clipboard, focus |
//!
//! Components take a [`desk::Desk`] and compute no chess.

mod board;
mod book;
mod browser;
mod desk;
mod dialogs;
mod drag;
mod editor;
mod el;
mod entry;
mod export;
mod icons;
mod kept;
mod keys;
mod later;
mod link;
mod men;
mod overlay;
mod page;
mod reader;
mod refocus;
mod sheet;
mod shown;
mod standing;
mod store;
mod why;
mod written;

/// Puts the app into the page in place of what said that it is loading.
pub fn start() {
    leptos::mount::mount_to_body(|| {
        let desk = desk::Desk::new(browser::settings());
        store::listen(desk);
        page::page(desk).view()
    });
    browser::remove("boot");
}
