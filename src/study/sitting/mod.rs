//! A study with a reader at it, and what can be had of it at any time.
//!
//! ```text
//! Sitting::new(score, settings)
//!   → act(Deed::Do(Action::Next))      Told { position, .. }
//!   → act(Deed::Touch(e2)), (e4)       Told { asks, .. }: a move of the reader's waits for leave
//!   → settle(true)                     and is made
//! ```
//!
//! | mode | a touch on a square |
//! |---|---|
//! | [`Mode::None`], [`Mode::Moves`] | does nothing |
//! | [`Mode::Free`] | picks up, puts down, moves |
//! | [`Mode::Quiz`] | answers, see [`Round`] |
//! | [`Mode::Laboratory`] | chooses a square, puts pieces, see [`Laboratory`] |
//!
//! | module | what it is |
//! |---|---|
//! | `author` | score and attributes, and what is wrong with them |
//! | `hand` | what the reader does |
//! | `kept` | what is kept of it and found again |

mod author;
mod hand;
mod kept;

use super::{ATTRIBUTES, Attribute, Mode, Settings, Study, Told, plies, ply};
use crate::exercise::laboratory::Laboratory;
use crate::exercise::quiz::{Judgement, QuizScore, Round};
use crate::game::At;
use crate::game::fen::write_fen;
use crate::notation::{Notation, Sentence};
use crate::screen::sheet::{self, SheetModel};
use crate::session::{Action, Column, Names, Session};

/// What is asked or tried out.
enum Exercise {
    None,
    Quiz(Round),
    /// The sentence says why there is nothing to try out.
    Laboratory(Result<Laboratory, Sentence>),
}

/// A study with a reader at it.
pub struct Sitting {
    settings: Settings,
    /// What is wrong with attributes: their names and sentences.
    wrong: Vec<(&'static str, String)>,
    score: String,
    study: Study,
    session: Session,
    /// How often the session was begun anew: the numbers of its games begin anew with it.
    begun: u32,
    pub(super) names: Names,
    exercise: Exercise,
    /// What the session would be after the move that waits for leave.
    ahead: Option<Box<Session>>,
    /// Game and moment as last told.
    told: (u64, At),
    /// What a screen reader says next.
    pub(super) spoken: String,
}

impl Sitting {
    /// Begins with a score as its author gave it. `attribute`: the values of the author's attributes.
    #[must_use]
    pub fn new(score: String, attribute: impl Fn(&str) -> Option<String>) -> Sitting {
        let mut settings = Settings::default();
        let mut wrong = Vec::new();
        for Attribute { name, .. } in &ATTRIBUTES {
            if let Err(sentence) = settings.set(name, attribute(name).as_deref()) {
                wrong.push((*name, sentence));
            }
        }
        let study = Study::read(&score, &settings);
        let session = study.session(&settings);
        let mut sitting = Sitting {
            told: (session.game_number(), session.at()),
            settings,
            wrong,
            score,
            study,
            session,
            begun: 0,
            names: Names::default(),
            exercise: Exercise::None,
            ahead: None,
            spoken: String::new(),
        };
        sitting.begin();
        sitting
    }

    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    #[must_use]
    pub const fn round(&self) -> Option<&Round> {
        match &self.exercise {
            Exercise::Quiz(round) => Some(round),
            _ => None,
        }
    }

    /// The laboratory, or why there is none.
    #[must_use]
    pub const fn laboratory(&self) -> Option<&Result<Laboratory, Sentence>> {
        match &self.exercise {
            Exercise::Laboratory(lab) => Some(lab),
            _ => None,
        }
    }

    fn begin_anew(&mut self, session: Session) {
        self.session = session;
        self.names = Names::default();
        self.begun += 1;
    }

    fn set_columns(&mut self, columns: &[Column]) {
        for (at, column) in columns.iter().enumerate() {
            self.session.apply_at_board(Action::SetColumn(at, *column));
        }
        for _ in columns.len()..self.session.columns().len() {
            self.session
                .apply_at_board(Action::RemoveColumn(columns.len()));
        }
    }

    /// Lets Black, or White, sit at the bottom.
    fn turn(&mut self, flipped: bool) {
        if self.session.flipped() != flipped {
            self.session.apply_at_board(Action::Flip);
        }
    }

    /// Begins questions and trials at the present moment, or where the author wants them.
    fn begin(&mut self) {
        let from = ply(self.session.tree(), self.settings.ply);
        self.exercise = match self.settings.mode {
            Mode::Quiz => {
                let column = self.session.columns()[0];
                let task = self.settings.asked;
                Exercise::Quiz(Round::begin(task, column, from, &mut self.session))
            }
            Mode::Laboratory => Exercise::Laboratory(Laboratory::of(&self.session)),
            Mode::None | Mode::Moves | Mode::Free => Exercise::None,
        };
    }

    /// What the score sheet shows; it differs whenever the sheet does, the current move aside.
    #[must_use]
    pub fn sheet_state(&self) -> (u32, u64, u64, Vec<Column>) {
        let session = &self.session;
        let columns = session.columns().to_vec();
        (
            self.begun,
            session.game_number(),
            session.revision(),
            columns,
        )
    }

    /// The rows of the score sheet.
    #[must_use]
    pub fn sheet(&mut self) -> SheetModel {
        self.names.follow(self.session.game_number());
        sheet::model(&self.session, &mut self.names)
    }

    /// Tells of another position, and remembers that it was told.
    fn tell(&mut self) -> Told {
        let now = (self.session.game_number(), self.session.at());
        let position = std::mem::replace(&mut self.told, now) != now;
        if position {
            self.spoken = self.session.spoken();
        }
        Told {
            position,
            changed: true,
            ..Told::default()
        }
    }

    /// With a move waiting for leave, the session after it.
    fn latest(&self) -> &Session {
        self.ahead.as_deref().unwrap_or(&self.session)
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
        let turn = before.turn_of(before.mover(&node.mv));
        let name = |notation: Notation| notation.text(&node.mv, &turn);
        let columns = session.columns().iter();
        columns.map(|column| name(column.notation)).collect()
    }

    /// The last answer in a quiz, and how far the reader has come.
    #[must_use]
    pub fn answer(&self) -> Option<(&Judgement, QuizScore)> {
        let round = self.round()?;
        Some((round.last()?, round.score()))
    }
}
