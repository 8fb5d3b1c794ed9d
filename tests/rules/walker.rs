//! The move generator of grids, playing orthodox chess, compared with cozy-chess's own generator.

use cozy_chess as cozy;
use cozy_chess::Board;
use rank_and_file::board::{Color, Setup, Square, Squares, Variant};
use rank_and_file::game::fen::{read_setup, write_setup};
use rank_and_file::rules::{Grid, Position};
use testing::chance::{Dice, cases};
use testing::positions::{self, checkers, dense, rich_setup, squares};

/// Returns cozy-chess's legal moves with their coordinates, castling as the king's step.
fn legal(board: &Board) -> Vec<(String, cozy::Move)> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves.into_iter().map(|mv| {
            let text = cozy_chess::util::display_uci_move(board, mv).to_string();
            (text, mv)
        }));
        false
    });
    all.sort_by(|a, b| a.0.cmp(&b.0));
    all
}

fn compare(grid: &Grid, board: &Board) -> Vec<(String, cozy::Move)> {
    let theirs = legal(board);
    let mut ours: Vec<String> = grid.moves().iter().map(squares).collect();
    ours.sort();
    let texts: Vec<&String> = theirs.iter().map(|(text, _)| text).collect();
    assert_eq!(ours.iter().collect::<Vec<_>>(), texts, "{board}");
    theirs
}

/// Plays both on at random, compares every position, and returns their number.
fn play_on(mut grid: Grid, mut board: Board, plies: usize, dice: &mut Dice) -> usize {
    for ply in 1..=plies {
        let moves = compare(&grid, &board);
        if moves.is_empty() || board.halfmove_clock() >= 99 {
            return ply;
        }
        let (text, other) = dice.pick(&moves);
        let moves = grid.moves();
        let mv = moves.iter().find(|mv| squares(mv) == *text);
        grid.play(mv.expect("a move of both"));
        board.play(*other);
    }
    plies
}

#[test]
fn in_random_games_the_walker_allows_the_orthodox_moves() {
    let mut dice = Dice::for_law(0x00C0_FFEE_2026_1121);
    let mut compared = 0;
    while compared < cases(15_000, 60_000) {
        let grid = Grid::from_setup(&Setup::start()).expect("the initial position");
        compared += play_on(grid, Board::default(), 150, &mut dice);
    }
    println!("{compared} positions of random games, 0 differences");
}

#[test]
fn in_crowded_positions_the_walker_allows_the_orthodox_moves() {
    let mut dice = Dice::for_law(0x1234_5678_9ABC_DEF1);
    let (mut compared, mut castling, mut passing) = (0, 0, 0);
    while compared < cases(15_000, 60_000) {
        let setup = if dice.roll(4) == 0 {
            match dense(&mut dice) {
                Some(position) => position.setup(),
                None => continue,
            }
        } else {
            rich_setup(&mut dice, Variant::Standard)
        };
        let fen = write_setup(&setup);
        let (Ok(grid), Ok(board)) = (Grid::from_setup(&setup), fen.parse::<Board>()) else {
            continue;
        };
        // A side cannot be to move while its opponent is in check.
        if !grid.attacked_kings(setup.color.other()).is_empty() {
            continue;
        }
        castling += usize::from(setup.castling != [[None; 2]; 2]);
        passing += usize::from(setup.en_passant.is_some());
        compared += play_on(grid, board, 12, &mut dice);
    }
    println!(
        "{compared} positions, {castling} starts with castling rights, {passing} with a pawn to take en passant, 0 differences"
    );
    assert!(castling > cases(250, 1_000) && passing > cases(50, 200));
}

#[test]
fn what_attacks_a_square_is_what_sees_it() {
    let mut dice = Dice::for_law(0x0F0F_1234_ABCD_9999);
    let mut seen = 0;
    while seen < 3_000 {
        let Some(position) = dense(&mut dice) else {
            continue;
        };
        let grid = Grid::from_setup(&position.setup()).expect("a position");
        for at in Square::orthodox() {
            for color in Color::ALL {
                let by: Squares = Square::orthodox()
                    .filter(|&from| grid.on(from).is_some_and(|(owner, _)| owner == color))
                    .filter(|&from| grid.attacks(from).has(at))
                    .collect();
                assert_eq!(grid.attackers(at, color), by, "{at} by {color:?}");
            }
        }
        // The same kings are examined by code that shares nothing with the crate.
        for color in Color::ALL {
            let king = grid.pieces().king(color).expect("a king");
            let attackers: Vec<Square> = grid.attackers(king, color.other()).iter().collect();
            assert_eq!(attackers, checkers(&position, color));
        }
        seen += 1;
    }
}

#[test]
fn a_position_set_up_is_the_one_that_was_played_to() {
    let mut dice = Dice::for_law(0x7777_1111_3333_5555);
    positions::random_games(40, &mut dice, |position, _| {
        let setup = read_setup(&write_setup(&position.setup())).expect("a set-up");
        let grid = Grid::from_setup(&setup).expect("a position");
        assert_eq!(
            Position::from_setup(&grid.setup())
                .expect("a position")
                .moves()
                .len(),
            position.moves().len()
        );
    });
}
