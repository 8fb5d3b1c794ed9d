//! Makes one game of two score sheets on which both players wrote it down, in whatever notation each
//! used.
//!
//! | White's sheet | Black's sheet | the game has | because |
//! |---|---|---|---|
//! | `12. Nbd7` | `12. QKt-Q2` | `Nbd7` | both have it |
//! | `12. Nbd7` | `12. Nbd9` | `Nbd7` | only the first can be played |
//! | `12. Nbd7` | | `Nbd7` | it is left out on the second |
//! | `12. Bd7` | `12. Be7` | `Be7` | after `Bd7` a later move of both sheets could not be played |
//! | `12. Ra3` | `12. Ra1` | `Ra1` | on a3 it could have been taken, and was not: the other is [likelier](TakenBecause::Likelier) |
//! | `12. Rfa1` | `12. Rd1` | `Rd1` | `Ra1` would have been enough: the other is not [spelled](TakenBecause::Spelled) as the first sheet spells |
//! | `12. Bd7` | `12. Be7` | `Bd7` | nothing decides; it is left [open](TakenBecause::Open) |
//! | `12. Bd9` | `12. Bd8` | `Bd7` | neither can be played; it is the [nearest](TakenBecause::Nearest) with which the game goes on |
//!
//! A text that is empty is no sheet: then the other is read alone.
//!
//! | module | what it does |
//! |---|---|
//! | `words` | finds the moves that are written on a sheet |
//! | `prices` | says what a written move may mean in a position, and at what price |
//! | `story` | finds the game that both sheets tell, at the least price |
//! | `spelling` | tells whether a move is spelled as its sheet spells moves |
//! | `likely` | tells which of two moves is the likelier one where nothing decides |
//! | `say` | says why a move was taken |

mod likely;
mod prices;
mod say;
mod spelling;
mod story;
mod words;

use std::cell::OnceCell;
use std::ops::Range;
use std::rc::Rc;

use crate::board::{Color, Move};
use crate::game::{At, GameTree, Outcome};
use crate::notation::Notation;
use crate::rules::Position;
use likely::{LOOKED_AT, is_likelier};
use prices::Means;
pub use say::SheetDifference;
use story::{SheetWords, Story, StorySearch, StoryStep};
use words::{SheetText, side};

/// One of the two sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreSheet {
    First,
    Second,
}

impl ScoreSheet {
    /// Both sheets, in their order.
    pub const BOTH: [ScoreSheet; 2] = [ScoreSheet::First, ScoreSheet::Second];

    /// Returns the other sheet.
    #[must_use]
    pub const fn other(self) -> ScoreSheet {
        match self {
            ScoreSheet::First => ScoreSheet::Second,
            ScoreSheet::Second => ScoreSheet::First,
        }
    }
}

/// The game of two sheets.
#[derive(Clone, Debug)]
pub struct ReconciledGame {
    /// The game, with the tags of both sheets. Its nodes are the plies, in their order.
    pub tree: GameTree,
    pub plies: Vec<ReconciledPly>,
    /// What is known of each sheet.
    pub sheets: [SheetFacts; 2],
}

/// What is known of a sheet.
#[derive(Clone, Debug, PartialEq)]
pub struct SheetFacts {
    /// The notation it was taken to be written in.
    pub notation: Notation,
    /// The number of moves that are written on it.
    pub written: usize,
    /// How many of them are the game's move as it stands.
    pub right: usize,
    /// What is written and is no move of the game, as bytes of its text, with the ply before which it
    /// stands.
    pub passed: Vec<(usize, Range<usize>)>,
    /// The written moves behind the place where the game could not go on, or behind more moves than
    /// a game has, as bytes of its text.
    pub unread: Vec<Range<usize>>,
    pub outcome: Outcome,
}

/// A ply of the game and what each sheet has for it.
#[derive(Clone, Debug, PartialEq)]
pub struct ReconciledPly {
    pub mv: Move,
    pub number: u32,
    pub color: Color,
    pub written: [WrittenPly; 2],
    pub because: TakenBecause,
}

impl ReconciledPly {
    /// Whether a sheet has something other than the move, or could have.
    #[must_use]
    pub fn differs(&self) -> bool {
        let is_plain = |says: &SheetSays| {
            matches!(
                says,
                SheetSays::TheMove | SheetSays::Ended | SheetSays::NoSheet
            )
        };
        self.written.iter().any(|written| !is_plain(&written.says))
    }
}

/// What a sheet has for a ply.
#[derive(Clone, Debug, PartialEq)]
pub struct WrittenPly {
    /// Its bytes in the text of the sheet; `None` if nothing is written.
    pub span: Option<Range<usize>>,
    pub says: SheetSays,
}

/// What a written move says of the move that was played.
#[derive(Clone, Debug, PartialEq)]
pub enum SheetSays {
    /// It is the move.
    TheMove,
    /// It could be the move or another.
    Several(Vec<Move>),
    /// It is another legal move.
    Other(Move),
    /// It is a move that is not legal.
    Illegal,
    /// It is not a move.
    NoMove,
    /// Its place is blank.
    Blank,
    /// It is left out.
    LeftOut,
    /// The sheet has ended before.
    Ended,
    /// There is no such sheet.
    NoSheet,
}

impl SheetSays {
    /// Whether it can be read as the move.
    #[must_use]
    pub const fn tells(&self) -> bool {
        matches!(self, SheetSays::TheMove | SheetSays::Several(_))
    }
}

/// Why a move was taken.
#[derive(Clone, Debug, PartialEq)]
pub enum TakenBecause {
    /// Every sheet that there is has it.
    Agreed,
    /// Only this sheet has a move that can be played.
    Only(ScoreSheet),
    /// This sheet has it. The other has a move with which the game could not go on: the later ply
    /// (from 0) could not be played after it.
    Later {
        taken: ScoreSheet,
        other: Move,
        ply: usize,
    },
    /// This sheet has it, and the other has a move that could be played as well. Nothing decides.
    Open { taken: ScoreSheet, other: Move },
    /// This sheet has it. The other has a move that could be played as well, but then the players
    /// would have overlooked more.
    Likelier { taken: ScoreSheet, other: Move },
    /// This sheet has it. The other has a move that could be played as well, but is not spelled as that
    /// sheet spells moves.
    Spelled { taken: ScoreSheet, other: Move },
    /// No sheet has it. It is near to what is written, and the game goes on with it, as it does with
    /// this number of other moves.
    Nearest { others: usize },
}

/// Makes one game of two sheets. Either text may be empty; then the other is read alone.
#[must_use]
pub fn reconcile(texts: [&str; 2]) -> ReconciledGame {
    let mut reading = SheetReading::new(texts);
    loop {
        if let Some(game) = reading.advance() {
            return game;
        }
    }
}

/// The reading of two sheets, which can be interrupted.
pub struct SheetReading {
    read: [SheetText; 2],
    sheets: Rc<[SheetWords; 2]>,
    search: StorySearch,
    /// The story of the first look, once a second one is taken.
    first: Option<Story>,
    /// The game, once its story is found.
    game: Option<GameInMaking>,
}

impl SheetReading {
    /// Begins to read two sheets. Either text may be empty; then the other is read alone.
    #[must_use]
    pub fn new(texts: [&str; 2]) -> SheetReading {
        let read = texts.map(SheetText::new);
        let sheets = Rc::new([0, 1].map(|s| SheetWords::new(texts[s], &read[s])));
        SheetReading {
            search: StorySearch::new(Rc::clone(&sheets), false),
            read,
            sheets,
            first: None,
            game: None,
        }
    }

    /// Reads or judges one ply more. Returns the game when that was the last.
    pub fn advance(&mut self) -> Option<ReconciledGame> {
        if let Some(game) = &mut self.game {
            return game.advance(&self.read, &self.sheets);
        }
        if self.search.advance() {
            return None;
        }
        let second = StorySearch::new(Rc::clone(&self.sheets), true);
        let found = std::mem::replace(&mut self.search, second).end();
        let story = match self.first.take() {
            None if !found.is_smooth(&self.sheets) => {
                self.first = Some(found);
                return None;
            }
            None => found,
            Some(first) => first.or(found),
        };
        let story = story.without_guesses(&self.sheets);
        self.game = Some(GameInMaking::new(&self.read, story));
        None
    }
}

/// The game of a story, whose plies are judged one after another.
struct GameInMaking {
    steps: Vec<StoryStep>,
    /// The position before the next ply.
    position: Position,
    /// The moment of the game before it.
    at: At,
    /// How far each sheet has been read.
    read_up_to: [usize; 2],
    /// Whether each sheet spells moves as its notation does, once that is asked.
    steady: OnceCell<[bool; 2]>,
    game: ReconciledGame,
}

impl GameInMaking {
    fn new(read: &[SheetText; 2], story: Story) -> GameInMaking {
        let sheets = [0, 1].map(|s| SheetFacts {
            notation: read[s].notation,
            written: read[s].moves.len(),
            right: 0,
            passed: Vec::new(),
            unread: read[s].moves[story.at[s]..]
                .iter()
                .map(|mv| mv.span.clone())
                .chain(read[s].beyond.iter().cloned())
                .collect(),
            outcome: read[s].outcome,
        });
        let mut tree = GameTree::default();
        head(&mut tree, read);
        GameInMaking {
            game: ReconciledGame {
                tree,
                plies: Vec::with_capacity(story.steps.len()),
                sheets,
            },
            steps: story.steps,
            position: Position::start(),
            at: At::Start,
            read_up_to: [0; 2],
            steady: OnceCell::new(),
        }
    }

    /// Judges the next ply. Returns the game if there is none.
    fn advance(
        &mut self,
        read: &[SheetText; 2],
        sheets: &[SheetWords; 2],
    ) -> Option<ReconciledGame> {
        let ply = self.game.plies.len();
        if ply == self.steps.len() {
            return Some(self.game.clone());
        }
        let ended = [0, 1].map(|s| self.read_up_to[s] >= read[s].moves.len());
        let reached = (ply, &self.position);
        let (written, because) = judged(sheets, &mut self.steps, reached, ended, &self.steady);
        let step = &self.steps[ply];
        for s in 0..2 {
            let facts = &mut self.game.sheets[s];
            facts.right += usize::from(written[s].says == SheetSays::TheMove);
            if let Some(passed) = step.passed[s] {
                facts.passed.push((ply, read[s].moves[passed].span.clone()));
            }
            self.read_up_to[s] = step.told[s].map_or(self.read_up_to[s], |told| told + 1);
        }
        self.game.plies.push(ReconciledPly {
            mv: step.mv,
            number: 1 + ply as u32 / 2,
            color: side(ply),
            written,
            because,
        });
        self.position.play(&step.mv);
        self.at = At::After(self.game.tree.add(self.at, step.mv));
        None
    }
}

/// Gives the game the tags and the result of both sheets; those of the first count where they differ.
fn head(tree: &mut GameTree, read: &[SheetText; 2]) {
    for (name, value) in read.iter().flat_map(|sheet| &sheet.tags) {
        if tree.tag(name).is_none() {
            tree.set_tag(name, value);
        }
    }
    let mut outcomes = read.iter().map(|sheet| sheet.outcome);
    if let Some(outcome) = outcomes.find(|outcome| *outcome != Outcome::Open) {
        tree.outcome = outcome;
    }
}

/// Returns what the sheets have for a ply and why its move was taken. Where nothing decides, the
/// likelier move is put into the steps.
fn judged(
    sheets: &[SheetWords; 2],
    steps: &mut Vec<StoryStep>,
    (ply, position): (usize, &Position),
    ended: [bool; 2],
    steady: &OnceCell<[bool; 2]>,
) -> ([WrittenPly; 2], TakenBecause) {
    let as_written =
        |step: &StoryStep| [0, 1].map(|s| written(&sheets[s], step, s, position, ended[s]));
    let found = as_written(&steps[ply]);
    let mv = steps[ply].mv;
    let (taken, rival) = match found.each_ref().map(|written| written.says.tells()) {
        [true, false] => (ScoreSheet::First, ScoreSheet::Second),
        [false, true] => (ScoreSheet::Second, ScoreSheet::First),
        [true, true] => return (found, TakenBecause::Agreed),
        [false, false] => {
            let moves = position.moves();
            let others = moves.iter().filter(|other| **other != mv);
            let others = others.filter(|other| {
                replayed(sheets, position, [&mv, other], &steps[ply + 1..]).is_ok()
            });
            let others = others.count();
            return (found, TakenBecause::Nearest { others });
        }
    };
    let other = match found[rival as usize].says {
        SheetSays::Other(other) => other,
        SheetSays::Ended | SheetSays::NoSheet => return (found, TakenBecause::Agreed),
        _ => return (found, TakenBecause::Only(taken)),
    };
    let later = match replayed(sheets, position, [&mv, &other], &steps[ply + 1..]) {
        Ok(later) => later,
        Err(stopped) => {
            let ply = ply + 1 + stopped;
            return (found, TakenBecause::Later { taken, other, ply });
        }
    };
    let (because, swaps) = likelier(
        (sheets, steps, ply),
        position,
        [(taken, mv), (rival, other)],
        (&later, steady),
    );
    if !swaps {
        return (found, because);
    }
    steps[ply].mv = other;
    steps.truncate(ply + 1);
    steps.extend(later);
    (as_written(&steps[ply]), because)
}

/// Decides between the moves of two sheets that can both be played to the end. The later steps are
/// those after the second move. Returns why one is taken, and whether it is the second.
fn likelier(
    (sheets, steps, ply): (&[SheetWords; 2], &[StoryStep], usize),
    position: &Position,
    [(taken, mv), (rival, other)]: [(ScoreSheet, Move); 2],
    (later, steady): (&[StoryStep], &OnceCell<[bool; 2]>),
) -> (TakenBecause, bool) {
    let turn = position.turn();
    let is_slip = |sheet: ScoreSheet, mv: &Move| {
        let (which, told) = (sheet as usize, steps[ply].told[sheet as usize]);
        told.is_some_and(|at| !sheets[which].spells(at, mv, &turn))
            && steady.get_or_init(|| spelling::steady(sheets, steps))[which]
    };
    let ours = TakenBecause::Spelled { taken, other };
    let theirs = TakenBecause::Spelled {
        taken: rival,
        other: mv,
    };
    match [is_slip(taken, &mv), is_slip(rival, &other)] {
        [false, true] => return (ours, false),
        [true, false] => return (theirs, true),
        _ => {}
    }
    let line = |first: Move, later: &[StoryStep]| -> Vec<Move> {
        let later = later.iter().take(LOOKED_AT).map(|step| step.mv);
        std::iter::once(first).chain(later).collect()
    };
    let (our_line, their_line) = (line(mv, &steps[ply + 1..]), line(other, later));
    if is_likelier(position, &our_line, &their_line) {
        (TakenBecause::Likelier { taken, other }, false)
    } else if is_likelier(position, &their_line, &our_line) {
        let because = TakenBecause::Likelier {
            taken: rival,
            other: mv,
        };
        (because, true)
    } else {
        (TakenBecause::Open { taken, other }, false)
    }
}

/// Plays the later steps after another move than the first of these two. What tells a step must still
/// tell it; where a written move then means another piece, that one is played.
///
/// # Errors
/// The place of the first later step that cannot be played.
fn replayed(
    sheets: &[SheetWords; 2],
    position: &Position,
    [was, mv]: [&Move; 2],
    later: &[StoryStep],
) -> Result<Vec<StoryStep>, usize> {
    let mut before = position.after(was);
    let mut position = position.after(mv);
    let mut steps = Vec::with_capacity(later.len());
    for (place, step) in later.iter().enumerate() {
        let meant = |s: usize, at: &Position| match sheets[s].means(step.told[s]?, &at.turn()) {
            Means::Moves(moves) => Some(moves.into_iter().map(|(mv, _)| mv).collect()),
            _ => None,
        };
        let mut found: Vec<Move> = position.moves();
        for s in 0..2 {
            let told: Option<Vec<Move>> = meant(s, &before);
            if told.is_some_and(|told| told.contains(&step.mv)) {
                let now: Vec<Move> = meant(s, &position).unwrap_or_default();
                found.retain(|mv| now.contains(mv));
            }
        }
        let is_same = found.contains(&step.mv);
        // Where nothing tells a step, no other move than its own is meant.
        let told_by_none = found.len() == position.moves().len();
        let mv = match (is_same, told_by_none) {
            (true, _) => step.mv,
            (false, true) => return Err(place),
            (false, false) => *found.first().ok_or(place)?,
        };
        steps.push(step.with(mv));
        before.play(&step.mv);
        position.play(&mv);
    }
    Ok(steps)
}

/// Returns what a sheet has for a step of the story.
fn written(
    sheet: &SheetWords,
    step: &StoryStep,
    which: usize,
    position: &Position,
    ended: bool,
) -> WrittenPly {
    let Some(at) = step.told[which] else {
        let says = match (sheet.moves.is_empty(), ended) {
            (true, _) => SheetSays::NoSheet,
            (_, true) => SheetSays::Ended,
            _ => SheetSays::LeftOut,
        };
        return WrittenPly { span: None, says };
    };
    let says = match sheet.means(at, &position.turn()) {
        Means::Blank => SheetSays::Blank,
        Means::NoMove => SheetSays::NoMove,
        Means::Illegal => SheetSays::Illegal,
        Means::Moves(moves) => match moves.as_slice() {
            [(only, _)] if *only == step.mv => SheetSays::TheMove,
            [(only, _)] => SheetSays::Other(*only),
            several if several.iter().any(|(mv, _)| *mv == step.mv) => {
                SheetSays::Several(several.iter().map(|(mv, _)| *mv).collect())
            }
            several => several
                .first()
                .map_or(SheetSays::Illegal, |(mv, _)| SheetSays::Other(*mv)),
        },
    };
    WrittenPly {
        span: Some(sheet.moves[at].span.clone()),
        says,
    }
}
