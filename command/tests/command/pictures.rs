//! Pictures of pages, recognised by a stand-in for the program tesseract.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;

use image::{GrayImage, ImageFormat, Luma};
use tempfile::TempDir;
use testing::binder::{Sheet, bind, set};

/// What the stand-in does: it lists two languages, notes in which language it is asked for the first look at a page, and answers
/// with the table that lies beside it for a picture of this width.
const STAND_IN: &str = "#!/bin/sh
here=${0%/*}
if [ \"$1\" = --list-langs ]; then
  printf 'List of available languages (2):\\neng\\ndeu\\n'
  exit
fi
[ \"$7\" = -c ] || echo \"$4\" >> \"$here/asked\"
set -- $(/usr/bin/od -An -tu1 -j16 -N4)
width=$(( (($1 * 256 + $2) * 256 + $3) * 256 + $4 ))
exec /bin/cat \"$here/$width.tsv\"
";

/// A folder with a stand-in, and with pictures that it knows.
struct Desk {
    folder: TempDir,
}

impl Desk {
    fn new() -> Desk {
        let folder = tempfile::tempdir().expect("a folder");
        let program = folder.path().join("tesseract");
        fs::write(&program, STAND_IN).expect("a file");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
        Desk { folder }
    }

    fn path(&self, name: &str) -> String {
        let path = self.folder.path().join(name);
        path.to_str().expect("a name").to_owned()
    }

    /// Adds a picture in which the stand-in finds these lines. Each has a width of its own.
    fn picture(&self, name: &str, width: u32, lines: &[&str]) -> String {
        let path = self.path(name);
        let blank = GrayImage::from_pixel(width, 900, Luma([255]));
        blank
            .save_with_format(&path, ImageFormat::Png)
            .expect("a file");
        self.recognises(width, lines);
        path
    }

    /// Lets the stand-in find these lines in any picture of this width.
    fn recognises(&self, width: u32, lines: &[&str]) {
        fs::write(self.path(&format!("{width}.tsv")), table(lines)).expect("a file");
    }

    fn file(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.path(name);
        fs::write(&path, bytes).expect("a file");
        path
    }

    /// Runs the program where the stand-in is the only program there is.
    fn run(&self, arguments: &[&str]) -> (Option<i32>, String, String) {
        run_beside(self.folder.path(), arguments)
    }

    /// Returns the languages that the stand-in was asked for, page by page.
    fn asked(&self) -> Vec<String> {
        let asked = fs::read_to_string(self.path("asked")).unwrap_or_default();
        asked.lines().map(str::to_owned).collect()
    }
}

fn run_beside(folder: &Path, arguments: &[&str]) -> (Option<i32>, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_rank-and-file"))
        .args(arguments)
        .env("PATH", folder)
        .output()
        .expect("the program starts");
    let text = |bytes| String::from_utf8(bytes).expect("UTF-8");
    (
        output.status.code(),
        text(output.stdout),
        text(output.stderr),
    )
}

/// Returns the table of tesseract for lines of print, of letters that are all equally wide.
fn table(lines: &[&str]) -> String {
    let mut table = String::new();
    for (row, line) in lines.iter().enumerate() {
        let mut at = 0;
        for word in line.split(' ') {
            if !word.is_empty() {
                let (left, top, width) = (40 + 12 * at, 60 + 36 * row, 12 * word.len());
                table += &format!("5\t1\t1\t1\t{row}\t1\t{left}\t{top}\t{width}\t22\t95\t{word}\n");
            }
            at += word.len() + 1;
        }
    }
    table
}

const BEGINNING: [&str; 7] = [
    "White: Mr. Able. Black: Mr. Baker.",
    "",
    "1. P-K4     P-K4",
    "2. Kt-KB3   Kt-QB3",
    "3. B-B4     B-B4",
    "4. P-B3     Kt-B3",
    "5. P-Q3     P-Q3",
];

const END: [&str; 4] = [
    "6. Castles  Castles",
    "7. B-KKt5   B-K3",
    "8. QKt-Q2   P-QR3",
    "9. P-KR3    Resigns.",
];

#[test]
fn pictures_side_by_side_are_the_pages_of_one_book() {
    let desk = Desk::new();
    let pages = [
        desk.picture("b.png", 601, &BEGINNING),
        desk.picture("a.png", 602, &END),
    ];
    for task in [&["book"][..], &["convert", "--to", "short"]] {
        let arguments = [task, &[&pages[0], &pages[1]]].concat();
        let (_, out, said) = desk.run(&arguments);
        let words: Vec<&str> = out.split_whitespace().collect();
        let moves = words.join(" ");
        assert_eq!(moves.matches("[White ").count(), 1, "{out}\n{said}");
        assert!(
            moves.contains("5. d3 d6 6. O-O O-O 7. Bg5 Be6 8. Nbd2 a6 9. h3"),
            "{out}\n{said}"
        );
        let joined = format!("{}: note: read as one book with {}", pages[0], pages[1]);
        assert_eq!(said.matches("read as one book").count(), 1, "{said}");
        assert!(said.starts_with(&joined), "{said}");
    }
    // The order is that of the arguments.
    let (_, out, _) = desk.run(&["book", &pages[1], &pages[0]]);
    assert!(!out.contains("d6 6. O-O"), "{out}");
}

#[test]
fn pictures_with_another_file_between_are_books_of_their_own() {
    let desk = Desk::new();
    let game = [&BEGINNING[..], &END[..]].concat();
    let one = desk.picture("1.png", 601, &game);
    let other = desk.picture("2.png", 602, &game);
    let text = desk.file("between.txt", game.join("\n").as_bytes());
    let (_, out, said) = desk.run(&["book", &one, &text, &other]);
    assert_eq!(out.matches("[White ").count(), 3, "{out}\n{said}");
    assert!(!said.contains("as one book"), "{said}");
    // Two sheets are two sheets.
    let (status, out, said) = desk.run(&["reconcile", &one, &other]);
    assert!(out.contains("9. h3"), "{status:?} {out} {said}");
    assert!(!said.contains("as one book"), "{said}");
}

#[test]
fn a_page_that_cannot_be_read_is_named_and_the_others_are_read() {
    let desk = Desk::new();
    let first = desk.picture("1.png", 601, &BEGINNING);
    let last = desk.picture("3.png", 603, &END);
    let whole = fs::read(&first).expect("a picture");
    let damaged = desk.file("2.png", &whole[..whole.len() / 2]);
    let (status, out, said) = desk.run(&["book", &first, &damaged, &last]);
    assert_eq!(status, Some(1));
    assert!(out.contains("[White \"Mr. Able\"]"), "{out}");
    assert!(
        said.contains(&format!("{damaged}: this picture is cut short")),
        "{said}"
    );
}

/// Returns a PDF of a page that is a picture, and one with the beginning of a game.
fn mixed() -> Vec<u8> {
    let sheet = Sheet {
        columns: 1,
        kerned: false,
        font: "Times-Roman",
        pack: None,
    };
    let picture = b"q 595 0 0 842 0 0 cm /I Do Q".to_vec();
    let lines = BEGINNING
        .iter()
        .zip(0..)
        .flat_map(|(line, row)| set(50.0, 700.0 - 16.0 * f64::from(row), line, &sheet));
    let text = lines.collect();
    bind(&[text, picture], &sheet)
}

#[test]
fn a_pdf_is_read_as_far_as_it_is_text_where_tesseract_is_missing() {
    let desk = Desk::new();
    let file = desk.file("book.pdf", &mixed());
    let nothing = tempfile::tempdir().expect("a folder");
    let (status, out, said) = run_beside(nothing.path(), &["book", &file]);
    assert_eq!(status, Some(1));
    assert!(out.contains("5. d3 d6"), "{out}\n{said}");
    let lines: Vec<&str> = said.lines().collect();
    assert!(
        lines[0].ends_with("book.pdf: 1 of 2 pages is a picture without text: 2"),
        "{said}"
    );
    assert!(
        lines[1].contains("tesseract, which recognises letters, is not installed"),
        "{said}"
    );
    // Where it is there, the game goes on.
    desk.recognises(1200, &END);
    let (_, out, said) = desk.run(&["book", &file]);
    assert!(out.contains("6. O-O"), "{out}\n{said}");
    assert!(!said.contains("is a picture"), "{said}");
    // A picture has nothing else.
    let picture = desk.picture("1.png", 601, &BEGINNING);
    let (status, out, said) = run_beside(nothing.path(), &["book", &picture]);
    assert_eq!((status, out.as_str()), (Some(1), ""));
    assert!(said.contains("apt-get install tesseract-ocr)"), "{said}");
}

#[test]
fn letters_are_recognised_in_the_language_of_the_print() {
    let desk = Desk::new();
    let page = desk.picture(
        "1.png",
        601,
        &["1. e4 e5", "2. Sf3 Sc6", "3. Lb5 a6", "4. La4 Sf6"],
    );
    let rows: [(&[&str], &str); 7] = [
        (&[], "eng"),
        (&["--language", "german"], "deu"),
        (&["--language", "de"], "deu"),
        (&["--language", "deu"], "deu"),
        (&["--from", "german"], "deu"),
        (&["--from", "descriptive"], "eng"),
        (&["--from", "german", "--language", "english"], "eng"),
    ];
    for (arguments, _) in rows {
        desk.run(&[&["book", &page][..], arguments].concat());
    }
    assert_eq!(desk.asked(), rows.map(|(_, language)| language));
    let (_, out, said) = desk.run(&["book", &page, "--from", "german"]);
    assert!(
        out.contains("2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6"),
        "{out}\n{said}"
    );
    let (status, _, said) = desk.run(&["book", &page, "--from", "french"]);
    assert_eq!(status, Some(1));
    assert!(
        said.contains("lacks the data of French (on Debian: apt-get install tesseract-ocr-fra)"),
        "{said}"
    );
    let (status, _, said) = desk.run(&["book", &page, "--language", "klingon"]);
    assert_eq!(status, Some(2));
    assert!(said.contains("hungarian"), "{said}");
}
