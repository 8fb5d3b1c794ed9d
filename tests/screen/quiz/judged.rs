//! Judgements of answers in their exact sentences; nonsense does no harm.

use rank_and_file::board::Square;
use rank_and_file::exercise::quiz::{Answer, Judgement, Quiz, Task};
use rank_and_file::game::At;
use rank_and_file::session::{Column, ColumnSet};
use testing::chance::Dice;

use super::{ITALIAN, PAWN, TWO, figures, last, sq, told, tree};

/// Gives an answer from the table: a square, two squares for a piece that is moved, or a text. A
/// digit after `=` is the place of a choice, such as the piece that a pawn becomes.
fn answer(quiz: &mut Quiz, task: Task, text: &str) -> Judgement {
    let square = |at: std::ops::Range<usize>| text.get(at).and_then(Square::parse);
    match (task, square(0..2), square(2..4)) {
        (Task::Piece, Some(square), None) => quiz.answer(Answer::Square(square)),
        (Task::Move, Some(from), Some(to)) => {
            let judgement = quiz.answer(Answer::Drop(from, to));
            match text.get(4..).and_then(|at| at.strip_prefix('=')) {
                Some(at) => {
                    let mv = judgement.choices[at.parse::<usize>().expect("a place")];
                    quiz.answer(Answer::Move(mv))
                }
                None => judgement,
            }
        }
        _ => quiz.answer(Answer::Text(text)),
    }
}

/// A pinned knight on c3, and a free one on g1.
const PIN: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
const NINE: &str = "chess99 4k4/9/6p2/7N1/3p5/2P6/9/9/4K4 w - - 0 16";
const CASTLE: &str = "chess99 r3k4/9/9/9/9/9/9/9/5KB2 w - - 0 10";
const U: &str = "P-K4 P-K4 N-K2";

#[test]
fn answers_are_judged_in_these_words() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/quiz.tsv");
    let table = std::fs::read_to_string(path).expect("the table");
    let (mut rows, mut wrong) = (0, String::new());
    for line in table.lines().filter(|line| !line.starts_with('#')) {
        let fields: Vec<&str> = line.split('\t').collect();
        let [task, from, moves, column, given, expected] = *fields.as_slice() else {
            panic!("six fields are wanted: {line}");
        };
        let task = Task::named(task).unwrap_or_else(|| panic!("no task: {line}"));
        let mut quiz = last(task, column, from, moves);
        let said = told(&answer(&mut quiz, task, given));
        if said != expected {
            let row = line.rsplit_once('\t').map_or(line, |(row, _)| row);
            wrong.push_str(&format!("{row}\t{said}\n"));
        }
        rows += 1;
    }
    assert!(wrong.is_empty(), "These are judged otherwise:\n{wrong}");
    assert!(rows > 100, "only {rows} rows");
}

#[test]
fn what_a_sentence_is_about_is_drawn_on_the_board_and_shown_in_the_text() {
    let mut quiz = last(Task::Write, "short", TWO, "Nbd2");
    let many = quiz.answer(Answer::Text("Nd2"));
    assert_eq!(figures(&many.drawn), ["b1-d2 Asked", "f3-d2 Against"]);
    let other = quiz.answer(Answer::Text("Nfd2"));
    assert_eq!(figures(&other.drawn), ["f3-d2 Against", "b1-d2 Asked"]);

    let spans = |line: &str, from: &str, text: &str| {
        let judgement = last(Task::Write, "short", from, line).answer(Answer::Text(text));
        let spans = judgement.spans.iter();
        spans
            .map(|span| judgement.given[span.clone()].to_owned())
            .collect::<Vec<_>>()
    };
    assert_eq!(spans("Ne2", PIN, "Nge2"), ["g"]);
    assert_eq!(spans("Nbd2", TWO, "  Nbd2+ "), ["+"]);
    assert_eq!(spans("Nbd2", TWO, "Nd9"), ["9"]);
    assert_eq!(spans("Nbd2", TWO, "Ne4"), ["e4"]);

    let mut quiz = last(Task::Move, "short", PIN, "Ne2");
    let pinned = quiz.answer(Answer::Drop(sq("c3"), sq("e2")));
    assert_eq!(figures(&pinned.drawn), ["c3-e2 Asked", "b4-e1 Against"]);
    let mut quiz = last(Task::Piece, "short", PIN, "Ne2");
    let pinned = quiz.answer(Answer::Square(sq("c3")));
    assert_eq!(figures(&pinned.drawn), ["c3-e2 Asked", "b4-e1 Against"]);
}

#[test]
fn no_text_makes_a_judge_panic_or_point_outside_it() {
    const CRUMBS: [&str; 44] = [
        "N", "Kt", "K", "Q", "R", "B", "P", "S", "♘", "a", "b", "e", "h", "i", "1", "2", "4", "8",
        "9", "0", "-", "–", "x", "×", "*", "=", "/", "(", ")", "O-O", "0-0-0", "Castles", "ch",
        "mate", "e.p.", "+", "#", "?!", "…", "12...", " ", "\u{a0}", "é", "\u{feff}",
    ];
    let mut dice = Dice::for_law(3);
    let starts = [
        ("start", "e4 d5 exd5"),
        ("start", ITALIAN),
        (TWO, "Nbd2"),
        (PAWN, "a8=N"),
        ("uchess", U),
        (CASTLE, "Kfg&B"),
        (NINE, "cd5×"),
    ];
    for (from, line) in starts {
        let tree = tree(from, line);
        let columns: Vec<Column> = ColumnSet::for_variant(tree.start().variant())
            .columns()
            .collect();
        for round in 0..1500 {
            let mut text = String::new();
            for _ in 0..dice.roll(9) {
                if round % 5 == 0 {
                    text.extend(char::from_u32(dice.roll(0x1_1000) as u32));
                } else {
                    let crumb: &&str = dice.pick(&CRUMBS);
                    text.push_str(crumb);
                }
            }
            let task = *dice.pick(&[Task::Move, Task::Write, Task::Piece]);
            let column = *dice.pick(&columns);
            let mut quiz = Quiz::new(task, column, &tree, At::Start).expect("a quiz");
            let judgement = quiz.answer(Answer::Text(&text));
            assert!(!judgement.sentence.is_empty(), "{text}");
            for span in judgement.spans {
                assert!(
                    judgement.given.get(span.clone()).is_some(),
                    "{text}: {span:?}"
                );
            }
        }
    }
}
