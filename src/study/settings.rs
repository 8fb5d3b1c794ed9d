//! The author's settings: the words of [`ATTRIBUTES`](super::ATTRIBUTES) and their meanings.

use super::looks::{BOARDS, Coordinates, PIECES};
use super::table::Attribute;
use crate::board::Variant;
use crate::exercise::quiz::Task;
use crate::game::pgn::ReadAs;
use crate::notation::{Letters, Notation};
use crate::session::{Action, BoardAction, Column, ColumnSet, Session, column};

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
    /// Put pieces on squares and see how their moves are distinguished.
    Laboratory,
}

/// How board, sheet and panel are arranged.
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

/// The moment at which the board opens.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum StartPly {
    /// After this many plies of the main line, or at its end if that comes sooner.
    After(u32),
    End,
}

/// Everything that an author asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Settings {
    /// Columns of the sheet; empty for those of a first visit.
    pub columns: Vec<Column>,
    pub read_as: ReadAs,
    /// The position as given; it is read with the score.
    pub fen: Option<String>,
    pub variant: Variant,
    pub ply: StartPly,
    /// Whether Black is at the bottom.
    pub flipped: bool,
    pub letters: Letters,
    pub coordinates: Coordinates,
    /// Place of the theme of the squares among [`BOARDS`].
    pub board: usize,
    /// Place of the set of pieces among [`PIECES`].
    pub pieces: usize,
    pub mode: Mode,
    /// Task of a quiz.
    pub asked: Task,
    /// Whether a panel says why a move is written as it is.
    pub explain: bool,
    /// Whether the current move and its rivals are drawn on the board.
    pub reasons: bool,
    pub layout: Layout,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            columns: Vec::new(),
            read_as: ReadAs::Auto,
            fen: None,
            variant: Variant::Standard,
            ply: StartPly::After(0),
            flipped: false,
            letters: Letters::ENGLISH,
            coordinates: Coordinates::Algebraic,
            board: 0,
            pieces: 0,
            mode: Mode::Moves,
            asked: Task::Move,
            explain: true,
            reasons: true,
            layout: Layout::Auto,
        }
    }
}

impl Settings {
    /// Turns the names on the squares and the reasons on the board on or off, as the author wants.
    pub(super) fn show_on(&self, session: &mut Session) {
        let names = self.coordinates == Coordinates::Descriptive;
        if names != session.names_on_squares() {
            session.apply_at_board(Action::Board(BoardAction::ToggleNames));
        }
        if self.reasons != session.reasons_on_board() {
            session.apply_at_board(Action::Board(BoardAction::ToggleReasons));
        }
    }

    /// Sets the value of an attribute; without a value the setting is the default.
    ///
    /// # Errors
    /// Returns a sentence if the value is not one of the attribute's words; the setting is then the
    /// default. An attribute of another name is ignored, and is not an error.
    pub fn set(&mut self, attribute: &str, value: Option<&str>) -> Result<(), String> {
        let Some(known) = Attribute::named(attribute) else {
            return Ok(());
        };
        let word = value.map(str::trim).filter(|word| !word.is_empty());
        let fits = match attribute {
            "columns" => {
                let words = word.unwrap_or_default().split_ascii_whitespace();
                self.columns = words.clone().filter_map(column).collect();
                self.columns.len() == words.count()
            }
            "read-as" => {
                let read = ReadAs::named(word.unwrap_or("auto"));
                self.read_as = read.unwrap_or(ReadAs::Auto);
                read.is_some()
            }
            "fen" => {
                self.fen = word.map(str::to_owned);
                true
            }
            "ply" => {
                let ply = match word {
                    Some("end") => Some(StartPly::End),
                    word => word.unwrap_or("0").parse().ok().map(StartPly::After),
                };
                self.ply = ply.unwrap_or(StartPly::After(0));
                ply.is_some()
            }
            "variant" => known.choose(word, &VARIANTS, &mut self.variant),
            "orientation" => known.choose(word, &[false, true], &mut self.flipped),
            "letters" => known.choose(word, &LETTERS, &mut self.letters),
            "coordinates" => known.choose(word, &COORDINATES, &mut self.coordinates),
            "board" => known.choose(word, &PLACES, &mut self.board),
            "pieces" => known.choose(word, &PLACES, &mut self.pieces),
            "interactive" => known.choose(word, &MODES, &mut self.mode),
            "quiz" => known.choose(
                word,
                &[Task::Move, Task::Write, Task::Piece],
                &mut self.asked,
            ),
            "explain" => known.choose(word, &[true, false], &mut self.explain),
            "reasons" => known.choose(word, &[true, false], &mut self.reasons),
            _ => known.choose(word, &LAYOUTS, &mut self.layout),
        };
        if fits {
            return Ok(());
        }
        let word: String = word.unwrap_or_default().chars().take(40).collect();
        let may_be = known.may_be();
        Err([
            attribute,
            "=\"",
            &word,
            "\" is not known. It may be ",
            &may_be,
            ".",
        ]
        .concat())
    }

    /// Returns the columns in the letters that were asked for; empty for those of a first visit.
    #[must_use]
    pub fn lettered_columns(&self) -> Vec<Column> {
        let in_letters = |column: &Column| Column {
            notation: lettered(column.notation, self.letters),
            ..*column
        };
        if self.columns.is_empty() && self.letters != Letters::ENGLISH {
            let at_first = ColumnSet::Orthodox.at_first();
            return at_first.iter().map(in_letters).collect();
        }
        self.columns.iter().map(in_letters).collect()
    }

    /// Returns the notation in which the score is read.
    #[must_use]
    pub fn notation(&self) -> ReadAs {
        match (self.read_as, self.letters) {
            (ReadAs::Auto, Letters::ENGLISH) => ReadAs::Auto,
            (ReadAs::Auto, letters) => ReadAs::Only(Notation::Short(letters)),
            (ReadAs::Only(notation), letters) => ReadAs::Only(lettered(notation, letters)),
        }
    }
}

// Meanings of the words of each attribute, in the order of the words.
const VARIANTS: [Variant; 6] = [
    Variant::Standard,
    Variant::UChess,
    Variant::UChessAise,
    Variant::Chess99,
    Variant::Modern,
    Variant::Diagram,
];
const LETTERS: [Letters; 5] = [
    Letters::ENGLISH,
    Letters::GERMAN,
    Letters::FRENCH,
    Letters::SPANISH,
    Letters::DUTCH,
];
const COORDINATES: [Coordinates; 4] = [
    Coordinates::Algebraic,
    Coordinates::Outside,
    Coordinates::Descriptive,
    Coordinates::None,
];
/// Of the themes and of the sets, whose places are their meanings.
const PLACES: [usize; 3] = [0, 1, 2];
const _: () = assert!(PLACES.len() == BOARDS.len() && PLACES.len() == PIECES.len());
const MODES: [Mode; 5] = [
    Mode::Moves,
    Mode::None,
    Mode::Free,
    Mode::Quiz,
    Mode::Laboratory,
];
const LAYOUTS: [Layout; 4] = [Layout::Auto, Layout::Wide, Layout::Narrow, Layout::Board];

impl Attribute {
    /// Sets the meaning of a word, or that of the first word if there is none. Returns `false` for
    /// an unknown word, which is then ignored.
    fn choose<T: Copy>(&self, word: Option<&str>, meanings: &[T], setting: &mut T) -> bool {
        let at = self.place(word);
        *setting = meanings[at.unwrap_or(0)];
        at.is_some()
    }

    /// Returns the index of a word among the attribute's words; 0 without a word.
    fn place(&self, word: Option<&str>) -> Option<usize> {
        let mut words = self.words().iter();
        word.map_or(Some(0), |word| words.position(|(known, _)| *known == word))
    }
}

/// Returns an algebraic notation in other letters; figurine and other notations stay as they are.
const fn lettered(notation: Notation, letters: Letters) -> Notation {
    match notation {
        Notation::Short(Letters::ENGLISH) => Notation::Short(letters),
        Notation::Long(Letters::ENGLISH) => Notation::Long(letters),
        Notation::Minimal(Letters::ENGLISH) => Notation::Minimal(letters),
        other => other,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::study::ATTRIBUTES;

    #[test]
    fn a_word_that_is_not_known_is_named_with_those_that_are() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("interactive", Some("free")), Ok(()));
        let refused = settings.set("interactive", Some("<img onerror=alert(1)>"));
        let words = refused.expect_err("not a word");
        assert_eq!(
            words,
            "interactive=\"<img onerror=alert(1)>\" is not known. It may be moves, none, free, quiz or laboratory."
        );
        assert_eq!(settings.mode, Mode::Moves);
    }

    #[test]
    fn every_word_that_is_offered_is_taken() {
        for attribute in ATTRIBUTES {
            let words = attribute.words().iter().map(|(word, _)| *word);
            for (at, word) in words.chain(attribute.tags()).enumerate() {
                let mut settings = Settings::default();
                let name = attribute.name;
                assert_eq!(settings.set(name, Some(word)), Ok(()), "{name}");
                assert!(attribute.may_be().contains(word), "{name}={word}");
                // The first word of a list is the default, and no other word is.
                let plain = settings == Settings::default();
                assert_eq!(plain, at == 0 && name != "columns", "{name}={word}");
                assert_eq!(settings.set(name, None), Ok(()));
                assert_eq!(settings, Settings::default(), "{name}={word}");
            }
        }
        for variant in VARIANTS {
            let mut settings = Settings::default();
            assert_eq!(settings.set("variant", Some(variant.tag())), Ok(()));
            assert_eq!(settings.variant, variant);
        }
    }

    #[test]
    fn letters_change_the_algebraic_columns_and_what_is_read() {
        let mut settings = Settings::default();
        assert_eq!(settings.set("letters", Some("german")), Ok(()));
        assert_eq!(settings.set("columns", Some("long figurine uci")), Ok(()));
        let columns = settings.lettered_columns();
        assert_eq!(columns[0].notation, Notation::Long(Letters::GERMAN));
        assert_eq!(columns[1].notation, Notation::FIGURINE);
        assert_eq!(
            settings.notation(),
            ReadAs::Only(Notation::Short(Letters::GERMAN))
        );
    }
}
