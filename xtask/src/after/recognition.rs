//! The files that recognise letters in pictures: tesseract.js, put into the page's folder from npm's
//! packages, with their licence.
//!
//! | file | from | what it is |
//! |---|---|---|
//! | `tesseract.esm.min.js` | `tesseract.js` | starts the worker; the scan worker imports it |
//! | `worker.min.js` | `tesseract.js` | the worker |
//! | `tesseract-core-simd-lstm.wasm.js` | `tesseract.js-core` | the program in the worker |
//! | `eng.traineddata.gz` | `@tesseract.js-data/eng` | what it knows of English; and so on for each language |
//! | `LICENSE.txt` | `tesseract.js-core` | the Apache License 2.0, of all of them |
//!
//! Their folder is named after their content, so that no browser mixes two versions. A browser
//! fetches them with the first picture.

use super::files::{bytes, text, write};
use super::names::hashed;
use crate::Outcome;
use crate::npm::Packages;
use flate2::read::GzDecoder;
use std::io::Read;
use std::path::Path;

/// The beginning of the folder's name in the page.
pub const FOLDER: &str = "recognition";

/// The script that names the folder.
pub const SCRIPT: &str = "recogniser.js";

const PACKAGES: Packages = Packages {
    name: "recognition",
    order: "xtask/recognition",
    proof: "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
    about: "tesseract.js, which recognises letters in pictures",
    by_hand: "Install npm (on Debian: `apt-get install npm`), then try again.",
};

/// The files, with their paths among the installed packages.
const FILES: [(&str, &str); 4] = [
    (
        "tesseract.esm.min.js",
        "tesseract.js/dist/tesseract.esm.min.js",
    ),
    ("worker.min.js", "tesseract.js/dist/worker.min.js"),
    (
        "tesseract-core-simd-lstm.wasm.js",
        "tesseract.js-core/tesseract-core-simd-lstm.wasm.js",
    ),
    ("LICENSE.txt", "tesseract.js-core/LICENSE"),
];

/// The languages that it knows, by their codes. A browser fetches only the one that is asked for.
const LANGUAGES: [&str; 12] = [
    "eng", "deu", "fra", "spa", "ita", "por", "nld", "pol", "ces", "hun", "ron", "fin",
];

/// The languages' data, which the page's recogniser reads best among those of npm.
const DATA: &str = "4.0.0_best_int";

/// Unpacks the data for English into a folder, as the program tesseract reads them.
///
/// # Errors
/// When npm cannot install the packages, or the file cannot be unpacked.
pub fn unpack_english(folder: &Path) -> Outcome {
    PACKAGES.ensure_installed()?;
    let packed =
        bytes(&PACKAGES.file(&format!("@tesseract.js-data/eng/{DATA}/eng.traineddata.gz")))?;
    let mut data = Vec::new();
    GzDecoder::new(packed.as_slice())
        .read_to_end(&mut data)
        .map_err(|error| format!("The data for English could not be unpacked: {error}."))?;
    write(&folder.join("eng.traineddata"), &data)
}

/// Puts the files into the page that is being built, and tells their folder to the script that
/// names it.
///
/// # Errors
/// When npm cannot install the packages, or a file cannot be written.
pub fn put(dist: &Path) -> Outcome {
    PACKAGES.ensure_installed()?;
    let mut all = Vec::new();
    let mut contents = Vec::new();
    let languages = LANGUAGES.map(|code| {
        let name = format!("{code}.traineddata.gz");
        let from = format!("@tesseract.js-data/{code}/{DATA}/{name}");
        (name, from)
    });
    let files = FILES.map(|(name, from)| (name.to_owned(), from.to_owned()));
    for (name, from) in files.into_iter().chain(languages) {
        let content = bytes(&PACKAGES.file(&from))?;
        all.extend_from_slice(&content);
        contents.push((name, content));
    }
    let named = hashed(&format!("{FOLDER}.x"), &all);
    let named = named.trim_end_matches(".x");
    let folder = dist.join(named);
    std::fs::create_dir_all(&folder)
        .map_err(|error| format!("{} could not be made: {error}.", folder.display()))?;
    for (name, content) in contents {
        write(&folder.join(name), &content)?;
    }
    name(dist, named)
}

/// Tells the name of the folder to the script that names it.
pub(super) fn name(dist: &Path, named: &str) -> Outcome {
    let path = dist.join(SCRIPT);
    let script = text(&path)?;
    let known = format!("./{FOLDER}/");
    if !script.contains(&known) {
        return Err(format!("{SCRIPT} does not name {known}."));
    }
    write(
        &path,
        script.replace(&known, &format!("./{named}/")).as_bytes(),
    )
}
