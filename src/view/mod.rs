//! All markup: functions that turn models into elements as values, shared by the page, boards in
//! other pages, print and HTML files. Nothing here needs a browser.
//!
//! | module | what it draws |
//! |---|---|
//! | [`written`] | names and sentences, with parts that light up squares on the board |
//! | [`header`] | players, place and date above the score sheet |
//! | [`sheet`] | the score sheet on the screen and on paper, the game's title, a choice among games |
//! | [`why`] | the reasons why the current move is written as it is |
//! | [`status`] | the status line: the side to move, notices and refusals; the text for screen readers |
//! | [`tabs`] | the tabs of the column beside the board |
//! | [`standing`] | how the game stands, its evaluations as a curve, and the players' ways to end it |
//! | [`entry`] | the box in which moves are typed, with hints |
//! | [`masthead`] | the name of the page and its tools; the ways to begin that a first visit is offered |
//! | [`dialog`] | the dialogs New, Open, Kept games, Compare |
//! | [`annotate`] | the menus of a move and of the game, the tags |
//! | [`note`] | the fields in which comments and glyphs are written, under their move |
//! | [`looks`] | the dialog Board and pieces |
//! | [`keys`] | the keys of the page, and the dialog that lists them |
//! | [`export`] | the dialog Export |
//! | [`press`] | what a press on these elements means: an action, or a request to the page |
//! | [`request`] | the requests to the page |
//! | `address` | the addresses of the pages |
//! | [`practice`] | the ways into practice, and what all kinds of it have |
//! | [`dictation`] | a game that is read aloud: its choice, the move that was said, its end |
//! | [`silent_reading`] | a printed score without a board, and the boards to choose from |
//! | [`keep_choice`] | the choice of a game whose score the learner keeps |
//! | [`score_paper`] | the paper on which the learner writes, its keypad, and the marked sheet |
//! | [`two_sheets`] | two sheets of one game, side by side |
//! | [`worksheet`] | worksheets, and the choices for them |
//! | [`by_rule`] | practice by rule: the chart, the end of a round |
//! | [`asked`] | a question on a board |
//! | [`sets`] | exercise sets: their making, and their results |
//! | [`by_rule_action`], [`asked_action`], [`set_action`] | what a press in them means |
//! | [`practice_action`] | what a press on the page for practice means |
//! | [`editor`] | the editor of positions |
//! | [`book`] | a page of an old book |
//! | `printed_move` | a printed move of both |
//! | [`scan_page`] | the pictures of a page in place of its text, and the part of one that a move stands in |
//! | [`book_games`] | the games of an old book as a list |
//! | [`library`] | the games of a file as a list |
//! | `fields` | lists to choose from and boxes to tick |
//! | `games` | the table of both lists, and the menus above it |
//! | [`booklet`] | games typeset as in a book, as one HTML file |
//! | [`fence`] | a fence of Markdown as `<chess-notation>`, with a still board in it |
//! | [`board`] | the board, the figures over it, and the choice among several moves |
//! | [`controls`] | the buttons under a board, and the field for a move |
//! | [`exercise`] | quiz questions, and the tools and findings of the laboratory |
//! | [`study`] | a study in another site's page, built of these blocks, and its score with the faults marked |
//! | [`overlay`] | arrows, circles and crosses, and their legend |
//! | [`piece`] | pieces and icons |
//! | [`say`] | the words on buttons, above lists and for screen readers |
//! | [`node`] | the elements themselves, and their text as HTML |
//! | [`plan`] | which of an element's children stay, move, are removed or are made |

mod address;
mod annotate;
mod asked;
mod asked_action;
mod board;
mod book;
mod book_games;
mod booklet;
#[cfg(feature = "learning")]
mod by_rule;
mod by_rule_action;
mod controls;
mod dialog;
mod dictation;
mod editor;
mod entry;
mod exercise;
mod export;
mod fence;
mod fields;
mod games;
mod header;
mod keep_choice;
mod keys;
mod library;
mod looks;
mod masthead;
mod node;
mod notations;
mod note;
mod overlay;
mod piece;
mod plan;
mod practice;
mod practice_action;
mod press;
mod printed_move;
mod request;
#[cfg_attr(
    not(feature = "learning"),
    allow(dead_code, reason = "the words of practice by rule are in it too")
)]
mod say;
mod scan_page;
mod score_paper;
mod set_action;
mod sets;
mod sheet;
mod silent_reading;
mod standing;
mod status;
mod study;
mod tabs;
mod two_sheets;
mod why;
mod worksheet;
mod written;

pub use address::{PRACTICE, TWO_SHEETS};
pub use annotate::{annotate, details, menu};
pub use asked::{AskedLooks, asked_question};
pub use asked_action::AskedAction;
pub use board::{BoardOptions, board};
pub use book::book;
pub use book_games::book_games;
pub use booklet::{Booklet, BookletGame};
#[cfg(feature = "learning")]
pub use by_rule::{ByRuleStart, by_rule_end, by_rule_start, learners};
pub use by_rule_action::ByRuleAction;
pub use controls::{Controls, controls, field};
pub use dialog::{closed, compare, kept, new_game, open};
pub use dictation::{dictation_choice, dictation_end, dictation_side};
pub use editor::{carried, editor};
pub use entry::{entry, highlight, hints, letters, problems};
pub use exercise::{findings, question, tools};
pub use export::export;
pub use fence::{Fence, FenceFault};
pub use fields::option;
pub use header::header;
pub use keep_choice::keep_choice;
pub use keys::{KEYS, Key, KeyPress, help, of_key};
pub use library::library;
pub use looks::looks;
pub use masthead::{masthead, practice_masthead, welcome};
pub use node::{Element, Node, button, el, html};
pub use notations::notations;
pub use note::note;
pub use overlay::{legend, overlay};
pub use piece::{figure, icon, sign_button};
pub use plan::{Plan, is_same, plan};
pub use practice::doors;
pub use practice_action::{Door, PracticeAction, PracticeField};
pub use press::Press;
pub use request::{Annotation, BoardQuestion, Dialog, PageLook, Request, Tab};
pub use say::{html_copied, link_copied};
pub use scan_page::{PagePictures, ScanLook};
pub use score_paper::{keep_head, keep_keys, keep_said, marked_sheet, score_paper};
pub use set_action::SetAction;
pub use sets::{SetMakerView, set_maker, set_result, set_sheet};
pub use sheet::{Head, choice, heading, paper, sheet};
pub use silent_reading::{reading_aside, reading_boards, reading_start};
pub use standing::{balance, graph, standing};
pub use status::{StatusLine, spoken, status_line};
pub use study::{faults, study, study_sheet};
pub use tabs::{Tabs, sheet_size, tabs};
pub use two_sheets::{both_sheets, sheet_texts};
pub use why::{article, why};
pub use worksheet::{worksheet, worksheet_choices};
pub use written::{kind_class, link, name, pieces, sentence};

/// The kind of page that a block is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// On the page of the program, with headings and landmarks.
    Page,
    /// On a board in another site's page, which has its own headings and landmarks.
    Embedded,
}
