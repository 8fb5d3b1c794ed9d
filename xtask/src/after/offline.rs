//! The service worker's list of every file of the site with its hash.
//!
//! This is the last step of a release, because no browser would keep a file that is changed after
//! it: the service worker takes all files as listed here, or none. `public/sw.js` has three lines for
//! it.
//!
//! | line                | becomes                                                                     |
//! |---------------------|-----------------------------------------------------------------------------|
//! | `const LATER = …`   | the same for the files that are kept only once they are used: those that recognise letters |
//! | `const FILES = …`   | path from the site's root → `sha256-…`, in the spelling of `integrity`        |
//! | `const VERSION = …` | a hash of the worker with that list, so any changed byte changes the version |
//!
//! The lines of an earlier run are replaced, so a site that was changed by hand can be listed
//! again: `cargo xtask list FOLDER`.

use super::files::{bytes, text, write};
use super::{names, recognition};
use crate::{Outcome, page};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};
use std::path::Path;

/// The name of the service worker, which is never kept in the site's cache.
pub const WORKER: &str = "sw.js";

/// The folder of pictures for app stores and install prompts, which the app itself never shows.
const SHOWN_ELSEWHERE: &str = "screenshots/";

/// The folder of the languages of the page.
const WORDS: &str = "words/";

const FILES: &str = "const FILES = ";
const LATER: &str = "const LATER = ";
const VERSION: &str = "const VERSION = ";

/// Completes the service worker of the site in `dist`.
///
/// # Errors
/// When a file cannot be read or written, or the worker has no place for the list.
pub fn list(dist: &Path) -> Outcome {
    let listed = |files: Vec<String>| -> Outcome<String> {
        let mut list = Vec::new();
        for file in files {
            let hash = BASE64.encode(Sha256::digest(bytes(&dist.join(&file))?));
            list.push(format!("{file:?}:\"sha256-{hash}\""));
        }
        Ok(list.join(","))
    };
    let path = dist.join(WORKER);
    let worker = with_line(
        &text(&path)?,
        LATER,
        &format!("{{{}}}", listed(later(dist)?)?),
    )?;
    let worker = filled(&worker, &listed(kept(dist)?)?)?;
    write(&path, worker.as_bytes())
}

/// Returns the paths of all files that a browser keeps for offline use, from the site's root with
/// slashes, in order.
///
/// # Errors
/// When a folder cannot be read.
pub fn kept(dist: &Path) -> Outcome<Vec<String>> {
    let mut files = all(dist)?;
    files.retain(|file| {
        file != WORKER && !file.starts_with(SHOWN_ELSEWHERE) && !is_used_later(file)
    });
    Ok(files)
}

/// Returns the paths of all files that a browser keeps only once they are used, in order.
///
/// # Errors
/// When a folder cannot be read.
pub fn later(dist: &Path) -> Outcome<Vec<String>> {
    let mut files = all(dist)?;
    files.retain(|file| is_used_later(file));
    Ok(files)
}

/// Returns whether a file belongs to what recognises letters, which few users need, or to a language of
/// the page.
#[must_use]
pub fn is_used_later(file: &str) -> bool {
    [recognition::FOLDER, names::SCAN_WORKER, "recogniser", WORDS]
        .iter()
        .any(|begin| file.starts_with(begin))
}

/// Returns the paths of all files of the site.
fn all(dist: &Path) -> Outcome<Vec<String>> {
    let files = page::files(dist)?.into_iter().map(|path| {
        let path = path.strip_prefix(dist).unwrap_or(&path);
        path.to_string_lossy().replace('\\', "/")
    });
    Ok(files.collect())
}

/// Returns the worker with this list and the version that follows from both.
fn filled(worker: &str, list: &str) -> Outcome<String> {
    let worker = with_line(worker, FILES, &format!("{{{list}}}"))?;
    let unnamed = with_line(&worker, VERSION, "\"\"")?;
    let hash = Sha256::digest(unnamed.as_bytes());
    let version: String = hash.iter().take(8).map(|b| format!("{b:02x}")).collect();
    with_line(&unnamed, VERSION, &format!("\"{version}\""))
}

/// Returns the script with another value in the only line that begins with `start`.
fn with_line(script: &str, start: &str, value: &str) -> Outcome<String> {
    let mut found = 0;
    let mut text = String::with_capacity(script.len() + value.len());
    for line in script.lines() {
        if line.starts_with(start) {
            found += 1;
            text.push_str(&format!("{start}{value};"));
        } else {
            text.push_str(line);
        }
        text.push('\n');
    }
    match found {
        1 => Ok(text),
        _ => Err(format!(
            "{found} lines of {WORKER} begin with `{start}`, where one was expected."
        )),
    }
}

#[cfg(test)]
mod tests {
    use super::super::files::on_a_site;
    use super::*;

    const SOURCE: &str =
        "// Filled in.\nconst VERSION = \"\";\nconst FILES = {};\nconst LATER = {};\nlet rest;\n";

    #[test]
    fn every_file_is_listed_with_its_hash_but_the_worker_and_what_is_shown_elsewhere() {
        let files = [
            ("index.html", "abc"),
            ("lessons/index.html", ""),
            ("screenshots/wide.png", "x"),
            (WORKER, SOURCE),
        ];
        let worker = on_a_site("listed", &files, |folder| {
            list(folder).expect("listed");
            text(&folder.join(WORKER)).expect("a worker")
        });
        // The digests of "abc" and of the empty text, as published with the algorithm.
        let list = "const FILES = {\"index.html\":\"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\",\
                    \"lessons/index.html\":\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\"};\nconst LATER = {};\nlet rest;\n";
        assert!(worker.ends_with(list), "{worker}");
    }

    #[test]
    fn another_byte_anywhere_is_another_version_and_the_same_bytes_are_the_same() {
        let version = |worker: &str, list: &str| {
            let filled = filled(worker, list).expect("a worker");
            let line = filled.lines().find(|line| line.starts_with(VERSION));
            line.expect("a version").to_owned()
        };
        let first = version(SOURCE, "\"a\":\"1\"");
        assert_eq!(first.len(), "const VERSION = \"0123456789abcdef\";".len());
        assert_ne!(first, version(SOURCE, "\"a\":\"2\""));
        assert_ne!(
            first,
            version(&SOURCE.replace("rest", "more"), "\"a\":\"1\"")
        );
        let again = filled(SOURCE, "\"b\":\"0\"").expect("a worker");
        assert_eq!(first, version(&again, "\"a\":\"1\""));
    }

    #[test]
    fn a_worker_without_a_place_for_the_list_is_refused() {
        assert!(filled("const VERSION = \"\";\n", "").is_err_and(|why| why.contains(FILES)));
        assert!(filled(&SOURCE.repeat(2), "").is_err());
    }
}
