//! What a user can do.

mod text;

use super::pointing::Pointing;
use crate::board::{Color, Move, Square, Variant};
use crate::game::{At, NodeId};
use crate::library::SortBy;
use crate::message::{BoardSought, BookChoice, ShelfFormat, ShelfTell, Tell};
use crate::session::Column;
use crate::session::Restored;
use crate::session::SiftBy;
use crate::session::editor::EditAction;
use crate::session::score::ScoreAction;

/// Everything a user can do. Components send these and change nothing themselves.
#[derive(Clone, Debug, PartialEq)]
pub enum Action {
    /// A click, tap or Enter on a square: picks up, puts down, moves.
    Touch(Square),
    /// A piece dragged from one square to another.
    Drag(Square, Square),
    /// Puts back what is in the hand, closes the notice.
    Cancel,
    /// Shows a moment; the start if the game has no such moment.
    Go(At),
    First,
    Previous,
    Next,
    Last,
    /// The variation before or after this one among the continuations of the move before.
    Sibling(isize),
    Flip,
    /// Coordinates in algebraic, or both descriptive names on every square.
    ToggleNames,
    /// The current move and its rivals drawn on the board, or not.
    ToggleReasons,
    /// The text in the entry box has changed.
    Type(String),
    /// What was typed is meant: play it, open it, or say why not.
    Enter,
    /// One of the moves that an ambiguous text or the hand could mean, or a move named in a sentence.
    Choose(Move),
    /// Reads games, a score or a FEN.
    Open(String),
    /// Reads the text of a file that was more than text, and says what of the file is `lost`, if anything.
    Unpacked {
        text: String,
        lost: String,
    },
    /// Shows the game that the fragment of an address holds.
    Follow(String),
    /// Shows a session that was kept, in the place of this one.
    Restore(Box<Restored>),
    /// Shows another of the games read, by index.
    Show(usize),
    /// Begins a game of this kind.
    New(Variant),
    /// Shows one of the examples of [`crate::sample::examples`], by index.
    Example(usize),
    /// The side to move claims a draw.
    Claim,
    /// Both sides agree to a draw.
    Agree,
    /// This side resigns.
    Resign(Color),
    Undo,
    Redo,
    /// Shows this notation in this column; beyond the last, a column is added.
    SetColumn(usize, Column),
    RemoveColumn(usize),
    Fold(NodeId),
    Point(Option<Pointing>),
    /// Changes the score of the game.
    Score(ScoreAction),
    /// Sets a position up, or draws on the board.
    Edit(EditAction),
    /// The position that is set up, as FEN.
    SetUp(String),
    /// The reader of books has said something.
    Hear(Tell),
    /// Reads the page to try.
    Sample,
    /// Shows another game of the book, by index.
    Turn(u32),
    /// Reads the book that is shown again, in one of its tongues, by index.
    ReadIn(u32),
    /// Says which move a printed move is.
    Settle(BookChoice),
    /// To the next doubtful move of the book's game, or (`false`) the one before.
    Doubt(bool),
    /// The doubtful move on the board is read rightly.
    AsRead,
    /// The move on the board is the next of those that its print could be.
    OtherReading,
    /// What is really printed for the move on the board, as far as it is typed.
    Reprint(String),
    /// What is typed so is meant.
    Correct,
    /// Which games of the book are listed.
    Sift(SiftBy),
    /// Asks for the games of the book that are listed.
    Collect,
    /// Opens a file of games of this name, which the librarian is reading; and says which files are not in it.
    Shelve {
        name: String,
        left_aside: String,
    },
    /// Opens a file of games that is kept under this key.
    Library(String),
    /// The librarian has said something of it.
    HearShelf(ShelfTell),
    /// Lists the games of the file that a search finds.
    Search(String),
    /// Adds a word to what is searched, or takes it out.
    SearchAlso(String),
    /// Lists the games with what is on the board.
    SearchBoard(BoardSought),
    /// Sorts the list by a column, or the other way round.
    SortGames(SortBy),
    /// Lists the games from about this row on.
    Scroll(u32),
    /// Shows a game of the file, by its place in it.
    Take(u32),
    /// Makes a file of the games that are listed.
    SaveGames(ShelfFormat),
    /// Makes a library of its own of the games that are listed, in their order.
    Split,
    /// Takes the game that is shown out of the file's list.
    TakeOut,
    /// Lists all games again that were taken out.
    PutBack,
    /// Asks how the game differs from the one that was shown before it.
    Compare,
    /// Reads the file no further.
    StopReading,
    /// Puts the file away.
    CloseShelf,
    /// Tells the user something that happened outside, such as a file that could not be read.
    Say(String),
    /// Tells the user what is being done outside, and will be told again when it is done.
    Tell(String),
}
