//! What a set asks, and that each question has one right answer.

use std::collections::HashSet;

use rank_and_file::board::Square;
use rank_and_file::exercise::by_rule::{AskedAs, MoveExercise, Topic};
use rank_and_file::exercise::quiz::Answer;
use rank_and_file::exercise::set::games::{MOST_BYTES, MOST_GAMES};
use rank_and_file::exercise::set::{
    COUNTS, KINDS, SetChoice, SetGames, SetSettings, SetSource, read_games,
};
use rank_and_file::exercise::worksheet::{
    Worksheet, WorksheetKind, WorksheetPage, WorksheetSettings,
};
use rank_and_file::game::fen::write_fen;
use rank_and_file::output::set_elements::set_elements;
use rank_and_file::session::column;
use testing::chance::cases;

use super::{columns, games, made};

/// Asserts that one answer is right and is judged so, and that the answers for other moves are wrong.
fn assert_one_right(asked: &MoveExercise) {
    let position = asked.position();
    let turn = position.turn();
    let at = format!("{asked:?} in {}", write_fen(position));
    let others = turn.moves.iter().filter(|mv| **mv != asked.mv);
    match asked.asked_as {
        AskedAs::Write | AskedAs::Translate => {
            let name = asked.name_in(asked.column);
            assert!(asked.judge(Answer::Text(&name)).right, "{name}: {at}");
            for other in others {
                let other = asked.column.notation.text(other, &turn);
                assert!(!asked.judge(Answer::Text(&other)).right, "{other}: {at}");
            }
        }
        AskedAs::Piece => {
            let right = |square: &Square| asked.judge(Answer::Square(*square)).right;
            assert_eq!(Square::orthodox().filter(right).count(), 1, "{at}");
        }
        AskedAs::Play => {
            let right = turn.moves.iter();
            let right = right.filter(|mv| asked.judge(Answer::Move(**mv)).right);
            assert_eq!(right.count(), 1, "{at}");
        }
        AskedAs::Mend => {
            assert_eq!(
                (0..4).filter(|it| asked.choose(*it).right).count(),
                1,
                "{at}"
            );
        }
        AskedAs::Square => panic!("no question about a move"),
    }
    assert!(!asked.sentence().to_string().is_empty(), "{at}");
}

#[test]
fn every_question_of_every_kind_rule_and_notation_has_one_right_answer() {
    let games = games();
    let each = cases(1, 4);
    let mut empty = Vec::new();
    for column in columns() {
        for kind in KINDS {
            for source in [SetSource::Famous, SetSource::Generated] {
                for seed in 0..each {
                    let mut choices = vec![
                        SetChoice::Column(column),
                        SetChoice::Kind(kind),
                        SetChoice::Source(source),
                    ];
                    choices.extend((0..seed).map(|_| SetChoice::Other));
                    let set = made(&choices, &games);
                    if set.questions().len() < 10 {
                        empty.push(format!("{} {kind:?} {source:?}", column.tag));
                    }
                    for question in set.questions() {
                        assert_one_right(question);
                        assert_eq!((question.column, question.asked_as), (column, kind));
                        assert_eq!(question.given.is_some(), kind == AskedAs::Translate);
                    }
                }
            }
        }
    }
    assert!(empty.is_empty(), "fewer than ten questions: {empty:#?}");
}

#[test]
fn a_set_asks_for_the_chosen_rules_in_turn_and_for_no_position_twice() {
    let games = games();
    let rules = [Topic::File, Topic::Check, Topic::PawnCapture];
    let mut choices: Vec<SetChoice> = rules.map(SetChoice::Topic).to_vec();
    choices.push(SetChoice::Count(30));
    for source in [SetSource::Famous, SetSource::Generated] {
        choices.push(SetChoice::Source(source));
        let set = made(&choices, &games);
        assert_eq!((set.questions().len(), set.only()), (30, None));
        let mut seen = HashSet::new();
        for (at, question) in set.questions().iter().enumerate() {
            assert_eq!(question.topic, rules[at % 3], "question {at} of {source:?}");
            assert!(seen.insert(write_fen(question.position())));
        }
    }
}

#[test]
fn the_same_choices_make_the_same_set_and_another_seed_makes_another() {
    let games = games();
    for source in [SetSource::Famous, SetSource::Generated] {
        let choices = [SetChoice::Source(source)];
        let set = made(&choices, &games);
        assert_eq!(set.questions(), made(&choices, &games).questions());
        let other = made(&[choices[0], SetChoice::Other], &games);
        assert_ne!(set.questions(), other.questions());
    }
}

#[test]
fn a_question_is_left_out_or_exchanged_and_the_others_stay() {
    let games = games();
    for kind in KINDS {
        let choices = [SetChoice::Kind(kind), SetChoice::Count(5)];
        let mut set = made(&choices, &games);
        let before = set.questions().to_vec();
        set.choose(SetChoice::LeaveOut(1), &games);
        assert_eq!(set.questions().len(), 4);
        assert_eq!(set.questions()[1], before[2]);
        set.choose(SetChoice::Exchange(1), &games);
        assert!(!before.contains(&set.questions()[1]));
        assert_eq!(set.questions()[2..], before[3..]);
        // A place that is not there changes nothing.
        set.choose(SetChoice::Exchange(9), &games);
        set.choose(SetChoice::LeaveOut(9), &games);
        assert_eq!(set.questions().len(), 4);
    }
}

#[test]
fn where_there_is_no_other_question_that_is_said() {
    let opened = read_games("1. e4 d5 2. exd5 Qxd5 *");
    let games = SetGames {
        opened: opened.games,
        ..SetGames::default()
    };
    let choices = [
        SetChoice::Source(SetSource::Opened),
        SetChoice::Topic(Topic::PawnCapture),
    ];
    let mut set = made(&choices, &games);
    assert_eq!((set.questions().len(), set.only()), (1, Some(1)));
    assert!(!set.has_no_other());
    set.choose(SetChoice::Exchange(0), &games);
    assert!(set.has_no_other());
    assert_eq!(set.questions().len(), 1);
}

#[test]
fn another_notation_forgets_the_rules_that_it_has_not() {
    let descriptive = column("descriptive").expect("a column");
    let games = games();
    let choices = [
        SetChoice::Topic(Topic::File),
        SetChoice::Topic(Topic::Check),
        SetChoice::Column(descriptive),
    ];
    let set = made(&choices, &games);
    assert_eq!(set.settings().topics, [Topic::Check]);
    // What is given is never in the notation of the answer.
    assert_ne!(set.settings().given, descriptive);
    let set = made(&[SetChoice::Given(set.settings().column)], &games);
    assert_ne!(set.settings().given, set.settings().column);
}

#[test]
fn what_cannot_be_read_of_pasted_games_is_said() {
    let draughts = "[GameType \"20\"]\n1. 32-28 19-23 2. 28x19 14x23 *\n";
    let many = "1. e4 e5 2. Nf3 *\n\n".repeat(MOST_GAMES + 5);
    let long = [
        "1. e4 e5 *\n\n",
        &"1. d4 d5 {a long comment} *\n\n".repeat(60_000),
    ]
    .concat();
    assert!(long.len() > MOST_BYTES);
    let rows = [
        ("1. e4 e5 *", 1, "One game was read."),
        ("1. P-K4 P-K4 2. N-KB3", 1, "One game was read."),
        ("", 0, "No game was read."),
        ("nothing of chess at all", 0, "is left out."),
        ("1. e4 e5 2. Nf9 *\n\n1. d4 *", 2, "is read only in part."),
        (draughts, 0, "is left out."),
        ("[Variant \"Chess 99\"]\n\n1. a24 e75 *", 0, "is left out."),
        (&many, MOST_GAMES, "The text has more"),
        (&long, MOST_GAMES, "The text has more"),
    ];
    for (text, count, said) in rows {
        let start: String = text.chars().take(40).collect();
        let read = read_games(text);
        assert_eq!(read.games.len(), count, "{start}: {}", read.said);
        assert!(read.said.contains(said), "{start}: {}", read.said);
    }
}

#[test]
fn a_page_gets_an_element_for_each_question_that_an_element_asks() {
    let games = games();
    for kind in KINDS {
        let set = made(&[SetChoice::Kind(kind), SetChoice::Count(5)], &games);
        let made = set_elements(set.questions(), "https://example.org/app/");
        let word = match kind {
            AskedAs::Write => "quiz=\"write\"",
            AskedAs::Piece => "quiz=\"piece\"",
            _ => {
                assert_eq!((made.asked, made.left_out), (0, 5), "{kind:?}");
                assert_eq!(made.html, "");
                continue;
            }
        };
        assert_eq!((made.asked, made.left_out), (5, 0));
        assert_eq!(made.html.matches("<script").count(), 1);
        assert_eq!(
            made.html
                .matches("<chess-notation columns=\"short\"")
                .count(),
            5
        );
        assert_eq!(made.html.matches("interactive=\"quiz\"").count(), 5);
        // The kind that comes first is the default, and is left out.
        let has_word = made.html.matches(word).count();
        assert_eq!(has_word, 5, "{}", made.html);
        for question in set.questions() {
            let fen: Vec<String> = write_fen(question.position())
                .split(' ')
                .map(str::to_owned)
                .collect();
            assert!(made.html.contains(&fen[0]), "{}", made.html);
        }
    }
}

#[test]
fn a_worksheet_of_a_set_has_its_questions_and_a_key() {
    let games = games();
    for kind in KINDS {
        for count in COUNTS {
            let set = made(&[SetChoice::Kind(kind), SetChoice::Count(count)], &games);
            let sheet = Worksheet::of_set(WorksheetSettings::default(), set.questions());
            assert_eq!(sheet.settings.kind, WorksheetKind::from(kind));
            assert_eq!(sheet.key().count(), usize::from(count));
            let shown = sheet.pages.iter().flat_map(|page| match page {
                WorksheetPage::Diagrams(diagrams) => diagrams.as_slice(),
                WorksheetPage::Moves(_) => panic!("no score sheet"),
            });
            for (shown, question) in shown.zip(set.questions()) {
                assert_eq!(shown.given, question.given_text(), "{kind:?}");
                let name = question.name_in(question.column);
                let answer = &shown.answer.words;
                match kind {
                    AskedAs::Piece => assert_eq!(*answer, question.mv.from.to_string()),
                    AskedAs::Play => assert!(answer.ends_with(&question.mv.to.to_string())),
                    AskedAs::Mend => {
                        assert!(answer.starts_with(&name) && answer.len() > name.len() + 5);
                    }
                    _ => assert_eq!(*answer, name),
                }
                // An arrow would give the answer away where the move has to be found.
                let is_drawn = matches!(kind, AskedAs::Write | AskedAs::Mend);
                assert_eq!(!shown.board.drawn.is_empty(), is_drawn);
            }
        }
    }
}

#[test]
fn every_notation_of_answers_has_rules_to_choose_from() {
    for column in SetSettings::columns() {
        assert!(
            Topic::of_moves(column.notation).count() > 3,
            "{}",
            column.tag
        );
    }
    assert!(SetSettings::columns().count() > 10);
}
