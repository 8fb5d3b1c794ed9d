//! The board for other people's pages: a style sheet, a program and its glue, named after what is in them, and
//! `embed.js`, which keeps its name and knows theirs.

use super::style::{hashed_name, is_sheet, joined, links};
use super::{Done, bytes, glue, text, write};
use crate::Outcome;
use std::path::Path;

/// How the names of the board's files begin.
pub const STEM: &str = "chess-notation";

/// How the name of the part of its program begins that comes later.
pub const PART: &str = "chess-notation-later";

/// The script that other pages name.
pub const SCRIPT: &str = "embed.js";

/// The style sheets of a board, of those that `index.html` names, in this order.
const SHEETS: [&str; 8] = [
    "tokens", "common", "men", "board", "overlay", "sheet", "why", OWN,
];

/// How long a board's `rem` is: what the page says, but never too small to be read.
const REM: &str = ":host{--rem:max(1rem,16px)}";

/// The sheet that a board has for itself.
const OWN: &str = "embed";

/// Whether a file is the sheet that only boards have.
pub fn is_own(file: &str) -> bool {
    is_sheet(file, OWN)
}

/// Joins the board's sheets and takes the link to its own out of the page.
///
/// # Errors
/// When a file cannot be read or written.
pub fn style(dist: &Path) -> Outcome<Done> {
    let index = dist.join("index.html");
    let page = text(&index)?;
    let links = links(&page);
    let mut sheets = Vec::new();
    for stem in SHEETS {
        let Some(link) = links.iter().find(|link| is_sheet(&link.file, stem)) else {
            return Ok(Err(format!(
                "{stem}.css is not among the page's style sheets"
            )));
        };
        sheets.push(text(&dist.join(&link.file))?);
    }
    let sheet = match joined(&sheets) {
        Ok(sheet) => scaled(&sheet) + REM,
        Err(reason) => return Ok(Err(reason)),
    };
    write(&dist.join("chess-notation.css"), sheet.as_bytes())?;
    if let Some(own) = links.iter().find(|link| is_own(&link.file)) {
        write(&index, own.taken_out(&page).as_bytes())?;
        let path = dist.join(&own.file);
        std::fs::remove_file(&path)
            .map_err(|error| format!("{} could not be removed: {error}.", path.display()))?;
    }
    Ok(Ok(()))
}

/// The sheet with `rem` in place of the unit of that name: many pages set the root's font to ten pixels, and
/// a board is to be readable in them as well. [`REM`] says how long it is.
fn scaled(sheet: &str) -> String {
    let mut text = String::with_capacity(sheet.len() * 5 / 4);
    let mut rest = sheet;
    while let Some(at) = rest.find("rem") {
        let (before, after) = rest.split_at(at);
        let number = before
            .rfind(|c: char| !(c.is_ascii_digit() || matches!(c, '.' | '-')))
            .map_or(0, |at| at + 1);
        let (lead, number) = before.split_at(number);
        let ends = !after[3..].starts_with(|c: char| c.is_ascii_alphanumeric() || c == '-');
        text.push_str(lead);
        if ends && number.ends_with(|c: char| c.is_ascii_digit()) {
            text.push_str(&format!("calc({number}*var(--rem))"));
        } else {
            text.push_str(number);
            text.push_str("rem");
        }
        rest = &after[3..];
    }
    text + rest
}

/// Gives the board's files names of their own and puts these into `embed.js`.
///
/// # Errors
/// When a file cannot be read or written.
pub fn name(dist: &Path) -> Outcome<Done> {
    let at = |name: &str| dist.join(name);
    let names = [
        "chess-notation_bg.wasm",
        "chess-notation.js",
        "chess-notation.css",
    ];
    let stays = [at(SCRIPT)].into_iter().chain(names.map(at));
    if let Some(missing) = stays.into_iter().find(|path| !path.is_file()) {
        let missing = missing.display();
        return Ok(Err(format!(
            "{missing} is not there, so boards in other pages lack it"
        )));
    }
    let mut script = match glue::tidied(&text(&at(SCRIPT))?) {
        Ok(script) => script,
        Err(reason) => return Ok(Err(format!("{SCRIPT}: {reason}"))),
    };
    for file in names {
        let mut content = bytes(&at(file))?;
        let extension = file.rsplit('.').next().unwrap_or_default();
        if extension == "js" {
            // The script names the program itself.
            let glue = String::from_utf8_lossy(&content).replace(names[0], "chess-notation.wasm");
            content = glue.into_bytes();
        }
        let quoted = format!("\"{file}\"");
        if script.matches(&quoted).count() != 1 {
            return Ok(Err(format!("{SCRIPT} does not name {file}, once")));
        }
        let name = hashed_name(STEM, &content, extension);
        script = script.replace(&quoted, &format!("\"{name}\""));
        write(&at(&name), &content)?;
        std::fs::remove_file(at(file))
            .map_err(|error| format!("{file} could not be removed: {error}."))?;
    }
    write(&at(SCRIPT), script.as_bytes())?;
    Ok(Ok(()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lengths_in_rem_follow_the_boards_own() {
        assert_eq!(
            scaled(".a{margin:-.5rem 1.25rem 0}.theorem{width:3rem}"),
            ".a{margin:calc(-.5*var(--rem)) calc(1.25*var(--rem)) 0}.theorem{width:calc(3*var(--rem))}"
        );
    }

    #[test]
    fn a_sheet_is_known_with_and_without_a_hash() {
        assert!(is_own("embed.css") && is_own("embed-0f3a.css"));
        assert!(!is_own("embedded.css") && !is_own("board-1.css"));
    }
}
