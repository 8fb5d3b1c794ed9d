//! Tests of the examples, which are tools: the converter and the counter of games.
//!
//! | module | what it is |
//! |---|---|
//! | `catalogue` | the catalogue of notations: its rows are true, and every document lists the same notations |
//! | `convert` | the converter itself, `examples/convert` |
//! | `converter` | the converter as a script calls it |
//! | `counts` | numbers of games with a few plies |
//! | `perft` | the counter itself, `examples/perft.rs` |

mod catalogue;
#[allow(dead_code, reason = "its main belongs to the program")]
#[path = "../../examples/convert/main.rs"]
mod convert;
mod converter;
mod counts;
#[allow(dead_code, reason = "its main belongs to the program")]
#[path = "../../examples/perft.rs"]
mod perft;
