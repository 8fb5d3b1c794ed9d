//! Null moves on the screen: typed, shown, announced, kept, and in exercises.

use rank_and_file::board::Square;
use rank_and_file::exercise::laboratory::Laboratory;
use rank_and_file::exercise::quiz::{Quiz, Task};
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::game::{At, standing};
use rank_and_file::keep;
use rank_and_file::notation::{Notation, Rule};
use rank_and_file::screen::board_model::{self as board, Mark};
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::screen::{standing as standing_model, why};
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, Names, OpenAction, Session,
    SheetAction, column, link,
};
use rank_and_file::view::{self, Place};
use testing::games::shape;

use super::ANNOTATED;

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

fn enter(session: &mut Session, text: &str) {
    session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
    session.apply(Action::Entry(EntryAction::Enter));
}

fn said(session: &Session) -> String {
    let notice = session.notice().expect("a notice");
    assert!(notice.refusal);
    notice.sentence.to_string()
}

#[test]
fn typed_dashes_are_played_taken_back_and_played_again() {
    let mut session = opened("1. e4 e5");
    session.apply(Action::Go(GoAction::Last));
    session.apply(Action::Entry(EntryAction::Type("--".to_owned())));
    assert_eq!(session.entry().meaning.words(), "Enter plays a null move.");
    session.apply(Action::Entry(EntryAction::Enter));
    assert_eq!(session.spoken(), "White passes");
    assert_eq!(session.entry().text, "");
    enter(&mut session, "Nf6");
    assert_eq!(session.spoken(), "Black: knight from g8 to f6");
    let whole = write_pgn(session.tree(), &Notation::SHORT);
    assert_eq!(whole, "1. e4 e5 2. -- Nf6 *\n");
    session.apply(Action::Game(GameAction::Undo));
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.tree().len(), 2);
    session.apply(Action::Game(GameAction::Redo));
    session.apply(Action::Game(GameAction::Redo));
    assert_eq!(write_pgn(session.tree(), &Notation::SHORT), whole);
    // An existing move is gone to instead of added.
    session.apply(Action::Go(GoAction::Previous));
    session.apply(Action::Go(GoAction::Previous));
    enter(&mut session, "Z0");
    assert_eq!(
        (session.tree().len(), session.spoken().as_str()),
        (4, "White passes")
    );
    enter(&mut session, "Nc6 -- Bc5");
    assert_eq!(session.tree().len(), 7);
}

#[test]
fn typed_in_check_they_are_refused_with_the_reason() {
    let mate = opened("1. e4 e5 2. Qh5 Nc6 3. Bc4 Nf6 4. Qxf7+");
    for (mut session, len) in [(opened("4k3/8/8/8/8/8/4R3/4K3 b - - 0 1"), 0), (mate, 7)] {
        session.apply(Action::Go(GoAction::Last));
        session.apply(Action::Entry(EntryAction::Type("--".to_owned())));
        assert_eq!(session.entry().mistake(), Some(0..2));
        session.apply(Action::Entry(EntryAction::Enter));
        assert_eq!(said(&session), "Black is in check and cannot pass.");
        assert_eq!(
            (session.tree().len(), session.entry().text.as_str()),
            (len, "--")
        );
    }
}

#[test]
fn no_hand_makes_one() {
    let mut session = opened("1. e4 e5");
    session.apply(Action::Go(GoAction::Last));
    let king = Square::parse("e1").expect("a square");
    session.apply(Action::Board(BoardAction::Drag(king, king)));
    session.apply(Action::Board(BoardAction::Touch(king)));
    session.apply(Action::Board(BoardAction::Touch(king)));
    assert_eq!(session.tree().len(), 2);
}

#[test]
fn the_sheet_shows_it_and_the_panel_says_what_it_is() {
    let mut session = opened("1. e4 -- 2. d4");
    session.apply(Action::Sheet(SheetAction::SetColumn(
        1,
        column("descriptive").expect("a column"),
    )));
    session.apply(Action::Go(GoAction::First));
    session.apply(Action::Go(GoAction::Next));
    session.apply(Action::Go(GoAction::Next));
    let names = &mut Names::default();
    let rows = sheet::model(&session, names).rows;
    let Row::Pair {
        black: Some(entry), ..
    } = &rows[0]
    else {
        panic!("{rows:?}");
    };
    let shown: Vec<&str> = entry
        .names
        .iter()
        .map(|name| name.reading.text.as_str())
        .collect();
    assert_eq!(shown, ["--", "--"]);
    assert!(entry.names.iter().all(|name| name.rule == Rule::NullMove));

    let head = view::Head::Titles;
    let drawn = view::sheet(&sheet::model(&session, names), session.columns(), head);
    let spoken = |element: &&view::Element| element.get("aria-label") == Some("null move");
    assert_eq!(drawn.walk().filter(spoken).count(), 2, "in each column");

    let model = why::model(&session, names).expect("a current move");
    assert_eq!(
        (model.number.as_str(), model.words.as_str()),
        ("1…", "Black passes")
    );
    for reason in &model.reasons {
        assert_eq!(reason.rule, "Null move");
        assert_eq!(
            reason.because.to_string(),
            "Black passes: no move is made. Programs write -- where an author wants to show what is threatened."
        );
    }
    for place in [Place::Page, Place::Embedded] {
        let panel = view::why(Some(&model), place);
        assert!(
            panel.walk().all(|element| element.tag != "details"),
            "no part to list"
        );
    }
    let marked = board::model(&session, names).squares;
    assert!(
        marked
            .iter()
            .all(|square| !square.marks.contains(&Mark::Last))
    );
}

#[test]
fn links_and_what_is_kept_hold_it() {
    let mut session = opened(ANNOTATED);
    let moments: Vec<At> = session.tree().ids().map(At::After).collect();
    for at in moments {
        session.apply(Action::Go(GoAction::To(at)));
        let linked = link::read(&link::fragment(&session)).expect("a game");
        assert!(linked.whole);
        assert_eq!(shape(&linked.game.tree), shape(session.tree()));
        assert_eq!(linked.game.tree.position(linked.at), *session.position());
        let kept = keep::restore(&keep::write(&session)).expect("a session");
        assert_eq!(kept.trouble, None);
        assert_eq!(shape(kept.session.tree()), shape(session.tree()));
        assert_eq!(kept.session.position(), session.position());
        assert_eq!(kept.session.spoken(), session.spoken());
    }
}

#[test]
fn passing_repeats_no_position_and_ends_no_game() {
    let mut session = opened("1. Nf3 Nf6 2. Ng1 Ng8 3. -- --");
    session.apply(Action::Go(GoAction::Last));
    for _ in 0..12 {
        enter(&mut session, "--");
    }
    let now = standing(session.tree(), session.at());
    assert_eq!(
        (now.end, now.repeated.len(), now.claims.len()),
        (None, 0, 0)
    );
    let _ = standing_model::model(&session, &mut Names::default());
}

#[test]
fn a_quiz_asks_up_to_it_and_a_laboratory_takes_no_square_from_it() {
    let mut session = opened("1. e4 e5 2. Nf3 -- 3. Nxe5");
    let short = column("short").expect("a column");
    for (task, asked) in [(Task::Move, 2), (Task::Write, 3), (Task::Piece, 3)] {
        let quiz = Quiz::new(task, short, session.tree(), At::Start).expect("questions");
        assert_eq!(quiz.question().expect("a question").of, asked);
    }
    let before = session
        .tree()
        .main_line(At::Start)
        .nth(2)
        .map(At::After)
        .expect("a moment");
    assert!(Quiz::new(Task::Move, short, session.tree(), before).is_err());
    session.apply(Action::Go(GoAction::To(before)));
    let lab = Laboratory::from_session(&session).unwrap_or_else(|why| panic!("{why}"));
    assert_eq!(lab.target(), None);
}
