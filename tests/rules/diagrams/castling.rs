//! The conditions of castling: who may castle, when, and on which side.

use rank_and_file::board::{Color, Piece, Setup, Variant, Wing};
use rank_and_file::game::fen::{read_fen_of, read_setup, write_fen};
use rank_and_file::notation::Notation;
use rank_and_file::rules::{Grid, Position, refused};

use super::{diagram, sq, squares};

fn play(position: &mut Position, text: &str) {
    let turn = position.turn();
    let Ok((_, verdict)) = Notation::SHORT.understand(text, &turn) else {
        panic!("{text} does not read");
    };
    let rank_and_file::notation::Verdict::One { mv, .. } = verdict else {
        panic!("{text} cannot be played: {verdict:?}");
    };
    drop(turn);
    position.play(&mv);
}

fn may_castle(position: &Position, wing: Wing) -> bool {
    position.moves().iter().any(|mv| mv.castles() == Some(wing))
}

/// Returns the diagram of castling after a change of its pieces.
fn castling(change: impl FnOnce(&mut Setup)) -> Position {
    let mut setup = read_setup(diagram("Castling").fen).expect("a position");
    change(&mut setup);
    Position::from_setup(&setup).expect("a position that can be played on")
}

#[test]
fn white_castles_only_once_the_check_is_answered() {
    let mut position = diagram("Castling").position();
    assert!(position.checked_king() == Some(sq("e1")));
    assert!(!may_castle(&position, Wing::King) && !may_castle(&position, Wing::Queen));
    play(&mut position, "Be3");
    assert_eq!(position.checked_king(), None);
    play(&mut position, "Nf6");
    assert!(may_castle(&position, Wing::King) && may_castle(&position, Wing::Queen));
    // The bishop on g7, or later f6, may attack the rook all the time.
    let attacked = castling(|setup| {
        setup.pieces.put(sq("e3"), setup.pieces.on(sq("c1")));
        setup.pieces.put(sq("c1"), None);
    });
    let Position::Standard(_) = &attacked else {
        panic!("not orthodox");
    };
    let mut setup = attacked.setup();
    setup.variant = Variant::Diagram;
    let grid = Grid::from_setup(&setup).expect("a diagram");
    assert!(grid.attackers(sq("a1"), Color::Black).has(sq("g7")));
    assert!(may_castle(&attacked, Wing::Queen));
}

#[test]
fn black_castles_on_the_kings_side_once_the_knight_has_left() {
    let mut position = diagram("Castling").position();
    play(&mut position, "Be3");
    assert!(!may_castle(&position, Wing::King));
    assert_eq!(position.on(sq("g8")), Some((Color::Black, Piece::Knight)));
    play(&mut position, "Nf6");
    play(&mut position, "a3");
    assert!(may_castle(&position, Wing::King));
}

#[test]
fn black_castles_on_the_queens_side_once_the_bishop_has_left_its_diagonal() {
    let mut position = diagram("Castling").position();
    play(&mut position, "Be3");
    assert!(!may_castle(&position, Wing::Queen));
    let mut setup = position.setup();
    setup.variant = Variant::Diagram;
    let grid = Grid::from_setup(&setup).expect("a diagram");
    // No piece stands between king and rook, but the bishop attacks the king's target.
    assert_eq!(grid.attackers(sq("c8"), Color::White), squares("h3"));
    for square in ["b8", "c8", "d8"] {
        assert_eq!(grid.on(sq(square)), None);
    }
    play(&mut position, "a6");
    play(&mut position, "Bf1");
    assert!(may_castle(&position, Wing::Queen));
}

#[test]
fn black_is_told_why_castling_is_not_possible_on_either_side() {
    let mut position = diagram("Castling").position();
    play(&mut position, "Be3");
    let why = |to| {
        let refused = refused(&position, sq("e8"), sq(to));
        refused.map_or_else(String::new, |refused| refused.sentence().to_string())
    };
    assert_eq!(
        why("g8"),
        "Black cannot castle on the king's side: the knight on g8 stands in the way."
    );
    assert_eq!(
        why("c8"),
        "Black cannot castle on the queen's side: the king would land on c8, which the bishop on h3 attacks."
    );
}

#[test]
fn a_side_whose_king_was_taken_in_a_diagram_can_no_longer_castle() {
    let fen = "r3k2r/8/8/8/8/8/4Q3/R3K2R w KQkq - 0 1";
    let mut position = read_fen_of(fen, Variant::Diagram).expect("a diagram");
    let taken = position.moves().into_iter().find(|mv| mv.to == sq("e8"));
    position.play(&taken.expect("the queen takes the king"));
    let written = write_fen(&position);
    assert!(written.contains(" b KQ - "), "{written}");
    assert!(read_fen_of(&written, Variant::Diagram).is_ok());
}
