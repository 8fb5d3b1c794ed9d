//! The signs on buttons.

use leptos::prelude::AnyView;

use super::el::{El, button};
use super::men::drawn;
pub use crate::screen::artwork::Sign;

/// A sign without words; the button that holds it says what it does.
pub fn icon(sign: Sign) -> AnyView {
    drawn(
        "icon".to_owned(),
        "0 0 24 24",
        [(String::new(), sign.path().to_owned())],
    )
}

/// A button with a sign, named for those who cannot see it.
pub fn sign_button(sign: Sign, label: &'static str, act: impl Fn() + 'static) -> El {
    button("button")
        .attr("aria-label", label)
        .attr("title", label)
        .click(act)
        .child(icon(sign))
}
