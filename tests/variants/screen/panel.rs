//! The panel's words about a move: the reason for its name, moves that make it illegal, and what
//! taking it back restores.

use rank_and_file::board::{Squares, Variant};
use rank_and_file::game::At;
use rank_and_file::game::reverse::step_back;
use rank_and_file::notation::Bit;
use rank_and_file::screen::why;
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, BoardAction, EntryAction, Names, OpenAction, Session};

use super::{begun, nine};

/// Returns the panel's sentence about the current move in the first column.
fn because(session: &Session) -> rank_and_file::notation::Sentence {
    let model = why::model(session, &mut Names::default()).expect("a current move");
    model.reasons[0].because.clone()
}

#[test]
fn the_panel_says_what_comes_back_when_a_move_is_taken_back() {
    for (fen, text, said) in [
        (
            "4k4/9/9/9/9/8p/9/9/4K3R w - - 0 11",
            "Ri14×",
            "the rook returns to i1, and a pawn stands on i4 again.",
        ),
        (
            "4k4/9/9/9/9/9/9/9/1K3p3 b - - 0 42",
            "f=Nd2+",
            "the knight returns to f1 as a pawn.",
        ),
        (
            "4k4/9/9/9/9/9/9/9/5KB2 w - - 0 10",
            "Kfg&B",
            "the king returns to f1 and the bishop to g1.",
        ),
    ] {
        let mut session = nine(fen);
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter));
        let because = because(&session).to_string();
        let expected = format!("The text alone is enough to take the move back: {said}");
        assert!(because.ends_with(&expected), "{text}: {because}");
    }
}

#[test]
fn what_the_panel_says_comes_back_is_what_the_text_alone_brings_back() {
    let mut session = begun(Variant::Chess99);
    // The game is random, but the same every time.
    let mut dice = 7_u64;
    let mut told = 0;
    for _ in 0..300 {
        let moves = session.position().moves();
        if moves.is_empty() {
            session = begun(Variant::Chess99);
            continue;
        }
        dice = dice.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        session.apply(Action::Board(BoardAction::Choose(
            moves[(dice >> 33) as usize % moves.len()],
        )));
        let At::After(id) = session.at() else {
            panic!("no move was made");
        };
        let text = &why::model(&session, &mut Names::default())
            .expect("a move")
            .reasons[0]
            .named
            .reading
            .text
            .clone();
        let after = session.position().setup();
        let back = step_back(&after, text, None).expect("it can be taken back");
        let before = session.tree().position(session.tree().node(id).parent);
        let squares = Variant::Chess99.squares();
        let returned: Squares = squares
            .filter(|&at| back.pieces.on(at).is_some() && back.pieces.on(at) != after.pieces.on(at))
            .collect();
        assert_eq!(back.pieces, before.setup().pieces, "{text}");
        let said = because(&session);
        let last = said.bits().iter().rposition(
            |bit| matches!(bit, Bit::Text(words) if words.contains("The text alone is enough")),
        );
        let named: Squares = said.bits()[last.expect("it is said")..]
            .iter()
            .filter_map(|bit| match bit {
                Bit::Square(square) => Some(*square),
                _ => None,
            })
            .collect();
        assert_eq!(named, returned, "{text}: {said}");
        told += 1;
    }
    assert!(told > 200);
}

#[test]
fn u_chess_is_typed_in_three_symbols_and_says_what_spoils_a_move() {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::New(Variant::UChess)));
    session.apply(Action::Entry(EntryAction::Type("PK4".to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
    let mv = session.last_move().expect("a move");
    assert_eq!(mv.describe(), "pawn from e2 to e4");
    let model = why::model(&session, &mut Names::default()).expect("a move");
    assert_eq!(model.reasons[0].named.reading.text, "P-K4");
    assert_eq!(model.reasons[0].rule, "Three symbols");
    let symbols = "Three symbols are enough: no other move of any piece shares them.";
    assert_eq!(model.reasons[0].because.to_string(), symbols);
    for text in ["N-B3", "N-KB3", "Nf6"] {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        let Meaning::Refused { sentence, .. } = &session.entry().meaning else {
            panic!("{text}: {:?}", session.entry().meaning);
        };
        let words = sentence.to_string();
        assert!(
            words.starts_with("\"N-B3\" could be the knight from "),
            "{words}"
        );
        assert!(words.ends_with(", so neither may be played."), "{words}");
    }
}
