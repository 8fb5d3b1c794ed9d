//! The messages between page and book worker, as bytes.

use rank_and_file::board::{Move, MoveKind, Piece, Square, Wing, key};
use rank_and_file::protocol::{
    BookChoice, BookPageView, BookRequest, BookResponse, CheckedBatch, LibraryRequest,
    LibraryResponse, Wire,
};

use super::talk::{LEGALL, Talk};

#[test]
fn a_key_is_a_move_and_a_move_a_key() {
    let square = |name| Square::parse(name).expect("a square");
    let mv = |piece, from, to, kind| Move {
        piece,
        from: square(from),
        to: square(to),
        kind,
    };
    let rook = square("a1");
    for mv in [
        mv(Piece::Knight, "g1", "f3", MoveKind::Quiet),
        mv(Piece::Paladin, "i9", "a1", MoveKind::Takes(Piece::King)),
        mv(
            Piece::Pawn,
            "e5",
            "d6",
            MoveKind::EnPassant {
                took: Piece::Pawn,
                on: square("d5"),
            },
        ),
        mv(
            Piece::Pawn,
            "a7",
            "b8",
            MoveKind::Promotes {
                to: Piece::Knight,
                takes: Some(Piece::Queen),
            },
        ),
        mv(
            Piece::Pawn,
            "h2",
            "h1",
            MoveKind::Promotes {
                to: Piece::Queen,
                takes: None,
            },
        ),
        mv(
            Piece::King,
            "e1",
            "c1",
            MoveKind::Castles {
                wing: Wing::Queen,
                rook,
            },
        ),
        Move::pass(square("e8")),
    ] {
        assert_eq!(key::play(key::key(&mv)), Some(mv));
        assert_eq!(key::ends(key::key(&mv)), Some([mv.from, mv.to]));
    }
}

#[test]
fn bytes_cut_short_are_no_message() {
    let page = BookPageView {
        book: 1,
        game: 300,
        pgn: "1. e4 é *".to_owned(),
        doubts: vec![1, 200, 70_000],
        choices: vec![BookChoice {
            moment: 8,
            key: u32::MAX,
        }],
        print: Talk::reading(LEGALL).print().clone(),
        ..BookPageView::default()
    };
    let bytes = BookResponse::Page { page: page.clone() }.to_bytes();
    assert_eq!(
        BookResponse::of_bytes(&bytes),
        Some(BookResponse::Page { page })
    );
    for end in 0..bytes.len() {
        assert_eq!(BookResponse::of_bytes(&bytes[..end]), None, "{end}");
    }
    assert_eq!(BookRequest::of_bytes(&[9, 9, 9]), None);
}

#[test]
fn bytes_that_are_no_message_are_refused_without_a_panic() {
    let page = BookPageView {
        print: Talk::reading(LEGALL).print().clone(),
        ..BookPageView::default()
    };
    let bytes = BookResponse::Page { page }.to_bytes();
    for at in 0..bytes.len() {
        for byte in [0, 1, 0x7f, 0x80, 0xff] {
            let mut damaged = bytes.clone();
            damaged[at] = byte;
            // Some damage gives another message, which is as good as any.
            let message = BookResponse::of_bytes(&damaged);
            let again = message
                .as_ref()
                .map(|message| BookResponse::of_bytes(&message.to_bytes()));
            assert_eq!(again, message.clone().map(Some), "{at} {byte}");
            let _ = (
                BookRequest::of_bytes(&damaged[at..]),
                LibraryRequest::of_bytes(&damaged[at..]),
                LibraryResponse::of_bytes(&damaged[at..]),
                CheckedBatch::of_bytes(&damaged[at..]),
            );
        }
    }
    // A length far beyond the bytes that follow.
    assert_eq!(
        BookResponse::of_bytes(&[3, 0xff, 0xff, 0xff, 0xff, 0x0f]),
        None
    );
    assert_eq!(LibraryRequest::of_bytes(&[0xff; 64]), None);
}
