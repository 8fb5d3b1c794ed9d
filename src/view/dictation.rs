//! A game that is read aloud: its choice, what stands beside the board, and its end.
//!
//! ```text
//! section.keep-choice > button.back, h1, p.lead, div.keep-settings, p.notice?, h2, ul.games
//! div.dictation > div.keep-head, p.which, p.dictated, div.judged, div.deeds, div.keep-settings
//! div.marked > button.back, h1, p.keep-title, p.keep-summary, div.keep-actions, section > ul.practise, section > ol.slips
//! ```

use super::fields::entries;
use super::keep_choice::{described, game, side};
use super::node::{Element, button, el};
use super::practice::{back, heading, told};
use super::practice_action::PracticeAction;
use super::say;
use crate::board::Color;
use crate::exercise::dictation::{
    Dictation, DictationAction, DictationEnd, DictationModel, DictationSettings, MissedMove, Speed,
};
use crate::exercise::keep_score::{GameChoice, KeepScore};
use crate::game::{At, title};
use crate::words;

/// Makes the action of a press.
const fn does(action: DictationAction) -> PracticeAction {
    PracticeAction::Dictation(action)
}

/// Draws the choice of a game, and how it is dictated. `heard` is whether the browser has a voice.
#[must_use]
pub fn dictation_choice(dictation: &Dictation, games: &KeepScore, heard: bool) -> Element {
    let begins = |choice| does(DictationAction::Begin(choice));
    let brought = games.brought().map(|tree| {
        let moves = tree.main_line(At::Start).count().div_ceil(2);
        game(title(tree), say::moves(moves), begins(GameChoice::Brought))
    });
    let list = games.famous().iter().enumerate().map(|(at, known)| {
        let words = described(known.moves, &[]);
        let begins = begins(GameChoice::Famous(at));
        el("li").child(game(known.title.clone(), words, begins))
    });
    let refusal = dictation.refusal().map(|sentence| {
        let line = el("p").class("notice warn").attr("role", "alert");
        line.text(sentence.to_string())
    });
    let chosen = dictation.settings();
    let notations = Dictation::notations(games.brought()).into_iter();
    let notations = notations.map(|column| {
        let is_chosen = column == chosen.column;
        let action = DictationAction::Notation(column);
        (column.said().into_owned(), is_chosen, action)
    });
    let onwards = [false, true].map(|waits| {
        let words = say::ONWARDS[usize::from(waits)].into();
        (words, waits == chosen.waits, DictationAction::Wait(waits))
    });
    let settings = el("div")
        .class("keep-settings")
        .child(entries(words::DICTATED_IN, notations))
        .child(text(chosen))
        .child(entries(words::NEXT_MOVE_IS_SAID, onwards))
        .child(speed(chosen))
        .child(side(chosen.flipped, DictationAction::Turn));
    el("section")
        .class("keep-choice")
        .child(back())
        .child(heading(words::DICTATION))
        .child(el("p").class("lead").text(words::DICTATION_LEAD))
        .child(no_voice(heard, chosen))
        .child(settings)
        .child(refusal)
        .child(brought.as_ref().map(|_| el("h2").text(words::YOUR_GAME)))
        .child(brought)
        .child(el("h2").text(words::FAMOUS_GAME))
        .child(el("ul").class("games").children(list))
}

/// Says that the browser has no voice for the chosen notation.
fn no_voice(heard: bool, chosen: &DictationSettings) -> Option<Element> {
    let line = el("p").class("notice warn").attr("role", "status");
    let language = chosen.column.notation.voice();
    (!heard).then(|| {
        let language = words::named_language(language.name());
        line.text(words::NO_VOICE.with([language.into()]))
    })
}

/// Draws whether the moves are shown as text.
fn text(chosen: &DictationSettings) -> Element {
    let texts = [false, true].map(|shows| {
        let words = say::TEXTS[usize::from(shows)].into();
        (
            words,
            shows == chosen.shows_text,
            DictationAction::Text(shows),
        )
    });
    entries(words::TEXT_OF_MOVES, texts)
}

/// Draws how fast the voice speaks.
fn speed(chosen: &DictationSettings) -> Element {
    let speeds = Speed::ALL.into_iter().zip(say::SPEEDS);
    let speeds = speeds.map(|(speed, words)| {
        let is_chosen = speed == chosen.speed;
        (words.into(), is_chosen, DictationAction::Speed(speed))
    });
    entries(words::VOICE, speeds)
}

/// Draws what stands beside the board: the text of the move if it is shown, what is said about the
/// last one, and the buttons.
#[must_use]
pub fn dictation_side(
    model: &DictationModel,
    settings: &DictationSettings,
    heard: bool,
) -> Element {
    let head = el("div")
        .class("keep-head")
        .child(back())
        .child(heading(words::DICTATION))
        .child(
            el("p")
                .class("keep-title")
                .attr("dir", "auto")
                .text(model.title.clone()),
        )
        .child(el("p").class("keep-facts").text(model.facts.clone()));
    let line = el("p").class("dictated").attr("aria-live", "polite");
    let line = match &model.text {
        _ if model.is_waiting => line.text(words::ASK_WITH_R),
        Some(text) => line.child(el("strong").text(text.clone())),
        None => line.text(words::LISTEN_THEN_PLAY),
    };
    let notice = model.notice.as_ref().map(|notice| {
        let right = match (model.was_right, notice.refusal) {
            (true, _) => Some(true),
            (false, true) => Some(false),
            (false, false) => None,
        };
        (right, &notice.sentence)
    });
    let action = |words, action| button("button").does(does(action)).text(words);
    let again = match model.is_waiting {
        true => action(words::SAY_NEXT_MOVE, DictationAction::Say).class("primary"),
        false => action(words::SAY_AGAIN, DictationAction::Say),
    };
    let show = model
        .may_show
        .then(|| action(words::SHOW_THE_TEXT, DictationAction::Show));
    let deeds = el("div")
        .class("deeds")
        .child(
            (heard || model.is_waiting)
                .then(|| again.class("again").attr("aria-keyshortcuts", "r").key(1)),
        )
        .child(show.map(|show| show.key(2)));
    let own = el("div")
        .class("keep-settings")
        .child(text(settings))
        .child(speed(settings))
        .child(side(settings.flipped, DictationAction::Turn));
    el("div")
        .class("dictation")
        .child(head.key(1))
        .child(no_voice(heard, settings).map(|line| line.key(2)))
        .child(
            el("p")
                .class("which")
                .text(model.which.clone().unwrap_or_default())
                .key(3),
        )
        .child(line.key(4))
        .child(told(notice).key(5))
        .child(deeds.key(6))
        .child(own.key(7))
}

/// Draws the end of a dictation: how many moves were right at once, the rules of the others, and
/// these moves.
#[must_use]
pub fn dictation_end(title: &str, end: &DictationEnd) -> Element {
    let action = |words, action| button("button").does(does(action)).text(words);
    let actions = el("div")
        .class("keep-actions")
        .child(action(words::ANOTHER_GAME, DictationAction::Choose).class("primary"))
        .child(action(words::HEAR_AGAIN, DictationAction::Again));
    let rules = end.rules.iter().map(|missed| {
        let lesson = el("a").attr("href", format!("lessons/{}", missed.rule.lesson));
        let lesson = lesson.text(missed.rule.words);
        el("li").child(lesson).text(say::times(missed.times))
    });
    let rules: Vec<Element> = rules.collect();
    let practise = (!rules.is_empty()).then(|| {
        el("section")
            .child(el("h2").text(words::WHAT_TO_PRACTISE))
            .child(el("ul").class("practise").children(rules))
    });
    let missed: Vec<Element> = end.missed.iter().map(missed).collect();
    let missed = (!missed.is_empty()).then(|| {
        el("section")
            .child(el("h2").text(words::NOT_AT_ONCE))
            .child(el("ol").class("slips").children(missed))
    });
    el("div")
        .class("marked")
        .child(back())
        .child(heading(words::DICTATION_OVER))
        .child(
            el("p")
                .class("keep-title")
                .attr("dir", "auto")
                .text(title.to_owned()),
        )
        .child(el("p").class("keep-summary").text(end.summary.clone()))
        .child(actions)
        .child(practise)
        .child(missed)
}

/// Draws a move that was not right at once.
fn missed(mv: &MissedMove) -> Element {
    let dots = if mv.color == Color::White { "." } else { "…" };
    let look = button("link")
        .does(does(DictationAction::Look(mv.at)))
        .text(format!("{}{dots}", mv.number));
    let head = el("p")
        .class("slip-head")
        .child(look)
        .text(" ")
        .child(el("strong").text(mv.name.clone()))
        .text(" ")
        .child(el("span").text(say::tries(mv.tries, mv.shown)));
    let rule = mv.rules.first().map_or("", |rule| rule.words.text());
    let because = mv.because.to_string();
    let rule = match because.is_empty() {
        true => format!("{rule}."),
        false => format!("{rule}. {because}"),
    };
    el("li")
        .child(head)
        .child(el("p").class("slip-rule").text(rule))
}
