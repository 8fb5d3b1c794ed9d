//! A chapter with boards in place of its fences, and what is wrong in them.

use rank_and_file::output::markup::Markup;
use rank_and_file::view::Fence;

use crate::Report;
use crate::fences::{Found, fences};

/// Returns the chapter with boards, or `None` if it has no fence of chess, and the faults of the
/// fences, whose files are empty. `written` is the text of the chapter before other preprocessors
/// changed it, in which the faults have their lines.
pub fn with_boards(content: &str, written: Option<&str>) -> (Option<String>, Vec<Report>) {
    let found = fences(content);
    if found.is_empty() {
        return (None, Vec::new());
    }
    let source = written.unwrap_or(content);
    // Other preprocessors may have put in fences of another file; then no line of this file is
    // that of a fence for sure.
    let sources = fences(source);
    let sources = (sources.len() == found.len()).then_some(sources);
    let mut reports = Vec::new();
    let mut text = String::with_capacity(content.len());
    let mut end = 0;
    for (number, place) in found.iter().enumerate() {
        let fence = Fence::read(&place.info, &place.text);
        let origin = sources.as_ref().map(|sources| &sources[number]);
        reports.extend(faults(&fence, place, origin, source));
        let begin = place.span.start;
        text.push_str(&content[end..begin]);
        let line = content[..begin].rfind('\n').map_or(0, |at| at + 1);
        // A quotation goes on with its signs, and a list with its indent.
        let next: String = content[line..begin]
            .chars()
            .map(|c| if c == '>' { '>' } else { ' ' })
            .collect();
        // In Markdown a block of HTML begins with a `div` and ends at a blank line.
        for part in [
            "<div class=\"chess-fence\">",
            &fence.line(),
            "</div>\n",
            next.trim_end(),
            "\n",
        ] {
            text.push_str(part);
        }
        end = place.span.end;
        // The fence's own line break follows the blank line.
        end += usize::from(content[end..].starts_with('\n'));
    }
    text.push_str(&content[end..]);
    (Some(text), reports)
}

/// Returns the faults of a fence with their places in the file.
fn faults(fence: &Fence, place: &Found, origin: Option<&Found>, source: &str) -> Vec<Report> {
    let known = origin.filter(|origin| origin.text == place.text && origin.info == place.info);
    let reports = fence.faults.iter().map(|fault| {
        let mut report = Report {
            file: String::new(),
            line: origin.map_or(1, |origin| origin.line),
            column: 1,
            sentence: fault.sentence.clone(),
            is_error: fault.is_error,
        };
        match known {
            Some(known) => {
                report.line = known.line + fault.line;
                report.column = column(known, source, report.line, fault.line, fault.column);
            }
            // The lines came from another file, so they are named as lines of the fence.
            None => {
                report.sentence = format!(
                    "In line {} of this fence, as it is after other preprocessors: {}",
                    fault.line, fault.sentence
                );
            }
        }
        report
    });
    reports.collect()
}

/// Returns the character of a line of the file at which a fault of a fence stands.
fn column(fence: &Found, source: &str, line: usize, below: usize, column: usize) -> usize {
    let Some(whole) = source.lines().nth(line.saturating_sub(1)) else {
        return column;
    };
    let inside = match below {
        0 => fence.info.as_str(),
        _ => fence.text.lines().nth(below - 1).unwrap_or_default(),
    };
    // Indent, signs of a quotation, or backticks stand before it.
    let before = whole.find(inside.trim_end()).unwrap_or(0);
    whole[..before].chars().count() + column
}

/// Returns the line of HTML that fetches the element's script, for a chapter that lies `depth`
/// folders below the root of the book.
pub fn script(address: &str, depth: usize) -> String {
    let is_whole = address.starts_with('/') || address.contains("://");
    let up = if is_whole { 0 } else { depth };
    let mut html = Markup::html();
    html.open("script");
    html.attribute("type", "module");
    html.attribute("src", &["../".repeat(up).as_str(), address].concat());
    ["\n\n", &html.finish(), "\n"].concat()
}
