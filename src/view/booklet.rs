//! A booklet: games typeset as in a book, in one self-contained HTML file that prints well.
//!
//! | property of the games | in the booklet |
//! |---|---|
//! | their number, the name of their file | the title |
//! | players, event and date, result | a line of the contents, with a link to the game |
//! | tags | the header, as above the score sheet |
//! | a start other than the initial position | a diagram before the first move |
//! | moves | the main line in bold, each variation of it a paragraph, deeper ones in brackets |
//! | comments | plain text, without the commands of programs |
//! | `[%csl Rd5]` or `$220` at a move; `$221`, from Black's side | a diagram after it |
//! | the end of the main line | a diagram |
//!
//! It is written piece by piece, so that memory need not hold all of it: [`Booklet::begin`], the
//! contents line of each game, the first part of [`Booklet::end`], each game, the second part.

mod page;

use super::node::{el, write};
use super::{header, say};
use crate::board::Variant;
use crate::game::marks::marks;
use crate::game::pgn::{Game, set_score};
use crate::game::{At, GameOpening, GameTree};
use crate::notation::Notation;
use crate::output::markup::Markup;
use crate::output::picture::SharedPaths;
use crate::rules::Position;
use crate::screen::header::{self as head, HeaderModel};
use crate::session::ColumnSet;
use crate::words;
pub(super) use page::BookletPage;
use page::diagram;

/// The style sheet. It has no character that HTML would escape.
const STYLE: &str = include_str!("../../style/booklet.css");

/// The content security policy: nothing is fetched and no script runs.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// A booklet that is being written.
#[derive(Debug)]
pub struct Booklet {
    /// The markup around contents and games.
    frame: Markup,
    /// The paths of the pieces, defined once for all diagrams.
    shared: SharedPaths,
    /// The notation of the moves.
    notation: Notation,
    /// The number of games so far.
    count: usize,
}

/// A game of a booklet, as HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookletGame {
    /// The line of the contents.
    pub row: String,
    /// The header, moves and diagrams.
    pub text: String,
}

impl Booklet {
    /// Makes a booklet in this notation. A game that the notation does not suit is set in the first
    /// that does.
    #[must_use]
    pub fn new(notation: Notation) -> Booklet {
        Booklet {
            frame: Markup::html(),
            shared: SharedPaths::from_picture(&diagram(&Position::start(), false, Vec::new(), "")),
            notation,
            count: 0,
        }
    }

    /// Returns the HTML before the first line of the contents. `games` is their number, `file` the
    /// name of their file and `search` the search that found them.
    pub fn begin(&mut self, games: u32, file: &str, search: &str) -> String {
        let page = &mut self.frame;
        let title = say::found(games, games);
        page.open("html");
        page.attribute("lang", words::language().map_or("en", |it| it.code));
        page.open("head");
        for meta in [
            el("meta").attr("charset", "utf-8"),
            el("meta")
                .attr("http-equiv", "Content-Security-Policy")
                .attr("content", POLICY),
            el("meta")
                .attr("name", "viewport")
                .attr("content", "width=device-width, initial-scale=1"),
            el("title").text([title.as_str(), " – ", file].concat()),
            el("style").text(STYLE),
        ] {
            write(&meta, page);
        }
        page.close();
        page.open("body");
        self.shared.define(page);
        let line = |words: &str| {
            let line = el("p").attr("dir", "auto").text(words.to_owned());
            (!words.is_empty()).then_some(line)
        };
        let heading = el("header")
            .child(el("h1").text(title))
            .child(line(file))
            .child(line(search));
        write(&heading, page);
        page.open("nav");
        write(&el("h2").text(words::CONTENTS), page);
        page.open("table");
        let heads = say::CONTENTS_HEADS.map(|words| el("th").attr("scope", "col").text(words));
        write(&el("thead").child(el("tr").children(heads)), page);
        page.open("tbody");
        ["<!doctype html>\n", &page.take()].concat()
    }

    /// Adds the next game.
    #[must_use]
    pub fn add(&mut self, game: &Game) -> BookletGame {
        self.count += 1;
        let tree = game.whole();
        let model = head::of_game(&tree, GameOpening::from_game(&tree));
        BookletGame {
            row: self.row(&model),
            text: self.game(&tree, &model),
        }
    }

    /// Returns the HTML between the contents and the first game, and the HTML after the last game.
    #[must_use]
    pub fn end(mut self) -> [String; 2] {
        let page = &mut self.frame;
        for _ in ["tbody", "table", "nav"] {
            page.close();
        }
        page.open("main");
        [page.take(), self.frame.finish() + "\n"]
    }

    /// Returns the id of the game added last, for links.
    fn anchor(&self) -> String {
        ["game", &self.count.to_string()].concat()
    }

    /// Returns the contents line of the game added last.
    fn row(&self, model: &HeaderModel) -> String {
        let link = el("a").attr("href", ["#", &self.anchor()].concat());
        let link = match &model.players {
            Some([white, black]) => {
                let white = link.child(header::part(&white.name));
                white.text(" – ").child(header::part(&black.name))
            }
            None => link.child(header::part(&model.name)),
        };
        let row = el("tr")
            .child(el("td").text(self.count.to_string()))
            .child(el("td").child(link))
            .child(header::occasion(el("td"), model))
            .child(el("td").text(model.result));
        let mut line = Markup::html();
        write(&row, &mut line);
        line.finish() + "\n"
    }

    /// Returns the header, moves and diagrams of the game added last.
    fn game(&self, tree: &GameTree, model: &HeaderModel) -> String {
        let variant = tree.start().variant();
        let mut page = Markup::html();
        page.open("article");
        page.attribute("id", &self.anchor());
        write(
            &el("p").class("number").text(self.count.to_string()),
            &mut page,
        );
        write(&header::printed(model), &mut page);
        if !matches!(variant, Variant::Standard | Variant::Diagram) {
            write(
                &el("p").class("game-facts").text(variant.title()),
                &mut page,
            );
        }
        page.open("div");
        page.attribute("class", "score");
        let mut page = BookletPage::new(page, &self.shared, variant);
        let drawn = marks(&tree.comments);
        if *tree.start() != Position::array(variant) || !drawn.is_empty() {
            page.start(tree.start(), drawn);
        }
        let notation = match ColumnSet::for_variant(variant) {
            offer if offer.suits(self.notation) => self.notation,
            offer => offer
                .columns()
                .next()
                .map_or(self.notation, |column| column.notation),
        };
        set_score(tree, &notation, &mut page);
        if !tree.next(At::Start).is_empty() {
            page.end();
        }
        page.finish()
    }
}
