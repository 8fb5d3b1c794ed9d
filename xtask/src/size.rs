//! `cargo xtask size`: the release page, every file of it, as a web server would send it.

use crate::{Outcome, page};
use std::io::Write;
use std::path::Path;

/// What the whole page may weigh, brotli compressed, in bytes: 160 kB.
const BUDGET: usize = 160_000;

/// Builds the release page and weighs it.
///
/// # Errors
/// When it does not build or is too heavy.
pub fn size() -> Outcome {
    weigh(&page::build()?)
}

/// Prints a table of the files in `dist`, heaviest first, and holds their sum against the budget.
///
/// # Errors
/// When a file cannot be read, or the sum is over the budget.
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

    let total: usize = rows.iter().map(|&(_, _, small)| small).sum();
    let raw: usize = rows.iter().map(|&(_, raw, _)| raw).sum();
    println!("{:>10} {:>10}  file", "bytes", "brotli");
    for (name, raw, small) in &rows {
        println!("{raw:>10} {small:>10}  {name}");
    }
    println!("{raw:>10} {total:>10}  all files; the budget is {BUDGET}");
    if total > BUDGET {
        return Err(format!(
            "The page is {} bytes over its budget. The table above says where the weight lies.",
            total - BUDGET
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
