//! Tools for tests of the page in Chromium, Firefox and WebKitGTK, over WebDriver.
//!
//! | module | what it is |
//! |---|---|
//! | `harness` | runs the tests and reports their results |
//! | `engine` | the three browsers, and the limits of their drivers |
//! | `webdriver` | the client: a session of the browser, scripts, tabs |
//! | `own` | operations that need a command of each browser's own |
//! | `input` | keys, mouse and finger, as the input of a user |
//! | `wait` | waiting for a state |
//! | `view` | elements: reading and operating them in the document, or in one shadow tree |
//! | `page` | actions of a user: type a move, open a text, step |
//! | `board` | actions of a user on the board |
//! | `embed` | boards in other people's pages |
//! | `device` | data kept on the device: sessions, and the site itself |
//! | `read` | what a user can read: names, squares, sentences |
//! | `host` | a server for one test |
//! | `corpus` | games for the tests |
//! | `pictures` | the folder for pictures of the page |
//!
//! A test is a call of [`with_page`] with methods of [`Page`] in it. It finds parts of the page by
//! roles, labels and classes, and knows nothing of the program's inside. Tests never wait for a
//! fixed time, but for a state that the page shows ([`Page::soon`]).

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
pub use harness::{Test, has_all_faults, run, with_chromium};
pub use host::Host;
pub use input::Pointer;
pub use page::Page;
pub use read::Reason;
pub use view::{CONTRAST, View};
pub use webdriver::Browser;
pub use xtask::server::Fault;

/// Opens the page in a browser without stored data, which does not keep the site for use offline,
/// and runs the test. Tests about service workers begin with [`device::served`] instead. At the end
/// the console must hold no error, neither of the program nor of the content policy.
pub fn with_page(test: impl FnOnce(&Page)) {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::open(browser, &host.url);
    test(&page);
    page.assert_no_complaints();
}
