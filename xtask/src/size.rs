//! `cargo xtask size`: the release page, every file of it, as a web server would send it. What the page
//! loads, what it fetches when it is first used or a book is opened, and what is only kept for use offline,
//! are counted apart.

use crate::finish::{self, embed, offline};
use crate::{Outcome, page};
use std::io::Write;
use std::path::Path;

/// What the page may weigh, brotli compressed, in bytes: 171 kB. It was 160 kB before the page read every
/// dialect of descriptive, and is to come back to it.
const BUDGET: usize = 171_000;

/// What may be left for the first key, click or touch to fetch: 40 kB.
const LATER_BUDGET: usize = 58_000;

/// What the reader of books may weigh, which is fetched only when a book is opened: 150 kB.
const READER_BUDGET: usize = 150_000;

/// What all lessons may weigh together, of which a reader opens one at a time: 50 kB.
const LESSONS_BUDGET: usize = 50_000;

/// What a page of somebody else's loads to show a board with its sheet and its panel: 120 kB.
pub const BOARD_BUDGET: usize = 120_000;

/// What boards may leave for the first pointer or key over them, and for questions: 60 kB.
const BOARD_LATER_BUDGET: usize = 60_000;

/// The folder of the lessons.
const LESSONS: &str = "lessons/";

/// How the names of the reader's files begin.
const READER: &str = "book-reader";

/// What `index.html` names and no page waits for: what a system reads when the app is installed.
const MANIFEST: &str = "manifest.webmanifest";

/// Builds the release page and weighs it.
///
/// # Errors
/// When it does not build or is too heavy.
pub fn size() -> Outcome {
    weigh(&page::build()?)
}

/// Prints tables of the files in `dist`, heaviest first, and holds their sums against the budgets.
///
/// # Errors
/// When a file cannot be read, or a sum is over its budget.
pub fn weigh(dist: &Path) -> Outcome {
    let mut rows = Vec::new();
    for path in page::files(dist)? {
        let bytes = std::fs::read(&path)
            .map_err(|error| format!("{} could not be read: {error}.", path.display()))?;
        let name = path
            .strip_prefix(dist)
            .unwrap_or(&path)
            .display()
            .to_string();
        rows.push((name, bytes.len(), compressed(&bytes)));
    }
    rows.sort_by_key(|&(_, _, small)| std::cmp::Reverse(small));
    let mut taken = |is: &dyn Fn(&str) -> bool| -> Vec<Row> {
        let all = std::mem::take(&mut rows);
        let (these, others) = all.into_iter().partition(|(name, ..)| is(name));
        rows = others;
        these
    };
    let lessons = taken(&|name| name.starts_with(LESSONS));
    let reader = taken(&|name| name.starts_with(READER));
    let later = taken(&|name| name.starts_with(finish::PART));
    let board_later = taken(&|name| name.starts_with(embed::PART));
    let board = taken(&|name| name.starts_with(embed::STEM) || name == embed::SCRIPT);
    // What is copied when the site is installed, or lies there for a visitor of another page.
    let index = std::fs::read_to_string(dist.join("index.html")).unwrap_or_default();
    let (page, rest): (Vec<_>, Vec<_>) = rows.into_iter().partition(|(name, ..)| {
        name == "index.html" || (name != MANIFEST && index.contains(name.as_str()))
    });
    let kept = offline::kept(dist)?;
    let (kept, elsewhere): (Vec<_>, Vec<_>) =
        rest.into_iter().partition(|(name, ..)| kept.contains(name));
    let all = [
        &page,
        &later,
        &reader,
        &board,
        &board_later,
        &lessons,
        &kept,
    ]
    .map(|rows| sums(rows));
    let budgets = [
        table("The page", &page, Some(BUDGET)),
        table(
            "What is fetched when it is first used",
            &later,
            Some(LATER_BUDGET),
        ),
        table("The reader of books", &reader, Some(READER_BUDGET)),
        table("A board in somebody's page", &board, Some(BOARD_BUDGET)),
        table(
            "What such a board fetches when it is first used",
            &board_later,
            Some(BOARD_LATER_BUDGET),
        ),
        table("The lessons", &lessons, Some(LESSONS_BUDGET)),
        table("What else is kept for use offline", &kept, None),
        table("What is never kept", &elsewhere, None),
    ];
    let raw: usize = all.iter().map(|sums| sums.0).sum();
    let small: usize = all.iter().map(|sums| sums.1).sum();
    println!("{raw:>10} {small:>10}  all that is kept for use offline");
    budgets.into_iter().collect()
}

/// A file: its path, its length, and its length after brotli.
type Row = (String, usize, usize);

/// The sums of both lengths.
fn sums(rows: &[Row]) -> (usize, usize) {
    let add = |(raw, small): (usize, usize), row: &Row| (raw + row.1, small + row.2);
    rows.iter().fold((0, 0), add)
}

/// Prints a table of files and holds their sum against a budget, if there is one.
fn table(what: &str, rows: &[Row], budget: Option<usize>) -> Outcome {
    let (raw, total) = sums(rows);
    println!("{:>10} {:>10}  {what}", "bytes", "brotli");
    for (name, raw, small) in rows {
        println!("{raw:>10} {small:>10}  {name}");
    }
    let held = budget.map_or_else(String::new, |budget| format!("; the budget is {budget}"));
    println!("{raw:>10} {total:>10}  all files{held}");
    match budget {
        Some(budget) if total > budget => Err(format!(
            "{what} is {} bytes over its budget. The table above says where the weight lies.",
            total - budget
        )),
        _ => Ok(()),
    }
}

/// The length of `bytes` after brotli at its highest quality, as a server stores files compressed beforehand.
pub fn compressed(bytes: &[u8]) -> usize {
    let mut writer = brotli::CompressorWriter::new(Vec::new(), 4096, 11, 22);
    // Writing to memory does not fail; if it ever did, the plain length is the honest figure.
    match writer.write_all(bytes) {
        Ok(()) => writer.into_inner().len(),
        Err(_) => bytes.len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Bytes in which brotli finds nothing to save.
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
    fn a_page_over_the_budget_is_refused_with_the_number_of_bytes() {
        let folder =
            std::env::temp_dir().join(format!("rank-and-file-size-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        std::fs::write(folder.join("noise"), noise(BUDGET + 5_000)).expect("a temporary file");
        let beside = weigh(&folder);
        std::fs::write(folder.join("index.html"), "<script src=noise>").expect("a temporary file");
        let refusal = weigh(&folder);
        std::fs::remove_dir_all(&folder).expect("removed again");
        assert_eq!(beside, Ok(()), "no page loads it");
        let refusal = refusal.expect_err("over the budget");
        assert!(refusal.contains("bytes over its budget"), "{refusal}");
    }
}
