//! Tests of the page in real browsers: what a user does, and what shows then.
//!
//! | module | what it is about |
//! |---|---|
//! | `accessible` | the page for those who do not see it or do not point |
//! | `book` | a page of an old book |
//! | `book_choices` | what a reader says of a book |
//! | `editing` | working on a game in the page |
//! | `editor` | setting positions up by mouse, finger and keyboard, drawing on the board, and teaching diagrams |
//! | `embed` | `<chess-notation>` in somebody's page |
//! | `embed_faults` | what goes wrong on a page with boards |
//! | `embed_hostile` | scores and attributes that somebody wrote to do harm |
//! | `embed_hosts` | pages of all kinds that hold `<chess-notation>` |
//! | `embed_life` | the life of `<chess-notation>` |
//! | `embed_play` | boards in somebody's page that are played on |
//! | `embed_quiz` | questions and the laboratory in somebody's page |
//! | `ends` | how a game ends on the page |
//! | `export` | what leaves the page |
//! | `faults` | texts with faults in them, and texts from somebody hostile |
//! | `files` | books as files |
//! | `first_visit` | what a visitor sees first |
//! | `frame` | the board first, one column beside it, and nothing that moves |
//! | `handed` | the page as an installed app |
//! | `header` | what stands around a game |
//! | `heard` | the page as a screen reader tells it |
//! | `kept` | what is kept on the device |
//! | `kept_broken` | what is kept on the device is damaged, from another version, denied, without room or silent |
//! | `keyboard` | the page by keyboard alone |
//! | `layout` | the page at every width |
//! | `lessons` | the lessons as a reader works through them |
//! | `links` | links that hold a game |
//! | `offline` | the page without a network, and from one version to the next |
//! | `opening` | opening games |
//! | `playing` | every way to make a move, and to take it back |
//! | `promotion` | what a pawn becomes |
//! | `reasons_on_board` | the current move and its rivals, drawn on the board |
//! | `screenshots` | pictures of the page, to be looked at |
//! | `shelf` | a file of games |
//! | `stock` | which games a library holds |
//! | `typing` | the entry box |
//! | `variants` | the other games |
//! | `versions` | two versions of a game, compared with each other |
//! | `why` | why a move is written so |

use std::process::ExitCode;

mod accessible;
mod book;
mod book_choices;
mod editing;
mod editor;
mod embed;
mod embed_faults;
mod embed_hostile;
mod embed_hosts;
mod embed_life;
mod embed_play;
mod embed_quiz;
mod ends;
mod export;
mod faults;
mod files;
mod first_visit;
mod frame;
mod handed;
mod header;
mod heard;
mod kept;
mod kept_broken;
mod keyboard;
mod layout;
mod lessons;
mod links;
mod offline;
mod opening;
mod playing;
mod promotion;
mod reasons_on_board;
mod screenshots;
mod shelf;
mod stock;
mod typing;
mod variants;
mod versions;
mod why;

fn main() -> ExitCode {
    rank_and_file_browser::run(&[
        accessible::TESTS,
        book::TESTS,
        book_choices::TESTS,
        editing::TESTS,
        editor::TESTS,
        embed::TESTS,
        embed_faults::TESTS,
        embed_hostile::TESTS,
        embed_hosts::TESTS,
        embed_life::TESTS,
        embed_play::TESTS,
        embed_quiz::TESTS,
        ends::TESTS,
        export::TESTS,
        faults::TESTS,
        files::TESTS,
        first_visit::TESTS,
        frame::TESTS,
        handed::TESTS,
        header::TESTS,
        heard::TESTS,
        kept::TESTS,
        kept_broken::TESTS,
        keyboard::TESTS,
        layout::TESTS,
        lessons::TESTS,
        links::TESTS,
        offline::TESTS,
        opening::TESTS,
        playing::TESTS,
        promotion::TESTS,
        reasons_on_board::TESTS,
        screenshots::TESTS,
        shelf::TESTS,
        stock::TESTS,
        typing::TESTS,
        variants::TESTS,
        versions::TESTS,
        why::TESTS,
    ])
}
