//! Laws of every notation and game: the correct name is right, and every other answer is wrong.

use rank_and_file::board::{Move, Variant};
use rank_and_file::exercise::quiz::{Answer, Quiz, Task};
use rank_and_file::game::{At, GameTree};
use rank_and_file::rules::Position;
use rank_and_file::session::{Column, ColumnSet};
use testing::chance::{Dice, cases};
use testing::positions::{games, mixed_positions, rich_setup, scores};

use super::columns;

/// Returns a quiz about one move of a position.
pub(super) fn of_move(task: Task, column: Column, position: &Position, mv: &Move) -> Quiz {
    let mut tree = GameTree::new(position.clone());
    tree.add(At::Start, *mv);
    Quiz::new(task, column, &tree, At::Start).expect("a quiz")
}

/// Checks a quiz of each kind. The move's name and the last hint are right, and names of other
/// moves are wrong; only the piece's square is right; only the named move is right; only the
/// line's move is right, or another mate if it mates.
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
    // A name has no quotation marks, so the first two enclose it.
    let name = hint.split('"').nth(1).expect("a name");
    assert!(quiz.answer(Answer::Text(name)).right, "{} {hint}", place());

    let mut quiz = of_move(Task::Piece, column, position, &mv);
    let square = *dice.pick(&position.variant().squares().collect::<Vec<_>>());
    let judgement = quiz.clone().answer(Answer::Square(square));
    assert_eq!(judgement.right, square == mv.from, "{} {square}", place());
    assert!(!judgement.sentence.is_empty(), "{} {square}", place());
    assert!(quiz.answer(Answer::Square(mv.from)).right, "{}", place());

    let mut quiz = of_move(Task::Play, column, position, &mv);
    let other = dice.pick(&moves);
    let judgement = quiz.clone().answer(Answer::Move(*other));
    assert_eq!(judgement.right, *other == mv, "{} {other:?}", place());
    assert!(quiz.answer(Answer::Move(mv)).right, "{}", place());

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
    let mut dice = Dice::for_law(7);
    let (count, mut seen) = (cases(130, 400), 0);
    mixed_positions(count, |position| {
        for column in columns() {
            holds(position, column, &mut dice);
            seen += 1;
        }
    });
    assert!(seen >= count * columns().len());
}

#[test]
fn in_the_other_games_too_the_name_is_right_and_those_of_other_moves_are_not() {
    let mut dice = Dice::for_law(11);
    for variant in [
        Variant::UChess,
        Variant::UChessAise,
        Variant::Chess99,
        Variant::Modern,
    ] {
        for _ in 0..cases(5, 12) {
            let mut position = Position::array(variant);
            for _ in 0..60 {
                let moves = position.moves();
                if moves.is_empty() {
                    break;
                }
                for column in ColumnSet::for_variant(variant).at_first() {
                    holds(&position, column, &mut dice);
                }
                position.play(dice.pick(&moves));
            }
        }
    }
    for _ in 0..cases(40, 100) {
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
        for task in [Task::Move, Task::Write, Task::Piece, Task::Play] {
            let mut quiz = Quiz::new(task, column, &tree, At::Start).expect("a quiz");
            while let Some(question) = quiz.question() {
                let mv = tree.node(tree.next(question.at)[0]).mv;
                let before = tree.position(question.at);
                let name = column.notation.name(&mv, &before.turn()).reading.text;
                let judgement = match task {
                    Task::Piece => quiz.answer(Answer::Square(mv.from)),
                    Task::Play => quiz.answer(Answer::Move(mv)),
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
