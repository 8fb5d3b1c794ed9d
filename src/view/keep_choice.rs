//! The choice of a game whose score the learner keeps.
//!
//! ```text
//! section.keep-choice > button.button.plain, h1, p.lead, div.learners?, div.keep-settings > label * n > select
//!                     , button.door? (the game that was brought), h2, div.keep-settings, p.notice?
//!                     , ul.games > li * n > button.door > strong, span
//! ```

use super::fields::entries;
use super::node::{Element, button, el};
use super::practice::{back, heading};
use super::practice_action::PracticeAction;
use super::press::Press;
use super::say;
use crate::exercise::keep_score::famous::{Frequency, MoveRule};
use crate::exercise::keep_score::{
    GameChoice, GameLength, KeepAction, KeepScore, PACES, Strictness,
};
use crate::game::{At, title};
use crate::words;

/// Most rules that are listed beside a game.
const MOST: usize = 7;

/// Draws the choice, with the learners of the page.
#[must_use]
pub fn keep_choice(keep: &KeepScore, learners: Option<Element>) -> Element {
    let brought = keep.brought().map(|tree| {
        let moves = tree.main_line(At::Start).count().div_ceil(2);
        let begins = KeepAction::Begin(GameChoice::Brought);
        game(title(tree), say::moves(moves), begins.into())
    });
    let list = keep.offered().map(|(at, known, rules)| {
        let words = described(known.moves, rules);
        let begins = KeepAction::Begin(GameChoice::Famous(at));
        el("li").child(game(known.title.clone(), words, begins.into()))
    });
    let list: Vec<Element> = list.collect();
    let none = list.is_empty().then(|| el("p").text(words::NO_SUCH_GAME));
    let refusal = keep.refusal().map(|sentence| {
        let line = el("p").class("notice warn").attr("role", "alert");
        line.text(sentence.to_string())
    });
    el("section")
        .class("keep-choice")
        .child(back())
        .child(heading(words::KEEP_SCORE_YOURSELF))
        .child(el("p").class("lead").text(words::KEEP_LEAD))
        .child(learners)
        .child(settings(keep))
        .child(refusal)
        .child(brought.as_ref().map(|_| el("h2").text(words::YOUR_GAME)))
        .child(brought)
        .child(el("h2").text(words::FAMOUS_GAME))
        .child(filters(keep))
        .child(none)
        .child(el("ul").class("games").children(list))
}

/// Draws a game that can be begun.
pub(super) fn game(title: String, words: String, begins: PracticeAction) -> Element {
    let door = button("door").does(begins);
    door.child(el("strong").attr("dir", "auto").text(title))
        .child(el("span").text(words))
}

/// Says how long a game is and which rules are in it, without those of nearly every game.
pub(super) fn described(moves: usize, rules: &[(MoveRule, usize)]) -> String {
    let mut words = say::moves(moves);
    let is_telling = |rule: &MoveRule| rule.frequency() == Frequency::Telling;
    let telling = rules.iter().filter(|(rule, _)| is_telling(rule));
    for (at, (rule, count)) in telling.take(MOST).enumerate() {
        words.push_str(if at == 0 { " · " } else { &words::COMMA });
        words.push_str(&rule.words);
        if *count > 1 {
            words.push_str(&format!(" ×{count}"));
        }
    }
    words
}

/// Draws how a game is kept.
fn settings(keep: &KeepScore) -> Element {
    let chosen = keep.settings();
    let notations = keep.notations().into_iter().map(|column| {
        let words = column.said().into_owned();
        (words, column == chosen.column, KeepAction::Notation(column))
    });
    let strictness = [
        (Strictness::Kind, words::JUDGED_KINDLY),
        (Strictness::Strict, words::JUDGED_STRICTLY),
    ];
    let strictness = strictness.map(|(is, words)| {
        let own = is == chosen.strictness;
        (words.into(), own, KeepAction::Strictness(is))
    });
    let paces = PACES.map(|pace| {
        (
            say::keep_pace(pace),
            pace == chosen.pace,
            KeepAction::Pace(pace),
        )
    });
    el("div")
        .class("keep-settings")
        .child(entries(words::WRITE_IN, notations))
        .child(entries(words::JUDGED_HOW, strictness))
        .child(entries(words::NEXT_MOVE_COMES, paces))
        .child(side(chosen.flipped, KeepAction::Turn))
}

/// Draws the side from which the board is seen.
pub(super) fn side<P: Into<Press>>(flipped: bool, turn: impl Fn(bool) -> P) -> Element {
    let side = |is: bool| (say::SIDES[usize::from(is)].into(), is == flipped, turn(is));
    entries(words::BOARD_SEEN, [side(false), side(true)])
}

/// Draws which famous games are offered.
fn filters(keep: &KeepScore) -> Element {
    let chosen = keep.settings();
    let lengths = GameLength::ALL.map(|length| {
        let words = match length {
            GameLength::Any => words::ANY_LENGTH,
            GameLength::Short => words::UP_TO_TWELVE,
            GameLength::Middling => words::THIRTEEN_TO_TWENTY,
            GameLength::Long => words::MORE_THAN_TWENTY,
        };
        let own = length == chosen.length;
        (words.into(), own, KeepAction::Length(length))
    });
    let wanted = chosen.rule.map(|rule| rule.words);
    let any = (
        words::ANY_RULE.into(),
        wanted.is_none(),
        KeepAction::Rule(None),
    );
    let rules = keep.all_rules().into_iter().map(|rule| {
        let own = Some(rule.words) == wanted;
        (rule.words.into(), own, KeepAction::Rule(Some(rule)))
    });
    el("div")
        .class("keep-settings")
        .child(entries(words::LENGTH, lengths))
        .child(entries(words::WITH_RULE, std::iter::once(any).chain(rules)))
}
