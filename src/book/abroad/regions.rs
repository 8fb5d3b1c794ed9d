//! Where the tongues of a text begin.

use crate::notation::Tongue;

/// Where stretches begin in a text, each with its tongue; the first begins at nought.
pub(in crate::book) type Tongues = Vec<(usize, Tongue)>;

/// The tongue at this byte.
pub(in crate::book) fn tongue_at(tongues: &Tongues, at: usize) -> Tongue {
    let begun = tongues.partition_point(|(start, _)| *start <= at);
    let stretch = begun.checked_sub(1).map(|at| tongues[at].1);
    stretch.unwrap_or_default()
}
