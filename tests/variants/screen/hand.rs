//! Pieces moved by hand: the squares they can reach, and the choices for a pawn or a king.

use rank_and_file::board::{MoveKind, Variant};
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::board_model::BoardChoice;
use rank_and_file::session::{Action, BoardAction, EntryAction, Hand, Session};

use super::{begun, drag, line, nine, shown, sq};

/// Returns the choices that the dialog offers, such as "bishop" or "stays a pawn, takes en
/// passant".
fn offered(session: &Session) -> Vec<String> {
    let words = |choice: BoardChoice| format!("{} {}", choice.becomes, choice.takes);
    let choices = shown(session).choices.into_iter();
    choices
        .map(|choice| words(choice).trim().to_owned())
        .collect()
}

/// Makes the choice at this place of the dialog.
fn choose(session: &mut Session, at: usize) {
    let mv = shown(session).choices[at].mv;
    session.apply(Action::Board(BoardAction::Choose(mv)));
    assert_eq!(*session.hand(), Hand::Idle);
}

#[test]
fn a_piece_on_nine_files_is_lifted_and_shows_where_it_can_go() {
    let mut session = begun(Variant::Chess99);
    session.apply(Action::Board(BoardAction::Touch(sq("f1"))));
    let targets: Vec<String> = shown(&session)
        .squares
        .iter()
        .filter(|square| square.marks.contains(&board::Mark::Target))
        .map(|square| square.square.to_string())
        .collect();
    // The paladin leaps, since its diagonals are blocked.
    assert_eq!(targets, ["e3", "g3"]);
    session.apply(Action::Board(BoardAction::Touch(sq("g3"))));
    assert_eq!(line(&session), "1 Pf1g3 …");
}

#[test]
fn a_pawn_that_arrives_may_stay_one_and_a_waiting_one_says_what_it_goes_as() {
    let mut session = nine("4k4/1P7/9/9/9/9/9/9/4K4 w - - 0 42");
    drag(&mut session, "b8", "b9");
    assert_eq!(offered(&session), ["stays a pawn", "bishop", "knight"]);
    choose(&mut session, 0);
    assert_eq!(line(&session), "42 b9 …");

    // From b9 only a knight reaches d8, so there is no question.
    let mut session = nine("1P2k4/9/9/9/9/9/9/9/4K4 w - - 0 42");
    drag(&mut session, "b9", "d8");
    assert_eq!(line(&session), "42 b=Nd8 …");
}

#[test]
fn landing_where_a_pawn_has_passed_takes_it_or_does_not() {
    let mut session = nine("4k4/5b3/9/9/9/9/1P7/9/6K2 w - - 0 23");
    drag(&mut session, "b3", "b5");
    drag(&mut session, "f8", "b4");
    assert_eq!(offered(&session), ["does not take", "takes en passant"]);
    let put_back = {
        let mut session = session.clone();
        session.apply(Action::Board(BoardAction::Cancel));
        line(&session)
    };
    assert_eq!(put_back, "23 b35 …");
    choose(&mut session, 1);
    assert_eq!(line(&session), "23 b35 Bf8b4*");
    assert_eq!(session.position().on(sq("b5")), None);
}

#[test]
fn a_king_castles_when_put_on_its_partner_and_steps_when_put_beside_it() {
    let far = "r3k4/9/9/9/9/9/9/9/6K2 b - - 0 10";
    let mut session = nine(far);
    drag(&mut session, "e9", "a9");
    assert_eq!(line(&session), "10 … Ked&Ra");
    let mut session = nine(far);
    drag(&mut session, "e9", "d9");
    assert_eq!(line(&session), "10 … Ke9d");
    let mut session = nine("4k4/9/9/9/9/9/9/9/5KB2 w - - 0 10");
    session.apply(Action::Board(BoardAction::Touch(sq("f1"))));
    session.apply(Action::Board(BoardAction::Touch(sq("g1"))));
    assert_eq!(line(&session), "10 Kfg&B …");
}

#[test]
fn what_is_chosen_by_hand_leaves_the_typed_text_alone() {
    let mut session = nine("4k4/1P7/9/9/9/9/9/9/4K4 w - - 0 42");
    session.apply(Action::Entry(EntryAction::Type("a note".to_owned())));
    drag(&mut session, "b8", "b9");
    choose(&mut session, 1);
    assert_eq!(
        (line(&session).as_str(), session.entry().text.as_str()),
        ("42 b9=B …", "a note")
    );
}

#[test]
fn a_partner_far_off_is_marked_as_one_to_castle_with() {
    let mut session = nine("r3k4/9/9/9/9/9/9/9/4K4 b - - 0 10");
    session.apply(Action::Board(BoardAction::Touch(sq("e9"))));
    let model = shown(&session);
    let partner = model
        .squares
        .iter()
        .find(|square| square.square == sq("a9"));
    let marks = &partner.expect("a square").marks;
    assert_eq!(marks, &[board::Mark::Target]);
    let castles = |mv: &rank_and_file::board::Move| matches!(mv.kind, MoveKind::CastlesWith { .. });
    assert!(session.position().moves().iter().any(castles));
}
