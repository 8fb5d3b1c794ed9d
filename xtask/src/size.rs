//! `cargo xtask size`: prints the size of every file of the release page, as a web server would
//! send it, and checks the budgets. A budget limits how long a user on a slow line waits; it is
//! raised only for a stated reason.
//!
//! | part                       | budget, brotli      | files                                                      |
//! |----------------------------|---------------------|------------------------------------------------------------|
//! | the first look at the page | 420 kB              | `index.html` and the files it names                        |
//! | a board in another page    | 260 kB              | script, glue, program and style sheet, with all functions  |
//! | the book worker            | 330 kB              | its program and scripts, when the first book is opened     |
//! | the file worker            | 720 kB              | its program and scripts, with the first HTML, EPUB or PDF  |
//! | the library worker         | 480 kB              | its program and scripts, with the first file of games      |
//! | the scan worker            | 1250 kB             | its program and scripts, with the first picture of a page  |
//! | what recognises letters    | 4300 kB             | tesseract.js and its data, with the first picture too      |
//! | further languages          | 25,000 kB           | its data for all but English, of which one is fetched      |
//! | the page for practice      | 450 kB              | its program, page and style sheet, when it is opened       |
//! | the other languages        | 90 kB               | the sentences of the page, of which one file is fetched    |
//! | the typefaces              | 90 kB               | fetched beside the program; the first paint does not wait  |
//! | the lessons                | 58 kB               | all together; a reader opens one at a time                 |
//!
//! Below the budget, size does not matter: a fast build and readable code are worth more than a
//! kilobyte. docs/measurements.md describes the measurements and their methods, and states the sizes
//! last measured. If a part has grown by 5 % or more since then, a warning says so.

use crate::after::{names, offline, recognition};
use crate::{Outcome, page, paths};
use std::io::Write;
use std::path::Path;

/// Size limit of the first look at the page, in bytes after brotli; so are the others.
const PAGE_BUDGET: usize = 420_000;

/// Size limit of a board in another page, with everything it can do.
pub const BOARD_BUDGET: usize = 260_000;

/// Size limit of the book worker.
const BOOK_WORKER_BUDGET: usize = 350_000;

/// Size limit of the file worker. A tenth of it are decoders of pictures in a PDF, which come with the
/// crate that draws its pages for the scan worker.
const FILE_WORKER_BUDGET: usize = 720_000;

/// Size limit of the library worker. It is built for speed, because only users who open thousands
/// of games wait for it. Booklets and the comparison of two games are a tenth of it, so that the
/// page has neither.
const LIBRARY_WORKER_BUDGET: usize = 480_000;

/// Size limit of the scan worker, which draws the pages of a PDF and decodes five kinds of pictures.
const SCAN_WORKER_BUDGET: usize = 1_280_000;

/// Size limit of what recognises letters.
const LETTERS_BUDGET: usize = 4_300_000;

/// Size limit of what recognises letters in all languages but English. A browser fetches one of its files.
const LANGUAGES_BUDGET: usize = 25_000_000;

/// The end of the names of these files, which are compressed as they are.
const LANGUAGE: &str = ".traineddata.gz";

/// The end of the name of the file for English.
const FIRST_LANGUAGE: &str = "eng.traineddata.gz";

/// Size limit of the page for practice.
const PRACTICE_BUDGET: usize = 450_000;

/// Size limit of all typefaces together.
const TYPE_BUDGET: usize = 90_000;

/// Size limit of all lessons together. A tenth of it is the script and the style sheet that show a
/// lesson screen by screen, and as much the drawn diagrams of the contents.
const LESSONS_BUDGET: usize = 58_000;

/// Growth since the size was last stated, in percent, from which there is a warning.
const GROWTH: usize = 5;

/// Size limit of all languages of the page but English together; a reader fetches one.
const WORDS_BUDGET: usize = 90_000;

/// The folder of the languages of the page.
const WORDS: &str = "words/";

/// The folder of the typefaces.
const FONTS: &str = "fonts/";

/// The folder of the lessons.
const LESSONS: &str = "lessons/";

/// A file that `index.html` names and no page waits for: the system reads it when the app is
/// installed.
const MANIFEST: &str = "manifest.webmanifest";

/// Builds the release page and prints its file sizes.
///
/// # Errors
/// When it does not build or is over a budget.
pub fn size() -> Outcome {
    check_budgets(&page::build()?)
}

/// Prints tables of the files in `dist`, largest first, and checks their sums against the budgets.
///
/// # Errors
/// When a file cannot be read, or a sum is over its budget.
pub fn check_budgets(dist: &Path) -> Outcome {
    let mut rows = rows(dist)?;
    let mut taken = |is: &dyn Fn(&str) -> bool| take(&mut rows, is);
    let index = std::fs::read_to_string(dist.join("index.html")).unwrap_or_default();
    let kept = offline::kept(dist)?;
    let lessons = taken(&|name| name.starts_with(LESSONS));
    let faces = taken(&|name| name.starts_with(FONTS) || name == "type.js");
    let book_worker = taken(&|name| name.starts_with(names::BOOK_WORKER));
    let file_worker = taken(&|name| name.starts_with(names::FILE_WORKER));
    let library_worker = taken(&|name| name.starts_with(names::LIBRARY_WORKER));
    let words = taken(&|name| name.starts_with(WORDS));
    let scan_worker =
        taken(&|name| offline::is_used_later(name) && !name.starts_with(recognition::FOLDER));
    let languages = taken(&|name| name.ends_with(LANGUAGE) && !name.ends_with(FIRST_LANGUAGE));
    let letters = taken(&|name| name.starts_with(recognition::FOLDER));
    let practice = taken(&|name| name.starts_with(names::PRACTICE_FILES));
    let board = taken(&|name| name.starts_with(names::STEM) || name == names::SCRIPT);
    let page = taken(&|name| name == "index.html" || (name != MANIFEST && index.contains(name)));
    let kept = taken(&|name| kept.iter().any(|kept| kept == name));
    let offline = [
        &page,
        &board,
        &book_worker,
        &file_worker,
        &library_worker,
        &practice,
        &faces,
        &lessons,
        &kept,
    ]
    .map(|rows| sums(rows));
    let budgets = [
        table("The first look at the page", &page, Some(PAGE_BUDGET)),
        table("A board in another page", &board, Some(BOARD_BUDGET)),
        table("The book worker", &book_worker, Some(BOOK_WORKER_BUDGET)),
        table("The file worker", &file_worker, Some(FILE_WORKER_BUDGET)),
        table(
            "The library worker",
            &library_worker,
            Some(LIBRARY_WORKER_BUDGET),
        ),
        table("The scan worker", &scan_worker, Some(SCAN_WORKER_BUDGET)),
        table("What recognises letters", &letters, Some(LETTERS_BUDGET)),
        table("Further languages", &languages, Some(LANGUAGES_BUDGET)),
        table("The page for practice", &practice, Some(PRACTICE_BUDGET)),
        table("The other languages", &words, Some(WORDS_BUDGET)),
        table("The typefaces", &faces, Some(TYPE_BUDGET)),
        table("The lessons", &lessons, Some(LESSONS_BUDGET)),
        table("What else is kept for use offline", &kept, None),
        table("What is never kept", &rows, None),
    ];
    let (raw, small) = total(&offline);
    println!("{raw:>10} {small:>10}  all that is kept for use offline");
    budgets.into_iter().collect()
}

/// A file's path, its size in bytes, and its size after brotli.
type Row = (String, usize, usize);

/// Returns a row for each file in `dist`, largest first.
fn rows(dist: &Path) -> Outcome<Vec<Row>> {
    let mut rows = Vec::new();
    for path in page::files(dist)? {
        let bytes = std::fs::read(&path)
            .map_err(|error| format!("{} could not be read: {error}.", path.display()))?;
        let name = path.strip_prefix(dist).unwrap_or(&path);
        let name = name.display().to_string();
        let small = match name.ends_with(LANGUAGE) {
            true => bytes.len(),
            false => compressed(&bytes),
        };
        rows.push((name, bytes.len(), small));
    }
    rows.sort_by_key(|&(_, _, small)| std::cmp::Reverse(small));
    Ok(rows)
}

/// Removes the rows of these files and returns them.
fn take(rows: &mut Vec<Row>, is: &dyn Fn(&str) -> bool) -> Vec<Row> {
    let all = std::mem::take(rows);
    let (these, others) = all.into_iter().partition(|(name, ..)| is(name));
    *rows = others;
    these
}

/// Returns the sums of both sizes.
fn sums(rows: &[Row]) -> (usize, usize) {
    let add = |(raw, small): (usize, usize), row: &Row| (raw + row.1, small + row.2);
    rows.iter().fold((0, 0), add)
}

/// Returns the total of both sizes.
fn total(all: &[(usize, usize)]) -> (usize, usize) {
    let add = |(raw, small): (usize, usize), sums: &(usize, usize)| (raw + sums.0, small + sums.1);
    all.iter().fold((0, 0), add)
}

/// Prints a table of files and checks their sum against a budget, if there is one.
fn table(what: &str, rows: &[Row], budget: Option<usize>) -> Outcome {
    let (raw, total) = sums(rows);
    println!("{:>10} {:>10}  {what}", "bytes", "brotli");
    for (name, raw, small) in rows {
        println!("{raw:>10} {small:>10}  {name}");
    }
    let held = budget.map_or_else(String::new, |budget| format!("; the budget is {budget}"));
    println!("{raw:>10} {total:>10}  all files{held}");
    let stated = budget.and_then(|_| stated(&measurements(), what));
    if let Some(warning) = stated.and_then(|stated| growth(what, total, stated)) {
        println!("{warning}");
    }
    match budget {
        Some(budget) if total > budget => Err(format!(
            "{what} is {} bytes over its budget. The table above says where the weight lies.",
            total - budget
        )),
        _ => Ok(()),
    }
}

/// Returns the text of docs/measurements.md; empty if it cannot be read.
fn measurements() -> String {
    std::fs::read_to_string(paths::root().join("docs/measurements.md")).unwrap_or_default()
}

/// Returns the size of a part as last measured, from the table of sizes, whose rows begin with the
/// name of a part and have this size in their third column.
fn stated(measurements: &str, what: &str) -> Option<usize> {
    let begin = format!("| {}", what.to_lowercase());
    let mut rows = measurements.lines().filter(|row| row.starts_with(&begin));
    rows.find_map(|row| row.split(" | ").nth(2)?.replace(',', "").parse().ok())
}

/// Returns a warning if a size has grown by [`GROWTH`] or more since it was stated.
fn growth(what: &str, total: usize, stated: usize) -> Option<String> {
    let percent = total.saturating_sub(stated) * 100 / stated.max(1);
    (percent >= GROWTH).then(|| {
        format!(
            "Warning: {what} has grown by {percent} % since docs/measurements.md was written, \
            which states {stated} bytes. State the new size there if it is meant."
        )
    })
}

/// Returns the size of `bytes` after brotli at its highest quality, as a server stores files
/// compressed in advance.
pub fn compressed(bytes: &[u8]) -> usize {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    // Writing to memory does not fail; if it ever did, the uncompressed size would be the honest
    // figure.
    match writer.write_all(bytes) {
        Ok(()) => writer.into_inner().len(),
        Err(_) => bytes.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns bytes that brotli cannot compress.
    fn noise(length: usize) -> Vec<u8> {
        let mut state = 1u64;
        let next = || {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 32) as u8
        };
        std::iter::repeat_with(next).take(length).collect()
    }

    #[test]
    fn repetition_is_compressed_and_noise_is_not() {
        assert!(compressed(&[7; 10_000]) < 50);
        assert!(compressed(&noise(10_000)) >= 10_000);
    }

    #[test]
    fn the_size_last_measured_is_read_from_the_table() {
        let table = "| the book worker, not the page, reads | −14.7 | −15.7 | – |\n\
            | the book worker, fetched later | 330 kB | 295,130 | `cargo xtask size` |\n";
        assert_eq!(stated(table, "The book worker"), Some(295_130));
        assert_eq!(stated(table, "The file worker"), None);
        for what in [
            "The first look at the page",
            "A board in another page",
            "The book worker",
            "The file worker",
            "The library worker",
            "The page for practice",
            "The other languages",
            "The typefaces",
            "The lessons",
        ] {
            assert!(stated(&measurements(), what).is_some(), "{what}");
        }
    }

    #[test]
    fn growth_by_a_twentieth_is_mentioned() {
        assert_eq!(growth("The page", 1_049, 1_000), None);
        assert_eq!(growth("The page", 900, 1_000), None);
        let warning = growth("The page", 1_050, 1_000).expect("a warning");
        assert!(
            warning.starts_with("Warning: The page has grown by 5 %"),
            "{warning}"
        );
    }

    #[test]
    fn a_page_over_the_budget_is_refused_with_the_number_of_bytes() {
        let folder =
            std::env::temp_dir().join(format!("rank-and-file-size-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        std::fs::write(folder.join("noise"), noise(PAGE_BUDGET + 5_000)).expect("a temporary file");
        let beside = check_budgets(&folder);
        std::fs::write(folder.join("index.html"), "<script src=noise>").expect("a temporary file");
        let refusal = check_budgets(&folder);
        std::fs::remove_dir_all(&folder).expect("removed again");
        assert_eq!(beside, Ok(()), "no page loads it");
        let refusal = refusal.expect_err("over the budget");
        assert!(refusal.contains("bytes over its budget"), "{refusal}");
    }
}
