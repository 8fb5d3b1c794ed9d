//! The score sheet.

use super::dom::{El, button, el, find};
use super::written::name;
use rank_and_file::board::Side;
use rank_and_file::game::NodeId;
use rank_and_file::game::title;
use rank_and_file::screen::sheet::{Entry, Item, Row, SheetModel};
use rank_and_file::session::Session;
use web_sys::Element;

/// The sheet of a session.
pub fn sheet(session: &Session, model: &SheetModel) -> El {
    let across = (1 + 2 * session.columns.len()).to_string();
    let mut titles = el("tr").class("pickers").child(el("td"));
    let mut sides = el("tr").class("sides").child(el("td"));
    for column in &session.columns {
        let head = |class: &str, text: &str| el("th").class(class).attr("scope", "col").text(text);
        titles = titles.child(
            el("th")
                .class("picker begin")
                .attr("colspan", "2")
                .attr("scope", "colgroup")
                .text(column.title),
        );
        sides = sides
            .child(head("begin", Side::White.name()))
            .child(head("", Side::Black.name()));
    }
    let rows = model.rows.iter().map(|row| match row {
        Row::Pair {
            number,
            white,
            black,
        } => pair(
            *number,
            white.as_ref(),
            black.as_ref(),
            session.columns.len(),
        ),
        Row::Note(text) => aside(
            &across,
            el("p").class("comment").attr("dir", "auto").text(text),
        ),
        Row::Run {
            depth,
            head,
            folded,
            items,
        } => aside(&across, run(*depth, *head, *folded, items)),
    });
    let mut table = el("table")
        .class("sheet")
        .child(el("thead").child(titles).child(sides))
        .child(el("tbody").children(rows));
    if !model.result.is_empty() {
        let result = el("p")
            .class("result")
            .attr("part", "result")
            .text(model.result);
        table = table.child(el("tfoot").child(aside(&across, result)));
    }
    table
}

/// What the game is called, or a choice among several; nothing for a score without players.
pub fn heading(session: &Session) -> Option<El> {
    let games = session.games();
    if let [game] = games {
        let named = ["White", "Black", "Players", "Event"].iter().any(|tag| {
            game.tree
                .tag(tag)
                .is_some_and(|value| !value.is_empty() && value != "?")
        });
        let heading = el("p")
            .class("game-title")
            .attr("part", "title")
            .attr("dir", "auto");
        return named.then(|| heading.text(&title(&game.tree)));
    }
    let options = games.iter().enumerate().map(|(at, game)| {
        el("option")
            .attr("value", &at.to_string())
            .flag("selected", at == session.shown())
            .text(&(at + 1).to_string())
            .text(". ")
            .text(&title(&game.tree))
    });
    let select = el("select")
        .class("game-title")
        .attr("part", "title")
        .attr("data-do", "game")
        .attr("aria-label", "Game");
    Some(select.children(options))
}

fn aside(across: &str, what: El) -> El {
    let cell = el("td").attr("colspan", across).child(what);
    el("tr").class("aside").child(cell)
}

fn pair(number: u32, white: Option<&Entry>, black: Option<&Entry>, columns: usize) -> El {
    let mut row = el("tr").class("pair").child(
        el("th")
            .class("number")
            .attr("scope", "row")
            .text(&number.to_string()),
    );
    for at in 0..columns {
        let fill = |cell: El, entry: Option<&Entry>| match entry {
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

/// A move in one notation. Its glyphs and its clock stand in the first column only.
fn written(entry: &Entry, column: usize, mut cell: El) -> El {
    if let Some(named) = entry.names.get(column) {
        cell = cell.child(name(move_button("move name", entry.id), named));
    }
    if column == 0 {
        cell = glyphs(cell, &entry.glyphs);
        if let Some(clock) = &entry.clock {
            cell = cell.child(el("span").class("clock").text(clock));
        }
    }
    cell
}

fn glyphs(holder: El, glyphs: &str) -> El {
    match glyphs {
        "" => holder,
        glyphs => holder.child(el("span").class("nag").text(glyphs)),
    }
}

fn move_button(class: &str, id: NodeId) -> El {
    button(class, "move")
        .attr("part", "move")
        .attr("data-moment", &(id.index() + 1).to_string())
}

/// A stretch of a variation as running text.
fn run(depth: usize, head: Option<NodeId>, folded: bool, items: &[Item]) -> El {
    // Deep nesting is shown no deeper once the page is too narrow for more steps.
    let class = if folded {
        "variation folded"
    } else {
        "variation"
    };
    let mut run = el("div")
        .class(class)
        .style("--depth", &depth.min(6).to_string());
    if let Some(first) = head {
        let label = if folded {
            "Unfold the variation"
        } else {
            "Fold the variation"
        };
        run = run.child(
            button("fold", "fold")
                .attr("data-fold", &first.index().to_string())
                .attr("aria-expanded", if folded { "false" } else { "true" })
                .attr("aria-label", label),
        );
    }
    for item in items {
        run = match item {
            Item::Number(number, side) => {
                let dots = if *side == Side::White { "." } else { "…" };
                run.child(
                    el("span")
                        .class("number")
                        .text(&number.to_string())
                        .text(dots),
                )
            }
            Item::Comment(text) => {
                run.child(el("span").class("comment").attr("dir", "auto").text(text))
            }
            Item::Move(entry) => {
                let names = entry.names.iter();
                let names = names.map(|named| name(el("span").class("name"), named));
                let button = move_button("move", entry.id).children(names);
                glyphs(run.child(button), &entry.glyphs)
            }
        }
        .text(" ");
    }
    if folded { run.text("…") } else { run }
}

/// Marks the move of the sheet that is on the board, and brings it into the sheet's view.
pub fn mark(sheet: &Element, moment: u32) {
    while let Some(old) = find(sheet, ".current") {
        let _ = old.class_list().remove_1("current");
        let _ = old.remove_attribute("aria-current");
    }
    let next = ["[data-moment='", &moment.to_string(), "']:not(.current)"].concat();
    let mut first = true;
    while let Some(next) = find(sheet, &next) {
        let _ = next.class_list().add_1("current");
        let _ = next.set_attribute("aria-current", "true");
        if std::mem::take(&mut first) {
            // Only the sheet scrolls, never the page around it.
            let (box_, place) = (
                sheet.get_bounding_client_rect(),
                next.get_bounding_client_rect(),
            );
            let over = place.top() - box_.top() - 64.0;
            let under = place.bottom() - box_.bottom() + 8.0;
            let by = if over < 0.0 { over } else { under.max(0.0) };
            if by != 0.0 {
                sheet.set_scroll_top(sheet.scroll_top() + by as i32);
            }
        }
    }
}
