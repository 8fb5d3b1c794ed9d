//! The page for practice in other languages: what is shown there in one of them is no English.

use std::collections::HashSet;
use std::thread;

use rank_and_file::board::FileWords;
use rank_and_file::exercise::by_rule::learner::Learners;
use rank_and_file::exercise::dictation::{Dictation, DictationAction, DictationEnd};
use rank_and_file::exercise::keep_score::{
    GameChoice, KeepAction, KeepScore, MarkedSheet, Strictness,
};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::set::{ExerciseSet, SetGames, SetSettings};
use rank_and_file::exercise::silent_reading::{
    Begins, ReadingAction, ReadingAnswer, ReadingSettings, ReadingStage, SilentReading,
};
use rank_and_file::exercise::two_sheets::TwoSheets;
use rank_and_file::exercise::worksheet::{
    Worksheet, WorksheetChoice, WorksheetKind, WorksheetSettings, rules_to_choose,
};
use rank_and_file::game::GameTree;
use rank_and_file::session::ColumnSet;
use rank_and_file::view::{self, ByRuleStart, Element, Node, SetMakerView};
use rank_and_file::words::compile::compile;
use testing::games::one;
use testing::positions::sq;

use super::languages::{ENGLISH, FRENCH, GERMAN, SPANISH, speak};

/// A screen by its name, as it is drawn.
type Screens = Vec<(&'static str, Vec<Element>)>;

/// Returns what a user reads or hears of some elements, each text by itself.
fn texts(elements: &[Element]) -> Vec<String> {
    let mut texts = Vec::new();
    for element in elements.iter().flat_map(Element::walk) {
        for name in ["aria-label", "title", "placeholder"] {
            texts.extend(element.get(name).map(str::to_owned));
        }
        texts.extend(element.children.iter().filter_map(|child| match child {
            Node::Text(text) => Some(text.to_string()),
            Node::Element(_) => None,
        }));
    }
    texts
}

/// Draws the screens in a language of their own thread; English if there is no file.
fn drawn(
    file: Option<(&'static str, &'static str)>,
    draw: fn() -> Screens,
) -> Vec<(&'static str, Vec<String>)> {
    let drawing = thread::spawn(move || {
        if let Some((code, file)) = file {
            speak(code, file, &[1]);
        }
        let screens = draw().into_iter();
        screens
            .map(|(name, screen)| (name, texts(&screen)))
            .collect()
    });
    drawing.join().expect("the screens")
}

/// Returns whether there is a word in a text that is no name and no move.
fn has_word(text: &str) -> bool {
    let mut words = text.split(|c: char| !c.is_alphanumeric());
    words.any(|word| word.len() > 2 && word.chars().all(char::is_lowercase))
}

/// Asserts that no text of the screens in English is on them in another language, unless a message is
/// the same in both or `is_own` says that it is a name.
fn assert_translated(draw: fn() -> Screens, is_own: fn(&str) -> bool) {
    let english = drawn(None, draw);
    let known = compile(ENGLISH, None).expect("English");
    for (code, file) in [("de", GERMAN), ("es", SPANISH), ("fr", FRENCH)] {
        let messages = compile(file, Some(&known)).expect("a translation");
        let same: HashSet<&str> = known
            .iter()
            .filter(|message| {
                let mut others = messages.iter();
                others.any(|other| (&other.id, &other.text) == (&message.id, &message.text))
            })
            .map(|message| message.text.as_str())
            .collect();
        let other = drawn(Some((code, file)), draw);
        for ((name, before), (_, after)) in english.iter().zip(&other) {
            let before: HashSet<&str> = before.iter().map(String::as_str).collect();
            for text in after {
                // What joins two messages is no part of either.
                let mut parts = text.split([',', ':', '·']).map(str::trim);
                let is_known = parts.all(|part| !has_word(part) || same.contains(part));
                assert!(
                    !before.contains(text.as_str()) || is_known || is_own(text),
                    "{code}, {name}: {text}"
                );
            }
        }
    }
}

/// Returns whether a text is the title of a famous game, or part of one.
fn is_famous(text: &str) -> bool {
    let keep = KeepScore::default();
    keep.famous().iter().any(|game| game.title == text)
}

/// Says of no text that it is a name.
fn is_never(_: &str) -> bool {
    false
}

fn trees() -> Vec<GameTree> {
    let keep = KeepScore::default();
    keep.famous().iter().map(|game| game.tree.clone()).collect()
}

fn beginnings() -> Screens {
    let (mut keep, learners) = (KeepScore::default(), Learners::default());
    let columns: Vec<_> = ColumnSet::Orthodox.columns().collect();
    let start = ByRuleStart {
        learners: &learners,
        columns: &columns,
        notice: None,
        removed: Some("Ash"),
        now: 0,
    };
    keep.bring(one("1. e4 e5 2. Nf3 Nc6 *").tree);
    let games = SetGames {
        famous: trees(),
        ..SetGames::default()
    };
    let set = ExerciseSet::new(SetSettings::default(), &games);
    let maker = SetMakerView {
        set: &set,
        brought: None,
        pasted: "",
        opened: "",
        notice: "",
    };
    let worksheets = WorksheetKind::ALL.iter().flat_map(|&kind| {
        let mut settings = WorksheetSettings::default();
        settings.choose(WorksheetChoice::Kind(kind));
        let rules = rules_to_choose(&settings, &trees());
        let sheet = Worksheet::new(settings, &trees());
        [
            view::worksheet_choices(&sheet, &rules, None),
            view::worksheet(&sheet),
        ]
    });
    vec![
        ("the doors", vec![view::doors()]),
        ("by rule", vec![view::by_rule_start(&start)]),
        (
            "keep score",
            vec![view::keep_choice(
                &keep,
                Some(view::learners(&learners, None)),
            )],
        ),
        (
            "dictation",
            vec![view::dictation_choice(&Dictation::default(), &keep, false)],
        ),
        (
            "silent reading",
            vec![view::reading_start(&ReadingSettings::default(), "")],
        ),
        (
            "two sheets",
            vec![view::sheet_texts(&TwoSheets::default(), false)],
        ),
        ("exercise sets", vec![view::set_maker(&maker)]),
        ("worksheets", worksheets.collect()),
    ]
}

#[test]
fn where_each_practice_begins_nothing_is_english() {
    assert_translated(beginnings, is_famous);
}

/// Draws a score that is kept, from its first move to the marked sheet.
fn kept_scores() -> Screens {
    let mut screens = Vec::new();
    for strictness in [Strictness::Kind, Strictness::Strict] {
        let mut keep = KeepScore::default();
        keep.bring(one("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O *").tree);
        keep.apply(KeepAction::Strictness(strictness));
        keep.apply(KeepAction::Begin(GameChoice::Brought));
        let mut writing = Vec::new();
        let texts = ["e4", "d5", "nf3", "", "Bb5", "N-QB3", "BxN", "dxc6", "KKK"];
        for text in texts {
            let sitting = keep.sitting().expect("a game");
            writing.push(view::keep_said(sitting));
            writing.push(view::keep_keys(sitting));
            writing.push(view::score_paper(sitting));
            keep.apply(KeepAction::Next);
            keep.apply(KeepAction::Write(text.to_owned()));
            keep.apply(KeepAction::Enter);
            let sitting = keep.sitting().expect("a game");
            writing.push(view::keep_said(sitting));
        }
        writing.push(view::keep_head(keep.sitting().expect("a game")));
        keep.apply(KeepAction::Finish);
        let sitting = keep.sitting().expect("a game");
        let sheet = MarkedSheet::new(sitting);
        screens.push(("a game is kept", writing));
        let marked = [false, true].map(|handed| view::marked_sheet(sitting, &sheet, handed));
        screens.push(("a marked sheet", marked.to_vec()));
    }
    screens
}

#[test]
fn of_a_kept_score_nothing_is_english() {
    assert_translated(kept_scores, is_never);
}

/// Draws a dictation with wrong moves in it, and its end.
fn dictations() -> Screens {
    let mut games = KeepScore::default();
    games.bring(one("1. e4 e5 2. Nf3 *").tree);
    let mut dictation = Dictation::default();
    dictation.apply(DictationAction::Begin(GameChoice::Brought), &games);
    let mut playing = Vec::new();
    let moves = [
        "e2 e3", "e2 e5", "e2 e4", "e7 e6", "e7 e6", "e7 e5", "g1 f3",
    ];
    for mv in moves {
        for square in mv.split(' ') {
            dictation.play(RoundAction::Touch(sq(square)));
        }
        let sitting = dictation.sitting().expect("a game");
        for heard in [true, false] {
            let model = sitting.model(FileWords::Letters, heard);
            playing.push(view::dictation_side(&model, dictation.settings(), heard));
        }
    }
    let sitting = dictation.sitting().expect("a game");
    let end = view::dictation_end("1", &DictationEnd::new(sitting));
    vec![("a dictation", playing), ("its end", vec![end])]
}

#[test]
fn of_a_dictation_nothing_is_english() {
    assert_translated(dictations, is_never);
}

/// Draws passages that are read, each with another answer.
fn readings() -> Screens {
    let mut screens = Vec::new();
    for answer in [ReadingAnswer::Choose, ReadingAnswer::Build] {
        let mut reading = SilentReading::new(3, ReadingSettings::default());
        reading.apply(ReadingAction::Answer(answer));
        reading.apply(ReadingAction::Begins(Begins::Midst));
        reading.apply(ReadingAction::Begin);
        let mut drawn = Vec::new();
        for round in 0..12 {
            for step in 0..4 {
                let model = reading.model(FileWords::Letters).expect("a passage");
                drawn.push(view::reading_aside(&model));
                drawn.push(view::reading_boards(&model));
                reading.apply(match (model.stage, answer) {
                    (ReadingStage::Answer, ReadingAnswer::Choose) => {
                        ReadingAction::Choose(round % 4)
                    }
                    (ReadingStage::Answer, ReadingAnswer::Build) => ReadingAction::Done,
                    (ReadingStage::Told, _) => break,
                    _ => ReadingAction::GoOn,
                });
                assert!(step < 3, "a passage ends");
            }
            reading.apply(ReadingAction::Next);
        }
        screens.push(("silent reading", drawn));
    }
    screens
}

#[test]
fn of_silent_reading_nothing_is_english() {
    assert_translated(readings, is_never);
}
