//! Shorter names for what the programs import from JavaScript, to a compressor's eye.
//!
//! wasm-bindgen ends each of these names with sixteen random digits, so that no two are alike, and the
//! program and its glue both have them. Random digits cannot be compressed. Here they become the number
//! of names alike before this one, which is nearly always nought:
//!
//! | name | becomes |
//! |---|---|
//! | `__wbg_get_31af05bd4842a84f` | `__wbg_get_0000000000000000` |
//! | `__wbg_get_5dde8a29f073d908` | `__wbg_get_0000000000000001` |
//!
//! The names stay as long as they were, so nothing else in a program changes.

use super::files::{bytes, write};
use crate::{Outcome, page};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

/// The end of the name of a program.
const PROGRAM: &str = "_bg.wasm";

/// How many random digits end a name.
const DIGITS: usize = 16;

/// Numbers the imports of every program that trunk has left in this folder.
///
/// # Errors
/// When a program or its glue cannot be read or written.
pub fn number(dist: &Path) -> Outcome {
    for (program, glue) in programs(dist)? {
        let script = bytes(&glue)?;
        let numbers = numbers(&script);
        write(&glue, &numbered(&script, &numbers))?;
        write(&program, &numbered(&bytes(&program)?, &numbers))?;
    }
    Ok(())
}

/// Returns each program that trunk has left in this folder with its glue, the script that wasm-bindgen
/// wrote for it.
///
/// # Errors
/// When the folder cannot be read.
pub fn programs(dist: &Path) -> Outcome<Vec<(PathBuf, PathBuf)>> {
    let with_glue = |program: PathBuf| {
        let name = program.file_name()?.to_str()?.strip_suffix(PROGRAM)?;
        let glue = program.with_file_name(name.to_owned() + ".js");
        Some((program, glue))
    };
    Ok(page::files(dist)?
        .into_iter()
        .filter_map(with_glue)
        .collect())
}

/// Returns the number for each of the random digits in a glue.
fn numbers(glue: &[u8]) -> HashMap<&[u8], [u8; DIGITS]> {
    let mut alike: BTreeMap<&[u8], u64> = BTreeMap::new();
    let mut numbers = HashMap::new();
    for at in 0..glue.len() {
        let Some(digits) = random(glue, at) else {
            continue;
        };
        let is_of_name = |byte: &u8| byte.is_ascii_alphanumeric() || *byte == b'_';
        let begin = glue[..at].iter().rposition(|byte| !is_of_name(byte));
        let name = &glue[begin.map_or(0, |before| before + 1)..at];
        if name.starts_with(b"__wb") && !numbers.contains_key(digits) {
            let number = alike.entry(name).or_default();
            let text = format!("{number:0DIGITS$}");
            numbers.insert(digits, text.as_bytes().try_into().unwrap_or([b'0'; DIGITS]));
            *number += 1;
        }
    }
    numbers
}

/// Returns the digits behind the underscore at this place, if there are as many as in a name.
fn random(text: &[u8], at: usize) -> Option<&[u8]> {
    let digits = text.get(at..)?.strip_prefix(b"_")?.get(..DIGITS)?;
    let is_digit = |byte: &u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(byte);
    digits.iter().all(is_digit).then_some(digits)
}

/// Returns a glue or a program with the numbers in place of the digits.
fn numbered(old: &[u8], numbers: &HashMap<&[u8], [u8; DIGITS]>) -> Vec<u8> {
    let mut new = old.to_vec();
    for at in 0..old.len() {
        if let Some(number) = random(old, at).and_then(|digits| numbers.get(digits)) {
            new[at + 1..=at + DIGITS].copy_from_slice(number);
        }
    }
    new
}

#[cfg(test)]
mod tests {
    use super::super::files::{on_a_site, text};
    use super::*;

    #[test]
    fn a_program_and_its_glue_name_the_same_imports_and_no_two_are_alike() {
        let glue = "__wbg_get_31af05bd4842a84f: 1, __wbg_get_5dde8a29f073d908: 2, __wbg_set_6c896e0571ddae51: 3, \
                    __wbg_get_31af05bd4842a84f, page_0123456789abcdef";
        let program = "5dde8a29f073d908__wbg_get_5dde8a29f073d908__wbg_get_31af05bd4842a84f";
        let files = [("page-1_bg.wasm", program), ("page-1.js", glue)];
        let [glue, program] = on_a_site("numbered", &files, |folder| {
            number(folder).expect("numbered");
            ["page-1.js", "page-1_bg.wasm"].map(|file| text(&folder.join(file)).expect("a text"))
        });
        assert_eq!(
            glue,
            "__wbg_get_0000000000000000: 1, __wbg_get_0000000000000001: 2, __wbg_set_0000000000000000: 3, \
             __wbg_get_0000000000000000, page_0123456789abcdef"
        );
        assert_eq!(
            program,
            "5dde8a29f073d908__wbg_get_0000000000000001__wbg_get_0000000000000000"
        );
    }
}
