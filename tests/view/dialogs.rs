//! Masthead, dialogs and the entry box as values: roles, names, order, the effect of a press on
//! each, and the result of choices in Export.

use rank_and_file::keep::backup::{Kept, Slot};
use rank_and_file::keep::{LibraryFile, LibraryHead, LibraryState};
use rank_and_file::output::choices::{Choices, ExportChoice, ExportKind, KINDS, Preview};
use rank_and_file::session::{
    Action, EntryAction, GoAction, OpenAction, Session, SheetAction, column,
};
use rank_and_file::view::{self, Element, Press, Request};
use testing::presses;

const ADDRESS: &str = "https://example.org/chess/index.html#old";

/// Returns a session at the end of the game in this text.
fn session(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session.apply(Action::Go(GoAction::Last));
    session
}

/// Returns the preview of a session after these choices.
fn preview(session: &Session, chosen: &[ExportChoice]) -> Preview {
    let mut preview = Preview::default();
    preview.open(session, ADDRESS);
    for &choice in chosen {
        preview.choose(choice, session, ADDRESS);
    }
    preview
}

/// Returns the choice to show a notation in an embedded game, or not.
fn notation(tag: &str, is: bool) -> ExportChoice {
    ExportChoice::Notation(column(tag).expect("a notation"), is)
}

/// Returns the visible elements with this tag.
fn seen<'e>(element: &'e Element, tag: &str) -> Vec<&'e Element> {
    let is_seen = |it: &&Element| it.tag == tag && it.get("hidden").is_none();
    element.walk().filter(is_seen).collect()
}

/// Returns the words of the visible buttons.
fn buttons(element: &Element) -> Vec<String> {
    let buttons = seen(element, "button").into_iter();
    buttons.map(Element::words).collect()
}

#[test]
fn notations_stand_in_groups_with_the_current_move_and_are_found_by_words() {
    let session = session("1. e4 e5 2. Nf3");
    let named = |sought: &str| -> Vec<String> {
        let dialog = view::notations(&session, 1, sought);
        presses::does_what_it_offers(&dialog);
        buttons(&dialog)
    };
    let all = named("");
    // The last button closes the dialog.
    assert_eq!(all.len(), session.offer().columns().count() + 1);
    for row in [
        "Short algebraic Nf3",
        "English descriptive N-KB3",
        "Gringmuth's code kahi",
    ] {
        assert!(all.iter().any(|words| words == row), "{row}");
    }
    assert_eq!(
        named("brai emb eng"),
        ["Braille for embossers SF3", "Cancel"]
    );
    assert_eq!(named("Кf3")[0], "Short, Russian letters Кf3");
    assert_eq!(named("nothing"), ["Cancel"]);
    let dialog = view::notations(&session, 1, "");
    let titles = seen(&dialog, "h3").into_iter().map(Element::words);
    let titles: Vec<String> = titles.collect();
    assert_eq!(titles[..2], ["Algebraic", "Descriptive"]);
    let chosen = seen(&dialog, "button");
    let chosen = chosen
        .iter()
        .filter(|it| it.get("aria-pressed") == Some("true"));
    let chosen: Vec<String> = chosen.map(|it| it.words()).collect();
    assert_eq!(chosen, ["English descriptive N-KB3"]);
    let found = view::notations(&session, 1, "uci");
    let uci = column("uci").expect("a notation");
    let sets = Press::Do(Action::Sheet(SheetAction::SetColumn(1, uci)));
    assert!(presses::all(&found).contains(&sets));
}

#[test]
fn the_masthead_names_its_tools_and_the_other_theme() {
    let masthead = view::masthead(false);
    presses::does_what_it_offers(&masthead);
    assert_eq!(masthead.elements().next().unwrap().words(), "Rank & File");
    let tools = ["New", "Open", "Export", "Set up", "Board", "Dark", "Help"];
    assert_eq!(buttons(&masthead), tools);
    for button in seen(&masthead, "button") {
        assert_eq!(button.get("aria-label"), Some(&*button.words()));
    }
    let lessons = seen(&masthead, "a");
    assert_eq!(lessons[0].get("href"), Some("lessons/index.html"));
    assert_eq!(buttons(&view::masthead(true))[5], "Light");
}

#[test]
fn a_new_game_is_begun_by_its_kind_or_from_an_example() {
    let dialog = view::new_game();
    presses::does_what_it_offers(&dialog);
    assert_eq!(dialog.get("aria-label"), Some("New game"));
    let kinds = seen(&dialog, "button");
    let kinds = kinds.iter().filter_map(|it| it.get("data-variant"));
    let kinds: Vec<_> = kinds.collect();
    assert_eq!(kinds, ["standard", "uchess", "uchess-aise", "chess99"]);
    let examples = seen(&dialog, "ul")
        .into_iter()
        .map(|it| it.elements().count());
    assert_eq!(examples.collect::<Vec<_>>(), [2, 12]);
}

#[test]
fn nothing_can_be_read_before_something_is_written() {
    for (draft, may) in [("", false), (" \n", false), ("1. e4", true)] {
        let dialog = view::open(draft, 0, 0);
        presses::does_what_it_offers(&dialog);
        let last = seen(&dialog, "button").pop().unwrap();
        assert_eq!(last.words(), "Read it");
        assert_eq!(last.get("disabled").is_none(), may, "{draft:?}");
        assert_eq!(seen(&dialog, "textarea")[0].get("value"), Some(draft));
    }
}

#[test]
fn pages_are_photographed_one_after_another_and_then_read() {
    for (pages, words, may) in [
        (0, "Photograph pages", None),
        (1, "Photograph the next", Some("1 page.")),
        (2, "Photograph the next", Some("2 pages.")),
    ] {
        let dialog = view::open("", pages, 0);
        presses::does_what_it_offers(&dialog);
        let camera = seen(&dialog, "input").pop().unwrap();
        assert_eq!(camera.get("capture"), Some("environment"));
        let labels = seen(&dialog, "label");
        assert!(labels.iter().any(|label| label.words() == words));
        let buttons = seen(&dialog, "button");
        let read = buttons.iter().any(|it| it.words() == "Read them");
        assert_eq!(read, may.is_some(), "{pages}");
        let said = seen(&dialog, "p")
            .iter()
            .map(|it| it.words())
            .collect::<Vec<_>>();
        assert!(
            may.is_none_or(|may| said.iter().any(|it| it == may)),
            "{said:?}"
        );
    }
}

fn kept() -> Kept {
    let slot = |key: &str| Slot {
        key: key.to_owned(),
        when: "2026-11-21T12:30:00.000Z".to_owned(),
        text: "torn".to_owned(),
    };
    Kept {
        own: "a".to_owned(),
        slots: vec![slot("a"), slot("b")],
        aside: vec![slot("c")],
        libraries: Vec::new(),
        pictures: 0,
    }
}

#[test]
fn what_is_kept_is_opened_saved_and_forgotten_but_not_that_of_this_tab() {
    let dialog = view::kept(&kept(), "Done.");
    presses::does_what_it_offers(&dialog);
    let rows = seen(&dialog, "li");
    assert!(rows[0].words().ends_with("This tab, 2026-11-21, 12:30"));
    let does = [
        Request::KeptOpen("b".to_owned()),
        Request::Forget("b".to_owned()),
        Request::KeptSave("c".to_owned()),
        Request::Forget("c".to_owned()),
    ];
    let does = does.map(Press::Ask);
    assert!(presses::all(rows[0]).is_empty());
    assert_eq!(presses::all(rows[1]), does[..2]);
    assert_eq!(presses::all(rows[2]), does[2..]);
    let status = dialog.walk().find(|it| it.get("role") == Some("status"));
    assert_eq!(status.unwrap().words(), "Done.");
}

#[test]
fn the_size_of_a_library_is_shown_where_it_is_known() {
    let head = |state, size| LibraryHead {
        when: "2026-11-22T18:04:00.000Z".to_owned(),
        state,
        files: vec![LibraryFile {
            name: "club.pgn".to_owned(),
            size,
        }],
    };
    let kept = Kept {
        libraries: [
            head(LibraryState::Whole(5662), 4_195_200),
            head(LibraryState::Begun, 0),
            head(LibraryState::Begun, 3_145_728),
        ]
        .into_iter()
        .map(|head| ("key".to_owned(), head))
        .collect(),
        ..Kept::default()
    };
    let dialog = view::kept(&kept, "");
    let rows = seen(&dialog, "li");
    let said: Vec<String> = rows
        .iter()
        .map(|row| seen(row, "span")[0].words())
        .collect();
    assert_eq!(
        said,
        [
            "5,662 games, 4.2 MB, 2026-11-22, 18:04",
            "incomplete, 2026-11-22, 18:04",
            "incomplete, 3.2 MB, 2026-11-22, 18:04",
        ]
    );
}

#[test]
fn help_tells_the_keys_from_what_a_finger_does() {
    let dialog = view::help();
    let groups = seen(&dialog, "section");
    let by_hand = groups.iter().filter(|group| group.class != "by-keys");
    let by_hand: Vec<String> = by_hand.map(|group| seen(group, "h3")[0].words()).collect();
    assert_eq!(by_hand, ["Mouse and finger"]);
}

#[test]
fn every_kind_of_export_is_understood_and_offers_what_can_be_done_with_it() {
    let session = session("1. e4 e5 2. Nf3");
    for (kind, offered) in [
        ("PGN", "Close Copy Save"),
        ("Text", "Close Copy Save"),
        ("FEN", "Close Copy Save"),
        ("Diagram", "Close Copy Save Save PNG"),
        ("Link", "Close Copy Save"),
        ("Embed this", "Close Copy Save"),
        ("Print", "Close Print"),
    ] {
        let row = KINDS.iter().find(|row| row.title.text() == kind);
        let row = row.expect("a kind");
        let preview = preview(&session, &[ExportChoice::Kind(row.kind)]);
        let dialog = view::export(&session, &preview);
        presses::does_what_it_offers(&dialog);
        assert_eq!(buttons(&dialog).join(" "), offered, "{kind}");
        let checked = dialog.walk().find(|it| it.get("checked").is_some());
        assert_eq!(checked.and_then(|it| it.get("value")), Some(kind));
        assert_eq!(
            seen(&dialog, "canvas").len(),
            usize::from(kind == "Diagram")
        );
        let texts = seen(&dialog, "textarea");
        assert_eq!(texts.is_empty(), kind == "Print");
        assert!(texts.iter().all(|text| text.words() == preview.text));
        assert_eq!(preview.text.is_empty(), kind == "Print");
    }
}

#[test]
fn what_is_chosen_of_a_kind_comes_out_in_its_text() {
    let one = session("1. e4 e5");
    let text = |chosen: &[ExportChoice]| preview(&one, chosen).text;
    assert!(
        text(&[
            ExportChoice::Kind(ExportKind::Text),
            ExportChoice::Column(1)
        ])
        .contains("1. P-K4 P-K4")
    );
    assert!(
        text(&[
            ExportChoice::Kind(ExportKind::Text),
            ExportChoice::Column(999)
        ])
        .contains("1. e4 e5")
    );
    assert!(
        text(&[
            ExportChoice::Kind(ExportKind::Diagram),
            ExportChoice::Size(25)
        ])
        .contains("width=\"200\"")
    );
    assert!(
        text(&[
            ExportChoice::Kind(ExportKind::Diagram),
            ExportChoice::Last(false)
        ])
        .len()
            < text(&[ExportChoice::Kind(ExportKind::Diagram)]).len()
    );
    let chosen = [
        ExportChoice::Kind(ExportKind::Embed),
        notation("uci", true),
        notation("descriptive", false),
    ];
    assert!(text(&chosen).contains("columns=\"short uci\""));
    let link = preview(&one, &[ExportChoice::Kind(ExportKind::Link)]);
    assert!(
        link.text
            .starts_with("https://example.org/chess/index.html#g1="),
        "{}",
        link.text
    );
    let length = format!("It has {} characters.", link.text.len());
    assert!(link.about.ends_with(&length), "{}", link.about);
    let nowhere = [ExportChoice::Field(99, 1), ExportChoice::Field(0, 99)];
    assert_eq!(text(&nowhere), text(&[]));

    let two = session("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n");
    let all = preview(&two, &[ExportChoice::All(true)]);
    assert!(all.text.contains("1. e4") && all.text.contains("1. d4"));
    assert_eq!(all.choices.file_name(&two, "pgn"), "2-games.pgn");
    let position = preview(
        &two,
        &[ExportChoice::All(true), ExportChoice::Kind(ExportKind::Fen)],
    );
    assert_eq!(position.choices.file_name(&two, "fen"), "A.fen");
    assert_eq!(position.choices.text(&two, ADDRESS), position.text);
}

#[test]
fn an_export_is_seen_anew_each_time_with_what_was_chosen_before() {
    let mut session = session("1. e4 e5");
    let mut preview = preview(
        &session,
        &[
            ExportChoice::Kind(ExportKind::Embed),
            notation("uci", true),
            ExportChoice::Start(1),
        ],
    );
    preview.said = "Copied.".to_owned();
    session.apply(Action::Sheet(SheetAction::RemoveColumn(1)));
    preview.open(&session, ADDRESS);
    assert_eq!(preview.said, "");
    assert!(
        preview
            .text
            .contains("<chess-notation columns=\"short\" ply=\"2\">")
    );
    assert_eq!(Choices::default().row().title.text(), "PGN");
}

#[test]
fn the_entry_box_says_what_its_text_means() {
    let mut session = session("1. e4 e5");
    let box_of = |session: &Session| view::entry(session.entry(), true);
    for (text, button, wrong) in [
        ("", "Play", "false"),
        ("Nf3", "Play", "false"),
        ("Nf6", "Play", "true"),
        ("1. d4 d5 2. c4", "Open", "false"),
    ] {
        session.apply(Action::Entry(EntryAction::Type(text.to_owned())));
        let entry = box_of(&session);
        presses::does_what_it_offers(&entry);
        let field = seen(&entry, "textarea")[0];
        assert_eq!(field.get("value"), Some(text));
        assert_eq!(field.get("aria-invalid"), Some(wrong), "{text}");
        assert_eq!(buttons(&entry)[0], button, "{text}");
    }
    session.apply(Action::Entry(EntryAction::Type("1\n2\n3".to_owned())));
    assert_eq!(
        seen(&box_of(&session), "textarea")[0].get("rows"),
        Some("3")
    );
}

#[test]
fn a_box_that_is_pressed_becomes_what_it_was_not() {
    let session = session("1. e4 e5");
    let notations = session.offer().columns().count();
    for (kind, count) in [
        (ExportChoice::Kind(ExportKind::Diagram), 2),
        (ExportChoice::Kind(ExportKind::Embed), notations),
        (ExportChoice::Kind(ExportKind::Print), 1),
    ] {
        let boxes = |preview: &Preview| -> Vec<(Press, bool)> {
            let dialog = view::export(&session, preview);
            let boxes = dialog.walk();
            let boxes = boxes.filter(|it| it.get("type") == Some("checkbox"));
            let box_of = |it: &Element| {
                let does = it.press().expect("a choice").clone();
                (does, it.get("checked").is_some())
            };
            boxes.map(box_of).collect()
        };
        let before = preview(&session, &[kind]);
        let all = boxes(&before);
        assert_eq!(all.len(), count, "{kind:?}");
        for (at, (does, was)) in all.iter().enumerate() {
            let Press::Ask(Request::Choose(choice)) = does else {
                panic!("{does}");
            };
            let mut after = before.clone();
            after.choose(*choice, &session, ADDRESS);
            assert_eq!(boxes(&after)[at].1, !was, "{does}");
        }
    }
}
