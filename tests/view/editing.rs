//! The menus of a move and of the game, the fields under a move, and the dialogs Game details and
//! Keys, as values: roles, names, and the effect of a press on each.

use std::collections::BTreeSet;

use rank_and_file::game::{At, Outcome};
use rank_and_file::screen::sheet as screen;
use rank_and_file::session::score::ScoreAction;
use rank_and_file::session::{Action, GoAction, Names, OpenAction, Session, SheetAction};
use rank_and_file::view::{self, Annotation, Element, Head, KEYS, Press, Request, of_key};
use testing::presses;

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
            assert!(item.press().is_some(), "{}", item.outline());
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

fn act(session: &mut Session, action: Action) {
    session.apply(action);
}

/// Returns the action that writes a comment after a moment, or before its move.
fn comment(at: u32, before: bool, text: &str) -> ScoreAction {
    ScoreAction::Comment {
        at: At::of_moment(at),
        before,
        text: text.to_owned(),
    }
}

/// Returns the press of a field for a tag.
fn tag(name: &str, value: &str) -> Press {
    let tag = ScoreAction::Tag(name.to_owned(), value.to_owned());
    Press::Do(Action::Score(tag))
}

/// Returns the sheet as the page shows it.
fn shown(session: &Session) -> Element {
    let model = screen::model(session, &mut Names::default());
    view::sheet(&model, session.columns(), Head::Lists(session.offer()))
}

/// Returns the same with the note of the current moment open.
fn sheet(session: &Session) -> Element {
    let mut session = session.clone();
    act(&mut session, Action::Score(ScoreAction::Note(true)));
    shown(&session)
}

#[test]
fn the_fields_show_what_stands_beside_the_move() {
    let mut session = opened("{Start} 1. e4 $1 {[%clk 1:00] Best} e5 ({Or} 1... c5 $14)");
    let fields = |session: &Session| -> Vec<(String, Option<Press>, String)> {
        let sheet = sheet(session);
        let labels = sheet.walk().filter(|it| it.tag == "label");
        let field = |it: &Element| {
            let area = it.elements().next().expect("a field");
            let value = area.get("value").unwrap_or_default().to_owned();
            (it.words(), area.press().cloned(), value)
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
    let row = |label: &str, (at, before): (u32, bool), value: &str| {
        let does = Press::Do(Action::Score(comment(at, before, "")));
        (label.to_owned(), Some(does), value.to_owned())
    };
    assert_eq!(
        fields(&session),
        [row("Comment before the game", (0, false), "Start")]
    );
    session.apply(Action::Go(GoAction::Next));
    assert_eq!(
        fields(&session),
        [row("Comment on 1. e4", (1, false), "Best")]
    );
    assert_eq!(pressed(&session), ["Good move"]);
    session.apply(Action::Go(GoAction::To(At::of_moment(3))));
    assert_eq!(
        fields(&session),
        [
            row("Comment before 1… c5", (3, true), "Or"),
            row("Comment on 1… c5", (3, false), "")
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
    act(&mut session, Action::Sheet(SheetAction::RemoveColumn(1)));
    let open = |session: &mut Session, moment: u32| {
        act(session, Action::Go(GoAction::To(At::of_moment(moment))));
        act(session, Action::Score(ScoreAction::Note(true)));
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
    act(
        &mut session,
        Action::Score(comment(1, false, "Best by test")),
    );
    assert_eq!(rows(&session), expected);
    act(&mut session, Action::Score(ScoreAction::Note(false)));
    assert_eq!(rows(&session)[..3], ["1e4", "Best by test", "1…e5"]);
    // A comment is edited where it stands.
    assert_eq!(
        open(&mut session, 1)[..3],
        ["1e4", "[Comment on 1. e4]", "1…e5"]
    );
    // A step through the game closes the fields, and a step back leaves them closed.
    act(&mut session, Action::Go(GoAction::Next));
    act(&mut session, Action::Go(GoAction::Previous));
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
    let does = |head: Head| -> Vec<Press> {
        let sheet = view::sheet(&model, session.columns(), head);
        let comments = sheet.walk().filter(|it| it.class.starts_with("comment"));
        comments.filter_map(Element::press).cloned().collect()
    };
    let words = |at| {
        let at = At::of_moment(at);
        Press::Ask(Request::Annotate(Annotation::Words, Some(at)))
    };
    let page = does(Head::Lists(session.offer()));
    assert_eq!(page, [words(0), words(1), words(3)]);
    assert_eq!(does(Head::Titles), []);
    assert_eq!(does(Head::Paper), []);
}

#[test]
fn paper_has_the_comment_that_is_being_written() {
    let mut session = opened("1. e4 {Best} e5");
    session.apply(Action::Go(GoAction::Next));
    act(&mut session, Action::Score(ScoreAction::Note(true)));
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
    let items: Vec<(String, Option<&Press>)> = items.map(|it| (it.words(), it.press())).collect();
    let words: Vec<&str> = items.iter().map(|(words, _)| words.as_str()).collect();
    let expected = [
        "Copy FEN",
        "Copy PGN",
        "Comment…",
        "Draw arrows…",
        "Game details",
        "Compare with the previous game",
        "Keep score of this game",
        "Keys",
    ];
    assert_eq!(words, expected);
    for (words, does) in &items {
        assert!(matches!(does, Some(Press::Ask(_))), "{words}");
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
    let dialog = view::details(&session, "Annotator", "");
    presses::does_what_it_offers(&dialog);
    let tags = ["Event", "Site", "Date", "Round", "White", "Black"].map(|name| tag(name, ""));
    let results = Outcome::ALL.map(|outcome| Action::Score(ScoreAction::Result(outcome)));
    let others = [
        tag("ECO", ""),
        Press::Ask(Request::TagName(String::new())),
        tag("Annotator", "?"),
        Press::Ask(Request::Close),
    ];
    let fields = tags.into_iter().chain(results.map(Press::Do));
    let fields: Vec<Press> = fields.chain(others).collect();
    assert_eq!(presses::all(&dialog), fields);
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
    let others = |session: &Session, emptied: &str| -> Vec<Press> {
        let dialog = view::details(session, "", emptied);
        let fields = dialog.walk().filter(|it| it.tag == "input");
        let does = fields.filter_map(Element::press);
        does.skip(6).cloned().collect()
    };
    let all = [
        tag("Annotator", ""),
        tag("ECO", ""),
        tag("WhiteElo", ""),
        Press::Ask(Request::TagName(String::new())),
    ];
    let set = |session: &mut Session, value: &str| {
        let tag = ScoreAction::Tag("ECO".to_owned(), value.to_owned());
        session.apply(Action::Score(tag));
    };
    assert_eq!(others(&session, ""), all);
    set(&mut session, "");
    assert_eq!(session.tree().tag("ECO"), None);
    assert_eq!(others(&session, "ECO"), all);
    set(&mut session, "B");
    assert_eq!(others(&session, "ECO"), all);
}

#[test]
fn every_key_is_listed_does_something_and_stands_once() {
    let mut seen = BTreeSet::new();
    let listed = view::help().words();
    for key in KEYS.iter().flat_map(|(_, keys)| *keys) {
        assert!(
            listed.contains(key.cap.text()) && listed.contains(key.words.text()),
            "{key:?}"
        );
        if key.name.is_empty() {
            assert_eq!(key.does, None);
            continue;
        }
        assert!(seen.insert((key.name, key.command)), "{key:?} stands twice");
        assert!(key.does.is_some(), "{key:?}");
        assert_eq!(of_key(key.name, key.command), key.does.as_ref());
    }
    assert_eq!(of_key("x", false), None);
    assert_eq!(of_key("f", true), None);
    assert_eq!(of_key("", false), None);
}
