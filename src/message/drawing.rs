//! Elements as steps, so that what one program thinks up another can put on the screen.
//!
//! ```text
//! <p class="x">one <b>two</b></p>
//! Open("p") Attribute("class", "x") Text("one ") Open("b") Text("two") Close Close
//! ```

use super::wire::{Wire, run};

/// The steps, as bytes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Drawing(pub(super) Vec<u8>);

/// One step of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<'d> {
    /// An element of this name begins inside the one that is open.
    Open(&'d str),
    /// The open element has this attribute.
    Attribute(&'d str, &'d str),
    /// The open element goes on with this text.
    Text(&'d str),
    /// The open element ends.
    Close,
}

impl Drawing {
    /// Adds an element with its attributes and what `inside` adds.
    pub fn element(
        &mut self,
        name: &str,
        attributes: &[(&str, &str)],
        inside: impl FnOnce(&mut Drawing),
    ) {
        self.step(1, &[name]);
        for (name, value) in attributes {
            self.step(2, &[name, value]);
        }
        inside(self);
        self.step(0, &[]);
    }

    /// Adds a text.
    pub fn text(&mut self, text: &str) {
        self.step(3, &[text]);
    }

    fn step(&mut self, kind: u8, texts: &[&str]) {
        self.0.push(kind);
        for text in texts {
            (text.len() as u32).put(&mut self.0);
            self.0.extend_from_slice(text.as_bytes());
        }
    }

    /// The steps in their order. Bytes that are no drawing end it.
    pub fn steps(&self) -> impl Iterator<Item = Step<'_>> {
        let mut rest = self.0.as_slice();
        std::iter::from_fn(move || {
            let (&kind, tail) = rest.split_first()?;
            rest = tail;
            let mut text = || str::from_utf8(run(&mut rest)?).ok();
            Some(match kind {
                0 => Step::Close,
                1 => Step::Open(text()?),
                2 => Step::Attribute(text()?, text()?),
                _ => Step::Text(text()?),
            })
        })
    }
}

impl Wire for Drawing {
    fn put(&self, bytes: &mut Vec<u8>) {
        (self.0.len() as u32).put(bytes);
        bytes.extend_from_slice(&self.0);
    }

    fn take(rest: &mut &[u8]) -> Option<Drawing> {
        run(rest).map(|bytes| Drawing(bytes.to_vec()))
    }
}
