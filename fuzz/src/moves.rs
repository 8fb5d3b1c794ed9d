//! A text typed as a move, in every notation.

use rank_and_file::board::{Move, Piece, Pieces, Setup, Variant};
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{ReadAs, continuation};
use rank_and_file::notation::{CATALOGUE, Notation, Turn, Verdict, begun, offered, unfinished};
use rank_and_file::rules::{Position, refused};
use rank_and_file::session::ColumnSet;
use rank_and_file::session::entry::Entry;
use testing::within::reads_within;

use crate::choose::Choices;

/// Reads a text as a move in a position, and names a legal move. The first byte says in which
/// notation, since all of them would take long.
pub fn moves(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let read_as = choices.pick(CATALOGUE).notation;
    let position = match choices.coin() {
        true => crowded(&mut choices).unwrap_or_else(Position::start),
        false => choices.position(40),
    };
    let mv = choices.legal(&position);
    let (from, to) = (choices.square(), choices.square());
    let text = choices.text();
    if let Some(mv) = mv {
        // In a diagram both sides may move.
        let turn = position.turn_of(position.mover(&mv));
        if is_nameable(&position, read_as) {
            names_read_back(&position, &mv, &turn, read_as);
        }
    }
    let turn = position.turn();
    reads_within(read_as, &text, &turn);
    let _ = read_as.understand(&text, &turn);
    let legal = position.moves();
    let may_go_on = begun(&text, &[read_as], &turn);
    assert!(may_go_on.iter().all(|(mv, _)| legal.contains(mv)));
    unfinished(&text, &may_go_on);
    if let Some(mv) = position.read_san(&text) {
        assert!(legal.contains(&mv));
    }
    continuation(&position, &text, ReadAs::Auto);
    let columns = ColumnSet::for_variant(position.variant()).at_first();
    let entry = Entry::read(text.clone(), &position, &columns);
    let shown: String = entry.stretches().iter().map(|(part, _)| *part).collect();
    assert_eq!(shown, text);
    assert!(entry.mistake().is_none_or(|span| text.get(span).is_some()));
    entry.meaning.words();
    let on_board = |at| position.variant().board().has(at);
    if on_board(from) && on_board(to) {
        let is_legal = legal.iter().any(|mv| (mv.from, mv.to) == (from, to));
        let refused = refused(&position, from, to);
        assert!(!is_legal || refused.is_none(), "{}", write_fen(&position));
    }
}

/// Puts pieces on a board, and returns the position if it can be played.
fn crowded(choices: &mut Choices<'_>) -> Option<Position> {
    let mut pieces = Pieces::default();
    let variant = choices.variant();
    for _ in 0..choices.below(48) {
        let (square, piece) = (choices.square(), choices.piece());
        let color = choices.color();
        if variant.board().has(square) {
            pieces.put(square, Some((color, piece)));
        }
    }
    let setup = Setup {
        variant,
        pieces,
        color: choices.color(),
        castling: [[None; 2]; 2],
        ..Setup::start()
    };
    Position::from_setup(&setup).ok()
}

/// Returns whether the moves of a position have names in a notation: descriptive has no letter for a
/// paladin, which may stand in a diagram.
fn is_nameable(position: &Position, notation: Notation) -> bool {
    let names_pieces = matches!(
        notation,
        Notation::Descriptive(_) | Notation::Continental(_)
    );
    let pieces = position.setup().pieces;
    let has_paladin = pieces.iter().any(|(.., piece)| piece == Piece::Paladin);
    !names_pieces || position.variant() != Variant::Diagram || !has_paladin
}

/// Checks that the name of a move is read as this move and no other.
fn names_read_back(position: &Position, mv: &Move, turn: &Turn<'_>, notation: Notation) {
    let variant = position.variant();
    if offered(variant).any(|row| row.notation == notation) {
        let named = notation.name(mv, turn);
        let name = &named.reading.text;
        let about = || format!("{name} in {notation:?}, {}", write_fen(position));
        assert!(named.still.is_empty(), "{}", about());
        match notation.understand(name, turn) {
            Ok((_, Verdict::One { mv: read, .. })) => assert_eq!(read, *mv, "{}", about()),
            other => panic!("{} {other:?}", about()),
        }
        assert_eq!(notation.text(mv, turn), *name, "{}", about());
        assert_eq!(notation.extent(name), name.len(), "{}", about());
    }
    if matches!(variant, Variant::Standard) {
        let mut straight = String::new();
        position.write_san(mv, &position.after(mv), &mut straight);
        assert_eq!(
            straight,
            Notation::SHORT.text(mv, turn),
            "{}",
            write_fen(position)
        );
    }
}
