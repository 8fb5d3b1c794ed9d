//! Pages of old books.

use rank_and_file::board::key;
use rank_and_file::book::{Book, BookReader, doubts, is_page, read, read_in};
use rank_and_file::game::At;
use rank_and_file::notation::Language;
use rank_and_file::protocol::{BookChoice, BookRequest, BookResponse};
use rank_and_file::service::Volume;

use crate::choose::Choices;

/// Bytes of the longest page, so that a run stays short.
const LONGEST: usize = 4_000;

/// Reads a page as a whole and piece by piece, and makes a choice in it.
pub fn book(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let languages: Vec<Language> = Language::all().collect();
    let language = choices.below(languages.len() + 3);
    let (step, which) = (choices.below(40) + 1, choices.below(256));
    let mut text = choices.text();
    if text.len() > LONGEST {
        text.truncate(text.floor_char_boundary(LONGEST));
    }
    is_page(&text);
    let book = match languages.get(language) {
        Some(language) => read_in(&text, *language),
        None => read(&text),
    };
    lies_in_text(&text, &book);
    if language >= languages.len() {
        piece_by_piece(&text, &book, step);
        choose(&text, &book, which);
    }
}

/// Checks that moves are legal, and that everything lies in the text.
fn lies_in_text(text: &str, book: &Book) {
    for game in &book.games {
        assert!(text.get(game.span.clone()).is_some());
        assert_eq!(game.plies.len(), game.tree.main_line(At::Start).count());
        let mut position = game.tree.start().clone();
        for (id, ply) in game.tree.main_line(At::Start).zip(&game.plies) {
            assert!(text.get(ply.span.clone()).is_some());
            let mv = game.tree.node(id).mv;
            assert_eq!((mv, ply.readings[0].mv), (ply.mv, ply.mv));
            assert!(mv.passes() || position.moves().contains(&mv));
            position.play(&mv);
        }
        assert!(doubts(text, game).len() <= text.len());
    }
    for given_up in &book.given_up {
        assert!(text.get(given_up.span.clone()).is_some());
    }
}

/// Checks that a book read in pieces has the same games.
fn piece_by_piece(text: &str, book: &Book, step: usize) {
    let mut reader = BookReader::new(text);
    let games: Vec<_> = reader.by_ref().map(|(_, game)| game).collect();
    assert_eq!(format!("{games:?}"), format!("{:?}", book.games), "{text}");
    let mut volume = Volume::new(1, text);
    let mut responses = Vec::new();
    while volume.read_on(step, &mut responses) {}
    let mut lists = responses.iter().filter_map(|response| match response {
        BookResponse::Games { list, .. } => Some(list.games.len()),
        _ => None,
    });
    assert_eq!(lists.next_back().unwrap_or(0), book.games.len(), "{text}");
}

/// Chooses another reading of a move, which changes nothing before it.
fn choose(text: &str, book: &Book, which: usize) {
    let Some(game) = book.games.first().filter(|game| !game.plies.is_empty()) else {
        return;
    };
    let ply = which % game.plies.len();
    let readings = &game.plies[ply].readings;
    let other = &readings[which % readings.len()];
    let chosen = BookChoice {
        moment: ply as u32 + 1,
        key: key::key(&other.mv),
    };
    let mut volume = Volume::new(1, text);
    volume.answer(BookRequest::Sample { book: 1 });
    for request in [
        BookRequest::Weigh {
            book: 1,
            game: 0,
            moment: chosen.moment,
        },
        BookRequest::Try {
            book: 1,
            game: 0,
            choices: vec![chosen],
        },
        BookRequest::Keep {
            book: 1,
            game: 0,
            choices: vec![chosen],
        },
        BookRequest::Page {
            book: 1,
            game: 0,
            choices: vec![chosen],
        },
        BookRequest::Turn { book: 1, game: 0 },
        BookRequest::Pgn {
            book: 1,
            games: Vec::new(),
        },
    ] {
        volume.answer(request);
    }
}
