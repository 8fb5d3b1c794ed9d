//! Every piece of markup, once: models become elements as values, which the page, boards in other pages, paper and
//! plain HTML share. Knows no browser.
//!
//! | module | what it draws |
//! |---|---|
//! | [`written`] | names and sentences, with what in them lights the board |
//! | [`header`] | who played, where and when, above the score sheet |
//! | [`graph`] | the evaluations of a game as a curve |
//! | [`sheet`] | the score sheet on the screen and on paper, what the game is called, a choice among games |
//! | [`why`] | why the current move is written as it is |
//! | [`status`] | the status line: whose move it is, what was done or refused; what is spoken to those who hear the page |
//! | [`tabs`] | the tabs of the column beside the board |
//! | [`standing`] | how the game stands, and the players' ways to end it |
//! | [`entry`] | the box in which moves are typed, and what its text means so far |
//! | [`welcome`] | the ways in that a first visit is offered |
//! | [`masthead`] | the name of the page, and its tools |
//! | [`dialog`] | New, Open, Kept games, Compare |
//! | [`annotate`] | the menu of a move, what stands beside the current one, the tags |
//! | [`keys`] | the keys of the page, and the dialog that lists them |
//! | [`export`] | Export |
//! | [`request`] | what a press in these asks of the page |
//! | [`editor`] | a position that is being set up |
//! | [`book`] | a page of an old book |
//! | [`library`] | the games of a file as a list |
//! | [`booklet`] | games set as a book sets them, as one file of HTML |
//! | [`board`] | the board, what is drawn over it, and the choice among several moves |
//! | [`controls`] | the buttons under a board, and where moves are written |
//! | [`exercise`] | questions, and the tools and findings of the laboratory |
//! | [`study`] | a study in somebody's page, which is all of these in their places, and its score with what was not understood |
//! | [`overlay`] | arrows, circles and crosses, and what they mean |
//! | [`piece`] | pieces and signs |
//! | [`say`] | the words on buttons, above lists and for the ear |
//! | [`node`] | the values themselves, and how they are written as text |
//! | [`plan`] | which of an element's children stay, move, go and come |

mod annotate;
mod board;
mod book;
mod booklet;
mod controls;
mod dialog;
mod editor;
mod entry;
mod exercise;
mod export;
mod graph;
mod header;
mod keys;
mod library;
mod masthead;
mod node;
mod overlay;
mod piece;
mod plan;
mod request;
mod say;
mod sheet;
mod standing;
mod status;
mod study;
mod tabs;
mod welcome;
mod why;
mod written;

pub use annotate::{annotate, details, menu};
pub use board::{BoardOptions, board};
pub use book::book;
pub use booklet::{Booklet, BookletGame};
pub use controls::{Controls, controls, field};
pub use dialog::{closed, compare, kept, new_game, open};
pub use editor::editor;
pub use entry::{entry, highlight, hints, problems};
pub use exercise::{findings, question, tools};
pub use export::export;
pub use graph::graph;
pub use header::header;
pub use welcome::welcome;

pub use keys::{KEYS, Key, help, of_key};
pub use library::library;
pub use masthead::masthead;
pub use node::{Element, Node, button, el, html};
pub use overlay::{legend, overlay};
pub use piece::{figure, icon, sign_button};
pub use plan::{Plan, is_same, plan};
pub use request::{Annotation, Dialog, Request};
pub use sheet::{Head, choice, heading, option, options, paper, sheet};
pub use standing::{balance, standing};
pub use status::{StatusLine, spoken, status_line};
pub use study::{faults, study, study_sheet};
pub use tabs::{Tab, Tabs, sheet_size, tabs};
pub use why::{article, why};
pub use written::{kind_class, link, name, pieces, sentence};

/// Where a block stands, as far as it makes a difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the page of the program, with headings and landmarks.
    Page,
    /// On a board in somebody else's page, whose headings and landmarks are its own.
    Embedded,
}
