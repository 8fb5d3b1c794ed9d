//! Messages between the page and its workers.

use std::fmt::Debug;

use rank_and_file::protocol::{
    BookRequest, BookResponse, CheckBatch, CheckedBatch, LibraryRequest, LibraryResponse, Wire,
};
use rank_and_file::sample;
use rank_and_file::service::{Library, Volume, check};
use rank_and_file::session::{Action, BookAction, GameAction, Incoming, LibraryAction, Session};

use crate::choose::Choices;

/// Bytes of the longest text that a message may carry, so that a run stays short.
const LONGEST: usize = 2_000;

/// Reads bytes as a message of the kind that the first byte says, and delivers it.
pub fn protocol(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let kind = choices.below(6);
    let rest = choices.rest();
    if rest.len() > LONGEST {
        return;
    }
    match kind {
        0 => {
            let Some(request) = again::<BookRequest>(rest) else {
                return;
            };
            let mut volume = Volume::new(1, sample::SAMPLE);
            volume.answer(BookRequest::Sample { book: 1 });
            for response in volume.answer(request) {
                comes_back(&response);
            }
        }
        1 => {
            if let Some(response) = again::<BookResponse>(rest) {
                hear([Incoming::Book(response.clone()), Incoming::Book(response)]);
            }
        }
        2 => {
            let Some(request) = again::<LibraryRequest>(rest) else {
                return;
            };
            if let Some(response) = library().answer(request) {
                comes_back(&response);
                hear([
                    Incoming::Library(response.clone()),
                    Incoming::Library(response),
                ]);
            }
        }
        3 => {
            if let Some(response) = again::<LibraryResponse>(rest) {
                hear([
                    Incoming::Library(response.clone()),
                    Incoming::Library(response),
                ]);
            }
        }
        4 => {
            if let Some(batch) = again::<CheckBatch>(rest) {
                comes_back(&check(&batch));
            }
        }
        _ => {
            if let Some(batch) = again::<CheckedBatch>(rest) {
                let mut library = library();
                library.next_batch(1_000);
                library.accept(batch);
                library.progress();
            }
        }
    }
}

/// Reads a message, and checks that it comes back from its bytes.
fn again<M: Wire + PartialEq + Debug>(bytes: &[u8]) -> Option<M> {
    let message = M::of_bytes(bytes)?;
    comes_back(&message);
    // A message that is cut is none, and so is one with more behind it.
    let exact = message.to_bytes();
    assert!(M::of_bytes(&[exact.as_slice(), &[0]].concat()).is_none());
    Some(message)
}

fn comes_back<M: Wire + PartialEq + Debug>(message: &M) {
    assert_eq!(M::of_bytes(&message.to_bytes()).as_ref(), Some(message));
}

/// Returns a library of two games.
fn library() -> Library {
    let text = b"[White \"A\"]\n\n1. e4 e5 1-0\n\n[White \"B\"]\n\n1. d4 d5 *\n";
    let mut library = Library::new(text.len() as u64);
    library.begin_file("a.pgn");
    library.arrive(text);
    library.end("");
    library
}

/// Gives a message twice to a page that has a book or a library open, and lets the user go on.
fn hear(twice: [Incoming; 2]) {
    let opened = match twice[0] {
        Incoming::Book(_) => Action::Book(BookAction::Sample),
        _ => Action::Library(LibraryAction::OpenFiles {
            name: "a.pgn".to_owned(),
            left_aside: String::new(),
        }),
    };
    let mut session = Session::empty();
    session.apply(opened);
    for incoming in twice {
        session.hear(incoming);
    }
    for action in [
        Action::Book(BookAction::Doubt(true)),
        Action::Book(BookAction::AsRead),
        Action::Book(BookAction::OtherReading),
        Action::Book(BookAction::Turn(0)),
        Action::Library(LibraryAction::Scroll(1)),
        Action::Library(LibraryAction::Take(0)),
        Action::Game(GameAction::Undo),
    ] {
        session.apply(action);
    }
    testing::seen::seen(&session);
}
