//! Joins the style sheets: one for the page, one for the page for practice, one for boards in other
//! pages. Each link less is one
//! request less, and one file compresses better than fifteen.

use super::files::{BOARD, PRACTICE, remove, text, write};
use super::names::hashed;
use crate::Outcome;
use std::ops::Range;
use std::path::Path;

/// The parts of that sheet among the sheets of `index.html`, in this order.
const BOARD_SHEETS: [&str; 9] = [
    "tokens", "common", "pieces", "board", "status", "overlay", "sheet", "why", OWN,
];

/// The parts of the sheet of the page for practice, in this order.
const PRACTICE_SHEETS: [&str; 11] = [
    "tokens",
    "common",
    "page",
    "pieces",
    "board",
    "overlay",
    "sheet",
    "why",
    "boot",
    "practice",
    "worksheet",
];

/// The sheets that the page itself does not have. `index.html` names them so that trunk copies them.
const ELSEWHERE: [&str; 3] = [OWN, "practice", "worksheet"];

/// The sheet that only boards in other pages have. `index.html` names it so that trunk copies it.
const OWN: &str = "embed";

/// The length of a board's `rem`: the page's own, but never too small to read. It ends the sheet, so
/// `public/embed.js` knows by it that the sheet has arrived whole.
const REM: &str = ":host{--rem:max(1rem,16px)}";

/// The end of the sheets of both pages. `public/boot.js` knows by it that the sheet has arrived whole.
const END: &str = ":root{--styled:1}";

/// Joins the sheets that `index.html` links to, and replaces the links by one.
///
/// # Errors
/// When a file cannot be read or written, or a sheet is missing.
pub fn join(dist: &Path) -> Outcome {
    let index = dist.join("index.html");
    let page = text(&index)?;
    let links = links(&page);
    let board = scaled(&joined(dist, &links, &BOARD_SHEETS)?) + REM;
    let practice = joined(dist, &links, &PRACTICE_SHEETS)? + END;
    let is_of_page = |link: &&Link| !ELSEWHERE.iter().any(|own| is_sheet(&link.file, own));
    let mut sheet = String::new();
    for link in links.iter().filter(is_of_page) {
        sheet.push_str(&text(&dist.join(&link.file))?);
    }
    sheet.push_str(END);
    for link in &links {
        remove(&dist.join(&link.file))?;
    }
    let name = hashed("page.css", sheet.as_bytes());
    write(&dist.join(&name), sheet.as_bytes())?;
    write(&dist.join(BOARD), board.as_bytes())?;
    write(&dist.join(PRACTICE), practice.as_bytes())?;
    write(&index, linked(&page, &links, &name).as_bytes())
}

/// Returns the text of these sheets, one after another.
fn joined(dist: &Path, links: &[Link], stems: &[&str]) -> Outcome<String> {
    let mut sheet = String::new();
    for stem in stems {
        let link = links.iter().find(|link| is_sheet(&link.file, stem));
        let link =
            link.ok_or_else(|| format!("{stem}.css is not among the sheets of index.html."))?;
        sheet.push_str(&text(&dist.join(&link.file))?);
    }
    Ok(sheet)
}

/// A `<link>` to one of the page's own style sheets.
struct Link {
    /// The place of the tag in the page, in bytes.
    tag: Range<usize>,
    /// The file it names.
    file: String,
}

/// Returns whether a file is this sheet. trunk puts a hash between a sheet's name and its ending.
fn is_sheet(file: &str, stem: &str) -> bool {
    let rest = file
        .strip_prefix(stem)
        .and_then(|rest| rest.strip_suffix(".css"));
    rest.is_some_and(|hash| hash.is_empty() || hash.starts_with('-'))
}

/// Returns the links to style sheets, in order.
fn links(page: &str) -> Vec<Link> {
    let mut links = Vec::new();
    let mut from = 0;
    while let Some(start) = page[from..].find("<link ").map(|at| from + at) {
        let end = page[start..]
            .find('>')
            .map_or(page.len(), |at| start + at + 1);
        let tag = &page[start..end];
        if attribute(tag, "rel") == Some("stylesheet")
            && let Some(address) = attribute(tag, "href")
        {
            links.push(Link {
                tag: start..end,
                file: address.trim_start_matches("./").to_string(),
            });
        }
        from = end;
    }
    links
}

/// Returns the page with one link, to `file`, in the place of the first of `links`.
fn linked(page: &str, links: &[Link], file: &str) -> String {
    let mut text = String::with_capacity(page.len());
    let mut done = 0;
    for (index, Link { tag, .. }) in links.iter().enumerate() {
        text.push_str(&page[done..tag.start]);
        if index == 0 {
            text.push_str(&format!("<link rel=\"stylesheet\" href=\"./{file}\">"));
        }
        done = tag.end;
    }
    text.push_str(&page[done..]);
    text
}

/// Returns the value of an attribute, with or without quotation marks.
fn attribute<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next(),
    }
}

/// Returns the sheet with the variable `--rem` in place of the unit `rem`. Many pages set the
/// root's font size to ten pixels, and a board must be readable there too. [`REM`] sets the
/// variable.
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

#[cfg(test)]
mod tests {
    use super::super::files::on_a_site;
    use super::*;

    #[test]
    fn one_link_takes_the_place_of_all_and_other_links_stay() {
        let page = "<title>é</title><link href=./i.svg rel=icon><link href=./a-1.css rel=stylesheet><link \
                    rel=\"stylesheet\" href=\"b-2.css\"><link href=./x.js id=glue rel=modulepreload></head>";
        let links = links(page);
        let files: Vec<&str> = links.iter().map(|link| link.file.as_str()).collect();
        assert_eq!(files, ["a-1.css", "b-2.css"]);
        assert_eq!(
            linked(page, &links, "c.css"),
            "<title>é</title><link href=./i.svg rel=icon><link rel=\"stylesheet\" href=\"./c.css\">\
             <link href=./x.js id=glue rel=modulepreload></head>"
        );
    }

    #[test]
    fn the_page_keeps_the_order_of_its_links_and_a_board_has_its_own() {
        let links = [
            "why",
            "page",
            "tokens",
            "common",
            "pieces",
            "board",
            "status",
            "overlay",
            "sheet",
            "boot",
            "embed",
            "practice",
            "worksheet",
        ];
        let page: String = links
            .iter()
            .map(|stem| format!("<link rel=stylesheet href=./{stem}-0.css>"))
            .collect();
        let mut files = vec![("index.html".to_string(), page)];
        files
            .extend(links.map(|stem| (format!("{stem}-0.css"), format!(".{stem}{{margin:1rem}}"))));
        let files: Vec<_> = files
            .iter()
            .map(|(a, b)| (a.as_str(), b.as_str()))
            .collect();
        on_a_site("joined", &files, |folder| {
            join(folder).expect("joined");
            let page = text(&folder.join("index.html")).expect("a page");
            let sheet = attribute(&page, "href")
                .expect("a sheet")
                .trim_start_matches("./");
            let classes = |sheet: &str| -> Vec<String> {
                let rules = sheet.split('.').filter_map(|rule| rule.split_once('{'));
                rules.map(|(class, _)| class.to_owned()).collect()
            };
            let of_page = text(&folder.join(sheet)).expect("a sheet");
            assert_eq!(classes(&of_page), links[..10]);
            assert!(
                of_page.contains("margin:1rem") && of_page.ends_with(END),
                "{of_page}"
            );
            let of_practice = text(&folder.join(PRACTICE)).expect("a sheet");
            assert_eq!(classes(&of_practice), PRACTICE_SHEETS);
            assert!(of_practice.ends_with(END));
            let of_board = text(&folder.join(BOARD)).expect("a sheet");
            assert_eq!(classes(&of_board), BOARD_SHEETS);
            assert!(of_board.contains("margin:calc(1*var(--rem))") && of_board.ends_with(REM));
        });
    }

    #[test]
    fn lengths_in_rem_follow_the_boards_own() {
        assert_eq!(
            scaled(".a{margin:-.5rem 1.25rem 0}.theorem{width:3rem}"),
            ".a{margin:calc(-.5*var(--rem)) calc(1.25*var(--rem)) 0}.theorem{width:calc(3*var(--rem))}"
        );
    }

    #[test]
    fn a_sheet_is_known_with_and_without_a_hash() {
        assert!(is_sheet("embed.css", OWN) && is_sheet("embed-0f3a.css", OWN));
        assert!(!is_sheet("embedded.css", OWN) && !is_sheet("board-1.css", OWN));
    }
}
