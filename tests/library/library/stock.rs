//! The games of a library.
//!
//! | user's action | expected result |
//! |---|---|
//! | removes a game | it is in no list, search or number, and undo and redo work in both directions |
//! | comes back | the game is still removed, and can be put back as it was |
//! | makes a library of the listed games | its games have the order of the list, and the old library stays open unless it is kept |
//! | adds files | their games come last, and facts about the others stay |
//! | searches for nonsense | a message says so, and nothing is saved |
//! | opens another file | undo changes nothing in it |

use rank_and_file::game::pgn::write_pgn;
use rank_and_file::library::SortBy;
use rank_and_file::notation::Notation;
use rank_and_file::protocol::Keeping;
use rank_and_file::protocol::LibraryFormat;
use rank_and_file::protocol::LibraryQuery;
use rank_and_file::protocol::LibraryRequest;
use rank_and_file::protocol::LibraryResponse;
use rank_and_file::service::Library;
use rank_and_file::service::set_apart;
use rank_and_file::service::split_name;
use rank_and_file::session::{Action, GameAction, Incoming, LibraryAction, OpenAction};
use rank_and_file::view;
use testing::effects::for_library;

use super::{Talk, file};

/// Returns the list as it is drawn.
fn drawn(talk: &Talk) -> String {
    view::library(Some(talk.open())).outline()
}

#[test]
fn a_game_that_is_taken_out_is_in_no_list_until_it_is_put_back() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Library(LibraryAction::Take(7)));
    talk.act(Action::Library(LibraryAction::TakeOut));
    assert_eq!(talk.shown(), Some("W00007"), "it stays on the board");
    assert_eq!(talk.open().shown, None);
    assert_eq!(talk.open().found, 99);
    assert_eq!(talk.players()[6..8], ["W00006", "W00008"]);
    assert!(drawn(&talk).contains("\"99 games\""), "{}", drawn(&talk));
    assert!(drawn(&talk).contains("1 game removed."));
    talk.act(Action::Library(LibraryAction::Search("w00007".to_owned())));
    assert_eq!(talk.open().found, 0);
    talk.act(Action::Library(LibraryAction::Search(String::new())));
    talk.act(Action::Library(LibraryAction::Take(8)));
    // Undo keeps it removed until it reaches the moment of its removal.
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!((talk.shown(), talk.open().found), (Some("W00007"), 99));
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!((talk.open().shown, talk.open().found), (Some(7), 100));
    talk.act(Action::Game(GameAction::Redo));
    assert_eq!((talk.open().shown, talk.open().found), (None, 99));
    talk.act(Action::Library(LibraryAction::PutBack));
    assert_eq!((talk.open().shown, talk.open().found), (Some(7), 100));
    assert!(!drawn(&talk).contains("taken out"));
}

#[test]
fn nothing_is_taken_out_that_is_not_there() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Open(OpenAction::Text("1. d4 d5".to_owned())));
    talk.act(Action::Library(LibraryAction::TakeOut));
    let notice = talk.session.notice().expect("something is said");
    assert!(notice.refusal);
    assert_eq!(talk.open().found, 100);
    talk.act(Action::Library(LibraryAction::Close));
    talk.act(Action::Library(LibraryAction::TakeOut));
    talk.act(Action::Library(LibraryAction::PutBack));
    talk.act(Action::Library(LibraryAction::Split));
    assert!(talk.session.library().is_none());
}

#[test]
fn words_that_mean_nothing_are_said_and_of_an_empty_list_nothing_is_saved() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Library(LibraryAction::Search(
        "w00007 year:then".to_owned(),
    )));
    assert_eq!(talk.open().found, 0);
    let said = "Not understood in this search: year:then.";
    assert!(drawn(&talk).contains(said), "{}", drawn(&talk));
    talk.act(Action::Library(LibraryAction::Save(LibraryFormat::Pgn)));
    let notice = talk.session.notice().expect("something is said");
    assert!(notice.refusal);
    talk.act(Action::Library(LibraryAction::Search("w00007".to_owned())));
    assert_eq!(talk.open().found, 1);
    assert!(!drawn(&talk).contains("Not understood"));
}

#[test]
fn what_is_out_is_out_when_the_library_comes_back_and_keeps_its_text() {
    let text = file(3);
    let mut library = Library::new(text.len() as u64);
    library.begin_file("club.pgn");
    library.arrive(text.as_bytes());
    library.end("");
    let before = library.pgn(0).map(str::to_owned);
    let out = LibraryRequest::TakeOut { place: 0 };
    let kept = library.puts(&out);
    assert!(library.answer(out).is_some(), "it is told");

    // The store returns the changed games before the file arrives.
    let mut talk = Talk::begun(text.len());
    for (place, pgn) in kept {
        talk.library.answer(LibraryRequest::Put { place, pgn });
    }
    talk.library.arrive(text.as_bytes());
    talk.library.end("");
    talk.report();
    assert_eq!(talk.players(), ["W00001", "W00002"]);
    assert_eq!(talk.shown(), Some("W00001"), "the first that is not out");
    let back = talk.library.puts(&LibraryRequest::PutBack {});
    assert_eq!(back.first().map(|(_, text)| text.clone()), before);
    talk.act(Action::Library(LibraryAction::PutBack));
    assert_eq!(talk.open().found, 3);
    assert_eq!(talk.library.pgn(0).map(str::to_owned), before);
}

#[test]
fn a_library_can_be_emptied_and_filled_again() {
    let mut talk = Talk::with(&file(2));
    for place in [0, 1] {
        talk.act(Action::Library(LibraryAction::Take(place)));
        talk.act(Action::Library(LibraryAction::TakeOut));
    }
    assert_eq!(talk.open().found, 0);
    assert!(talk.session.library().is_some());
    talk.act(Action::Library(LibraryAction::Split));
    assert!(talk.session.notice().is_some_and(|notice| notice.refusal));
    talk.act(Action::Library(LibraryAction::PutBack));
    assert_eq!(talk.open().found, 2);
}

#[test]
fn a_library_is_made_of_what_is_listed_in_its_order() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Library(LibraryAction::Search("1-0".to_owned())));
    talk.act(Action::Library(LibraryAction::Sort(SortBy::White)));
    talk.act(Action::Library(LibraryAction::Sort(SortBy::White)));
    let mut requests = for_library(talk.session.apply(Action::Library(LibraryAction::Split)));
    // Another press makes no further request.
    requests.extend(for_library(
        talk.session.apply(Action::Library(LibraryAction::Split)),
    ));
    let [LibraryRequest::Split { query }] = &requests[..] else {
        panic!("{requests:?}");
    };
    let places = talk.library.found(query).to_vec();
    let texts = places.iter().filter_map(|&place| talk.library.pgn(place));
    let text: String = texts.map(set_apart).collect();
    let made = Talk::with(&text);
    assert_eq!(made.open().found, 34);
    assert_eq!(made.players()[..2], ["W00099", "W00096"]);

    // A library that is not kept stays open, because it would be lost otherwise.
    let key = "18-5".to_owned();
    talk.hear(Incoming::Library(LibraryResponse::Made {
        key: key.clone(),
    }));
    assert_eq!(talk.open().progress.name, "club.pgn");
    assert!(talk.session.notice().is_some());
    talk.library.set_keeping(Keeping::Kept);
    talk.report();
    let made = Incoming::Library(LibraryResponse::Made { key: key.clone() });
    assert_eq!(
        for_library(talk.session.hear(made)),
        [LibraryRequest::Open { key }]
    );
    assert!(drawn(&talk).contains("is unchanged"));
}

#[test]
fn what_is_refused_is_said() {
    let mut talk = Talk::with(&file(10));
    talk.session.apply(Action::Library(LibraryAction::Split));
    let why = "No library was made: there is not enough room on this device.".to_owned();
    talk.hear(Incoming::Library(LibraryResponse::Refused {
        why: why.clone(),
    }));
    let notice = talk.session.notice().expect("something is said");
    assert_eq!(notice.sentence.to_string(), why);
    // The user can try again.
    assert_eq!(
        for_library(talk.session.apply(Action::Library(LibraryAction::Split))).len(),
        1
    );
}

#[test]
fn games_without_tags_stay_apart_and_the_library_says_whence_they_are() {
    let texts = ["1. e4 e5", "1. d4", "[White \"A\"]\n\n1. c4"];
    let text: String = texts.into_iter().map(set_apart).collect();
    let talk = Talk::with(&text);
    assert_eq!(talk.open().found, 3);
    for (of, games, name) in [
        ("club.pgn", 67, "67 games of club.pgn"),
        ("67 games of club.pgn", 1, "1 game of club.pgn"),
        ("1 game of club.pgn", 0, "0 games of club.pgn"),
        (" games of old.pgn", 2, "2 games of  games of old.pgn"),
        ("1850 games.pgn", 5, "5 games of 1850 games.pgn"),
        ("", 5, "5 games of "),
    ] {
        assert_eq!(split_name(of, games), name);
    }
}

#[test]
fn files_that_are_added_come_behind_and_leave_the_others_as_they_are() {
    let (one, two) = (file(100), file(50));
    let mut talk = Talk::begun(one.len());
    talk.library.arrive(one.as_bytes());
    talk.library.end("The file could not be read to its end.");
    talk.report();
    talk.act(Action::Library(LibraryAction::Take(99)));
    talk.act(Action::Library(LibraryAction::TakeOut));
    assert!(talk.library.go_on(two.len() as u64));
    talk.report();
    assert!(!talk.open().progress.done);
    talk.library.begin_file("more.pgn");
    for piece in two.as_bytes().chunks(1000) {
        talk.library.arrive(piece);
        talk.report();
    }
    talk.library.end("");
    talk.report();
    let progress = &talk.open().progress;
    assert_eq!(
        (progress.games, progress.out, talk.open().found),
        (150, 1, 149)
    );
    assert_eq!(progress.percent, 100);
    assert_eq!(progress.name, "club.pgn and another file");
    assert_eq!(progress.said, "The file could not be read to its end.");
    assert_eq!(talk.shown(), Some("W00099"), "the board stays as it was");
    talk.act(Action::Library(LibraryAction::Take(100)));
    assert_eq!(talk.shown(), Some("W00000"));
    let rows = talk.library.found(&LibraryQuery::default());
    assert_eq!(rows[98..100], [98, 100]);
    assert!(!talk.library.go_on(u64::MAX), "there is no room for that");
    assert!(talk.library.is_done(), "and nothing has changed");
}

#[test]
fn undo_changes_nothing_in_a_library_that_was_opened_since() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Library(LibraryAction::Take(7)));
    talk.act(Action::Library(LibraryAction::TakeOut));
    talk.act(Action::Library(LibraryAction::Take(3)));
    // Another file is opened in its place.
    let other = file(5).replace("W0", "X0");
    talk.session
        .apply(Action::Library(LibraryAction::OpenFiles {
            name: "other.pgn".to_owned(),
            left_aside: String::new(),
        }));
    talk.library = Talk::with(&other).library;
    talk.report();
    assert_eq!(talk.shown(), Some("X00000"));
    for _ in 0..5 {
        talk.act(Action::Game(GameAction::Undo));
    }
    for _ in 0..5 {
        talk.act(Action::Game(GameAction::Redo));
    }
    assert_eq!(talk.open().found, 5);
    for place in 0..5 {
        talk.act(Action::Library(LibraryAction::Take(place)));
        let text = write_pgn(talk.session.tree(), &Notation::SHORT);
        assert!(text.contains("X0"), "{text}");
    }
}

#[test]
fn what_can_be_done_to_a_library_is_offered_once_it_is_read() {
    let text = file(1000);
    let mut talk = Talk::begun(text.len());
    talk.library.arrive(&text.as_bytes()[..text.len() / 2]);
    talk.report();
    assert!(!drawn(&talk).contains("does Library(Split)"));
    talk.library.arrive(&text.as_bytes()[text.len() / 2..]);
    talk.library.end("");
    talk.report();
    for does in ["Library(Split)", "Library(TakeOut)", "AddFiles"] {
        let does = format!("does {does}");
        assert!(drawn(&talk).contains(&does), "{does} in {}", drawn(&talk));
    }
    // The field for files has a value, too.
    let add = view::Press::Ask(view::Request::AddFiles);
    let chosen = add.clone().with_text("C:\\fakepath\\more.pgn".to_owned());
    assert_eq!(chosen, Some(add));
}
