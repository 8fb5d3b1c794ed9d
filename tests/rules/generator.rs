//! The legal moves of this crate and of cozy-chess's own generator agree in every position.

use cozy_chess as cozy;
use cozy_chess::{Board, BoardBuilder};
use rank_and_file::board::{Move, MoveKind};
use rank_and_file::game::fen::read_fen;
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases, some};
use testing::positions::mixed_positions;

/// Returns the legal moves of this crate and of cozy-chess as king-takes-rook coordinates, sorted.
fn both(position: &Position, board: &Board) -> (Vec<String>, Vec<String>) {
    let turn = position.turn();
    let text = |mv| Notation::Uci.name(mv, &turn).reading.text;
    let mut ours: Vec<String> = turn.moves.iter().map(text).collect();
    let mut theirs = Vec::new();
    board.generate_moves(|moves| {
        theirs.extend(
            moves
                .into_iter()
                .map(|mv| cozy_chess::util::display_uci_move(board, mv).to_string()),
        );
        false
    });
    // cozy-chess writes Chess960 castling as the king's step if it looks like orthodox castling.
    ours.sort();
    theirs.sort();
    (ours, theirs)
}

fn legal(board: &Board) -> Vec<cozy::Move> {
    let mut all = Vec::new();
    board.generate_moves(|moves| {
        all.extend(moves);
        false
    });
    all
}

/// Returns whether a capture en passant is among the moves.
fn may_pass(position: &Position) -> bool {
    let passes = |mv: &Move| matches!(mv.kind, MoveKind::EnPassant { .. });
    position.moves().iter().any(passes)
}

/// Plays random games from a start position, compares every position on the way, and returns their
/// number.
fn compare_games(start: &Board, games: usize, dice: &mut Dice, shredder: bool) -> usize {
    let mut compared = 0;
    for _ in 0..games {
        let mut board = start.clone();
        for _ in 0..120 {
            let fen = if shredder {
                format!("{board:#}")
            } else {
                board.to_string()
            };
            let position = read_fen(&fen).unwrap_or_else(|error| panic!("{fen}: {error}"));
            if shredder {
                assert_eq!(position.moves().len(), legal(&board).len(), "{fen}");
            } else {
                let (ours, theirs) = both(&position, &board);
                assert_eq!(ours, theirs, "{fen}");
            }
            assert_eq!(
                position.setup().en_passant.is_some(),
                may_pass(&position),
                "{fen}"
            );
            compared += 1;
            let moves = legal(&board);
            if moves.is_empty() || board.halfmove_clock() >= 100 {
                break;
            }
            board.play(*dice.pick(&moves));
        }
    }
    compared
}

#[test]
fn in_orthodox_games_the_same_moves_are_legal() {
    let mut dice = Dice::for_law(0x9E37_79B9_7F4A_7C15);
    let games = cases(100, 250);
    let compared = compare_games(&Board::default(), games, &mut dice, false);
    println!("{compared} positions of random orthodox games, 0 differences");
    assert!(compared > games * 80);
}

#[test]
fn a_pawn_counts_as_passed_only_where_one_may_take_it() {
    for (board, may) in [
        ("4k3/8/8/3pP3/8/8/8/4K3", true),
        ("4k3/8/8/2PpP3/8/8/8/4K3", true),
        // No pawn stands beside it.
        ("4k3/8/8/3p1P2/8/8/8/4K3", false),
        // The pawn beside it is pinned, alone or together with the other.
        ("4r3/7k/8/3pP3/8/8/8/4K3", false),
        ("8/8/8/K2pP2r/8/8/8/4k3", false),
    ] {
        let [passed, other] = ["d6", "-"].map(|at| read_fen(&format!("{board} w - {at} 0 1")));
        let (passed, other) = (passed.expect("a position"), other.expect("a position"));
        assert_eq!(may_pass(&passed), may, "{board}");
        assert_eq!(passed.setup().en_passant.is_some(), may, "{board}");
        assert_eq!(
            passed.repetition_key() != other.repetition_key(),
            may,
            "{board}"
        );
        assert_eq!(!passed.repeats(&other), may, "{board}");
    }
}

#[test]
fn in_chess960_games_the_same_moves_are_legal() {
    let mut dice = Dice::for_law(0xD1B5_4A32_D192_ED03);
    let mut compared = 0;
    for number in some(0..960, 2) {
        let start = BoardBuilder::chess960_startpos(number)
            .build()
            .expect("a start position");
        compared += compare_games(&start, 1, &mut dice, true);
    }
    println!("{compared} positions of random Chess960 games, 0 differences");
    assert!(compared > cases(40_000, 80_000));
}

#[test]
fn the_lines_walked_in_the_browser_are_those_of_the_table() {
    use cozy_chess as cozy;
    use cozy_chess::BitBoard;
    let mut dice = Dice::for_law(0x2545_F491_4F6C_DD1D);
    for _ in 0..20_000 {
        let square = *dice.pick(&cozy::Square::ALL);
        // About a third of the squares occupied, as in a game.
        let occupied = BitBoard(
            (0..64)
                .filter(|_| dice.roll(3) == 0)
                .fold(0, |set, at| set | 1 << at),
        );
        assert_eq!(
            cozy_chess::get_rook_moves_const(square, occupied),
            cozy_chess::get_rook_moves(square, occupied)
        );
        assert_eq!(
            cozy_chess::get_bishop_moves_const(square, occupied),
            cozy_chess::get_bishop_moves(square, occupied)
        );
    }
}

#[test]
fn every_move_within_reach_is_legal_or_one_that_the_king_s_safety_forbids() {
    let mut forbidden = 0;
    mixed_positions(cases(200, 5_000), |position| {
        let turn = position.turn();
        let barred: Vec<Move> = turn.barred().iter().map(|barred| barred.mv).collect();
        let reach = turn.reach();
        forbidden += barred.len();
        assert_eq!(reach.len(), turn.moves.len() + barred.len());
        for mv in &reach {
            assert_ne!(turn.moves.contains(mv), barred.contains(mv), "{mv:?}");
        }
    });
    assert!(forbidden > 0);
}
