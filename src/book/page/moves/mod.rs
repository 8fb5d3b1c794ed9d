//! Recognizes single moves and numbers, and what misprints make of them.

mod glued;
pub(super) mod item;
pub(super) mod items;
pub(super) mod measure;
pub(super) mod misprints;
pub(super) mod near;
pub(super) mod numbers;
pub(in crate::book) mod shape;
