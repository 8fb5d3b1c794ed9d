//! The sentences of the page in other languages than English, made ready for the program.
//!
//! Each file of `src/words` but `en.ftl` becomes a file of the site with one message in a line, in the order
//! of English. `index.html` names them, so a further language is a further file and nothing else:
//!
//! | in | becomes |
//! |---|---|
//! | `src/words/de.ftl` | `words/de-0123456789abcdef.txt` |
//! | `<meta name="words" content="./words">` | `content="de Deutsch ./words/de-0123456789abcdef.txt\|…"` |

use super::files::{text, write};
use super::names::hashed;
use crate::{Outcome, paths};
use std::path::Path;

#[path = "../../../src/words/compile.rs"]
mod compile;

use compile::{Compiled, compile};

/// The folder of these files in the project.
const SOURCE: &str = "src/words";

/// The folder of what they become, on the site.
const FOLDER: &str = "words";

/// What stands in `index.html` where the files are named.
const PLACE: &str = "./words";

/// The message with a language's own name.
const NAME: &str = "language";

/// Writes the file of each language, and names them all in `index.html`.
///
/// # Errors
/// When a file cannot be read or written, has not the messages of English, or `index.html` has no place
/// for the names.
pub fn put(dist: &Path) -> Outcome {
    let folder = paths::root().join(SOURCE);
    let english = compile(&text(&folder.join("en.ftl"))?, None)?;
    let mut names = Vec::new();
    for code in codes(&folder)? {
        let source = text(&folder.join(format!("{code}.ftl")))?;
        let messages = translated(&source, &english).map_err(|why| format!("{code}.ftl: {why}"))?;
        let name = messages
            .iter()
            .zip(&english)
            .find(|(_, message)| message.id == NAME);
        let name = name.map_or(code.as_str(), |(name, _)| name);
        let ready = messages.join("\n");
        let file = format!(
            "{PLACE}/{}",
            hashed(&format!("{code}.txt"), ready.as_bytes())
        );
        names.push(format!("{code} {name} {file}"));
        std::fs::create_dir_all(dist.join(FOLDER))
            .map_err(|error| format!("The folder {FOLDER} could not be made: {error}."))?;
        write(&dist.join(&file), ready.as_bytes())?;
    }
    let index = dist.join("index.html");
    let page = text(&index)?;
    let before = [format!("\"{PLACE}\""), PLACE.to_owned()];
    let place = before
        .iter()
        .find(|place| page.contains(&format!("content={place}")));
    let place = place.ok_or("index.html has no place for the names of languages.")?;
    let named = format!("content=\"{}\"", names.join("|"));
    write(
        &index,
        page.replacen(&format!("content={place}"), &named, 1)
            .as_bytes(),
    )
}

/// Returns the codes of all languages but English, in order.
fn codes(folder: &Path) -> Outcome<Vec<String>> {
    let unreadable = |error| format!("{} could not be read: {error}.", folder.display());
    let mut codes = Vec::new();
    for file in std::fs::read_dir(folder).map_err(unreadable)? {
        let name = file.map_err(unreadable)?.file_name();
        let code = name.to_string_lossy();
        codes.extend(
            code.strip_suffix(".ftl")
                .filter(|code| *code != "en")
                .map(str::to_owned),
        );
    }
    codes.sort();
    Ok(codes)
}

/// Returns the messages of a translation in the order of English.
fn translated(source: &str, english: &[Compiled]) -> Outcome<Vec<String>> {
    let messages = compile(source, Some(english))?;
    let find = |wanted: &Compiled| {
        let found = messages.iter().find(|message| message.id == wanted.id);
        let found = found.map(|message| message.text.clone());
        found.ok_or_else(|| format!("the message {} is missing", wanted.id))
    };
    english.iter().map(find).collect()
}

#[cfg(test)]
mod tests {
    use super::super::files::on_a_site;
    use super::*;

    #[test]
    fn every_language_is_named_by_the_page_and_has_each_message() {
        let page = "<meta name=\"words\" content=\"./words\">";
        on_a_site("words", &[("index.html", page)], |folder| {
            put(folder).expect("every language is whole");
            let page = text(&folder.join("index.html")).expect("a page");
            let (_, names) = page.split_once("content=\"").expect("a list");
            let (names, _) = names.split_once('"').expect("its end");
            let english = text(&paths::root().join(SOURCE).join("en.ftl")).expect("English");
            let count = compile(&english, None).expect("English").len();
            for language in names.split('|').filter(|language| !language.is_empty()) {
                let (head, file) = language.rsplit_once(' ').expect("a file");
                let words = text(&folder.join(file)).expect("the words");
                assert_eq!(words.lines().count(), count, "{head}");
            }
        });
    }
}
