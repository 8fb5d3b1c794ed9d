//! Plans how existing children become the wanted ones, without a browser.
//!
//! | existing | wanted | plan |
//! |---|---|---|
//! | `#1 #2 #3` | `#1 #3` | the second is removed |
//! | `#1 #2 #3` | `#3 #1 #2` | the third is moved before the others, which stay |
//! | `p ul` | `p div` | children without keys are matched by position and tag: the `ul` is removed, a `div` is made |

use super::node::Node;

/// The changes to an element's children.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// For each wanted child, the index of the existing child it is made from; `None` if it is new.
    pub from: Vec<Option<usize>>,
    /// For each wanted child, whether it stays in place. The others are inserted before the wanted
    /// child that follows them.
    pub stays: Vec<bool>,
}

/// Returns whether an existing child at the same place or with the same key can become the wanted
/// one.
#[must_use]
pub fn is_same(old: &Node, new: &Node) -> bool {
    match (old, new) {
        (Node::Text(_), Node::Text(_)) => true,
        (Node::Element(old), Node::Element(new)) => {
            old.tag == new.tag && old.key == new.key && old.pattern == new.pattern
        }
        _ => false,
    }
}

fn key(node: &Node) -> Option<u64> {
    match node {
        Node::Element(element) => element.key,
        Node::Text(_) => None,
    }
}

/// Plans how `old` becomes `new`. The child at the index `held` is not moved if it stays at all,
/// because it contains the focus and would lose it.
#[must_use]
pub fn plan(old: &[Node], new: &[Node], held: Option<usize>) -> Plan {
    let mut places: Vec<(u64, usize)> = Vec::new();
    let mut unkeyed = Vec::new();
    for (at, node) in old.iter().enumerate() {
        match key(node) {
            Some(key) => {
                // The keys are mostly in ascending order, so that most insertions are at the end.
                let place = places.partition_point(|(before, _)| *before < key);
                places.insert(place, (key, at));
            }
            None => unkeyed.push(at),
        }
    }
    let mut unkeyed = unkeyed.into_iter();
    let from = new.iter().map(|wanted| {
        let at = match key(wanted) {
            Some(key) => {
                let found = places.binary_search_by_key(&key, |(key, _)| *key);
                found.ok().map(|found| places[found].1)
            }
            None => unkeyed.next(),
        };
        at.filter(|&at| is_same(&old[at], wanted))
    });
    let from: Vec<Option<usize>> = from.collect();
    let stays = staying(&from, held);
    Plan { from, stays }
}

/// Finds the largest set of children that can stay in place because their order is unchanged.
fn staying(from: &[Option<usize>], held: Option<usize>) -> Vec<bool> {
    let middle = held.and_then(|held| from.iter().position(|&at| at == Some(held)));
    let fits = |place: usize, at: usize| match (middle, held) {
        (Some(middle), Some(held)) => place.cmp(&middle) == at.cmp(&held),
        _ => true,
    };
    // The longest increasing subsequence: `ends` has for each length the place where the run with
    // the lowest end stops, `before` the place that precedes each one in its run.
    let mut ends: Vec<usize> = Vec::new();
    let mut before = vec![None; from.len()];
    for (place, &at) in from.iter().enumerate() {
        let Some(at) = at.filter(|&at| fits(place, at)) else {
            continue;
        };
        let length = ends.partition_point(|&end| from[end] < Some(at));
        before[place] = length.checked_sub(1).map(|last| ends[last]);
        ends.truncate(ends.len().max(length));
        match ends.get_mut(length) {
            Some(end) => *end = place,
            None => ends.push(place),
        }
    }
    let mut stays = vec![false; from.len()];
    let mut last = ends.last().copied();
    while let Some(place) = last {
        stays[place] = true;
        last = before[place];
    }
    stays
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::view::el;

    fn keyed(keys: &str) -> Vec<Node> {
        let li = |key: u8| Node::Element(el("li").key(u64::from(key)));
        keys.bytes().map(li).collect()
    }

    /// Returns the wanted children, in capitals those that are moved or made.
    fn moved(old: &str, new: &str, held: Option<char>) -> String {
        let held = held.and_then(|held| old.find(held));
        let plan = plan(&keyed(old), &keyed(new), held);
        let shown = new.chars().zip(&plan.stays);
        shown
            .map(|(key, &stays)| if stays { key } else { key.to_ascii_uppercase() })
            .collect()
    }

    #[test]
    fn as_few_children_as_possible_are_moved() {
        for (old, new, moves) in [
            ("abcd", "abcd", "abcd"),
            ("abcd", "dabc", "Dabc"),
            ("abcd", "bcda", "bcdA"),
            ("abcd", "ad", "ad"),
            ("ad", "abcd", "aBCd"),
            ("abcdef", "fbcdea", "FbcdeA"),
            ("abc", "cba", "CBa"),
            ("", "ab", "AB"),
            ("ab", "", ""),
        ] {
            assert_eq!(moved(old, new, None), moves, "{old} to {new}");
        }
    }

    #[test]
    fn the_child_with_the_keyboard_stays_and_the_others_go_around_it() {
        assert_eq!(moved("abcd", "dabc", Some('d')), "dABC");
        assert_eq!(moved("abc", "cba", Some('b')), "CbA");
        assert_eq!(moved("abc", "ac", Some('b')), "ac");
    }

    #[test]
    fn children_without_keys_are_told_by_place_and_tag() {
        let old = el("div")
            .child(el("p"))
            .text("old")
            .child(el("ul"))
            .child(el("li").key(1));
        let new = el("div")
            .child(el("li").key(1))
            .child(el("p"))
            .text("new")
            .child(el("ol"))
            .child(el("ul"));
        let plan = plan(&old.children, &new.children, None);
        assert_eq!(plan.from, [Some(3), Some(0), Some(1), None, None]);
        assert_eq!(plan.stays, [false, true, true, false, false]);
    }
}
