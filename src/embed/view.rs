//! What a board shows, as elements in its shadow tree, and how they follow the session.
//!
//! ```text
//! div.app.chess[data-layout]
//!   div.board-area > div.board-frame > div.board[role=grid] > div.row * n > div.square * n
//!                                    | svg.overlay | div.promotion | svg.dragged
//!                    div.controls > button.button * 5, p.status, div.notice-place[role=status]
//!   div.entry                 where moves are written
//!   div.sheet-area > game-title, div.sheet-scroll > table.sheet
//!   div.why
//!   div.side > div.task, div.notice-place, div.why      in place of the last three: quiz and laboratory
//!   details.score             the score as given, if something in it was not understood
//!   p.visually-hidden[aria-live]
//! ```

use super::controls::{controls, entry};
use super::dom::{El, button, drawn, el, find};
use super::sheet;
use super::squares::{choosing, corner, fill};
use super::why::why;
use super::written::Linked;
use rank_and_file::board::{Cell, Side};
use rank_and_file::screen::artwork::Sign;
use rank_and_file::screen::board_model::BoardModel;
use rank_and_file::screen::figures::{paths, view_box};
use rank_and_file::screen::{board_model as board, sheet as rows, why as reasons};
use rank_and_file::session::{Names, Notice, Session};
use rank_and_file::study::{Coordinates, Layout, Mode, Settings};
use web_sys::Node;

/// The elements of one board, and what they show.
pub struct View {
    pub app: El,
    pub frame: El,
    grid: El,
    squares: Vec<El>,
    overlay: Option<El>,
    promotion: Option<El>,
    pub status: El,
    pub task: El,
    notice: El,
    pub sheet: El,
    why: El,
    spoken: El,
    /// What the squares show.
    model: Option<BoardModel>,
    /// What stands in the squares' corners: turned, descriptive.
    corners: Option<(bool, Coordinates)>,
    /// Which game and which state of it the sheet was drawn from, and in which columns.
    rows: Option<(u64, u64, Vec<&'static str>)>,
    /// Which move the panel speaks of, if it has been filled.
    reason: Option<(u64, u32, u64)>,
    said: Option<Notice>,
    pub linked: Linked,
    /// The square that the Tab key reaches.
    pub cursor: Cell,
}

impl View {
    /// The elements, not yet filled.
    pub fn new(root: &Node, settings: &Settings) -> View {
        let grid = el("div")
            .attr("role", "grid")
            .attr("aria-label", "Chess board");
        let frame = el("div").class("board-frame").attr("part", "board");
        let frame = frame.child(grid.clone());
        let status = el("p").class("status").attr("part", "status");
        let live = |class: &str| {
            el("div")
                .class(class)
                .attr("role", "status")
                .attr("aria-live", "polite")
        };
        let view = View {
            app: el("div").class("app chess").attr("part", "frame"),
            frame,
            grid,
            squares: Vec::new(),
            overlay: None,
            promotion: None,
            status,
            task: el("div").class("task").attr("part", "quiz"),
            notice: live("notice-place"),
            sheet: el("div")
                .class("sheet-scroll")
                .attr("tabindex", "0")
                // No landmark: a page of twenty boards would have twenty of one name.
                .attr("role", "group"),
            why: el("div").class("why").attr("part", "why"),
            spoken: el("p").class("visually-hidden").attr("aria-live", "polite"),
            model: None,
            corners: None,
            rows: None,
            reason: None,
            said: None,
            linked: Linked::default(),
            cursor: Cell::new(4, 0),
        };
        view.laid_out(settings);
        let _ = root.append_child(&view.app.0);
        view
    }

    /// Puts the parts together that these settings ask for.
    fn laid_out(&self, settings: &Settings) {
        let all = settings.layout != Layout::Board;
        let layout = match settings.layout {
            Layout::Auto => "auto",
            Layout::Wide => "wide",
            Layout::Narrow => "narrow",
            Layout::Board => "board",
        };
        let app = self.app.clone().emptied().attr("data-layout", layout);
        let area = el("div").class("board-area").child(self.frame.clone());
        let area = if settings.mode == Mode::None {
            area
        } else {
            area.child(controls(settings).child(self.status.clone()))
        };
        if matches!(settings.mode, Mode::Quiz | Mode::Laboratory) {
            let side = el("div")
                .class("side")
                .child(self.task.clone())
                .child(self.notice.clone());
            let side = if all && settings.explain {
                side.child(self.why.clone())
            } else {
                side
            };
            let _ = app.child(area).child(side).child(self.spoken.clone());
            return;
        }
        let mut app = app.child(area.child(self.notice.clone()));
        if settings.mode == Mode::Free {
            app = app.child(entry("Write a move", "Play"));
        }
        if all {
            let sheet = el("div")
                .class("sheet-area")
                .attr("part", "sheet")
                .child(self.sheet.clone().attr("aria-label", "Score sheet"));
            app = app.child(sheet);
            if settings.explain {
                app = app.child(self.why.clone());
            }
        }
        let _ = app.child(self.spoken.clone());
    }

    /// Catches up with the session.
    pub fn follow(
        &mut self,
        session: &Session,
        names: &mut Names,
        settings: &Settings,
        shows: &Shows,
    ) {
        let model = shows
            .board
            .clone()
            .unwrap_or_else(|| board::model(session, names));
        self.draw_board(model, session, settings);
        let drawn = (
            session.game_number(),
            session.revision(),
            session.columns.iter().map(|column| column.tag).collect(),
        );
        let moment = session.at().moment();
        let full = settings.layout != Layout::Board;
        if full && !matches!(settings.mode, Mode::Quiz | Mode::Laboratory) {
            if self.rows.as_ref() != Some(&drawn) {
                let model = rows::model(session, names);
                let sheet = self.sheet.clone().emptied();
                let filled = sheet
                    .children(sheet::heading(session))
                    .child(sheet::sheet(session, &model));
                let _ = filled.hidden(session.tree().is_empty() && session.games().len() == 1);
                self.rows = Some(drawn);
            }
            sheet::mark(&self.sheet.0, moment);
        }
        let reason = (session.game_number(), moment, session.revision());
        if full && settings.explain && self.reason != Some(reason) {
            self.reason = Some(reason);
            self.linked.0.clear();
            let place = self.why.clone().emptied();
            // The answer must not stand beside the question.
            if shows.reasons {
                let model = reasons::model(session, names);
                let _ = why(place, model.as_ref(), &mut self.linked);
            }
        }
        if settings.mode == Mode::Free {
            let _ = self
                .status
                .clone()
                .says(&super::later::status(session, names));
        }
        self.tell(shows.notice.as_ref().or(session.notice.as_ref()));
    }

    /// What a screen reader says next.
    pub fn say(&self, words: &str) {
        let _ = self.spoken.clone().says(words);
    }

    /// The panel, to be filled with something else.
    pub fn panel(&self) -> El {
        self.why.clone()
    }

    /// Fills the panel again, which has been taken for something else.
    pub fn forget_reason(&mut self) {
        self.reason = None;
    }

    fn tell(&mut self, notice: Option<&Notice>) {
        if self.said.as_ref() == notice {
            return;
        }
        self.said = notice.cloned();
        let place = self.notice.clone().emptied();
        let Some(notice) = notice else {
            return;
        };
        let class = if notice.refusal {
            "notice warn"
        } else {
            "notice"
        };
        let words = self.linked.sentence(el("span"), &notice.sentence);
        let close = button("button plain", "cancel")
            .attr("aria-label", "Close")
            .child(drawn(
                "icon",
                "0 0 24 24",
                &[(String::new(), Sign::Close.path().to_owned())],
            ));
        let _ = place.child(
            el("p")
                .class(class)
                .attr("part", "notice")
                .child(words)
                .child(close),
        );
    }

    fn draw_board(&mut self, model: BoardModel, session: &Session, settings: &Settings) {
        let span = usize::from(model.span);
        if self.squares.len() != span * span {
            self.squares = (0..span * span)
                .map(|_| {
                    el("div")
                        .attr("role", "gridcell")
                        .attr("tabindex", "-1")
                        .attr("part", "square")
                })
                .collect();
            let rows = self.squares.chunks(span);
            let rows = rows.map(|row| {
                el("div")
                    .class("row")
                    .attr("role", "row")
                    .children(row.iter().cloned())
            });
            let _ = self.grid.clone().emptied().children(rows);
            let _ = self.frame.clone().style("--span", &span.to_string());
            self.model = None;
            self.corners = None;
            self.cursor = Cell::new(4, 0);
        }
        let corners = (model.flipped, settings.coordinates);
        let turned = self.corners != Some(corners);
        self.corners = Some(corners);
        for (at, square) in model.squares.iter().enumerate() {
            let old = self.model.as_ref().map(|model| &model.squares[at]);
            let holder = &self.squares[at];
            if old != Some(square) {
                fill(holder, old, square);
            }
            if turned {
                corner(holder, square.cell, at, &model, settings.coordinates);
            }
        }
        let mover = match session.mover() {
            _ if settings.mode == Mode::None || settings.mode == Mode::Moves => "board",
            Some(Side::White) => "board white-moves",
            Some(Side::Black) => "board black-moves",
            None => "board white-moves black-moves",
        };
        let grid = self.grid.clone().class(mover);
        let named = settings.coordinates == Coordinates::Descriptive && span == 8;
        let _ = grid
            .0
            .class_list()
            .toggle_with_force("named-squares", named);
        if turned || self.model.as_ref().map(|model| &model.drawn) != Some(&model.drawn) {
            remove(self.overlay.take());
            if !model.drawn.is_empty() {
                let paths = paths(&model.drawn, model.span, model.flipped);
                let overlay = drawn("overlay", view_box(model.span), &paths);
                let _ = self.frame.clone().child(overlay.clone());
                self.overlay = Some(overlay);
            }
        }
        if self.model.as_ref().map(|model| &model.choices) != Some(&model.choices) {
            remove(self.promotion.take());
            if !model.choices.is_empty() {
                let choosing = choosing(&model);
                let _ = self.frame.clone().child(choosing.clone());
                if let Some(first) = find(&choosing.0, "button") {
                    super::dom::focus(&first);
                }
                self.promotion = Some(choosing);
            }
        }
        self.model = Some(model);
        self.reach(self.cursor);
    }

    /// Lets the Tab key reach this square.
    pub fn reach(&mut self, cell: Cell) {
        self.cursor = cell;
        let Some(model) = &self.model else {
            return;
        };
        for (holder, square) in self.squares.iter().zip(&model.squares) {
            if square.cell == cell {
                let _ = holder.clone().attr("tabindex", "0");
            } else if holder.0.get_attribute("tabindex").as_deref() == Some("0") {
                let _ = holder.clone().attr("tabindex", "-1");
            }
        }
    }

    /// The element of a square.
    pub fn square(&self, cell: Cell) -> Option<&El> {
        let squares = &self.model.as_ref()?.squares;
        let at = squares.iter().position(|square| square.cell == cell)?;
        self.squares.get(at)
    }

    /// What stands on a square, and whether Black sits at the bottom.
    pub const fn model(&self) -> Option<&BoardModel> {
        self.model.as_ref()
    }

    /// The square at a place of the window, in CSS pixels.
    pub fn cell_at(&self, x: f64, y: f64) -> Option<Cell> {
        let model = self.model.as_ref()?;
        let place = self.grid.0.get_bounding_client_rect();
        let span = f64::from(model.span);
        let column = ((x - place.left()) / place.width() * span).floor();
        let row = ((y - place.top()) / place.height() * span).floor();
        let inside = (0.0..span).contains(&column) && (0.0..span).contains(&row);
        let at = inside.then_some((row * span + column) as usize)?;
        model.squares.get(at).map(|square| square.cell)
    }
}

/// What is shown in place of what the session says.
#[derive(Default)]
pub struct Shows {
    pub board: Option<BoardModel>,
    pub notice: Option<Notice>,
    /// Whether the panel may speak.
    pub reasons: bool,
}

fn remove(old: Option<El>) {
    if let Some(old) = old {
        old.0.remove();
    }
}
