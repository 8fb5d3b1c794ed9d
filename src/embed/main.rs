//! `<chess-notation>`: a board in somebody's page, as a program of its own.
//!
//! | module | what it is |
//! |---|---|
//! | `board` | one board: what its page tells it, and what it tells its page |
//! | `act` | what a click, key or drag inside it means |
//! | `events` | what has come of a call, with named fields |
//!
//! What a study is, and what a reader does with it, is `study::StudySession`; what is drawn is `view::study`. Here is the
//! life of an element and nothing else.
//!
//! `public/embed.js` defines the element, fetches this program when the first board comes into view, hands
//! on what happens inside the shadow tree, and sends the events. It calls a [`board::Board`], which never
//! calls its page: so no call can meet a board that is at work, and what a page's own code does in an event
//! cannot harm one.

mod act;
mod board;
mod events;

fn main() {}

/// The standard allocator is three times as much code, and a board allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
