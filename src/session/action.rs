//! The actions of a user.
//!
//! Elements carry actions as texts. The action of a press is in `data-do`; the thing lit while an
//! element is pointed at is in `data-light`.
//!
//! | text | action |
//! |---|---|
//! | `next`, `flip`, `undo` | actions without a value |
//! | `go 22` | to the moment after the move that was added 22nd; `go 0` to the start |
//! | `choose Ng1f3` | plays a move, written as [`Move::text`] has it |
//! | `column 1 uci` | shows a notation in a column; a list has all but the last word and adds the chosen one |
//! | `type Nf3` | sets the text in the entry box |
//! | `sift kind game` | chooses the games of a book to list, see [`FilterBy::parse`] |
//! | `score promote 7` | changes the score, see [`ScoreAction::parse`] |
//! | `edit take N` | an action of the editor, see [`EditAction::parse`] |
//! | `point part 0 2`, `point` | lights a part of a name; lights nothing |
//!
//! A restored session, a file, and the messages of the book worker and the library worker have no
//! text, because no element stands for them.

use super::board_search::BoardSought;
use super::editor::EditAction;
use super::one_line::words;
use super::score::ScoreAction;
use super::{Column, FilterBy, Pointing, Restored, column};
use crate::board::{Color, Move, Square, Variant};
use crate::game::{At, NodeId};
use crate::library::SortBy;
use crate::protocol::{BookChoice, BookResponse, LibraryFormat, LibraryResponse};

/// An action of a user. Components send actions and change nothing themselves.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A click, tap or Enter on a square: lifts, puts down or moves a piece.
    Touch(Square),
    /// A piece dragged from one square to another.
    Drag(Square, Square),
    /// Puts down the lifted piece and closes the notice.
    Cancel,
    /// Shows a moment; the start if the game has no such moment.
    Go(At),
    First,
    Previous,
    Next,
    Last,
    /// Shows the variation this many places after this one (before, if negative) among the
    /// continuations of the previous move.
    Sibling(isize),
    Flip,
    /// Switches the names on squares between algebraic coordinates and both descriptive names.
    ToggleNames,
    /// Shows or hides the current move and its rivals on the board.
    ToggleReasons,
    /// Sets the text in the entry box.
    Type(String),
    /// Carries out the typed text: plays it, opens it, or says why not.
    Enter,
    /// Plays one of the moves that an ambiguous text or the hand could mean, or a move named in a
    /// sentence.
    Choose(Move),
    /// Reads games, a score or a FEN.
    Open(String),
    /// Reads the text unpacked from a file; `lost` is a sentence about what the text lacks, or
    /// empty.
    Unpacked {
        text: String,
        lost: String,
    },
    /// Shows the game in the fragment of an address.
    Follow(String),
    /// Replaces the session by one that was kept.
    Restore(Box<Restored>),
    /// Shows another of the games that were read, by index.
    Show(usize),
    /// Begins a game of this variant.
    New(Variant),
    /// Shows one of the examples of [`crate::sample::examples`], by index.
    Example(usize),
    /// Claims a draw for the side to move.
    Claim,
    /// Ends the game as a draw by agreement.
    Agree,
    /// Ends the game by the resignation of this side.
    Resign(Color),
    Undo,
    Redo,
    /// Shows this notation in this column; an index past the last adds a column.
    SetColumn(usize, Column),
    RemoveColumn(usize),
    Fold(NodeId),
    Point(Option<Pointing>),
    /// Changes the score of the game.
    Score(ScoreAction),
    /// Sets up a position, or draws on the board.
    Edit(EditAction),
    /// Sets the FEN of the position being set up.
    SetUp(String),
    /// Handles a message of the book worker.
    Hear(BookResponse),
    /// Reads the sample page.
    Sample,
    /// Shows another game of the book, by index.
    Turn(u32),
    /// Reads the shown book again in one of its languages, by index.
    ReadIn(u32),
    /// Settles which move a printed move is.
    Settle(BookChoice),
    /// Goes to the next doubtful move of the book's game, or (`false`) to the previous one.
    Doubt(bool),
    /// Confirms the reading of the doubtful move on the board.
    AsRead,
    /// Replaces the move on the board by the next move its print could be.
    OtherReading,
    /// Sets the text typed as the print of the move on the board.
    Reprint(String),
    /// Settles the move on the board as the text typed for it.
    Correct,
    /// Chooses the games of the book to list.
    Filter(FilterBy),
    /// Asks for the listed games of the book as PGN.
    Collect,
    /// Opens a file of games under this name, which the library worker is reading. `left_aside` is
    /// a sentence about files that are not in it.
    OpenGames {
        name: String,
        left_aside: String,
    },
    /// Opens the file of games that is kept under this key.
    Library(String),
    /// Handles a message of the library worker.
    HearLibrary(LibraryResponse),
    /// Lists the games of the file that a search finds.
    Search(String),
    /// Adds a word to the search, or removes it.
    SearchAlso(String),
    /// Lists the games that have what is on the board.
    SearchBoard(BoardSought),
    /// Sorts the list by a column, or reverses its order.
    SortGames(SortBy),
    /// Lists the games from about this row on.
    Scroll(u32),
    /// Shows a game of the file, by its place in it.
    Take(u32),
    /// Makes a file of the games that are listed.
    SaveGames(LibraryFormat),
    /// Makes a new library of the listed games, in their order.
    Split,
    /// Removes the shown game from the file's list.
    TakeOut,
    /// Puts all removed games back into the list.
    PutBack,
    /// Asks for the differences between the shown game and the one shown before it.
    Compare,
    /// Stops reading the file.
    StopReading,
    /// Closes the file.
    CloseLibrary,
    /// Tells the user about something that happened outside the session, such as a file that could
    /// not be read.
    Say(String),
    /// Tells the user about work outside the session that is going on; another message follows when
    /// it is done.
    Tell(String),
}

impl Action {
    /// Returns the action as a text that [`Action::parse`] reads back; empty for actions without a
    /// text.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Action::Touch(square) => words("touch", &[square]),
            Action::Drag(from, to) => words("drag", &[from, to]),
            Action::Go(at) => words("go", &[&at.moment()]),
            Action::Sibling(step) => words("sibling", &[step]),
            Action::Type(text) => words("type", &[text]),
            Action::Choose(mv) => words("choose", &[&mv.text()]),
            Action::Open(text) => words("open", &[text]),
            Action::Follow(fragment) => words("follow", &[fragment]),
            Action::Show(game) => words("show", &[game]),
            Action::New(variant) => words("new", &[&variant.tag()]),
            Action::Example(at) => words("example", &[at]),
            Action::Resign(color) => words("resign", &[&color.tag()]),
            Action::SetColumn(at, column) => words("column", &[at, &column.tag]),
            Action::RemoveColumn(at) => words("remove-column", &[at]),
            Action::Fold(id) => words("fold", &[&At::After(*id).moment()]),
            Action::Point(Some(pointing)) => words("point", &[&pointing.text()]),
            Action::Score(action) => words("score", &[&action.text()]),
            Action::Edit(action) => words("edit", &[&action.text()]),
            Action::SetUp(text) => words("position", &[text]),
            Action::Turn(game) => words("turn", &[game]),
            Action::ReadIn(language) => words("read-in", &[language]),
            Action::Settle(choice) => words("settle", &[&choice.moment, &choice.key]),
            Action::Reprint(text) => words("reprint", &[text]),
            Action::Filter(by) => words("sift", &[&by.text()]),
            Action::Search(text) => words("search", &[text]),
            Action::SearchAlso(word) => words("search-also", &[word]),
            Action::SearchBoard(sought) => words("search-board", &[&sought.tag()]),
            Action::SaveGames(format) => words("save-games", &[&format.tag()]),
            Action::Library(key) => words("library", &[key]),
            Action::SortGames(by) => words("sort", &[&by.tag()]),
            Action::Scroll(first) => words("scroll", &[first]),
            Action::Take(place) => words("take", &[place]),
            Action::Say(text) => words("say", &[text]),
            Action::Tell(text) => words("tell", &[text]),
            plain => plain.word().to_owned(),
        }
    }

    /// Returns the text of an action without a value; empty for actions without a text.
    const fn word(&self) -> &'static str {
        match self {
            Action::Point(None) => "point",
            Action::Cancel => "cancel",
            Action::First => "first",
            Action::Previous => "previous",
            Action::Next => "next",
            Action::Last => "last",
            Action::Flip => "flip",
            Action::ToggleNames => "names",
            Action::ToggleReasons => "reasons",
            Action::Enter => "enter",
            Action::Claim => "claim",
            Action::Agree => "agree",
            Action::Undo => "undo",
            Action::Redo => "redo",
            Action::Sample => "sample",
            Action::Doubt(true) => "next-doubt",
            Action::Doubt(false) => "previous-doubt",
            Action::AsRead => "as-read",
            Action::OtherReading => "other-reading",
            Action::Correct => "correct",
            Action::Collect => "collect",
            Action::Compare => "compare",
            Action::StopReading => "stop-reading",
            Action::CloseLibrary => "close-shelf",
            Action::Split => "split",
            Action::TakeOut => "take-out",
            Action::PutBack => "put-back",
            _ => "",
        }
    }

    /// Returns the text of [`Action::SetColumn`] without its last word, which a list of notations
    /// adds.
    #[must_use]
    pub fn column_list(at: usize) -> String {
        words("column", &[&at])
    }

    /// Reads an action from a text; `None` if the text is not an action.
    #[must_use]
    pub fn parse(text: &str) -> Option<Action> {
        Action::parse_at_board(text).or_else(|| Action::parse_on_page(text))
    }

    /// Reads an action from a text, if it is one that [`Session::apply_at_board`] handles.
    ///
    /// [`Session::apply_at_board`]: crate::session::Session::apply_at_board
    #[must_use]
    pub fn parse_at_board(text: &str) -> Option<Action> {
        let Some((verb, rest)) = text.split_once(' ') else {
            return Some(match text {
                "cancel" => Action::Cancel,
                "first" => Action::First,
                "previous" => Action::Previous,
                "next" => Action::Next,
                "last" => Action::Last,
                "flip" => Action::Flip,
                "names" => Action::ToggleNames,
                "reasons" => Action::ToggleReasons,
                "enter" => Action::Enter,
                "undo" => Action::Undo,
                "redo" => Action::Redo,
                "point" => Action::Point(None),
                _ => return None,
            });
        };
        let pair = || rest.split_once(' ');
        Some(match verb {
            "touch" => Action::Touch(Square::parse(rest)?),
            "drag" => {
                let (from, to) = pair()?;
                Action::Drag(Square::parse(from)?, Square::parse(to)?)
            }
            "go" => Action::Go(At::of_moment(rest.parse().ok()?)),
            "sibling" => Action::Sibling(rest.parse().ok()?),
            "type" => Action::Type(rest.to_owned()),
            "choose" => Action::Choose(Move::parse(rest)?),
            "show" => Action::Show(rest.parse().ok()?),
            "column" => {
                let (at, tag) = pair()?;
                Action::SetColumn(at.parse().ok()?, column(tag)?)
            }
            "remove-column" => Action::RemoveColumn(rest.parse().ok()?),
            "fold" => match At::of_moment(rest.parse().ok()?) {
                At::After(id) => Action::Fold(id),
                At::Start => return None,
            },
            "point" => Action::Point(Some(Pointing::parse(rest)?)),
            _ => return None,
        })
    }

    fn parse_on_page(text: &str) -> Option<Action> {
        let Some((verb, rest)) = text.split_once(' ') else {
            return Some(match text {
                "claim" => Action::Claim,
                "agree" => Action::Agree,
                "sample" => Action::Sample,
                "next-doubt" => Action::Doubt(true),
                "previous-doubt" => Action::Doubt(false),
                "as-read" => Action::AsRead,
                "other-reading" => Action::OtherReading,
                "correct" => Action::Correct,
                "collect" => Action::Collect,
                "compare" => Action::Compare,
                "stop-reading" => Action::StopReading,
                "close-shelf" => Action::CloseLibrary,
                "split" => Action::Split,
                "take-out" => Action::TakeOut,
                "put-back" => Action::PutBack,
                _ => return None,
            });
        };
        Some(match verb {
            "open" => Action::Open(rest.to_owned()),
            "follow" => Action::Follow(rest.to_owned()),
            "resign" => Action::Resign(Color::tagged(rest)?),
            "new" => Action::New(Variant::named(rest)?),
            "example" => Action::Example(rest.parse().ok()?),
            "score" => Action::Score(ScoreAction::parse(rest)?),
            "edit" => Action::Edit(EditAction::parse(rest)?),
            "position" => Action::SetUp(rest.to_owned()),
            "turn" => Action::Turn(rest.parse().ok()?),
            "read-in" => Action::ReadIn(rest.parse().ok()?),
            "settle" => {
                let (moment, key) = rest.split_once(' ')?;
                Action::Settle(BookChoice {
                    moment: moment.parse().ok()?,
                    key: key.parse().ok()?,
                })
            }
            "reprint" => Action::Reprint(rest.to_owned()),
            "sift" => Action::Filter(FilterBy::parse(rest)?),
            "search" => Action::Search(rest.to_owned()),
            "search-also" => Action::SearchAlso(rest.to_owned()),
            "search-board" => Action::SearchBoard(BoardSought::tagged(rest)?),
            "save-games" => Action::SaveGames(LibraryFormat::tagged(rest)?),
            "library" => Action::Library(rest.to_owned()),
            "sort" => Action::SortGames(SortBy::tagged(rest)?),
            "scroll" => Action::Scroll(rest.parse().ok()?),
            "take" => Action::Take(rest.parse().ok()?),
            "say" => Action::Say(rest.to_owned()),
            "tell" => Action::Tell(rest.to_owned()),
            _ => return None,
        })
    }
}

impl Pointing {
    /// Returns the text of the thing pointed at, which [`Pointing::parse`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        match self {
            Pointing::Part { column, part } => words("part", &[column, part]),
            Pointing::Square(square) => words("square", &[square]),
            Pointing::Move(mv) => words("move", &[&mv.text()]),
            Pointing::Moment(at) => words("moment", &[&at.moment()]),
            Pointing::PossibleMove(key) => words("way", &[key]),
        }
    }

    /// Reads a thing pointed at from a text; `None` if the text names none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Pointing> {
        let (what, rest) = text.split_once(' ')?;
        Some(match what {
            "part" => {
                let (column, part) = rest.split_once(' ')?;
                Pointing::Part {
                    column: column.parse().ok()?,
                    part: part.parse().ok()?,
                }
            }
            "square" => Pointing::Square(Square::parse(rest)?),
            "move" => Pointing::Move(Move::parse(rest)?),
            "moment" => Pointing::Moment(At::of_moment(rest.parse().ok()?)),
            "way" => Pointing::PossibleMove(rest.parse().ok()?),
            _ => return None,
        })
    }
}
