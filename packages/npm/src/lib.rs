//! The functions of `rank-and-file-api` for JavaScript. `functions.js` calls them.
//!
//! Each call takes texts and returns a text: JSON with either a `value` or an `error`. So a call
//! crosses from JavaScript to this program once, however many games it is about, and the browser's
//! own parser makes the objects, which is faster than making them from here.
//!
//! | program | feature | functions |
//! |---|---|---|
//! | `notation_bg.wasm` | none | all except those of books |
//! | `books_bg.wasm` | `books` | the reading of old books, which is as large as all the others |

#[cfg(feature = "books")]
mod books;
#[cfg(not(feature = "books"))]
mod calls;

use rank_and_file_api::{Error, Form, Options, Unit};
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

/// Reads options, one a line: `notation`, `notations` with spaces between, `to`, `form`, `variant`,
/// `after`. An empty line is an option that is not given.
fn read(options: &str) -> Options {
    let mut lines = options.split('\n');
    let mut next = || {
        let line = lines.next().filter(|line| !line.is_empty());
        line.map(str::to_owned)
    };
    let (notation, notations, to) = (next(), next().unwrap_or_default(), next());
    let form = next().and_then(|form| Form::named(&form));
    Options {
        notation,
        notations: notations.split_whitespace().map(str::to_owned).collect(),
        to,
        form: form.unwrap_or_default(),
        variant: next(),
        after: next(),
        unit: Unit::Utf16,
    }
}

/// Returns the answer as JSON. Values of these types can always be written.
fn told<T: Serialize>(result: Result<T, Error>) -> String {
    let answer = match result {
        Ok(value) => Answer::Value(value),
        Err(error) => Answer::Error(error),
    };
    serde_json::to_string(&answer).unwrap_or_default()
}
