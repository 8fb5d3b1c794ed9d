//! Removes comments from the scripts that a browser loads first, from those that other pages load, and
//! from what wasm-bindgen wrote: no one reads them there, and they are a third of the bytes sent. trunk's
//! own minifier fails on the output of wasm-bindgen and skips copied files.

use super::files::{text, write};
use super::{imports, names};
use crate::{Outcome, page};
use std::path::Path;

/// The beginnings of the names that trunk gives to the scripts that start the page.
const STARTING: [&str; 2] = ["boot-", "keeper-"];

/// Removes the comments from the scripts of the page, the boards and the workers.
///
/// # Errors
/// When a script cannot be read or written, or its comments cannot be distinguished from its code.
pub fn shorten(dist: &Path) -> Outcome {
    let copied = names::scripts().map(|file| dist.join(file));
    let glues = imports::programs(dist)?.into_iter().map(|(_, glue)| glue);
    let starting = page::files(dist)?.into_iter().filter(|path| {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        STARTING.iter().any(|begin| name.starts_with(begin)) && name.ends_with(".js")
    });
    let mut scripts: Vec<_> = copied.chain(glues).chain(starting).collect();
    scripts.sort();
    scripts.dedup();
    for path in scripts {
        let short =
            uncommented(&text(&path)?).map_err(|why| format!("{}: {why}.", path.display()))?;
        write(&path, short.as_bytes())?;
    }
    Ok(())
}

/// Returns the script without indentation and without lines that have only a comment. A comment
/// after code stays.
///
/// # Errors
/// The line where a text over several lines may begin, because a line inside it could look like a
/// comment.
fn uncommented(script: &str) -> Result<String, String> {
    let mut short = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines() {
        let code = line.trim_start();
        if in_comment || code.starts_with("/*") {
            in_comment = !code.trim_end().ends_with("*/");
        } else if !code.is_empty() && !code.starts_with("//") {
            if code.matches('`').count() % 2 == 1 {
                return Err(format!(
                    "a text may go on after `{code}`; write it on one line"
                ));
            }
            short.push_str(code);
            short.push('\n');
        }
    }
    Ok(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_comments_go_and_code_stays_as_it_is() {
        let script = "// one\n/** two */\nlet a = 1; // three\n\n  /*\n   * four\n   */\n  let b = `// ${a}`;\n";
        assert_eq!(
            uncommented(script).as_deref(),
            Ok("let a = 1; // three\nlet b = `// ${a}`;\n")
        );
    }

    #[test]
    fn a_text_of_several_lines_is_refused_since_slashes_mean_something_else_there() {
        assert!(
            uncommented("let a = `\n// no comment\n`;").is_err_and(|why| why.contains("let a"))
        );
    }
}
