//! Elements under construction, and what is asked of those that stand.
//!
//! ```text
//! el("button").class("move").attr("data-moment", "3").text("Nf3")
//! ```
//!
//! None of the browser's refusals can happen for the fixed names that are given here, so they are passed over.

use rank_and_file::board::{Man, Side};
use rank_and_file::screen::artwork::{VIEW_BOX, outline};
use std::cell::RefCell;
use wasm_bindgen::JsCast;
use web_sys::{Document, Element, HtmlElement};

/// An element under construction.
#[derive(Clone)]
pub struct El(pub Element);

thread_local! {
    static DOCUMENT: Option<Document> = web_sys::window().and_then(|window| window.document());
    /// A man once drawn is copied.
    static MEN: RefCell<Vec<((Side, Man), Element)>> = const { RefCell::new(Vec::new()) };
}

const SVG: &str = "http://www.w3.org/2000/svg";

/// An HTML element of this name.
#[inline(never)]
pub fn el(name: &str) -> El {
    made(|document| document.create_element(name).ok())
}

fn svg(name: &str) -> El {
    made(|document| document.create_element_ns(Some(SVG), name).ok())
}

fn made(make: impl Fn(&Document) -> Option<Element>) -> El {
    let made = DOCUMENT.with(|document| document.as_ref().and_then(make));
    // Without a document there is no page to draw in, and nobody has called.
    El(made.unwrap_or_else(|| wasm_bindgen::JsValue::NULL.unchecked_into()))
}

/// A button that does what its `data-do` says.
pub fn button(class: &str, does: &str) -> El {
    el("button")
        .attr("type", "button")
        .class(class)
        .attr("data-do", does)
}

/// A button with a sign, named for those who cannot see it.
pub fn sign(label: &str, does: &str, path: &str) -> El {
    button("button", does)
        .attr("aria-label", label)
        .attr("title", label)
        .child(drawn(
            "icon",
            "0 0 24 24",
            &[(String::new(), path.to_owned())],
        ))
}

/// An image of paths, each with its class; empty ones are left out.
pub fn drawn(class: &str, view_box: &str, paths: &[(String, String)]) -> El {
    let mut image = svg("svg")
        .class(class)
        .attr("viewBox", view_box)
        .attr("aria-hidden", "true");
    for (class, data) in paths {
        if !data.is_empty() {
            image = image.child(svg("path").class(class).attr("d", data));
        }
    }
    image
}

/// A man in his side's colours.
pub fn man(side: Side, man: Man) -> El {
    let copy = |element: &Element| {
        let copy = element.clone_node_with_deep(true).ok()?;
        copy.dyn_into().ok().map(El)
    };
    let known = MEN.with_borrow(|men| {
        let known = men.iter().find(|(known, _)| *known == (side, man));
        known.and_then(|(_, element)| copy(element))
    });
    known.unwrap_or_else(|| {
        let outline = outline(man);
        let class = match side {
            Side::White => "man white",
            Side::Black => "man black",
        };
        let paths = [
            ("body", outline.body),
            ("lines", outline.lines),
            ("dots", outline.dots),
        ];
        let paths = paths.map(|(class, data)| (class.to_owned(), data.to_owned()));
        let made = drawn(class, VIEW_BOX, &paths).attr("part", "man");
        MEN.with_borrow_mut(|men| men.push(((side, man), made.0.clone())));
        copy(&made.0).unwrap_or(made)
    })
}

impl El {
    #[inline(never)]
    pub fn class(self, class: &str) -> El {
        self.attr("class", class)
    }

    #[inline(never)]
    pub fn attr(self, name: &str, value: &str) -> El {
        let _ = self.0.set_attribute(name, value);
        self
    }

    /// Gives the attribute, or takes it away.
    #[inline(never)]
    pub fn flag(self, name: &str, on: bool) -> El {
        let _ = match on {
            true => self.0.set_attribute(name, ""),
            false => self.0.remove_attribute(name),
        };
        self
    }

    /// Goes on with this text.
    #[inline(never)]
    pub fn text(self, text: &str) -> El {
        let _ = self.0.append_with_str_1(text);
        self
    }

    #[inline(never)]
    pub fn child(self, child: El) -> El {
        let _ = self.0.append_child(&child.0);
        self
    }

    pub fn children(self, children: impl IntoIterator<Item = El>) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// Sets a custom property of the style, which no content policy forbids.
    #[inline(never)]
    pub fn style(self, name: &str, value: &str) -> El {
        if let Some(element) = self.0.dyn_ref::<HtmlElement>() {
            let _ = element.style().set_property(name, value);
        }
        self
    }

    /// Takes all it holds out of it.
    #[inline(never)]
    pub fn emptied(self) -> El {
        self.0.set_text_content(None);
        self
    }

    /// Holds this text and nothing else.
    #[inline(never)]
    pub fn says(self, text: &str) -> El {
        self.0.set_text_content(Some(text));
        self
    }

    pub fn hidden(self, hidden: bool) -> El {
        self.flag("hidden", hidden)
    }
}

/// The element itself or the nearest around it that the selector fits.
pub fn closest(element: &Element, selector: &str) -> Option<Element> {
    element.closest(selector).ok().flatten()
}

/// The first element inside that the selector fits.
pub fn find(element: &Element, selector: &str) -> Option<Element> {
    element.query_selector(selector).ok().flatten()
}

/// Gives the keyboard to an element, without the page scrolling for it.
pub fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let options = web_sys::FocusOptions::new();
        options.set_prevent_scroll(true);
        let _ = element.focus_with_options(&options);
    }
}
