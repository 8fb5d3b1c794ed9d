//! Chess notation that explains itself.
//!
//! A move is a fact; its name is a text that can be read as no other move. This crate writes moves
//! in several notations, reads them back, and says which rule put each letter there.
//!
//! # Why is this move called so?
//!
//! ```
//! use std::sync::Arc;
//! use rank_and_file::{notation::Notation, rules::Position, screen::why, session::column};
//!
//! let mut position = Position::start();
//! for text in ["Nf3", "d5", "d4", "e5"] {
//!     let mv = position.read_san(text).ok_or("no legal move")?;
//!     position.play(&mv);
//! }
//! let (mv, turn) = (position.read_san("Nbd2").ok_or("no legal move")?, position.turn());
//! let named = Notation::SHORT.name(&mv, &turn);
//! let short = column("short").ok_or("no such notation")?;
//! let reason = why::reason(short, Arc::new(named), &mv, &turn).because.to_string();
//! assert!(reason.starts_with("\"Nd2\" could also be the knight on f3."), "{reason}");
//! # Ok::<(), &str>(())
//! ```
//!
//! # Features
//!
//! | feature | what it adds |
//! |---|---|
//! | none | reading, writing and explaining in every notation, PGN, FEN, files of games, old books as text |
//! | `packed` | files of games in gzip or zip archives |
//! | `containers` | HTML, EPUB, PDF and text in old encodings, and `packed` |
//! | `dom` | the boards in other pages, for the target `wasm32-unknown-unknown`; only the programs of this project use it and `web` |
//! | `web` | the page and its workers, and `dom` |
//!
//! # The map
//!
//! Each module uses those above it and none below. From `protocol` on they are parts of the page
//! that work without a browser, and may change with it. `dom` needs the feature `dom`, `web` and `ui`
//! need the feature `web`.
//!
//! | module | contents | start at |
//! |---|---|---|
//! | [`work`] | the steps that readers have taken, counted | [`work::steps`] |
//! | [`words`] | the sentences for users, in their language | [`words::Message`] |
//! | [`board`] | squares, pieces, one move as facts | [`board::Move`] |
//! | [`notation`] | how a move is written and read | [`notation::Notation`] |
//! | [`rules`] | which moves exist | [`rules::Position`] |
//! | [`game`] | games as trees; PGN and FEN in and out | [`game::GameTree`] |
//! | [`library`] | the games of a file as rows for searching | [`library::GameIndex`] |
//! | [`container`] | files of many formats, as text | [`container::open`] |
//! | [`book`] | the reading of old books | [`book::read`] |
//! | [`protocol`] | the messages between the page and its workers | [`protocol::BookRequest`] |
//! | [`service`] | the work of the workers, without a browser | [`service::Volume`] |
//! | [`sample`] | diagrams, positions and a page to begin with | [`sample::examples`] |
//! | [`session`] | the state that changes, and what changes it | [`session::Session`] |
//! | [`screen`] | the screen, as plain data | [`screen::sheet`] |
//! | [`exercise`] | questions about moves, and a laboratory of letters | [`exercise::quiz::Quiz`] |
//! | [`study`] | a board in another web page | [`study::Study`] |
//! | [`output`] | texts, pictures, addresses and HTML | [`output::export`] |
//! | [`keep`] | a session kept on the device | [`keep::write`] |
//! | [`view`] | the elements of the page, as values | [`view::Element`] |
//! | `dom` | makes parts of the page equal to those values | `dom::Host` |
//! | `web` | what the programs built with Leptos share | `web::browser` |
//! | `ui` | the page: Leptos and the browser | `ui::start` |
//!
//! # One move in every notation
//!
//! Black's eleventh move of the Opera Game (Morphy against two allies, Paris 1858). The knights on
//! b8 and f6 can both go to d7.
//!
//! | notation | name | shorter, and not enough |
//! |---|---|---|
//! | [`SHORT`](notation::Notation::SHORT) | `Nbd7` | `Nd7` |
//! | [`LONG`](notation::Notation::LONG) | `Nb8-d7` | |
//! | [`MINIMAL`](notation::Notation::MINIMAL) | `Nbd7` | `Nd7` |
//! | [`FIGURINE`](notation::Notation::FIGURINE) | `♘bd7` | `♘d7` |
//! | [`Uci`](notation::Notation::Uci) | `b8d7` | |
//! | [`Numeric`](notation::Notation::Numeric) | `2847` | |
//! | [`Smith`](notation::Notation::Smith) | `b8d7` | |
//! | [`DESCRIPTIVE`](notation::Notation::DESCRIPTIVE) | `QN-Q2` | `N-Q2` |
//! | descriptive with [`Style::KT`](notation::Style::KT) | `QKt-Q2` | `Kt-Q2` |
//! | descriptive with [`Style::SPACED`](notation::Style::SPACED) | `Q Kt - Q 2` | `Kt - Q 2` |
//! | descriptive with [`Style::TO`](notation::Style::TO) | `QKt to Q2` | `Kt to Q2` |
//! | descriptive with [`Style::STAUNTON`](notation::Style::STAUNTON) | `Q. Kt. to Q's 2d.` | `Kt. to Q's 2d.` |
//! | [`Reversible`](notation::Notation::Reversible) | `Nb8d7` | |
//!
//! ```
//! use rank_and_file::notation::{Notation, SquareNumbers, Style};
//! use rank_and_file::rules::Position;
//!
//! let mut position = Position::start();
//! let opera = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+";
//! for text in opera.split(' ') {
//!     let play = position.read_san(text).expect("a legal move");
//!     position.play(&play);
//! }
//! let play = position.read_san("Nbd7").expect("a legal move");
//! let turn = position.turn();
//! let why = |notation: Notation| {
//!     let named = notation.name(&play, &turn);
//!     let rejected: Vec<_> = named.rejected.iter().map(|form| form.text.as_str()).collect();
//!     format!("{} {} [{}]", named.reading.text, named.rule.tag(), rejected.join(", "))
//! };
//! assert_eq!(why(Notation::SHORT), "Nbd7 file [Nd7]");
//! assert_eq!(why(Notation::LONG), "Nb8-d7 full []");
//! assert_eq!(why(Notation::MINIMAL), "Nbd7 file [Nd7]");
//! assert_eq!(why(Notation::FIGURINE), "♘bd7 file [♘d7]");
//! assert_eq!(why(Notation::Uci), "b8d7 full []");
//! assert_eq!(why(Notation::Numeric(SquareNumbers::Iccf)), "2847 full []");
//! assert_eq!(why(Notation::Smith), "b8d7 full []");
//! assert_eq!(why(Notation::DESCRIPTIVE), "QN-Q2 label [N-Q2]");
//! assert_eq!(why(Notation::Descriptive(Style::KT)), "QKt-Q2 label [Kt-Q2]");
//! assert_eq!(why(Notation::Descriptive(Style::SPACED)), "Q Kt - Q 2 label [Kt - Q 2]");
//! assert_eq!(why(Notation::Descriptive(Style::TO)), "QKt to Q2 label [Kt to Q2]");
//! assert_eq!(why(Notation::Descriptive(Style::STAUNTON)), "Q. Kt. to Q's 2d. label [Kt. to Q's 2d.]");
//! assert_eq!(why(Notation::Reversible), "Nb8d7 full []");
//! ```
//!
//! [`Notation::name`](notation::Notation::name) finds a name: it tries a notation's forms from the
//! shortest up and [reads](notation::Notation::read) each back, until one can mean only this move.

#![forbid(unsafe_code)]
#![cfg_attr(
    test,
    allow(clippy::too_many_lines, reason = "a test is as long as its cases")
)]

pub mod board;
pub mod book;
pub mod container;
#[cfg(feature = "dom")]
#[doc(hidden)]
#[allow(
    rustdoc::broken_intra_doc_links,
    reason = "what is hidden has no page to link to"
)]
pub mod dom;
pub mod exercise;
pub mod game;
pub mod keep;
pub mod library;
pub mod notation;
pub mod output;
pub mod protocol;
pub mod rules;
pub mod sample;
pub mod screen;
pub mod service;
pub mod session;
pub mod sheets;
pub mod study;
#[cfg(feature = "web")]
#[doc(hidden)]
pub mod ui;
pub mod view;
#[cfg(feature = "web")]
#[doc(hidden)]
#[allow(
    rustdoc::broken_intra_doc_links,
    reason = "what is hidden has no page to link to"
)]
pub mod web;
pub mod words;
pub mod work;

/// Compiles and runs the examples of the README and of the guide.
#[cfg(doctest)]
mod guide {
    #[doc = include_str!("../README.md")]
    struct Readme;

    #[doc = include_str!("../docs/guide/library.md")]
    struct LibraryChapter;
}
