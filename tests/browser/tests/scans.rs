//! Pictures of pages: a game that is printed in one comes onto the board.

use rank_and_file_browser::device::served;
use rank_and_file_browser::{Browser, Fault, Host, Page, Test, tests, with_page};
use serde_json::{Value, json};

use crate::files::{LEGALL, choose, written};

/// Draws lines of print on a sheet of paper, and makes a file of its picture.
const DRAW: &str = "const lines = arguments[0].split('\\n');
    const canvas = new OffscreenCanvas(1200, 60 * lines.length + 120);
    const pen = canvas.getContext('2d');
    pen.fillStyle = '#fffef8';
    pen.fillRect(0, 0, canvas.width, canvas.height);
    pen.fillStyle = '#111';
    pen.font = '36px serif';
    lines.forEach((line, at) => {
        const parts = line.trim().split(/ {4,}/);
        parts.forEach((part, column) => pen.fillText(part, (line.startsWith(' ') ? 140 : 80) + 500 * column, 60 * at + 100));
    });
    const picture = await canvas.convertToBlob({type: 'image/png'});
    const file = new File([picture], 'page 1.png', {type: 'image/png'});";

/// Hands the file to the page by an event of this kind, which has files in this property.
fn hand_over(page: &Page, kind: &str, event: &str, property: &str) {
    let script = format!(
        "{DRAW}
        const data = new DataTransfer();
        data.items.add(file);
        document.querySelector('.app').dispatchEvent(new {event}('{kind}', {{{property}: data, bubbles: true, cancelable: true}}));"
    );
    page.browser.run_slowly(&script, json!([LEGALL]));
}

fn drop_picture(page: &Page) {
    hand_over(page, "drop", "DragEvent", "dataTransfer");
}

/// Returns the bytes of the picture.
fn picture(page: &Page) -> Vec<u8> {
    let script = format!("{DRAW} return [...new Uint8Array(await file.arrayBuffer())];");
    let bytes: Value = page.browser.run_slowly(&script, json!([LEGALL]));
    serde_json::from_value(bytes).expect("bytes")
}

/// Waits until the game of the picture stands on the board.
fn assert_is_read(page: &Page) {
    page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
    page.soon(true, |page| page.has(".book:not([hidden])"));
}

/// Waits until words with this part are said.
fn assert_is_said(page: &Page, part: &str) {
    page.soon((part, true), |page| {
        let said = page.notice();
        (part, said.is_some_and(|said| said.contains(part)))
    });
}

fn a_picture_that_is_chosen_dropped_or_pasted_becomes_a_game() {
    with_page(|page| {
        let bytes = picture(page);
        choose(page, "page 1.png", &bytes);
        assert_is_read(page);
        for (kind, event, property) in [
            ("drop", "DragEvent", "dataTransfer"),
            ("paste", "ClipboardEvent", "clipboardData"),
        ] {
            page.new_game();
            page.soon(0, |page| page.main_line(0).len());
            hand_over(page, kind, event, property);
            assert_is_read(page);
        }
    });
}

fn what_recognises_letters_is_fetched_with_the_first_picture_and_kept_from_then_on() {
    served("/chess/", |page, host| {
        page.wait_for_site();
        for file in ["recognition", "recogniser", "scan-worker"] {
            assert_eq!(host.requests(file), 0, "{file}");
        }
        drop_picture(page);
        assert_is_read(page);
        assert!(host.requests("recognition") > 0);
        host.stop();
        page.arrive(&host.url);
        page.new_game();
        page.soon(0, |page| page.main_line(0).len());
        drop_picture(page);
        assert_is_read(page);

        // Two pictures that another program shares stay two.
        let share = format!(
            "{DRAW} const form = new FormData();
            form.append('file', file);
            form.append('file', new File([picture], 'page 2.png', {{type: 'image/png'}}));
            await fetch('share', {{method: 'POST', body: form}});"
        );
        page.browser.run_slowly(&share, json!([LEGALL]));
        page.arrive(&format!("{}?shared", host.url));
        assert_is_said(page, "Reading page 2 of 2");
    });
}

fn pages_are_photographed_one_after_another_where_there_is_a_finger() {
    const IS_SHOWN: &str =
        "return getComputedStyle(document.querySelector('.photographs')).display !== 'none';";
    with_page(|page| {
        let path = written("photograph.png", &picture(page));
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open] .photographs"));
        assert_eq!(page.browser.run(IS_SHOWN, json!([])), json!(false));
        let finger = json!({"enabled": true});
        page.browser
            .devtools("Emulation.setTouchEmulationEnabled", finger);
        page.soon(json!(true), |page| page.browser.run(IS_SHOWN, json!([])));
        for words in ["1 page.", "2 pages."] {
            page.choose_file("dialog[open] [capture]", &path);
            page.soon(Some(words.to_owned()), |page| {
                page.text("dialog[open] .photographs p")
            });
        }
        page.press_button("dialog[open]", "Read them");
        assert_is_said(page, "Reading page 2 of 2");
        assert_is_read(page);
    });
}

fn a_part_of_the_recogniser_that_does_not_arrive_is_said_and_comes_later() {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::unopened(browser);
    // In the order in which they are fetched, so that none is in the browser's cache.
    for (end, fault, words) in [
        ("tesseract.esm.min.js", Fault::Html, "did not arrive"),
        ("worker.min.js", Fault::Missing, "did not arrive"),
        ("eng.traineddata.gz", Fault::Missing, "did not arrive"),
    ] {
        let mut files = host.files(end);
        files.retain(|file| file.starts_with("recognition"));
        assert_eq!(files.len(), 1, "{end}: {files:?}");
        let file = files.remove(0);
        // What was said of the file before is gone from a new page.
        page.arrive(&host.url);
        host.fail(&file, Some(fault));
        drop_picture(&page);
        assert_is_said(&page, words);
        host.fail(&file, None);
    }
    drop_picture(&page);
    assert_is_read(&page);
}

fn reading_is_stopped_and_begun_again() {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::open(browser, &host.url);
    let mut files = host.files("eng.traineddata.gz");
    let file = files.remove(0);
    let before = page.main_line(0);
    host.fail(&file, Some(Fault::Unanswered));
    drop_picture(&page);
    assert_is_said(&page, "Reading page 1 of 1");
    page.press_button(".notice", "Stop");
    page.soon(false, |page| {
        page.notice().is_some_and(|said| said.contains("Reading"))
    });
    assert_eq!(page.main_line(0), before, "what was open stays");
    host.fail(&file, None);
    drop_picture(&page);
    assert_is_read(&page);
}

pub const TESTS: &[Test] = tests![
    a_picture_that_is_chosen_dropped_or_pasted_becomes_a_game: Worker;
    what_recognises_letters_is_fetched_with_the_first_picture_and_kept_from_then_on: ServiceWorker;
    pages_are_photographed_one_after_another_where_there_is_a_finger;
    a_part_of_the_recogniser_that_does_not_arrive_is_said_and_comes_later: Faults;
    reading_is_stopped_and_begun_again: Worker;
];
