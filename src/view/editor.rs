//! The editor of positions: tools, pieces, the side to move and other facts, and the actions. While
//! only marks are drawn, it has the tools for that alone.
//!
//! | element | action |
//! |---|---|
//! | a button | sets something; it is pressed while that is set, and hidden if it cannot be |
//! | a number, the FEN | sets what is typed |

use super::node::{Element, button, el};
use super::piece::{figure, icon};
use super::say;
use crate::board::{Color, Piece, Tint, Variant, Wing};
use crate::sample::diagrams::DIAGRAMS;
use crate::screen::artwork::Sign;
use crate::session::Action;
use crate::session::editor::{EditAction, Editor, Tool};
use crate::words::{self, Message};

/// The tools besides pieces.
const TOOLS: [(Tool, Message, Sign); 5] = [
    (Tool::Hand, words::TOOL_MOVE, Sign::Move),
    (Tool::Eraser, words::TAKE_OFF, Sign::Erase),
    (Tool::Circle, words::CIRCLE, Sign::Circle),
    (Tool::Cross, words::CROSS, Sign::Close),
    (Tool::Arrow, words::ARROW, Sign::Arrow),
];

/// Draws the panel, hidden while no position is set up.
#[must_use]
pub fn editor(editor: Option<&Editor>) -> Element {
    let panel = el("section").class("editor");
    let label = match editor.is_some_and(|editor| editor.draws) {
        true => words::DRAW_ON_BOARD,
        false => words::SET_UP,
    };
    let panel = panel.attr("aria-label", label);
    let Some(editor) = editor else {
        return panel.flag("hidden", true);
    };
    let setup = &editor.setup;
    let numbers = el("div")
        .class("chips")
        .child(number(
            words::MOVE_NUMBER,
            setup.fullmove,
            EditAction::Fullmove,
        ))
        .child(number(
            words::HALF_MOVES,
            setup.halfmove,
            EditAction::Halfmove,
        ));
    let verdict = el("p").class("verdict").attr("role", "status");
    panel
        .child(palette(editor))
        .children(rows(editor))
        .child(numbers.flag("hidden", editor.draws))
        .child(fen(editor).flag("hidden", editor.draws))
        .child(verdict.text(editor.sentence()))
        .child(actions(editor))
        .child(diagrams().flag("hidden", editor.draws))
}

/// Draws a piece that is dragged from the palette. The numbers are the place of the pointer in the
/// window and the size of a square, in CSS pixels.
#[must_use]
pub fn carried(color: Color, piece: Piece, [x, y, size]: [i32; 3]) -> Element {
    let pixels = |count: i32| count.to_string() + "px";
    el("div")
        .class("carried-place")
        .var("--x", pixels(x))
        .var("--y", pixels(y))
        .var("--size", pixels(size))
        .child(figure(color, piece))
}

fn does(button: Element, action: EditAction) -> Element {
    button.does(Action::Edit(action))
}

/// Makes a group for buttons.
fn group(class: &'static str, label: Message) -> Element {
    let group = el("div").class(class).attr("role", "group");
    group.attr("aria-label", label)
}

/// Draws a row of buttons after its name, hidden if all of them are hidden.
fn row(label: Message, buttons: impl IntoIterator<Item = Element>) -> Element {
    let name = el("span").attr("aria-hidden", "true").text(label);
    let buttons: Vec<Element> = buttons.into_iter().collect();
    let none = buttons.iter().all(|button| button.get("hidden").is_some());
    let row = group("chips", label).flag("hidden", none);
    row.child(name).children(buttons)
}

/// Draws a button that is pressed while its action is in effect, and hidden if it is impossible.
fn choice(editor: &Editor, action: EditAction) -> Element {
    let choice = button("button").attr("aria-pressed", editor.has(action).to_string());
    does(choice.flag("hidden", !editor.can(action)), action)
}

/// Draws the pieces and the other tools.
fn palette(editor: &Editor) -> Element {
    let mut palette = group("palette", words::PIECES_AND_TOOLS);
    for color in Color::ALL {
        for piece in Piece::ALL {
            let label = words::COLOURED_PIECE.with([color.into(), piece.into()]);
            let tool = choice(editor, EditAction::Take(Tool::Piece(color, piece)));
            let side = match color {
                Color::White => "piece-button white",
                Color::Black => "piece-button black",
            };
            let tool = tool.class(side).attr("aria-label", label);
            palette = palette.child(tool.child(figure(color, piece)));
        }
    }
    palette.children(TOOLS.map(|(tool, label, sign)| {
        let tool = choice(editor, EditAction::Take(tool)).class("tool-button");
        let tool = tool.attr("aria-label", label).attr("title", label);
        tool.child(icon(sign))
    }))
}

/// Draws the rows of choices: colour of figures, side to move, castling rights, en passant,
/// variant.
fn rows(editor: &Editor) -> [Element; 5] {
    let set = |action, words: String| choice(editor, action).text(words);
    let tints = Tint::ALL.into_iter().zip(say::TINTS);
    let tints = tints.map(|(tint, words)| set(EditAction::Tint(tint), words.into()));
    let sides = Color::ALL.map(|color| set(EditAction::Color(color), color.said().to_owned()));
    let wings = [(Wing::King, " O-O"), (Wing::Queen, " O-O-O")];
    let rights = Color::ALL.into_iter().flat_map(|color| {
        wings.map(|(wing, castles)| {
            let words = [color.said(), castles].concat();
            set(EditAction::Castling(color, wing), words)
        })
    });
    let passed = editor.passable().into_iter().enumerate();
    let passed = passed.map(|(at, square)| set(EditAction::Passed(at), square.to_string()));
    let games = Variant::ALL;
    let games = games.map(|game| set(EditAction::Variant(game), game.said().to_owned()));
    [
        row(words::COLOUR_OF_FIGURES, tints),
        row(words::SIDE_TO_MOVE, sides),
        row(words::MAY_CASTLE, rights),
        row(words::JUST_PASSED, passed),
        row(words::KIND_OF_GAME, games),
    ]
}

/// Draws a field for a number.
fn number(label: Message, number: u32, set: fn(u32) -> EditAction) -> Element {
    let field = el("input")
        .attr("type", "number")
        .attr("min", "0")
        .attr("value", number.to_string())
        .does(Action::Edit(set(number)));
    el("label").text(label).child(field)
}

/// Draws the field for the position as FEN, and the fault in its text.
fn fen(editor: &Editor) -> Element {
    let field = el("input")
        .attr("type", "text")
        .attr("id", "set-up-fen")
        .attr("spellcheck", "false")
        .attr("autocomplete", "off")
        .attr("aria-describedby", "set-up-fault")
        .attr("aria-invalid", editor.fault.is_some().to_string())
        .attr("value", editor.text.clone())
        .does(Action::SetUp(String::new()));
    let fault = el("span").attr("id", "set-up-fault").attr("role", "status");
    let fault = fault.text(editor.fault.clone().unwrap_or_default());
    let label = el("label").class("fen").text("FEN");
    label.child(field).child(fault)
}

/// Draws the buttons that clear the board, set the initial position, cancel and finish.
fn actions(editor: &Editor) -> Element {
    let plain = |words, action| {
        let button = button("button").flag("hidden", !editor.can(action));
        does(button.text(words), action)
    };
    let able = editor.can(EditAction::Finish);
    let finish = button("button primary").flag("disabled", !able);
    el("div")
        .class("actions")
        .child(plain(words::CLEAR, EditAction::Clear))
        .child(plain(words::INITIAL_POSITION, EditAction::Array))
        .child(plain(words::CANCEL, EditAction::Cancel))
        .child(does(finish.text(editor.finish()), EditAction::Finish))
}

/// Draws a list of teaching diagrams to begin with.
fn diagrams() -> Element {
    let list = DIAGRAMS.iter().enumerate().map(|(at, diagram)| {
        let link = does(button("link"), EditAction::Diagram(at));
        el("li").child(link.text(diagram.title))
    });
    el("details")
        .child(el("summary").text(words::DIAGRAMS_LIST))
        .child(el("ul").children(list))
}
