//! Sorting.
//!
//! The sort of the standard library is compiled again for every type, at four kilobytes each. A heap
//! needs a fifth of that, and in a slice only the exchanges are compiled for every type.
//!
//! | items | call | in order |
//! |---|---|---|
//! | `["bb", "c", "a"]` | [`arrange`] by the length | `["c", "a", "bb"]` |
//! | `["bb", "c", "a"]` | [`sorted`] | `["a", "bb", "c"]` |

use std::collections::BinaryHeap;

/// The sort key; the second number decides where the first are equal.
pub type OrderKey = (usize, usize);

/// Sorts the items by their keys; items of equal keys keep their order.
pub fn arrange<T>(items: &mut [T], key: impl Fn(&T) -> OrderKey) {
    if items.is_sorted_by_key(&key) {
        return;
    }
    for (one, other) in exchanges(items.iter().map(key).collect()) {
        items.swap(one, other);
    }
}

/// Returns the items in order.
#[must_use]
pub fn sorted<T: Ord>(items: Vec<T>) -> Vec<T> {
    BinaryHeap::from(items).into_sorted_vec()
}

/// Returns the exchanges that sort items of these keys, to be made in this order.
fn exchanges(keys: Vec<OrderKey>) -> Vec<(usize, usize)> {
    let mut order: Vec<(OrderKey, usize)> = sorted(keys.into_iter().zip(0..).collect());
    let mut exchanges = Vec::new();
    for start in 0..order.len() {
        // Follows a cycle: each place takes the item that belongs there, until the cycle returns to
        // its start.
        let mut at = start;
        loop {
            let from = std::mem::replace(&mut order[at].1, at);
            if from == start || from == at {
                break;
            }
            exchanges.push((at, from));
            at = from;
        }
    }
    exchanges
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_stable_order_of_the_library() {
        let mut state = 7usize;
        for length in 0..60 {
            let number = |_| {
                state = state.wrapping_mul(1_103_515_245).wrapping_add(12_345);
                (state >> 16) % 9
            };
            let mut ours: Vec<(usize, usize)> = (0..length).map(number).zip(0..).collect();
            let mut theirs = ours.clone();
            theirs.sort_by_key(|item| item.0);
            arrange(&mut ours, |item| (item.0, 0));
            assert_eq!(ours, theirs);
        }
    }
}
