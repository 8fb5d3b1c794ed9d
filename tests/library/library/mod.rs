//! A file of games on the screen: the messages between page and library worker, without a browser.
//!
//! | user's action | expected result |
//! |---|---|
//! | opens a file | the first game is shown while the rest is being read |
//! | searches, sorts, scrolls | only the wanted rows are sent |
//! | changes a game and chooses another | the change is still there when the first is chosen again |
//! | undoes | the game that comes back is changed at its own place |
//! | opens several files | their games are numbered through, and games of two files never merge |
//! | comes back | the file is requested, and the game on the board stays as it was |
//! | moves in the list by keyboard | one row is the stop of the Tab key, and says which game it is |
//! | removes games, splits, adds | `stock` |

mod stock;

use std::collections::BTreeMap;

use rank_and_file::game::pgn::write_pgn;
use rank_and_file::keep;
use rank_and_file::library::SortBy;
use rank_and_file::notation::Notation;
use rank_and_file::protocol::Keeping;
use rank_and_file::protocol::LibraryRequest;
use rank_and_file::protocol::LibraryResponse;
use rank_and_file::protocol::LibraryRow;
use rank_and_file::protocol::Wire;
use rank_and_file::service::Library;
use rank_and_file::service::is_library;
use rank_and_file::session::{
    Action, Effect, EntryAction, GameAction, GoAction, Incoming, LibraryAction, OpenAction,
    OpenLibrary, Session,
};
use rank_and_file::view;
use testing::effects::for_library;

/// A page with a library worker.
struct Talk {
    session: Session,
    library: Library,
}

/// Returns a file with this many games; each has other players, and White won every third.
fn file(games: usize) -> String {
    let game = |number: usize| {
        let result = ["1-0", "0-1", "1/2-1/2"][number % 3];
        format!(
            "[Event \"Club\"]\n[Date \"{}.??.??\"]\n[White \"W{number:05}\"]\n[Black \"B{:05}\"]\n[Result \"{result}\"]\n\n\
             1. e4 e5 2. Nf3 Nc6 {result}\n\n",
            1850 + number % 50,
            games - number
        )
    };
    (0..games).map(game).collect()
}

impl Talk {
    /// Returns a page that has been given a file of this size.
    fn begun(size: usize) -> Talk {
        let mut session = Session::first_visit();
        session.apply(Action::Library(LibraryAction::OpenFiles {
            name: "club.pgn".to_owned(),
            left_aside: String::new(),
        }));
        let mut library = Library::new(size as u64);
        library.begin_file("club.pgn");
        Talk { session, library }
    }

    /// Returns a page with this file.
    fn with(text: &str) -> Talk {
        let mut talk = Talk::begun(text.len());
        talk.library.arrive(text.as_bytes());
        talk.library.end("");
        talk.report();
        talk
    }

    /// Lets the library worker report its progress, and answer the requests that follow.
    fn report(&mut self) {
        let response = self.library.progress();
        self.hear(Incoming::Library(response));
    }

    fn act(&mut self, action: Action) {
        let effects = self.session.apply(action);
        self.pass(effects);
    }

    fn hear(&mut self, incoming: Incoming) {
        let effects = self.session.hear(incoming);
        self.pass(effects);
    }

    /// Passes messages until none is left.
    fn pass(&mut self, effects: Vec<Effect>) {
        let mut requests = for_library(effects);
        while !requests.is_empty() {
            for request in std::mem::take(&mut requests) {
                let request =
                    LibraryRequest::of_bytes(&request.to_bytes()).expect("a request is read back");
                if let Some(response) = self.library.answer(request) {
                    let response = LibraryResponse::of_bytes(&response.to_bytes())
                        .expect("a response is read back");
                    let further = self.session.hear(Incoming::Library(response));
                    requests.extend(for_library(further));
                }
            }
        }
    }

    fn open(&self) -> &OpenLibrary {
        self.session.library().expect("a file is open")
    }

    fn players(&self) -> Vec<&str> {
        let rows = self.open().rows.iter();
        rows.map(|row| row.white.as_str()).collect()
    }

    fn shown(&self) -> Option<&str> {
        self.session.tree().tag("White")
    }
}

#[test]
fn the_first_game_is_shown_while_the_rest_is_read() {
    let text = file(1000);
    let mut talk = Talk::begun(text.len());
    let half = text.len() / 2;
    talk.library.arrive(&text.as_bytes()[..half]);
    talk.report();
    assert_eq!(talk.shown(), Some("W00000"));
    assert!(!talk.open().progress.done);
    assert_eq!(talk.open().progress.percent, 50);
    let games = talk.open().progress.games;
    assert!((490..510).contains(&games), "{games}");
    talk.act(Action::Go(GoAction::Last));
    talk.library.arrive(&text.as_bytes()[half..]);
    talk.library.end("");
    talk.report();
    assert!(talk.open().progress.done);
    assert_eq!(
        (talk.open().progress.games, talk.open().found),
        (1000, 1000)
    );
    assert!(
        talk.session.at() != rank_and_file::game::At::Start,
        "it stays where it was"
    );
}

#[test]
fn the_count_of_games_is_true_at_every_moment_of_the_reading() {
    let text = file(1000);
    let mut talk = Talk::begun(text.len());
    let part = text.len() / 10;
    let counted = |talk: &Talk| {
        let drawn = view::library(Some(talk.open())).outline();
        let is_count =
            |words: &&str| words.ends_with(" games") && words.as_bytes()[0].is_ascii_digit();
        let mut counts = drawn.split('"').filter(is_count);
        counts.next().expect("a count").to_owned()
    };
    talk.library.arrive(&text.as_bytes()[..part]);
    talk.report();
    let early = talk.open().progress.games;
    // More games have arrived than the last report said, and the rows are asked for again.
    talk.library.arrive(&text.as_bytes()[part..5 * part]);
    talk.act(Action::Library(LibraryAction::Scroll(90)));
    let found = talk.open().found;
    assert!(found > early, "{found} and {early}");
    assert_eq!(counted(&talk), format!("{found} games"));
    // The next report comes before further rows.
    talk.library.arrive(&text.as_bytes()[5 * part..7 * part]);
    talk.report();
    let games = talk.open().progress.games;
    assert_eq!(counted(&talk), format!("{games} games"));
    talk.act(Action::Library(LibraryAction::Search("w00007".to_owned())));
    assert_eq!(counted(&talk), format!("1 of {games} games"));
}

#[test]
fn what_is_searched_sorted_and_scrolled_is_sent_and_no_more() {
    let mut talk = Talk::with(&file(1000));
    assert_eq!(talk.players()[..3], ["W00000", "W00001", "W00002"]);
    assert!(talk.open().rows.len() < 100);
    talk.act(Action::Library(LibraryAction::Search("w0099".to_owned())));
    assert_eq!(talk.open().found, 10);
    assert_eq!(talk.players()[0], "W00990");
    talk.act(Action::Library(LibraryAction::Sort(SortBy::White)));
    talk.act(Action::Library(LibraryAction::Sort(SortBy::White)));
    assert!(talk.open().query.descending);
    assert_eq!(talk.players()[0], "W00999");
    talk.act(Action::Library(LibraryAction::Search(String::new())));
    assert_eq!(talk.open().found, 1000);
    talk.act(Action::Library(LibraryAction::Scroll(700)));
    let (first, rows) = (talk.open().query.first as usize, &talk.open().rows);
    assert!(
        first <= 700 && first + rows.len() >= 730,
        "{first} {}",
        rows.len()
    );
    assert_eq!(rows[700 - first].white, "W00299");
    talk.act(Action::Library(LibraryAction::Search("nobody".to_owned())));
    assert_eq!((talk.open().found, talk.players().len()), (0, 0));
    let drawn = view::library(Some(talk.open())).outline();
    assert!(drawn.contains("None of 1,000 games"), "{drawn}");
}

#[test]
fn no_column_becomes_narrower_while_the_list_is_scrolled() {
    let long = "A very long name indeed";
    let mut text = file(1000).replace("\"W00003\"", &format!("\"{long}\""));
    text.push_str(&file(10).replace("\"Club\"", "\"The Championship of the Club\""));
    let mut talk = Talk::with(&text);
    let widths = |talk: &Talk| {
        let drawn = view::library(Some(talk.open()));
        let table = drawn.walk().find(|it| it.tag == "table").expect("a table");
        let widths = table.vars.iter().map(|(name, letters)| {
            let letters: usize = letters.parse().expect("a number of letters");
            (*name, letters)
        });
        widths.collect::<BTreeMap<_, _>>()
    };
    let before = widths(&talk);
    assert_eq!((before["--white"], before["--number"]), (long.len(), 4));
    talk.act(Action::Library(LibraryAction::Scroll(500)));
    assert_eq!(before, widths(&talk));
    // Wider texts make it wider.
    talk.act(Action::Library(LibraryAction::Scroll(1000)));
    let after = widths(&talk);
    assert!(after["--event"] > before["--event"], "{after:?}");
    assert_eq!(after["--white"], before["--white"]);
}

#[test]
fn what_comes_too_late_is_passed_over() {
    let mut talk = Talk::with(&file(100));
    let late = for_library(
        talk.session
            .apply(Action::Library(LibraryAction::Search("w0001".to_owned()))),
    );
    talk.act(Action::Library(LibraryAction::Search("w00020".to_owned())));
    for request in late {
        if let Some(response) = talk.library.answer(request) {
            talk.hear(Incoming::Library(response));
        }
    }
    assert_eq!(talk.players(), ["W00020"]);
}

#[test]
fn a_change_is_there_when_the_game_is_taken_again() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Library(LibraryAction::Take(7)));
    assert_eq!(talk.shown(), Some("W00007"));
    assert_eq!(talk.open().shown, Some(7));
    talk.act(Action::Go(GoAction::Last));
    talk.act(Action::Entry(EntryAction::Type("Bb5".to_owned())));
    talk.act(Action::Entry(EntryAction::Enter));
    let changed = write_pgn(talk.session.tree(), &Notation::SHORT);
    assert!(changed.contains("3. Bb5"), "{changed}");
    talk.act(Action::Library(LibraryAction::Take(8)));
    assert_eq!(talk.shown(), Some("W00008"));
    talk.act(Action::Library(LibraryAction::Take(7)));
    assert_eq!(write_pgn(talk.session.tree(), &Notation::SHORT), changed);
    // After Undo, each game is as it was at its own place.
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!((talk.shown(), talk.open().shown), (Some("W00008"), Some(8)));
    talk.act(Action::Game(GameAction::Undo));
    talk.act(Action::Game(GameAction::Undo));
    assert_eq!((talk.shown(), talk.open().shown), (Some("W00007"), Some(7)));
    assert!(!write_pgn(talk.session.tree(), &Notation::SHORT).contains("Bb5"));
    talk.act(Action::Library(LibraryAction::Take(8)));
    assert_eq!(talk.shown(), Some("W00008"));
    talk.act(Action::Library(LibraryAction::Take(7)));
    assert!(!write_pgn(talk.session.tree(), &Notation::SHORT).contains("Bb5"));
}

#[test]
fn another_game_leaves_the_file_where_it_is() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Open(OpenAction::Text("1. d4 d5 2. c4".to_owned())));
    assert_eq!(talk.open().shown, None);
    talk.act(Action::Go(GoAction::Last));
    talk.act(Action::Entry(EntryAction::Type("e6".to_owned())));
    talk.act(Action::Entry(EntryAction::Enter));
    talk.act(Action::Library(LibraryAction::Take(0)));
    let first = write_pgn(talk.session.tree(), &Notation::SHORT);
    assert!(first.contains("W00000") && !first.contains("d4"), "{first}");
    talk.act(Action::Library(LibraryAction::Close));
    assert!(talk.session.library().is_none());
    assert_eq!(talk.shown(), Some("W00000"), "the game stays");
}

#[test]
fn a_file_that_ends_in_the_middle_or_is_stopped_says_so() {
    let text = file(100);
    let mut talk = Talk::begun(text.len());
    talk.library.arrive(&text.as_bytes()[..text.len() / 2]);
    talk.report();
    talk.act(Action::Library(LibraryAction::Stop));
    let progress = &talk.open().progress;
    assert!(progress.done);
    assert_eq!(progress.said, "The reading was stopped.");
    // A game that had not arrived completely is read as far as it goes.
    assert_eq!(progress.games, 51);
    assert_eq!(talk.open().found, 51);
    let drawn = view::library(Some(talk.open())).outline();
    assert!(drawn.contains("The reading was stopped."), "{drawn}");
}

#[test]
fn a_file_without_games_is_put_away_with_a_word() {
    let mut talk = Talk::with("\n\n");
    assert!(talk.session.library().is_none());
    let notice = talk.session.notice().expect("something is said");
    assert_eq!(
        notice.sentence.to_string(),
        "There is no game in this file."
    );
    talk.act(Action::Library(LibraryAction::Take(3)));
    assert!(talk.session.library().is_none());
}

#[test]
fn the_list_is_a_table_that_says_how_long_it_is() {
    let mut talk = Talk::with(&file(1000));
    talk.act(Action::Library(LibraryAction::Scroll(500)));
    let drawn = view::library(Some(talk.open())).outline();
    for part in [
        "aria-rowcount=\"1001\"",
        "\"1,000 games\"",
        "does Library(Sort(White))",
        "does Library(Search(\"\"))",
        "does Library(Take(500))",
        "aria-rowindex=\"502\"",
    ] {
        assert!(drawn.contains(part), "{part} in {drawn}");
    }
    assert!(view::library(None).outline().contains("hidden"));
}

#[test]
fn the_list_is_one_stop_of_the_tab_key_and_a_row_says_which_game_it_is() {
    let mut talk = Talk::with(&file(1000));
    let stops = |talk: &Talk| {
        let drawn = view::library(Some(talk.open()));
        let stops = drawn.walk().filter(|it| it.get("tabindex") == Some("0"));
        let named = stops.map(|it| it.get("aria-label").unwrap_or_default().to_owned());
        named.collect::<Vec<_>>().join("; ")
    };
    let walk = |row| Action::Library(LibraryAction::Walk(row));
    assert_eq!(stops(&talk), "W00000 – B01000, 1–0, 1850");
    talk.act(walk(2));
    assert_eq!(stops(&talk), "W00002 – B00998, ½–½, 1852");
    // There is no row after the last. As long as it is not drawn, the list is the stop.
    talk.act(walk(u32::MAX));
    assert_eq!(stops(&talk), "Games of the file");
    talk.act(Action::Library(LibraryAction::Scroll(980)));
    assert_eq!(stops(&talk), "W00999 – B00001, 1–0, 1899");
    // Another list begins at its first row, and the row of a game that is taken becomes the stop.
    talk.act(Action::Library(LibraryAction::Search("w0099".to_owned())));
    assert_eq!(stops(&talk), "W00990 – B00010, 1–0, 1890");
    talk.act(Action::Library(LibraryAction::Take(992)));
    assert_eq!(stops(&talk), "W00992 – B00008, ½–½, 1892");
    assert_eq!(talk.open().cursor, 2);
    talk.act(Action::Library(LibraryAction::Search("nobody".to_owned())));
    assert_eq!(stops(&talk), "Games of the file");
}

#[test]
fn a_game_that_is_taken_is_told_by_its_players_until_a_move_is_told() {
    let mut talk = Talk::with(&file(100));
    talk.act(Action::Library(LibraryAction::Take(7)));
    assert_eq!(talk.session.spoken(), "W00007 – B00093, 0–1, 1857");
    talk.act(Action::Library(LibraryAction::Take(8)));
    assert_eq!(talk.session.spoken(), "W00008 – B00092, ½–½, 1858");
    talk.act(Action::Go(GoAction::Next));
    assert_eq!(talk.session.spoken(), "White: pawn from e2 to e4");
    talk.act(Action::Open(OpenAction::Text("1. d4 d5 2. c4".to_owned())));
    assert_eq!(talk.session.spoken(), "Start of the game");
    let unknown = LibraryRow {
        black: "Morphy".to_owned(),
        result: "*".to_owned(),
        ..LibraryRow::default()
    };
    assert_eq!(unknown.title(), "? – Morphy");
}

#[test]
fn a_long_file_that_begins_with_tags_is_one_of_games() {
    for (beginning, size, is) in [
        ("[Event \"a\"]\n", 1_000_000, true),
        ("% a line away\n\n[White \"a\"]\n", 1_000_000, true),
        ("[Event \"a\"]\n", 1_000, false),
        ("CHAPTER I. The pieces [and pawns]", 1_000_000, false),
        ("", 1_000_000, false),
    ] {
        assert_eq!(is_library(beginning.as_bytes(), size), is, "{beginning}");
    }
}

#[test]
fn several_files_are_one_library() {
    let (one, two) = (file(100), file(50));
    let mut talk = Talk::begun(one.len() + two.len());
    // The first file ends without a result or a line break.
    talk.library
        .arrive(one.trim_end().trim_end_matches("1-0").as_bytes());
    talk.library.end_file();
    talk.library.begin_file("more.pgn");
    // The second file may have another encoding.
    talk.library.arrive(&two.as_bytes()[..77]);
    talk.library.arrive(&two.as_bytes()[77..]);
    talk.library.arrive(b"[White \"M\xfcller\"]\n\n1. e4 *\n");
    talk.library.end("");
    talk.report();
    assert_eq!(talk.open().progress.games, 151);
    assert_eq!(talk.open().progress.name, "club.pgn and another file");
    assert!(talk.open().progress.said.contains("Windows-1252"));
    talk.act(Action::Library(LibraryAction::Take(99)));
    assert_eq!(talk.shown(), Some("W00099"));
    talk.act(Action::Library(LibraryAction::Take(100)));
    assert_eq!(talk.shown(), Some("W00000"));
    talk.act(Action::Library(LibraryAction::Take(150)));
    assert_eq!(talk.shown(), Some("Müller"));
}

#[test]
fn whether_a_file_is_kept_stands_beside_it() {
    let mut talk = Talk::with(&file(100));
    let drawn = |talk: &Talk| view::library(Some(talk.open())).outline();
    assert!(
        drawn(&talk).contains("Saving on this device"),
        "{}",
        drawn(&talk)
    );
    talk.library.set_keeping(Keeping::Kept);
    talk.report();
    assert!(drawn(&talk).contains("Kept on this device"));
    let why = "there is not enough room on this device".to_owned();
    talk.library.set_keeping(Keeping::Refused { why });
    talk.report();
    let drawn = drawn(&talk);
    assert!(
        drawn.contains("Not kept on this device: there is not enough room"),
        "{drawn}"
    );
    assert!(drawn.contains("role=\"alert\""), "{drawn}");
}

/// Keeps a session and restores it. Returns the page and its requests.
fn come_back(talk: &Talk, library: Library) -> (Talk, Vec<LibraryRequest>) {
    let restored = keep::restore(&keep::write(&talk.session)).expect("a session");
    let mut session = restored.session;
    let requests = for_library(session.resume());
    (Talk { session, library }, requests)
}

#[test]
fn a_session_that_comes_back_has_its_file_again() {
    let text = file(100);
    let mut talk = Talk::with(&text);
    talk.library.keep_under("17-4");
    talk.report();
    talk.act(Action::Library(LibraryAction::Take(42)));
    talk.act(Action::Go(GoAction::Last));
    talk.act(Action::Entry(EntryAction::Type("Bb5".to_owned())));
    talk.act(Action::Entry(EntryAction::Enter));
    let changed = write_pgn(talk.session.tree(), &Notation::SHORT);

    let (mut back, requests) = come_back(&talk, Library::new(text.len() as u64));
    let key = "17-4".to_owned();
    assert_eq!(requests, [LibraryRequest::Open { key: key.clone() }]);
    back.library.keep_under(&key);
    // The store has the changed game beside the file.
    let put = LibraryRequest::Put {
        place: 42,
        pgn: changed.clone(),
    };
    assert_eq!(back.library.answer(put), None);
    back.library.begin_file("club.pgn");
    for piece in text.as_bytes().chunks(1000) {
        back.library.arrive(piece);
        back.report();
    }
    back.library.end("");
    back.report();
    assert_eq!(back.shown(), Some("W00042"), "the game on the board stays");
    assert_eq!(back.open().shown, Some(42));
    assert_eq!(back.open().found, 100);
    assert_eq!(
        (back.open().rows[41].moves, back.open().rows[42].moves),
        (2, 3)
    );
    back.act(Action::Library(LibraryAction::Take(0)));
    back.act(Action::Library(LibraryAction::Take(42)));
    assert_eq!(write_pgn(back.session.tree(), &Notation::SHORT), changed);
}

#[test]
fn a_file_that_is_no_longer_kept_is_missed_with_a_word() {
    let mut talk = Talk::with(&file(100));
    talk.library.keep_under("17-4");
    talk.report();
    let (mut back, _) = come_back(&talk, Library::new(0));
    back.library
        .end("This file is no longer kept on this device.");
    back.report();
    assert!(back.session.library().is_none());
    let notice = back.session.notice().expect("something is said");
    assert_eq!(
        notice.sentence.to_string(),
        "This file is no longer kept on this device."
    );
    assert_eq!(back.shown(), Some("W00000"), "the game stays");
    assert_eq!(come_back(&back, Library::new(0)).1, []);
}
