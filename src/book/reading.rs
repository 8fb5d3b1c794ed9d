//! Finds what a printed move means in a position, only once however many lines ask.
//!
//! | printed | in a position where | read as |
//! |---|---|---|
//! | `Kt-B3` | two knights can go there | both |
//! | `PzP` | a pawn can take one | that, if letters may be damaged: at the price of a letter |
//! | `R-K8` | no rook can, and one can go to `K3` | that, at the price of a figure |
//!
//! Ways to mend a score reach the same positions again and again, and so does a second look at it.

use std::cell::{Cell, OnceCell, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use super::faults::{Faults, LIMIT, faults};
use crate::board::Move;
use crate::notation::descriptive::{NearNames, PrintStyle, PrintedWords};
use crate::notation::glyph::GlyphPrices;
use crate::notation::{Meanings, Misread, Sense};
use crate::rules::Position;

/// Most positions kept for each printed move at a time, at some hundred bytes each.
const KEPT: usize = 400;

/// Most positions kept for all printed moves of a score at a time.
const KEPT_IN_ALL: usize = 60_000;

/// A move that a print may mean, and the faults to forgive then, except for its number.
pub(super) type FoundMove = (Move, Faults);

/// The readings of a printed move in a position.
pub(super) struct PrintReading {
    /// The printed move's place in its score.
    word: usize,
    position: Position,
    plain: OnceCell<Result<PlainReading, Misread>>,
    damaged: OnceCell<Vec<FoundMove>>,
}

/// The readings of a printed move's words as they stand.
pub(super) struct PlainReading {
    pub moves: Vec<FoundMove>,
    /// Moves that only the label excludes.
    pub but_for_label: Vec<Move>,
}

/// The readings of a printed move in several positions, by their fingerprints.
type KeptReadings = BTreeMap<u64, Rc<PrintReading>>;

/// The readings of a score's printed moves in all positions asked for.
pub(super) struct PrintReadings {
    print_style: PrintStyle,
    /// The names near each printed move.
    near: RefCell<Vec<NearNames>>,
    /// The readings kept for each printed move.
    kept: RefCell<Vec<KeptReadings>>,
    /// How many positions were kept since all were forgotten.
    count: Cell<usize>,
}

impl PrintReadings {
    /// Returns a store for these printed moves in which nothing is known yet. `recognised` are the
    /// prices of other letters if a program recognised them.
    pub fn new<'t>(
        prints: impl Iterator<Item = &'t str> + Clone,
        recognised: Option<GlyphPrices>,
    ) -> PrintReadings {
        PrintReadings {
            near: RefCell::new(prints.clone().map(|_| NearNames::default()).collect()),
            kept: RefCell::new(prints.clone().map(|_| KeptReadings::new()).collect()),
            print_style: PrintStyle::from_moves(prints).recognised(recognised),
            count: Cell::new(0),
        }
    }

    /// Returns the characters of a printed move, each with the one that it stands for if this move was
    /// meant.
    pub fn confused(&self, words: &PrintedWords<'_>, mv: &Move, at: &Position) -> Vec<(u8, u8)> {
        words.confused(mv, &at.turn(), &self.print_style)
    }

    /// Returns the readings of a printed move in a position.
    pub fn at(&self, word: usize, position: &Position) -> Rc<PrintReading> {
        let key = position.fingerprint();
        let mut all = self.kept.borrow_mut();
        if self.count.get() >= KEPT_IN_ALL {
            all.iter_mut().for_each(KeptReadings::clear);
            self.count.set(0);
        }
        let kept = &mut all[word];
        if kept.len() >= KEPT {
            kept.clear();
        }
        let known = kept.get(&key);
        if let Some(reading) = known.filter(|reading| reading.position == *position) {
            return Rc::clone(reading);
        }
        let reading = Rc::new(PrintReading {
            word,
            position: position.clone(),
            plain: OnceCell::new(),
            damaged: OnceCell::new(),
        });
        kept.insert(key, Rc::clone(&reading));
        self.count.set(self.count.get() + 1);
        reading
    }
}

impl PrintReading {
    /// Returns the readings of the words as they stand.
    ///
    /// # Errors
    /// [`Misread`] where they stop being a move.
    pub fn plain(&self, words: &PrintedWords<'_>) -> Result<&PlainReading, Misread> {
        let plain = self.plain.get_or_init(|| {
            let meanings = words.meanings(&self.position.turn())?;
            let moves = meanings.moves.iter();
            let moves = moves.map(|&(mv, sense)| (mv, self.faults(&meanings, &mv, sense)));
            Ok(PlainReading {
                moves: moves.collect(),
                but_for_label: meanings.but_for_label.clone(),
            })
        });
        plain.as_ref().map_err(Clone::clone)
    }

    /// Returns the readings of the words if letters are damaged, the cheapest first.
    pub fn damaged(&self, words: &PrintedWords<'_>, known: &PrintReadings) -> &[FoundMove] {
        self.damaged.get_or_init(|| {
            let (sign, passing) = words.marks();
            let meanings = Meanings {
                sign,
                passing,
                ..Meanings::default()
            };
            let names = &mut known.near.borrow_mut()[self.word];
            let near = words.near(&self.position.turn(), (&known.print_style, names), LIMIT);
            let found = near.into_iter().map(|(mv, price)| {
                let mut faults = self.faults(&meanings, &mv, Sense::Plain);
                faults.damage = u8::try_from(price).unwrap_or(u8::MAX);
                (mv, faults)
            });
            found.collect()
        })
    }

    /// Returns the faults that have to be forgiven for a move.
    fn faults(&self, meanings: &Meanings, mv: &Move, sense: Sense) -> Faults {
        faults(meanings, mv, sense, &self.position.after(mv))
    }
}
