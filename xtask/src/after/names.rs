//! File names that change with the content, so that neither an old page nor an old cache meets a
//! new file.
//!
//! trunk gives such names to the page's own files only; those of the other six programs always
//! have the same name.
//!
//! | file | named by |
//! |---|---|
//! | `book-worker_bg.wasm` | its glue |
//! | `book-worker.js` | the loader that starts it |
//! | `book-worker_loader.js` | `index.html` |
//! | `file-worker…`, `library-worker…`, `scan-worker…` | the same three |
//! | `recogniser.js` | the loader of the scan worker |
//! | `chess-notation_bg.wasm` | its glue and `embed.js` |
//! | `chess-notation.js`, `chess-notation.css` | `embed.js`, which keeps its name |
//! | `practice_bg.wasm`, `practice.js`, `practice.css` | `practice.html`, which keeps its name |

use super::files::{BOARD, PRACTICE, bytes, remove, text, write};
use crate::Outcome;
use std::path::Path;

/// The beginning of the names of a board's files.
pub const STEM: &str = "chess-notation";

/// The name of the script that other pages load.
pub const SCRIPT: &str = "embed.js";

/// The beginning of the names of the book worker's files.
pub const BOOK_WORKER: &str = "book-worker";

/// The beginning of the names of the file worker's files.
pub const FILE_WORKER: &str = "file-worker";

/// The beginning of the names of the library worker's files.
pub const LIBRARY_WORKER: &str = "library-worker";

/// The beginning of the names of the scan worker's files.
pub const SCAN_WORKER: &str = "scan-worker";

/// The page for practice.
pub const PRACTICE_PAGE: &str = "practice.html";

/// The beginning of the names of the files of the page for practice.
pub const PRACTICE_FILES: &str = "practice";

/// The files to be renamed. A file comes before those that name it, because they change with its
/// name.
const FILES: [&str; 19] = [
    "book-worker_bg.wasm",
    "book-worker.js",
    "book-worker_loader.js",
    "file-worker_bg.wasm",
    "file-worker.js",
    "file-worker_loader.js",
    "library-worker_bg.wasm",
    "library-worker.js",
    "library-worker_loader.js",
    "scan-worker_bg.wasm",
    "scan-worker.js",
    "recogniser.js",
    "scan-worker_loader.js",
    "chess-notation_bg.wasm",
    "chess-notation.js",
    BOARD,
    "practice_bg.wasm",
    "practice.js",
    PRACTICE,
];

/// The files that name others and keep their own name.
const KNOWN_TO: [&str; 3] = ["index.html", SCRIPT, PRACTICE_PAGE];

/// Iterates over the scripts among these files, and the one that names them.
pub fn scripts() -> impl Iterator<Item = &'static str> {
    let scripts = FILES.iter().filter(|file| file.ends_with(".js"));
    scripts.copied().chain([SCRIPT])
}

/// Renames the files after their content, and replaces the old names in the files that use them.
///
/// # Errors
/// When a file is missing, or no other file names it.
pub fn name(dist: &Path) -> Outcome {
    for (at, file) in FILES.iter().enumerate() {
        let content = bytes(&dist.join(file))?;
        let named = hashed(file, &content);
        write(&dist.join(&named), &content)?;
        remove(&dist.join(file))?;
        let scripts = FILES[at + 1..].iter().filter(|file| file.ends_with(".js"));
        let mut known = false;
        for other in scripts.chain(&KNOWN_TO) {
            let path = dist.join(other);
            let old = text(&path)?;
            if old.contains(file) {
                known = true;
                write(&path, old.replace(file, &named).as_bytes())?;
            }
        }
        if !known {
            return Err(format!("No script or page names {file}."));
        }
    }
    share_boot(dist)
}

/// Gives the page for practice the name that trunk has given to the script with which the page
/// starts its program. Both pages start theirs with it.
fn share_boot(dist: &Path) -> Outcome {
    let index = text(&dist.join("index.html"))?;
    let named = index.split(['"', '=', ' ', '>', '/']).find(|word| {
        let ends = word.strip_prefix("boot-");
        ends.is_some_and(|rest| rest.ends_with(".js"))
    });
    let named = named.ok_or("index.html names no script boot.js.")?;
    let path = dist.join(PRACTICE_PAGE);
    let page = text(&path)?.replace("./boot.js", &format!("./{named}"));
    write(&path, page.as_bytes())
}

/// Returns the name for a file of this content: `page.css` becomes `page-0123456789abcdef.css`.
/// Other content gives another name, so a browser may keep the file for ever. The hash is FNV-1a,
/// 64 bits.
pub fn hashed(file: &str, content: &[u8]) -> String {
    let hash = content
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
    let (stem, ending) = file.rsplit_once('.').unwrap_or((file, ""));
    let stem = stem.trim_end_matches("_bg").replace('_', "-");
    format!("{stem}-{hash:016x}.{ending}")
}

#[cfg(test)]
mod tests {
    use super::super::files::on_a_site;
    use super::*;

    /// Returns a site with this text as the book worker's program.
    fn files(program: &str) -> Vec<(&str, &str)> {
        vec![
            ("book-worker_bg.wasm", program),
            ("book-worker.js", "new URL('book-worker_bg.wasm')"),
            (
                "book-worker_loader.js",
                "import init from './book-worker.js';",
            ),
            ("scan-worker_bg.wasm", "scanner"),
            ("scan-worker.js", "new URL('scan-worker_bg.wasm')"),
            ("recogniser.js", "new URL('./recognition/')"),
            (
                "scan-worker_loader.js",
                "import './recogniser.js'; import init from './scan-worker.js';",
            ),
            ("file-worker_bg.wasm", "opener"),
            ("file-worker.js", "new URL('file-worker_bg.wasm')"),
            (
                "file-worker_loader.js",
                "import init from './file-worker.js';",
            ),
            ("library-worker_bg.wasm", "librarian"),
            ("library-worker.js", "new URL('library-worker_bg.wasm')"),
            (
                "library-worker_loader.js",
                "import init from './library-worker.js';",
            ),
            ("chess-notation_bg.wasm", "board"),
            ("chess-notation.js", "new URL('chess-notation_bg.wasm')"),
            (BOARD, "a{}"),
            (
                "index.html",
                "<meta content=./book-worker_loader.js><meta content=./file-worker_loader.js>\
                 <meta content=./library-worker_loader.js>\
                 <meta content=./scan-worker_loader.js><script src=./boot-1.js>",
            ),
            ("practice_bg.wasm", "exercises"),
            ("practice.js", "new URL('practice_bg.wasm')"),
            (PRACTICE, "p{}"),
            (
                PRACTICE_PAGE,
                "\"./practice_bg.wasm\" \"./practice.js\" \"./practice.css\" \"./boot.js\"",
            ),
            (
                SCRIPT,
                "\"chess-notation_bg.wasm\" \"chess-notation.js\" \"chess-notation.css\"",
            ),
        ]
    }

    #[test]
    fn another_byte_in_a_program_is_another_name_all_the_way_up() {
        let page = |program: &str| {
            on_a_site("named", &files(program), |folder| {
                name(folder).expect("named");
                let page = text(&folder.join("index.html")).expect("a page");
                let (_, loader) = page.split_once("./").expect("a loader");
                let (loader, _) = loader.split_once('>').expect("the end of a tag");
                let script = text(&folder.join(loader)).expect("a loader");
                let (_, glue) = script.split_once("./").expect("a glue");
                let glue = text(&folder.join(glue.trim_end_matches("';"))).expect("a glue");
                let wasm = glue.split('\'').nth(1).expect("a program");
                assert_eq!(text(&folder.join(wasm)).as_deref(), Ok(program));
                page
            })
        };
        assert_eq!(page("a"), page("a"));
        assert_ne!(page("a"), page("b"));
    }

    #[test]
    fn a_file_that_nobody_names_is_refused() {
        let mut files = files("a");
        files.retain(|(file, _)| *file != "index.html");
        files.push(("index.html", ""));
        let refused = on_a_site("unnamed", &files, name);
        assert!(refused.is_err_and(|why| why.contains("book-worker_loader.js")));
    }

    #[test]
    fn the_page_for_practice_starts_with_the_script_of_the_page() {
        let page = on_a_site("shared", &files("a"), |folder| {
            name(folder).expect("named");
            text(&folder.join(PRACTICE_PAGE)).expect("a page")
        });
        assert!(page.contains("\"./boot-1.js\""), "{page}");
        assert!(page.contains("./practice-") && !page.contains("./practice."));
    }

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(hashed("page.css", b"a"), "page-af63dc4c8601ec8c.css");
        assert_eq!(hashed("a-b_bg.wasm", b"a"), "a-b-af63dc4c8601ec8c.wasm");
        assert_eq!(
            hashed("a-b_loader.js", b"a"),
            "a-b-loader-af63dc4c8601ec8c.js"
        );
    }
}
