//! One board: the calls that its page makes, and their results.

use rank_and_file::board::Square;
use rank_and_file::dom::{BoardDrag, Host, find, focus_in, mark, rove, show_current};
use rank_and_file::game::At;
use rank_and_file::screen::placed_pieces::PlacedPieces;
use rank_and_file::session::Column;
use rank_and_file::study::{StudyModel, StudySession};
use rank_and_file::view::{BoardOptions, study, study_sheet};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, Node};

use super::events::{events, position};
use rank_and_file::study::StudyEvents;

/// One board in a page. The results of its calls are described in [`super::events`].
#[wasm_bindgen]
pub struct Board {
    host: Element,
    /// The state of the study.
    pub(crate) study_session: StudySession,
    /// The element that shows the study.
    pub(crate) app: Host,
    sheet: Sheet,
    /// The model that is shown.
    pub(crate) model: StudyModel,
    /// The pieces that are shown.
    placed: PlacedPieces,
    /// The state of the pointer over the board.
    pub(crate) drag: BoardDrag,
    /// The square that the Tab key reaches.
    pub(crate) cursor: Square,
}

/// Selector of the moves on the score sheet.
const MOVES: &str = ".sheet .move";

/// The score sheet. It is drawn separately, because it changes seldom.
struct Sheet {
    /// The scrolling element that holds it, if there is one.
    place: Option<Host>,
    /// The state of the study that it was drawn from.
    drawn: Option<(u32, u64, u64, Vec<Column>)>,
    /// The moment whose move is marked.
    marked: At,
}

#[wasm_bindgen]
impl Board {
    /// Makes a board inside the shadow tree `root`. Its attributes are read from its element,
    /// `host`.
    #[wasm_bindgen(constructor)]
    pub fn new(host: Element, root: &Node, score: String) -> Board {
        let app = web_sys::window()
            .and_then(|window| window.document())
            .and_then(|document| document.create_element("div").ok());
        // A page always has a document, so the fallback is never used.
        let app = Host::new(app.unwrap_or_else(|| host.clone()));
        let mut study_session = StudySession::new(score, |name| host.get_attribute(name));
        let mut board = Board {
            model: study_session.model(),
            host,
            study_session,
            sheet: Sheet {
                place: None,
                drawn: None,
                marked: At::Start,
            },
            app,
            placed: PlacedPieces::default(),
            drag: BoardDrag::default(),
            cursor: BoardOptions::FIRST,
        };
        board.show();
        let _ = root.append_child(board.app.element());
        // Scrolling works only once the board is in the page.
        if let Some(place) = &board.sheet.place
            && board.sheet.marked != At::Start
        {
            show_current(place.element());
        }
        board
    }

    /// Reads another score.
    pub fn read(&mut self, score: String) -> JsValue {
        let events = self.study_session.read(score);
        self.shown(events)
    }

    /// Reads an attribute of the host again.
    pub fn attribute(&mut self, name: &str) -> JsValue {
        let value = self.host.get_attribute(name);
        let events = self.study_session.attribute(name, value.as_deref());
        self.shown(events)
    }

    /// Makes the move that waited for the page's permission, or drops it.
    pub fn settle(&mut self, allowed: bool) -> JsValue {
        let events = self.study_session.settle(allowed);
        self.shown(events)
    }

    /// Shows the moment after `count` half-moves of the main line. The questions of a quiz begin
    /// again there.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, count: u32) -> JsValue {
        let events = self.study_session.go_to(count);
        self.shown(events)
    }

    /// Turns the board.
    pub fn flip(&mut self) -> JsValue {
        let events = self.study_session.flip();
        self.shown(events)
    }

    /// Returns what `restore` needs if the reader has done no more than step through the score;
    /// otherwise `undefined`, because not all would come back.
    #[wasm_bindgen(js_name = atRest)]
    #[must_use]
    pub fn at_rest(&self) -> Option<String> {
        let busy = self.field().is_some_and(|field| !field.value().is_empty());
        self.study_session.at_rest().filter(|_| !busy)
    }

    /// Restores what was kept of a board with the same score.
    pub fn restore(&mut self, kept: &str) {
        self.study_session.restore(kept);
        self.show();
    }

    /// Returns the game with all moves that the reader has played, as PGN.
    #[wasm_bindgen(js_name = toPGN)]
    #[must_use]
    pub fn to_pgn(&self) -> String {
        self.study_session.to_pgn()
    }

    /// Returns the number of games in the score.
    #[must_use]
    pub fn games(&self) -> usize {
        self.study_session.session().games().len()
    }

    /// Returns the position on the board.
    #[must_use]
    pub fn position(&self) -> JsValue {
        position(&self.study_session)
    }

    /// Returns the faults of attributes and score, in the form of a call's result.
    #[must_use]
    pub fn trouble(&self) -> JsValue {
        let trouble = !self.study_session.trouble().is_empty();
        let done = StudyEvents {
            trouble,
            ..StudyEvents::default()
        };
        events(&self.study_session, done, false)
    }
}

impl Board {
    /// Shows the study and returns the result of a call.
    fn shown(&mut self, done: StudyEvents) -> JsValue {
        self.show();
        events(&self.study_session, done, false)
    }

    /// Shows the study as it is now.
    pub(crate) fn show(&mut self) {
        let (chose, span) = (!self.model.board.choices.is_empty(), self.model.board.span);
        self.model = self.study_session.model();
        if self.model.board.span != span {
            self.cursor = BoardOptions::FIRST;
        }
        self.placed.follow(&self.model.board);
        let (carried, score) = (self.drag.piece.carried(), self.study_session.score());
        let study = study(&self.model, &self.placed, self.cursor, carried, score);
        self.app.show(study);
        if !chose && !self.model.board.choices.is_empty() {
            focus_in(self.app.element(), ".promotion button");
        }
        self.show_sheet();
    }

    /// Draws the score sheet if it has changed, and marks the current move.
    fn show_sheet(&mut self) {
        let Some(element) = find(self.app.element(), ".sheet-scroll") else {
            return;
        };
        let known = self.sheet.place.take();
        let known = known.filter(|place| place.element() == &element);
        if known.is_none() {
            self.sheet.drawn = None;
            self.sheet.marked = At::Start;
        }
        let place = known.unwrap_or_else(|| Host::new(element));
        let place = self.sheet.place.insert(place);
        let now = self.study_session.sheet_state();
        if self.sheet.drawn.as_ref() != Some(&now) {
            let model = self.study_session.sheet();
            let session = self.study_session.session();
            place.show(study_sheet(session, &model));
            self.sheet.drawn = Some(now);
            mark(place.element(), self.sheet.marked);
            rove(place.element(), MOVES);
        }
        let (place, at) = (place.element(), self.study_session.session().at());
        if std::mem::replace(&mut self.sheet.marked, at) != at {
            mark(place, at);
            rove(place, MOVES);
            show_current(place);
        }
    }
}
