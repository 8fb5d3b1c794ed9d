//! Moves, scores and positions typed into the box: readable text is played, and the rest stays
//! there.

use std::collections::BTreeSet;

use rank_and_file::board::Variant;
use rank_and_file::game::At;
use rank_and_file::notation::{Notation, NotationRow, offered};
use rank_and_file::session::entry::{Entry, Meaning};
use rank_and_file::session::{
    Action, BoardAction, Column, EntryAction, GameAction, OpenAction, Session,
};

use testing::chance::{cases, some};
use testing::positions::mixed_positions;

use super::{after, enter, line, session_at};

/// Returns why the last text was refused.
fn refusal(session: &Session) -> String {
    let notice = session.notice().expect("a refusal");
    notice.sentence.to_string()
}

#[test]
fn a_move_is_typed_in_any_notation() {
    for text in [
        "Nf3", "N-KB3", "Kt-KB3", "Ng1-f3", "g1f3", "Ng1f3", "1. Nf3", "♘f3", "nf3",
    ] {
        let mut session = Session::empty();
        enter(&mut session, text);
        assert_eq!(line(&session), "Nf3", "{text}");
        assert_eq!(session.entry().text, "", "{text}");
    }
}

/// Positions in which both sides may castle, or pieces meet, as names for the table below.
const OPEN: &str = "r1bqk2r/pppp1ppp/2n2n2/1B2p3/1b2P3/2N2N2/PPPP1PPP/R1BQK2R w KQkq - 0 1";
const ROOKS: &str = "r3k2r/8/8/3p4/4P3/8/8/R3K2R w KQkq - 0 1";
const KNIGHTS: &str = "4k3/1P6/8/8/8/5N2/8/1N2K3 w - - 0 1";
const QUEEN: &str = "4k3/8/8/8/8/8/3p4/3QK3 w - - 0 1";
const BEYOND: &str = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";

#[test]
fn a_move_is_typed_in_plain_words() {
    let rows = [
        ("start", "knight f3", "Nf3"),
        ("start", "Knight to f3", "Nf3"),
        ("start", "knight from g1 to f3", "Nf3"),
        ("start", "1. knight c3", "Nc3"),
        ("start", "pawn to e4", "e4"),
        ("start", "pawn e4", "e4"),
        ("start", "pawn b4", "b4"),
        ("start", "from e2 to e4", "e4"),
        ("start", "e2 to e4", "e4"),
        ("start", "g1 to f3", "Nf3"),
        ("start", "e four", "e4"),
        ("start", "knight f three", "Nf3"),
        (ROOKS, "rook a two", "Ra2"),
        (ROOKS, "rook a three", "Ra3"),
        (ROOKS, "rook a four", "Ra4"),
        (ROOKS, "rook a five", "Ra5"),
        (ROOKS, "rook a six", "Ra6"),
        (ROOKS, "rook a seven", "Ra7"),
        (ROOKS, "rook a takes a eight", "Rxa8+"),
        (ROOKS, "rook a b one", "Rb1"),
        (OPEN, "bishop takes c6", "Bxc6"),
        (OPEN, "Bishop captures on c6.", "Bxc6"),
        (OPEN, "bishop x c6", "Bxc6"),
        (OPEN, "knight takes e5", "Nxe5"),
        (OPEN, "castles", "O-O"),
        (OPEN, "king side castle", "O-O"),
        (OPEN, "castle king-side", "O-O"),
        (OPEN, "short castling", "O-O"),
        (ROOKS, "king side castles", "O-O"),
        (ROOKS, "castles queenside", "O-O-O"),
        (ROOKS, "the king castles on the queen's side", "O-O-O"),
        (ROOKS, "long castle", "O-O-O"),
        (ROOKS, "rook a d1", "Rd1"),
        (ROOKS, "rook h takes h8 check", "Rxh8+"),
        (ROOKS, "e takes d5", "exd5"),
        (ROOKS, "pawn takes d5", "exd5"),
        (QUEEN, "queen takes d2", "Qxd2"),
        (KNIGHTS, "knight b d2", "Nbd2"),
        (KNIGHTS, "knight f to d2", "Nfd2"),
        (KNIGHTS, "b8 becomes a queen", "b8=Q+"),
        (KNIGHTS, "b8 promotes to rook check", "b8=R+"),
        (KNIGHTS, "pawn b8 queen", "b8=Q+"),
        (KNIGHTS, "pawn b8 promoted to a bishop", "b8=B"),
        // In descriptive notation "knight b3" would be a knight to a bishop's third.
        (BEYOND, "knight b3", "Nb3"),
        // What descriptive notation says in words stays as it was.
        ("start", "knight to king's bishop third", "Nf3"),
        ("start", "pawn to king four", "e4"),
        (OPEN, "bishop takes knight", "Bxc6"),
    ];
    for (fen, text, name) in rows {
        let mut session = match fen {
            "start" => Session::empty(),
            fen => session_at(fen),
        };
        enter(&mut session, text);
        assert_eq!(line(&session), name, "{text}");
        assert_eq!(session.entry().text, "", "{text}");
    }
}

#[test]
fn plain_words_are_explained_like_letters() {
    let mut session = session_at(KNIGHTS);
    session.apply(Action::Entry(EntryAction::Type("knight d2".to_owned())));
    let said = session.entry().meaning.words();
    assert_eq!(
        said,
        "\"knight d2\" could be the knight from b1 to d2 or the knight from f3 to d2."
    );
    session.apply(Action::Entry(EntryAction::Type(
        "Knight b2 check".to_owned(),
    )));
    assert_eq!(session.entry().mistake(), Some(7..9));
    let stretches = session.entry().stretches();
    let words: Vec<&str> = stretches.iter().map(|(letters, _)| *letters).collect();
    assert_eq!(words, ["Knight", " ", "b2", " ", "check"]);
    for text in [
        "knight",
        "rook a",
        "knight is nice",
        "castle",
        "queen side",
        "king side rook",
    ] {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        let meaning = &session.entry().meaning;
        assert!(meaning.is_mistake(), "{text}: {meaning:?}");
    }
}

#[test]
fn what_cannot_be_read_stays_in_the_box_with_its_place() {
    let mut session = Session::empty();
    enter(&mut session, "Nf9");
    assert_eq!(session.entry().text, "Nf9");
    assert_eq!(session.entry().mistake(), Some(2..3));
    assert!(session.notice().is_some());
}

#[test]
fn a_word_that_may_go_on_is_known_from_a_mistake() {
    let breaks_off = |text: &str| {
        let mut session = Session::empty();
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        session.entry().meaning.breaks_off()
    };
    // No piece can go there.
    for text in ["Nd", "Ng1-e", "Bf", "Qd1-"] {
        assert!(breaks_off(text), "{text}");
    }
    for text in ["", "N", "Kt-", "Nf3", "Nf6", "Nz", "P-K9", "hello"] {
        assert!(!breaks_off(text), "{text}");
    }
}

#[test]
fn an_unfinished_move_is_no_mistake_and_says_what_is_missing() {
    let promotes = "7k/4P3/8/8/8/8/8/K7 w - - 0 1";
    let takes = "k7/8/1b6/8/3Q1p2/8/8/K7 w - - 0 1";
    let one_side = "r3kr2/8/8/8/8/8/8/R3K2R w KQq - 0 1";
    for (fen, text, words) in [
        (
            "start",
            "P-K",
            "Which square does the pawn go to, as in P-K3, P-K4 or P-KB3?",
        ),
        (
            "start",
            "g1",
            "Where does the knight on g1 go: g1f3 or g1h3?",
        ),
        (
            "start",
            "N",
            "Which square does the knight go to: Na3, Nc3, Nf3 or Nh3?",
        ),
        (
            "start",
            "n",
            "Which square does the knight go to: Na3, Nc3, Nf3 or Nh3?",
        ),
        (
            "start",
            "Kt-",
            "Which square does the knight go to: Kt-QR3, Kt-QB3, Kt-KB3 or Kt-KR3?",
        ),
        ("start", "e", "Where does the pawn on e2 go: e3 or e4?"),
        (
            "start",
            "P-Q",
            "Which square does the pawn go to, as in P-Q3, P-Q4 or P-QR3?",
        ),
        ("start", "1. Nf", "The rest of Nf3 is missing."),
        (takes, "Qx", "What does the queen take: Qxf4 or Qxb6?"),
        (
            promotes,
            "e8=",
            "What does the pawn become: e8=B, e8=N, e8=Q+ or e8=R+?",
        ),
        (
            ROOKS,
            "O",
            "On which side does the king castle: O-O or O-O-O?",
        ),
        (ROOKS, "0-0-", "The rest of O-O-O is missing."),
        (one_side, "O-O", "The rest of O-O-O is missing."),
    ] {
        let mut session = match fen {
            "start" => Session::empty(),
            fen => session_at(fen),
        };
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        let entry = session.entry();
        assert!(!entry.meaning.is_mistake(), "{text}: {:?}", entry.meaning);
        let said = entry.meaning.words();
        assert!(said.starts_with(words), "{text}: {said}");
        // Only Enter makes it a refusal.
        session.apply(Action::Entry(EntryAction::Enter));
        let notice = session.notice().expect("a refusal");
        assert!(notice.refusal, "{text}");
        assert_eq!(notice.sentence.to_string(), said, "{text}");
        assert!(session.entry().meaning.is_mistake(), "{text}");
        assert_eq!(session.entry().text, text);
    }
    let mut session = session_at(one_side);
    session.apply(Action::Entry(EntryAction::Type("O-O".to_owned())));
    let said = session.entry().meaning.words();
    assert!(said.contains("rook on f8"), "{said}");
}

#[test]
fn no_beginning_of_a_legal_move_is_called_wrong() {
    let english = |row: &&NotationRow| matches!(row.language, "" | "English");
    // A code is read, and words are completed, where its column is shown, and so is what has letters of another meaning.
    let is_code = |row: &&NotationRow| {
        matches!(
            row.notation,
            Notation::Telegraphic(_) | Notation::Spoken(_) | Notation::Historic(_)
        )
    };
    let codes: Vec<Column> = offered(Variant::Standard)
        .filter(|row| is_code(row) && english(row))
        .map(|row| Column {
            tag: row.tag,
            title: row.title,
            notation: row.notation,
        })
        .collect();
    let mut tried = 0;
    mixed_positions(cases(14, 1_000), |position| {
        let turn = position.turn();
        let mut beginnings = BTreeSet::new();
        for row in offered(position.variant()).filter(english) {
            let columns = if is_code(&row) { codes.len() } else { 0 };
            for mv in &turn.moves {
                let name = row.notation.text(mv, &turn);
                let ends = name.char_indices().skip(1);
                beginnings.extend(ends.map(|(end, _)| (name[..end].to_owned(), columns)));
            }
        }
        for (begun, columns) in some(beginnings, 9) {
            let entry = Entry::read(begun, position, &codes[..columns]);
            assert!(!entry.meaning.is_mistake(), "{entry:?}");
            tried += 1;
        }
    });
    assert!(tried > 200, "{tried}");
}

#[test]
fn an_ambiguous_text_offers_its_moves_and_one_may_be_chosen() {
    let mut session = session_at("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
    session.apply(Action::Entry(EntryAction::Type("Nd2".to_owned())));
    let Meaning::Choices {
        moves, sentence, ..
    } = session.entry().meaning.clone()
    else {
        panic!("{:?}", session.entry().meaning);
    };
    assert_eq!(
        sentence.to_string(),
        "\"Nd2\" could be the knight from b1 to d2 or the knight from f3 to d2."
    );
    session.apply(Action::Board(BoardAction::Choose(moves[1])));
    assert_eq!(
        (line(&session).as_str(), session.entry().text.as_str()),
        ("Nfd2", "")
    );
}

#[test]
fn several_moves_go_on_from_the_board_and_a_numbered_score_begins_anew() {
    let mut session = Session::empty();
    enter(&mut session, "e4");
    enter(&mut session, "e5 Nf3 Nc6");
    assert_eq!(line(&session), "e4 e5 Nf3 Nc6");
    enter(&mut session, "1. P-Q4 P-Q4 2. P-QB4");
    assert_eq!(line(&session), "d4 d5 c4");
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(line(&session), "e4 e5 Nf3 Nc6");
    session.apply(Action::Game(GameAction::Redo));
    assert_eq!(line(&session), "d4 d5 c4");
}

#[test]
fn of_a_line_that_breaks_off_the_rest_stays_in_the_box() {
    let mut session = Session::empty();
    enter(&mut session, "e4 {best} e5 Nf9 Nc6");
    assert_eq!(line(&session), "e4 e5");
    assert_eq!(session.entry().text, "Nf9 Nc6");
    let said = refusal(&session);
    assert!(said.contains("\"Nf9\""), "{said}");
    let first = session.tree().main_line(At::Start).next().expect("a move");
    assert_eq!(session.tree().node(first).comments, ["best"]);
}

#[test]
fn a_bad_position_is_kept_and_its_field_named() {
    let text = "4k3/8/8/8/8/8/8/4K3 w KQ - 0 1";
    let session = after(
        Session::empty(),
        [Action::Open(OpenAction::Text(text.to_owned()))],
    );
    let said = refusal(&session);
    assert!(said.contains("castling"), "{said}");
    assert_eq!(session.entry().text, text);
}

#[test]
fn a_text_of_twenty_thousand_bytes_is_read_at_every_key_and_a_longer_one_when_it_is_entered() {
    let round = "Nf3 Nf6 Ng1 Ng8 ";
    let typed = |bytes: usize| {
        let mut text = round.repeat(bytes / round.len());
        text.push_str(&" ".repeat(bytes - text.len()));
        let mut session = Session::empty();
        session.apply(Action::Entry(EntryAction::Type(text)));
        session
    };
    let short = typed(20_000);
    assert!(matches!(short.entry().meaning, Meaning::Continuation(_)));
    let mut long = typed(20_001);
    assert!(matches!(long.entry().meaning, Meaning::Later));
    long.apply(Action::Entry(EntryAction::Enter));
    assert_eq!(long.tree().len(), 5_000);
    assert_eq!(long.entry().text, "");
}
