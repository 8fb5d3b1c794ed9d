//! The stored session, the calls to `public/keeper.js`, the script that stores texts on the device,
//! and the dialog of everything that is stored there.
//!
//! Failures of the script are ignored here, because a browser may deny all storage.
//!
//! | module | what it does |
//! |---|---|
//! | `attend` | writes what has changed, when the keeper asks for it |
//! | `dialog` | shows and edits all that is kept on the device |

mod attend;
mod dialog;

pub use attend::listen;
pub use dialog::{KeptDialog, look, open, restore_backup, save_all, save_damaged};

use js_sys::{Function, Promise, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use crate::keep::{Keeper, restore};
use crate::session::{Action, Session};

/// The part of the session that is stored on the device.
#[derive(Default)]
pub struct Written {
    /// Tracks which records have changed since they were written.
    keeper: Keeper,
    /// The last error shown and the number of times, because a user who works on may miss it once.
    said: (String, u8),
}

/// Restores a session from its stored text. A damaged text is set aside, and its readable part is
/// restored.
pub fn session(text: &str) -> Session {
    let (mut session, trouble) = match restore(text) {
        Ok(restored) => (restored.session, restored.trouble),
        Err(damage) => (Session::first_visit(), Some(damage.sentence())),
    };
    if let Some(words) = trouble {
        // The readable part will overwrite the damaged text, so that text is set aside first.
        keeper("damaged", "");
        session.apply(Action::Say(words));
    }
    session
}

/// Calls the keeper with a command named as in `public/keeper.js`; returns undefined if there is no
/// keeper.
pub fn keeper(what: &str, text: &str) -> JsValue {
    let Some(window) = web_sys::window() else {
        return JsValue::UNDEFINED;
    };
    let keeper = Reflect::get(&window, &"keeper".into()).unwrap_or_default();
    // If the keeper is not a function, the call fails.
    let answer =
        keeper
            .unchecked_into::<Function>()
            .call2(&JsValue::NULL, &what.into(), &text.into());
    answer.unwrap_or_default()
}

/// Returns addresses for pictures of a book, a line for each; empty if one is not there. `places` is
/// its key and the indices of the pictures, with spaces between them. The addresses must be released.
pub async fn pictures(places: &str) -> String {
    let asked = Promise::resolve(&keeper("pictures", places));
    let addresses = JsFuture::from(asked).await.ok();
    addresses.and_then(|it| it.as_string()).unwrap_or_default()
}

/// Returns whether the keeper has arrived. Without it nothing is stored.
#[must_use]
pub fn is_there() -> bool {
    let window = web_sys::window();
    let keeper = window.and_then(|window| Reflect::get(&window, &"keeper".into()).ok());
    keeper.is_some_and(|keeper| keeper.is_function())
}

/// Returns the text stored for this tab.
#[must_use]
pub fn begin() -> Option<String> {
    keeper("begin", "").as_string()
}

/// Asks the browser not to delete the stored data when space runs short. The browser may ask the
/// user.
pub fn persist() {
    keeper("persist", "");
}

/// Notes that files are being opened, so that this can be said if the page ends before they are kept.
pub fn opening(names: &str) {
    keeper("opening", names);
}

/// Returns the names of the files that were being opened when the page ended, in a line each.
#[must_use]
pub fn interrupted() -> Option<String> {
    let names = keeper("interrupted", "").as_string()?;
    (!names.is_empty()).then_some(names)
}

/// Tells the keeper that the session may have changed.
pub fn changed() {
    keeper("changed", "");
}
