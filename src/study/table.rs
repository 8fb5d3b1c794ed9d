//! The one table of all that the element `<chess-notation>` can be told, reports, and shows to
//! style sheets.
//!
//! `tests/view/element.rs` checks the script's list, the documentation, the lines of HTML that the
//! page writes and `custom-elements.json` against this table, and rewrites them on request. Texts
//! are plain, with code between backticks.

use super::looks::{BOARDS, PIECES};
use crate::notation::{CATALOGUE, NotationRow};
use crate::words::{self, Message};

/// The word for any notation, found from the text itself.
const AUTO: &str = "auto";

/// An attribute, which is also a property of the element.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Attribute {
    pub name: &'static str,
    pub values: Values,
    /// What it means, for the documentation.
    pub says: &'static str,
    /// Its title where an author chooses among its words; `None` where there is no choice.
    pub title: Option<Message>,
}

/// The values that an attribute may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Values {
    /// One of these words, each with its title; the first is the default. A word without a title is
    /// not offered to authors.
    Words(&'static [(&'static str, Message)]),
    /// Tags of the [catalogue](CATALOGUE), separated by spaces.
    Columns,
    /// `auto`, which is the default, or a tag of the catalogue that has its own reader.
    Readers,
    /// Another value: its description in the documentation, and that in the sentence that refuses a
    /// word.
    Other(&'static str, &'static str),
}

/// The attributes that a board reads; `src` is read by the script.
pub const ATTRIBUTES: [Attribute; 15] = [
    Attribute {
        name: "columns",
        values: Values::Columns,
        says: "the notations of the sheet, with spaces between; without it `short descriptive`",
        title: None,
    },
    Attribute {
        name: "read-as",
        values: Values::Readers,
        says: "which notation the score is in",
        title: None,
    },
    Attribute {
        name: "fen",
        values: Values::Other("a position", "a position"),
        says: "where the score begins; a position that cannot be played, such as a board without kings, is shown as a diagram",
        title: None,
    },
    Attribute {
        name: "variant",
        values: Values::Words(&[
            ("standard", words::UNTITLED),
            ("uchess", words::UNTITLED),
            ("uchess-aise", words::UNTITLED),
            ("chess99", words::UNTITLED),
            ("modern", words::UNTITLED),
            ("diagram", words::UNTITLED),
        ]),
        says: "which game is played where no `Variant` tag says so",
        title: None,
    },
    Attribute {
        name: "ply",
        values: Values::Other("a number, `end`", "a number of half-moves, or end"),
        says: "how many half-moves into the game the board opens",
        title: None,
    },
    Attribute {
        name: "orientation",
        values: Values::Words(&[("white", words::SIDE_WHITE), ("black", words::SIDE_BLACK)]),
        says: "which side is at the bottom",
        title: Some(words::BOARD_AT_THE_BOTTOM),
    },
    Attribute {
        name: "letters",
        values: Values::Words(&[
            ("english", words::UNTITLED),
            ("german", words::UNTITLED),
            ("french", words::UNTITLED),
            ("spanish", words::UNTITLED),
            ("dutch", words::UNTITLED),
        ]),
        says: "the letters of algebraic, in the columns and in the score",
        title: None,
    },
    Attribute {
        name: "coordinates",
        values: Values::Words(&[
            ("algebraic", words::ALGEBRAIC),
            ("outside", words::BOARD_ALGEBRAIC_BESIDE_THE_BOARD),
            ("descriptive", words::DESCRIPTIVE),
            ("none", words::NO_COORDINATES),
        ]),
        says: "the names of files and ranks in the squares at the edge, or beside the board; both descriptive names on every square; or none",
        title: Some(words::COORDINATES),
    },
    Attribute {
        name: "board",
        values: Values::Words(BOARDS),
        says: "the colours of the squares",
        title: Some(words::BOARD_SQUARES),
    },
    Attribute {
        name: "pieces",
        values: Values::Words(PIECES),
        says: "which pieces are drawn: engraved, a plain outline, or bold shapes for low sight; the last two are pictures beside the script, so your page's content policy must allow images from there",
        title: Some(words::PIECES_LABEL),
    },
    Attribute {
        name: "interactive",
        values: Values::Words(&[
            ("moves", words::BOARD_STEP_THROUGH_THE_MOVES),
            ("none", words::BOARD_LOOK_ONLY),
            ("free", words::BOARD_TRY_MOVES),
            ("quiz", words::BOARD_SOLVE_A_QUIZ),
            ("laboratory", words::UNTITLED),
        ]),
        says: "step through, look only, play other moves too, answer questions, try out letters",
        title: Some(words::BOARD_READERS_CAN),
    },
    Attribute {
        name: "quiz",
        values: Values::Words(&[
            ("move", words::BOARD_FIND_THE_MOVE),
            ("write", words::BOARD_WRITE_THE_MOVE),
            ("piece", words::BOARD_WHICH_PIECE_MOVED),
        ]),
        says: "what a quiz asks: find the move, write it, show the piece that makes it",
        title: Some(words::BOARD_QUIZ),
    },
    Attribute {
        name: "explain",
        values: Values::Words(&[
            ("panel", words::BOARD_SHOWN),
            ("none", words::BOARD_NOT_SHOWN),
        ]),
        says: "whether there is a panel that explains the name of the move",
        title: Some(words::BOARD_WHY_PANEL),
    },
    Attribute {
        name: "reasons",
        values: Values::Words(&[
            ("board", words::BOARD_DRAWN),
            ("none", words::BOARD_NOT_DRAWN),
        ]),
        says: "whether the current move is drawn on the board, with the moves that a shorter name could have meant",
        title: Some(words::REASONS_ON_BOARD),
    },
    Attribute {
        name: "layout",
        values: Values::Words(&[
            ("auto", words::BOARD_AUTOMATIC),
            ("wide", words::BOARD_WIDE),
            ("narrow", words::BOARD_NARROW),
            ("board", words::BOARD_BOARD_ALONE),
        ]),
        says: "sheet beside or under the board, or the board alone",
        title: Some(words::BOARD_LAYOUT),
    },
];

/// The attribute that tells the script to read the score from a file.
pub const SRC: Attribute = Attribute {
    name: "src",
    values: Values::Other("an address on the page's own site", "an address"),
    says: "a file of games, up to 1,000,000 bytes, in place of the children; if it cannot be had, the board says why and shows the children",
    title: None,
};

/// Properties that are more than attributes, and methods, for the author of the page.
pub const MEMBERS: [(&str, &str); 6] = [
    (
        "fen",
        "the position on the board; setting it sets where the board begins",
    ),
    (
        "ply",
        "the half-moves that led to it; setting it goes there",
    ),
    (
        "goTo(ply)",
        "shows the main line after so many half-moves; a board that is not made yet begins there, and a quiz begins anew there",
    ),
    ("flip()", "turns the board"),
    ("toPGN()", "the game with all that the reader has played"),
    (
        "games()",
        "the number of games in the score; 0 before the board stands",
    ),
];

/// The events: when each occurs, and the fields of its `detail`.
pub const EVENTS: [(&str, &str, &str); 6] = [
    ("chess-ready", "the board stands", "`fen`, `ply`, `names`"),
    (
        "chess-move",
        "the reader is about to make a move; `preventDefault()` takes it back",
        "the position after it",
    ),
    (
        "chess-position",
        "another position is shown",
        "`fen`, `ply`, and `names`: the move in each column's notation",
    ),
    (
        "chess-error",
        "something in score or attributes is not understood, or a board has failed",
        "`message`",
    ),
    (
        "chess-answer",
        "a question was answered",
        "`ply`, `given`, `right`, `tries`, `hints`, `sentence`",
    ),
    (
        "chess-solved",
        "the last question was answered",
        "`questions`, `tries`, `hints`",
    ),
];

/// The custom properties that an author may set.
pub const PROPERTIES: [(&[&str], &str); 5] = [
    (&["--chess-board-size"], "how wide the board may become"),
    (
        &["--chess-light-square", "--chess-dark-square"],
        "the squares",
    ),
    (
        &["--chess-paper", "--chess-card", "--chess-ink"],
        "the ground, the sheet's ground, the text",
    ),
    (&["--chess-accent"], "the letters that tell two moves apart"),
    (&["--chess-font"], "the typeface"),
];

/// The names of parts for `::part()`.
pub const PARTS: [&str; 17] = [
    "frame", "board", "square", "piece", "controls", "status", "sheet", "title", "move", "result",
    "why", "reason", "rule", "quiz", "entry", "notice", "error",
];

impl Attribute {
    /// Returns the attribute of this name, if it is one that a board reads.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Attribute> {
        const ALL: &[Attribute] = &ATTRIBUTES;
        ALL.iter().find(|attribute| attribute.name == name)
    }

    /// Returns the words with their titles, if only words are accepted.
    #[must_use]
    pub const fn words(&self) -> &'static [(&'static str, Message)] {
        match self.values {
            Values::Words(words) => words,
            _ => &[],
        }
    }

    /// Returns the tags of notations that are accepted.
    #[must_use]
    pub fn tags(&self) -> Vec<&'static str> {
        let tags =
            |fits: fn(&&NotationRow) -> bool| CATALOGUE.iter().filter(fits).map(|row| row.tag);
        match self.values {
            Values::Columns => tags(|_| true).collect(),
            Values::Readers => [AUTO]
                .into_iter()
                .chain(tags(|row| row.is_read_by_name()))
                .collect(),
            Values::Words(_) | Values::Other(..) => Vec::new(),
        }
    }

    /// Returns what is accepted, as the end of a sentence.
    #[must_use]
    pub fn may_be(&self) -> String {
        if let Values::Other(_, words) = self.values {
            return words.to_owned();
        }
        let words = self.words().iter().map(|(word, _)| *word);
        let words: Vec<&str> = words.chain(self.tags()).collect();
        let (last, others) = words.split_last().unwrap_or((&"", &[]));
        let mut sentence = [&others.join(", "), " or ", last].concat();
        if self.values == Values::Columns {
            sentence.push_str(", one or more of them with spaces between");
        }
        sentence
    }
}
