//! A worksheet, on paper and as its preview.
//!
//! ```text
//! section.worksheet.a4|.letter
//!   > article.leaf * n > header > h2 + p.pupil > span * 2
//!                      , ol.diagrams.six > li > div.board-frame + p.given + p.answer-line
//!                      | dl.heading > dt + dd, div.blocks > table.moves * 1-2
//!   > article.leaf.answers > h2 + ol > li > b + strong + span
//! ```

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
    let given = settings.second.map_or("", |column| column.title);
    say::asked(settings.kind, settings.column.title, given)
}

/// Draws a page with its title and the lines for the pupil.
fn leaf(settings: &WorksheetSettings) -> Element {
    let line = |words| el("span").text(words);
    let lines = match settings.kind {
        WorksheetKind::ScoreSheet => None,
        _ => Some(
            el("p")
                .class("pupil")
                .child(line(say::PUPIL))
                .child(line(say::ON_THE_DAY)),
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
    let title = |title: &'static str| {
        el("th")
            .attr("colspan", "2")
            .attr("scope", "colgroup")
            .text(title)
    };
    let titles = el("tr")
        .child(el("td"))
        .children(columns().map(|column| title(column.title)));
    let side = |words| el("th").attr("scope", "col").text(words);
    let sides = columns().flat_map(|_| [side(say::WHITE), side(say::BLACK)]);
    let sides = el("tr").child(side(say::MOVE_NO)).children(sides);
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
    let title = el("h2").text(say::ANSWERS);
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
    let title = |kind| say::worksheet_title(kind).to_owned();
    let own = match settings.kind {
        WorksheetKind::ScoreSheet => choices_of_score_sheet(settings),
        _ => choices_of_diagrams(settings, rules, brought),
    };
    let print = button("button primary");
    let print = print.does(PracticeAction::Print).text(say::PRINT_PAGES);
    let choices = el("div")
        .class("keep-settings")
        .child(one_of(
            say::ASKED_FOR,
            WorksheetKind::ALL,
            settings.kind,
            title,
            WorksheetChoice::Kind,
        ))
        .child(one_of(
            say::IN_NOTATION,
            ColumnSet::Orthodox.columns(),
            settings.column,
            |column| column.title.to_owned(),
            WorksheetChoice::Column,
        ))
        .children(own)
        .child(one_of(
            say::PAPER,
            [Paper::A4, Paper::Letter],
            settings.paper,
            |paper| say::PAPERS[paper as usize].to_owned(),
            WorksheetChoice::Paper,
        ))
        .child(print);
    let only = shown.only.map(say::only_so_many).unwrap_or_default();
    el("section")
        .class("worksheet-choices")
        .child(back())
        .child(heading(say::WORKSHEETS))
        .child(el("p").class("lead").text(say::WORKSHEETS_LEAD))
        .child(choices)
        .child(el("p").class("only").attr("role", "status").text(only))
}

/// Draws a list of things, of which one is chosen.
pub(super) fn one_of<T: Copy + PartialEq, P: Into<Press>>(
    label: &'static str,
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
    let words = |column: Option<Column>| column.map_or(say::NO_SECOND, |column| column.title);
    vec![
        one_of(
            say::SECOND_NOTATION,
            std::iter::once(None).chain(columns),
            settings.second,
            |column| words(column).to_owned(),
            WorksheetChoice::Second,
        ),
        one_of(
            say::ROOM_FOR,
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
        WorksheetSource::Famous => say::FAMOUS_GAMES.to_owned(),
        WorksheetSource::Own => brought.unwrap_or_default().to_owned(),
        WorksheetSource::Generated => say::GENERATED.to_owned(),
    };
    let rules = rules.iter().copied().map(Some);
    let words = |rule: Option<Topic>| rule.map_or(say::ANY_RULE, Topic::title);
    let own = brought.map(|_| WorksheetSource::Own);
    let sources = [WorksheetSource::Famous].into_iter().chain(own);
    let is_generated = settings.source == WorksheetSource::Generated;
    let other = button("button").does(WorksheetChoice::Other);
    vec![
        one_of(
            say::FROM_GAMES,
            sources.chain([WorksheetSource::Generated]),
            settings.source,
            games,
            WorksheetChoice::Source,
        ),
        other
            .text(say::OTHER_POSITIONS)
            .flag("hidden", !is_generated),
        one_of(
            say::MOVES_WITH,
            std::iter::once(None).chain(rules),
            settings.rule,
            |rule| words(rule).to_owned(),
            WorksheetChoice::Rule,
        ),
        one_of(
            say::DIAGRAMS_ON_A_PAGE,
            PER_PAGE,
            settings.per_page,
            number,
            WorksheetChoice::PerPage,
        ),
        one_of(
            say::PAGE_COUNT,
            PAGES,
            settings.pages,
            number,
            WorksheetChoice::Pages,
        ),
        tick(say::WITH_KEY, settings.key, WorksheetChoice::Key).class("tick"),
    ]
}
