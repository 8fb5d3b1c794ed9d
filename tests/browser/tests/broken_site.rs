//! Files of the site that do not arrive: one by one each is missing, cut, replaced by a page of HTML,
//! or never answered. What cannot work without the file says so, and says what to do.
//!
//! | file | missing, cut, or HTML | never answered |
//! |---|---|---|
//! | the page's script, program or style sheet | "… could not be loaded … reload the page" | "This takes longer than usual …" |
//! | the script, program or style sheet of the page for practice | "… could not be loaded … reload the page" | "This takes longer than usual …" |
//! | the keeper | the page works, and says that nothing is kept | "This takes longer than usual …" |
//! | a worker | "… did not start or has stopped. Check the connection and try again." | "Reading …", with a button that stops |
//! | the element's program or style sheet | "The board could not be loaded …", and the score as text | the score as text |
//! | a lesson's script | "What you solve is not kept. …" | the same |
//! | the script of a lesson's theme | the lesson works | the same |
//! | fonts, pictures, the files of an installed app | everything works | everything works |
//!
//! Not in this table: a style sheet of the page that is never answered. Browsers show nothing before
//! they have an answer, and show meanwhile that the page is loading.

use rank_and_file_browser::{Browser, Fault, Host, Page, Test, has_all_faults, tests};
use serde_json::json;
use testing::binder::{epub, html};

use crate::files::LEGALL;

/// A visit to the site.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Visit {
    /// The page.
    App,
    /// The page, where an old book is opened as a text.
    Book,
    /// The page, where an old book is opened as an EPUB file.
    File,
    /// The page, where a file of games is opened.
    Library,
    /// A lesson, which is a page with boards.
    Lesson,
    /// A board in a frame.
    Frame,
    /// The page for practice.
    Practice,
}

/// What a visitor then sees.
#[derive(Clone, Copy, Debug)]
enum Seen {
    /// Everything works.
    Whole,
    /// These words stand on the page, whatever else works.
    Words(&'static str),
}

use Seen::{Whole, Words};
use Visit::{App, Book, File, Frame, Lesson, Library, Practice};

const LATE: Seen =
    Words("This takes longer than usual. Check the connection, then reload the page.");
const APART: Seen = Words("Check the connection, then reload the page.");
const BOARD: Seen = Words("The board could not be loaded");
const SCORE: Seen = Words("1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5");
const WORKER: Seen = Words("did not start or has stopped. Check the connection and try again.");
const STOP: Seen = Words("Stop");
const COUNTED: Seen = Words("0 of 4 exercises done.");
const LESSON: Seen = Words("What you solve is not kept. Reload the page to try again.");

/// A file: the beginning and the end of its path.
type Name = (&'static str, &'static str);

/// Each file, where it is needed, and what is seen when it is missing, cut
/// or replaced, and when it is never answered; `None` if that is not asked.
const FILES: [(Name, Visit, Seen, Option<Seen>); 34] = [
    (("boot-", ".js"), App, LATE, Some(LATE)),
    (("page-", ".css"), App, APART, None),
    (("page-", ".js"), App, APART, Some(LATE)),
    (("page-", ".wasm"), App, Words("eload the page"), Some(LATE)),
    (
        ("keeper-", ".js"),
        App,
        Words("Nothing is kept now"),
        Some(LATE),
    ),
    (("type", ".js"), App, Whole, Some(LATE)),
    (("installed", ".js"), App, Whole, Some(Whole)),
    (("fonts/rank-serif.", ".woff2"), App, Whole, Some(Whole)),
    (("fonts/rank-sans", ".woff2"), App, Whole, Some(Whole)),
    (("pieces/outline", ".svg"), App, Whole, Some(Whole)),
    (("manifest", ".webmanifest"), App, Whole, Some(Whole)),
    (("favicon-", ".svg"), App, Whole, Some(Whole)),
    (("book-worker-loader-", ".js"), Book, WORKER, Some(STOP)),
    (("book-worker-", ".js"), Book, WORKER, Some(STOP)),
    (("book-worker-", ".wasm"), Book, WORKER, Some(STOP)),
    (("file-worker-loader-", ".js"), File, WORKER, Some(STOP)),
    (("file-worker-", ".js"), File, WORKER, Some(STOP)),
    (("file-worker-", ".wasm"), File, WORKER, Some(STOP)),
    (
        ("library-worker-loader-", ".js"),
        Library,
        WORKER,
        Some(STOP),
    ),
    (("library-worker-", ".js"), Library, WORKER, Some(STOP)),
    (("library-worker-", ".wasm"), Library, WORKER, Some(STOP)),
    (("chess-notation-", ".js"), Lesson, BOARD, Some(SCORE)),
    (("chess-notation-", ".wasm"), Lesson, BOARD, Some(SCORE)),
    (("chess-notation-", ".css"), Lesson, BOARD, Some(SCORE)),
    (("embed.", "js"), Lesson, SCORE, Some(SCORE)),
    (("lessons/lessons.", "js"), Lesson, LESSON, Some(LESSON)),
    (("lessons/lessons.", "css"), Lesson, SCORE, None),
    (("lessons/looks.", "js"), Lesson, COUNTED, Some(COUNTED)),
    (("practice-", ".js"), Practice, APART, Some(LATE)),
    (
        ("practice-", ".wasm"),
        Practice,
        Words("eload the page"),
        Some(LATE),
    ),
    (("practice-", ".css"), Practice, APART, None),
    (("embed-frame", ".js"), Frame, BOARD, Some(BOARD)),
    (("embed.", "js"), Frame, BOARD, Some(BOARD)),
    (("embedding/embedding.", "css"), Frame, Whole, None),
];

/// The cases that every run tries.
const USUAL: [(Name, Fault); 9] = [
    (("boot-", ".js"), Fault::Missing),
    (("page-", ".css"), Fault::Html),
    (("page-", ".wasm"), Fault::Cut),
    (("keeper-", ".js"), Fault::Missing),
    (("file-worker-", ".wasm"), Fault::Html),
    (("book-worker-", ".wasm"), Fault::Unanswered),
    (("chess-notation-", ".css"), Fault::Html),
    (("embed-frame", ".js"), Fault::Missing),
    (("practice-", ".wasm"), Fault::Cut),
];

/// Opens the address in a frame of 1280 × 850 pixels. The driver would wait for a page of its own until all
/// files are there.
const OPEN: &str = "const frame = document.createElement('iframe');
    frame.style = 'inline-size: 1280px; block-size: 850px; border: 0';
    frame.src = arguments[0];
    document.body.replaceChildren(frame);";

/// Drops a file with these bytes on the page in the frame.
const DROP: &str = "const {contentWindow, contentDocument} = document.querySelector('iframe');
    const data = new contentWindow.DataTransfer();
    data.items.add(new contentWindow.File([new Uint8Array(arguments[1])], arguments[0]));
    const drop = new contentWindow.DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true});
    contentDocument.querySelector('.board').dispatchEvent(drop);";

/// Returns the words that are seen in the frame and in its boards, once the page has its style sheet if it
/// can have one: without it the words are seen that the sheet keeps hidden for ten seconds.
const READ: &str = "const {contentDocument} = document.querySelector('iframe');
    if (arguments[0] && contentDocument.styleSheets.length === 0) return '';
    const boards = [...contentDocument.querySelectorAll('chess-notation')];
    const parts = boards.flatMap(({shadowRoot}) => [...shadowRoot?.children ?? []]);
    return [contentDocument.body, ...parts].map((part) => part?.innerText).join('\\n');";

/// Returns whether the page in the frame, or its first board, is there and says nothing of a fault.
const IS_WHOLE: &str = "const {contentDocument} = document.querySelector('iframe');
    const board = contentDocument.querySelector('chess-notation');
    return board
        ? Boolean(board.shadowRoot?.querySelector('.sheet'))
        : Boolean(contentDocument.querySelector('.sheet')) && !contentDocument.querySelector('.notice');";

/// Returns how high the page in the frame is.
const HEIGHT: &str =
    "return document.querySelector('iframe').contentDocument.documentElement.scrollHeight;";

/// Returns the path of a file in the site. The names of workers are also the beginnings of their loaders' names.
fn named(host: &Host, (start, end): Name) -> String {
    let mut files = host.files(end);
    files.retain(|file| {
        file.starts_with(start) && file.contains("-loader-") == start.contains("-loader-")
    });
    assert_eq!(files.len(), 1, "{start}…{end}: {files:?}");
    files.remove(0)
}

/// Opens the site with a fault in one of its files, does what needs the file, and looks.
fn visit(file: Name, fault: Fault, visit: Visit, seen: Seen) {
    let host = Host::of_the_site();
    let name = named(&host, file);
    println!("{name} {fault:?}");
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::unopened(browser);
    // Any file of the site that is not a page, so that its frame is of the same site.
    page.browser
        .go(&format!("{}custom-elements.json", host.url));
    host.fail(&name, Some(fault));
    let address = match visit {
        App | Book | File | Library => "",
        Lesson => "lessons/1-squares-and-pieces.html",
        Frame => "embed.html#pgn=1.+e4+e5",
        Practice => "practice.html",
    };
    page.browser.run(OPEN, json!([host.url.clone() + address]));
    let dropped = match visit {
        Book => Some(("book.txt", LEGALL.as_bytes().to_vec())),
        File => Some(("book.epub", epub(&[html(LEGALL)]))),
        Library => Some((
            "games.pgn",
            "[White \"A\"]\n\n1. e4 e5 *\n\n".repeat(9000).into_bytes(),
        )),
        App | Lesson | Frame | Practice => None,
    };
    if let Some((name, bytes)) = dropped {
        page.soon(json!(true), |page| page.browser.run(IS_WHOLE, json!([])));
        page.browser.run(DROP, json!([name, bytes]));
    }
    let is_styled = !name.ends_with(".css");
    match seen {
        Whole => page.soon(json!(true), |page| page.browser.run(IS_WHOLE, json!([]))),
        Words(words) => page.soon((words, true), |page| {
            let read = page.browser.run(READ, json!([is_styled]));
            (
                words,
                read.as_str().is_some_and(|read| read.contains(words)),
            )
        }),
    }
    if visit == App {
        let height = page.browser.run(HEIGHT, json!([]));
        assert!(
            height.as_u64() <= Some(850),
            "{name} {fault:?}: {height} pixels high"
        );
    }
}

fn what_does_not_arrive_is_said_with_a_way_on_or_is_not_needed() {
    for (file, needed, broken, unanswered) in FILES {
        let broken = [Fault::Missing, Fault::Cut, Fault::Html].map(|fault| (fault, Some(broken)));
        for (fault, seen) in broken.into_iter().chain([(Fault::Unanswered, unanswered)]) {
            let Some(seen) = seen else { continue };
            if has_all_faults() || USUAL.contains(&(file, fault)) {
                visit(file, fault, needed, seen);
            }
        }
    }
}

pub const TESTS: &[Test] = tests![
    what_does_not_arrive_is_said_with_a_way_on_or_is_not_needed: Faults;
];
