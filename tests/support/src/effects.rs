//! The requests that actions leave to one worker.

use rank_and_file::protocol::{BookRequest, LibraryRequest};
use rank_and_file::session::Effect;

/// Returns the requests to the book worker.
pub fn for_book(effects: Vec<Effect>) -> Vec<BookRequest> {
    let requests = effects.into_iter().filter_map(|effect| match effect {
        Effect::Book(request) => Some(request),
        Effect::Library(_) | Effect::Opening(_) => None,
    });
    requests.collect()
}

/// Returns the requests to the library worker that the user has made.
pub fn for_library(effects: Vec<Effect>) -> Vec<LibraryRequest> {
    let requests = effects.into_iter().filter_map(|effect| match effect {
        Effect::Library(request) => Some(request),
        Effect::Book(_) | Effect::Opening(_) => None,
    });
    requests.collect()
}

/// Returns the questions about the opening.
pub fn for_opening(effects: Vec<Effect>) -> Vec<LibraryRequest> {
    let requests = effects.into_iter().filter_map(|effect| match effect {
        Effect::Opening(request) => Some(request),
        Effect::Book(_) | Effect::Library(_) => None,
    });
    requests.collect()
}
