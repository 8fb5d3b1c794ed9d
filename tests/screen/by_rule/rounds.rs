//! Five minutes of questions on a board.

use rank_and_file::board::Square;
use rank_and_file::exercise::by_rule::learner::{HowWell, Learner};
use rank_and_file::exercise::by_rule::round::{
    AnsweredBy, RuleAction, RuleQuestion, RuleRound, RuleRoundModel,
};
use rank_and_file::exercise::by_rule::{AskedAs, Asker, RuleExercise, Topic};
use rank_and_file::exercise::quiz::RoundAction;
use testing::chance::seed;

use super::columns;

const NOW: i64 = 1_780_000_000_000;
const MINUTE: i64 = 60_000;

/// Returns the question that is shown; `None` at the end.
fn shown(round: &RuleRound, learner: &Learner) -> Option<RuleQuestion> {
    match round.model(learner, NOW) {
        RuleRoundModel::Question(question) => Some(*question),
        RuleRoundModel::End(_) => None,
    }
}

/// Returns what a learner does who knows the answer.
fn right(round: &RuleRound) -> RuleAction {
    let answer = match round.exercise().expect("a question") {
        RuleExercise::Square(asked) if asked.is_written() => {
            RoundAction::Write(asked.name_of(asked.square))
        }
        RuleExercise::Square(asked) => RoundAction::Touch(asked.square),
        RuleExercise::Move(asked) => match asked.asked_as {
            AskedAs::Piece => RoundAction::Touch(asked.mv.from),
            AskedAs::Play if asked.mv.promotion().is_some() => RoundAction::Choose(asked.mv),
            AskedAs::Play => RoundAction::Drag(asked.mv.from, asked.mv.to),
            AskedAs::Mend => {
                let mend = asked.mend.as_ref().expect("a damaged name");
                let mut all = 0..mend.choices.len();
                let at = all.find(|&at| asked.choose(at).right);
                return RuleAction::Choose(at.expect("one of them"));
            }
            AskedAs::Write | AskedAs::Translate | AskedAs::Square => {
                let turn = asked.position().turn();
                RoundAction::Write(asked.column.notation.text(&asked.mv, &turn))
            }
        },
    };
    RuleAction::Answer(answer)
}

#[test]
fn every_rule_of_a_notation_is_asked_once_and_then_nothing_is_due() {
    for column in columns() {
        let mut learner = Learner::default();
        let asker = Asker::new(seed() + 1);
        let mut round = RuleRound::begin(&learner, vec![column], asker, NOW);
        let mut asked = 0;
        while let Some(question) = shown(&round, &learner) {
            asked += 1;
            assert_eq!(
                (question.number, question.rule),
                (asked, None),
                "no rule before the answer"
            );
            assert!(!question.sentence.to_string().is_empty());
            assert!(
                !round.apply(RuleAction::Next, &mut learner, NOW),
                "not answered yet"
            );
            let topic = round.exercise().expect("a question").topic();
            assert!(
                round.apply(right(&round), &mut learner, NOW),
                "{:?}",
                round.exercise()
            );
            let answered = shown(&round, &learner).expect("the question stays");
            assert_eq!(
                (answered.number, answered.rule),
                (asked, Some(topic.title()))
            );
            let told = answered.notice.expect("a judgement");
            assert!(told.sentence.to_string().starts_with("Right") && !told.refusal);
            assert!(
                !round.apply(right(&round), &mut learner, NOW),
                "answered once"
            );
            round.apply(RuleAction::Next, &mut learner, NOW);
        }
        assert_eq!(asked, Topic::of_notation(column.notation).count());
        let RuleRoundModel::End(end) = round.model(&learner, NOW) else {
            panic!("the end");
        };
        let words = format!(
            "Nothing more is due. {asked} questions were answered, {asked} of them at once."
        );
        assert_eq!((end.words, end.rows.len()), (words, asked));
        assert!(
            end.rows
                .iter()
                .all(|row| row.at_once == (1, 1) && row.due == "in 10 minutes")
        );
        assert!(
            learner
                .chart(&[column], NOW)
                .iter()
                .all(|row| row.known == HowWell::Learning)
        );
    }
}

#[test]
fn after_five_minutes_the_question_at_hand_is_the_last_one() {
    let mut learner = Learner::default();
    let mut round = RuleRound::begin(&learner, columns(), Asker::new(2), NOW);
    let late = NOW + 6 * MINUTE;
    assert!(
        round.apply(right(&round), &mut learner, late),
        "it is never too late to answer"
    );
    round.apply(RuleAction::Next, &mut learner, late);
    let RuleRoundModel::End(end) = round.model(&learner, late) else {
        panic!("the end");
    };
    assert_eq!(
        end.words,
        "Five minutes are over. One question was answered, at once."
    );
}

#[test]
fn a_wrong_answer_is_told_and_counts_and_a_hint_counts_as_help() {
    let short = columns()[0];
    let mut learner = Learner::default();
    let mut round = RuleRound::begin(&learner, vec![short], Asker::new(4), NOW);
    let mut wrong = 0;
    while let Some(question) = shown(&round, &learner) {
        if question.has_hints {
            round.apply(RuleAction::Answer(RoundAction::Hint), &mut learner, NOW);
            let told = shown(&round, &learner).and_then(|question| question.notice);
            assert!(
                told.is_some_and(|told| !told.refusal),
                "a hint is no refusal"
            );
        }
        let bad = match question.by {
            AnsweredBy::Text => RuleAction::Answer(RoundAction::Write("Kh9".to_owned())),
            AnsweredBy::Choice(choices) => {
                let right = right(&round);
                let at = (0..choices.len()).find(|&at| RuleAction::Choose(at) != right);
                RuleAction::Choose(at.expect("a wrong one"))
            }
            AnsweredBy::Square | AnsweredBy::Move => {
                let right = right(&round);
                let touch = |square| RuleAction::Answer(RoundAction::Touch(square));
                let mut squares = Square::orthodox().map(touch);
                squares
                    .find(|touch| *touch != right)
                    .expect("another square")
            }
        };
        assert!(!round.apply(bad, &mut learner, NOW));
        assert!(!shown(&round, &learner).expect("still there").is_answered);
        wrong += 1;
        assert!(round.apply(right(&round), &mut learner, NOW));
        round.apply(RuleAction::Next, &mut learner, NOW);
    }
    let RuleRoundModel::End(end) = round.model(&learner, NOW) else {
        panic!("the end");
    };
    let at_once: usize = end.rows.iter().map(|row| row.at_once.0).sum();
    assert!(at_once < wrong, "{at_once} of {wrong}");
    let chart = learner.chart(&[short], NOW);
    assert!(chart.iter().any(|row| row.answers == [false]));
}

#[test]
fn names_of_squares_are_hidden_where_they_would_give_the_answer_away() {
    let mut learner = Learner::default();
    let mut round = RuleRound::begin(&learner, columns(), Asker::new(9), NOW);
    for topic in [Topic::FindSquare, Topic::NameSquare] {
        let question = shown(&round, &learner).expect("a question");
        assert!(question.hides_names && !question.has_hints);
        assert_eq!(question.board.squares.len(), 64);
        let marked = !question.board.drawn.is_empty();
        assert_eq!(marked, topic == Topic::NameSquare);
        round.apply(right(&round), &mut learner, NOW);
        round.apply(RuleAction::Next, &mut learner, NOW);
    }
    assert!(!shown(&round, &learner).expect("a move").hides_names);
}
