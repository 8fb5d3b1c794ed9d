//! `cargo xtask scans`: sets pages of games in type, damages their pictures, reads them, and tells
//! how much of the games came back.
//!
//! | part | where |
//! |---|---|
//! | the faces | npm fetches them by the lock file in `tests/browser/faces` |
//! | setting, damage, reading | `tests/browser/examples/scans` |
//! | letters | the program `tesseract`, which must be on the path, with its own data or those of the page |
//! | what was set and recognised before | `target/scans` |

use crate::after::recognition;
use crate::browser::Engine;
use crate::npm::Packages;
use crate::run::{command, output, run};
use crate::{Outcome, paths};
use clap::{Parser, ValueEnum};
use serde::{Deserialize, Serialize};
use std::path::PathBuf;

/// Set pages of games in type, damage their pictures, read them, and end with a table
#[derive(Debug, Parser, Serialize, Deserialize)]
pub struct Wanted {
    /// The number of games
    #[arg(long, value_name = "N", default_value_t = 60)]
    pub games: usize,
    /// Only volumes whose names contain this
    #[arg(long, value_name = "NAME")]
    pub page: Option<String>,
    /// Only this damage; all three usual ones without it. `fax` is kept apart: tune nothing on it
    #[arg(long)]
    pub damage: Option<Damage>,
    /// Only this resolution, of 300 and 200
    #[arg(long, value_parser = clap::value_parser!(u32).range(100..=600))]
    pub dpi: Option<u32>,
    /// Only this face, by the name of its package
    #[arg(long, value_name = "NAME")]
    pub face: Option<String>,
    /// Also the two faces that are kept apart: tune nothing on them
    #[arg(long)]
    pub apart: bool,
    /// Only this notation
    #[arg(long, value_name = "NAME")]
    pub notation: Option<String>,
    /// Other games, faces and damages
    #[arg(long, value_name = "N", default_value_t = 0)]
    pub seed: u64,
    /// How tesseract looks for lines, by its number: 3 looks for columns, 4 and 6 do not
    #[arg(long, value_name = "N", default_value_t = 6)]
    pub psm: u8,
    /// Recognise with the data that the page fetches, and not with those of the installed program
    #[arg(long)]
    #[serde(skip)]
    page_data: bool,
    /// Do not read the plain text of the engine beside ours
    #[arg(long)]
    pub ours: bool,
    /// Put the pictures, what is printed on them and what was read in this folder
    #[arg(long, value_name = "FOLDER")]
    pub keep: Option<PathBuf>,
    /// Take the games from the larger corpus in this folder
    #[arg(long, value_name = "FOLDER")]
    #[serde(skip)]
    corpus: Option<PathBuf>,
}

/// How badly pages are damaged.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Damage {
    None,
    Light,
    Heavy,
    Fax,
}

/// The faces are under the SIL Open Font License.
const PACKAGES: Packages = Packages {
    name: "faces",
    order: "tests/browser/faces",
    proof: "@fontsource/old-standard-tt/package.json",
    about: "the faces of old books, to set pages in",
    by_hand: "Install npm (on Debian: `apt-get install npm`).",
};

/// The variable with the folder of the installed faces.
pub const FACES: &str = "RANK_AND_FILE_FACES";

/// The variable by which tesseract finds its data.
pub const DATA: &str = "TESSDATA_PREFIX";

/// Does what is wanted.
///
/// # Errors
/// When a program is missing, or a page cannot be set.
pub fn scans(wanted: &Wanted) -> Outcome {
    if output(command("tesseract").arg("--version")).is_none() {
        return Err(
            "tesseract is missing, which recognises the letters. Install it (on Debian: `apt-get install tesseract-ocr`)."
                .to_owned(),
        );
    }
    Engine::Chromium.ensure_installed()?;
    PACKAGES.ensure_installed()?;
    let asked = serde_json::to_string(wanted).map_err(|error| format!("{error}."))?;
    let mut cargo = command("cargo");
    cargo.args("run --quiet --package rank-and-file-browser --example scans --".split(' '));
    cargo.arg(asked).env(FACES, PACKAGES.file(""));
    if wanted.page_data {
        let folder = paths::target().join("scans/page-data");
        std::fs::create_dir_all(&folder)
            .map_err(|error| format!("{} could not be made: {error}.", folder.display()))?;
        recognition::unpack_english(&folder)?;
        cargo.env(DATA, folder);
    }
    if let Some(folder) = &wanted.corpus {
        cargo.env(paths::CORPUS, folder);
    }
    run(&mut cargo)
}
