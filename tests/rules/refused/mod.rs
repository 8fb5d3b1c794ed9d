//! Reasons for refusing a move: exact sentences, at least two of each kind, and drawings.
//!
//! | module | what it is |
//! |---|---|
//! | `castling` | every condition of castling, also in Chess960 |
//! | `ended` | games that have ended, and the reasons why a mate has no answer |
//! | `king` | the king in danger: pins, attacked squares, and the three answers to a check |
//! | `other_games` | refusals peculiar to U-chess, Chess 99 and diagrams |
//! | `pawns` | moves and captures of pawns, including en passant |

mod castling;
mod ended;
mod king;
mod other_games;
mod pawns;

use rank_and_file::board::{Color, Drawn, Piece, Pieces, Role, Setup, Shape, Variant};
use rank_and_file::game::fen::{read_fen, read_setup};
use rank_and_file::notation::Bit;
use rank_and_file::rules::{Position, refused, stuck};
use testing::positions::sq;

fn orthodox(fen: &str) -> Position {
    read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn variant(variant: Variant, fen: &str) -> Position {
    let setup = read_setup(fen).expect("a position");
    Position::from_setup(&Setup { variant, ..setup })
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// Returns a position of Chess 99 from a list of pieces, such as `Ke1` for White and `ke9` for
/// Black; `P` is a pawn and `A` a paladin.
fn chess99(color: Color, list: &str) -> Position {
    let mut pieces = Pieces::default();
    for word in list.split_whitespace() {
        let letter = word.chars().next().expect("a letter");
        let color = if letter.is_ascii_uppercase() {
            Color::White
        } else {
            Color::Black
        };
        let piece = Piece::from_letter(letter).expect("a piece");
        pieces.put(sq(&word[1..]), Some((color, piece)));
    }
    let array = Setup::array(Variant::Chess99);
    Position::from_setup(&Setup {
        pieces,
        color,
        ..array
    })
    .expect("a position")
}

/// Returns the sentence about a requested move such as `e2e5`; "legal" if there is none.
fn said(position: &Position, asked: &str) -> String {
    refused(position, sq(&asked[..2]), sq(&asked[2..]))
        .map_or("legal".to_owned(), |refused| refused.sentence().to_string())
}

/// Checks the sentences about moves of a position.
fn says(position: &Position, table: &[(&str, &str)]) {
    let wrong: Vec<String> = table
        .iter()
        .map(|&(asked, expected)| (asked, said(position, asked), expected))
        .filter(|(_, said, expected)| said != expected)
        .map(|(asked, said, expected)| format!("{asked}\n  says     {said}\n  expected {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// Returns the squares of the figures with a role: `a1-a8` for an arrow, `xa1` for a cross, `oa1`
/// for a circle.
fn figures(drawn: &[Drawn], role: Role) -> String {
    let mut names: Vec<String> = drawn
        .iter()
        .filter(|drawn| drawn.role == role)
        .map(|drawn| match drawn.shape {
            Shape::Arrow(from, to) => format!("{from}-{to}"),
            Shape::Cross(at) => format!("x{at}"),
            Shape::Circle(at) => format!("o{at}"),
        })
        .collect();
    names.sort();
    names.join(" ")
}

fn drawn(position: &Position, asked: &str, role: Role) -> String {
    let refused = refused(position, sq(&asked[..2]), sq(&asked[2..])).expect("a refusal");
    figures(&refused.drawn(), role)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

/// Pieces with a pinned rook on f3 and a king on a8 that has all three answers to a check.
const KINGS: &str = "k1R5/b7/1n6/8/4b3/5R2/6K1/8";

fn one(fen: &str, table: &[(&str, &str)]) {
    says(&orthodox(fen), table);
}

#[test]
fn there_is_nothing_or_it_is_not_yours() {
    one(
        START,
        &[
            ("e4e5", "There is no piece on e4; it is White's move."),
            ("d5d6", "There is no piece on d5; it is White's move."),
            ("e7e5", "It is White's move, and the pawn on e7 is Black's."),
            (
                "g8f6",
                "It is White's move, and the knight on g8 is Black's.",
            ),
            ("e2e4", "legal"),
        ],
    );
    one(
        "4k3/8/8/8/8/8/8/4K3 b - - 0 1",
        &[
            ("a1a2", "There is no piece on a1; it is Black's move."),
            ("e1e2", "It is Black's move, and the king on e1 is White's."),
        ],
    );
}

#[test]
fn a_piece_that_does_not_move_so_is_told_how_it_moves() {
    one(
        START,
        &[
            (
                "g1g3",
                "A knight moves two squares along a file or a rank and one to the side; it cannot reach g3.",
            ),
            (
                "f1f3",
                "A bishop moves any number of squares along a diagonal; it cannot reach f3.",
            ),
            (
                "a1b3",
                "A rook moves any number of squares along a file or a rank; it cannot reach b3.",
            ),
            (
                "d1e3",
                "A queen moves any number of squares along a file, a rank or a diagonal; it cannot reach e3.",
            ),
            (
                "e1e3",
                "A king moves one square in any direction, except when castling; it cannot reach e3.",
            ),
            (
                "e2e5",
                "A pawn moves one square straight ahead, two from where it begins, or one diagonally ahead, but only to take; it cannot reach e5.",
            ),
            (
                "e2d2",
                "A pawn moves one square straight ahead, two from where it begins, or one diagonally ahead, but only to take, never sideways.",
            ),
            (
                "e2e1",
                "A pawn moves one square straight ahead, two from where it begins, or one diagonally ahead, but only to take, never backwards.",
            ),
        ],
    );
    let nine = Position::array(Variant::Chess99);
    says(
        &nine,
        &[
            (
                "f1f3",
                "A paladin moves as a knight or as a bishop does; it cannot reach f3.",
            ),
            (
                "e2e5",
                "A pawn moves one or two squares straight ahead, or one diagonally ahead, but only to take; it cannot reach e5.",
            ),
            (
                "e1e3",
                "A king moves one square in any direction, or castles toward a piece of its own that it sees along its first rank; it cannot reach e3.",
            ),
        ],
    );
    says(
        &Position::array(Variant::Modern),
        &[
            (
                "e1g1",
                "A king moves one square in any direction; it cannot reach g1.",
            ),
            (
                "f1f3",
                "A paladin moves as a knight or as a bishop does; it cannot reach f3.",
            ),
        ],
    );
    assert_eq!(drawn(&nine, "f1f3", Role::Against), "xf3");
    assert_eq!(drawn(&nine, "f1f3", Role::Asked), "f1-f3");
}

#[test]
fn the_first_piece_in_the_way_is_named_of_whichever_side() {
    one(
        START,
        &[
            (
                "f1c4",
                "White's pawn on e2 is in the bishop's way from f1 to c4.",
            ),
            (
                "a1a5",
                "White's pawn on a2 is in the rook's way from a1 to a5.",
            ),
        ],
    );
    let position = orthodox("4k3/8/8/3p4/8/4n3/4P3/Q3K3 w - - 0 1");
    says(
        &position,
        &[
            (
                "e2e4",
                "Black's knight on e3 is in the pawn's way from e2 to e4.",
            ),
            (
                "a1h1",
                "White's king on e1 is in the queen's way from a1 to h1.",
            ),
        ],
    );
    assert_eq!(drawn(&position, "e2e4", Role::Against), "oe3");
    one(
        "4k3/8/8/3p4/8/8/6B1/4K3 w - - 0 1",
        &[(
            "g2b7",
            "Black's pawn on d5 is in the bishop's way from g2 to b7.",
        )],
    );
}

#[test]
fn no_piece_takes_one_of_its_own_side() {
    one(
        START,
        &[
            (
                "a1b1",
                "White's knight stands on b1, and a piece may not take one of its own side.",
            ),
            (
                "e1e2",
                "White's pawn stands on e2, and a piece may not take one of its own side.",
            ),
        ],
    );
    // Black's king is on a8, with the bishop beside it.
    one(
        &format!("{KINGS} b - - 0 1"),
        &[(
            "a8a7",
            "Black's bishop stands on a7, and a piece may not take one of its own side.",
        )],
    );
}

#[test]
fn a_piece_that_cannot_move_at_all_says_why_when_he_is_touched() {
    for (fen, at, sentence) in [
        (
            START,
            "a1",
            Some("White's knight stands on b1, and a piece may not take one of its own side."),
        ),
        (
            "k1r5/b7/1n6/8/4b3/5R2/6K1/8 w - - 0 1",
            "f3",
            Some(
                "The rook on f3 is pinned to the king on g2 by the bishop on e4, along the diagonal.",
            ),
        ),
        (START, "e2", None),
    ] {
        let said = stuck(&orthodox(fen), sq(at)).map(|refused| refused.sentence().to_string());
        assert_eq!(said.as_deref(), sentence, "{at} in {fen}");
    }
}

#[test]
fn squares_and_moves_of_a_reason_can_be_pointed_at() {
    let position = orthodox("k1R5/b7/1n6/8/4b3/5R2/6K1/8 b - - 0 1");
    let refused = refused(&position, sq("e4"), sq("d5")).expect("a refusal");
    let sentence = refused.sentence();
    let bits = sentence.bits();
    let squares: Vec<String> = bits
        .iter()
        .filter_map(|bit| match bit {
            Bit::Square(square) => Some(square.to_string()),
            Bit::Text(_) | Bit::Move(_) => None,
        })
        .collect();
    assert_eq!(squares, ["a8", "c8", "b7"]);
    let moves = bits.iter().filter(|bit| matches!(bit, Bit::Move(_)));
    assert_eq!(moves.count(), 2);
}
