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

use std::cell::{Cell, RefCell};
use std::rc::{Rc, Weak};

use js_sys::{Array, WeakMap};

use super::patch::{make, patch};
use crate::view::{Element, Node, el};

/// An element of the page and the value it shows.
#[derive(Debug)]
pub struct Host(Rc<Shown>);

#[derive(Debug)]
struct Shown {
    /// The key in [`HOSTS`].
    number: u32,
    element: web_sys::Element,
    value: RefCell<Element>,
}

thread_local! {
    /// How many hosts have been made.
    static MADE: Cell<u32> = const { Cell::new(0) };
    /// All hosts there are, in the order of their numbers.
    static HOSTS: RefCell<Vec<(u32, Weak<Shown>)>> = const { RefCell::new(Vec::new()) };
    /// The numbers of the hosts, by element. A page may have a thousand hosts, and what is under the
    /// pointer is asked for at every move of it.
    static NUMBERS: WeakMap = WeakMap::new();
}

impl Drop for Shown {
    fn drop(&mut self) {
        HOSTS.with_borrow_mut(|hosts| {
            if let Ok(place) = place(hosts, self.number) {
                hosts.remove(place);
            }
        });
    }
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
        let number = MADE.get();
        MADE.set(number + 1);
        NUMBERS.with(|numbers| numbers.set(&element, &number.into()));
        let value = RefCell::new(value);
        let shown = Rc::new(Shown {
            number,
            element,
            value,
        });
        HOSTS.with_borrow_mut(|hosts| hosts.push((number, Rc::downgrade(&shown))));
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
    // The places of the elements passed so far, each among its siblings.
    let mut way = Vec::new();
    let mut at = element.clone();
    loop {
        if let Some(host) = shown_in(&at) {
            let found = on_the_way(&host.value.borrow(), &way, &pick);
            if found.is_some() {
                return found;
            }
            way.clear();
        }
        let parent = at.parent_element()?;
        way.push(Array::from(&parent.child_nodes()).index_of(&at, 0));
        at = parent;
    }
}

/// Returns the host of this very element.
fn shown_in(element: &web_sys::Element) -> Option<Rc<Shown>> {
    let number = NUMBERS.with(|numbers| numbers.get(element)).as_f64()?;
    HOSTS.with_borrow(|hosts| {
        let place = place(hosts, number as u32).ok()?;
        hosts[place].1.upgrade()
    })
}

/// Returns the place of a host in the list; an error if it is not there.
fn place(hosts: &[(u32, Weak<Shown>)], number: u32) -> Result<usize, usize> {
    hosts.binary_search_by_key(&number, |host| host.0)
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
