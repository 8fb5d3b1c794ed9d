//! `<chess-notation>`: a board in somebody's page, as a program of its own.
//!
//! | module | what it is |
//! |---|---|
//! | `board` | one board: what its page tells it, and what it tells its page |
//! | `kept` | what a reader has done with it, kept and brought back |
//! | `act` | what a click, key or drag means |
//! | `quiz`, `lab` | questions, and the laboratory |
//! | `later` | how the game stands |
//! | `view` | the elements, and how they follow the session |
//! | `squares`, `controls`, `sheet`, `why`, `written`, `faults` | its parts |
//! | `dom` | elements under construction |
//!
//! `public/embed.js` defines the element, fetches this program when the first board comes into view, hands
//! on what happens inside the shadow tree, and sends the events. It calls a [`board::Board`], which never
//! calls its page: so no call can meet a board that is at work, and what a page's own code does in an event
//! cannot harm one.

mod act;
mod board;
mod controls;
mod dom;
mod faults;
mod kept;
mod lab;
mod later;
mod quiz;
mod sheet;
mod squares;
mod view;
mod why;
mod written;

fn main() {}

/// The standard allocator is three times as much code, and a board allocates little.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();
