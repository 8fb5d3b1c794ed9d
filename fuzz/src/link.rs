//! Games and exercise sets in the fragments of addresses.

use rank_and_file::exercise::set::{SetResult, set_in, text as set_text};
use rank_and_file::session::link::{LIMIT, check_of, field, folder_of, fragment, page_of, read};
use rank_and_file::session::{Action, GameAction, GoAction, OpenAction, Session};

use crate::choose::Choices;
use crate::lasting::lasting;

/// Opens a fragment, and compares its game with that of a link made from it. The first byte says
/// whether the bytes are a fragment or a score that is put into one.
pub fn link(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let (as_score, at) = (choices.coin(), choices.line());
    let text = choices.text();
    let given = if as_score {
        let mut form = String::new();
        field(&mut form, "g1", &text);
        field(&mut form, "at", &at);
        form
    } else {
        text
    };
    let (folder, page) = (folder_of(&given), page_of(&given));
    assert!(page.starts_with(folder) && given.starts_with(page));
    exercises(&given);
    match read(&given) {
        Ok(linked) => assert!(linked.game.tree.has(linked.at)),
        Err(error) => {
            assert!(error.to_string().ends_with('.'));
            return;
        }
    }
    let mut session = Session::empty();
    let before = lasting(session.tree());
    session.apply(Action::Open(OpenAction::Link(given)));
    leads_back(&session);
    opens(&session);
    session.apply(Action::Go(GoAction::Last));
    leads_back(&session);
    session.apply(Action::Game(GameAction::Undo));
    assert_eq!(lasting(session.tree()), before);
}

/// Checks that a set or a result that is read comes back from its own text. The text is tried with a
/// true check value too, without which hardly any would be read further.
fn exercises(given: &str) {
    let _ = (set_in(given), SetResult::of_fragment(given));
    let checked = |head: &str| [head, " 1 ", &check_of(given), "\n", given].concat();
    for text in [given, &checked("set")] {
        if let Ok(questions) = set_text::read(text) {
            let again = set_text::read(&set_text::write(&questions));
            assert_eq!(again, Ok(questions));
        }
    }
    for text in [given, &checked("set-result")] {
        if let Ok(result) = SetResult::read(text) {
            assert_eq!(result.rows().len(), result.questions.len());
            assert_eq!(SetResult::read(&result.write()), Ok(result));
        }
    }
}

/// Checks that the page opens the link of a session at the same place.
fn opens(session: &Session) {
    let mut opened = Session::empty();
    opened.apply(Action::Open(OpenAction::Link(fragment(session))));
    assert_eq!(opened.position(), session.position());
    assert_eq!(opened.flipped(), session.flipped());
}

/// Checks that the link of a session opens its game at its place.
pub fn leads_back(session: &Session) {
    let made = fragment(session);
    if made.len() > LIMIT {
        return;
    }
    let linked = read(&made).unwrap_or_else(|error| panic!("{error} {made}"));
    assert!(linked.whole, "{made}");
    let mut tree = session.shown_game().whole();
    // Tags with unknown values are left out of links.
    let unknown = |value: &str| value.bytes().all(|byte| matches!(byte, b'?' | b'.'));
    tree.tags.retain(|(_, value)| !unknown(value));
    assert_eq!(lasting(&linked.game.tree), lasting(&tree), "{made}");
    let place = linked.game.tree.position(linked.at);
    assert_eq!(&place, session.position(), "{made}");
}
