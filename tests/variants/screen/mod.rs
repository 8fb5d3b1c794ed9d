//! The other games on the screen: begun, played by hand, with arrows, and shown by examples.
//!
//! | module | what it is |
//! |---|---|
//! | `drawn` | arrows: a move that is pointed at, its rivals, a move that makes it illegal, the answers to a check |
//! | `hand` | pieces moved by hand: promotion, en passant, castling with a partner |
//! | `panel` | the panel's words about a move: the reason for its name, and what taking it back restores |

mod drawn;
mod hand;
mod panel;

use rank_and_file::board::Variant;
use rank_and_file::sample::examples::EXAMPLES;
use rank_and_file::screen::board_model as board;
use rank_and_file::screen::board_model::BoardModel;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::session::{
    Action, BoardAction, EntryAction, GameAction, Names, OpenAction, Session,
};
use testing::positions::sq;

fn begun(variant: Variant) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::New(variant)));
    session
}

/// Returns a session with a position of Chess 99, which has nine ranks.
fn nine(fen: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(fen.to_owned())));
    assert_eq!(session.position().variant(), Variant::Chess99, "{fen}");
    session
}

fn shown(session: &Session) -> BoardModel {
    board::model(session, &mut Names::default())
}

fn drag(session: &mut Session, from: &str, to: &str) {
    session.apply(Action::Board(BoardAction::Drag(sq(from), sq(to))));
}

/// Returns the main line in the first column with its numbers, such as "1 a3 i75".
fn line(session: &Session) -> String {
    let mut words = Vec::new();
    for row in &sheet::model(session, &mut Names::default()).rows {
        if let Row::Pair {
            number,
            white,
            black,
        } = row
        {
            words.push(number.to_string());
            for entry in [white, black] {
                words.push(entry.as_ref().map_or("…".to_owned(), |entry| {
                    entry.names[0].reading.text.clone()
                }));
            }
        }
    }
    words.join(" ")
}

#[test]
fn each_kind_of_game_is_begun_on_its_own_board_and_undone() {
    for (variant, squares) in [
        (Variant::UChess, 64),
        (Variant::UChessAise, 64),
        (Variant::Chess99, 81),
    ] {
        let mut session = begun(variant);
        let model = shown(&session);
        assert_eq!(model.squares.len(), squares);
        assert_eq!(usize::from(model.span).pow(2), squares);
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(session.position().variant(), Variant::Standard);
        assert_eq!(shown(&session).squares.len(), 64);
    }
}

#[test]
fn nine_files_and_ranks_are_read_from_the_upper_left_for_the_side_below() {
    let mut session = begun(Variant::Chess99);
    let corners = |session: &Session| {
        let squares = shown(session).squares;
        [0, 8, 72, 80].map(|at| squares[at].square.to_string())
    };
    assert_eq!(corners(&session), ["a9", "i9", "a1", "i1"]);
    session.apply(Action::Board(BoardAction::Flip));
    assert_eq!(corners(&session), ["i1", "a1", "i9", "a9"]);
}

#[test]
fn every_example_is_played_save_the_slip_which_is_refused_and_stays_to_be_mended() {
    for (at, example) in EXAMPLES.iter().enumerate() {
        let mut session = Session::empty();
        session.apply(Action::Open(OpenAction::Example(at)));
        assert_eq!(session.position().variant(), example.variant);
        if example.text == "f=Nd8+" {
            assert_eq!(session.entry().text, "f=Nd8+");
            let notice = session.notice().expect("a refusal").sentence.to_string();
            assert!(notice.contains("f=Nd2+"), "{notice}");
            session.apply(Action::Entry(EntryAction::Type("f=Nd2+".to_owned())));
            session.apply(Action::Entry(EntryAction::Enter));
            assert_eq!(line(&session), "42 … f=Nd2+");
            continue;
        }
        assert_eq!(session.notice(), None, "{}", example.text);
        let line = line(&session);
        let played: Vec<&str> = line
            .split(' ')
            .filter(|word| word.parse::<u32>().is_err() && *word != "…")
            .collect();
        let mut printed: Vec<&str> = example.text.split(' ').collect();
        printed.retain(|&word| word != "#");
        if example.variant == Variant::Chess99 {
            assert_eq!(played, printed);
        } else {
            assert_eq!(played.len(), 8, "{line}");
            assert!(session.position().moves().is_empty());
        }
        // A single Undo takes it back.
        session.apply(Action::Game(GameAction::Undo));
        assert_eq!(session.position().variant(), Variant::Standard);
    }
}

#[test]
fn either_side_may_move_in_a_diagram_and_each_move_has_its_number_and_side() {
    let mut session = Session::empty();
    // Two white kings can be shown, but not played by the rules.
    session.apply(Action::Open(OpenAction::Text(
        "4k3/8/8/8/8/8/8/K6K w - - 0 1".to_owned(),
    )));
    assert_eq!(session.position().variant(), Variant::Diagram);
    drag(&mut session, "a1", "a2");
    drag(&mut session, "h1", "h2");
    drag(&mut session, "e8", "e7");
    drag(&mut session, "e7", "e6");
    assert_eq!(line(&session), "1 Ka2 … 2 Kh2 Ke7 3 … Ke6");
    assert_eq!(session.notice(), None);
}
