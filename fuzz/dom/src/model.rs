//! A model of a browser's document: what the page's code calls, with the names of `web_sys`.

use std::any::Any;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::rc::{Rc, Weak};

/// A value of JavaScript.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum JsValue {
    Null,
    Bool(bool),
    Text(String),
}

impl JsValue {
    pub const NULL: JsValue = JsValue::Null;
    pub const TRUE: JsValue = JsValue::Bool(true);
    pub const FALSE: JsValue = JsValue::Bool(false);

    #[must_use]
    #[allow(clippy::should_implement_trait, reason = "the name in `wasm_bindgen`")]
    pub fn from_str(text: &str) -> JsValue {
        JsValue::Text(text.to_owned())
    }
}

/// A change of type that is not checked in a browser, and is checked here.
pub trait JsCast: Sized + Clone + 'static {
    fn unchecked_ref<T: JsCast>(&self) -> &T {
        let any: &dyn Any = self;
        any.downcast_ref().expect("a value of this type")
    }

    fn unchecked_into<T: JsCast>(self) -> T {
        self.unchecked_ref::<T>().clone()
    }
}

impl JsCast for JsValue {}
impl JsCast for Node {}

/// Sets properties.
#[derive(Debug)]
pub struct Reflect;

impl Reflect {
    /// Sets a property of an element.
    ///
    /// # Errors
    /// Never; a browser may refuse.
    pub fn set(node: &Node, name: &JsValue, value: &JsValue) -> Result<bool, JsValue> {
        if let JsValue::Text(name) = name {
            let mut body = node.0.body.borrow_mut();
            // What a new field has is the same as nothing.
            match value {
                JsValue::Bool(false) => body.properties.remove(name),
                JsValue::Text(text) if text.is_empty() => body.properties.remove(name),
                _ => body.properties.insert(name.clone(), format!("{value:?}")),
            };
        }
        Ok(true)
    }
}

/// A node of a document: an element or a text.
#[derive(Clone, Debug)]
pub struct Node(Rc<Place>);

pub type Element = Node;
pub type HtmlElement = Node;

#[derive(Debug)]
struct Place {
    /// The tag with its namespace; empty for a text.
    tag: String,
    body: RefCell<Body>,
}

#[derive(Clone, Debug, Default)]
struct Body {
    words: String,
    attributes: BTreeMap<String, String>,
    properties: BTreeMap<String, String>,
    vars: BTreeMap<String, String>,
    children: Vec<Node>,
    parent: Weak<Place>,
}

thread_local! {
    static FOCUS: RefCell<Option<Node>> = const { RefCell::new(None) };
}

/// Gives the keyboard to an element, or to none.
pub fn focus(node: Option<&Node>) {
    FOCUS.set(node.cloned());
}

/// Returns the element that has the keyboard.
#[must_use]
pub fn focused() -> Option<Node> {
    FOCUS.with_borrow(Clone::clone)
}

impl PartialEq for Node {
    /// Two names of one node are equal.
    fn eq(&self, other: &Node) -> bool {
        Rc::ptr_eq(&self.0, &other.0)
    }
}

impl Node {
    fn new(tag: String, body: Body) -> Node {
        let body = RefCell::new(body);
        Node(Rc::new(Place { tag, body }))
    }

    fn position(&self, child: &Node) -> Option<usize> {
        let body = self.0.body.borrow();
        body.children.iter().position(|known| known == child)
    }

    fn parent(&self) -> Option<Node> {
        self.0.body.borrow().parent.upgrade().map(Node)
    }

    /// Takes the node out of its parent. The keyboard is lost with it.
    fn leave(&self) {
        let Some(parent) = self.parent() else {
            return;
        };
        if let Some(at) = parent.position(self) {
            parent.0.body.borrow_mut().children.remove(at);
        }
        self.0.body.borrow_mut().parent = Weak::new();
        if focused().is_some_and(|focus| self.contains(Some(&focus))) {
            focus(None);
        }
    }

    fn enter(&self, child: &Node, at: usize) {
        child.0.body.borrow_mut().parent = Rc::downgrade(&self.0);
        self.0.body.borrow_mut().children.insert(at, child.clone());
    }

    /// Returns all elements inside this one, and itself.
    #[must_use]
    pub fn elements(&self) -> Vec<Node> {
        let mut all = vec![self.clone()];
        let mut at = 0;
        while at < all.len() {
            let children = all[at].0.body.borrow().children.clone();
            all.extend(children.into_iter().filter(|child| !child.0.tag.is_empty()));
            at += 1;
        }
        all
    }

    /// Returns everything that a user could notice of the element, one line for each node.
    #[must_use]
    pub fn outline(&self) -> String {
        let mut lines = String::new();
        let mut open = vec![(self.clone(), 0)];
        while let Some((node, depth)) = open.pop() {
            let body = node.0.body.borrow();
            let attributes = body.attributes.iter();
            // A class without names is none.
            let shown = attributes.filter(|(name, value)| *name != "class" || !value.is_empty());
            let shown: Vec<_> = shown.collect();
            lines.push_str(&format!(
                "{}{} {:?} {shown:?} {:?} {:?}\n",
                "  ".repeat(depth),
                node.0.tag,
                body.words,
                body.properties,
                body.vars
            ));
            open.extend(
                body.children
                    .iter()
                    .rev()
                    .map(|child| (child.clone(), depth + 1)),
            );
        }
        lines
    }

    #[must_use]
    pub fn contains(&self, other: Option<&Node>) -> bool {
        let mut at = other.cloned();
        while let Some(node) = at {
            if node == *self {
                return true;
            }
            at = node.parent();
        }
        false
    }

    #[must_use]
    pub fn first_child(&self) -> Option<Node> {
        self.0.body.borrow().children.first().cloned()
    }

    #[must_use]
    pub fn next_sibling(&self) -> Option<Node> {
        let parent = self.parent()?;
        let at = parent.position(self)?;
        let body = parent.0.body.borrow();
        body.children.get(at + 1).cloned()
    }

    #[must_use]
    pub fn child_nodes(&self) -> NodeList {
        NodeList(self.0.body.borrow().children.clone())
    }

    /// Finds the element inside this one that has the keyboard.
    ///
    /// # Errors
    /// Never; the only selector is that for the keyboard.
    pub fn query_selector(&self, selector: &str) -> Result<Option<Node>, JsValue> {
        assert_eq!(selector, ":focus");
        let inside = |node: &Node| node != self && self.contains(Some(node));
        Ok(focused().filter(inside))
    }

    /// # Errors
    /// Never for an element.
    pub fn set_attribute(&self, name: &str, value: &str) -> Result<(), JsValue> {
        assert!(!self.0.tag.is_empty(), "a text has no attributes");
        let mut body = self.0.body.borrow_mut();
        body.attributes.insert(name.to_owned(), value.to_owned());
        Ok(())
    }

    /// # Errors
    /// Never.
    pub fn remove_attribute(&self, name: &str) -> Result<(), JsValue> {
        self.0.body.borrow_mut().attributes.remove(name);
        Ok(())
    }

    pub fn set_text_content(&self, words: Option<&str>) {
        let children = self.0.body.borrow().children.clone();
        children.iter().for_each(Node::leave);
        if let Some(words) = words.filter(|words| !words.is_empty()) {
            self.enter(&text(words), 0);
        }
    }

    pub fn set_node_value(&self, words: Option<&str>) {
        assert!(self.0.tag.is_empty(), "an element has no value");
        words
            .unwrap_or_default()
            .clone_into(&mut self.0.body.borrow_mut().words);
    }

    /// # Errors
    /// If it is not a child, as in a browser.
    pub fn remove_child(&self, child: &Node) -> Result<Node, JsValue> {
        assert!(self.position(child).is_some(), "only a child is removed");
        child.leave();
        Ok(child.clone())
    }

    /// # Errors
    /// Never; a node that does not stand here is a fault of the caller.
    pub fn insert_before(&self, child: &Node, next: Option<&Node>) -> Result<Node, JsValue> {
        assert!(!child.contains(Some(self)), "no node is put into itself");
        child.leave();
        let at = match next {
            Some(next) => self.position(next).expect("the next node stands here"),
            None => self.0.body.borrow().children.len(),
        };
        self.enter(child, at);
        Ok(child.clone())
    }

    /// # Errors
    /// Never.
    pub fn append_child(&self, child: &Node) -> Result<Node, JsValue> {
        self.insert_before(child, None)
    }

    /// # Errors
    /// Never.
    pub fn append_with_str_1(&self, words: &str) -> Result<(), JsValue> {
        self.append_child(&text(words)).map(drop)
    }

    /// # Errors
    /// Never.
    pub fn clone_node_with_deep(&self, deep: bool) -> Result<Node, JsValue> {
        assert!(deep, "a pattern is copied with its content");
        let body = self.0.body.borrow();
        let copy = Node::new(
            self.0.tag.clone(),
            Body {
                children: Vec::new(),
                parent: Weak::new(),
                ..body.clone()
            },
        );
        for child in &body.children {
            copy.append_child(&child.clone_node_with_deep(true)?)?;
        }
        Ok(copy)
    }

    #[must_use]
    pub fn style(&self) -> Style {
        Style(self.clone())
    }
}

/// The style of an element.
#[derive(Debug)]
pub struct Style(Node);

impl Style {
    /// # Errors
    /// Never.
    pub fn set_property(&self, name: &str, value: &str) -> Result<(), JsValue> {
        let mut body = self.0.0.body.borrow_mut();
        match value {
            "" => body.vars.remove(name),
            _ => body.vars.insert(name.to_owned(), value.to_owned()),
        };
        Ok(())
    }
}

/// The children of a node at one time.
#[derive(Debug)]
pub struct NodeList(Vec<Node>);

impl NodeList {
    #[must_use]
    pub fn item(&self, at: u32) -> Option<Node> {
        self.0.get(at as usize).cloned()
    }
}

/// Makes nodes.
#[derive(Debug)]
pub struct Document;

impl Document {
    /// # Errors
    /// Never.
    pub fn create_element(&self, tag: &str) -> Result<Node, JsValue> {
        Ok(Node::new(tag.to_owned(), Body::default()))
    }

    /// # Errors
    /// Never.
    pub fn create_element_ns(&self, space: Option<&str>, tag: &str) -> Result<Node, JsValue> {
        self.create_element(&format!("{}:{tag}", space.unwrap_or_default()))
    }

    #[must_use]
    pub fn create_text_node(&self, words: &str) -> Node {
        text(words)
    }
}

fn text(words: &str) -> Node {
    let words = words.to_owned();
    Node::new(
        String::new(),
        Body {
            words,
            ..Body::default()
        },
    )
}

/// The window of a page.
#[derive(Debug)]
pub struct Window;

impl Window {
    #[must_use]
    pub fn document(&self) -> Option<Document> {
        Some(Document)
    }
}

#[must_use]
pub fn window() -> Option<Window> {
    Some(Window)
}
