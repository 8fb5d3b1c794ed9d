//! What can be exported, what a user has chosen of it, and the text that comes of that.
//!
//! | text of a choice | chooses |
//! |---|---|
//! | `kind FEN` | what is exported, by its title |
//! | `all 1` | all games and not this one |
//! | `column 2` | the notation of a text, by its place among those of the game |
//! | `size 60`, `coordinates 1`, `last 0`, `figures 1` | how a picture looks |
//! | `board 0` | a sheet of paper without the board |
//! | `form 1`, `start 2`, `notation uci 1`, `field 3 1` | how a game stands in a page of somebody else's |

use crate::game::title;
use crate::output::export::{self, GameFormat, main_ply};
use crate::output::picture::{Look, Picture, picture};
use crate::output::snippet::{Snippet, Start};
use crate::session::link::{LONG, folder_of, fragment, page_of};
use crate::session::{Column, Session, column};
use crate::study::Coordinates;

/// So much of all games is shown before they are saved, in bytes.
const PREVIEW: usize = 100_000;

/// What can be exported.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportKind {
    Pgn,
    Text,
    Fen,
    Diagram,
    Link,
    Embed,
    Print,
}

/// A kind with its name, what its file's name ends in, and what it is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindRow {
    pub kind: ExportKind,
    pub title: &'static str,
    pub extension: &'static str,
    pub about: &'static str,
}

const fn row(
    kind: ExportKind,
    title: &'static str,
    extension: &'static str,
    about: &'static str,
) -> KindRow {
    KindRow {
        kind,
        title,
        extension,
        about,
    }
}

/// Every kind, in the order of the enumeration.
#[rustfmt::skip]
pub const KINDS: [KindRow; 7] = [
    row(ExportKind::Pgn, "PGN", "pgn", "For other chess programs: moves, variations, comments, marks and tags."),
    row(ExportKind::Text, "Text", "txt", "The score in a notation, for people to read."),
    row(ExportKind::Fen, "FEN", "fen", "The position on one line."),
    row(ExportKind::Diagram, "Diagram", "svg", "The board as a picture: SVG as text, or PNG."),
    row(ExportKind::Link, "Link", "txt", "The link itself holds the whole game; nothing is sent anywhere."),
    row(ExportKind::Embed, "Embed this", "html", "Put these lines into a page of your own."),
    row(
        ExportKind::Print,
        "Print",
        "",
        "A score sheet on paper, with the columns of the sheet. Folded variations are not printed.",
    ),
];

/// What the coordinates of a picture can be, from 1 on; 0 is what the board shows.
const COORDINATES: [Coordinates; 3] = [
    Coordinates::Algebraic,
    Coordinates::Descriptive,
    Coordinates::None,
];

/// What the user has chosen of each kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    pub kind: ExportKind,
    /// Whether all games are meant, where that can be.
    pub all: bool,
    /// The notation of a text, by its place among those of the game.
    pub column: usize,
    /// Pixels per square of a picture, as they were typed.
    pub size: usize,
    /// 0 for what the board shows; then algebraic, descriptive, none.
    pub coordinates: usize,
    pub last: bool,
    pub figures: bool,
    /// Whether the board is printed.
    pub board: bool,
    /// How a game stands in somebody's page. Its notations are at first those of the sheet.
    pub snippet: Snippet,
    /// 0 for the start, 1 for where the board is, 2 for the end.
    pub start: usize,
}

impl Default for Choices {
    fn default() -> Choices {
        Choices {
            kind: ExportKind::Pgn,
            all: false,
            column: 0,
            size: 60,
            coordinates: 0,
            last: true,
            figures: true,
            board: true,
            snippet: Snippet::default(),
            start: 0,
        }
    }
}

impl Choices {
    /// Chooses what a text says; one that says nothing changes nothing.
    pub fn choose(&mut self, text: &str) {
        let Some((name, value)) = text.split_once(' ') else {
            return;
        };
        match name {
            "kind" => {
                let row = KINDS.iter().find(|row| row.title == value);
                self.kind = row.map_or(self.kind, |row| row.kind);
            }
            "notation" => {
                if let Some((tag, is)) = value.split_once(' ') {
                    self.take(column(tag), is == "1");
                }
            }
            "field" => {
                let (field, word) = value.split_once(' ').unwrap_or_default();
                if let (Ok(field), Ok(word)) = (field.parse::<usize>(), word.parse())
                    && let Some(field) = self.snippet.chosen.get_mut(field)
                {
                    *field = word;
                }
            }
            _ => {
                if let Ok(number) = value.parse() {
                    self.put(name, number);
                }
            }
        }
    }

    fn put(&mut self, name: &str, number: usize) {
        match name {
            "all" => self.all = number == 1,
            "column" => self.column = number,
            "size" => self.size = number,
            "coordinates" => self.coordinates = number,
            "last" => self.last = number == 1,
            "figures" => self.figures = number == 1,
            "board" => self.board = number == 1,
            "form" => self.snippet.form = number,
            "start" => self.start = number,
            _ => {}
        }
    }

    /// Puts a notation into the snippet, or takes it out.
    fn take(&mut self, column: Option<Column>, is: bool) {
        let columns = &mut self.snippet.columns;
        columns.retain(|known| Some(*known) != column);
        columns.extend(column.filter(|_| is));
    }

    #[must_use]
    pub fn row(&self) -> &'static KindRow {
        &KINDS[self.kind as usize]
    }

    /// A name for the file.
    #[must_use]
    pub fn file_name(&self, session: &Session, extension: &str) -> String {
        export::file_name(session, self.is_all(), extension)
    }

    fn is_all(&self) -> bool {
        self.all && matches!(self.kind, ExportKind::Pgn | ExportKind::Text)
    }

    /// The board's picture.
    #[must_use]
    pub fn picture(&self, session: &Session) -> Picture {
        let shown = match session.names_on_squares() {
            true => Coordinates::Descriptive,
            false => Coordinates::Algebraic,
        };
        let chosen = self.coordinates.checked_sub(1);
        let chosen = chosen.and_then(|at| COORDINATES.get(at));
        let look = Look {
            color: self.size.min(255) as u8,
            coordinates: *chosen.unwrap_or(&shown),
            last: self.last,
            figures: self.figures,
        };
        picture(session, &look)
    }

    /// The text of what is chosen; `address` is that of the page.
    #[must_use]
    pub fn text(&self, session: &Session, address: &str) -> String {
        self.text_up_to(session, address, usize::MAX)
    }

    /// The same; of all games no more than `most` bytes and the rest of a game.
    fn text_up_to(&self, session: &Session, address: &str, most: usize) -> String {
        let game = |form| match self.is_all() {
            true => export::games(session, form, most),
            false => export::game(session.shown_game(), form),
        };
        match self.kind {
            ExportKind::Pgn => game(GameFormat::Pgn),
            ExportKind::Text => {
                // What was chosen for one game may not suit the next.
                let column = session.offer().columns().nth(self.column);
                game(GameFormat::Score(
                    column.unwrap_or(session.columns()[0]).notation,
                ))
            }
            ExportKind::Fen => export::position(session),
            ExportKind::Diagram => self.picture(session).svg(),
            ExportKind::Link => [page_of(address), "#", &fragment(session)].concat(),
            ExportKind::Embed => self.html(session, address),
            ExportKind::Print => String::new(),
        }
    }

    /// The lines for somebody's page.
    fn html(&self, session: &Session, address: &str) -> String {
        let mut snippet = self.snippet.clone();
        // In the order of the sheet, and behind those what is chosen besides, in the order of the list.
        let offer: Vec<Column> = session.offer().columns().collect();
        let order = session.columns().iter().chain(&offer);
        snippet.columns.clear();
        for column in order.filter(|column| self.snippet.columns.contains(column)) {
            if !snippet.columns.contains(column) {
                snippet.columns.push(*column);
            }
        }
        snippet.start = match self.start {
            0 => Start::Start,
            1 => Start::Ply(main_ply(session)),
            _ => Start::End,
        };
        let score = export::game(session.shown_game(), GameFormat::Pgn);
        snippet.html(&score, &title(session.tree()), folder_of(address))
    }
}

/// What the user sees of an export before it leaves the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    pub choices: Choices,
    /// The text, of all games perhaps only the beginning.
    pub text: String,
    /// What the kind is for, and what is worth knowing of it now.
    pub about: String,
    /// What came of copying or saving it.
    pub said: String,
}

impl Preview {
    /// As it is first seen: with the choices of last time, but the notations of the sheet.
    pub fn open(&mut self, session: &Session, address: &str) {
        let offer: Vec<Column> = session.offer().columns().collect();
        let mut columns = session.columns().to_vec();
        columns.retain(|column| offer.contains(column));
        self.choices.snippet.columns = columns;
        self.refresh(session, address);
    }

    /// Chooses what a text says, and shows what comes of it.
    pub fn choose(&mut self, text: &str, session: &Session, address: &str) {
        self.choices.choose(text);
        self.refresh(session, address);
    }

    fn refresh(&mut self, session: &Session, address: &str) {
        self.text = self.choices.text_up_to(session, address, PREVIEW);
        self.about = self.choices.row().about.to_owned();
        self.said.clear();
        if self.choices.kind == ExportKind::Link {
            let length = self.text.len();
            let advice = match length > LONG {
                true => ". Some programs cut links longer than 2,000; send the PGN instead.",
                false => ".",
            };
            let length = length.to_string();
            self.about += &[" It has ", &length, " characters", advice].concat();
        }
    }
}
