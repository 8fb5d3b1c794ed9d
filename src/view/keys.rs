//! The keys of the page: the table by which the page acts, and the dialog Help, which shows it
//! along with a description of the page.

use super::dialog::{action_button, actions, dialog};
use super::node::{Element, el};
use super::say;

/// A key and what it does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Key {
    /// The key's name in the DOM; empty for an entry that is not handled by this table.
    pub name: &'static str,
    /// Whether it is pressed with Ctrl, or with the command key of a Mac.
    pub command: bool,
    /// The text shown for the key.
    pub cap: &'static str,
    /// The text of an action or request, or `#` and the name of a field to focus.
    pub does: &'static str,
    /// The description of its effect.
    pub words: &'static str,
}

/// Makes an entry for a key that works anywhere on the page except in text fields.
const fn key(
    name: &'static str,
    cap: &'static str,
    does: &'static str,
    words: &'static str,
) -> Key {
    Key {
        name,
        command: false,
        cap,
        does,
        words,
    }
}

/// Makes an entry for a key pressed with Ctrl.
const fn command(
    name: &'static str,
    cap: &'static str,
    does: &'static str,
    words: &'static str,
) -> Key {
    Key {
        command: true,
        ..key(name, cap, does, words)
    }
}

/// Makes an entry that is only shown, because another part of the page handles it.
const fn there(cap: &'static str, words: &'static str) -> Key {
    key("", cap, "", words)
}

/// Title of the group that needs no keyboard.
const BY_HAND: &str = "Mouse and finger";

/// All keys, grouped by purpose.
pub const KEYS: [(&str, &[Key]); 8] = [
    (
        "The game",
        &[
            key("ArrowLeft", "←", "previous", "Previous move"),
            key("ArrowRight", "→", "next", "Next move"),
            key("ArrowUp", "↑", "sibling -1", "Previous variation"),
            key("ArrowDown", "↓", "sibling 1", "Next variation"),
            key("Home", "Home", "first", "To the start"),
            key("End", "End", "last", "To the end of the line"),
            key(
                "a",
                "A",
                "autoplay",
                "Play the moves one after another, or stop",
            ),
            key("d", "D", "annotate words", "Comment on the move"),
            key(
                "m",
                "M",
                "annotate glyphs",
                "Judge the move: !, ? and others",
            ),
            there("Shift F10, Menu", "What to do with a move"),
            command("z", "Ctrl Z", "undo", "Undo"),
            command("Z", "Ctrl Shift Z", "redo", "Redo"),
            command("y", "Ctrl Y", "redo", "Redo"),
        ],
    ),
    (
        "The page",
        &[
            key("f", "F", "flip", "Turn the board"),
            key("+", "+", "board-size 5", "A larger board"),
            key("-", "−", "board-size -5", "A smaller board"),
            key("r", "R", "reasons", "Draw the reasons on the board, or not"),
            key("c", "C", "captions", "Captions under letters, or none"),
            key("/", "/", "#typed", "Type a move"),
            there("Enter", "Play the typed move"),
            key("Escape", "Esc", "cancel", "Cancel or close"),
            key("?", "?", "dialog help", "This help"),
        ],
    ),
    (
        "For the ear",
        &[
            key("s", "S", "aloud position", "Say where the pieces stand"),
            key(
                "l",
                "L",
                "aloud move",
                "Say the last move, and why it is called so",
            ),
            there("G on a square", "Say where its piece can go"),
            key("e", "E", "files", "Say squares as e4, or as Eva 4"),
        ],
    ),
    (
        BY_HAND,
        &[
            there("Drag, tap twice", "Move a piece"),
            there("Wheel on the board", "Step through the game"),
            there("Hold, right button", "What to do with a move"),
            there("A letter of a name", "Light up what it speaks of"),
            there("The board's corner", "A larger or smaller board"),
            there("Drop, paste", "Open a file or a text"),
        ],
    ),
    (
        "The board, reached with Tab",
        &[
            there("← → ↑ ↓", "Move between squares"),
            there("Enter, Space", "Pick up a piece, put it down"),
            there("K … P, k … p", "Place a piece, while setting up"),
            there("Delete", "Clear the square, while setting up"),
        ],
    ),
    (
        "The list of a library",
        &[
            there("↓", "From the search box into the list"),
            there("↑ ↓, Page Up, Page Down", "Another game"),
            there("Home, End", "The first game, the last"),
            there("Enter", "Show the game"),
        ],
    ),
    (
        "Drawing with the right button",
        &[
            there("Click, drag", "Circle, arrow: green"),
            there("Shift or Ctrl", "Red"),
            there("Alt", "Blue"),
            there("Shift Alt", "Yellow"),
        ],
    ),
    (
        "A page of a book",
        &[
            key("n", "N", "next-doubt", "Next doubt"),
            key("p", "P", "previous-doubt", "Previous doubt"),
            key("y", "Y", "as-read", "Correct"),
            key("o", "O", "other-reading", "Next reading"),
            key("t", "T", "#reprint", "Type the printed move"),
        ],
    ),
];

/// Returns what a key does, pressed with Ctrl or without; `None` if the table does not have it.
#[must_use]
pub fn of_key(name: &str, command: bool) -> Option<&'static str> {
    let mut keys = KEYS.iter().flat_map(|(_, keys)| *keys);
    let known = keys.find(|key| key.name == name && key.command == command);
    known.map(|key| key.does).filter(|does| !does.is_empty())
}

/// Draws the dialog Help: what this page is, links to more, and what keys, mouse and touch do.
#[must_use]
pub fn help() -> Element {
    let row = |key: &Key| {
        let cap = el("dt").child(el("kbd").text(key.cap));
        [cap, el("dd").text(key.words)]
    };
    let groups = KEYS.iter().map(|(title, keys)| {
        let list = el("dl").children(keys.iter().flat_map(row));
        // Devices without keys do not show the others.
        let group = el("section").class_if(*title != BY_HAND, "by-keys");
        group.child(el("h3").text(*title)).child(list)
    });
    let groups = el("div").class("keys").children(groups);
    let link =
        |address: &'static str, words: &'static str| el("a").attr("href", address).text(words);
    let more = el("p")
        .child(link("lessons/index.html", say::LESSONS))
        .text(" · ")
        .child(link("embedding/index.html", say::EMBEDDING));
    let about = el("div")
        .class("about")
        .child(el("p").text(say::ABOUT))
        .child(more);
    // The text has the focus at once, so that the arrow keys scroll it.
    let text = el("div")
        .class("help")
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", say::HELP_TEXT)
        .child(about)
        .child(groups);
    dialog(say::HELP)
        .class("wide")
        .child(text)
        .child(actions().child(action_button(say::CLOSE, "close").class("primary")))
}
