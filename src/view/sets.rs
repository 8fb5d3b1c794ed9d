//! Exercise sets: their making, their worksheet, and the result of a pupil.
//!
//! ```text
//! section.sets > button.back, h1, p.lead, div.keep-settings > label * n, div.rules > button * n
//!              , details.own-games > textarea, div.actions, p
//!              , div.set-actions > button * n, p.only, h2, ol.set-questions > li * n
//! section.set-result > button.back, h1, p.keep-summary, div.set-actions, ol.set-questions > li * n
//! li > div.board-frame, div.set-words > p.which, p.ask, p.answer, div.set-actions
//! ```

use super::board::{BoardOptions, board};
use super::node::{Element, button, el};
use super::practice::{back, heading};
use super::practice_action::{PracticeAction, PracticeField};
use super::say;
use super::set_action::SetAction;
use super::worksheet::one_of;
use super::written::sentence;
use crate::board::{Color, Drawn, Role, Shape};
use crate::exercise::by_rule::{AskedAs, MoveExercise, Topic};
use crate::exercise::set::{
    AnswerMark, COUNTS, ExerciseSet, KINDS, ResultRow, SetChoice, SetResult, SetSettings,
    SetSource, right_answer,
};
use crate::exercise::worksheet::{PER_PAGE, Paper, WorksheetSettings};
use crate::screen::board_model::{BoardModel, still};
use crate::screen::placed_pieces::PlacedPieces;
use crate::session::ColumnSet;
use crate::study::Coordinates;
use crate::words::{self, Message};

/// What is shown where a set is made.
#[derive(Clone, Copy, Debug)]
pub struct SetMakerView<'a> {
    pub set: &'a ExerciseSet,
    /// The title of the game that was brought.
    pub brought: Option<&'a str>,
    /// The text with games that is being pasted.
    pub pasted: &'a str,
    /// How many games were read from it, and what was left out; empty before that.
    pub opened: &'a str,
    /// What was copied.
    pub notice: &'a str,
}

/// Makes a button with an action.
fn action(class: &'static str, does: SetAction, words: Message) -> Element {
    button(class).does(does).text(words)
}

/// Draws the choices for a set, and its questions with their answers.
#[must_use]
pub fn set_maker(shown: &SetMakerView<'_>) -> Element {
    let questions = shown.set.questions();
    let actions = el("div")
        .class("set-actions")
        .child(action(
            "button primary",
            SetAction::CopyLink,
            words::COPY_LINK_FOR_PUPILS,
        ))
        .child(action("button", SetAction::CopyHtml, words::COPY_HTML))
        .child(action("button", SetAction::Sheet, words::WORKSHEET))
        .child(action("button", SetAction::Try, words::TRY_YOURSELF));
    let other = action(
        "button",
        SetAction::Choose(SetChoice::Other),
        words::OTHER_QUESTIONS,
    );
    let only = match (shown.set.only(), shown.set.has_no_other()) {
        (_, true) => words::NO_OTHER_QUESTION.into(),
        (Some(count), _) => words::ONLY_QUESTIONS.with([count.into()]),
        _ => String::new(),
    };
    let items = questions.iter().enumerate().map(|(at, it)| preview(at, it));
    let notice = el("p").class("only").attr("role", "status");
    el("section")
        .class("sets")
        .child(back())
        .child(heading(words::EXERCISE_SETS))
        .child(el("p").class("lead").text(words::SETS_LEAD))
        .child(settings(shown))
        .child(rules(shown.set.settings()))
        .child(own_games(shown))
        .child(el("p").class("only").attr("role", "status").text(only))
        .child(actions)
        .child(notice.text(shown.notice.to_owned()))
        .child(el("h2").text(words::THE_QUESTIONS))
        .child(el("div").class("set-actions").child(other))
        .child(el("ol").class("set-questions").children(items))
}

/// Draws the lists of choices.
fn settings(shown: &SetMakerView<'_>) -> Element {
    let chosen = shown.set.settings();
    let has_opened = !shown.opened.is_empty();
    let sources = [
        Some(SetSource::Famous),
        shown.brought.map(|_| SetSource::Brought),
        has_opened.then_some(SetSource::Opened),
        Some(SetSource::Generated),
    ];
    let source = |source| match source {
        SetSource::Famous => words::TWENTY_FAMOUS_GAMES.text(),
        SetSource::Brought => shown.brought.unwrap_or_default(),
        SetSource::Opened => words::OPENED_GAMES.text(),
        SetSource::Generated => words::GENERATED_POSITIONS.text(),
    };
    let given = one_of(
        words::GIVEN_IN,
        ColumnSet::Orthodox
            .columns()
            .filter(|it| *it != chosen.column),
        chosen.given,
        |column| column.said().into_owned(),
        SetChoice::Given,
    );
    el("div")
        .class("keep-settings")
        .child(one_of(
            words::POSITIONS_FROM,
            sources.into_iter().flatten(),
            chosen.source,
            |it| source(it).to_owned(),
            SetChoice::Source,
        ))
        .child(one_of(
            words::QUESTION_KIND,
            KINDS,
            chosen.kind,
            |kind| say::set_kind(kind).into(),
            SetChoice::Kind,
        ))
        .child((chosen.kind == AskedAs::Translate).then_some(given))
        .child(
            one_of(
                words::ANSWER_IN,
                SetSettings::columns(),
                chosen.column,
                |column| column.said().into_owned(),
                SetChoice::Column,
            )
            .key(1),
        )
        .child(
            one_of(
                words::HOW_MANY_QUESTIONS,
                COUNTS,
                chosen.count,
                |count| count.to_string(),
                SetChoice::Count,
            )
            .key(2),
        )
}

/// Draws the rules to choose from.
fn rules(chosen: &SetSettings) -> Element {
    let toggle = |words: &'static str, is: bool, choice| {
        button("button")
            .attr("aria-pressed", is.to_string())
            .does(SetAction::Choose(choice))
            .text(words)
    };
    let rule = |topic: Topic| {
        let is = chosen.topics.contains(&topic);
        toggle(topic.title(), is, SetChoice::Topic(topic))
    };
    let any = toggle(
        words::ANY_RULE.text(),
        chosen.topics.is_empty(),
        SetChoice::AnyTopic,
    );
    el("div")
        .class("rules")
        .attr("role", "group")
        .attr("aria-label", words::RULES_ASKED)
        .child(any)
        .children(Topic::of_moves(chosen.column.notation).map(rule))
}

/// Draws the place where a teacher opens games.
fn own_games(shown: &SetMakerView<'_>) -> Element {
    let field = el("textarea")
        .attr("rows", "5")
        .attr("spellcheck", "false")
        .attr("aria-label", words::PASTE_GAMES)
        .attr("placeholder", words::PASTE_GAMES)
        .attr("value", shown.pasted.to_owned())
        .does(PracticeAction::Typed(PracticeField::Games, String::new()));
    // The page hears of a chosen file itself, because a press has no files.
    let file = el("input")
        .class("visually-hidden")
        .attr("type", "file")
        .attr("accept", ".pgn,.txt");
    let file = el("label")
        .class("button")
        .text(words::CHOOSE_GAMES_FILE)
        .child(file);
    let actions = el("div")
        .class("set-actions")
        .child(action("button", SetAction::Read, words::READ_THESE_GAMES))
        .child(file);
    let said = el("p").attr("role", "status").text(shown.opened.to_owned());
    el("details")
        .class("own-games")
        .flag("open", !shown.opened.is_empty())
        .child(el("summary").text(words::OWN_GAMES))
        .child(field)
        .child(actions)
        .child(said)
}

/// Draws a small board.
fn small(model: &BoardModel) -> Element {
    let looks = BoardOptions {
        coordinates: Coordinates::Outside,
        ..BoardOptions::default()
    };
    board(model, &PlacedPieces::new(model), &looks)
}

/// Draws a question with its answer, as the teacher sees it.
fn preview(at: usize, question: &MoveExercise) -> Element {
    let mv = &question.mv;
    let is_shown = matches!(question.asked_as, AskedAs::Write | AskedAs::Mend);
    let arrow = is_shown.then_some(Drawn {
        shape: Shape::Arrow(mv.from, mv.to),
        role: Role::Asked,
    });
    let is_black = question.position().mover(mv) == Color::Black;
    let model = still(question.position(), is_black, arrow.into_iter().collect());
    let number = (at + 1).to_string();
    let which = el("p")
        .class("which")
        .child(el("strong").text(number.clone() + ". "))
        .text(question.topic.title());
    let answer = el("p")
        .class("answer")
        .text(words::RIGHT_ANSWER)
        .child(el("strong").text(right_answer(question)));
    let own = |choice, words: Message| {
        let button = action("button", SetAction::Choose(choice), words);
        button.attr(
            "aria-label",
            words::ACTION_ON_QUESTION.with([words.into(), (&number).into()]),
        )
    };
    let actions = el("div")
        .class("set-actions")
        .child(own(SetChoice::Exchange(at), words::EXCHANGE_QUESTION))
        .child(own(SetChoice::LeaveOut(at), words::LEAVE_OUT));
    let words = el("div")
        .class("set-words")
        .child(which)
        .child(sentence(el("p").class("ask"), &question.sentence()))
        .child(answer)
        .child(actions);
    el("li").child(small(&model)).child(words)
}

/// Draws the choices for the worksheet of a set.
#[must_use]
pub fn set_sheet(settings: &WorksheetSettings) -> Element {
    let choices = el("div")
        .class("keep-settings")
        .child(one_of(
            words::DIAGRAMS_ON_PAGE,
            PER_PAGE,
            settings.per_page,
            |count| count.to_string(),
            SetAction::PerPage,
        ))
        .child(one_of(
            words::PAPER,
            [Paper::A4, Paper::Letter],
            settings.paper,
            |paper| say::paper(paper).to_owned(),
            SetAction::Paper,
        ))
        .child(
            button("button primary")
                .does(PracticeAction::Print)
                .text(words::PRINT),
        );
    el("section")
        .class("worksheet-choices")
        .child(action(
            "button plain back",
            SetAction::ToSet,
            words::BACK_TO_QUESTIONS,
        ))
        .child(heading(words::WORKSHEETS))
        .child(choices)
}

/// Draws the result of a set. It may have been `handed` in by somebody else.
#[must_use]
pub fn set_result(result: &SetResult, handed: bool, notice: &str) -> Element {
    let title = if handed {
        words::HANDED_RESULT
    } else {
        words::YOUR_RESULT
    };
    let actions = (!handed).then(|| {
        el("div")
            .class("set-actions")
            .child(action(
                "button primary",
                SetAction::Send,
                words::COPY_RESULT,
            ))
            .child(action("button", SetAction::Try, words::DO_AGAIN))
    });
    let name = (!result.name.is_empty()).then(|| {
        let name = el("p").class("keep-title").attr("dir", "auto");
        name.text(result.name.clone())
    });
    let notice = el("p")
        .class("only")
        .attr("role", "status")
        .text(notice.to_owned());
    el("section")
        .class("sets set-result")
        .child(back())
        .child(heading(title))
        .child(name)
        .child(el("p").class("keep-summary").text(result.summary()))
        .child(actions)
        .child(notice)
        .child(
            el("ol")
                .class("set-questions")
                .children(result.rows().iter().map(row)),
        )
}

/// Draws a question of a result.
fn row(row: &ResultRow) -> Element {
    let (sign, class, words) = match row.mark {
        AnswerMark::AtOnce => ("✓", "right", words::ANSWER_AT_ONCE),
        AnswerMark::WithHint => ("✓", "mended", words::ANSWER_WITH_HINT),
        AnswerMark::Mended => ("✓", "mended", words::ANSWER_AFTER_SLIP),
        AnswerMark::Missed => ("✗", "wrong", words::ANSWER_MISSED),
    };
    let sign = el("span")
        .class("sign")
        .attr("aria-hidden", "true")
        .text(sign);
    let which = el("p")
        .class("which")
        .child(sign)
        .child(el("strong").text(format!(" {}. ", row.number)))
        .text(words)
        .text([" · ", row.rule].concat())
        .text(say::hints_taken(row.hints));
    let given = row
        .given
        .as_ref()
        .map(|given| el("p").text(words::QUOTED.with([given.into()])));
    let slip = row.slip.as_ref().map(|(given, reason)| {
        let given = el("span").class("written").text(given.clone());
        let line = el("p").class("slip-head").child(given);
        sentence(line.text(" "), reason)
    });
    let answer = el("p")
        .class("answer")
        .text(words::RIGHT_ANSWER)
        .child(el("strong").text(row.answer.clone()))
        .text(" ");
    let words = el("div")
        .class("set-words")
        .child(which)
        .child(given)
        .child(slip)
        .child(sentence(answer, &row.because));
    el("li").class(class).child(small(&row.board)).child(words)
}
