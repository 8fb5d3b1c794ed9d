//! Names and sentences, with what in them lights the board.
//!
//! | from | drawn |
//! |---|---|
//! | `QN-Q2` | `Q` set off, with its rule's word under it; the rest plain text |
//! | "The knight on b8 could …" | the square a link that lights it |

use super::node::{Element, button, el};
use crate::notation::{Bit, Kind, Named, Sentence};
use crate::screen::stretches::{Stretch, stretches};
use crate::screen::why::PartSays;
use crate::session::Pointing;

/// The class of a kind of part.
#[must_use]
pub const fn kind_class(kind: Kind) -> &'static str {
    match kind {
        Kind::Piece => "kind-piece",
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

/// Makes an element a part of a name.
pub(super) fn part(holder: Element, kind: Kind, needed: bool) -> Element {
    let holder = holder.class("part").class(kind_class(kind));
    holder.class_if(needed, "needed")
}

fn lettered(holder: Element, stretch: Stretch) -> Element {
    let holder = match stretch.kind {
        Some(kind) => part(holder, kind, stretch.needed),
        None => holder,
    };
    let holder = holder.text(stretch.letters);
    match stretch.rule {
        Some(rule) => holder.attr("data-rule", rule),
        None => holder,
    }
}

/// A name as text in the element that is to hold it, its letters of disambiguation set off. Only those get elements
/// of their own: a sheet holds hundreds of names.
#[must_use]
pub fn name(holder: Element, named: &Named) -> Element {
    let mut written = holder;
    let mut plain = String::new();
    for stretch in stretches(named) {
        if stretch.needed {
            written = written.text(std::mem::take(&mut plain));
            written = written.child(lettered(el("span"), stretch));
        } else {
            plain.push_str(&stretch.letters);
        }
    }
    written.text(plain)
}

/// A name of the current move in pieces that light what they are about; without a column, of another move, whose
/// parts light nothing.
#[must_use]
pub fn pieces(holder: Element, named: &Named, says: &[PartSays], column: Option<usize>) -> Element {
    let piece = |stretch: Stretch| match (stretch.part, column) {
        (Some(part), Some(column)) => {
            let says = says.get(part).map_or("", |part| part.says.as_str());
            let label = [stretch.letters.as_str(), ": ", says].concat();
            lettered(button(""), stretch)
                .attr("title", says.to_owned())
                .attr("aria-label", label)
                .lights(Pointing::Part { column, part }.text())
        }
        _ => lettered(el("span"), stretch),
    };
    holder.children(stretches(named).into_iter().map(piece))
}

/// A sentence in the element that is to hold it, whose squares and moves light the board.
#[must_use]
pub fn sentence(holder: Element, sentence: &Sentence) -> Element {
    sentence
        .bits()
        .iter()
        .fold(holder, |holder, bit| match bit {
            Bit::Text(words) => holder.text(words.clone()),
            Bit::Square(square) => {
                holder.child(link(square.to_string(), &Pointing::Square(*square)))
            }
            Bit::Move(mv) => holder.child(link(mv.as_noun(), &Pointing::Move(*mv))),
        })
}

/// Words that light the board.
#[must_use]
pub fn link(words: String, pointing: &Pointing) -> Element {
    // A `<button>` would not break between its words, and a line could begin with the full stop behind it.
    let link = el("span").class("link").attr("role", "button");
    link.attr("tabindex", "0")
        .lights(pointing.text())
        .text(words)
}
