//! One board: what its page tells it, and what it tells its page.

use super::dom::{El, find};
use super::lab::Lab;
use super::quiz::Questions;
use super::view::{Shows, View};
use rank_and_file::board::Cell;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::{At, NodeId};
use rank_and_file::session::{Action, Hand, Names, Pointing, Session};
use rank_and_file::study::{ATTRIBUTES, Mode, Ply, Settings, Study, pgn, plies, ply};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{Element, Event, Node};

/// What a call has led to, as bits of the number it gives back.
pub mod told {
    /// A move waits for leave: the page asks its author and calls `settle`.
    pub const MOVE: u32 = 1;
    /// Another position is shown.
    pub const POSITION: u32 = 2;
    /// Something is wrong with the score or an attribute: `trouble` says what.
    pub const TROUBLE: u32 = 4;
    /// A question was answered: `answer` says how.
    pub const ANSWER: u32 = 8;
    /// The last question was answered.
    pub const SOLVED: u32 = 16;
    /// The event has been used, and the page is not to act on it as well.
    pub const USED: u32 = 32;
    /// The reader has changed something that is to be kept.
    pub const CHANGED: u32 = 64;
}

/// One board in a page.
#[wasm_bindgen]
pub struct Board {
    host: Element,
    pub(crate) settings: Settings,
    /// What is wrong with attributes: their names and sentences.
    wrong: Vec<(&'static str, String)>,
    score: String,
    study: Study,
    pub(crate) session: Session,
    names: Names,
    pub(crate) view: View,
    pub(crate) questions: Option<Questions>,
    pub(crate) lab: Option<Lab>,
    /// What the session would be after the move that waits for leave.
    ahead: Option<Box<Session>>,
    pub(crate) hand: super::act::Hand,
    /// Game and moment as last told.
    pub(crate) told: (u64, At),
}

#[wasm_bindgen]
impl Board {
    /// A board inside a shadow root. Its attributes are read from the element that hosts it.
    #[wasm_bindgen(constructor)]
    pub fn new(host: Element, root: &Node, score: String) -> Board {
        let mut settings = Settings::default();
        let mut wrong = Vec::new();
        for name in ATTRIBUTES {
            if let Err(sentence) = settings.set(name, host.get_attribute(name).as_deref()) {
                wrong.push((name, sentence));
            }
        }
        let study = Study::read(&score, &settings);
        let session = study.session(&settings);
        let view = View::new(root, &settings);
        let mut board = Board {
            told: (session.game_number(), session.at()),
            host,
            settings,
            wrong,
            score,
            study,
            session,
            names: Names::default(),
            view,
            questions: None,
            lab: None,
            ahead: None,
            hand: super::act::Hand::default(),
        };
        board.begin();
        board
    }

    /// Reads another score.
    pub fn read(&mut self, score: String) -> u32 {
        self.score = score;
        self.reread()
    }

    /// Reads an attribute of the host again.
    pub fn attribute(&mut self, name: &str) -> u32 {
        let Some(&name) = ATTRIBUTES.iter().find(|&&known| known == name) else {
            return 0;
        };
        let value = self.host.get_attribute(name);
        self.wrong.retain(|(wrong, _)| *wrong != name);
        let wrong = match self.settings.set(name, value.as_deref()) {
            Ok(()) => 0,
            Err(sentence) => {
                self.wrong.push((name, sentence));
                told::TROUBLE
            }
        };
        let told = match name {
            "fen" | "variant" | "read-as" | "letters" => self.reread(),
            "ply" => self.go_to_ply(),
            _ => {
                // The reader's place and moves stay.
                let fresh = self.study.session(&self.settings);
                if name == "columns" {
                    self.session.columns.clone_from(&fresh.columns);
                }
                if name == "orientation" {
                    self.session.flipped = self.settings.flipped;
                }
                self.session.names_on_squares = fresh.names_on_squares;
                // So do his answers, where only the looks are others.
                self.rebuild(matches!(name, "columns" | "interactive" | "quiz"));
                self.tell()
            }
        };
        told | wrong
    }

    /// Acts on something that happened inside the shadow tree.
    pub fn handle(&mut self, event: &Event) -> u32 {
        super::act::handle(self, event)
    }

    /// Makes the move that waited for leave, or does not.
    pub fn settle(&mut self, allowed: bool) -> u32 {
        match self.ahead.take() {
            Some(ahead) if allowed => {
                self.session = *ahead;
                self.show();
                self.tell() | told::CHANGED
            }
            _ => {
                self.session.hand = Hand::Idle;
                self.show();
                0
            }
        }
    }

    /// Shows the moment after so many half-moves of the main line; questions begin anew there.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, count: u32) -> u32 {
        let begins = std::mem::replace(&mut self.settings.ply, Ply::After(count));
        let told = self.go_to_ply();
        self.settings.ply = begins;
        told
    }

    /// Turns the board.
    pub fn flip(&mut self) -> u32 {
        self.session.flipped = !self.session.flipped;
        self.show();
        told::CHANGED
    }

    /// The game with all that the reader has played, as PGN.
    #[wasm_bindgen(js_name = toPGN)]
    #[must_use]
    pub fn to_pgn(&self) -> String {
        pgn(&self.session)
    }

    /// The position on the board, as FEN. With a move waiting for leave, that after it.
    #[must_use]
    pub fn fen(&self) -> String {
        write_fen(self.latest().position())
    }

    /// How many half-moves led to the position.
    #[must_use]
    pub fn ply(&self) -> u32 {
        let session = self.latest();
        plies(session.tree(), session.at())
    }

    /// The move that led to the position, in the notation of each column; empty at the start.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let session = self.latest();
        let At::After(id) = session.at() else {
            return Vec::new();
        };
        let node = session.tree().node(id);
        let before = session.tree().position(node.parent);
        let turn = before.turn_of(before.mover(&node.play));
        let name = |notation: rank_and_file::notation::Notation| {
            notation.name(&node.play, &turn).reading.text
        };
        session
            .columns
            .iter()
            .map(|column| name(column.notation))
            .collect()
    }

    /// What is wrong with attributes and score, a sentence a line; empty if nothing is.
    #[must_use]
    pub fn trouble(&self) -> String {
        let wrong = self.wrong.iter().map(|(_, sentence)| sentence.as_str());
        let faults = self.study.faults.iter().filter(|fault| fault.is_error);
        let asked = self
            .questions
            .iter()
            .filter_map(|questions| questions.trouble.as_deref());
        let lines: Vec<&str> = wrong
            .chain(faults.map(|fault| fault.sentence.as_str()))
            .chain(asked)
            .collect();
        lines.join("\n")
    }

    /// Of the last answer: the text given, the sentence about it, and as numbers whether it was right, the
    /// ply, tries and hints of the question, then questions, tries and hints of the whole quiz.
    #[must_use]
    pub fn answer(&self) -> Vec<String> {
        self.questions
            .as_ref()
            .map(Questions::answer)
            .unwrap_or_default()
    }
}

impl Board {
    fn latest(&self) -> &Session {
        self.ahead.as_deref().unwrap_or(&self.session)
    }

    /// Begins with the score as its author gave it.
    fn begin(&mut self) {
        self.questions = None;
        self.lab = None;
        match self.settings.mode {
            Mode::Quiz => {
                self.questions = Some(Questions::begin(&mut self.session, &self.settings))
            }
            Mode::Laboratory => self.lab = Some(Lab::begin(&self.session)),
            Mode::None | Mode::Moves | Mode::Free => {}
        }
        super::faults::show(&self.view.app, &self.score, &self.study.faults);
        self.show();
    }

    fn reread(&mut self) -> u32 {
        self.study = Study::read(&self.score, &self.settings);
        self.session = self.study.session(&self.settings);
        self.ahead = None;
        self.rebuild(true);
        let trouble = match self.trouble().is_empty() {
            true => 0,
            false => told::TROUBLE,
        };
        self.told = (self.session.game_number(), self.session.at());
        told::POSITION | trouble
    }

    /// Makes the elements anew, since other parts are asked for, and questions and trials if they begin anew.
    fn rebuild(&mut self, begins: bool) {
        if let Some(root) = self.view.app.0.parent_node() {
            self.view.app.0.remove();
            self.view = View::new(&root, &self.settings);
        }
        self.names = Names::default();
        if begins {
            self.begin();
        } else {
            super::faults::show(&self.view.app, &self.score, &self.study.faults);
            self.show();
        }
    }

    /// Shows the moment at which the board is set to begin.
    fn go_to_ply(&mut self) -> u32 {
        self.ahead = None;
        self.session.go(ply(self.session.tree(), self.settings.ply));
        // Questions and trials are about the moment they began at.
        if self.questions.is_some() || self.lab.is_some() {
            self.rebuild(true);
        } else {
            self.show();
        }
        self.tell()
    }

    /// Acts, and shows what came of it. A move that is new on the board waits for leave.
    #[inline(never)]
    pub(crate) fn act(&mut self, action: Action) -> u32 {
        self.ahead = None;
        let plays = matches!(
            action,
            Action::Touch(_) | Action::Drag(..) | Action::Choose(_) | Action::Enter
        );
        if !plays {
            self.session.apply(action);
            self.show();
            return self.tell();
        }
        let mut ahead = self.session.clone();
        ahead.apply(action);
        if ahead.at() == self.session.at() && ahead.game_number() == self.session.game_number() {
            self.session = ahead;
            self.show();
            return 0;
        }
        self.ahead = Some(Box::new(ahead));
        told::MOVE
    }

    /// Folds a variation, or unfolds it.
    pub(crate) fn fold(&mut self, index: usize) -> u32 {
        let id: Option<NodeId> = self.session.tree().ids().nth(index);
        id.map_or(0, |id| self.act(Action::Fold(id)))
    }

    /// Lights what is pointed at.
    pub(crate) fn point(&mut self, pointing: Option<Pointing>) {
        if self.session.pointing != pointing {
            self.session.pointing = pointing;
            self.show();
        }
    }

    /// Tells the page of another position, and the reader in words.
    pub(crate) fn tell(&mut self) -> u32 {
        let now = (self.session.game_number(), self.session.at());
        if self.told == now {
            return told::CHANGED;
        }
        self.told = now;
        self.view.say(&self.session.spoken());
        told::POSITION | told::CHANGED
    }

    /// Shows the session.
    pub(crate) fn show(&mut self) {
        let mut shows = Shows {
            reasons: true,
            ..Shows::default()
        };
        if let Some(questions) = &mut self.questions {
            questions.show(&self.session, &mut self.names, &self.view, &mut shows);
        }
        if let Some(lab) = &self.lab {
            lab.show(&self.session, &mut self.view, &mut shows);
        }
        self.view
            .follow(&self.session, &mut self.names, &self.settings, &shows);
        if let Some(lab) = &self.lab {
            lab.explain(&mut self.view);
        }
    }

    /// The text in the field of an entry.
    pub(crate) fn field(&self) -> Option<web_sys::HtmlInputElement> {
        use wasm_bindgen::JsCast;
        find(&self.view.app.0, ".entry input").and_then(|field| field.dyn_into().ok())
    }

    /// The element of the square that the keyboard is at.
    pub(crate) fn square(&self, cell: Cell) -> Option<&El> {
        self.view.square(cell)
    }
}
