//! Words that mark events and openings, and the words of a paragraph.

/// Words that end the name of an event.
pub(super) const EVENTS: [&str; 12] = [
    "Tournament",
    "Tourney",
    "Match",
    "Congress",
    "Championship",
    "Cup",
    "Exhibition",
    "Olympiad",
    "Memorial",
    "TOURNAMENT",
    "MATCH",
    "CONGRESS",
];

/// Words that the name of an opening ends with.
pub(super) const OPENINGS: [&str; 17] = [
    "gambit",
    "defence",
    "defense",
    "opening",
    "game",
    "lopez",
    "piano",
    "knights",
    "knights'",
    "attack",
    "declined",
    "accepted",
    "fianchetto",
    "sicilian",
    "giuoco",
    "counter-gambit",
    "pianissimo",
];

/// Words of titles with a dash that are no player's name.
const VARIATIONS: [&str; 21] = [
    "lopez",
    "sicilian",
    "french",
    "indian",
    "variation",
    "game",
    "gambit",
    "dragon",
    "system",
    "part",
    "chapter",
    "ending",
    "endings",
    "position",
    "variations",
    "column",
    "table",
    "section",
    "move",
    "white",
    "black",
];

/// The ordinals, with "first" at index 0.
pub(super) const ORDINALS: [&str; 20] = [
    "first",
    "second",
    "third",
    "fourth",
    "fifth",
    "sixth",
    "seventh",
    "eighth",
    "ninth",
    "tenth",
    "eleventh",
    "twelfth",
    "thirteenth",
    "fourteenth",
    "fifteenth",
    "sixteenth",
    "seventeenth",
    "eighteenth",
    "nineteenth",
    "twentieth",
];

/// Whether one of the words belongs to the name of an opening or of a part of a book.
pub(super) fn names_opening(words: &str) -> bool {
    words.split(|c: char| !c.is_alphabetic()).any(|word| {
        let low = word.to_ascii_lowercase();
        let ordinals = &ORDINALS[..10];
        [&OPENINGS[..], &VARIATIONS[..], ordinals]
            .iter()
            .any(|known| known.contains(&low.as_str()))
    })
}

/// Returns the words of a paragraph with single spaces and without signs of emphasis.
pub(in crate::book::page) fn flat(paragraph: &str) -> String {
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    words.join(" ").replace("--", " — ").replace('_', "")
}
