//! The screen as data: a user's actions, and what the screen then shows.
//!
//! | module | what it is |
//! |---|---|
//! | `explained` | reasons for the name of a move, and the squares that its letters light up |
//! | `letters` | scores in the letters of other languages, opened and read again |
//! | `lines` | stepping along lines and variations, and their layout on the sheet |
//! | `typed` | moves, scores and positions typed into the box |

mod explained;
mod letters;
mod lines;
mod typed;

use rank_and_file::board::Role;
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::why;
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, Hand, Names, OpenAction, Session,
};
use testing::positions::sq;

fn after(mut session: Session, actions: impl IntoIterator<Item = Action>) -> Session {
    for action in actions {
        session.apply(action);
    }
    session
}

/// Types a text and presses Enter.
fn enter(session: &mut Session, text: &str) {
    session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
}

fn session_at(fen: &str) -> Session {
    after(
        Session::empty(),
        [Action::Open(OpenAction::Text(fen.to_owned()))],
    )
}

/// Returns the marked squares, such as "d7 last, e8 check".
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

/// Returns the main line in the first column.
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

/// Returns the rule for the current move's name and its sentence, in each column.
fn reasons(session: &Session) -> Vec<(String, String)> {
    let model = why::model(session, &mut Names::default()).expect("a current move");
    let say = |reason: &why::Reason| (reason.rule.to_owned(), reason.because.to_string());
    model.reasons.iter().map(say).collect()
}

#[test]
fn a_piece_is_lifted_and_put_down_by_two_touches() {
    let session = after(
        Session::empty(),
        [Action::Board(BoardAction::Touch(sq("g1")))],
    );
    assert_eq!(marks(&session), "f3 target, g1 lifted, h3 target");
    let session = after(session, [Action::Board(BoardAction::Touch(sq("f3")))]);
    assert_eq!(
        (line(&session).as_str(), marks(&session).as_str()),
        ("Nf3", "c3 rival, f3 last, f3 rival, g1 last")
    );
}

#[test]
fn a_piece_that_may_not_go_says_why_and_shows_it() {
    let mut session = session_at("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
    session.apply(Action::Board(BoardAction::Drag(sq("c3"), sq("e2"))));
    let notice = session.notice().cloned().expect("a refusal");
    assert_eq!(
        notice.sentence.to_string(),
        "The knight on c3 is pinned to the king on e1 by the bishop on b4, along the diagonal."
    );
    assert_eq!(marks(&session), "b4 refused, c3 refused, e1 refused");
    session.apply(Action::Board(BoardAction::Drag(sq("g1"), sq("g5"))));
    let notice = session.notice().cloned().expect("a refusal");
    assert_eq!(
        notice.sentence.to_string(),
        "A knight moves two squares along a file or a rank and one to the side; it cannot reach g5."
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
        session.apply(Action::Board(BoardAction::Touch(sq(at))));
        let notice = session.notice().cloned().expect("something said");
        assert_eq!(
            (notice.sentence.to_string().as_str(), notice.refusal),
            (said, refusal)
        );
    }
    // The pawn is lifted nevertheless, and the board shows the answers to the check.
    assert_eq!(*session.hand(), Hand::Lifted(sq("a2")));
    let flights = board::model(&session, &mut Names::default()).drawn;
    assert_eq!(
        flights.iter().filter(|one| one.role == Role::Flees).count(),
        4
    );
    assert!(flights.iter().all(|one| one.role != Role::Asked));
    session.apply(Action::Board(BoardAction::Touch(sq("e1"))));
    assert_eq!(session.notice(), None);
    session.apply(Action::Board(BoardAction::Drag(sq("e1"), sq("c1"))));
    assert_eq!(
        session.notice().expect("a refusal").sentence.to_string(),
        "White cannot castle on the queen's side: the king is in check from the rook on e7."
    );
}

#[test]
fn a_piece_of_the_other_side_is_refused_in_the_same_words_however_it_is_moved() {
    let said = |session: &Session| session.notice().map(|notice| notice.sentence.to_string());
    let pawn = "It is White's move, and the pawn on e7 is Black's.";
    let mut session = Session::empty();
    session.apply(Action::Board(BoardAction::Touch(sq("e7"))));
    assert_eq!(said(&session).as_deref(), Some(pawn));
    // Dropped on a square, on its own square, or beside the board, where it goes back.
    for to in ["e5", "e2", "e7"] {
        session.apply(Action::Board(BoardAction::Drag(sq("g1"), sq("g5"))));
        assert!(said(&session).is_some_and(|said| said.contains("knight")));
        assert!(session.may_drag(sq("e7")));
        session.apply(Action::Board(BoardAction::Drag(sq("e7"), sq(to))));
        assert_eq!(said(&session).as_deref(), Some(pawn), "{to}");
        assert_eq!(*session.hand(), Hand::Idle);
    }
    // The side's own piece is put back without a word, and an old refusal goes.
    session.apply(Action::Board(BoardAction::Drag(sq("g1"), sq("g1"))));
    assert_eq!(session.notice(), None);
    assert!(!session.may_drag(sq("e4")), "nothing stands there");
    assert_eq!(line(&session), "");
}

#[test]
fn castling_is_understood_by_the_kings_square_and_by_the_rooks() {
    for target in ["g1", "h1"] {
        let mut session = session_at("4k3/8/8/8/8/8/8/4K2R w K - 0 1");
        session.apply(Action::Board(BoardAction::Drag(sq("e1"), sq(target))));
        assert_eq!(line(&session), "O-O");
    }
}

#[test]
fn an_arriving_pawn_waits_until_it_is_said_what_it_becomes() {
    let mut session = session_at("8/P6k/8/8/8/8/8/K7 w - - 0 1");
    session.apply(Action::Board(BoardAction::Drag(sq("a7"), sq("a8"))));
    let choices = board::model(&session, &mut Names::default()).choices;
    let becomes: Vec<&str> = choices.iter().map(|choice| choice.becomes).collect();
    assert_eq!(becomes, ["queen", "rook", "bishop", "knight"]);
    let put_back = after(session.clone(), [Action::Board(BoardAction::Cancel)]);
    assert_eq!(
        (line(&put_back).as_str(), put_back.hand()),
        ("", &Hand::Idle)
    );
    session.apply(Action::Board(BoardAction::Choose(choices[3].mv)));
    assert_eq!(line(&session), "a8=N");
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
        session.apply(Action::Game(GameAction::Undo));
    }
}
