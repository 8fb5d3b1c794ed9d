//! Arrows on the board: a move that is pointed at, its rivals, a move that makes it illegal, and
//! the answers to a check.

use rank_and_file::board::{Role, Shape, Variant};
use rank_and_file::screen::board_model as board;
use rank_and_file::session::{Action, BoardAction, OpenAction, Pointing, Session};

use super::{begun, drag, shown, sq};

fn arrows(session: &Session) -> Vec<(String, Role)> {
    let arrow = |shape| match shape {
        Shape::Arrow(from, to) => format!("{from}{to}"),
        other => format!("{other:?}"),
    };
    let drawn = shown(session).drawn.into_iter();
    drawn
        .map(|drawn| (arrow(drawn.shape), drawn.role))
        .collect()
}

#[test]
fn pointing_at_a_move_draws_it_and_pointing_at_a_letter_draws_its_rivals() {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(
        "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1".to_owned(),
    )));
    let moves = session.position().moves();
    let from = |square| {
        *moves
            .iter()
            .find(|mv| mv.from == sq(square) && mv.to == sq("d2"))
            .expect("it reaches d2")
    };
    session.apply(Action::Board(BoardAction::Point(Some(Pointing::Move(
        from("f3"),
    )))));
    assert_eq!(arrows(&session), [("f3d2".to_owned(), Role::Asked)]);
    session.apply(Action::Board(BoardAction::Choose(from("b1"))));
    assert_eq!(
        arrows(&session),
        [
            ("b1d2".to_owned(), Role::Played),
            ("f3d2".to_owned(), Role::Rival)
        ]
    );
    // The b of Nbd2.
    let part = Pointing::Part { column: 0, part: 1 };
    session.apply(Action::Board(BoardAction::Point(Some(part))));
    assert_eq!(arrows(&session), [("f3d2".to_owned(), Role::Against)]);
}

#[test]
fn a_move_that_u_chess_refuses_is_drawn_beside_the_one_that_spoils_it() {
    let mut session = begun(Variant::UChess);
    drag(&mut session, "g1", "h3");
    let notice = session.notice().cloned().expect("a refusal");
    assert!(
        notice.sentence.to_string().contains("N-R3"),
        "{}",
        notice.sentence
    );
    let mut arrows = arrows(&session);
    arrows.sort_by(|a, b| a.0.cmp(&b.0));
    assert_eq!(
        arrows,
        [
            ("b1a3".to_owned(), Role::Against),
            ("g1h3".to_owned(), Role::Asked)
        ]
    );
    session.apply(Action::Board(BoardAction::Cancel));
    assert_eq!(shown(&session).drawn, []);
}

#[test]
fn where_an_answer_to_check_goes_is_drawn_and_not_crossed_out() {
    let mut session = Session::empty();
    let check = "k3r3/8/6B1/8/8/2N5/5P2/4K1R1 w - - 0 1";
    session.apply(Action::Open(OpenAction::Text(check.to_owned())));
    drag(&mut session, "f2", "f3");
    let model = shown(&session);
    let refused: Vec<String> = model
        .squares
        .iter()
        .filter(|square| square.marks.contains(&board::Mark::Refused))
        .map(|square| square.square.to_string())
        .collect();
    assert_eq!(refused, ["e1"]);
    let arrows = arrows(&session);
    for arrow in [
        ("g6e8".to_owned(), Role::Captures),
        ("c3e2".to_owned(), Role::Interposes),
        ("e1d2".to_owned(), Role::Flees),
        ("f2f3".to_owned(), Role::Asked),
    ] {
        assert!(arrows.contains(&arrow), "{arrows:?}");
    }
}
