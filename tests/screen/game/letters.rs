//! Scores in the letters of other languages: opened without being asked, and read again in others.

use rank_and_file::game::At;
use rank_and_file::notation::{Letters, Notation};
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
