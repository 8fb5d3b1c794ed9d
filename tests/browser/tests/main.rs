//! Tests of the page in real browsers: a user's actions, and what the page then shows.
//!
//! | module | subject |
//! |---|---|
//! | `accessible` | the page for people who do not see it or do not point |
//! | `annotating` | a game annotated from nothing: by keyboard alone, with a finger on a phone, and by ear |
//! | `book` | a page of an old book |
//! | `book_choices` | choices of a reader about a book |
//! | `broken_site` | files of the site that do not arrive |
//! | `editing` | editing a game on the page |
//! | `editor` | setting up positions by mouse, finger and keyboard, drawing on the board, and teaching diagrams |
//! | `embed` | `<chess-notation>` in somebody's page |
//! | `embed_faults` | faults on a page with boards |
//! | `embed_hostile` | scores and attributes written to do harm |
//! | `embed_hosts` | pages of all kinds that contain `<chess-notation>` |
//! | `embed_life` | the life of `<chess-notation>` |
//! | `embed_play` | boards in somebody's page that are played on |
//! | `embed_quiz` | quizzes and the laboratory in somebody's page |
//! | `ends` | ends of a game on the page |
//! | `export` | exports from the page |
//! | `faults` | texts with faults, and hostile texts |
//! | `files` | books as files |
//! | `first_visit` | a visitor's first look |
//! | `frame` | the board first, one column beside it, and nothing that moves |
//! | `handed` | the page as an installed app |
//! | `header` | the surroundings of a game |
//! | `heard` | the page as a screen reader presents it |
//! | `kept` | data kept on the device |
//! | `kept_broken` | data on the device that is damaged, from another version, denied, out of space or unresponsive |
//! | `kept_killed` | a page that ends at any moment |
//! | `keyboard` | the page by keyboard alone |
//! | `languages` | the page in its readers' languages |
//! | `layout` | the page at every width |
//! | `lessons` | the lessons as a reader works through them |
//! | `links` | links that contain a game |
//! | `looks` | looks and sounds of boards, chosen on the page and in elements |
//! | `offline` | the page without a network, and from one version to the next |
//! | `opening` | opening games |
//! | `playing` | every way to make a move, and to take it back |
//! | `practice` | the page for practice |
//! | `practice_by_rule` | practice by rule: questions, the chart, learners |
//! | `practice_dictation` | dictation: by keyboard, by ear, by finger, after a reload |
//! | `practice_silent` | silent reading, and the width of a phone |
//! | `promotion` | the piece that a pawn becomes |
//! | `reasons_on_board` | the current move and its rivals, drawn on the board |
//! | `scan_page` | a book that came as pictures |
//! | `scans` | pictures of pages |
//! | `screenshots` | pictures of the page to look at |
//! | `library` | a file of games |
//! | `sets` | exercise sets: made by a teacher, done by pupils, in pages and on paper |
//! | `stock` | the games of a library |
//! | `two_sheets` | two sheets of one game on the page for practice |
//! | `typing` | the entry box |
//! | `variants` | the other games |
//! | `versions` | two versions of a game, compared with each other |
//! | `why` | reasons for the name of a move |
//! | `worksheets` | worksheets of the page for practice, and their print |

use std::process::ExitCode;

mod accessible;
mod annotating;
mod book;
mod book_choices;
mod broken_site;
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
mod kept_killed;
mod keyboard;
mod languages;
mod layout;
mod lessons;
mod library;
mod links;
mod looks;
mod offline;
mod opening;
mod playing;
mod practice;
mod practice_by_rule;
mod practice_dictation;
mod practice_silent;
mod promotion;
mod reasons_on_board;
mod scan_page;
mod scans;
mod screenshots;
mod sets;
mod stock;
mod two_sheets;
mod typing;
mod variants;
mod versions;
mod why;
mod worksheets;

fn main() -> ExitCode {
    rank_and_file_browser::run(&[
        accessible::TESTS,
        annotating::TESTS,
        book::TESTS,
        book_choices::TESTS,
        broken_site::TESTS,
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
        kept_killed::TESTS,
        keyboard::TESTS,
        languages::TESTS,
        layout::TESTS,
        lessons::TESTS,
        links::TESTS,
        looks::TESTS,
        offline::TESTS,
        opening::TESTS,
        playing::TESTS,
        practice::TESTS,
        practice_by_rule::TESTS,
        practice_dictation::TESTS,
        practice_silent::TESTS,
        promotion::TESTS,
        reasons_on_board::TESTS,
        scan_page::TESTS,
        scans::TESTS,
        screenshots::TESTS,
        library::TESTS,
        sets::TESTS,
        stock::TESTS,
        two_sheets::TESTS,
        typing::TESTS,
        variants::TESTS,
        versions::TESTS,
        why::TESTS,
        worksheets::TESTS,
    ])
}
