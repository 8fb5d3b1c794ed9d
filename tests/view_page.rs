//! The blocks of the page as values: roles, names, order, and what a press on each means.

use rank_and_file::screen::{sheet, standing, why};
use rank_and_file::session::{Action, Names, Pointing, Session};
use rank_and_file::view::{self, Element, Head, Place};

fn session(text: &str) -> Session {
    let mut session = Session::empty();
    session.apply(Action::Open(text.to_owned()));
    session
}

fn act(session: &mut Session, text: &str) {
    session.apply(Action::parse(text).unwrap_or_else(|| panic!("{text} is no action")));
}

fn sheet_of(session: &Session, head: Head) -> Element {
    let model = sheet::model(session, &mut Names::default());
    view::sheet(&model, session.columns(), head)
}

fn why_of(session: &Session, place: Place) -> Element {
    view::why(why::model(session, &mut Names::default()).as_ref(), place)
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
fn a_pair_is_a_row_of_buttons_that_go_to_their_moves() {
    let mut session = session("1. e4 e5 2. Nf3");
    act(&mut session, "remove-column 1");
    let table = sheet_of(&session, Head::Titles);
    assert_eq!(
        table.outline(),
        "table.sheet
  thead
    tr.pickers
      td
      th.picker.begin \"Short algebraic\" colspan=\"2\" scope=\"colgroup\"
    tr.sides
      td
      th.begin \"White\" scope=\"col\"
      th \"Black\" scope=\"col\"
  tbody
    tr.pair
      th.number \"1\" scope=\"row\"
      td.begin
        button.move.name \"e4\" type=\"button\" part=\"move\" does \"go 1\"
      td
        button.move.name \"e5\" type=\"button\" part=\"move\" does \"go 2\"
    tr.pair
      th.number \"2\" scope=\"row\"
      td.begin
        button.move.name \"Nf3\" type=\"button\" part=\"move\" does \"go 3\"
      td
"
    );
}

#[test]
fn variations_fold_comments_stand_between_and_the_result_at_the_end() {
    let mut session = session("1. e4 {best} e5 (1... c5 $1 2. Nf3) 2. f4 1-0");
    act(&mut session, "remove-column 1");
    let table = sheet_of(&session, Head::Paper);
    let variation = of_class(&table, "variation");
    assert_eq!(
        variation,
        ["div.variation \" \" \" \" \" \" \" \" --depth: 1
  button.fold type=\"button\" aria-expanded=\"true\" aria-label=\"Fold the variation\" does \"fold 3\"
  span.number \"1…\"
  button.move type=\"button\" part=\"move\" does \"go 3\"
    span.name \"c5\"
  span.nag \"!\"
  span.number \"2.\"
  button.move type=\"button\" part=\"move\" does \"go 4\"
    span.name \"Nf3\"
"]
    );
    assert_eq!(of_class(&table, "result").len(), 0, "paper has its own");
    act(&mut session, "fold 3");
    let table = sheet_of(&session, Head::Titles);
    let variation = &of_class(&table, "variation")[0];
    assert!(
        variation.starts_with("div.variation.folded \" \" \" \" \"…\""),
        "{variation}"
    );
    assert!(variation.contains("aria-expanded=\"false\" aria-label=\"Unfold the variation\""));
    assert_eq!(
        of_class(&table, "comment"),
        ["p.comment \"best\" dir=\"auto\"\n"]
    );
    // A lone reply of Black's leaves White's place to an ellipsis.
    assert!(table.words().contains("1…e5"), "{}", table.words());
    assert_eq!(
        of_class(&table, "result"),
        ["p.result \"1-0\" part=\"result\"\n"]
    );
}

#[test]
fn pickers_bear_their_action_but_for_the_notation_and_one_adds_a_column() {
    let mut session = session("1. e4");
    let table = sheet_of(&session, Head::Lists(session.offer()));
    is_understood(&table);
    let lists = of_class(&table, "notation");
    assert_eq!(lists.len(), 2);
    let first = lists[0].lines().next().unwrap();
    assert_eq!(
        first,
        "select.notation aria-label=\"Notation of column 1\" does \"column 0\""
    );
    assert!(lists[0].contains("option \"Short algebraic\" value=\"short\" selected=\"\""));
    let add = &of_class(&table, "add")[0];
    assert!(add.contains("aria-label=\"Add a notation\""), "{add}");
    assert!(add.contains("does \"column 2 long\""), "{add}");
    let remove = &of_class(&table, "remove")[1];
    assert!(
        remove.contains("\"Remove English descriptive\" does \"remove-column 1\""),
        "{remove}"
    );
    // What is shown alone cannot be removed.
    act(&mut session, "remove-column 1");
    let table = sheet_of(&session, Head::Lists(session.offer()));
    assert_eq!(of_class(&table, "remove").len(), 0);
}

#[test]
fn one_game_has_a_title_and_several_a_list() {
    let game = session("[White \"Anna\"]\n[Black \"Béla\"]\n\n1. e4 *");
    let title = view::heading(&game, Place::Page).unwrap();
    assert_eq!(
        title.outline(),
        "h2.game-title \"Anna – Béla\" part=\"title\" dir=\"auto\"\n"
    );
    let unnamed = session("1. e4");
    assert_eq!(
        view::heading(&unnamed, Place::Page).unwrap().words(),
        "Game"
    );
    assert_eq!(view::heading(&unnamed, Place::Embedded), None);
    let mut two = session("[White \"Anna\"]\n\n1. e4 *\n\n[White \"Cleo\"]\n\n1. d4 *");
    act(&mut two, "show 1");
    let list = view::heading(&two, Place::Page).unwrap();
    assert_eq!(
        list.outline(),
        "select.game-title part=\"title\" aria-label=\"Game\" does \"show\"
  option \"1. Anna – ?\" value=\"0\"
  option \"2. Cleo – ?\" value=\"1\" selected=\"\"
"
    );
    is_understood(&list);
}

#[test]
fn the_first_visit_sees_why_a_letter_is_there() {
    let session = Session::first_visit();
    let panel = why_of(&session, Place::Page);
    is_understood(&panel);
    assert!(panel.words().starts_with("Why is 11… Nbd7 written so?"));
    assert_eq!(
        of_class(&panel, "name")[0],
        "p.name
  button.part.kind-piece \"N\" type=\"button\" title=\"a knight moved\" aria-label=\"N: a knight moved\" lights \"part 0 0\"
  button.part.kind-file.needed \"b\" type=\"button\" data-rule=\"file\" title=\"it left the b-file\" aria-label=\"b: it left the b-file\" lights \"part 0 1\"
  button.part.kind-square \"d7\" type=\"button\" title=\"it landed on d7\" aria-label=\"d7: it landed on d7\" lights \"part 0 2\"
"
    );
    let links = of_class(&panel, "link");
    assert!(
        links.contains(&"span.link \"the knight from f6 to d7\" role=\"button\" tabindex=\"0\" lights \"move Nf6d7\"\n".to_owned()),
        "{links:?}"
    );
}

#[test]
fn a_board_in_somebodys_page_has_no_headings_of_its_own() {
    let session = Session::first_visit();
    let panel = why_of(&session, Place::Embedded);
    let headings = ["h1", "h2", "h3", "section", "article"];
    assert!(panel.walk().all(|element| !headings.contains(&element.tag)));
    let names: Vec<_> = panel
        .walk()
        .filter(|it| it.get("part") == Some("reason"))
        .collect();
    assert_eq!(names.len(), 2);
    assert_eq!(names[1].get("role"), Some("group"));
    assert_eq!(names[1].get("aria-label"), Some("English descriptive"));
    assert!(
        panel
            .words()
            .starts_with("Why is it written so? 11… Black: knight from b8 to d7")
    );
    // Before the first move both say what to do.
    let mut start = session;
    act(&mut start, "first");
    for place in [Place::Page, Place::Embedded] {
        assert!(
            why_of(&start, place)
                .words()
                .contains("its name is taken apart here")
        );
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
fn how_the_game_stands_offers_claims_and_goes_to_where_the_position_was() {
    let moves = "1. Nf3 Nf6 2. Ng1 Ng8 3. Nf3 Nf6 4. Ng1 Ng8";
    let mut session = session(moves);
    act(&mut session, "last");
    let model = standing::model(&session, &mut Names::default());
    let panel = view::standing(&model);
    is_understood(&panel);
    assert_eq!(
        of_class(&panel, "results"),
        ["div.results
  button.button.plain \"Claim draw\" type=\"button\" does \"claim\"
  button.button.plain \"Agree draw\" type=\"button\" does \"agree\"
  button.button.plain \"White resigns\" type=\"button\" does \"resign white\"
"]
    );
    let there = of_class(&panel, "link");
    assert_eq!(
        there[1],
        "button.link \"2… Ng8\" type=\"button\" does \"go 4\" lights \"moment 4\"\n"
    );
    assert!(panel.words().contains("before: the start, 2… Ng8."));
}

#[test]
fn taken_pieces_are_told_in_words_and_counted() {
    let mut session = session("1. e4 d5 2. exd5 Qxd5 3. Nc3 Qxg2 4. Bxg2");
    act(&mut session, "last");
    let model = standing::model(&session, &mut Names::default());
    let taken: Vec<_> = view::standing(&model)
        .walk()
        .filter(|element| element.class == "taken")
        .map(|line| {
            let label = line.get("aria-label").unwrap();
            format!("{label} / {}", line.words())
        })
        .collect();
    assert_eq!(
        taken,
        [
            "White has taken: queen, pawn / ",
            "Black has taken: 2 pawns / 2"
        ]
    );
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

#[test]
fn paper_has_the_tags_that_say_something_and_the_sheet_without_lists() {
    let session = session("[White \"Anna\"]\n[Black \"?\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0");
    let model = sheet::model(&session, &mut Names::default());
    let paper = view::paper(&session, &model, false);
    let heading = paper.elements().next().unwrap();
    assert_eq!(heading.words(), "WhiteAnnaResult1-0");
    assert!(paper.walk().all(|element| element.tag != "select"));
    assert_eq!(
        paper.words().matches("1-0").count(),
        2,
        "once as tag, once at the end"
    );
    let canvas = paper
        .walk()
        .find(|element| element.tag == "canvas")
        .unwrap();
    assert_eq!(canvas.get("hidden"), Some(""));
}
