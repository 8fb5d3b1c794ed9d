//! `cargo xtask size`: the release page, every file of it, as a web server would send it. What the page
//! loads, what it fetches when a book is opened, and the lessons beside it are counted apart.

use crate::{Outcome, finish, page};
use std::io::Write;
use std::path::Path;

/// What the page may weigh, brotli compressed, in bytes: 171 kB. It was 160 kB before the page read every
/// dialect of descriptive, and is to come back to it.
const BUDGET: usize = 171_000;

/// What may be left for the first key, click or touch to fetch: 40 kB.
const LATER_BUDGET: usize = 40_000;

/// What the reader of books may weigh, which is fetched only when a book is opened: 150 kB.
const READER_BUDGET: usize = 150_000;

/// What all lessons may weigh together, of which a reader opens one at a time: 50 kB.
const LESSONS_BUDGET: usize = 50_000;

/// How the names of the reader's files begin.
const READER: &str = "book-reader";

/// The folder of the lessons.
const LESSONS: &str = "lessons";

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
    let (lessons, rows): (Vec<_>, Vec<_>) = rows
        .into_iter()
        .partition(|(name, ..)| name.starts_with(LESSONS));
    let (reader, rows): (Vec<_>, Vec<_>) = rows
        .into_iter()
        .partition(|(name, ..)| name.starts_with(READER));
    let (later, page): (Vec<_>, Vec<_>) = rows
        .into_iter()
        .partition(|(name, ..)| name.starts_with(finish::PART));
    let page = table("The page", &page, BUDGET);
    let later = table(
        "What is fetched when it is first used",
        &later,
        LATER_BUDGET,
    );
    let reader = table("The reader of books", &reader, READER_BUDGET);
    let lessons = table("The lessons", &lessons, LESSONS_BUDGET);
    page.and(later).and(reader).and(lessons)
}

/// Prints a table of files and holds their sum against a budget.
fn table(what: &str, rows: &[(String, usize, usize)], budget: usize) -> Outcome {
    let total: usize = rows.iter().map(|&(_, _, small)| small).sum();
    let raw: usize = rows.iter().map(|&(_, raw, _)| raw).sum();
    println!("{:>10} {:>10}  {what}", "bytes", "brotli");
    for (name, raw, small) in rows {
        println!("{raw:>10} {small:>10}  {name}");
    }
    println!("{raw:>10} {total:>10}  all files; the budget is {budget}");
    if total > budget {
        return Err(format!(
            "{what} is {} bytes over its budget. The table above says where the weight lies.",
            total - budget
        ));
    }
    Ok(())
}

/// The length of `bytes` after brotli at its highest quality, as a server stores files compressed beforehand.
fn compressed(bytes: &[u8]) -> usize {
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
    fn a_folder_over_the_budget_is_refused_with_the_number_of_bytes() {
        let folder =
            std::env::temp_dir().join(format!("rank-and-file-size-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        std::fs::write(folder.join("noise"), noise(BUDGET + 5_000)).expect("a temporary file");
        let refusal = weigh(&folder).expect_err("over the budget");
        std::fs::remove_dir_all(&folder).expect("removed again");
        assert!(refusal.contains("bytes over its budget"), "{refusal}");
    }
}
