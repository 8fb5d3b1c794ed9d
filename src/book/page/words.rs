//! Words by which events and openings are known, and the words of a paragraph.

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

/// Words that no player bears and that titles with a dash are made of.
const VARIATIONS: [&str; 31] = [
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
];

/// Whether the words are of the name of an opening or of a part of a book.
pub(super) fn names_opening(words: &str) -> bool {
    words.split(|c: char| !c.is_alphabetic()).any(|word| {
        let low = word.to_ascii_lowercase();
        OPENINGS.contains(&low.as_str()) || VARIATIONS.contains(&low.as_str())
    })
}

/// The words of a paragraph with single spaces and without signs of emphasis.
pub(super) fn flat(paragraph: &str) -> String {
    let words: Vec<&str> = paragraph.split_whitespace().collect();
    words.join(" ").replace("--", " — ").replace('_', "")
}
