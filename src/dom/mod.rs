//! The only place where values of [`view`](crate::view) become elements of a page, and where what is pressed there is
//! read back.
//!
//! | module | what it does |
//! |---|---|
//! | [`patch`] | makes an element equal to a value |
//! | [`action`], [`light`] | what is pressed, chosen, typed and pointed at |
//! | [`mark`] | the current move, in a sheet or print that stands |
//!
//! Listeners stand on hosts alone: what is inside says by its attributes what it means.

mod mark;
mod patch;
mod press;

pub use mark::{mark, rove, show_current};
pub use patch::{Host, patch};
pub use press::{action, closest, light, target};
