//! Where the fences of a Markdown text stand.
//!
//! | in the text | found |
//! |---|---|
//! | a fence whose first word is `chess` | its info string, its lines, its place |
//! | the same in a list or a quotation | the lines without the list's indent or the quotation's signs |
//! | a fence of another language, or one within another fence | nothing |

use std::ops::Range;

use pulldown_cmark::{CodeBlockKind, Event, Options, Parser, Tag, TagEnd};

/// The language of the fences that become boards.
const LANGUAGE: &str = "chess";

/// A fence as it stands in a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// What follows the backticks.
    pub info: String,
    /// The lines between the rows of backticks.
    pub text: String,
    /// Byte range in the Markdown, from the first backtick to the last.
    pub span: Range<usize>,
    /// The line of the backticks, from 1.
    pub line: usize,
}

/// Returns the fences of chess of a Markdown text, in its order.
pub fn fences(markdown: &str) -> Vec<Found> {
    let options = Options::ENABLE_TABLES
        | Options::ENABLE_FOOTNOTES
        | Options::ENABLE_STRIKETHROUGH
        | Options::ENABLE_TASKLISTS
        | Options::ENABLE_DEFINITION_LIST;
    let mut found: Vec<Found> = Vec::new();
    let mut inside = false;
    for (event, span) in Parser::new_ext(markdown, options).into_offset_iter() {
        match event {
            Event::Start(Tag::CodeBlock(CodeBlockKind::Fenced(info))) if is_chess(&info) => {
                inside = true;
                found.push(Found {
                    info: info.into_string(),
                    text: String::new(),
                    line: markdown[..span.start].matches('\n').count() + 1,
                    span,
                });
            }
            Event::Text(text) if inside => {
                if let Some(last) = found.last_mut() {
                    last.text.push_str(&text);
                }
            }
            Event::End(TagEnd::CodeBlock) => inside = false,
            _ => {}
        }
    }
    found
}

/// Returns whether the first word of an info string is the language.
fn is_chess(info: &str) -> bool {
    let mut words = info.split(|c: char| c.is_whitespace() || c == ',');
    words.next() == Some(LANGUAGE)
}
