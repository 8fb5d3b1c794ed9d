//! The reader's actions: on the board, with keys, in writing, and on links.
//!
//! | mode | an action goes to |
//! |---|---|
//! | [`Mode::None`], [`Mode::Moves`], [`Mode::Free`] | the session |
//! | [`Mode::Quiz`] | the question |
//! | [`Mode::Laboratory`] | the laboratory |
//!
//! A new move on the board is made on a copy of the session, which replaces the session when the
//! move is permitted.

use super::{Exercise, StudySession};
use crate::board::Square;
use crate::exercise::laboratory::LabAction;
use crate::exercise::quiz::{AnswerOutcome, RoundAction};
use crate::session::editor::{EditAction, Editor};
use crate::session::{Action, BoardAction, EntryAction, Hand, Pointing};
use crate::study::{Mode, StudyAction, StudyEvents};

/// The refusal of a text that only the program's own page can open.
const NO_BOOK: &str =
    "This text is too long, or it is a page of a book. Open it in Rank & File itself.";

impl StudySession {
    /// Does an action. A new move on the board waits for permission.
    pub fn act(&mut self, study_action: StudyAction) -> StudyEvents {
        self.ahead = None;
        match self.exercise {
            Exercise::Quiz(_) => self.answers(study_action),
            Exercise::Laboratory(_) => self.tries(study_action),
            Exercise::None => self.moves(study_action),
        }
    }

    fn moves(&mut self, study_action: StudyAction) -> StudyEvents {
        let free = self.settings.mode == Mode::Free;
        match study_action {
            StudyAction::Touch(square) if free => {
                self.play(Action::Board(BoardAction::Touch(square)))
            }
            // A piece put beside the board goes back where it stood.
            StudyAction::Drag(from, to) if free => {
                self.play(Action::Board(BoardAction::Drag(from, to.unwrap_or(from))))
            }
            StudyAction::Drag(_, None) => self.play(Action::Board(BoardAction::Cancel)),
            StudyAction::Write(text) if free => {
                self.session
                    .apply_at_board(Action::Entry(EntryAction::Type(text)));
                self.play(Action::Entry(EntryAction::Enter))
            }
            // A move in a sentence is played if moves may be played; anything else that is pointed
            // at is lit.
            StudyAction::Link(Pointing::Move(mv)) if free => {
                self.play(Action::Board(BoardAction::Choose(mv)))
            }
            StudyAction::Link(pointing) => self.point(Some(pointing)),
            StudyAction::Do(action) => self.play(action),
            _ => StudyEvents::default(),
        }
    }

    fn answers(&mut self, study_action: StudyAction) -> StudyEvents {
        let Exercise::Quiz(round) = &mut self.exercise else {
            return StudyEvents::default();
        };
        let action = match study_action {
            StudyAction::Touch(square) => RoundAction::Touch(square),
            StudyAction::Drag(from, to) => RoundAction::Drag(from, to.unwrap_or(from)),
            StudyAction::Do(Action::Board(BoardAction::Choose(mv))) => RoundAction::Choose(mv),
            StudyAction::Write(text) => RoundAction::Write(text),
            StudyAction::Hint => RoundAction::Hint,
            StudyAction::Do(Action::Board(BoardAction::Cancel)) => RoundAction::Cancel,
            StudyAction::Again => {
                self.begin();
                return self.tell();
            }
            StudyAction::Link(pointing) => return self.point(Some(pointing)),
            StudyAction::Do(action) => return self.play(action),
            _ => return StudyEvents::default(),
        };
        let hinted = action == RoundAction::Hint;
        let AnswerOutcome {
            answered,
            right,
            solved,
        } = round.apply(action, &mut self.session);
        let events = if right {
            self.tell()
        } else {
            StudyEvents::default()
        };
        StudyEvents {
            answered,
            solved,
            changed: events.changed | hinted,
            ..events
        }
    }

    fn tries(&mut self, study_action: StudyAction) -> StudyEvents {
        let action = match study_action {
            StudyAction::Touch(square) => LabAction::Touch(square),
            StudyAction::Drag(from, Some(to)) => LabAction::Drag(from, to),
            StudyAction::Drag(from, None) => LabAction::Put(from, None),
            StudyAction::Key(square, key) => match Editor::of_key(&key, square) {
                Some(EditAction::Put(square, piece)) => LabAction::Put(square, piece),
                _ => return StudyEvents::default(),
            },
            StudyAction::Lab(action) => action,
            StudyAction::Link(pointing) => return self.point(Some(pointing)),
            StudyAction::Do(action) => return self.play(action),
            _ => return StudyEvents::default(),
        };
        let Exercise::Laboratory(Ok(lab)) = &mut self.exercise else {
            return StudyEvents::default();
        };
        lab.apply(action);
        StudyEvents {
            changed: true,
            ..StudyEvents::default()
        }
    }

    /// Applies an action to the session.
    fn play(&mut self, action: Action) -> StudyEvents {
        let moves = matches!(
            action,
            Action::Board(BoardAction::Touch(_) | BoardAction::Drag(..) | BoardAction::Choose(_))
                | Action::Entry(EntryAction::Enter)
        );
        if !moves {
            self.session.apply_at_board(action);
            return self.tell();
        }
        let mut ahead = self.session.clone();
        if ahead.apply_at_board(action).is_some() {
            self.session.apply_at_board(Action::Say(NO_BOOK.to_owned()));
            return StudyEvents::default();
        }
        if ahead.at() == self.session.at() && ahead.game_number() == self.session.game_number() {
            self.session = ahead;
            return StudyEvents::default();
        }
        self.ahead = Some(Box::new(ahead));
        StudyEvents {
            asks: true,
            ..StudyEvents::default()
        }
    }

    /// Makes the move that waited for permission, or drops it.
    pub fn settle(&mut self, allowed: bool) -> StudyEvents {
        match self.ahead.take() {
            Some(ahead) if allowed => {
                self.session = *ahead;
                self.tell()
            }
            _ => {
                if self.session.hand() != &Hand::Idle {
                    self.session
                        .apply_at_board(Action::Board(BoardAction::Cancel));
                }
                StudyEvents::default()
            }
        }
    }

    /// Lights what is pointed at. It is not an action, so nothing is reported.
    pub fn point(&mut self, pointing: Option<Pointing>) -> StudyEvents {
        self.session
            .apply_at_board(Action::Board(BoardAction::Point(pointing)));
        StudyEvents::default()
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        match &self.exercise {
            Exercise::Quiz(round) => round.may_drag(square, &self.session),
            Exercise::Laboratory(_) => true,
            Exercise::None => self.settings.mode == Mode::Free && self.session.may_drag(square),
        }
    }

    /// Picks up the piece that is being dragged from a square.
    pub fn lift(&mut self, from: Square) {
        if self.settings.mode == Mode::Free && *self.session.hand() != Hand::Lifted(from) {
            self.session
                .apply_at_board(Action::Board(BoardAction::Cancel));
            self.session
                .apply_at_board(Action::Board(BoardAction::Touch(from)));
        }
    }

    /// Turns the board.
    pub fn flip(&mut self) -> StudyEvents {
        self.session
            .apply_at_board(Action::Board(BoardAction::Flip));
        self.tell()
    }
}
