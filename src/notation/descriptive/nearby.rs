//! How near a printed text is to the names of a play: what a misprint may have been.
//!
//! | printed | play | words to change |
//! |---|---|---|
//! | `B-Q1` | rook to d1 | 1: `B` for `R` |
//! | `KN-QB3` | the king's knight to f3 | 1: `Q` for `K` |
//! | `P-K sq` | pawn to e4 | 1: `sq` for `4` |
//! | `Kt-c4` | knight to c3 | 1: `4` for `3` |

use super::squares::{file_name, home, rank_digit, wing_man};
use super::token::Tok;
use crate::board::{Cell, Man, Play, Side, Wing};
use crate::notation::Turn;

/// Every name of the play in words, those included that are longer than needed: books label a piece
/// whether or not it must be.
pub(super) fn names(play: &Play, turn: &Turn<'_>) -> Vec<Vec<Tok>> {
    if let Some(wing) = play.castles() {
        let side = Tok::Man(wing_man(wing));
        return vec![
            vec![Tok::Castle(wing)],
            vec![Tok::Castles],
            vec![Tok::Castles, side],
            vec![Tok::Castles, side, Tok::SideWord],
            vec![Tok::Castles, side, Tok::Man(Man::Rook)],
        ];
    }
    let movers = men(play.man, play.from, turn.side, turn);
    let (sign, ends) = match play.taken() {
        Some((man, on)) => (Tok::Takes, men(man, on, turn.side.other(), turn)),
        None => (Tok::Moves, squares(play.to, turn.side)),
    };
    let mut names = Vec::with_capacity(movers.len() * ends.len());
    for mover in &movers {
        for end in &ends {
            let mut name = mover.clone();
            name.push(sign);
            name.extend_from_slice(end);
            if let Some(man) = play.promotion() {
                let mut named = name.clone();
                named.push(Tok::Man(man));
                names.push(named);
            }
            names.push(name);
        }
    }
    names
}

/// A man, bare and with all that books put before him.
fn men(man: Man, cell: Cell, side: Side, turn: &Turn<'_>) -> Vec<Vec<Tok>> {
    let mut names = vec![vec![Tok::Man(man)]];
    if man == Man::Pawn {
        let (wing, file) = file_name(cell.file());
        names.push(vec![Tok::Man(file), Tok::Man(man)]);
        if let Some(wing) = wing {
            names.push(vec![
                Tok::Man(wing_man(wing)),
                Tok::Man(file),
                Tok::Man(man),
            ]);
        }
    } else {
        let born = |wing: &Wing| {
            home(*wing, man).and_then(|file| turn.births.stands(side, file)) == Some(cell)
        };
        let wing = [Wing::King, Wing::Queen].into_iter().find(born);
        names.extend(wing.map(|wing| vec![Tok::Man(wing_man(wing)), Tok::Man(man)]));
    }
    names
}

/// A square, with the side of its file and without.
fn squares(cell: Cell, side: Side) -> Vec<Vec<Tok>> {
    let (wing, file) = file_name(cell.file());
    let rank = Tok::Rank(rank_digit(cell, side) as u8 - b'0');
    let mut names = vec![vec![Tok::Man(file), rank], vec![Tok::Cell(cell)]];
    names.extend(wing.map(|wing| vec![Tok::Man(wing_man(wing)), Tok::Man(file), rank]));
    names
}

/// How many words it takes to make one word the other: a square is two in one.
fn change(our: Tok, their: Tok) -> usize {
    match (our, their) {
        (Tok::Cell(our), Tok::Cell(their)) => {
            usize::from(our.file() != their.file()) + usize::from(our.rank() != their.rank())
        }
        _ => usize::from(our != their),
    }
}

/// The fewest words to change, leave out or put in.
pub(super) fn distance(ours: &[Tok], theirs: &[Tok]) -> usize {
    let mut row: Vec<usize> = (0..=theirs.len()).collect();
    for (at, our) in ours.iter().enumerate() {
        let mut corner = row[0];
        row[0] = at + 1;
        for (to, their) in theirs.iter().enumerate() {
            let changed = corner + change(*our, *their);
            corner = row[to + 1];
            row[to + 1] = changed.min(corner + 1).min(row[to] + 1);
        }
    }
    row[theirs.len()]
}
