//! Elements as values, independent of any browser.
//!
//! | built by | line of [`Element::outline`] |
//! |---|---|
//! | `el("button").class("move").does(Request::Close).text("Nbd7")` | `button.move "Nbd7" does Close` |
//! | `el("td").attr("colspan", "5")` | `td colspan="5"` |
//! | `el("tr").key(7).child(el("td").text("e4"))` | `tr #7`, and indented below it `td "e4"` |
//!
//! `dom` updates the page to equal such a value, print and the HTML files that authors save are
//! written from it, and tests compare it.

use std::borrow::Cow;
use std::ops::Deref;

use super::press::Press;
use crate::output::markup::Markup;
use crate::session::Pointing;

/// A child of an element.
#[derive(Clone, Debug, PartialEq)]
pub enum Node {
    Element(Element),
    Text(Cow<'static, str>),
}

/// An element with its content, read as a [`Body`].
///
/// Equal elements look the same on the screen, so an element equal to the shown one need not be
/// updated. The content is boxed because each builder method passes it on by value.
#[derive(Clone, Debug, PartialEq)]
pub struct Element(Box<Body>);

impl Deref for Element {
    type Target = Body;

    fn deref(&self) -> &Body {
        &self.0
    }
}

/// The content of an element.
#[derive(Clone, Debug)]
pub struct Body {
    /// The tag name; [`Element::is_svg`] says whether it is in SVG's namespace.
    pub tag: &'static str,
    /// The identity of the element among its siblings, unique there, by which a later value finds
    /// it again. An element without a key is matched by its position and tag.
    pub key: Option<u64>,
    /// The number of a pattern. The first element of a pattern is built piece by piece, and the
    /// others are copies of it in which only the differences are changed. Elements of different
    /// patterns are never matched. A pattern sets no custom properties.
    pub pattern: Option<u32>,
    /// The classes, separated by spaces; empty for none.
    pub class: Cow<'static, str>,
    /// The attributes in the order given, each name once, without `class`.
    pub attrs: Vec<(&'static str, Cow<'static, str>)>,
    /// The custom properties of the style, such as `--depth`. They are set one by one, because the
    /// content security policy forbids the attribute `style`.
    pub vars: Vec<(&'static str, Cow<'static, str>)>,
    /// What a press does. It is no attribute: `dom` finds the value of the element that is pressed.
    pub press: Option<Box<Press>>,
    /// What is lit on the board while the element is pointed at.
    pub lights: Option<Pointing>,
    /// The children in order.
    pub children: Vec<Node>,
}

impl PartialEq for Body {
    /// Compares what is on the screen. What a press does and what pointing lights up is looked up in the value that
    /// was shown last, so it needs no update.
    fn eq(&self, other: &Body) -> bool {
        let Body {
            tag,
            key,
            pattern,
            class,
            attrs,
            vars,
            press: _,
            lights: _,
            children,
        } = self;
        (*tag, *key, *pattern) == (other.tag, other.key, other.pattern)
            && *class == other.class
            && *attrs == other.attrs
            && *vars == other.vars
            && *children == other.children
    }
}

/// Makes an element without attributes or children.
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
        press: None,
        lights: None,
        children: Vec::new(),
    }))
}

/// Makes a button that submits no form.
#[must_use]
pub fn button(class: &'static str) -> Element {
    el("button").class(class).attr("type", "button")
}

impl Element {
    /// Sets the key, by which the element is found again wherever it stood among its siblings.
    #[must_use]
    pub fn key(mut self, key: u64) -> Self {
        self.0.key = Some(key);
        self
    }

    /// Sets the pattern, for elements that are nearly alike, such as pieces, squares and boards;
    /// see [`Element::pattern`].
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

    // Not generic, so that it is compiled once and not for each type of text.
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

    /// Adds a class if the condition holds.
    #[must_use]
    pub fn class_if(self, is: bool, class: &'static str) -> Self {
        if is { self.class(class) } else { self }
    }

    /// Adds an attribute, which must not be set yet.
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

    /// Adds a boolean attribute, such as `disabled`, if the condition holds.
    #[must_use]
    pub fn flag(self, name: &'static str, is: bool) -> Self {
        if is { self.attr(name, "") } else { self }
    }

    /// Sets a custom property of the style.
    #[must_use]
    pub fn var(mut self, name: &'static str, value: impl Into<Cow<'static, str>>) -> Self {
        debug_assert!(name.starts_with("--"));
        self.0.vars.push((name, value.into()));
        self
    }

    /// Sets what a press does.
    #[must_use]
    pub fn does(mut self, press: impl Into<Press>) -> Self {
        self.0.press = Some(Box::new(press.into()));
        self
    }

    /// Sets what is lit on the board while the element is pointed at.
    #[must_use]
    pub fn lights(mut self, pointing: Pointing) -> Self {
        self.0.lights = Some(pointing);
        self
    }

    /// Returns what a press on this very element does.
    #[must_use]
    pub fn press(&self) -> Option<&Press> {
        self.press.as_deref()
    }

    /// Adds a text.
    #[must_use]
    pub fn text(mut self, text: impl Into<Cow<'static, str>>) -> Self {
        self.put_text(text.into());
        self
    }

    #[inline(never)]
    fn put_text(&mut self, text: Cow<'static, str>) {
        // An empty text would only be a useless node in the browser.
        if !text.is_empty() {
            self.0.children.push(Node::Text(text));
        }
    }

    /// Adds a child, if there is one.
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

    /// Adds children.
    #[must_use]
    pub fn children(mut self, children: impl IntoIterator<Item = Element>) -> Self {
        for child in children {
            self.put_child(child);
        }
        self
    }

    /// Returns the value of an attribute.
    #[must_use]
    pub fn get(&self, name: &str) -> Option<&str> {
        let mut attrs = self.attrs.iter();
        let (_, value) = attrs.find(|(known, _)| *known == name)?;
        Some(value)
    }

    /// Returns whether the element is in SVG's namespace.
    #[must_use]
    pub fn is_svg(&self) -> bool {
        matches!(self.tag, "svg" | "g" | "path" | "circle" | "use" | "symbol")
    }

    /// Returns the children that are elements.
    pub fn elements(&self) -> impl Iterator<Item = &Element> {
        self.children.iter().filter_map(|child| match child {
            Node::Element(element) => Some(element),
            Node::Text(_) => None,
        })
    }

    /// Returns the element and all elements inside it, in document order.
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

    /// Returns all text inside the element.
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

    /// Returns one line for each element, indented by two spaces a level, for tests and debugging.
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

    /// Writes the line of one element, without its children's.
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
            line.push_str(&format!(" {name}={value:?}"));
        }
        for (name, value) in &self.vars {
            line.push_str(&format!(" {name}: {value}"));
        }
        if let Some(press) = &self.press {
            line.push_str(&format!(" does {press}"));
        }
        if let Some(pointing) = &self.lights {
            line.push_str(&format!(" lights {pointing:?}"));
        }
    }
}

/// A step that remains while an element is written as HTML.
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

/// Writes an element with its content. It must have no custom properties, which only the page sets.
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

/// Opens an element and writes its attributes.
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
    use crate::view::Request;

    #[test]
    fn an_outline_tells_element_by_element_what_will_stand_there() {
        let row = el("tr").key(7).class("pair").class_if(true, "last");
        let cell = el("td").attr("colspan", "2").var("--depth", "3");
        let cell = cell
            .text("e4")
            .child(button("move").does(Request::Close).text("!"));
        let row = row.child(cell).child(el("td").child(None));
        assert_eq!(
            row.outline(),
            "tr.pair.last #7\n  td \"e4\" colspan=\"2\" --depth: 3\n    button.move \"!\" type=\"button\" does Close\n  td\n"
        );
        assert_eq!(row.words(), "e4!");
        let tags: Vec<_> = row.walk().map(|element| element.tag).collect();
        assert_eq!(tags, ["tr", "td", "button", "td"]);
    }
}
