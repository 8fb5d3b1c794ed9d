//! Takes the pictures of the page that the README shows: a first visit, which opens at an explained move, light and
//! dark. `cargo xtask pictures` serves the page and runs this.

use std::process::ExitCode;

use rank_and_file_browser::{Browser, Page, pictures, with_chromium};
use serde_json::json;

/// Width and height of the pictures.
const SIZE: (u32, u32) = (1280, 800);

fn main() -> ExitCode {
    let Some(url) = std::env::args().nth(1) else {
        eprintln!("usage: pictures URL; `cargo xtask pictures` runs this");
        return ExitCode::from(2);
    };
    with_chromium(|| {
        let page = Page::open(Browser::start(), &url);
        page.browser.resize(SIZE.0, SIZE.1);
        page.soon(2, |page| page.reasons().len());
        // The first visit's offers give way to the score when the move is chosen again.
        page.press(&["ArrowLeft"]);
        page.press(&["ArrowRight"]);
        let moves = ["Nbd7", "QN-Q2"].map(str::to_owned).to_vec();
        page.soon(moves, Page::names_of_current);
        for theme in ["light", "dark"] {
            page.browser.prefer(theme);
            page.browser
                .run_slowly("await document.fonts.ready; await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);", json!([]));
            let path = pictures::keep(&format!("{theme}.png"), &page.browser.picture(false));
            println!("{}", path.display());
        }
        ExitCode::SUCCESS
    })
}
