//! The style sheets of a page, made one: a link less is a request less, and one file is packed better than eight.

use std::ops::Range;

/// The sheets of what the first look does not show: books, the editor, dialogs, paper. They become a file that
/// comes when it is needed, after all others, and so stand last in `index.html`.
const LATER: [&str; 3] = ["book", "editor", "dialogs"];

/// A `<link>` to a style sheet of the page's own.
pub struct Link {
    /// Where the tag stands in the page, in bytes.
    tag: Range<usize>,
    /// The file it names.
    pub file: String,
}

impl Link {
    /// The page without this link.
    pub fn taken_out(&self, page: &str) -> String {
        [&page[..self.tag.start], &page[self.tag.end..]].concat()
    }
}

/// Whether a file is this sheet. trunk puts a hash between a sheet's name and its ending.
pub fn is_sheet(file: &str, stem: &str) -> bool {
    let rest = file
        .strip_prefix(stem)
        .and_then(|rest| rest.strip_suffix(".css"));
    rest.is_some_and(|hash| hash.is_empty() || hash.starts_with('-'))
}

/// Whether a file is a sheet that can wait.
pub fn can_wait(link: &Link) -> bool {
    LATER.iter().any(|stem| is_sheet(&link.file, stem))
}

/// The links to style sheets, in order.
pub fn links(page: &str) -> Vec<Link> {
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

/// The page with one link, to `file`, where the first of `links` stood, and the name of the sheet that comes
/// `later` for the glue to find (`part.rs`), if there is one.
pub fn linked(page: &str, links: &[Link], file: &str, later: Option<&str>) -> String {
    let mut text = String::with_capacity(page.len());
    let mut done = 0;
    for (index, Link { tag, .. }) in links.iter().enumerate() {
        text.push_str(&page[done..tag.start]);
        if index == 0 {
            text.push_str(&format!("<link rel=\"stylesheet\" href=\"./{file}\">"));
            if let Some(later) = later {
                text.push_str(&format!("<meta name=\"later\" content=\"./{later}\">"));
            }
        }
        done = tag.end;
    }
    text.push_str(&page[done..]);
    text
}

/// The sheets one after the other.
///
/// # Errors
/// When one holds a rule that counts only at the very start of a file.
pub fn joined(sheets: &[String]) -> Result<String, String> {
    match ["@import", "@charset", "@namespace"]
        .iter()
        .find(|rule| sheets.iter().any(|sheet| sheet.contains(**rule)))
    {
        Some(rule) => Err(format!("a sheet has the rule {rule}")),
        None => Ok(sheets.concat()),
    }
}

/// The name for a file of this content: its stem, a hash of it, its extension. Another content, another name,
/// so that a browser may keep the file for good. The hash is FNV-1a, 64 bits.
pub fn hashed_name(stem: &str, content: &[u8], extension: &str) -> String {
    let hash = content
        .iter()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, &byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
        });
    format!("{stem}-{hash:016x}.{extension}")
}

/// The value of an attribute, in quotation marks or without.
fn attribute<'tag>(tag: &'tag str, name: &str) -> Option<&'tag str> {
    let (_, value) = tag.split_once(&format!(" {name}="))?;
    match value.strip_prefix('"') {
        Some(quoted) => quoted.split('"').next(),
        None => value.split([' ', '>']).next(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_link_takes_the_place_of_all_and_other_links_stay() {
        let page = "<title>é</title><link href=./i.svg rel=icon><link href=./a-1.css rel=stylesheet><link \
                    rel=\"stylesheet\" href=\"b-2.css\"><link href=./x.js id=glue rel=modulepreload></head>";
        let links = links(page);
        let files: Vec<&str> = links.iter().map(|link| link.file.as_str()).collect();
        assert_eq!(files, ["a-1.css", "b-2.css"]);
        assert_eq!(
            linked(page, &links, "c.css", Some("d.css")),
            "<title>é</title><link href=./i.svg rel=icon><link rel=\"stylesheet\" href=\"./c.css\">\
             <meta name=\"later\" content=\"./d.css\">\
             <link href=./x.js id=glue rel=modulepreload></head>"
        );
    }

    #[test]
    fn sheets_keep_their_order_and_a_rule_for_the_start_of_a_file_is_refused() {
        let sheets = ["a{b:c}".to_string(), "d{e:f}".to_string()];
        assert_eq!(joined(&sheets).as_deref(), Ok("a{b:c}d{e:f}"));
        assert!(joined(&["@charset \"utf-8\";".to_string()]).is_err());
    }

    #[test]
    fn the_hash_is_the_published_one() {
        assert_eq!(
            hashed_name("page", b"a", "css"),
            "page-af63dc4c8601ec8c.css"
        );
    }
}
