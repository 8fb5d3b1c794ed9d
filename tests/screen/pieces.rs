//! The pieces on the board from one position to the next: which stay, move, come and go.

use proptest::prelude::*;
use rank_and_file::board::Square;
use rank_and_file::screen::board_model::{BoardModel, still};
use rank_and_file::screen::placed_pieces::{PlacedPiece, PlacedPieces};
use rank_and_file::session::{Action, GoAction, Session};
use rank_and_file::study::{Settings, Study};
use testing::positions::sq;

/// Returns a game opened at its start.
fn session(score: &str) -> Session {
    let settings = Settings::default();
    Study::read(score, &settings).session(&settings)
}

fn board(session: &Session, flipped: bool) -> BoardModel {
    still(session.position(), flipped, Vec::new())
}

/// Returns what the last move of a score did to the pieces: `g1 f3` a piece that moved, `d5 gone`
/// one that went, `e8 new` one that came.
fn changes(score: &str) -> Vec<String> {
    let mut session = session(score);
    session.apply(Action::Go(GoAction::Last));
    session.apply(Action::Go(GoAction::Previous));
    let mut placed = PlacedPieces::new(&board(&session, false));
    let before = placed.pieces().to_vec();
    session.apply(Action::Go(GoAction::Next));
    placed.follow(&board(&session, false));
    let old = |now: &PlacedPiece| before.iter().find(|old| old.id == now.id);
    let changed = placed.pieces().iter().filter_map(|now| match old(now) {
        None => Some(format!("{} new", now.square)),
        Some(old) if now.is_gone => Some(format!("{} gone", old.square)),
        Some(old) if old.square != now.square => Some(format!("{} {}", old.square, now.square)),
        Some(_) => None,
    });
    changed.collect()
}

#[test]
fn a_move_moves_its_piece_and_takes_what_it_takes() {
    let table: [(&str, &[&str]); 6] = [
        ("1. Nf3", &["g1 f3"]),
        ("1. e4 d5 2. exd5", &["d5 gone", "e4 d5"]),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. O-O", &["e1 g1", "h1 f1"]),
        ("1. e4 a6 2. e5 d5 3. exd6", &["d5 gone", "e5 d6"]),
        (
            "[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n\n1. a8=Q",
            &["a7 gone", "a8 new"],
        ),
        // Of two knights the nearer one has moved, and here it is the one that did.
        ("1. Nc3 a6 2. Nf3", &["g1 f3"]),
    ];
    for (score, expected) in table {
        assert_eq!(changes(score), expected, "{score}");
    }
}

#[test]
fn a_piece_that_is_gone_is_drawn_until_the_next_change() {
    let mut session = session("1. e4 d5 2. exd5 Qxd5");
    let gone = |placed: &PlacedPieces| -> Vec<Square> {
        let pieces = placed.pieces().iter().filter(|piece| piece.is_gone);
        pieces.map(|piece| piece.square).collect()
    };
    session.apply(Action::Go(GoAction::Last));
    session.apply(Action::Go(GoAction::Previous));
    session.apply(Action::Go(GoAction::Previous));
    let mut placed = PlacedPieces::new(&board(&session, false));
    session.apply(Action::Go(GoAction::Next));
    placed.follow(&board(&session, false));
    assert_eq!(gone(&placed), [sq("d5")]);
    // Drawn again without a change, as when a square is pointed at.
    placed.follow(&board(&session, false));
    assert_eq!(gone(&placed), [sq("d5")]);
    session.apply(Action::Go(GoAction::Next));
    placed.follow(&board(&session, false));
    assert_eq!(gone(&placed), [sq("d5")]);
    assert_eq!(placed.pieces().len(), 31);
}

#[test]
fn a_turned_board_has_new_pieces() {
    let session = session("");
    let mut placed = PlacedPieces::new(&board(&session, false));
    placed.follow(&board(&session, true));
    assert_eq!(placed, {
        let mut turned = PlacedPieces::new(&board(&session, false));
        turned.follow(&board(&session, true));
        turned
    });
    assert!(
        placed
            .pieces()
            .iter()
            .all(|piece| piece.id >= 32 && !piece.has_moved)
    );
}

proptest! {
    #[test]
    fn after_any_jumps_the_pieces_stand_as_the_board_says(
        jumps in prop::collection::vec((0_u8..5, any::<bool>()), 1..40),
    ) {
        let score = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 Nf6 5. Nf3 Bg4 6. Bd2 Nc6 7. Bb5 O-O-O 8. Bxc6 bxc6 9. O-O";
        let mut session = session(score);
        let mut placed = PlacedPieces::default();
        for (jump, flipped) in jumps {
            session.apply(Action::Go(match jump {
                0 => GoAction::First,
                1 => GoAction::Last,
                2 => GoAction::Previous,
                _ => GoAction::Next,
            }));
            let model = board(&session, flipped);
            placed.follow(&model);
            let here = |piece: &&PlacedPiece| !piece.is_gone;
            for piece in placed.pieces().iter().filter(here) {
                prop_assert_eq!(model.on(piece.square), Some(piece.figure));
            }
            let standing = model.squares.iter().filter(|square| square.piece.is_some()).count();
            prop_assert_eq!(placed.pieces().iter().filter(here).count(), standing);
            let mut ids: Vec<u64> = placed.pieces().iter().map(|piece| piece.id).collect();
            ids.sort_unstable();
            ids.dedup();
            prop_assert_eq!(ids.len(), placed.pieces().len());
        }
    }
}
