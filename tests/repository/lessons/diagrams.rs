//! The drawn diagrams of the contents: each has the pieces of its position, drawn as the program
//! draws them.

use rank_and_file::board::Piece;
use rank_and_file::screen::artwork::outline;

use crate::lesson_pages::{Page, folder};

/// Returns the pieces of a FEN's first field, each as its colour's class, its kind, column and row.
fn placed(fen: &str) -> Vec<String> {
    let mut placed = Vec::new();
    for (row, pieces) in fen.split('/').enumerate() {
        let mut column = 0;
        for sign in pieces.chars() {
            if let Some(empty) = sign.to_digit(10) {
                column += empty;
                continue;
            }
            let kind = match sign.to_ascii_lowercase() {
                'k' => Piece::King,
                'q' => Piece::Queen,
                'r' => Piece::Rook,
                'b' => Piece::Bishop,
                'n' => Piece::Knight,
                'p' => Piece::Pawn,
                _ => Piece::Paladin,
            };
            let color = if sign.is_uppercase() { "w" } else { "b" };
            placed.push(format!("{color} men.svg#{} {column} {row}", kind.name()));
            column += 1;
        }
    }
    placed
}

#[test]
fn each_lesson_in_the_contents_has_a_diagram_with_the_pieces_of_its_position() {
    let page = Page::read("index.html");
    let lessons = page.elements.iter().enumerate();
    let lessons = lessons.filter(|(_, element)| element.get("data-lesson").is_some());
    let mut count = 0;
    for (lesson, element) in lessons {
        let file = element.get("data-lesson").unwrap_or_default();
        let mut diagrams = page.elements.iter().enumerate();
        let diagram = diagrams
            .find(|(_, element)| element.is("svg", "diagram") && element.within.contains(&lesson));
        let (at, diagram) = diagram.unwrap_or_else(|| panic!("{file} has no diagram"));
        let drawn = page.named("use").filter(|drawn| {
            let color = drawn.get("class");
            drawn.within.contains(&at) && matches!(color, Some("w" | "b"))
        });
        let attributes = ["class", "href", "x", "y"];
        let drawn: Vec<String> = drawn
            .map(|drawn| {
                attributes
                    .map(|name| drawn.get(name).unwrap_or(""))
                    .join(" ")
            })
            .collect();
        let fen = diagram.get("data-fen").unwrap_or_default();
        assert_eq!(drawn, placed(fen), "{file}: {fen}");
        count += 1;
    }
    assert_eq!(count, 12, "the eleven lessons, and the one of ten minutes");
}

#[test]
fn the_pieces_of_the_diagrams_are_those_of_the_program() {
    let picture = std::fs::read_to_string(folder().join("men.svg")).expect("the picture");
    let all = [
        Piece::King,
        Piece::Queen,
        Piece::Rook,
        Piece::Bishop,
        Piece::Knight,
        Piece::Pawn,
        Piece::Paladin,
    ];
    for piece in all {
        assert!(picture.contains(&format!("id=\"{}\"", piece.name())));
        let drawn = outline(piece);
        for path in [drawn.body, drawn.lines, drawn.dots] {
            assert!(picture.contains(path), "{}: {path}", piece.name());
        }
    }
}
