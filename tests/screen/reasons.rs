//! The current move and its rivals on the board: the drawing for each rule, and the actions that
//! remove it.
//!
//! | property | test |
//! |---|---|
//! | arrows and marks for each rule, in every kind of game | a table of moves with their drawings |
//! | it disappears while a piece is lifted, something is pointed at, or a refusal is drawn | a table of actions |
//! | it adds nothing to the sentences | the labels of the squares |
//! | it can be switched off, and this is kept | a session kept as text |

use rank_and_file::board::{Shape, Variant};
use rank_and_file::game::At;
use rank_and_file::screen::board_model::{self as board, BoardModel, Mark};
use rank_and_file::screen::figures;
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GoAction, Names, OpenAction, Pointing, Session, SheetAction,
    column,
};
use rank_and_file::study::{StudyAction, StudySession};
use testing::positions::sq;

const KNIGHTS: &str = "4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1";
const PINNED: &str = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";

/// Returns a session at the end of these moves, typed from a position or the beginning of a game,
/// with these columns.
fn played(from: &str, moves: &str, columns: &str) -> Session {
    let mut session = Session::empty();
    session.apply(match Variant::named(from) {
        Some(variant) => Action::Open(OpenAction::New(variant)),
        None => Action::Open(OpenAction::Text(from.to_owned())),
    });
    let tags: Vec<&str> = columns.split_whitespace().collect();
    for (at, tag) in tags.iter().enumerate() {
        let column = column(tag).unwrap_or_else(|| panic!("no column {tag}"));
        session.apply(Action::Sheet(SheetAction::SetColumn(at, column)));
    }
    while !tags.is_empty() && session.columns().len() > tags.len() {
        session.apply(Action::Sheet(SheetAction::RemoveColumn(tags.len())));
    }
    for text in moves.split_whitespace() {
        let before = session.at();
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.apply(Action::Entry(EntryAction::Enter));
        assert_ne!(session.at(), before, "{text} in {from}");
    }
    session
}

fn model(session: &Session) -> BoardModel {
    board::model(session, &mut Names::default())
}

/// Returns the arrows in order and, behind a bar, all marks except that of the last move.
fn drawn(model: &BoardModel) -> String {
    let arrows = model.drawn.iter().map(|drawn| match drawn.shape {
        Shape::Arrow(from, to) => format!("{from}{to} {:?}", drawn.role),
        other => format!("{other:?} {:?}", drawn.role),
    });
    let arrows: Vec<String> = arrows.collect();
    let marks = model.squares.iter().flat_map(|square| {
        let marks = square.marks.iter().filter(|mark| **mark != Mark::Last);
        marks.map(|mark| format!("{} {mark:?}", square.square))
    });
    let mut marks: Vec<String> = marks.collect();
    marks.sort();
    let line = [arrows.join(", "), marks.join(", ")].join(" | ");
    line.to_lowercase().trim().to_owned()
}

#[test]
fn each_rule_draws_the_move_and_its_rivals() {
    let rows = [
        // There are no rivals, or no move at all.
        (
            "no rival",
            "standard",
            "e4",
            "short descriptive",
            "e2e4 played |",
        ),
        ("the start", "standard", "", "", "|"),
        (
            "castling",
            "4k3/8/8/8/8/8/8/4K2R w K - 0 1",
            "O-O",
            "",
            "e1g1 played |",
        ),
        (
            "castling on the spot",
            "4k3/8/8/8/8/8/8/6KR w H - 0 1",
            "O-O",
            "",
            "|",
        ),
        (
            "promotion",
            "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1",
            "axb8=Q",
            "",
            "a7b8 played | e8 check",
        ),
        // Algebraic notation.
        (
            "file",
            KNIGHTS,
            "Nbd2",
            "short",
            "b1d2 played, f3d2 rival | f3 rival",
        ),
        (
            "rank",
            "4k3/8/8/R7/8/8/8/R3K3 w - - 0 1",
            "R1a3",
            "short",
            "a1a3 played, a5a3 rival | a5 rival",
        ),
        (
            "file and rank",
            "8/k7/8/8/4Q2Q/8/8/K6Q w - - 0 1",
            "Qh4e1",
            "short",
            "h4e1 played, h1e1 rival, e4e1 rival | e4 rival, h1 rival",
        ),
        (
            "a capture",
            "4k3/8/8/8/8/5N2/3p4/1N3K2 w - - 0 1",
            "Nbxd2",
            "short",
            "b1d2 played, f3d2 rival | f3 rival",
        ),
        (
            "pinned",
            PINNED,
            "Ne2",
            "short",
            "g1e2 played, c3e2 barred | b4 pinner, c3 pinline, c3 pinned, d2 pinline",
        ),
        (
            "both squares always",
            KNIGHTS,
            "Nbd2",
            "long uci iccf smith",
            "b1d2 played |",
        ),
        (
            "no column needs it",
            KNIGHTS,
            "Nbd2",
            "uci",
            "b1d2 played |",
        ),
        (
            "one of two columns needs it",
            KNIGHTS,
            "Nbd2",
            "uci short",
            "b1d2 played, f3d2 rival | f3 rival",
        ),
        (
            "each rival once",
            KNIGHTS,
            "Nbd2",
            "short figurine minimal descriptive",
            "b1d2 played, f3d2 rival | f3 rival",
        ),
        // Descriptive notation.
        (
            "side kept",
            "4k3/8/8/8/8/8/8/1N2K1N1 w - - 0 1",
            "N-KB3",
            "descriptive",
            "g1f3 played, b1c3 rival | c3 rival, f3 rival",
        ),
        (
            "side kept by one piece",
            "4k3/8/8/8/8/8/3R4/7K w - - 0 1",
            "R-KB2",
            "descriptive",
            "d2f2 played, d2c2 rival | c2 rival, f2 rival",
        ),
        (
            "piece named",
            KNIGHTS,
            "QN-Q2",
            "descriptive",
            "b1d2 played, f3d2 rival | f3 rival",
        ),
        (
            "captor",
            "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1",
            "BPxP",
            "descriptive",
            "c4d5 played, e4d5 rival | e4 rival",
        ),
        (
            "captured",
            "4k3/8/8/2p1p3/8/3N4/8/4K3 w - - 0 1",
            "NxBP",
            "descriptive",
            "d3c5 played, d3e5 rival | e5 rival",
        ),
        (
            "both ends",
            "4k3/8/8/2p1p3/1P1P1P2/8/8/4K3 w - - 0 1",
            "QPxKP",
            "descriptive",
            "d4e5 played, b4c5 rival, d4c5 rival, f4e5 rival | b4 rival, c5 rival, f4 rival",
        ),
        (
            "origin",
            "4k3/8/8/8/2N1N3/8/8/4K3 w - - 0 1",
            "Ncd6",
            "descriptive",
            "c4d6 played, e4d6 rival | e4 rival, e8 check",
        ),
        (
            "en passant",
            "4k3/8/8/3pP3/2P5/8/8/4K3 w - d6 0 1",
            "exd6",
            "descriptive",
            "e5d6 played, c4d5 rival | c4 rival",
        ),
        (
            "side kept with a check",
            "4k3/8/8/8/1N4N1/8/8/4K3 w - - 0 1",
            "Nf6",
            "descriptive",
            "g4f6 played, b4c6 rival | c6 rival, e8 check, f6 rival",
        ),
        (
            "the mark tells",
            "standard",
            "e4 e6 d4 d5 e5 c5 Bg5",
            "classic",
            "c1g5 played, f1b5 rival | f1 rival",
        ),
        (
            "written in full",
            "standard",
            "Nf3",
            "classic",
            "g1f3 played, b1c3 rival | c3 rival, f3 rival",
        ),
        (
            "pinned in descriptive",
            PINNED,
            "N-K2",
            "descriptive",
            "g1e2 played, c3e2 barred | b4 pinner, c3 pinline, c3 pinned, d2 pinline",
        ),
        // Other games.
        ("U-chess", "uchess", "P-K4", "", "e2e4 played |"),
        ("Chess 99", "chess99", "a24", "", "a2a4 played |"),
    ];
    for (rule, from, moves, columns, expected) in rows {
        let session = played(from, moves, columns);
        assert_eq!(drawn(&model(&session)), expected, "{rule}");
    }
}

/// Returns the drawing after one more action.
fn after(session: &Session, action: Action) -> String {
    let mut session = session.clone();
    session.apply(action);
    drawn(&model(&session))
}

#[test]
fn it_leaves_while_something_else_is_shown() {
    let session = played(KNIGHTS, "Nbd2", "short");
    let all = "b1d2 played, f3d2 rival | f3 rival";
    assert_eq!(drawn(&model(&session)), all);
    let back = session.tree().node(session.tree().ids().next().unwrap()).mv;
    let part = Pointing::Part { column: 0, part: 0 };
    let rows = [
        (Action::Board(BoardAction::Flip), all),
        (Action::Entry(EntryAction::Type("Kd".to_owned())), all),
        (
            Action::Board(BoardAction::Touch(sq("e8"))),
            "| d7 target, d8 target, e7 target, e8 lifted, f7 target, f8 target",
        ),
        (
            Action::Board(BoardAction::Drag(sq("e8"), sq("e6"))),
            "e8e6 asked, cross(e6) against | e6 refused",
        ),
        (
            Action::Board(BoardAction::Point(Some(Pointing::Square(sq("a1"))))),
            "| a1 named",
        ),
        (
            Action::Board(BoardAction::Point(Some(Pointing::Move(back)))),
            "b1d2 asked | b1 named, d2 named",
        ),
        (Action::Board(BoardAction::Point(Some(part))), "| b1 named"),
        (
            Action::Board(BoardAction::Point(Some(Pointing::Moment(At::Start)))),
            "|",
        ),
        (Action::Go(GoAction::First), "|"),
        (Action::Edit(EditAction::Begin), "|"),
        (Action::Board(BoardAction::ToggleReasons), "|"),
    ];
    for (action, expected) in rows {
        let words = format!("{action:?}");
        assert_eq!(after(&session, action), expected, "{words}");
    }
    let mut pawn = played("8/P6k/8/8/8/5N2/8/1N2K3 w - - 0 1", "Nbd2 Kg7", "short");
    assert_eq!(drawn(&model(&pawn)), "h7g7 played |");
    pawn.apply(Action::Board(BoardAction::Drag(sq("a7"), sq("a8"))));
    assert!(!model(&pawn).choices.is_empty());
    assert_eq!(drawn(&model(&pawn)), "|");
}

#[test]
fn it_lies_under_what_an_author_draws_and_leaves_null_moves_alone() {
    let mut session = Session::empty();
    let score = "1. e4 {[%cal Gd1h5]} 1... -- *";
    session.apply(Action::Open(OpenAction::Text(score.to_owned())));
    session.apply(Action::Go(GoAction::First));
    session.apply(Action::Go(GoAction::Next));
    assert_eq!(drawn(&model(&session)), "e2e4 played, d1h5 author(green) |");
    session.apply(Action::Go(GoAction::Next));
    let At::After(id) = session.at() else {
        unreachable!("two moves were made")
    };
    assert!(session.tree().node(id).mv.passes());
    assert_eq!(drawn(&model(&session)), "|");
}

#[test]
fn the_labels_of_the_squares_stay_as_they_are() {
    for (from, moves) in [(KNIGHTS, "Nbd2"), (PINNED, "Ne2"), ("standard", "Nf3")] {
        let session = played(from, moves, "");
        let labels = |model: BoardModel| -> Vec<String> {
            model
                .squares
                .into_iter()
                .map(|square| square.label)
                .collect()
        };
        let bare = board::bare(&session, &mut Names::default());
        assert_ne!(drawn(&bare), drawn(&model(&session)));
        assert_eq!(labels(bare), labels(model(&session)));
    }
}

#[test]
fn the_arrow_of_a_pinned_rival_is_crossed_out_on_either_side_of_the_board() {
    let mut session = played(PINNED, "Ne2", "short");
    let mut seen = Vec::new();
    for _ in 0..2 {
        let model = model(&session);
        let paths = figures::paths(&model.drawn, model.span, model.flipped);
        let strokes: Vec<figures::Stroke> = paths.iter().map(|path| path.stroke).collect();
        use figures::Stroke::{Cross, Head, Line};
        assert_eq!(strokes, [Head, Line, Head, Cross, Line]);
        seen.push(paths.into_iter().map(|path| path.data).collect::<Vec<_>>());
        session.apply(Action::Board(BoardAction::Flip));
    }
    assert_ne!(seen[0], seen[1]);
}

/// Returns a board in somebody's page with these attributes.
fn study_session(score: &str, attributes: &[(&str, &str)]) -> StudySession {
    StudySession::new(score.to_owned(), |name| {
        let mut attributes = attributes.iter();
        let known = attributes.find(|(known, _)| *known == name);
        known.map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn an_author_may_switch_it_off() {
    let mut on = study_session("1. Nf3", &[("ply", "1")]);
    let all = "g1f3 played, b1c3 rival | c3 rival, f3 rival";
    assert_eq!(drawn(&on.model().board), all);
    on.attribute("reasons", Some("none"));
    assert_eq!(drawn(&on.model().board), "|");
    on.attribute("reasons", None);
    assert_eq!(drawn(&on.model().board), all);
    let mut off = study_session("1. Nf3", &[("ply", "1"), ("reasons", "none")]);
    assert_eq!(drawn(&off.model().board), "|");
}

#[test]
fn a_quiz_draws_nothing_of_it_while_something_is_asked() {
    let score = "1. Nf3 Nc6 2. Nc3 Nf6";
    let quiz = [("interactive", "quiz"), ("ply", "1")];
    let mut study_session = study_session(score, &quiz);
    assert_eq!(drawn(&study_session.model().board), "|");
    study_session.act(StudyAction::Hint);
    assert_eq!(drawn(&study_session.model().board), "circle(b8) asked |");
    // The answer is given, but the quiz now asks for the next move.
    study_session.act(StudyAction::Drag(sq("b8"), Some(sq("c6"))));
    assert_eq!(study_session.ply(), 3);
    assert_eq!(drawn(&study_session.model().board), "b8c6 asked |");
    study_session.act(StudyAction::Drag(sq("g8"), Some(sq("f6"))));
    assert_eq!(drawn(&study_session.model().board), "g8f6 played |");
}
