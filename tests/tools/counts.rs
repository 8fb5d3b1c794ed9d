//! Numbers of games with a few plies, compared with those that others have published or that a
//! second program found.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::notation::three::sentence;
use rank_and_file::rules::Position;
use testing::chance::cases;

/// Checks the counts to each depth from 1 on.
fn counts(start: &Position, wanted: &[u64]) {
    let found: Vec<u64> = (1..=wanted.len() as u32)
        .map(|depth| start.count_games(depth))
        .collect();
    assert_eq!(found, wanted, "{:?} {}", start.variant(), write_fen(start));
}

#[test]
fn the_variants_have_as_many_games_as_their_rules_give() {
    counts(
        &Position::array(Variant::UChess),
        &[4, 16, 204, 2_696, 41_217, 639_298],
    );
    counts(
        &Position::array(Variant::UChessAise),
        &[4, 16, 204, 2_641, 39_311, 592_503],
    );
    counts(&Position::array(Variant::Chess99), &[26, 676, 20_217]);
    counts(
        &Position::array(Variant::Modern),
        &[24, 576, 15_831, 433_729],
    );
}

#[test]
fn the_first_moves_of_u_chess_have_as_many_games_each() {
    let start = Position::array(Variant::UChess);
    let turn = start.turn();
    let mut split: Vec<(String, u64)> = turn
        .moves
        .iter()
        .map(|mv| {
            let text = sentence(mv, turn.color).expect("a sentence").to_string();
            (text, start.after(mv).count_games(2))
        })
        .collect();
    split.sort();
    let wanted = [("P-K3", 56), ("P-K4", 56), ("P-Q3", 44), ("P-Q4", 48)];
    assert_eq!(split, wanted.map(|(text, count)| (text.to_owned(), count)));
}

/// The initial position and five positions widely used to compare move generators, with their
/// counts to depth 5.
const KNOWN: [(&str, [u64; 5]); 6] = [
    (
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
        [20, 400, 8_902, 197_281, 4_865_609],
    ),
    (
        "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
        [48, 2_039, 97_862, 4_085_603, 193_690_690],
    ),
    (
        "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
        [14, 191, 2_812, 43_238, 674_624],
    ),
    (
        "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq - 0 1",
        [6, 264, 9_467, 422_333, 15_833_292],
    ),
    (
        "rnbq1k1r/pp1Pbppp/2p5/8/2B5/8/PPP1NnPP/RNBQK2R w KQ - 1 8",
        [44, 1_486, 62_379, 2_103_487, 89_941_194],
    ),
    (
        "r4rk1/1pp1qppp/p1np1n2/2b1p1B1/2B1P1b1/P1NP1N2/1PP1QPPP/R4RK1 w - - 0 10",
        [46, 2_079, 89_890, 3_894_594, 164_075_551],
    ),
];

/// Depth-5 counts above this one are only made in a long run.
const DEEP: u64 = 20_000_000;

#[test]
fn orthodox_positions_have_the_known_counts() {
    let mut work: Vec<(usize, Position)> = Vec::new();
    let mut deep = Vec::new();
    for (at, (fen, wanted)) in KNOWN.iter().enumerate() {
        let position = read_fen(fen).expect("a position");
        if cases(0, 1) == 1 || wanted[4] < DEEP {
            counts(&position, &wanted[..3]);
            work.extend(position.moves().iter().map(|mv| (at, position.after(mv))));
            deep.push(at);
        } else {
            counts(&position, &wanted[..4]);
        }
    }
    assert!(deep.len() >= 3, "{deep:?}");
    // The work is divided by moves, since one of the positions is most of it.
    let (even, odd): (Vec<_>, Vec<_>) = work
        .into_iter()
        .enumerate()
        .partition(|(number, _)| number.is_multiple_of(2));
    let sums = |part: &[(usize, (usize, Position))]| {
        let mut sums = [[0_u64; 2]; 6];
        for (_, (at, after)) in part {
            sums[*at][0] += after.count_games(3);
            sums[*at][1] += after.count_games(4);
        }
        sums
    };
    let (one, other) = std::thread::scope(|scope| {
        let other = scope.spawn(|| sums(&odd));
        (sums(&even), other.join().expect("a count"))
    });
    for at in deep {
        let (fen, wanted) = KNOWN[at];
        let found = [0, 1].map(|depth| one[at][depth] + other[at][depth]);
        assert_eq!(found, wanted[3..], "{fen}");
    }
}
