//! Circles, crosses and arrows: drawn, announced and kept with the game.

use rank_and_file::board::{Color, Piece, Shape, Tint};
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::session::editor::{EditAction, Tool};
use rank_and_file::session::{Action, GameAction, GoAction, Names, Session};

use super::{EMPTY, cleared, drag, drawn, edit, put, sq, text, touch};

#[test]
fn those_who_hear_the_page_hear_of_marks() {
    let mut session = cleared();
    put(&mut session, "Qd4");
    for shape in [
        Shape::Circle(sq("d4")),
        Shape::Arrow(sq("d4"), sq("h8")),
        Shape::Cross(sq("h8")),
    ] {
        edit(&mut session, EditAction::Mark(shape, Tint::default()));
    }
    let labels = |session: &Session| -> Vec<String> {
        let model = board::model(session, &mut Names::default());
        let marked = model
            .squares
            .into_iter()
            .filter(|square| square.label.contains(", "));
        marked.map(|square| square.label).collect()
    };
    let heard = ["h8, cross", "d4, white queen, circle, arrow to h8"];
    assert_eq!(labels(&session), heard);
    edit(&mut session, EditAction::Finish);
    assert_eq!(labels(&session), heard);
}

#[test]
fn circles_crosses_and_arrows_are_drawn_with_their_tools() {
    let mut session = cleared();
    edit(&mut session, EditAction::Take(Tool::Circle));
    touch(&mut session, "a1 b1 c1 b1");
    edit(&mut session, EditAction::Take(Tool::Cross));
    touch(&mut session, "c1 d1");
    edit(&mut session, EditAction::Take(Tool::Arrow));
    touch(&mut session, "a1 a8 h1 h1");
    drag(&mut session, "b1", "b8");
    let [a1, a8, b1, b8, c1, d1] = ["a1", "a8", "b1", "b8", "c1", "d1"].map(sq);
    let all = [
        Shape::Circle(a1),
        Shape::Cross(c1),
        Shape::Cross(d1),
        Shape::Arrow(a1, a8),
        Shape::Arrow(b1, b8),
    ];
    assert_eq!(drawn(&session), all);
    assert_eq!(text(&session), EMPTY);
    edit(&mut session, EditAction::Take(Tool::Eraser));
    touch(&mut session, "a1");
    assert_eq!(drawn(&session), [all[1], all[2], all[4]]);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(drawn(&session), all);
    put(&mut session, "Qd4");
    edit(&mut session, EditAction::Finish);
    assert_eq!(drawn(&session), all);
}

#[test]
fn circles_and_arrows_are_drawn_in_the_colour_that_is_chosen() {
    let mut session = Session::first_visit();
    edit(&mut session, EditAction::Begin);
    let tints = |session: &Session| {
        let editor = session.editor().expect("a position that is set up");
        let can = |tint: &Tint| editor.can(EditAction::Tint(*tint));
        Tint::ALL.iter().filter(|tint| can(tint)).count()
    };
    assert_eq!(tints(&session), 0, "the hand draws nothing");
    edit(&mut session, EditAction::Take(Tool::Circle));
    assert_eq!(tints(&session), 4);
    for (tint, square) in Tint::ALL.into_iter().zip(["a1", "b1", "c1", "d1"]) {
        edit(&mut session, EditAction::Tint(tint));
        touch(&mut session, square);
    }
    // Blue is still chosen.
    edit(&mut session, EditAction::Take(Tool::Arrow));
    touch(&mut session, "a1 a8");
    edit(&mut session, EditAction::Finish);
    let pgn = write_pgn(session.tree(), &Notation::SHORT).replace('\n', " ");
    let drawn = "[%csl Ga1,Rb1,Yc1,Bd1][%cal Ba1a8]";
    assert!(pgn.contains(drawn), "{pgn}");
}

#[test]
fn while_marks_are_drawn_the_position_stays_as_it_is() {
    let mut session = Session::first_visit();
    let before = session.position().clone();
    edit(&mut session, EditAction::Draw);
    let can = |session: &Session, action| session.editor().is_some_and(|it| it.can(action));
    for (action, possible) in [
        (EditAction::Take(Tool::Arrow), true),
        (EditAction::Take(Tool::Eraser), true),
        (EditAction::Tint(Tint::Blue), true),
        (EditAction::Finish, true),
        (EditAction::Cancel, true),
        (EditAction::Take(Tool::Hand), false),
        (
            EditAction::Take(Tool::Piece(Color::White, Piece::Queen)),
            false,
        ),
        (EditAction::Put(sq("d7"), None), false),
        (EditAction::Off(sq("d7")), false),
        (EditAction::Clear, false),
        (EditAction::Array, false),
    ] {
        assert_eq!(can(&session, action), possible, "{action:?}");
        if !possible {
            edit(&mut session, action);
        }
    }
    // The arrow is taken already, and the eraser takes only what is drawn.
    touch(&mut session, "d7 b8");
    edit(&mut session, EditAction::Take(Tool::Circle));
    touch(&mut session, "d7 f6");
    edit(&mut session, EditAction::Take(Tool::Eraser));
    touch(&mut session, "f6 e7");
    edit(&mut session, EditAction::Finish);
    assert!(session.editor().is_none());
    assert_eq!(*session.position(), before);
    let pgn = write_pgn(session.tree(), &Notation::SHORT).replace('\n', " ");
    let drawn = "[%csl Gd7][%cal Gd7b8]";
    assert!(pgn.contains(drawn), "{pgn}");
}

#[test]
fn marks_alone_are_kept_with_the_moment_of_the_game_and_not_shown_as_text() {
    let mut session = Session::first_visit();
    let (moves, at) = (session.tree().len(), session.at());
    edit(&mut session, EditAction::Begin);
    edit(
        &mut session,
        EditAction::Mark(Shape::Circle(sq("d7")), Tint::Green),
    );
    edit(&mut session, EditAction::Finish);
    assert_eq!((session.tree().len(), session.at()), (moves, at));
    assert_eq!(drawn(&session), [Shape::Circle(sq("d7"))]);
    let notes = |session: &Session| {
        let model = sheet::model(session, &mut Names::default());
        model
            .rows
            .iter()
            .filter(|row| matches!(row, Row::Note(..)))
            .count()
    };
    assert_eq!(notes(&session), 0);
    session.apply(Action::Go(GoAction::Previous));
    assert_eq!(drawn(&session), []);
    // Marks can also be drawn without the editor.
    let arrow = Shape::Arrow(sq("f6"), sq("d7"));
    edit(&mut session, EditAction::Mark(arrow, Tint::Green));
    assert_eq!(drawn(&session), [arrow]);
    let pgn = write_pgn(session.tree(), &Notation::SHORT).replace('\n', " ");
    assert!(
        pgn.contains("{[%cal Gf6d7]}") && pgn.contains("{[%csl Gd7]}"),
        "{pgn}"
    );
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(drawn(&session), []);
    session.apply(Action::Game(GameAction::Redo));
    assert_eq!(drawn(&session), [arrow]);
    edit(&mut session, EditAction::Mark(arrow, Tint::Green));
    assert_eq!(drawn(&session), []);
}
