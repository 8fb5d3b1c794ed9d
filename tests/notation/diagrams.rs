//! Names of pieces that only diagrams have: several kings of a side, and paladins on eight files.

use rank_and_file::board::{Color, Piece, Pieces, Setup, Square, Variant};
use rank_and_file::game::fen::{read_fen_of, write_fen};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{Dialect, Notation, Verdict, offered};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};

/// Returns a diagram with several kings a side, and perhaps with paladins.
fn crowd(dice: &mut Dice, paladins: bool) -> Position {
    let mut pieces = Pieces::default();
    let mut put = |color, piece, dice: &mut Dice| {
        let square = Square::new(dice.roll(8) as u8, dice.roll(8) as u8);
        pieces.put(square, Some((color, piece)));
    };
    for color in Color::ALL {
        for _ in 0..2 + dice.roll(3) {
            put(color, Piece::King, dice);
        }
        for _ in 0..dice.roll(10) {
            let piece = *dice.pick(&Piece::ALL);
            if paladins || piece != Piece::Paladin {
                put(color, piece, dice);
            }
        }
    }
    let setup = Setup {
        variant: Variant::Diagram,
        pieces,
        castling: [[None; 2]; 2],
        ..Setup::start()
    };
    Position::from_setup(&setup).expect("a diagram")
}

/// Names every move of a position in a notation, and reads the names.
fn names_read_back(position: &Position, notation: Notation) -> usize {
    let mut named = 0;
    for color in Color::ALL {
        let turn = position.turn_of(color);
        for mv in &turn.moves {
            let name = notation.text(mv, &turn);
            let read = notation.understand(&name, &turn);
            let is_it = matches!(&read, Ok((_, Verdict::One { mv: read, .. })) if read == mv);
            assert!(
                is_it,
                "{name} in {notation:?}, {}: {read:?}",
                write_fen(position)
            );
            assert_eq!(notation.extent(&name), name.len(), "{name}");
            named += 1;
        }
    }
    named
}

#[test]
fn each_of_several_kings_has_a_name_in_every_notation() {
    let mut dice = Dice::for_law(0x6b69_6e67);
    let mut named = 0;
    for _ in 0..cases(60, 2_000) {
        let position = crowd(&mut dice, false);
        for row in offered(Variant::Diagram) {
            named += names_read_back(&position, row.notation);
        }
    }
    assert!(named > 10_000);
}

#[test]
fn a_paladin_in_a_diagram_has_a_name_in_every_notation() {
    let mut dice = Dice::for_law(0x7061_6c61);
    for _ in 0..cases(60, 2_000) {
        let position = crowd(&mut dice, true);
        for row in offered(Variant::Diagram) {
            names_read_back(&position, row.notation);
        }
    }
}

#[test]
fn descriptive_writes_both_squares_where_a_paladin_moves_or_is_taken() {
    let position =
        read_fen_of("6k1/1p3A2/8/8/4A3/5n2/8/K7 w - - 0 1", Variant::Diagram).expect("a diagram");
    for (notation, color, pieces) in [
        (
            Notation::DESCRIPTIVE,
            Color::White,
            ["e4b7", "e4f3", "K-N1"],
        ),
        (
            Notation::DESCRIPTIVE,
            Color::Black,
            ["g8f7", "N-Q7", "P-N4"],
        ),
        (
            Notation::Continental(Dialect::Spanish),
            Color::White,
            ["e4b7", "e4f3", "R1C"],
        ),
    ] {
        let turn = position.turn_of(color);
        let written: Vec<String> = turn
            .moves
            .iter()
            .map(|mv| notation.text(mv, &turn))
            .collect();
        for text in pieces {
            assert!(
                written.iter().any(|name| name == text),
                "{text} in {written:?}"
            );
        }
        // The explanation is held to the reader as well.
        for mv in &turn.moves {
            assert_eq!(notation.name(mv, &turn).still, [], "{mv:?}");
        }
    }
}

#[test]
fn a_game_of_a_paladin_and_several_kings_comes_back_from_pgn() {
    let mut dice = Dice::for_law(0x7067_6e00);
    for _ in 0..cases(40, 400) {
        let start = crowd(&mut dice, true);
        let mut tree = GameTree::new(start.clone());
        let (mut at, mut position) = (At::Start, start);
        for ply in 0..12 {
            let color = Color::ALL[ply % 2];
            let turn = position.turn_of(color);
            if turn.moves.is_empty() {
                break;
            }
            let mv = *dice.pick(&turn.moves);
            at = At::After(tree.add(at, mv));
            position.play(&mv);
        }
        let moves = |tree: &GameTree| -> Vec<_> { tree.ids().map(|id| tree.node(id).mv).collect() };
        let rows = offered(Variant::Diagram).map(|row| (row.notation, ReadAs::Only(row.notation)));
        for (notation, read_as) in rows.chain([(Notation::SHORT, ReadAs::Auto)]) {
            let text = write_pgn(&tree, &notation);
            let game = games(&text, read_as).next().expect("a game");
            assert_eq!(
                moves(&game.tree),
                moves(&tree),
                "{text} {:?}",
                game.troubles
            );
        }
    }
}
