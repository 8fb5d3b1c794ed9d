//! Setting up positions and drawing on the board, as data.

use rank_and_file::board::{Color, Piece, Role, Setup, Shape, Square, Variant, Wing};
use rank_and_file::game::At;
use rank_and_file::game::diagram;
use rank_and_file::game::fen::{write_fen, write_setup};
use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::Notation;
use rank_and_file::rules::{Position, SetupError};
use rank_and_file::sample::diagrams::DIAGRAMS;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::{board_model as board, standing, why};
use rank_and_file::session::editor::{EditAction, Editor, EditorVerdict, Tool};
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, Names, Session};

const EMPTY: &str = "8/8/8/8/8/8/8/8 w - - 0 1";

fn sq(name: &str) -> Square {
    Square::parse(name).expect("a square")
}

fn edit(session: &mut Session, action: EditAction) {
    session.apply(Action::Edit(action));
}

fn touch(session: &mut Session, squares: &str) {
    for square in squares.split_whitespace() {
        session.apply(Action::Touch(sq(square)));
    }
}

fn drag(session: &mut Session, from: &str, to: &str) {
    session.apply(Action::Drag(sq(from), sq(to)));
}

/// A session with the editor open over the initial position.
fn setting_up() -> Session {
    let mut session = Session::empty();
    edit(&mut session, EditAction::Begin);
    session
}

/// The same with an empty board.
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

/// Puts pieces on an empty board: "Ke1 kb8".
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

/// What is drawn by an author on the board.
fn drawn(session: &Session) -> Vec<Shape> {
    let model = board::model(session, &mut Names::default());
    let by_author = model
        .drawn
        .iter()
        .filter(|drawn| drawn.role == Role::Author);
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
    // And undo goes back to the empty board, and out again.
    session.apply(Action::Undo);
    assert_eq!(editor(&session).setup.pieces.iter().count(), 0);
    session.apply(Action::Undo);
    assert_eq!(text(&session), before.1);
    session.apply(Action::Undo);
    assert_eq!(session.editor(), None);
    session.apply(Action::Redo);
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
fn those_who_hear_the_page_hear_of_marks() {
    let mut session = cleared();
    put(&mut session, "Qd4");
    for shape in [
        Shape::Circle(sq("d4")),
        Shape::Arrow(sq("d4"), sq("h8")),
        Shape::Cross(sq("h8")),
    ] {
        edit(&mut session, EditAction::Mark(shape));
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
    session.apply(Action::Cancel);
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
    // Gone with the pawn, and with the side to move.
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
    // The next change on the board writes it anew.
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
        ("Ke1 ke8", "This can be played on."),
        (
            "Ke1 Kd4 ke8",
            "This cannot be played on: White has 2 kings and needs one; it can be shown as a diagram.",
        ),
        (
            "Qd4",
            "This cannot be played on: White has 0 kings and needs one; it can be shown as a diagram.",
        ),
        (
            "Ke1 ke8 Pa8",
            "This cannot be played on: a pawn cannot stand on a8; it can be shown as a diagram.",
        ),
        (
            "Ke1 ke8 Re4",
            "This cannot be played on: Black has just moved and is in check; perhaps the other side is \
             to move; it can be shown as a diagram.",
        ),
        (
            "Ke1 ke8 Pa2 Pb2 Pc2 Pd2 Pe2 Pf2 Pg2 Ph2 Pa3",
            "This cannot be played on: White has 9 pawns, more than eight; it can be shown as a diagram.",
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
fn a_position_set_up_is_played_from() {
    let mut session = cleared();
    put(&mut session, "Kg1 kg8 Ra1 ph7 pg7 pf7");
    assert_eq!(editor(&session).verdict(), EditorVerdict::Playable);
    edit(&mut session, EditAction::Finish);
    assert_eq!(session.editor(), None);
    assert!(session.tree().is_empty());
    touch(&mut session, "a1 a8");
    assert_eq!(status(&session), "Mate: White wins");
    session.apply(Action::Undo);
    session.apply(Action::Undo);
    assert_eq!(text(&session), "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1");
}

#[test]
fn what_is_no_game_is_shown_as_a_diagram_in_which_either_side_moves() {
    let mut session = cleared();
    put(&mut session, "Kf6 Ka2 kc2 Nd4 nf4");
    edit(&mut session, EditAction::Finish);
    assert_eq!(session.position().variant(), Variant::Diagram);
    assert_eq!(status(&session), "A diagram, not a game");
    // Black first, then White twice.
    touch(&mut session, "f4 e6 d4 e6");
    touch(&mut session, "a2 b2");
    assert!(session.notice().is_some(), "the kings would touch");
    touch(&mut session, "a2 a3");
    let model = sheet::model(&session, &mut Names::default());
    let name = |entry: &Option<sheet::SheetEntry>| {
        let name = entry.as_ref().map(|entry| &entry.names[0].reading.text);
        name.map_or("-", |name| name).to_owned()
    };
    let rows: Vec<String> = model
        .rows
        .iter()
        .filter_map(|row| match row {
            Row::Pair {
                number,
                white,
                black,
            } => Some(format!("{number} {} {}", name(white), name(black))),
            _ => None,
        })
        .collect();
    assert_eq!(rows, ["1 - Ne6", "2 Nxe6 -", "3 Ka3 -"]);
    let why = why::model(&session, &mut Names::default()).expect("a move");
    assert_eq!(why.number, "3.");
    assert_eq!(why.words, "White: king from a2 to a3");
}

#[test]
fn moves_of_either_side_can_be_typed_in_a_diagram() {
    let mut session = Session::empty();
    session.apply(Action::Open("8/8/8/8/3N1n2/8/8/8 w".to_owned()));
    for name in ["Ng6", "Ne5", "N4f3"] {
        session.apply(Action::Type(name.to_owned()));
        session.apply(Action::Enter);
    }
    // "Ne5" is the black knight's alone, "N4f3" White's.
    assert_eq!(
        write_fen(session.position()),
        "8/8/8/4n3/8/5N2/8/8 b - - 3 3"
    );
}

#[test]
fn a_position_that_cannot_be_played_on_is_opened_as_a_diagram_and_the_notice_says_why() {
    let mut session = Session::empty();
    let fen = "k1R5/8/1n6/8/8/8/K1k5/8 b - - 0 1";
    session.apply(Action::Type(fen.to_owned()));
    assert_eq!(
        session.entry().meaning,
        Meaning::Diagram(SetupError::Kings(Color::Black, 2))
    );
    session.apply(Action::Enter);
    assert_eq!(
        notice(&session),
        "This is a diagram and not a game: Black has 2 kings and needs one."
    );
    assert!(!session.notice().is_some_and(|notice| notice.refusal));
    assert_eq!(session.position().variant(), Variant::Diagram);
    assert_eq!(session.entry().text, "");
    // What does not read at all is still refused, and stays in the box.
    session.apply(Action::Open("8/8/8/8/8/8/8/88 w".to_owned()));
    assert!(
        notice(&session).starts_with("Not a position."),
        "{}",
        notice(&session)
    );
}

#[test]
fn rights_that_do_not_fit_a_diagram_are_left_out_of_it() {
    let mut setup = Setup::start();
    setup.pieces.put(sq("e1"), None);
    setup.en_passant = Some(sq("e6"));
    assert!(Position::from_setup(&setup).is_err());
    let shown = diagram(&setup).expect("a diagram").setup();
    assert_eq!(shown.pieces, setup.pieces);
    assert_eq!(shown.castling, [[None, None], [Some(7), Some(0)]]);
    assert_eq!(shown.en_passant, None);
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
        EditAction::Mark(Shape::Arrow(sq("e5"), sq("i5"))),
    );
    edit(&mut session, EditAction::Mark(Shape::Circle(sq("e5"))));
    edit(&mut session, EditAction::Variant(Variant::UChess));
    let setup = &editor(&session).setup;
    assert_eq!(setup.pieces.on(sq("e5")), Some((Color::White, Piece::Rook)));
    assert!(
        setup
            .pieces
            .iter()
            .all(|(at, ..)| at.file() < 8 && at.rank() < 8)
    );
    assert_eq!(editor(&session).marks, [Shape::Circle(sq("e5"))]);
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
    let sentence = "This cannot be played on: White has 2 kings and needs one.";
    assert_eq!(editor(&session).sentence(), sentence);
    assert!(!editor(&session).can(EditAction::Finish));
    edit(&mut session, EditAction::Finish);
    assert!(session.editor().is_some());
    assert_eq!(notice(&session), sentence);
}

#[test]
fn a_diagram_can_be_wanted_where_a_game_could_be_played() {
    let mut session = setting_up();
    edit(&mut session, EditAction::Variant(Variant::Diagram));
    assert_eq!(
        editor(&session).sentence(),
        "A diagram: either side may move."
    );
    edit(&mut session, EditAction::Finish);
    touch(&mut session, "e7 e5 d7 d6");
    assert_eq!(session.tree().len(), 2);
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
    session.apply(Action::Undo);
    assert_eq!(drawn(&session), all);
    put(&mut session, "Qd4");
    edit(&mut session, EditAction::Finish);
    assert_eq!(drawn(&session), all);
}

#[test]
fn marks_alone_are_kept_with_the_moment_of_the_game_and_not_shown_as_text() {
    let mut session = Session::first_visit();
    let (moves, at) = (session.tree().len(), session.at());
    edit(&mut session, EditAction::Begin);
    edit(&mut session, EditAction::Mark(Shape::Circle(sq("d7"))));
    edit(&mut session, EditAction::Finish);
    assert_eq!((session.tree().len(), session.at()), (moves, at));
    assert_eq!(drawn(&session), [Shape::Circle(sq("d7"))]);
    let notes = |session: &Session| {
        let model = sheet::model(session, &mut Names::default());
        model
            .rows
            .iter()
            .filter(|row| matches!(row, Row::Note(_)))
            .count()
    };
    assert_eq!(notes(&session), 0);
    session.apply(Action::Previous);
    assert_eq!(drawn(&session), []);
    // Without the editor too.
    let arrow = Shape::Arrow(sq("f6"), sq("d7"));
    edit(&mut session, EditAction::Mark(arrow));
    assert_eq!(drawn(&session), [arrow]);
    let pgn = write_pgn(session.tree(), &Notation::SHORT).replace('\n', " ");
    assert!(
        pgn.contains("{[%cal Gf6d7]}") && pgn.contains("{[%csl Gd7]}"),
        "{pgn}"
    );
    session.apply(Action::Undo);
    assert_eq!(drawn(&session), []);
    session.apply(Action::Redo);
    assert_eq!(drawn(&session), [arrow]);
    edit(&mut session, EditAction::Mark(arrow));
    assert_eq!(drawn(&session), []);
}

#[test]
fn the_game_waits_while_a_position_is_set_up_and_opening_another_ends_that() {
    let mut session = Session::first_visit();
    let at = session.at();
    edit(&mut session, EditAction::Begin);
    for action in [Action::Previous, Action::First, Action::Go(At::Start)] {
        session.apply(action);
        assert_eq!(session.at(), at);
        assert_eq!(
            notice(&session),
            "The board is being set up: finish that first, or cancel it."
        );
    }
    session.apply(Action::Flip);
    assert!(session.editor().is_some() && session.flipped());
    session.apply(Action::Open("1. e4 e5 *".to_owned()));
    assert!(session.editor().is_none());
    session.apply(Action::Undo);
    assert!(session.editor().is_some());
}

#[test]
fn typed_moves_are_not_played_while_a_position_is_set_up() {
    let mut session = setting_up();
    session.apply(Action::Type("e4".to_owned()));
    session.apply(Action::Enter);
    assert!(session.tree().is_empty());
    assert_eq!(session.entry().text, "e4");
    assert!(notice(&session).starts_with("The board is being set up"));
}

#[test]
fn the_diagrams_are_shown_from_the_editor_with_their_marks_and_words() {
    let mut session = setting_up();
    edit(&mut session, EditAction::Diagram(1));
    assert_eq!(session.editor(), None);
    assert_eq!(
        rank_and_file::game::title(session.tree()),
        "How the king moves"
    );
    assert_eq!(drawn(&session).len(), 14);
    let model = sheet::model(&session, &mut Names::default());
    let Some(Row::Note(words)) = model.rows.first() else {
        panic!("no words");
    };
    assert!(words.starts_with("The king on a8 is in check"), "{words}");
    // The king in check moves, and so does the other side.
    touch(&mut session, "a8 b7 g2 g3");
    assert_eq!(session.tree().len(), 2);
    edit(&mut session, EditAction::Diagram(DIAGRAMS.len()));
    assert_eq!(session.tree().len(), 2);
    session.apply(Action::New(Variant::Standard));
    touch(&mut session, "e2 e4");
    assert_eq!(status(&session), "Black to move");
}

#[test]
fn a_diagram_goes_through_pgn_and_back_though_one_side_moves_twice() {
    let mut session = Session::empty();
    edit(&mut session, EditAction::Diagram(1));
    touch(&mut session, "b6 c8 c4 b2 g2 g3 g3 h3");
    let written = write_pgn(session.tree(), &Notation::SHORT);
    assert!(written.contains("[Variant \"Diagram\"]"), "{written}");
    let line = written.replace('\n', " ");
    assert!(
        line.contains("1... Nxc8 2... Nb2 3. Kg3 4. Kh3"),
        "{written}"
    );
    let again = games(&written, ReadAs::Auto).next().expect("a game");
    assert_eq!(again.troubles, []);
    assert_eq!(again.tree.start(), session.tree().start());
    assert_eq!(again.tree.len(), 4);
    assert_eq!(again.tree.comments, session.tree().comments);
    for (one, other) in again.tree.ids().zip(session.tree().ids()) {
        assert_eq!(again.tree.node(one), session.tree().node(other));
    }
}
