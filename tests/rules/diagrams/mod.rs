//! The teaching diagrams: every statement about each of them.
//!
//! | module | what it is |
//! |---|---|
//! | `castling` | the conditions of castling: who may castle, when, and on which side |
//! | `forbidden` | moves that the diagrams forbid are refused with the reason |
//! | `king` | the kings: attacked squares, the three answers to a check, pin and mate |
//! | `pieces` | queen, rook, bishop, knight and pawn; taking en passant |

mod castling;
mod forbidden;
mod king;
mod pieces;

use rank_and_file::board::{Color, Piece, Shape, Square, Squares, Variant};
use rank_and_file::game::fen::{read_fen, read_setup};
use rank_and_file::game::marks::marks;
use rank_and_file::rules::{Grid, Position};
use rank_and_file::sample::diagrams::{DIAGRAMS, Diagram};
use testing::positions::sq;

/// Returns squares such as "b1 c2" as a set.
fn squares(names: &str) -> Squares {
    names.split_whitespace().map(sq).collect()
}

fn diagram(title: &str) -> &'static Diagram {
    let found = DIAGRAMS
        .iter()
        .find(|diagram| diagram.title.text() == title);
    found.expect("a diagram of this title")
}

/// Returns the diagram as pieces on a grid, even if it cannot be played.
fn grid(title: &str) -> Grid {
    let mut setup = read_setup(diagram(title).fen).expect("a position");
    setup.variant = Variant::Diagram;
    Grid::from_setup(&setup).expect("a diagram")
}

/// Returns the circles, crosses and arrows drawn on a diagram.
fn drawn(title: &str) -> (Squares, Squares, Vec<String>) {
    let (mut circles, mut crosses, mut arrows) = (Squares::NONE, Squares::NONE, Vec::new());
    for mark in marks(&diagram(title).tree().comments) {
        match mark.shape {
            Shape::Circle(at) => circles.insert(at),
            Shape::Cross(at) => crosses.insert(at),
            Shape::Arrow(from, to) => arrows.push(format!("{from}{to}")),
        }
    }
    (circles, crosses, arrows)
}

/// Returns the squares that a piece can reach, without and with a capture.
fn goes(grid: &Grid, from: &str) -> (Squares, Squares) {
    let (mut quiet, mut takes) = (Squares::NONE, Squares::NONE);
    for mv in grid.moves() {
        if mv.from == sq(from) {
            match mv.taken() {
                None => quiet.insert(mv.to),
                Some(_) => takes.insert(mv.to),
            }
        }
    }
    (quiet, takes)
}

#[test]
fn every_diagram_can_be_shown_and_says_whether_it_is_a_game() {
    let games = ["The initial position", "Castling"];
    for diagram in &DIAGRAMS {
        let setup = read_setup(diagram.fen).expect("a position");
        let position = diagram.position();
        assert_eq!(position.setup().pieces, setup.pieces, "{}", diagram.title);
        let is_game = position.variant() == Variant::Standard;
        assert_eq!(
            is_game,
            games.contains(&diagram.title.text()),
            "{}",
            diagram.title
        );
        assert!(!marks(&diagram.tree().comments).is_empty());
    }
}

#[test]
fn at_first_a_light_square_is_at_the_right_and_queens_are_on_their_own_colour() {
    let position = diagram("The initial position").position();
    assert_eq!(position, Position::start());
    let on = |name| position.on(sq(name));
    assert_eq!(on("e1"), Some((Color::White, Piece::King)));
    assert_eq!(on("g1"), Some((Color::White, Piece::Knight)));
    assert_eq!(on("b1"), Some((Color::White, Piece::Knight)));
    assert_eq!(on("h8"), Some((Color::Black, Piece::Rook)));
    assert_eq!(on("b7"), Some((Color::Black, Piece::Pawn)));
    // A light square is in the lower right corner, for White and for Black.
    assert!(!sq("h1").is_dark() && !sq("a8").is_dark());
    for (square, color) in [("d1", Color::White), ("d8", Color::Black)] {
        assert_eq!(on(square), Some((color, Piece::Queen)));
        assert_eq!(sq(square).is_dark(), color == Color::Black);
    }
    for file in 0..8 {
        let pieces = [0, 1, 6, 7].map(|rank| position.on(Square::new(file, rank)));
        assert_eq!(pieces[1], Some((Color::White, Piece::Pawn)));
        assert_eq!(pieces[2], Some((Color::Black, Piece::Pawn)));
        assert_eq!(
            pieces[0].map(|(_, piece)| piece),
            pieces[3].map(|(_, piece)| piece)
        );
    }
    assert_eq!(drawn("The initial position").0, squares("d1 d8 h1"));
}

#[test]
fn orthodox_diagrams_are_read_as_any_fen() {
    for title in ["The initial position", "Castling"] {
        let diagram = diagram(title);
        assert_eq!(read_fen(diagram.fen), Ok(diagram.position()));
    }
}
