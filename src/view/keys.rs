//! The keys of the page: the table by which the page acts, and the dialog Help, which shows it
//! along with a description of the page.

use super::address::{LESSONS, PRACTICE};
use super::dialog::{action_button, actions, dialog};
use super::node::{Element, el};
use super::press::Press;
use super::request::{Annotation, BoardQuestion, Dialog, Request};
use super::say;
use crate::session::{Action, BoardAction, BookAction, GameAction, GoAction};

/// The effect of a key.
#[derive(Clone, Debug, PartialEq)]
pub enum KeyPress {
    /// An action or a request, as a button has it.
    Press(Press),
    /// Focuses the field that this selector finds.
    Focus(&'static str),
}

/// A key and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The key's name in the DOM; empty for an entry that is not handled by this table.
    pub name: &'static str,
    /// Whether it is pressed with Ctrl, or with the command key of a Mac.
    pub command: bool,
    /// The text shown for the key.
    pub cap: &'static str,
    /// Its effect; `None` for an entry that is not handled by this table.
    pub does: Option<KeyPress>,
    /// The description of its effect.
    pub words: &'static str,
}

/// Makes an entry for a key that works anywhere on the page except in text fields.
const fn key(name: &'static str, cap: &'static str, does: Action, words: &'static str) -> Key {
    row(name, cap, Some(KeyPress::Press(Press::Do(does))), words)
}

/// Makes an entry for a key that asks something of the page.
const fn ask(name: &'static str, cap: &'static str, does: Request, words: &'static str) -> Key {
    row(name, cap, Some(KeyPress::Press(Press::Ask(does))), words)
}

/// Makes an entry for a key that focuses a field.
const fn focus(
    name: &'static str,
    cap: &'static str,
    field: &'static str,
    words: &'static str,
) -> Key {
    row(name, cap, Some(KeyPress::Focus(field)), words)
}

/// Makes an entry for a key without Ctrl.
const fn row(
    name: &'static str,
    cap: &'static str,
    does: Option<KeyPress>,
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
const fn command(name: &'static str, cap: &'static str, does: Action, words: &'static str) -> Key {
    let mut key = key(name, cap, does, words);
    key.command = true;
    key
}

/// Makes an entry that is only shown, because another part of the page handles it.
const fn there(cap: &'static str, words: &'static str) -> Key {
    row("", cap, None, words)
}

/// Title of the group that needs no keyboard.
const BY_HAND: &str = "Mouse and finger";

/// All keys, grouped by purpose.
pub static KEYS: [(&str, &[Key]); 8] = [
    (
        "The game",
        &[
            key(
                "ArrowLeft",
                "←",
                Action::Go(GoAction::Previous),
                "Previous move",
            ),
            key("ArrowRight", "→", Action::Go(GoAction::Next), "Next move"),
            key(
                "ArrowUp",
                "↑",
                Action::Go(GoAction::Sibling(-1)),
                "Previous variation",
            ),
            key(
                "ArrowDown",
                "↓",
                Action::Go(GoAction::Sibling(1)),
                "Next variation",
            ),
            key("Home", "Home", Action::Go(GoAction::First), "To the start"),
            key(
                "End",
                "End",
                Action::Go(GoAction::Last),
                "To the end of the line",
            ),
            ask(
                "a",
                "A",
                Request::Autoplay,
                "Play the moves one after another, or stop",
            ),
            ask(
                "d",
                "D",
                Request::Annotate(Annotation::Words, None),
                "Comment on the move",
            ),
            ask(
                "m",
                "M",
                Request::Annotate(Annotation::Glyphs, None),
                "Judge the move: !, ? and others",
            ),
            there("Shift F10, Menu", "What to do with a move"),
            command("z", "Ctrl Z", Action::Game(GameAction::Undo), "Undo"),
            command("Z", "Ctrl Shift Z", Action::Game(GameAction::Redo), "Redo"),
            command("y", "Ctrl Y", Action::Game(GameAction::Redo), "Redo"),
        ],
    ),
    (
        "The page",
        &[
            key("f", "F", Action::Board(BoardAction::Flip), "Turn the board"),
            ask("+", "+", Request::BoardSize(5), "A larger board"),
            ask("-", "−", Request::BoardSize(-5), "A smaller board"),
            key(
                "r",
                "R",
                Action::Board(BoardAction::ToggleReasons),
                "Draw the reasons on the board, or not",
            ),
            ask(
                "c",
                "C",
                Request::Captions,
                "Captions under letters, or none",
            ),
            focus("/", "/", "#typed", "Type a move"),
            there("Enter", "Play the typed move"),
            key(
                "Escape",
                "Esc",
                Action::Board(BoardAction::Cancel),
                "Cancel or close",
            ),
            ask("?", "?", Request::Show(Dialog::Help), "This help"),
        ],
    ),
    (
        "For the ear",
        &[
            ask(
                "s",
                "S",
                Request::Aloud(BoardQuestion::Position),
                "Say where the pieces stand",
            ),
            ask(
                "l",
                "L",
                Request::Aloud(BoardQuestion::LastMove),
                "Say the last move, and why it is called so",
            ),
            there("G on a square", "Say where its piece can go"),
            ask("e", "E", Request::Files, "Say squares as e4, or as Eva 4"),
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
            key(
                "n",
                "N",
                Action::Book(BookAction::Doubt(true)),
                "Next doubt",
            ),
            key(
                "p",
                "P",
                Action::Book(BookAction::Doubt(false)),
                "Previous doubt",
            ),
            key("y", "Y", Action::Book(BookAction::AsRead), "Correct"),
            key(
                "o",
                "O",
                Action::Book(BookAction::OtherReading),
                "Next reading",
            ),
            focus("t", "T", "#reprint", "Type the printed move"),
        ],
    ),
];

/// Returns what a key does, pressed with Ctrl or without; `None` if the table does not have it.
#[must_use]
pub fn of_key(name: &str, command: bool) -> Option<&'static KeyPress> {
    let mut keys = KEYS.iter().flat_map(|(_, keys)| *keys);
    let known = keys.find(|key| key.name == name && key.command == command);
    known.and_then(|key| key.does.as_ref())
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
        .child(link(LESSONS, say::LESSONS))
        .text(" · ")
        .child(link(PRACTICE, say::PRACTICE_LINK))
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
        .child(actions().child(action_button(say::CLOSE, Request::Close).class("primary")))
}
