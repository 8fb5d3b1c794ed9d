//! Quizzes: what is asked, how answers are judged, in the very sentences, and the hints; and as laws that
//! in every notation the name is right and nothing else is.

mod positions;

use positions::{Dice, games, mixed_positions, rich_setup, scores};
use rank_and_file::board::{Color, Drawn, Move, Setup, Shape, Square, Variant};
use rank_and_file::exercise::quiz::{Answer, Judgement, Quiz, Task};
use rank_and_file::game::fen::{read_fen_of, read_setup};
use rank_and_file::game::pgn::{ReadAs, continuation};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::Sentence;
use rank_and_file::rules::Position;
use rank_and_file::screen::board_model::choices;
use rank_and_file::session::{Column, Offer, column};

/// The columns of orthodox chess.
fn columns() -> Vec<Column> {
    Offer::Orthodox.columns().collect()
}

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

/// A line played from a position: "start" is the initial position of orthodox chess, and `chess99 …`, `uchess …` and
/// `diagram …` name another game, with its initial position if none follows.
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

/// The quiz about the last move of a line.
fn last(task: Task, tag: &str, from: &str, line: &str) -> Quiz {
    let tree = tree(from, line);
    let At::After(id) = tree.end_of_line(At::Start) else {
        panic!("{line} has no moves")
    };
    let column = column(tag).unwrap_or_else(|| panic!("no column {tag}"));
    Quiz::new(task, column, &tree, tree.node(id).parent).expect("a quiz")
}

/// An answer as the table has it: a square, two squares for a piece put from one on another, or
/// else a text. What a pawn becomes is given after `=`, by its place among the choices.
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

/// `+` right, `-` wrong, `?` not judged; then the sentence.
fn told(judgement: &Judgement) -> String {
    let sign = match (judgement.judged, judgement.right) {
        (false, _) => '?',
        (true, false) => '-',
        (true, true) => '+',
    };
    format!("{sign} {}", judgement.sentence)
}

/// Knights on b1 and f3.
const TWO: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
/// A knight on c3 that is pinned, and one on g1 that is not.
const PIN: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
/// A pawn about to promote.
const PAWN: &str = "4k3/P7/8/8/8/8/8/4K3 w - - 0 1";
const ITALIAN: &str = "e4 e5 Nf3 Nc6 Bc4 Bc5 O-O";
const TAKES: &str = "e4 d5 exd5";
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

/// A figure and its meaning: `a1-a8 Asked`.
fn figures(drawn: &[Drawn]) -> Vec<String> {
    let figure = |drawn: &Drawn| match drawn.shape {
        Shape::Arrow(from, to) => format!("{from}-{to} {:?}", drawn.role),
        Shape::Circle(at) => format!("{at} {:?}", drawn.role),
        Shape::Cross(at) => format!("x{at} {:?}", drawn.role),
    };
    drawn.iter().map(figure).collect()
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
        "Black is to move. Find the move."
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

#[test]
fn three_hints_lead_to_the_answer() {
    let hints = |task, tag, from, line| {
        let mut quiz = last(task, tag, from, line);
        let mut said = Vec::new();
        for step in [1, 2, 3, 3] {
            let hint = quiz.hint().expect("a hint");
            assert_eq!((hint.step, hint.last), (step, step == 3));
            said.push((hint.sentence.to_string(), figures(&hint.drawn).join(", ")));
        }
        assert_eq!(quiz.score().hints, 3, "the last is counted once");
        assert_eq!(said.pop(), said.last().cloned());
        said
    };
    let expect = |said: Vec<(String, String)>, expected: [(&str, &str); 3]| {
        let said: Vec<(&str, &str)> = said.iter().map(|(a, b)| (&**a, &**b)).collect();
        assert_eq!(said, expected);
    };
    expect(
        hints(Task::Move, "short", "start", TAKES),
        [
            ("The pawn on e4 moves.", "e4 Asked"),
            ("The pawn takes on d5.", "d5 Asked"),
            (
                "It is written \"exd5\": the pawn from e4 taking the pawn on d5.",
                "e4-d5 Asked",
            ),
        ],
    );
    expect(
        hints(Task::Write, "short", TWO, "Nbd2"),
        [
            ("The rule that makes the name: File added.", ""),
            ("The name has 4 characters and begins with \"N\".", ""),
            (
                "It is written \"Nbd2\": the knight from b1 to d2.",
                "b1-d2 Asked",
            ),
        ],
    );
    expect(
        hints(Task::Piece, "descriptive", TWO, "Nbd2"),
        [
            ("A knight moves.", "b1 Asked, f3 Asked"),
            ("The knight goes to d2.", "d2 Asked"),
            ("It is the knight on b1.", "b1-d2 Asked"),
        ],
    );
    expect(
        hints(Task::Piece, "short", "start", ITALIAN),
        [
            ("The king moves.", "e1 Asked"),
            ("The king castles.", "g1 Asked"),
            ("It is the king on e1.", "e1-g1 Asked"),
        ],
    );
}

/// A quiz about one play of a position.
fn of_move(task: Task, column: Column, position: &Position, mv: &Move) -> Quiz {
    let mut tree = GameTree::new(position.clone());
    tree.add(At::Start, *mv);
    Quiz::new(task, column, &tree, At::Start).expect("a quiz")
}

/// The name is right, those of a few other moves are wrong, and the last hint is right; the piece's
/// square is right and no other; the move is right, and no other unless both mate.
fn holds(position: &Position, column: Column, dice: &mut Dice) {
    let moves = position.moves();
    if moves.is_empty() {
        return;
    }
    let mv = *dice.pick(&moves);
    let turn = position.turn_of(position.mover(&mv));
    let notation = column.notation.on(position.variant());
    let place = || format!("{} {mv:?}", column.tag);

    let mut quiz = of_move(Task::Write, column, position, &mv);
    for _ in 0..3 {
        let other = dice.pick(&turn.moves);
        let text = notation.name(other, &turn).reading.text;
        let judgement = quiz.clone().answer(Answer::Text(&text));
        assert_eq!(judgement.right, *other == mv, "{} {text}", place());
        assert!(judgement.judged, "{} {text}", place());
    }
    quiz.hint();
    quiz.hint();
    let hint = quiz.hint().expect("a hint").sentence.to_string();
    // A name may hold quotation marks of no kind, so the first two enclose it.
    let name = hint.split('"').nth(1).expect("a name");
    assert!(quiz.answer(Answer::Text(name)).right, "{} {hint}", place());

    let mut quiz = of_move(Task::Piece, column, position, &mv);
    let square = *dice.pick(&position.variant().squares().collect::<Vec<_>>());
    let judgement = quiz.clone().answer(Answer::Square(square));
    assert_eq!(judgement.right, square == mv.from, "{} {square}", place());
    assert!(!judgement.sentence.is_empty(), "{} {square}", place());
    assert!(quiz.answer(Answer::Square(mv.from)).right, "{}", place());

    let mut quiz = of_move(Task::Move, column, position, &mv);
    let mates = |mv: &Move| position.after(mv).received(mv).is_mate();
    let other = dice.pick(&moves);
    let judgement = quiz.clone().answer(Answer::Move(*other));
    let right = *other == mv || (mates(other) && mates(&mv));
    assert_eq!(judgement.right, right, "{} {other:?}", place());
    assert!(quiz.answer(Answer::Move(mv)).right, "{}", place());
}

#[test]
fn in_every_notation_the_name_is_right_and_those_of_other_moves_are_not() {
    let mut dice = Dice(7);
    let mut seen = 0;
    mixed_positions(400, |position| {
        for column in columns() {
            holds(position, column, &mut dice);
            seen += 1;
        }
    });
    assert!(seen >= 400 * columns().len());
}

#[test]
fn in_the_other_games_too_the_name_is_right_and_those_of_other_moves_are_not() {
    let mut dice = Dice(11);
    for variant in [
        Variant::UChess,
        Variant::UChessAise,
        Variant::Chess99,
        Variant::Modern,
    ] {
        for _ in 0..12 {
            let mut position = Position::array(variant);
            for _ in 0..60 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                for column in Offer::of(variant).at_first() {
                    holds(&position, column, &mut dice);
                }
                position.play(dice.pick(&moves));
            }
        }
    }
    for _ in 0..100 {
        let setup = rich_setup(&mut dice, Variant::Diagram);
        if let Ok(position) = Position::from_setup(&setup) {
            holds(&position, *dice.pick(&columns()), &mut dice);
        }
    }
}

#[test]
fn every_move_of_played_games_is_written_pointed_at_and_found() {
    let scores = scores();
    let (step, mut moves) = (if scores.is_large { 400 } else { 20 }, 0);
    for (number, game) in games(scores.text).enumerate() {
        if number % step != 0 {
            continue;
        }
        let mut tree = GameTree::default();
        let (mut at, mut position) = (At::Start, Position::start());
        for text in game {
            let Some(mv) = position.read_san(text) else {
                break;
            };
            at = At::After(tree.add(at, mv));
            position.play(&mv);
        }
        if tree.is_empty() {
            continue;
        }
        let column = columns()[number / step % columns().len()];
        for task in [Task::Move, Task::Write, Task::Piece] {
            let mut quiz = Quiz::new(task, column, &tree, At::Start).expect("a quiz");
            while let Some(question) = quiz.question() {
                let mv = tree.node(tree.next(question.at)[0]).mv;
                let before = tree.position(question.at);
                let name = column.notation.name(&mv, &before.turn()).reading.text;
                let judgement = match task {
                    Task::Piece => quiz.answer(Answer::Square(mv.from)),
                    Task::Move | Task::Write => quiz.answer(Answer::Text(&name)),
                };
                assert!(
                    judgement.right,
                    "{} {name}: {}",
                    column.tag, judgement.sentence
                );
                moves += 1;
            }
            assert!(quiz.is_done());
            assert_eq!(quiz.score().tries as usize, quiz.score().questions);
        }
    }
    assert!(moves > 300, "only {moves} moves");
}

#[test]
fn no_text_makes_a_judge_panic_or_point_outside_it() {
    const CRUMBS: [&str; 44] = [
        "N", "Kt", "K", "Q", "R", "B", "P", "S", "♘", "a", "b", "e", "h", "i", "1", "2", "4", "8",
        "9", "0", "-", "–", "x", "×", "*", "=", "/", "(", ")", "O-O", "0-0-0", "Castles", "ch",
        "mate", "e.p.", "+", "#", "?!", "…", "12...", " ", "\u{a0}", "é", "\u{feff}",
    ];
    let mut dice = Dice(3);
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
        let columns: Vec<Column> = Offer::of(tree.start().variant()).columns().collect();
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
