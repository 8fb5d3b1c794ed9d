//! What several exercises say.

use crate::words::{self, Message};

/// Says each of some counts that is not 0, with commas between.
pub(super) fn counted<const N: usize>(counts: [(usize, Message<1>); N]) -> String {
    let counts = counts.into_iter().filter(|(count, _)| *count > 0);
    let said: Vec<String> = counts
        .map(|(count, message)| message.with([count.into()]))
        .collect();
    said.join(&words::COMMA)
}
