//! The score sheet: head, rows and result, the game's title, and the same on paper.
//!
//! | in the model | on the sheet |
//! |---|---|
//! | a pair of moves | a row: the number, then White's and Black's name in each column |
//! | a comment | a row with one cell |
//! | a stretch of a variation | the same, indented, with a button that folds it |
//! | the fields of an open note | a row under that of its move, or a block in its variation |
//!
//! The current move is not part of these values, so that a step through the game redraws nothing:
//! `dom` marks it in the shown sheet and makes it the one that the Tab key reaches.

use super::fields::option;
use super::node::{Element, button, el};
use super::note::note;
use super::piece::icon;
use super::request::{Annotation, Dialog, Request};
use super::written::name;
use crate::board::Color;
use crate::game::{At, GameTree, NodeId, title};
use crate::notation::Rule;
use crate::screen::artwork::Sign;
use crate::screen::sheet::{NoteFields, Row, RunItem, SheetEntry, SheetModel};
use crate::session::{Action, Column, ColumnSet, GameAction, GoAction, Session, SheetAction};
use crate::words;

/// Rows in one `tbody`. An update skips a body equal to the shown one.
const BODY: usize = 16;

/// Deepest indentation of a variation, because the page has no room for more steps.
const DEEPEST: usize = 6;

/// The head of the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Buttons that change, remove and add columns of these notations.
    Lists(ColumnSet),
    /// The titles of the notations, and the sides under them.
    Titles,
    /// The titles alone, for paper.
    Paper,
}

/// Draws the sheet as a table.
#[must_use]
pub fn sheet(model: &SheetModel, columns: &[Column], head: Head) -> Element {
    // Only the page's own sheet is edited.
    let edits = matches!(head, Head::Lists(_));
    let mut bodies = Vec::new();
    let mut rest = model.rows.as_slice();
    while !rest.is_empty() {
        // Fields that open or close leave the other rows in their bodies.
        let writes = rest.iter().take(BODY + 1);
        let writes = writes.filter(|row| matches!(row, Row::Fields(_))).count();
        let (rows, others) = rest.split_at(rest.len().min(BODY + writes));
        let says = |row: &&Row| match row {
            Row::Fields(fields) => edits || !fields.after.is_empty(),
            _ => true,
        };
        let rows = rows.iter().filter(says);
        let rows = rows.map(|row| row_of(row, columns.len(), edits));
        bodies.push(el("tbody").children(rows));
        rest = others;
    }
    let result = el("p").class("result").attr("part", "result");
    let foot = (head != Head::Paper && !model.result.is_empty())
        .then(|| el("tr").child(across(columns.len()).child(result.text(model.result))));
    el("table")
        .class("sheet")
        .var("--columns", columns.len().to_string())
        .child(el("thead").children(heads(columns, head)))
        .children(bodies)
        .child(foot.map(|row| el("tfoot").child(row)))
}

/// Draws a choice among the open games; `None` if there is only one.
#[must_use]
pub fn choice(session: &Session) -> Option<Element> {
    let games = session.games();
    let options = games.iter().enumerate().map(|(at, game)| {
        let title = title(&game.tree);
        option(at, format!("{}. {title}", at + 1), at == session.shown())
            .does(Action::Game(GameAction::Show(at)))
    });
    let list = titled("select").attr("aria-label", words::GAME_LABEL);
    (games.len() > 1).then(|| list.children(options))
}

/// Draws the game's title, or a choice among several games, for another site's page; `None` for a
/// game without names.
#[must_use]
pub fn heading(session: &Session) -> Option<Element> {
    let tree = session.tree();
    let line = || titled("p").attr("dir", "auto").text(title(tree));
    choice(session).or_else(|| is_named(tree).then(line))
}

/// Makes an element styled as the game's title.
fn titled(tag: &'static str) -> Element {
    el(tag).class("game-title").attr("part", "title")
}

/// Returns whether the tags name players or an event.
fn is_named(game: &GameTree) -> bool {
    let says = |tag: &&str| {
        game.tag(tag)
            .is_some_and(|value| !value.is_empty() && value != "?")
    };
    ["White", "Black", "Players", "Event"].iter().any(says)
}

/// Draws the rows of the table's head.
fn heads(columns: &[Column], head: Head) -> Vec<Element> {
    let corner = match head {
        Head::Lists(offer) => el("td").child(add(columns, offer)),
        Head::Titles | Head::Paper => el("td"),
    };
    let over = columns.iter().enumerate().map(|(at, column)| {
        let over = el("th").class("picker begin").attr("colspan", "2");
        let over = over.attr("scope", "colgroup");
        match head {
            Head::Lists(_) => over
                .child(picker(at, *column))
                .child((columns.len() > 1).then(|| remove(at, *column))),
            Head::Titles | Head::Paper => over.text(column.said()),
        }
    });
    let mut heads = vec![el("tr").class("pickers").child(corner).children(over)];
    if head != Head::Paper {
        let color = |class, color: Color| {
            let head = el("th").class(class).attr("scope", "col");
            head.text(color.said())
        };
        let sides = columns
            .iter()
            .flat_map(|_| [color("begin", Color::White), color("", Color::Black)]);
        heads.push(el("tr").class("sides").child(el("td")).children(sides));
    }
    heads
}

/// Draws the button that opens the dialog in which a column's notation is chosen.
fn picker(at: usize, chosen: Column) -> Element {
    button("notation")
        .attr(
            "aria-label",
            words::NOTATION_OF_COLUMN.with([(at + 1).into(), chosen.said().into()]),
        )
        .attr("aria-haspopup", "dialog")
        .does(Request::Show(Dialog::Notations(at)))
        .text(chosen.said())
}

/// Draws the button that removes a column.
fn remove(at: usize, chosen: Column) -> Element {
    button("button plain remove")
        .attr(
            "aria-label",
            words::REMOVE_COLUMN.with([chosen.said().into()]),
        )
        .does(Action::Sheet(SheetAction::RemoveColumn(at)))
        .child(icon(Sign::Close))
}

/// Draws the button that adds a column with the first notation not yet shown.
fn add(columns: &[Column], offer: ColumnSet) -> Element {
    let fresh = offer.columns().find(|column| !columns.contains(column));
    let add = button("button plain add")
        .attr("aria-label", words::ADD_A_NOTATION)
        .attr("title", words::ADD_A_NOTATION);
    let add = match fresh {
        Some(fresh) => add.does(Action::Sheet(SheetAction::SetColumn(columns.len(), fresh))),
        None => add.flag("disabled", true),
    };
    add.child(icon(Sign::Add))
}

/// Makes a cell as wide as the table.
fn across(columns: usize) -> Element {
    el("td").attr("colspan", (1 + 2 * columns).to_string())
}

/// Draws a row of the model. If the sheet is edited, a press on a comment edits it.
fn row_of(row: &Row, columns: usize, edits: bool) -> Element {
    let aside = |what: Element| el("tr").class("aside").child(across(columns).child(what));
    match row {
        Row::Pair {
            number,
            white,
            black,
        } => pair(*number, white.as_ref(), black.as_ref(), columns),
        Row::Note(at, text) => aside(comment("p", *at, text, edits)),
        Row::Fields(fields) => aside(written_note("p", fields, edits)).key(1),
        Row::Run {
            depth,
            head,
            folded,
            items,
        } => aside(run(*depth, *head, *folded, items, edits)),
    }
}

/// Draws a comment about a moment.
fn comment(tag: &'static str, at: At, text: &str, edits: bool) -> Element {
    let comment = el(tag).class("comment").attr("dir", "auto");
    let comment = comment.text(text.to_owned());
    match edits {
        true => comment
            .class("editable")
            .does(Request::Annotate(Annotation::Words, Some(at))),
        false => comment,
    }
}

/// Draws the fields of the open note, or on paper the comment that is written in them.
fn written_note(tag: &'static str, fields: &NoteFields, edits: bool) -> Element {
    match edits {
        true => note(fields),
        false => comment(tag, fields.at, &fields.after, false),
    }
}

/// Draws a row of a numbered pair of moves.
fn pair(
    number: u32,
    white: Option<&SheetEntry>,
    black: Option<&SheetEntry>,
    columns: usize,
) -> Element {
    let head = el("th").class("number").attr("scope", "row");
    let mut row = el("tr").class("pair").child(head.text(number.to_string()));
    for at in 0..columns {
        let fill = |cell: Element, entry: Option<&SheetEntry>| match entry {
            Some(entry) => written(entry, at, cell),
            // If Black's move stands alone, White's cell holds an ellipsis.
            None if black.is_some() => cell.text("…"),
            None => cell,
        };
        row = row
            .child(fill(el("td").class("begin"), white))
            .child(fill(el("td"), black));
    }
    row
}

/// Draws a move in one notation. Its glyphs, evaluation and clock are in the first column only.
fn written(entry: &SheetEntry, column: usize, cell: Element) -> Element {
    let named = entry.names.get(column);
    let cell = cell.child(named.map(|named| name(move_button(entry).class("name"), named)));
    if column > 0 {
        return cell;
    }
    let clock = entry.clock.clone();
    cell.child(glyphs(entry))
        .child(evaluation(entry))
        .child(clock.map(|clock| el("span").class("clock").text(clock)))
}

fn glyphs(entry: &SheetEntry) -> Option<Element> {
    let nag = || super::piece::glyphs(el("span").class("nag"), &entry.glyphs);
    (!entry.glyphs.is_empty()).then(nag)
}

fn evaluation(entry: &SheetEntry) -> Option<Element> {
    let evaluation = entry.evaluation?;
    Some(el("span").class("eval").text(evaluation.to_string()))
}

/// Makes the button that goes to a move.
fn move_button(entry: &SheetEntry) -> Element {
    let press = button("move").attr("part", "move").attr("tabindex", "-1");
    let press = goes_to(press, At::After(entry.id));
    let mut names = entry.names.iter();
    // Screen readers do not speak dashes.
    match names.any(|name| name.rule == Rule::NullMove) {
        true => press.attr("aria-label", words::NULL_MOVE),
        false => press,
    }
}

/// Lets a press on an element go to a moment, whose number is in `data-moment`.
pub(super) fn goes_to(element: Element, at: At) -> Element {
    element
        .attr("data-moment", at.moment().to_string())
        .does(Action::Go(GoAction::To(at)))
}

/// Draws a stretch of a variation as running text.
fn run(
    depth: usize,
    head: Option<NodeId>,
    folded: bool,
    items: &[RunItem],
    edits: bool,
) -> Element {
    let run = el("div")
        .class("variation")
        .class_if(folded, "folded")
        .var("--depth", depth.min(DEEPEST).to_string());
    let mut run = run.child(head.map(|first| fold(first, folded)));
    for item in items {
        run = match item {
            RunItem::Number(number, color) => {
                let dots = if *color == Color::White { "." } else { "…" };
                let number = number.to_string() + dots;
                run.child(el("span").class("number").text(number))
            }
            RunItem::Comment(at, text) => run.child(comment("span", *at, text, edits)),
            RunItem::Fields(fields) => run.child(written_note("span", fields, edits).key(1)),
            RunItem::Move(entry) => {
                // The line is in one notation, so that it reads well; the other names are in the
                // tooltip.
                let mut names = entry.names.iter();
                let first = names.next();
                let first = first.map(|named| name(el("span").class("name"), named));
                let others: Vec<&str> = names.map(|named| named.reading.text.as_str()).collect();
                let press = move_button(entry).child(first);
                let press = match others.is_empty() {
                    true => press,
                    false => press.attr("title", others.join(" · ")),
                };
                run.child(press)
                    .child(glyphs(entry))
                    .child(evaluation(entry))
            }
        }
        .text(" ");
    }
    if folded { run.text("…") } else { run }
}

/// Draws the button that folds a variation, identified by its first move.
fn fold(first: NodeId, folded: bool) -> Element {
    let (expanded, label) = if folded {
        ("false", words::UNFOLD_THE_VARIATION)
    } else {
        ("true", words::FOLD_THE_VARIATION)
    };
    button("fold")
        .attr("aria-expanded", expanded)
        .attr("aria-label", label)
        .does(Action::Sheet(SheetAction::Fold(first)))
}

/// Tags printed above a score sheet, if they have a value.
const TAGS: [&str; 7] = ["White", "Black", "Event", "Site", "Round", "Date", "Result"];

/// Draws the sheet for paper, with the variations folded that are folded on the screen. A picture
/// of the board is painted on the canvas.
#[must_use]
pub fn paper(session: &Session, model: &SheetModel, board: bool) -> Element {
    let tree = session.tree();
    let mut heading = el("dl");
    for name in TAGS {
        let value = tree.tag(name).filter(|value| !value.contains('?'));
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            let value = el("dd").attr("dir", "auto").text(value.to_owned());
            heading = heading.child(el("dt").text(name)).child(value);
        }
    }
    el("section")
        .class("paper")
        .child(heading)
        .child(el("canvas").flag("hidden", !board))
        .child(sheet(model, session.columns(), Head::Paper))
        .child(el("p").class("result").text(model.result))
}
