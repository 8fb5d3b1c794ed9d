//! Where a reader of moves points: every place lies in the text.

use rank_and_file::notation::{Kind, Notation, Reading, Tolerance, Turn, Verdict, judge, refusal};

/// Checks that a notation reads a text without pointing outside it, and that a refusal is a sentence.
/// Returns the number of readings, strict and tolerant.
///
/// # Panics
/// When a place lies outside the text or within a character.
pub fn reads_within(notation: Notation, text: &str, turn: &Turn<'_>) -> usize {
    let extent = notation.extent(text);
    let inside = text.is_char_boundary(extent) && (extent > 0 || text.is_empty());
    assert!(inside, "{notation:?} ends {text:?} at {extent}");
    let mut readings = 0;
    for tolerance in [Tolerance::Strict, Tolerance::Tolerant] {
        match notation.read(text, turn, tolerance) {
            Ok(reading) => {
                readings += 1;
                assert_eq!(reading.text, text);
                assert!(is_well_placed(&reading), "{notation:?} {reading:?}");
                if let Verdict::None { broke, before } = judge(&reading, turn) {
                    let sentence = refusal(&reading, &broke, &before, turn).to_string();
                    let is_sentence = sentence.ends_with('.') && sentence.len() > 10;
                    assert!(is_sentence, "{sentence:?}");
                }
            }
            Err(misread) => {
                let about = || format!("{notation:?} {text:?} {misread:?}");
                assert!(text.is_char_boundary(misread.at), "{}", about());
                let found = text[misread.at..].chars().next();
                assert_eq!(misread.found, found, "{}", about());
            }
        }
    }
    readings
}

/// Returns whether the parts of a reading are in order, inside its text and at characters.
fn is_well_placed(reading: &Reading) -> bool {
    let mut at = 0;
    reading.parts.iter().all(|part| {
        let placed = part.span.start >= at
            && part.span.start <= part.span.end
            && reading.text.get(part.span.clone()).is_some();
        at = part.span.end;
        placed && (part.kind != Kind::Implied || part.span.is_empty())
    })
}
