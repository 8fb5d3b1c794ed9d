//! Slices put in order.
//!
//! The library's own sort is compiled anew for every type, four kilobytes for each; of this one only the
//! exchanging is.
//!
//! | slice, key | in order |
//! |---|---|
//! | `["bb", "c", "a"]`, the length | `["c", "a", "bb"]` |

/// What is compared: the second number where the first are equal.
pub type OrderKey = (usize, usize);

/// Puts the items in the order of their keys; those of one key stay as they were among each other.
pub fn arrange<T>(items: &mut [T], key: impl Fn(&T) -> OrderKey) {
    if items.is_sorted_by_key(&key) {
        return;
    }
    for (one, other) in exchanges(items.iter().map(key).collect()) {
        items.swap(one, other);
    }
}

/// The exchanges, one after the other, that put items of these keys in order.
fn exchanges(keys: Vec<OrderKey>) -> Vec<(usize, usize)> {
    let mut order: Vec<(OrderKey, usize)> = keys.into_iter().zip(0..).collect();
    order.sort_unstable();
    let mut exchanges = Vec::new();
    for start in 0..order.len() {
        // Each place takes what belongs there, round to where the first one's item has gone.
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
