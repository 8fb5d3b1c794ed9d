//! Pages with their moves set as running text, in several manners.
//!
//! | manner | example |
//! |---|---|
//! | `Semicolons` | `1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3;` |
//! | `Stops` | `1. P-K4, P-K4. 2. Kt-KB3, Kt-QB3.` |
//! | `Spaces` | `1. P-K4 P-K4 2. Kt-KB3 Kt-QB3` |
//! | `Brackets` | `(1) P-K4, P-K4; (2) Kt-KB3, Kt-QB3;` |
//! | `Commas` | `1. P-K4, P-K4, 2. Kt-KB3, Kt-QB3,` |
//! | `BothNumbered` | `1. P-K4. 1. P-K4. 2. Kt-KB3. 2. Kt-QB3.` |

use rank_and_file::game::Outcome;

use super::SourcePage;
use super::sources::{Sheet, page};
use crate::press;

/// A manner of setting the moves.
struct Manner {
    name: &'static str,
    /// Text before the number and behind it.
    number: [&'static str; 2],
    /// Text behind White's move and behind Black's.
    parts: [&'static str; 2],
    /// Whether Black's moves have the number too.
    both: bool,
}

const fn manner(name: &'static str, number: [&'static str; 2], parts: [&'static str; 2]) -> Manner {
    Manner {
        name,
        number,
        parts,
        both: false,
    }
}

const MANNERS: [Manner; 6] = [
    manner("Semicolons", ["", " "], [", ", "; "]),
    manner("Stops", ["", ". "], [", ", ". "]),
    manner("Spaces", ["", ". "], [" ", " "]),
    manner("Brackets", ["(", ") "], [", ", "; "]),
    manner("Commas", ["", ". "], [", ", ", "]),
    Manner {
        both: true,
        ..manner("BothNumbered", ["", ". "], [". ", ". "])
    },
];

/// Returns pages of up to `games` played games, in each manner in turn. Pages that cannot be read
/// undamaged are left out.
pub fn running(games: usize, own: bool) -> Vec<SourcePage> {
    super::sources::sheets(games, own)
        .enumerate()
        .filter_map(|(at, sheet)| set(&MANNERS[at % MANNERS.len()], at + 1, &sheet))
        .collect()
}

fn set(manner: &Manner, number: usize, sheet: &Sheet) -> Option<SourcePage> {
    let mut moves = String::new();
    for (turn, pair) in (1..).zip(sheet.names.chunks(2)) {
        let label = format!("{}{turn}{}", manner.number[0], manner.number[1]);
        for (side, name) in pair.iter().enumerate() {
            if side == 0 || manner.both {
                moves += &label;
            }
            moves += name;
            moves += manner.parts[side];
        }
    }
    let result = match sheet.game.tree.outcome {
        Outcome::WhiteWins => "And Black resigns.",
        Outcome::BlackWins => "And White resigns.",
        Outcome::Draw => "Drawn game.",
        Outcome::Open => "",
    };
    let text = format!(
        "GAME {number}.\n\n{}\n\n{result}\n",
        press::wrapped(moves.trim_end())
    );
    let name = format!("set {number} {} {}", sheet.style, manner.name);
    page(name, text, sheet, true)
}
