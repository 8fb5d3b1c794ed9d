//! The menu of a move, the panel beside it, and the dialogs Game details and Keys, as values:
//! roles, names, and the effect of a press on each.

use std::collections::BTreeSet;

use rank_and_file::game::At;
use rank_and_file::session::{Action, GoAction, OpenAction, Session};
use rank_and_file::view::{self, Element, KEYS, Request, of_key};

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

/// Returns the words of each entry of a menu.
fn entries(session: &Session, moment: u32) -> Vec<String> {
    let At::After(id) = At::of_moment(moment) else {
        panic!("the start has no menu");
    };
    let menu = view::menu(session, Some((id, 10, 20)));
    let items = menu.walk().filter(|it| it.get("role") == Some("menuitem"));
    items
        .map(|item| {
            let does = item.get(Element::DOES).expect("something to do");
            assert!(
                Action::parse(does).is_some() || Request::parse(does).is_some(),
                "{does}"
            );
            item.words()
        })
        .collect()
}

#[test]
fn a_menu_offers_what_can_be_done_and_nothing_else() {
    let session = opened("1. e4 e5 (1... c5 2. Nf3) 2. Nc3");
    let rows: [(u32, &[&str]); 4] = [
        (1, &["Delete what follows"]),
        (2, &["Demote", "Delete what follows"]),
        (4, &["Promote", "Make main line", "Delete variation"]),
        (5, &["Demote"]),
    ];
    let always = [
        "Replace move",
        "Insert move before",
        "Comment…",
        "Glyph…",
        "Draw arrows…",
        "Delete from here",
    ];
    for (moment, own) in rows {
        let found: BTreeSet<_> = entries(&session, moment).into_iter().collect();
        let expected = own.iter().chain(&always).map(|words| (*words).to_owned());
        assert_eq!(found, expected.collect(), "{moment}");
    }
    // The menu of a move that no longer exists is empty.
    let At::After(gone) = At::of_moment(99) else {
        unreachable!()
    };
    assert!(view::menu(&session, Some((gone, 0, 0))).children.is_empty());
    assert!(view::menu(&session, None).children.is_empty());
}

#[test]
fn the_panel_shows_what_stands_beside_the_move() {
    let mut session = opened("{Start} 1. e4 $1 {[%clk 1:00] Best} e5 ({Or} 1... c5 $14)");
    let fields = |session: &Session| -> Vec<(String, String)> {
        let panel = view::annotate(session, true);
        let fields = panel.walk().filter(|it| it.tag == "textarea");
        let pair = |it: &Element| {
            let get = |name| it.get(name).unwrap_or_default().to_owned();
            (get(Element::DOES), get("value"))
        };
        fields.map(pair).collect()
    };
    let pressed = |session: &Session| -> Vec<String> {
        let panel = view::annotate(session, true);
        let glyphs = panel
            .walk()
            .filter(|it| it.get("aria-pressed") == Some("true"));
        glyphs
            .map(|it| it.get("aria-label").unwrap_or_default().to_owned())
            .collect()
    };
    let row = |does: &str, value: &str| (does.to_owned(), value.to_owned());
    assert_eq!(fields(&session), [row("score after 0", "Start")]);
    session.apply(Action::Go(GoAction::Next));
    assert_eq!(
        fields(&session),
        [row("score before 1", "Start"), row("score after 1", "Best")]
    );
    assert_eq!(pressed(&session), ["Good move"]);
    session.apply(Action::Go(GoAction::To(At::of_moment(3))));
    assert_eq!(
        fields(&session),
        [row("score before 3", "Or"), row("score after 3", "")]
    );
    assert_eq!(pressed(&session), ["White is slightly better"]);
}

#[test]
fn a_closed_fold_holds_no_fields() {
    let mut session = opened("1. e4 e5");
    session.apply(Action::Go(GoAction::Next));
    let fold = |is_open| view::annotate(&session, is_open).walk().count();
    assert!(fold(true) > 20);
    assert_eq!(
        view::annotate(&session, false).outline(),
        "div.annotate-place\n  details.annotate\n    summary \"Comments and glyphs\"\n"
    );
}

#[test]
fn every_glyph_has_a_name_for_eye_and_ear() {
    let mut session = opened("1. e4");
    session.apply(Action::Go(GoAction::Next));
    let panel = view::annotate(&session, true);
    let glyphs: Vec<_> = panel
        .walk()
        .filter(|it| it.class.contains("glyph") && it.tag == "button")
        .collect();
    assert!(glyphs.len() > 20);
    for glyph in glyphs {
        assert_eq!(glyph.get("title"), glyph.get("aria-label"));
        assert!(!glyph.words().is_empty());
    }
}

#[test]
fn the_details_are_the_roster_the_result_and_all_other_tags_that_are_the_users() {
    let session = opened(
        "[White \"A\"]\n[ECO \"C20\"]\n[Variant \"Standard\"]\n[Result \"1-0\"]\n\n1. e4 1-0",
    );
    let names = |name: &str| -> Vec<String> {
        let dialog = view::details(&session, name, "");
        let does = dialog.walk().filter_map(|it| it.get(Element::DOES));
        does.map(str::to_owned).collect()
    };
    let fields = [
        "score tag Event",
        "score tag Site",
        "score tag Date",
        "score tag Round",
        "score tag White",
        "score tag Black",
        "score result",
        "score tag ECO",
        "tag-name",
        "score tag Annotator ?",
        "close",
    ];
    assert_eq!(names("Annotator"), fields);
    let can_add = |name: &str| {
        let dialog = view::details(&session, name, "");
        let add = dialog
            .walk()
            .find(|it| it.words() == "Add" && it.tag == "button");
        add.is_some_and(|add| add.get("disabled").is_none())
    };
    assert!(can_add("Annotator"));
    for name in [
        "",
        "ECO",
        "White",
        "FEN",
        "Result",
        "two words",
        "é",
        "a\"b",
    ] {
        assert!(!can_add(name), "{name}");
    }
}

#[test]
fn a_tag_that_is_emptied_keeps_its_field_and_its_place() {
    let mut session = opened("[ECO \"C20\"]\n[Annotator \"A\"]\n[WhiteElo \"2600\"]\n\n1. e4 *");
    let others = |session: &Session, emptied: &str| -> Vec<String> {
        let dialog = view::details(session, "", emptied);
        let fields = dialog.walk().filter(|it| it.tag == "input");
        let does = fields.filter_map(|it| it.get(Element::DOES));
        does.skip(6).map(str::to_owned).collect()
    };
    let all = [
        "score tag Annotator",
        "score tag ECO",
        "score tag WhiteElo",
        "tag-name",
    ];
    assert_eq!(others(&session, ""), all);
    session.apply(Action::parse("score tag ECO ").expect("an action"));
    assert_eq!(session.tree().tag("ECO"), None);
    assert_eq!(others(&session, "ECO"), all);
    session.apply(Action::parse("score tag ECO B").expect("an action"));
    assert_eq!(others(&session, "ECO"), all);
}

#[test]
fn every_key_is_listed_does_something_and_stands_once() {
    let mut seen = BTreeSet::new();
    let listed = view::help().words();
    for key in KEYS.iter().flat_map(|(_, keys)| *keys) {
        assert!(
            listed.contains(key.cap) && listed.contains(key.words),
            "{key:?}"
        );
        if key.name.is_empty() {
            assert_eq!(key.does, "");
            continue;
        }
        assert!(seen.insert((key.name, key.command)), "{key:?} stands twice");
        assert_eq!(of_key(key.name, key.command), Some(key.does));
        let known = Action::parse(key.does).is_some() || Request::parse(key.does).is_some();
        assert!(known || key.does.starts_with('#'), "{key:?}");
    }
    assert_eq!(of_key("x", false), None);
    assert_eq!(of_key("f", true), None);
    assert_eq!(of_key("", false), None);
}
