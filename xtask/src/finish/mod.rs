//! The last step of a release page: the same page in fewer bytes, after trunk has left it in `dist/`.
//!
//! | part          | what is done                                                           |
//! |---------------|------------------------------------------------------------------------|
//! | style sheets  | joined to one file ([`style`])                                         |
//! | glue          | comments and indentation left out ([`glue`])                           |
//! | glue, program | the names they call each other by made short ([`names`], [`wasm`])     |
//! | program       | sections that only tools read left out ([`wasm`], [`binary`])          |
//!
//! Where a file is not as expected, it stays as it is, and a sentence says so: the page is only larger.
//! The names of glue and program stay too. trunk made them from what went in here, and the same input
//! always leads to the same output.

mod binary;
mod glue;
mod names;
mod style;
mod wasm;

use crate::{Outcome, page};
use std::path::{Path, PathBuf};

/// Makes the page in `dist` smaller.
///
/// # Errors
/// When a file cannot be read or written; the page may then be incomplete.
pub fn finish(dist: &Path) -> Outcome {
    for refused in [join_styles(dist)?, shorten_program(dist)?] {
        if let Err(reason) = refused {
            println!(
                "A part of the page stays larger than it could be: {}.",
                reason.trim_end_matches('.')
            );
        }
    }
    Ok(())
}

/// Whether a part could be made smaller, or why not.
type Done = Result<(), String>;

fn join_styles(dist: &Path) -> Outcome<Done> {
    let index = dist.join("index.html");
    let page = text(&index)?;
    let links = style::links(&page);
    if links.len() < 2 {
        return Ok(Ok(()));
    }
    // A link to a sheet that is not among the page's files is no failure.
    let sheets: Result<Vec<String>, String> = links
        .iter()
        .map(|link| text(&dist.join(&link.file)))
        .collect();
    let sheet = match sheets.and_then(|sheets| style::joined(&sheets)) {
        Ok(sheet) => sheet,
        Err(reason) => return Ok(Err(reason)),
    };
    let name = style::hashed_name("page", &sheet, "css");
    for link in &links {
        let path = dist.join(&link.file);
        std::fs::remove_file(&path)
            .map_err(|error| format!("{} could not be removed: {error}.", path.display()))?;
    }
    write(&dist.join(&name), sheet.as_bytes())?;
    write(&index, style::linked(&page, &links, &name).as_bytes())?;
    Ok(Ok(()))
}

fn shorten_program(dist: &Path) -> Outcome<Done> {
    let files = page::files(dist)?;
    let mut programs = files
        .iter()
        .filter_map(|path| Some((path, path.to_str()?.strip_suffix("_bg.wasm")?)));
    let (Some((program_path, stem)), None) = (programs.next(), programs.next()) else {
        return Ok(Err("it has no program, or more than one".to_string()));
    };
    let glue_path = PathBuf::from(format!("{stem}.js"));
    let glue = text(&glue_path)?;
    let program = bytes(program_path)?;
    let done = glue::tidied(&glue).and_then(|glue| names::shortened(&glue, &program));
    match done {
        Ok((glue, program)) => {
            write(&glue_path, glue.as_bytes())?;
            write(program_path, &program)?;
            Ok(Ok(()))
        }
        Err(reason) => Ok(Err(reason)),
    }
}

fn bytes(path: &Path) -> Outcome<Vec<u8>> {
    std::fs::read(path).map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

fn text(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path)
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

fn write(path: &Path, content: &[u8]) -> Outcome {
    std::fs::write(path, content)
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}
