//! The notation that a game is mostly written in.

use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, WrittenMove};
use rank_and_file::notation::{Notation, Ply, Recognised, Style, offered};

/// Moves that are compared at most.
const ENOUGH: usize = 60;

/// Returns the notation whose names are most of the written moves. The notation that the game was
/// read in wins if others are only as good.
pub fn house(game: &Game, written: &[WrittenMove], text: &str) -> Notation {
    let candidates = candidates(game);
    let mut counts = vec![0_usize; candidates.len()];
    let mut known = (At::Start, game.tree.start().clone());
    let mut name = String::new();
    for WrittenMove { id, span } in written.iter().take(ENOUGH) {
        let node = game.tree.node(*id);
        if node.parent != known.0 {
            known = (node.parent, game.tree.position(node.parent));
        }
        let turn = known.1.turn_of(known.1.mover(&node.mv));
        let ply = Ply::new(&node.mv, &turn);
        for (notation, count) in candidates.iter().zip(&mut counts) {
            name.clear();
            notation.write(&ply, &mut name);
            *count += usize::from(name == text[span.clone()]);
        }
        known = (At::After(*id), known.1.after(&node.mv));
    }
    // Of several with the same count, the first.
    let mut best = 0;
    for (at, &count) in counts.iter().enumerate() {
        // One sign that is left out is a fault and not yet a notation without signs.
        let lead = usize::from(matches!(candidates[at], Notation::Minimal(_)));
        if count > counts[best] + lead {
            best = at;
        }
    }
    candidates[best]
}

/// Returns the notations that the reader of this game reads.
fn candidates(game: &Game) -> Vec<Notation> {
    let variant = game.tree.start().variant();
    let mut candidates = vec![game.notation];
    match game.notation {
        Notation::SHORT => {
            let alike = offered(variant)
                .filter(|row| matches!(row.recognised, Recognised::ByMove | Recognised::AsShort));
            candidates.extend(alike.map(|row| row.notation));
        }
        Notation::Descriptive(_) => {
            candidates.extend(Style::NAMES.map(|(_, style)| Notation::Descriptive(style)));
        }
        _ => {}
    }
    candidates
}
