//! The sentences for users, in the language in which the program speaks.
//!
//! English stands in `src/words/en.ftl` and is part of the program. Each message there is a constant here,
//! which `build.rs` writes: `to-start` is [`TO_START`]. Another language is a file beside it, which the
//! page fetches and hands over ([`speak`]) before it says anything.
//!
//! | message | in the file | in the program |
//! |---|---|---|
//! | without places | `to-start = To the start` | `words::TO_START`, which reads as a text |
//! | with places | `pace = A move every { $seconds } seconds` | `words::PACE.with([seconds.into()])` |
//!
//! A message with a square or a move in it becomes a [`Sentence`](crate::notation::Sentence), which
//! keeps them as what they are.

pub mod compile;

use std::borrow::Cow;
use std::cell::Cell;
use std::fmt;
use std::ops::Deref;

use compile::{CASE, CHOICE, END, NEXT, PLACE, PLACES};

include!(concat!(env!("OUT_DIR"), "/words.rs"));

/// A message, which is said in the language that was chosen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Message<const N: usize = 0> {
    /// Its number, in the order of the file in English.
    at: u16,
    english: &'static str,
}

/// The messages in a language other than English.
#[derive(Debug)]
pub struct Translation {
    /// Its code, such as "de".
    pub code: &'static str,
    /// The kind of each number up to 199, by the first letter of Fluent's word for it.
    plurals: &'static str,
    texts: Vec<&'static str>,
}

thread_local! {
    static SPOKEN: Cell<Option<&'static Translation>> = const { Cell::new(None) };
}

/// Returns the language that is spoken; `None` for English.
#[must_use]
pub fn language() -> Option<&'static Translation> {
    SPOKEN.get()
}

/// Speaks another language from now on, in this thread. Its file has the code in its first line, the
/// kinds of the numbers in the second, and then a message in each line, in the order of English.
/// Returns whether it has all messages; otherwise the language stays as it was.
pub fn speak(file: String) -> bool {
    let file: &'static str = file.leak();
    let mut lines = file.lines();
    let (code, plurals) = (lines.next(), lines.next());
    let texts: Vec<&str> = lines.collect();
    let (Some(code), Some(plurals)) = (code, plurals) else {
        return false;
    };
    let is_whole = texts.len() == COUNT;
    if is_whole {
        let language = Translation {
            code,
            plurals,
            texts,
        };
        SPOKEN.set(Some(Box::leak(Box::new(language))));
    }
    is_whole
}

/// Returns the message of this number.
#[inline(never)]
fn said(at: u16, english: &'static str) -> &'static str {
    let translated = language().and_then(|language| language.texts.get(at as usize));
    translated.copied().unwrap_or(english)
}

impl Message {
    /// Returns the message as a text.
    #[must_use]
    #[inline(never)]
    pub fn text(self) -> &'static str {
        said(self.at, self.english)
    }
}

impl<const N: usize> Message<N> {
    /// Returns the message with its places filled, in the order in which English has them.
    #[must_use]
    #[inline(never)]
    pub fn with(self, values: [Value<'_>; N]) -> String {
        let mut text = String::new();
        fill(self.pattern(), &values, &mut text);
        text
    }

    /// Returns the message as it is spoken, with signs for its places.
    pub(crate) fn pattern(self) -> &'static str {
        said(self.at, self.english)
    }
}

/// Messages whose names begin alike and that follow each other in the file.
#[derive(Clone, Copy, Debug)]
pub struct MessageList {
    /// The number of the first of them.
    first: u16,
    /// The rest of their names, with spaces between.
    names: &'static str,
}

impl MessageList {
    /// Returns the message of this name in the language that is spoken; `None` if there is none, and
    /// in English, where the program has its own words for these.
    #[must_use]
    pub fn named(self, name: &str) -> Option<&'static str> {
        let texts = &language()?.texts;
        let at = self.names.split(' ').position(|known| known == name)?;
        texts.get(usize::from(self.first) + at).copied()
    }
}

/// Returns the name of a language or of several, `Czech or Slovak`, which is given in English, in the language that is
/// spoken.
#[must_use]
pub fn named_language(english: &'static str) -> &'static str {
    let said = LANGUAGES.named(
        &english
            .to_ascii_lowercase()
            .replace(',', "")
            .replace(' ', "-"),
    );
    said.unwrap_or(english)
}

/// A part of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MessagePart<'p> {
    Text(&'p str),
    /// A place, by its number.
    Place(usize),
}

/// Adds a pattern with these values in its places.
#[inline(never)]
fn fill(pattern: &str, values: &[Value<'_>], text: &mut String) {
    let chooses = |place: usize, key: &str| values[place].is(key);
    runs(pattern, &chooses, &mut |run| match run {
        MessagePart::Text(words) => text.push_str(words),
        MessagePart::Place(place) => text.push_str(&values[place].text),
    });
}

/// Calls `each` with the texts and places of a pattern, from its beginning to its end. `chooses` says
/// whether the value in a place is the one that a case is for.
#[inline(never)]
pub(crate) fn runs<'p>(
    pattern: &'p str,
    chooses: &dyn Fn(usize, &str) -> bool,
    each: &mut dyn FnMut(MessagePart<'p>),
) {
    let mut rest = pattern;
    // What follows the case that is being read, if one is.
    let mut behind = None;
    loop {
        let end = rest.find(|c: char| c < ' ').unwrap_or(rest.len());
        let (words, after) = rest.split_at(end);
        if !words.is_empty() {
            each(MessagePart::Text(words));
        }
        let mut signs = after.chars();
        match signs.next() {
            Some(CHOICE) => {
                let place = signs.next().and_then(place);
                let (cases, after) = signs.as_str().split_once(END).unwrap_or_default();
                let mut cases = cases.split(NEXT).filter_map(|case| case.split_once(CASE));
                let chosen = cases.find(|(key, _)| {
                    key.is_empty() || place.is_some_and(|place| chooses(place, key))
                });
                rest = chosen.unwrap_or_default().1;
                behind = Some(after);
            }
            Some(sign) => {
                if let Some(place) = place(sign) {
                    each(MessagePart::Place(place));
                }
                rest = signs.as_str();
            }
            None => match behind.take() {
                Some(after) => rest = after,
                None => return,
            },
        }
    }
}

/// Returns the number of a place by its sign.
fn place(sign: char) -> Option<usize> {
    let place = (sign as usize).checked_sub(PLACE as usize)?;
    (place < PLACES).then_some(place)
}

/// What is put into a place of a message.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Value<'v> {
    text: Cow<'v, str>,
    /// The word by which a message chooses; empty for none.
    key: &'static str,
    /// The number by which it chooses, as [`Translation::plurals`] counts.
    number: Option<u8>,
}

impl<'v> Value<'v> {
    /// Makes a value that is only shown.
    pub fn text(text: impl Into<Cow<'v, str>>) -> Self {
        Value {
            text: text.into(),
            key: "",
            number: None,
        }
    }

    /// Makes a value by which a message may choose, such as a piece.
    pub fn choice(key: &'static str, text: impl Into<Cow<'v, str>>) -> Self {
        Value {
            text: text.into(),
            key,
            number: None,
        }
    }

    /// Makes a number that is shown as this text.
    pub fn number(number: u64, text: impl Into<Cow<'v, str>>) -> Self {
        Value {
            text: text.into(),
            key: "",
            number: Some(match number {
                ..200 => number,
                _ => 100 + number % 100,
            } as u8),
        }
    }

    /// Returns whether a case with this key is for this value.
    pub(crate) fn is(&self, key: &str) -> bool {
        match self.number {
            Some(number) => *self.text == *key || plural(number) == key,
            None => self.key == key,
        }
    }
}

impl Deref for Value<'_> {
    type Target = str;

    fn deref(&self) -> &str {
        &self.text
    }
}

/// Returns Fluent's word for the kind of a number in the language that is spoken.
fn plural(number: u8) -> &'static str {
    let kind = match language() {
        None => return if number == 1 { "one" } else { "other" },
        Some(language) => language.plurals.as_bytes().get(number as usize),
    };
    match kind {
        Some(b'z') => "zero",
        Some(b'o') => "one",
        Some(b't') => "two",
        Some(b'f') => "few",
        Some(b'm') => "many",
        _ => "other",
    }
}

impl<'v> From<&'v str> for Value<'v> {
    #[inline(never)]
    fn from(text: &'v str) -> Self {
        Value::text(text)
    }
}

impl<'v> From<&'v String> for Value<'v> {
    #[inline(never)]
    fn from(text: &'v String) -> Self {
        Value::text(text.as_str())
    }
}

impl From<String> for Value<'_> {
    #[inline(never)]
    fn from(text: String) -> Self {
        Value::text(text)
    }
}

impl<'v> From<Cow<'v, str>> for Value<'v> {
    #[inline(never)]
    fn from(text: Cow<'v, str>) -> Self {
        Value::text(text)
    }
}

impl From<Message> for Value<'_> {
    #[inline(never)]
    fn from(message: Message) -> Self {
        Value::text(message.text())
    }
}

macro_rules! numbers {
    ($($number:ty),*) => {$(
        impl From<$number> for Value<'_> {
            #[inline(never)]
            fn from(number: $number) -> Self {
                Value::number(number as u64, number.to_string())
            }
        }
    )*};
}
numbers!(u8, u16, u32, u64, usize);

impl Deref for Message {
    type Target = str;

    fn deref(&self) -> &str {
        self.text()
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

impl From<Message> for Cow<'static, str> {
    #[inline(never)]
    fn from(message: Message) -> Self {
        Cow::Borrowed(message.text())
    }
}

impl From<Message> for String {
    #[inline(never)]
    fn from(message: Message) -> Self {
        message.text().to_owned()
    }
}
