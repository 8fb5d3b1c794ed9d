//! Names of players, events and places, each stored once.
//!
//! | name | found by |
//! |---|---|
//! | `Réti` | `reti`, `réti`, `RÉTI` |
//! | `Bogoljubow` | `ljub` |
//! | `Łódź` | `lodz` |

use std::cell::OnceCell;

use indexmap::IndexSet;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name's index in its table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameId(u32);

impl NameId {
    /// Returns the index as a number.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// Names, each stored once, with the text in which they are searched.
#[derive(Clone, Debug)]
pub(super) struct NameTable {
    texts: IndexSet<Box<str>>,
    /// Every [folded](fold) name followed by a line end, so that one pass searches them all.
    folded: String,
    /// Bytes at which the names end in `folded`.
    ends: Vec<usize>,
    /// Alphabetical ranks, computed when they are needed and dropped when a name is added.
    ranks: OnceCell<Vec<u32>>,
}

impl Default for NameTable {
    /// The first name is the empty one.
    fn default() -> NameTable {
        let mut names = NameTable {
            texts: IndexSet::new(),
            folded: String::new(),
            ends: Vec::new(),
            ranks: OnceCell::new(),
        };
        names.add("");
        names
    }
}

impl NameTable {
    /// Adds a name and returns its id. A name that says that nothing is known, such as `?`, becomes
    /// the empty one.
    pub fn add(&mut self, name: &str) -> NameId {
        let name = match name.trim() {
            "?" | "-" => "",
            known => known,
        };
        let place = self.texts.get_index_of(name).unwrap_or_else(|| {
            self.folded.push_str(&fold(name));
            self.ends.push(self.folded.len());
            self.folded.push('\n');
            self.ranks.take();
            self.texts.insert_full(name.into()).0
        });
        NameId(place as u32)
    }

    /// Returns the text of a name; empty if it is not known.
    pub fn get(&self, id: NameId) -> &str {
        self.texts.get_index(id.index()).map_or("", |name| name)
    }

    /// Returns the [folded](fold) names, in the order of their ids.
    fn folded(&self) -> impl Iterator<Item = &str> {
        let mut start = 0;
        self.ends.iter().map(move |&end| {
            let name = &self.folded[start..end];
            start = end + 1;
            name
        })
    }

    /// Returns for every name whether it contains this [folded](fold) text.
    pub fn holding(&self, text: &str) -> Vec<bool> {
        // An empty text is in every name, and a text with a line end could be found across two
        // names.
        if text.is_empty() || text.contains('\n') {
            return self.folded().map(|name| name.contains(text)).collect();
        }
        let mut holding = vec![false; self.ends.len()];
        let mut place = 0;
        for (at, _) in self.folded.match_indices(text) {
            place += self.ends[place..]
                .iter()
                .take_while(|&&end| end < at)
                .count();
            holding[place] = true;
        }
        holding
    }

    /// Returns for every name whether it is a code from `first` to `last`, both of which may be
    /// incomplete.
    pub fn between(&self, first: &str, last: &str) -> Vec<bool> {
        let fits = |name: &str| {
            !name.is_empty() && name >= first && (name <= last || name.starts_with(last))
        };
        self.folded().map(fits).collect()
    }

    /// Returns the alphabetical rank of every name; the empty name comes last.
    pub fn ranks(&self) -> &[u32] {
        self.ranks.get_or_init(|| {
            let folded: Vec<&str> = self.folded().collect();
            let mut order: Vec<usize> = (0..folded.len()).collect();
            order.sort_by_key(|&at| (at == 0, folded[at]));
            let mut ranks = vec![0; order.len()];
            for (rank, at) in (0..).zip(order) {
                ranks[at] = rank;
            }
            ranks
        })
    }
}

/// Returns a text in small letters without diacritics, so that it is found however it is written.
pub(super) fn fold(text: &str) -> String {
    if text.is_ascii() {
        return text.to_ascii_lowercase();
    }
    let bare = text.nfd().filter(|c| !is_combining_mark(*c));
    let mut folded = String::with_capacity(text.len());
    for c in bare.flat_map(char::to_lowercase) {
        match c {
            'ł' => folded.push('l'),
            'ø' => folded.push('o'),
            'đ' => folded.push('d'),
            'ı' => folded.push('i'),
            'ß' => folded.push_str("ss"),
            'æ' => folded.push_str("ae"),
            'œ' => folded.push_str("oe"),
            _ => folded.push(c),
        }
    }
    folded
}

#[cfg(test)]
mod tests {
    use super::{NameTable, fold};

    #[test]
    fn names_are_looked_through_at_once_as_one_by_one() {
        let mut names = NameTable::default();
        let all = [
            "Réti",
            "Tal",
            "Alatortsev",
            "Ta\nl",
            "?",
            "aaaa",
            "Łódź",
            "l",
        ];
        let mut known = vec![""];
        for name in all {
            if names.add(name).index() == known.len() {
                known.push(name);
            }
        }
        for text in [
            "", "t", "ta", "al", "aa", "l", "a", "\n", "a\n", "lodz", "z", "x",
        ] {
            let one_by_one = known.iter().map(|name| fold(name).contains(text));
            assert_eq!(
                names.holding(text),
                one_by_one.collect::<Vec<bool>>(),
                "{text:?}"
            );
        }
    }

    #[test]
    fn a_name_that_is_added_has_its_place_in_the_alphabet() {
        let mut names = NameTable::default();
        names.add("Tal");
        assert_eq!(names.ranks(), [1, 0]);
        names.add("Réti");
        assert_eq!(names.ranks(), [2, 1, 0]);
    }

    #[test]
    fn letters_are_found_without_their_marks() {
        for (name, plain) in [
            ("Réti", "reti"),
            ("ŁÓDŹ", "lodz"),
            ("Großmann", "grossmann"),
            ("Каспаров", "каспаров"),
            ("Møller", "moller"),
        ] {
            assert_eq!(fold(name), plain);
        }
    }
}
