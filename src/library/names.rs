//! What players, events and places are called, each kept once.
//!
//! | name | found by |
//! |---|---|
//! | `Réti` | `reti`, `réti`, `RÉTI` |
//! | `Bogoljubow` | `ljub` |
//! | `Łódź` | `lodz` |

use indexmap::IndexSet;
use unicode_normalization::UnicodeNormalization;
use unicode_normalization::char::is_combining_mark;

/// A name's place among those of an index.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NameId(u32);

impl NameId {
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// NameTable, each once, and what they are found by.
#[derive(Clone, Debug)]
pub(super) struct NameTable {
    texts: IndexSet<Box<str>>,
    folded: Vec<Box<str>>,
}

impl Default for NameTable {
    /// The first name is that of nobody.
    fn default() -> NameTable {
        let mut names = NameTable {
            texts: IndexSet::new(),
            folded: Vec::new(),
        };
        names.add("");
        names
    }
}

impl NameTable {
    /// The place of a name; of one that says that nothing is known, that of nobody.
    pub fn add(&mut self, name: &str) -> NameId {
        let name = match name.trim() {
            "?" | "-" => "",
            known => known,
        };
        let place = self.texts.get_index_of(name).unwrap_or_else(|| {
            self.folded.push(fold(name).into_boxed_str());
            self.texts.insert_full(name.into()).0
        });
        NameId(place as u32)
    }

    pub fn get(&self, id: NameId) -> &str {
        self.texts.get_index(id.index()).map_or("", |name| name)
    }

    /// Of every name, whether it holds this text, which is [folded](fold).
    pub fn holding(&self, text: &str) -> Vec<bool> {
        self.folded.iter().map(|name| name.contains(text)).collect()
    }

    /// Of every name, whether it is a code from the one to the other, of which each may be only begun.
    pub fn between(&self, first: &str, last: &str) -> Vec<bool> {
        let fits = |name: &str| {
            !name.is_empty() && name >= first && (name <= last || name.starts_with(last))
        };
        self.folded.iter().map(|name| fits(name)).collect()
    }

    /// Of every name, its place in the alphabet; that of nobody comes last.
    pub fn ranks(&self) -> Vec<u32> {
        let mut order: Vec<usize> = (0..self.folded.len()).collect();
        order.sort_by_key(|&at| (at == 0, &self.folded[at]));
        let mut ranks = vec![0; order.len()];
        for (rank, at) in (0..).zip(order) {
            ranks[at] = rank;
        }
        ranks
    }
}

/// A text in small letters without marks, by which it is found however it is written.
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
    use super::fold;

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
