//! How an author asks for a board: words out of fixed lists, each with what it means.
//!
//! | attribute | words | without it |
//! |---|---|---|
//! | `columns` | tags of [`COLUMNS`](crate::session::COLUMNS), apart by spaces | those of a first visit |
//! | `read-as` | `auto`, or a notation: `short` `long` `minimal` `descriptive` `uci` `reversible` `uchess` | `auto` |
//! | `fen` | a position | the array of the variant |
//! | `variant` | `standard` `uchess` `uchess-aise` `chess99` `modern` `diagram` | `standard` |
//! | `ply` | half-moves from the start, or `end` | 0 |
//! | `orientation` | `white` `black` | `white` |
//! | `letters` | `english` `german` `french` `spanish` `dutch` | `english` |
//! | `coordinates` | `algebraic` `descriptive` `none` | `algebraic` |
//! | `interactive` | `none` `moves` `free` `quiz` `laboratory` | `moves` |
//! | `quiz` | `move` `write` `man` | `move` |
//! | `explain` | `panel` `none` | `panel` |
//! | `layout` | `auto` `wide` `narrow` `board` | `auto` |

use crate::board::Variant;
use crate::exercise::quiz::Task;
use crate::game::pgn::ReadAs;
use crate::notation::{Letters, Notation};
use crate::session::{Column, column};

/// Every attribute that says how the board is to be.
pub const ATTRIBUTES: [&str; 12] = [
    "columns",
    "read-as",
    "fen",
    "variant",
    "ply",
    "orientation",
    "letters",
    "coordinates",
    "interactive",
    "quiz",
    "explain",
    "layout",
];

/// What a reader may do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    /// Look at one position.
    None,
    /// Step through the score.
    #[default]
    Moves,
    /// Play other moves too, by hand and in writing.
    Free,
    /// Answer questions about the score.
    Quiz,
    /// Put men on squares and see how their moves are told apart.
    Laboratory,
}

/// What stands on the squares besides men.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Coordinates {
    #[default]
    Algebraic,
    /// Both descriptive names of every square.
    Descriptive,
    None,
}

/// Where board, sheet and panel stand.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Layout {
    /// Side by side where there is room.
    #[default]
    Auto,
    Wide,
    Narrow,
    /// The board alone.
    Board,
}

/// At which moment the board opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ply {
    /// After so many half-moves of the main line, or at its end if that comes sooner.
    After(u32),
    End,
}

/// All that an author asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Empty for those of a first visit.
    pub columns: Vec<Column>,
    pub read_as: ReadAs,
    /// As given; it is read with the score.
    pub fen: Option<String>,
    pub variant: Variant,
    pub ply: Ply,
    /// Whether Black sits at the bottom.
    pub flipped: bool,
    pub letters: Letters,
    pub coordinates: Coordinates,
    pub mode: Mode,
    /// What a quiz asks.
    pub asked: Task,
    /// Whether there is a panel that says why a move is written so.
    pub explain: bool,
    pub layout: Layout,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            columns: Vec::new(),
            read_as: ReadAs::Auto,
            fen: None,
            variant: Variant::Standard,
            ply: Ply::After(0),
            flipped: false,
            letters: Letters::English,
            coordinates: Coordinates::Algebraic,
            mode: Mode::Moves,
            asked: Task::Move,
            explain: true,
            layout: Layout::Auto,
        }
    }
}

impl Settings {
    /// Sets what an attribute says; without a value it is as if it had never been there.
    ///
    /// # Errors
    /// A sentence when the value is none of the attribute's words. The setting is then as without the
    /// attribute. An attribute of another name is no business of the board's, and no error.
    pub fn set(&mut self, attribute: &str, value: Option<&str>) -> Result<(), String> {
        let plain = Settings::default();
        let word = value.map(str::trim).filter(|word| !word.is_empty());
        let fits = match attribute {
            "columns" => {
                let words = word.unwrap_or_default().split_ascii_whitespace();
                self.columns = words.clone().filter_map(column).collect();
                self.columns.len() == words.count()
            }
            "read-as" => among(&mut self.read_as, plain.read_as, word, read_as),
            "fen" => {
                self.fen = word.map(str::to_owned);
                true
            }
            "variant" => among(&mut self.variant, plain.variant, word, |word| {
                Variant::ALL.into_iter().find(|known| known.tag() == word)
            }),
            "ply" => among(&mut self.ply, plain.ply, word, |word| match word {
                "end" => Some(Ply::End),
                number => number.parse().ok().map(Ply::After),
            }),
            "orientation" => among(&mut self.flipped, false, word, |word| match word {
                "white" => Some(false),
                "black" => Some(true),
                _ => None,
            }),
            "letters" => among(&mut self.letters, plain.letters, word, letters),
            "coordinates" => among(&mut self.coordinates, plain.coordinates, word, |word| {
                Some(match word {
                    "algebraic" => Coordinates::Algebraic,
                    "descriptive" => Coordinates::Descriptive,
                    "none" => Coordinates::None,
                    _ => return None,
                })
            }),
            "interactive" => among(&mut self.mode, plain.mode, word, |word| {
                Some(match word {
                    "none" => Mode::None,
                    "moves" => Mode::Moves,
                    "free" => Mode::Free,
                    "quiz" => Mode::Quiz,
                    "laboratory" => Mode::Laboratory,
                    _ => return None,
                })
            }),
            "quiz" => among(&mut self.asked, plain.asked, word, Task::named),
            "explain" => among(&mut self.explain, true, word, |word| match word {
                "panel" => Some(true),
                "none" => Some(false),
                _ => None,
            }),
            "layout" => among(&mut self.layout, plain.layout, word, |word| {
                Some(match word {
                    "auto" => Layout::Auto,
                    "wide" => Layout::Wide,
                    "narrow" => Layout::Narrow,
                    "board" => Layout::Board,
                    _ => return None,
                })
            }),
            _ => true,
        };
        if fits {
            return Ok(());
        }
        let mut words = String::from(attribute);
        words.push_str("=\"");
        words.extend(word.unwrap_or_default().chars().take(40));
        words.push_str("\" is not known. It may be ");
        words.push_str(choices(attribute));
        words.push('.');
        Err(words)
    }

    /// The columns in the letters that were asked for; empty for those of a first visit.
    #[must_use]
    pub fn lettered_columns(&self) -> Vec<Column> {
        let in_letters = |column: &Column| Column {
            notation: lettered(column.notation, self.letters),
            ..*column
        };
        let columns = match self.columns.as_slice() {
            [] if self.letters != Letters::English => &crate::session::COLUMNS[..2],
            columns => columns,
        };
        columns.iter().map(in_letters).collect()
    }

    /// The notation that the score is in.
    #[must_use]
    pub fn notation(&self) -> ReadAs {
        match (self.read_as, self.letters) {
            (ReadAs::Auto, Letters::English) => ReadAs::Auto,
            (ReadAs::Auto, letters) => ReadAs::Only(Notation::Short(letters)),
            (ReadAs::Only(notation), letters) => ReadAs::Only(lettered(notation, letters)),
        }
    }
}

/// Sets a word's meaning, or what stands without one; `false` if the word has none.
fn among<T>(
    setting: &mut T,
    plain: T,
    word: Option<&str>,
    meaning: impl Fn(&str) -> Option<T>,
) -> bool {
    let meant = word.map(meaning);
    let fits = !matches!(meant, Some(None));
    *setting = meant.flatten().unwrap_or(plain);
    fits
}

/// An algebraic notation in other letters; figures and the other notations stay.
const fn lettered(notation: Notation, letters: Letters) -> Notation {
    match notation {
        Notation::Short(Letters::English) => Notation::Short(letters),
        Notation::Long(Letters::English) => Notation::Long(letters),
        Notation::Minimal(Letters::English) => Notation::Minimal(letters),
        other => other,
    }
}

fn read_as(word: &str) -> Option<ReadAs> {
    Some(ReadAs::Only(match word {
        "auto" => return Some(ReadAs::Auto),
        "short" => Notation::SHORT,
        "long" => Notation::LONG,
        "minimal" => Notation::MINIMAL,
        "descriptive" => Notation::DESCRIPTIVE,
        "uci" => Notation::Uci,
        "reversible" => Notation::Reversible,
        "uchess" => Notation::ThreeSymbol,
        _ => return None,
    }))
}

fn letters(word: &str) -> Option<Letters> {
    Some(match word {
        "english" => Letters::English,
        "german" => Letters::German,
        "french" => Letters::French,
        "spanish" => Letters::Spanish,
        "dutch" => Letters::Dutch,
        _ => return None,
    })
}

/// What an attribute may be, to be read by its author.
fn choices(attribute: &str) -> &'static str {
    match attribute {
        "columns" => {
            "short, descriptive, long, minimal, figurine, uci, reversible, classic, descriptive-kt, \
             descriptive-spaced, descriptive-to, descriptive-staunton, classic-kt, german, uchess or chess99, \
             one or more of them with spaces between"
        }
        "read-as" => "auto, short, long, minimal, descriptive, uci, reversible or uchess",
        "variant" => "standard, uchess, uchess-aise, chess99, modern or diagram",
        "ply" => "a number of half-moves, or end",
        "orientation" => "white or black",
        "letters" => "english, german, french, spanish or dutch",
        "coordinates" => "algebraic, descriptive or none",
        "interactive" => "none, moves, free, quiz or laboratory",
        "quiz" => "move, write or man",
        "explain" => "panel or none",
        _ => "auto, wide, narrow or board",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_word_that_is_not_known_is_named_with_those_that_are() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("interactive", Some("free")), Ok(()));
        let refused = settings.set("interactive", Some("<img onerror=alert(1)>"));
        let words = refused.expect_err("not a word");
        assert_eq!(
            words,
            "interactive=\"<img onerror=alert(1)>\" is not known. It may be none, moves, free, quiz or laboratory."
        );
        assert_eq!(settings.mode, Mode::Moves);
    }

    #[test]
    fn every_word_that_is_offered_is_taken() {
        for attribute in ATTRIBUTES {
            if matches!(attribute, "fen" | "ply") {
                continue;
            }
            let words = choices(attribute).replace(", one or more of them with spaces between", "");
            for word in words.replace(" or ", ", ").split(", ") {
                let mut settings = Settings::default();
                assert_eq!(settings.set(attribute, Some(word)), Ok(()), "{attribute}");
                assert_eq!(settings.set(attribute, None), Ok(()));
                assert_eq!(settings, Settings::default(), "{attribute}={word}");
            }
        }
        let all = |column: &Column| choices("columns").contains(column.tag);
        assert!(crate::session::COLUMNS.iter().all(all));
    }

    #[test]
    fn letters_change_the_algebraic_columns_and_what_is_read() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("letters", Some("german")), Ok(()));
        assert_eq!(settings.set("columns", Some("long figurine uci")), Ok(()));
        let columns = settings.lettered_columns();
        assert_eq!(columns[0].notation, Notation::Long(Letters::German));
        assert_eq!(columns[1].notation, Notation::FIGURINE);
        assert_eq!(
            settings.notation(),
            ReadAs::Only(Notation::Short(Letters::German))
        );
    }
}
