//! Makes cozy-chess's Zobrist keys zero: 6 kB of chance that nothing compresses, for a hash of positions
//! that nobody asks for.
//!
//! The hash of a board is the exclusive or of a key for each man on his square, each right to castle and
//! each file of taking in passing. With other keys the hashes of equal boards are equal still, so that
//! comparing boards stays as it was; with zeros it only no longer helps to tell unequal ones apart.
//!
//! The keys are cozy-chess's own affair. They are learnt from the hashes of boards that differ in one thing.

use cozy_chess::{Board, BoardBuilder, Color, File, Piece, Rank, Square};
use walrus::Module;

/// The bytes of a key.
const KEY: usize = 8;
/// The keys of a side's men: for each sort of man, for each square.
const MEN: usize = Piece::NUM * Square::NUM;

/// Makes the keys in a program zero.
///
/// # Errors
/// When they are not found as they are expected; the program is then unchanged.
pub fn unhashed(module: &mut Module) -> Result<(), String> {
    let runs: Vec<_> = module.data.iter().map(|data| data.id()).collect();
    for run in runs {
        if zeroed(&mut module.data.get_mut(run).value).is_ok() {
            return Ok(());
        }
    }
    Err("the keys of cozy-chess's hashes were not found in the program".to_string())
}

/// Makes the keys in a program's data zero.
fn zeroed(data: &mut [u8]) -> Result<(), String> {
    let mut places = Vec::new();
    for side in Color::ALL {
        let from = men(data, side).ok_or_else(|| format!("no keys for {side:?}'s men"))?;
        places.push(from..from + MEN * KEY);
    }
    for key in others() {
        let at = data
            .windows(KEY)
            .position(|bytes| bytes == key.to_le_bytes());
        places.extend(at.map(|at| at..at + KEY));
    }
    for place in places {
        data[place].fill(0);
    }
    Ok(())
}

/// Where the keys of a side's men begin. The keys of his kings, and of pawns on the last ranks, are not
/// learnt: no board is without the former or has the latter. They lie among the others.
fn men(data: &[u8], side: Color) -> Option<usize> {
    let known: Vec<(usize, [u8; KEY])> = Piece::ALL
        .into_iter()
        .flat_map(|man| Square::ALL.map(|at| (man, at)))
        .filter_map(|(man, at)| {
            let key = key_of(side, man, at)?;
            Some((
                (man as usize * Square::NUM + at as usize) * KEY,
                key.to_le_bytes(),
            ))
        })
        .collect();
    data.windows(MEN * KEY)
        .position(|table| known.iter().all(|(at, key)| table[*at..].starts_with(key)))
}

/// The key of a man on a square.
fn key_of(side: Color, man: Piece, at: Square) -> Option<u64> {
    // Whatever the square, in one of these the kings stand elsewhere.
    let kings = [(Square::A1, Square::H8), (Square::C1, Square::F8)];
    let kings = kings
        .into_iter()
        .find(|&(white, black)| at != white && at != black)?;
    let mut without = two_kings(kings);
    // He who is put in check may be to move.
    without.side_to_move = !side;
    let mut with = without.clone();
    *with.square_mut(at) = Some((man, side));
    Some(hash(&with)? ^ hash(&without)?)
}

/// The keys of rights to castle and of files of taking in passing.
fn others() -> Vec<u64> {
    let mut keys = Vec::new();
    for file in File::ALL {
        for side in Color::ALL {
            let home = Rank::First.relative_to(side);
            // The king stands beside his rook: on the queen's side of it if he can.
            let short = file != File::A;
            let beside = file as usize + 1 - 2 * usize::from(short);
            let own = Square::new(File::index(beside), home);
            let other = Square::new(File::index(beside), home.flip());
            let mut without = two_kings(match side {
                Color::White => (own, other),
                Color::Black => (other, own),
            });
            *without.square_mut(Square::new(file, home)) = Some((Piece::Rook, side));
            let mut with = without.clone();
            let rights = &mut with.castle_rights[side as usize];
            *(if short {
                &mut rights.short
            } else {
                &mut rights.long
            }) = Some(file);
            keys.extend(hash(&with).zip(hash(&without)).map(|(a, b)| a ^ b));
        }
        let mut passed = two_kings((Square::A1, Square::H1));
        *passed.square_mut(Square::new(file, Rank::Fifth)) = Some((Piece::Pawn, Color::Black));
        passed.en_passant = Some(Square::new(file, Rank::Sixth));
        let board = passed.build().ok();
        keys.extend(board.map(|board: Board| board.hash() ^ board.hash_without_ep()));
    }
    keys
}

fn two_kings((white, black): (Square, Square)) -> BoardBuilder {
    let mut board = BoardBuilder::empty();
    *board.square_mut(white) = Some((Piece::King, Color::White));
    *board.square_mut(black) = Some((Piece::King, Color::Black));
    board
}

fn hash(board: &BoardBuilder) -> Option<u64> {
    board.build().ok().map(|board| board.hash())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A side's table with made up keys where none can be learnt.
    fn table(side: Color) -> Vec<u8> {
        let squares = Piece::ALL
            .into_iter()
            .flat_map(|man| Square::ALL.map(|at| (man, at)));
        let keys = squares.map(|(man, at)| key_of(side, man, at).unwrap_or(0x0123_4567_89AB_CDEF));
        keys.flat_map(u64::to_le_bytes).collect()
    }

    #[test]
    fn the_keys_become_zero_wherever_they_lie_and_what_is_around_them_stays() {
        let mut data = b"before ".to_vec();
        data.extend(table(Color::Black));
        data.extend(b"between");
        data.extend(table(Color::White));
        data.extend(others().into_iter().flat_map(u64::to_le_bytes));
        data.extend(b"after");
        let rest: Vec<u8> = b"before betweenafter".to_vec();
        zeroed(&mut data).expect("all keys are there");
        data.retain(|&byte| byte != 0);
        assert_eq!(data, rest);
    }

    #[test]
    fn every_key_but_the_kings_and_those_of_pawns_on_the_last_ranks_is_learnt() {
        for side in Color::ALL {
            let squares = Piece::ALL
                .into_iter()
                .flat_map(|man| Square::ALL.map(|at| (man, at)));
            let learnt = squares.filter(|&(man, at)| key_of(side, man, at).is_some());
            assert_eq!(learnt.count(), 4 * 64 + 48);
        }
        assert_eq!(others().len(), 24);
    }

    #[test]
    fn data_with_one_key_changed_is_refused_and_stays() {
        let mut data = [table(Color::White), table(Color::Black)].concat();
        data[100 * KEY] ^= 1;
        let before = data.clone();
        assert!(zeroed(&mut data).is_err());
        assert_eq!(data, before);
    }
}
