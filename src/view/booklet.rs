//! A booklet: games set as a book sets them, in one file of HTML that needs nothing else and prints well.
//!
//! | of the games | in the booklet |
//! |---|---|
//! | how many there are, and of which file | the title |
//! | players, event and date, result | a line of the contents, which leads to the game |
//! | tags | the header, as above the score sheet |
//! | a start other than the initial position | a diagram before the first move |
//! | moves | the main line in bold letters, each variation a paragraph, one within another in brackets |
//! | comments | plain letters; what programs wrote into them is left out |
//! | `[%csl Rd5]` or `$220` at a move; `$221`, from Black's side | a diagram behind it |
//! | the end of the main line | a diagram |
//!
//! It is written piece by piece, so that it may be longer than what fits into memory twice: [`Booklet::begin`], the
//! line of each game for the contents, the first part of [`Booklet::end`], each game, the second part.

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
use page::{BookletPage, diagram};

/// How it looks. None of it is a sign that markup would write otherwise.
const STYLE: &str = include_str!("../../style/booklet.css");

/// Nothing is fetched, and nothing runs, whoever has the file.
const POLICY: &str = "default-src 'none'; style-src 'unsafe-inline'";

/// A booklet while it is written.
#[derive(Debug)]
pub struct Booklet {
    /// What stands around contents and games.
    frame: Markup,
    shared: SharedPaths,
    notation: Notation,
    /// How many games there are so far.
    count: usize,
}

/// A game of a booklet as HTML.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BookletGame {
    /// Its line of the contents.
    pub row: String,
    /// Its header, moves and diagrams.
    pub text: String,
}

impl Booklet {
    /// A booklet in this notation; games to which it does not belong are set in the first that does.
    #[must_use]
    pub fn new(notation: Notation) -> Booklet {
        Booklet {
            frame: Markup::html(),
            shared: SharedPaths::from_picture(&diagram(&Position::start(), false, Vec::new(), "")),
            notation,
            count: 0,
        }
    }

    /// All that stands before the first line of the contents: of so many games of a file of this name, found by
    /// these words.
    pub fn begin(&mut self, games: u32, file: &str, search: &str) -> String {
        let page = &mut self.frame;
        let title = say::found(games, games);
        page.open("html");
        page.attribute("lang", "en");
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
        write(&el("h2").text(say::CONTENTS), page);
        page.open("table");
        let heads = say::CONTENTS_HEADS.map(|words| el("th").attr("scope", "col").text(words));
        write(&el("thead").child(el("tr").children(heads)), page);
        page.open("tbody");
        ["<!doctype html>\n", &page.take()].concat()
    }

    /// The next game.
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

    /// What stands between the contents and the first game, and what stands behind the last.
    #[must_use]
    pub fn end(mut self) -> [String; 2] {
        let page = &mut self.frame;
        for _ in ["tbody", "table", "nav"] {
            page.close();
        }
        page.open("main");
        [page.take(), self.frame.finish() + "\n"]
    }

    /// What the game that was added last is called for links.
    fn anchor(&self) -> String {
        ["game", &self.count.to_string()].concat()
    }

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

    fn game(&self, tree: &GameTree, model: &HeaderModel) -> String {
        let variant = tree.start().variant();
        let mut page = Markup::html();
        page.open("article");
        page.attribute("id", &self.anchor());
        write(
            &el("p").class("number").text(self.count.to_string()),
            &mut page,
        );
        write(&header::header(model, None), &mut page);
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
