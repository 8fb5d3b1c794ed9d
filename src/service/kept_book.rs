//! What is needed to find a book again on the device, as one line of text.
//!
//! | line | meaning |
//! |---|---|
//! | `17…-4 1 0` | the text is kept under the key `17…-4`; its second game was shown, in the language that was found |
//! | `17…-4 1 3 0:8.1234,12.77` | in the third language of the list; in the first game, choices at two moments |

use std::fmt::Write;

use crate::protocol::BookChoice;

/// A book that is kept on the device.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptBook {
    /// The key of its text in the store.
    pub key: String,
    /// The index of the game that was shown.
    pub game: u32,
    /// The index of its language, as in [`BookList::languages`](crate::protocol::BookList::languages).
    pub language: u32,
    /// The choices made in its games, each with the index of the game.
    pub choices: Vec<(u32, Vec<BookChoice>)>,
}

impl KeptBook {
    /// Returns the line, which [`KeptBook::read`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = format!("{} {} {}", self.key, self.game, self.language);
        for (game, choices) in &self.choices {
            let mut before = ':';
            // Writing to a text never fails.
            let _ = write!(text, " {game}");
            for BookChoice { moment, key } in choices {
                let _ = write!(text, "{before}{moment}.{key}");
                before = ',';
            }
        }
        text
    }

    /// Reads such a line; returns `None` if it is malformed.
    #[must_use]
    pub fn read(text: &str) -> Option<KeptBook> {
        let mut words = text.split(' ');
        let key = words.next()?.to_owned();
        let mut number = || words.next()?.parse().ok();
        let (game, language) = (number()?, number()?);
        let choice = |text: &str| {
            let (moment, key) = text.split_once('.')?;
            let (moment, key) = (moment.parse().ok()?, key.parse().ok()?);
            Some(BookChoice { moment, key })
        };
        let choices = words.map(|word| {
            let (game, choices) = word.split_once(':')?;
            let choices: Option<Vec<BookChoice>> = choices.split(',').map(choice).collect();
            Some((game.parse().ok()?, choices?))
        });
        Some(KeptBook {
            key,
            game,
            language,
            choices: choices.collect::<Option<_>>()?,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_is_read_back() {
        let choice = |moment, key| BookChoice { moment, key };
        for choices in [
            vec![],
            vec![
                (0, vec![choice(8, 1234), choice(12, 77)]),
                (7, vec![choice(1, 0)]),
            ],
        ] {
            let kept = KeptBook {
                key: "1764192000000-4".to_owned(),
                game: 1,
                language: 3,
                choices,
            };
            assert_eq!(KeptBook::read(&kept.text()), Some(kept.clone()));
        }
        for text in [
            "",
            "a",
            "a 1",
            "a x 0",
            "a 1 0 2",
            "a 1 0 2:",
            "a 1 0 2:3",
            "a 1 0 2:3.x",
        ] {
            assert_eq!(KeptBook::read(text), None, "{text:?}");
        }
    }
}
