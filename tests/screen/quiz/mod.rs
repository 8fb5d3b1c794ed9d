//! Quizzes: questions, judgements of answers in their exact sentences, and hints. As a law, in
//! every notation the correct name is right and every other answer is wrong.
//!
//! | module | what it is |
//! |---|---|
//! | `hints` | the three hints; the last one is the answer |
//! | `judged` | judgements of answers in their exact sentences; nonsense does no harm |
//! | `mistakes` | the mistakes in written moves: their names and reasons, by a table and by damaging names |
//! | `laws` | laws of every notation and game: the correct name is right, and every other answer is wrong |

mod hints;
mod judged;
mod laws;
mod mistakes;

use rank_and_file::board::{Color, Drawn, Setup, Shape, Variant};
use rank_and_file::exercise::quiz::{Answer, Judgement, Quiz, Task};
use rank_and_file::game::fen::{read_fen_of, read_setup};
use rank_and_file::game::pgn::{ReadAs, continuation};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::Sentence;
use rank_and_file::rules::Position;
use rank_and_file::screen::board_model::choices;
use rank_and_file::session::{Column, ColumnSet, column};
use testing::positions::sq;

/// Returns the columns of orthodox chess.
fn columns() -> Vec<Column> {
    ColumnSet::Orthodox.columns().collect()
}

/// Returns the line played from a position. "start" is the initial position of orthodox chess;
/// `chess99 …`, `uchess …` and `diagram …` name another game, with its initial position if nothing
/// follows.
fn tree(from: &str, line: &str) -> GameTree {
    let (variant, fen) = from.split_once(' ').unwrap_or((from, ""));
    let (variant, fen) = match Variant::named(variant) {
        Some(variant) => (variant, fen),
        None => (Variant::Standard, from.trim_start_matches("start")),
    };
    let position = if fen.is_empty() {
        Position::array(variant)
    } else if variant == Variant::Diagram {
        let setup = read_setup(fen).expect("a diagram");
        Position::from_setup(&Setup { variant, ..setup }).expect("a diagram")
    } else {
        read_fen_of(fen, variant).unwrap_or_else(|error| panic!("{fen}: {error}"))
    };
    let game = continuation(&position, line, ReadAs::Auto).expect("a line");
    assert!(game.troubles.is_empty(), "{line}: {:?}", game.troubles);
    game.tree
}

/// Returns `+` for right, `-` for wrong or `?` for not judged, and the sentence.
fn told(judgement: &Judgement) -> String {
    let sign = match (judgement.judged, judgement.right) {
        (false, _) => '?',
        (true, false) => '-',
        (true, true) => '+',
    };
    format!("{sign} {}", judgement.sentence)
}

/// Returns the quiz about the last move of a line.
fn last(task: Task, tag: &str, from: &str, line: &str) -> Quiz {
    let tree = tree(from, line);
    let At::After(id) = tree.end_of_line(At::Start) else {
        panic!("{line} has no moves")
    };
    let column = column(tag).unwrap_or_else(|| panic!("no column {tag}"));
    Quiz::new(task, column, &tree, tree.node(id).parent).expect("a quiz")
}

/// Knights on b1 and f3.
const TWO: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
/// A pawn about to promote.
const PAWN: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const ITALIAN: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O";

/// Returns each figure with its role, such as `a1-a8 Asked`.
fn figures(drawn: &[Drawn]) -> Vec<String> {
    let figure = |drawn: &Drawn| match drawn.shape {
        Shape::Arrow(from, to) => format!("{from}-{to} {:?}", drawn.role),
        Shape::Circle(at) => format!("{at} {:?}", drawn.role),
        Shape::Cross(at) => format!("x{at} {:?}", drawn.role),
    };
    drawn.iter().map(figure).collect()
}

#[test]
fn the_moves_of_one_side_are_asked_for_and_the_replies_are_played() {
    let tree = tree("start", "e4 e5 Nf3 Nc6 Bb5 a6");
    let ids: Vec<_> = tree.ids().collect();
    let mut quiz = Quiz::new(Task::Move, columns()[0], &tree, At::After(ids[0])).expect("a quiz");
    let first = quiz.question().expect("a question");
    assert_eq!((first.at, first.ply), (At::After(ids[0]), 1));
    assert_eq!((first.number, first.of), (1, 3));
    assert_eq!(
        (first.color, first.move_number.as_str()),
        (Color::Black, "1…")
    );
    assert_eq!(
        first.sentence.to_string(),
        "Black is to move. Play the right move."
    );
    assert!(first.name.is_none() && first.drawn.is_empty());

    let wrong = quiz.answer(Answer::Drop(sq("e7"), sq("e6")));
    assert_eq!(
        (wrong.given.as_str(), wrong.tries, wrong.right),
        ("e6", 1, false)
    );
    let hint = quiz.hint().expect("a hint");
    assert_eq!(hint.sentence.to_string(), "The pawn on e7 moves.");
    let right = quiz.answer(Answer::Drop(sq("e7"), sq("e5")));
    assert_eq!((right.ply, right.tries, right.hints), (1, 2, 1));
    assert_eq!(right.line, ids[1..3]);
    assert!(right.right && !right.solved);

    let second = quiz.question().expect("a question");
    assert_eq!(
        (second.at, second.ply, second.number),
        (At::After(ids[2]), 3, 2)
    );
    let right = quiz.answer(Answer::Text("Nc6"));
    assert_eq!((right.tries, right.hints), (1, 0), "counted anew");
    let last = quiz.answer(Answer::Text("P-QR3"));
    assert_eq!(last.line, ids[5..]);
    assert!(last.solved && quiz.is_done());
    assert_eq!((quiz.question(), quiz.hint()), (None, None));
    let score = quiz.score();
    assert_eq!((score.questions, score.solved), (3, 3));
    assert_eq!((score.tries, score.hints), (4, 1));
    let more = quiz.answer(Answer::Text("a6"));
    assert_eq!(more.sentence.to_string(), "All questions are answered.");
    assert!(!more.judged && !more.right);
}

#[test]
fn the_reply_after_the_last_question_is_played_as_well() {
    let tree = tree("start", "e4 e5");
    let ids: Vec<_> = tree.ids().collect();
    let mut quiz = Quiz::new(Task::Move, columns()[0], &tree, At::Start).expect("a quiz");
    let right = quiz.answer(Answer::Text("e4"));
    assert_eq!(right.line, ids);
    assert!(right.solved);
}

#[test]
fn every_move_of_the_line_is_written_and_pointed_at() {
    let tree = tree("start", "e4 e5 (1... c5 2. Nf3) 2. Nf3");
    for task in [Task::Write, Task::Piece] {
        let mut quiz = Quiz::new(task, columns()[1], &tree, At::Start).expect("a quiz");
        let mut asked = Vec::new();
        while let Some(question) = quiz.question() {
            assert_eq!(question.name.is_some(), task == Task::Piece);
            assert_eq!(
                figures(&question.drawn).len(),
                usize::from(task == Task::Write)
            );
            asked.push(question.sentence.to_string());
            assert!(asked.len() < 9, "it does not come to an end");
            for _ in 0..3 {
                quiz.hint();
            }
            let node = tree.next(question.at)[0];
            let mv = tree.node(node).mv;
            let position = tree.position(question.at);
            let name = columns()[1]
                .notation
                .name(&mv, &position.turn())
                .reading
                .text;
            let judgement = match task {
                Task::Piece => quiz.answer(Answer::Square(mv.from)),
                _ => quiz.answer(Answer::Text(&name)),
            };
            assert_eq!(judgement.line, [node]);
        }
        let expected = match task {
            Task::Write => [
                "White's move: the pawn from e2 to e4. Write it in English descriptive.",
                "Black's move: the pawn from e7 to e5. Write it in English descriptive.",
                "White's move: the knight from g1 to f3. Write it in English descriptive.",
            ],
            _ => [
                "White plays P-K4. Which piece moves? Choose its square.",
                "Black plays P-K4. Which piece moves? Choose its square.",
                "White plays N-KB3. Which piece moves? Choose its square.",
            ],
        };
        assert_eq!(asked, expected);
        assert_eq!(quiz.score().hints, 9);
    }
}

#[test]
fn what_a_pawn_becomes_is_asked_for_before_the_move_is_judged() {
    let mut quiz = last(Task::Move, "short", PAWN, "a8=N");
    let asked = quiz.answer(Answer::Drop(sq("a7"), sq("a8")));
    assert!(!asked.judged && asked.tries == 0);
    let position = tree(PAWN, "a8=N").start().clone();
    let choices = choices(&position, &asked.choices);
    let becomes: Vec<&str> = choices.iter().map(|choice| choice.becomes).collect();
    assert_eq!(becomes, ["queen", "rook", "bishop", "knight"]);
    let judged = quiz.answer(Answer::Move(choices[3].mv));
    assert!(judged.right && judged.tries == 1);
}

#[test]
fn a_line_of_a_variation_can_be_asked_for() {
    let tree = tree("start", "e4 e5 (1... c5 2. Nf3 d6) 2. Nf3");
    let sicilian = tree.next(At::After(tree.next(At::Start)[0]))[1];
    let quiz = Quiz::new(Task::Move, columns()[0], &tree, At::After(sicilian)).expect("a quiz");
    let question = quiz.question().expect("a question");
    assert_eq!((question.ply, question.of), (2, 1));
}

#[test]
fn a_quiz_without_moves_or_without_names_says_so() {
    let start = GameTree::default();
    let fault = |quiz: Result<Quiz, Sentence>| quiz.expect_err("no quiz").to_string();
    assert_eq!(
        fault(Quiz::new(Task::Move, columns()[0], &start, At::Start)),
        "There is no move to ask for: the line ends where the quiz begins. Add moves after it."
    );
    let three = column("uchess").expect("a column");
    assert_eq!(
        fault(Quiz::new(
            Task::Write,
            three,
            &tree("start", "e4"),
            At::Start
        )),
        "\"Three symbols\" is for U-chess and U-chess (AISE) only. Choose another notation for this quiz."
    );
}
