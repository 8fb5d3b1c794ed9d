//! The blocks of the page as values: roles, names, order, and the effect of a press on each.
//!
//! | module | what it is |
//! |---|---|
//! | `games` | the table of games: its columns, their widths and roles |
//! | `sheet` | the sheet of moves: its rows, columns and title, and the sheet on paper |
//! | `standing` | the state of the game, and the captured pieces |
//! | `why` | the panel with the reasons for a name |

mod games;
mod sheet;
mod standing;
mod why;

use rank_and_file::board::{Color, Move, Piece, Wing};
use rank_and_file::session::editor::{EditAction, Tool};
use rank_and_file::session::entry::Meaning;
use rank_and_file::session::{Action, BoardAction, EntryAction, GoAction, OpenAction, Session};
use rank_and_file::view::{self, Element, Press, Request, StatusLine};
use testing::positions::sq;

fn session(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(OpenAction::Text(text.to_owned())));
    session
}

fn act(session: &mut Session, action: Action) {
    session.apply(action);
}

/// Returns the outlines of the elements with this class.
fn of_class(element: &Element, class: &str) -> Vec<String> {
    let has = |element: &&Element| element.class.split(' ').any(|known| known == class);
    let found = element.walk().filter(has);
    found.map(|element| element.outline()).collect()
}

/// Checks that whatever can be pressed, chosen or typed in is an action of the session.
fn is_understood(element: &Element) {
    testing::presses::does_what_it_offers(element);
    for press in element.walk().filter_map(Element::press) {
        assert!(matches!(press, Press::Do(_)), "{press}");
    }
}

/// Returns the status line of a session after a pause in typing.
fn status_line(session: &Session) -> Element {
    view::status_line(&StatusLine {
        status: Some(("", "White to move")),
        doubts: session.troubles().len(),
        pace: None,
        notice: session.notice(),
        typed: Some(&session.entry().meaning),
    })
}

#[test]
fn while_the_moves_are_played_their_pace_takes_the_place_of_the_status() {
    let line = view::status_line(&StatusLine {
        status: Some(("", "White to move")),
        pace: Some(2),
        ..StatusLine::default()
    });
    assert_eq!(line.words(), "A move every 2 seconds · Slower · Faster");
    let does: Vec<_> = line.walk().filter_map(Element::press).collect();
    let paces = [1, -1].map(|steps| Press::Ask(Request::Pace(steps)));
    assert_eq!(does, paces.each_ref());
}

#[test]
fn a_refusal_takes_the_place_of_the_status_and_can_be_put_away() {
    let mut session = session("1. e4 e5");
    act(&mut session, Action::Board(BoardAction::Cancel));
    assert_eq!(
        status_line(&session).outline(),
        "div.status-line.plays
  p.status \"White to move\" part=\"status\"
  div.said id=\"said\" role=\"status\" aria-live=\"polite\"
"
    );
    act(
        &mut session,
        Action::Board(BoardAction::Drag(sq("g1"), sq("g4"))),
    );
    let line = status_line(&session);
    is_understood(&line);
    assert!(line.outline().starts_with("div.status-line.plays.says\n"));
    let notice = &of_class(&line, "notice")[0];
    assert!(
        notice.starts_with("p.notice.warn part=\"notice\"\n"),
        "{notice}"
    );
    assert!(notice.contains("span.link \"g4\""), "{notice}");
    assert!(
        notice.contains("aria-label=\"Close\" does Board(Cancel)"),
        "{notice}"
    );
}

#[test]
fn what_typed_text_means_is_said_once_and_coloured() {
    let mut session = session("1. d4 d5 2. Nf3 Nf6");
    act(&mut session, Action::Go(GoAction::Last));
    act(
        &mut session,
        Action::Entry(EntryAction::Type("Nd2".to_owned())),
    );
    let text = view::highlight(session.entry(), true);
    assert_eq!(
        text.outline(),
        "pre.highlight \"\\n\" aria-hidden=\"true\"
  span.part.kind-piece \"N\"
  span.part.kind-square \"d2\"
"
    );
    let hints = view::hints(session.entry());
    is_understood(&hints);
    let choices = hints.walk().filter(|it| it.tag == "button");
    let choices: Vec<_> = choices
        .map(|it| (it.words(), it.press().cloned()))
        .collect();
    let Meaning::Choices { moves, .. } = &session.entry().meaning else {
        panic!("{:?}", session.entry().meaning);
    };
    let choose = |mv: &Move| Press::Do(Action::Board(BoardAction::Choose(*mv)));
    let expected = [
        (
            "the knight from b1 to d2".to_owned(),
            Some(choose(&moves[0])),
        ),
        (
            "the knight from f3 to d2".to_owned(),
            Some(choose(&moves[1])),
        ),
    ];
    assert_eq!(choices, expected);
    assert_eq!(moves[0].from, sq("b1"));
    act(
        &mut session,
        Action::Entry(EntryAction::Type("Nc3".to_owned())),
    );
    let said = &of_class(&status_line(&session), "message")[0];
    assert!(
        said.contains("Enter plays the knight from b1 to c3."),
        "{said}"
    );
}

#[test]
fn a_caret_stands_where_a_text_stops_making_sense() {
    for (text, before) in [
        ("Nz3", "N"),
        ("P-K9", "P-K"),
        ("Nf", "Nf"),
        ("hello", "he"),
        ("Nbd5", "Nb"),
    ] {
        let mut session = session("1. d4 d5 2. Nf3 Nf6");
        act(
            &mut session,
            Action::Entry(EntryAction::Type(text.to_owned())),
        );
        let drawn = view::highlight(session.entry(), true);
        let html = view::html(&drawn);
        let html = html.replace("<span class=\"caret\"></span>", "^");
        let mut inside = false;
        let bare: String = html
            .chars()
            .filter(|c| {
                inside = (inside || *c == '<') && *c != '>';
                !inside && *c != '>'
            })
            .collect();
        let (lead, rest) = text.split_at(before.len());
        assert_eq!(bare.trim_end(), format!("{lead}^{rest}"), "{html}");
    }
}

#[test]
fn a_mistake_is_marked_once_the_text_has_rested() {
    let mut session = session("1. d4 d5 2. Nf3 Nf6");
    act(
        &mut session,
        Action::Entry(EntryAction::Type("Nbd5".to_owned())),
    );
    let marks = |rested| {
        let box_of = view::entry(session.entry(), rested);
        let wrong = of_class(&box_of, "wrong").len();
        (wrong > 0, of_class(&box_of, "caret").len())
    };
    assert_eq!((marks(false), marks(true)), ((false, 0), (true, 1)));
    assert!(session.entry().meaning.is_mistake());
}

#[test]
fn the_beginning_of_a_move_is_marked_only_when_it_is_entered() {
    for text in ["Nf", "P-K", "g2"] {
        let mut session = session("1. d4 d5 2. Nf3 Nf6");
        act(
            &mut session,
            Action::Entry(EntryAction::Type(text.to_owned())),
        );
        let marks = |session: &Session| {
            let box_of = view::entry(session.entry(), true);
            let wrong = of_class(&box_of, "wrong").len();
            (wrong > 0, of_class(&box_of, "caret").len())
        };
        assert_eq!(marks(&session), (false, 0), "{text}");
        act(&mut session, Action::Entry(EntryAction::Enter));
        assert_eq!(marks(&session), (true, 1), "{text}");
    }
}

#[test]
fn what_was_not_understood_of_a_score_is_counted_beside_the_status() {
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 *";
    let mut session = session(text);
    act(&mut session, Action::Board(BoardAction::Cancel));
    let status = &of_class(&status_line(&session), "status")[0];
    assert!(status.contains("1 doubt"), "{status}");
}

#[test]
fn places_that_were_not_understood_are_listed_and_the_list_is_hidden_without_any() {
    let clean = session("1. e4 e5");
    let list = view::problems(clean.troubles(), clean.game_number());
    assert_eq!(list.get("hidden"), Some(""));
    let text = "[White \"A\"]\n\n1. e4 e5 2. Ke3 Nc6 *";
    let list = view::problems(session(text).troubles(), 7).outline();
    assert!(list.contains("li \"Line 3"), "{list}");
    assert!(!list.contains("hidden"), "{list}");
    // It can be closed, and is open again for the next game.
    assert!(
        list.contains("summary \"Places that were not understood (1)\""),
        "{list}"
    );
    assert!(list.contains("details #7 open=\"\""), "{list}");
}

#[test]
fn the_panel_to_set_up_presses_what_is_set_and_hides_what_cannot_be() {
    let mut session = Session::empty();
    assert_eq!(
        view::editor(session.editor()).outline(),
        "section.editor aria-label=\"Set up a position\" hidden=\"\"\n"
    );
    act(&mut session, Action::Edit(EditAction::Begin));
    act(
        &mut session,
        Action::Edit(EditAction::Take(Tool::Piece(Color::White, Piece::Knight))),
    );
    let panel = view::editor(session.editor());
    is_understood(&panel);
    let that = |does: Action| {
        let does = Press::Do(does);
        let mut all = panel.walk();
        let found = all.find(|element| element.press() == Some(&does));
        found.unwrap_or_else(|| panic!("no {does}")).clone()
    };
    let button = |does| that(Action::Edit(does));
    let tool = |piece| EditAction::Take(Tool::Piece(Color::White, piece));
    let knight = button(tool(Piece::Knight));
    assert_eq!(knight.get("aria-pressed"), Some("true"));
    assert_eq!(knight.get("aria-label"), Some("White knight"));
    let hand = button(EditAction::Take(Tool::Hand));
    assert_eq!(hand.get("aria-pressed"), Some("false"));
    let paladin = button(tool(Piece::Paladin));
    assert_eq!(paladin.get("hidden"), Some(""), "no paladin here");
    let castling = button(EditAction::Castling(Color::White, Wing::King));
    assert_eq!(castling.get("aria-pressed"), Some("true"));
    let fen = that(Action::SetUp(String::new()));
    assert_eq!(fen.get("aria-invalid"), Some("false"));
    act(&mut session, Action::SetUp("nonsense".to_owned()));
    let panel = view::editor(session.editor());
    let field = panel.walk().find(|it| it.get("id") == Some("set-up-fen"));
    assert_eq!(field.and_then(|it| it.get("aria-invalid")), Some("true"));
    assert_eq!(field.and_then(|it| it.get("value")), Some("nonsense"));
}
