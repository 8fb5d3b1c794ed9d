//! EPUB: an archive of HTML pages, with a list of them in order.
//!
//! | file | read for |
//! |---|---|
//! | `META-INF/container.xml` | the path of the package description |
//! | `….opf` | the files (`manifest`) and their order (`spine`) |
//! | `META-INF/encryption.xml` | which files are encrypted; encrypted fonts do not matter here |
//! | the files of the spine | their text |
//!
//! All of these are read with the tokens of `html5gum`: names are in small letters and without
//! prefix.

use std::collections::{HashMap, HashSet};

use html5gum::Token;

use super::archive::{Archive, FILES};
use super::html::{self, attribute, tokens};
use super::kind::FileKind;
use super::opened::{CannotOpen, LIMIT, Lost, Opened};
use crate::words;

/// Methods that encrypt only fonts, so that these are not taken out of the book, and no text.
const FOR_FONTS: [&str; 2] = [
    "http://www.idpf.org/2008/embedding",
    "http://ns.adobe.com/pdf/enc#RC",
];

/// Reads the text of a book, chapter by chapter.
///
/// # Errors
/// Returns an error if the archive holds no book, or if its text is encrypted.
pub(super) fn open(bytes: &[u8]) -> Result<Opened, CannotOpen> {
    let mut archive = Archive::open(bytes)?;
    let chapters = chapters(&mut archive)?;
    let encrypted = encrypted(&mut archive);
    let mut opened = Opened {
        text: String::new(),
        kind: FileKind::Epub,
        guessed: None,
        lost: Vec::new(),
        scan: None,
    };
    let of = u32::try_from(chapters.len()).unwrap_or(u32::MAX);
    let mut pictures = Vec::new();
    let mut count = 0;
    let mut shut = 0;
    for (page, path) in (1..).zip(&chapters) {
        let file = if encrypted.contains(path) {
            Err(words::PART_ENCRYPTED)
        } else {
            archive.read(path)
        };
        let bytes = match file {
            Ok(bytes) => bytes,
            Err(why) => {
                shut += usize::from(why == words::PART_ENCRYPTED);
                let name = path.clone();
                opened.lost.push(Lost::Part { name, why });
                continue;
            }
        };
        if FileKind::detect(&bytes, "") == FileKind::Picture {
            pictures.push(page);
            continue;
        }
        let (source, guessed) = html::characters(&bytes);
        opened.guessed = opened.guessed.or(guessed);
        let read = html::lines(&source, true);
        if read.text.trim().is_empty() {
            if read.pictures > 0 {
                pictures.push(page);
            }
            continue;
        }
        count += read.pictures;
        opened.text.push_str(&read.text);
        opened.text.push('\n');
        if opened.text.len() > LIMIT {
            return Err(CannotOpen::TooLarge);
        }
    }
    if shut > 0 && shut == opened.lost.len() && opened.text.is_empty() {
        return Err(CannotOpen::Protected);
    }
    let pages = pictures;
    // Each file of the book is a page here, so even a short book has a cover.
    let is_cover = pages == [1] && of > 1;
    let images = (count > 0).then_some(Lost::Images { count });
    let pictures = (!pages.is_empty() && !is_cover).then_some(Lost::Pictures { pages, of });
    opened.lost.splice(0..0, pictures.into_iter().chain(images));
    Ok(opened)
}

/// Returns the paths of the book's pages, in their order.
fn chapters(archive: &mut Archive<'_>) -> Result<Vec<String>, CannotOpen> {
    let container = archive.read("META-INF/container.xml");
    let container = container.map(|xml| tags(&xml)).unwrap_or_default();
    let mut roots = container.iter().filter(|tag| tag.name == "rootfile");
    let package = roots.find_map(|tag| tag.get("full-path"));
    let package = package.or_else(|| {
        let mut paths = archive.paths();
        paths.find(|path| path.ends_with(".opf")).map(str::to_owned)
    });
    let package = package.ok_or(CannotOpen::NoBook)?;
    let damaged = |_| CannotOpen::Damaged("EPUB");
    let described = tags(&archive.read(&package).map_err(damaged)?);
    let items: HashMap<String, String> = described
        .iter()
        .filter(|tag| tag.name == "item")
        .filter_map(|tag| Some((tag.get("id")?, tag.get("href")?)))
        .collect();
    let of_spine = described.iter().filter(|tag| tag.name == "itemref");
    let chapters: Vec<String> = of_spine
        .filter_map(|tag| tag.get("idref"))
        .filter_map(|id| Some(beside(&package, items.get(&id)?)))
        .take(FILES)
        .collect();
    if chapters.is_empty() {
        return Err(CannotOpen::Damaged("EPUB"));
    }
    Ok(chapters)
}

/// Returns the paths of the files that are encrypted, except fonts.
fn encrypted(archive: &mut Archive<'_>) -> HashSet<String> {
    let Ok(xml) = archive.read("META-INF/encryption.xml") else {
        return HashSet::new();
    };
    let mut method = String::new();
    let mut paths = HashSet::new();
    for tag in tags(&xml) {
        match tag.name.as_str() {
            "encrypteddata" => method.clear(),
            "encryptionmethod" => method = tag.get("algorithm").unwrap_or_default(),
            "cipherreference" if !FOR_FONTS.contains(&method.as_str()) => {
                paths.extend(tag.get("uri").map(|uri| beside("", &uri)));
            }
            _ => {}
        }
    }
    paths
}

/// A tag of an XML file: its name, and its attributes.
struct XmlTag {
    name: String,
    attributes: Vec<(&'static str, String)>,
}

/// Attributes that are read.
const ATTRIBUTES: [&str; 6] = ["full-path", "id", "href", "idref", "algorithm", "uri"];

impl XmlTag {
    fn get(&self, name: &str) -> Option<String> {
        let mut attributes = self.attributes.iter();
        let (_, value) = attributes.find(|(known, _)| *known == name)?;
        Some(value.clone())
    }
}

/// Returns the start tags of an XML file.
fn tags(xml: &[u8]) -> Vec<XmlTag> {
    let (source, _) = html::characters(xml);
    let start = |token| match token {
        Token::StartTag(tag) => Some(tag),
        _ => None,
    };
    tokens(&source, false)
        .filter_map(start)
        .map(|tag| {
            let name = String::from_utf8_lossy(&tag.name).into_owned();
            let value = |name: &'static str| Some((name, attribute(&tag, name)?));
            XmlTag {
                name: name.rsplit(':').next().unwrap_or_default().to_owned(),
                attributes: ATTRIBUTES.into_iter().filter_map(value).collect(),
            }
        })
        .collect()
}

/// Returns the path of a file that another file refers to.
fn beside(file: &str, href: &str) -> String {
    let href = href.split(['#', '?']).next().unwrap_or_default();
    let folder = file.rsplit_once('/').map_or("", |(folder, _)| folder);
    let mut path: Vec<&str> = folder.split('/').filter(|part| !part.is_empty()).collect();
    if href.starts_with('/') {
        path.clear();
    }
    let href = unescaped(href);
    for part in href.split('/') {
        match part {
            "" | "." => {}
            ".." => drop(path.pop()),
            _ => path.push(part),
        }
    }
    path.join("/")
}

/// Decodes `%20` and similar escapes in a part of an address.
fn unescaped(text: &str) -> String {
    let mut bytes = Vec::with_capacity(text.len());
    let mut rest = text.as_bytes();
    while let Some((&first, tail)) = rest.split_first() {
        let pair = tail.get(..2).filter(|_| first == b'%');
        let value = pair
            .and_then(|pair| std::str::from_utf8(pair).ok())
            .and_then(|pair| u8::from_str_radix(pair, 16).ok());
        bytes.push(value.unwrap_or(first));
        rest = if value.is_some() { &tail[2..] } else { tail };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_is_found_from_the_file_that_names_it() {
        assert_eq!(
            beside("OEBPS/a.opf", "t%20x/1.xhtml#n"),
            "OEBPS/t x/1.xhtml"
        );
        assert_eq!(beside("a.opf", "./1.xhtml"), "1.xhtml");
        assert_eq!(beside("a/b/c.opf", "../1%2.xhtml"), "a/1%2.xhtml");
    }
}
