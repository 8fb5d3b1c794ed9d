//! Two sheets of one game: the fields for their texts, and both side by side.
//!
//! ```text
//! section.sheet-texts > button.back, h1, p.lead, div.both > label * 2 > textarea
//!                     , div.keep-settings > label > select, button.button.primary, p.keep-said[role=status]
//! div.marked > button.back, h1, p.keep-summary, ul.found > li * n, div.keep-actions > a.button, button.button
//!            , div.paper-scroll > table.paper.both-sheets > tbody > tr[.differs] * n > th, td * 2 > span.written, span.sign; td > button.look
//!            , section > h2, ol.slips > li * n > button.look, p, p.slip-names?
//! ```

use super::address::HOME;
use super::fields::entries;
use super::node::{Element, button, el};
use super::practice::{back, heading};
use super::practice_action::{PracticeAction, PracticeField};
use super::say;
use crate::board::Color;
use crate::exercise::two_sheets::{
    ComparedCell, ComparedPly, ComparedSheets, SheetMark, TwoSheets, TwoSheetsAction,
};
use crate::session::ColumnSet;
use crate::sheets::{ScoreSheet, SheetDifference};
use crate::words::{self, Message};

fn does(action: TwoSheetsAction) -> PracticeAction {
    PracticeAction::TwoSheets(action)
}

/// Draws the fields for the two texts. `reads` says that they are being read.
#[must_use]
pub fn sheet_texts(sheets: &TwoSheets, reads: bool) -> Element {
    let field = |sheet: ScoreSheet| {
        let text = &sheets.texts[sheet as usize];
        let area = el("textarea")
            .attr("rows", "12")
            .attr("spellcheck", "false")
            .attr("autocapitalize", "off")
            .attr("placeholder", say::SHEET_SAMPLES[sheet as usize])
            .attr("value", text.clone())
            .does(PracticeAction::Typed(
                PracticeField::Sheet(sheet),
                String::new(),
            ));
        el("label").text(say::SHEETS[sheet as usize]).child(area)
    };
    let columns = ColumnSet::Orthodox.columns().map(|column| {
        let words = column.said().into_owned();
        let chosen = column == sheets.column;
        (words, chosen, does(TwoSheetsAction::Column(column)))
    });
    let compare = button("button primary")
        .flag("disabled", reads || !sheets.has_text())
        .does(does(TwoSheetsAction::Compare))
        .text(words::COMPARE_SHEETS);
    let said = match (reads, sheets.has_text()) {
        (true, _) => words::SHEETS_ARE_READ.text(),
        (false, false) => words::NO_SHEET_YET.text(),
        (false, true) => "",
    };
    el("section")
        .class("sheet-texts")
        .child(back())
        .child(heading(words::TWO_SHEETS))
        .child(el("p").class("lead").text(words::TWO_SHEETS_LEAD))
        .child(
            el("div")
                .class("both")
                .children(ScoreSheet::BOTH.map(field)),
        )
        .child(
            el("div")
                .class("keep-settings")
                .child(entries(words::SHOW_GAME_IN, columns))
                .child(compare),
        )
        .child(el("p").class("keep-said").attr("role", "status").text(said))
}

/// Draws both sheets side by side, and where they differ.
#[must_use]
pub fn both_sheets(sheets: &TwoSheets) -> Element {
    let marked = el("div").class("marked");
    let Some(compared) = &sheets.compared else {
        return marked;
    };
    let change = button("button")
        .does(does(TwoSheetsAction::Change))
        .text(words::CHANGE_SHEETS);
    let open = (!compared.plies.is_empty()).then(|| {
        let address = [HOME, "#", &compared.fragment].concat();
        el("a")
            .class("button primary")
            .attr("href", address)
            .text(words::OPEN_THE_GAME)
    });
    let found = compared
        .sheets
        .iter()
        .zip(ScoreSheet::BOTH)
        .filter_map(|(facts, sheet)| {
            let facts = facts.as_ref()?;
            Some(say::sheet_found(sheet as usize, facts))
        });
    let found = found.chain(compared.remarks.iter().cloned());
    let found = found.map(|words| el("li").text(words));
    marked
        .child(back())
        .child(heading(words::TWO_SHEETS))
        .child(
            el("p")
                .class("keep-summary")
                .attr("role", "status")
                .text(summary(compared)),
        )
        .child(el("ul").class("found").children(found))
        .child(el("div").class("keep-actions").child(open).child(change))
        .child(table(sheets, compared))
        .child((!compared.differences.is_empty()).then(|| list(compared)))
}

/// Says how long the game is and in how many places the sheets differ.
fn summary(compared: &ComparedSheets) -> String {
    let open = compared.differences.iter().filter(|found| found.open);
    say::sheets_compared(
        compared.plies.len(),
        compared.differences.len(),
        open.count(),
    )
}

/// Draws the plies with what each sheet has, and the move that was taken.
fn table(sheets: &TwoSheets, compared: &ComparedSheets) -> Element {
    let head = |words: Message| el("th").attr("scope", "col").text(words);
    let heads = el("tr")
        .child(head(words::NO))
        .children(say::SHEETS.map(head))
        .child(head(words::GAME_LABEL));
    let rows = compared.plies.iter().enumerate().map(|(at, ply)| {
        let number = el("th").attr("scope", "row").text(place(ply));
        let is_plain =
            |cell: &ComparedCell| matches!(cell.mark, SheetMark::Right | SheetMark::Beyond);
        let look = button("look")
            .attr("aria-pressed", (sheets.ply == Some(at)).to_string())
            .does(does(TwoSheetsAction::Look(at)))
            .text(ply.name.clone());
        let doubt = ply.open.then(|| el("span").class("sign").text("?"));
        el("tr")
            .class_if(!ply.cells.iter().all(is_plain), "differs")
            .child(number)
            .children(ply.cells.each_ref().map(cell))
            .child(el("td").child(look.child(doubt)))
    });
    let table = el("table")
        .class("paper")
        .class("both-sheets")
        .child(el("thead").child(heads))
        .child(el("tbody").children(rows));
    el("div")
        .class("paper-scroll")
        .attr("role", "region")
        .attr("aria-label", words::SIDE_BY_SIDE)
        .attr("tabindex", "0")
        .child(table)
}

/// Returns the number of a ply with its dots.
fn place(ply: &ComparedPly) -> String {
    let dots = match ply.color {
        Color::White => ".",
        Color::Black => "…",
    };
    [&ply.number.to_string(), dots].concat()
}

/// Draws what a sheet has for a ply, with a sign and a word for whoever does not see it.
fn cell(cell: &ComparedCell) -> Element {
    let (sign, class, words) = match cell.mark {
        SheetMark::Right => ("", "right", ""),
        SheetMark::Unclear => ("?", "unclear", words::COULD_BE_ANOTHER.text()),
        SheetMark::Wrong => ("✗", "wrong", words::MARK_WRONG.text()),
        SheetMark::Missing => ("–", "unwritten", words::NOT_WRITTEN.text()),
        SheetMark::Beyond => ("", "beyond", ""),
    };
    let sign = (!sign.is_empty()).then(|| {
        el("span")
            .class("sign")
            .attr("role", "img")
            .attr("aria-label", words)
            .text(sign)
    });
    el("td")
        .class(class)
        .child(el("span").class("written").text(cell.written.clone()))
        .child(sign)
}

/// Draws the places where the sheets differ, with the reasons and the names of slips.
fn list(compared: &ComparedSheets) -> Element {
    let item = |found: &SheetDifference| {
        let slips = compared.plies.get(found.ply).map(|ply| ply.cells.iter());
        let slips = slips.into_iter().flatten().zip(say::SHEETS);
        let slips = slips.filter(|(cell, _)| !cell.slips.is_empty());
        let slips: Vec<String> = slips
            .map(|(cell, sheet)| {
                words::SLIPS_ON_SHEET.with([sheet.into(), cell.slips.join(&words::COMMA).into()])
            })
            .collect();
        let names = (!slips.is_empty()).then(|| el("p").class("slip-names").text(slips.join(". ")));
        let look = button("look")
            .does(does(TwoSheetsAction::Look(found.ply)))
            .text(found.place.clone());
        el("li")
            .child(look)
            .child(el("p").text(found.sentence.clone()))
            .child(names)
    };
    el("section")
        .child(el("h2").text(words::WHERE_THEY_DIFFER))
        .child(
            el("ol")
                .class("slips")
                .children(compared.differences.iter().map(item)),
        )
}
