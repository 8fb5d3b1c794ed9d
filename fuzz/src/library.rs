//! Files of games as libraries.

use rank_and_file::game::positions::{PositionReader, is_position_list};
use rank_and_file::library::{BoardWish, CheckedGame, Feature, GameSearch, SortBy};
use rank_and_file::protocol::{Keeping, LibraryQuery, LibraryRequest, LibraryResponse, LibraryRow};
use rank_and_file::service::{Library, check};

use crate::choose::Choices;

/// Reads a file of games as it arrives, and searches it. The first line is the search.
pub fn library(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (step, by) = (choices.below(200) + 1, choices.pick(&SortBy::ALL));
    let descending = choices.coin();
    let place = choices.number();
    let search = choices.line();
    let text = choices.rest();
    GameSearch::parse(&search).unread();
    for word in search.split(' ') {
        BoardWish::parse(word).map(|wish| wish.is_understood());
    }
    lines(&String::from_utf8_lossy(text));
    let query = LibraryQuery {
        search,
        board: String::new(),
        by,
        descending,
        first: 0,
        count: 1_000,
    };
    let (mut whole, mut parts) = (arrived(text, text.len().max(1)), arrived(text, step));
    let found = rows(&mut whole, &query);
    assert_eq!(rows(&mut parts, &query), found);
    assert_eq!(progress(&whole), progress(&parts));
    // A search for nothing finds every game, and each opens.
    let all = rows(
        &mut whole,
        &LibraryQuery {
            search: String::new(),
            ..query.clone()
        },
    );
    assert_eq!(all.0, whole.listed());
    assert!(found.0 <= all.0);
    for row in &all.1 {
        assert!(whole.pgn(row.place).is_some());
        row.title();
        assert!(!whole.cells(row.place).is_empty());
    }
    for feature in Feature::ALL {
        assert_eq!(Feature::tagged(feature.tag()), Some(feature));
    }
    asked(&mut whole, place);
    changed(&mut whole, place);
    continued(whole);
}

/// Reads the lines of a list of positions.
fn lines(text: &str) {
    is_position_list(text);
    let mut reader = PositionReader::default();
    for line in text.lines() {
        reader.read(line);
    }
    reader.faults();
}

/// Returns the library of a file that arrived in pieces of `step` bytes, with all games checked.
fn arrived(bytes: &[u8], step: usize) -> Library {
    let mut library = Library::new(bytes.len() as u64);
    library.begin_file("a.pgn");
    for piece in bytes.chunks(step) {
        library.arrive(piece);
        library.progress();
    }
    library.end_file();
    library.end("");
    while let Some(batch) = library.next_batch(step * 10) {
        for (text, game) in batch.texts.iter().zip(check(&batch).games) {
            assert_eq!(game, CheckedGame::read(text));
        }
        library.accept(check(&batch));
    }
    assert!(library.is_checked());
    library
}

/// Returns the number of games that a query finds, and its rows.
fn rows(library: &mut Library, query: &LibraryQuery) -> (u32, Vec<LibraryRow>) {
    let request = LibraryRequest::Rows {
        query: query.clone(),
    };
    match library.answer(request) {
        Some(LibraryResponse::Rows { found, rows, .. }) => (found, rows),
        other => panic!("{other:?}"),
    }
}

fn progress(library: &Library) -> (u32, u32) {
    (library.games(), library.listed())
}

/// Asks for a game, its opening, and its differences from the first game.
fn asked(library: &mut Library, place: u32) {
    let Some(pgn) = library.pgn(place).map(str::to_owned) else {
        return;
    };
    let there = library.pgn(0).unwrap_or_default().to_owned();
    let game = library.answer(LibraryRequest::Game { place });
    let known = Some(LibraryResponse::Game {
        place,
        pgn: pgn.clone(),
    });
    assert_eq!(game, known);
    library.answer(LibraryRequest::Opening { pgn: pgn.clone() });
    library.answer(LibraryRequest::Compare {
        here: pgn,
        there,
        notation: "short".to_owned(),
    });
}

/// Removes a game and puts it back, and sets its text.
fn changed(library: &mut Library, place: u32) {
    let (games, listed) = progress(library);
    let text = library.pgn(place).map(str::to_owned);
    library.answer(LibraryRequest::TakeOut { place });
    assert_eq!(library.listed(), listed - u32::from(place < games));
    library.answer(LibraryRequest::PutBack {});
    assert_eq!(progress(library), (games, listed));
    assert_eq!(library.pgn(place), text.as_deref());
    let pgn = "1. e4 e5 *".to_owned();
    library.answer(LibraryRequest::Put {
        place,
        pgn: pgn.clone(),
    });
    if place < games {
        assert_eq!(library.pgn(place), Some(pgn.as_str()));
    }
}

/// Checks again what was checked, goes on with another file, and drops the games.
fn continued(mut library: Library) {
    let known = library.games();
    library.keep_under("key");
    library.set_keeping(Keeping::Kept);
    library.give_again();
    assert!(library.next_batch(10).is_none(), "all are checked");
    assert!(library.go_on(12) && !library.is_done());
    library.begin_file("b.pgn");
    library.arrive(b"1. d4 d5 1-0");
    library.end_file();
    library.lose("c.pgn", "is not there");
    library.answer(LibraryRequest::Stop {});
    assert!(library.is_done() && library.files() == 2);
    assert!(library.go_on(0), "nothing takes no room");
    library.end("");
    assert_eq!(library.games(), known + 1);
    library.drop_games();
    assert_eq!((library.games(), library.numbered()), (0, known + 1));
    assert!(library.held() < 20, "the games' text is dropped");
    library.progress();
    assert_eq!(Library::after(known).numbered(), known);
}
