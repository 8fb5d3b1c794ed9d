//! Elements without a type of their own.
//!
//! Leptos gives every shape of element its own type, and every type its own machine code: written
//! with the `view!` macro this page weighed half as much again as it does. Here all elements share
//! one type, all live texts one, all listeners one. The views they make are ordinary Leptos views:
//! owned, cleaned up and updated by it.
//!
//! ```text
//! el("button").class("move").on("click", act).text("Nf3")
//! ```

use std::sync::{Arc, Mutex};

use leptos::prelude::*;
use leptos::tachys::html::attribute::any_attribute::{AnyAttribute, IntoAnyAttribute};
use leptos::tachys::html::attribute::custom::custom_attribute;
use leptos::tachys::html::element::{Custom, ElementChild, custom};
use leptos::tachys::html::event::{self, on};
use leptos::tachys::html::node_ref::node_ref;
use leptos::tachys::html::property::prop;
use leptos::tachys::html::style::style;
use web_sys::Event;

/// A reference to an element made by [`el`], for focus and measure.
pub type Ref = NodeRef<Custom<&'static str>>;

/// An element under construction.
pub struct El(Box<Parts>);

/// Boxed, since an element is handed on with every word said about it.
struct Parts {
    tag: &'static str,
    attributes: Vec<AnyAttribute>,
    children: Vec<AnyView>,
}

/// An HTML element of this tag.
#[must_use]
#[inline(never)]
pub fn el(tag: &'static str) -> El {
    El(Box::new(Parts {
        tag,
        attributes: Vec::new(),
        children: Vec::new(),
    }))
}

/// A button that does something and submits nothing.
#[must_use]
#[inline(never)]
pub fn button(class: &str) -> El {
    el("button").attr("type", "button").class(class)
}

type Live<T> = Arc<dyn Fn() -> T + Send + Sync>;

impl El {
    #[must_use]
    #[inline(never)]
    pub fn class(self, class: &str) -> El {
        self.attr("class", class)
    }

    /// An attribute that stays as it is.
    #[must_use]
    #[inline(never)]
    pub fn attr(self, name: &'static str, value: &str) -> El {
        self.with(custom_attribute(name, value.to_owned()).into_any_attr())
    }

    #[inline(never)]
    fn with(mut self, attribute: AnyAttribute) -> El {
        self.0.attributes.push(attribute);
        self
    }

    #[inline(never)]
    fn holding(mut self, child: AnyView) -> El {
        self.0.children.push(child);
        self
    }

    /// An attribute that follows what it reads; `None` takes it away.
    #[must_use]
    pub fn live(
        self,
        name: &'static str,
        value: impl Fn() -> Option<String> + Send + Sync + 'static,
    ) -> El {
        self.follow(name, Arc::new(value))
    }

    #[inline(never)]
    fn follow(self, name: &'static str, value: Live<Option<String>>) -> El {
        self.with(custom_attribute(name, value).into_any_attr())
    }

    /// The value of a field, which follows what it reads.
    #[must_use]
    pub fn value(self, value: impl Fn() -> String + Send + Sync + 'static) -> El {
        let value: Live<String> = Arc::new(value);
        self.with(prop("value", value).into_any_attr())
    }

    /// Whether a box is ticked, which follows what it reads.
    #[must_use]
    pub fn checked(self, checked: impl Fn() -> bool + Send + Sync + 'static) -> El {
        let checked: Live<bool> = Arc::new(checked);
        self.with(prop("checked", checked).into_any_attr())
    }

    /// A style property, set as the strict content policy allows it.
    #[must_use]
    pub fn style(
        self,
        name: &'static str,
        value: impl Fn() -> String + Send + Sync + 'static,
    ) -> El {
        let value: Live<String> = Arc::new(value);
        self.with(style((name, value)).into_any_attr())
    }

    #[must_use]
    pub fn on(self, name: &'static str, act: impl FnMut(Event) + 'static) -> El {
        self.listen(name, Box::new(act))
    }

    #[inline(never)]
    fn listen(self, name: &'static str, act: Box<dyn FnMut(Event)>) -> El {
        self.with(on(event::Custom::<Event>::new(name), act).into_any_attr())
    }

    /// A click, whose event does not matter.
    #[must_use]
    pub fn click(self, act: impl Fn() + 'static) -> El {
        self.on("click", move |_| act())
    }

    #[must_use]
    pub fn refer(self, reference: Ref) -> El {
        self.with(node_ref(reference).into_any_attr())
    }

    #[must_use]
    #[inline(never)]
    pub fn text(self, text: &str) -> El {
        self.holding(text.to_owned().into_any())
    }

    /// A text that follows what it reads.
    #[must_use]
    pub fn live_text(self, text: impl Fn() -> String + Send + Sync + 'static) -> El {
        let text: Live<String> = Arc::new(text);
        self.holding(text.into_any())
    }

    #[must_use]
    pub fn child(self, child: impl Into<AnyView>) -> El {
        self.holding(child.into())
    }

    #[must_use]
    pub fn children<C: Into<AnyView>>(self, children: impl IntoIterator<Item = C>) -> El {
        children.into_iter().fold(self, El::child)
    }

    /// Children that are made anew whenever what they read changes.
    #[must_use]
    pub fn live_children(self, children: impl Fn() -> Vec<AnyView> + Send + Sync + 'static) -> El {
        self.holding(live(children))
    }

    #[must_use]
    #[inline(never)]
    pub fn view(self) -> AnyView {
        let Parts {
            tag,
            attributes,
            children,
        } = *self.0;
        custom(tag)
            .add_any_attr(attributes)
            .child(children)
            .into_any()
    }
}

/// Views that are made anew whenever what they read changes.
pub fn live(views: impl Fn() -> Vec<AnyView> + Send + Sync + 'static) -> AnyView {
    let views: Arc<Mutex<dyn FnMut() -> Vec<AnyView> + Send>> = Arc::new(Mutex::new(views));
    views.into_any()
}

/// Does something now, and again whenever what it reads changes.
pub fn effect(act: impl Fn() + 'static) {
    run(Box::new(act));
}

#[inline(never)]
fn run(act: Box<dyn Fn()>) {
    Effect::new(move |_| act());
}

/// Does something once the changes under way are in place, before they are painted.
pub fn before_paint(act: impl FnOnce() + 'static) {
    wait(Box::new(act));
}

#[inline(never)]
fn wait(act: Box<dyn FnOnce()>) {
    request_animation_frame(act);
}

impl From<El> for AnyView {
    fn from(element: El) -> AnyView {
        element.view()
    }
}
