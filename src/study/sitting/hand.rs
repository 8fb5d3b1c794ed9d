//! The reader's actions: on the board, with keys, in writing, and on links.
//!
//! | mode | a deed goes to |
//! |---|---|
//! | [`Mode::None`], [`Mode::Moves`], [`Mode::Free`] | the session |
//! | [`Mode::Quiz`] | the question |
//! | [`Mode::Laboratory`] | the laboratory |
//!
//! A new move on the board is made on a copy of the session, which replaces the session when the
//! move is permitted.

use super::{Exercise, Sitting};
use crate::board::Square;
use crate::exercise::laboratory::LabAction;
use crate::exercise::quiz::{AnswerOutcome, RoundAction};
use crate::session::editor::{EditAction, Editor};
use crate::session::{Action, Hand, Pointing};
use crate::study::{Deed, Mode, Told, say};

impl Sitting {
    /// Does a deed. A new move on the board waits for permission.
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
                self.session.apply_at_board(Action::Type(text));
                self.play(Action::Enter)
            }
            // A move in a sentence is played if moves may be played; anything else that is pointed
            // at is lit.
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
        let AnswerOutcome {
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

    /// Applies an action to the session.
    fn play(&mut self, action: Action) -> Told {
        let moves = matches!(
            action,
            Action::Touch(_) | Action::Drag(..) | Action::Choose(_) | Action::Enter
        );
        if !moves {
            self.session.apply_at_board(action);
            return self.tell();
        }
        let mut ahead = self.session.clone();
        if ahead.apply_at_board(action).is_some() {
            let words = say::NO_BOOK.to_owned();
            self.session.apply_at_board(Action::Say(words));
            return Told::default();
        }
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

    /// Makes the move that waited for permission, or drops it.
    pub fn settle(&mut self, allowed: bool) -> Told {
        match self.ahead.take() {
            Some(ahead) if allowed => {
                self.session = *ahead;
                self.tell()
            }
            _ => {
                if self.session.hand() != &Hand::Idle {
                    self.session.apply_at_board(Action::Cancel);
                }
                Told::default()
            }
        }
    }

    /// Lights what is pointed at. It is not a deed, so nothing is reported.
    pub fn point(&mut self, pointing: Option<Pointing>) -> Told {
        self.session.apply_at_board(Action::Point(pointing));
        Told::default()
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_lift(&self, square: Square) -> bool {
        match &self.exercise {
            Exercise::Quiz(round) => round.may_lift(square, &self.session),
            Exercise::Laboratory(_) => true,
            Exercise::None => self.settings.mode == Mode::Free && self.session.may_lift(square),
        }
    }

    /// Picks up the piece that is being dragged from a square.
    pub fn lift(&mut self, from: Square) {
        if self.settings.mode == Mode::Free && *self.session.hand() != Hand::Lifted(from) {
            self.session.apply_at_board(Action::Cancel);
            self.session.apply_at_board(Action::Touch(from));
        }
    }

    /// Turns the board.
    pub fn flip(&mut self) -> Told {
        self.session.apply_at_board(Action::Flip);
        self.tell()
    }
}
