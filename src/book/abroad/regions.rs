//! Where the tongues of a text begin.

use crate::notation::Tongue;

/// The bytes where the stretches of a text begin, each with its tongue; the first is 0.
pub(in crate::book) type Tongues = Vec<(usize, Tongue)>;

/// Returns the tongue at this byte.
pub(in crate::book) fn tongue_at(tongues: &Tongues, at: usize) -> Tongue {
    let begun = tongues.partition_point(|(start, _)| *start <= at);
    let stretch = begun.checked_sub(1).map(|at| tongues[at].1);
    stretch.unwrap_or_default()
}
