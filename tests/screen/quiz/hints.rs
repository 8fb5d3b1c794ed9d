//! The three hints; the last one is the answer.

use rank_and_file::exercise::quiz::Task;

use super::{ITALIAN, TWO, figures, last};

const TAKES: &str = "e4 d5 exd5";

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
            ("The rule for this name: File added.", ""),
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
