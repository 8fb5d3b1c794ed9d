//! The kings: attacked squares, the three answers to a check, pin and mate.

use rank_and_file::board::{Color, Move, Piece, Squares};
use rank_and_file::notation::Notation;
use rank_and_file::rules::{Grid, answers};

use super::{diagram, drawn, goes, grid, sq, squares};

/// Returns the moves in short algebraic, sorted.
fn names(moves: &[Move], grid: &Grid) -> Vec<String> {
    let name = |mv: &Move| {
        let color = grid.on(mv.from).map_or(grid.color(), |(color, _)| color);
        Notation::SHORT.name(mv, &grid.turn(color)).reading.text
    };
    let mut names: Vec<String> = moves.iter().map(name).collect();
    names.sort();
    names
}

#[test]
fn the_king_on_a8_has_one_answer_of_each_kind() {
    let grid = grid("How the king moves");
    assert_eq!(
        grid.kings(Color::White).len() + grid.kings(Color::Black).len(),
        6
    );
    assert_eq!(grid.attackers(sq("a8"), Color::White), squares("c8"));
    let answers = grid.answers_for(sq("a8"));
    assert_eq!(names(&answers, &grid), ["Bb8", "Kb7", "Nxc8"]);
    let find = |piece| {
        *answers
            .iter()
            .find(|mv| mv.piece == piece)
            .expect("an answer")
    };
    assert_eq!(find(Piece::Knight).taken(), Some((Piece::Rook, sq("c8"))));
    // b8 is between the rook and the king.
    assert_eq!(
        (find(Piece::Bishop).from, find(Piece::Bishop).to),
        (sq("a7"), sq("b8"))
    );
    assert_eq!(find(Piece::King).to, sq("b7"));
}

#[test]
fn the_king_on_a8_can_go_neither_to_b8_nor_to_a7() {
    let grid = grid("How the king moves");
    let (quiet, takes) = goes(&grid, "a8");
    assert_eq!((quiet, takes), (squares("b7"), Squares::NONE));
    assert!(grid.attackers(sq("b8"), Color::White).has(sq("c8")));
    assert_eq!(grid.on(sq("a7")), Some((Color::Black, Piece::Bishop)));
}

#[test]
fn the_rook_on_f3_is_pinned_to_the_king_on_g2_by_the_bishop_on_e4() {
    let grid = grid("How the king moves");
    assert_eq!(goes(&grid, "f3"), (Squares::NONE, Squares::NONE));
    let turn = grid.turn(Color::White);
    let mut barred = turn.barred().to_vec();
    barred.retain(|barred| barred.mv.from == sq("f3"));
    assert!(!barred.is_empty());
    for barred in barred {
        assert_eq!(barred.attacker, (Piece::Bishop, sq("e4")));
        assert_eq!(barred.king, sq("g2"));
        assert!(barred.pinned);
    }
}

#[test]
fn the_king_on_h7_is_mated_by_a_queen_that_a_king_protects() {
    let grid = grid("How the king moves");
    assert_eq!(grid.attackers(sq("h7"), Color::White), squares("g7"));
    assert_eq!(grid.attackers(sq("g7"), Color::White), squares("f6"));
    assert_eq!(grid.answers_for(sq("h7")), []);
    assert_eq!(goes(&grid, "h7"), (Squares::NONE, Squares::NONE));
    // Without the king on f6 it could take the queen.
    let mut setup = grid.setup();
    setup.pieces.put(sq("f6"), None);
    let alone = Grid::from_setup(&setup).expect("a diagram");
    assert!(goes(&alone, "h7").1.has(sq("g7")));
}

#[test]
fn kings_keep_apart_where_other_pieces_may_go() {
    let grid = grid("How the king moves");
    let between = squares("b1 b2 b3");
    for king in ["a2", "c2"] {
        let (quiet, takes) = goes(&grid, king);
        assert!(((quiet | takes) & between).is_empty(), "{king}");
    }
    let others: Squares = grid
        .moves()
        .iter()
        .filter(|mv| mv.piece != Piece::King)
        .map(|mv| mv.to)
        .collect();
    assert_eq!(others & between, between);
    assert_eq!(drawn("How the king moves").1, between);
}

#[test]
fn the_king_on_g2_goes_one_square_anywhere_but_onto_its_own_rook() {
    let grid = grid("How the king moves");
    let (quiet, takes) = goes(&grid, "g2");
    assert_eq!(quiet, squares("f1 f2 g1 g3 h1 h2 h3"));
    assert_eq!(takes, Squares::NONE);
    assert_eq!(drawn("How the king moves").0, quiet);
}

#[test]
fn the_answers_to_the_check_on_a8_are_told_in_three_groups() {
    let found = answers(&diagram("How the king moves").position(), sq("a8"));
    assert_eq!(found.checkers, [(Piece::Rook, sq("c8"))]);
    let to = |moves: &[Move]| -> Vec<String> {
        moves
            .iter()
            .map(|mv| format!("{}{}", mv.from, mv.to))
            .collect()
    };
    assert_eq!(to(&found.captures), ["b6c8"]);
    assert_eq!(to(&found.interposes), ["a7b8"]);
    assert_eq!(to(&found.flees), ["a8b7"]);
    let mated = answers(&diagram("How the king moves").position(), sq("h7"));
    assert!(mated.is_empty());
}
