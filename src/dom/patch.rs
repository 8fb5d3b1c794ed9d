//! Makes an element of the page equal to a value, by its differences from the value shown before.
//!
//! One pass updates the page. Equal parts are skipped, so a move on a board costs a few calls.
//! Children with keys that change places are moved, as few as possible and never the one with the
//! focus. The recursion is as deep as views are nested, which depends on the source code and not on
//! input.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::Reflect;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{Document, HtmlElement};

use crate::view::{Element, Node, is_same, plan};

/// Namespace of SVG elements.
const SVG: &str = "http://www.w3.org/2000/svg";

/// Updates an element that shows `old` so that it shows `new`: class, attributes and children, but
/// not the tag. What `old` does not mention stays, such as an attribute set by other code.
pub fn patch(host: &web_sys::Element, old: &Element, new: &Element) {
    if old.class != new.class {
        set(host, "class", &new.class);
    }
    if old.attrs != new.attrs {
        attributes(host, old, new);
    }
    for (name, value) in &new.vars {
        if !old.vars.contains(&(name, value.clone())) {
            var(host, name, value);
        }
    }
    for (name, _) in &old.vars {
        if !new.vars.iter().any(|(known, _)| known == name) {
            var(host, name, "");
        }
    }
    if old.children != new.children {
        children(host, &old.children, &new.children);
    }
}

/// Updates the attributes of an element.
fn attributes(host: &web_sys::Element, old: &Element, new: &Element) {
    for (at, (name, value)) in new.attrs.iter().enumerate() {
        // The attribute is nearly always at the same place.
        let known = match old.attrs.get(at) {
            Some((known, value)) if known == name => Some(value),
            _ => (old.attrs.iter().find(|(known, _)| known == name)).map(|(_, value)| value),
        };
        if known != Some(value) {
            set(host, name, value);
        }
    }
    for (name, _) in &old.attrs {
        if new.get(name).is_none() {
            unset(host, name);
        }
    }
}

/// Sets an attribute. Browsers never refuse these fixed names.
#[inline(never)]
fn set(host: &web_sys::Element, name: &str, value: &str) {
    let _ = host.set_attribute(name, value);
    // After a user has changed a field, only the property sets its value, not the attribute.
    match name {
        "value" => property(host, name, &JsValue::from_str(value)),
        "checked" | "selected" => property(host, name, &JsValue::TRUE),
        _ => {}
    }
}

/// Removes an attribute, and resets the property of a field.
fn unset(host: &web_sys::Element, name: &str) {
    let _ = host.remove_attribute(name);
    match name {
        "value" => property(host, name, &JsValue::from_str("")),
        "checked" | "selected" => property(host, name, &JsValue::FALSE),
        _ => {}
    }
}

fn property(host: &web_sys::Element, name: &str, value: &JsValue) {
    let _ = Reflect::set(host, &JsValue::from_str(name), value);
}

/// Sets a custom property. SVG elements have a style just as HTML elements do.
#[inline(never)]
fn var(host: &web_sys::Element, name: &str, value: &str) {
    let style = host.unchecked_ref::<HtmlElement>().style();
    let _ = style.set_property(name, value);
}

/// Updates the children of an element.
fn children(host: &web_sys::Element, old: &[Node], new: &[Node]) {
    match (old, new) {
        ([], _) => append(host, new),
        (_, []) => host.set_text_content(None),
        ([Node::Text(_)], [Node::Text(words)]) => host.set_text_content(Some(words)),
        _ if alike(old, new) => {
            let standing = host.child_nodes();
            let pairs = old.iter().zip(new).enumerate();
            for (at, (old, new)) in pairs.filter(|(_, (old, new))| old != new) {
                if let Some(standing) = standing.item(at as u32) {
                    child(&standing, old, new);
                }
            }
        }
        _ => arrange(host, old, new),
    }
}

/// Returns whether every child stays at its place.
fn alike(old: &[Node], new: &[Node]) -> bool {
    old.len() == new.len() && old.iter().zip(new).all(|(old, new)| is_same(old, new))
}

/// Updates an existing child to a value of the same kind.
fn child(standing: &web_sys::Node, old: &Node, new: &Node) {
    match (old, new) {
        (Node::Element(old), Node::Element(new)) => patch(standing.unchecked_ref(), old, new),
        (_, Node::Text(words)) => standing.set_node_value(Some(words)),
        _ => {}
    }
}

/// Removes, makes and moves children as planned.
fn arrange(host: &web_sys::Element, old: &[Node], new: &[Node]) {
    let mut standing = Vec::with_capacity(old.len());
    let mut next = host.first_child();
    for _ in old {
        let Some(here) = next else {
            break;
        };
        next = here.next_sibling();
        standing.push(here);
    }
    let focus = host.query_selector(":focus").ok().flatten();
    let held = focus.and_then(|focus| standing.iter().position(|node| node.contains(Some(&focus))));
    let plan = plan(old, new, held);
    let mut stays = vec![false; standing.len()];
    for at in plan.from.iter().flatten() {
        stays[*at] = true;
    }
    for (node, _) in standing.iter().zip(&stays).filter(|(_, stays)| !**stays) {
        let _ = host.remove_child(node);
    }
    // The loop runs from last to first, so that the next sibling is already in place.
    for (at, wanted) in new.iter().enumerate().rev() {
        let node = match plan.from[at] {
            Some(from) => {
                if old[from] != *wanted {
                    child(&standing[from], &old[from], wanted);
                }
                standing[from].clone()
            }
            None => made(wanted),
        };
        if !plan.stays[at] {
            let _ = host.insert_before(&node, next.as_ref());
        }
        next = Some(node);
    }
}

/// Adds new children to an empty element.
fn append(host: &web_sys::Element, new: &[Node]) {
    match new {
        [Node::Text(words)] => host.set_text_content(Some(words)),
        _ => {
            for node in new {
                let _ = match node {
                    Node::Text(words) => host.append_with_str_1(words),
                    Node::Element(element) => host.append_child(&make(element)).map(|_| ()),
                };
            }
        }
    }
}

thread_local! {
    static DOCUMENT: Option<Document> = web_sys::window().and_then(|window| window.document());
    /// The first element of each pattern: its number, its value, and a copy that is not in the
    /// page.
    static PATTERNS: RefCell<Vec<(u32, Rc<Element>, web_sys::Node)>> = const { RefCell::new(Vec::new()) };
}

/// Makes a node with the document. A page always has a document, so the fallback is never used.
fn ask<T: JsCast>(make: impl Fn(&Document) -> Option<T>) -> T {
    let made = DOCUMENT.with(|document| document.as_ref().and_then(make));
    made.unwrap_or_else(|| JsValue::NULL.unchecked_into())
}

/// Makes a new node equal to the value.
fn made(node: &Node) -> web_sys::Node {
    match node {
        Node::Text(words) => ask(|document| Some(document.create_text_node(words).into())),
        Node::Element(element) => make(element).into(),
    }
}

/// Makes a new element equal to the value, by copying its pattern if there is one.
pub(super) fn make(new: &Element) -> web_sys::Element {
    let Some(number) = new.pattern else {
        return fresh(new);
    };
    let known = PATTERNS.with_borrow(|patterns| {
        let at = patterns.binary_search_by_key(&number, |(number, ..)| *number);
        let (_, value, node) = &patterns[at.ok()?];
        Some((Rc::clone(value), copy(node)?))
    });
    if let Some((value, node)) = known {
        if *value != *new {
            patch(&node, &value, new);
        }
        return node;
    }
    let node = fresh(new);
    if let Some(copy) = copy(&node) {
        PATTERNS.with_borrow_mut(|patterns| {
            let at = patterns.partition_point(|(known, ..)| *known < number);
            patterns.insert(at, (number, Rc::new(new.clone()), copy.into()));
        });
    }
    node
}

/// Copies a node with its content.
fn copy(node: &web_sys::Node) -> Option<web_sys::Element> {
    let copy = node.clone_node_with_deep(true).ok()?;
    Some(copy.unchecked_into())
}

/// Makes a new element without using a pattern.
fn fresh(new: &Element) -> web_sys::Element {
    let node = ask(|document| match new.is_svg() {
        true => document.create_element_ns(Some(SVG), new.tag).ok(),
        false => document.create_element(new.tag).ok(),
    });
    // A new element has nothing to remove, so that `patch` is not needed.
    if !new.class.is_empty() {
        set(&node, "class", &new.class);
    }
    for (name, value) in &new.attrs {
        set(&node, name, value);
    }
    for (name, value) in &new.vars {
        var(&node, name, value);
    }
    append(&node, &new.children);
    node
}
