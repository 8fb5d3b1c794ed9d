//! Annotation of a game: the menu of a move, the notes on the current move, and the tags.
//!
//! ```text
//! div.menu-place > div.menu[role=menu] (--x, --y: where it was asked for) > button.item[role=menuitem] * n
//! details.annotate > summary, p.pending, label > textarea * 2, div.glyphs > button.button[aria-pressed] * n,
//!                    div.actions > button.button * 2
//! dialog Game details > div.options.tags > label > input|select,
//!                     div.further > label > input, button.button; div.actions
//! ```

use super::dialog::{action_button, actions, dialog};
use super::node::{Element, button, el};
use super::say;
use super::sheet::option;
use crate::game::pgn::glyph_sign;
use crate::game::{At, NAGS, NodeId, OWN_TAGS, Outcome, ROSTER, nag_name};
use crate::session::score::ScoreAction;
use crate::session::{Action, Session};

/// Draws the menu of a move at a place in the window, in CSS pixels, or its empty place. Items
/// without effect are left out.
#[must_use]
pub fn menu(session: &Session, asked: Option<(NodeId, i32, i32)>) -> Element {
    let place = el("div").class("menu-place");
    let tree = session.tree();
    let Some((id, x, y)) = asked.filter(|(id, ..)| tree.has(At::After(*id))) else {
        return place;
    };
    let moment = At::After(id).moment().to_string();
    let varies = tree.variation(id).is_some();
    let rows = [
        (varies, say::PROMOTE, "score promote "),
        (tree.outranks(id).is_some(), say::DEMOTE, "score demote "),
        (varies, say::MAKE_MAIN, "score main "),
        (true, say::REPLACE, "score replace "),
        (true, say::INSERT, "score insert "),
        (true, say::COMMENT, "annotate words "),
        (true, say::GLYPH, "annotate glyphs "),
        (true, say::DRAW, "annotate marks "),
        (varies, say::DELETE_VARIATION, "score delete-variation "),
        (true, say::DELETE, "score delete "),
        (!tree.next(At::After(id)).is_empty(), say::CUT, "score cut "),
    ];
    let items = rows.into_iter().filter(|(may, ..)| *may);
    let items = items.map(|(_, words, does)| {
        let item = button("item").attr("role", "menuitem");
        let item = item.attr("tabindex", "-1").text(words);
        item.does([does, &moment].concat())
    });
    let menu = el("div").class("menu").attr("role", "menu");
    let menu = menu
        .attr("aria-label", say::MENU)
        .var("--x", x.to_string() + "px")
        .var("--y", y.to_string() + "px")
        .children(items);
    place.child(menu)
}

/// Draws a fold with the comments and glyphs of the current move, to be edited. A closed fold holds
/// only its summary, so that steps through the game fill no hidden fields.
#[must_use]
pub fn annotate(session: &Session, is_open: bool) -> Element {
    let place = el("div").class("annotate-place");
    let pending = session.pending().map(|words| {
        let cancel = button("button").does("cancel").text(say::CANCEL);
        let line = el("p").class("pending").text(words);
        line.child(cancel)
    });
    let panel = el("details").class("annotate");
    let panel = panel.child(el("summary").text(say::ANNOTATE));
    place.child(pending).child(if is_open {
        fields(session, panel)
    } else {
        panel
    })
}

/// Adds the fields of the current move to the panel.
fn fields(session: &Session, panel: Element) -> Element {
    let at = session.at();
    let panel = match at {
        At::Start => panel.child(field(session, at, false, say::AT_THE_START)),
        At::After(id) => panel
            .child(field(session, at, true, say::BEFORE))
            .child(field(session, at, false, say::AFTER))
            .child(glyphs(session, id)),
    };
    let draw = ["annotate marks ", &at.moment().to_string()].concat();
    let buttons = actions()
        .child(button("button").does(draw).text(say::DRAW))
        .child(action_button(say::DETAILS, "dialog details"))
        .child(action_button(say::COMPARE, "dialog compare"));
    panel.child(buttons)
}

/// Draws the field for the comment before or after a move.
fn field(session: &Session, at: At, before: bool, label: &'static str) -> Element {
    let text = String::new();
    let typed = ScoreAction::Comment { at, before, text };
    let area = el("textarea")
        .attr("rows", "2")
        .attr("dir", "auto")
        .attr("value", session.said(at, before))
        .does(["score ", &typed.field()].concat());
    // At the start the field after the move becomes the only one.
    let key = if before { 1 } else { 2 };
    el("label").key(key).text(label).child(area)
}

/// Draws the glyphs to choose from. Those of the move are pressed.
fn glyphs(session: &Session, id: NodeId) -> Element {
    let known = &session.tree().node(id).nags;
    let glyph = |nag: u8| {
        let sign = glyph_sign(nag).unwrap_or_default();
        let button = button("button glyph")
            .attr("aria-label", nag_name(nag))
            .attr("title", nag_name(nag))
            .attr("aria-pressed", known.contains(&nag).to_string())
            .does(Action::Score(ScoreAction::Glyph(id, nag)).text());
        super::piece::glyphs(button, sign)
    };
    let group = el("div").class("glyphs").attr("role", "group");
    let group = group.attr("aria-label", say::GLYPHS).key(3);
    group.children(NAGS.map(glyph))
}

/// Draws the tags and the result of the game. `name` is the name of a new tag as typed so far;
/// `emptied` is the tag whose value was emptied last, and its field stays.
#[must_use]
pub fn details(session: &Session, name: &str, emptied: &str) -> Element {
    let tree = session.tree();
    let line = |label: String, field: Element| el("label").text(label).child(field);
    let tag = |name: &str| {
        let value = tree.tag(name).unwrap_or_default();
        let typed = ScoreAction::Tag(name.to_owned(), String::new());
        let field = text_field(value).does(["score ", &typed.field()].concat());
        line(name.to_owned(), field.attr("dir", "auto"))
    };
    let others = tree.tags.iter().map(|(name, _)| name.as_str());
    // The last tag of the roster is the result.
    let is_other = |name: &&str| !ROSTER.contains(name) && !OWN_TAGS.contains(name);
    // They are sorted by name, so that a tag that is emptied and filled again keeps its place and
    // the focus.
    let emptied = Some(emptied).filter(|name| !name.is_empty());
    let mut others: Vec<&str> = others.chain(emptied).filter(is_other).collect();
    others.sort_unstable();
    others.dedup();
    let results = Outcome::ALL.map(|outcome| {
        let title = match outcome {
            Outcome::Open => say::OPEN,
            Outcome::Draw => "½-½",
            won => won.pgn(),
        };
        option(outcome.pgn(), title, outcome == tree.outcome)
    });
    let list = el("select").does("score result").children(results);
    let options = el("div")
        .class("options tags")
        .children(ROSTER[..6].iter().copied().map(tag))
        .child(line(say::RESULT.to_owned(), list))
        .children(others.into_iter().map(tag));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let fits = !name.is_empty()
        && name.chars().all(is_name)
        && !OWN_TAGS.contains(&name)
        && tree.tag(name).is_none();
    let new = Action::Score(ScoreAction::Tag(name.to_owned(), "?".to_owned()));
    let add = button("button").does(new.text()).text(say::ADD_TAG);
    let further = line(
        say::FURTHER_TAG.to_owned(),
        text_field(name).does("tag-name"),
    );
    let further = el("div").class("further").child(further);
    dialog(say::DETAILS)
        .child(options)
        .child(further.child(add.flag("disabled", !fits)))
        .child(actions().child(action_button(say::CLOSE, "close").class("primary")))
}

fn text_field(value: &str) -> Element {
    let field = el("input").attr("type", "text");
    let field = field.attr("autocomplete", "off");
    field.attr("value", value.to_owned())
}
