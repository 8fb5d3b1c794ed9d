//! Every piece of markup, once: models become elements as values, which the page, boards in other pages, paper and
//! plain HTML share. Knows no browser.
//!
//! | module | what it draws |
//! |---|---|
//! | [`node`] | the values themselves |

mod node;

pub use node::{Element, Node, button, el};
