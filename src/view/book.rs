//! A page of an old book beside the board: the printed text with its moves marked, remarks and
//! other readings, and the list of the book's games.
//!
//! | element | effect |
//! |---|---|
//! | a printed row | stands as it was set, and scrolls sideways with all others |
//! | a printed move | pointing at it shows it on the board, a click goes there |
//! | a remark on a move (`data-about`) | is shown only while the board is at its moment |
//! | a possible move | a click chooses it; beside it stands what it makes impossible |
//! | the box under the print | corrects the printed text of the move on the board, beside its picture in a scan |

use super::fields::option;
use super::node::{Element, button, el};
use super::printed_move::printed_move;
use super::say;
use super::scan_page::{self, ScanLook};
use crate::game::At;
use crate::protocol::{
    BookChoice, BookList, BookPageView, PossibleMove, PrintKind, PrintedStretch, Remark,
};
use crate::session::{Action, BookAction, BookFilter, GoAction, Pointing};
use crate::words::{self, Message};

/// Draws the page and the list of the book's games, hidden while no book is open. `scan` tells how
/// a book that came as pictures is shown.
#[must_use]
pub fn book(
    page: Option<&BookPageView>,
    list: &BookList,
    filter: BookFilter,
    scan: &ScanLook,
) -> Element {
    let place = el("section")
        .class("book")
        .attr("aria-label", words::PAGE_OF_BOOK);
    let place = place.flag("hidden", page.is_none());
    match page {
        Some(page) => place
            .child(games(list, filter))
            .child(scan_page::gone(page, scan))
            .child(
                el("div")
                    .class("pane")
                    .children(printed_page(page, list, scan)),
            ),
        None => place,
    }
}

/// Draws the list of the book's games so far and the language it is read in.
fn games(list: &BookList, filter: BookFilter) -> Element {
    let chosen = filter.games(list);
    let shown = list.shown as usize;
    // The shown game is listed even if the filter excludes it.
    let away = (!chosen.contains(&shown)).then_some(shown);
    let places = away.iter().chain(&chosen);
    let games = places.filter_map(|&at| {
        let game = list.games.get(at)?;
        let option = option(at, say::listed_game(at + 1, game), at == shown);
        Some(option.does(Action::Book(BookAction::Turn(at as u32))))
    });
    let games = el("select")
        .class("game-title")
        .attr("aria-label", words::GAME_OF_BOOK)
        .children(games);
    let languages = list.languages.iter().enumerate();
    let languages = languages.map(|(at, words)| {
        option(at, words.clone(), at == list.language as usize)
            .does(Action::Book(BookAction::ReadIn(at as u32)))
    });
    let languages = (!list.languages.is_empty()).then(|| {
        let languages = el("select").class("read-in").children(languages);
        el("label").text(words::READ_BOOK_AS).child(languages)
    });
    let mut count = say::listed(chosen.len(), list.games.len(), list.read, list.scores);
    if !list.refused.is_empty() {
        count.push_str(&words::PRINT_NOT_KEPT.with([(&list.refused).into()]));
    }
    let head = el("div").class("book-head").child(games).child(languages);
    el("div")
        .child(head)
        .child((!count.is_empty()).then(|| el("p").class("count").text(count)))
}

/// Draws a button of these words that does this.
fn act(action: Action, words: Message) -> Element {
    button("button").does(action).text(words)
}

/// Draws a game: printed text, corrections, and below them what is to be said about it: the remark
/// on the current move, the list of doubts, and the lines of the book that could not be read.
fn printed_page(page: &BookPageView, list: &BookList, scan: &ScanLook) -> [Element; 3] {
    let print = &page.print;
    let count = print.doubts().count();
    let keyed = |action, words, key| act(action, words).attr("aria-keyshortcuts", key);
    let some = |action, words, key| (count > 0).then(|| keyed(action, words, key));
    let place = el("div").class("book-page").attr("role", "group");
    let place = place.attr("aria-label", words::PRINTED_TEXT);
    let place = match (page.is_awaited(), scan.shows_pictures(page)) {
        (true, _) => place.child(el("div").text(words::PRINT_AWAITED)),
        (false, true) => scan_page::pictures(place, page, scan),
        (false, false) => place.children(
            print
                .rows
                .iter()
                .map(|row| row.iter().fold(el("div"), stretch)),
        ),
    };
    let counted = (!page.is_awaited()).then(|| el("span").class("count").text(say::doubts(count)));
    let remarks = el("div").attr("aria-live", "polite");
    let remarks = remarks.children(print.remarks.iter().map(says));
    let other_reading = Action::Book(BookAction::OtherReading);
    let tools = el("div")
        .class("tools")
        .attr("title", words::BOOK_KEYS)
        .child(some(
            Action::Book(BookAction::Doubt(false)),
            words::PREVIOUS_DOUBT,
            "p",
        ))
        .child(counted)
        .child(some(
            Action::Book(BookAction::Doubt(true)),
            words::NEXT_DOUBT,
            "n",
        ))
        .child(keyed(Action::Book(BookAction::AsRead), words::AS_READ, "y"))
        .child(keyed(other_reading, words::OTHER_READING, "o"))
        .child(scan_page::crop(page, scan))
        // Each choice changes the key, so that the field is made again, empty.
        .child(reprint_box().key(choices_key(page)))
        .child(act(Action::Book(BookAction::Correct), words::APPLY))
        .child(scan_page::looks(page, scan))
        .child(
            (list.games.len() < 2).then(|| act(Action::Book(BookAction::Collect), words::SAVE_ALL)),
        );
    let keys = el("p").class("keys").text(words::BOOK_KEYS);
    let doubtful = print.doubts().map(|remark| {
        let go = Action::Go(GoAction::To(At::of_moment(remark.moment)));
        let link = button("link").does(go);
        el("li").child(link.text(remark.words.clone()))
    });
    let given_up = list.given_up.iter();
    let given_up = given_up.map(|line| el("li").text(line.clone()));
    let remarks = el("div")
        .class("remarks")
        .child(remarks)
        .child(fold(words::ALL_DOUBTS, doubtful.collect()))
        .child(fold(words::GIVEN_UP, given_up.collect()))
        .child(keys);
    [place, tools, remarks]
}

/// Draws the box that corrects the printed text of the move on the board.
fn reprint_box() -> Element {
    el("input")
        .attr("id", "reprint")
        .attr("aria-label", words::REPRINT)
        .attr("placeholder", words::REPRINT)
        .attr("autocomplete", "off")
        .attr("autocapitalize", "off")
        .attr("spellcheck", "false")
        .attr("aria-keyshortcuts", "t")
        .does(Action::Book(BookAction::Reprint(String::new())))
}

/// Returns a number that differs for every other choice.
fn choices_key(page: &BookPageView) -> u64 {
    let last = page.choices.last();
    last.map_or(0, |last| u64::from(last.moment) << 32 | u64::from(last.key))
}

/// Draws a stretch of a printed row.
fn stretch(row: Element, stretch: &PrintedStretch) -> Element {
    let text = stretch.text.clone();
    match stretch.sort {
        PrintKind::Prose => row.text(text),
        PrintKind::Heading => row.child(el("strong").text(text)),
        _ => row.child(printed_move(stretch).text(text)),
    }
}

/// Draws a remark on a move, with the other possible moves.
fn says(remark: &Remark) -> Element {
    let ways = remark.ways.iter().enumerate();
    let ways = ways.map(|(at, choice)| way(remark.moment, choice, at == 0));
    let ways = (!remark.ways.is_empty()).then(|| el("ul").class("ways").children(ways));
    el("div")
        .class("remark")
        .class_if(remark.doubt, "doubt")
        .attr("data-about", remark.moment.to_string())
        .child(el("p").text(remark.words.clone()))
        .child(ways)
}

/// Draws a possible move, pressed if it is the one taken.
fn way(moment: u32, way: &PossibleMove, taken: bool) -> Element {
    let key = way.key;
    let choose = button("button")
        .attr("aria-pressed", if taken { "true" } else { "false" })
        .does(Action::Book(BookAction::Settle(BookChoice { moment, key })))
        .lights(Pointing::PossibleMove(key))
        .text(way.words.clone());
    let about = format!("way-{moment}-{key}");
    let choose = choose.attr("aria-describedby", about.clone());
    let fate = el("small").attr("id", about);
    let misfits = way.misfits.as_ref().filter(|misfits| misfits.count > 0);
    let fate = match misfits {
        Some(misfits) => fate
            .attr("data-misfits", misfits.count.to_string())
            .text(format!("{}. {}", way.fate, say::no_longer_fit(misfits))),
        None => fate.text(way.fate.clone()),
    };
    el("li").child(choose).child(fate)
}

/// Draws a list in a fold; `None` if it is empty.
fn fold(title: Message, items: Vec<Element>) -> Option<Element> {
    let summary = el("summary").text(format!("{title} ({})", items.len()));
    let list = el("ul").class("lines");
    (!items.is_empty()).then(|| {
        let fold = el("details").child(summary);
        fold.child(list.children(items))
    })
}
