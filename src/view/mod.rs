//! Every piece of markup, once: models become elements as values, which the page, boards in other pages, paper and
//! plain HTML share. Knows no browser.
//!
//! | module | what it draws |
//! |---|---|
//! | [`node`] | the values themselves |
//! | [`plan`] | which of an element's children stay, move, go and come |

mod node;
mod plan;

pub use node::{Element, Node, button, el};
pub use plan::{Plan, is_same, plan};
