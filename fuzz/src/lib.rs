//! What must hold for any bytes, as targets of a coverage-guided fuzzer.
//!
//! A target takes bytes, makes a text, a file or a row of actions of them, and panics if one of its
//! laws does not hold. `cargo xtask fuzz` looks for such bytes. The bytes found so far that lead to
//! different places of the code are kept in `corpus`, in a folder for each target, and the tests of
//! this crate give them to the targets again. A file whose name begins with `regression` once broke
//! a law.
//!
//! | target | what the bytes are | laws besides the absence of panics |
//! |---|---|---|
//! | [`pgn`] | a score in any notation and variant | written games read back the same; a stream gives the same games |
//! | [`fen`] | a position | it is written and read back; the place of a fault lies in the text |
//! | [`link`] | the fragment of an address | its game comes back from a link of its own |
//! | [`moves`] | plies, then a text typed as a move | each name reads back as its move; parts lie in the text |
//! | [`book`] | a page of an old book | moves are legal and lie in the text; piece by piece it reads the same |
//! | [`container`] | a file: HTML, EPUB, PDF, text in any encoding | words of an HTML page and of an EPUB arrive |
//! | [`packed`] | a file packed by gzip or ZIP | what was packed comes out |
//! | [`library`] | a file of games, arriving in pieces | pieces give the same rows as the whole; each row is found |
//! | [`keep`] | a record that was kept | what is restored is written and restored the same |
//! | [`protocol`] | a message to or from a worker | it comes back from its bytes; no request ends a worker |
//! | [`session`] | actions of a user | undo and redo, keep, link and PGN each lead back |
//! | [`element`] | attributes, a score and actions of a reader | what is kept of a reader's work comes back |
//! | [`dom`] | two values of elements | a patched element equals one that is drawn anew |
//! | [`api`] | arguments from another language | places lie in the text; a converted text converts to itself |

#![allow(
    unused_must_use,
    reason = "of many functions only the absence of panics is asked"
)]

mod actions;
mod api;
mod book;
mod choose;
mod container;
mod dom;
mod element;
mod fen;
mod keep;
mod lasting;
mod library;
mod link;
mod moves;
mod packed;
mod pgn;
mod protocol;
mod session;

pub use api::api;
pub use book::book;
pub use container::container;
pub use dom::dom;
pub use element::element;
pub use fen::fen;
pub use keep::keep;
pub use library::library;
pub use link::link;
pub use moves::moves;
pub use packed::packed;
pub use pgn::pgn;
pub use protocol::protocol;
pub use session::session;

/// Makes the program of a target: with the fuzzer, or else one that tries the files it is given.
#[macro_export]
macro_rules! target {
    ($name:ident) => {
        #[cfg(fuzzing)]
        libfuzzer_sys::fuzz_target!(|bytes: &[u8]| $crate::$name(bytes));

        #[cfg(not(fuzzing))]
        fn main() -> std::io::Result<()> {
            $crate::try_files($crate::$name)
        }
    };
}

/// Gives the files that the command line names to a target, so that a fault can be looked at
/// without the fuzzer.
///
/// # Errors
/// Returns the error of a file that cannot be read.
pub fn try_files(target: fn(&[u8])) -> std::io::Result<()> {
    for path in std::env::args_os().skip(1) {
        println!("{}", path.display());
        target(&std::fs::read(path)?);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    /// Gives all files of a target's corpus to it.
    fn hold(name: &str, target: fn(&[u8])) {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("corpus")
            .join(name);
        let files = std::fs::read_dir(&folder).expect("a folder for each target");
        let mut paths: Vec<_> = files.map(|file| file.expect("a file").path()).collect();
        paths.sort();
        assert!(!paths.is_empty(), "{} is empty", folder.display());
        for path in &paths {
            // The harness shows it only if the target panics.
            println!("{}", path.display());
            target(&std::fs::read(path).expect("a readable file"));
        }
        target(&[]);
    }

    macro_rules! targets {
        ($($name:ident)*) => {
            /// Names of all targets.
            const NAMES: &[&str] = &[$(stringify!($name)),*];

            $(
                #[test]
                fn $name() {
                    hold(stringify!($name), crate::$name);
                }
            )*
        };
    }

    targets! {
        api book container dom element fen keep library link moves packed pgn protocol session
    }

    #[test]
    fn every_target_has_its_program_its_corpus_and_a_row() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let names = |folder: &str| {
            let files = std::fs::read_dir(root.join(folder)).expect("a folder");
            let mut names: Vec<String> = files
                .map(|file| file.expect("a file").path())
                .filter_map(|path| Some(path.file_stem()?.to_string_lossy().into_owned()))
                .collect();
            names.sort();
            names
        };
        assert_eq!(names("fuzz_targets"), NAMES);
        assert_eq!(names("corpus"), NAMES);
        let manifest = include_str!("../Cargo.toml");
        for name in NAMES {
            assert!(manifest.contains(&format!("name = \"{name}\"")), "{name}");
            let row = format!("//! | [`{name}`] |");
            assert!(include_str!("lib.rs").contains(&row), "{name}");
        }
    }
}
