//! Quizzes and the laboratory in somebody's page.

use rank_and_file_browser::embed::{embedded, one};
use rank_and_file_browser::{Page, Test, View, tests};
use serde_json::{Value, json};

const MATE: &str = "fen=\"6k1/5ppp/8/8/8/8/5PPP/3R2K1 w - - 0 1\"";
const KNIGHTS: &str = "fen=\"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"";

fn answers(page: &Page, count: usize) -> Vec<Value> {
    page.soon(count, |page| page.events("a", "chess-answer").len());
    page.events("a", "chess-answer")
}

/// A way of asking: attributes and score, the words of the question, a wrong answer with a word of
/// its explanation, the right answer, and how answers are given.
struct Asking {
    attributes: String,
    score: &'static str,
    question: &'static str,
    wrong: (&'static [&'static str], &'static str),
    right: &'static [&'static str],
    give: fn(&View, &[&str]),
}

fn drag(board: &View, squares: &[&str]) {
    board.drag(squares[0], squares[1]);
}

fn click(board: &View, squares: &[&str]) {
    for square in squares {
        board.click_square(square);
    }
}

fn write(board: &View, text: &[&str]) {
    board.write(text[0]);
}

fn each_kind_of_question_explains_a_wrong_answer_gives_a_hint_and_takes_the_right_one() {
    let kinds = [
        Asking {
            attributes: format!("interactive=\"quiz\" {MATE}"),
            score: "1. Rd8# {The pawns take every square from their king.}",
            question: "move",
            wrong: (&["d1", "d7"], "the rook from d1 to d7"),
            right: &["d1", "d8"],
            give: drag,
        },
        Asking {
            attributes: format!("interactive=\"quiz\" quiz=\"write\" columns=\"short\" {KNIGHTS}"),
            score: "1. Nbd2",
            question: "Write",
            wrong: (&["Nd2"], "knight"),
            right: &["Nbd2"],
            give: write,
        },
        Asking {
            attributes: format!(
                "interactive=\"quiz\" quiz=\"piece\" columns=\"descriptive\" {KNIGHTS}"
            ),
            score: "1. Nbd2",
            question: "N",
            wrong: (&["f3"], "f3"),
            right: &["b1"],
            give: click,
        },
    ];
    for kind in kinds {
        embedded(&one(&kind.attributes, kind.score), |page, _| {
            let board = page.element("#a");
            board.wait();
            board.soon(true, |board| board.has(".ask"));
            assert!(
                board.words(".ask").contains(kind.question),
                "{}",
                board.words(".ask")
            );

            (kind.give)(&board, kind.wrong.0);
            let wrong = answers(page, 1)[0].clone();
            assert_eq!(
                (&wrong["right"], &wrong["tries"], &wrong["hints"]),
                (&json!(false), &json!(1), &json!(0))
            );
            let sentence = wrong["sentence"].as_str().unwrap_or_default().to_owned();
            assert!(
                sentence.contains(kind.wrong.1) && sentence.len() > 20,
                "{sentence}"
            );
            assert_eq!(
                board.words(".notice.warn"),
                format!("Not right. {sentence}")
            );
            assert_eq!(board.property("ply"), json!(0));

            board.press_button(".chess", "Hint");
            board.soon(true, |board| {
                !board.has(".notice.warn") && board.has(".notice")
            });

            if board.has(".entry") {
                board.run("root.querySelector('.entry input').value = '';", json!([]));
            }
            (kind.give)(&board, kind.right);
            let right = answers(page, 2)[1].clone();
            assert_eq!(
                (&right["right"], &right["tries"], &right["hints"]),
                (&json!(true), &json!(2), &json!(1))
            );
            page.soon(1, |page| page.events("a", "chess-solved").len());
            assert_eq!(
                page.events("a", "chess-solved")[0],
                json!({"questions": 1, "tries": 2, "hints": 1})
            );
            assert_eq!(board.property("ply"), json!(1));
            assert_eq!(board.words(".ask"), "Solved, with 2 tries and 1 hint.");
            board.press_button(".chess", "Begin again");
            board.soon(json!(0), |board| board.property("ply"));
            assert!(board.words(".ask").contains(kind.question));
        });
    }
}

fn a_quiz_of_several_moves_plays_the_replies_and_keeps_its_place_when_only_the_looks_change() {
    embedded(
        &one("interactive=\"quiz\"", "1. e4 e5 2. Nf3 Nc6 3. Bb5"),
        |page, _| {
            let board = page.element("#a");
            board.wait();
            board.soon(true, |board| {
                board.words(".ask").starts_with("Question 1 of 3")
            });
            board.drag("e2", "e4");
            board.soon(true, |board| {
                board.words(".ask").starts_with("Question 2 of 3")
            });
            board.soon(json!(2), |board| board.property("ply"));
            for (attribute, value) in [
                ("layout", "narrow"),
                ("orientation", "black"),
                ("coordinates", "none"),
                ("explain", "none"),
            ] {
                board.set(attribute, Some(value));
            }
            board.soon(json!("h1"), |board| {
                board.run(
                    "return root.querySelector('.square').dataset.square;",
                    json!([]),
                )
            });
            assert!(
                board.words(".ask").starts_with("Question 2 of 3"),
                "{}",
                board.words(".ask")
            );
            assert_eq!(board.property("ply"), json!(2));
            board.drag("g1", "f3");
            board.soon(true, |board| {
                board.words(".ask").starts_with("Question 3 of 3")
            });
            // The question is now a different one, so the quiz begins again.
            board.set("ply", Some("2"));
            board.soon(true, |board| {
                board.words(".ask").starts_with("Question 1 of 2")
            });
            board.call("goTo", json!([0]));
            board.soon(true, |board| {
                board.words(".ask").starts_with("Question 1 of 3")
            });
            board.set("quiz", Some("write"));
            board.soon(true, |board| board.has(".entry input"));
            board.set("interactive", None);
            board.soon(true, |board| board.has(".sheet") && !board.has(".ask"));
            assert_eq!(page.events("a", "chess-error"), Vec::<Value>::new());
        },
    );
}

fn in_the_laboratory_pieces_are_put_on_squares_and_the_letters_they_call_for_are_shown() {
    embedded(
        &one(
            &format!("interactive=\"laboratory\" columns=\"short long\" {KNIGHTS}"),
            "1. Nbd2",
        ),
        |page, _| {
            let board = page.element("#a");
            board.wait();
            let names = |board: &View| board.texts(".why .reason .name");
            board.soon(true, |board| names(board).contains(&"Nbd2".to_owned()));
            assert!(
                names(&board).contains(&"Nfd2".to_owned()),
                "{:?}",
                names(&board)
            );
            let letters = board.texts(".why [data-rule]");
            assert!(letters.contains(&"b".to_owned()), "{letters:?}");

            // A third knight is put on with the tools. It shares a file, so the rank is needed.
            board.click("[aria-label='White knight']");
            board.click_square("b3");
            board.soon(true, |board| {
                names(board).contains(&"N1d2".to_owned())
                    || names(board).contains(&"Nb1d2".to_owned())
            });
            // A knight is put on by a letter of the keyboard, after two were taken off.
            board.press_button(".chess", "Take off");
            board.click_square("b3");
            board.click_square("f3");
            board.soon(true, |board| names(board).contains(&"Nd2".to_owned()));
            board.focus("[data-square=f1]");
            page.press(&["N"]);
            board.soon(true, |board| names(board).contains(&"Nfd2".to_owned()));

            // Another target square is chosen.
            board.press_button(".chess", "Choose the square");
            board.click_square("a3");
            board.soon(true, |board| names(board).contains(&"Na3".to_owned()));
            board.press_button(".chess", "Begin again");
            board.soon(true, |board| names(board).contains(&"Nbd2".to_owned()));
            // Only the appearance changes, so the pieces stay.
            board.press_button(".chess", "Clear");
            board.soon(true, |board| names(board).is_empty());
            board.set("layout", Some("narrow"));
            board.set("orientation", Some("black"));
            board.soon(json!("h1"), |board| {
                board.run(
                    "return root.querySelector('.square').dataset.square;",
                    json!([]),
                )
            });
            assert_eq!(board.placement(), "8/8/8/8/8/8/8/8");
        },
    );
}

pub const TESTS: &[Test] = tests![
    each_kind_of_question_explains_a_wrong_answer_gives_a_hint_and_takes_the_right_one;
    a_quiz_of_several_moves_plays_the_replies_and_keeps_its_place_when_only_the_looks_change;
    in_the_laboratory_pieces_are_put_on_squares_and_the_letters_they_call_for_are_shown;
];
