//! The glue, as text: the JavaScript that wasm-bindgen writes beside the program.
//!
//! Nothing here understands JavaScript. What it does is safe for scripts written as wasm-bindgen writes them,
//! a statement or less on a line; where a line could be meant otherwise, the whole text is refused.

use std::collections::HashMap;

/// The script without its comment lines, empty lines and indentation.
///
/// # Errors
/// When a text or a comment might go on over several lines in an unusual way: the line in question.
pub fn tidied(script: &str) -> Result<String, String> {
    let mut tidy = String::with_capacity(script.len());
    let mut in_comment = false;
    for line in script.lines().map(str::trim) {
        let opens = !in_comment && line.starts_with("/*");
        if opens || in_comment {
            in_comment = match line.split_once("*/") {
                None => true,
                Some((_, "")) => false,
                Some(_) => return Err(format!("code follows a comment in `{line}`")),
            };
        } else if !line.is_empty() && !line.starts_with("//") {
            if goes_on(line) {
                return Err(format!("a text or comment may go on after `{line}`"));
            }
            tidy.push_str(line);
            tidy.push('\n');
        }
    }
    if in_comment {
        return Err("a comment does not end".to_string());
    }
    Ok(tidy)
}

/// Whether a text between backticks, one with escaped line ends, or a comment could go on after this line.
/// Then neither the space in front of the next line nor slashes there would mean what they mean elsewhere.
fn goes_on(line: &str) -> bool {
    let count = |part: &str| line.matches(part).count();
    count("`") % 2 == 1
        || count("${") > count("}")
        || line.ends_with('\\')
        || line
            .rsplit_once("/*")
            .is_some_and(|(_, after)| !after.contains("*/"))
}

/// Each word of a script (identifiers, keywords and numbers, also inside texts) and where it starts, in bytes.
pub fn words(script: &str) -> impl Iterator<Item = (usize, &str)> {
    let between = |c: char| !(c.is_alphanumeric() || c == '_' || c == '$');
    let mut end = 0;
    script
        .split_inclusive(between)
        .map(move |piece| {
            let start = end;
            end += piece.len();
            (start, piece.trim_end_matches(between))
        })
        .filter(|(_, word)| !word.is_empty())
}

/// The script with words replaced by others.
pub fn renamed(script: &str, names: &HashMap<&str, String>) -> String {
    let mut text = String::with_capacity(script.len());
    let mut done = 0;
    for (start, word) in words(script) {
        if let Some(name) = names.get(word) {
            text.push_str(&script[done..start]);
            text.push_str(name);
            done = start + word.len();
        }
    }
    text.push_str(&script[done..]);
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn comments_indentation_and_empty_lines_go_and_code_stays() {
        let script = "/**\n * @returns {number} `\n */\nget type() {\n    // why\n    return \"/* // */\"; // kept\n\n}\n";
        assert_eq!(
            tidied(script).as_deref(),
            Ok("get type() {\nreturn \"/* // */\"; // kept\n}\n")
        );
    }

    #[test]
    fn whatever_may_go_on_over_lines_is_refused() {
        for script in [
            "const a = `one\n  two`;",
            "const a = `${`\n  ${b}``;",
            "const a = 'one\\\n  two';",
            "a(); /* one\n// two */ b();",
            "/* one */ a();",
            "/* one",
        ] {
            assert!(tidied(script).is_err(), "{script}");
        }
    }

    #[test]
    fn whole_words_are_replaced_and_parts_of_words_are_not() {
        let names = HashMap::from([("long", "a".to_string()), ("long_name", "b".to_string())]);
        assert_eq!(
            renamed("long(long_name, longer, $long, élong).long", &names),
            "a(b, longer, $long, élong).a"
        );
    }
}
