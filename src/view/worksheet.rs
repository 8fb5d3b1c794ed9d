//! A worksheet, on paper and as its preview.
//!
//! ```text
//! section.worksheet.a4|.letter
//!   > article.leaf * n > header > h2 + p.pupil > span * 2
//!                      , ol.diagrams.six > li > div.board-frame + p.given + p.answer-line
//!                      | dl.heading > dt + dd, div.blocks > table.moves * 1-2
//!   > article.leaf.answers > h2 + ol > li > b + strong + span
//! ```

use std::borrow::Cow;

use super::board::{BoardOptions, board};
use super::fields::{entries, tick};
use super::node::{Element, button, el};
use super::practice::{back, heading};
use super::practice_action::PracticeAction;
use super::press::Press;
use super::say;
use crate::exercise::by_rule::Topic;
use crate::exercise::worksheet::{
    MOVES, PAGES, PER_PAGE, Paper, Worksheet, WorksheetChoice, WorksheetDiagram, WorksheetKind,
    WorksheetPage, WorksheetSettings, WorksheetSource,
};
use crate::screen::placed_pieces::PlacedPieces;
use crate::session::{Column, ColumnSet};
use crate::study::Coordinates;
use crate::words::{self, Message};

/// Draws all pages of a worksheet, with its key at the end.
#[must_use]
pub fn worksheet(worksheet: &Worksheet) -> Element {
    let settings = &worksheet.settings;
    let paper = match settings.paper {
        Paper::A4 => "a4",
        Paper::Letter => "letter",
    };
    let leaves = worksheet.pages.iter().map(|page| match page {
        WorksheetPage::Diagrams(diagrams) => leaf(settings)
            .child(el("p").class("asked").text(asked(settings)))
            .child(diagrams_of(settings, diagrams)),
        WorksheetPage::Moves(blocks) => leaf(settings).child(head_lines()).child(
            el("div")
                .class("blocks")
                .children(blocks.iter().map(|&block| moves(settings, block))),
        ),
    });
    el("section")
        .class("worksheet")
        .class(paper)
        .children(leaves)
        .child(key(worksheet))
}

/// Says what a pupil has to do.
fn asked(settings: &WorksheetSettings) -> String {
    let given = settings.second.map(|column| column.said());
    say::asked(
        settings.kind,
        &settings.column.said(),
        given.as_deref().unwrap_or_default(),
    )
}

/// Draws a page with its title and the lines for the pupil.
fn leaf(settings: &WorksheetSettings) -> Element {
    let line = |words: Message| el("span").text(words);
    let lines = match settings.kind {
        WorksheetKind::ScoreSheet => None,
        _ => Some(
            el("p")
                .class("pupil")
                .child(line(words::NAME))
                .child(line(words::DATE)),
        ),
    };
    let head = el("header")
        .child(el("h2").text(say::worksheet_title(settings.kind)))
        .child(lines);
    el("article").class("leaf").child(head)
}

fn diagrams_of(settings: &WorksheetSettings, diagrams: &[WorksheetDiagram]) -> Element {
    let count = match settings.per_page {
        1 => "one",
        2 => "two",
        4 => "four",
        6 => "six",
        9 => "nine",
        _ => "twelve",
    };
    el("ol")
        .class("diagrams")
        .class(count)
        .children(diagrams.iter().map(diagram))
}

fn diagram(shown: &WorksheetDiagram) -> Element {
    let looks = BoardOptions {
        coordinates: Coordinates::Outside,
        ..BoardOptions::default()
    };
    let given = el("p")
        .class("given")
        .child(el("b").text(format!("{}. ", shown.number)))
        .child(el("span").text(say::to_move(Some(shown.color))))
        .child(shown.given.as_ref().map(|name| el("em").text(name.clone())));
    el("li")
        .child(board(
            &shown.board,
            &PlacedPieces::new(&shown.board),
            &looks,
        ))
        .child(given)
        .child(el("p").class("answer-line"))
}

/// Draws the lines at the head of a score sheet.
fn head_lines() -> Element {
    let lines = say::SCORE_SHEET_HEAD.into_iter();
    el("dl")
        .class("heading")
        .children(lines.map(|words| el("div").child(el("dt").text(words)).child(el("dd"))))
}

/// Draws a block of a score sheet, with empty cells for its moves.
fn moves(settings: &WorksheetSettings, (first, last): (u8, u8)) -> Element {
    let columns = [Some(settings.column), settings.second];
    let columns = || columns.iter().flatten();
    let title = |title: Cow<'static, str>| {
        el("th")
            .attr("colspan", "2")
            .attr("scope", "colgroup")
            .text(title)
    };
    let titles = el("tr")
        .child(el("td"))
        .children(columns().map(|column| title(column.said())));
    let side = |words: Message| el("th").attr("scope", "col").text(words);
    let sides = columns().flat_map(|_| [side(words::WHITE), side(words::BLACK)]);
    let sides = el("tr").child(side(words::NO)).children(sides);
    let rows = (first..=last).map(|number| {
        let number = el("th").attr("scope", "row").text(number.to_string());
        let cells = columns().flat_map(|_| [el("td"), el("td")]);
        el("tr").child(number).children(cells)
    });
    let head = el("thead")
        .child(settings.second.map(|_| titles))
        .child(sides);
    el("table")
        .class("moves")
        .child(head)
        .child(el("tbody").children(rows))
}

/// Draws the key, if there is one.
fn key(worksheet: &Worksheet) -> Option<Element> {
    let answers: Vec<Element> = worksheet
        .key()
        .map(|shown| {
            el("li")
                .child(el("b").text(format!("{}. ", shown.number)))
                .child(el("strong").text(shown.answer.words.clone()))
                .child(el("span").text(shown.answer.because.to_string()))
        })
        .collect();
    let title = el("h2").text(words::KEY);
    (!answers.is_empty()).then(|| {
        el("article")
            .class("leaf")
            .class("answers")
            .child(title)
            .child(el("ol").children(answers))
    })
}

/// Draws the choices for a worksheet. `rules` are those of the games' moves in its notation, and
/// `brought` is the title of the game that the teacher has brought.
#[must_use]
pub fn worksheet_choices(shown: &Worksheet, rules: &[Topic], brought: Option<&str>) -> Element {
    let settings = &shown.settings;
    let title = |kind| say::worksheet_title(kind).into();
    let own = match settings.kind {
        WorksheetKind::ScoreSheet => choices_of_score_sheet(settings),
        _ => choices_of_diagrams(settings, rules, brought),
    };
    let print = button("button primary");
    let print = print.does(PracticeAction::Print).text(words::PRINT);
    let choices = el("div")
        .class("keep-settings")
        .child(one_of(
            words::WORKSHEET_KIND,
            WorksheetKind::ALL,
            settings.kind,
            title,
            WorksheetChoice::Kind,
        ))
        .child(one_of(
            words::NOTATION,
            ColumnSet::Orthodox.columns(),
            settings.column,
            |column| column.said().into_owned(),
            WorksheetChoice::Column,
        ))
        .children(own)
        .child(one_of(
            words::PAPER,
            [Paper::A4, Paper::Letter],
            settings.paper,
            |paper| say::paper(paper).to_owned(),
            WorksheetChoice::Paper,
        ))
        .child(print);
    let only = shown
        .only
        .map(|count| words::ONLY_POSITIONS.with([count.into()]))
        .unwrap_or_default();
    el("section")
        .class("worksheet-choices")
        .child(back())
        .child(heading(words::WORKSHEETS))
        .child(el("p").class("lead").text(words::WORKSHEETS_LEAD))
        .child(choices)
        .child(el("p").class("only").attr("role", "status").text(only))
}

/// Draws a list of things, of which one is chosen.
pub(super) fn one_of<T: Copy + PartialEq, P: Into<Press>>(
    label: Message,
    all: impl IntoIterator<Item = T>,
    chosen: T,
    words: impl Fn(T) -> String,
    choose: impl Fn(T) -> P,
) -> Element {
    let all = all.into_iter();
    entries(label, all.map(|it| (words(it), it == chosen, choose(it))))
}

fn choices_of_score_sheet(settings: &WorksheetSettings) -> Vec<Element> {
    let columns = ColumnSet::Orthodox.columns().map(Some);
    let words = |column: Option<Column>| {
        column.map_or(words::NO_SECOND.into(), |column| column.said().into_owned())
    };
    vec![
        one_of(
            words::SECOND_NOTATION,
            std::iter::once(None).chain(columns),
            settings.second,
            words,
            WorksheetChoice::Second,
        ),
        one_of(
            words::MOVES,
            MOVES,
            settings.moves,
            |count| count.to_string(),
            WorksheetChoice::Moves,
        ),
    ]
}

fn choices_of_diagrams(
    settings: &WorksheetSettings,
    rules: &[Topic],
    brought: Option<&str>,
) -> Vec<Element> {
    let number = |count: u8| count.to_string();
    let games = |source| match source {
        WorksheetSource::Famous => words::TWENTY_FAMOUS_GAMES.into(),
        WorksheetSource::Own => brought.unwrap_or_default().to_owned(),
        WorksheetSource::Generated => words::GENERATED_POSITIONS.into(),
    };
    let rules = rules.iter().copied().map(Some);
    let words = |rule: Option<Topic>| rule.map_or_else(|| words::ANY_RULE.text(), Topic::title);
    let own = brought.map(|_| WorksheetSource::Own);
    let sources = [WorksheetSource::Famous].into_iter().chain(own);
    let is_generated = settings.source == WorksheetSource::Generated;
    let other = button("button").does(WorksheetChoice::Other);
    vec![
        one_of(
            words::POSITIONS_FROM,
            sources.chain([WorksheetSource::Generated]),
            settings.source,
            games,
            WorksheetChoice::Source,
        ),
        other
            .text(words::OTHER_POSITIONS)
            .flag("hidden", !is_generated),
        one_of(
            words::MOVES_WITH,
            std::iter::once(None).chain(rules),
            settings.rule,
            |rule| words(rule).to_owned(),
            WorksheetChoice::Rule,
        ),
        one_of(
            words::DIAGRAMS_ON_PAGE,
            PER_PAGE,
            settings.per_page,
            number,
            WorksheetChoice::PerPage,
        ),
        one_of(
            words::PAGES,
            PAGES,
            settings.pages,
            number,
            WorksheetChoice::Pages,
        ),
        tick(words::WITH_KEY, settings.key, WorksheetChoice::Key).class("tick"),
    ]
}
