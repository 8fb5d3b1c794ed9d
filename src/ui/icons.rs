//! The signs on buttons, drawn as paths, since the characters for them turn into emoji on phones.

use leptos::prelude::AnyView;

use super::el::{El, button};
use super::men::drawn;

/// A sign of the toolbar or the controls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sign {
    First,
    Back,
    Forward,
    Last,
    Flip,
    Undo,
    Redo,
    Add,
    Open,
    Export,
    Theme,
    Close,
    Names,
    SetUp,
    Move,
    Erase,
    Circle,
    Arrow,
}

impl Sign {
    /// Path data in a 24 × 24 box.
    const fn path(self) -> &'static str {
        match self {
            Sign::First => "M6 5h2v14H6zM19 5v14L9 12z",
            Sign::Back => "M16 5v14L6 12z",
            Sign::Forward => "M8 5v14l10-7z",
            Sign::Last => "M16 5h2v14h-2zM5 5v14l10-7z",
            Sign::Flip => "M8 3 3.5 8H7v10h2V8h3.5zM16 21l4.5-5H17V6h-2v10h-3.5z",
            Sign::Undo => "M9 5 3 10.5 9 16v-4h5a3.5 3.5 0 0 1 0 7H8v2h6a5.5 5.5 0 0 0 0-11H9z",
            Sign::Redo => "M15 5l6 5.5L15 16v-4h-5a3.5 3.5 0 0 0 0 7h6v2h-6a5.5 5.5 0 0 1 0-11h5z",
            Sign::Add => "M11 4h2v7h7v2h-7v7h-2v-7H4v-2h7z",
            Sign::Open => "M3 5h7l2 2.5h9V19H3zm2 4.5V17h14V9.5z",
            Sign::Export => "M11 3h2v9l3-3 1.4 1.4L12 16l-5.4-5.6L8 9l3 3zM4 15h2v4h12v-4h2v6H4z",
            Sign::Theme => "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2v14a7 7 0 0 1 0-14z",
            Sign::Close => {
                "M6.4 5 12 10.6 17.6 5 19 6.4 13.4 12l5.6 5.6-1.4 1.4-5.6-5.6L6.4 19 5 17.6l5.6-5.6L5 6.4z"
            }
            Sign::SetUp => "M3 21v-4.5L14.5 5l4.5 4.5L7.5 21zM16 3.5 18 1.5 22.5 6 20.5 8z",
            Sign::Move => {
                "M12 2l4 4h-3v5h5V8l4 4-4 4v-3h-5v5h3l-4 4-4-4h3v-5H6v3l-4-4 4-4v3h5V6H8z"
            }
            Sign::Erase => "M8 20h13v-2h-8l8-8-7-7L3 13.5z",
            Sign::Circle => {
                "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 2.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z"
            }
            Sign::Arrow => "M5.5 20.5l-2-2L14 8H8V5h11v11h-3v-6z",
            Sign::Names => "M4 4h16v16H4zm2 2v5h5V6zm7 7v5h5v-5z",
        }
    }
}

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
