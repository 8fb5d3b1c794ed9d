//! The record of a session: everything a user sees that is not in its games.
//!
//! | line | meaning |
//! |---|---|
//! | `games=3` · `shown=1` | the number of games, and the index of the shown one, from 0 |
//! | `at=22` · `at=5.1.3` | the moment: 22 moves along the main line; 5, then the first variation, then 3 on |
//! | `folded=5.1` | a folded variation, by its first move |
//! | `flipped` · `names` · `no-reasons` | the board is turned; squares show their descriptive names; no rivals are drawn |
//! | `column=0short` | a column for orthodox games; 1 stands for U-chess, 2 for games on nine files |
//! | `typed=…` | the text in the entry box |
//! | `setup=standard 8/8/… w - - 0 1` | the position being set up |
//! | `marks=[%csl Ga1]` · `tool=N` or `.-ox>` · `fen=…` | the marks drawn on it; the tool; the typed FEN, if it cannot be read or says the position otherwise |
//! | `draws` | only marks are drawn on it |
//! | `book` · `book=17…-4 2 0` | the game is from a book · how the book worker finds the book again |
//! | `lost=…` · `file=club` | what the text of the book's file lacks · the name of the file, without its ending |
//! | `library=17…-4` · `place=1234` | the open file of games, and the index in it of the shown game, from 0 |
//!
//! Unknown lines are ignored.

use std::fmt::Display;
use std::sync::Arc;

use super::one_line::{read_lines, write_line};
use super::state::Restored;
use super::{Effect, Session};
use crate::board::{Color, Drawn, Piece, Setup, Variant};
use crate::game::fen::{read_setup_of, write_setup};
use crate::game::pgn::Game;
use crate::game::{At, NodeId, follow, marks, way};
use crate::session::editor::{Editor, Tool};
use crate::session::{Column, ColumnSet, column};
use crate::words;

/// The kinds of games that have columns of their own, each at its number.
const KINDS: [ColumnSet; 3] = [ColumnSet::Orthodox, ColumnSet::UChess, ColumnSet::NineFiles];

/// Returns a tool as a letter: a piece's as in a FEN, a sign for the others.
fn letter(tool: Tool) -> char {
    match tool {
        Tool::Hand => '.',
        Tool::Eraser => '-',
        Tool::Circle => 'o',
        Tool::Cross => 'x',
        Tool::Arrow => '>',
        Tool::Piece(Color::White, piece) => piece.letter(),
        Tool::Piece(Color::Black, piece) => piece.letter().to_ascii_lowercase(),
    }
}

fn tool(letter: char) -> Tool {
    match letter {
        '-' => Tool::Eraser,
        'o' => Tool::Circle,
        'x' => Tool::Cross,
        '>' => Tool::Arrow,
        _ => {
            let color = if letter.is_ascii_uppercase() {
                Color::White
            } else {
                Color::Black
            };
            Piece::from_letter(letter).map_or(Tool::Hand, |piece| Tool::Piece(color, piece))
        }
    }
}

/// Reads a position that was being set up; it may have any pieces on the board of this variant.
fn set_up(fen: &str, variant: Variant) -> Option<Setup> {
    // While a position is set up, a paladin may stand on eight files.
    let free = if variant.span() == 9 {
        variant
    } else {
        Variant::Diagram
    };
    let setup = read_setup_of(fen, free).ok()?;
    Some(Setup { variant, ..setup })
}

/// Returns marks as PGN commands, one for each mark, because their order matters.
fn commands(figures: &[Drawn]) -> String {
    let commands = figures.iter().map(|&figure| {
        let mut drawn = Vec::new();
        marks::replace(&mut drawn, &[figure]);
        drawn.concat()
    });
    commands.collect()
}

impl Session {
    /// Returns the lines of the session's record.
    pub(crate) fn head(&self) -> String {
        let mut text = String::new();
        let mut line = |fields: &[&dyn Display]| write_line(&mut text, '=', fields);
        line(&[&"games", &self.game.all.len()]);
        line(&[&"shown", &self.game.shown]);
        line(&[&"at", &way(self.tree(), self.game.at)]);
        // After an undo, a folded move may no longer exist.
        let known = |id: &&NodeId| id.index() < self.tree().len();
        for &id in self.game.folded.iter().filter(known) {
            line(&[&"folded", &way(self.tree(), At::After(id))]);
        }
        for (set, word) in [
            (self.board.flipped, "flipped"),
            (self.board.names_on_squares, "names"),
            (!self.board.reasons_on_board, "no-reasons"),
        ] {
            if set {
                line(&[&word]);
            }
        }
        for offer in KINDS {
            let columns = if offer == self.sheet.offer {
                &self.sheet.columns
            } else {
                &self.sheet.set_aside[offer as usize]
            };
            for column in columns {
                line(&[&"column", &format_args!("{}{}", offer as u8, column.tag)]);
            }
        }
        if !self.typed.entry.text.is_empty() {
            line(&[&"typed", &self.typed.entry.text]);
        }
        if let Some(editor) = &self.editor {
            let variant = editor.setup.variant.tag();
            let setup = [variant, " ", &write_setup(&editor.setup)].concat();
            line(&[&"setup", &setup]);
            line(&[&"marks", &commands(&editor.marks)]);
            line(&[&"tool", &letter(editor.tool)]);
            if editor.draws {
                line(&[&"draws"]);
            }
            // What was typed stays as it was typed.
            if editor.fault.is_some() || editor.text != write_setup(&editor.setup) {
                line(&[&"fen", &editor.text]);
            }
        }
        if self.books.page.is_some() {
            line(&[&"book", &self.kept_book().unwrap_or_default()]);
            line(&[&"lost", &self.books.lost]);
            line(&[&"file", &self.book_file()]);
        }
        if let Some(key) = self.library_key() {
            line(&[&"library", &key]);
            if let Some(place) = self.library_place() {
                line(&[&"place", &place]);
            }
        }
        text
    }

    /// Reads the number of games from a session's record.
    pub(crate) fn games_of_head(head: &str) -> Option<usize> {
        let [_, games] = read_lines(head, '=').find(|[key, _]| key == "games")?;
        games.parse().ok()
    }

    /// Makes a session from its games and the lines of its record. Parts that cannot be read are as
    /// on a board in the initial position.
    pub(crate) fn of_head(head: &str, games: Vec<Game>) -> Session {
        let mut session = Session::empty();
        if !games.is_empty() {
            session.game.all = games.into_iter().map(Arc::new).collect();
        }
        let lines: Vec<[String; 2]> = read_lines(head, '=').collect();
        let values = |key: &'static str| {
            let all = lines.iter().filter(move |[known, _]| known == key);
            all.map(|[_, value]| value.as_str())
        };
        let value = |key| values(key).next();
        for offer in KINDS {
            session.take_columns(offer, values("column"));
        }
        session.board.flipped = value("flipped").is_some();
        session.board.names_on_squares = value("names").is_some();
        session.board.reasons_on_board = value("no-reasons").is_none();
        let shown = value("shown").and_then(|shown| shown.parse::<usize>().ok());
        let shown = shown.filter(|&shown| shown < session.game.all.len());
        session.show(shown.unwrap_or(0));
        session.go(follow(session.tree(), value("at").unwrap_or("0")).unwrap_or_else(|at| at));
        for path in values("folded") {
            if let At::After(id) = follow(session.tree(), path).unwrap_or_else(|at| at) {
                session.game.folded.push(id);
            }
        }
        if let Some((variant, fen)) = value("setup").and_then(|setup| setup.split_once(' '))
            && let Some(variant) = Variant::named(variant)
            && let Some(setup) = set_up(fen, variant)
        {
            let marks = value("marks").unwrap_or_default().to_owned();
            let mut editor = Editor::new(session.game.position.setup(), marks::marks(&[marks]));
            editor.text = write_setup(&setup);
            editor.setup = setup;
            let letter = value("tool").and_then(|tool| tool.chars().next());
            editor.tool = tool(letter.unwrap_or('.'));
            editor.draws = value("draws").is_some();
            if let Some(fen) = value("fen") {
                // It sets up the same position, or cannot be read: only the text and its fault change.
                editor.read(fen);
            }
            session.set_editor(Some(Box::new(editor)));
        }
        if let Some(typed) = value("typed") {
            let entry = session.read_entry(typed.to_owned());
            session.set_entry(entry);
        }
        session.take_library(value("library"), value("place"));
        if let Some(book) = value("book") {
            session.take_book(book, value("lost"), value("file"));
        }
        session
    }

    /// Begins with the book that was open, or says that its print was not kept.
    fn take_book(&mut self, kept: &str, lost: Option<&str>, file: Option<&str>) {
        let [lost, file] = [lost, file].map(|value| value.unwrap_or_default().to_owned());
        match kept {
            "" => self.say(words::BOOK_PRINT_NOT_KEPT),
            kept => self.begin_kept_book(kept.to_owned(), lost, file),
        }
    }

    /// Reads the file of games that was open, and the place in it of the shown game.
    fn take_library(&mut self, key: Option<&str>, place: Option<&str>) {
        if let Some(key) = key {
            let place = place.and_then(|place| place.parse().ok());
            self.begin_library(key, place);
        }
    }

    /// Reads the columns of one kind of game from the lines of a record.
    fn take_columns<'l>(&mut self, offer: ColumnSet, lines: impl Iterator<Item = &'l str>) {
        let number = (offer as u8).to_string();
        let columns: Vec<Column> = lines
            .filter_map(|value| column(value.strip_prefix(number.as_str())?))
            .filter(|column| offer.suits(column.notation))
            .collect();
        if columns.is_empty() {
            return;
        }
        match offer {
            ColumnSet::Orthodox => self.sheet.columns = columns,
            _ => self.sheet.set_aside[offer as usize] = columns,
        }
    }

    /// Replaces the session by another that was kept; undo leads back.
    #[inline(never)]
    pub(super) fn restore(&mut self, restored: Restored, effects: &mut Vec<Effect>) {
        self.remember();
        self.forget_library_places();
        let session = restored.session;
        let kept = session.kept_book().map(str::to_owned);
        let file = session.book_file().to_owned();
        self.close_book();
        self.game.all = session.game.all;
        self.sheet = session.sheet;
        (self.board.flipped, self.board.names_on_squares) =
            (session.board.flipped, session.board.names_on_squares);
        self.board.reasons_on_board = session.board.reasons_on_board;
        self.show(session.game.shown);
        self.go(session.game.at);
        self.game.folded = session.game.folded;
        self.set_editor(session.editor);
        self.set_entry(session.typed.entry);
        self.library = session.library;
        self.ask_for_library(effects);
        if let Some(kept) = kept {
            self.begin_kept_book(kept, session.books.lost, file);
            self.ask_for_print(effects);
        }
        self.notice = session.notice;
        if let Some(trouble) = restored.trouble {
            self.say(trouble);
        }
    }
}
