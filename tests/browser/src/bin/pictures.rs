//! Takes the pictures of the page that the README shows: a first visit, which opens at an explained move, light and
//! dark; and a page of a book that came as a picture. `cargo xtask pictures` serves the page and runs this.

use std::process::ExitCode;

use rank_and_file_browser::{Browser, Page, pictures, with_chromium};
use serde_json::json;

/// Width and height of the pictures.
const SIZE: (u32, u32) = (1280, 800);

/// Légal's mate as an old book prints it. Columns are four spaces apart.
const BOOK: &str = "LEGALL'S MATE

White: LEGALL. Black: SAINT BRIE. Paris, 1750.

1. P-K4    P-K4
2. B-B4    P-Q3
3. Kt-KB3    B-Kt5
4. Kt-B3    P-KKt3
5. KtxP    BxQ
6. BxP ch    K-K2
7. Kt-Q5 mate.";

/// Sets the text as a page of a book, and drops a picture of it on the page.
const DROP: &str = "const lines = arguments[0].split('\\n');
    const canvas = new OffscreenCanvas(1100, 62 * lines.length + 150);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#f6efdd';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#2a2620';
    lines.forEach((line, at) => {
        pen.font = at === 0 ? '600 40px \"Libre Caslon Text\", serif' : '38px serif';
        const columns = line.split('    ');
        pen.textAlign = at < 3 ? 'center' : 'left';
        columns.forEach((words, column) => pen.fillText(words, at < 3 ? 550 : 220 + 430 * column, 62 * at + 110));
    });
    const picture = await canvas.convertToBlob({type: 'image/png'});
    const data = new DataTransfer();
    data.items.add(new File([picture], 'page 112.png', {type: 'image/png'}));
    document.querySelector('.app').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";

/// Waits until the page is drawn, and takes its picture under this name.
fn take(page: &Page, name: &str) {
    page.browser
        .run_slowly("await document.fonts.ready; await Promise.all(document.getAnimations().map((it) => it.finished)); await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);", json!([]));
    let path = pictures::keep(&format!("{name}.png"), &page.browser.picture(false));
    println!("{}", path.display());
}

/// Opens the picture of a page and goes to a move in it.
fn open_scan(page: &Page) {
    page.browser.run_slowly(DROP, json!([BOOK]));
    page.soon(13, |page| page.count(".scan-page .print"));
    page.blur();
    page.press(&["ArrowRight"; 10]);
    let taken = ".scan-page .print.current[aria-label^='BxQ']";
    page.soon(true, |page| page.has(taken));
}

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
            take(&page, theme);
        }
        page.browser.prefer("light");
        open_scan(&page);
        take(&page, "scan");
        ExitCode::SUCCESS
    })
}
