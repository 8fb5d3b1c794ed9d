//! Draws a game of a book: the print, what is said of its moves, what could be chosen.
//!
//! | attribute | what the page makes of it |
//! |---|---|
//! | `data-moment` | a printed move: pointing at it shows it on the board, a click goes there |
//! | `data-about` | seen only while the board is at this moment |
//! | `data-do` | a click does it: `+` and `-` to the next and last doubt, `*` saves all games, `14` goes to a moment, `14 1234` says what a move is |

use super::{Drawing, Print, Remark, Sort, Stretch, Way};

/// An entry in the list of a book's games.
pub(super) struct Entry {
    pub title: String,
    /// How many places want looking at.
    pub doubts: usize,
}

/// A game with all that is said of it.
pub(super) fn game(print: &Print) -> Drawing {
    let mut pane = Drawing::default();
    let count = print.doubts().count();
    let doubts = match count {
        0 => "Nothing doubtful".to_owned(),
        n => format!("{n} doubtful"),
    };
    pane.element("div", &[("class", "tools")], |tools| {
        if count > 0 {
            button(tools, "-", "Previous");
        }
        tools.element("span", &[("class", "count")], |line| line.text(&doubts));
        if count > 0 {
            button(tools, "+", "Next");
        }
        button(tools, "*", "Save all games");
    });
    let print_of_game = [
        ("class", "leaf"),
        ("role", "group"),
        ("aria-label", "The print"),
    ];
    pane.element("div", &print_of_game, |leaf| {
        for piece in &print.stretches {
            stretch(leaf, piece);
        }
    });
    pane.element("div", &[("aria-live", "polite")], |remarks| {
        for remark in &print.remarks {
            says(remarks, remark);
        }
    });
    fold(
        &mut pane,
        "All doubtful moves",
        print.doubts().count(),
        |list| {
            for remark in print.doubts() {
                list.element("li", &[], |item| {
                    let go = remark.moment.to_string();
                    let link = [("type", "button"), ("class", "link"), ("data-do", &go)];
                    item.element("button", &link, |link| link.text(&remark.words));
                });
            }
        },
    );
    pane
}

/// The list of a book's games so far, and the lines that were given up.
pub(super) fn list(games: &[Entry], shown: usize, given_up: &[String]) -> Drawing {
    let mut pane = Drawing::default();
    let named = [("class", "game-title"), ("aria-label", "Game of the book")];
    pane.element("select", &named, |select| {
        for (at, game) in games.iter().enumerate() {
            let value = at.to_string();
            let mut attributes = vec![("value", value.as_str())];
            if at == shown {
                attributes.push(("selected", ""));
            }
            let doubts = match game.doubts {
                0 => String::new(),
                n => format!(" ({n} doubtful)"),
            };
            let title = format!("{}. {}{doubts}", at + 1, game.title);
            select.element("option", &attributes, |option| option.text(&title));
        }
    });
    fold(&mut pane, "Lines given up", given_up.len(), |list| {
        for line in given_up {
            list.element("li", &[], |item| item.text(line));
        }
    });
    pane
}

fn stretch(leaf: &mut Drawing, stretch: &Stretch) {
    let class = match stretch.sort {
        Sort::Prose => return leaf.text(&stretch.text),
        Sort::Heading => return leaf.element("strong", &[], |line| line.text(&stretch.text)),
        Sort::Plain => "print",
        sort if sort.is_doubt() => "print doubt",
        _ => "print settled",
    };
    let moment = stretch.moment.to_string();
    let mut attributes = vec![
        ("class", class),
        ("role", "button"),
        ("tabindex", "-1"),
        ("data-moment", &moment),
    ];
    let how = stretch.sort.word();
    if !how.is_empty() {
        attributes.push(("data-how", how));
    }
    leaf.element("span", &attributes, |print| print.text(&stretch.text));
}

/// What is said of a move, and what else it could be.
fn says(remarks: &mut Drawing, remark: &Remark) {
    let about = remark.moment.to_string();
    let class = if remark.doubt {
        "remark doubt"
    } else {
        "remark"
    };
    remarks.element("div", &[("class", class), ("data-about", &about)], |says| {
        says.element("p", &[], |line| {
            line.text(&remark.words);
        });
        if !remark.ways.is_empty() {
            says.element("ul", &[("class", "ways")], |ways| {
                for (at, choice) in remark.ways.iter().enumerate() {
                    way(ways, remark.moment, choice, at == 0);
                }
            });
        }
    });
}

fn way(ways: &mut Drawing, moment: u32, way: &Way, taken: bool) {
    ways.element("li", &[], |item| {
        let settle = format!("{moment} {}", way.key);
        let attributes = [
            ("type", "button"),
            ("class", "button"),
            ("aria-pressed", if taken { "true" } else { "false" }),
            ("data-do", &settle),
        ];
        item.element("button", &attributes, |button| button.text(&way.words));
        item.element("small", &[], |fate| fate.text(&way.fate));
    });
}

fn button(pane: &mut Drawing, deed: &str, words: &str) {
    let attributes = [("type", "button"), ("class", "button"), ("data-do", deed)];
    pane.element("button", &attributes, |button| button.text(words));
}

/// A list behind its title, left out where it is empty.
fn fold(pane: &mut Drawing, title: &str, count: usize, items: impl FnOnce(&mut Drawing)) {
    if count > 0 {
        pane.element("details", &[], |fold| {
            fold.element("summary", &[], |line| {
                line.text(&format!("{title} ({count})"))
            });
            fold.element("ul", &[("class", "lines")], items);
        });
    }
}
