//! A book that came as pictures: its pictures in place of its text, with the moves in them.
//!
//! The book and its pictures are put where the workers keep them, because these tests are not about
//! recognising letters.

use rank_and_file::container::{PageScan, PrintedArea, PrintedWord};
use rank_and_file::protocol::Wire;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::{Value, json};

/// Legall's mate as a book would print it. The fourth move could be that of either rook's pawn.
const LEGALL: &str = "A TRAP FOR THE HASTY\n\nWhite: LEGALL. Black: SAINT BRIE. Paris, 1750.\n\n\
    1. P-K4 P-K4 2. B-B4 P-Q3 3. Kt-KB3 B-Kt5\n4. Kt-B3 P-R3\n\n\
    It is not known which of the rook's pawns went forward, but either loses.\n\n\
    5. KtxP BxQ 6. BxP ch K-K2 7. Kt-Q5 mate.\n";

/// Pixels of a letter, and of a line, in the picture.
const LETTER: u32 = 12;
const LINE: u32 = 36;

/// Size of the picture.
const SIZE: (u32, u32) = (1000, 500);

/// Returns the scan of the text, kept under this key.
fn scan(key: &str) -> PageScan {
    let mut words = Vec::new();
    let mut start = 0;
    for (line, row) in LEGALL.split_inclusive('\n').enumerate() {
        let mut column = 0;
        for word in row.split_inclusive(char::is_whitespace) {
            let length = word.trim_end().len() as u32;
            if length > 0 {
                words.push(PrintedWord {
                    start,
                    end: start + length,
                    picture: 0,
                    area: PrintedArea {
                        left: 40 + column * LETTER,
                        top: 40 + line as u32 * LINE,
                        width: length * LETTER,
                        height: LINE - 12,
                    },
                    confidence: 90,
                });
            }
            column += word.len() as u32;
            start += word.len() as u32;
        }
    }
    PageScan {
        key: key.to_owned(),
        pictures: vec![SIZE],
        words,
        diagrams: Vec::new(),
    }
}

/// Opens the text as a book, puts pictures of it beside it in the store, and loads the page again.
/// Returns the key of the book.
fn open_scan(page: &Page) -> String {
    open_scan_kept_as(page, |scan| scan.to_bytes())
}

/// Does the same with the words of the scan as these bytes.
fn open_scan_kept_as(page: &Page, bytes: impl Fn(&PageScan) -> Vec<u8>) -> String {
    const KEY: &str =
        "const slots = await answer(database.transaction('slots').objectStore('slots').getAll());
        return String(slots).match(/\\nbook=(\\S+) /)?.[1];";
    const PUT: &str = "const [key, bytes, text, [width, height]] = arguments;
        const canvas = new OffscreenCanvas(width, height);
        const drawn = canvas.getContext('2d');
        drawn.fillStyle = '#f4efe2';
        drawn.fillRect(0, 0, width, height);
        drawn.fillStyle = '#222';
        drawn.font = '20px monospace';
        text.split('\\n').forEach((line, at) => drawn.fillText(line, 40, 60 + 36 * at));
        const picture = await canvas.convertToBlob({type: 'image/jpeg'});
        const writing = database.transaction('pictures', 'readwrite');
        writing.objectStore('pictures').put(new Uint8Array(bytes), [key, 'words']);
        writing.objectStore('pictures').put(picture, [key, 0]);
        await new Promise((done, fail) => Object.assign(writing, {oncomplete: done, onabort: fail}));";
    page.paste(LEGALL);
    page.soon(13, |page| page.count(".print"));
    let key = || page.in_store::<Option<String>>(KEY, json!([]));
    page.soon(true, |_| key().is_some());
    let key = key().expect("the key of the book");
    let bytes = bytes(&scan(&key));
    let _: Value = page.in_store(PUT, json!([key, bytes, LEGALL, SIZE]));
    page.reload();
    page.click("#tab-book");
    page.soon(13, |page| page.count(".scan-page .print"));
    key
}

/// Returns the width of the picture as it is, once it has been fetched; 0 before.
fn picture_width(page: &Page) -> u32 {
    let width = "return document.querySelector('.scan-page img')?.naturalWidth ?? 0;";
    page.browser
        .run(width, json!([]))
        .as_u64()
        .map_or(0, |width| width as u32)
}

/// Returns the selector of the frame with this label.
fn frame(label: &str) -> String {
    format!(".scan-page .print[aria-label='{label}']")
}

fn current(page: &Page) -> String {
    page.text_of("return document.querySelector('.scan-page .print.current')?.getAttribute('aria-label') ?? '';")
}

fn a_press_in_the_picture_goes_to_the_move_and_keys_settle_it() {
    with_page(|page| {
        open_scan(page);
        page.soon(SIZE.0, picture_width);
        page.click(&frame("BxQ"));
        page.soon("BxQ".to_owned(), current);
        page.soon(vec!["d1".to_owned(), "g4".to_owned()], |page| {
            page.squares("last")
        });
        page.press(&["ArrowRight"]);
        page.soon("BxP ch mark".to_owned(), current);
        page.blur();
        page.press(&["n"]);
        page.soon("P-R3 open".to_owned(), current);
        assert!(page.has(".scan-page .print.doubt.current"));
        // What is to be corrected stands beside the box for it.
        assert!(page.has(".tools .crop img"));
        page.press(&["o"]);
        page.soon("P-R3 chosen".to_owned(), current);
        assert!(page.main_line(0).contains(&"h6".to_owned()));
    });
}

fn the_recognised_text_is_one_press_away_and_the_picture_can_be_enlarged() {
    with_page(|page| {
        open_scan(page);
        let width = |page: &Page| {
            let width = "return String(document.querySelector('.scan-page').getBoundingClientRect().width);";
            page.text_of(width).parse::<f64>().expect("a width")
        };
        let before = width(page);
        page.press_button(".page-looks", "Enlarged");
        page.soon(true, |page| width(page) > 1.9 * before);
        page.press_button(".page-looks", "Text");
        page.soon(false, |page| page.has(".scan-page"));
        assert!(page.words(".book-page").contains("either loses"));
        page.press_button(".page-looks", "Picture");
        page.soon(13, |page| page.count(".scan-page .print"));
    });
}

fn pictures_that_are_gone_leave_the_text_and_it_is_said() {
    const REMOVE: &str =
        "const writing = database.transaction('pictures', 'readwrite');
        writing.objectStore('pictures').delete([arguments[0], 0]);
        await new Promise((done, fail) => Object.assign(writing, {oncomplete: done, onabort: fail}));";
    with_page(|page| {
        let key = open_scan(page);
        let _: Value = page.in_store(REMOVE, json!([key]));
        page.reload();
        page.click("#tab-book");
        page.soon(true, |page| {
            page.words(".book").contains("no longer on this device")
        });
        assert!(page.words(".book-page").contains("either loses"));
    });
}

fn pictures_are_told_of_among_what_is_kept() {
    with_page(|page| {
        open_scan(page);
        page.open_kept_games();
        let words = page.words("dialog[open]");
        assert!(words.contains("The pictures of pages take"), "{words}");
    });
}

fn a_book_that_was_kept_before_diagrams_were_framed_opens() {
    with_page(|page| {
        open_scan_kept_as(page, |scan| {
            // The number of the diagrams came last.
            let mut bytes = scan.to_bytes();
            assert_eq!(bytes.pop(), Some(0));
            bytes
        });
        page.click(&frame("BxQ"));
        page.soon("BxQ".to_owned(), current);
    });
}

pub const TESTS: &[Test] = tests![
    a_press_in_the_picture_goes_to_the_move_and_keys_settle_it;
    the_recognised_text_is_one_press_away_and_the_picture_can_be_enlarged;
    pictures_that_are_gone_leave_the_text_and_it_is_said;
    pictures_are_told_of_among_what_is_kept;
    a_book_that_was_kept_before_diagrams_were_framed_opens;
];
