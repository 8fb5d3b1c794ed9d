//! Sentences about a score or an attribute that is not understood.

use std::fmt::Display;

pub(super) const NO_MOVE: &str =
    "No move was found in this text. Give a score, such as 1. e4 e5, or a position in FEN.";

/// Refuses a text that only the program's own page can open.
pub(super) const NO_BOOK: &str =
    "This text is too long, or it is a page of a book. Open it in Rank & File itself.";

pub(super) fn not_a_position(error: &impl Display) -> String {
    ["Not a position. ", &error.to_string()].concat()
}

/// Refuses a word; `may_be` lists what the attribute may be, as the end of a sentence.
pub(super) fn not_known(attribute: &str, word: &str, may_be: &str) -> String {
    [
        attribute,
        "=\"",
        word,
        "\" is not known. It may be ",
        may_be,
        ".",
    ]
    .concat()
}

/// Says that a kind of question asks nothing, because readers are not to be asked.
pub(super) fn without_interactive(quiz: &str) -> String {
    [
        "quiz=\"",
        quiz,
        "\" asks nothing by itself. Add interactive=\"quiz\".",
    ]
    .concat()
}
