//! Each question has one right answer, by the laws of the core.

use std::collections::{BTreeMap, HashSet};

use rank_and_file::board::{Color, Square};
use rank_and_file::exercise::by_rule::{AskedAs, Asker, MoveExercise, RuleExercise, Topic};
use rank_and_file::exercise::quiz::Answer;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{ReadAs, continuation};
use rank_and_file::notation::Verdict;
use rank_and_file::rules::Position;
use rank_and_file::session::{Column, column};
use testing::chance::{cases, seed};

use super::columns;

/// Returns every rule of every notation, with each way to ask for it.
fn every_way() -> Vec<(Topic, Column, AskedAs)> {
    let mut ways = Vec::new();
    for column in columns() {
        for topic in Topic::of_notation(column.notation) {
            match topic.is_of_squares() {
                true => ways.push((topic, column, AskedAs::Square)),
                false => ways.extend(AskedAs::MOVES.map(|way| (topic, column, way))),
            }
        }
    }
    ways
}

/// Returns a question about a move; `None` if there is none, or if it is about a square.
fn of_move(asker: &mut Asker, way: (Topic, Column, AskedAs)) -> Option<MoveExercise> {
    match asker.ask_as(way.0, way.1, way.2)? {
        RuleExercise::Move(exercise) => Some(*exercise),
        RuleExercise::Square(_) => None,
    }
}

/// Asserts by the laws of the core that the question has one right answer. The name is read as this
/// move and no other, and the rule is the one that was asked for.
fn assert_one_answer(exercise: &MoveExercise) {
    let position = exercise.position();
    let turn = position.turn();
    let named = exercise.column.notation.name(&exercise.mv, &turn);
    let text = &named.reading.text;
    let fen = write_fen(position);
    let read = exercise.column.notation.understand(text, &turn);
    let is_one = matches!(read, Ok((_, Verdict::One { mv, .. })) if mv == exercise.mv);
    assert!(is_one, "{text} in {fen}");
    assert!(named.still.is_empty(), "{text} in {fen}");
    let (notation, topic) = (exercise.column.notation, exercise.topic);
    assert!(
        topic.is_of(notation, named.rule, &exercise.mv, &turn),
        "{topic:?} of {text} in {fen}"
    );
}

/// Asserts the same by giving answers to the judge of quizzes.
fn assert_judged(exercise: &MoveExercise) {
    let position = exercise.position();
    let turn = position.turn();
    let column = exercise.column;
    let name = column.notation.text(&exercise.mv, &turn);
    let at = format!("{name} in {}", write_fen(position));
    match exercise.asked_as {
        AskedAs::Write => {
            assert!(exercise.judge(Answer::Text(&name)).right, "{at}");
            for form in column.notation.forms(&exercise.mv, &turn) {
                let read = column.notation.understand(&form.text, &turn);
                let is_one = matches!(read, Ok((_, Verdict::One { .. })));
                let right = exercise.judge(Answer::Text(&form.text)).right;
                assert!(is_one || !right, "{} for {at}", form.text);
            }
            for mv in turn.moves.iter().filter(|mv| **mv != exercise.mv) {
                let other = column.notation.text(mv, &turn);
                assert!(
                    !exercise.judge(Answer::Text(&other)).right,
                    "{other} for {at}"
                );
            }
        }
        AskedAs::Piece => {
            let right = |square: &Square| exercise.judge(Answer::Square(*square)).right;
            let all: Vec<Square> = Square::orthodox().filter(right).collect();
            assert_eq!(all, [exercise.mv.from], "{at}");
        }
        AskedAs::Play => {
            let mut moves = turn.moves.clone();
            moves.retain(|mv| exercise.judge(Answer::Move(*mv)).right);
            assert_eq!(moves, [exercise.mv], "{at}");
        }
        AskedAs::Mend => {
            let mend = exercise.mend.as_ref().expect("a damaged name");
            assert!(
                !exercise.judge(Answer::Text(&mend.text)).right,
                "{} for {at}",
                mend.text
            );
            let right = (0..mend.choices.len()).filter(|&at| exercise.choose(at).right);
            assert_eq!(right.count(), 1, "{mend:?} for {at}");
            let words: HashSet<&str> = mend.choices.iter().map(|(_, words)| *words).collect();
            assert_eq!((words.len(), mend.choices.len()), (4, 4), "{mend:?}");
        }
        AskedAs::Translate | AskedAs::Square => unreachable!("practice by rule asks neither"),
    }
}

#[test]
fn every_rule_is_asked_in_every_way_for_both_sides_and_has_one_right_answer() {
    let mut asker = Asker::new(seed());
    let each = cases(4, 60);
    let mut without = Vec::new();
    let mut sides: BTreeMap<(Topic, &str), HashSet<Color>> = BTreeMap::new();
    for way in every_way() {
        if way.0.is_of_squares() {
            continue;
        }
        let mut made = 0;
        for _ in 0..each {
            let Some(exercise) = of_move(&mut asker, way) else {
                break;
            };
            assert_one_answer(&exercise);
            assert_judged(&exercise);
            let sides = sides.entry((way.0, way.1.tag)).or_default();
            sides.insert(exercise.position().color());
            made += 1;
        }
        if made < each {
            without.push(format!("{:?} {} {:?}: {made}", way.0, way.1.tag, way.2));
        }
    }
    sides.retain(|(topic, _), sides| sides.len() < 2 && *topic != Topic::BlackCount);
    assert!(sides.is_empty(), "for one side only: {sides:?}");
    assert!(without.is_empty(), "{without:#?}");
}

/// In a long run these are a million questions, on as many threads as the machine has.
#[test]
fn a_million_questions_have_one_right_answer_each_and_none_comes_twice() {
    let count = cases(6_000, 1_000_000);
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let begin = std::time::Instant::now();
    let ways: Vec<_> = every_way()
        .into_iter()
        .filter(|(topic, _, way)| !topic.is_of_squares() && *way != AskedAs::Mend)
        .collect();
    let seed = seed();
    let made: Vec<BTreeMap<String, [usize; 2]>> = std::thread::scope(|scope| {
        let run = |thread: usize| {
            let ways = &ways;
            move || {
                let mut asker = Asker::new(seed ^ (thread as u64 + 1) << 32);
                let mut rows: BTreeMap<String, [usize; 2]> = BTreeMap::new();
                let mut seen = HashSet::new();
                for number in 0..count / threads {
                    let way = ways[number % ways.len()];
                    let exercise = of_move(&mut asker, way).expect("a new question");
                    assert_one_answer(&exercise);
                    let key = (exercise.position().fingerprint(), exercise.mv);
                    assert!(
                        seen.insert((key, way.1.tag, way.2)),
                        "the same question again"
                    );
                    let row = rows
                        .entry(format!("{} {}", way.1.tag, way.0.tag()))
                        .or_default();
                    row[exercise.position().color().index()] += 1;
                }
                rows
            }
        };
        let running: Vec<_> = (0..threads)
            .map(|thread| scope.spawn(run(thread)))
            .collect();
        let finished = running
            .into_iter()
            .map(|thread| thread.join().expect("no question fails"));
        finished.collect()
    });
    let mut all: BTreeMap<String, [usize; 2]> = BTreeMap::new();
    for (row, sides) in made.into_iter().flatten() {
        let sum = all.entry(row).or_default();
        (sum[0], sum[1]) = (sum[0] + sides[0], sum[1] + sides[1]);
    }
    for (row, [white, black]) in &all {
        println!("{row}\tWhite {white}\tBlack {black}");
    }
    let total: usize = all.values().flatten().sum();
    println!(
        "{total} questions in {:.1} s",
        begin.elapsed().as_secs_f64()
    );
    assert_eq!(total, count / threads * threads);
}

#[test]
fn of_the_squares_each_has_one_name_and_each_name_one_square() {
    let mut asker = Asker::new(seed());
    let squares = columns().into_iter().flat_map(|column| {
        let topics = Topic::of_notation(column.notation).filter(|topic| topic.is_of_squares());
        topics.map(move |topic| (topic, column))
    });
    for (topic, column) in squares {
        let mut seen = HashSet::new();
        for _ in 0..128 {
            let Some(RuleExercise::Square(asked)) = asker.ask(topic, column) else {
                panic!("a square is asked for");
            };
            seen.insert((asked.square, asked.color));
            let right = |square: &Square| match asked.is_written() {
                true => asked.judge(Answer::Text(&asked.name_of(*square))).right,
                false => asked.judge(Answer::Square(*square)).right,
            };
            let all: Vec<Square> = Square::orthodox().filter(right).collect();
            assert_eq!(all, [asked.square]);
        }
        assert!(seen.len() > 80, "{} of 128", seen.len());
    }
}

#[test]
fn a_square_is_named_in_small_letters_or_with_kt_and_a_wrong_name_says_which_square_it_is() {
    let descriptive = column("descriptive").expect("a column");
    let mut asker = Asker::new(1);
    asker.choose_files(&[6]);
    for _ in 0..16 {
        let Some(RuleExercise::Square(asked)) = asker.ask(Topic::NameSquare, descriptive) else {
            panic!("a square is asked for");
        };
        assert_eq!(asked.square.file_letter(), 'g', "only the chosen file");
        let name = asked.name_of(asked.square);
        let kt = name.replace('N', "Kt").to_lowercase();
        assert!(asked.judge(Answer::Text(&kt)).right, "{kt}");
        let wrong = asked.judge(Answer::Text("qr1"));
        assert_eq!(wrong.sentence.to_string(), "That is QR1, another square.");
        let nonsense = asked.judge(Answer::Text("z9"));
        assert!(!nonsense.judged && nonsense.sentence.to_string().starts_with("That is no name"));
    }
}

#[test]
fn the_same_seed_asks_the_same_questions_and_another_asks_others() {
    let short = column("short").expect("a column");
    let asked = |seed| {
        let mut asker = Asker::new(seed);
        let way = (Topic::File, short, AskedAs::Write);
        let mut next = || of_move(&mut asker, way).map(|asked| write_fen(asked.position()));
        (0..5)
            .map(|_| next().expect("a question"))
            .collect::<Vec<_>>()
    };
    assert_eq!(asked(7), asked(7));
    assert_ne!(asked(7), asked(8));
}

#[test]
fn questions_come_from_the_games_that_are_given_too() {
    let short = column("short").expect("a column");
    let line = "e4 e5 Nf3 Nc6 Bc4 Bc5 d3 Nf6 Nbd2 d6 O-O O-O";
    let game = continuation(&Position::start(), line, ReadAs::Auto)
        .expect("a line")
        .tree;
    let positions: HashSet<String> = {
        let mut position = game.start().clone();
        let ids: Vec<_> = game.ids().collect();
        let mut all = HashSet::from([write_fen(&position)]);
        for id in ids {
            position.play(&game.node(id).mv);
            all.insert(write_fen(&position));
        }
        all
    };
    let mut asker = Asker::new(3).with_games(vec![game]);
    let mut of_game = 0;
    for _ in 0..60 {
        let way = (Topic::Plain, short, AskedAs::Write);
        let asked = of_move(&mut asker, way).expect("a question");
        of_game += usize::from(positions.contains(&write_fen(asked.position())));
    }
    assert!((8..=40).contains(&of_game), "{of_game} of 60");
}

#[test]
fn a_topic_of_another_notation_is_not_asked() {
    let mut asker = Asker::new(1);
    let (short, german) = (column("short"), column("uci"));
    assert!(
        asker
            .ask(Topic::SideKept, short.expect("a column"))
            .is_none()
    );
    assert!(asker.ask(Topic::File, german.expect("a column")).is_none());
    for topic in Topic::all() {
        assert_eq!(Topic::named(topic.tag()), Some(topic));
        assert!(!topic.title().is_empty());
    }
}

#[test]
fn a_named_move_is_played_and_another_move_is_told_its_own_name() {
    let short = column("short").expect("a column");
    let mut asker = Asker::new(5);
    let asked = of_move(&mut asker, (Topic::File, short, AskedAs::Play)).expect("a question");
    let name = short.notation.text(&asked.mv, &asked.position().turn());
    let side = if asked.position().color() == Color::White {
        "White"
    } else {
        "Black"
    };
    let sentence = asked.sentence().to_string();
    assert_eq!(
        sentence,
        format!("{side} plays {name}. Play it on the board.")
    );
    let turn = asked.position().turn();
    let rival = turn
        .moves
        .iter()
        .find(|mv| mv.to == asked.mv.to && mv.from != asked.mv.from);
    let rival = *rival.expect("a rival");
    let told = asked.judge(Answer::Drop(rival.from, rival.to));
    let own = short.notation.text(&rival, &turn);
    assert!(told.judged && !told.right);
    assert!(
        told.sentence
            .to_string()
            .ends_with(&format!("which is written \"{own}\"."))
    );
    assert!(asked.judge(Answer::Drop(asked.mv.from, asked.mv.to)).right);
    assert!(!asked.judge(Answer::Text(&name)).judged);
}
