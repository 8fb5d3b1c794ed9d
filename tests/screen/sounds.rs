//! What is heard after a change: moves, captures, checks, ends and refusals.

use rank_and_file::board::Color;
use rank_and_file::screen::sounds::{Heard, Sound};
use rank_and_file::session::{Action, EntryAction, GoAction, OpenAction, ResultAction, Session};

/// Returns the sound of an action.
fn sound(session: &mut Session, action: Action) -> Option<Sound> {
    let before = Heard::from_session(session, false);
    session.apply(action);
    before.sound(Heard::from_session(session, true), session)
}

/// Returns the sound of a move that is typed and entered.
fn typed(session: &mut Session, text: &str) -> Option<Sound> {
    session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
    sound(session, Action::Entry(EntryAction::Enter))
}

/// Returns a session at the start of the game in this text.
fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session.apply(Action::Go(GoAction::First));
    session
}

#[test]
fn a_step_forward_sounds_like_its_move_and_other_steps_are_silent() {
    let mut session = opened("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qe5+ 4. Be2 Qh5 5. Nf3 Qxf3");
    let next = || Action::Go(GoAction::Next);
    let heard: Vec<_> = (0..7).map(|_| sound(&mut session, next())).collect();
    assert_eq!(
        heard,
        [
            Some(Sound::Move),
            Some(Sound::Move),
            Some(Sound::Capture),
            Some(Sound::Capture),
            Some(Sound::Move),
            Some(Sound::Check),
            Some(Sound::Move),
        ]
    );
    assert_eq!(sound(&mut session, Action::Go(GoAction::Previous)), None);
    assert_eq!(sound(&mut session, Action::Go(GoAction::Last)), None);
    assert_eq!(sound(&mut session, Action::Go(GoAction::First)), None);
    let other = OpenAction::Text("1. d4 d5".to_owned());
    assert_eq!(sound(&mut session, Action::Open(other)), None);
}

#[test]
fn a_played_move_a_refused_one_and_the_end_of_a_game_are_heard() {
    let mut session = Session::empty();
    assert_eq!(typed(&mut session, "f3"), Some(Sound::Move));
    assert_eq!(typed(&mut session, "e5"), Some(Sound::Move));
    assert_eq!(typed(&mut session, "Ke3"), Some(Sound::Refusal));
    assert_eq!(typed(&mut session, "g4"), Some(Sound::Move));
    assert_eq!(typed(&mut session, "Qh4"), Some(Sound::End));
}

#[test]
fn a_resignation_is_the_end_of_a_game() {
    let mut session = Session::empty();
    assert_eq!(typed(&mut session, "e4"), Some(Sound::Move));
    let resign = Action::Result(ResultAction::Resign(Color::Black));
    assert_eq!(sound(&mut session, resign), Some(Sound::End));
}

#[test]
fn every_sound_is_another_one() {
    let all = [
        Sound::Move,
        Sound::Capture,
        Sound::Check,
        Sound::End,
        Sound::Refusal,
    ];
    for (at, one) in all.iter().enumerate() {
        assert!(!one.tones().is_empty());
        assert!(
            all[at + 1..]
                .iter()
                .all(|other| other.tones() != one.tones())
        );
    }
}
