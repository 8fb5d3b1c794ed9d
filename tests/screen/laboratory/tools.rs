//! The effect of a touch with each tool, and the return to the beginning.

use rank_and_file::board::{Color, Piece};
use rank_and_file::exercise::laboratory::{LabAction, LabTool, Laboratory};
use rank_and_file::screen::board_model::BoardModel;
use rank_and_file::session::editor::Tool;

use super::{columns, empty, laboratory, names, sq};

/// Returns the piece on a square, and the number of the square's marks.
fn on(board: &BoardModel, name: &str) -> (Option<(Color, Piece)>, usize) {
    let square = board.squares.iter().find(|s| s.square == sq(name));
    let square = square.expect("a square of the board");
    (square.piece, square.marks.len())
}

#[test]
fn a_touch_does_what_the_tool_is_for() {
    let mut lab = laboratory(Color::White, "Nb1 Nf3", "d2", "short");
    assert_eq!(lab.tool(), LabTool::Target);
    lab.apply(LabAction::Touch(sq("d2")));
    assert_eq!(lab.target(), None, "touched again, the target is let go");
    lab.apply(LabAction::Touch(sq("d4")));
    assert_eq!(lab.target(), Some(sq("d4")));
    assert_eq!(names(&lab.model()), "Nd4 Nothing added");

    lab.apply(LabAction::Take(LabTool::Board(Tool::Hand)));
    lab.apply(LabAction::Touch(sq("b1")));
    assert_eq!(
        on(&lab.board(false), "b1"),
        (Some((Color::White, Piece::Knight)), 1)
    );
    lab.apply(LabAction::Touch(sq("e2")));
    assert_eq!(names(&lab.model()), "Ned4 File added; Nfd4 File added");
    lab.apply(LabAction::Drag(sq("e2"), sq("b5")));
    assert_eq!(names(&lab.model()), "Nfd4 File added; Nbd4 File added");
    lab.apply(LabAction::Take(LabTool::Board(Tool::Eraser)));
    lab.apply(LabAction::Touch(sq("b5")));
    assert_eq!(names(&lab.model()), "Nd4 Nothing added");
    assert!(lab.editor().text.starts_with("8/8/8/8/8/5N2/8/8 w"));

    let board = lab.board(true);
    assert!(board.flipped && board.span == 8);
    assert_eq!(on(&board, "f3").0, Some((Color::White, Piece::Knight)));
    assert_eq!(board.drawn, lab.model().drawn);

    lab.apply(LabAction::Clear);
    assert!(lab.model().moves.is_empty());
}

#[test]
fn it_goes_back_to_how_it_began() {
    let mut setup = empty(Color::White);
    setup
        .pieces
        .put(sq("b1"), Some((Color::White, Piece::Knight)));
    let mut lab = Laboratory::new(&setup, Some(sq("d2")), &columns("long")).expect("one");
    lab.apply(LabAction::Take(LabTool::Board(Tool::Eraser)));
    lab.apply(LabAction::Touch(sq("b1")));
    lab.apply(LabAction::Target(None));
    lab.apply(LabAction::Reset);
    assert_eq!(names(&lab.model()), "Nb1-d2 Both squares");
    assert_eq!(lab.tool(), LabTool::Board(Tool::Eraser));
    lab.apply(LabAction::Touch(sq("b1")));
    assert!(
        lab.model().moves.is_empty(),
        "the tool still does what it is for"
    );
}
