//! Converts characters to those that can be typed, and the marks of notes to text.
//!
//! | print | text |
//! |---|---|
//! | `ﬁ` `ﬂ` `ﬀ` | `fi` `fl` `ff` |
//! | a hard, thin or wide space | a space |
//! | a soft hyphen, a joiner, a mark of direction | nothing |
//! | `Kt-B3¹` with the 1 raised | `Kt-B3 [1]`: the mark of a note is not part of the move |
//! | `19th` with the letters raised | `19th` |

/// Appends a character as it can be typed.
pub(super) fn put(text: &mut String, letter: char) {
    match letter {
        '\u{fb00}' => text.push_str("ff"),
        '\u{fb01}' => text.push_str("fi"),
        '\u{fb02}' => text.push_str("fl"),
        '\u{fb03}' => text.push_str("ffi"),
        '\u{fb04}' => text.push_str("ffl"),
        '\u{fb05}' | '\u{fb06}' => text.push_str("st"),
        '\u{a0}' | '\u{2000}'..='\u{200a}' | '\u{202f}' | '\u{205f}' | '\u{3000}' => text.push(' '),
        '\u{2010}' | '\u{2011}' => text.push('-'),
        _ if is_unseen(letter) => {}
        _ => text.push(letter),
    }
}

/// Returns whether nothing is printed for a character.
pub(super) const fn is_unseen(letter: char) -> bool {
    matches!(
        letter,
        '\0'..='\u{8}' | '\u{e}'..='\u{1f}' | '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{2064}' | '\u{feff}'
    )
}

/// Returns the text for raised print after `before`: the mark of a note in brackets, an ending as
/// it is.
pub(super) fn raised(before: &str, mark: &str) -> String {
    let mark = mark.trim();
    let after_word = before.ends_with(|c: char| c.is_alphabetic());
    let after_number = before.ends_with(|c: char| c.is_ascii_digit());
    let ending = ["st", "nd", "rd", "th", "d", "me", "er", "e"].contains(&mark);
    let word = mark.len() > 1 && mark.chars().all(char::is_alphabetic);
    if mark.is_empty() || after_word && !mark.starts_with(|c: char| c.is_ascii_digit()) {
        return mark.to_owned();
    }
    if after_number && ending || word || !mark.chars().all(char::is_alphanumeric) {
        return mark.to_owned();
    }
    // The raised 1 of "1/2" has nothing before it that a note could refer to.
    if !(after_word || after_number || before.ends_with(|c: char| !c.is_whitespace())) {
        return mark.to_owned();
    }
    format!(" [{mark}]")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_of_notes_do_not_stick_to_moves() {
        assert_eq!(raised("Kt-B3", "1"), " [1]");
        assert_eq!(raised("Kt-B3", "a"), " [a]");
        assert_eq!(raised("P-K4", "*"), "*");
        assert_eq!(raised("the 19", "th"), "th");
        assert_eq!(raised("M", "r"), "r");
        assert_eq!(raised("", "1"), "1");
    }

    #[test]
    fn ligatures_and_hard_spaces_are_typed() {
        let mut text = String::new();
        "ﬁle\u{a0}o\u{ad}f\u{2009}ﬀ"
            .chars()
            .for_each(|c| put(&mut text, c));
        assert_eq!(text, "file of ff");
    }
}
