//! The page for practice in other languages: what is shown there in one of them is no English.

use std::collections::HashSet;
use std::thread;

use rank_and_file::exercise::by_rule::learner::Learners;
use rank_and_file::exercise::dictation::Dictation;
use rank_and_file::exercise::keep_score::KeepScore;
use rank_and_file::exercise::set::{ExerciseSet, SetGames, SetSettings};
use rank_and_file::exercise::silent_reading::ReadingSettings;
use rank_and_file::exercise::two_sheets::TwoSheets;
use rank_and_file::exercise::worksheet::{
    Worksheet, WorksheetChoice, WorksheetKind, WorksheetSettings, rules_to_choose,
};
use rank_and_file::game::GameTree;
use rank_and_file::session::ColumnSet;
use rank_and_file::view::{self, ByRuleStart, Element, Node, SetMakerView};
use rank_and_file::words::compile::compile;
use testing::games::one;

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
                let has_word = text
                    .split(|c: char| !c.is_alphanumeric())
                    .any(|word| word.len() > 2 && word.chars().all(char::is_lowercase));
                let is_english = has_word && before.contains(text.as_str());
                assert!(
                    !is_english || same.contains(text.trim()) || is_own(text),
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
