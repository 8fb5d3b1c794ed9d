//! The exercises of the lessons: each has exactly one answer, and the contents list them all.

use std::collections::HashSet;

use rank_and_file::board::{Move, MoveKind, Piece};
use rank_and_file::exercise::quiz::{Answer as Given, Quiz, Task};
use rank_and_file::game::{At, End, GameTree, standing};
use rank_and_file::notation::{Dialect, Gives, Notation, SpokenLanguage, Verdict};
use rank_and_file::rules::Position;

use crate::lesson_pages::{Board, IN_TEN_MINUTES, LESSONS, Page};

/// The reason why an exercise has only one answer.
#[derive(Clone, Copy, Debug)]
enum Answer {
    /// The move is shown or named on the board, so no other can be meant.
    Shown,
    /// The task has the moves between `<b>` and `</b>`, in the notation of the first column or as
    /// the task has taught it, and each can be read in only one way.
    Named(Notation),
    /// A book prints these moves in descriptive notation, and they can be read in only one way.
    Printed(&'static [&'static str]),
    /// Only this legal move meets the condition.
    Only(fn(&Position, &Move) -> bool),
}

use Answer::{Named, Only, Printed, Shown};

fn mates(position: &Position, mv: &Move) -> bool {
    matches!(position.turn().gives(mv), Gives::Mate(_))
}

fn checks(position: &Position, mv: &Move) -> bool {
    !matches!(position.turn().gives(mv), Gives::Nothing)
}

fn in_passing(_: &Position, mv: &Move) -> bool {
    matches!(mv.kind, MoveKind::EnPassant { .. })
}

fn king_goes(_: &Position, mv: &Move) -> bool {
    mv.piece == Piece::King
}

fn kings_pawn_steps(_: &Position, mv: &Move) -> bool {
    mv.piece == Piece::Pawn && mv.from.file() == 4 && mv.taken().is_none()
}

fn castles(_: &Position, mv: &Move) -> bool {
    mv.is_castling()
}

fn takes(_: &Position, mv: &Move) -> bool {
    mv.taken().is_some()
}

fn interposes(_: &Position, mv: &Move) -> bool {
    mv.piece != Piece::King && mv.taken().is_none()
}

fn takes_the_king(_: &Position, mv: &Move) -> bool {
    matches!(mv.taken(), Some((Piece::King, _)))
}

fn stalemates(position: &Position, mv: &Move) -> bool {
    let mut tree = GameTree::new(position.clone());
    let at = At::After(tree.add(At::Start, *mv));
    standing(&tree, at).end == Some(End::Stalemate)
}

/// Every exercise of the lessons.
const EXERCISES: &[(&str, Answer)] = &[
    ("ten-squares", Named(Notation::SHORT)),
    ("ten-letters", Shown),
    ("ten-captures", Shown),
    ("ten-ends", Shown),
    ("ten-game", Shown),
    ("go-to-squares", Named(Notation::SHORT)),
    ("which-man-early", Shown),
    ("from-black", Named(Notation::SHORT)),
    ("write-the-square", Shown),
    ("centre-game", Named(Notation::SHORT)),
    ("two-captors", Named(Notation::SHORT)),
    ("small-b", Shown),
    ("write-captures", Shown),
    ("black-replies", Shown),
    ("write-rooks", Shown),
    ("write-one-file", Shown),
    ("write-three-queens", Shown),
    ("man-rank", Shown),
    ("play-the-letter", Named(Notation::SHORT)),
    ("write-pinned", Shown),
    ("write-capture", Shown),
    ("write-castling", Shown),
    ("promote-with-check", Only(checks)),
    ("write-promotion", Shown),
    ("write-in-passing", Shown),
    ("write-mate", Shown),
    ("find-mate", Only(mates)),
    ("write-long", Shown),
    ("play-really-short", Named(Notation::MINIMAL)),
    ("man-really-short", Shown),
    ("write-really-short", Shown),
    ("write-long-promotion", Shown),
    ("play-as-white", Named(Notation::DESCRIPTIVE)),
    ("play-as-black", Named(Notation::DESCRIPTIVE)),
    ("which-knight", Shown),
    ("write-descriptive", Shown),
    ("write-as-black", Shown),
    ("write-the-pawn", Shown),
    ("old-man", Shown),
    ("old-play", Named(Notation::DESCRIPTIVE)),
    ("plain-or-check", Shown),
    ("later-move", Printed(&["R-Q1", "P-R3", "R-R4"])),
    ("misprint", Only(kings_pawn_steps)),
    ("write-old", Shown),
    ("answer-take", Only(takes)),
    ("answer-shield", Only(interposes)),
    ("answer-run", Only(king_goes)),
    ("castle-where", Only(castles)),
    ("take-in-passing", Only(in_passing)),
    ("two-rooks-mate", Only(mates)),
    ("make-stalemate", Only(stalemates)),
    ("who-can-move", Shown),
    ("three-play", Named(Notation::ThreeSymbol)),
    ("three-write", Shown),
    ("three-man", Shown),
    ("three-capture", Only(takes)),
    ("three-king", Only(takes_the_king)),
    ("nine-play", Named(Notation::Reversible)),
    ("nine-write", Shown),
    ("nine-captures", Shown),
    ("nine-man", Shown),
    ("nine-king", Only(takes_the_king)),
    ("world-piece", Shown),
    ("world-play", Named(Notation::Continental(Dialect::Spanish))),
    ("world-figures", Shown),
    ("world-meyer", Shown),
    (
        "world-aloud",
        Named(Notation::Spoken(SpokenLanguage::English)),
    ),
];

/// Returns the questions of a quiz: each position with the move asked for. It answers each one
/// correctly, and the answer must be judged right.
fn questions(board: &Board<'_>) -> Vec<(Position, Move)> {
    let game = board.game();
    let line: Vec<_> = game.tree.main_line(At::Start).collect();
    let from = match board.get("ply").unwrap_or("0") {
        "0" => At::Start,
        "end" => game.tree.end_of_line(At::Start),
        ply => At::After(line[ply.parse::<usize>().expect("a number") - 1]),
    };
    let task = Task::named(board.quiz()).expect("a task");
    let quiz = Quiz::new(task, board.first_column(), &game.tree, from);
    let mut quiz = quiz.unwrap_or_else(|why| panic!("{}: {why}", board.place));
    let mut asked = Vec::new();
    while let Some(question) = quiz.question() {
        let position = game.tree.position(question.at);
        let mv = game.tree.node(line[question.ply]).mv;
        let named = (question.column.notation.on(position.variant())).name(&mv, &position.turn());
        let judged = quiz.answer(match task {
            Task::Move | Task::Play => Given::Move(mv),
            Task::Write => Given::Text(&named.reading.text),
            Task::Piece => Given::Square(mv.from),
        });
        assert!(judged.right, "{}: {}", board.place, judged.sentence);
        asked.push((position, mv));
    }
    assert!(quiz.is_done(), "{}", board.place);
    asked
}

/// Returns every way to play these descriptive texts, one after the other.
fn fitting(start: Position, texts: &[&str]) -> Vec<Vec<Move>> {
    let mut lines = vec![(start, Vec::new())];
    for text in texts {
        let mut longer = Vec::new();
        for (position, line) in &lines {
            let moves = match Notation::DESCRIPTIVE.understand(text, &position.turn()) {
                Ok((_, Verdict::One { mv, .. })) => vec![mv],
                Ok((_, Verdict::Many(moves))) => moves,
                _ => Vec::new(),
            };
            for mv in moves {
                let mut line: Vec<Move> = line.clone();
                line.push(mv);
                longer.push((position.after(&mv), line));
            }
        }
        lines = longer;
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

#[test]
fn every_exercise_has_one_answer() {
    let mut left: HashSet<&str> = EXERCISES.iter().map(|(id, _)| *id).collect();
    let mut wrong = Vec::new();
    for page in Page::all() {
        for board in page.boards().filter(Board::is_quiz) {
            let id = board
                .get("id")
                .unwrap_or_else(|| panic!("{}: no id", board.place));
            let Some((_, answer)) = EXERCISES.iter().find(|(known, _)| *known == id) else {
                wrong.push(format!("{}: {id} is not in the table", board.place));
                continue;
            };
            left.remove(id);
            let asked = questions(&board);
            let section = *board.element.within.iter().rev().nth(1).expect("a section");
            let task =
                page.elements.iter().enumerate().find(|(_, element)| {
                    element.is("p", "task") && element.within.contains(&section)
                });
            let Some((task, _)) = task else {
                wrong.push(format!("{}: no task", board.place));
                continue;
            };
            match answer {
                Shown => {
                    if board.quiz() == "move" {
                        wrong.push(format!("{}: a move to find is not shown", board.place));
                    }
                }
                Named(notation) => {
                    let names = page
                        .elements
                        .iter()
                        .filter(|element| element.name == "b" && element.within.contains(&task));
                    let names: Vec<&str> = names.map(|name| name.text.as_str()).collect();
                    if names.len() != asked.len() {
                        wrong.push(format!(
                            "{}: {names:?} for {} moves",
                            board.place,
                            asked.len()
                        ));
                    }
                    for (name, (position, mv)) in names.iter().zip(&asked) {
                        let read = notation.understand(name, &position.turn());
                        let right =
                            matches!(&read, Ok((_, Verdict::One { mv: one, .. })) if one == mv);
                        if !right {
                            wrong.push(format!("{}: {name} is {read:?}", board.place));
                        }
                    }
                }
                Printed(texts) => {
                    let start = asked[0].0.clone();
                    let lines = fitting(start, texts);
                    let asked: Vec<Move> = asked.iter().map(|(_, mv)| *mv).collect();
                    let own = |line: &Vec<Move>| line.iter().step_by(2).eq(&asked);
                    if lines.len() != 1 || !lines.iter().all(own) {
                        wrong.push(format!("{}: {texts:?} are {lines:?}", board.place));
                    }
                }
                Only(does) => {
                    for (position, mv) in &asked {
                        let moves = position.moves();
                        let all: Vec<&Move> =
                            moves.iter().filter(|mv| does(position, mv)).collect();
                        if all != [mv] {
                            let names: Vec<String> = all.iter().map(|mv| mv.describe()).collect();
                            wrong.push(format!("{}: {id} could be {names:?}", board.place));
                        }
                    }
                }
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(left.is_empty(), "on no page: {left:?}");
}

#[test]
fn every_lesson_has_three_exercises_or_more_and_the_contents_list_them() {
    let contents = Page::read("index.html");
    let mut kinds = HashSet::new();
    for file in LESSONS.into_iter().chain([IN_TEN_MINUTES]) {
        let page = Page::read(file);
        let quizzes: Vec<Board<'_>> = page.boards().filter(Board::is_quiz).collect();
        kinds.extend(quizzes.iter().map(|board| board.quiz().to_owned()));
        assert!(quizzes.len() >= 3, "{file}: {} exercises", quizzes.len());
        let ids: Vec<&str> = quizzes.iter().filter_map(|board| board.get("id")).collect();
        let item = contents
            .named("li")
            .find(|item| item.get("data-lesson") == Some(file));
        let counted = item.and_then(|item| item.get("data-exercises"));
        assert_eq!(counted, Some(ids.join(" ").as_str()), "{file}");
        let html = page.named("html").next().expect("a page");
        assert_eq!(html.get("data-lesson"), Some(file));
    }
    assert_eq!(kinds.len(), 3, "all kinds of question are asked: {kinds:?}");
}

/// If this fails, a quiz asks for a move that its notation cannot name without ambiguity. The test
/// also prints all questions for authors of lessons:
/// `cargo test --test repository lessons -- --nocapture`.
#[test]
fn every_question_can_be_asked_in_its_notation() {
    for page in Page::all() {
        for board in page.boards().filter(Board::is_quiz) {
            let notation = board.first_column().notation;
            for (position, mv) in questions(&board) {
                let named = notation.name(&mv, &position.turn());
                assert!(named.still.is_empty(), "{}: {:?}", board.place, named.still);
                println!(
                    "{} {} {}: {} ({})",
                    board.place,
                    board.get("id").unwrap_or(""),
                    board.quiz(),
                    named.reading.text,
                    named.rule.tag()
                );
            }
        }
    }
}
