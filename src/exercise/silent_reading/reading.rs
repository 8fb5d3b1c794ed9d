//! A passage that is read: first its score, then the answer, and what is said about it.

use fastrand::Rng;

use super::misreading::{Misreading, PassageBoard, boards};
use super::passage::{Passage, PassageLine};
use super::say;
use super::settings::{Begins, ReadingAnswer, ReadingSettings};
use crate::board::{Color, FileWords, Pieces, Setup, Square, Variant};
use crate::exercise::quiz::RoundAction;
use crate::game::pgn::Game;
use crate::game::{At, GameTree};
use crate::notation::Sentence;
use crate::screen::aloud::placed_in_words;
use crate::screen::board_model::{self, BoardModel};
use crate::session::editor::Editor;
use crate::session::{Action, BoardAction, Column, GoAction, Names, Notice, Session};

/// Passages that are tried before none is found.
const TRIES: usize = 400;

/// What is shown of a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadingStage {
    /// The position from which it begins.
    Look,
    /// The score without a board.
    Read,
    /// Four boards, or a board to play on.
    Answer,
    /// Whether the answer was right, and why.
    Told,
}

/// One of the boards from which the learner chooses.
#[derive(Clone, Debug, PartialEq)]
pub struct ShownBoard {
    /// Its letter: A, B, C or D.
    pub letter: char,
    pub board: BoardModel,
    /// Where the pieces stand, in words.
    pub words: String,
    /// Whether it is right: said of the right board and of the one that was chosen, when the answer
    /// is given.
    pub mark: Option<bool>,
}

/// What is shown of a passage, and what is said about the answer.
#[derive(Clone, Debug, PartialEq)]
pub struct ReadingModel {
    pub stage: ReadingStage,
    pub answer: ReadingAnswer,
    /// The notation.
    pub column: Column,
    /// How many passages have been read right.
    pub count: String,
    /// Who moves first, and from where.
    pub begins: String,
    /// The score, where it is shown.
    pub score: Option<Vec<PassageLine>>,
    /// The position before the passage, the board to play on, or the right one at the end.
    pub board: Option<BoardModel>,
    /// Whether White's and Black's pieces can be picked up.
    pub moves: [bool; 2],
    /// The number of moves that were played on the board.
    pub played: usize,
    pub boards: Vec<ShownBoard>,
    /// Why a move on the board was refused.
    pub notice: Option<Notice>,
    /// Whether the answer was right, and what is said about it.
    pub told: Option<(bool, Sentence)>,
    /// The rule of the move that decides, said with the answer.
    pub rule: Option<Sentence>,
}

/// A passage that is read.
#[derive(Debug)]
pub(super) struct PassageReading {
    passage: Passage,
    settings: ReadingSettings,
    stage: ReadingStage,
    boards: Vec<PassageBoard>,
    chosen: Option<usize>,
    /// The board to play on.
    session: Session,
    /// Whether the score was looked at again.
    pub again: bool,
    told: Option<(bool, Sentence)>,
    /// The place of the move that decides.
    decisive: usize,
}

impl PassageReading {
    /// Finds a passage; `None` if these games have none.
    pub fn begin(
        settings: ReadingSettings,
        games: &[GameTree],
        rng: &mut Rng,
    ) -> Option<PassageReading> {
        let wanted = (settings.begins, settings.plies);
        (0..TRIES).find_map(|_| {
            let passage = Passage::by_chance(rng, games, wanted, settings.column)?;
            let boards = boards(&passage, rng)?;
            let start = GameTree::new(passage.before(0).clone());
            let mut session = Session::from_games(vec![Game::new(start)]);
            if settings.flipped {
                session.apply_at_board(Action::Board(BoardAction::Flip));
            }
            Some(PassageReading {
                decisive: passage.decisive(),
                passage,
                settings,
                stage: match settings.begins {
                    Begins::Array => ReadingStage::Read,
                    Begins::Midst => ReadingStage::Look,
                },
                boards,
                chosen: None,
                session,
                again: false,
                told: None,
            })
        })
    }

    /// Goes on to the score, and from it to the answer.
    pub fn go_on(&mut self) {
        self.stage = match self.stage {
            ReadingStage::Look => ReadingStage::Read,
            ReadingStage::Read => ReadingStage::Answer,
            last => last,
        };
    }

    /// Shows the score again instead of the board.
    pub fn read_again(&mut self) {
        if self.stage == ReadingStage::Answer && self.settings.answer == ReadingAnswer::Build {
            self.stage = ReadingStage::Read;
            self.again = true;
        }
    }

    /// Turns the boards.
    pub fn turn(&mut self, flipped: bool) {
        self.settings.flipped = flipped;
        if self.session.flipped() != flipped {
            self.session
                .apply_at_board(Action::Board(BoardAction::Flip));
        }
    }

    /// Returns whether moves can be played.
    fn plays(&self) -> bool {
        self.stage == ReadingStage::Answer && self.settings.answer == ReadingAnswer::Build
    }

    /// Returns whether a piece can be dragged from this square.
    pub fn may_drag(&self, square: Square) -> bool {
        self.plays() && self.session.may_drag(square)
    }

    /// Applies an action on the board.
    pub fn play(&mut self, action: RoundAction) {
        if !self.plays() {
            return;
        }
        let action = match action {
            RoundAction::Touch(square) => BoardAction::Touch(square),
            RoundAction::Drag(from, to) => BoardAction::Drag(from, to),
            RoundAction::Choose(mv) => BoardAction::Choose(mv),
            RoundAction::Cancel => BoardAction::Cancel,
            RoundAction::Write(_) | RoundAction::Hint => return,
        };
        self.session.apply_at_board(Action::Board(action));
    }

    /// Takes the last move on the board back.
    pub fn take_back(&mut self) {
        if self.plays() {
            self.session.apply_at_board(Action::Go(GoAction::Previous));
        }
    }

    /// Takes a board as the answer, by its place, and returns whether it is right.
    pub fn choose(&mut self, at: usize) -> Option<bool> {
        if self.stage != ReadingStage::Answer || self.settings.answer != ReadingAnswer::Choose {
            return None;
        }
        let misread = self.boards.get(at)?.misread;
        self.chosen = Some(at);
        let sentence = match misread {
            None => say::right(),
            Some(misread) => {
                self.decisive = misread.at;
                misread.sentence(&self.passage)
            }
        };
        Some(self.tell(misread.is_none(), sentence))
    }

    /// Takes the board that was played on as the answer, and returns whether it is right.
    pub fn judge(&mut self) -> Option<bool> {
        if !self.plays() {
            return None;
        }
        let position = self.session.position();
        if position.setup().pieces == self.passage.end().setup().pieces {
            return Some(self.tell(true, say::right()));
        }
        let tree = self.session.tree();
        let path = tree.path(self.session.at());
        let mut played = path.iter().map(|&id| tree.node(id).mv);
        let names = self.passage.names();
        let moves = self.passage.moves();
        let wrong = moves
            .iter()
            .enumerate()
            .find_map(|(at, right)| match played.next() {
                Some(mv) if mv == *right => None,
                mv => Some((at, mv)),
            });
        let sentence = match wrong {
            None => {
                self.decisive = moves.len() - 1;
                say::went_on(&self.passage.numbered(self.decisive, &names[self.decisive]))
            }
            Some((at, None)) => {
                self.decisive = at;
                say::stopped(&self.passage.numbered(at, &names[at]), moves.len() - at)
            }
            Some((at, Some(mv))) => {
                self.decisive = at;
                let kind = Misreading::between(&moves[at], &mv, at).kind;
                let name = self.passage.numbered(at, &self.passage.name_of(at, &mv));
                say::played(&name, kind, &mv).join(say::instead(&names[at], &moves[at]))
            }
        };
        Some(self.tell(false, sentence))
    }

    fn tell(&mut self, right: bool, sentence: Sentence) -> bool {
        self.stage = ReadingStage::Told;
        self.told = Some((right, sentence));
        right
    }

    /// Returns what is shown.
    pub fn model(&self, count: String, files: FileWords) -> ReadingModel {
        let (stage, answer) = (self.stage, self.settings.answer);
        let is_told = stage == ReadingStage::Told;
        let builds = answer == ReadingAnswer::Build;
        let mover = self.session.mover();
        let start = self.passage.before(0);
        let shows_score = match stage {
            ReadingStage::Look => false,
            ReadingStage::Read | ReadingStage::Told => true,
            ReadingStage::Answer => !builds,
        };
        let flipped = self.settings.flipped;
        let plays = self.plays();
        ReadingModel {
            stage,
            answer,
            column: self.settings.column,
            count,
            begins: say::begins(self.passage.is_from_array(), start.color()),
            score: shows_score.then(|| self.passage.score()),
            board: match stage {
                ReadingStage::Look => Some(board_model::still(start, flipped, Vec::new())),
                ReadingStage::Answer if builds => {
                    Some(board_model::bare(&self.session, &mut Names::default()))
                }
                ReadingStage::Told if builds => Some(self.last()),
                _ => None,
            },
            moves: Color::ALL.map(|color| plays && mover.is_none_or(|mover| mover == color)),
            played: self.session.tree().path(self.session.at()).len(),
            boards: match stage {
                ReadingStage::Answer | ReadingStage::Told if !builds => self.shown(files),
                _ => Vec::new(),
            },
            notice: self.session.notice().filter(|_| plays).cloned(),
            told: self.told.clone(),
            rule: is_told.then(|| {
                let (rules, because) = self.passage.rules(self.decisive);
                let name = &self.passage.names()[self.decisive];
                let words = rules.first().map_or("", |rule| rule.words.text());
                say::rule(&self.passage.numbered(self.decisive, name), words, because)
            }),
        }
    }

    /// Returns the board that the passage leads to, with its last move.
    fn last(&self) -> BoardModel {
        let mut tree = GameTree::new(self.passage.before(0).clone());
        let mut at = At::Start;
        for mv in self.passage.moves() {
            at = At::After(tree.add(at, *mv));
        }
        board_model::moment(&tree, at, self.settings.flipped)
    }

    fn shown(&self, files: FileWords) -> Vec<ShownBoard> {
        let is_told = self.stage == ReadingStage::Told;
        let boards = self.boards.iter().enumerate().zip('A'..);
        boards
            .map(|((at, board), letter)| {
                let placed: Vec<_> = board.pieces.iter().collect();
                let is_right = board.misread.is_none();
                let is_marked = is_told && (is_right || self.chosen == Some(at));
                ShownBoard {
                    letter,
                    board: diagram(&board.pieces, self.settings.flipped),
                    words: placed_in_words(&placed, None, files),
                    mark: is_marked.then_some(is_right),
                }
            })
            .collect()
    }
}

/// Returns a board with these pieces. Not every misreading leads to a position that can be played on.
fn diagram(pieces: &Pieces, flipped: bool) -> BoardModel {
    let setup = Setup {
        pieces: pieces.clone(),
        castling: [[None; 2]; 2],
        variant: Variant::Diagram,
        ..Setup::start()
    };
    board_model::editor(&Editor::drawing(setup, Vec::new()), flipped)
}
