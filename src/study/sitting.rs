//! A study with a reader at it: what he does, and what is to be told of it to the page that shows the study.
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

use super::{ATTRIBUTES, Attribute, Fault, Mode, Ply, Settings, Study, pgn, plies, ply};
use crate::board::Square;
use crate::exercise::laboratory::{LabAction, Laboratory};
use crate::exercise::quiz::{Judgement, Outcome, Round, RoundAction, Score};
use crate::game::fen::write_fen;
use crate::game::{At, follow, way};
use crate::notation::{Notation, Sentence};
use crate::screen::sheet::{self, SheetModel};
use crate::session::editor::{EditAction, Editor};
use crate::session::{Action, Column, Hand, Names, Pointing, Session};

/// What a reader does.
#[derive(Clone, Debug, PartialEq)]
pub enum Deed {
    /// A click, tap or Enter on a square.
    Touch(Square),
    /// A piece dragged from one square to another, or off the board.
    Drag(Square, Option<Square>),
    /// A key pressed on a square.
    Key(Square, String),
    /// What is written is meant.
    Write(String),
    /// A hint is asked for.
    Hint,
    /// The quiz is begun again.
    Again,
    Lab(LabAction),
    /// A link in a sentence, or a part of a name, is chosen.
    Link(Pointing),
    /// Anything else.
    Do(Action),
}

impl Deed {
    /// What an element does that bears this text; `None` if nothing.
    #[must_use]
    pub fn parse(text: &str) -> Option<Deed> {
        Some(match text {
            "hint" => Deed::Hint,
            "again" => Deed::Again,
            _ => match LabAction::parse(text) {
                Some(action) => Deed::Lab(action),
                None => Deed::Do(Action::parse(text)?),
            },
        })
    }
}

/// What is to be told of a deed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Told {
    /// A move waits for leave: it is made or not by [`Sitting::settle`].
    pub asks: bool,
    /// Another position is shown.
    pub position: bool,
    /// Something is wrong with the score or an attribute: see [`Sitting::trouble`].
    pub trouble: bool,
    /// A question was answered: see [`Sitting::answer`].
    pub answered: bool,
    /// It was the last one.
    pub solved: bool,
    /// The reader has changed something that is to be kept.
    pub changed: bool,
}

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
        for name in ATTRIBUTES.map(|attribute| attribute.name) {
            if let Err(sentence) = settings.set(name, attribute(name).as_deref()) {
                wrong.push((name, sentence));
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

    /// The score as given, and what was not understood of it.
    #[must_use]
    pub fn score(&self) -> (&str, &[Fault]) {
        (&self.score, &self.study.faults)
    }

    /// Reads another score.
    pub fn read(&mut self, score: String) -> Told {
        self.score = score;
        self.reread()
    }

    /// Gives an attribute another value.
    pub fn attribute(&mut self, name: &str, value: Option<&str>) -> Told {
        let Some(Attribute { name, .. }) = Attribute::named(name) else {
            return Told::default();
        };
        self.wrong.retain(|(wrong, _)| wrong != name);
        let sentence = self.settings.set(name, value).err();
        let trouble = sentence.is_some();
        self.wrong
            .extend(sentence.map(|sentence| (*name, sentence)));
        let told = match *name {
            "fen" | "variant" | "read-as" | "letters" => self.reread(),
            "ply" => self.go_to_ply(),
            _ => {
                // The reader's place and moves stay, and where only the looks are others so do his answers.
                let fresh = self.study.session(&self.settings);
                match *name {
                    "columns" => self.set_columns(fresh.columns()),
                    "orientation" => self.turn(self.settings.flipped),
                    _ => {}
                }
                if fresh.names_on_squares() != self.session.names_on_squares() {
                    self.session.apply(Action::ToggleNames);
                }
                if matches!(*name, "columns" | "interactive" | "quiz") {
                    self.begin();
                }
                self.tell()
            }
        };
        Told {
            trouble: told.trouble | trouble,
            ..told
        }
    }

    fn begin_anew(&mut self, session: Session) {
        self.session = session;
        self.names = Names::default();
        self.begun += 1;
    }

    fn set_columns(&mut self, columns: &[Column]) {
        for (at, column) in columns.iter().enumerate() {
            self.session.apply(Action::SetColumn(at, *column));
        }
        for _ in columns.len()..self.session.columns().len() {
            self.session.apply(Action::RemoveColumn(columns.len()));
        }
    }

    /// Lets Black, or White, sit at the bottom.
    fn turn(&mut self, flipped: bool) {
        if self.session.flipped() != flipped {
            self.session.apply(Action::Flip);
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

    fn reread(&mut self) -> Told {
        self.study = Study::read(&self.score, &self.settings);
        let session = self.study.session(&self.settings);
        self.begin_anew(session);
        self.ahead = None;
        self.spoken.clear();
        self.begin();
        self.told = (self.session.game_number(), self.session.at());
        Told {
            position: true,
            trouble: !self.trouble().is_empty(),
            ..Told::default()
        }
    }

    /// Shows the moment after so many half-moves of the main line; questions begin anew there.
    pub fn go_to(&mut self, count: u32) -> Told {
        let begins = std::mem::replace(&mut self.settings.ply, Ply::After(count));
        let told = self.go_to_ply();
        self.settings.ply = begins;
        told
    }

    /// Shows the moment at which the study is set to begin.
    fn go_to_ply(&mut self) -> Told {
        self.ahead = None;
        let at = ply(self.session.tree(), self.settings.ply);
        self.session.apply(Action::Go(at));
        // Questions and trials are about the moment they began at.
        self.begin();
        self.tell()
    }

    /// Does what the reader does. A move that is new on the board waits for leave.
    pub fn act(&mut self, deed: Deed) -> Told {
        self.ahead = None;
        match self.exercise {
            Exercise::Quiz(_) => self.answers(deed),
            Exercise::Laboratory(_) => self.tries(deed),
            Exercise::None => self.moves(deed),
        }
    }

    fn moves(&mut self, deed: Deed) -> Told {
        let free = self.settings.mode == Mode::Free;
        match deed {
            Deed::Touch(square) if free => self.play(Action::Touch(square)),
            Deed::Drag(from, Some(to)) if free => self.play(Action::Drag(from, to)),
            Deed::Drag(_, None) => self.play(Action::Cancel),
            Deed::Write(text) if free => {
                self.session.apply(Action::Type(text));
                self.play(Action::Enter)
            }
            // A move in a sentence is played where moves may be; what else is pointed at is lit.
            Deed::Link(Pointing::Move(mv)) if free => self.play(Action::Choose(mv)),
            Deed::Link(pointing) => self.point(Some(pointing)),
            Deed::Do(action) => self.play(action),
            _ => Told::default(),
        }
    }

    fn answers(&mut self, deed: Deed) -> Told {
        let Exercise::Quiz(round) = &mut self.exercise else {
            return Told::default();
        };
        let action = match deed {
            Deed::Touch(square) => RoundAction::Touch(square),
            Deed::Drag(from, Some(to)) => RoundAction::Drag(from, to),
            Deed::Do(Action::Choose(mv)) => RoundAction::Choose(mv),
            Deed::Write(text) => RoundAction::Write(text),
            Deed::Hint => RoundAction::Hint,
            Deed::Drag(_, None) | Deed::Do(Action::Cancel) => RoundAction::Cancel,
            Deed::Again => {
                self.begin();
                return self.tell();
            }
            Deed::Link(pointing) => return self.point(Some(pointing)),
            Deed::Do(action) => return self.play(action),
            _ => return Told::default(),
        };
        let hinted = action == RoundAction::Hint;
        let Outcome {
            answered,
            right,
            solved,
        } = round.apply(action, &mut self.session);
        let told = if right { self.tell() } else { Told::default() };
        Told {
            answered,
            solved,
            changed: told.changed | hinted,
            ..told
        }
    }

    fn tries(&mut self, deed: Deed) -> Told {
        let action = match deed {
            Deed::Touch(square) => LabAction::Touch(square),
            Deed::Drag(from, Some(to)) => LabAction::Drag(from, to),
            Deed::Drag(from, None) => LabAction::Put(from, None),
            Deed::Key(square, key) => match Editor::of_key(&key, square) {
                Some(EditAction::Put(square, piece)) => LabAction::Put(square, piece),
                _ => return Told::default(),
            },
            Deed::Lab(action) => action,
            Deed::Link(pointing) => return self.point(Some(pointing)),
            Deed::Do(action) => return self.play(action),
            _ => return Told::default(),
        };
        let Exercise::Laboratory(Ok(lab)) = &mut self.exercise else {
            return Told::default();
        };
        lab.apply(action);
        Told {
            changed: true,
            ..Told::default()
        }
    }

    /// Acts on the session.
    fn play(&mut self, action: Action) -> Told {
        let moves = matches!(
            action,
            Action::Touch(_) | Action::Drag(..) | Action::Choose(_) | Action::Enter
        );
        if !moves {
            self.session.apply(action);
            return self.tell();
        }
        let mut ahead = self.session.clone();
        ahead.apply(action);
        if ahead.at() == self.session.at() && ahead.game_number() == self.session.game_number() {
            self.session = ahead;
            return Told::default();
        }
        self.ahead = Some(Box::new(ahead));
        Told {
            asks: true,
            ..Told::default()
        }
    }

    /// Makes the move that waited for leave, or does not.
    pub fn settle(&mut self, allowed: bool) -> Told {
        match self.ahead.take() {
            Some(ahead) if allowed => {
                self.session = *ahead;
                self.tell()
            }
            _ => {
                if self.session.hand() != &Hand::Idle {
                    self.session.apply(Action::Cancel);
                }
                Told::default()
            }
        }
    }

    /// Lights what is pointed at. It is no deed: nothing is told.
    pub fn point(&mut self, pointing: Option<Pointing>) -> Told {
        self.session.apply(Action::Point(pointing));
        Told::default()
    }

    /// Whether pieces can be carried from this square.
    #[must_use]
    pub fn may_lift(&self, square: Square) -> bool {
        match &self.exercise {
            Exercise::Quiz(round) => round.may_lift(square, &self.session),
            Exercise::Laboratory(_) => true,
            Exercise::None => self.settings.mode == Mode::Free && self.session.may_lift(square),
        }
    }

    /// Picks a piece up that is carried from a square.
    pub fn lift(&mut self, from: Square) {
        if self.settings.mode == Mode::Free && *self.session.hand() != Hand::Lifted(from) {
            self.session.apply(Action::Cancel);
            self.session.apply(Action::Touch(from));
        }
    }

    /// Turns the board.
    pub fn flip(&mut self) -> Told {
        self.session.apply(Action::Flip);
        self.tell()
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

    /// All that the reader has changed, to be handed to `restore` when the study is begun anew.
    #[must_use]
    pub fn kept(&self) -> String {
        let below = if self.session.flipped() {
            "black "
        } else {
            "white "
        };
        let mut kept = [below, &way(self.session.tree(), self.session.at())].concat();
        if self.session.can_undo() {
            kept.push('\n');
            kept.push_str(&self.to_pgn());
        }
        kept
    }

    /// Goes back to what was kept of a study with the same score.
    pub fn restore(&mut self, kept: &str) {
        let (place, played) = kept.split_once('\n').unwrap_or((kept, ""));
        if !played.is_empty() {
            let settings = Settings {
                fen: None,
                ..self.settings.clone()
            };
            let columns = self.session.columns().to_vec();
            let session = Study::read(played, &settings).session(&self.settings);
            self.begin_anew(session);
            self.set_columns(&columns);
        }
        let (below, way) = place.split_once(' ').unwrap_or((place, ""));
        self.turn(below == "black");
        // A quiz begins with its first question.
        if self.round().is_none() {
            let at = follow(self.session.tree(), way).unwrap_or_else(|at| at);
            self.session.apply(Action::Go(at));
        }
        self.told = (self.session.game_number(), self.session.at());
    }

    /// With a move waiting for leave, the session after it.
    fn latest(&self) -> &Session {
        self.ahead.as_deref().unwrap_or(&self.session)
    }

    /// The game with all that the reader has played, as PGN.
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
        let turn = before.turn_of(before.mover(&node.mv));
        let name = |notation: Notation| notation.name(&node.mv, &turn).reading.text;
        let columns = session.columns().iter();
        columns.map(|column| name(column.notation)).collect()
    }

    /// What is wrong with attributes and score, a sentence a line; empty if nothing is.
    #[must_use]
    pub fn trouble(&self) -> String {
        let wrong = self.wrong.iter().map(|(_, sentence)| sentence.clone());
        let faults = self.study.faults.iter().filter(|fault| fault.is_error);
        let faults = faults.map(|fault| fault.sentence.clone());
        let asked = self.round().and_then(Round::trouble);
        let lines: Vec<String> = wrong.chain(faults).chain(asked).collect();
        lines.join("\n")
    }

    /// The last answer in a quiz, and how far the reader has come.
    #[must_use]
    pub fn answer(&self) -> Option<(&Judgement, Score)> {
        let round = self.round()?;
        Some((round.last()?, round.score()))
    }
}
