//! Setting up positions and drawing on the board, as data.
//!
//! | module | what it is |
//! |---|---|
//! | `diagram` | diagrams, in which either side may move: set up, opened, shown and written |
//! | `marks` | circles, crosses and arrows: drawn, announced and kept with the game |
//! | `position` | a position without its pieces: rights, text, verdict, and the game it belongs to |

mod diagram;
mod marks;
mod position;

use rank_and_file::board::{Color, Piece, Setup, Shape};
use rank_and_file::game::At;
use rank_and_file::game::fen::{write_fen, write_setup};
use rank_and_file::screen::{board_model as board, standing};
use rank_and_file::session::editor::{EditAction, Editor, EditorVerdict, Tool};
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, Names, OpenAction, Session,
};
use testing::positions::sq;

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

fn edit(session: &mut Session, action: EditAction) {
    session.apply(Action::Edit(action));
}

fn touch(session: &mut Session, squares: &str) {
    for square in squares.split_whitespace() {
        session.apply(Action::Board(BoardAction::Touch(sq(square))));
    }
}

fn drag(session: &mut Session, from: &str, to: &str) {
    session.apply(Action::Board(BoardAction::Drag(sq(from), sq(to))));
}

/// Returns a session with the editor open on the initial position.
fn setting_up() -> Session {
    let mut session = Session::empty();
    edit(&mut session, EditAction::Begin);
    session
}

/// Returns a session with the editor open on an empty board.
fn cleared() -> Session {
    let mut session = setting_up();
    edit(&mut session, EditAction::Clear);
    session
}

fn editor(session: &Session) -> &Editor {
    session.editor().expect("the editor is open")
}

fn text(session: &Session) -> &str {
    &editor(session).text
}

fn status(session: &Session) -> String {
    standing::model(session, &mut Names::default()).status
}

fn notice(session: &Session) -> String {
    let notice = session.notice();
    notice.map_or_else(String::new, |notice| notice.sentence.to_string())
}

fn take(session: &mut Session, color: Color, piece: Piece) {
    edit(session, EditAction::Take(Tool::Piece(color, piece)));
}

/// Puts pieces such as "Ke1 kb8" on the board.
fn put(session: &mut Session, pieces: &str) {
    for word in pieces.split_whitespace() {
        let (letter, square) = word.split_at(1);
        let piece = letter.chars().next().and_then(Piece::from_letter);
        let white = letter.starts_with(|c: char| c.is_ascii_uppercase());
        let color = if white { Color::White } else { Color::Black };
        let piece = piece.map(|piece| (color, piece));
        edit(session, EditAction::Put(sq(square), piece));
    }
}

/// Returns the author's marks on the board.
fn drawn(session: &Session) -> Vec<Shape> {
    let model = board::model(session, &mut Names::default());
    let by_author = model.drawn.iter().filter(|drawn| drawn.tint().is_some());
    by_author.map(|drawn| drawn.shape).collect()
}

#[test]
fn the_editor_begins_with_what_is_on_the_board_and_cancel_leaves_the_game_as_it_was() {
    let mut session = Session::first_visit();
    let before = (session.at(), write_fen(session.position()));
    edit(&mut session, EditAction::Begin);
    assert_eq!(text(&session), before.1);
    assert_eq!(editor(&session).verdict(), EditorVerdict::Same);
    edit(&mut session, EditAction::Clear);
    edit(&mut session, EditAction::Cancel);
    assert_eq!(session.editor(), None);
    assert_eq!((session.at(), write_fen(session.position())), before);
    // Undo returns to the empty board, and then leaves the editor.
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(editor(&session).setup.pieces.iter().count(), 0);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(text(&session), before.1);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.editor(), None);
    session.apply(Action::Game(GameAction::Redo));
    assert_eq!(text(&session), before.1);
}

#[test]
fn a_piece_is_put_by_a_touch_and_taken_off_by_another() {
    let mut session = cleared();
    take(&mut session, Color::White, Piece::Knight);
    touch(&mut session, "d4 f5");
    assert_eq!(text(&session), "8/8/8/5N2/3N4/8/8/8 w - - 0 1");
    touch(&mut session, "d4");
    assert_eq!(text(&session), "8/8/8/5N2/8/8/8/8 w - - 0 1");
    take(&mut session, Color::Black, Piece::Queen);
    touch(&mut session, "f5");
    assert_eq!(text(&session), "8/8/8/5q2/8/8/8/8 w - - 0 1");
    edit(&mut session, EditAction::Take(Tool::Eraser));
    touch(&mut session, "f5 f5 a1");
    assert_eq!(text(&session), EMPTY);
}

#[test]
fn keys_put_the_pieces_of_a_fen_and_clear_squares() {
    let e4 = sq("e4");
    let put = |piece| Some(EditAction::Put(e4, piece));
    let rows = [
        ("N", put(Some((Color::White, Piece::Knight)))),
        ("n", put(Some((Color::Black, Piece::Knight)))),
        ("a", put(Some((Color::Black, Piece::Paladin)))),
        ("Delete", put(None)),
        ("Backspace", put(None)),
        ("x", None),
        ("1", None),
        ("é", None),
        ("Enter", None),
        ("ArrowLeft", None),
        ("", None),
    ];
    for (key, action) in rows {
        assert_eq!(Editor::of_key(key, e4), action, "{key}");
    }
}

#[test]
fn a_piece_dragged_off_the_board_is_gone_unless_an_arrow_is_drawn() {
    let mut session = cleared();
    put(&mut session, "Qd4");
    edit(&mut session, EditAction::Take(Tool::Arrow));
    edit(&mut session, EditAction::Off(sq("d4")));
    assert_eq!(text(&session), "8/8/8/8/3Q4/8/8/8 w - - 0 1");
    edit(&mut session, EditAction::Take(Tool::Circle));
    edit(&mut session, EditAction::Off(sq("d4")));
    assert_eq!(text(&session), EMPTY);
}

#[test]
fn the_board_shows_what_is_set_up_and_the_piece_in_the_hand() {
    let mut session = cleared();
    put(&mut session, "Qd1");
    touch(&mut session, "d1");
    let model = board::model(&session, &mut Names::default());
    let labels: Vec<&str> = model
        .squares
        .iter()
        .filter(|square| square.piece.is_some() || !square.marks.is_empty())
        .map(|square| square.label.as_str())
        .collect();
    assert_eq!(labels, ["d1, white queen, picked up"]);
    session.apply(Action::Board(BoardAction::Cancel));
    assert_eq!(editor(&session).from, None);
    touch(&mut session, "d1 h8");
    assert_eq!(text(&session), "7Q/8/8/8/8/8/8/8 w - - 0 1");
}

#[test]
fn the_hand_moves_pieces_where_no_rule_lets_them_and_puts_them_back_where_they_were() {
    let mut session = setting_up();
    touch(&mut session, "a1 a1 e4 e5");
    assert_eq!(text(&session), write_setup(&Setup::start()));
    touch(&mut session, "d1 d8");
    drag(&mut session, "b1", "b7");
    drag(&mut session, "e4", "e5");
    assert_eq!(
        text(&session),
        "rnbQkbnr/pNpppppp/8/8/8/8/PPPPPPPP/R1B1KBNR w KQkq - 0 1"
    );
}

#[test]
fn a_position_set_up_is_played_from() {
    let mut session = cleared();
    put(&mut session, "Kg1 kg8 Ra1 ph7 pg7 pf7");
    assert_eq!(editor(&session).verdict(), EditorVerdict::Playable);
    edit(&mut session, EditAction::Finish);
    assert_eq!(session.editor(), None);
    assert!(session.tree().is_empty());
    touch(&mut session, "a1 a8");
    assert_eq!(status(&session), "Mate: White wins");
    session.apply(Action::Game(GameAction::Undo));
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(text(&session), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
}

#[test]
fn the_game_waits_while_a_position_is_set_up_and_opening_another_ends_that() {
    let mut session = Session::first_visit();
    let at = session.at();
    edit(&mut session, EditAction::Begin);
    for action in [
        Action::Go(GoAction::Previous),
        Action::Go(GoAction::First),
        Action::Go(GoAction::To(At::Start)),
    ] {
        session.apply(action);
        assert_eq!(session.at(), at);
        assert_eq!(
            notice(&session),
            "Finish setting up the position first, or cancel it."
        );
    }
    session.apply(Action::Board(BoardAction::Flip));
    assert!(session.editor().is_some() && session.flipped());
    session.apply(Action::Open(OpenAction::Text("1. e4 e5 *".to_owned())));
    assert!(session.editor().is_none());
    session.apply(Action::Game(GameAction::Undo));
    assert!(session.editor().is_some());
}

#[test]
fn typed_moves_are_not_played_while_a_position_is_set_up() {
    let mut session = setting_up();
    session.apply(Action::Entry(EntryAction::Type("e4".to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
    assert!(session.tree().is_empty());
    assert_eq!(session.entry().text, "e4");
    assert!(notice(&session).starts_with("Finish setting up the position first"));
}
