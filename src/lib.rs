//! Chess notation that explains itself.

#![forbid(unsafe_code)]

pub mod app;
pub mod board;
pub mod game;
pub mod notation;
pub mod rules;
#[cfg(feature = "ui")]
pub mod ui;
