//! A printed score without a board: how it is read, what stands beside a board, and the boards to
//! choose from.
//!
//! ```text
//! section.keep-choice > button.back, h1, p.lead, div.keep-settings, p.begin > button
//! div.dictation.reading > div.keep-head, p.which, p.ask, table.printed, div.judged, div.deeds
//! ol.four > li.passage-board > div.still > div.board-frame; button, span.visually-hidden, p.mark?
//! ```

use super::board::{BoardOptions, board};
use super::fields::entries;
use super::keep_choice::side;
use super::node::{Element, button, el};
use super::practice::{back, heading, told};
use super::practice_action::PracticeAction;
use super::say;
use super::written::sentence;
use crate::board::{Color, Square};
use crate::exercise::silent_reading::{
    Begins, PLIES, PassageLine, ReadingAction, ReadingAnswer, ReadingModel, ReadingSettings,
    ReadingStage, ShownBoard, SilentReading,
};
use crate::screen::placed_pieces::PlacedPieces;
use crate::words::{self, Message};

/// Makes a button with an action and a caption.
fn action(words: Message, action: ReadingAction) -> Element {
    let does = PracticeAction::Reading(action);
    button("button").does(does).text(words)
}

/// Draws how scores are made and answered, and the button that begins.
#[must_use]
pub fn reading_start(chosen: &ReadingSettings, count: &str) -> Element {
    let notations = SilentReading::notations().map(|column| {
        let is_chosen = column == chosen.column;
        let action = ReadingAction::Notation(column);
        (column.said().into_owned(), is_chosen, action)
    });
    let plies = PLIES.map(|plies| {
        let is_chosen = plies == chosen.plies;
        (say::plies(plies), is_chosen, ReadingAction::Plies(plies))
    });
    let begins = [Begins::Array, Begins::Midst].into_iter();
    let begins = begins.zip(say::BEGINNINGS).map(|(begins, words)| {
        let is_chosen = begins == chosen.begins;
        (words.into(), is_chosen, ReadingAction::Begins(begins))
    });
    let answers = [ReadingAnswer::Choose, ReadingAnswer::Build].into_iter();
    let answers = answers.zip(say::ANSWERS_BY).map(|(answer, words)| {
        let is_chosen = answer == chosen.answer;
        (words.into(), is_chosen, ReadingAction::Answer(answer))
    });
    let settings = el("div")
        .class("keep-settings")
        .child(entries(words::PRINTED_IN, notations))
        .child(entries(words::LENGTH, plies))
        .child(entries(words::IT_BEGINS, begins))
        .child(entries(words::ANSWERED_BY, answers))
        .child(side(chosen.flipped, ReadingAction::Turn));
    let begin = action(words::READ_A_SCORE, ReadingAction::Begin).class("primary");
    let count = (!count.is_empty()).then(|| el("span").text(count.to_owned()));
    el("section")
        .class("keep-choice")
        .child(back())
        .child(heading(words::READ_SILENTLY))
        .child(el("p").class("lead").text(words::SILENT_READING_LEAD))
        .child(settings)
        .child(el("p").class("begin").child(begin).child(count))
}

/// Draws what stands beside the board or the boards: what to do, the score where it is shown, what is
/// said about the answer, and the buttons.
#[must_use]
pub fn reading_aside(model: &ReadingModel) -> Element {
    let facts = [&*model.column.said(), " · ", &model.count].concat();
    let facts = facts.trim_end_matches(" · ").to_owned();
    let head = el("div")
        .class("keep-head")
        .child(back())
        .child(heading(words::READ_SILENTLY))
        .child(el("p").class("keep-facts").text(facts));
    let builds = model.answer == ReadingAnswer::Build;
    let ask = match model.stage {
        ReadingStage::Look => Some(words::LOOK_AT_POSITION),
        ReadingStage::Read => Some(words::FOLLOW_THE_MOVES),
        ReadingStage::Answer if builds => Some(words::PLAY_FROM_MEMORY),
        ReadingStage::Answer => Some(words::WHICH_BOARD),
        ReadingStage::Told => None,
    };
    let ask = ask.map(|ask| {
        let ask_line = el("p").class("ask").attr("tabindex", "-1");
        ask_line.text(ask)
    });
    let said = match (&model.told, &model.notice) {
        (Some((right, sentence)), _) => Some((Some(*right), sentence)),
        (None, Some(notice)) => Some((None, &notice.sentence)),
        (None, None) => None,
    };
    let rule = model.rule.as_ref().map(|rule| {
        let line = el("p").class("slip-rule");
        sentence(line, rule)
    });
    let is_built = builds && model.stage == ReadingStage::Answer;
    let played = is_built.then(|| {
        el("p")
            .class("which")
            .text(words::MOVES_PLAYED.with([model.played.into()]))
    });
    let score = model.score.as_deref();
    el("div")
        .class("dictation reading")
        .child(head.key(1))
        .child(ask.map(|ask| ask.key(2)))
        .child(score.map(|_| el("p").class("which").text(model.begins.clone()).key(3)))
        .child(score.map(|lines| printed(lines).key(4)))
        .child(played.map(|played| played.key(5)))
        .child(told(said).key(6))
        .child(rule.map(|rule| rule.key(7)))
        .child(deeds(model).key(8))
}

/// Draws the score as it is printed.
fn printed(lines: &[PassageLine]) -> Element {
    let cell = |name: &Option<String>| {
        let name = name.clone().unwrap_or_else(|| "…".to_owned());
        el("td").text(name)
    };
    let rows = lines.iter().map(|line| {
        let number = el("th").attr("scope", "row");
        let number = number.text(format!("{}.", line.number));
        let black = line
            .black
            .as_ref()
            .map_or_else(|| el("td"), |_| cell(&line.black));
        el("tr").child(number).child(cell(&line.white)).child(black)
    });
    let head = |side: Color| el("th").attr("scope", "col").text(side.said());
    let heads = el("tr").child(el("td")).children(Color::ALL.map(head));
    el("table")
        .class("printed")
        .attr("aria-label", words::THE_SCORE)
        .child(el("thead").child(heads))
        .child(el("tbody").children(rows))
}

/// Draws the buttons.
fn deeds(model: &ReadingModel) -> Element {
    let builds = model.answer == ReadingAnswer::Build;
    let onward = match (model.stage, builds) {
        (ReadingStage::Look, _) => Some(action(words::HIDE_BOARD, ReadingAction::GoOn)),
        (ReadingStage::Read, false) => Some(action(words::TO_FOUR_BOARDS, ReadingAction::GoOn)),
        (ReadingStage::Read, true) => Some(action(words::HIDE_SCORE, ReadingAction::GoOn)),
        (ReadingStage::Answer, false) => None,
        (ReadingStage::Answer, true) => Some(action(words::THIS_IS_IT, ReadingAction::Done)),
        (ReadingStage::Told, _) => Some(action(words::NEXT_SCORE, ReadingAction::Next)),
    };
    let is_built = builds && model.stage == ReadingStage::Answer;
    let back = is_built.then(|| {
        action(words::TAKE_BACK, ReadingAction::TakeBack).flag("disabled", model.played == 0)
    });
    let again = is_built.then(|| action(words::SEE_SCORE_AGAIN, ReadingAction::ReadAgain));
    let stop = button("link")
        .does(PracticeAction::Reading(ReadingAction::Stop))
        .text(words::END_ROUND);
    el("div")
        .class("deeds")
        .child(onward.map(|onward| onward.class("primary").class("onward").key(1)))
        .child(back.map(|back| back.key(2)))
        .child(again.map(|again| again.key(3)))
        .child(stop.key(4))
}

/// Draws the boards from which the learner chooses.
#[must_use]
pub fn reading_boards(model: &ReadingModel) -> Element {
    let is_told = model.stage == ReadingStage::Told;
    let boards = model.boards.iter().enumerate();
    let boards = boards.map(|(at, shown)| choice(at, shown, is_told));
    el("ol").class("four").children(boards)
}

/// Draws a board and the button that chooses it. The picture is for the eye alone: the button says
/// where the pieces stand.
fn choice(at: usize, shown: &ShownBoard, is_told: bool) -> Element {
    // No square of eight by eight is reached by the Tab key.
    let looks = BoardOptions {
        cursor: Square::new(8, 8),
        ..BoardOptions::default()
    };
    let picture = board(&shown.board, &PlacedPieces::new(&shown.board), &looks);
    let picture = el("div")
        .class("still")
        .attr("aria-hidden", "true")
        .child(picture);
    const WORDS: [&str; 4] = ["board-a", "board-b", "board-c", "board-d"];
    let id = WORDS[at % WORDS.len()];
    let choose = || PracticeAction::Reading(ReadingAction::Choose(at));
    let pick = button("button")
        .attr("aria-describedby", id)
        .flag("disabled", is_told)
        .does(choose())
        .text(words::BOARD_LETTER.with([shown.letter.to_string().into()]));
    let words = el("span")
        .class("visually-hidden")
        .attr("id", id)
        .text(shown.words.clone());
    let mark = shown.mark.map(|right| {
        let (class, words) = match right {
            true => ("mark right", words::RIGHT_BOARD),
            false => ("mark wrong", words::YOUR_BOARD),
        };
        el("p").class(class).text(words)
    });
    let item = el("li").class("passage-board");
    let item = match is_told {
        true => item,
        false => item.does(choose()),
    };
    item.child(picture).child(pick).child(words).child(mark)
}
