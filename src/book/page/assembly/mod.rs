//! Makes games of drafts and the words around them.

mod borrowed_moves;
mod candidate;
pub(super) mod games;
pub(super) mod refusal;
