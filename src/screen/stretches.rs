//! Names cut into stretches for drawing. The parts are known, so no text is parsed here.

use crate::notation::{Kind, Named, Rule};
use crate::screen::why::disambiguates;
use crate::words;

/// Returns the word printed under the letters that a rule has added; empty for the other rules.
#[must_use]
pub fn rule_word(rule: Rule) -> &'static str {
    let word = match rule {
        Rule::File => words::CAPTION_FILE,
        Rule::Rank => words::CAPTION_RANK,
        Rule::FileAndRank => words::CAPTION_FILE_AND_RANK,
        Rule::SideKept => words::CAPTION_SIDE,
        Rule::Label | Rule::HomeOfTwo => words::CAPTION_WHICH,
        Rule::Captor => words::CAPTION_CAPTOR,
        Rule::Captured => words::CAPTION_CAPTURED,
        Rule::BothEnds => words::CAPTION_BOTH,
        Rule::Origin | Rule::NoHome => words::CAPTION_SQUARE,
        Rule::CheckMark => words::CAPTION_MARK,
        Rule::NoneNeeded
        | Rule::Home
        | Rule::PawnFile
        | Rule::Pinned
        | Rule::SideDropped
        | Rule::HouseStyle
        | Rule::Castling
        | Rule::Full
        | Rule::ThreeSymbols
        | Rule::NullMove => return "",
    };
    word.text()
}

/// A stretch of a name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    pub letters: String,
    /// The index of the reading's part; `None` for spaces between parts.
    pub part: Option<usize>,
    /// The kind of the part; `None` for spaces between parts.
    pub kind: Option<Kind>,
    /// The rule's word, on the first of the letters that the rule added.
    pub rule: Option<&'static str>,
    pub needed: bool,
}

/// Cuts a name into stretches, which together are its text.
#[must_use]
pub fn stretches(named: &Named) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    let mut end = 0;
    let mut tagged = false;
    for (at, part) in named.reading.parts.iter().enumerate() {
        if part.span.is_empty() || part.span.start < end {
            continue;
        }
        stretches.extend(between(&named.reading.text[end..part.span.start]));
        let needed = disambiguates(part, named);
        stretches.push(Stretch {
            letters: named.reading.letters(part).to_owned(),
            part: Some(at),
            kind: Some(part.kind),
            rule: (needed && !tagged).then(|| rule_word(named.rule)),
            needed,
        });
        tagged |= needed;
        end = part.span.end;
    }
    stretches.extend(between(&named.reading.text[end..]));
    stretches
}

/// Returns the stretch of letters that belong to no part; `None` if there are none.
fn between(letters: &str) -> Option<Stretch> {
    (!letters.is_empty()).then(|| Stretch {
        letters: letters.to_owned(),
        part: None,
        kind: None,
        rule: None,
        needed: false,
    })
}
