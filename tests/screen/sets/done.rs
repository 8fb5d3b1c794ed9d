//! A pupil's answers, their marks, and the result.

use rank_and_file::exercise::by_rule::{AskedAs, RuleAction};
use rank_and_file::exercise::quiz::RoundAction;
use rank_and_file::exercise::set::{
    AnswerMark, KINDS, SetChoice, SetGames, SetResult, SetRound, SetSource, read_games,
};

use super::{games, made, right};

#[test]
fn whoever_knows_all_answers_has_them_right_at_once() {
    let games = games();
    for kind in KINDS {
        let set = made(&[SetChoice::Kind(kind)], &games);
        let mut round = SetRound::begin(set.questions().to_vec());
        let mut asked = 0;
        while let Some(question) = round.question().cloned() {
            asked += 1;
            let shown = round.model().expect("a question");
            assert_eq!((shown.number, shown.of), (asked, Some(10)));
            assert!(round.apply(right(&question)), "{question:?}");
            assert!(round.model().expect("it stays").is_answered);
            round.apply(RuleAction::Next);
        }
        assert_eq!(asked, 10);
        assert_eq!(round.result("").summary(), "10 of 10 right at once.");
        assert!(round.result("").rows().iter().all(|row| row.slip.is_none()));
    }
}

#[test]
fn a_move_to_translate_is_not_drawn_before_it_is_answered() {
    let games = games();
    let set = made(&[SetChoice::Kind(AskedAs::Translate)], &games);
    let mut round = SetRound::begin(set.questions().to_vec());
    while let Some(question) = round.question().cloned() {
        let shown = round.model().expect("a question");
        assert!(shown.board.drawn.is_empty(), "{:?}", shown.board.drawn);
        let words = shown.sentence.to_string();
        let given = question.given.expect("another notation");
        assert!(words.contains(&question.name_in(given)), "{words}");
        round.apply(right(&question));
        round.apply(RuleAction::Next);
    }
}

#[test]
fn the_first_slip_of_each_kind_is_in_the_result_with_its_reason() {
    let games = games();
    for kind in KINDS {
        let set = made(&[SetChoice::Kind(kind), SetChoice::Count(5)], &games);
        let mut round = SetRound::begin(set.questions().to_vec());
        while let Some(question) = round.question().cloned() {
            let turn = question.position().turn();
            let other = turn.moves.iter().find(|mv| mv.from != question.mv.from);
            let bad = match (kind, other) {
                (AskedAs::Mend, _) => {
                    let wrong = (0..4).find(|at| !question.choose(*at).right);
                    RuleAction::Choose(wrong.expect("three are wrong"))
                }
                (AskedAs::Piece, Some(other)) => RuleAction::Answer(RoundAction::Touch(other.from)),
                (AskedAs::Play, Some(other)) => RuleAction::Answer(RoundAction::Choose(*other)),
                (_, Some(other)) => {
                    let text = question.column.notation.text(other, &turn);
                    RuleAction::Answer(RoundAction::Write(text))
                }
                (_, None) => {
                    round.leave();
                    continue;
                }
            };
            assert!(!round.apply(bad), "{question:?}");
            // A second slip is not the first one.
            if kind == AskedAs::Write {
                round.apply(RuleAction::Answer(RoundAction::Write("Kh9".to_owned())));
            }
            assert!(round.apply(right(&question)));
            round.apply(RuleAction::Next);
        }
        let result = round.result("Ada");
        let read = SetResult::of_fragment(&result.fragment()).expect("a result");
        assert_eq!(read.as_ref(), Ok(&result));
        for row in result.rows() {
            if row.mark == AnswerMark::Missed {
                continue;
            }
            assert_eq!(row.mark, AnswerMark::Mended, "{kind:?}");
            let (given, reason) = row.slip.expect("a slip");
            assert!(!given.is_empty() && given != "Kh9", "{given}");
            assert!(reason.to_string().len() > 8, "{kind:?} {given}: {reason}");
        }
    }
}

#[test]
fn a_question_that_is_left_and_those_after_the_end_are_missed() {
    let opened = read_games("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *");
    let games = SetGames {
        opened: opened.games,
        ..SetGames::default()
    };
    let choices = [SetChoice::Source(SetSource::Opened), SetChoice::Count(5)];
    let set = made(&choices, &games);
    let mut round = SetRound::begin(set.questions().to_vec());
    round.apply(RuleAction::Answer(RoundAction::Hint));
    let first = round.question().cloned().expect("a question");
    round.apply(right(&first));
    round.apply(RuleAction::Next);
    round.leave();
    round.finish();
    assert!(round.model().is_none());
    let result = round.result("");
    assert_eq!(
        result.summary(),
        "0 of 5 right at once, 1 with a hint, 4 not answered right."
    );
    assert!(!round.apply(RuleAction::Next));
}
