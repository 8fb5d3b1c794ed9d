//! A study in another site's page: all its blocks in their places.
//!
//! ```text
//! div.app.chess[data-layout][data-board?][data-pieces?]
//!   div.board-area > div.board-frame, div.controls, div.status-line
//!   div.entry                             where moves are written
//!   div.sheet-area > div.sheet-scroll     empty here: the sheet changes seldom, and is drawn by itself
//!   div.why
//!   div.side > div.task, div.status-line, div.why      in place of the last three: quiz and laboratory
//!   details.score                         the score as given, if something in it was not understood
//!   p.visually-hidden[aria-live]
//! ```

use super::Place;
use super::board::{BoardOptions, board};
use super::controls::{Controls, controls, field};
use super::exercise::{findings, question, task, tools};
use super::node::{Element, el};
use super::sheet::{Head, heading, sheet};
use super::status::{StatusLine, spoken, status_line};
use super::why::why;
use crate::board::Square;
use crate::screen::placed_pieces::PlacedPieces;
use crate::screen::sheet::SheetModel;
use crate::session::Session;
use crate::study::{Layout, Panel, ScoreFault, StudyControls, StudyModel, StudyTask};
use crate::words;

/// Draws the study, given its pieces with their identities, the square that the Tab key reaches,
/// the square whose piece is dragged, and the score as given with its faults.
#[must_use]
pub fn study(
    model: &StudyModel,
    placed: &PlacedPieces,
    cursor: Square,
    carried: Option<Square>,
    (score, wrong): (&str, &[ScoreFault]),
) -> Element {
    let looks = BoardOptions {
        cursor,
        carried,
        coordinates: model.coordinates,
        moves: model.moves,
        ..BoardOptions::default()
    };
    let area = el("div")
        .key(1)
        .class("board-area")
        .child(board(&model.board, placed, &looks))
        .child(bar(&model.controls));
    let told = status_line(&StatusLine {
        status: model.controls.status(),
        notice: model.notice.as_ref(),
        ..StatusLine::default()
    });
    let told = told.key(9);
    let panel = panel(&model.panel);
    let doing = match &model.task {
        StudyTask::None | StudyTask::Write => None,
        StudyTask::Quiz(asked) => Some(question(asked)),
        StudyTask::Laboratory(tool, color) => Some(task().child(tools(*tool, *color))),
        StudyTask::Nothing => Some(task()),
    };
    let beside = doing.is_some() || model.sheet.is_some() || panel.is_some();
    let app = el("div")
        .class("app chess")
        .class_if(beside, "beside")
        .class_if(doing.is_none() && model.sheet.is_some(), "with-sheet")
        .class_if(doing.is_some() || panel.is_none(), "without-why")
        .attr("part", "frame")
        .attr("data-layout", layout(model.layout));
    let names = ["data-board", "data-pieces"].into_iter();
    let app = names
        .zip(model.looks)
        .fold(app, |app, (name, word)| match word {
            Some(word) => app.attr(name, word),
            None => app,
        });
    let app = match doing {
        Some(task) => {
            let color = el("div").key(5).class("side");
            app.child(area)
                .child(color.child(task).child(told).child(panel))
        }
        None => {
            let write = model.task == StudyTask::Write;
            let write = write.then(|| field(words::WRITE_A_MOVE, words::PLAY).key(2));
            app.child(area.child(told))
                .child(write)
                .child(model.sheet.map(sheet_area))
                .child(panel)
        }
    };
    app.child(faults(score, wrong).map(|faults| faults.key(6)))
        .child(spoken(&model.spoken).key(7))
}

/// Returns the layout's name in style sheets.
const fn layout(layout: Layout) -> &'static str {
    match layout {
        Layout::Auto => "auto",
        Layout::Wide => "wide",
        Layout::Narrow => "narrow",
        Layout::Board => "board",
    }
}

/// Draws the buttons under the board.
fn bar(shown: &StudyControls) -> Option<Element> {
    let plain = Controls::default();
    Some(controls(&match shown {
        StudyControls::None => return None,
        StudyControls::Turn => plain,
        StudyControls::Steps => Controls {
            steps: true,
            ..plain
        },
        StudyControls::Move(history, ..) => Controls {
            steps: true,
            history: Some(*history),
            ..plain
        },
    }))
}

/// Draws the panel with reasons or findings.
fn panel(panel: &Panel) -> Option<Element> {
    let silent = el("div").class("why").attr("part", "why");
    let panel = match panel {
        Panel::None => return None,
        Panel::Silent => silent.class("silent"),
        Panel::Reasons(model) => why(model.as_deref(), Place::Embedded),
        Panel::Laboratory(model) => findings(silent, model),
    };
    Some(panel.key(4))
}

/// Draws the empty place of the score sheet, hidden unless it is filled.
fn sheet_area(filled: bool) -> Element {
    let scroll = el("div")
        .class("sheet-scroll")
        .attr("tabindex", "0")
        // It is no landmark, because a page of twenty boards would have twenty of the same name.
        .attr("role", "group")
        .attr("aria-label", words::SCORE_SHEET)
        .flag("hidden", !filled);
    let area = el("div").key(3).class("sheet-area").attr("part", "sheet");
    area.child(scroll)
}

/// Draws the content of the score sheet: the game's title or a choice among several, and the table.
#[must_use]
pub fn study_sheet(session: &Session, model: &SheetModel) -> Element {
    el("div")
        .child(heading(session))
        .child(sheet(model, session.columns(), Head::Titles).key(1))
}

/// Most faults of a score that are listed.
const LISTED: usize = 20;

/// Draws the score as it was given, with its faults marked; `None` if there are none.
#[must_use]
pub fn faults(score: &str, faults: &[ScoreFault]) -> Option<Element> {
    let listed = &faults[..faults.len().min(LISTED)];
    let errors = faults.iter().any(|fault| fault.is_error);
    let heading = if errors {
        words::NOT_UNDERSTOOD
    } else {
        words::REMARKS_ON_SCORE
    };
    let list = listed.iter().map(|fault| el("li").text(fault.to_string()));
    let mut given = el("pre")
        .class("given")
        .attr("dir", "auto")
        .attr("tabindex", "0");
    let mut end = 0;
    for fault in listed {
        let span = fault.span.clone();
        let (Some(before), Some(marked)) = (score.get(end..span.start), score.get(span.clone()))
        else {
            continue;
        };
        given = given
            .text(before.to_owned())
            .child(el("mark").text(marked.to_owned()));
        end = span.end;
    }
    given = given.text(score.get(end..).unwrap_or_default().to_owned());
    let details = el("details")
        .class("score")
        .attr("part", "error")
        .flag("open", errors)
        .child(el("summary").text(heading))
        .child(el("ul").children(list))
        .child(given);
    (!faults.is_empty()).then_some(details)
}
