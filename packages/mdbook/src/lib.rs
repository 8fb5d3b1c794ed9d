//! Fences of chess in a book of mdBook as boards.
//!
//! | module | contents |
//! |---|---|
//! | `fences` | where the fences of a chapter stand |
//! | `chapter` | a chapter with boards in place of its fences, and what is wrong in them |
//!
//! [`run`] reads the JSON that mdBook writes and returns what it expects back.

#![forbid(unsafe_code)]

mod chapter;
mod fences;

use std::fmt;
use std::fs;
use std::io::Read;
use std::path::Path;

use mdbook_preprocessor::errors::Result;
use mdbook_preprocessor::{PreprocessorContext, parse_input};
use serde::Deserialize;

use chapter::with_boards;

/// The name of the preprocessor in `book.toml`.
pub const NAME: &str = "chess-notation";

/// Returns whether a renderer takes HTML, of which the boards are made.
#[must_use]
pub fn supports(renderer: &str) -> bool {
    matches!(renderer, "html" | "epub")
}

/// The settings in `book.toml`; the last five are mdBook's own. A name that is not here is an error.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case", default)]
struct Settings {
    script: Option<String>,
    fail: bool,
    #[serde(rename = "command")]
    _command: Option<String>,
    #[serde(rename = "before")]
    _before: Vec<String>,
    #[serde(rename = "after")]
    _after: Vec<String>,
    #[serde(rename = "renderers", alias = "renderer")]
    _renderers: Vec<String>,
    #[serde(rename = "optional")]
    _optional: bool,
}

/// A place in the source of a book that was not understood or that deserves a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The file as mdBook names it, below the folder of the sources.
    pub file: String,
    /// The line of the file, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
    /// What was found, and what to do.
    pub sentence: String,
    /// Whether something of a fence is not shown.
    pub is_error: bool,
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let note = if self.is_error { "" } else { "note: " };
        let Report {
            file,
            line,
            column,
            sentence,
            ..
        } = self;
        write!(f, "{file}:{line}:{column}: {note}{sentence}")
    }
}

/// A book with its boards.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Done {
    /// The book as JSON.
    pub book: String,
    /// What was not understood, in the order of the book.
    pub reports: Vec<Report>,
    /// Whether the build fails.
    pub fails: bool,
}

/// Reads the JSON that mdBook writes, and puts boards in place of the fences.
///
/// # Errors
/// The JSON is not mdBook's, or `book.toml` has a setting that is not known.
pub fn run(input: impl Read) -> Result<Done> {
    let (context, mut book) = parse_input(input)?;
    let settings: Option<Settings> = context.config.get(&["preprocessor.", NAME].concat())?;
    let settings = settings.unwrap_or_default();
    let mut reports = Vec::new();
    book.for_each_chapter_mut(|chapter| {
        let source = chapter.source_path.as_deref();
        let written = source.and_then(|path| written(&context, path));
        let (content, found) = with_boards(&chapter.content, written.as_deref());
        let Some(mut content) = content else {
            return;
        };
        if let Some(script) = &settings.script {
            let depth = chapter.path.as_deref().map_or(0, depth);
            content.push_str(&chapter::script(script, depth));
        }
        chapter.content = content;
        let file = source.map_or_else(
            || chapter.name.clone(),
            |path| context.config.book.src.join(path).display().to_string(),
        );
        reports.extend(found.into_iter().map(|found| Report {
            file: file.clone(),
            ..found
        }));
    });
    Ok(Done {
        book: serde_json::to_string(&book)?,
        fails: settings.fail && reports.iter().any(|report| report.is_error),
        reports,
    })
}

/// Returns the text of a chapter as its author wrote it, before other preprocessors changed it.
fn written(context: &PreprocessorContext, path: &Path) -> Option<String> {
    let file = context.root.join(&context.config.book.src).join(path);
    fs::read_to_string(file).ok()
}

/// Returns the number of folders above a chapter.
fn depth(path: &Path) -> usize {
    path.components().count().saturating_sub(1)
}
