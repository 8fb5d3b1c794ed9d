//! Names and sentences as elements. What is pointed at stands in `data-` attributes, which the board hears.
//!
//! | attribute | pointing at it lights |
//! |---|---|
//! | `data-cell="e4"` | a square |
//! | `data-play="2"` | a play, by its place in [`Linked`] |
//! | `data-part="0.3"` | the squares of a part of the current move's name: column and part |

use super::dom::{El, el};
use rank_and_file::board::Play;
use rank_and_file::notation::{Bit, Named, Sentence};
use rank_and_file::screen::stretches::{Stretch, stretches};

/// The plays that the sentences on the screen speak of.
#[derive(Default)]
pub struct Linked(pub Vec<Play>);

impl Linked {
    fn place(&mut self, play: Play) -> String {
        self.0.push(play);
        (self.0.len() - 1).to_string()
    }

    /// A sentence whose squares and moves light the board when they are pointed at.
    pub fn sentence(&mut self, holder: El, sentence: &Sentence) -> El {
        let mut holder = holder;
        for bit in sentence.bits() {
            holder = match bit {
                Bit::Text(words) => holder.text(words),
                Bit::Cell(cell) => {
                    holder.child(link("data-cell", &cell.to_string()).text(&cell.to_string()))
                }
                Bit::Play(play) => holder.child(self.play(*play)),
            };
        }
        holder
    }

    /// A play in words.
    pub fn play(&mut self, play: Play) -> El {
        link("data-play", &self.place(play)).text(&play.as_noun())
    }
}

fn link(attribute: &str, value: &str) -> El {
    // A `<button>` would not break between its words, and a line could begin with the full stop behind it.
    el("span")
        .class("link")
        .attr("role", "button")
        .attr("tabindex", "0")
        .attr("data-do", "point")
        .attr(attribute, value)
}

/// A name as text in the element that is to hold it, its letters of disambiguation set off. Only those get elements
/// of their own: a page may have thousands of names.
pub fn name(holder: El, named: &Named) -> El {
    let mut written = holder;
    let mut plain = String::new();
    for stretch in stretches(named) {
        if stretch.needed {
            if !plain.is_empty() {
                written = written.text(&plain);
                plain.clear();
            }
            written = written.child(lettered(el("span"), &stretch));
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

/// A stretch in the element that is to hold it.
pub fn lettered(holder: El, stretch: &Stretch) -> El {
    let holder = holder.class(&stretch.class).text(&stretch.letters);
    match stretch.rule {
        Some(rule) => holder.attr("data-rule", rule),
        None => holder,
    }
}
