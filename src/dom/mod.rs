//! The only place where values of [`view`](crate::view) become elements of a page, and where what is pressed there is
//! read back.
//!
//! | module | what it does |
//! |---|---|
//! | [`patch`] | makes an element equal to a value |
//!
//! Listeners stand on hosts alone: what is inside says by its attributes what it means.

mod patch;

pub use patch::{Host, patch};
