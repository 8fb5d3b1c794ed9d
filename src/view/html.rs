//! Elements written as text, for files that leave the page.

use super::node::{Element, Node};
use crate::output::markup::Markup;

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
