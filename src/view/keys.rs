//! The keys of the page: the table by which the page acts, and the dialog Help, which shows it
//! along with a description of the page.

use super::address::{LESSONS, PRACTICE};
use super::dialog::{action_button, actions, dialog};
use super::node::{Element, el};
use super::press::Press;
use super::request::{Annotation, BoardQuestion, Dialog, Request};
use crate::session::{Action, BoardAction, BookAction, GameAction, GoAction};
use crate::words::{self, Message};

/// The effect of a key.
#[derive(Clone, Debug, PartialEq)]
pub enum KeyPress {
    /// An action or a request, as a button has it.
    Press(Press),
    /// Focuses the field that this selector finds.
    Focus(&'static str),
}

/// What is shown for a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cap {
    /// What stands on the key itself.
    Sign(&'static str),
    /// A press with mouse or finger, in words.
    Words(Message),
}

impl Cap {
    /// Returns the text shown for the key.
    #[must_use]
    pub fn text(self) -> &'static str {
        match self {
            Cap::Sign(sign) => sign,
            Cap::Words(words) => words.text(),
        }
    }
}

/// A key and what it does.
#[derive(Clone, Debug, PartialEq)]
pub struct Key {
    /// The key's name in the DOM; empty for an entry that is not handled by this table.
    pub name: &'static str,
    /// Whether it is pressed with Ctrl, or with the command key of a Mac.
    pub command: bool,
    /// The text shown for the key.
    pub cap: Cap,
    /// Its effect; `None` for an entry that is not handled by this table.
    pub does: Option<KeyPress>,
    /// The description of its effect.
    pub words: Message,
}

/// Makes an entry for a key that works anywhere on the page except in text fields.
const fn key(name: &'static str, cap: &'static str, does: Action, words: Message) -> Key {
    row(
        name,
        Cap::Sign(cap),
        Some(KeyPress::Press(Press::Do(does))),
        words,
    )
}

/// Makes an entry for a key that asks something of the page.
const fn ask(name: &'static str, cap: &'static str, does: Request, words: Message) -> Key {
    row(
        name,
        Cap::Sign(cap),
        Some(KeyPress::Press(Press::Ask(does))),
        words,
    )
}

/// Makes an entry for a key that focuses a field.
const fn focus(name: &'static str, cap: &'static str, field: &'static str, words: Message) -> Key {
    row(name, Cap::Sign(cap), Some(KeyPress::Focus(field)), words)
}

/// Makes an entry for a key without Ctrl.
const fn row(name: &'static str, cap: Cap, does: Option<KeyPress>, words: Message) -> Key {
    Key {
        name,
        command: false,
        cap,
        does,
        words,
    }
}

/// Makes an entry for a key pressed with Ctrl.
const fn command(name: &'static str, cap: &'static str, does: Action, words: Message) -> Key {
    let mut key = key(name, cap, does, words);
    key.command = true;
    key
}

/// Makes an entry that is only shown, because another part of the page handles it.
const fn there(cap: &'static str, words: Message) -> Key {
    row("", Cap::Sign(cap), None, words)
}

/// Makes such an entry for a press of mouse or finger.
const fn hand(cap: Message, words: Message) -> Key {
    row("", Cap::Words(cap), None, words)
}

/// Title of the group that needs no keyboard.
const BY_HAND: Message = words::KEY_MOUSE_AND_FINGER;

/// All keys, grouped by purpose.
pub static KEYS: [(Message, &[Key]); 8] = [
    (
        words::KEY_THE_GAME,
        &[
            key(
                "ArrowLeft",
                "←",
                Action::Go(GoAction::Previous),
                words::KEY_PREVIOUS_MOVE,
            ),
            key(
                "ArrowRight",
                "→",
                Action::Go(GoAction::Next),
                words::KEY_NEXT_MOVE,
            ),
            key(
                "ArrowUp",
                "↑",
                Action::Go(GoAction::Sibling(-1)),
                words::KEY_PREVIOUS_VARIATION,
            ),
            key(
                "ArrowDown",
                "↓",
                Action::Go(GoAction::Sibling(1)),
                words::KEY_NEXT_VARIATION,
            ),
            key("Home", "Home", Action::Go(GoAction::First), words::TO_START),
            key(
                "End",
                "End",
                Action::Go(GoAction::Last),
                words::KEY_TO_THE_END,
            ),
            ask("a", "A", Request::Autoplay, words::KEY_AUTOPLAY),
            ask(
                "d",
                "D",
                Request::Annotate(Annotation::Words, None),
                words::KEY_COMMENT_ON_THE_MOVE,
            ),
            ask(
                "m",
                "M",
                Request::Annotate(Annotation::Glyphs, None),
                words::KEY_JUDGE,
            ),
            there("Shift F10, Menu", words::KEY_WHAT_TO_DO),
            command("z", "Ctrl Z", Action::Game(GameAction::Undo), words::UNDO),
            command(
                "Z",
                "Ctrl Shift Z",
                Action::Game(GameAction::Redo),
                words::REDO,
            ),
            command("y", "Ctrl Y", Action::Game(GameAction::Redo), words::REDO),
        ],
    ),
    (
        words::KEY_THE_PAGE,
        &[
            key(
                "f",
                "F",
                Action::Board(BoardAction::Flip),
                words::TURN_THE_BOARD,
            ),
            ask("+", "+", Request::BoardSize(5), words::KEY_A_LARGER_BOARD),
            ask("-", "−", Request::BoardSize(-5), words::KEY_A_SMALLER_BOARD),
            key(
                "r",
                "R",
                Action::Board(BoardAction::ToggleReasons),
                words::KEY_DRAW_REASONS,
            ),
            ask("c", "C", Request::Captions, words::KEY_CAPTIONS),
            focus("/", "/", "#typed", words::KEY_TYPE_A_MOVE),
            there("Enter", words::KEY_PLAY_THE_TYPED_MOVE),
            key(
                "Escape",
                "Esc",
                Action::Board(BoardAction::Cancel),
                words::KEY_CANCEL_OR_CLOSE,
            ),
            ask("?", "?", Request::Show(Dialog::Help), words::KEY_THIS_HELP),
        ],
    ),
    (
        words::KEY_FOR_THE_EAR,
        &[
            ask(
                "s",
                "S",
                Request::Aloud(BoardQuestion::Position),
                words::KEY_SAY_WHERE_THE_PIECES_STAND,
            ),
            ask(
                "l",
                "L",
                Request::Aloud(BoardQuestion::LastMove),
                words::KEY_SAY_THE_LAST_MOVE,
            ),
            hand(words::KEY_G, words::KEY_SAY_ITS_MOVES),
            ask("e", "E", Request::Files, words::KEY_FILES),
        ],
    ),
    (
        BY_HAND,
        &[
            hand(words::KEY_DRAG, words::KEY_MOVE_A_PIECE),
            hand(words::KEY_WHEEL, words::KEY_STEP_THROUGH_THE_GAME),
            hand(words::KEY_HOLD, words::KEY_WHAT_TO_DO),
            hand(words::KEY_LETTER, words::KEY_LIGHT_UP),
            hand(words::KEY_CORNER, words::KEY_A_LARGER_OR_SMALLER_BOARD),
            hand(words::KEY_DROP, words::KEY_OPEN_A_FILE),
        ],
    ),
    (
        words::KEY_BY_TAB,
        &[
            there("← → ↑ ↓", words::KEY_MOVE_BETWEEN_SQUARES),
            hand(words::KEY_ENTER, words::KEY_PICK_UP_A_PIECE),
            there("K … P, k … p", words::KEY_PLACE_A_PIECE),
            there("Delete", words::KEY_CLEAR_THE_SQUARE),
        ],
    ),
    (
        words::KEY_THE_LIST_OF_A_LIBRARY,
        &[
            there("↓", words::KEY_INTO_THE_LIST),
            there("↑ ↓, Page Up, Page Down", words::KEY_ANOTHER_GAME),
            there("Home, End", words::KEY_THE_FIRST_GAME_THE_LAST),
            there("Enter", words::KEY_SHOW_THE_GAME),
        ],
    ),
    (
        words::KEY_DRAWING,
        &[
            hand(words::KEY_CLICK, words::KEY_CIRCLE_ARROW_GREEN),
            hand(words::KEY_SHIFT, words::RED),
            there("Alt", words::BLUE),
            there("Shift Alt", words::YELLOW),
        ],
    ),
    (
        words::KEY_A_PAGE_OF_A_BOOK,
        &[
            key(
                "n",
                "N",
                Action::Book(BookAction::Doubt(true)),
                words::KEY_NEXT_DOUBT,
            ),
            key(
                "p",
                "P",
                Action::Book(BookAction::Doubt(false)),
                words::KEY_PREVIOUS_DOUBT,
            ),
            key("y", "Y", Action::Book(BookAction::AsRead), words::AS_READ),
            key(
                "o",
                "O",
                Action::Book(BookAction::OtherReading),
                words::KEY_NEXT_READING,
            ),
            focus("t", "T", "#reprint", words::KEY_TYPE_THE_PRINTED_MOVE),
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
        let cap = el("dt").child(el("kbd").text(key.cap.text()));
        [cap, el("dd").text(key.words)]
    };
    let groups = KEYS.iter().map(|(title, keys)| {
        let list = el("dl").children(keys.iter().flat_map(row));
        // Devices without keys do not show the others.
        let group = el("section").class_if(*title != BY_HAND, "by-keys");
        group.child(el("h3").text(*title)).child(list)
    });
    let groups = el("div").class("keys").children(groups);
    let link = |address: &'static str, words: Message| el("a").attr("href", address).text(words);
    let more = el("p")
        .child(link(LESSONS, words::LESSONS_LINK))
        .text(" · ")
        .child(link(PRACTICE, words::PRACTICE_LINK))
        .text(" · ")
        .child(link("embedding/index.html", words::EMBEDDING_LINK));
    let about = el("div")
        .class("about")
        .child(el("p").text(words::ABOUT))
        .child(more);
    // The text has the focus at once, so that the arrow keys scroll it.
    let text = el("div")
        .class("help")
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", words::HELP_TEXT)
        .child(about)
        .child(groups);
    dialog(words::HELP)
        .class("wide")
        .child(text)
        .child(actions().child(action_button(words::CLOSE, Request::Close).class("primary")))
}
