//! Moves, scores and positions typed into the box: readable text is played, and the rest stays
//! there.

use rank_and_file::game::At;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, BoardAction, EntryAction, GameAction, OpenAction, Session};

use super::{after, enter, line, session_at};

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
fn a_word_that_may_go_on_is_known_from_a_mistake() {
    let breaks_off = |text: &str| {
        let mut session = Session::empty();
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.entry().meaning.breaks_off()
    };
    for text in ["N", "Nf", "Kt", "Kt-", "Ng1-"] {
        assert!(breaks_off(text), "{text}");
    }
    for text in ["", "Nf3", "Nf6", "Nz", "P-K9", "hello"] {
        assert!(!breaks_off(text), "{text}");
    }
}

#[test]
fn an_ambiguous_text_offers_its_moves_and_one_may_be_chosen() {
    let mut session = session_at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    session.apply(Action::Entry(EntryAction::Type("Nd2".to_owned())));
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
    session.apply(Action::Board(BoardAction::Choose(moves[1])));
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
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(line(&session), "e4 e5 Nf3 Nc6");
    session.apply(Action::Game(GameAction::Redo));
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
    let session = after(
        Session::empty(),
        [Action::Open(OpenAction::Text(text.to_owned()))],
    );
    let said = session
        .notice()
        .cloned()
        .expect("a refusal")
        .sentence
        .to_string();
    assert!(said.contains("castling"), "{said}");
    assert_eq!(session.entry().text, text);
}
