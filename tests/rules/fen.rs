//! Positions as text, as users enter and see them.

use proptest::prelude::*;
use rank_and_file::board::{Color, Piece, Wing};
use rank_and_file::game::fen::{Field, read_fen, read_setup, write_fen};
use rank_and_file::rules::Position;

#[test]
fn the_array_is_the_start() {
    let fen = write_fen(&Position::start());
    assert_eq!(
        fen,
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(read_fen(&fen), Ok(Position::start()));
}

#[test]
fn a_position_reached_by_play_is_written_with_its_clocks_and_rights() {
    let mut position = Position::start();
    for name in ["e4", "a6", "e5", "d5"] {
        let mv = position.read_san(name).unwrap();
        position.play(&mv);
    }
    assert_eq!(
        write_fen(&position),
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6 0 3"
    );
    let king = position.read_san("Ke2").unwrap();
    position.play(&king);
    assert_eq!(
        write_fen(&position),
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPPKPPP/RNBQ1BNR b kq - 1 3"
    );
}

#[test]
fn capital_k_and_q_are_the_outermost_own_rooks() {
    let setup = read_setup("4k3/8/8/8/8/8/8/rR1RK1RR w KQ - 0 1").unwrap();
    assert_eq!(
        setup.castling[Color::White.index()][Wing::King.index()],
        Some(7)
    );
    assert_eq!(
        setup.castling[Color::White.index()][Wing::Queen.index()],
        Some(1)
    );
    assert_eq!(
        setup.pieces.on(rank_and_file::board::Square::new(0, 0)),
        Some((Color::Black, Piece::Rook))
    );
}

#[test]
fn an_inner_rook_is_written_by_its_file() {
    let fen = "4k3/8/8/8/8/8/8/R2RK1RR w GD - 0 1";
    assert_eq!(write_fen(&read_fen(fen).unwrap()), fen);
}

#[test]
fn the_field_at_fault_is_named_and_its_place_known() {
    let fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkx - 0 1";
    let error = read_fen(fen).unwrap_err();
    assert_eq!(
        (error.field, &fen[error.at.clone()]),
        (Field::Castling, "x")
    );
    assert_eq!(
        error.to_string(),
        "In the castling field: \"x\" should be letters of KQkq, of files (A to H, a to h), or \"-\"."
    );
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_a_position_or_an_error_within_it(text in "\\PC{0,60}|[1-8pnbrqkPNBRQK/ wb-]{0,80}") {
        match read_fen(&text) {
            Ok(position) => prop_assert_eq!(read_fen(&write_fen(&position)), Ok(position)),
            Err(error) => {
                prop_assert!(text.get(error.at.clone()).is_some());
                prop_assert!(error.to_string().starts_with("In the "));
            }
        }
    }
}
