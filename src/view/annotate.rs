//! Annotation of a game: the menus of a move and of the game, what stands under the sheet, and the
//! tags.
//!
//! ```text
//! div.menu-place > div.menu[role=menu] (--x, --y: where it was asked for; --rows) > button.item[role=menuitem] * n
//! div.annotate-place > p.pending > button.button, button.button
//! dialog Game details > div.options.tags > label > input|select,
//!                     div.further > label > input, button.button; div.actions
//! ```

use std::borrow::Cow;

use super::dialog::{action_button, actions, dialog};
use super::fields::option;
use super::node::{Element, button, el};
use super::press::Press;
use super::request::{Annotation, Dialog, Request};
use crate::game::{At, NodeId, OWN_TAGS, Outcome, ROSTER};
use crate::notation::sorted;
use crate::output::choices::ExportKind;
use crate::session::score::ScoreAction;
use crate::session::{Action, BoardAction, Session};
use crate::words::{self, Message};

/// What can be done with a game, in words and as a request.
const GAME: [(Message, Request); 8] = [
    (words::COPY_FEN, Request::CopyAs(ExportKind::Fen)),
    (words::COPY_PGN, Request::CopyAs(ExportKind::Pgn)),
    (
        words::ADD_COMMENT,
        Request::Annotate(Annotation::Words, None),
    ),
    (
        words::DRAW_ARROWS,
        Request::Annotate(Annotation::Marks, None),
    ),
    (words::GAME_DETAILS, Request::Show(Dialog::Details)),
    (words::COMPARE, Request::Show(Dialog::Compare)),
    (words::KEEP_SCORE_OF_THIS, Request::KeepScore),
    (words::MENU_KEYS, Request::Show(Dialog::Help)),
];

/// Draws a menu at a place in the window, in CSS pixels, or its empty place: the menu of a move, or
/// that of the game for its start.
#[must_use]
pub fn menu(session: &Session, asked: Option<(At, i32, i32)>) -> Element {
    let place = el("div").class("menu-place");
    let Some((at, x, y)) = asked.filter(|(at, ..)| session.tree().has(*at)) else {
        return place;
    };
    let (label, items) = match at {
        At::Start => (
            words::MENU_OF_GAME,
            GAME.map(|(words, does)| item(words, does)).to_vec(),
        ),
        At::After(id) => (words::MENU_OF_MOVE, of_move(session, id)),
    };
    let menu = el("div").class("menu").attr("role", "menu");
    let menu = menu
        .attr("aria-label", label)
        .var("--x", x.to_string() + "px")
        .var("--y", y.to_string() + "px")
        .var("--rows", items.len().to_string())
        .children(items);
    place.child(menu)
}

fn item(words: impl Into<Cow<'static, str>>, does: impl Into<Press>) -> Element {
    let item = button("item").attr("role", "menuitem");
    item.attr("tabindex", "-1").text(words).does(does)
}

/// Draws what can be done with a move. Items without effect are left out.
fn of_move(session: &Session, id: NodeId) -> Vec<Element> {
    let tree = session.tree();
    let at = At::After(id);
    let varies = tree.variation(id).is_some();
    let ranks = tree.outranks(id).is_some();
    let goes_on = !tree.next(at).is_empty();
    let score = |may: bool, words, action| may.then(|| item(words, Action::Score(action)));
    let annotate = |words, beside| Some(item(words, Request::Annotate(beside, Some(at))));
    let items = [
        score(varies, words::PROMOTE, ScoreAction::Promote(id)),
        score(ranks, words::DEMOTE, ScoreAction::Demote(id)),
        score(varies, words::MAKE_MAIN, ScoreAction::MakeMain(id)),
        score(true, words::REPLACE, ScoreAction::Replace(id)),
        score(true, words::INSERT, ScoreAction::Insert(id)),
        annotate(words::ADD_COMMENT, Annotation::Words),
        annotate(words::ADD_GLYPH, Annotation::Glyphs),
        annotate(words::DRAW_ARROWS, Annotation::Marks),
        score(
            varies,
            words::DELETE_VARIATION,
            ScoreAction::DeleteVariation(id),
        ),
        score(true, words::DELETE_FROM_HERE, ScoreAction::Delete(id)),
        score(goes_on, words::DELETE_WHAT_FOLLOWS, ScoreAction::Cut(at)),
    ];
    items.into_iter().flatten().collect()
}

/// Draws the prompt for a move that is awaited, and the button that opens the note of the current
/// moment.
#[must_use]
pub fn annotate(session: &Session) -> Element {
    let pending = session.pending().map(|words| {
        let cancel = action_button(words::CANCEL, Action::Board(BoardAction::Cancel));
        let line = el("p").class("pending").text(words);
        line.child(cancel)
    });
    let comment = action_button(
        words::ADD_COMMENT,
        Request::Annotate(Annotation::Words, None),
    );
    el("div")
        .class("annotate-place")
        .child(pending)
        .child(comment.class("plain").key(1))
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
        let field = text_field(value).does(Action::Score(typed));
        line(name.to_owned(), field.attr("dir", "auto"))
    };
    let others = tree.tags.iter().map(|(name, _)| name.as_str());
    // The last tag of the roster is the result.
    let is_other = |name: &&str| !ROSTER.contains(name) && !OWN_TAGS.contains(name);
    // They are sorted by name, so that a tag that is emptied and filled again keeps its place and
    // the focus.
    let emptied = Some(emptied).filter(|name| !name.is_empty());
    let mut others = sorted(others.chain(emptied).filter(is_other).collect());
    others.dedup();
    let results = Outcome::ALL.map(|outcome| {
        let title = match outcome {
            Outcome::Open => words::RESULT_OPEN.text(),
            Outcome::Draw => "½-½",
            won => won.pgn(),
        };
        option(outcome.pgn(), title, outcome == tree.outcome)
            .does(Action::Score(ScoreAction::Result(outcome)))
    });
    let list = el("select").children(results);
    let options = el("div")
        .class("options tags")
        .children(ROSTER[..6].iter().copied().map(tag))
        .child(line(words::RESULT.into(), list))
        .children(others.into_iter().map(tag));
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let fits = !name.is_empty()
        && name.chars().all(is_name)
        && !OWN_TAGS.contains(&name)
        && tree.tag(name).is_none();
    let new = Action::Score(ScoreAction::Tag(name.to_owned(), "?".to_owned()));
    let add = button("button").does(new).text(words::ADD_TAG);
    let further = line(
        words::FURTHER_TAG.into(),
        text_field(name).does(Request::TagName(String::new())),
    );
    let further = el("div").class("further").child(further);
    dialog(words::GAME_DETAILS)
        .child(options)
        .child(further.child(add.flag("disabled", !fits)))
        .child(actions().child(action_button(words::CLOSE, Request::Close).class("primary")))
}

fn text_field(value: &str) -> Element {
    let field = el("input").attr("type", "text");
    let field = field.attr("autocomplete", "off");
    field.attr("value", value.to_owned())
}
