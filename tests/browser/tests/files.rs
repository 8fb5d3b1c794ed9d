//! Books as files: EPUB, PDF, HTML and old encodings, opened in the page.

use rank_and_file_browser::device::written;
use rank_and_file_browser::embed::hosted;
use rank_and_file_browser::{Page, Test, tests, with_page};
use testing::binder;
use testing::binder::{Sheet, bind, epub, html, pdf};

/// Legall's mate as a book prints it.
pub const LEGALL: &str = "GAME 1.\n\nWhite: Legall. Black: Saint Brie.\n\n    1. P-K4                P-K4\n    2. B-B4                P-Q3\n    \
    3. Kt-KB3              B-Kt5\n    4. Kt-B3               P-KR3\n    5. KtxP                BxQ\n    6. BxPch               K-K2\n    \
    7. Kt-Q5mate\n\nAnd Black resigns.\n";

pub const SHEET: Sheet = Sheet {
    columns: 1,
    kerned: true,
    font: "Times-Roman",
    pack: None,
};

/// Chooses a file with these bytes in the Open dialog.
pub fn choose(page: &Page, name: &str, bytes: &[u8]) {
    let path = written(name, bytes);
    page.tool("Open");
    page.soon(true, |page| page.has("dialog[open]"));
    page.choose_file("dialog[open] input[type=file]", &path);
}

fn a_book_is_read_from_an_epub_a_pdf_and_a_page() {
    with_page(|page| {
        let wide: Vec<u8> = LEGALL.encode_utf16().flat_map(u16::to_be_bytes).collect();
        for (name, bytes) in [
            ("legall.epub", epub(&[html(LEGALL)])),
            ("legall.pdf", pdf(LEGALL, &SHEET)),
            ("legall.html", html(LEGALL).into_bytes()),
            ("legall.txt", wide),
        ] {
            page.new_game();
            page.soon(0, |page| page.main_line(0).len());
            choose(page, name, &bytes);
            page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
            page.soon(true, |page| page.has(".book:not([hidden]) .print"));
        }
        assert_eq!(page.complaints(), Vec::<String>::new());
    });
}

fn pages_that_are_pictures_and_files_that_are_no_books_are_said() {
    with_page(|page| {
        let picture = b"q 595 0 0 842 0 0 cm /I Do Q".to_vec();
        choose(
            page,
            "scan.pdf",
            &bind(&[picture.clone(), picture.clone()], &SHEET),
        );
        page.soon(
            Some(
                "The file scan.pdf cannot be opened: no letters were recognised in the pictures of 2 pages; turn them upright, or take them again from nearer and in more light."
                    .to_owned(),
            ),
            Page::notice,
        );
        choose(page, "book.djvu", b"AT&TFORM");
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|said| said.contains("a DjVu file"))
        });
        let mut print = Vec::new();
        for (row, line) in LEGALL.lines().enumerate() {
            print.extend(binder::set(40.0, 700.0 - 12.0 * row as f64, line, &SHEET));
        }
        choose(
            page,
            "half.pdf",
            &bind(&[picture.clone(), print, picture], &SHEET),
        );
        page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|said| said.contains("no letters were recognised on pages 1, 3 of 3"))
        });
    });
}

fn a_file_worker_that_does_not_arrive_is_said_to_be_missing_and_comes_later() {
    hosted("/", |page, host| {
        let file = host.file("file-worker-loader-", ".js");
        let kept = host.remove(&file);
        // Without this file the site is still complete, so no browser waits for it.
        host.publish();
        page.arrive(&host.url);
        let book = epub(&[html(LEGALL)]);
        choose(page, "legall.epub", &book);
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|said| said.contains("legall.epub was not opened"))
        });
        host.write(&file, &kept);
        choose(page, "legall.epub", &book);
        page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
    });
}

pub const TESTS: &[Test] = tests![
    a_book_is_read_from_an_epub_a_pdf_and_a_page: Worker;
    pages_that_are_pictures_and_files_that_are_no_books_are_said;
    a_file_worker_that_does_not_arrive_is_said_to_be_missing_and_comes_later;
];
