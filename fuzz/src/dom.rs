//! Values of elements, and the document that shows them.

use rank_and_file::study::{StudyAction, StudySession};
use rank_and_file::view::{Element, el};
use rank_and_file_dom::{focus, focused, make, patch};

use crate::actions::{action, text};
use crate::choose::Choices;
use crate::element::drawn;

/// Elements of the largest value, so that a run stays short.
const MOST: usize = 60;

/// Shows one value after the other in a document. The first byte says whether the values are any
/// elements, or those of a board on which a reader acts.
pub fn dom(bytes: &[u8]) {
    let mut choices = Choices::new(bytes);
    let mut values: Vec<Element> = Vec::new();
    if choices.coin() {
        let mode = choices.pick(&["free", "none", "quiz", "laboratory", "moves"]);
        let of = |name: &str| (name == "interactive").then(|| mode.to_owned());
        let mut reader = StudySession::new(text(&mut choices), of);
        for _ in 0..4 {
            values.push(page(&mut reader));
            let next = action(reader.session(), &mut choices);
            reader.act(StudyAction::Do(next));
            reader.settle(true);
            if !choices.more() {
                break;
            }
        }
        values.push(page(&mut reader));
    } else {
        for _ in 0..4 {
            values.push(any(&mut choices));
        }
    }
    shows(&values, choices.number() as usize);
}

/// Returns everything that a study shows, in one element.
fn page(reader: &mut StudySession) -> Element {
    el("div").children(drawn(reader))
}

/// Returns an element with any content.
fn any(choices: &mut Choices<'_>) -> Element {
    let mut open = vec![el("div")];
    for _ in 0..MOST {
        match choices.below(16) {
            0..=2 if open.len() > 1 => close(&mut open),
            3..=5 => {
                let words = choices.pick(&["e4", "Nf3", "a", "b"]);
                let last = open.pop().unwrap_or_else(|| el("div"));
                open.push(last.text(words));
            }
            _ => {
                let at = open.len() as u64;
                let child = one(choices, &open[open.len() - 1]);
                match choices.coin() && at < 8 {
                    true => open.push(child),
                    false => {
                        open.push(child);
                        close(&mut open);
                    }
                }
            }
        }
        if !choices.more() {
            break;
        }
    }
    while open.len() > 1 {
        close(&mut open);
    }
    open.remove(0)
}

/// Puts the innermost open element into the one around it.
fn close(open: &mut Vec<Element>) {
    if let (Some(child), Some(around)) = (open.pop(), open.pop()) {
        open.push(around.child(child));
    }
}

/// Returns an element without content, with a key that none of its siblings has.
fn one(choices: &mut Choices<'_>, around: &Element) -> Element {
    // Elements of a pattern have a tag in common, and no custom properties.
    let pattern = choices.below(8);
    let tag = match pattern {
        0 => "p",
        1 => "g",
        _ => choices.pick(&["li", "div", "svg", "input"]),
    };
    let mut made = el(tag);
    if pattern < 2 {
        made = made.pattern(pattern as u32 + 1_000);
    }
    let key = u64::from(choices.byte() % 12);
    let is_taken = around.elements().any(|known| known.key == Some(key));
    if key < 9 && !is_taken {
        made = made.key(key);
    }
    let about = choices.byte();
    for (at, name) in ["title", "value", "checked", "href"]
        .into_iter()
        .enumerate()
    {
        if about >> at & 1 == 1 {
            made = made.attr(name, choices.pick(&["", "1", "2"]));
        }
    }
    if about >> 4 & 1 == 1 && pattern >= 2 {
        made = made.var("--depth", choices.pick(&["1", "2"]));
    }
    made.class(choices.pick(&["", "move", "move last"]))
}

/// Checks that a document that shows one value after the other looks like one that is drawn anew,
/// and that an element which stays keeps the keyboard.
fn shows(values: &[Element], which: usize) {
    let host = make(&values[0]);
    for pair in values.windows(2) {
        let inside = host.elements();
        let held = &inside[which % inside.len()];
        focus(Some(held));
        patch(&host, &pair[0], &pair[1]);
        assert_eq!(
            host.outline(),
            make(&pair[1]).outline(),
            "{}",
            pair[0].outline()
        );
        if host.contains(Some(held)) {
            assert!(
                focused().is_some(),
                "{}\n{}",
                pair[0].outline(),
                pair[1].outline()
            );
        }
    }
}
