//! A session kept as text and restored: a user loses nothing on the screen, and no damage is fatal.
//!
//! | module | what it is |
//! |---|---|
//! | `backup` | the list of all kept games, and the file for saving and restoring them |
//! | `damage` | damaged, foreign and newer texts: losses are reported, and the rest is read |
//! | `older` | texts that earlier versions kept, read and written as then |
//! | `store` | writing to the store: only changes, and in steps |
//! | `whims` | random actions of a user, all restored |

mod backup;
mod damage;
mod older;
mod store;
mod whims;

use std::sync::Arc;

use rank_and_file::board::{Color, Piece, Shape, Square, Tint, Variant};
use rank_and_file::game::fen::{read_fen_of, write_fen};
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::game::{At, GameTree};
use rank_and_file::keep::{restore, write};
use rank_and_file::notation::Notation;
use rank_and_file::sample::examples::EXAMPLES;
use rank_and_file::session::editor::{EditAction, Tool};
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, GoAction, Incoming, OpenAction, Session,
    SheetAction, column,
};
use testing::chance::Dice;
use testing::corpus::corpus;
use testing::games;
use testing::seen::seen;

fn again(session: &Session) -> Session {
    let text = write(session);
    let restored = restore(&text).unwrap_or_else(|damage| panic!("{damage:?} in {text}"));
    assert_eq!(restored.trouble, None, "{text}");
    restored.session
}

#[track_caller]
fn assert_kept(session: &Session) {
    let found = again(session);
    assert_eq!(seen(&found), seen(session));
    assert_eq!(write(&found), write(session));
}

fn after(actions: impl IntoIterator<Item = Action>) -> Session {
    let mut session = Session::first_visit();
    for action in actions {
        session.apply(action);
    }
    session
}

fn open(text: &str) -> Session {
    after([Action::Open(OpenAction::Text(text.to_owned()))])
}

fn set(at: usize, tag: &str) -> Action {
    Action::Sheet(SheetAction::SetColumn(at, column(tag).expect("a column")))
}

const MANY: &str = "[White \"One\"]\n\n{Before all.} 1. e4 {[%csl Ga1] best} e5 (1... c5 $1 {sharp} 2. Nf3 (2. c3 d5) 2... d6) \
    2. Nf3 $14 Nc6 (2... d6) 3. Bb5 1-0\n\n[White \"Two\"]\n\n1. d4 d5 *\n";

#[test]
fn games_variations_comments_and_the_place_are_found_again() {
    let mut session = open(MANY);
    session.apply(Action::Game(GameAction::Show(0)));
    for action in [
        Action::Go(GoAction::Next),
        Action::Go(GoAction::Next),
        Action::Go(GoAction::Sibling(1)),
        Action::Go(GoAction::Next),
        Action::Go(GoAction::Sibling(1)),
    ] {
        session.apply(action);
    }
    let place = write_fen(session.position());
    let At::After(_) = session.at() else {
        panic!("in a variation of a variation");
    };
    assert_kept(&session);
    let found = again(&session);
    assert_eq!((found.games().len(), found.shown()), (2, 0));
    assert_eq!(write_fen(found.position()), place);
    assert!(!found.can_undo());
}

#[test]
fn what_is_folded_turned_typed_and_chosen_is_found_again() {
    let mut session = open(MANY);
    session.apply(Action::Game(GameAction::Show(0)));
    let folded = session.tree().ids().nth(2).expect("a variation's move");
    for action in [
        Action::Sheet(SheetAction::Fold(folded)),
        Action::Board(BoardAction::Flip),
        Action::Board(BoardAction::ToggleNames),
        Action::Board(BoardAction::ToggleReasons),
        set(1, "uci"),
        set(2, "figurine"),
        Action::Entry(EntryAction::Type("Nf9 \\ what\nis this".to_owned())),
    ] {
        session.apply(action);
    }
    assert_kept(&session);
    let found = again(&session);
    let tags: Vec<&str> = found.columns().iter().map(|column| column.tag).collect();
    assert_eq!(tags, ["short", "uci", "figurine"]);
    assert!(found.flipped() && found.names_on_squares() && !found.reasons_on_board());
    assert_eq!(found.entry().text, "Nf9 \\ what\nis this");
}

#[test]
fn each_kind_of_game_finds_its_own_columns() {
    let mut session = after([
        set(1, "uci"),
        Action::Open(OpenAction::New(Variant::UChess)),
        set(0, "long"),
    ]);
    session.apply(Action::Open(OpenAction::New(Variant::Chess99)));
    assert_kept(&session);
    let mut found = again(&session);
    found.apply(Action::Open(OpenAction::New(Variant::UChessAise)));
    let tags = |session: &Session| -> Vec<&str> {
        session.columns().iter().map(|column| column.tag).collect()
    };
    assert_eq!(tags(&found), ["long", "short"]);
    found.apply(Action::Open(OpenAction::New(Variant::Standard)));
    assert_eq!(tags(&found), ["short", "uci"]);
}

#[test]
fn what_was_not_understood_is_still_said() {
    let session = open(
        "[FEN \"nonsense\"]\n\n1. e4 *\n\n[Result \"1-0\"]\n\n1. e4 e5 2. Nf9 Nc6 (2. d4 Zz) 3. d4 <x> 0-1",
    );
    let said: Vec<String> = session.troubles().iter().map(ToString::to_string).collect();
    assert!(
        said.iter().any(|sentence| sentence.contains("Nf9")),
        "{said:?}"
    );
    assert_kept(&session);
    let found = again(&session);
    let still: Vec<String> = found.troubles().iter().map(ToString::to_string).collect();
    assert_eq!(still, said);
    assert_eq!(
        found.games()[1].unread.len(),
        session.games()[1].unread.len()
    );
}

#[test]
fn every_kind_of_game_and_example_is_found_again() {
    for variant in Variant::ALL {
        let mut session = after([Action::Open(OpenAction::New(variant))]);
        let dice = &mut Dice(7);
        for _ in 0..12 {
            let moves = session.position().moves();
            if moves.is_empty() {
                break;
            }
            let mv = *dice.pick(&moves);
            session.apply(Action::Board(BoardAction::Choose(mv)));
        }
        assert_kept(&session);
    }
    for at in 0..EXAMPLES.len() {
        assert_kept(&after([Action::Open(OpenAction::Example(at))]));
    }
    for at in 0..9 {
        assert_kept(&after([Action::Edit(EditAction::Diagram(at))]));
    }
}

#[test]
fn a_position_being_set_up_is_found_again() {
    let square = |name| Square::parse(name).expect("a square");
    let edits = [
        EditAction::Begin,
        EditAction::Put(square("e5"), Some((Color::White, Piece::King))),
        EditAction::Put(square("d1"), None),
        EditAction::Color(Color::White),
        EditAction::Mark(Shape::Cross(square("a1")), Tint::Red),
        EditAction::Mark(Shape::Arrow(square("a1"), square("h8")), Tint::Yellow),
        EditAction::Take(Tool::Piece(Color::Black, Piece::Knight)),
    ];
    let mut session = after(edits.map(Action::Edit));
    assert_kept(&session);
    session.apply(Action::SetUp("8/8/8 w".to_owned()));
    assert!(
        session
            .editor()
            .is_some_and(|editor| editor.fault.is_some())
    );
    assert_kept(&session);
    let mut found = again(&session);
    found.apply(Action::Edit(EditAction::Cancel));
    assert_eq!(
        write_fen(found.position()),
        write_fen(Session::first_visit().position())
    );
}

#[test]
fn a_typed_position_is_found_again_as_it_was_typed() {
    let mut session = after([Action::Edit(EditAction::Begin)]);
    let typed = "8/P7/8/8/8/8/8/k1K5 w";
    session.apply(Action::SetUp(typed.to_owned()));
    assert_kept(&session);
    let found = again(&session);
    let editor = found.editor().expect("a position being set up");
    assert_eq!((editor.text.as_str(), &editor.fault), (typed, &None));
    assert_eq!(editor.setup, session.editor().expect("the same").setup);
}

#[test]
fn a_drawing_over_the_position_is_found_again() {
    let square = |name| Square::parse(name).expect("a square");
    let edits = [
        EditAction::Draw,
        EditAction::Mark(Shape::Arrow(square("d2"), square("e6")), Tint::Yellow),
    ];
    let session = after(edits.map(Action::Edit));
    assert_kept(&session);
    assert!(again(&session).editor().is_some_and(|editor| editor.draws));
}

#[test]
fn a_paladin_in_a_diagram_is_found_again() {
    let fen = "rnbqkbnr/pAp5/8/8/8/8/8/4K3 w - - 0 1";
    let start = read_fen_of(fen, Variant::Diagram).expect("a diagram");
    let mut tree = GameTree::new(start);
    let mut at = At::Start;
    for _ in 0..6 {
        let moves = tree.position(at).moves();
        let paladin = moves.iter().find(|mv| mv.piece == Piece::Paladin);
        at = At::After(tree.add(at, *paladin.expect("he can move")));
    }
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(write_pgn(
        &tree,
        &Notation::Uci,
    ))));
    assert_eq!(session.tree().len(), 6);
    let found = again(&session);
    assert_eq!(games::shape(found.tree()), games::shape(session.tree()));
}

#[test]
#[ignore = "reads the larger corpus"]
fn the_games_of_a_corpus_are_found_again() {
    for file in ["pgn/lichess-438.pgn", "pgn/chess960-605.pgn"] {
        let path = corpus(file);
        let text = std::fs::read(path).expect("the corpus is readable");
        let session = open(&String::from_utf8_lossy(&text));
        let found = again(&session);
        let pairs = session.games().iter().zip(found.games());
        for (old, new) in pairs {
            assert_eq!(games::shape(&new.tree), games::shape(&old.tree));
        }
        assert_eq!(seen(&found), seen(&session));
        assert!(!Arc::ptr_eq(&session.games()[0], &found.games()[0]));
    }
}

#[test]
fn a_kept_session_is_shown_in_the_place_of_another_and_undo_leads_back() {
    let mut kept = open(MANY);
    for action in [
        Action::Game(GameAction::Show(0)),
        Action::Go(GoAction::Next),
        Action::Board(BoardAction::Flip),
        set(1, "uci"),
    ] {
        kept.apply(action);
    }
    let mut session = after([Action::Open(OpenAction::New(Variant::Chess99))]);
    let restored = restore(&write(&kept)).expect("a session");
    session.hear(Incoming::Kept(Box::new(restored)));
    assert_eq!(seen(&session), seen(&kept));
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(session.position().variant(), Variant::Chess99);
}
