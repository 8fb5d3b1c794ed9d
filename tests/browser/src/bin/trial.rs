//! Opens a page on which a package is tried, in headless Chromium, and waits until its title says that all is right.
//! Otherwise the title says what is wrong. `cargo xtask packages` serves the pages and runs this.

use std::process::ExitCode;

use rank_and_file_browser::{Browser, Page, with_chromium};
use serde_json::{Value, json};

/// The title of a page that has found nothing wrong.
const RIGHT: &str = "All right.";

fn main() -> ExitCode {
    let Some(url) = std::env::args().nth(1) else {
        eprintln!("usage: trial URL; `cargo xtask packages` runs this");
        return ExitCode::from(2);
    };
    with_chromium(|| {
        let page = Page::unopened(Browser::start());
        page.browser.go(&url);
        let title = |page: &Page| page.browser.run("return document.title;", json!([]));
        page.soon(Value::from(RIGHT), title);
        ExitCode::SUCCESS
    })
}
