//! The sentences about a game that is dictated.

use crate::board::Color;
use crate::notation::Sentence;

/// Says that a notation cannot name the moves of a game.
pub(super) fn other_games(title: &str, games: &str) -> Sentence {
    Sentence::default().text(format!(
        "\"{title}\" is for {games} only. Choose another notation for this game."
    ))
}

pub(super) fn no_moves() -> Sentence {
    Sentence::default().text("This game has no moves to dictate. Choose another one.")
}

/// Says in which notation a game is dictated, and how far it has come.
pub(super) fn facts(notation: &str, done: usize, of: usize) -> String {
    format!("{notation} · {done} of {of} played")
}

/// Names a move by its number and its side.
pub(super) fn which(number: u32, color: Color) -> String {
    format!("{}'s move {number}", color.name())
}

/// Adds what was said to what was played, and the text where it is shown.
pub(super) fn was_said(sentence: Sentence, words: &str, text: Option<&str>) -> Sentence {
    let sentence = sentence.text(" What was said: ").text(words);
    match text {
        Some(text) => sentence.text(" (").text(text).text(")."),
        None => sentence.text("."),
    }
}

/// Says how many moves were right at once, and what helped with the others.
pub(super) fn summary(of: usize, at_once: usize, retried: usize, shown: usize) -> String {
    let mut words = match of {
        1 if at_once == 1 => "The one move was right at once".to_owned(),
        _ if at_once == of => format!("All {of} moves were right at once"),
        _ => format!("{at_once} of {of} moves were right at once"),
    };
    let parts = [(retried, "after another try"), (shown, "with the text")];
    let parts = parts.into_iter().filter(|(count, _)| *count > 0);
    for (at, (count, what)) in parts.enumerate() {
        words.push_str(if at == 0 { ": " } else { ", " });
        words.push_str(&format!("{count} {what}"));
    }
    words.push('.');
    words
}
