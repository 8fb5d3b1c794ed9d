//! Scores in the letters of other languages and in other notations: opened without being asked, and read
//! again in others.

use rank_and_file::game::At;
use rank_and_file::notation::{Letters, Notation, listed};
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, GameAction, OpenAction, Session};
use rank_and_file::view;
use testing::games::line;

use super::enter;

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

fn moves(session: &Session) -> String {
    line(session.tree(), At::Start)
}

fn notice(session: &Session) -> String {
    let notice = session.notice().expect("a notice");
    notice.sentence.to_string()
}

#[test]
fn a_score_in_another_language_opens_and_says_which() {
    let text = "1. e4 e5 2. Pf3 Pc6 3. Lb5 a6";
    let session = opened(text);
    assert_eq!(moves(&session), "e4 e5 Nf3 Nc6 Bb5 a6");
    let words = "One game read, 6 moves. Read in Dutch letters.";
    assert_eq!(notice(&session), words);

    let mut session = Session::empty();
    enter(&mut session, text);
    assert_eq!(moves(&session), "e4 e5 Nf3 Nc6 Bb5 a6");
    assert!(notice(&session).contains("Read in Dutch letters."));
}

#[test]
fn a_score_with_its_squares_in_greek_or_cyrillic_opens() {
    for (text, people) in [
        ("1. ε4 ε5 2. Ιζ3 Ιγ6 3. Αβ5 α6 4. Α:γ6 δ:γ6", "Greek"),
        (
            "1. ε2-ε4 ε7-ε5 2. Ιη1-ζ3 Ιβ8-γ6 3. Αζ1-β5 α7-α6 4. Αβ5:γ6 δ7:γ6",
            "Greek",
        ),
        ("1. е4 е5 2. Кf3 Кс6 3. Сb5 а6 4. С:с6 d:с6", "Russian"),
    ] {
        let session = opened(text);
        assert_eq!(moves(&session), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6", "{text}");
        let words = notice(&session);
        assert!(words.contains(&format!("Read in {people}")), "{words}");
    }
}

#[test]
fn a_score_is_read_again_in_the_letters_that_are_chosen() {
    let mut session = opened("1. e4 e5 2. f4 d5 3. exd5 exf4 4. Hf3 Hf6 5. c4 c6");
    assert_eq!(moves(&session), "e4 e5 f4 d5 exd5 exf4 Qf3 Qf6 c4 c6");
    assert!(notice(&session).ends_with("In Hungarian letters it has other moves."));
    let read_as = |letters| Action::Score(ScoreAction::ReadAs(Notation::Short(letters)));
    session.apply(read_as(Letters::HUNGARIAN));
    assert_eq!(moves(&session), "e4 e5 f4 d5 exd5 exf4 Nf3 Nf6 c4 c6");
    assert!(notice(&session).ends_with("Read in Hungarian letters."));
    // The rest stands beside the game.
    session.apply(read_as(Letters::GERMAN));
    assert_eq!(moves(&session), "e4 e5 f4 d5 exd5 exf4");
    assert_eq!(session.troubles().len(), 1);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(moves(&session), "e4 e5 f4 d5 exd5 exf4 Nf3 Nf6 c4 c6");
}

#[test]
fn a_score_in_continental_descriptive_opens_and_says_which() {
    let session = opened("1. P4R P4R 2. C3AR C3AD 3. A5C P3TD 4. AxC PDxA");
    assert_eq!(moves(&session), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6");
    assert!(notice(&session).ends_with("Read as Spanish or Catalan descriptive."));
    let shown = format!("{:?}", view::letters(session.shown_game()));
    assert!(
        shown.contains("Portuguese") && !shown.contains("Dutch"),
        "{shown}"
    );
}

#[test]
fn the_letters_stand_in_a_list_only_where_they_are_not_english() {
    let list = |text| view::letters(opened(text).shown_game());
    assert!(list("1. e4 e5 2. Nf3").children.is_empty());
    let shown = format!("{:?}", list("1. e4 e5 2. Sf3"));
    assert!(shown.contains("German or Scandinavian"), "{shown}");
    assert!(shown.contains("Vietnamese"), "{shown}");
}

#[test]
fn a_score_in_a_notation_that_is_not_usual_opens_and_says_which() {
    #[rustfmt::skip]
    let rows = [
        ("5254 5755 7163 2836 6125 1716 2536 4736", "Read as ICCF numeric notation."),
        ("12–28 52–36 2–19 63–46 3–39 56–48 39–46 53–46", "Read as Selenus's numbers."),
        ("gegoseso kahinapi hanomemi nopirepi", "Read as Gringmuth's telegraphic code."),
        ("dogo loho befi epik bieh alak ehik olik", "Read as Uedemann's telegraphic code."),
        ("1, P e4 P e5 2, O f3 O c6 3, N b5 P a6 4, N c6: P dc6:", "Read as Meyer's universal notation."),
        ("1. p e4 p e5 2. G f3 B c6 3. F b5 p a6 4. F c6 p d c6", "Read as Stamma's notation."),
        ("1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5-c6° d7-c6°", "Read as Alexandre's notation."),
        ("⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒ ⠎⠉⠖ ⠒ ⠇⠃⠢ ⠁⠖ ⠲ ⠇⠰⠉⠖ ⠙⠰⠉⠖", "Read as braille."),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6", ""),
        ("e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5c6 d7c6", ""),
        ("1. P-K4 P-K4 2. N-KB3 N-QB3 3. B-N5 P-QR3 4. BxN QPxB", ""),
    ];
    for (text, said) in rows {
        let session = opened(text);
        assert_eq!(moves(&session), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6", "{text}");
        let words = format!("One game read, 8 moves. {said}");
        assert_eq!(notice(&session), words.trim_end(), "{text}");
        let list = view::letters(session.shown_game());
        assert_eq!(list.children.is_empty(), said.is_empty(), "{text}");
    }
}

#[test]
fn a_score_in_such_a_notation_is_read_again_in_the_one_that_is_chosen() {
    let mut session = opened("P e4 P e5 P d4");
    assert_eq!(
        notice(&session),
        "One game read, 3 moves. Read as Meyer's universal notation."
    );
    let shown = format!("{:?}", view::letters(session.shown_game()));
    for title in [
        "Meyer's universal",
        "Stamma's",
        "Selenus's numbers",
        "Short algebraic",
    ] {
        assert!(shown.contains(title), "{title} in {shown}");
    }
    assert!(
        !shown.contains("Braille") && !shown.contains("Dutch"),
        "{shown}"
    );
    let read_as = |tag: &str| {
        let row = listed(tag).expect("a notation");
        Action::Score(ScoreAction::ReadAs(row.notation))
    };
    session.apply(read_as("stamma"));
    assert_eq!(moves(&session), "e4 e5 d4");
    assert_eq!(
        notice(&session),
        "One game read, 3 moves. Read as Stamma's notation."
    );
    session.apply(read_as("selenus"));
    let refused = session.notice().expect("a refusal");
    assert!(refused.refusal && moves(&session) == "e4 e5 d4");
    assert_eq!(
        notice(&session),
        "No move of the game can be read that way."
    );
}
