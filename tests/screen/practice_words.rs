//! The page for practice in other languages: what is shown there in one of them is no English.

use std::collections::HashSet;
use std::thread;

use rank_and_file::board::FileWords;
use rank_and_file::exercise::by_rule::learner::Learners;
use rank_and_file::exercise::by_rule::round::{RuleAction, RuleRound, RuleRoundModel};
use rank_and_file::exercise::by_rule::{AskedAs, Asker, MoveExercise, RuleExercise};
use rank_and_file::exercise::dictation::{Dictation, DictationAction, DictationEnd};
use rank_and_file::exercise::keep_score::{
    GameChoice, KeepAction, KeepScore, MarkedSheet, Strictness,
};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::set::{
    ExerciseSet, KINDS, SetChoice, SetFault, SetGames, SetRound, SetSettings, read_games,
};
use rank_and_file::exercise::silent_reading::{
    Begins, ReadingAction, ReadingAnswer, ReadingSettings, ReadingStage, SilentReading,
};
use rank_and_file::exercise::two_sheets::TwoSheets;
use rank_and_file::exercise::worksheet::{
    Worksheet, WorksheetChoice, WorksheetKind, WorksheetSettings, rules_to_choose,
};
use rank_and_file::game::GameTree;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::ColumnSet;
use rank_and_file::sheets::{ScoreSheet, reconcile};
use rank_and_file::view::{self, AskedLooks, ByRuleStart, Element, Node, SetMakerView};
use rank_and_file::words::{self, compile::compile};
use testing::games::one;
use testing::positions::sq;

use super::languages::{ENGLISH, FRENCH, GERMAN, SPANISH, speak};

/// A screen by its name, as it is drawn.
pub(super) type Screens = Vec<(&'static str, Vec<Element>)>;

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
pub(super) fn assert_translated(draw: fn() -> Screens, is_own: fn(&str) -> bool) {
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
                let is_known =
                    parts.all(|part| !has_word(part) || same.contains(part) || is_own(part));
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
pub(super) fn is_never(_: &str) -> bool {
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

/// Draws the questions of sets of each kind, with a wrong answer, hints and the right one, and the result.
fn sets() -> Screens {
    let games = SetGames {
        famous: trees(),
        ..SetGames::default()
    };
    let mut screens = Vec::new();
    for kind in KINDS {
        let mut set = ExerciseSet::new(SetSettings::default(), &games);
        set.choose(SetChoice::Kind(kind), &games);
        let mut round = SetRound::begin(set.questions().to_vec());
        let mut asked = Vec::new();
        let mut draw = |round: &SetRound| {
            let question = round.model().expect("a question");
            let looks = AskedLooks {
                placed: &PlacedPieces::new(&question.board),
                cursor: sq("e1"),
                carried: None,
                typed: "",
                called: words::EXERCISES,
            };
            asked.push(view::asked_question(&question, &looks));
        };
        while let Some(question) = round.question().cloned() {
            for action in wrong(&question) {
                draw(&round);
                round.apply(action);
            }
            draw(&round);
            round.apply(right(&question));
            if round.model().is_some_and(|shown| shown.is_answered) {
                draw(&round);
            }
            round.apply(RuleAction::Next);
        }
        let result = round.result("");
        screens.push(("the questions of a set", asked));
        let results = [false, true].map(|handed| view::set_result(&result, handed, ""));
        screens.push(("the result of a set", results.to_vec()));
    }
    let opened = [
        "",
        "1. e4 e5 *",
        "[Event \"a\"]\n\n1. e4 Qq *\n\n[Event \"b\"]\n\n1. zz *\n",
    ];
    let opened = opened.map(|text| view::el("p").text(read_games(text).said));
    screens.push(("the games of a set", opened.to_vec()));
    let faults = [SetFault::Version, SetFault::Damage].into_iter();
    let faults = faults.flat_map(|fault| [fault.sentence_of_set(), fault.sentence_of_result()]);
    screens.push((
        "faults of links",
        faults.map(|words| view::el("p").text(words)).collect(),
    ));
    screens
}

/// Returns wrong answers to a question, and all its hints.
fn wrong(question: &MoveExercise) -> Vec<RuleAction> {
    let answer = RuleAction::Answer;
    let mut all: Vec<RuleAction> = match question.asked_as {
        AskedAs::Mend => (0..4)
            .filter(|&at| !question.choose(at).right)
            .map(RuleAction::Choose)
            .collect(),
        AskedAs::Piece => ["a1", "d1", "e1", "e8", "f3", "e4"]
            .map(|square| answer(RoundAction::Touch(sq(square))))
            .to_vec(),
        AskedAs::Play => [("e1", "e2"), ("g1", "f3"), ("d1", "d8")]
            .map(|(from, to)| answer(RoundAction::Drag(sq(from), sq(to))))
            .to_vec(),
        _ => ["", "zz", "Ke9", "Nf3", "P-K4", "Rxa1+", "e4"]
            .map(|text| answer(RoundAction::Write(text.to_owned())))
            .to_vec(),
    };
    if question.asked_as != AskedAs::Mend {
        all.extend([RoundAction::Hint, RoundAction::Hint, RoundAction::Hint].map(answer));
    }
    all
}

/// Returns the right answer to a question.
fn right(question: &MoveExercise) -> RuleAction {
    RuleAction::Answer(match question.asked_as {
        AskedAs::Piece => RoundAction::Touch(question.mv.from),
        AskedAs::Play => RoundAction::Choose(question.mv),
        AskedAs::Mend => {
            let mut all = 0..4;
            let right = all.find(|&at| question.choose(at).right);
            return RuleAction::Choose(right.expect("one is right"));
        }
        _ => RoundAction::Write(question.name_in(question.column)),
    })
}

#[test]
fn of_exercise_sets_nothing_is_english() {
    assert_translated(sets, is_never);
}

/// Draws two sheets that differ in several ways.
fn compared() -> Screens {
    let sheets = [
        ["1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 2. Nf9 3. Bb5 a6"],
        [
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 1-0",
            "1. e4 e5 2. Nc3 Nc6 3. Bb5 a6 4. Bxc6 0-1",
        ],
        ["1. e4 e5 2. Nf3 zz 3. Bb5", ""],
        [
            "1. Nf3 d5 2. Nd4 e5 3. N2b3 Qh4 4. Kd8 Qz",
            "1. Nf3 d5 2. Nd2 e5",
        ],
        ["zz", ""],
    ];
    let drawn = sheets.map(|texts| {
        let mut sheets = TwoSheets::default();
        for (sheet, text) in ScoreSheet::BOTH.into_iter().zip(texts) {
            sheets.write(sheet, text.to_owned());
        }
        let game = reconcile(texts);
        sheets.show(&game);
        view::both_sheets(&sheets)
    });
    vec![("two sheets", drawn.to_vec())]
}

#[test]
fn of_two_sheets_nothing_is_english() {
    assert_translated(compared, is_never);
}

/// Draws a round of practice by rule that is answered, and its end.
fn rounds() -> Screens {
    let mut learner = Learners::default();
    let columns: Vec<_> = ColumnSet::Orthodox.columns().take(2).collect();
    let asker = Asker::new(5);
    let mut round = RuleRound::begin(learner.current(), columns, asker, 0);
    let mut drawn = Vec::new();
    for second in 0..400 {
        let now = second * 1000;
        let is_answered = match round.model(learner.current(), now) {
            RuleRoundModel::Question(question) => {
                let looks = AskedLooks {
                    placed: &PlacedPieces::new(&question.board),
                    cursor: sq("e1"),
                    carried: None,
                    typed: "",
                    called: words::BY_RULE_DUE,
                };
                drawn.push(view::asked_question(&question, &looks));
                question.is_answered
            }
            RuleRoundModel::End(end) => {
                drawn.push(view::by_rule_end(&end));
                break;
            }
        };
        let answers = match round.exercise() {
            _ if is_answered => vec![RuleAction::Next],
            Some(RuleExercise::Move(question)) => vec![right(question)],
            Some(RuleExercise::Square(question)) => {
                let (touch, name) = (question.square, question.name_of(question.square));
                let write = |text: String| RuleAction::Answer(RoundAction::Write(text));
                let touch = RuleAction::Answer(RoundAction::Touch(touch));
                vec![write("zz".to_owned()), write(name), touch]
            }
            None => Vec::new(),
        };
        for answer in answers {
            round.apply(answer, learner.current_mut(), now);
        }
    }
    vec![("a round", drawn)]
}

#[test]
fn of_a_round_by_rule_nothing_is_english() {
    // Descriptive has these letters in every language.
    assert_translated(rounds, |text| matches!(text, "dis" | "dbl" | "mate"));
}

#[test]
fn rules_that_a_language_words_alike_stay_apart() {
    // German, with one word for all rules.
    let alike: Vec<String> = GERMAN
        .lines()
        .map(|line| match line.split_once(" = ") {
            Some((name, _)) if name.starts_with("rule-") && !line.contains('$') => {
                [name, " = Regel"].concat()
            }
            _ => line.to_owned(),
        })
        .collect();
    let told = || {
        let (keep, list) = (KeepScore::default(), KeepScore::default().all_rules());
        let offered: Vec<usize> = keep.offered().map(|(_, _, rules)| rules.len()).collect();
        (list.len(), offered)
    };
    let english = told();
    speak("de", &alike.join("\n"), &[1]);
    assert!(words::RULE_FILE.text() == "Regel" && words::RULE_CHECK.text() == "Regel");
    assert_eq!(told(), english);
}
