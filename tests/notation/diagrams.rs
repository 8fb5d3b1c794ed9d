//! Names of pieces that only diagrams have: several kings of a side, and paladins on eight files.

use rank_and_file::board::{Color, Piece, Pieces, Setup, Square, Variant};
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::game::{At, GameTree};
use rank_and_file::notation::{Notation, Verdict, offered};
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
fn a_paladin_in_a_diagram_has_a_name_in_every_notation_of_squares() {
    let mut dice = Dice::for_law(0x7061_6c61);
    let by_files = |notation| {
        matches!(
            notation,
            Notation::Descriptive(_) | Notation::Continental(_)
        )
    };
    for _ in 0..cases(60, 2_000) {
        let position = crowd(&mut dice, true);
        for row in offered(Variant::Diagram).filter(|row| !by_files(row.notation)) {
            names_read_back(&position, row.notation);
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
        let text = write_pgn(&tree, &Notation::SHORT);
        let game = games(&text, ReadAs::Auto).next().expect("a game");
        let moves = |tree: &GameTree| -> Vec<_> { tree.ids().map(|id| tree.node(id).mv).collect() };
        assert_eq!(
            moves(&game.tree),
            moves(&tree),
            "{text} {:?}",
            game.troubles
        );
    }
}
