//! One board: what its page tells it, and what it tells its page.

use rank_and_file::board::Square;
use rank_and_file::dom::{Drag, Host, find, focus_in, mark, show_current};
use rank_and_file::game::At;
use rank_and_file::session::Column;
use rank_and_file::study::{Sitting, StudyModel};
use rank_and_file::view::{Looks, study, study_sheet};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, Node};

use super::told::{position, told};
use rank_and_file::study::Told;

/// One board in a page. What its calls give back is described in [`super::told`].
#[wasm_bindgen]
pub struct Board {
    host: Element,
    pub(crate) sitting: Sitting,
    pub(crate) app: Host,
    sheet: Sheet,
    /// What is shown.
    pub(crate) model: StudyModel,
    pub(crate) drag: Drag,
    /// The square that the Tab key reaches.
    pub(crate) cursor: Square,
}

/// The score sheet, which changes seldom.
struct Sheet {
    place: Host,
    /// The state of the study that it was drawn from.
    drawn: Option<(u32, u64, u64, Vec<Column>)>,
    /// The moment whose move is marked.
    marked: At,
}

#[wasm_bindgen]
impl Board {
    /// A board inside an element of a shadow tree. Its attributes are read from the element that hosts it.
    #[wasm_bindgen(constructor)]
    pub fn new(host: Element, root: &Node, score: String) -> Board {
        let app = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.create_element("div").ok());
        // Without a document there is no page to draw in, and nobody has called.
        let app = Host::new(app.unwrap_or_else(|| host.clone()));
        let mut sitting = Sitting::new(score, |name| host.get_attribute(name));
        let mut board = Board {
            model: sitting.model(),
            host,
            sitting,
            sheet: Sheet {
                place: app.clone(),
                drawn: None,
                marked: At::Start,
            },
            app,
            drag: Drag::default(),
            cursor: Looks::FIRST,
        };
        board.show();
        let _ = root.append_child(board.app.element());
        // Only what stands in the page can be scrolled.
        if board.sheet.marked != At::Start {
            show_current(board.sheet.place.element());
        }
        board
    }

    /// Reads another score.
    pub fn read(&mut self, score: String) -> JsValue {
        let told = self.sitting.read(score);
        self.shown(told)
    }

    /// Reads an attribute of the host again.
    pub fn attribute(&mut self, name: &str) -> JsValue {
        let value = self.host.get_attribute(name);
        let told = self.sitting.attribute(name, value.as_deref());
        self.shown(told)
    }

    /// Makes the move that waited for leave, or does not.
    pub fn settle(&mut self, allowed: bool) -> JsValue {
        let told = self.sitting.settle(allowed);
        self.shown(told)
    }

    /// Shows the moment after so many half-moves of the main line; questions begin anew there.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, count: u32) -> JsValue {
        let told = self.sitting.go_to(count);
        self.shown(told)
    }

    /// Turns the board.
    pub fn flip(&mut self) -> JsValue {
        let told = self.sitting.flip();
        self.shown(told)
    }

    /// Goes back to what was kept of a board with the same score.
    pub fn restore(&mut self, kept: &str) {
        self.sitting.restore(kept);
        self.show();
    }

    /// The game with all that the reader has played, as PGN.
    #[wasm_bindgen(js_name = toPGN)]
    #[must_use]
    pub fn to_pgn(&self) -> String {
        self.sitting.to_pgn()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> JsValue {
        position(&self.sitting)
    }

    /// What is wrong with attributes and score, as of a call that has just ended.
    #[must_use]
    pub fn trouble(&self) -> JsValue {
        let trouble = !self.sitting.trouble().is_empty();
        let done = Told {
            trouble,
            ..Told::default()
        };
        told(&self.sitting, done, false)
    }
}

impl Board {
    fn shown(&mut self, done: Told) -> JsValue {
        self.show();
        told(&self.sitting, done, false)
    }

    /// Shows what has become of the study.
    pub(crate) fn show(&mut self) {
        let (chose, span) = (!self.model.board.choices.is_empty(), self.model.board.span);
        self.model = self.sitting.model();
        if self.model.board.span != span {
            self.cursor = Looks::FIRST;
        }
        let (carried, score) = (self.drag.carried(), self.sitting.score());
        self.app
            .show(study(&self.model, self.cursor, carried, score));
        if !chose && !self.model.board.choices.is_empty() {
            focus_in(self.app.element(), ".promotion button");
        }
        self.show_sheet();
    }

    fn show_sheet(&mut self) {
        let Some(place) = find(self.app.element(), ".sheet-scroll") else {
            return;
        };
        if self.sheet.place.element() != &place {
            self.sheet.place = Host::new(place);
            self.sheet.drawn = None;
            self.sheet.marked = At::Start;
        }
        let now = self.sitting.sheet_state();
        if self.sheet.drawn.as_ref() != Some(&now) {
            let model = self.sitting.sheet();
            let session = self.sitting.session();
            self.sheet.place.show(study_sheet(session, &model));
            self.sheet.drawn = Some(now);
            mark(self.sheet.place.element(), self.sheet.marked);
        }
        let (place, at) = (self.sheet.place.element(), self.sitting.session().at());
        if std::mem::replace(&mut self.sheet.marked, at) != at {
            mark(place, at);
            show_current(place);
        }
    }
}
