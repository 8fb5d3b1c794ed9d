//! The dialog in which the shown game is compared with the one that was shown before it.
//!
//! | known | shown |
//! |---|---|
//! | no game was shown before | how to come to a comparison |
//! | nothing yet | that the two are being compared |
//! | the differences | how many; each as a button that goes to its move |

use super::dialog::{actions, deed, dialog, said};
use super::node::{Element, button, el};
use super::say;
use crate::game::{follow, title};
use crate::message::{ComparedLine, Comparison};
use crate::session::{Action, Session};

/// In what the shown game differs from the one before it.
#[must_use]
pub fn compare(session: &Session) -> Element {
    let dialog = dialog(say::COMPARE);
    let dialog = match session.former_game() {
        None => dialog.child(el("p").text(say::NO_GAME_BEFORE)),
        Some(former) => {
            let names = [session.tree(), &former.tree].map(|game| el("bdi").text(title(game)));
            let [here, there] = names;
            let heads = el("p").text(say::HERE).child(here);
            let heads = heads.child(el("br")).text(say::THE_OTHER).child(there);
            let dialog = dialog.child(heads);
            match session.comparison() {
                None => dialog.child(said(say::COMPARING)),
                Some(comparison) => dialog
                    .child(said(&found(comparison)))
                    .child(list(session, &comparison.lines)),
            }
        }
    };
    // It stays what it is when the list comes: the keyboard is on it.
    dialog.child(
        actions()
            .key(1)
            .child(deed(say::CLOSE, "close").class("primary")),
    )
}

fn found(comparison: &Comparison) -> String {
    say::differences(comparison.found, comparison.lines.len() as u32)
}

fn list(session: &Session, lines: &[ComparedLine]) -> Option<Element> {
    let line = |line: &ComparedLine| {
        // Where the way leads no further, the last moment that it comes by is the nearest.
        let (Ok(at) | Err(at)) = follow(session.tree(), &line.way);
        let go = button("kind").does(Action::Go(at).text());
        let go = go.child(el("strong").text(line.place.clone()));
        el("li").child(go.child(el("span").text(line.words.clone())))
    };
    (!lines.is_empty()).then(|| el("ol").class("compared").children(lines.iter().map(line)))
}
