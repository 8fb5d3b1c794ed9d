//! Positions as they stand in print, pasted, typed and set up.

use rank_and_file::game::fen::{write_fen, write_setup};
use rank_and_file::session::editor::EditAction;
use rank_and_file::session::{Action, EntryAction, Session};

use crate::book::talk::Talk;

const LIST: &str =
    "Composed in 1900.\nWhite: Kg1, Qd1, Ps a2, b2. Black: Kg8, Rd8.\nBlack to move.";
const LIST_FEN: &str = "3r2k1/8/8/8/8/8/PP6/3Q2K1 b - - 0 1";

/// The initial position as an e-text draws it, with a king printed for the knight on g8.
const MISPRINT: &str = "\
  +---------------------------------------+
8 | #R | #Kt| #B | #Q | #K | #B | #K | #R |
  +---------------------------------------+
7 | #P | #P | #P | #P | #P | #P | #P | #P |
6 |    |    |    |    |    |    |    |    |
5 |    |    |    |    |    |    |    |    |
4 |    |    |    |    |    |    |    |    |
3 |    |    |    |    |    |    |    |    |
2 | ^P | ^P | ^P | ^P | ^P | ^P | ^P | ^P |
1 | ^R | ^Kt| ^B | ^Q | ^K | ^B | ^Kt| ^R |
  +---------------------------------------+
    a    b    c    d    e    f    g    h

               DIAGRAM 1
";

fn opened(text: &str) -> Session {
    Talk::reading(text).session
}

fn notice(session: &Session) -> String {
    let notice = session.notice();
    notice.map_or_else(String::new, |notice| notice.sentence.to_string())
}

fn start(session: &Session) -> String {
    write_fen(session.tree().start())
}

#[test]
fn a_pasted_diagram_opens_with_its_caption_as_a_comment() {
    let session = opened(&MISPRINT.replace("#K | #R", "#Kt| #R"));
    assert_eq!(
        start(&session),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"
    );
    assert_eq!(session.tree().comments, ["DIAGRAM 1"]);
    assert_eq!(
        notice(&session),
        "White is to move, since nothing says otherwise."
    );
}

#[test]
fn a_misprint_is_named_with_its_repair_and_the_text_stays_in_the_box() {
    let session = opened(MISPRINT);
    assert_eq!(
        notice(&session),
        "Not a position. Black has 2 kings, on e8 and g8. If the one on g8 is a knight (Kt), \
         the position can be played."
    );
    assert_eq!(session.entry().text, MISPRINT);
    assert!(session.tree().is_empty());
}

#[test]
fn a_list_of_men_is_opened_from_a_paste_and_from_the_box() {
    let session = opened(LIST);
    assert_eq!(start(&session), LIST_FEN);
    assert_eq!(
        session.tree().comments,
        ["Composed in 1900. Black to move."]
    );
    assert_eq!(notice(&session), "");
    let mut talk = Talk::new();
    let mut enter = |text: &str| {
        talk.act(Action::Entry(EntryAction::Type(text.to_owned())));
        let words = talk.session.entry().meaning.words();
        assert_eq!(words, "Enter reads this text.", "{text}");
        talk.act(Action::Entry(EntryAction::Enter));
        (start(&talk.session), talk.session.entry().text.clone())
    };
    assert_eq!(enter(LIST), (LIST_FEN.to_owned(), String::new()));
    let wrong = LIST.replace("Kg8", "Kg9");
    assert_eq!(enter(&wrong), (LIST_FEN.to_owned(), wrong));
    assert_eq!(
        notice(&talk.session),
        "Not a position. \"Kg9\" is neither a man nor a square."
    );
}

#[test]
fn every_form_is_sent_to_the_reader_of_print_and_moves_are_not() {
    for text in [
        "4k3. 8. 8. 8. 8. 8. 4P3. 4K3. White to play",
        "8\n8\n4k3\n8\n8\n4K3\n4P3\n8\nWhite to move",
        "t1s1k3/8/8/8/8/8/8/4K1S1",
        "4k3/8/8/8/8/8/4P3/4K3 Black to move",
        "White: Ke1, Pe2. Black: Ke8.",
        "White: Ke1, Pa4, b4, c4, d4, e4, f4, g4, h4. Black: Ke8, e5, d5.",
        "WHITE.—K on KKt1; Q on Q1; P on K4. BLACK.—K on KKt1; P on K4.",
        "White: K at K sq, P at K 4th, P at Q 4th. Black: K at K sq, P at K 4th.",
        "Weiß: Ke1, Sf3, Be4\nSchwarz: Ke8, Sc6",
    ] {
        let mut session = Session::empty();
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        let words = session.entry().meaning.words();
        assert_eq!(words, "Enter reads this text.", "{text}");
        let session = opened(text);
        assert_ne!(
            session.tree().start().setup().pieces.iter().count(),
            32,
            "{text}"
        );
    }
    for text in [
        "e4, e5, Nf3, Nc6.",
        "1.e4 e5 2.Nf3 Nc6 3.Bb5 a6 4.Ba4 Nf6",
        "12... e5 x.",
        "Nf9",
        "1. P-K4, P-K4. 2. P-KB4, P takes P.",
    ] {
        let mut session = Session::empty();
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        let words = session.entry().meaning.words();
        assert_ne!(words, "Enter reads this text.", "{text}");
    }
}

#[test]
fn what_is_neither_a_position_nor_a_game_is_said() {
    for text in [
        "Dear sir, I thank you: the match, alas, is lost.",
        "4k3/8/8/8/8/8/4P3/4K3 white KQkq - 0 1",
        "White: Oak, London. Black: Ash, Paris.",
    ] {
        let session = opened(text);
        let words = notice(&session);
        let said = [
            "Not a position. In the ",
            "This text could not be read as a game.",
        ];
        assert!(said.iter().any(|said| words.starts_with(said)), "{words}");
        assert_eq!(session.entry().text, text);
        assert!(session.tree().is_empty(), "{text}");
    }
}

#[test]
fn a_list_without_kings_is_shown_as_a_diagram() {
    let session = opened("White: Kg1, Qd1. Black: Rd8.");
    assert_eq!(start(&session), "3r4/8/8/8/8/8/8/3Q2K1 w - - 0 1");
    assert_eq!(
        notice(&session),
        "This is a diagram, not a game: Black has no king and needs one."
    );
}

#[test]
fn a_score_with_a_list_of_men_above_it_is_no_position() {
    let session = opened("White: Kg1, Qd1. Black: Kg8.\n1. Qd8+ Kg7");
    assert_ne!(start(&session), "6k1/8/8/8/8/8/8/3Q2K1 w - - 0 1");
}

#[test]
fn a_printed_position_is_set_up_in_the_editor() {
    let mut talk = Talk::new();
    talk.act(Action::Edit(EditAction::Begin));
    let set_up = |talk: &mut Talk, text: &str| {
        talk.act(Action::SetUp(text.to_owned()));
        let editor = talk.session.editor().expect("the editor is open");
        (write_setup(&editor.setup), editor.fault.clone())
    };
    for text in ["3 r 2 k 1 / 8 / 8 / 8 / 8 / 8 / P P 6 / 3 Q 2 K 1 b", LIST] {
        assert_eq!(set_up(&mut talk, text), (LIST_FEN.to_owned(), None));
    }
    let (still, fault) = set_up(&mut talk, "3 r 3 k 1 / 8 / 8 / 8 / 8 / 8 / 8 / 3 Q 2 K 1");
    assert_eq!(still, LIST_FEN);
    assert_eq!(fault.as_deref(), Some("Rank 8 has 9 squares instead of 8."));
}
