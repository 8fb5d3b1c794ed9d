//! The blocks of the page as values: roles, names, order, and what a press on each means.
//!
//! | module | what it is |
//! |---|---|
//! | `sheet` | the sheet of moves: its rows, columns and title, and the sheet on paper |
//! | `standing` | how the game stands, and the pieces taken |
//! | `why` | the panel that says why a name is written so |

mod sheet;
mod standing;
mod why;

use rank_and_file::session::{Action, Pointing, Session};
use rank_and_file::view::{self, Element};

fn session(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(text.to_owned()));
    session
}

fn act(session: &mut Session, text: &str) {
    session.apply(Action::parse(text).unwrap_or_else(|| panic!("{text} is no action")));
}

/// The lines of the outline of what bears this class.
fn of_class(element: &Element, class: &str) -> Vec<String> {
    let has = |element: &&Element| element.class.split(' ').any(|known| known == class);
    let found = element.walk().filter(has);
    found.map(|element| element.outline()).collect()
}

/// Whatever a press in it means is an action, and whatever lights something a pointing.
fn is_understood(element: &Element) {
    for element in element.walk() {
        if let Some(text) = element.get(Element::DOES) {
            // A list or a field adds what it holds.
            let whole = match element.tag {
                "select" => element
                    .elements()
                    .next()
                    .and_then(|option| option.get("value")),
                "input" => element.get("value"),
                _ => None,
            };
            let whole = whole.map_or(text.to_owned(), |value| [text, " ", value].concat());
            assert!(Action::parse(&whole).is_some(), "{whole}");
        }
        if let Some(text) = element.get(Element::LIGHTS) {
            assert!(Pointing::parse(text).is_some(), "{text}");
        }
    }
}

#[test]
fn a_refusal_is_a_status_with_links_and_can_be_put_away() {
    let mut session = session("1. e4 e5");
    act(&mut session, "cancel");
    assert_eq!(
        view::notice(session.notice()).outline(),
        "div.notice-place role=\"status\" aria-live=\"polite\"\n"
    );
    act(&mut session, "drag g1 g4");
    let place = view::notice(session.notice());
    is_understood(&place);
    let notice = &of_class(&place, "notice")[0];
    assert!(
        notice.starts_with("p.notice.warn part=\"notice\"\n"),
        "{notice}"
    );
    assert!(notice.contains("span.link \"g4\""), "{notice}");
    assert!(
        notice.contains("aria-label=\"Close\" does \"cancel\""),
        "{notice}"
    );
}

#[test]
fn what_typed_text_means_is_said_below_it_and_coloured_above() {
    let mut session = session("1. d4 d5 2. Nf3 Nf6");
    act(&mut session, "last");
    act(&mut session, "type Nd2");
    let entry = session.entry();
    let text = view::highlight(entry);
    assert_eq!(
        text.outline(),
        "pre.highlight \"\\n\" aria-hidden=\"true\"
  span.part.kind-piece \"N\"
  span.part.kind-square \"d2\"
"
    );
    let below = view::meaning(entry);
    is_understood(&below);
    assert_eq!(
        of_class(&below, "choices"),
        ["ul.choices
  li
    button.button \"the knight from b1 to d2\" type=\"button\" does \"choose Nb1d2\"
  li
    button.button \"the knight from f3 to d2\" type=\"button\" does \"choose Nf3d2\"
"]
    );
    act(&mut session, "type Nbd5");
    let text = view::highlight(session.entry());
    assert!(
        text.outline().contains("span.part.wrong"),
        "{}",
        text.outline()
    );
    let below = view::meaning(session.entry());
    assert_eq!(of_class(&below, "caret-error").len(), 1);
    act(&mut session, "type Nc3");
    let below = view::meaning(session.entry());
    assert_eq!(below.words(), "Enter plays the knight from b1 to c3.");
}

#[test]
fn places_that_were_not_understood_are_listed_and_the_list_is_hidden_without_any() {
    let clean = session("1. e4 e5");
    let list = view::problems(clean.troubles());
    assert_eq!(list.get("hidden"), Some(""));
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 *";
    let list = view::problems(session(text).troubles()).outline();
    assert!(list.contains("li \"Line 3"), "{list}");
    assert!(!list.contains("hidden"), "{list}");
}

#[test]
fn the_panel_to_set_up_presses_what_is_set_and_hides_what_cannot_be() {
    let mut session = Session::empty();
    assert_eq!(
        view::editor(session.editor()).outline(),
        "section.editor aria-label=\"Set up a position\" hidden=\"\"\n"
    );
    act(&mut session, "edit begin");
    act(&mut session, "edit take N");
    let panel = view::editor(session.editor());
    is_understood(&panel);
    let button = |does: &str| {
        let mut all = panel.walk();
        let found = all.find(|element| element.get(Element::DOES) == Some(does));
        found.unwrap_or_else(|| panic!("no {does}")).clone()
    };
    assert_eq!(button("edit take N").get("aria-pressed"), Some("true"));
    assert_eq!(
        button("edit take N").get("aria-label"),
        Some("White knight")
    );
    assert_eq!(button("edit take hand").get("aria-pressed"), Some("false"));
    assert_eq!(
        button("edit take A").get("hidden"),
        Some(""),
        "no paladin here"
    );
    assert_eq!(button("edit castling K").get("aria-pressed"), Some("true"));
    assert_eq!(button("position").get("aria-invalid"), Some("false"));
    act(&mut session, "position nonsense");
    let panel = view::editor(session.editor());
    let field = panel.walk().find(|it| it.get("id") == Some("set-up-fen"));
    assert_eq!(field.and_then(|it| it.get("aria-invalid")), Some("true"));
    assert_eq!(field.and_then(|it| it.get("value")), Some("nonsense"));
}
