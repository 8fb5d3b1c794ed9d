//! A page of an old book beside the board: the print with its moves told apart, what is said of them and what they
//! could be; the list of the book's games.
//!
//! | element | does |
//! |---|---|
//! | a printed move | pointing at it shows it on the board, a click goes there |
//! | what is said of a move (`data-about`) | is seen only while the board is at its moment |
//! | a move that it could be | a click says that it is |

use super::node::{Element, button, el};
use super::say;
use super::sheet::option;
use crate::game::At;
use crate::message::{BookChoice, BookList, Leaf, Print, PrintedStretch, Remark, Sort, Way};
use crate::session::{Action, Pointing};

/// The page with the list of the book's games; hidden while no book is open.
#[must_use]
pub fn book(leaf: Option<&Leaf>, list: &BookList) -> Element {
    let place = el("section").class("book").attr("aria-label", say::PAGE);
    let place = place.flag("hidden", leaf.is_none());
    match leaf {
        Some(leaf) => place
            .child(games(list))
            .child(el("div").class("pane").children(page(&leaf.print))),
        None => place,
    }
}

/// The list of the book's games so far, and the lines that were given up.
fn games(list: &BookList) -> Element {
    let games = list.games.iter().enumerate().map(|(at, game)| {
        let doubts = match game.doubts {
            0 => String::new(),
            n => format!(" ({n} doubtful)"),
        };
        let title = format!("{}. {}{doubts}", at + 1, game.title);
        option(at, title, at == list.shown as usize)
    });
    let games = el("select")
        .class("game-title")
        .attr("aria-label", say::GAME_OF_BOOK)
        .does("turn")
        .children(games);
    let lines = list.given_up.iter();
    let lines = lines.map(|line| el("li").text(line.clone())).collect();
    el("div").child(games).child(fold(say::GIVEN_UP, lines))
}

/// A game with all that is said of it.
fn page(print: &Print) -> impl Iterator<Item = Element> {
    let count = print.doubts().count();
    let act = |action: Action, words: &'static str| {
        let button = button("button").does(action.text());
        button.text(words)
    };
    let some = |action, words| (count > 0).then(|| act(action, words));
    let tools = el("div")
        .class("tools")
        .child(some(Action::Doubt(false), say::PREVIOUS))
        .child(el("span").class("count").text(say::doubtful(count)))
        .child(some(Action::Doubt(true), say::NEXT))
        .child(act(Action::Collect, say::SAVE_ALL));
    let leaf = el("div").class("leaf").attr("role", "group");
    let leaf = leaf.attr("aria-label", say::PRINT);
    let leaf = print.stretches.iter().fold(leaf, stretch);
    let remarks = el("div").attr("aria-live", "polite");
    let remarks = remarks.children(print.remarks.iter().map(says));
    let doubtful = print.doubts().map(|remark| {
        let go = Action::Go(At::of_moment(remark.moment));
        let link = button("link").does(go.text());
        el("li").child(link.text(remark.words.clone()))
    });
    let doubtful = fold(say::DOUBTFUL, doubtful.collect());
    [tools, leaf, remarks].into_iter().chain(doubtful)
}

fn stretch(leaf: Element, stretch: &PrintedStretch) -> Element {
    let text = stretch.text.clone();
    let look = match stretch.sort {
        Sort::Prose => return leaf.text(text),
        Sort::Heading => return leaf.child(el("strong").text(text)),
        Sort::Plain => "",
        sort if sort.is_doubt() => "doubt",
        _ => "settled",
    };
    let at = At::of_moment(stretch.moment);
    let print = el("span")
        .class("print")
        .class(look)
        .attr("role", "button")
        .attr("tabindex", "-1")
        .does(Action::Go(at).text())
        .lights(Pointing::Moment(at).text());
    leaf.child(match stretch.sort.word() {
        "" => print.text(text),
        how => print.attr("data-how", how).text(text),
    })
}

/// What is said of a move, and what else it could be.
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

fn way(moment: u32, way: &Way, taken: bool) -> Element {
    let key = way.key;
    let choose = button("button")
        .attr("aria-pressed", if taken { "true" } else { "false" })
        .does(Action::Settle(BookChoice { moment, key }).text())
        .lights(Pointing::Way(key).text())
        .text(way.words.clone());
    let fate = el("small").text(way.fate.clone());
    el("li").child(choose).child(fate)
}

/// A list behind its title, left out where it is empty.
fn fold(title: &str, items: Vec<Element>) -> Option<Element> {
    let summary = el("summary").text(format!("{title} ({})", items.len()));
    let list = el("ul").class("lines");
    (!items.is_empty()).then(|| {
        let fold = el("details").child(summary);
        fold.child(list.children(items))
    })
}
