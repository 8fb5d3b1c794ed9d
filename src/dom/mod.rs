//! Turns values of [`view`](crate::view) into elements of a page, and events on them back into
//! actions. No other module does this.
//!
//! | module | what it does |
//! |---|---|
//! | `host` | elements of the page that show a value, and the way back to it |
//! | [`patch`] | makes an element equal to a value |
//! | [`press`] | says what is pressed, chosen, typed and pointed at |
//! | [`mark`] | marks the current move in a sheet or a printed page already shown |
//! | [`drag`] | follows pieces dragged by mouse, pen or finger |
//! | [`keys`] | says what keys do on a board, in a game and in a list |
//! | [`find`] | finds elements and focuses them |
//! | [`device`] | keeps values in the browser's store, for the workers |
//! | [`worker`] | hears the page's messages in a worker, its language among them |
//!
//! Only components have event listeners: the values of the elements inside say what these do.

pub mod device;
pub mod drag;
pub mod find;
mod host;
pub mod keys;
mod mark;
mod patch;
mod press;
pub mod worker;

pub use drag::{BoardDrag, BoardDragged, Drag, Dragged, follow, place};
pub use find::{closest, find, focus, focus_in, focus_square, square, square_at, target};
pub use host::Host;
pub use keys::{BoardKey, in_game, in_list, on_board};
pub use mark::{mark, rove, show_current};
pub use patch::patch;
pub use press::{Pressed, does, light, press};
