//! The functions as a program in another language calls them.
//!
//! | module | contents |
//! |---|---|
//! | `games` | parsing, names of whole games, converting |
//! | `single` | the name and the explanation of one move, and errors |
//! | `books` | old books, as text and as bytes |
//! | `pages` | books whose words were recognised |
//! | `sheets` | two score sheets |
//! | `hostile` | texts and positions that make no sense |

mod books;
mod games;
mod hostile;
mod pages;
mod sheets;
mod single;

use rank_and_file_api::Options;
use serde::Serialize;
use serde_json::Value;

/// Returns a result as a program in another language gets it.
fn plain(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("plain values")
}

/// Returns options that ask for these notations.
fn named(notations: &[&str]) -> Options {
    Options {
        notations: notations.iter().map(|&word| word.to_owned()).collect(),
        ..Options::default()
    }
}
