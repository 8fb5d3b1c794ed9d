//! The last step of a release build, which trunk runs as a hook (`Trunk.toml`) before it moves the
//! page to `dist/`.
//!
//! | part           | step                                                                           |
//! |----------------|--------------------------------------------------------------------------------|
//! | style sheets   | joined: one for the page, one for practice, one for boards in other pages ([`style`]) |
//! | scripts        | comments removed from those that other pages load ([`scripts`])                |
//! | imports        | what programs import from JavaScript is numbered ([`imports`])                 |
//! | words          | the sentences in other languages, one file each ([`words`])                     |
//! | recognition    | tesseract.js put beside the page ([`recognition`])                              |
//! | names          | files to which trunk always gives the same name are named after their content ([`names`]) |
//! | service worker | given the list of all files with their hashes, once they are final ([`offline`]) |
//!
//! But for the names of imports, the programs stay as trunk and wasm-bindgen have left them. The same input always gives the same
//! output.

mod files;
mod imports;
pub mod names;
pub mod offline;
pub mod recognition;
mod scripts;
mod style;
pub mod words;

use crate::Outcome;
use std::path::PathBuf;

/// Finishes the page that trunk is building. As its hook, this is given the folder and the profile
/// by trunk.
///
/// # Errors
/// When this is not called by trunk, or the page is not as expected.
pub fn hook() -> Outcome {
    let folder = std::env::var_os("TRUNK_STAGING_DIR")
        .map(PathBuf::from)
        .ok_or("`finish` is called by trunk, while it builds; call `trunk build --release`.")?;
    style::join(&folder)?;
    scripts::shorten(&folder)?;
    imports::number(&folder)?;
    words::put(&folder)?;
    recognition::put(&folder)?;
    names::name(&folder)?;
    // A debug build changes often, so browsers must keep none of it.
    match std::env::var("TRUNK_PROFILE").as_deref() {
        Ok("debug") => Ok(()),
        _ => offline::list(&folder),
    }
}

#[cfg(test)]
mod tests {
    use super::files::{on_a_site, text};
    use super::*;
    use crate::page;

    /// A page as trunk leaves it: minified, with hashes in the names of its own sheets but not of
    /// the workers' files.
    const SITE: &[(&str, &str)] = &[
        (
            "index.html",
            "<link href=./tokens-1.css rel=stylesheet><link href=./common-1.css rel=stylesheet>\
             <link href=./pieces-1.css rel=stylesheet><link href=./board-1.css rel=stylesheet>\
             <link href=./status-1.css rel=stylesheet><link href=./overlay-1.css rel=stylesheet><link href=./sheet-1.css rel=stylesheet>\
             <link href=./why-1.css rel=stylesheet><link href=./embed-1.css rel=stylesheet>\
             <link href=./page-1.css rel=stylesheet><link href=./boot-1.css rel=stylesheet>\
             <link href=./practice-1.css rel=stylesheet><link href=./worksheet-1.css rel=stylesheet><script src=./boot-1.js></script>\
             <meta content=./book-worker_loader.js name=book-worker>\
             <meta content=./file-worker_loader.js name=file-worker>\
             <meta content=./library-worker_loader.js name=library-worker>\
             <meta content=./scan-worker_loader.js name=scan-worker>",
        ),
        ("tokens-1.css", "a{}"),
        ("common-1.css", "b{}"),
        ("pieces-1.css", "c{}"),
        ("board-1.css", "d{}"),
        ("status-1.css", "s{}"),
        ("overlay-1.css", "e{}"),
        ("sheet-1.css", "f{}"),
        ("why-1.css", "g{}"),
        ("embed-1.css", ":host{}"),
        ("page-1.css", "h{}"),
        ("boot-1.css", "i{}"),
        ("practice-1.css", "j{}"),
        ("worksheet-1.css", "k{}"),
        ("boot-1.js", "start()"),
        ("practice_bg.wasm", "exercises"),
        ("practice.js", "new URL(`practice_bg.wasm`)"),
        (
            "practice.html",
            "<link href=\"./practice.css\"><link href=\"./practice.js\">\
             <link href=\"./practice_bg.wasm\"><script src=\"./boot.js\"></script>",
        ),
        ("book-worker_bg.wasm", "reader"),
        ("book-worker.js", "new URL(`book-worker_bg.wasm`)"),
        (
            "book-worker_loader.js",
            "import init from './book-worker.js'",
        ),
        ("file-worker_bg.wasm", "opener"),
        ("file-worker.js", "new URL(`file-worker_bg.wasm`)"),
        (
            "file-worker_loader.js",
            "import init from './file-worker.js'",
        ),
        ("scan-worker_bg.wasm", "scanner"),
        ("scan-worker.js", "new URL(`scan-worker_bg.wasm`)"),
        ("recogniser.js", "new URL(`./recognition/`)"),
        (
            "scan-worker_loader.js",
            "import './recogniser.js'; import init from './scan-worker.js'",
        ),
        ("library-worker_bg.wasm", "librarian"),
        ("library-worker.js", "new URL(`library-worker_bg.wasm`)"),
        (
            "library-worker_loader.js",
            "import init from './library-worker.js'",
        ),
        ("chess-notation_bg.wasm", "board"),
        ("chess-notation.js", "new URL(`chess-notation_bg.wasm`)"),
        (
            "embed.js",
            "[\"chess-notation_bg.wasm\", \"chess-notation.js\", \"chess-notation.css\"]",
        ),
        (
            "sw.js",
            "const VERSION = \"\";\nconst FILES = {};\nconst LATER = {};\n",
        ),
    ];

    /// Returns every word in quotation marks or after `./` that looks like a file name.
    fn mentioned(text: &str) -> impl Iterator<Item = &str> {
        text.split(['"', '`', '\'', ' ', '>', '='])
            .map(|word| word.trim_start_matches("./"))
            .filter(|word| {
                [".js", ".wasm", ".css"]
                    .iter()
                    .any(|end| word.ends_with(end))
            })
    }

    #[test]
    fn every_file_that_is_named_is_there_and_listed_and_nothing_else_is_left() {
        on_a_site("finished", SITE, |folder| {
            style::join(folder).expect("joined");
            scripts::shorten(folder).expect("shortened");
            imports::number(folder).expect("numbered");
            names::name(folder).expect("named");
            let mut listed = offline::kept(folder).expect("a list");
            // Two pages, the scripts loaded first, one sheet each, and the files of the five programs that every visit keeps.
            assert_eq!(listed.len(), 20, "{listed:?}");
            let later = offline::later(folder).expect("a list");
            // The files of the scan worker, and the script that it shares with nobody.
            assert_eq!(later.len(), 4, "{later:?}");
            listed.extend(later);
            for path in page::files(folder).expect("files") {
                for file in mentioned(&text(&path).expect("a text")) {
                    assert!(
                        listed.iter().any(|own| own == file),
                        "{path:?} names {file}"
                    );
                }
            }
        });
    }

    #[test]
    fn a_page_without_one_of_its_files_is_refused_by_name() {
        for missing in ["why-1.css", "book-worker.js", "embed.js"] {
            let files: Vec<_> = SITE
                .iter()
                .copied()
                .filter(|(file, _)| *file != missing)
                .collect();
            let refused = on_a_site("refused", &files, |folder| {
                style::join(folder).and_then(|()| names::name(folder))
            });
            assert!(refused.is_err_and(|why| why.contains(missing)), "{missing}");
        }
    }
}
