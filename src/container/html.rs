//! Converts HTML to lines, with the tokens of `html5gum`. No tree is built, so nothing can nest too
//! deep.
//!
//! | markup | text |
//! |---|---|
//! | `<p>` `<h2>` `<blockquote>` `<ul>` | lines that stand apart |
//! | `<div>` `<li>` `<dt>` | a line |
//! | `<br>` | the end of a line |
//! | `<table>` | columns, see [`Table`] |
//! | `<pre>` | as it is |
//! | `<b>` `<i>` `<span>` | its content |
//! | `<sup>` | see [`letters::raised`] |
//! | `<img alt="♘">` | a description of one or two characters; a longer one is left out |
//! | `<script>` `<style>` `<title>`, hidden elements, page numbers of another edition | nothing |

use encoding_rs::Encoding;
use html5gum::emitters::default::DefaultEmitter;
use html5gum::{StartTag, Token, Tokenizer};

use super::encoding::text_of;
use super::flow::Flow;
use super::kind::FileKind;
use super::letters;
use super::opened::{Lost, Opened};
use super::table::Table;

/// Most levels of tables within cells; deeper tables are read as blocks.
const DEEPEST: usize = 16;

/// Bytes at the start of a page that are searched for its encoding.
const HEAD: usize = 2048;

/// Reads the text of a page.
pub(super) fn open(bytes: &[u8]) -> Opened {
    let (source, guessed) = characters(bytes);
    let read = lines(&source, false);
    let lost = match read.pictures {
        0 => None,
        count if !read.text.trim().is_empty() => Some(Lost::Images { count }),
        _ => Some(Lost::Pictures {
            pages: vec![1],
            of: 1,
        }),
    };
    Opened {
        text: read.text,
        kind: FileKind::Html,
        guessed,
        lost: lost.into_iter().collect(),
        scan: None,
    }
}

/// Decodes a page: as UTF-8, or as the page declares, or as its bytes look.
pub(super) fn characters(bytes: &[u8]) -> (String, Option<&'static str>) {
    let marked = matches!(bytes, [0xff, 0xfe, ..] | [0xfe, 0xff, ..]);
    let declared = declared(&bytes[..bytes.len().min(HEAD)]);
    if !marked
        && std::str::from_utf8(bytes).is_err()
        && let Some(encoding) = declared
        && encoding != encoding_rs::UTF_8
    {
        let (text, _) = encoding.decode_without_bom_handling(bytes);
        return (text.into_owned(), None);
    }
    let (text, guessed) = text_of(bytes);
    (text.into_owned(), guessed)
}

/// Returns the encoding that the start of a page declares: `charset=…`, `encoding="…"`.
fn declared(head: &[u8]) -> Option<&'static Encoding> {
    let head = String::from_utf8_lossy(head).to_ascii_lowercase();
    ["charset=", "encoding="].iter().find_map(|key| {
        let (_, rest) = head.split_once(key)?;
        let rest = rest.trim_start_matches(['"', '\'', ' ']);
        let label = rest.split(['"', '\'', ' ', ';', '>', '/', '?']).next()?;
        Encoding::for_label(label.as_bytes())
    })
}

/// The text of a page.
pub(super) struct MarkupText {
    pub(super) text: String,
    /// Number of pictures that are left out of it.
    pub(super) pictures: u32,
}

/// Converts a page to lines. In XML (`xml`) no element has content of a special kind.
pub(super) fn lines(source: &str, xml: bool) -> MarkupText {
    let mut reader = MarkupReader {
        flows: vec![Flow::default()],
        ..MarkupReader::default()
    };
    for token in tokens(source, !xml) {
        match token {
            Token::StartTag(tag) => reader.begin(&tag),
            Token::EndTag(tag) => reader.end(&tag.name),
            Token::String(text) => reader.text(&String::from_utf8_lossy(&text)),
            Token::Comment(_) | Token::Doctype(_) | Token::Error(_) => {}
        }
    }
    while !reader.tables.is_empty() {
        reader.end_table();
    }
    reader.end_raised();
    MarkupText {
        text: reader.flows.pop().map(Flow::finish).unwrap_or_default(),
        pictures: reader.pictures,
    }
}

/// Returns the tokens of a page or of an XML file. With `switching`, the content of a script is
/// text and not tags.
pub(super) fn tokens(source: &str, switching: bool) -> impl Iterator<Item = Token> {
    let mut emitter = DefaultEmitter::default();
    emitter.naively_switch_states(switching);
    Tokenizer::new_with_emitter(source, emitter).filter_map(Result::ok)
}

/// Returns an attribute's text.
pub(super) fn attribute(tag: &StartTag<()>, name: &str) -> Option<String> {
    let value = tag.attributes.get(name.as_bytes())?;
    Some(String::from_utf8_lossy(value).into_owned())
}

/// The page as far as it has been read.
#[derive(Default)]
struct MarkupReader {
    /// The page's flow, and one for each open cell.
    flows: Vec<Flow>,
    tables: Vec<Table>,
    /// Number of open tables that are nested too deep to be laid out.
    too_deep: usize,
    /// Name of the skipped element, and the number of open elements of that name.
    skipped: Option<(Vec<u8>, usize)>,
    /// Number of open `<pre>` elements.
    pre: usize,
    /// Whether the first line after a `<pre>` begins.
    fresh_pre: bool,
    /// Raised text, while it is being read.
    raised: Option<String>,
    pictures: u32,
}

impl MarkupReader {
    fn flow(&mut self) -> &mut Flow {
        if self.flows.is_empty() {
            self.flows.push(Flow::default());
        }
        let last = self.flows.len() - 1;
        &mut self.flows[last]
    }

    fn text(&mut self, text: &str) {
        if self.skipped.is_some() {
            return;
        }
        if let Some(raised) = &mut self.raised {
            raised.push_str(text);
        } else if self.pre > 0 {
            let text = if std::mem::take(&mut self.fresh_pre) {
                text.strip_prefix("\r\n")
                    .or_else(|| text.strip_prefix('\n'))
                    .unwrap_or(text)
            } else {
                text
            };
            self.flow().as_it_is(text);
        } else {
            self.flow().text(text);
        }
    }

    fn begin(&mut self, tag: &StartTag<()>) {
        let name = local(&tag.name);
        if let Some((skipped, open)) = &mut self.skipped {
            *open += usize::from(skipped == name && !tag.self_closing);
            return;
        }
        let void = matches!(
            name,
            b"br"
                | b"hr"
                | b"img"
                | b"image"
                | b"input"
                | b"link"
                | b"meta"
                | b"wbr"
                | b"col"
                | b"source"
        );
        if is_unseen(name, tag) {
            if !void && !tag.self_closing {
                self.skipped = Some((name.to_owned(), 1));
            }
            return;
        }
        match name {
            b"br" => {
                self.end_raised();
                self.flow().end_line();
            }
            b"img" | b"image" => self.picture(tag),
            b"sup" if !tag.self_closing => {
                self.end_raised();
                self.raised = Some(String::new());
            }
            b"pre" if !tag.self_closing => {
                self.flow().paragraph();
                self.pre += 1;
                self.fresh_pre = true;
            }
            b"table" => self.begin_table(tag),
            b"tr" => self.begin_row(),
            b"td" | b"th" => self.begin_cell(tag),
            _ => self.edge(name),
        }
    }

    fn end(&mut self, name: &[u8]) {
        let name = local(name);
        if let Some((skipped, open)) = &mut self.skipped {
            *open -= usize::from(skipped == name);
            if *open == 0 {
                self.skipped = None;
            }
            return;
        }
        match name {
            b"sup" => self.end_raised(),
            b"pre" => {
                self.pre = self.pre.saturating_sub(1);
                self.flow().paragraph();
            }
            b"table" if self.too_deep > 0 => self.too_deep -= 1,
            b"table" => self.end_table(),
            b"tr" | b"td" | b"th" => self.end_cell(),
            _ => self.edge(name),
        }
    }

    /// Handles the beginning or the end of an element, by its kind.
    fn edge(&mut self, name: &[u8]) {
        match name {
            b"p" | b"h1" | b"h2" | b"h3" | b"h4" | b"h5" | b"h6" | b"blockquote" | b"ul"
            | b"ol" | b"dl" | b"hr" | b"section" | b"article" | b"figure" | b"header"
            | b"footer" | b"caption" | b"body" | b"center" => {
                self.end_raised();
                self.flow().paragraph();
            }
            b"div" | b"li" | b"dt" | b"dd" | b"figcaption" | b"address" | b"main" | b"aside"
            | b"nav" | b"option" | b"tbody" | b"thead" | b"tfoot" => {
                self.end_raised();
                self.flow().block();
            }
            _ => {}
        }
    }

    fn picture(&mut self, tag: &StartTag<()>) {
        let alt = attribute(tag, "alt").unwrap_or_default();
        let alt = alt.trim();
        if !alt.is_empty() && alt.chars().count() <= 2 {
            self.text(alt);
        } else {
            self.pictures += 1;
        }
    }

    fn end_raised(&mut self) {
        if let Some(mark) = self.raised.take() {
            let before = self.flow().line();
            let text = letters::raised(before, &mark);
            self.flow().text(&text);
        }
    }

    fn begin_table(&mut self, tag: &StartTag<()>) {
        if tag.self_closing {
            return;
        }
        if self.tables.len() == DEEPEST {
            self.too_deep += 1;
            return;
        }
        self.flow().paragraph();
        self.tables.push(Table::default());
    }

    fn begin_row(&mut self) {
        self.end_cell();
        match self.tables.last_mut() {
            Some(table) if self.too_deep == 0 => table.begin_row(),
            _ => self.flow().block(),
        }
    }

    fn begin_cell(&mut self, tag: &StartTag<()>) {
        self.end_cell();
        match self.tables.last_mut() {
            Some(table) if self.too_deep == 0 => {
                let span = attribute(tag, "colspan").and_then(|span| span.parse().ok());
                table.in_cell = true;
                table.span = span.unwrap_or(1_usize).clamp(1, 100);
                self.flows.push(Flow::default());
            }
            _ => self.flow().block(),
        }
    }

    fn end_cell(&mut self) {
        self.end_raised();
        match self.tables.last_mut() {
            Some(table) if table.in_cell && self.too_deep == 0 => {
                let text = self.flows.pop().map(Flow::finish).unwrap_or_default();
                table.end_cell(&text);
            }
            _ => self.flow().block(),
        }
    }

    fn end_table(&mut self) {
        self.end_cell();
        let Some(table) = self.tables.pop() else {
            return;
        };
        let flow = self.flow();
        flow.paragraph();
        for line in table.lines() {
            flow.as_it_is(&line);
            flow.end_line();
        }
        flow.paragraph();
    }
}

/// Returns a name without the prefix that it may have in XML.
fn local(name: &[u8]) -> &[u8] {
    name.rsplit(|&byte| byte == b':').next().unwrap_or(name)
}

/// Returns whether an element is not shown, because of its kind or its attributes.
fn is_unseen(name: &[u8], tag: &StartTag<()>) -> bool {
    if matches!(
        name,
        b"script" | b"style" | b"title" | b"template" | b"iframe" | b"rp" | b"select" | b"datalist"
    ) {
        return true;
    }
    let says = |key: &str, words: &[&str]| {
        attribute(tag, key).is_some_and(|value| {
            let value: String = value.split_whitespace().collect::<Vec<_>>().join(" ");
            let value = value.replace(": ", ":");
            words.iter().any(|word| value.contains(word))
        })
    };
    attribute(tag, "hidden").is_some()
        || says("style", &["display:none", "visibility:hidden"])
        || says("role", &["doc-pagebreak"])
        || says("epub:type", &["pagebreak"])
        || says("class", &["pagenum", "pageno", "pageNum"])
}
