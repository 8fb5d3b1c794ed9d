//! Sentences about what a session has done, or why it has not. Three others are elsewhere: the
//! meaning of typed text is put into words by [`Meaning::words`](super::entry::Meaning::words), a
//! position being set up by its editor, and the fault of a link by its error.

use super::column::Names;
use crate::board::{Color, Move, Piece, Square, Variant};
use crate::game::pgn::Game;
use crate::game::{At, DrawClaim, GameTree, Outcome, Standing};
use crate::notation::{Misread, Notation, Sentence};
use crate::protocol::Misfits;
use crate::words;

// Moves.

/// Returns the first half of the sentence; the reason follows it.
pub(super) fn cannot_move(piece: Option<Piece>, on: Square) -> Sentence {
    match piece {
        Some(piece) => Sentence::default().say(words::CANNOT_MOVE, [piece.into(), on.into()]),
        None => Sentence::default(),
    }
}

// Texts.

pub(super) fn could_be(moves: &[Move]) -> Sentence {
    let moves = Sentence::default().moves(moves, words::OR);
    Sentence::default().say(words::CHOOSE_ONE, [moves.into()])
}

/// Says why a text is not a move on a board of this game. If nothing in it looks like a move,
/// examples follow.
pub(super) fn not_a_move(text: &str, misread: &Misread, variant: Variant) -> String {
    let refused = misread.sentence(text);
    if misread.is_nearly_a_move(text) {
        return refused;
    }
    let message = match variant.span() {
        9 => words::TRY_NINE,
        _ => words::TRY_SUCH,
    };
    message.with([refused.into()])
}

pub(super) fn not_a_position(error: &str) -> String {
    words::NOT_A_POSITION.with([error.into()])
}

/// Says that a game of this many bytes is not shown.
pub(super) fn too_long(bytes: usize) -> String {
    words::GAME_TOO_LONG.with([bytes.div_ceil(1_000_000).into()])
}

pub(super) fn not_a_game(why: &str) -> String {
    words::NOT_A_GAME.with([why.into()])
}

/// Says how many positions a list has, and which of its lines are not positions.
pub(super) fn positions_read(count: u32, faults: &str) -> String {
    match faults {
        "" => words::POSITIONS_READ.with([count.into()]),
        faults => words::POSITIONS_READ_BUT.with([count.into(), faults.into()]),
    }
}

/// Says how many games and moves were read, and how many `places` were not understood.
pub(super) fn games_read(games: usize, moves: usize, places: usize) -> String {
    let read = words::GAMES_READ.with([
        games.into(),
        words::MOVES_COUNTED.with([moves.into()]).into(),
    ]);
    match places {
        0 => words::READ_WHOLE.with([read.into()]),
        places => words::READ_BUT.with([places.into(), read.into()]),
    }
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

/// Says which scores were left out because they are of other games than chess.
pub(super) fn left_out(others: &[Game]) -> String {
    let lines = others.iter().map(|game| game.line.to_string());
    let lines = lines.collect::<Vec<_>>().join(&words::COMMA);
    match others.len() {
        0 => String::new(),
        count => words::LEFT_OUT.with([count.into(), lines.into()]),
    }
}

// Links.

// Books.

/// Says that a file is being read as a book.
pub(super) fn reading(file: &str) -> String {
    words::READING_FILE_NAMED.with([file.into()])
}

/// Says which later printed moves do not fit after a move that was chosen.
pub(super) fn no_longer_fit(name: &str, misfits: &Misfits) -> String {
    words::AFTER_MISFITS.with([name.into(), misfits.clause().into()])
}

/// Says why a book is not kept on the device; its game is.
pub(super) fn book_not_kept(why: &str) -> String {
    words::BOOK_NOT_KEPT.with([why.into()])
}

// The score.

pub(super) fn plays_instead(name: &str) -> String {
    words::PLAYS_INSTEAD.with([name.into()])
}

pub(super) fn plays_before(name: &str) -> String {
    words::PLAYS_BEFORE.with([name.into()])
}

/// Says that the places that were not understood are forgotten, and whether text went with them.
pub(super) fn dismissed(unread: bool) -> &'static str {
    match unread {
        true => words::TEXT_GONE.text(),
        false => words::LIST_GONE.text(),
    }
}

/// Says how many moves were deleted, and whether text that could not be read was deleted with them.
pub(super) fn taken_out(count: usize, unread: bool) -> String {
    match unread {
        false => words::MOVES_DELETED.with([count.into()]),
        true => words::MOVES_DELETED_WITH_TEXT.with([count.into()]),
    }
}

pub(super) fn no_longer_possible(count: usize) -> String {
    words::NO_LONGER_POSSIBLE.with([count.into()])
}

// Results.

pub(super) fn claimed(claim: DrawClaim, by: Color) -> String {
    let message = match claim {
        DrawClaim::Threefold => words::CLAIMED_REPETITION,
        DrawClaim::Fifty => words::CLAIMED_FIFTY,
        DrawClaim::KingInReach => words::CLAIMED_KING,
    };
    message.with([by.into()])
}

pub(super) fn resigns(color: Color) -> String {
    words::HAS_RESIGNED.with([color.into()])
}

pub(super) fn goes_on(known: Outcome) -> String {
    words::GOES_ON.with([known.pgn().into()])
}

pub(super) fn cannot_take_the_king(color: Color) -> String {
    words::CANNOT_TAKE_THE_KING.with([color.into()])
}

/// Says why no draw can be claimed: how often the position has occurred and where, and the number
/// of moves since the last capture or pawn move.
pub(super) fn no_claim(tree: &GameTree, notation: Notation, standing: &Standing) -> String {
    let names = &mut Names::default();
    let repeated = standing.repeated.iter();
    let moments = repeated.map(|&at| moment_name(tree, names, notation, at));
    let moments: Vec<String> = moments.collect();
    let occurred = match moments.is_empty() {
        true => words::OCCURRED_ONCE.into(),
        false => words::OCCURRED_TWICE.with([moments.join(&words::COMMA).into()]),
    };
    let still = words::NOT_FIFTY.with([(standing.still / 2).into()]);
    [&occurred, " ", &still].concat()
}

/// Says how many places of an opened game were not understood.
pub(super) fn troubles_of_game(count: usize) -> String {
    words::TROUBLES_OF_GAME.with([count.into()])
}

/// Returns the name of a moment, such as "4… Ng8" or "the start".
pub(crate) fn moment_name(
    tree: &GameTree,
    names: &mut Names,
    notation: Notation,
    at: At,
) -> String {
    let At::After(id) = at else {
        return words::THE_START.into();
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

/// The notice about a file without a letter.
pub(super) fn nothing_in(name: &str) -> String {
    words::NOTHING_IN.with([name.into()])
}
