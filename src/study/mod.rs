//! A board in another author's page: a score, the author's settings, and the reader's actions.
//!
//! | the author gives | the reader gets |
//! |---|---|
//! | `1. e4 e5 2. Nf3` | the game, at the ply that was asked for |
//! | a FEN as text or as `fen`, with moves or without | the position, and the moves from there |
//! | a FEN in the first line, moves below it | the same |
//! | `1. e4 e5 2. Nf9 Nc6` | the first two plies, and the score with `Nf9` marked |
//! | nothing | the initial position of the variant |
//!
//! [`Settings`] are what the author asks for, [`Study`] is a score as it was read, [`StudySession`] is a
//! study with a reader, and a [`StudyAction`] is an action of that reader.

pub mod looks;
mod model;
mod settings;
mod study_session;
pub mod table;

pub use looks::{Coordinates, Looks};
pub use model::{Panel, StudyControls, StudyModel, StudyTask};
pub use settings::{Layout, Mode, Settings, StartPly};
pub use study_session::StudySession;
pub use table::{ATTRIBUTES, Attribute};

use std::borrow::Cow;
use std::fmt;
use std::ops::Range;

use crate::board::{Square, Variant};
use crate::exercise::laboratory::LabAction;
use crate::game::fen::{looks_like_fen, read_fen_of, read_setup_of};
use crate::game::pgn::{Game, continuation, games_of, write_pgn};
use crate::game::{At, GameTree, ShownPosition, diagram};
use crate::notation::Notation;
use crate::rules::Position;
use crate::session::{Action, BoardAction, GoAction, Pointing, Session, SheetAction};

/// The fault of a text in which nothing was found.
const NO_MOVE: &str =
    "No move was found in this text. Give a score, such as 1. e4 e5, or a position in FEN.";

/// A place in the score that was not understood or that deserves a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoreFault {
    /// Byte range in the score; empty if the fault is not in the score.
    pub span: Range<usize>,
    /// The line and the character of the line, each from 1; `None` if the fault is about the score
    /// as a whole or an attribute.
    pub place: Option<(usize, usize)>,
    /// What was found, and what to do, without the place.
    pub sentence: String,
    /// Whether some of the score is not shown.
    pub is_error: bool,
}

impl fmt::Display for ScoreFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((line, column)) = self.place {
            write!(f, "Line {line}, column {column}: ")?;
        }
        f.write_str(&self.sentence)
    }
}

/// An action of a reader.
#[derive(Clone, Debug, PartialEq)]
pub enum StudyAction {
    /// A click, tap or Enter on a square.
    Touch(Square),
    /// A piece dragged from one square to another, or off the board.
    Drag(Square, Option<Square>),
    /// A key pressed on a square.
    Key(Square, String),
    /// A written text is entered.
    Write(String),
    /// A hint is requested.
    Hint,
    /// The quiz is started again.
    Again,
    Lab(LabAction),
    /// A link in a sentence, or a part of a name, is chosen.
    Link(Pointing),
    /// Anything else.
    Do(Action),
}

/// What is reported about an action.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StudyEvents {
    /// Whether a move waits for permission: [`StudySession::settle`](StudySession::settle) makes or
    /// drops it.
    pub asks: bool,
    /// Whether another position is shown.
    pub position: bool,
    /// Whether something is wrong with the score or an attribute: see
    /// [`StudySession::trouble`](StudySession::trouble).
    pub trouble: bool,
    /// Whether a question was answered: see [`StudySession::answer`](StudySession::answer).
    pub answered: bool,
    /// Whether it was the last question.
    pub solved: bool,
    /// Whether the reader has changed something that should be kept.
    pub changed: bool,
}

/// A score as it was read, before a reader does anything with it.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    games: Vec<Game>,
    /// Faults and remarks, in the order of the text.
    pub faults: Vec<ScoreFault>,
}

impl Study {
    /// Reads a score according to an author's settings.
    #[must_use]
    pub fn read(score: &str, settings: &Settings) -> Study {
        let mut study = Study {
            games: Vec::new(),
            faults: Vec::new(),
        };
        let (first, below) = match read_setup_of(score, settings.variant) {
            Ok(_) => (score, ""),
            Err(_) => first_line(score),
        };
        let mut score = Cow::Borrowed(score);
        let start = match &settings.fen {
            Some(fen) => study.position(fen, 0..0, settings.variant),
            // The moves of a score never look like a position.
            None if looks_like_fen(first) => {
                let position = study.position(first, 0..first.len(), settings.variant);
                let known = position.is_some();
                let position = position.unwrap_or_else(|| Position::array(settings.variant));
                if !known || below.trim().is_empty() {
                    study.games = vec![Game::new(GameTree::new(position))];
                    return study;
                }
                // The moves keep their places in the text.
                let blank = |byte: u8| if byte == b'\n' { '\n' } else { ' ' };
                let blank: String = first.bytes().map(blank).collect();
                score = Cow::Owned(blank + below);
                Some(position)
            }
            None => None,
        };
        let score = score.as_ref();
        let read_as = settings.notation();
        let tagged = score.trim_start().starts_with('[');
        study.games = match (start, score.trim()) {
            (Some(start), "") => vec![Game::new(GameTree::new(start))],
            (Some(start), _) if !tagged => {
                let game = continuation(&start, score, read_as);
                vec![game.unwrap_or_else(|| Game::new(GameTree::new(start)))]
            }
            (_, "") => vec![Game::new(GameTree::new(Position::array(settings.variant)))],
            _ => games_of(score, read_as, settings.variant).collect(),
        };
        let troubles = study.games.iter().flat_map(|game| &game.troubles);
        let faults = troubles.map(|trouble| ScoreFault {
            span: trouble.span.clone(),
            place: Some((trouble.line, trouble.column)),
            sentence: trouble.fault.to_string(),
            is_error: trouble.is_error(),
        });
        let faults: Vec<ScoreFault> = faults.collect();
        study.faults.extend(faults);
        let moves = study.games.iter().any(|game| !game.tree.is_empty());
        // A comment alone is a score as well, because it may describe the position or mark its
        // squares.
        let said = |tree: &GameTree| !tree.tags.is_empty() || !tree.comments.is_empty();
        let said = study.games.iter().any(|game| said(&game.tree));
        if !moves && !said && study.faults.is_empty() && !score.trim().is_empty() {
            study.faults.push(ScoreFault {
                span: 0..score.len(),
                place: None,
                sentence: NO_MOVE.to_owned(),
                is_error: true,
            });
        }
        study
    }

    /// Reads a position given as text. One that cannot be played is a diagram; a text that is not a
    /// position is a fault.
    fn position(&mut self, text: &str, span: Range<usize>, variant: Variant) -> Option<Position> {
        let read = match variant {
            Variant::Diagram => {
                let setup = read_setup_of(text, Variant::Standard).ok();
                let shown = setup.as_ref().and_then(diagram);
                shown.ok_or_else(|| read_fen_of(text, Variant::Standard).err())
            }
            _ => ShownPosition::read_of(text, variant)
                .map(|shown| shown.position)
                .map_err(Some),
        };
        let error = match read {
            Ok(position) => return Some(position),
            Err(error) => error?,
        };
        self.faults.push(ScoreFault {
            span,
            place: None,
            sentence: ["Not a position. ", &error.to_string()].concat(),
            is_error: true,
        });
        None
    }

    /// Returns the games of the score, in its order.
    #[must_use]
    pub fn games(&self) -> &[Game] {
        &self.games
    }

    /// Returns the session that a reader begins with.
    #[must_use]
    pub fn session(&self, settings: &Settings) -> Session {
        let mut session = Session::from_games(self.games.clone());
        let columns = settings.lettered_columns();
        if !columns.is_empty() {
            let offer = session.offer();
            // Other letters do not make another column.
            let plain = |column: &crate::session::Column| crate::session::column(column.tag);
            let suits = |column: &crate::session::Column| {
                plain(column).is_some_and(|plain| offer.suits(plain.notation))
            };
            let columns: Vec<_> = columns.into_iter().filter(suits).collect();
            if !columns.is_empty() {
                for (at, column) in columns.iter().enumerate() {
                    session.apply_at_board(Action::Sheet(SheetAction::SetColumn(at, *column)));
                }
                while session.columns().len() > columns.len() {
                    session.apply_at_board(Action::Sheet(SheetAction::RemoveColumn(columns.len())));
                }
            }
        }
        if settings.flipped != session.flipped() {
            session.apply_at_board(Action::Board(BoardAction::Flip));
        }
        settings.show_on(&mut session);
        session.apply_at_board(Action::Go(GoAction::To(ply(session.tree(), settings.ply))));
        session
    }
}

/// Returns the first line of a text that is not blank, with what stands before it, and the rest.
fn first_line(text: &str) -> (&str, &str) {
    let begin = text.len() - text.trim_start().len();
    let end = text[begin..].find(['\n', '\r']);
    text.split_at(end.map_or(text.len(), |end| begin + end))
}

/// Returns the moment after this many plies of the main line, or at its end.
#[must_use]
pub fn ply(tree: &GameTree, ply: StartPly) -> At {
    match ply {
        StartPly::After(0) => At::Start,
        StartPly::After(count) => {
            let line = tree.main_line(At::Start);
            let count = usize::try_from(count).unwrap_or(usize::MAX);
            line.take(count).last().map_or(At::Start, At::After)
        }
        StartPly::End => tree.end_of_line(At::Start),
    }
}

/// Returns the plies that lead to a moment.
#[must_use]
pub fn plies(tree: &GameTree, at: At) -> u32 {
    u32::try_from(tree.path(at).len()).unwrap_or(u32::MAX)
}

/// Returns the shown game as PGN.
#[must_use]
#[inline(never)]
pub fn pgn(session: &Session) -> String {
    write_pgn(session.tree(), &Notation::SHORT)
}
