//! The only place where values of [`view`](crate::view) become elements of a page, and where what is pressed there is
//! read back.
//!
//! | module | what it does |
//! |---|---|
//! | [`patch`] | makes an element equal to a value |
//! | [`press`] | what is pressed, chosen, typed and pointed at |
//! | [`mark`] | the current move, in a sheet or print that stands |
//! | [`drag`] | pieces carried by mouse, pen or finger |
//! | [`keys`] | keys on a board and in a game |
//! | [`find`] | elements that stand, and the keyboard given to them |
//!
//! Listeners stand on hosts alone: what is inside says by its attributes what it means.

pub mod drag;
pub mod find;
pub mod keys;
mod mark;
mod patch;
mod press;

pub use drag::{Drag, Dragged, follow};
pub use find::{closest, find, focus, focus_in, focus_square, square, target};
pub use keys::{BoardKey, in_game, on_board};
pub use mark::{mark, rove, show_current};
pub use patch::{Host, patch};
pub use press::{Press, action, light, press};
