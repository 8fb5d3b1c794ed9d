//! Readers at studies: their actions in each mode, the reports to the page, and what is then shown.

use rank_and_file::session::{Action, Pointing};
use rank_and_file::study::{Deed, Panel, Sitting, StudyControls, StudyTask, Told};
use rank_and_file::view::{self, Looks};
use testing::positions::sq;

fn sitting(score: &str, attributes: &[(&str, &str)]) -> Sitting {
    Sitting::new(score.to_owned(), |name| {
        let found = attributes.iter().find(|(known, _)| *known == name)?;
        Some(found.1.to_owned())
    })
}

fn drag(from: &str, to: &str) -> Deed {
    Deed::Drag(sq(from), Some(sq(to)))
}

/// Returns the outline of everything shown.
fn shown(sitting: &mut Sitting) -> String {
    let model = sitting.model();
    view::study(&model, Looks::FIRST, None, sitting.score()).outline()
}

/// Returns the lines of the outline that contain a text, without indentation.
fn lines(sitting: &mut Sitting, with: &str) -> Vec<String> {
    let shown = shown(sitting);
    let lines = shown.lines().filter(|line| line.contains(with));
    lines.map(|line| line.trim().to_owned()).collect()
}

const NOTHING: Told = Told {
    asks: false,
    position: false,
    trouble: false,
    answered: false,
    solved: false,
    changed: false,
};
const MOVED: Told = Told {
    position: true,
    changed: true,
    ..NOTHING
};

#[test]
fn a_page_of_a_book_is_written_into_no_board() {
    let mut sitting = sitting("1. e4 e5", &[("interactive", "free")]);
    let page =
        "Mr. Oak now played his knight, and nobody could say afterwards why he had not taken it "
            .repeat(400);
    assert_eq!(sitting.act(Deed::Write(page)), NOTHING);
    let notice = sitting.session().notice().expect("a sentence");
    assert!(notice.refusal && notice.sentence.to_string().contains("page of a book"));
    assert_eq!(sitting.session().tree().len(), 2);
}

#[test]
fn a_score_is_stepped_through_and_its_pieces_stay_where_they_are() {
    let mut sitting = sitting("1. e4 e5 2. Nf3", &[]);
    assert_eq!(sitting.act(Deed::Do(Action::Next)), MOVED);
    assert_eq!(sitting.ply(), 1);
    assert_eq!(sitting.names(), ["e4", "P-K4"]);
    assert_eq!(sitting.act(Deed::Touch(sq("e7"))), NOTHING);
    assert_eq!(sitting.act(drag("e7", "e5")), NOTHING);
    assert!(!sitting.may_lift(sq("e7")));
    assert_eq!(sitting.act(Deed::Write("e5".to_owned())), NOTHING);
    assert_eq!(sitting.ply(), 1);
    // A link in a sentence lights its move up, and plays nothing.
    let mv = sitting.session().position().moves()[0];
    sitting.act(Deed::Link(Pointing::Move(mv)));
    assert_eq!(sitting.session().pointing(), Some(&Pointing::Move(mv)));
    assert_eq!(sitting.model().controls, StudyControls::Steps);
    assert_eq!(
        lines(&mut sitting, "does \"next\""),
        ["button.button type=\"button\" aria-label=\"Forward\" title=\"Forward\" does \"next\""]
    );
    assert_eq!(
        lines(&mut sitting, "visually-hidden"),
        ["p.visually-hidden #7 \"White: pawn from e2 to e4\" id=\"spoken\" aria-live=\"polite\""]
    );
}

#[test]
fn a_move_of_the_readers_waits_for_leave() {
    let mut sitting = sitting("1. e4 e5", &[("interactive", "free")]);
    let asks = Told {
        asks: true,
        ..NOTHING
    };
    assert_eq!(sitting.act(drag("d2", "d4")), asks);
    assert_eq!(
        (sitting.ply(), sitting.names()),
        (1, vec!["d4".to_owned(), "P-Q4".to_owned()])
    );
    assert_eq!(sitting.settle(false), NOTHING);
    assert_eq!(sitting.ply(), 0);
    sitting.act(Deed::Touch(sq("d2")));
    assert_eq!(lines(&mut sitting, "aria-selected").len(), 1);
    assert_eq!(sitting.act(Deed::Touch(sq("d4"))), asks);
    assert_eq!(sitting.settle(true), MOVED);
    assert_eq!(sitting.act(Deed::Write("Nf6".to_owned())), asks);
    assert_eq!(sitting.settle(true), MOVED);
    assert_eq!(
        sitting.to_pgn().lines().last(),
        Some("1. e4 (1. d4 Nf6) 1... e5 *")
    );
    // An illegal move is refused in a sentence, and nothing waits.
    assert_eq!(sitting.act(drag("a1", "a5")), NOTHING);
    assert!(shown(&mut sitting).contains("p.notice.warn"));
    assert_eq!(sitting.settle(true), NOTHING);
}

#[test]
fn what_was_done_is_kept_and_gone_back_to() {
    let mut first = sitting("1. e4 e5", &[("interactive", "free"), ("columns", "long")]);
    first.act(Deed::Do(Action::Flip));
    first.act(drag("d2", "d4"));
    first.settle(true);
    let kept = first.kept();
    let mut again = sitting("1. e4 e5", &[("interactive", "free"), ("columns", "long")]);
    again.restore(&kept);
    assert_eq!((again.fen(), again.to_pgn()), (first.fen(), first.to_pgn()));
    assert_eq!(again.names(), ["d2-d4"]);
    assert!(again.session().flipped());
    assert_eq!(again.act(Deed::Do(Action::First)), MOVED);
}

#[test]
fn a_quiz_judges_answers_plays_the_replies_and_begins_again() {
    let mut sitting = sitting("1. e4 e5 2. Nf3", &[("interactive", "quiz")]);
    let asked = |sitting: &mut Sitting| lines(sitting, "Question").join("");
    assert!(asked(&mut sitting).contains("Question 1 of 2. "));
    assert_eq!(sitting.model().panel, Panel::Silent);
    let wrong = sitting.act(drag("d2", "d4"));
    assert_eq!((wrong.answered, wrong.position), (true, false));
    assert!(shown(&mut sitting).contains("p.notice.warn"));
    // A hint replaces the message.
    assert!(sitting.act(Deed::parse("hint").unwrap()).changed);
    assert!(!shown(&mut sitting).contains("p.notice.warn"));
    sitting.act(Deed::Touch(sq("e2")));
    let right = sitting.act(Deed::Touch(sq("e4")));
    assert_eq!(
        (right.answered, right.position, right.solved),
        (true, true, false)
    );
    assert_eq!(sitting.ply(), 2);
    let (last, score) = sitting.answer().unwrap();
    assert_eq!((last.right, last.tries, last.hints), (true, 2, 1));
    assert_eq!((score.questions, score.solved), (2, 1));
    assert!(matches!(sitting.model().panel, Panel::Reasons(Some(_))));
    assert!(sitting.act(drag("g1", "f3")).solved);
    assert!(lines(&mut sitting, "p.ask")[0].contains("All solved, with 3 tries and 1 hint."));
    assert!(!sitting.may_lift(sq("b8")));
    assert_eq!(sitting.act(Deed::parse("again").unwrap()), MOVED);
    assert!(asked(&mut sitting).contains("Question 1 of 2. "));
    // Another place starts the quiz again; another appearance does not.
    sitting.act(drag("e2", "e4"));
    sitting.attribute("orientation", Some("black"));
    sitting.attribute("layout", Some("narrow"));
    assert!(asked(&mut sitting).contains("Question 2 of 2. "));
    sitting.go_to(0);
    assert!(asked(&mut sitting).contains("Question 1 of 2. "));
}

#[test]
fn a_written_answer_is_asked_for_where_it_is_written() {
    let score = "1. Nbd2";
    let fen = ("fen", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let mut sitting = sitting(score, &[("interactive", "quiz"), ("quiz", "write"), fen]);
    assert_eq!(
        lines(&mut sitting, "does \"write\""),
        ["button.button \"Answer\" type=\"button\" does \"write\""]
    );
    let wrong = sitting.act(Deed::Write("Nd2".to_owned()));
    assert!(wrong.answered && !wrong.position);
    let right = sitting.act(Deed::Write("Nbd2".to_owned()));
    assert!(right.answered && right.position && right.solved);
    assert!(!shown(&mut sitting).contains("div.entry"));
    // Without a following move there is no question.
    let ends = self::sitting("", &[("interactive", "quiz")]);
    assert!(ends.trouble().contains("There is no move to ask for"));
}

#[test]
fn of_several_moves_to_one_square_the_one_that_is_chosen_is_the_answer() {
    let fen = ("fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let mut sitting = sitting("1. a8=Q+", &[("interactive", "quiz"), fen]);
    assert_eq!(sitting.act(drag("a7", "a8")), NOTHING);
    let offered = lines(&mut sitting, "does \"choose");
    assert_eq!(offered.len(), 4);
    assert!(offered[0].contains("aria-label=\"queen\""), "{offered:?}");
    let text = offered[0]
        .split("does \"")
        .nth(1)
        .unwrap()
        .split('"')
        .next()
        .unwrap();
    let told = sitting.act(Deed::parse(text).unwrap());
    assert!(told.answered && told.solved);
    assert!(lines(&mut sitting, "does \"choose").is_empty());
}

#[test]
fn in_the_laboratory_tools_are_taken_by_what_their_buttons_say() {
    let fen = ("fen", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let mut sitting = sitting(
        "1. Nbd2",
        &[("interactive", "laboratory"), ("columns", "short"), fen],
    );
    let names = |sitting: &mut Sitting| match sitting.model().panel {
        Panel::Laboratory(model) => {
            let moves = model
                .moves
                .iter()
                .map(|shown| shown.reasons[0].named.reading.text.clone());
            moves.collect::<Vec<_>>().join(" ")
        }
        other => format!("{other:?}"),
    };
    assert_eq!(names(&mut sitting), "Nbd2 Kd2 Nfd2");
    assert_eq!(
        lines(&mut sitting, "White knight"),
        [
            "button.button.tool type=\"button\" does \"take N\" aria-pressed=\"false\" aria-label=\"White knight\" title=\"White knight\""
        ]
    );
    // Every button of the tools has an action that is understood.
    let does = shown(&mut sitting);
    let does = does
        .lines()
        .filter_map(|line| line.split("does \"").nth(1)?.split('"').next());
    for text in does {
        assert!(Deed::parse(text).is_some(), "{text}");
    }
    sitting.act(Deed::parse("take N").unwrap());
    assert!(lines(&mut sitting, "White knight")[0].contains("aria-pressed=\"true\""));
    assert!(sitting.act(Deed::Touch(sq("b3"))).changed);
    assert_eq!(names(&mut sitting), "N1d2 Kd2 Nb3d2 Nfd2");
    assert!(sitting.act(Deed::Drag(sq("b3"), None)).changed);
    assert!(
        sitting
            .act(Deed::Key(sq("f3"), "Delete".to_owned()))
            .changed
    );
    assert_eq!(names(&mut sitting), "Nd2 Kd2");
    assert_eq!(sitting.act(Deed::Key(sq("f3"), "x".to_owned())), NOTHING);
    sitting.act(Deed::parse("reset").unwrap());
    assert_eq!(names(&mut sitting), "Nbd2 Kd2 Nfd2");
    // The pieces stay if only the appearance changes.
    sitting.act(Deed::parse("clear").unwrap());
    sitting.attribute("orientation", Some("black"));
    assert_eq!(names(&mut sitting), "");
}

#[test]
fn attributes_may_change_at_any_time_and_what_is_wrong_is_said() {
    let mut sitting = sitting("1. e4 e5", &[("layout", "huge")]);
    assert!(
        sitting
            .trouble()
            .starts_with("layout=\"huge\" is not known.")
    );
    sitting.attribute("layout", None);
    assert_eq!(sitting.trouble(), "");
    assert!(sitting.attribute("interactive", Some("all")).trouble);
    sitting.attribute("interactive", Some("free"));
    assert_eq!(sitting.model().task, StudyTask::Write);
    sitting.attribute("columns", Some("uci long short"));
    sitting.act(Deed::Do(Action::Next));
    assert_eq!(sitting.names(), ["e2e4", "e2-e4", "e4"]);
    sitting.attribute("columns", Some("uci"));
    assert_eq!(
        (sitting.names(), sitting.ply()),
        (vec!["e2e4".to_owned()], 1)
    );
    assert!(sitting.attribute("variant", Some("uchess")).position);
    assert_eq!(sitting.attribute("colour", Some("red")), NOTHING);
    sitting.attribute("explain", Some("none"));
    assert_eq!(sitting.model().panel, Panel::None);
    sitting.attribute("layout", Some("board"));
    assert_eq!(sitting.model().sheet, None);
    // Another score has another sheet, even if its games have the same numbers.
    let before = sitting.sheet_state();
    sitting.read("1. d4".to_owned());
    assert_ne!(sitting.sheet_state(), before);
    sitting.act(Deed::Do(Action::Next));
    assert_eq!(sitting.names(), ["d2d4"]);
    let told = sitting.read("1. e4 e5 2. Nf9".to_owned());
    assert!(told.trouble && told.position);
    assert_eq!(lines(&mut sitting, "mark \""), ["mark \"Nf9\""]);
}
