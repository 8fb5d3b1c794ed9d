//! Journeys through the page in Chromium, Firefox and WebKitGTK, over WebDriver.
//!
//! | module | what it is |
//! |---|---|
//! | `engine` | the three engines, and what each one's driver cannot do |
//! | `webdriver` | the client: a session of the browser, scripts, elements |
//! | `own` | what each engine wants a command of its own for |
//! | `input` | keys, mouse and finger as the browser gets them from a user |
//! | `page` | what a user does: types a move, opens a text, steps |
//! | `board` | what a user does on the board |
//! | `embed` | boards in other people's pages |
//! | `device` | what is kept on the device: sessions, and the site itself |
//! | `read` | what a user sees: names, squares, sentences |
//! | `axe` | what axe-core finds wrong with a page |
//! | `host` | a server of a journey's own, which can be stopped |
//! | `corpus` | games for the journeys |
//! | `pictures` | where pictures of the page are kept |
//!
//! A test is [`journey`] with verbs of [`Page`] in it. It knows the page by roles, labels and classes
//! and by nothing inside the program. Environment variables, set by `cargo xtask test`, name the page,
//! the driver and the engine; without them every test says that it is skipped; `cargo xtask test`
//! counts it so.

pub mod axe;
mod board;
pub mod corpus;
pub mod device;
pub mod embed;
mod engine;
mod host;
mod input;
mod own;
mod page;
pub mod pictures;
mod read;
mod webdriver;

pub use board::Square;
pub use engine::{Engine, Need, left_out};
pub use host::Host;
pub use input::Pointer;
pub use page::Page;
pub use read::Reason;
pub use webdriver::Browser;

use std::time::Duration;

/// How long a journey may take. What is slow is found by the journeys that measure time; this ends one that hangs.
pub const LIMIT: Duration = Duration::from_secs(120);

/// How long the page may take to show what is awaited: long, as other browsers may be at work beside this one.
pub const PATIENCE: Duration = Duration::from_secs(15);

/// Where the page is served and where the driver listens; `None`, and a line that says how to run
/// the tests, when they are not known.
#[must_use]
pub fn addresses() -> Option<(String, String)> {
    let both = known("RANK_AND_FILE_URL").zip(known("RANK_AND_FILE_WEBDRIVER"));
    if both.is_none() {
        println!(
            "Skipped: RANK_AND_FILE_URL and RANK_AND_FILE_WEBDRIVER are not set; `cargo xtask test` sets them and runs this."
        );
    }
    both
}

/// What a variable of the environment says, if it says anything.
pub(crate) fn known(name: &str) -> Option<String> {
    std::env::var(name).ok().filter(|value| !value.is_empty())
}

/// Opens the page in a browser without a past and does what the journey does. At the end the console
/// must hold no error: neither the program's nor a breach of the content policy.
pub fn journey(walk: impl FnOnce(&Page)) {
    journey_within(LIMIT, walk);
}

/// A journey that may take longer than most.
pub fn journey_within(limit: Duration, walk: impl FnOnce(&Page)) {
    let Some((url, driver)) = addresses() else {
        return;
    };
    let page = Page::open(Browser::start(&driver, limit), &url);
    walk(&page);
    assert_eq!(
        page.complaints(),
        Vec::<String>::new(),
        "the console holds errors"
    );
}
