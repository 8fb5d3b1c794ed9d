//! Names and sentences, with parts that light up squares on the board.
//!
//! | text | drawn as |
//! |---|---|
//! | `QN-Q2` | `Q` highlighted, with its rule's word under it; the rest plain text |
//! | "The knight on b8 could …" | the square as a link that lights it up |

use super::node::{Element, button, el};
use crate::notation::{Bit, Kind, Named, Sentence};
use crate::screen::stretches::{Stretch, stretches};
use crate::screen::why::PartSays;
use crate::session::Pointing;
use crate::words;

/// Returns the class of a kind of part.
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

/// Styles an element as a part of a name.
pub(super) fn part(holder: Element, kind: Kind, needed: bool) -> Element {
    let holder = holder.class("part").class(kind_class(kind));
    holder.class_if(needed, "needed")
}

/// Adds a stretch of a name, with its rule's word, to an element.
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

/// Adds a name to an element, its letters of disambiguation highlighted. Only those get their own
/// elements, because a sheet holds hundreds of names.
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

/// Adds a name in parts. The parts of the current move, given by its column, light up what they
/// mean; without a column the move is another, and its parts light up nothing.
#[must_use]
pub fn pieces(holder: Element, named: &Named, says: &[PartSays], column: Option<usize>) -> Element {
    let piece = |stretch: Stretch| match (stretch.part, column) {
        (Some(part), Some(column)) => {
            let says = says.get(part).map_or("", |part| part.says.as_str());
            let label = [stretch.letters.as_str(), words::COLON.text(), says].concat();
            lettered(button(""), stretch)
                .attr("title", says.to_owned())
                .attr("aria-label", label)
                .lights(Pointing::Part { column, part })
        }
        _ => lettered(el("span"), stretch),
    };
    holder.children(stretches(named).into_iter().map(piece))
}

/// Adds a sentence whose squares and moves light up the board.
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

/// Makes words that light up the board.
#[must_use]
pub fn link(words: String, pointing: &Pointing) -> Element {
    // A `<button>` cannot break between its words, and a full stop after it could begin the next
    // line.
    let link = el("span").class("link").attr("role", "button");
    link.attr("tabindex", "0")
        .lights(pointing.clone())
        .text(words)
}
