//! The screen as data: what a user does, and what is then shown.

use rank_and_file::board::{Role, Square};
use rank_and_file::game::At;
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::board_model::Mark;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::why;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, Hand, Names, Pointing, Session, column};

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn after(mut session: Session, actions: impl IntoIterator<Item = Action>) -> Session {
    for action in actions {
        session.apply(action);
    }
    session
}

/// Types a text and enters it.
fn enter(session: &mut Session, text: &str) {
    session.apply(Action::Type(text.to_owned()));
    session.apply(Action::Enter);
}

fn session_at(fen: &str) -> Session {
    after(Session::empty(), [Action::Open(fen.to_owned())])
}

/// The marked squares: "d7 last, e8 check".
fn marks(session: &Session) -> String {
    let model = board::model(session, &mut Names::default());
    let mut all: Vec<String> = model
        .squares
        .iter()
        .flat_map(|square| {
            square
                .marks
                .iter()
                .map(|mark| format!("{} {mark:?}", square.square).to_lowercase())
        })
        .collect();
    all.sort();
    all.join(", ")
}

/// The main line in the first column.
fn line(session: &Session) -> String {
    let model = sheet::model(session, &mut Names::default());
    let mut names = Vec::new();
    for row in &model.rows {
        if let Row::Pair { white, black, .. } = row {
            for entry in [white, black].into_iter().flatten() {
                names.push(entry.names[0].reading.text.clone());
            }
        }
    }
    names.join(" ")
}

/// The rules of the current move in the two first columns, and what is said of them.
fn reasons(session: &Session) -> Vec<(String, String)> {
    let model = why::model(session, &mut Names::default()).expect("a current move");
    let say = |reason: &why::Reason| (reason.rule.to_owned(), reason.because.to_string());
    model.reasons.iter().map(say).collect()
}

#[test]
fn a_first_visit_opens_at_a_move_that_wants_explaining() {
    let session = Session::first_visit();
    assert_eq!(marks(&session), "b8 last, d7 last");
    let reasons = reasons(&session);
    assert_eq!(reasons[0].0, "File added");
    assert!(
        reasons[0]
            .1
            .starts_with("\"Nd7\" could also be the knight on f6."),
        "{}",
        reasons[0].1
    );
    assert_eq!(reasons[1].0, "Piece named");
}

#[test]
fn a_piece_is_lifted_and_put_down_by_two_touches() {
    let session = after(Session::empty(), [Action::Touch(sq("g1"))]);
    assert_eq!(marks(&session), "f3 target, g1 lifted, h3 target");
    let session = after(session, [Action::Touch(sq("f3"))]);
    assert_eq!(
        (line(&session).as_str(), marks(&session).as_str()),
        ("Nf3", "f3 last, g1 last")
    );
}

#[test]
fn a_piece_that_may_not_go_says_why_and_shows_it() {
    let mut session = session_at("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    session.apply(Action::Drag(sq("c3"), sq("e2")));
    let notice = session.notice().cloned().expect("a refusal");
    assert_eq!(
        notice.sentence.to_string(),
        "The knight on c3 is pinned by the bishop on b4 to the king on e1, along the diagonal."
    );
    assert_eq!(marks(&session), "b4 refused, c3 refused, e1 refused");
    session.apply(Action::Drag(sq("g1"), sq("g5")));
    let notice = session.notice().cloned().expect("a refusal");
    assert_eq!(
        notice.sentence.to_string(),
        "A knight goes two squares along a file or a rank and one aside; g5 is not such a square."
    );
}

#[test]
fn a_touch_that_lifts_nothing_or_what_cannot_move_is_answered() {
    let mut session = session_at("4k3/4r3/8/8/8/8/P7/R3K3 w Q - 0 1");
    for (at, said, refusal) in [
        (
            "e7",
            "It is White's move, and the rook on e7 is Black's.",
            true,
        ),
        ("d4", "There is no piece on d4; it is White's move.", false),
        (
            "a2",
            "The pawn on a2 cannot move now. The check has to be answered first. The king on e1 is in check from the rook on e7. No capture: nothing can take the rook on e7. No interposition: nothing can go to e2, e3, e4, e5 or e6. Move the king: to d1, f1, d2 or f2.",
            false,
        ),
    ] {
        session.apply(Action::Touch(sq(at)));
        let notice = session.notice().cloned().expect("something said");
        assert_eq!(
            (notice.sentence.to_string().as_str(), notice.refusal),
            (said, refusal)
        );
    }
    // The pawn is in the hand all the same, and the answers are on the board.
    assert_eq!(*session.hand(), Hand::Lifted(sq("a2")));
    let flights = board::model(&session, &mut Names::default()).drawn;
    assert_eq!(
        flights.iter().filter(|one| one.role == Role::Flees).count(),
        4
    );
    assert!(flights.iter().all(|one| one.role != Role::Asked));
    session.apply(Action::Touch(sq("e1")));
    assert_eq!(session.notice(), None);
    session.apply(Action::Drag(sq("e1"), sq("c1")));
    assert_eq!(
        session.notice().expect("a refusal").sentence.to_string(),
        "White cannot castle on the queen's side: the king is in check from the rook on e7."
    );
}

#[test]
fn castling_is_understood_by_the_kings_square_and_by_the_rooks() {
    for target in ["g1", "h1"] {
        let mut session = session_at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        session.apply(Action::Drag(sq("e1"), sq(target)));
        assert_eq!(line(&session), "O-O");
    }
}

#[test]
fn an_arriving_pawn_waits_until_it_is_said_what_it_becomes() {
    let mut session = session_at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    session.apply(Action::Drag(sq("a7"), sq("a8")));
    let choices = board::model(&session, &mut Names::default()).choices;
    let becomes: Vec<&str> = choices.iter().map(|choice| choice.becomes).collect();
    assert_eq!(becomes, ["queen", "rook", "bishop", "knight"]);
    let put_back = after(session.clone(), [Action::Cancel]);
    assert_eq!(
        (line(&put_back).as_str(), put_back.hand()),
        ("", &Hand::Idle)
    );
    session.apply(Action::Choose(choices[3].mv));
    assert_eq!(line(&session), "a8=N");
}

#[test]
fn a_move_is_typed_in_any_notation() {
    for text in [
        "Nf3", "N-KB3", "Kt-KB3", "Ng1-f3", "g1f3", "Ng1f3", "1. Nf3", "♘f3", "nf3",
    ] {
        let mut session = Session::empty();
        enter(&mut session, text);
        assert_eq!(line(&session), "Nf3", "{text}");
        assert_eq!(session.entry().text, "", "{text}");
    }
}

#[test]
fn what_cannot_be_read_stays_in_the_box_with_its_place() {
    let mut session = Session::empty();
    enter(&mut session, "Nf9");
    assert_eq!(session.entry().text, "Nf9");
    assert_eq!(session.entry().mistake(), Some(2..3));
    assert!(session.notice().is_some());
}

#[test]
fn an_ambiguous_text_offers_its_moves_and_one_may_be_chosen() {
    let mut session = session_at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    session.apply(Action::Type("Nd2".to_owned()));
    let Meaning::Choices {
        moves, sentence, ..
    } = session.entry().meaning.clone()
    else {
        panic!("{:?}", session.entry().meaning);
    };
    assert_eq!(
        sentence.to_string(),
        "\"Nd2\" could be the knight from b1 to d2 or the knight from f3 to d2."
    );
    session.apply(Action::Choose(moves[1]));
    assert_eq!(
        (line(&session).as_str(), session.entry().text.as_str()),
        ("Nfd2", "")
    );
}

#[test]
fn several_moves_go_on_from_the_board_and_a_numbered_score_begins_anew() {
    let mut session = Session::empty();
    enter(&mut session, "e4");
    enter(&mut session, "e5 Nf3 Nc6");
    assert_eq!(line(&session), "e4 e5 Nf3 Nc6");
    enter(&mut session, "1. P-Q4 P-Q4 2. P-QB4");
    assert_eq!(line(&session), "d4 d5 c4");
    session.apply(Action::Undo);
    assert_eq!(line(&session), "e4 e5 Nf3 Nc6");
    session.apply(Action::Redo);
    assert_eq!(line(&session), "d4 d5 c4");
}

#[test]
fn of_a_line_that_breaks_off_the_rest_stays_in_the_box() {
    let mut session = Session::empty();
    enter(&mut session, "e4 {best} e5 Nf9 Nc6");
    assert_eq!(line(&session), "e4 e5");
    assert_eq!(session.entry().text, "Nf9 Nc6");
    let said = session
        .notice()
        .cloned()
        .expect("a refusal")
        .sentence
        .to_string();
    assert!(said.contains("\"Nf9\""), "{said}");
    let first = session.tree().main_line(At::Start).next().expect("a move");
    assert_eq!(session.tree().node(first).comments, ["best"]);
}

#[test]
fn a_bad_position_is_kept_and_its_field_named() {
    let text = "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1";
    let session = after(Session::empty(), [Action::Open(text.to_owned())]);
    let said = session
        .notice()
        .cloned()
        .expect("a refusal")
        .sentence
        .to_string();
    assert!(said.contains("castling"), "{said}");
    assert_eq!(session.entry().text, text);
}

#[test]
fn undo_takes_back_a_move_and_another_one_gets_its_own_name() {
    let mut session = Session::empty();
    let mut names = Names::default();
    for (text, expected) in [("e4", "e4"), ("d4", "d4")] {
        enter(&mut session, text);
        let model = sheet::model(&session, &mut names);
        let Some(Row::Pair {
            white: Some(entry), ..
        }) = model.rows.first()
        else {
            panic!("{:?}", model.rows);
        };
        assert_eq!(entry.names[0].reading.text, expected);
        session.apply(Action::Undo);
    }
}

#[test]
fn stepping_goes_along_lines_and_across_variations() {
    let mut session = after(
        Session::empty(),
        [Action::Open("1. e4 e5 (1... c5 2. Nf3) 2. Nc3".to_owned())],
    );
    let at = |session: &Session| match session.at() {
        At::Start => "start".to_owned(),
        At::After(id) => session.tree().node(id).mv.to.to_string(),
    };
    let steps = [
        (Action::Next, "e4"),
        (Action::Next, "e5"),
        (Action::Sibling(1), "c5"),
        (Action::Last, "f3"),
        (Action::Previous, "c5"),
        (Action::Sibling(-1), "e5"),
        (Action::Sibling(-1), "e5"),
        (Action::Last, "c3"),
        (Action::First, "start"),
        (Action::Previous, "start"),
    ];
    for (action, square) in steps {
        session.apply(action.clone());
        assert_eq!(at(&session), square, "{action:?}");
    }
}

#[test]
fn a_move_played_beside_the_game_becomes_a_variation_of_it() {
    let mut session = after(
        Session::empty(),
        [Action::Open("1. e4 e5 2. Nf3".to_owned())],
    );
    session.apply(Action::Next);
    enter(&mut session, "c5");
    let model = sheet::model(&session, &mut Names::default());
    let summary: Vec<String> = model
        .rows
        .iter()
        .map(|row| match row {
            Row::Pair {
                number,
                white,
                black,
            } => {
                format!("{number} {} {}", white.is_some(), black.is_some())
            }
            Row::Note(text) => text.clone(),
            Row::Run { depth, items, .. } => format!("run {depth} of {}", items.len()),
        })
        .collect();
    assert_eq!(summary, ["1 true true", "run 1 of 2", "2 true false"]);
}

#[test]
fn pointing_at_a_letter_lights_what_it_says_and_what_it_shuts_out() {
    let mut session = session_at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    enter(&mut session, "Nbd2");
    let file = Pointing::Part { column: 0, part: 1 };
    session.apply(Action::Point(Some(file)));
    let model = board::model(&session, &mut Names::default());
    let with = |mark: Mark| -> Vec<String> {
        let marked = model
            .squares
            .iter()
            .filter(|square| square.marks.contains(&mark));
        marked.map(|square| square.square.to_string()).collect()
    };
    assert_eq!(
        with(Mark::Named),
        ["b8", "b7", "b6", "b5", "b4", "b3", "b2", "b1"]
    );
    assert_eq!(with(Mark::Rival), ["f3"]);
}

#[test]
fn a_pinned_rival_is_shown_with_its_pin() {
    let mut session = session_at("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    enter(&mut session, "Ne2");
    let (rule, because) = &reasons(&session)[0];
    assert_eq!(rule, "Nothing added");
    assert!(
        because.contains("pinned to the king on e1 by the bishop on b4"),
        "{because}"
    );
    session.apply(Action::Point(Some(Pointing::Part { column: 0, part: 0 })));
    let marks = marks(&session);
    for expected in ["b4 pinner", "c3 pinned", "d2 pinline"] {
        assert!(marks.contains(expected), "{marks}");
    }
}

#[test]
fn the_six_cases_of_the_panel_are_explained() {
    let cases = [
        (
            "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1",
            "Nbd2",
            "short",
            "File added",
        ),
        (
            "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1",
            "R1a3",
            "short",
            "Rank added",
        ),
        (
            "8/2k5/8/8/4Q2Q/8/K7/7Q w - - 0 1",
            "Qh4e1",
            "short",
            "File and rank added",
        ),
        (
            "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1",
            "Ne2",
            "short",
            "Nothing added",
        ),
        (
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "N-KB3",
            "descriptive",
            "Side of the target kept",
        ),
        (
            "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1",
            "BPxP",
            "descriptive",
            "Captor named",
        ),
    ];
    for (fen, text, tag, rule) in cases {
        let mut session = session_at(fen);
        session.apply(Action::SetColumn(0, column(tag).expect("a column")));
        enter(&mut session, text);
        assert_eq!(line(&session).trim_end_matches(" ch"), text);
        assert_eq!(reasons(&session)[0].0, rule, "{text}");
    }
}

#[test]
fn the_sheet_of_a_deeply_nested_game_is_laid_out_without_recursion() {
    let depth = 3_000;
    let text = format!(
        "1. e4 {}{} e5",
        "(1. d4 (1. e4 ".repeat(depth),
        "))".repeat(depth)
    );
    let session = after(Session::empty(), [Action::Open(text)]);
    let model = sheet::model(&session, &mut Names::default());
    assert!(model.rows.len() > depth, "{}", model.rows.len());
}
