//! The score sheet: its head, its rows, its end; what the game is called; and the same on paper.
//!
//! | in the model | on the sheet |
//! |---|---|
//! | a pair of moves | a row: the number, then White's and Black's name in each column |
//! | a comment | a row with one cell |
//! | a stretch of a variation | the same, indented, with a button that folds it |
//!
//! Which move is the current one is no part of these values: to follow it is no business of every move, so `dom`
//! marks it in what stands.

use super::node::{Element, button, el};
use super::piece::icon;
use super::say;
use super::written::name;
use crate::board::Color;
use crate::game::{At, GameTree, NodeId, title};
use crate::notation::Rule;
use crate::screen::artwork::Sign;
use crate::screen::sheet::{Row, RunItem, SheetEntry, SheetModel};
use crate::session::{Action, Column, ColumnSet, Session};

/// So many rows make a body of the table: bodies that are equal are not looked into.
const BODY: usize = 16;

/// Deep nesting is shown no deeper: the page would be too narrow for more steps.
const DEEPEST: usize = 6;

/// What stands over the columns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Head {
    /// Lists to choose the notations from, of those that suit the game.
    Lists(ColumnSet),
    /// What the notations are called.
    Titles,
    /// The same without the sides under them, for paper.
    Paper,
}

/// The sheet as a table.
#[must_use]
pub fn sheet(model: &SheetModel, columns: &[Column], head: Head) -> Element {
    let bodies = model.rows.chunks(BODY).map(|rows| {
        let rows = rows.iter().map(|row| row_of(row, columns.len()));
        el("tbody").children(rows)
    });
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

/// A choice among several games; nothing where there is one.
#[must_use]
pub fn choice(session: &Session) -> Option<Element> {
    let games = session.games();
    let options = games.iter().enumerate().map(|(at, game)| {
        let title = title(&game.tree);
        option(at, format!("{}. {title}", at + 1), at == session.shown())
    });
    let list = titled("select").attr("aria-label", "Game").does("show");
    (games.len() > 1).then(|| list.children(options))
}

/// What the game is called in a page of somebody else's, or a choice among several; nothing for a score without
/// players.
#[must_use]
pub fn heading(session: &Session) -> Option<Element> {
    let tree = session.tree();
    let line = || titled("p").attr("dir", "auto").text(title(tree));
    choice(session).or_else(|| is_named(tree).then(line))
}

fn titled(tag: &'static str) -> Element {
    el(tag).class("game-title").attr("part", "title")
}

fn is_named(game: &GameTree) -> bool {
    let says = |tag: &&str| {
        game.tag(tag)
            .is_some_and(|value| !value.is_empty() && value != "?")
    };
    ["White", "Black", "Players", "Event"].iter().any(says)
}

/// An entry of a list.
#[must_use]
pub fn option(value: impl ToString, title: impl Into<String>, selected: bool) -> Element {
    let option = el("option").attr("value", value.to_string());
    option.flag("selected", selected).text(title.into())
}

fn heads(columns: &[Column], head: Head) -> Vec<Element> {
    let corner = match head {
        Head::Lists(offer) => el("td").child(add(columns, offer)),
        Head::Titles | Head::Paper => el("td"),
    };
    let over = columns.iter().enumerate().map(|(at, column)| {
        let over = el("th").class("picker begin").attr("colspan", "2");
        let over = over.attr("scope", "colgroup");
        match head {
            Head::Lists(offer) => over
                .child(picker(at, *column, offer))
                .child((columns.len() > 1).then(|| remove(at, *column))),
            Head::Titles | Head::Paper => over.text(column.title),
        }
    });
    let mut heads = vec![el("tr").class("pickers").child(corner).children(over)];
    if head != Head::Paper {
        let color = |class, color: Color| {
            let head = el("th").class(class).attr("scope", "col");
            head.text(color.name())
        };
        let sides = columns
            .iter()
            .flat_map(|_| [color("begin", Color::White), color("", Color::Black)]);
        heads.push(el("tr").class("sides").child(el("td")).children(sides));
    }
    heads
}

/// The notations to choose from.
pub fn options(chosen: Column, offer: ColumnSet) -> impl Iterator<Item = Element> {
    offer
        .columns()
        .map(move |column| option(column.tag, column.title, column.tag == chosen.tag))
}

fn picker(at: usize, chosen: Column, offer: ColumnSet) -> Element {
    el("select")
        .class("notation")
        .attr("aria-label", format!("Notation of column {}", at + 1))
        .does(Action::column_list(at))
        .children(options(chosen, offer))
}

fn remove(at: usize, chosen: Column) -> Element {
    button("button plain remove")
        .attr("aria-label", format!("Remove {}", chosen.title))
        .does(Action::RemoveColumn(at).text())
        .child(icon(Sign::Close))
}

/// The button that adds a notation: the first that is not shown.
fn add(columns: &[Column], offer: ColumnSet) -> Element {
    let fresh = offer.columns().find(|column| !columns.contains(column));
    let add = button("button plain add")
        .attr("aria-label", "Add a notation")
        .attr("title", "Add a notation");
    let add = match fresh {
        Some(fresh) => add.does(Action::SetColumn(columns.len(), fresh).text()),
        None => add.flag("disabled", true),
    };
    add.child(icon(Sign::Add))
}

/// A cell as wide as the table.
fn across(columns: usize) -> Element {
    el("td").attr("colspan", (1 + 2 * columns).to_string())
}

fn row_of(row: &Row, columns: usize) -> Element {
    let aside = |what: Element| el("tr").class("aside").child(across(columns).child(what));
    match row {
        Row::Pair {
            number,
            white,
            black,
        } => pair(*number, white.as_ref(), black.as_ref(), columns),
        Row::Note(text) => aside(comment("p", text)),
        Row::Run {
            depth,
            head,
            folded,
            items,
        } => aside(run(*depth, *head, *folded, items)),
    }
}

fn comment(tag: &'static str, text: &str) -> Element {
    let comment = el(tag).class("comment").attr("dir", "auto");
    comment.text(text.to_owned())
}

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
            // A lone reply of Black's leaves White's place to an ellipsis.
            None if black.is_some() => cell.text("…"),
            None => cell,
        };
        row = row
            .child(fill(el("td").class("begin"), white))
            .child(fill(el("td"), black));
    }
    row
}

/// A move in one notation. Its glyphs, evaluation and clock stand in the first column only.
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
    let glyphs = entry.glyphs.clone();
    (!glyphs.is_empty()).then(|| el("span").class("nag").text(glyphs))
}

fn evaluation(entry: &SheetEntry) -> Option<Element> {
    let evaluation = entry.evaluation?;
    Some(el("span").class("eval").text(evaluation.to_string()))
}

fn move_button(entry: &SheetEntry) -> Element {
    let go = Action::Go(At::After(entry.id)).text();
    let press = button("move").attr("part", "move").does(go);
    let mut names = entry.names.iter();
    // Dashes are not spoken.
    match names.any(|name| name.rule == Rule::NullMove) {
        true => press.attr("aria-label", say::NULL_MOVE),
        false => press,
    }
}

/// A stretch of a variation as running text.
fn run(depth: usize, head: Option<NodeId>, folded: bool, items: &[RunItem]) -> Element {
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
            RunItem::Comment(text) => run.child(comment("span", text)),
            RunItem::Move(entry) => {
                // One notation, so that a line is read in one language; the others come when it is pointed at.
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

/// The button that folds a variation, told by its first move.
fn fold(first: NodeId, folded: bool) -> Element {
    let (expanded, label) = if folded {
        ("false", "Unfold the variation")
    } else {
        ("true", "Fold the variation")
    };
    button("fold")
        .attr("aria-expanded", expanded)
        .attr("aria-label", label)
        .does(Action::Fold(first).text())
}

/// The tags that stand at the head of a sheet, if they say something.
const TAGS: [&str; 7] = ["White", "Black", "Event", "Site", "Round", "Date", "Result"];

/// The sheet as it is on the screen, what is folded there folded. The board's picture is painted into the canvas.
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
