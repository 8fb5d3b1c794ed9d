//! The fields in which the comments and glyphs of a moment are written, under its move.
//!
//! ```text
//! div.note[role=group] > label > textarea * 1-2, div.glyphs > button.glyph[aria-pressed] * n,
//!                        div.actions > button.button * 2, p.printed * 0-2
//! ```

use super::dialog::{action_button, actions};
use super::node::{Element, button, el};
use super::request::{Annotation, Request};
use super::say;
use crate::game::pgn::glyph_sign;
use crate::game::{At, NAGS, NodeId, nag_name};
use crate::screen::sheet::NoteFields;
use crate::session::Action;
use crate::session::score::ScoreAction;
use crate::words;

/// Draws the fields. What is typed is kept at once.
#[must_use]
pub fn note(fields: &NoteFields) -> Element {
    let at = fields.at;
    let before = fields.before.as_ref();
    let before = before.map(|words| field(at, true, say::comment(&fields.name, true), words));
    let (label, glyphs) = match at {
        At::Start => (words::AT_THE_START.into(), None),
        At::After(id) => (
            say::comment(&fields.name, false),
            Some(glyphs(id, &fields.nags)),
        ),
    };
    let draw = Request::Annotate(Annotation::Marks, Some(at));
    let buttons = actions()
        .child(action_button(words::DRAW_ARROWS, draw))
        .child(
            action_button(words::DONE, Action::Score(ScoreAction::Note(false))).class("primary"),
        );
    el("div")
        .class("note")
        .attr("role", "group")
        .attr("aria-label", words::ANNOTATE)
        .child(before)
        .child(field(at, false, label, &fields.after))
        .child(glyphs)
        .child(buttons)
        .children(
            fields
                .before
                .as_deref()
                .and_then(|words| printed(true, words)),
        )
        .children(printed(false, &fields.after))
}

/// Draws a comment for the printer, in place of its field; `None` if it is empty.
fn printed(before: bool, words: &str) -> Option<Element> {
    let comment = el("p").class("printed").attr("dir", "auto");
    let comment = comment.key(2 + u64::from(before)).text(words.to_owned());
    (!words.is_empty()).then_some(comment)
}

/// Draws the field for the comment before or after a move.
fn field(at: At, before: bool, label: String, words: &str) -> Element {
    let text = String::new();
    let typed = ScoreAction::Comment { at, before, text };
    let area = el("textarea")
        .attr("rows", "2")
        .attr("dir", "auto")
        .attr("value", words.to_owned())
        .does(Action::Score(typed));
    el("label").key(u64::from(before)).text(label).child(area)
}

/// Draws the glyphs to choose from. Those of the move are pressed.
fn glyphs(id: NodeId, known: &[u8]) -> Element {
    let glyph = |nag: u8| {
        let button = button("button glyph")
            .attr("aria-label", nag_name(nag))
            .attr("title", nag_name(nag))
            .attr("aria-pressed", known.contains(&nag).to_string())
            .does(Action::Score(ScoreAction::Glyph(id, nag)));
        super::piece::glyphs(button, glyph_sign(nag).unwrap_or_default())
    };
    let group = el("div").class("glyphs").attr("role", "group");
    let group = group.attr("aria-label", words::GLYPHS);
    group.children(NAGS.map(glyph))
}
