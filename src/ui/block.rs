//! A block of the page: an element that is kept equal to a value of [`view`](crate::view).

use std::rc::Rc;

use leptos::html::custom;
use leptos::prelude::*;
use leptos::tachys::html::element::Custom;

use crate::dom::Host;
use crate::view::Element;

/// The element of a block.
pub type BlockRef = NodeRef<Custom<&'static str>>;

/// A block that shows what `draw` gives, and again whenever what that reads changes.
pub fn block(tag: &'static str, draw: impl Fn() -> Element + 'static) -> AnyView {
    shown(tag, NodeRef::new(), Box::new(draw), None)
}

/// The same; `then` looks after the element each time it has been drawn, and whenever what it reads itself changes.
pub fn block_then(
    tag: &'static str,
    draw: impl Fn() -> Element + 'static,
    then: impl Fn(&web_sys::Element) + 'static,
) -> AnyView {
    shown(tag, NodeRef::new(), Box::new(draw), Some(Box::new(then)))
}

type Draw = Box<dyn Fn() -> Element>;
type Then = Box<dyn Fn(&web_sys::Element)>;

/// All blocks share one type, which keeps the program small.
fn shown(tag: &'static str, place: BlockRef, draw: Draw, then: Option<Then>) -> AnyView {
    let then = then.map(Rc::new);
    let looked_after = then.clone();
    Effect::new(move |host: Option<Option<Host>>| {
        let element = place.get()?;
        let host = host.flatten();
        let mut host = host.unwrap_or_else(|| {
            // The framework leaves a mark in an element that it makes without children.
            element.set_text_content(None);
            Host::new((*element).clone())
        });
        host.show(draw());
        if let Some(then) = &then {
            untrack(|| then(host.element()));
        }
        Some(host)
    });
    // What it reads besides draws nothing anew.
    if let Some(then) = looked_after {
        Effect::new(move || {
            if let Some(element) = place.get() {
                then(&element);
            }
        });
    }
    custom(tag).node_ref(place).into_any()
}
