//! Elements of the page that show a value, and the way back from an element to its value.
//!
//! ```text
//! let mut host = Host::new(element);      an empty element of the page
//! host.show(view::board(&model, &looks)); its class, attributes and all that is in it
//! nearest(&pressed, |value| value.press().cloned())
//! ```
//!
//! An element stands at the same place among the children of its parent as its value does, so what
//! a press means needs no attribute: it is looked up in the value.

use std::cell::RefCell;
use std::rc::{Rc, Weak};

use js_sys::Array;

use super::patch::{make, patch};
use crate::view::{Element, Node, el};

/// An element of the page and the value it shows.
#[derive(Debug)]
pub struct Host(Rc<Shown>);

#[derive(Debug)]
struct Shown {
    element: web_sys::Element,
    value: RefCell<Element>,
}

thread_local! {
    /// All hosts there are, and some that are gone.
    static HOSTS: RefCell<Vec<Weak<Shown>>> = const { RefCell::new(Vec::new()) };
}

impl Host {
    /// Takes over an empty element without a class.
    #[must_use]
    pub fn new(element: web_sys::Element) -> Host {
        Host::standing(element, el(""))
    }

    /// Makes a new element that shows this value and is not in the page yet.
    #[must_use]
    pub fn build(value: Element) -> Host {
        Host::standing(make(&value), value)
    }

    /// Takes over an element that already shows this value.
    #[must_use]
    pub fn standing(element: web_sys::Element, value: Element) -> Host {
        let value = RefCell::new(value);
        let shown = Rc::new(Shown { element, value });
        HOSTS.with_borrow_mut(|hosts| {
            hosts.retain(|host| host.strong_count() > 0);
            hosts.push(Rc::downgrade(&shown));
        });
        Host(shown)
    }

    /// Makes the element show this value instead. The tag must be the same.
    pub fn show(&mut self, value: Element) {
        patch(&self.0.element, &self.0.value.borrow(), &value);
        self.0.value.replace(value);
    }

    /// Returns the element.
    #[must_use]
    pub fn element(&self) -> &web_sys::Element {
        &self.0.element
    }
}

/// Returns what `pick` finds in the value of an element, or else in that of its nearest ancestor.
pub(super) fn nearest<T>(
    element: &web_sys::Element,
    pick: impl Fn(&Element) -> Option<T>,
) -> Option<T> {
    let around = hosts_around(element);
    // The places of the elements passed so far, each among its siblings.
    let mut way = Vec::new();
    let mut at: web_sys::Node = element.clone().into();
    loop {
        let is_here = |host: &&Rc<Shown>| at.is_same_node(Some(&host.element));
        if let Some(host) = around.iter().find(is_here) {
            let found = on_the_way(&host.value.borrow(), &way, &pick);
            if found.is_some() {
                return found;
            }
            way.clear();
        }
        let parent = at.parent_node()?;
        way.push(Array::from(&parent.child_nodes()).index_of(&at, 0));
        at = parent;
    }
}

/// Returns the hosts inside which an element is.
fn hosts_around(element: &web_sys::Element) -> Vec<Rc<Shown>> {
    HOSTS.with_borrow(|hosts| {
        let hosts = hosts.iter().filter_map(Weak::upgrade);
        let around = hosts.filter(|host| host.element.contains(Some(element)));
        around.collect()
    })
}

/// Returns what `pick` finds last on the way from a value down to one inside it, whose place comes
/// first.
fn on_the_way<T>(value: &Element, way: &[i32], pick: &impl Fn(&Element) -> Option<T>) -> Option<T> {
    let mut found = pick(value);
    let mut value = value;
    for &place in way.iter().rev() {
        // A browser that translates the page puts elements of its own in place of a text.
        let Some(Node::Element(child)) = value.children.get(place as usize) else {
            break;
        };
        value = child;
        found = pick(value).or(found);
    }
    found
}
