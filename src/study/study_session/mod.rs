//! A study with a reader, and its state at any time.
//!
//! ```text
//! StudySession::new(score, settings)
//!   → act(StudyAction::Do(action))           StudyEvents { position, .. }
//!   → act(StudyAction::Touch(e2)), (e4)       StudyEvents { asks, .. }: a move of the reader's waits for leave
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
//! What is kept of the reader's work, for the study to be restored:
//!
//! ```text
//! white 3            who sits at the bottom, and the way to the moment
//! 1. e4 e5 2. Nf3    the game as PGN, if the reader has changed it
//! ```
//!
//! | module | what it is |
//! |---|---|
//! | `author` | the score and the attributes, and what is wrong with them |
//! | `hand` | the reader's actions |

mod author;
mod hand;

use super::{ATTRIBUTES, Attribute, Mode, Settings, Study, StudyEvents, pgn, plies, ply};
use crate::board::{FileWords, Square};
use crate::exercise::laboratory::Laboratory;
use crate::exercise::quiz::{Judgement, QuizScore, Round};
use crate::game::fen::write_fen;
use crate::game::pgn::ReadAs;
use crate::game::{At, follow, way};
use crate::notation::{Notation, Sentence};
use crate::screen::aloud;
use crate::screen::sheet::{self, SheetModel};
use crate::session::{Action, BoardAction, Column, GoAction, Names, Session, SheetAction};

/// The exercise in progress.
enum Exercise {
    None,
    Quiz(Round),
    /// The laboratory, or a sentence that says why there is nothing to try out.
    Laboratory(Result<Laboratory, Sentence>),
}

/// A study with a reader.
pub struct StudySession {
    settings: Settings,
    /// Names of the attributes that are wrong, with sentences about them.
    wrong: Vec<(&'static str, String)>,
    /// The attribute `quiz` as the author gave it; empty without one.
    quiz: String,
    score: String,
    study: Study,
    session: Session,
    /// The revision of the author's game; `None` if the session began with the reader's own.
    given: Option<u64>,
    /// Number of times the session was started again, because the numbers of its games then start
    /// again too.
    begun: u32,
    pub(super) names: Names,
    exercise: Exercise,
    /// The session after the move that waits for permission.
    ahead: Option<Box<Session>>,
    /// Game and moment that were last reported.
    events: (u64, At),
    /// Text for a screen reader to say next.
    pub(super) spoken: String,
}

impl StudySession {
    /// Creates a study session with a score as its author gave it. `attribute` returns the values of the
    /// author's attributes.
    #[must_use]
    pub fn new(score: String, attribute: impl Fn(&str) -> Option<String>) -> StudySession {
        let mut settings = Settings::default();
        let mut wrong = Vec::new();
        for Attribute { name, .. } in &ATTRIBUTES {
            if let Err(sentence) = settings.set(name, attribute(name).as_deref()) {
                wrong.push((*name, sentence));
            }
        }
        let study = Study::read(&score, &settings);
        let session = study.session(&settings);
        let mut study_session = StudySession {
            events: (session.game_number(), session.at()),
            given: Some(session.revision()),
            settings,
            wrong,
            quiz: attribute("quiz").unwrap_or_default(),
            score,
            study,
            session,
            begun: 0,
            names: Names::default(),
            exercise: Exercise::None,
            ahead: None,
            spoken: String::new(),
        };
        study_session.begin();
        study_session
    }

    /// Returns the author's settings.
    #[must_use]
    pub const fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the reader's session.
    #[must_use]
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// Returns the quiz in progress, if there is one.
    #[must_use]
    pub const fn round(&self) -> Option<&Round> {
        match &self.exercise {
            Exercise::Quiz(round) => Some(round),
            _ => None,
        }
    }

    /// Returns the laboratory, or the reason why there is none; `None` in other modes.
    #[must_use]
    pub const fn laboratory(&self) -> Option<&Result<Laboratory, Sentence>> {
        match &self.exercise {
            Exercise::Laboratory(lab) => Some(lab),
            _ => None,
        }
    }

    fn begin_anew(&mut self, session: Session) {
        self.given = Some(session.revision());
        self.session = session;
        self.names = Names::default();
        self.begun += 1;
    }

    fn set_columns(&mut self, columns: &[Column]) {
        for (at, column) in columns.iter().enumerate() {
            self.session
                .apply_at_board(Action::Sheet(SheetAction::SetColumn(at, *column)));
        }
        for _ in columns.len()..self.session.columns().len() {
            self.session
                .apply_at_board(Action::Sheet(SheetAction::RemoveColumn(columns.len())));
        }
    }

    /// Turns the board so that Black is at the bottom if `flipped`, or else White.
    fn turn(&mut self, flipped: bool) {
        if self.session.flipped() != flipped {
            self.session
                .apply_at_board(Action::Board(BoardAction::Flip));
        }
    }

    /// Begins the exercise: a quiz at the moment that the author wants, or a laboratory at the
    /// current moment.
    fn begin(&mut self) {
        let from = ply(self.session.tree(), self.settings.ply);
        self.exercise = match self.settings.mode {
            Mode::Quiz => {
                let column = self.session.columns()[0];
                let task = self.settings.asked;
                Exercise::Quiz(Round::begin(task, column, from, &mut self.session))
            }
            Mode::Laboratory => Exercise::Laboratory(Laboratory::from_session(&self.session)),
            Mode::None | Mode::Moves | Mode::Free => Exercise::None,
        };
    }

    /// Returns a value that changes whenever the score sheet does, except for the current move.
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

    /// Returns the rows of the score sheet.
    #[must_use]
    pub fn sheet(&mut self) -> SheetModel {
        self.names.follow(self.session.game_number());
        sheet::model(&self.session, &mut self.names)
    }

    /// Reports whether the position has changed since the last report.
    fn tell(&mut self) -> StudyEvents {
        let now = (self.session.game_number(), self.session.at());
        let position = std::mem::replace(&mut self.events, now) != now;
        if position {
            self.spoken = self.session.spoken();
        }
        StudyEvents {
            position,
            changed: true,
            ..StudyEvents::default()
        }
    }

    /// Answers a question about the board in the live region, asked by a key on this square or
    /// elsewhere. Returns whether the key asks one. The question of a quiz is not answered by it, and
    /// a laboratory has a board of its own.
    pub fn say_aloud(&mut self, key: &str, on: Option<Square>) -> bool {
        if self.settings.mode == Mode::Laboratory {
            return false;
        }
        let (session, files) = (&self.session, FileWords::Letters);
        let mut answer = match (key, on) {
            ("s", _) => aloud::position(session, files),
            ("l", _) if self.explains() => aloud::last_move(session, &mut self.names, files),
            ("g", Some(square)) if self.explains() => aloud::moves_from(session, square, files),
            _ => return false,
        };
        // Screen readers repeat only a text that has changed.
        if answer == self.spoken {
            answer.push('\u{a0}');
        }
        self.spoken = answer;
        true
    }

    /// Returns the session after the move that waits for permission, or else the session.
    fn latest(&self) -> &Session {
        self.ahead.as_deref().unwrap_or(&self.session)
    }

    /// Returns the position on the board as FEN, after the move that waits for permission if there
    /// is one.
    #[must_use]
    pub fn fen(&self) -> String {
        write_fen(self.latest().position())
    }

    /// Returns the plies that led to the position.
    #[must_use]
    pub fn ply(&self) -> u32 {
        let session = self.latest();
        plies(session.tree(), session.at())
    }

    /// Returns the move that led to the position, in the notation of each column; empty at the
    /// start.
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

    /// Returns the judgement of the last answer in a quiz, and the reader's score.
    #[must_use]
    pub fn answer(&self) -> Option<(&Judgement, QuizScore)> {
        let round = self.round()?;
        Some((round.last()?, round.score()))
    }
}

impl StudySession {
    /// Returns whether the sheet is as the author gave it: nothing was played or folded.
    fn is_as_given(&self) -> bool {
        self.given == Some(self.session.revision())
    }

    /// Returns everything that the reader has changed, for `restore` when the study is started
    /// again.
    #[must_use]
    pub fn kept(&self) -> String {
        let below = if self.session.flipped() {
            "black "
        } else {
            "white "
        };
        let mut kept = [below, &way(self.session.tree(), self.session.at())].concat();
        if !self.is_as_given() {
            kept.push('\n');
            kept.push_str(&self.to_pgn());
        }
        kept
    }

    /// Returns the same if [`restore`](StudySession::restore) brings back everything, because the
    /// reader has only stepped through the score or turned the board; otherwise `None`.
    #[must_use]
    pub fn at_rest(&self) -> Option<String> {
        let session = &self.session;
        let idle = self.is_as_given() && session.shown() == 0 && self.ahead.is_none();
        (idle && matches!(self.exercise, Exercise::None)).then(|| self.kept())
    }

    /// Restores what was kept of a study with the same score.
    pub fn restore(&mut self, kept: &str) {
        let (place, played) = kept.split_once('\n').unwrap_or((kept, ""));
        if !played.is_empty() {
            // It was written in short algebraic, whatever the author's score is in.
            let settings = Settings {
                read_as: ReadAs::Only(Notation::SHORT),
                ..Settings::default()
            };
            let columns = self.session.columns().to_vec();
            let session = Study::read(played, &settings).session(&self.settings);
            self.begin_anew(session);
            self.given = None;
            self.set_columns(&columns);
        }
        let (below, way) = place.split_once(' ').unwrap_or((place, ""));
        self.turn(below == "black");
        // A quiz begins with its first question.
        if self.round().is_none() {
            let at = follow(self.session.tree(), way).unwrap_or_else(|at| at);
            self.session.apply_at_board(Action::Go(GoAction::To(at)));
        }
        self.events = (self.session.game_number(), self.session.at());
    }

    /// Returns the game as PGN, with everything that the reader has played.
    #[must_use]
    pub fn to_pgn(&self) -> String {
        pgn(&self.session)
    }
}
