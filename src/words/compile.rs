//! Messages in the format of Fluent, made ready for the program: `build.rs` does so with English, and
//! the last step of a release with every other language.
//!
//! Of Fluent this reads what a table of messages needs, and refuses the rest:
//!
//! | in the file | what it is |
//! |---|---|
//! | `# Label of the board.` | what the message below it is for |
//! | `to-start = To the start` | a message |
//! | `why = Why is { $move } written so?` | a message with a place |
//! | `{ $games -> [one] a game *[other] { $games } games }` | a choice, by a number or a word; each case on a line of its own |
//! | `{ " " }` | a space that would be left out at the beginning or end of a text |
//!
//! Made ready, a message is one line of text. A place is the sign [`PLACE`] plus its number. A choice
//! is [`CHOICE`], the sign of its place, each case as its key, [`CASE`] and its text, and [`END`]; cases
//! are parted by [`NEXT`], and the last one is for everything else.

/// Begins a choice.
pub const CHOICE: char = '\u{1}';
/// Stands between the key of a case and its text.
pub const CASE: char = '\u{2}';
/// Stands between two cases.
pub const NEXT: char = '\u{3}';
/// Ends a choice.
pub const END: char = '\u{4}';
/// The sign of the first place; the others follow.
pub const PLACE: char = '\u{10}';
/// The most places that a message may have.
pub const PLACES: usize = 8;

/// A message that is ready.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Compiled {
    /// The name of the message, such as `to-start`.
    pub id: String,
    /// What it is for, as the file says.
    pub about: String,
    /// The names of its places, in their order.
    pub places: Vec<String>,
    /// The message as the program reads it.
    pub text: String,
}

/// Reads a file of messages. The places of each message are numbered in the order in which they come
/// in it, or as in the message of the same name in `like`.
///
/// # Errors
/// The first line that is not understood, and why; also a place that the message in `like` does not
/// have.
pub fn compile(file: &str, like: Option<&[Compiled]>) -> Result<Vec<Compiled>, String> {
    let mut messages: Vec<Compiled> = Vec::new();
    let mut about = String::new();
    let mut lines = file.lines().enumerate().peekable();
    while let Some((at, line)) = lines.next() {
        if let Some(comment) = line.strip_prefix("# ") {
            about.push_str(comment);
            about.push(' ');
            continue;
        }
        if line.trim().is_empty() || line.starts_with('#') {
            about.clear();
            continue;
        }
        let wrong = |why: &str| format!("line {}: {why}: {line}", at + 1);
        let (id, begin) = line
            .split_once(" = ")
            .or_else(|| line.strip_suffix(" =").map(|id| (id, "")))
            .ok_or_else(|| wrong("no message"))?;
        let is_of_name = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
        if id.is_empty() || !id.chars().all(is_of_name) {
            return Err(wrong("no name of a message"));
        }
        if messages.iter().any(|message| message.id == id) {
            return Err(wrong("a second message of this name"));
        }
        let mut source = begin.to_owned();
        while let Some((_, more)) = lines.next_if(|(_, more)| more.starts_with([' ', '}'])) {
            source.push('\n');
            source.push_str(more.trim());
        }
        let known = like.map(|like| {
            let same = like.iter().find(|message| message.id == id);
            same.map(|message| message.places.clone())
        });
        let (mut places, fixed) = match known {
            None => (Vec::new(), false),
            Some(None) => return Err(wrong("English has no message of this name")),
            Some(Some(places)) => (places, true),
        };
        let text = pattern(source.trim(), &mut places, fixed).map_err(|why| wrong(&why))?;
        messages.push(Compiled {
            id: id.to_owned(),
            about: about.trim().to_owned(),
            places,
            text,
        });
        about.clear();
    }
    Ok(messages)
}

/// Returns the sign of a place, which is added to `places` unless these are fixed.
fn place(name: &str, places: &mut Vec<String>, fixed: bool) -> Result<char, String> {
    let name = name.trim().strip_prefix('$').ok_or("no name of a place")?;
    let known = places.iter().position(|place| place == name);
    let number = match known {
        Some(number) => number,
        None if fixed => return Err(format!("English has no place ${name} here")),
        None => {
            places.push(name.to_owned());
            places.len() - 1
        }
    };
    if number >= PLACES {
        return Err(format!("more than {PLACES} places"));
    }
    char::from_u32(PLACE as u32 + number as u32).ok_or_else(|| "no sign".to_owned())
}

/// Returns a pattern as the program reads it.
fn pattern(source: &str, places: &mut Vec<String>, fixed: bool) -> Result<String, String> {
    let mut text = String::new();
    let mut rest = source;
    while let Some((before, behind)) = rest.split_once('{') {
        plain(before, &mut text)?;
        let behind = behind.trim_start();
        if let Some(quoted) = behind.strip_prefix('"') {
            let (words, after) = quoted.split_once('"').ok_or("an open quotation")?;
            text.push_str(words);
            let after = after.trim_start().strip_prefix('}');
            rest = after.ok_or("a quotation without its bracket")?;
            continue;
        }
        let end = behind.find(['}', '\n']).ok_or("an open bracket")?;
        if let Some(name) = behind[..end].trim().strip_suffix("->") {
            text.push(CHOICE);
            text.push(place(name, places, fixed)?);
            rest = cases(&behind[end..], &mut text, places, fixed)?;
        } else {
            text.push(place(&behind[..end], places, fixed)?);
            rest = behind[end..].strip_prefix('}').ok_or("an open bracket")?;
        }
    }
    plain(rest, &mut text)?;
    Ok(text)
}

/// Adds the cases of a choice, and returns what follows it.
fn cases<'s>(
    source: &'s str,
    text: &mut String,
    places: &mut Vec<String>,
    fixed: bool,
) -> Result<&'s str, String> {
    let mut other: Option<String> = None;
    let mut rest = source;
    loop {
        rest = rest.trim_start();
        if let Some(after) = rest.strip_prefix('}') {
            text.push(CASE);
            text.push_str(&other.ok_or("a choice without a case for everything else")?);
            text.push(END);
            return Ok(after);
        }
        let (line, after) = rest.split_once('\n').ok_or("an open choice")?;
        let (is_other, line) = match line.strip_prefix('*') {
            Some(line) => (true, line),
            None => (false, line),
        };
        let case = line.strip_prefix('[').and_then(|line| line.split_once(']'));
        let (key, words) = case.ok_or("no case of a choice")?;
        if words.contains("->") {
            return Err("a choice within a choice".to_owned());
        }
        let words = pattern(words.trim(), places, fixed)?;
        if is_other {
            other = Some(words);
        } else if other.is_some() {
            return Err("a case behind that for everything else".to_owned());
        } else {
            text.push_str(key.trim());
            text.push(CASE);
            text.push_str(&words);
            text.push(NEXT);
        }
        rest = after;
    }
}

/// Adds a text without places.
fn plain(words: &str, text: &mut String) -> Result<(), String> {
    if words.contains(['\n', '}']) || words.chars().any(char::is_control) {
        return Err("a text over several lines, or a bracket without its other".to_owned());
    }
    text.push_str(words);
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ready(source: &str) -> Result<String, String> {
        compile(source, None).map(|all| all[0].text.clone())
    }

    #[test]
    fn places_choices_and_spaces_are_read() {
        assert_eq!(ready("a = Close").as_deref(), Ok("Close"));
        assert_eq!(ready("a = { \" \" }b").as_deref(), Ok(" b"));
        assert_eq!(
            ready("a = { $b } of { $c }, { $b }").as_deref(),
            Ok("\u{10} of \u{11}, \u{10}")
        );
        let choice = "a = It has { $n ->\n    [one] a move\n   *[other] { $n } moves\n } here";
        assert_eq!(
            ready(choice).as_deref(),
            Ok("It has \u{1}\u{10}one\u{2}a move\u{3}\u{2}\u{10} moves\u{4} here")
        );
    }

    #[test]
    fn a_translation_has_the_places_of_english() {
        let english = compile("# What it is for.\na = { $b } of { $c }", None).expect("English");
        assert_eq!(english[0].about, "What it is for.");
        let other = compile("a = { $c } von { $b }", Some(&english)).expect("German");
        assert_eq!(other[0].text, "\u{11} von \u{10}");
        for wrong in ["a = { $d }", "d = e"] {
            assert!(compile(wrong, Some(&english)).is_err(), "{wrong}");
        }
    }

    #[test]
    fn what_is_not_understood_is_refused_with_its_line() {
        for wrong in [
            "a",
            "A = b",
            "a = {",
            "a = }",
            "a = { b }",
            "a = { \"b }",
            "a = b\n c",
            "a = { $b ->\n [c] d\n }",
            "a = b\na = c",
        ] {
            let why = compile(wrong, None).expect_err(wrong);
            assert!(why.starts_with("line "), "{why}");
        }
    }
}
