//! Games in the fragments of addresses.

use rank_and_file::session::link::{LIMIT, field, folder_of, fragment, page_of, read};
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
