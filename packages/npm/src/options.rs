//! The options of a call.

use rank_and_file_api::{Form, Options, Unit};

/// Reads options, one a line: `notation`, `notations` with spaces between, `to`, `form`, `variant`,
/// `after`. An empty line is an option that is not given.
pub fn read(options: &str) -> Options {
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
