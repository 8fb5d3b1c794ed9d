//! What is needed to find a book again on the device, as one line of text, and the places of its words if it came
//! as pictures.
//!
//! | line | meaning |
//! |---|---|
//! | `17…-4 1 0` | the text is kept under the key `17…-4`; its second game was shown, in the language that was found |
//! | `17…-4 1 3 0:8.1234,12.77` | in the third language of the list; in the first game, choices at two moments |

use std::fmt::Write;

use crate::container::PageScan;
use crate::protocol::{BookChoice, Wire};

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

/// Reads the words of a scan that is kept on the device, from its bytes as a message; returns `None` if they are
/// malformed.
#[must_use]
pub fn kept_scan(bytes: &[u8]) -> Option<PageScan> {
    // Scans that were kept before diagrams had places end before these.
    let without = || {
        let (key, pictures, words) = Wire::of_bytes(bytes)?;
        Some(PageScan {
            key,
            pictures,
            words,
            diagrams: Vec::new(),
        })
    };
    PageScan::of_bytes(bytes).or_else(without)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::container::{PrintedArea, PrintedPlace, PrintedWord};

    #[test]
    fn a_scan_of_either_form_is_read_back() {
        let area = PrintedArea {
            left: 300,
            top: 500,
            width: 400,
            height: 400,
        };
        let word = PrintedWord {
            start: 0,
            end: 4,
            picture: 1,
            area,
            confidence: 90,
        };
        let new = PageScan {
            key: "1764192000000-4".to_owned(),
            pictures: vec![(1000, 1400); 2],
            words: vec![word],
            diagrams: vec![PrintedPlace { picture: 1, area }],
        };
        let bytes = new.to_bytes();
        assert_eq!(kept_scan(&bytes).as_ref(), Some(&new));
        let old = (new.key.clone(), new.pictures.clone(), new.words.clone());
        let without = PageScan {
            diagrams: Vec::new(),
            ..new
        };
        assert_eq!(kept_scan(&old.to_bytes()), Some(without));
        for damaged in [&bytes[..bytes.len() - 1], &old.to_bytes()[..20], &[]] {
            assert_eq!(kept_scan(damaged), None);
        }
    }

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
