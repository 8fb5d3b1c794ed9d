//! The paper score sheet on which the learner writes, its keypad, and the marked sheet.
//!
//! ```text
//! div.paper-scroll > table.paper > thead > tr > th * 3
//!                                , tbody > tr * n > th, td[.current] * 2 > input | button.open | span.written
//! p.keep-said[.right|.wrong][role=status] > strong?
//! div.keypad > button.pad-key[.wide][.long] * n
//! div.keep-actions > button.button * n
//! ```
//!
//! On the marked sheet each cell is a button that shows its move on the board:
//! `button.look > span.written, span.sign, span.correct?`.

use super::node::{Element, button, el};
use super::piece::sign_button;
use super::practice::{back, heading};
use super::practice_action::{Door, PracticeAction};
use super::say;
use crate::board::Color;
use crate::exercise::keep_score::{
    CellMark, KeepAction, Keypad, MarkedMove, MarkedSheet, Sitting, Strictness, keypad,
};
use crate::screen::artwork::Sign;
use crate::words::{self, Message};

/// Fewest rows of the paper.
const ROWS: usize = 20;

/// Empty rows after the last move, so that the paper does not say when the game ends.
const SPARE: usize = 4;

/// Makes the action of a press.
const fn keep(action: KeepAction) -> PracticeAction {
    PracticeAction::Keep(action)
}

/// Draws the head of a game that is being kept.
#[must_use]
pub fn keep_head(sitting: &Sitting) -> Element {
    let notation = sitting.settings.column.said();
    let manner = match sitting.settings.strictness {
        Strictness::Kind => words::KIND_SHEET,
        Strictness::Strict => words::STRICT_SHEET,
    };
    let title = el("p").class("keep-title").attr("dir", "auto");
    let facts = [&notation, " · ", manner.text()].concat();
    el("div")
        .class("keep-head")
        .child(back())
        .child(heading(words::SCORE_SHEET))
        .child(title.text(sitting.title.clone()))
        .child(el("p").class("keep-facts").text(facts))
}

/// Draws the paper on which the learner writes.
#[must_use]
pub fn score_paper(sitting: &Sitting) -> Element {
    paper(sitting, |at| cell(sitting, at))
}

/// Draws a paper with the cells of `fill`; a cell of `None` is empty.
fn paper(sitting: &Sitting, fill: impl Fn(usize) -> Option<Element>) -> Element {
    let (first, begins) = sitting.number(0);
    // Where Black begins, White's first cell stays empty.
    let skipped = usize::from(begins == Color::Black);
    let shown = (sitting.shown() + skipped).div_ceil(2);
    let rows = (0..ROWS.max(shown + SPARE)).map(|row| {
        let number = el("th").attr("scope", "row");
        let number = number.text((first as usize + row).to_string());
        let cells = [0, 1].map(|side| {
            let at = (2 * row + side).checked_sub(skipped);
            let is_current = at.is_some() && at == sitting.current();
            let cell = el("td").class_if(is_current, "current");
            cell.child(at.filter(|&at| at < sitting.shown()).and_then(&fill))
        });
        el("tr").child(number).children(cells)
    });
    let head = |side: Color| el("th").attr("scope", "col").text(side.said());
    let heads = el("tr").child(el("td")).children(Color::ALL.map(head));
    let table = el("table")
        .class("paper")
        .child(el("thead").child(heads))
        .child(el("tbody").children(rows));
    // Who has only keys scrolls it with them.
    el("div")
        .class("paper-scroll")
        .attr("role", "region")
        .attr("aria-label", words::SCORE_SHEET.text())
        .attr("tabindex", "0")
        .child(table)
}

/// Says which move a cell is for.
fn cell_label(sitting: &Sitting, at: usize) -> String {
    let (number, color) = sitting.number(at);
    words::CELL_OF.with([number.into(), color.said().into()])
}

/// Draws a cell of a shown move.
fn cell(sitting: &Sitting, at: usize) -> Option<Element> {
    let cell = &sitting.cells()[at];
    let label = cell_label(sitting, at);
    if sitting.current() == Some(at) {
        let tree = sitting.tree();
        let own_keys = keypad(sitting.settings.column.notation, tree.start().variant());
        let field = el("input")
            .attr("type", "text")
            .attr(
                "inputmode",
                if own_keys.is_some() { "none" } else { "text" },
            )
            .attr("autocomplete", "off")
            .attr("autocapitalize", "off")
            .attr("spellcheck", "false")
            .attr("enterkeyhint", "next")
            .attr("aria-label", label)
            .attr("aria-describedby", "keep-said")
            .attr("value", cell.text.clone());
        return Some(
            field
                .key(at as u64)
                .does(keep(KeepAction::Write(String::new()))),
        );
    }
    if sitting.may_go(at) {
        let open = button("open").attr("aria-label", words::CELL_UNWRITTEN.with([label.into()]));
        let words = match cell.text.as_str() {
            "" => "…".to_owned(),
            text => text.to_owned(),
        };
        return Some(open.text(words).does(keep(KeepAction::Go(at))));
    }
    Some(el("span").class("written").text(cell.text.clone()))
}

/// Draws what is said about the cell that is written: what to do, or on a kind sheet whether it is
/// right, and why.
#[must_use]
pub fn keep_said(sitting: &Sitting) -> Element {
    let line = el("p")
        .class("keep-said")
        .attr("id", "keep-said")
        .attr("role", "status");
    if let Some(judgement) = sitting.said() {
        let sign = match judgement.right {
            true => "✓ ",
            false => "✗ ",
        };
        let class = if judgement.right { "right" } else { "wrong" };
        let sign = el("strong").attr("aria-hidden", "true").text(sign);
        let line = line.class(class).attr("tabindex", "0").child(sign);
        return line.text(judgement.sentence.to_string());
    }
    match sitting.current() {
        Some(at) => {
            let (number, color) = sitting.number(at);
            line.text(words::WRITE_ITS_MOVE.with([color.into(), number.into()]))
        }
        None if sitting.is_over() => line.text(words::WAS_LAST_MOVE),
        None if sitting.shown() == 0 => line.text(words::ASK_FOR_FIRST),
        None => line.text(words::WRITTEN_ASK_NEXT),
    }
}

/// Returns the words on the button that goes on, and its action.
fn onward(sitting: &Sitting) -> (Message, KeepAction) {
    match sitting.current() {
        Some(_) => (words::WRITE_IT, KeepAction::Enter),
        None if sitting.is_over() => (words::MARK_MY_SHEET, KeepAction::Finish),
        None => (words::NEXT_MOVE, KeepAction::Next),
    }
}

/// What the keys of a keypad do.
pub(super) struct PadPresses {
    pub key: fn(&'static str) -> PracticeAction,
    pub delete: PracticeAction,
    /// The words on the key that goes on, and its action.
    pub onward: (Message, PracticeAction),
}

/// Draws the keys of a notation, the key that deletes and the one that goes on.
pub(super) fn pad(rows: Keypad, is_current: bool, presses: PadPresses) -> Element {
    let (words, onward) = presses.onward;
    let keys = rows.into_iter().flatten().map(|key| {
        let label = match key.shows == key.called {
            true => key.shows.to_owned(),
            false => [key.shows, &words::COMMA, key.called].concat(),
        };
        button("pad-key")
            .class_if(key.span > 1, "wide")
            .class_if(key.shows.len() > 4, "small")
            .attr("aria-label", label)
            .flag("disabled", !is_current)
            .does((presses.key)(key.writes))
            .text(key.shows)
    });
    let delete = button("pad-key wide")
        .attr("aria-label", words::DELETE_LAST_LETTER)
        .flag("disabled", !is_current)
        .text("⌫");
    let enter = button("pad-key wide onward").text(words);
    let pad = el("div").class("keypad").attr("role", "group");
    pad.attr("aria-label", words::LETTERS_AND_SQUARES)
        .children(keys)
        .child(delete.does(presses.delete))
        .child(enter.does(onward))
}

/// Draws the keypad, if the notation has one, and the buttons below it.
#[must_use]
pub fn keep_keys(sitting: &Sitting) -> Element {
    let variant = sitting.tree().start().variant();
    let rows = keypad(sitting.settings.column.notation, variant);
    let (words, action) = onward(sitting);
    let is_current = sitting.current().is_some();
    let presses = || PadPresses {
        key: |letters| keep(KeepAction::Key(letters)),
        delete: keep(KeepAction::Delete),
        onward: (words, keep(action.clone())),
    };
    let pad = rows.map(|rows| pad(rows, is_current, presses()));
    let leave = button("button")
        .does(keep(KeepAction::Next))
        .text(words::LEAVE_IT_NEXT_MOVE);
    let leave = (is_current && !sitting.is_over()).then_some(leave);
    let run = (sitting.settings.pace > 0 && !sitting.is_over()).then(|| {
        let sign = if sitting.running {
            Sign::Pause
        } else {
            Sign::Play
        };
        sign_button(sign, words::AUTOPLAY.text())
            .attr("aria-pressed", sitting.running.to_string())
            .does(keep(KeepAction::Run(!sitting.running)))
    });
    let flipped = sitting.settings.flipped;
    let turn = sign_button(Sign::Flip, words::TURN_THE_BOARD.text())
        .attr("aria-pressed", flipped.to_string())
        .does(keep(KeepAction::Turn(!flipped)));
    let is_last = matches!(action, KeepAction::Finish);
    let finish = button("button")
        .does(keep(KeepAction::Finish))
        .text(words::MARK_MY_SHEET);
    let finish = (sitting.shown() > 0 && !is_last).then_some(finish);
    let onward = button("button primary onward")
        .does(keep(action))
        .text(words);
    let actions = el("div")
        .class("keep-actions")
        .child(onward.key(1))
        .child(leave.map(|it| it.key(2)))
        .child(run.map(|it| it.key(3)))
        .child(finish.map(|it| it.key(4)))
        .child(turn.key(5));
    let holder = el("div")
        .class("keep-keys")
        .class_if(pad.is_some(), "has-pad");
    holder.child(pad).child(actions)
}

/// Draws the marked sheet: its summary, the cells with their marks, the slips with their reasons,
/// the moves by rule, and what to practise. A sheet may have been `handed` in by somebody else.
#[must_use]
pub fn marked_sheet(sitting: &Sitting, sheet: &MarkedSheet, handed: bool) -> Element {
    let summary = el("p").class("keep-summary").text(sheet.summary());
    let action = |does: PracticeAction, words| button("button").does(does).text(words);
    let actions = el("div").class("keep-actions");
    let actions = match handed {
        true => actions.child(action(KeepAction::Choose.into(), words::TO_MY_PRACTICE)),
        false => actions
            .child(action(KeepAction::Choose.into(), words::ANOTHER_GAME).class("primary"))
            .child(action(KeepAction::Again.into(), words::AGAIN))
            .child(action(PracticeAction::Send, words::COPY_RESULT)),
    };
    let title = match handed {
        true => words::HANDED_SHEET,
        false => words::YOUR_SHEET_MARKED,
    };
    el("div")
        .class("marked")
        .child(back())
        .child(heading(title))
        .child(el("p").class("keep-title").text(sitting.title.clone()))
        .child(summary)
        .child(actions)
        .child(practise(sheet, handed))
        .child(paper(sitting, |at| sheet.moves.get(at).map(marked_cell)))
        .child(slips(sheet))
        .child(rules(sheet))
}

/// Returns the sign of a mark and its word.
const fn sign(mark: CellMark) -> (&'static str, &'static str, Message) {
    match mark {
        CellMark::Right => ("✓", "right", words::MARK_RIGHT),
        CellMark::Slip => ("✓", "slip", words::MARK_SLIP),
        CellMark::Mended => ("✓", "mended", words::MARK_MENDED),
        CellMark::Wrong => ("✗", "wrong", words::MARK_WRONG),
        CellMark::Unwritten => ("–", "unwritten", words::NOT_WRITTEN),
    }
}

/// Draws a marked cell.
fn marked_cell(mv: &MarkedMove) -> Element {
    let (sign, class, words) = sign(mv.mark);
    let corrected = mv.written != mv.name;
    let cell = words::CELL_OF.with([mv.number.into(), mv.color.said().into()]);
    let mut label = match mv.written.as_str() {
        "" => words::CELL_MARKED.with([cell.into(), words.into()]),
        written => words::CELL_MARKED_WRITTEN.with([cell.into(), written.into(), words.into()]),
    };
    if corrected {
        label = words::CELL_NAME.with([label.into(), (&mv.name).into()]);
    }
    // The label says both.
    let hidden = |class| el("span").class(class).attr("aria-hidden", "true");
    let correct = hidden("correct").text(mv.name.clone());
    let look = button("look")
        .class(class)
        .attr("aria-label", label)
        .does(keep(KeepAction::Look(mv.at)))
        .child(el("span").class("written").text(mv.written.clone()))
        .child(hidden("sign").text(sign));
    el("span")
        .class("marked-cell")
        .child(look)
        .child(corrected.then_some(correct))
}

/// Draws the slips with their names and reasons.
fn slips(sheet: &MarkedSheet) -> Option<Element> {
    let faulty = sheet.moves.iter().filter(|mv| mv.mark != CellMark::Right);
    let items: Vec<Element> = faulty.map(slip).collect();
    let list = (!items.is_empty()).then(|| el("ol").class("slips").children(items))?;
    let section = el("section").child(el("h2").text(words::SLIPS));
    Some(section.child(list))
}

/// Draws a slip.
fn slip(mv: &MarkedMove) -> Element {
    let (sign, class, words) = sign(mv.mark);
    let dots = if mv.color == Color::White { "." } else { "…" };
    let number = format!("{}{dots}", mv.number);
    let look = button("link")
        .does(keep(KeepAction::Look(mv.at)))
        .text(number);
    let given = mv.first.as_ref().unwrap_or(&mv.written);
    let given = (!given.is_empty()).then(|| el("span").class("written").text(given.clone()));
    let mut titles: Vec<Message> = mv.slips.iter().map(|slip| slip.title).collect();
    titles.dedup();
    let titles: Vec<&str> = titles.into_iter().map(Message::text).collect();
    let title = match titles.is_empty() {
        true => words.into(),
        false => titles.join(&words::COMMA),
    };
    let sign = el("span")
        .class("sign")
        .attr("aria-hidden", "true")
        .text(sign);
    let head = el("p")
        .class("slip-head")
        .child(sign)
        .child(look)
        .text(" ")
        .child(given)
        .text(" ")
        .child(el("strong").text(title));
    let name = el("span").class("correct").text(mv.name.clone());
    let rule = mv.rules.first().map_or("", |rule| rule.words.text());
    let because = mv.because.to_string();
    let rule = match because.is_empty() {
        true => words::RULE_BEHIND_NAME.with([rule.into()]),
        false => words::RULE_BEHIND_NAME_BECAUSE.with([rule.into(), because.into()]),
    };
    el("li")
        .class(class)
        .child(head)
        .child(el("p").text(mv.reason.to_string()))
        .child(el("p").class("slip-rule").child(name).text(rule))
}

/// Draws the moves by rule.
fn rules(sheet: &MarkedSheet) -> Option<Element> {
    let rows = sheet.rules.iter().map(|count| {
        let rule = el("th").attr("scope", "row").text(count.rule.words);
        let words = say::right_of(count.right, count.of);
        let bar = el("meter")
            .attr("max", count.of.to_string())
            .attr("value", count.right.to_string())
            .attr("aria-label", count.rule.words);
        el("tr")
            .child(rule)
            .child(el("td").text(words))
            .child(el("td").child(bar))
    });
    let table = el("table")
        .class("rule-table")
        .child(el("tbody").children(rows));
    let section = el("section").child(el("h2").text(words::MOVES_BY_RULE));
    (!sheet.rules.is_empty()).then(|| section.child(table))
}

/// Draws what to practise, with the lessons about it.
fn practise(sheet: &MarkedSheet, handed: bool) -> Option<Element> {
    let items = sheet.practise.iter().map(|practise| {
        let lesson = el("a").attr("href", format!("lessons/{}", practise.lesson));
        let lesson = lesson.text(practise.words);
        el("li").child(lesson).text(say::times(practise.times))
    });
    let section = el("section").child(el("h2").text(words::WHAT_TO_PRACTISE));
    let list = el("ul").class("practise").children(items);
    // Whoever looks at the sheet of another practises something else.
    let by_rule = (!handed).then(|| {
        let door = button("button").does(PracticeAction::Enter(Door::ByRule));
        door.text(words::PRACTISE_BY_RULE)
    });
    (!sheet.practise.is_empty()).then(|| section.child(list).child(by_rule))
}
