//! Names and sentences drawn from their parts. No text is taken apart here: the parts are known.

use leptos::prelude::*;

use super::desk::Desk;
use super::el::{El, el};
use crate::app::why::disambiguates;
use crate::app::{Action, Pointing};
use crate::notation::{Bit, Kind, Named, Rule, Sentence};

/// The CSS class of a kind of part.
#[must_use]
pub const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Man => "kind-man",
        Kind::File => "kind-file",
        Kind::Rank => "kind-rank",
        Kind::Square => "kind-square",
        Kind::Departure | Kind::Origin => "kind-origin",
        Kind::Moves | Kind::Takes => "kind-takes",
        Kind::Side => "kind-side",
        Kind::Label => "kind-label",
        Kind::Victim | Kind::VictimLabel => "kind-captured",
        Kind::Promotion => "kind-promotion",
        Kind::Castle => "kind-castle",
        Kind::EnPassant | Kind::Check => "kind-mark",
        Kind::Glyph | Kind::Slip => "kind-glyph",
        Kind::Implied => "kind-implied",
    }
}

/// The word printed under the letters that a rule has added; empty for the other rules.
#[must_use]
pub const fn rule_word(rule: Rule) -> &'static str {
    match rule {
        Rule::File => "file",
        Rule::Rank => "rank",
        Rule::FileAndRank => "file, rank",
        Rule::SideKept => "side",
        Rule::Label => "which",
        Rule::Captor => "captor",
        Rule::Captured => "captured",
        Rule::BothEnds => "both",
        Rule::Origin => "square",
        Rule::CheckMark => "mark",
        Rule::NoneNeeded
        | Rule::PawnFile
        | Rule::Pinned
        | Rule::SideDropped
        | Rule::HouseStyle
        | Rule::Castling
        | Rule::Full
        | Rule::ThreeSymbols => "",
    }
}

/// A stretch of a name to be drawn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Stretch {
    pub letters: String,
    /// Index into the reading's parts; `None` for spaces between parts.
    pub part: Option<usize>,
    pub class: String,
    /// The rule's word, on the first letters that it added.
    pub rule: Option<&'static str>,
    pub needed: bool,
}

/// A name in stretches that together are its text.
#[must_use]
pub fn stretches(named: &Named) -> Vec<Stretch> {
    let mut stretches = Vec::new();
    let mut end = 0;
    let mut tagged = false;
    for (at, part) in named.reading.parts.iter().enumerate() {
        if part.span.is_empty() || part.span.start < end {
            continue;
        }
        let between = &named.reading.text[end..part.span.start];
        if !between.is_empty() {
            stretches.push(Stretch {
                letters: between.to_owned(),
                part: None,
                class: String::new(),
                rule: None,
                needed: false,
            });
        }
        let needed = disambiguates(part, named);
        let kind = kind_class(part.kind);
        stretches.push(Stretch {
            letters: named.reading.letters(part).to_owned(),
            part: Some(at),
            class: if needed {
                format!("part {kind} needed")
            } else {
                format!("part {kind}")
            },
            rule: (needed && !tagged).then(|| rule_word(named.rule)),
            needed,
        });
        tagged |= needed;
        end = part.span.end;
    }
    let rest = &named.reading.text[end..];
    if !rest.is_empty() {
        stretches.push(Stretch {
            letters: rest.to_owned(),
            part: None,
            class: String::new(),
            rule: None,
            needed: false,
        });
    }
    stretches
}

/// A name as text, its letters of disambiguation set off. Only those get elements of their own: a
/// sheet holds hundreds of names.
#[must_use]
pub fn name(named: &Named) -> El {
    let mut written = el("span").class("name");
    let mut plain = String::new();
    for stretch in stretches(named) {
        if stretch.needed {
            if !plain.is_empty() {
                written = written.text(&plain);
                plain.clear();
            }
            let mut letters = el("span").class(&stretch.class).text(&stretch.letters);
            if let Some(rule) = stretch.rule {
                letters = letters.attr("data-rule", rule);
            }
            written = written.child(letters);
        } else {
            plain.push_str(&stretch.letters);
        }
    }
    if plain.is_empty() {
        written
    } else {
        written.text(&plain)
    }
}

/// A sentence whose squares and moves light the board when they are pointed at.
#[must_use]
pub fn sentence(desk: Desk, sentence: &Sentence) -> Vec<AnyView> {
    let bits = sentence.bits().iter().map(|bit| match bit {
        Bit::Text(words) => words.clone().into_any(),
        Bit::Cell(cell) => link(desk, cell.to_string(), Pointing::Cell(*cell)).view(),
        Bit::Play(play) => link(desk, play.as_noun(), Pointing::Play(*play)).view(),
    });
    bits.collect()
}

/// Words that light the board when pointed at.
#[must_use]
pub fn link(desk: Desk, words: String, pointing: Pointing) -> El {
    // A `<button>` would not break between its words.
    let words_only = el("span")
        .class("link")
        .attr("role", "button")
        .attr("tabindex", "0");
    points(desk, words_only, pointing).text(&words)
}

/// Makes an element light the board while it is pointed at by mouse, touch or focus.
#[must_use]
pub fn points(desk: Desk, element: El, pointing: Pointing) -> El {
    let point = move |on: bool| desk.act(Action::Point(on.then(|| pointing.clone())));
    let (enter, focus) = (point.clone(), point.clone());
    let away = move |_| desk.act(Action::Point(None));
    element
        .on("pointerenter", move |_| enter(true))
        .on("pointerleave", away)
        .on("focus", move |_| focus(true))
        .on("blur", away)
        .click(move || point(true))
}
