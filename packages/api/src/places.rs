//! Offsets of a text in the unit that is asked for.

use std::cell::OnceCell;
use std::ops::Range;

use crate::options::Unit;

/// Bytes between two counted places.
const STEP: usize = 512;

/// Converts byte offsets of a text into offsets in another unit.
#[derive(Debug)]
pub struct Places<'t> {
    text: &'t str,
    unit: Unit,
    /// The offset of every [`STEP`]th byte. It is empty where both units are the same.
    counted: Vec<usize>,
    /// The byte at which each line begins, once a line is asked for.
    lines: OnceCell<Vec<usize>>,
}

impl<'t> Places<'t> {
    /// Creates the places of a text.
    pub fn new(text: &'t str, unit: Unit) -> Places<'t> {
        let mut counted = Vec::new();
        if unit != Unit::Bytes && !text.is_ascii() {
            let mut count = 0;
            for (at, byte) in text.bytes().enumerate() {
                if at % STEP == 0 {
                    counted.push(count);
                }
                count += unit.counts(byte);
            }
        }
        Places {
            text,
            unit,
            counted,
            lines: OnceCell::new(),
        }
    }

    /// Returns the text.
    pub const fn text(&self) -> &'t str {
        self.text
    }

    /// Returns the offset of a byte. A byte behind the text has the offset of its end.
    pub fn of(&self, byte: usize) -> usize {
        let byte = byte.min(self.text.len());
        let Some(last) = self.counted.len().checked_sub(1) else {
            return byte;
        };
        let nth = (byte / STEP).min(last);
        let rest = &self.text.as_bytes()[nth * STEP..byte];
        let more: usize = rest.iter().map(|&byte| self.unit.counts(byte)).sum();
        self.counted[nth] + more
    }

    /// Returns the offsets of both ends of a range.
    pub fn both(&self, span: &Range<usize>) -> (usize, usize) {
        (self.of(span.start), self.of(span.end))
    }

    /// Returns the line and the character in it of a byte, both from 1.
    pub fn line_and_column(&self, byte: usize) -> (usize, usize) {
        let lines = self.lines.get_or_init(|| {
            let ends = self.text.match_indices('\n').map(|(at, _)| at + 1);
            std::iter::once(0).chain(ends).collect()
        });
        let byte = byte.min(self.text.len());
        let line = lines.partition_point(|&start| start <= byte);
        let start = lines[line - 1];
        (line, self.text[start..byte].chars().count() + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_unit_counts_what_its_language_counts() {
        let text = format!("♘𝄞é{}x", "ab♘".repeat(400));
        for unit in [Unit::Bytes, Unit::Utf16, Unit::Characters] {
            let places = Places::new(&text, unit);
            for (at, _) in text.char_indices() {
                let before = &text[..at];
                let expected = match unit {
                    Unit::Bytes => before.len(),
                    Unit::Utf16 => before.encode_utf16().count(),
                    Unit::Characters => before.chars().count(),
                };
                assert_eq!(places.of(at), expected, "{unit:?} {at}");
            }
        }
    }
}
