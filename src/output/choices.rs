//! What can be exported, what the user has chosen, and the resulting text.

use crate::game::title;
use crate::output::export::{self, GameFormat, main_ply};
use crate::output::picture::{Look, Picture, picture};
use crate::output::snippet::{Snippet, Start};
use crate::session::link::{LONG, folder_of, fragment, page_of};
use crate::session::{Column, Session};
use crate::study::Coordinates;
use crate::words::{self, Message};

/// Most bytes of all games that are shown before they are saved.
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

/// A kind of export with its title, the extension of its file, and its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KindRow {
    pub kind: ExportKind,
    pub title: Message,
    /// Extension of its file, without a dot; empty if there is no file.
    pub extension: &'static str,
    /// Its purpose, in a sentence.
    pub about: Message,
}

const fn row(kind: ExportKind, title: Message, extension: &'static str, about: Message) -> KindRow {
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
    row(ExportKind::Pgn, words::EXPORT_PGN, "pgn", words::ABOUT_PGN),
    row(ExportKind::Text, words::EXPORT_TEXT, "txt", words::ABOUT_TEXT),
    row(ExportKind::Fen, words::EXPORT_FEN, "fen", words::ABOUT_FEN),
    row(ExportKind::Diagram, words::EXPORT_DIAGRAM, "svg", words::ABOUT_DIAGRAM),
    row(ExportKind::Link, words::EXPORT_LINK, "txt", words::ABOUT_LINK),
    row(ExportKind::Embed, words::EXPORT_EMBED, "html", words::ABOUT_EMBED),
    row(
        ExportKind::Print,
        words::PRINT,
        "",
        words::ABOUT_PRINT,
    ),
];

/// Coordinates of a picture for the choices from 1 on; 0 stands for those that the board shows.
const COORDINATES: [Coordinates; 3] = [
    Coordinates::Algebraic,
    Coordinates::Descriptive,
    Coordinates::None,
];

/// A choice in the dialog Export.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExportChoice {
    Kind(ExportKind),
    /// All games instead of this one.
    All(bool),
    /// The notation of a text, as an index among those of the game.
    Column(usize),
    /// Pixels per square of a picture.
    Size(usize),
    /// The coordinates of a picture, as [`Choices::coordinates`] has them.
    Coordinates(usize),
    /// The last move is marked in a picture.
    Last(bool),
    /// An author's figures are drawn in a picture.
    Figures(bool),
    /// The board is printed.
    Board(bool),
    /// The form of a snippet, as an index in [`FORMS`](crate::output::snippet::FORMS).
    Form(usize),
    /// The place where a snippet's board begins, as [`Choices::start`] has it.
    Start(usize),
    /// A notation of a snippet is shown.
    Notation(Column, bool),
    /// The field with this index has the word with this one.
    Field(usize, usize),
}

/// The user's choices for every kind.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choices {
    pub kind: ExportKind,
    /// Whether all games are exported, where that is possible.
    pub all: bool,
    /// The notation of a text, as an index among those of the game.
    pub column: usize,
    /// Pixels per square of a picture, as typed.
    pub size: usize,
    /// Coordinates of a picture: 0 for those that the board shows; then algebraic, descriptive,
    /// none.
    pub coordinates: usize,
    /// Whether the last move is marked in a picture.
    pub last: bool,
    /// Whether an author's figures are drawn in a picture.
    pub figures: bool,
    /// Whether the board is printed.
    pub board: bool,
    /// How a game appears in another author's page. Its notations are at first those of the sheet.
    pub snippet: Snippet,
    /// Where the board begins: 0 for the start, 1 for the current moment, 2 for the end.
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
    /// Makes a choice. An index out of range changes nothing.
    pub fn choose(&mut self, choice: ExportChoice) {
        match choice {
            ExportChoice::Kind(kind) => self.kind = kind,
            ExportChoice::All(all) => self.all = all,
            ExportChoice::Column(column) => self.column = column,
            ExportChoice::Size(pixels) => self.size = pixels,
            ExportChoice::Coordinates(coordinates) => self.coordinates = coordinates,
            ExportChoice::Last(last) => self.last = last,
            ExportChoice::Figures(figures) => self.figures = figures,
            ExportChoice::Board(board) => self.board = board,
            ExportChoice::Form(form) => self.snippet.form = form,
            ExportChoice::Start(start) => self.start = start,
            ExportChoice::Notation(column, is) => self.take(column, is),
            ExportChoice::Field(field, word) => {
                if let Some(field) = self.snippet.chosen.get_mut(field) {
                    *field = word;
                }
            }
        }
    }

    /// Adds a notation to the snippet, or removes it.
    fn take(&mut self, column: Column, is: bool) {
        let columns = &mut self.snippet.columns;
        columns.retain(|known| *known != column);
        columns.extend(is.then_some(column));
    }

    /// Returns the row of the chosen kind.
    #[must_use]
    pub fn row(&self) -> &'static KindRow {
        &KINDS[self.kind as usize]
    }

    /// Returns a name for the file.
    #[must_use]
    pub fn file_name(&self, session: &Session, extension: &str) -> String {
        export::file_name(session, self.is_all(), extension)
    }

    fn is_all(&self) -> bool {
        self.all && matches!(self.kind, ExportKind::Pgn | ExportKind::Text)
    }

    /// Returns the board's picture.
    #[must_use]
    pub fn picture(&self, session: &Session) -> Picture {
        let shown = match session.names_on_squares() {
            true => Coordinates::Descriptive,
            false => Coordinates::Algebraic,
        };
        let chosen = self.coordinates.checked_sub(1);
        let chosen = chosen.and_then(|at| COORDINATES.get(at));
        let look = Look {
            square_side: self.size.min(255) as u8,
            coordinates: *chosen.unwrap_or(&shown),
            last: self.last,
            figures: self.figures,
        };
        picture(session, &look)
    }

    /// Returns the text of the chosen export; `address` is that of the page.
    #[must_use]
    pub fn text(&self, session: &Session, address: &str) -> String {
        self.text_up_to(session, address, usize::MAX)
    }

    /// Returns the same; of all games at most `most` bytes and the rest of the game begun by then.
    fn text_up_to(&self, session: &Session, address: &str, most: usize) -> String {
        let game = |form| match self.is_all() {
            true => export::games(session, form, most),
            false => export::game(session.shown_game(), form),
        };
        match self.kind {
            ExportKind::Pgn => game(GameFormat::Pgn),
            ExportKind::Text => {
                // The column chosen for one game may not suit the next.
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

    /// Returns the lines for another author's page.
    fn html(&self, session: &Session, address: &str) -> String {
        let score = export::game(session.shown_game(), GameFormat::Pgn);
        let title = title(session.tree());
        self.snippet(session)
            .html(&score, &title, folder_of(address))
    }

    /// Returns how the game appears in another author's page.
    fn snippet(&self, session: &Session) -> Snippet {
        let mut snippet = self.snippet.clone();
        // The columns of the sheet come first, in its order, then the other chosen ones, in the
        // order of the list.
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
        snippet
    }

    /// Returns the attributes and the score of the element in another author's page; `None` for
    /// other exports.
    #[must_use]
    pub fn element(&self, session: &Session) -> Option<(Vec<(&'static str, String)>, String)> {
        (self.kind == ExportKind::Embed).then(|| {
            let score = export::game(session.shown_game(), GameFormat::Pgn);
            (self.snippet(session).attributes(), score)
        })
    }
}

/// What the user sees of an export before it leaves the page.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Preview {
    pub choices: Choices,
    /// The text; of all games it may be only the beginning.
    pub text: String,
    /// The purpose of the kind, and what is worth knowing about the text.
    pub about: String,
    /// The result of copying or saving it.
    pub said: String,
}

impl Preview {
    /// Prepares the first view, with the choices of last time, but with the notations of the sheet.
    pub fn open(&mut self, session: &Session, address: &str) {
        let offer: Vec<Column> = session.offer().columns().collect();
        let mut columns = session.columns().to_vec();
        columns.retain(|column| offer.contains(column));
        self.choices.snippet.columns = columns;
        self.refresh(session, address);
    }

    /// Makes a choice and updates the view.
    pub fn choose(&mut self, choice: ExportChoice, session: &Session, address: &str) {
        self.choices.choose(choice);
        self.refresh(session, address);
    }

    fn refresh(&mut self, session: &Session, address: &str) {
        self.text = self.choices.text_up_to(session, address, PREVIEW);
        self.about = self.choices.row().about.into();
        self.said.clear();
        if self.choices.kind == ExportKind::Link {
            let length = self.text.len();
            let message = match length > LONG {
                true => words::LONG_LINK,
                false => words::LINK_LENGTH,
            };
            self.about = message.with([(&self.about).into(), length.into()]);
        }
    }
}
