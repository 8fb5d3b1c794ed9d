//! Tracks the headings that several games share: chapters and openings.
//!
//! | above the games | taken as |
//! |---|---|
//! | `CHAPTER III.` over `THE EVANS GAMBIT.` | the chapter "Chapter III. The Evans Gambit" |
//! | `RUY LOPEZ.` by itself | the opening of the games below that name none, up to the next such heading |

use super::player_name::recase;
use super::tags;
use super::vocabulary::flat;
use crate::book::page::elements::PageElement;
use crate::book::page::{headings, limits};

/// The chapter and the opening that a game is printed under.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::book::page) struct Heads {
    pub chapter: Option<String>,
    pub opening: Option<String>,
}

/// Adds the title of the chapter and its opening to the tags of a game. The opening is added only
/// if the game is `numbered`, that is, if its own heading has a number.
pub(in crate::book::page) fn put_under(
    tags: &mut Vec<(String, String)>,
    heads: &Heads,
    numbered: bool,
) {
    let place =
        |tags: &[(String, String)], name: &str| tags.iter().position(|(known, _)| known == name);
    if let Some(chapter) = &heads.chapter {
        match place(tags, "Event") {
            Some(at) if headings::label(&tags[at].1).is_some_and(|label| label == tags[at].1) => {
                let event = &mut tags[at].1;
                event.push_str(", ");
                event.push_str(chapter);
            }
            Some(_) => {}
            None => tags.insert(0, ("Event".to_owned(), chapter.clone())),
        }
    }
    if let Some(opening) = heads.opening.as_ref().filter(|_| numbered)
        && place(tags, "Opening").is_none()
    {
        tags.push(("Opening".to_owned(), opening.clone()));
    }
}

/// A cursor that follows the headings through the text.
pub(in crate::book::page) struct Headings<'t> {
    text: &'t str,
    elements: &'t [PageElement],
    at: usize,
    now: Heads,
    /// An opening printed by itself. It heads a group of games if the number of a game follows, and
    /// not moves.
    group: Option<String>,
}

impl<'t> Headings<'t> {
    /// Starts before the first element.
    pub fn new(text: &'t str, elements: &'t [PageElement]) -> Headings<'t> {
        Headings {
            text,
            elements,
            at: 0,
            now: Heads::default(),
            group: None,
        }
    }

    /// Returns the headings above this element. It must be called in the order of the elements.
    pub fn above(&mut self, element: usize) -> &Heads {
        while self.at < element {
            match self.words(self.at) {
                Some(words) => self.heading(words),
                None => self.group = None,
            }
            self.at += 1;
        }
        &self.now
    }

    fn words(&self, at: usize) -> Option<&'t str> {
        match self.elements.get(at) {
            Some(PageElement::Prose(prose)) => Some(&self.text[prose.span.clone()]),
            _ => None,
        }
    }

    fn heading(&mut self, words: &'t str) {
        if headings::is_division(words) {
            let title = self.title(words);
            self.now.opening = tags::opening(&title);
            self.now.chapter = Some(title);
            self.group = None;
        } else if headings::label(words).is_some() {
            if self.group.is_some() {
                self.now.opening = self.group.take();
            }
        } else if is_shouted(words) {
            self.group = tags::opening(words).or(self.group.take());
        }
    }

    /// Returns the label of a chapter or part with its title. The title may be in the next
    /// paragraph.
    fn title(&self, words: &'t str) -> String {
        let label = headings::label(words).unwrap_or_default();
        let behind = words
            .find(label)
            .map_or("", |at| &words[at + label.len()..]);
        let bare = |words: &str| {
            let words = flat(words);
            let words = words.trim_matches(|c: char| !c.is_alphanumeric() && c != '(' && c != ')');
            words.to_owned()
        };
        let mut title = bare(behind);
        if title.is_empty() {
            let next = self.words(self.at + 1).filter(|next| is_shouted(next));
            title = next
                .filter(|next| headings::label(next).is_none())
                .map_or(title, bare);
        }
        let label = recase(&flat(label).to_ascii_uppercase());
        let label = match label.split_once(' ') {
            // A Roman number stays in capitals.
            Some((word, number)) => format!("{word} {}", number.to_ascii_uppercase()),
            None => label,
        };
        match title.len() {
            1..=limits::TITLE_BYTES => format!("{label}. {}", recase(&title)),
            _ => label,
        }
    }
}

/// Returns whether the words are short and in capitals.
fn is_shouted(words: &str) -> bool {
    words.len() <= limits::TITLE_BYTES
        && !words.chars().any(char::is_lowercase)
        && words.chars().any(char::is_uppercase)
}
