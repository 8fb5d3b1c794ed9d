//! The game that is being dictated: its board, the move that was said, and what was played.

use super::say;
use super::settings::DictationSettings;
use crate::board::{Color, FileWords, Square};
use crate::exercise::keep_score::{GameChoice, famous};
use crate::exercise::quiz::{Round, RoundAction, Task};
use crate::game::pgn::Game;
use crate::game::{At, GameTree, NodeId};
use crate::notation::{Sentence, speech};
use crate::rules::Position;
use crate::screen::board_model::{self, BoardModel};
use crate::session::{Action, BoardAction, Names, Notice, Session};

/// Wrong tries after which the text may be shown.
const TRIES: u32 = 2;

/// How a move was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DictatedMove {
    /// Moves that were tried, the right one included.
    pub tries: u32,
    /// Whether the learner asked for its text.
    pub shown: bool,
}

impl DictatedMove {
    /// Returns whether it was right at the first try, from hearing alone.
    #[must_use]
    pub const fn is_at_once(self) -> bool {
        self.tries == 1 && !self.shown
    }
}

/// What is shown of a game that is being dictated.
#[derive(Clone, Debug, PartialEq)]
pub struct DictationModel {
    pub title: String,
    /// The notation and the number of moves so far.
    pub facts: String,
    /// "Move 3 of White"; `None` at the end.
    pub which: Option<String>,
    pub board: BoardModel,
    /// Whether White's and Black's pieces can be picked up.
    pub moves: [bool; 2],
    /// The text of the move, if it is shown.
    pub text: Option<String>,
    /// Whether the text may be asked for.
    pub may_show: bool,
    /// Whether the next move is said only when it is asked for, which it is not yet.
    pub is_waiting: bool,
    /// The judgement of the last move that was played.
    pub notice: Option<Notice>,
    /// Whether that move was right.
    pub was_right: bool,
}

/// A game that is being dictated.
#[derive(Debug)]
pub struct DictationSitting {
    pub choice: GameChoice,
    pub settings: DictationSettings,
    pub title: String,
    tree: GameTree,
    /// The moves, up to a null move.
    line: Vec<NodeId>,
    session: Session,
    round: Round,
    done: Vec<DictatedMove>,
    now: DictatedMove,
    is_waiting: bool,
    /// Whether the move has to be said now.
    to_say: bool,
    /// The move that is shown on the board at the end.
    looked_at: Option<usize>,
}

impl DictationSitting {
    /// Begins a game.
    ///
    /// # Errors
    /// Returns a sentence if the game has no moves, or if the notation cannot name them.
    pub fn begin(
        choice: GameChoice,
        tree: &GameTree,
        settings: DictationSettings,
    ) -> Result<DictationSitting, Sentence> {
        let variant = tree.start().variant();
        if !settings.column.notation.on(variant).suits(variant) {
            let games = settings.column.notation.row(variant).games_in_words();
            return Err(say::other_games(&settings.column.said(), &games));
        }
        let is_move = |id: &NodeId| !tree.node(*id).mv.passes();
        let line: Vec<NodeId> = tree.main_line(At::Start).take_while(is_move).collect();
        if line.is_empty() {
            return Err(say::no_moves());
        }
        let mut session = Session::from_games(vec![Game::new(tree.clone())]);
        let round = Round::begin(Task::Play, settings.column, At::Start, &mut session);
        let mut sitting = DictationSitting {
            choice,
            settings,
            title: famous::titled(tree),
            tree: tree.clone(),
            line,
            session,
            round,
            done: Vec::new(),
            now: DictatedMove::default(),
            is_waiting: settings.waits,
            to_say: !settings.waits,
            looked_at: None,
        };
        sitting.turn(settings.flipped);
        Ok(sitting)
    }

    /// Goes on where a game was left; `None` if it has fewer moves. Nothing is said
    /// before the learner asks for it, since a browser lets no page speak unasked.
    pub(super) fn resume(mut self, done: Vec<DictatedMove>, now: DictatedMove) -> Option<Self> {
        if done.len() > self.line.len() {
            return None;
        }
        let at = match done.len().checked_sub(1) {
            None => At::Start,
            Some(last) => At::After(self.line[last]),
        };
        self.round = Round::begin(Task::Play, self.settings.column, at, &mut self.session);
        self.done = done;
        self.now = now;
        self.is_waiting = !self.is_over();
        self.to_say = false;
        Some(self)
    }

    /// Returns the game.
    #[must_use]
    pub const fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// Returns the number of moves, counted for both sides.
    #[must_use]
    pub fn len(&self) -> usize {
        self.line.len()
    }

    /// Returns whether there is nothing to play, which never holds.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.line.is_empty()
    }

    /// Returns whether all moves have been played.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.done.len() == self.line.len()
    }

    /// Returns how the moves so far were played.
    #[must_use]
    pub fn done(&self) -> &[DictatedMove] {
        &self.done
    }

    /// Returns how the move that was said has been played until now.
    #[must_use]
    pub const fn now(&self) -> DictatedMove {
        self.now
    }

    /// Returns a move of the game.
    #[must_use]
    pub fn node(&self, at: usize) -> NodeId {
        self.line[at]
    }

    /// Returns the position before a move.
    #[must_use]
    pub fn before(&self, at: usize) -> Position {
        self.tree.position(self.tree.node(self.line[at]).parent)
    }

    /// Returns the move that was said, as words for the ear and as text; `None` at the end.
    #[must_use]
    pub fn words(&self, files: FileWords) -> Option<(String, String)> {
        let id = *self.line.get(self.done.len())?;
        let (position, mv) = (self.session.position(), &self.tree.node(id).mv);
        let turn = position.turn_of(position.mover(mv));
        let notation = self.settings.column.notation.on(position.variant());
        Some((
            speech::dictated(notation, mv, &turn, files),
            notation.text(mv, &turn),
        ))
    }

    /// Returns the words that have to be said now, once.
    pub(super) fn take_said(&mut self, files: FileWords) -> Option<String> {
        let is_due = std::mem::take(&mut self.to_say) && !self.is_waiting;
        self.words(files).filter(|_| is_due).map(|(words, _)| words)
    }

    /// Returns whether a piece can be dragged from this square.
    #[must_use]
    pub fn may_drag(&self, square: Square) -> bool {
        !self.is_waiting && self.round.may_drag(square, &self.session)
    }

    /// Turns the board.
    pub(super) fn turn(&mut self, flipped: bool) {
        self.settings.flipped = flipped;
        if self.session.flipped() != flipped {
            self.session
                .apply_at_board(Action::Board(BoardAction::Flip));
        }
    }

    /// Says the move again, or for the first time if it has been waited for.
    pub(super) fn say(&mut self) {
        self.is_waiting = false;
        self.to_say = !self.is_over();
    }

    /// Shows the text of the move, if it may be shown.
    pub(super) fn show(&mut self) {
        self.now.shown |= self.may_show();
    }

    fn may_show(&self) -> bool {
        !self.settings.shows_text && !self.now.shown && self.now.tries >= TRIES
    }

    /// Shows a move on the board at the end.
    pub(super) fn look(&mut self, at: usize) {
        self.looked_at = Some(at).filter(|&at| self.is_over() && at < self.line.len());
    }

    /// Judges what was done on the board, and returns whether a move was judged and was right.
    pub(super) fn play(&mut self, action: RoundAction) -> Option<bool> {
        if self.is_waiting || self.is_over() {
            return None;
        }
        let outcome = self.round.apply(action, &mut self.session);
        if !outcome.answered {
            return None;
        }
        self.now.tries += 1;
        if outcome.right {
            self.done.push(std::mem::take(&mut self.now));
            self.is_waiting = self.settings.waits && !self.is_over();
            self.to_say = !self.is_waiting && !self.is_over();
        }
        Some(outcome.right)
    }

    /// Returns what is shown. `heard` is whether the browser can speak; a text that can be neither
    /// heard nor seen would be no dictation.
    #[must_use]
    pub fn model(&self, files: FileWords, heard: bool) -> DictationModel {
        let mut names = Names::default();
        let shown = self.round.model(&self.session, &mut names);
        let words = self.words(files);
        let is_shown = self.settings.shows_text || self.now.shown || !heard;
        let mover = self.session.mover();
        let may_move = !self.is_waiting && !self.is_over();
        let was_right = self.round.last().is_some_and(|last| last.right);
        let notice = shown.notice.map(|mut notice| {
            if let Some((words, text)) = words.as_ref().filter(|_| notice.refusal) {
                let shown = is_shown.then_some(text.as_str());
                notice.sentence = say::was_said(notice.sentence, words, shown);
            }
            notice
        });
        DictationModel {
            title: self.title.clone(),
            facts: say::facts(&self.settings.column.said(), self.done.len(), self.len()),
            which: self.which(),
            board: match self.looked_at {
                _ if !self.is_over() => shown.board,
                at => self.moment(at.unwrap_or(self.len() - 1)),
            },
            moves: Color::ALL.map(|color| may_move && mover.is_none_or(|mover| mover == color)),
            text: words
                .filter(|_| is_shown && !self.is_waiting)
                .map(|(_, text)| text),
            may_show: self.may_show() && heard,
            is_waiting: self.is_waiting,
            notice,
            was_right,
        }
    }

    fn moment(&self, at: usize) -> BoardModel {
        let at = At::After(self.line[at]);
        board_model::moment(&self.tree, at, self.settings.flipped)
    }

    /// Names the move that is played now by its number and its side.
    fn which(&self) -> Option<String> {
        let id = *self.line.get(self.done.len())?;
        let (position, mv) = (self.session.position(), &self.tree.node(id).mv);
        Some(say::which(position.number_of(mv), position.mover(mv)))
    }
}
