//! Readers at studies: their actions in each mode, the reports to the page, and what is then shown.

use rank_and_file::board::{Color, Piece};
use rank_and_file::exercise::laboratory::{LabAction, LabTool};
use rank_and_file::game::At;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::editor::Tool;
use rank_and_file::session::{Action, BoardAction, GameAction, GoAction, Pointing, SheetAction};
use rank_and_file::study::{
    Panel, StudyAction, StudyControls, StudyEvents, StudySession, StudyTask,
};
use rank_and_file::view::{self, BoardOptions, Press};
use testing::positions::sq;
use testing::presses;

fn study_session(score: &str, attributes: &[(&str, &str)]) -> StudySession {
    StudySession::new(score.to_owned(), |name| {
        let found = attributes.iter().find(|(known, _)| *known == name)?;
        Some(found.1.to_owned())
    })
}

fn drag(from: &str, to: &str) -> StudyAction {
    StudyAction::Drag(sq(from), Some(sq(to)))
}

/// Returns the outline of everything shown.
fn shown(study_session: &mut StudySession) -> String {
    let model = study_session.model();
    view::study(
        &model,
        &PlacedPieces::new(&model.board),
        BoardOptions::FIRST,
        None,
        study_session.score(),
    )
    .outline()
}

/// Returns the lines of the outline that contain a text, without indentation.
fn lines(study_session: &mut StudySession, with: &str) -> Vec<String> {
    let shown = shown(study_session);
    let lines = shown.lines().filter(|line| line.contains(with));
    lines.map(|line| line.trim().to_owned()).collect()
}

const NOTHING: StudyEvents = StudyEvents {
    asks: false,
    position: false,
    trouble: false,
    answered: false,
    solved: false,
    changed: false,
};
const MOVED: StudyEvents = StudyEvents {
    position: true,
    changed: true,
    ..NOTHING
};

#[test]
fn questions_about_the_board_are_answered_in_the_live_region() {
    let spoken = |study: &mut StudySession| study.model().spoken;
    let mut study = study_session("1. Nf3 d5", &[("ply", "1")]);
    assert!(study.say_aloud("s", None));
    let position = spoken(&mut study);
    assert!(
        position.starts_with("White: king e1, queen d1"),
        "{position}"
    );
    // Screen readers repeat only a text that has changed.
    assert!(study.say_aloud("s", None));
    assert_eq!(spoken(&mut study), position + "\u{a0}");
    assert!(study.say_aloud("l", Some(sq("e4"))));
    let last = spoken(&mut study);
    assert!(
        last.starts_with("White: knight from g1 to f3. Nf3, short algebraic: "),
        "{last}"
    );
    assert!(study.say_aloud("g", Some(sq("g8"))));
    assert_eq!(spoken(&mut study), "The knight on g8 can go to f6 and h6.");
    assert!(!study.say_aloud("g", None));
    assert!(!study.say_aloud("x", Some(sq("e4"))));
    // The answer of a quiz is not said before it is given.
    let mut quiz = study_session("1. Nf3 d5", &[("interactive", "quiz")]);
    let before = spoken(&mut quiz);
    assert!(!quiz.say_aloud("l", None) && !quiz.say_aloud("g", Some(sq("g1"))));
    assert_eq!(spoken(&mut quiz), before);
    assert!(quiz.say_aloud("s", None));
    // A laboratory has a board of its own.
    let mut laboratory = study_session("", &[("interactive", "laboratory")]);
    assert!(!laboratory.say_aloud("s", Some(sq("e4"))));
}

#[test]
fn a_page_of_a_book_is_written_into_no_board() {
    let mut study_session = study_session("1. e4 e5", &[("interactive", "free")]);
    let page =
        "Mr. Oak now played his knight, and nobody could say afterwards why he had not taken it "
            .repeat(400);
    assert_eq!(study_session.act(StudyAction::Write(page)), NOTHING);
    let notice = study_session.session().notice().expect("a sentence");
    assert!(notice.refusal && notice.sentence.to_string().contains("page of a book"));
    assert_eq!(study_session.session().tree().len(), 2);
}

#[test]
fn a_score_is_stepped_through_and_its_pieces_stay_where_they_are() {
    let mut study_session = study_session("1. e4 e5 2. Nf3", &[]);
    assert_eq!(
        study_session.act(StudyAction::Do(Action::Go(GoAction::Next))),
        MOVED
    );
    assert_eq!(study_session.ply(), 1);
    assert_eq!(study_session.names(), ["e4", "P-K4"]);
    assert_eq!(study_session.act(StudyAction::Touch(sq("e7"))), NOTHING);
    assert_eq!(study_session.act(drag("e7", "e5")), NOTHING);
    assert!(!study_session.may_drag(sq("e7")));
    assert_eq!(
        study_session.act(StudyAction::Write("e5".to_owned())),
        NOTHING
    );
    assert_eq!(study_session.ply(), 1);
    // A link in a sentence lights its move up, and plays nothing.
    let mv = study_session.session().position().moves()[0];
    study_session.act(StudyAction::Link(Pointing::Move(mv)));
    assert_eq!(
        study_session.session().pointing(),
        Some(&Pointing::Move(mv))
    );
    assert_eq!(study_session.model().controls, StudyControls::Steps);
    assert_eq!(
        lines(&mut study_session, "does Go(Next)"),
        ["button.button type=\"button\" aria-label=\"Forward\" title=\"Forward\" does Go(Next)"]
    );
    assert_eq!(
        lines(&mut study_session, "visually-hidden"),
        ["p.visually-hidden #7 \"White: pawn from e2 to e4\" id=\"spoken\" aria-live=\"polite\""]
    );
}

#[test]
fn a_move_of_the_readers_waits_for_leave() {
    let mut study_session = study_session("1. e4 e5", &[("interactive", "free")]);
    let asks = StudyEvents {
        asks: true,
        ..NOTHING
    };
    assert_eq!(study_session.act(drag("d2", "d4")), asks);
    assert_eq!(
        (study_session.ply(), study_session.names()),
        (1, vec!["d4".to_owned(), "P-Q4".to_owned()])
    );
    assert_eq!(study_session.settle(false), NOTHING);
    assert_eq!(study_session.ply(), 0);
    study_session.act(StudyAction::Touch(sq("d2")));
    assert_eq!(lines(&mut study_session, "aria-selected").len(), 1);
    assert_eq!(study_session.act(StudyAction::Touch(sq("d4"))), asks);
    assert_eq!(study_session.settle(true), MOVED);
    assert_eq!(
        study_session.act(StudyAction::Write("Nf6".to_owned())),
        asks
    );
    assert_eq!(study_session.settle(true), MOVED);
    assert_eq!(
        study_session.to_pgn().lines().last(),
        Some("1. e4 (1. d4 Nf6) 1... e5 *")
    );
    // An illegal move is refused in a sentence, and nothing waits.
    assert_eq!(study_session.act(drag("a1", "a5")), NOTHING);
    assert!(shown(&mut study_session).contains("p.notice.warn"));
    assert_eq!(study_session.settle(true), NOTHING);
}

#[test]
fn what_was_done_is_kept_and_gone_back_to() {
    let mut first = study_session("1. e4 e5", &[("interactive", "free"), ("columns", "long")]);
    first.act(StudyAction::Do(Action::Board(BoardAction::Flip)));
    first.act(drag("d2", "d4"));
    first.settle(true);
    let kept = first.kept();
    let mut again = study_session("1. e4 e5", &[("interactive", "free"), ("columns", "long")]);
    again.restore(&kept);
    assert_eq!((again.fen(), again.to_pgn()), (first.fen(), first.to_pgn()));
    assert_eq!(again.names(), ["d2-d4"]);
    assert!(again.session().flipped());
    assert_eq!(
        again.act(StudyAction::Do(Action::Go(GoAction::First))),
        MOVED
    );
    // What was restored is kept again after the next step.
    let mut third = study_session("1. e4 e5", &[("interactive", "free"), ("columns", "long")]);
    third.restore(&again.kept());
    assert_eq!((third.ply(), third.to_pgn()), (0, first.to_pgn()));
    assert_eq!(again.at_rest(), None);
}

#[test]
fn what_was_done_comes_back_whatever_the_score_is_written_in() {
    let free = ("interactive", "free");
    for (score, attribute) in [
        ("1. e4 e5", ("letters", "german")),
        ("1. P-K4 P-K4", ("read-as", "descriptive")),
        ("1. e4 e5", ("variant", "uchess-aise")),
        ("1. e4 e5", ("variant", "diagram")),
    ] {
        let mut first = study_session(score, &[free, attribute]);
        first.act(drag("g1", "f3"));
        first.settle(true);
        first.act(StudyAction::Write("1. d4 d5 2. Nf3".to_owned()));
        first.settle(true);
        let mut again = study_session(score, &[free, attribute]);
        again.restore(&first.kept());
        assert_eq!(again.to_pgn(), first.to_pgn(), "{attribute:?}");
        assert_eq!(again.fen(), first.fen(), "{attribute:?}");
    }
}

#[test]
fn a_study_that_was_only_stepped_through_comes_back_whole() {
    let score = "1. e4 (1. d4 d5) 1... e5 2. Nf3";
    let free: &[(&str, &str)] = &[("interactive", "free")];
    let done = |score: &str, attributes: &[(&str, &str)], actions: Vec<StudyAction>| {
        let mut first = study_session(score, attributes);
        for action in actions {
            first.act(action);
            first.settle(true);
        }
        let kept = first.at_rest()?;
        let mut again = study_session(score, attributes);
        again.restore(&kept);
        // What a screen reader has said once is not said again.
        let still = |study: &mut StudySession| -> Vec<String> {
            let shown = shown(study);
            let lines = shown.lines().filter(|line| !line.contains("spoken"));
            lines.map(str::to_owned).collect()
        };
        assert_eq!(still(&mut again), still(&mut first));
        Some((again.ply(), again.session().flipped()))
    };
    let go = |to| StudyAction::Do(Action::Go(to));
    let flip = || StudyAction::Do(Action::Board(BoardAction::Flip));
    assert_eq!(done(score, free, vec![]), Some((0, false)));
    assert_eq!(
        done(score, free, vec![go(GoAction::Last), flip()]),
        Some((3, true))
    );
    let read = study_session(score, free);
    let d4 = read.session().tree().ids().nth(1).expect("a variation");
    let variation = go(GoAction::To(At::After(d4)));
    assert_eq!(done(score, free, vec![variation]), Some((1, false)));
    // What would not all come back is not put to rest.
    assert_eq!(done(score, free, vec![drag("a2", "a3")]), None);
    let fold = StudyAction::Do(Action::Sheet(SheetAction::Fold(d4)));
    assert_eq!(done(score, free, vec![fold]), None);
    let other = StudyAction::Do(Action::Game(GameAction::Show(1)));
    assert_eq!(done("1. e4 *\n\n1. d4 *", free, vec![other]), None);
    assert_eq!(done(score, &[("interactive", "quiz")], vec![]), None);
    assert_eq!(done(score, &[("interactive", "laboratory")], vec![]), None);
}

#[test]
fn a_quiz_judges_answers_plays_the_replies_and_begins_again() {
    let mut study_session = study_session("1. e4 e5 2. Nf3", &[("interactive", "quiz")]);
    let asked = |study_session: &mut StudySession| lines(study_session, "Question").join("");
    assert!(asked(&mut study_session).contains("Question 1 of 2. "));
    assert_eq!(study_session.model().panel, Panel::Silent);
    let wrong = study_session.act(drag("d2", "d4"));
    assert_eq!((wrong.answered, wrong.position), (true, false));
    assert!(shown(&mut study_session).contains("p.notice.warn"));
    // A hint replaces the message.
    assert!(study_session.act(StudyAction::Hint).changed);
    assert!(!shown(&mut study_session).contains("p.notice.warn"));
    study_session.act(StudyAction::Touch(sq("e2")));
    let right = study_session.act(StudyAction::Touch(sq("e4")));
    assert_eq!(
        (right.answered, right.position, right.solved),
        (true, true, false)
    );
    assert_eq!(study_session.ply(), 2);
    let (last, score) = study_session.answer().unwrap();
    assert_eq!((last.right, last.tries, last.hints), (true, 2, 1));
    assert_eq!((score.questions, score.solved), (2, 1));
    assert!(matches!(
        study_session.model().panel,
        Panel::Reasons(Some(_))
    ));
    assert!(study_session.act(drag("g1", "f3")).solved);
    assert!(lines(&mut study_session, "p.ask")[0].contains("All solved, with 3 tries and 1 hint."));
    assert!(!study_session.may_drag(sq("b8")));
    assert_eq!(study_session.act(StudyAction::Again), MOVED);
    assert!(asked(&mut study_session).contains("Question 1 of 2. "));
    // Another place starts the quiz again; another appearance does not.
    study_session.act(drag("e2", "e4"));
    study_session.attribute("orientation", Some("black"));
    study_session.attribute("layout", Some("narrow"));
    assert!(asked(&mut study_session).contains("Question 2 of 2. "));
    study_session.go_to(0);
    assert!(asked(&mut study_session).contains("Question 1 of 2. "));
}

#[test]
fn a_written_answer_is_asked_for_where_it_is_written() {
    let score = "1. Nbd2";
    let fen = ("fen", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let mut study_session =
        study_session(score, &[("interactive", "quiz"), ("quiz", "write"), fen]);
    assert_eq!(
        lines(&mut study_session, "does Write"),
        ["button.button \"Answer\" type=\"button\" does Write(\"\")"]
    );
    let wrong = study_session.act(StudyAction::Write("Nd2".to_owned()));
    assert!(wrong.answered && !wrong.position);
    let right = study_session.act(StudyAction::Write("Nbd2".to_owned()));
    assert!(right.answered && right.position && right.solved);
    assert!(!shown(&mut study_session).contains("div.entry"));
    // Without a following move there is no question.
    let ends = self::study_session("", &[("interactive", "quiz")]);
    assert!(ends.trouble().contains("There is no move to ask for"));
}

#[test]
fn of_several_moves_to_one_square_the_one_that_is_chosen_is_the_answer() {
    let fen = ("fen", "4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
    let mut study_session = study_session("1. a8=Q+", &[("interactive", "quiz"), fen]);
    assert_eq!(study_session.act(drag("a7", "a8")), NOTHING);
    let offered = lines(&mut study_session, "does Board(Choose(");
    assert_eq!(offered.len(), 4);
    assert!(offered[0].contains("aria-label=\"queen\""), "{offered:?}");
    let queen = study_session.model().board.choices[0].mv;
    let choose = Action::Board(BoardAction::Choose(queen));
    let events = study_session.act(StudyAction::Do(choose));
    assert!(events.answered && events.solved);
    assert!(lines(&mut study_session, "does Board(Choose(").is_empty());
}

#[test]
fn in_the_laboratory_tools_are_taken_by_what_their_buttons_say() {
    let fen = ("fen", "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    let mut study_session = study_session(
        "1. Nbd2",
        &[("interactive", "laboratory"), ("columns", "short"), fen],
    );
    let names = |study_session: &mut StudySession| match study_session.model().panel {
        Panel::Laboratory(model) => {
            let moves = model
                .moves
                .iter()
                .map(|shown| shown.reasons[0].named.reading.text.clone());
            moves.collect::<Vec<_>>().join(" ")
        }
        other => format!("{other:?}"),
    };
    assert_eq!(names(&mut study_session), "Nbd2 Kd2 Nfd2");
    assert_eq!(
        lines(&mut study_session, "White knight"),
        [
            "button.button.tool type=\"button\" aria-pressed=\"false\" aria-label=\"White knight\" title=\"White knight\" does Lab(Take(Board(Piece(White, Knight))))"
        ]
    );
    let tools = view::tools(LabTool::Target, Color::White);
    presses::does_what_it_offers(&tools);
    for press in presses::all(&tools) {
        assert!(
            matches!(press, Press::Study(StudyAction::Lab(_))),
            "{press}"
        );
    }
    let knight = LabTool::Board(Tool::Piece(Color::White, Piece::Knight));
    study_session.act(StudyAction::Lab(LabAction::Take(knight)));
    assert!(lines(&mut study_session, "White knight")[0].contains("aria-pressed=\"true\""));
    assert!(study_session.act(StudyAction::Touch(sq("b3"))).changed);
    assert_eq!(names(&mut study_session), "N1d2 Kd2 Nb3d2 Nfd2");
    assert!(study_session.act(StudyAction::Drag(sq("b3"), None)).changed);
    assert!(
        study_session
            .act(StudyAction::Key(sq("f3"), "Delete".to_owned()))
            .changed
    );
    assert_eq!(names(&mut study_session), "Nd2 Kd2");
    assert_eq!(
        study_session.act(StudyAction::Key(sq("f3"), "x".to_owned())),
        NOTHING
    );
    study_session.act(StudyAction::Lab(LabAction::Reset));
    assert_eq!(names(&mut study_session), "Nbd2 Kd2 Nfd2");
    // The pieces stay if only the appearance changes.
    study_session.act(StudyAction::Lab(LabAction::Clear));
    study_session.attribute("orientation", Some("black"));
    assert_eq!(names(&mut study_session), "");
}

#[test]
fn a_piece_of_the_other_side_is_refused_in_every_way_to_move_it() {
    let pawn = "It is White's move, and the pawn on e7 is Black's.";
    let said = |study_session: &StudySession| match study_session.round() {
        Some(round) => round.last().map(|last| last.sentence.to_string()),
        None => {
            let notice = study_session.session().notice();
            notice.map(|notice| notice.sentence.to_string())
        }
    };
    for mode in ["free", "quiz"] {
        let mut study_session = study_session("1. e4 e5", &[("interactive", mode)]);
        for action in [
            StudyAction::Touch(sq("e7")),
            drag("e7", "e5"),
            drag("e7", "e7"),
            StudyAction::Drag(sq("e7"), None),
        ] {
            study_session.act(StudyAction::Touch(sq("e2")));
            study_session.act(StudyAction::Do(Action::Board(BoardAction::Cancel)));
            assert_eq!(said(&study_session), None, "{mode}");
            assert!(study_session.may_drag(sq("e7")));
            let events = study_session.act(action.clone());
            assert!(!events.asks && !events.answered, "{mode}: {action:?}");
            assert_eq!(
                said(&study_session).as_deref(),
                Some(pawn),
                "{mode}: {action:?}"
            );
        }
    }
}

#[test]
fn questions_that_nobody_is_asked_are_reported() {
    let said = |attributes: &[(&str, &str)]| study_session("1. e4 e5", attributes).trouble();
    let lost = "quiz=\"write\" asks nothing by itself. Add interactive=\"quiz\".";
    assert_eq!(said(&[("quiz", "write")]), lost);
    assert_eq!(said(&[("quiz", "write"), ("interactive", "free")]), lost);
    assert_eq!(said(&[("quiz", "write"), ("interactive", "quiz")]), "");
    assert_eq!(said(&[("quiz", " ")]), "");
    let wrong = said(&[("quiz", "sing")]);
    assert!(wrong.starts_with("quiz=\"sing\" is not known."), "{wrong}");
    assert!(!wrong.contains('\n'), "{wrong}");
    let mut study_session = study_session("1. e4 e5", &[("quiz", "move")]);
    assert!(study_session.trouble().contains("quiz=\"move\""));
    study_session.attribute("interactive", Some("quiz"));
    assert_eq!(study_session.trouble(), "");
}

#[test]
fn attributes_may_change_at_any_time_and_what_is_wrong_is_said() {
    let mut study_session = study_session("1. e4 e5", &[("layout", "huge")]);
    assert!(
        study_session
            .trouble()
            .starts_with("layout=\"huge\" is not known.")
    );
    study_session.attribute("layout", None);
    assert_eq!(study_session.trouble(), "");
    assert!(study_session.attribute("interactive", Some("all")).trouble);
    study_session.attribute("interactive", Some("free"));
    assert_eq!(study_session.model().task, StudyTask::Write);
    study_session.attribute("columns", Some("uci long short"));
    study_session.act(StudyAction::Do(Action::Go(GoAction::Next)));
    assert_eq!(study_session.names(), ["e2e4", "e2-e4", "e4"]);
    study_session.attribute("columns", Some("uci"));
    assert_eq!(
        (study_session.names(), study_session.ply()),
        (vec!["e2e4".to_owned()], 1)
    );
    assert!(study_session.attribute("variant", Some("uchess")).position);
    assert_eq!(study_session.attribute("colour", Some("red")), NOTHING);
    study_session.attribute("explain", Some("none"));
    assert_eq!(study_session.model().panel, Panel::None);
    study_session.attribute("layout", Some("board"));
    assert_eq!(study_session.model().sheet, None);
    // Another score has another sheet, even if its games have the same numbers.
    let before = study_session.sheet_state();
    study_session.read("1. d4".to_owned());
    assert_ne!(study_session.sheet_state(), before);
    study_session.act(StudyAction::Do(Action::Go(GoAction::Next)));
    assert_eq!(study_session.names(), ["d2d4"]);
    let events = study_session.read("1. e4 e5 2. Nf9".to_owned());
    assert!(events.trouble && events.position);
    assert_eq!(lines(&mut study_session, "mark \""), ["mark \"Nf9\""]);
}

/// Knights on b1 and f3; either can go to d2.
const TWO_KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";

#[test]
fn a_wrong_answer_is_played_on_the_board_until_the_next_try() {
    let piece_on = |study: &mut StudySession, square: &str| {
        let model = study.model();
        model.board.on(sq(square)).map(|(_, piece)| piece)
    };
    // How it is asked, the wrong answer, and where the other knight has gone.
    let ways: [(&str, StudyAction, &str, &str); 5] = [
        ("write", StudyAction::Write("Nfd2".into()), "f3", "d2"),
        ("write", StudyAction::Write("Nd2".into()), "f3", "d2"),
        ("write", StudyAction::Write("Nc3".into()), "b1", "c3"),
        ("move", drag("f3", "d2"), "f3", "d2"),
        ("piece", StudyAction::Touch(sq("f3")), "f3", "d2"),
    ];
    for (task, wrong, from, to) in ways {
        let attributes = [
            ("interactive", "quiz"),
            ("quiz", task),
            ("columns", "short"),
            ("fen", TWO_KNIGHTS),
        ];
        let begin = || {
            let mut study = study_session("1. Nbd2 Ke7", &attributes);
            assert!(study.act(wrong.clone()).answered, "{task}");
            study
        };
        let mut study = begin();
        assert_eq!(piece_on(&mut study, from), None, "{task}: {wrong:?}");
        assert_eq!(piece_on(&mut study, to), Some(Piece::Knight), "{task}");
        let shown = lines(&mut study, "Not right. ");
        assert_eq!(shown.len(), 1, "{task}: {shown:?}");

        // A hint, and closing the message, show the question again.
        for back in [
            StudyAction::Hint,
            StudyAction::Do(Action::Board(BoardAction::Cancel)),
        ] {
            let mut study = begin();
            study.act(back);
            assert_eq!(piece_on(&mut study, from), Some(Piece::Knight), "{task}");
            assert_eq!(piece_on(&mut study, to), None, "{task}");
        }
        // The right answer is taken from where the pieces stand in the question.
        let right = match task {
            "write" => StudyAction::Write("Nbd2".into()),
            "move" => drag("b1", "d2"),
            _ => StudyAction::Touch(sq("b1")),
        };
        assert!(study.act(right).answered);
        assert_eq!(piece_on(&mut study, "d2"), Some(Piece::Knight), "{task}");
        assert_eq!(piece_on(&mut study, "f3"), Some(Piece::Knight), "{task}");
        assert_eq!(lines(&mut study, "Not right. ").len(), 0, "{task}");
    }
}

#[test]
fn a_piece_that_went_wrong_can_be_taken_from_where_it_is_shown() {
    let attributes = [("interactive", "quiz"), ("fen", TWO_KNIGHTS)];
    let mut study = study_session("1. Ng5", &attributes);
    study.act(drag("f3", "d2"));
    assert!(study.may_drag(sq("d2")));
    let events = study.act(drag("d2", "g5"));
    assert!(events.answered && events.solved, "{events:?}");
}
