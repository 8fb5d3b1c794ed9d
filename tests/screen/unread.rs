//! Text that could not be read stays until somebody changes or dismisses it.
//!
//! | what is done then | the text |
//! |---|---|
//! | a move is made, on the board or typed elsewhere | stays in the box, or beside its move |
//! | a game, a list of positions or an example is opened | stays in the box |
//! | another text is opened that cannot be read | stays in the box, before the other |
//! | it is dismissed | goes, which is said; Undo brings it back |
//! | the move before it is deleted | goes with the move, which is said; Undo brings it back |

use rank_and_file::game::At;
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::protocol::LibraryResponse;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, Incoming, LibraryAction, OpenAction,
    Session,
};
use testing::positions::sq;

fn open(session: &mut Session, text: &str) {
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
}

/// Makes a move on the board.
fn make(session: &mut Session, from: &str, to: &str) {
    for square in [from, to] {
        session.apply(Action::Board(BoardAction::Touch(sq(square))));
    }
}

fn in_box(session: &Session) -> &str {
    &session.entry().text
}

/// Returns a session with unread text in its box.
fn with_rest() -> Session {
    let mut session = Session::empty();
    session.apply(Action::Entry(EntryAction::Type("e4 e5 Nf9 Nc6".to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
    assert_eq!(in_box(&session), "Nf9 Nc6");
    session
}

#[test]
fn the_rest_of_a_typed_line_stays_in_the_box_whatever_is_opened_or_played() {
    let mut session = with_rest();
    make(&mut session, "g1", "f3");
    assert_eq!(session.tree().len(), 3);
    assert_eq!(in_box(&session), "Nf9 Nc6");
    for text in [
        "1. d4 d5 2. c4 *",
        "[Event \"x\"]\n\n1. d4 *\n\n[Event \"y\"]\n\n1. c4 *",
        "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1",
        "4k3/8/8/8/8/8/4P3/4K3 w - -\n4k3/8/8/8/8/8/4P3/3K4 w - -",
    ] {
        open(&mut session, text);
        assert_eq!(in_box(&session), "Nf9 Nc6", "{text}");
    }
    session.apply(Action::Open(OpenAction::Example(0)));
    assert_eq!(in_box(&session), "Nf9 Nc6");
    session.apply(Action::Entry(EntryAction::Type(String::new())));
    assert_eq!(in_box(&session), "");
}

#[test]
fn two_texts_that_cannot_be_read_stand_in_the_box_one_after_the_other() {
    let mut session = with_rest();
    let other = "4k3/8/8/8/8/8/4P3/4K2 w - - 0 1";
    for _ in 0..2 {
        open(&mut session, other);
        assert!(
            in_box(&session).starts_with("Nf9 Nc6\n4k3/"),
            "{}",
            in_box(&session)
        );
    }
}

#[test]
fn unread_text_of_a_game_stays_beside_it_when_moves_are_made() {
    let mut session = Session::empty();
    open(&mut session, "1. e4 e5 2. Nf9 Nc6 *");
    let id = session.tree().main_line(At::Start).last().expect("a move");
    session.apply(Action::Go(GoAction::To(At::After(id))));
    make(&mut session, "g1", "f3");
    let game = session.shown_game();
    assert_eq!(
        (game.tree.len(), game.unread[0].text.as_str()),
        (3, "Nf9 Nc6")
    );
    assert!(session.troubles().iter().any(|trouble| trouble.is_error()));
    let text = write_pgn(&game.whole(), &Notation::SHORT);
    assert!(text.contains("not understood: Nf9 Nc6"), "{text}");
}

#[test]
fn deleting_the_move_before_unread_text_says_so() {
    let mut session = Session::empty();
    open(&mut session, "1. e4 e5 2. Nf9 Nc6 *");
    let id = session.tree().main_line(At::Start).last().expect("a move");
    session.apply(Action::Score(ScoreAction::Delete(id)));
    assert!(session.shown_game().unread.is_empty());
    let said = session.notice().expect("a notice").sentence.to_string();
    assert!(said.contains("could not be read"), "{said}");
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.shown_game().unread.len(), 1);
}

#[test]
fn unread_text_of_a_game_goes_when_it_is_dismissed_and_undo_brings_it_back() {
    let mut session = Session::empty();
    open(&mut session, "1. e4 e5 2. Nf9 Nc6 *");
    session.apply(Action::Score(ScoreAction::Dismiss));
    assert!(session.shown_game().unread.is_empty() && session.troubles().is_empty());
    assert_eq!(session.tree().len(), 2);
    let said = session.notice().expect("a notice").sentence.to_string();
    assert!(said.contains("Undo brings it back"), "{said}");
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.shown_game().unread[0].text, "Nf9 Nc6");
    assert_eq!(session.troubles().len(), 1);
    // A game that was understood has nothing to dismiss.
    open(&mut session, "1. d4 *");
    session.apply(Action::Score(ScoreAction::Dismiss));
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.shown_game().unread.len(), 1);
}

#[test]
fn a_game_of_four_megabytes_is_shown_and_of_a_longer_one_the_length_is_said() {
    let of = |bytes: usize| format!("[Event \"Long\"]\n\n1. e4 {}e5", "$1 ".repeat(bytes / 3));
    let mut session = Session::empty();
    open(&mut session, &of(3_999_900));
    assert_eq!(session.tree().len(), 2);
    let shown = session.shown_game().clone();
    open(&mut session, &of(4_000_100));
    assert_eq!(session.shown_game().tree, shown.tree);
    let said = session.notice().expect("a notice").sentence.to_string();
    assert!(said.contains("up to 4 MB"), "{said}");
    // A game of a file is no different.
    for (bytes, is_shown) in [(3_999_900, true), (4_000_100, false)] {
        let mut session = Session::empty();
        let library = |action| Action::Library(action);
        session.apply(library(LibraryAction::OpenFiles {
            name: "long.pgn".to_owned(),
            left_aside: String::new(),
        }));
        session.apply(library(LibraryAction::Take(0)));
        session.hear(Incoming::Library(LibraryResponse::Game {
            place: 0,
            pgn: of(bytes),
        }));
        assert_eq!(session.tree().len() == 2, is_shown, "{bytes}");
    }
}
