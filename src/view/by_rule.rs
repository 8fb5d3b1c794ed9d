//! Practice by rule: the learner and the chart, a question, and the end of a round.
//!
//! ```text
//! section.by-rule.chart-page > h1, p.lead, div.learners, div.notations, p.begin, table.chart
//! section.by-rule.asking > h1.visually-hidden, div.board-host, div.side > p.which, p.ask, div.answer, div.told, div.deeds
//! section.by-rule.round-end > h1, p.lead, table.chart, div.deeds
//! ```

use super::board::{BoardOptions, board};
use super::by_rule_action::ByRuleAction;
use super::node::{Element, button, el};
use super::practice::heading;
use super::practice_action::PracticeAction;
use super::say;
use super::written::sentence;
use crate::board::Square;
use crate::exercise::by_rule::learner::{ChartRow, HowWell, Learners};
use crate::exercise::by_rule::round::{AnsweredBy, EndRow, RoundEnd, RuleQuestion};
use crate::screen::placed_pieces::PlacedPieces;
use crate::session::{Column, Notice};
use crate::study::Coordinates;

/// Said when the last notation is to be left out.
pub const NO_NOTATION: &str = "At least one notation is practised.";
/// Said when the browser keeps nothing.
pub const NOT_KEPT: &str =
    "This browser does not let the page keep what you learn. It is lost when you close the page.";

/// Makes a button with an action and a caption.
fn action(class: &'static str, action: ByRuleAction) -> Element {
    button(class).does(PracticeAction::ByRule(action))
}

/// What the first view of the practice shows.
#[derive(Clone, Debug)]
pub struct ByRuleStart<'a> {
    pub learners: &'a Learners,
    /// All notations that can be practised, and whether each is chosen.
    pub columns: &'a [(Column, bool)],
    /// What could not be read or done.
    pub notice: Option<&'a str>,
    /// Milliseconds since 1970.
    pub now: i64,
}

/// Draws the learners, the notations, and the chart of rules.
#[must_use]
pub fn by_rule_start(start: &ByRuleStart<'_>) -> Element {
    let chosen: Vec<Column> = start
        .columns
        .iter()
        .filter(|(_, chosen)| *chosen)
        .map(|(column, _)| *column)
        .collect();
    let learner = start.learners.current();
    let rows = learner.chart(&chosen, start.now);
    let new = rows.iter().filter(|row| row.known == HowWell::New).count();
    let due = learner.due(&chosen, start.now);
    let waiting = learner
        .next_due(&chosen, start.now)
        .filter(|_| due + new == 0);
    let begin = action("button primary", ByRuleAction::Begin)
        .text(say::BEGIN_ROUND)
        .flag("disabled", due + new == 0);
    let begin = el("p")
        .class("begin")
        .child(begin)
        .child(el("span").text(say::waiting(due, new, waiting.as_deref())));
    let notations = start.columns.iter().map(|(column, is_chosen)| {
        action("button", ByRuleAction::Column(column.tag))
            .attr("aria-pressed", is_chosen.to_string())
            .text(column.title)
    });
    let notations = el("div")
        .class("notations")
        .attr("role", "group")
        .attr("aria-label", say::NOTATIONS)
        .children(notations);
    el("section")
        .key(1)
        .class("by-rule chart-page")
        .child(heading(say::BY_RULE))
        .child(el("p").class("lead").text(say::BY_RULE_LEAD))
        .child(start.notice.map(|words| {
            let warn = el("p").class("told wrong").attr("role", "alert");
            warn.text(words.to_owned())
        }))
        .child(learners(start))
        .child(notations)
        .child(begin)
        .child(chart(&rows))
        .child(leave())
}

/// Draws who practises, and a field for another name.
fn learners(start: &ByRuleStart<'_>) -> Element {
    let current = start.learners.current().name.as_str();
    let names = start.learners.names().enumerate().map(|(at, name)| {
        action("button", ByRuleAction::Learner(at))
            .attr("aria-pressed", (name == current).to_string())
            .text(name.to_owned())
    });
    let field = el("input")
        .attr("type", "text")
        .attr("autocomplete", "off")
        .attr("maxlength", "40")
        .attr("aria-label", say::ANOTHER_NAME)
        .attr("placeholder", say::ANOTHER_NAME)
        .does(PracticeAction::ByRule(ByRuleAction::Name(String::new())));
    let field = el("span")
        .class("new-name")
        // A new learner empties the field.
        .key(1000 + start.learners.names().count() as u64)
        .child(field)
        .child(action("button", ByRuleAction::AddLearner).text(say::ADD_LEARNER));
    let remove = action("link", ByRuleAction::RemoveLearner);
    el("div")
        .class("learners")
        .attr("role", "group")
        .attr("aria-label", say::LEARNERS)
        .children(names)
        .child(field)
        .child(remove.text(say::forget(current)))
}

/// Draws the state of each rule, notation by notation.
fn chart(rows: &[ChartRow]) -> Element {
    let titles = [say::RULE, say::STATE, say::LAST_ANSWERS, say::ASKED_AGAIN];
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
            .child(el("caption").text(first.column.title))
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
    el("p").class("deeds").child(back.text(say::ALL_PRACTICE))
}

/// Draws a question, given the pieces with their identities, the square that the Tab key reaches,
/// and the square whose piece is dragged.
#[must_use]
pub fn by_rule_question(
    question: &RuleQuestion,
    placed: &PlacedPieces,
    cursor: Square,
    carried: Option<Square>,
) -> Element {
    let looks = BoardOptions {
        cursor,
        carried,
        coordinates: match question.hides_names {
            true => Coordinates::None,
            false => Coordinates::Algebraic,
        },
        moves: question.moves,
        ..BoardOptions::default()
    };
    let board = el("div")
        .class("board-host")
        .child(board(&question.board, placed, &looks));
    let which = el("p")
        .class("which")
        .child(el("strong").text(say::question(question.number)))
        .text(" · ")
        .text(question.column.title)
        .text(
            question
                .rule
                .map_or(String::new(), |rule| [" · ", rule].concat()),
        );
    let ask = el("p").class("ask").attr("tabindex", "-1");
    let ask = sentence(ask, &question.sentence);
    let side = el("div")
        .class("side")
        .child(which)
        .child(ask.key(2))
        .child((!question.is_answered).then(|| answer(question).key(100 + question.number as u64)))
        .child(told(question.notice.as_ref(), question.is_answered).key(4))
        .child(deeds(question).key(5));
    el("section")
        .key(2)
        .class("by-rule asking")
        .attr("aria-label", say::BY_RULE)
        .child(heading(say::BY_RULE).class("visually-hidden"))
        .child(board)
        .child(side)
}

/// Draws what the answer is given with.
fn answer(question: &RuleQuestion) -> Element {
    let place = el("div").class("answer");
    match &question.by {
        AnsweredBy::Text => {
            let field = el("input")
                .attr("type", "text")
                .attr("autocomplete", "off")
                .attr("autocapitalize", "off")
                .attr("autocorrect", "off")
                .attr("spellcheck", "false")
                .attr("aria-label", say::ANSWER_FIELD)
                .attr("placeholder", say::ANSWER_FIELD)
                .does(PracticeAction::ByRule(ByRuleAction::Type(String::new())));
            let give = action("button primary", ByRuleAction::Answer).text(say::ANSWER);
            place.class("written").child(field).child(give)
        }
        AnsweredBy::Choice(choices) => {
            let choices = choices.iter().enumerate();
            place.children(
                choices.map(|(at, words)| {
                    action("button choice", ByRuleAction::Choose(at)).text(*words)
                }),
            )
        }
        AnsweredBy::Square => place.child(el("p").class("how").text(say::TAP_A_SQUARE)),
        AnsweredBy::Move => place.child(el("p").class("how").text(say::PLAY_A_MOVE)),
    }
}

/// Draws the judgement, with a sign that is not its colour alone.
fn told(notice: Option<&Notice>, is_answered: bool) -> Element {
    let place = el("div").class("judged").attr("role", "status");
    place.child(notice.map(|notice| {
        let (class, sign) = match (is_answered, notice.refusal) {
            (true, _) => ("told right", "✓ "),
            (false, true) => ("told wrong", "✗ "),
            (false, false) => ("told", ""),
        };
        let sign = el("span")
            .class("sign")
            .attr("aria-hidden", "true")
            .text(sign);
        let words = sentence(el("span"), &notice.sentence);
        el("p").class(class).child(sign).child(words)
    }))
}

/// Draws the buttons below a question.
fn deeds(question: &RuleQuestion) -> Element {
    let hint = question.has_hints && !question.is_answered;
    let next = question
        .is_answered
        .then(|| action("button primary next", ByRuleAction::Next).text(say::NEXT_QUESTION));
    el("div")
        .class("deeds")
        .child(next.map(|next| next.key(1)))
        .child(hint.then(|| action("button", ByRuleAction::Hint).text(say::HINT).key(2)))
        .child(
            action("link", ByRuleAction::Stop)
                .text(say::END_ROUND)
                .key(3),
        )
}

/// Draws the end of a round: what was asked, and when it is asked again.
#[must_use]
pub fn by_rule_end(end: &RoundEnd) -> Element {
    let titles = [say::RULE, say::AT_ONCE, say::ASKED_AGAIN];
    let row = |row: &EndRow| {
        let (at_once, all) = row.at_once;
        let name = el("th").attr("scope", "row").text(row.topic.title());
        let name = name.child(el("small").text([" ", row.column.title].concat()));
        el("tr")
            .child(name)
            .child(el("td").text(say::right_of(at_once, all)))
            .child(el("td").text(row.due.clone()))
    };
    let head = titles.map(|title| el("th").attr("scope", "col").text(title));
    let table = el("table")
        .class("chart")
        .child(el("caption").text(say::THIS_ROUND))
        .child(el("thead").child(el("tr").children(head)))
        .child(el("tbody").children(end.rows.iter().map(row)));
    let deeds = el("p")
        .class("deeds")
        .child(action("button primary", ByRuleAction::Stop).text(say::TO_CHART));
    el("section")
        .key(3)
        .class("by-rule round-end")
        .child(heading(say::ROUND_OVER))
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
