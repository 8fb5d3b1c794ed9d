//! What tests of the page in Chromium, Firefox and WebKitGTK are written with, over WebDriver.
//!
//! | module | what it is |
//! |---|---|
//! | `harness` | runs the tests and says what came of them |
//! | `engine` | the three browsers, and what each one's driver cannot do |
//! | `webdriver` | the client: a session of the browser, scripts, tabs |
//! | `own` | what each browser wants a command of its own for |
//! | `input` | keys, mouse and finger as the browser gets them from a user |
//! | `wait` | waiting for a state |
//! | `view` | elements: what is seen and done in the document, or in one shadow tree |
//! | `page` | what a user does: types a move, opens a text, steps |
//! | `board` | what a user does on the board |
//! | `embed` | boards in other people's pages |
//! | `device` | what is kept on the device: sessions, and the site itself |
//! | `read` | what a user sees: names, squares, sentences |
//! | `host` | a server for one test |
//! | `corpus` | games for the tests |
//! | `pictures` | where pictures of the page are kept |
//!
//! A test is [`journey`] with verbs of [`Page`] in it. It knows the page by roles, labels and classes and by nothing
//! inside the program. Nothing in a test waits for a time: it waits for a state that the page shows ([`Page::soon`]).

mod board;
pub mod corpus;
pub mod device;
pub mod embed;
mod engine;
mod harness;
mod host;
mod input;
mod own;
mod page;
pub mod pictures;
mod read;
mod view;
mod wait;
mod webdriver;

pub use engine::{Engine, Mark};
pub use harness::{Test, run, with_chromium};
pub use host::Host;
pub use input::Pointer;
pub use page::Page;
pub use read::Reason;
pub use view::View;
pub use webdriver::Browser;

/// Opens the page in a browser without a past, which does not keep the site for use offline, and does what the test
/// does; tests about service workers begin with [`device::served`]. At the end the console must hold no error:
/// neither the program's nor a breach of the content policy.
pub fn journey(walk: impl FnOnce(&Page)) {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::open(browser, &host.url);
    walk(&page);
    page.assert_no_complaints();
}
