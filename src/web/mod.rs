//! What the programs built with Leptos share.
//!
//! | module | what it does |
//! |---|---|
//! | [`browser`] | wraps browser features that may be denied: storage, clipboard, focus, scrolling, files |
//! | [`press`] | listens for presses in the elements of a component |
//! | [`sounds`] | plays tones |
//! | `render` | makes an element of [`view`](crate::view) a child of `view!` |

pub mod browser;
pub mod press;
mod render;
pub mod sounds;
