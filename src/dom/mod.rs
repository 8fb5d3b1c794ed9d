//! Turns values of [`view`](crate::view) into elements of a page, and events on them back into
//! actions. No other module does this.
//!
//! | module | what it does |
//! |---|---|
//! | [`patch`] | makes an element equal to a value |
//! | [`press`] | reads what is pressed, chosen, typed and pointed at |
//! | [`mark`] | marks the current move in a sheet or a printed page already shown |
//! | [`drag`] | follows pieces dragged by mouse, pen or finger |
//! | [`keys`] | says what keys do on a board, in a game and in a list |
//! | [`find`] | finds elements and focuses them |
//! | [`device`] | keeps values in the browser's store, for the workers |
//!
//! Only hosts have event listeners: the elements inside say by their attributes what they do.

pub mod device;
pub mod drag;
pub mod find;
pub mod keys;
mod mark;
mod patch;
mod press;

pub use drag::{Drag, Dragged, follow, is_drag, place};
pub use find::{closest, find, focus, focus_in, focus_square, square, square_at, target};
pub use keys::{BoardKey, in_game, in_list, on_board};
pub use mark::{mark, rove, show_current};
pub use patch::{Host, patch};
pub use press::{Press, light, press};
