//! A position without its pieces: rights, text, verdict, and the game it belongs to.

use rank_and_file::board::{Color, Drawn, Piece, Setup, Shape, Square, Tint, Variant, Wing};
use rank_and_file::session::editor::{EditAction, EditorVerdict, Tool};
use rank_and_file::session::{Action, BoardAction, Session};

use super::{cleared, drag, edit, editor, notice, put, setting_up, sq, text};

#[test]
fn rights_to_castle_go_with_the_pieces_and_are_given_back_only_by_hand() {
    let mut session = setting_up();
    drag(&mut session, "h1", "h4");
    assert!(
        text(&session).ends_with(" w Qkq - 0 1"),
        "{}",
        text(&session)
    );
    drag(&mut session, "h4", "h1");
    assert!(
        text(&session).ends_with(" w Qkq - 0 1"),
        "{}",
        text(&session)
    );
    let right = EditAction::Castling(Color::White, Wing::King);
    assert!(!editor(&session).has(right) && editor(&session).can(right));
    edit(&mut session, right);
    assert!(editor(&session).has(right));
    assert!(text(&session).ends_with(" w KQkq - 0 1"));
    edit(&mut session, EditAction::Put(sq("e8"), None));
    assert!(text(&session).ends_with(" w KQ - 0 1"));
    assert!(!editor(&session).can(EditAction::Castling(Color::Black, Wing::King)));
}

#[test]
fn a_pawn_that_has_just_passed_is_chosen_among_those_that_can_have() {
    let mut session = cleared();
    put(&mut session, "Ke1 ke8 pd5 Pe5 pa6 pg5 ng6 Pc4");
    let squares: Vec<String> = editor(&session)
        .passable()
        .iter()
        .map(Square::to_string)
        .collect();
    assert_eq!(squares, ["d6"]);
    edit(&mut session, EditAction::Passed(0));
    assert!(editor(&session).has(EditAction::Passed(0)));
    assert!(text(&session).ends_with(" w - d6 0 1"));
    edit(&mut session, EditAction::Passed(0));
    assert!(text(&session).ends_with(" w - - 0 1"));
    edit(&mut session, EditAction::Passed(0));
    // The right ends with the pawn, and when the other side is to move.
    edit(&mut session, EditAction::Color(Color::Black));
    assert!(text(&session).ends_with(" b - - 0 1"));
    let squares: Vec<String> = editor(&session)
        .passable()
        .iter()
        .map(Square::to_string)
        .collect();
    assert_eq!(squares, ["c3"]);
    edit(&mut session, EditAction::Passed(0));
    edit(&mut session, EditAction::Put(sq("c4"), None));
    assert!(text(&session).ends_with(" b - - 0 1"));
    assert!(!editor(&session).can(EditAction::Passed(0)));
}

#[test]
fn text_and_board_follow_each_other_and_a_text_that_cannot_be_read_says_why() {
    let mut session = setting_up();
    let fen = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 5 30";
    session.apply(Action::SetUp(fen.to_owned()));
    let setup = &editor(&session).setup;
    assert_eq!(setup.pieces.on(sq("d5")), Some((Color::Black, Piece::Pawn)));
    assert_eq!((setup.halfmove, setup.fullmove), (5, 30));
    edit(&mut session, EditAction::Halfmove(7));
    edit(&mut session, EditAction::Fullmove(0));
    assert_eq!(text(&session), "4k3/8/8/3pP3/8/8/8/4K3 w - d6 7 1");
    let board = editor(&session).setup.clone();
    session.apply(Action::SetUp("4k3/8/8/3pP3/9".to_owned()));
    assert_eq!(editor(&session).setup, board);
    assert_eq!(text(&session), "4k3/8/8/3pP3/9");
    let fault = editor(&session).fault.clone().unwrap_or_default();
    assert!(fault.starts_with("In the piece placement:"), "{fault}");
    // The next change on the board writes the text again.
    edit(
        &mut session,
        EditAction::Put(sq("a1"), Some((Color::White, Piece::Rook))),
    );
    assert_eq!(text(&session), "4k3/8/8/3pP3/8/8/8/R3K3 w - d6 7 1");
    assert_eq!(editor(&session).fault, None);
}

#[test]
fn the_verdict_says_whether_it_can_be_played_on_and_what_stands_against_it() {
    let rows = [
        ("Ke1 ke8", "This position can be played."),
        (
            "Ke1 Kd4 ke8",
            "This position cannot be played: White has 2 kings and needs one. It can be shown as a diagram.",
        ),
        (
            "Qd4",
            "This position cannot be played: White has no king and needs one. It can be shown as a diagram.",
        ),
        (
            "Ke1 ke8 Pa8",
            "This position cannot be played: a pawn cannot stand on a8. It can be shown as a diagram.",
        ),
        (
            "Ke1 ke8 Re4",
            "This position cannot be played: Black has just moved and is in check; perhaps the other side is \
             to move. It can be shown as a diagram.",
        ),
        (
            "Ke1 ke8 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 Pa3",
            "This position cannot be played: White has 9 pawns, more than eight. It can be shown as a diagram.",
        ),
    ];
    for (pieces, sentence) in rows {
        let mut session = cleared();
        put(&mut session, pieces);
        assert_eq!(editor(&session).sentence(), sentence);
        assert!(editor(&session).can(EditAction::Finish));
    }
}

#[test]
fn another_game_keeps_the_pieces_that_have_room_and_begins_anew_from_an_initial_position() {
    let mut session = setting_up();
    edit(&mut session, EditAction::Variant(Variant::Chess99));
    assert_eq!(editor(&session).setup, Setup::array(Variant::Chess99));
    assert!(editor(&session).can(EditAction::Take(Tool::Piece(Color::White, Piece::Paladin))));
    assert_eq!(editor(&session).verdict(), EditorVerdict::Playable);
    edit(
        &mut session,
        EditAction::Put(sq("e5"), Some((Color::White, Piece::Rook))),
    );
    edit(
        &mut session,
        EditAction::Mark(Shape::Arrow(sq("e5"), sq("i5")), Tint::Green),
    );
    edit(
        &mut session,
        EditAction::Mark(Shape::Circle(sq("e5")), Tint::Green),
    );
    edit(&mut session, EditAction::Variant(Variant::UChess));
    let setup = &editor(&session).setup;
    assert_eq!(setup.pieces.on(sq("e5")), Some((Color::White, Piece::Rook)));
    assert!(
        setup
            .pieces
            .iter()
            .all(|(at, ..)| at.file() < 8 && at.rank() < 8)
    );
    assert_eq!(
        editor(&session).marks,
        [Drawn::author(Shape::Circle(sq("e5")), Tint::Green)]
    );
    edit(&mut session, EditAction::Array);
    assert_eq!(editor(&session).marks, []);
    edit(&mut session, EditAction::Finish);
    assert_eq!(session.position().variant(), Variant::UChess);
}

#[test]
fn a_board_of_nine_files_that_cannot_be_played_on_is_no_diagram_either() {
    let mut session = setting_up();
    edit(&mut session, EditAction::Variant(Variant::Modern));
    edit(
        &mut session,
        EditAction::Put(sq("i5"), Some((Color::White, Piece::King))),
    );
    let sentence = "This position cannot be played: White has 2 kings and needs one.";
    assert_eq!(editor(&session).sentence(), sentence);
    assert!(!editor(&session).can(EditAction::Finish));
    edit(&mut session, EditAction::Finish);
    assert!(session.editor().is_some());
    assert_eq!(notice(&session), sentence);
}

#[test]
fn a_square_that_the_board_does_not_have_is_refused_in_every_game() {
    let pawn = Some((Color::White, Piece::Pawn));
    let mut session = Session::first_visit();
    edit(&mut session, EditAction::Begin);
    for variant in [
        Variant::Standard,
        Variant::UChess,
        Variant::UChessAise,
        Variant::Modern,
        Variant::Chess99,
        Variant::Diagram,
    ] {
        edit(&mut session, EditAction::Variant(variant));
        let board = variant.board();
        for at in (0..9).flat_map(|rank| (0..9).map(move |file| Square::new(file, rank))) {
            let before = (
                editor(&session).setup.clone(),
                editor(&session).marks.clone(),
            );
            for action in [
                EditAction::Put(at, pawn),
                EditAction::Put(at, None),
                EditAction::Off(at),
                EditAction::Mark(Shape::Circle(at), Tint::Green),
                EditAction::Mark(Shape::Arrow(sq("a1"), at), Tint::Green),
            ] {
                edit(&mut session, action);
            }
            for tool in [Tool::Hand, Tool::Eraser, Tool::Circle, Tool::Arrow] {
                edit(&mut session, EditAction::Take(tool));
                session.apply(Action::Board(BoardAction::Touch(at)));
                session.apply(Action::Board(BoardAction::Drag(sq("a1"), at)));
            }
            if !board.has(at) {
                let after = (
                    editor(&session).setup.clone(),
                    editor(&session).marks.clone(),
                );
                assert_eq!(after, before, "{variant:?} {at}");
            }
        }
    }
}

#[test]
fn a_mark_off_the_board_is_not_drawn_on_the_game_either() {
    let mut session = Session::first_visit();
    let off = Square::new(8, 8);
    let before = session.tree().clone();
    for shape in [
        Shape::Circle(off),
        Shape::Cross(off),
        Shape::Arrow(sq("a1"), off),
    ] {
        edit(&mut session, EditAction::Mark(shape, Tint::Green));
    }
    assert_eq!(*session.tree(), before);
}
