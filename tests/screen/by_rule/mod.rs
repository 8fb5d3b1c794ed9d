//! Questions by rule: made without end, each with one right answer, and asked when they are due.
//!
//! | module | what it is |
//! |---|---|
//! | `questions` | each question has one right answer, by the laws of the core |
//! | `due` | what is asked next, what is kept, and what damage is told |
//! | `rounds` | five minutes of questions on a board |

mod due;
mod questions;
mod rounds;

use rank_and_file::session::{Column, column};

/// Returns the notations that are practised.
fn columns() -> Vec<Column> {
    let tags = ["short", "descriptive", "long", "minimal"];
    tags.map(|tag| column(tag).expect("a column")).to_vec()
}
