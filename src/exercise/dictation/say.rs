//! The sentences about a game that is dictated.

use crate::board::Color;
use crate::exercise::say::counted;
use crate::notation::Sentence;
use crate::words;

/// Says that a notation cannot name the moves of a game.
pub(super) fn other_games(title: &str, games: &str) -> Sentence {
    Sentence::default().say(words::NOTATION_OF_OTHER_GAMES, [title.into(), games.into()])
}

pub(super) fn no_moves() -> Sentence {
    Sentence::default().text(words::NO_MOVES_TO_DICTATE)
}

/// Says in which notation a game is dictated, and how far it has come.
pub(super) fn facts(notation: &str, done: usize, of: usize) -> String {
    words::DICTATION_PLAYED.with([notation.into(), done.into(), of.into()])
}

/// Names a move by its number and its side.
pub(super) fn which(number: u32, color: Color) -> String {
    words::MOVE_OF.with([color.into(), number.into()])
}

/// Adds what was said to what was played, and the text where it is shown.
pub(super) fn was_said(sentence: Sentence, words: &str, text: Option<&str>) -> Sentence {
    match text {
        Some(text) => sentence.say(words::WAS_SAID_TEXT, [words.into(), text.into()]),
        None => sentence.say(words::WAS_SAID, [words.into()]),
    }
}

/// Says how many moves were right at once, and what helped with the others.
pub(super) fn summary(of: usize, at_once: usize, retried: usize, shown: usize) -> String {
    let others = counted([
        (retried, words::AFTER_ANOTHER_TRY),
        (shown, words::WITH_THE_TEXT),
    ]);
    match of {
        1 if at_once == 1 => words::DICTATION_ONE_RIGHT.into(),
        _ if at_once == of => words::DICTATION_ALL_RIGHT.with([of.into()]),
        _ => words::DICTATION_SOME_RIGHT.with([at_once.into(), of.into(), others.into()]),
    }
}
