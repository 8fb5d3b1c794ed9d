//! Pictures of pages: a game that is printed in one comes onto the board.

use image::{DynamicImage, GrayImage, ImageFormat, Luma};
use rank_and_file_browser::device::{names, served, written};
use rank_and_file_browser::embed::hosted;
use rank_and_file_browser::{Browser, Fault, Host, Page, Test, tests, with_page};
use serde_json::{Value, json};
use testing::binder::{Jpeg, bind_with_pictures, set};

use crate::files::{LEGALL, SHEET, choose};

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
    //more
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
    drawn(page, LEGALL, "")
}

/// Returns the bytes of a picture of these lines and of what a script draws with them.
fn drawn(page: &Page, lines: &str, more: &str) -> Vec<u8> {
    let script = format!(
        "{} return [...new Uint8Array(await file.arrayBuffer())];",
        DRAW.replace("//more", more)
    );
    let bytes: Value = page.browser.run_slowly(&script, json!([lines]));
    serde_json::from_value(bytes).expect("bytes")
}

/// Waits until the game of the picture stands on the board.
fn assert_is_read(page: &Page) {
    page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
    page.soon(true, |page| page.has(".book:not([hidden])"));
}

/// Waits until words with this part are said.
fn assert_is_said(page: &Page, part: &str) {
    page.soon(String::new(), |page| {
        let said = page.notice().unwrap_or_default();
        match said.contains(part) {
            true => String::new(),
            false => format!("{part:?} is not in {said:?}"),
        }
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

/// Draws a diagram below the lines of print.
const DIAGRAM: &str = "for (let at = 0; at < 64; at += 1) {
        const [file, rank] = [at % 8, Math.floor(at / 8)];
        pen.fillStyle = (file + rank) % 2 ? '#555' : '#fffef8';
        pen.fillRect(300 + 50 * file, 60 * lines.length - 340 + 50 * rank, 50, 50);
    }
    pen.strokeStyle = '#111';
    pen.lineWidth = 4;
    pen.strokeRect(300, 60 * lines.length - 340, 400, 400);";

fn a_diagram_in_a_picture_is_said_and_framed() {
    // Returns the share of squares in the frame that are dark or light as they should be.
    const CHEQUERED: &str = "const picture = document.querySelector('.scan-page img');
        const frame = document.querySelector('.scan-page .diagram').getBoundingClientRect();
        const whole = picture.getBoundingClientRect();
        const canvas = new OffscreenCanvas(picture.naturalWidth, picture.naturalHeight);
        const pen = canvas.getContext('2d');
        pen.drawImage(picture, 0, 0);
        const scale = picture.naturalWidth / whole.width;
        let right = 0;
        for (let at = 0; at < 64; at += 1) {
            const [file, rank] = [at % 8, Math.floor(at / 8)];
            const x = (frame.x - whole.x + (file + 0.5) * frame.width / 8) * scale;
            const y = (frame.y - whole.y + (rank + 0.5) * frame.height / 8) * scale;
            const isDark = pen.getImageData(x, y, 1, 1).data[0] < 160;
            right += isDark === ((file + rank) % 2 === 1) ? 1 : 0;
        }
        return right / 64;";
    with_page(|page| {
        let lines = [LEGALL, "\n\n\n\n\n\n\n\n\n\n"].concat();
        choose(page, "page 1.png", &drawn(page, &lines, DIAGRAM));
        assert_is_read(page);
        assert_is_said(page, "one diagram on page 1");
        page.click("#tab-book");
        page.soon(true, |page| page.has(".scan-page img"));
        page.soon(1, |page| page.count(".scan-page .diagram"));
        assert_eq!(
            page.label(".scan-page .diagram"),
            "A diagram. Its position is not read."
        );
        page.soon(json!(1), |page| page.browser.run(CHEQUERED, json!([])));
    });
}

/// Notes what is said from now on.
const NOTE: &str = "window.said = [];
    new MutationObserver(() => window.said.push(document.querySelector('.notice')?.textContent ?? ''))
        .observe(document.body, {subtree: true, childList: true, characterData: true});";

/// Returns the pages that were said to be read, in order.
fn pages_said(page: &Page) -> Vec<String> {
    let said: Vec<String> = page.read("return window.said;", json!([]));
    let read = said.iter().filter_map(|said| {
        let begin = said.find("Reading page ")?;
        let words = said[begin..].split(' ').skip(2).take(3);
        Some(words.collect::<Vec<_>>().join(" "))
    });
    let mut read: Vec<String> = read.collect();
    read.dedup();
    read
}

/// The players of short games.
const TREES: [&str; 10] = [
    "OAK", "ELM", "PINE", "FIR", "YEW", "BEECH", "LARCH", "MAPLE", "HAZEL", "CEDAR",
];

/// The lines of a page with a short game, of which the number is told by the names of the players.
fn short_game(number: usize) -> String {
    let (white, black) = (TREES[number], TREES[(number + 1) % 10]);
    format!(
        "White: {white}. Black: {black}.\n\n1. P-K4    P-K4\n2. Kt-KB3    Kt-QB3\n3. B-B4    B-B4\n4. P-Q3    Kt-B3\n5. Castles    P-Q3"
    )
}

/// Returns the names of the white players of a book's games, in the order of the book.
fn whites(page: &Page) -> Vec<String> {
    let titles = page.texts("select.game-title option");
    let game = |title: &String| {
        let (number, names) = title.split_once(". ").unwrap_or_default();
        let white = names.split(' ').next().unwrap_or_default();
        (number.parse().unwrap_or(0_u32), white.to_uppercase())
    };
    let mut games: Vec<(u32, String)> = titles.iter().map(game).collect();
    games.sort();
    games.into_iter().map(|(_, white)| white).collect()
}

/// Returns a PDF with a game on each page, of which those with these numbers are text.
fn pdf_of_games(page: &Page, count: usize, texts: &[usize]) -> Vec<u8> {
    let mut pictures = Vec::new();
    let mut pages = Vec::new();
    for number in 0..count {
        let lines = short_game(number);
        if texts.contains(&number) {
            let lines = lines.lines().zip(0..);
            let lines = lines
                .flat_map(|(line, row)| set(40.0, 700.0 - 16.0 * f64::from(row), line, &SHEET));
            pages.push(lines.collect());
            continue;
        }
        let bytes = drawn(page, &lines, "");
        let picture = image::load_from_memory(&bytes)
            .expect("a picture")
            .into_rgb8();
        let (width, height) = picture.dimensions();
        let place = format!(
            "q 500 0 0 {} 40 400 cm /P{} Do Q",
            500 * height / width,
            pictures.len()
        );
        pages.push(place.into_bytes());
        let bytes = encoded(&picture.into(), ImageFormat::Jpeg);
        pictures.push(Jpeg {
            bytes,
            width,
            height,
        });
    }
    bind_with_pictures(&pages, &pictures, &SHEET)
}

/// Opens such a PDF, and expects its games in order and the progress from page to page.
fn assert_pdf_is_read(page: &Page, count: usize, texts: &[usize]) {
    let bytes = pdf_of_games(page, count, texts);
    page.browser.run(NOTE, json!([]));
    choose(page, "scans.pdf", &bytes);
    let told = (0..count).filter(|number| !texts.contains(number));
    // Each page has the time that a page may take, however many there are.
    for number in told.clone() {
        let progress = format!("{} of {count}", number + 1);
        page.soon(true, |page| {
            pages_said(page)
                .iter()
                .any(|said| said.starts_with(&progress))
        });
    }
    let whites_of_all: Vec<&str> = (0..count).map(|number| TREES[number]).collect();
    page.soon(names(&whites_of_all), whites);
    let told: Vec<String> = told
        .map(|number| format!("{} of {count}", number + 1))
        .collect();
    let said: Vec<String> = pages_said(page)
        .iter()
        .map(|said| {
            said.trim_end_matches(|it: char| !it.is_ascii_digit())
                .to_owned()
        })
        .collect();
    assert_eq!(said, told);
}

fn a_pdf_of_ten_pictures_gives_its_games_in_order_and_tells_how_far_it_is() {
    with_page(|page| assert_pdf_is_read(page, 10, &[]));
}

fn pages_of_text_and_pictures_in_one_pdf_stay_in_order() {
    with_page(|page| assert_pdf_is_read(page, 5, &[1, 3]));
}

fn a_first_page_that_is_a_picture_is_read_and_text_opens_where_it_cannot_be() {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::open(browser, &host.url);
    let file = host.files("eng.traineddata.gz").remove(0);
    host.fail(&file, Some(Fault::Missing));
    let bytes = pdf_of_games(&page, 3, &[1, 2]);
    choose(&page, "score.pdf", &bytes);
    assert_is_said(&page, "1 of 3 pages is a picture without text: 1");
    assert_is_said(&page, "did not arrive");
    page.soon(names(&[TREES[1], TREES[2]]), whites);
    host.fail(&file, None);
    choose(&page, "score.pdf", &bytes);
    page.soon(names(&[TREES[0], TREES[1], TREES[2]]), whites);
}

fn encoded(picture: &DynamicImage, format: ImageFormat) -> Vec<u8> {
    let mut bytes = std::io::Cursor::new(Vec::new());
    picture.write_to(&mut bytes, format).expect("memory");
    bytes.into_inner()
}

fn a_picture_that_cannot_be_read_is_said_with_a_way_on_and_the_book_stays() {
    let gray =
        |width, height| DynamicImage::from(GrayImage::from_pixel(width, height, Luma([255])));
    let png = |picture: &DynamicImage| encoded(picture, ImageFormat::Png);
    with_page(|page| {
        let whole = picture(page);
        let open = image::load_from_memory(&whole).expect("a picture");
        choose(page, "page 1.png", &whole);
        assert_is_read(page);
        let rows = page.words(".book-page");
        // A hundred million pixels from a file of a thousandth of their bytes.
        let huge = png(&gray(10_000, 10_000));
        assert!(huge.len() < 1_000_000, "{} bytes", huge.len());
        for (name, bytes, words) in [
            (
                "empty.png",
                png(&gray(900, 1_200)),
                "no letters were recognised in the picture; turn it upright",
            ),
            (
                "seen from behind.png",
                png(&open.fliph()),
                "see whether the picture is sharp and stands upright",
            ),
            (
                "huge.png",
                huge,
                "100 million pixels; at most 60 million are read",
            ),
            (
                "half.png",
                whole[..whole.len() / 2].to_vec(),
                "is cut short or damaged; download it again",
            ),
            (
                "none.png",
                b"no picture".to_vec(),
                "this picture is cut short or damaged",
            ),
        ] {
            choose(page, name, &bytes);
            assert_is_said(page, words);
            assert_eq!(page.words(".book-page"), rows, "{name}");
            assert_eq!(page.main_line(0).pop().as_deref(), Some("Nd5#"), "{name}");
        }
    });
}

fn a_picture_that_stands_on_its_head_or_side_is_turned() {
    for turned in [
        DynamicImage::rotate90,
        DynamicImage::rotate180,
        DynamicImage::rotate270,
    ] {
        with_page(|page| {
            let upright = image::load_from_memory(&picture(page)).expect("a picture");
            let turned = encoded(&turned(&upright), ImageFormat::Png);
            choose(page, "page 1.png", &turned);
            assert_is_read(page);
        });
    }
}

fn a_page_on_which_the_recogniser_fails_is_said_as_such() {
    hosted("/", |page, host| {
        let file = host.file("recogniser", ".js");
        // It gets something that is no picture.
        host.replace(&file, "new Blob([picture])", "new Blob([\"none\"])");
        host.publish();
        page.arrive(&host.url);
        drop_picture(page);
        assert_is_said(page, "failed on page 1; try again");
    });
}

pub const TESTS: &[Test] = tests![
    a_picture_that_is_chosen_dropped_or_pasted_becomes_a_game: Worker;
    what_recognises_letters_is_fetched_with_the_first_picture_and_kept_from_then_on: ServiceWorker;
    pages_are_photographed_one_after_another_where_there_is_a_finger;
    a_part_of_the_recogniser_that_does_not_arrive_is_said_and_comes_later: Faults;
    reading_is_stopped_and_begun_again: Worker;
    a_diagram_in_a_picture_is_said_and_framed;
    a_pdf_of_ten_pictures_gives_its_games_in_order_and_tells_how_far_it_is;
    pages_of_text_and_pictures_in_one_pdf_stay_in_order;
    a_first_page_that_is_a_picture_is_read_and_text_opens_where_it_cannot_be: Faults;
    a_picture_that_cannot_be_read_is_said_with_a_way_on_and_the_book_stays;
    a_picture_that_stands_on_its_head_or_side_is_turned;
    a_page_on_which_the_recogniser_fails_is_said_as_such: Faults;
];
