//! The menus of a move and of the game, the fields under a move, and the dialogs Game details and
//! Keys, as values: roles, names, and the effect of a press on each.

use std::collections::BTreeSet;

use rank_and_file::game::At;
use rank_and_file::screen::sheet as screen;
use rank_and_file::session::{Action, GoAction, Names, OpenAction, Session};
use rank_and_file::view::{self, Element, Head, KEYS, Request, of_key};

fn opened(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

/// Returns the words of each entry of a menu.
fn entries(session: &Session, moment: u32) -> Vec<String> {
    let menu = view::menu(session, Some((At::of_moment(moment), 10, 20)));
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
    let gone = At::of_moment(99);
    assert!(view::menu(&session, Some((gone, 0, 0))).children.is_empty());
    assert!(view::menu(&session, None).children.is_empty());
}

fn act(session: &mut Session, text: &str) {
    session.apply(Action::parse(text).unwrap_or_else(|| panic!("{text} is no action")));
}

/// Returns the sheet as the page shows it.
fn shown(session: &Session) -> Element {
    let model = screen::model(session, &mut Names::default());
    view::sheet(&model, session.columns(), Head::Lists(session.offer()))
}

/// Returns the same with the note of the current moment open.
fn sheet(session: &Session) -> Element {
    let mut session = session.clone();
    act(&mut session, "score note 1");
    shown(&session)
}

#[test]
fn the_fields_show_what_stands_beside_the_move() {
    let mut session = opened("{Start} 1. e4 $1 {[%clk 1:00] Best} e5 ({Or} 1... c5 $14)");
    let fields = |session: &Session| -> Vec<(String, String, String)> {
        let sheet = sheet(session);
        let labels = sheet.walk().filter(|it| it.tag == "label");
        let field = |it: &Element| {
            let area = it.elements().next().expect("a field");
            let get = |name| area.get(name).unwrap_or_default().to_owned();
            (it.words(), get(Element::DOES), get("value"))
        };
        labels.map(field).collect()
    };
    let pressed = |session: &Session| -> Vec<String> {
        let sheet = sheet(session);
        let glyphs = sheet
            .walk()
            .filter(|it| it.get("aria-pressed") == Some("true"));
        glyphs
            .map(|it| it.get("aria-label").unwrap_or_default().to_owned())
            .collect()
    };
    let row = |label: &str, does: &str, value: &str| {
        (label.to_owned(), does.to_owned(), value.to_owned())
    };
    assert_eq!(
        fields(&session),
        [row("Comment before the game", "score after 0", "Start")]
    );
    session.apply(Action::Go(GoAction::Next));
    assert_eq!(
        fields(&session),
        [row("Comment on 1. e4", "score after 1", "Best")]
    );
    assert_eq!(pressed(&session), ["Good move"]);
    session.apply(Action::Go(GoAction::To(At::of_moment(3))));
    assert_eq!(
        fields(&session),
        [
            row("Comment before 1… c5", "score before 3", "Or"),
            row("Comment on 1… c5", "score after 3", "")
        ]
    );
    assert_eq!(pressed(&session), ["White is slightly better"]);
}

/// Returns the sheet's rows: names and comments in words, and the fields in brackets.
fn rows(session: &Session) -> Vec<String> {
    let sheet = shown(session);
    let rows = sheet
        .walk()
        .filter(|it| matches!(&*it.class, "pair" | "aside"));
    let words = |row: &Element| match row.walk().find(|it| it.class == "note") {
        Some(note) if row.class == "aside" && row.words() == note.words() => {
            let label = note.walk().find(|it| it.tag == "label");
            format!("[{}]", label.expect("a label").words())
        }
        _ => row.words(),
    };
    rows.map(words).collect()
}

#[test]
fn fields_open_under_the_row_of_their_move_and_no_row_above_them_changes() {
    let mut session = opened("1. e4 e5 2. Nf3 Nc6 {Natural.} 3. Bb5 a6");
    act(&mut session, "remove-column 1");
    let open = |session: &mut Session, moment: u32| {
        act(session, &format!("go {moment}"));
        act(session, "score note 1");
        rows(session)
    };
    let closed = ["1e4e5", "2Nf3Nc6", "Natural.", "3Bb5a6"];
    assert_eq!(rows(&session), closed);
    // Black's reply stays beside the move that is commented on.
    let expected = [
        "1e4e5",
        "[Comment on 1. e4]",
        "2Nf3Nc6",
        "Natural.",
        "3Bb5a6",
    ];
    assert_eq!(open(&mut session, 1), expected);
    // Nothing moves while it is written, and it ends the row once it is closed.
    act(&mut session, "score after 1 Best by test");
    assert_eq!(rows(&session), expected);
    act(&mut session, "score note 0");
    assert_eq!(rows(&session)[..3], ["1e4", "Best by test", "1…e5"]);
    // A comment is edited where it stands.
    assert_eq!(
        open(&mut session, 1)[..3],
        ["1e4", "[Comment on 1. e4]", "1…e5"]
    );
    // A step through the game closes the fields, and a step back leaves them closed.
    act(&mut session, "next");
    act(&mut session, "previous");
    assert_eq!(rows(&session)[1], "Best by test");
    assert_eq!(
        open(&mut session, 4)[3..5],
        ["2Nf3Nc6", "[Comment on 2… Nc6]"]
    );
    let last = open(&mut session, 6);
    assert_eq!(last.last().map(String::as_str), Some("[Comment on 3… a6]"));
    // A comment before the game comes first.
    assert_eq!(open(&mut session, 0)[0], "[Comment before the game]");
}

#[test]
fn a_press_on_a_comment_edits_it_on_the_page_and_nowhere_else() {
    let session = opened("{Start} 1. e4 {Best} e5 (1... c5 {Sharp}) *");
    let model = screen::model(&session, &mut Names::default());
    let does = |head: Head| -> Vec<String> {
        let sheet = view::sheet(&model, session.columns(), head);
        let comments = sheet.walk().filter(|it| it.class == "comment");
        let does = comments.filter_map(|it| it.get(Element::DOES));
        does.map(str::to_owned).collect()
    };
    let page = does(Head::Lists(session.offer()));
    assert_eq!(
        page,
        ["annotate words 0", "annotate words 1", "annotate words 3"]
    );
    for text in page {
        assert!(Request::parse(&text).is_some(), "{text}");
    }
    assert_eq!(does(Head::Titles), [""; 0]);
    assert_eq!(does(Head::Paper), [""; 0]);
}

#[test]
fn paper_has_the_comment_that_is_being_written() {
    let mut session = opened("1. e4 {Best} e5");
    session.apply(Action::Go(GoAction::Next));
    act(&mut session, "score note 1");
    let model = screen::model(&session, &mut Names::default());
    let paper = view::paper(&session, &model, false);
    assert!(paper.words().contains("Best"), "{}", paper.words());
    assert!(paper.walk().all(|it| it.tag != "textarea"));
}

#[test]
fn the_menu_of_the_game_copies_comments_compares_and_lists_the_keys() {
    let session = opened("1. e4 e5");
    let menu = view::menu(&session, Some((At::Start, 10, 20)));
    let items = menu.walk().filter(|it| it.get("role") == Some("menuitem"));
    let items: Vec<(String, &str)> = items
        .map(|it| (it.words(), it.get(Element::DOES).unwrap_or_default()))
        .collect();
    let words: Vec<&str> = items.iter().map(|(words, _)| words.as_str()).collect();
    let expected = [
        "Copy FEN",
        "Copy PGN",
        "Comment…",
        "Draw arrows…",
        "Game details",
        "Compare with the previous game",
        "Keys",
    ];
    assert_eq!(words, expected);
    for (_, does) in &items {
        assert!(Request::parse(does).is_some(), "{does}");
    }
}

#[test]
fn every_glyph_has_a_name_for_eye_and_ear() {
    let mut session = opened("1. e4");
    session.apply(Action::Go(GoAction::Next));
    let sheet = sheet(&session);
    let glyphs: Vec<_> = sheet
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
