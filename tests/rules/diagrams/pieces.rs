//! Queen, rook, bishop, knight and pawn; taking en passant.

use rank_and_file::board::{Color, Move, Piece, Square, Squares, Variant};
use rank_and_file::game::fen::read_setup;
use rank_and_file::rules::Grid;

use super::{drawn, goes, grid, sq, squares};

#[test]
fn queen_rook_and_bishop_go_to_the_circles_and_take_on_the_crosses() {
    for (title, from) in [
        ("How the queen moves", "d4"),
        ("How the rook moves", "e4"),
        ("How the bishop moves", "c4"),
    ] {
        let (circles, crosses, _) = drawn(title);
        assert_eq!(goes(&grid(title), from), (circles, crosses), "{title}");
        assert!(!crosses.is_empty(), "{title}");
    }
}

#[test]
fn the_queen_goes_like_rook_and_bishop_together_and_the_bishop_keeps_its_colour() {
    let queen = grid("How the queen moves");
    let of = |piece| {
        let mut setup = queen.setup();
        setup.pieces.put(sq("d4"), Some((Color::White, piece)));
        let (quiet, takes) = goes(&Grid::from_setup(&setup).expect("a diagram"), "d4");
        quiet | takes
    };
    assert_eq!(of(Piece::Queen), of(Piece::Rook) | of(Piece::Bishop));
    let bishop = grid("How the bishop moves");
    let (quiet, takes) = goes(&bishop, "c4");
    assert!((quiet | takes).iter().all(|at| !at.is_dark()));
    assert!(!sq("c4").is_dark());
}

#[test]
fn both_knights_reach_the_crosses_and_one_each_the_circles() {
    let title = "How the knight moves";
    let grid = grid(title);
    let reach = |from| {
        let (quiet, takes) = goes(&grid, from);
        quiet | takes
    };
    let (white, black) = (reach("d4"), reach("f4"));
    let (circles, crosses, _) = drawn(title);
    assert_eq!(white & black, crosses);
    assert_eq!((white | black) & !crosses, circles);
    // Each goes from a dark square to light ones.
    assert!(sq("d4").is_dark() && white.iter().all(|at| !at.is_dark()));
    // The first knight on a cross can be taken there by the other.
    for square in crosses.iter() {
        let step = |mv: &Move| mv.from == sq("d4") && mv.to == square;
        let first = *grid.moves().iter().find(|mv| step(mv)).expect("a move");
        assert!(goes(&grid.after(&first), "f4").1.has(square));
    }
}

#[test]
fn pawns_go_straight_take_aside_block_each_other_and_promote() {
    let title = "How the pawn moves";
    let grid = grid(title);
    assert_eq!(goes(&grid, "c2"), (squares("c3 c4"), Squares::NONE));
    assert_eq!(grid.attacks(sq("c2")), squares("b3 d3"));
    let mut setup = grid.setup();
    for square in ["b3", "d3", "c3"] {
        setup
            .pieces
            .put(sq(square), Some((Color::Black, Piece::Knight)));
    }
    let crowded = Grid::from_setup(&setup).expect("a diagram");
    assert_eq!(goes(&crowded, "c2"), (Squares::NONE, squares("b3 d3")));
    // After its first move it goes only one square.
    let two = grid
        .moves()
        .into_iter()
        .find(|mv| mv.to == sq("c4"))
        .expect("c4");
    assert_eq!(goes(&grid.after(&two), "c4").0, squares("c5"));
    for (blocked, takes) in [("g2", "f3 h3"), ("g3", "f2 h2")] {
        assert_eq!(goes(&grid, blocked), (Squares::NONE, Squares::NONE));
        assert_eq!(grid.attacks(sq(blocked)), squares(takes));
    }
    let becomes: Vec<Piece> = grid
        .moves()
        .iter()
        .filter(|mv| mv.from == sq("f7"))
        .filter_map(Move::promotion)
        .collect();
    assert_eq!(becomes.len(), 4);
    assert!(
        Piece::PROMOTIONS
            .iter()
            .all(|piece| becomes.contains(piece))
    );
    assert_eq!(goes(&grid, "b6"), (squares("b7"), squares("a7 c7")));
    let (circles, crosses, _) = drawn(title);
    assert_eq!(circles, squares("c3 c4 b7 f8"));
    assert_eq!(crosses, squares("b3 d3 a7 c7 f2 h2 f3 h3"));
}

#[test]
fn a_pawn_may_be_taken_en_passant_on_the_next_move_and_no_later() {
    let title = "En passant";
    let grid = grid(title);
    let passing = |grid: &Grid, from: &str| {
        let moves = grid.moves().into_iter();
        let mut found =
            moves.filter(|mv| mv.from == sq(from) && mv.taken().is_some_and(|(_, on)| on != mv.to));
        found.next()
    };
    // In the middle, Black has just moved from d7 to d5.
    let taken = passing(&grid, "e5").expect("exd6");
    assert_eq!(
        (taken.to, taken.taken()),
        (sq("d6"), Some((Piece::Pawn, sq("d5"))))
    );
    let after = grid.after(&taken);
    assert_eq!(after.on(sq("d5")), None);
    assert_eq!(after.on(sq("d6")), Some((Color::White, Piece::Pawn)));
    // On the left, Black must have just moved two squares.
    assert_eq!(passing(&grid, "b5"), None);
    let from_to = |grid: &Grid, from: &str, to: &str| {
        let moves = grid.moves().into_iter();
        let found = moves
            .into_iter()
            .find(|mv| mv.from == sq(from) && mv.to == sq(to));
        found.unwrap_or_else(|| panic!("{from}{to}"))
    };
    let one = grid.after(&from_to(&grid, "a7", "a6"));
    assert_eq!(passing(&one, "b5"), None);
    let two = grid.after(&from_to(&grid, "a7", "a5"));
    assert_eq!(passing(&two, "b5").map(|mv| mv.to), Some(sq("a6")));
    // By then the right to take on the d-file has ended.
    assert_eq!(passing(&two, "e5"), None);
    let later = two.after(&from_to(&two, "g6", "g7"));
    assert_eq!(passing(&later, "b5"), None);
    // On the right is the result after a pawn from h5 took one that moved from g7 to g5.
    let earlier = read_setup("8/6p1/8/7P/8/8/8/8 b").expect("a position");
    let mut setup = earlier;
    setup.variant = Variant::Diagram;
    let earlier = Grid::from_setup(&setup).expect("a diagram");
    let passed = earlier.after(&from_to(&earlier, "g7", "g5"));
    let result = passed.after(&passing(&passed, "h5").expect("hxg6"));
    for file in [6, 7] {
        for rank in 0..8 {
            let at = Square::new(file, rank);
            assert_eq!(result.on(at), grid.on(at), "{at}");
        }
    }
}
