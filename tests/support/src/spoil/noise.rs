//! Misreads characters all over a page, as in a scan of a worn book.

use std::ops::Range;

use super::SourcePage;
use crate::chance::Dice;

/// Characters, each with those that text recognition takes it for.
const LOOKS: [(char, &str); 62] = [
    ('K', "EHXR"),
    ('Q', "OG0&"),
    ('R', "BKPE"),
    ('B', "R8EH"),
    ('P', "FRp?"),
    ('N', "HMKW"),
    ('S', "58s$"),
    ('C', "GOc("),
    ('O', "0QCo"),
    ('D', "OBU0"),
    ('G', "C6O"),
    ('W', "VwN"),
    ('T', "lI7"),
    ('H', "KNB"),
    ('A', "4R"),
    ('E', "FBK"),
    ('F', "PE"),
    ('M', "NH"),
    ('L', "IE"),
    ('I', "1lT"),
    ('a', "eos"),
    ('b', "h6o"),
    ('c', "eo("),
    ('d', "cla"),
    ('e', "coa"),
    ('f', "tlr"),
    ('g', "q9y"),
    ('h', "bnk"),
    ('i', "1lj"),
    ('k', "hl"),
    ('l', "1It"),
    ('m', "nr"),
    ('n', "uhr"),
    ('o', "0ec"),
    ('p', "q"),
    ('q', "g9p"),
    ('r', "nit"),
    ('s', "ae5"),
    ('t', "lfi"),
    ('u', "nv"),
    ('v', "yu"),
    ('w', "v"),
    ('x', "z*i"),
    ('y', "vg"),
    ('1', "lI!7"),
    ('2', "Z7z"),
    ('3', "85B"),
    ('4', "A1"),
    ('5', "S36"),
    ('6', "b58"),
    ('7', "1?T"),
    ('8', "3B6"),
    ('9', "g4"),
    ('0', "OoQ"),
    ('-', "~._ "),
    ('.', ",: "),
    (',', ".;'"),
    ('×', "xX*"),
    ('\'', ",`."),
    ('+', "t-*"),
    (';', ":,"),
    (':', ";."),
];

/// Returns the page with this share of its characters, in tenths of a percent, misread, lost,
/// doubled or followed by a space, and the byte ranges of its moves there.
pub fn noisy(page: &SourcePage, per_mille: usize, dice: &mut Dice) -> (String, Vec<Range<usize>>) {
    let mut noisy = String::with_capacity(page.text.len() + 64);
    // Offset in the noisy page of each byte of the page.
    let mut places = vec![0; page.text.len() + 1];
    for (at, c) in page.text.char_indices() {
        for place in &mut places[at..at + c.len_utf8()] {
            *place = noisy.len();
        }
        if c == '\n' || dice.roll(1000) >= per_mille {
            noisy.push(c);
            continue;
        }
        misread(c, dice, &mut noisy);
    }
    places[page.text.len()] = noisy.len();
    let plies = page
        .plies
        .iter()
        .map(|ply| places[ply.start]..places[ply.end]);
    (noisy, plies.collect())
}

/// Adds what text recognition may take a character for.
pub fn misread(c: char, dice: &mut Dice, out: &mut String) {
    let looks = LOOKS.iter().find(|(known, _)| *known == c);
    match (looks, dice.roll(10)) {
        (_, 0) => {}
        (_, 1) => out.extend([c, c]),
        (_, 2) => out.extend([c, ' ']),
        (Some((_, looks)), _) => {
            let looks: Vec<char> = looks.chars().collect();
            out.push(*dice.pick(&looks));
        }
        (None, 3 | 4) if c == ' ' => out.push('.'),
        (None, _) if c == ' ' => out.push(' '),
        (None, _) => out.push('^'),
    }
}
