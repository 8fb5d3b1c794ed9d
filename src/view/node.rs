//! Elements as values: what is to be on the screen, before any browser is asked for it.
//!
//! | built | as a line of [`Element::outline`] |
//! |---|---|
//! | `el("button").class("move").does("go 22").text("Nbd7")` | `button.move "Nbd7" does "go 22"` |
//! | `el("td").attr("colspan", "5")` | `td colspan="5"` |
//! | `el("tr").key(7).child(el("td").text("e4"))` | `tr #7`, and one step further in `td "e4"` |
//!
//! `dom` makes a host's content equal to such a value, print and the HTML that authors take away write it as text,
//! and tests compare it.

use std::borrow::Cow;
use std::ops::Deref;

use crate::output::markup::Markup;

/// A child of an element.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Node {
    Element(Element),
    Text(Cow<'static, str>),
}

/// One element with all that is in it, which is read as a [`Body`].
///
/// Two elements are equal when nothing in what they put on the screen differs, so a part that is equal to what
/// stands there already need not be looked into. It lies behind a pointer, since it is handed on with each thing
/// that is added to it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Element(Box<Body>);

impl Deref for Element {
    type Target = Body;

    fn deref(&self) -> &Body {
        &self.0
    }
}

/// What an element is and holds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Body {
    /// The name of the element; those in SVG's namespace are told by [`Element::is_svg`].
    pub tag: &'static str,
    /// What makes it the same element as one of its parent's former children; unique among its siblings. An element
    /// without a key is the same as the one that stood in its place, if the tags agree.
    pub key: Option<u64>,
    /// The number of a pattern: of elements with one number the first is made piece by piece, and the others are
    /// copies of it of which only what differs is changed. Elements with different numbers are never the same.
    /// A pattern sets no custom properties.
    pub pattern: Option<u32>,
    /// The classes, separated by spaces; empty for none.
    pub class: Cow<'static, str>,
    /// The attributes in the order in which they were given, each name once; without `class`.
    pub attrs: Vec<(&'static str, Cow<'static, str>)>,
    /// Custom properties of its style, such as `--depth`, set one by one since the content policy forbids the
    /// attribute `style`.
    pub vars: Vec<(&'static str, Cow<'static, str>)>,
    pub children: Vec<Node>,
}

/// An element without attributes or children.
#[must_use]
#[inline(never)]
pub fn el(tag: &'static str) -> Element {
    Element(Box::new(Body {
        tag,
        key: None,
        pattern: None,
        class: Cow::Borrowed(""),
        attrs: Vec::new(),
        vars: Vec::new(),
        children: Vec::new(),
    }))
}

/// A button that submits nothing.
#[must_use]
pub fn button(class: &'static str) -> Element {
    el("button").class(class).attr("type", "button")
}

impl Element {
    /// The attribute in which it stands what a press means.
    pub const DOES: &'static str = "data-do";
    /// The attribute in which it stands what is lit while the element is pointed at.
    pub const LIGHTS: &'static str = "data-light";

    /// Makes it the element that had this key before, wherever among its siblings it then stood.
    #[must_use]
    pub fn key(mut self, key: u64) -> Self {
        self.0.key = Some(key);
        self
    }

    /// Makes it one of many that are nearly alike, such as pieces, squares and boards; see [`Element::pattern`].
    #[must_use]
    pub fn pattern(mut self, number: u32) -> Self {
        self.0.pattern = Some(number);
        self
    }

    /// Adds classes.
    #[must_use]
    pub fn class(mut self, class: impl Into<Cow<'static, str>>) -> Self {
        self.put_class(class.into());
        self
    }

    // What is done to a value is written once, and not once for each kind of text.
    #[inline(never)]
    fn put_class(&mut self, class: Cow<'static, str>) {
        if self.class.is_empty() {
            self.0.class = class;
        } else if !class.is_empty() {
            let all = self.0.class.to_mut();
            all.push(' ');
            all.push_str(&class);
        }
    }

    /// Adds a class if something is the case.
    #[must_use]
    pub fn class_if(self, is: bool, class: &'static str) -> Self {
        if is { self.class(class) } else { self }
    }

    /// Gives it an attribute that it has not had.
    #[must_use]
    pub fn attr(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        self.put_attr(name, value.into());
        self
    }

    #[inline(never)]
    fn put_attr(&mut self, name: &'static str, value: Cow<'static, str>) {
        debug_assert!(self.get(name).is_none() && name != "class" && name != "style");
        self.0.attrs.push((name, value));
    }

    /// Gives it an attribute that is there or not, such as `disabled`.
    #[must_use]
    pub fn flag(self, name: &'static str, is: bool) -> Self {
        if is { self.attr(name, "") } else { self }
    }

    /// Sets a custom property of its style.
    #[must_use]
    pub fn var(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        debug_assert!(name.starts_with("--"));
        self.0.vars.push((name, value.into()));
        self
    }

    /// Says what a press means, as the text of an action.
    #[must_use]
    pub fn does(self, action: impl Into<Cow<'static, str>>) -> Self {
        self.attr(Self::DOES, action)
    }

    /// Says what is lit on the board while it is pointed at, as the text of a pointing.
    #[must_use]
    pub fn lights(self, pointing: impl Into<Cow<'static, str>>) -> Self {
        self.attr(Self::LIGHTS, pointing)
    }

    #[must_use]
    pub fn text(mut self, text: impl Into<Cow<'static, str>>) -> Self {
        self.put_text(text.into());
        self
    }

    #[inline(never)]
    fn put_text(&mut self, text: Cow<'static, str>) {
        // An empty text would be a node that the browser makes and nobody sees.
        if !text.is_empty() {
            self.0.children.push(Node::Text(text));
        }
    }

    #[must_use]
    pub fn child(mut self, child: impl Into<Option<Element>>) -> Self {
        if let Some(child) = child.into() {
            self.put_child(child);
        }
        self
    }

    #[inline(never)]
    fn put_child(&mut self, child: Element) {
        self.0.children.push(Node::Element(child));
    }

    #[must_use]
    pub fn children(mut self, children: impl IntoIterator<Item = Element>) -> Self {
        for child in children {
            self.put_child(child);
        }
        self
    }

    /// The value of an attribute.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut attrs = self.attrs.iter();
        let (_, value) = attrs.find(|(known, _)| *known == name)?;
        Some(value)
    }

    /// Whether it is one of SVG's, which are made in a namespace of their own.
    #[must_use]
    pub fn is_svg(&self) -> bool {
        matches!(self.tag, "svg" | "g" | "path" | "circle" | "use" | "symbol")
    }

    /// The elements among its children.
    pub fn elements(&self) -> impl Iterator<Item = &Element> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    /// It and all elements in it, in the order of the page.
    pub fn walk(&self) -> impl Iterator<Item = &Element> {
        let mut open = vec![self];
        std::iter::from_fn(move || {
            let next = open.pop()?;
            let at = open.len();
            open.extend(next.elements());
            open[at..].reverse();
            Some(next)
        })
    }

    /// All its text, as a reader sees it.
    #[must_use]
    pub fn words(&self) -> String {
        let mut words = String::new();
        let mut open: Vec<&Node> = self.children.iter().rev().collect();
        while let Some(next) = open.pop() {
            match next {
                Node::Text(text) => words.push_str(text),
                Node::Element(element) => open.extend(element.children.iter().rev()),
            }
        }
        words
    }

    /// One line for each element, steps of two spaces: what tests compare and people read.
    #[must_use]
    pub fn outline(&self) -> String {
        let mut lines = String::new();
        let mut open = vec![(self, 0)];
        while let Some((element, depth)) = open.pop() {
            lines.extend(std::iter::repeat_n("  ", depth));
            element.summary(&mut lines);
            lines.push('\n');
            let at = open.len();
            open.extend(element.elements().map(|child| (child, depth + 1)));
            open[at..].reverse();
        }
        lines
    }

    fn summary(&self, line: &mut String) {
        line.push_str(self.tag);
        for class in self.class.split_ascii_whitespace() {
            line.push('.');
            line.push_str(class);
        }
        if let Some(key) = self.key {
            line.push_str(&format!(" #{key}"));
        }
        for child in &self.children {
            if let Node::Text(text) = child {
                line.push_str(&format!(" {text:?}"));
            }
        }
        for (name, value) in &self.attrs {
            line.push_str(&match *name {
                Self::DOES => format!(" does {value:?}"),
                Self::LIGHTS => format!(" lights {value:?}"),
                name => format!(" {name}={value:?}"),
            });
        }
        for (name, value) in &self.vars {
            line.push_str(&format!(" {name}: {value}"));
        }
    }
}

/// What remains to be written, the last first.
enum HtmlStep<'e> {
    Node(&'e Node),
    Close,
}

/// Returns the element as HTML, without its custom properties.
#[must_use]
pub fn html(element: &Element) -> String {
    let mut markup = Markup::html();
    write(element, &mut markup);
    markup.finish()
}

/// Writes an element with all that is in it. What acts only on the page, custom properties among it, is for the page
/// to leave out.
pub(super) fn write(element: &Element, markup: &mut Markup) {
    begin(element, markup);
    let mut unwritten = vec![HtmlStep::Close];
    unwritten.extend(element.children.iter().rev().map(HtmlStep::Node));
    while let Some(next) = unwritten.pop() {
        match next {
            HtmlStep::Close => markup.close(),
            HtmlStep::Node(Node::Text(text)) => markup.text(text),
            HtmlStep::Node(Node::Element(element)) => {
                begin(element, markup);
                unwritten.push(HtmlStep::Close);
                unwritten.extend(element.children.iter().rev().map(HtmlStep::Node));
            }
        }
    }
}

fn begin(element: &Element, markup: &mut Markup) {
    debug_assert!(element.vars.is_empty());
    markup.open(element.tag);
    if !element.class.is_empty() {
        markup.attribute("class", &element.class);
    }
    for (name, value) in &element.attrs {
        markup.attribute(name, value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_outline_tells_element_by_element_what_will_stand_there() {
        let row = el("tr").key(7).class("pair").class_if(true, "last");
        let cell = el("td").attr("colspan", "2").var("--depth", "3");
        let cell = cell.text("e4").child(button("move").does("go 1").text("!"));
        let row = row.child(cell).child(el("td").child(None));
        assert_eq!(
            row.outline(),
            "tr.pair.last #7\n  td \"e4\" colspan=\"2\" --depth: 3\n    button.move \"!\" type=\"button\" does \"go 1\"\n  td\n"
        );
        assert_eq!(row.words(), "e4!");
        let tags: Vec<_> = row.walk().map(|element| element.tag).collect();
        assert_eq!(tags, ["tr", "td", "button", "td"]);
    }
}
