//! Lists to choose from and boxes to tick.

use std::borrow::Cow;

use super::node::{Element, el};
use super::press::Press;

/// Draws an entry of a list.
#[must_use]
pub fn option(value: impl ToString, title: impl Into<String>, selected: bool) -> Element {
    let option = el("option").attr("value", value.to_string());
    option.flag("selected", selected).text(title.into())
}

/// Draws a labelled list. `choose` returns the meaning of the entry with an index.
pub(super) fn list<T: Into<String>, P: Into<Press>>(
    label: impl Into<Cow<'static, str>>,
    titles: impl IntoIterator<Item = T>,
    chosen: usize,
    choose: impl Fn(usize) -> P,
) -> Element {
    let titles = titles.into_iter().map(Into::into).enumerate();
    entries(
        label,
        titles.map(|(at, title)| (title, at == chosen, choose(at))),
    )
}

/// Draws a labelled list. Each entry has its words, whether it is chosen, and its meaning.
pub(super) fn entries<P: Into<Press>>(
    label: impl Into<Cow<'static, str>>,
    entries: impl IntoIterator<Item = (String, bool, P)>,
) -> Element {
    let entries = entries.into_iter().enumerate();
    let options = entries.map(|(at, (words, chosen, does))| option(at, words, chosen).does(does));
    el("label")
        .text(label)
        .child(el("select").children(options))
}

/// Draws a checkbox. `choose` returns the meaning of a press, given the state after it.
pub(super) fn tick<P: Into<Press>>(
    label: impl Into<Cow<'static, str>>,
    ticked: bool,
    choose: impl Fn(bool) -> P,
) -> Element {
    let field = el("input")
        .attr("type", "checkbox")
        .flag("checked", ticked)
        .does(choose(!ticked));
    el("label").child(field).text(label)
}
