//! Practice by rule: the learner and the chart, and the end of a round.
//!
//! ```text
//! section.by-rule.chart-page > h1, p.lead, div.learners, div.notations, details.files?, p.begin, table.chart
//! section.by-rule.round-end > h1, p.lead, table.chart, div.deeds
//! ```

use std::borrow::Cow;

use super::asked_action::AskedAction;
use super::by_rule_action::ByRuleAction;
use super::node::{Element, button, el};
use super::practice::heading;
use super::practice_action::{PracticeAction, PracticeField};
use super::say;
use crate::exercise::by_rule::learner::{ChartRow, HowWell, Learners, NAMELESS};
use crate::exercise::by_rule::round::{EndRow, RoundEnd};
use crate::session::Column;
use crate::words;

/// Makes a button with an action and a caption.
fn action(class: &'static str, action: ByRuleAction) -> Element {
    button(class).does(PracticeAction::ByRule(action))
}

/// What the first view of the practice shows.
#[derive(Clone, Debug)]
pub struct ByRuleStart<'a> {
    pub learners: &'a Learners,
    /// All notations that can be practised.
    pub columns: &'a [Column],
    /// What could not be read or done.
    pub notice: Option<&'a str>,
    /// The name of a learner who was removed and can come back.
    pub removed: Option<&'a str>,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// Draws the learners, the notations, and the chart of rules.
#[must_use]
pub fn by_rule_start(start: &ByRuleStart<'_>) -> Element {
    let learner = start.learners.current();
    let chosen = learner.columns();
    let rows = learner.chart(&chosen, start.now);
    let new = rows.iter().filter(|row| row.known == HowWell::New).count();
    let due = learner.due(&chosen, start.now);
    let waiting = learner
        .next_due(&chosen, start.now)
        .filter(|_| due + new == 0);
    let begin = action("button primary", ByRuleAction::Begin)
        .text(words::BEGIN_ROUND)
        .flag("disabled", due + new == 0);
    let begin = el("p")
        .class("begin")
        .child(begin)
        .child(el("span").text(say::waiting(due, new, waiting.as_deref())));
    let notations = start.columns.iter().map(|column| {
        action("button", ByRuleAction::Column(column.tag))
            .attr("aria-pressed", chosen.contains(column).to_string())
            .text(column.said())
    });
    let notations = el("div")
        .class("notations")
        .attr("role", "group")
        .attr("aria-label", words::NOTATIONS_TO_PRACTISE)
        .children(notations);
    el("section")
        .key(1)
        .class("by-rule chart-page")
        .child(heading(words::BY_RULE_DUE))
        .child(el("p").class("lead").text(words::BY_RULE_LEAD))
        .child(start.notice.map(|words| {
            let warn = el("p").class("told wrong").attr("role", "alert");
            warn.text(words.to_owned())
        }))
        .child(learners(start.learners, start.removed))
        .child(notations)
        .child(files(learner.files()))
        .child(begin)
        .child(chart(&rows))
        .child(leave())
}

/// Draws who practises, a field for another name, and the way back for a learner who was removed.
#[must_use]
pub fn learners(learners: &Learners, removed: Option<&str>) -> Element {
    let current = learners.current().name.as_str();
    let names = learners.names().enumerate().map(|(at, name)| {
        action("button", ByRuleAction::Learner(at))
            .attr("aria-pressed", (name == current).to_string())
            .text(named(name))
    });
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", "40")
        .attr("aria-label", words::ANOTHER_NAME)
        .attr("placeholder", words::ANOTHER_NAME)
        .does(PracticeAction::Typed(PracticeField::Name, String::new()));
    let field = el("span")
        .class("new-name")
        // A new learner empties the field.
        .key(1000 + learners.names().count() as u64)
        .child(field)
        .child(action("button", ByRuleAction::AddLearner).text(words::ADD_TAG));
    let remove = action("link", ByRuleAction::RemoveLearner);
    let back = removed.map(|name| {
        let undo = action("link", ByRuleAction::PutBack).text(words::UNDO.text());
        let words = el("span").text(words::LEARNER_REMOVED.with([named(name).into()]));
        el("span")
            .class("removed")
            .attr("role", "status")
            .child(words)
            .child(undo)
    });
    el("div")
        .class("learners")
        .attr("role", "group")
        .attr("aria-label", words::WHO_PRACTISES)
        .children(names)
        .child(field)
        .child(
            remove
                .text(words::REMOVE_LEARNER.with([named(current).into()]))
                .key(1),
        )
        .child(back.map(|back| back.key(2)))
}

/// Returns the name of a learner as it is shown.
fn named(name: &str) -> Cow<'static, str> {
    match name {
        NAMELESS => words::NAMELESS.into(),
        name => name.to_owned().into(),
    }
}

/// Draws the choice of files for the questions about squares, 0 for a.
fn files(chosen: &[u8]) -> Element {
    let file = |file: u8| {
        action("button", ByRuleAction::File(file))
            .attr("aria-pressed", chosen.contains(&file).to_string())
            .text(char::from(b'a' + file).to_string())
    };
    el("div")
        .class("files")
        .attr("role", "group")
        .attr("aria-label", words::SQUARES_OF_FILES)
        .child(el("span").text(words::SQUARES_OF_FILES))
        .children((0..8).map(file))
}

/// Draws the state of each rule, notation by notation.
fn chart(rows: &[ChartRow]) -> Element {
    let titles = [
        words::RULE,
        words::HOW_WELL,
        words::LAST_ANSWERS,
        words::ASKED_AGAIN,
    ];
    let mut sections: Vec<Element> = Vec::new();
    let mut rest = rows;
    while let Some(first) = rest.first() {
        let same = |row: &&ChartRow| row.column == first.column;
        let count = rest.iter().take_while(same).count();
        let (mine, others) = rest.split_at(count);
        rest = others;
        let rows = mine.iter().map(|row| {
            el("tr")
                .class(tag(row.known))
                .child(el("th").attr("scope", "row").text(row.topic.title()))
                .child(el("td").child(meter(row.known)).text(row.known.words()))
                .child(el("td").class("answers").child(answers(&row.answers)))
                .child(el("td").text(row.due.clone()))
        });
        let head = titles.map(|title| el("th").attr("scope", "col").text(title));
        let table = el("table")
            .class("chart")
            .child(el("caption").text(first.column.said()))
            .child(el("thead").child(el("tr").children(head)))
            .child(el("tbody").children(rows));
        sections.push(table);
    }
    el("div").class("charts").children(sections)
}

/// Draws how well a rule is known, in quarters; the words beside it say the same.
fn meter(known: HowWell) -> Element {
    let full = match known {
        HowWell::New => 0,
        HowWell::Learning | HowWell::Forgotten => 1,
        HowWell::Known => 2,
        HowWell::Well => 3,
    };
    let step = |at| el("i").class_if(at < full, "full");
    let steps = (0..3).map(step);
    el("span")
        .class("meter")
        .attr("aria-hidden", "true")
        .children(steps)
}

/// Returns the state's name in style sheets.
const fn tag(known: HowWell) -> &'static str {
    match known {
        HowWell::New => "new",
        HowWell::Learning => "learning",
        HowWell::Forgotten => "forgotten",
        HowWell::Known => "known",
        HowWell::Well => "well",
    }
}

/// Draws the last answers as ticks and crosses, and says them in words.
fn answers(answers: &[bool]) -> Element {
    let right = answers.iter().filter(|&&right| right).count();
    let signs: String = answers
        .iter()
        .map(|&right| if right { '✓' } else { '✗' })
        .collect();
    let signs = el("span").attr("aria-hidden", "true").text(signs);
    let words = (!answers.is_empty()).then(|| {
        let words = say::right_of(right, answers.len());
        el("span").class("visually-hidden").text(words)
    });
    el("span").child(signs).child(words)
}

/// Makes the button that leads back to the doors.
fn leave() -> Element {
    let back = button("link").does(PracticeAction::Leave);
    el("p").class("deeds").child(back.text(words::ALL_PRACTICE))
}

/// Draws the end of a round: what was asked, and when it is asked again.
#[must_use]
pub fn by_rule_end(end: &RoundEnd) -> Element {
    let titles = [words::RULE, words::RIGHT_AT_ONCE, words::ASKED_AGAIN];
    let row = |row: &EndRow| {
        let (at_once, all) = row.at_once;
        let name = el("th").attr("scope", "row").text(row.topic.title());
        let name = name.child(el("small").text([" ", &row.column.said()].concat()));
        el("tr")
            .child(name)
            .child(el("td").text(say::right_of(at_once, all)))
            .child(el("td").text(row.due.clone()))
    };
    let head = titles.map(|title| el("th").attr("scope", "col").text(title));
    let table = el("table")
        .class("chart")
        .child(el("caption").text(words::WHAT_YOU_PRACTISED))
        .child(el("thead").child(el("tr").children(head)))
        .child(el("tbody").children(end.rows.iter().map(row)));
    let deeds = el("p").class("deeds").child(
        button("button primary")
            .does(PracticeAction::Asked(AskedAction::Stop))
            .text(words::TO_CHART),
    );
    el("section")
        .key(3)
        .class("by-rule round-end")
        .child(heading(words::ROUND_OVER))
        .child(
            el("p")
                .class("lead")
                .attr("role", "status")
                .text(end.words.clone()),
        )
        .child((!end.rows.is_empty()).then_some(table))
        .child(deeds)
        .child(leave())
}
