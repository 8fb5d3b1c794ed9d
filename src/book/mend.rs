//! Finds ways to go on where no line can, or only at a price.
//!
//! | printed | no line reads it, since | mended by |
//! |---|---|---|
//! | `B. to Q's sq.` | no bishop can | another name near the print |
//! | `P-Q4`, legal | three plies later a piece stands in the way | `P-Q3`, there |
//! | `11.` and then `13.` | a row is lost | two moves that are not printed |
//! | `####` | it is no name of anything | any move after which the game goes on |
//! | `Kt-B3` of a footnote | it does not belong to the game | passing it over |
//!
//! The error may stand some moves before the place where it shows, so the last [`WINDOW`] printed
//! moves are tried, the last [`NEAR`] first. A way to mend is better the cheaper it is and the
//! further it lets the game go on. Each is followed for [`HORIZON`] printed moves, and a move that
//! is not read costs [`STUCK`](super::trial).

use super::faults::{
    Faults, LEGAL, LIMIT, MISSING, PASSED, PASSED_BEHIND, PLAYABLE, UNREAD, UNSEEN,
};
use super::line::Lines;
use super::step::{LineActions, ScoreLine, StepAction};
use super::trial::{HORIZON, Trial, follow};
use crate::board::Move;
use crate::notation::arrange;

/// Most printed moves back from the one that fails that are searched for the error.
const WINDOW: usize = 30;

/// Printed moves back from the one that fails that are searched first.
const NEAR: usize = 7;

/// Most printed moves back from the one that fails where moves may be missing or foreign to the
/// game.
const LOST: usize = 3;

/// Lines tried at each printed move.
const LINES: usize = 4;

/// Most printed moves that are passed over at once.
const MOST_PASSED: usize = 6;

/// Most unprinted moves that are put in at once.
const MOST_UNSEEN: usize = 2;

/// Printed moves that must follow an unreadable or missing move before one is put in for it.
const PROOF: usize = 2;

/// Most ways that are followed with damaged letters read as well: if dearer than the best, and if
/// about as cheap.
const FOLLOWED: [usize; 2] = [5, 160];

/// Most ways of one kind that are carried on side by side.
const CARRIED: usize = 128;

/// Most kinds of ways, which differ in their place or in the number of printed moves taken.
const GROUPS: usize = 5;

/// Largest price, above that of the lines before the failing move, of a way worth taking that does
/// not lead on far.
const HOPELESS: u32 = 64;
/// Printed moves that a dearer way must lead on.
const ON: usize = 4;

/// Largest price, above that of the lines before the failing move, of a way that ends the search.
const GOOD: u32 = 22;

/// Largest price above the best way at which another may be right as well.
pub(super) const CLOSE: u32 = 3;

/// Largest price above the best way at which another is still followed.
const BESIDE: u32 = 2 * CLOSE;

/// A way to go on.
pub(super) struct Mend {
    /// The printed move before which its actions are done.
    word: usize,
    /// The place of the mended line among those before that move.
    from: usize,
    actions: Vec<(StepAction, Faults)>,
    /// The price of its line at the end of the horizon, unread moves included.
    price: u32,
    /// The printed move where its line ended.
    reach: usize,
}

impl Mend {
    /// Returns how many printed moves it takes.
    fn taken(&self) -> usize {
        let taken = |action: &&(StepAction, Faults)| !matches!(action.0, StepAction::Unseen(_));
        self.actions.iter().filter(taken).count()
    }
}

/// Returns the ways to go on from where the lines fail, the cheapest first. `failed` is the printed
/// move that is not read, or only at a price; the lines stand before it or behind it. `straight` is
/// the price of going on unchanged, if that is possible.
pub(super) fn mends(lines: &mut Lines<'_>, failed: usize, straight: Option<u32>) -> Vec<Mend> {
    let open = lines.open;
    let back = |most: usize| failed.saturating_sub(most).max(open);
    let first = back(NEAR);
    let mut search = Search {
        lines,
        failed,
        found: Vec::new(),
        best: straight.unwrap_or(u32::MAX),
    };
    search.stage(|search| {
        for word in (first..=failed).rev() {
            search.reads(word);
        }
        search.unread();
        if search.told_missing() > 0 {
            for word in (back(LOST)..=failed).rev() {
                search.unseen(word);
            }
        }
    });
    search.stage(|search| {
        for word in (back(LOST)..=failed).rev() {
            search.unseen(word);
            search.passes(word);
        }
    });
    search.stage(|search| {
        for word in (back(WINDOW)..first).rev() {
            search.reads(word);
        }
    });
    let mut found = search.found;
    found.retain(|mend| leads(lines, failed, (mend.price, mend.reach)));
    arrange(&mut found, |mend| {
        (mend.price as usize, failed - mend.word.min(failed))
    });
    found
}

/// Whether a way of this price and reach leads on far enough.
fn leads(lines: &Lines<'_>, failed: usize, (price, reach): Trial) -> bool {
    let base = lines.before(failed).first().map_or(0, |line| line.cost);
    reach > failed && (reach >= failed + ON || price <= base + HOPELESS)
}

/// Ways that take the same number of printed moves at the same place.
struct MendGroup {
    word: usize,
    taken: usize,
    actions: Vec<LineActions>,
}

/// Continues the lines with the best of these ways, side by side with those about as cheap, because
/// later moves may decide between them. `straight` is the price of going on unchanged, if that is
/// possible.
pub(super) fn apply(lines: &mut Lines<'_>, mends: &[Mend], straight: Option<u32>, failed: usize) {
    let best = mends.iter().map(|mend| mend.price).chain(straight).min();
    let Some(best) = best else { return };
    let mut groups: Vec<MendGroup> = Vec::new();
    let close = |price: u32| price <= best + BESIDE;
    for mend in mends.iter().filter(|mend| close(mend.price)) {
        let (word, taken) = (mend.word, mend.taken());
        let actions = (mend.from, mend.actions.clone());
        let known = groups
            .iter()
            .position(|group| (group.word, group.taken) == (word, taken));
        match known {
            Some(at) if groups[at].actions.len() < CARRIED => groups[at].actions.push(actions),
            None if groups.len() < GROUPS => groups.push(MendGroup {
                word,
                taken,
                actions: vec![actions],
            }),
            _ => {}
        }
    }
    let target = groups.iter().map(|group| group.word + group.taken).max();
    let target = target.unwrap_or(0).max(failed + 1);
    let mut ways: Vec<_> = groups
        .into_iter()
        .map(|group| (group.word, group.actions))
        .collect();
    // The way straight on takes no actions.
    ways.extend(
        straight
            .filter(|price| close(*price))
            .map(|_| (failed, Vec::new())),
    );
    lines.side_by_side(target, &ways);
}

struct Search<'m, 's> {
    lines: &'m mut Lines<'s>,
    failed: usize,
    found: Vec<Mend>,
    /// The price of the cheapest way so far.
    best: u32,
}

impl Search<'_, '_> {
    /// Returns the cheapest lines before a printed move, each with its place among them.
    fn lines_before(&self, word: usize, most: usize) -> Vec<(usize, ScoreLine)> {
        let lines = self.lines.before(word).iter().cloned().enumerate();
        lines.take(most).collect()
    }

    /// Tries other moves whose names are near the print of a move.
    fn reads(&mut self, word: usize) {
        let back = (self.failed - word) as u32;
        for (from, line) in self.lines_before(word, LINES) {
            let known: Vec<Move> = self.lines.read_as(word, line.step);
            for (mv, faults) in self.lines.damaged(word, &line, (&known, LIMIT)) {
                let playable = word < self.failed;
                let extra = if playable {
                    u32::from(PLAYABLE) + back / 4
                } else {
                    0
                };
                if playable && faults.damage > LEGAL {
                    continue;
                }
                let faults = Faults {
                    damage: faults.damage.saturating_add(extra as u8),
                    ..faults
                };
                self.try_way(word, from, &line, vec![(StepAction::Read(mv), faults)]);
            }
        }
    }

    /// Tries moves that are not printed, before a printed one.
    fn unseen(&mut self, word: usize) {
        if self.lines.score.words.len() - word < PROOF {
            return;
        }
        let told = self.told_missing();
        for (from, line) in self.lines_before(word, 2) {
            let slot = self.lines.score.slots[word];
            // The number behind the last few moves does not tell which of them is missing.
            let told = if word < self.failed { told } else { 0 };
            let missing = slot.missing(line.plies).max(told);
            let counts = match missing {
                // Two moves are hardly lost where nothing says so.
                0 => 1..=1 + usize::from(self.failed == word && from == 0 && self.best == u32::MAX),
                some if some <= MOST_UNSEEN => some..=some,
                _ => continue,
            };
            let price = if missing > 0 { MISSING } else { UNSEEN };
            let unseen = |mv| (StepAction::Unseen(mv), Faults::damage(price));
            // The layout may tell whose move is printed there.
            let color = line.position.color();
            let one_fits = counts.contains(&1) && !slot.misplaced(color.other());
            let two_fit = counts.contains(&2) && !slot.misplaced(color);
            for one in line.position.moves() {
                if one_fits {
                    self.try_way(word, from, &line, vec![unseen(one)]);
                }
                if two_fit {
                    for two in line.position.after(&one).moves() {
                        let actions = vec![unseen(one), unseen(two)];
                        self.try_way(word, from, &line, actions);
                    }
                }
            }
        }
    }

    /// Tries to pass over printed moves.
    fn passes(&mut self, word: usize) {
        for (from, line) in self.lines_before(word, 2) {
            for count in 1..=MOST_PASSED {
                if word + count > self.lines.score.words.len() {
                    break;
                }
                let slots = &self.lines.score.slots;
                let faults = |at: usize| match slots[word + at].color {
                    _ if at == 0 => Faults::damage(PASSED),
                    told => Faults::damage(PASSED_BEHIND[usize::from(told.is_some())]),
                };
                let actions = (0..count)
                    .map(|at| (StepAction::Pass, faults(at)))
                    .collect();
                self.try_way(word, from, &line, actions);
            }
        }
    }

    /// Tries any legal move for a print that cannot be read.
    fn unread(&mut self) {
        let word = self.failed;
        if self.lines.score.words.len() - word <= PROOF {
            return;
        }
        let slot = self.lines.score.slots[word];
        let lines = self.lines_before(word, 2).into_iter();
        for (from, line) in lines.filter(|(_, line)| !slot.misplaced(line.position.color())) {
            let faults = Faults::damage(UNREAD);
            for mv in line.position.moves() {
                self.try_way(word, from, &line, vec![(StepAction::Read(mv), faults)]);
            }
        }
    }

    /// Follows a way, with letters read as they stand.
    fn try_way(
        &mut self,
        word: usize,
        from: usize,
        line: &ScoreLine,
        actions: Vec<(StepAction, Faults)>,
    ) {
        // A user's choice stands.
        let made = actions
            .iter()
            .map(|(action, _)| *action)
            .filter(|action| action.mv().is_some());
        let score = self.lines.score;
        if (line.plies..)
            .zip(made)
            .any(|(ply, action)| score.forbids(ply, action))
        {
            return;
        }
        let mut mend = Mend {
            word,
            from,
            actions,
            price: 0,
            reach: 0,
        };
        self.follow(&mut mend, line, false);
        if mend.reach > self.failed {
            self.found.push(mend);
        }
    }

    /// Follows the cheapest ways again, with damaged letters read too.
    fn follow_best(&mut self) {
        arrange(&mut self.found, |mend| (mend.price as usize, 0));
        let best = self.found.first().map_or(0, |mend| mend.price);
        let mut found = std::mem::take(&mut self.found);
        for (at, mend) in found.iter_mut().enumerate() {
            let most = FOLLOWED[usize::from(mend.price <= best + CLOSE)];
            if at < most && mend.reach < self.end() {
                let line = self.lines.before(mend.word)[mend.from].clone();
                self.follow(mend, &line, true);
            }
        }
        self.found = found;
    }

    /// Looks for ways, unless a good one has been found.
    fn stage(&mut self, look: impl FnOnce(&mut Self)) {
        let base = self.lines.before(self.failed).first();
        let base = base.map_or(0, |line| line.cost);
        if self.best > base + GOOD {
            let begin = self.found.len();
            look(self);
            if self.found.len() > begin {
                self.follow_best();
            }
        }
    }

    /// Returns how many moves are missing before the one that fails, by its number.
    fn told_missing(&self) -> usize {
        let line = self.lines.before(self.failed).first();
        line.map_or(0, |line| {
            self.lines.score.slots[self.failed].missing(line.plies)
        })
    }

    /// Returns the printed move up to which ways are followed.
    fn end(&self) -> usize {
        (self.failed + HORIZON).min(self.lines.score.words.len())
    }

    /// Returns the highest price at which a way is still followed.
    const fn most(&self) -> u32 {
        self.best.saturating_add(BESIDE)
    }

    fn follow(&mut self, mend: &mut Mend, line: &ScoreLine, damage: bool) {
        let mut line = line.clone();
        let mut taken = 0;
        for &(action, faults) in &mend.actions {
            let number = match action {
                StepAction::Read(_) => self.lines.score.slots[mend.word].misnumbers(line.plies),
                _ => false,
            };
            if let Some(mv) = action.mv() {
                line.position.play(&mv);
                line.plies += 1;
            }
            taken += usize::from(!matches!(action, StepAction::Unseen(_)));
            line.cost += Faults { number, ..faults }.cost();
        }
        let (word, most) = (mend.word + taken, self.most());
        if line.cost > most {
            (mend.price, mend.reach) = (line.cost, self.failed);
            return;
        }
        let trial = follow(self.lines, (word, self.end()), vec![line], (damage, most));
        (mend.price, mend.reach) = trial;
        // A way that ends early with letters as they stand may be dearer yet, once damaged letters
        // are read.
        let known = damage || mend.reach >= self.end();
        if known && leads(self.lines, self.failed, trial) {
            self.best = self.best.min(mend.price);
        }
    }
}
