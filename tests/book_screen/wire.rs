//! What page and reader say to each other, as bytes.

use rank_and_file::board::{Cell, Man, Play, What, Wing};
use rank_and_file::message::key;
use rank_and_file::message::wire::Wire;
use rank_and_file::message::{Ask, Choice, Leaf, Tell};

use crate::talk::{LEGALL, Talk};

#[test]
fn a_key_is_a_move_and_a_move_a_key() {
    let cell = |name| Cell::parse(name).expect("a square");
    let play = |man, from, to, what| Play {
        man,
        from: cell(from),
        to: cell(to),
        what,
    };
    let rook = cell("a1");
    for play in [
        play(Man::Knight, "g1", "f3", What::Quiet),
        play(Man::Paladin, "i9", "a1", What::Takes(Man::King)),
        play(
            Man::Pawn,
            "e5",
            "d6",
            What::EnPassant {
                took: Man::Pawn,
                on: cell("d5"),
            },
        ),
        play(
            Man::Pawn,
            "a7",
            "b8",
            What::Promotes {
                to: Man::Knight,
                takes: Some(Man::Queen),
            },
        ),
        play(
            Man::Pawn,
            "h2",
            "h1",
            What::Promotes {
                to: Man::Queen,
                takes: None,
            },
        ),
        play(
            Man::King,
            "e1",
            "c1",
            What::Castles {
                wing: Wing::Queen,
                rook,
            },
        ),
    ] {
        assert_eq!(key::play(key::key(&play)), Some(play));
        assert_eq!(key::ends(key::key(&play)), Some([play.from, play.to]));
    }
}

#[test]
fn bytes_cut_short_are_no_message() {
    let leaf = Leaf {
        book: 1,
        game: 300,
        pgn: "1. e4 é *".to_owned(),
        doubts: vec![1, 200, 70_000],
        choices: vec![Choice {
            moment: 8,
            key: u32::MAX,
        }],
        print: Talk::reading(LEGALL).print().clone(),
    };
    let bytes = Tell::Leaf { leaf: leaf.clone() }.to_bytes();
    assert_eq!(Tell::of_bytes(&bytes), Some(Tell::Leaf { leaf }));
    for end in 0..bytes.len() {
        assert_eq!(Tell::of_bytes(&bytes[..end]), None, "{end}");
    }
    assert_eq!(Ask::of_bytes(&[9, 9, 9]), None);
}
