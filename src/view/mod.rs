//! Every piece of markup, once: models become elements as values, which the page, boards in other pages, paper and
//! plain HTML share. Knows no browser.
//!
//! | module | what it draws |
//! |---|---|
//! | [`board`] | the board, what is drawn over it, and the choice among several moves |
//! | [`overlay`] | arrows, circles and crosses, and what they mean |
//! | [`piece`] | pieces and signs |
//! | [`node`] | the values themselves |
//! | [`plan`] | which of an element's children stay, move, go and come |

mod board;
mod node;
mod overlay;
mod piece;
mod plan;

pub use board::{Looks, board};
pub use node::{Element, Node, button, el};
pub use overlay::{legend, overlay};
pub use piece::{icon, piece, sign_button};
pub use plan::{Plan, is_same, plan};
