//! `<chess-notation>`: a board in another site's page, as a separate program.
//!
//! | module | what it is |
//! |---|---|
//! | `board` | one board: the calls that its page makes, and their results |
//! | `act` | the meaning of clicks, keys and drags inside it |
//! | `events` | the result of a call, with named fields |
//!
//! `study::StudySession` says what a study is and what a reader does with it, and `view::study`
//! draws it. This program only connects them to an element.
//!
//! `public/embed.js` defines the element, fetches this program when the first board comes into
//! view, passes on the events inside the shadow tree, and sends the board's own events. It calls a
//! [`board::Board`], which never calls its page. So no call can meet a board at work, and the
//! page's own event handlers cannot harm a board.

mod act;
mod board;
mod events;

fn main() {}

/// The standard allocator is three times as much code, and a board allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
