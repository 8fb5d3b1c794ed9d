//! Recognizes the marks that footnotes begin with.
//!
//! | line | mark |
//! |---|---|
//! | `[A] Well played.` | `A` |
//! | `(a) Weak.` `a) Weak.` | `a` |
//! | `[Footnote 3: ...]` | `3` |
//! | `* A slip.` | `*` |
//! | `(Weak.)` | none |

/// Returns the mark that the line begins with.
pub(in crate::book::page) fn label(line: &str) -> Option<&str> {
    for (open, close) in [('[', ']'), ('(', ')')] {
        let Some(rest) = line.strip_prefix(open) else {
            continue;
        };
        if let Some(rest) = rest.strip_prefix("Footnote ") {
            return rest
                .split_once(':')
                .map(|(label, _)| label)
                .filter(|label| label.len() <= 3);
        }
        let (label, _) = rest.split_once(close)?;
        let label = label.trim_matches(['_', ' ']);
        return (label.len() <= 2 && label.chars().all(char::is_alphanumeric)).then_some(label);
    }
    let lettered = line.split_once(')').map(|(label, _)| label);
    lettered.filter(|label| label.len() == 1).or_else(|| {
        let mut signs = ["*", "†", "‡", "§"].into_iter();
        signs.find(|sign| line.starts_with(sign))
    })
}

/// Returns whether the line is the mark of a footnote and nothing else.
pub(in crate::book::page) fn is_label(line: &str) -> bool {
    let bare = line.trim_matches(|c: char| !c.is_alphanumeric());
    line.ends_with([']', ')']) && label(line) == Some(bare)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_footnote_begins_with_its_mark() {
        for (line, mark, alone) in [
            ("[A] Well played.", Some("A"), false),
            ("(a)", Some("a"), true),
            ("m)", Some("m"), true),
            ("[12]", Some("12"), true),
            ("*", Some("*"), false),
            ("(Weak.)", None, false),
            ("Weak.", None, false),
            ("", None, false),
        ] {
            assert_eq!((label(line), is_label(line)), (mark, alone), "{line}");
        }
    }
}
