//! The rows of one game: a row for each ply of its main line.

use rank_and_file::board::Variant;
use rank_and_file::game::At;
use rank_and_file::game::GameTree;
use rank_and_file::game::fen::write_fen;
use rank_and_file::notation::{Counted, Gives, Notation, Ply, Rule};
use rank_and_file::rules::Position;
use twox_hash::XxHash64;

/// The rows of one game, column by column.
pub struct GameRows {
    /// The date as its tag has it, if there is one.
    pub date: Option<String>,
    /// The year of the date, if it is known.
    pub year: Option<i32>,
    pub variant: Variant,
    /// The key of the position before each ply.
    pub positions: Vec<u64>,
    /// The effect of each ply on the opposing king.
    pub gives: Vec<Gives>,
    /// The columns of each notation.
    pub names: Vec<NameRows>,
}

/// The columns of one notation.
#[derive(Default)]
pub struct NameRows {
    /// The names of all plies, one after the other.
    pub text: String,
    /// The byte of the text where each name ends.
    pub ends: Vec<usize>,
    pub rules: Vec<Rule>,
    pub rivals: Vec<i32>,
    pub pinned: Vec<i32>,
}

impl GameRows {
    /// Names every ply of a game in these notations, which must suit it.
    pub fn of(tree: &GameTree, notations: &[Notation]) -> GameRows {
        let date = tree.tag("Date").or_else(|| tree.tag("UTCDate"));
        let mut rows = GameRows {
            date: date.map(str::to_owned),
            year: date.and_then(|date| date.get(..4)?.parse().ok()),
            variant: tree.start().variant(),
            positions: Vec::new(),
            gives: Vec::new(),
            names: notations.iter().map(|_| NameRows::default()).collect(),
        };
        let mut position = tree.start().clone();
        for id in tree.main_line(At::Start) {
            let mv = tree.node(id).mv;
            rows.positions.push(key(&position));
            {
                let turn = position.turn_of(position.mover(&mv));
                let ply = Ply::new(&mv, &turn);
                for (notation, names) in notations.iter().zip(&mut rows.names) {
                    names.add(*notation, &ply);
                }
                rows.gives.push(match mv.passes() {
                    true => Gives::Nothing,
                    false => ply.gives(),
                });
            }
            position.play(&mv);
        }
        rows
    }

    /// Returns the number of rows.
    pub const fn len(&self) -> usize {
        self.positions.len()
    }
}

impl NameRows {
    fn add(&mut self, notation: Notation, ply: &Ply<'_>) {
        let Counted {
            rule,
            rivals,
            pinned,
        } = notation.write_counted(ply, &mut self.text);
        self.ends.push(self.text.len());
        self.rules.push(rule);
        self.rivals.push(count(rivals));
        self.pinned.push(count(pinned));
    }

    /// Adds the rows of a later game.
    pub fn append(&mut self, other: &NameRows) {
        let begin = self.text.len();
        self.text.push_str(&other.text);
        self.ends.extend(other.ends.iter().map(|end| begin + end));
        self.rules.extend(&other.rules);
        self.rivals.extend(&other.rivals);
        self.pinned.extend(&other.pinned);
    }
}

fn count(moves: usize) -> i32 {
    i32::try_from(moves).unwrap_or(i32::MAX)
}

/// Returns a number that is the same for positions that repeat each other. Orthodox chess has one
/// ready; in other games it is a hash of the FEN without its counters.
fn key(position: &Position) -> u64 {
    if position.variant() == Variant::Standard {
        return position.repetition_key();
    }
    let fen = write_fen(position);
    let fields = fen.split(' ').take(4);
    let counted: usize = fields.map(|field| field.len() + 1).sum();
    let text = [position.variant().tag(), " ", &fen[..counted - 1]].concat();
    XxHash64::oneshot(0, text.as_bytes())
}
