//! The functions of `rank-and-file-api` for JavaScript. `functions.js` and `figure.js` call them.
//!
//! Each call takes texts and returns a text: JSON with either a `value` or an `error`. So a call
//! crosses from JavaScript to this program once, however many games it is about, and the browser's
//! own parser makes the objects, which is faster than making them from here.
//!
//! | program | feature | functions |
//! |---|---|---|
//! | `notation_bg.wasm` | none | all except those below |
//! | `books_bg.wasm` | `books` | old books and score sheets, which are larger than all the others |
//! | `figures_bg.wasm` | `figures` | fences of Markdown as HTML, which only builds of sites need |

#[cfg(feature = "books")]
mod books;
#[cfg(not(any(feature = "books", feature = "figures")))]
mod calls;
#[cfg(feature = "figures")]
mod figures;
#[cfg(any(feature = "books", not(feature = "figures")))]
mod options;
#[cfg(feature = "books")]
mod pages;

use rank_and_file_api::Error;
use serde::Serialize;

/// The standard allocator is three times as much code.
#[cfg(target_arch = "wasm32")]
#[global_allocator]
static ALLOCATOR: rlsf::SmallGlobalTlsf = rlsf::SmallGlobalTlsf::new();

/// The result of a call, as JavaScript reads it.
#[derive(Serialize)]
#[serde(rename_all = "lowercase")]
enum Answer<T> {
    Value(T),
    Error(Error),
}

/// Returns the answer as JSON. Values of these types can always be written.
fn told<T: Serialize>(result: Result<T, Error>) -> String {
    let answer = match result {
        Ok(value) => Answer::Value(value),
        Err(error) => Answer::Error(error),
    };
    serde_json::to_string(&answer).unwrap_or_default()
}
