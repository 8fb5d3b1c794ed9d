//! The dialog in which the notation of a column is chosen.
//!
//! ```text
//! dialog.sheet-dialog.notations > h2, input#sought[search], p[role=status]
//!     div.groups > section * n > h3, ul > li * n > button.choice[aria-pressed] > span (title), span.name (the move)
//!     div.actions > button
//! ```

use super::dialog::{action_button, actions, dialog, said};
use super::node::{Element, button, el};
use super::request::Request;
use super::say;
use crate::notation::NotationGroup;
use crate::screen::notation_list::{ListedNotation, notation_list};
use crate::session::{Action, Session, SheetAction};
use crate::words;

/// Draws the dialog for the column with this index. `sought` is the text in the search field.
#[must_use]
pub fn notations(session: &Session, at: usize, sought: &str) -> Element {
    let found = notation_list(session, sought);
    let chosen = session.columns().get(at).map(|column| column.tag);
    let groups = NotationGroup::ALL.into_iter().filter_map(|group| {
        let mut of_group = found.iter().filter(|it| it.group == group).peekable();
        of_group.peek()?;
        let choices = of_group.map(|it| choice(it, at, chosen == Some(it.column.tag)));
        let section = el("section").attr("aria-label", group.title());
        let title = el("h3").text(group.title());
        Some(section.child(title).child(el("ul").children(choices)))
    });
    let search = el("input")
        .attr("id", "sought")
        .attr("type", "search")
        .attr("aria-label", words::SEEK_NOTATION)
        .attr("placeholder", words::SEEK_NOTATION)
        .attr("autocomplete", "off")
        .attr("spellcheck", "false")
        .attr("autofocus", "")
        .attr("value", sought.to_owned())
        .does(Request::Seek(String::new()));
    dialog(words::CHOOSE_NOTATION)
        .class("notations")
        .child(search)
        .child(said(&say::notations_found(found.len())))
        .child(el("div").class("groups").children(groups))
        .child(actions().child(action_button(words::CANCEL, Request::Close)))
}

/// Draws the button that chooses a notation.
fn choice(listed: &ListedNotation, at: usize, is_chosen: bool) -> Element {
    let name = el("span")
        .class("name")
        .attr("dir", "auto")
        .text(listed.name.clone());
    let choose = button("choice")
        .attr("aria-pressed", if is_chosen { "true" } else { "false" })
        .does(Action::Sheet(SheetAction::SetColumn(at, listed.column)))
        .child(el("span").text(listed.column.said()))
        .text(" ")
        .child(name);
    el("li").child(choose)
}
