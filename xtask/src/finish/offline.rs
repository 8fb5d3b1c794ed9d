//! What the service worker has to know: every file of the site, and the hash of its bytes.
//!
//! This is the very last step of a release, since a file changed after it would not be kept by any browser:
//! the worker takes all files as they are listed here, or none. `public/sw.js` has two lines for it.
//!
//! | line                | what it becomes                                                             |
//! |---------------------|-----------------------------------------------------------------------------|
//! | `const FILES = …`   | path from the site's root → `sha256-…`, in the spelling of `integrity`        |
//! | `const VERSION = …` | a hash of the worker with that list: another byte anywhere, another version |
//!
//! The lines of an earlier run are written over, so a site that was changed by hand can be completed again.

use super::style::hashed_name;
use super::{PAGE, bytes, named, text, write};
use crate::{Outcome, page};
use base64::Engine;
use base64::engine::general_purpose::STANDARD as BASE64;
use sha2::{Digest, Sha256};
use std::path::{Path, PathBuf};

/// The service worker, which no browser keeps in a cache of the site's.
pub const WORKER: &str = "sw.js";

/// Pictures for those who offer the app, which the app itself never shows.
const SHOWN_ELSEWHERE: &str = "screenshots/";

const FILES: &str = "const FILES = ";
const VERSION: &str = "const VERSION = ";

/// Gives the page's program the name of its bytes, and completes the service worker of the site in `dist`.
///
/// # Errors
/// When a file cannot be read or written, or the worker has no place for the list.
pub fn complete(dist: &Path) -> Outcome {
    name_program(dist)?;
    let mut list = Vec::new();
    for file in kept(dist)? {
        let hash = BASE64.encode(Sha256::digest(bytes(&dist.join(&file))?));
        list.push(format!("{file:?}:\"sha256-{hash}\""));
    }
    let path = dist.join(WORKER);
    let worker = filled(&text(&path)?, &list.join(","))?;
    write(&path, worker.as_bytes())
}

/// The paths of all files that a browser keeps for use offline, from the site's root with slashes, in order.
///
/// # Errors
/// When a folder cannot be read.
pub fn kept(dist: &Path) -> Outcome<Vec<String>> {
    let files = page::files(dist)?.into_iter().map(|path| {
        let path = path.strip_prefix(dist).unwrap_or(&path);
        path.to_string_lossy().replace('\\', "/")
    });
    Ok(files
        .filter(|file| file != WORKER && !file.starts_with(SHOWN_ELSEWHERE))
        .collect())
}

/// The worker with this list, and the version that follows from both.
fn filled(worker: &str, list: &str) -> Outcome<String> {
    let worker = with_line(worker, FILES, &format!("{{{list}}}"))?;
    let unnamed = with_line(&worker, VERSION, "\"\"")?;
    let hash = Sha256::digest(unnamed.as_bytes());
    let version: String = hash.iter().take(8).map(|b| format!("{b:02x}")).collect();
    with_line(&unnamed, VERSION, &format!("\"{version}\""))
}

/// The script with another value in the one line that begins so.
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

/// Names the page's program, and then its glue, after the bytes they have come to: trunk has named them after
/// what went into this last step, and another last step makes other bytes of that.
fn name_program(dist: &Path) -> Outcome {
    for extension in ["wasm", "js"] {
        for path in own(dist, extension)? {
            let old = named(dist, &path);
            let new = hashed_name(PAGE, &bytes(&path)?, extension);
            std::fs::rename(&path, dist.join(&new))
                .map_err(|error| format!("{old} could not be renamed: {error}."))?;
            let mut known_to = own(dist, "js")?;
            known_to.push(dist.join("index.html"));
            for file in known_to {
                write(&file, text(&file)?.replace(&old, &new).as_bytes())?;
            }
        }
    }
    Ok(())
}

/// The files of the page's own program with this extension.
fn own(dist: &Path, extension: &str) -> Outcome<Vec<PathBuf>> {
    let mut files = page::files(dist)?;
    files.retain(|path| {
        named(dist, path).starts_with(PAGE) && path.extension().is_some_and(|own| own == extension)
    });
    Ok(files)
}

#[cfg(test)]
mod tests {
    use super::*;

    const SOURCE: &str = "// Filled in.\nconst VERSION = \"\";\nconst FILES = {};\nlet rest;\n";

    /// A site of a few files, in a folder that the test removes.
    fn site(name: &str, files: &[(&str, &str)]) -> PathBuf {
        let folder =
            std::env::temp_dir().join(format!("rank-and-file-{name}-{}", std::process::id()));
        for (file, content) in files {
            let path = folder.join(file);
            std::fs::create_dir_all(path.parent().expect("a folder")).expect("a temporary folder");
            std::fs::write(path, content).expect("a temporary file");
        }
        folder
    }

    #[test]
    fn every_file_is_listed_with_its_hash_but_the_worker_and_what_is_shown_elsewhere() {
        let folder = site(
            "listed",
            &[
                ("index.html", "abc"),
                ("lessons/index.html", ""),
                ("screenshots/wide.png", "x"),
                (WORKER, SOURCE),
            ],
        );
        let result = complete(&folder).and_then(|()| text(&folder.join(WORKER)));
        std::fs::remove_dir_all(&folder).expect("removed again");
        let worker = result.expect("completed");
        // The digests of "abc" and of nothing, as they were published with the algorithm.
        let list = "const FILES = {\"index.html\":\"sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0=\",\
                    \"lessons/index.html\":\"sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=\"};\nlet rest;\n";
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

    #[test]
    fn the_program_is_named_after_its_bytes_wherever_it_is_named() {
        let folder = site(
            "named",
            &[
                ("index.html", "rank-and-file-1.js rank-and-file-1_bg.wasm"),
                ("rank-and-file-1.js", "rank-and-file-1_bg.wasm"),
                ("rank-and-file-1_bg.wasm", "a"),
                ("boot-1.js", "rank-and-file-1.js"),
            ],
        );
        let result = name_program(&folder).and_then(|()| {
            let program = "rank-and-file-af63dc4c8601ec8c.wasm";
            let glue = hashed_name(PAGE, program.as_bytes(), "js");
            assert_eq!(text(&folder.join(&glue))?, program);
            assert_eq!(
                text(&folder.join("index.html"))?,
                format!("{glue} {program}")
            );
            bytes(&folder.join(program))
        });
        std::fs::remove_dir_all(&folder).expect("removed again");
        assert_eq!(result.as_deref(), Ok(b"a".as_slice()));
    }
}
