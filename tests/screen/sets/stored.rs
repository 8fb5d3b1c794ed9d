//! Sets and results as links, read back or refused.

use proptest::prelude::*;
use rank_and_file::exercise::set::{
    AnswerMark, KINDS, SetAnswer, SetChoice, SetFault, SetResult, SetSettings, SetSource, fragment,
    set_in, text,
};
use rank_and_file::session::{ColumnSet, link};
use testing::chance::{cases, seed};

use super::{games, made};

#[test]
fn a_set_of_any_kind_comes_back_from_its_link() {
    let games = games();
    let mut rng = fastrand::Rng::with_seed(seed() ^ 0x5e7);
    let columns: Vec<_> = SetSettings::columns().collect();
    let all: Vec<_> = ColumnSet::Orthodox.columns().collect();
    for _ in 0..cases(25, 400) {
        let mut choices = vec![
            SetChoice::Column(columns[rng.usize(..columns.len())]),
            SetChoice::Given(all[rng.usize(..all.len())]),
            SetChoice::Kind(KINDS[rng.usize(..KINDS.len())]),
            SetChoice::Source([SetSource::Famous, SetSource::Generated][rng.usize(..2)]),
            SetChoice::Count(20),
        ];
        choices.extend((0..rng.usize(..5)).map(|_| SetChoice::Other));
        let set = made(&choices, &games);
        if set.questions().is_empty() {
            continue;
        }
        let link = fragment(set.questions());
        assert!(link.len() < 4_000, "{} letters: {link}", link.len());
        let read = set_in(&link).expect("a set");
        assert_eq!(read.as_deref(), Ok(set.questions()), "{choices:?}\n{link}");
        // It is for no other reader.
        assert!(link::read(&link).is_err());
        assert!(SetResult::of_fragment(&link).is_none());
    }
}

#[test]
fn a_result_comes_back_from_its_link_with_each_answer() {
    let games = games();
    for kind in KINDS {
        let set = made(&[SetChoice::Kind(kind), SetChoice::Count(5)], &games);
        let rows = [
            (None, 1, 0, true, AnswerMark::AtOnce),
            (None, 1, 2, true, AnswerMark::WithHint),
            (Some("2"), 2, 0, true, AnswerMark::Mended),
            (Some("Nf3, the knight =+%"), 4, 1, false, AnswerMark::Missed),
            (None, 0, 0, false, AnswerMark::Missed),
        ];
        let answer = |row: &(Option<&str>, u32, u32, bool, AnswerMark)| SetAnswer {
            first: row.0.map(str::to_owned),
            tries: row.1,
            hints: row.2,
            is_right: row.3,
        };
        let result = SetResult {
            name: "Åda, the 2nd".to_owned(),
            questions: set.questions().to_vec(),
            answers: rows.iter().map(answer).collect(),
        };
        let read = SetResult::of_fragment(&result.fragment()).expect("a result");
        assert_eq!(read.as_ref(), Ok(&result));
        let marks: Vec<AnswerMark> = result.rows().iter().map(|row| row.mark).collect();
        assert_eq!(marks, rows.map(|row| row.4));
        assert_eq!(
            result.summary(),
            "1 of 5 right at once, 1 with a hint, 1 after a slip, 2 not answered right."
        );
    }
}

#[test]
fn a_damaged_link_is_told_from_a_newer_one() {
    let games = games();
    let set = made(&[SetChoice::Count(5)], &games);
    let text = text::write(set.questions());
    assert_eq!(text::read(&text).as_deref(), Ok(set.questions()));
    let newer = text.replacen("set 1 ", "set 2 ", 1);
    assert_eq!(text::read(&newer), Err(SetFault::Version));
    for damaged in [
        "",
        "set",
        "set 1",
        "set x 12345678\nw",
        "quiz 1 0\n",
        "set 1 00000000\n",
    ] {
        assert_eq!(text::read(damaged), Err(SetFault::Damage), "{damaged}");
    }
    // Wherever it is cut, and whichever letter is changed, nothing else is asked.
    for (at, _) in text.char_indices().skip(8) {
        assert_eq!(
            text::read(&text[..at]),
            Err(SetFault::Damage),
            "cut at {at}"
        );
        let mut changed = text.clone().into_bytes();
        changed[at] = if changed[at] == b'a' { b'b' } else { b'a' };
        let changed = String::from_utf8(changed).expect("a text");
        assert!(text::read(&changed).is_err(), "changed at {at}");
    }
    assert!(set_in("set=%").expect("a set").is_err());
    assert!(
        set_in(&["set=", &"a".repeat(200_000)].concat())
            .expect("a set")
            .is_err()
    );
    assert!(set_in("g1=1.+e4").is_none());
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(256))]

    #[test]
    fn no_text_makes_the_reader_of_sets_panic(
        lines in prop::collection::vec("[wpsmtx],(short|descriptive|uci|what),[a-z-]{1,9},[1-8KQRBNPkqrbnp/]{3,40} [wb] [KQkq-]{1,2} [-a-h1-8]{1,2},[a-h1-8qn]{2,5}(,.{0,9}){0,3}", 0..4),
        more in ".{0,60}",
    ) {
        let body = lines.join("\n");
        for text in [body.clone(), more.clone(), ["set 1 ", &link::check_of(&body), "\n", &body].concat()] {
            // A question that is read can be asked, and its answer shown.
            if let Ok(questions) = text::read(&text) {
                let answers = vec![SetAnswer::default(); questions.len()];
                let result = SetResult { name: String::new(), questions, answers };
                prop_assert_eq!(result.rows().len(), result.questions.len());
            }
            let _ = SetResult::read(&text);
            let _ = SetResult::read(&["set-result 1 ", &link::check_of(&text), "\n", &text].concat());
        }
    }
}
