//! Reasons for the name of a move, and the squares that its letters light up.

use rank_and_file::screen::board_model as board;
use rank_and_file::screen::board_model::Mark;
use rank_and_file::session::{Action, BoardAction, Names, Pointing, Session, SheetAction, column};

use super::{enter, line, marks, reasons, session_at};

#[test]
fn a_first_visit_opens_at_a_move_that_wants_explaining() {
    let session = Session::first_visit();
    assert_eq!(marks(&session), "b8 last, d7 last, f6 rival");
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
fn pointing_at_a_letter_lights_what_it_says_and_what_it_shuts_out() {
    let mut session = session_at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    enter(&mut session, "Nbd2");
    let file = Pointing::Part { column: 0, part: 1 };
    session.apply(Action::Board(BoardAction::Point(Some(file))));
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
    session.apply(Action::Board(BoardAction::Point(Some(Pointing::Part {
        column: 0,
        part: 0,
    }))));
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
            "Side needed",
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
        session.apply(Action::Sheet(SheetAction::SetColumn(
            0,
            column(tag).expect("a column"),
        )));
        enter(&mut session, text);
        assert_eq!(line(&session).trim_end_matches(" ch"), text);
        assert_eq!(reasons(&session)[0].0, rule, "{text}");
    }
}
