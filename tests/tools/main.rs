//! Tests of the catalogue of notations, and of the numbers of games with a few plies.
//!
//! | module | what it is |
//! |---|---|
//! | `catalogue` | the catalogue of notations: its rows are true, and every document lists the same notations |
//! | `counts` | numbers of games with a few plies |

mod catalogue;
mod counts;
