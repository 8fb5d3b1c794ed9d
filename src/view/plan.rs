//! How the children that stand become those that are wanted, before any browser is asked.
//!
//! | they stand | wanted | so |
//! |---|---|---|
//! | `#1 #2 #3` | `#1 #3` | the second goes |
//! | `#1 #2 #3` | `#3 #1 #2` | the third is put before the others, which stay |
//! | `p ul` | `p div` | what has no key is told by its place, and by its tag: the `ul` goes, a `div` comes |

use super::node::Node;

/// What is to be done with the children of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// For each wanted child the place of the standing one that it is; `None`: it is made.
    pub from: Vec<Option<usize>>,
    /// For each wanted child whether it stands where it is wanted. The others are put before the wanted child that
    /// comes after them.
    pub stays: Vec<bool>,
}

/// Whether a standing child at the same place, or with the same key, is made to be the wanted one.
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

/// What is to be done that `old` become `new`. The child at the place `held` is not moved if it stays at all:
/// the keyboard is in it, and would fall out.
#[must_use]
pub fn plan(old: &[Node], new: &[Node], held: Option<usize>) -> Plan {
    let mut places: Vec<(u64, usize)> = Vec::new();
    let mut unkeyed = Vec::new();
    for (at, node) in old.iter().enumerate() {
        match key(node) {
            Some(key) => {
                // They mostly stand in the order of their keys, so this puts most at the end.
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

/// The most children that can stay where they are, since their order is the same as before.
fn staying(from: &[Option<usize>], held: Option<usize>) -> Vec<bool> {
    let middle = held.and_then(|held| from.iter().position(|&at| at == Some(held)));
    let fits = |place: usize, at: usize| match (middle, held) {
        (Some(middle), Some(held)) => place.cmp(&middle) == at.cmp(&held),
        _ => true,
    };
    // The longest rising run of places: for each length the place at which the run with the least end stops, and
    // before each place the one it goes on from.
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

    /// The wanted children, a capital for each that is put in or made.
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
