//! What a study shows its reader.

use super::looks::{BOARDS, PIECES, named};
use super::{Coordinates, Layout, Mode, StudySession};
use crate::board::Color;
use crate::exercise::laboratory::{LabModel, LabTool};
use crate::exercise::quiz::{Asked, Round};
use crate::notation::Sentence;
use crate::screen::board_model::{self, BoardModel};
use crate::screen::standing;
use crate::screen::why::{self, WhyModel};
use crate::session::{Notice, Session};

/// Everything that a study shows, except its score sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct StudyModel {
    pub layout: Layout,
    pub board: BoardModel,
    pub coordinates: Coordinates,
    /// The theme of the squares and the set of pieces; `None` for the default.
    pub looks: [Option<&'static str>; 2],
    /// Whether White's and Black's pieces can be picked up.
    pub moves: [bool; 2],
    pub controls: StudyControls,
    pub notice: Option<Notice>,
    pub task: StudyTask,
    /// Whether there is something on the score sheet; `None` if there is no sheet.
    pub sheet: Option<bool>,
    pub panel: Panel,
    /// Text for a screen reader to say next.
    pub spoken: String,
}

/// The buttons below the board.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyControls {
    None,
    /// The button that turns the board.
    Turn,
    /// Also the buttons that step through the score.
    Steps,
    /// Also undo and redo, with whether each has something to do; the game's name unless it is
    /// orthodox chess; and how the game stands.
    Move([bool; 2], &'static str, String),
}

impl StudyControls {
    /// Returns the game's name unless it is orthodox chess, and how the game stands, if moves can
    /// be played.
    #[must_use]
    pub fn status(&self) -> Option<(&'static str, &str)> {
        match self {
            StudyControls::Move(_, variant, status) => Some((*variant, status.as_str())),
            _ => None,
        }
    }
}

/// The reader's task besides stepping through the score.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyTask {
    None,
    /// Moves can be written.
    Write,
    Quiz(Asked),
    /// Pieces are put on the board: the current tool, and the side whose pieces are to go to the
    /// square.
    Laboratory(LabTool, Color),
    /// There is nothing to try out.
    Nothing,
}

/// The content of the panel of reasons.
#[derive(Clone, Debug, PartialEq)]
pub enum Panel {
    /// There is no panel.
    None,
    /// The panel stays empty, because the answer must not stand beside the question.
    Silent,
    /// The reasons for the current move, if there is one.
    Reasons(Option<Box<WhyModel>>),
    Laboratory(LabModel),
}

fn refusal(sentence: &Sentence) -> Notice {
    Notice {
        sentence: sentence.clone(),
        refusal: true,
        ..Notice::default()
    }
}

impl StudySession {
    /// Returns what is shown.
    #[must_use]
    pub fn model(&mut self) -> StudyModel {
        let mut names = std::mem::take(&mut self.names);
        let (session, settings) = (self.session(), self.settings());
        names.follow(session.game_number());
        let full = settings.layout != Layout::Board;
        let round = self.round().map(|round| round.model(session, &mut names));
        let lab = self.laboratory();
        let (board, task, notice) = match (round, lab) {
            (Some(round), _) => (round.board, StudyTask::Quiz(round.asked), round.notice),
            (None, Some(Ok(lab))) => (
                lab.board(session.flipped()),
                StudyTask::Laboratory(lab.tool(), lab.color()),
                session.notice().cloned(),
            ),
            (None, Some(Err(sentence))) => (
                board_model::model(session, &mut names),
                StudyTask::Nothing,
                Some(refusal(sentence)),
            ),
            (None, None) => (
                board_model::model(session, &mut names),
                if settings.mode == Mode::Free {
                    StudyTask::Write
                } else {
                    StudyTask::None
                },
                session.notice().cloned(),
            ),
        };
        let panel = match lab {
            _ if !(full && settings.explain) => Panel::None,
            Some(Ok(lab)) => Panel::Laboratory(lab.model()),
            _ if !self.explains() => Panel::Silent,
            _ => Panel::Reasons(why::model(session, &mut names).map(Box::new)),
        };
        let exercise = matches!(settings.mode, Mode::Quiz | Mode::Laboratory);
        let model = StudyModel {
            layout: settings.layout,
            board,
            coordinates: settings.coordinates,
            looks: [
                named(BOARDS, settings.board),
                named(PIECES, settings.pieces),
            ],
            moves: self.may_move(),
            controls: controls(session, settings.mode),
            notice,
            task,
            sheet: (full && !exercise)
                .then(|| !session.tree().is_empty() || session.games().len() > 1),
            panel,
            spoken: self.spoken.clone(),
        };
        self.names = names;
        model
    }

    /// Returns which side's pieces can be moved by hand, White first.
    fn may_move(&self) -> [bool; 2] {
        match self.settings().mode {
            Mode::None | Mode::Moves => [false; 2],
            Mode::Laboratory => [true; 2],
            Mode::Free | Mode::Quiz => {
                let mover = self.session().mover();
                Color::ALL.map(|color| mover.is_none_or(|mover| mover == color))
            }
        }
    }

    /// Returns whether the reasons for the move on the board may be shown.
    pub(super) fn explains(&self) -> bool {
        self.round().is_none_or(Round::explains)
    }
}

/// Returns the buttons below the board, by what the reader may do.
fn controls(session: &Session, mode: Mode) -> StudyControls {
    match mode {
        Mode::None => StudyControls::None,
        Mode::Moves => StudyControls::Steps,
        Mode::Quiz | Mode::Laboratory => StudyControls::Turn,
        Mode::Free => StudyControls::Move(
            [session.can_undo(), session.can_redo()],
            standing::game_called(session),
            standing::status(session),
        ),
    }
}
