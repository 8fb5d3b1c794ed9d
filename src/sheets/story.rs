//! Finds the game that both sheets tell, at the least price.
//!
//! ```text
//! both     12. Nbd7   Nd7      the move is written on both; each has its price
//! one      12.        Nd7      a move is left out on the other
//! passed   Nd7, Nd7            something is written that is no move of the game
//! ```
//!
//! Several lines of play are carried side by side, and each knows how far it has read both sheets. So
//! a move that can be played but was not is found out by what is written later.

use std::collections::HashMap;
use std::rc::Rc;

use super::prices::{InPosition, Means, UNREAD, letters, means};
use super::words::{SheetMove, SheetText};
use crate::board::Move;
use crate::notation::{Notation, Turn, arrange};
use crate::rules::Position;
use crate::work;

/// Prices of a move that is left out: where the number behind it says so, where no number stands, and
/// where the number says that nothing is left out.
const LEFT_OUT: [u32; 3] = [5, 15, 22];

/// What more it costs if neither sheet has a move that both numbers say is left out.
const UNTOLD: u32 = 4;

/// The price of each move behind the end of a sheet.
const ENDED: u32 = 1;

/// The price of something written that is no move of the game.
const PASSED: u32 = 18;

/// The price of a number that is not the right one.
const NUMBER: u32 = 6;

/// Largest price at which another move is thought of, at the first look and at the second.
const NEAR: u32 = 14;

/// Largest price at which a name that is damaged tells a move behind which nothing is read.
const TELLS: u32 = 8;

/// Most lines carried, at the first look and at the second.
const WIDTH: [usize; 2] = [12, 60];

/// Largest price above the cheapest line at which a line is carried.
const SPREAD: u32 = 45;

/// A sheet with what the search needs of it.
pub(super) struct SheetWords {
    pub text: String,
    pub notation: Notation,
    pub moves: Vec<SheetMove>,
    letters: Vec<Vec<u8>>,
}

impl SheetWords {
    pub fn new(text: &str, sheet: &SheetText) -> SheetWords {
        let moves = sheet.moves.clone();
        SheetWords {
            text: text.to_owned(),
            notation: sheet.notation,
            letters: moves
                .iter()
                .map(|mv| letters(&text[mv.span.clone()]))
                .collect(),
            moves,
        }
    }

    /// Returns the written move at this place as it is in a position.
    pub fn means(&self, at: usize, turn: &Turn<'_>) -> Means {
        work::add(1);
        means(&self.text, &self.moves[at], self.notation, turn)
    }

    /// Whether the written move at this place tells this move, as it stands or with a slip.
    pub fn tells(&self, at: usize, mv: &Move, turn: &Turn<'_>) -> bool {
        let means = self.means(at, turn);
        means != Means::Blank && self.price(at, &means, mv, turn) <= TELLS
    }

    /// Whether the written move at this place is this move as its notation spells it.
    pub fn spells(&self, at: usize, mv: &Move, turn: &Turn<'_>) -> bool {
        work::add(1);
        self.letters[at] == letters(&self.notation.text(mv, turn))
    }

    fn price(&self, at: usize, means: &Means, mv: &Move, turn: &Turn<'_>) -> u32 {
        work::add(1);
        let written = InPosition {
            means,
            letters: &self.letters[at],
            notation: self.notation,
            turn,
        };
        written.price(mv)
    }
}

/// A move of the game with its place on each sheet.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct StoryStep {
    pub mv: Move,
    /// The written move that tells it; `None` if the sheet does not have it.
    pub told: [Option<usize>; 2],
    /// The written moves directly before it that are passed over.
    pub passed: [Option<usize>; 2],
    parent: Option<usize>,
}

impl StoryStep {
    /// Returns the step with another move.
    pub const fn with(self, mv: Move) -> StoryStep {
        StoryStep { mv, ..self }
    }
}

/// A line of play, and how far it has read each sheet.
#[derive(Clone)]
struct StoryLine {
    step: Option<usize>,
    at: [usize; 2],
    position: Position,
    cost: u32,
}

/// The game that both sheets tell.
pub(super) struct Story {
    pub steps: Vec<StoryStep>,
    /// How far each sheet was read.
    pub at: [usize; 2],
    cost: u32,
}

/// A search for the game, which can be interrupted between two moves.
pub(super) struct StorySearch {
    sheets: Rc<[SheetWords; 2]>,
    /// Whether this is the second look, at which every written move may be another.
    second: bool,
    steps: Vec<StoryStep>,
    live: Vec<StoryLine>,
    done: Option<StoryLine>,
    ply: usize,
}

impl Story {
    /// Whether nothing in it asks for a second look: both sheets were read to the end, and whatever
    /// one of them has wrong, the other has right.
    pub fn is_smooth(&self, sheets: &[SheetWords; 2]) -> bool {
        let read = [0, 1]
            .into_iter()
            .all(|s| self.at[s] == sheets[s].moves.len());
        let plies = self.steps.len() as u32;
        read && self.cost < UNREAD + plies / 2
    }

    /// Ends the story behind the last move that a sheet tells. What is beyond is a guess.
    pub fn without_guesses(mut self, sheets: &[SheetWords; 2]) -> Story {
        let mut position = Position::start();
        let mut told = 0;
        let mut at = [0; 2];
        let mut end = at;
        for (step, place) in self.steps.iter().zip(1..) {
            let turn = position.turn();
            let tells =
                |s: usize| step.told[s].is_some_and(|at| sheets[s].tells(at, &step.mv, &turn));
            at = [0, 1].map(|s| step.told[s].map_or(at[s], |told| told + 1));
            if tells(0) || tells(1) {
                (told, end) = (place, at);
            }
            position.play(&step.mv);
        }
        if told < self.steps.len() {
            self.steps.truncate(told);
            self.at = end;
        }
        self
    }

    /// Returns the better of the stories of two looks: the one that reads more, then the cheaper one.
    pub fn or(self, second: Story) -> Story {
        let read = |story: &Story| story.at[0] + story.at[1];
        if (read(&second), self.cost) > (read(&self), second.cost) {
            second
        } else {
            self
        }
    }
}

impl StorySearch {
    pub fn new(sheets: Rc<[SheetWords; 2]>, second: bool) -> StorySearch {
        StorySearch {
            sheets,
            second,
            steps: Vec::new(),
            live: vec![StoryLine {
                step: None,
                at: [0, 0],
                position: Position::start(),
                cost: 0,
            }],
            done: None,
            ply: 0,
        }
    }

    /// Looks for the next move on every line. Returns whether there is more to look for.
    pub fn advance(&mut self) -> bool {
        let mut next: HashMap<(u64, [usize; 2]), StoryLine> = HashMap::new();
        for line in std::mem::take(&mut self.live) {
            if self.is_done(&line) {
                self.finish(line, 0);
                continue;
            }
            let went_on = self.go_on(&line, &mut next);
            if !went_on {
                let left: usize = (0..2).map(|s| self.left(s, line.at[s])).sum();
                self.finish(line, (left as u32).saturating_mul(UNREAD));
            }
        }
        let mut next: Vec<StoryLine> = next.into_values().collect();
        arrange(&mut next, |line| {
            (line.cost as usize, line.step.unwrap_or(0))
        });
        let least = next.first().map_or(0, |line| line.cost);
        let most = self.done.as_ref().map_or(u32::MAX, |done| done.cost);
        next.retain(|line| line.cost <= least + SPREAD && line.cost < most);
        next.truncate(WIDTH[usize::from(self.second)]);
        self.live = next;
        self.ply += 1;
        !self.live.is_empty()
    }

    fn left(&self, sheet: usize, at: usize) -> usize {
        self.sheets[sheet].moves.len() - at
    }

    fn is_done(&self, line: &StoryLine) -> bool {
        (0..2).all(|s| self.left(s, line.at[s]) == 0)
    }

    fn finish(&mut self, mut line: StoryLine, extra: u32) {
        line.cost = line.cost.saturating_add(extra);
        if self.done.as_ref().is_none_or(|done| line.cost < done.cost) {
            self.done = Some(line);
        }
    }

    /// Adds what may follow on a line. Returns whether anything may.
    fn go_on(
        &mut self,
        line: &StoryLine,
        next: &mut HashMap<(u64, [usize; 2]), StoryLine>,
    ) -> bool {
        let turn = line.position.turn();
        if turn.moves.is_empty() {
            return false;
        }
        let mut least = u32::MAX;
        // Something is passed over only where the line cannot go on cheaply without.
        for passed in [[false; 2], [true, false], [false, true]] {
            let skips = passed[0] || passed[1];
            if skips && least < NEAR {
                break;
            }
            let mut at = line.at;
            let mut over = [None; 2];
            for s in 0..2 {
                if passed[s] && self.left(s, at[s]) > 0 {
                    over[s] = Some(at[s]);
                    at[s] += 1;
                }
            }
            if skips && over == [None; 2] {
                continue;
            }
            let extra = if skips { PASSED } else { 0 };
            for (mv, told, price) in self.moves(at, &turn) {
                least = least.min(price + extra);
                let at = [0, 1].map(|s| told[s].map_or(at[s], |told| told + 1));
                let position = line.position.after(&mv);
                let cost = line.cost + price + extra;
                let key = (position.fingerprint(), at);
                if next.get(&key).is_some_and(|known| known.cost <= cost) {
                    continue;
                }
                let step = self.steps.len();
                self.steps.push(StoryStep {
                    mv,
                    told,
                    passed: over,
                    parent: line.step,
                });
                next.insert(
                    key,
                    StoryLine {
                        step: Some(step),
                        at,
                        position,
                        cost,
                    },
                );
            }
        }
        least < u32::MAX
    }

    /// Returns the moves that may follow here, with the written moves that tell them and the price.
    fn moves(&self, at: [usize; 2], turn: &Turn<'_>) -> Vec<(Move, [Option<usize>; 2], u32)> {
        let here = [0, 1].map(|s| {
            let there = self.left(s, at[s]) > 0;
            there.then(|| (at[s], self.sheets[s].means(at[s], turn)))
        });
        let left_out = [0, 1].map(|s| self.left_out(s, at[s]));
        let mut ways = Vec::new();
        for mv in self.thinkable(&here, turn) {
            let prices = [0, 1].map(|s| {
                let (at, means) = here[s].as_ref()?;
                let due = self.sheets[s].moves[*at].due;
                let number = due.is_some_and(|due| due != self.ply);
                let number = if number { NUMBER } else { 0 };
                let price = self.sheets[s].price(*at, means, &mv, turn);
                Some((*at, price + number))
            });
            if let [Some((at, price)), Some((also, too))] = prices {
                ways.push((mv, [Some(at), Some(also)], price + too));
            }
            let [one, other] = prices;
            if let Some((at, price)) = one {
                ways.push((mv, [Some(at), None], price + left_out[1]));
            }
            if let Some((at, price)) = other {
                ways.push((mv, [None, Some(at)], price + left_out[0]));
            }
        }
        if left_out == [LEFT_OUT[0]; 2] {
            let price = 2 * LEFT_OUT[0] + UNTOLD;
            ways.extend(turn.moves.iter().map(|mv| (*mv, [None, None], price)));
        }
        ways
    }

    /// Returns the moves that are written here, those that are near to what is strange, or all if
    /// there is none.
    fn thinkable(&self, here: &[Option<(usize, Means)>; 2], turn: &Turn<'_>) -> Vec<Move> {
        let mut found: Vec<Move> = Vec::new();
        let mut add = |mv: Move| {
            if !found.contains(&mv) {
                found.push(mv);
            }
        };
        let mut strange = self.second;
        for means in here.iter().flatten().map(|(_, means)| means) {
            match means {
                Means::Moves(moves) => moves.iter().for_each(|(mv, _)| add(*mv)),
                _ => strange = true,
            }
        }
        let is_near = |mv: &Move| {
            here.iter().zip(self.sheets.iter()).any(|(here, sheet)| {
                here.as_ref().is_some_and(|(at, means)| {
                    *means != Means::Blank && sheet.price(*at, means, mv, turn) <= NEAR
                })
            })
        };
        if strange {
            turn.moves
                .iter()
                .filter(|mv| is_near(mv))
                .for_each(|mv| add(*mv));
        }
        if found.is_empty() {
            found.clone_from(&turn.moves);
        }
        found
    }

    /// Returns the price of leaving this ply out on a sheet that has been read up to this place.
    fn left_out(&self, sheet: usize, at: usize) -> u32 {
        let moves = &self.sheets[sheet].moves;
        match moves.get(at) {
            None if moves.is_empty() => 0,
            None => ENDED,
            Some(SheetMove { due: None, .. }) => LEFT_OUT[1],
            Some(SheetMove { due: Some(due), .. }) if *due > self.ply => LEFT_OUT[0],
            Some(_) => LEFT_OUT[2],
        }
    }

    /// Returns the cheapest line.
    pub fn end(self) -> Story {
        let done = self.done;
        let last = done.as_ref().and_then(|line| line.step);
        let path = std::iter::successors(last, |&step| self.steps[step].parent);
        let mut steps: Vec<StoryStep> = path.map(|step| self.steps[step]).collect();
        steps.reverse();
        Story {
            steps,
            at: done.as_ref().map_or([0, 0], |line| line.at),
            cost: done.map_or(0, |line| line.cost),
        }
    }
}
