//! The sentences of the page in other languages than English, made ready for the program.
//!
//! Each file of `src/words` but `en.ftl` becomes a file of the site with one message in a line, in the order
//! of English. `index.html` and `practice.html` name them, so a further language is a further file and nothing else:
//!
//! | in | becomes |
//! |---|---|
//! | `src/words/de.ftl` | `words/de-0123456789abcdef.txt` |
//! | `<meta name="words" content="./words">` | `content="de Deutsch ./words/de-0123456789abcdef.txt\|…"` |

use super::files::{text, write};
use super::names::{PRACTICE_PAGE, hashed};
use crate::{Outcome, paths};
use std::path::Path;

#[path = "../../../src/words/compile.rs"]
mod compile;

use compile::{Compiled, compile};

/// The folder of these files in the project.
const SOURCE: &str = "src/words";

/// The folder of what they become, on the site.
const FOLDER: &str = "words";

/// What stands in a page where the files are named.
const PLACE: &str = "./words";

/// The pages that name the files.
const PAGES: [&str; 2] = ["index.html", PRACTICE_PAGE];

/// The message with a language's own name.
const NAME: &str = "language";

/// Writes the file of each language, and names them all in the page and in the page for practice.
///
/// # Errors
/// When a file cannot be read or written, has not the messages of English, or a page has no place for the
/// names.
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
    let named = format!("content=\"{}\"", names.join("|"));
    for page in PAGES {
        let file = dist.join(page);
        let before = text(&file)?;
        let mut places = [format!("content=\"{PLACE}\""), format!("content={PLACE}")].into_iter();
        let place = places.find(|place| before.contains(place.as_str()));
        let place =
            place.ok_or_else(|| format!("{page} has no place for the names of languages."))?;
        write(&file, before.replacen(&place, &named, 1).as_bytes())?;
    }
    Ok(())
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
        on_a_site("words", &PAGES.map(|name| (name, page)), |folder| {
            put(folder).expect("every language is whole");
            let pages = PAGES.map(|name| text(&folder.join(name)).expect("a page"));
            assert_eq!(pages[0], pages[1]);
            let (_, names) = pages[0].split_once("content=\"").expect("a list");
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
