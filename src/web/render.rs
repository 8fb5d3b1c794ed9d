//! Makes an element of [`view`](crate::view) an ordinary child of Leptos' `view!`.
//!
//! | in `view!` | what it does |
//! |---|---|
//! | `{view::spoken(words)}` | makes the element once |
//! | `{move \|\| view::why(&model.get())}` | makes the element once, then updates what differs when the model changes |

use leptos::attr::Attribute;
use leptos::attr::any_attribute::AnyAttribute;
use leptos::tachys::hydration::Cursor;
use leptos::tachys::view::add_attr::AddAnyAttr;
use leptos::tachys::view::{Mountable, Position, PositionState, Render, RenderHtml};
use wasm_bindgen::JsCast;
use web_sys::Node;

use crate::dom::Host;
use crate::view::{self, Element};

impl Render for Element {
    type State = Host;

    fn build(self) -> Host {
        Host::build(self)
    }

    fn rebuild(self, host: &mut Host) {
        host.show(self);
    }
}

impl Mountable for Host {
    fn unmount(&mut self) {
        self.element().remove();
    }

    fn mount(&mut self, parent: &web_sys::Element, marker: Option<&Node>) {
        // This fails only if the marker has another parent.
        let _ = parent.insert_before(self.element(), marker);
    }

    fn insert_before_this(&self, child: &mut dyn Mountable) -> bool {
        let parent = self.element().parent_element();
        if let Some(parent) = &parent {
            child.mount(parent, Some(self.element()));
        }
        parent.is_some()
    }

    fn elements(&self) -> Vec<web_sys::Element> {
        vec![self.element().clone()]
    }
}

/// All attributes are part of the value, so none are added from outside.
impl AddAnyAttr for Element {
    type Output<A: Attribute> = Element;

    fn add_any_attr<A: Attribute>(self, _: A) -> Element {
        self
    }
}

impl RenderHtml for Element {
    type AsyncOutput = Element;
    type Owned = Element;

    const MIN_LENGTH: usize = 0;

    fn dry_resolve(&mut self) {}

    async fn resolve(self) -> Element {
        self
    }

    fn to_html_with_buf(
        self,
        html: &mut String,
        position: &mut Position,
        _escape: bool,
        _mark_branches: bool,
        _attributes: Vec<AnyAttribute>,
    ) {
        html.push_str(&view::html(&self));
        *position = Position::NextChild;
    }

    fn hydrate<const FROM_SERVER: bool>(self, cursor: &Cursor, at: &PositionState) -> Host {
        match at.get() {
            Position::FirstChild => cursor.child(),
            _ => cursor.sibling(),
        }
        at.set(Position::NextChild);
        Host::standing(cursor.current().unchecked_into(), self)
    }

    fn into_owned(self) -> Element {
        self
    }
}
