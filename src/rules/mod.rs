//! Which moves exist.
//!
//! | module | what it knows |
//! |---|---|
//! | [`Position`] | orthodox chess and Chess960, over cozy-chess |
//! | `walk` | where the men can go, and which of that their own king forbids |
//! | `san` | the straight road for plain short algebraic, which nearly every move of an archive is |
//!
//! This is the only place that knows cozy-chess.

mod convert;
mod san;
mod setup;
mod standard;
mod walk;

pub use setup::SetupError;
pub use standard::Position;
