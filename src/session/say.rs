//! Sentences about what a session has done, or why it has not. Three others are elsewhere: the
//! meaning of typed text is put into words by [`Meaning::words`](super::entry::Meaning::words), a
//! position being set up by its editor, and the fault of a link by its error.

use super::column::Names;
use crate::board::{Color, Move, Piece, Square, Variant};
use crate::game::pgn::Game;
use crate::game::{At, DrawClaim, GameTree, Outcome, Standing};
use crate::notation::{Misread, Notation, Sentence};
use crate::protocol::Misfits;

// Moves.

/// The text before the first move.
pub(super) const START: &str = "Start of the game";

/// Returns the first half of the sentence; the reason follows it.
pub(super) fn cannot_move(piece: Option<Piece>, on: Square) -> Sentence {
    let piece = piece.map_or("", Piece::name);
    let words = Sentence::default().text("The ").text(piece).text(" on ");
    words.square(on).text(" cannot move now. ")
}

/// The refusal of the game's actions while a position is set up.
pub(super) const WAITS: &str = "Finish setting up the position first, or cancel it.";

// Texts.

pub(super) const NO_MOVE_FOUND: &str = "No move was found in it.";

pub(super) fn could_be(moves: &[Move]) -> Sentence {
    let words = Sentence::default().text("It could be ");
    words.moves(moves, "or").text(". Choose one.")
}

/// Says why a text is not a move on a board of this game. If nothing in it looks like a move,
/// examples follow.
pub(super) fn not_a_move(text: &str, misread: &Misread, variant: Variant) -> String {
    let mut words = misread.sentence(text);
    if !misread.is_nearly_a_move(text) {
        words.push_str(match variant.span() {
            9 => " Try e24 or Nb1c3.",
            _ => " Try Nf3, e4 or Kt-KB3.",
        });
    }
    words
}

pub(super) fn not_a_position(error: &str) -> String {
    format!("Not a position. {error}")
}

/// Says that a game of this many bytes is not shown.
pub(super) fn too_long(bytes: usize) -> String {
    format!(
        "This game has {} MB, and the page shows games of up to 4 MB. The command rank-and-file reads it.",
        bytes.div_ceil(1_000_000)
    )
}

pub(super) fn not_a_game(why: &str) -> String {
    format!("This text could not be read as a game. {why}")
}

/// Says how many positions a list has, and which of its lines are not positions.
pub(super) fn positions_read(count: u32, faults: &str) -> String {
    let mut words = match count {
        1 => "One position read".to_owned(),
        _ => format!("{count} positions read"),
    };
    if !faults.is_empty() {
        words.push_str("; ");
        words.push_str(faults);
    }
    words.push('.');
    words
}

/// Says how many games and moves were read, and how many `places` were not understood.
pub(super) fn games_read(games: usize, moves: usize, places: usize) -> String {
    let games = match games {
        1 => "One game read".to_owned(),
        _ => format!("{games} games read"),
    };
    let doubts = match places {
        0 => ".".to_owned(),
        1 => "; one place was not understood and is listed below the entry box.".to_owned(),
        n => format!("; {n} places were not understood and are listed below the entry box."),
    };
    let unit = if moves == 1 { "move" } else { "moves" };
    format!("{games}, {moves} {unit}{doubts}")
}

/// Adds which letters a game was read in, unless they are English.
pub(super) fn with_letters(mut words: String, game: &Game) -> String {
    let letters = game.taken_for();
    if !letters.is_empty() {
        words.push(' ');
        words.push_str(&letters);
    }
    words
}

/// The refusal to read a game in letters that give none of its moves.
pub(super) const NOT_IN_THESE: &str = "No move of the game can be read in these letters.";

/// Says which scores were left out because they are of other games than chess.
pub(super) fn left_out(others: &[Game]) -> String {
    let lines = others.iter().map(|game| game.line.to_string());
    let lines = lines.collect::<Vec<_>>().join(", ");
    match others {
        [] => String::new(),
        [_] => format!(
            " The text under the tags in line {lines} is no game of chess, since its first moves cannot be played, and is left out."
        ),
        _ => format!(
            " The texts under the tags in lines {lines} are no games of chess, since their first moves cannot be played, and are left out."
        ),
    }
}

// Links.

pub(super) const LINK_DAMAGED: &str =
    "This link was cut short or changed on its way. What can be read of it is shown.";
pub(super) const LINK_READ: &str = "The game came with the link. Undo takes you back.";
pub(super) const LINK_DOUBTFUL: &str =
    "The game came with the link. What was not understood is listed below the entry box.";

// Books.

pub(super) const READING: &str = "Reading the page…";

/// Says that a file is being read as a book.
pub(super) fn reading(file: &str) -> String {
    ["Reading “", file, "”…"].concat()
}

pub(super) const STOPPED: &str = "Stopped. The board is as it was.";

pub(super) const NO_GAME_SO: &str = "No game was found that way, so the text stays as it was.";
pub(super) const NO_GAME_IN_FILE: &str = "There is no game in this file.";
pub(super) const NOT_OF_LIBRARY: &str =
    "The game on the board is not from the library. Choose one in its list first.";
pub(super) const TAKEN_OUT: &str = "The game was removed from the library. Undo puts it back.";
pub(super) const NO_GAME_OF_FILE_LISTED: &str = "No games are listed. Change the search first.";
pub(super) const MAKING_LIBRARY: &str = "Making a new library from the listed games…";
pub(super) const MADE: &str =
    "This is the new library. The one it was made from is unchanged: Open, Kept games.";
pub(super) const MADE_ASIDE: &str = "The new library is under Open, Kept games. This one is not kept; save it before you open another.";
pub(super) const NO_DOUBT: &str = "No move of this game is doubtful.";
pub(super) const NO_GAME_LISTED: &str =
    "No games of the book are listed. Change the filters first.";
pub(super) const NO_PRINTED_MOVE: &str = "Go to a printed move first.";
pub(super) const NO_OTHER: &str =
    "No other reading of this move can be played. You can type the printed move.";
/// Says which later printed moves do not fit after a move that was chosen.
pub(super) fn no_longer_fit(name: &str, misfits: &Misfits) -> String {
    let clause = misfits.clause();
    format!("After {name}, {clause}. Choose it again to take it, or leave the move as it is.")
}

pub(super) const NOT_PRINTED: &str =
    "This move is not printed. It was added so that the game can go on.";
pub(super) const TYPE_THE_PRINT: &str = "Type the move as it is printed, such as Kt-KB3.";
pub(super) const NOT_ONE_MOVE: &str = "That is not one move. Type the move as it is printed.";
/// Says why a book is not kept on the device; its game is.
pub(super) fn book_not_kept(why: &str) -> String {
    ["The printed page is not kept on this device: ", why, "."].concat()
}

pub(super) const PRINT_NOT_KEPT: &str =
    "The book's game is kept, but its printed page is not. Open the book again to see it.";

// The score.

pub(super) const STANDS_ALREADY: &str = "That move is here already. Play another.";
pub(super) const PASSES_UNTIL_THEN: &str =
    "The dashes stand for the other side's move: replace them to complete the pair.";

pub(super) fn plays_instead(name: &str) -> String {
    ["Play the move that replaces ", name, ". Escape keeps it."].concat()
}

pub(super) fn plays_before(name: &str) -> String {
    [
        "Play the move that comes before ",
        name,
        ". Escape changes nothing.",
    ]
    .concat()
}

/// Says that the places that were not understood are forgotten, and whether text went with them.
pub(super) fn dismissed(unread: bool) -> &'static str {
    match unread {
        true => "The text that could not be read is gone. Undo brings it back.",
        false => "The list is gone. Undo brings it back.",
    }
}

/// Says how many moves were deleted, and whether text that could not be read was deleted with them.
pub(super) fn taken_out(count: usize, unread: bool) -> String {
    match (count, unread) {
        (1, false) => "One move deleted. Undo brings it back.".to_owned(),
        (n, false) => format!("{n} moves deleted. Undo brings them back."),
        (1, true) => {
            "One move deleted, with the text after it that could not be read. Undo brings both back."
                .to_owned()
        }
        (n, true) => format!(
            "{n} moves deleted, with the text after them that could not be read. Undo brings all back."
        ),
    }
}

pub(super) fn no_longer_possible(count: usize) -> String {
    match count {
        1 => "One move is no longer possible; it is kept in a comment.".to_owned(),
        n => format!("{n} moves are no longer possible; they are kept in a comment."),
    }
}

// Results.

pub(super) const AGREED: &str = "Drawn by agreement.";
pub(super) const NO_RESULT: &str = "A diagram is not a game and has no result.";
pub(super) const NOT_THE_END: &str =
    "A result belongs to the end of the game, and this is not the last move of its main line.";
pub(super) const HAS_ENDED: &str = "The game has already ended.";

pub(super) fn claimed(claim: DrawClaim, by: Color) -> String {
    let words = match claim {
        DrawClaim::Threefold => "Drawn by threefold repetition, claimed by ",
        DrawClaim::Fifty => "Drawn by the fifty-move rule, claimed by ",
        DrawClaim::KingInReach => "Drawn: the king could be taken, and a draw was called by ",
    };
    [words, by.name(), "."].concat()
}

pub(super) fn resigns(color: Color) -> String {
    color.name().to_owned() + " resigns."
}

pub(super) fn goes_on(known: Outcome) -> String {
    [
        "The game goes on without the result ",
        known.pgn(),
        ". Undo brings it back.",
    ]
    .concat()
}

pub(super) fn cannot_take_the_king(color: Color) -> String {
    color.name().to_owned() + " cannot take the king now, so no draw may be called."
}

/// Says why no draw can be claimed: how often the position has occurred and where, and the number
/// of moves since the last capture or pawn move.
pub(super) fn no_claim(tree: &GameTree, notation: Notation, standing: &Standing) -> String {
    let names = &mut Names::default();
    let mut words = "The position has occurred ".to_owned();
    words.push_str(&times(standing.repeated.len() + 1));
    for (nth, &at) in standing.repeated.iter().enumerate() {
        words.push_str(if nth == 0 { " (before: " } else { ", " });
        words.push_str(&moment_name(tree, names, notation, at));
    }
    if !standing.repeated.is_empty() {
        words.push(')');
    }
    words.push_str(", not three times. ");
    let moves = standing.still / 2;
    words.push_str(&moves.to_string());
    words.push_str(if moves == 1 { " move" } else { " moves" });
    words.push_str(" since the last capture or pawn move, not 50.");
    words
}

/// Says how many places of an opened game were not understood.
pub(super) fn troubles_of_game(count: usize) -> String {
    match count {
        1 => "One place in this game was not understood; it is listed below the entry box."
            .to_owned(),
        n => format!(
            "{n} places in this game were not understood; they are listed below the entry box."
        ),
    }
}

/// Returns the name of a moment, such as "4… Ng8" or "the start".
pub(crate) fn moment_name(
    tree: &GameTree,
    names: &mut Names,
    notation: Notation,
    at: At,
) -> String {
    let At::After(id) = at else {
        return "the start".to_owned();
    };
    let start = tree.start();
    let ply = start.fullmove() as usize * 2 + start.color().index() + tree.path(at).len() - 1;
    let mut text = (ply / 2).to_string();
    text.push_str(if ply.is_multiple_of(2) { ". " } else { "… " });
    let name = names.known(id, notation).unwrap_or_else(|| {
        let before = tree.position(tree.node(id).parent);
        names.name(tree, id, &before, notation)
    });
    text.push_str(&name.reading.text);
    text
}

/// Returns a count in words, such as "once", "twice" or "three times".
pub(crate) fn times(count: usize) -> String {
    match count {
        1 => "once".to_owned(),
        2 => "twice".to_owned(),
        3 => "three times".to_owned(),
        4 => "four times".to_owned(),
        5 => "five times".to_owned(),
        _ => count.to_string() + " times",
    }
}

/// The notice about a file without a letter.
pub(super) fn nothing_in(name: &str) -> String {
    format!("\"{name}\" is empty: there is no text in it.")
}
