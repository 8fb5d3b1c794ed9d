//! A book found again after a reload: its print, its doubts and what was settled, beside the game
//! as it was left.

use rank_and_file::keep::record::{Record, records, seal};
use rank_and_file::keep::{restore, write};
use rank_and_file::protocol::PrintKind;
use rank_and_file::session::{
    Action, BookAction, EntryAction, GameAction, GoAction, Incoming, OpenAction, Session,
};

use super::talk::{LEGALL, Talk};

/// A second game, in which a move could be that of either rook's pawn.
const OAK: &str = "\n\nWhite: OAK. Black: ASH.\n\n1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. B-B4 P-R3\n\
    4. Castles Kt-B3 5. R-K sq B-K2 6. P-B3 P-Q3 7. P-Q3 Castles\n\nDrawn.\n";

/// Loads the page again.
fn reload(talk: &mut Talk) {
    let text = write(&talk.session);
    let restored = restore(&text).expect("a session that was kept");
    assert_eq!(restored.trouble, None, "{text}");
    assert_eq!(write(&restored.session), text);
    talk.reload(restored.session);
}

fn book(text: &str) -> Talk {
    Talk::reading(&[text, OAK].concat())
}

#[test]
fn the_print_is_there_again_at_the_same_game_with_its_doubts() {
    let mut talk = book(LEGALL);
    talk.act(Action::Book(BookAction::Turn(1)));
    talk.act(Action::Book(BookAction::Doubt(true)));
    let (page, at) = (talk.page().clone(), talk.session.at());
    assert!(!page.doubts.is_empty());
    reload(&mut talk);
    assert_eq!((talk.page(), talk.session.at()), (&page, at));
    assert_eq!(talk.session.book_list().games.len(), 2);
    assert_eq!(talk.notice(), "", "nothing is said about it");
    talk.act(Action::Book(BookAction::Turn(0)));
    assert_eq!(talk.session.tree().tag("White"), Some("Legall"));
}

#[test]
fn what_was_settled_in_any_of_its_games_is_still_settled() {
    let mut talk = book(LEGALL);
    talk.act(Action::Book(BookAction::Doubt(true)));
    talk.act(Action::Book(BookAction::OtherReading));
    talk.act(Action::Book(BookAction::Turn(1)));
    talk.act(Action::Book(BookAction::Doubt(true)));
    talk.act(Action::Book(BookAction::AsRead));
    let page = talk.page().clone();
    reload(&mut talk);
    assert_eq!(talk.page(), &page);
    // Once more, and before anything has been done.
    reload(&mut talk);
    talk.act(Action::Book(BookAction::Turn(0)));
    assert_eq!(talk.sorted(PrintKind::Chosen), ["P-R3"]);
    assert!(talk.moves().contains("4. Nc3 h6"), "{}", talk.moves());
    assert_eq!(talk.page().doubts, [0u32; 0]);
}

#[test]
fn what_was_written_beside_the_print_stays() {
    let mut talk = book(LEGALL);
    talk.act(Action::Go(GoAction::Next));
    let typed = Action::Entry(EntryAction::Type("c5".to_owned()));
    talk.act(typed);
    talk.act(Action::Entry(EntryAction::Enter));
    let moves = talk.moves();
    assert!(moves.contains("c5"), "{moves}");
    let print = talk.print().clone();
    reload(&mut talk);
    assert_eq!((talk.moves(), talk.print()), (moves, &print));
}

#[test]
fn a_book_in_another_language_is_in_it_still_and_the_sample_needs_no_store() {
    let mut talk = book(LEGALL);
    talk.act(Action::Book(BookAction::ReadIn(1)));
    let list = talk.session.book_list().clone();
    assert_eq!(list.language, 1);
    reload(&mut talk);
    assert_eq!(talk.session.book_list().languages, list.languages);
    assert_eq!(talk.session.book_list().games, list.games);
    let mut talk = Talk::new();
    talk.kept = None;
    talk.act(Action::Book(BookAction::Sample));
    let page = talk.page().clone();
    reload(&mut talk);
    assert_eq!(talk.page(), &page);
}

#[test]
fn a_text_that_the_device_does_not_keep_is_told_of_at_once_and_after_the_reload() {
    let mut talk = Talk::new();
    talk.kept = None;
    let open = |text: &str| Action::Open(OpenAction::Text(text.to_owned()));
    talk.act(open(LEGALL));
    let said = talk.notice();
    assert!(
        said.ends_with("is not kept on this device: there is not enough room on this device."),
        "{said}"
    );
    let restored = restore(&write(&talk.session)).expect("a session that was kept");
    talk.reload(restored.session);
    assert!(talk.session.page().is_none());
    assert!(talk.notice().contains("its printed page is not"));
    // Or it was kept, and is no longer there.
    let mut talk = book(LEGALL);
    let restored = restore(&write(&talk.session)).expect("a session that was kept");
    talk.kept = Some(Vec::new());
    talk.reload(restored.session);
    assert!(talk.session.page().is_none());
    assert!(talk.notice().contains("its printed page is not"));
    assert_eq!(talk.session.tree().tag("White"), Some("Legall"));
}

#[test]
fn a_kept_session_that_is_opened_brings_its_book_and_undo_leads_back() {
    let mut talk = book(LEGALL);
    talk.act(Action::Book(BookAction::Doubt(true)));
    talk.act(Action::Book(BookAction::AsRead));
    let kept = write(&talk.session);
    let page = talk.page().clone();
    let other = LEGALL.replace("LEGALL", "ELM");
    talk.act(Action::Open(OpenAction::Text(other)));
    assert_ne!(talk.page().print, page.print);
    let restored = restore(&kept).expect("a session that was kept");
    talk.hear(Incoming::Kept(Box::new(restored)));
    assert_eq!(talk.page().print, page.print);
    assert_eq!(talk.page().choices, page.choices);
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!(talk.session.tree().tag("White"), Some("Elm"));
    assert_eq!(talk.session.book_list().games.len(), 1);
    talk.act(Action::Game(GameAction::Redo));
    assert_eq!(talk.page().print, page.print);
    assert_eq!(talk.session.book_list().games.len(), 2);
}

/// A first line that is too long to be a title.
const PROSE: &str =
    "A first line of prose that goes on and on and on, and is no title of anything.\n\n";

/// Opens a text without a title as a file of this name.
fn open_file(talk: &mut Talk, name: &str) {
    talk.act(Action::Open(OpenAction::File {
        name: name.to_owned(),
        text: [PROSE, &LEGALL.replace("A TRAP\n\n", "")].concat(),
        lost: String::new(),
        scan: None,
    }));
}

#[test]
fn a_book_without_a_title_is_still_called_by_its_file() {
    let mut talk = Talk::new();
    open_file(&mut talk, "my.club.txt");
    let name = |talk: &Talk| talk.session.book_list().name.clone();
    assert_eq!(name(&talk), "my.club");
    reload(&mut talk);
    assert_eq!(name(&talk), "my.club");
    // Once more, and after another book has been opened on top of it.
    reload(&mut talk);
    open_file(&mut talk, "other.txt");
    assert_eq!(name(&talk), "other");
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!(name(&talk), "my.club");
    // As a version that did not keep the name wrote it.
    let text = write(&talk.session);
    let without = |record: &Record<'_>| {
        let body = record.body.replace("file=my.club\n", "");
        seal(record.kind, &body)
    };
    let older: String = records(&text).iter().map(without).collect();
    assert_ne!(older, text);
    let restored = restore(&older).expect("a session that was kept");
    assert_eq!(restored.trouble, None);
    talk.reload(restored.session);
    assert!(!talk.page().is_awaited());
    assert_eq!(name(&talk), "");
}

#[test]
fn a_session_without_its_print_yet_is_kept_as_it_is() {
    let mut talk = book(LEGALL);
    talk.act(Action::Book(BookAction::Doubt(true)));
    talk.act(Action::Book(BookAction::OtherReading));
    talk.act(Action::Book(BookAction::Turn(1)));
    let text = write(&talk.session);
    // The page is closed again before the book worker has answered.
    let Ok(restored) = restore(&text) else {
        panic!("{text}");
    };
    let session: Session = restored.session;
    assert!(session.page().is_some_and(|page| page.is_awaited()));
    assert_eq!(write(&session), text);
}
