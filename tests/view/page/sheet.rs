//! The sheet of moves: rows, variations, the pickers of its columns, the title, and the sheet on paper.

use rank_and_file::screen::artwork::Sign;
use rank_and_file::screen::sheet;
use rank_and_file::session::{Action, GameAction, Names, Session, SheetAction, column};
use rank_and_file::view::{self, Element, Head, Press};
use testing::positions::node;
use testing::presses;

use super::{act, is_understood, of_class, session};

fn sheet_of(session: &Session, head: Head) -> Element {
    let model = sheet::model(session, &mut Names::default());
    view::sheet(&model, session.columns(), head)
}

#[test]
fn a_pair_is_a_row_of_buttons_that_go_to_their_moves() {
    let mut session = session("1. e4 e5 2. Nf3");
    act(&mut session, Action::Sheet(SheetAction::RemoveColumn(1)));
    let table = sheet_of(&session, Head::Titles);
    assert_eq!(
        table.outline(),
        "table.sheet --columns: 1
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
        button.move.name \"e4\" type=\"button\" part=\"move\" tabindex=\"-1\" data-moment=\"1\" does Go(To(After(NodeId(0))))
      td
        button.move.name \"e5\" type=\"button\" part=\"move\" tabindex=\"-1\" data-moment=\"2\" does Go(To(After(NodeId(1))))
    tr.pair
      th.number \"2\" scope=\"row\"
      td.begin
        button.move.name \"Nf3\" type=\"button\" part=\"move\" tabindex=\"-1\" data-moment=\"3\" does Go(To(After(NodeId(2))))
      td
"
    );
}

#[test]
fn variations_fold_comments_stand_between_and_the_result_at_the_end() {
    let mut session = session("1. e4 {best} e5 (1... c5 $1 2. Nf3) 2. f4 1-0");
    act(&mut session, Action::Sheet(SheetAction::RemoveColumn(1)));
    let table = sheet_of(&session, Head::Paper);
    let variation = of_class(&table, "variation");
    assert_eq!(
        variation,
        ["div.variation \" \" \" \" \" \" \" \" --depth: 1
  button.fold type=\"button\" aria-expanded=\"true\" aria-label=\"Fold the variation\" does Sheet(Fold(NodeId(2)))
  span.number \"1…\"
  button.move type=\"button\" part=\"move\" tabindex=\"-1\" data-moment=\"3\" does Go(To(After(NodeId(2))))
    span.name \"c5\"
  span.nag \"!\"
  span.number \"2.\"
  button.move type=\"button\" part=\"move\" tabindex=\"-1\" data-moment=\"4\" does Go(To(After(NodeId(3))))
    span.name \"Nf3\"
"]
    );
    assert_eq!(of_class(&table, "result").len(), 0, "paper has its own");
    act(&mut session, Action::Sheet(SheetAction::Fold(node(3))));
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
    // A lone reply by Black has an ellipsis in White's place.
    assert!(table.words().contains("1…e5"), "{}", table.words());
    assert_eq!(
        of_class(&table, "result"),
        ["p.result \"1-0\" part=\"result\"\n"]
    );
}

#[test]
fn a_button_opens_the_list_for_its_column_and_another_adds_one() {
    let mut session = session("1. e4");
    let table = sheet_of(&session, Head::Lists(session.offer()));
    presses::does_what_it_offers(&table);
    let lists = of_class(&table, "notation");
    assert_eq!(lists.len(), 2);
    assert_eq!(
        lists[1],
        "button.notation \"English descriptive\" type=\"button\" aria-label=\"Notation of column 2: English descriptive\" aria-haspopup=\"dialog\" does Show(Notations(1))\n"
    );
    let add = table.walk().find(|it| it.class.ends_with("add"));
    let add = add.expect("a button");
    assert_eq!(add.get("aria-label"), Some("Add a notation"));
    let long = column("long").expect("a notation");
    let adds = Press::Do(Action::Sheet(SheetAction::SetColumn(2, long)));
    assert_eq!(add.press(), Some(&adds));
    let remove = &of_class(&table, "remove")[1];
    assert!(
        remove.contains("\"Remove English descriptive\" does Sheet(RemoveColumn(1))"),
        "{remove}"
    );
    // The only column cannot be removed.
    act(&mut session, Action::Sheet(SheetAction::RemoveColumn(1)));
    let table = sheet_of(&session, Head::Lists(session.offer()));
    assert_eq!(of_class(&table, "remove").len(), 0);
}

#[test]
fn one_game_has_a_title_and_several_a_list() {
    let game = session("[White \"Anna\"]\n[Black \"Béla\"]\n\n1. e4 *");
    let title = view::heading(&game).unwrap();
    assert_eq!(
        title.outline(),
        "p.game-title \"Anna – Béla\" part=\"title\" dir=\"auto\"\n"
    );
    assert_eq!(view::choice(&game), None);
    let unnamed = session("1. e4");
    assert_eq!(view::heading(&unnamed), None);
    let mut two = session("[White \"Anna\"]\n\n1. e4 *\n\n[White \"Cleo\"]\n\n1. d4 *");
    act(&mut two, Action::Game(GameAction::Show(1)));
    let list = view::heading(&two).unwrap();
    assert_eq!(
        list.outline(),
        "select.game-title part=\"title\" aria-label=\"Game\"
  option \"1. Anna – ?\" value=\"0\" does Game(Show(0))
  option \"2. Cleo – ?\" value=\"1\" selected=\"\" does Game(Show(1))
"
    );
    is_understood(&list);
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

#[test]
fn glyphs_that_fonts_lack_are_drawn_and_keep_their_text() {
    let session = session("1. e4 $1 $14 e5 $15 2. Nf3 $16");
    let table = sheet_of(&session, Head::Paper);
    let nags = table.walk().filter(|it| it.class == "nag");
    let nags: Vec<(String, Vec<&str>)> = nags
        .map(|nag| {
            let paths = nag.walk().filter_map(|it| it.get("d")).collect();
            (nag.words(), paths)
        })
        .collect();
    let drawn = |sign: Sign| vec![sign.path()];
    assert_eq!(
        nags,
        [
            ("!⩲".to_owned(), drawn(Sign::SlightlyWhite)),
            ("⩱".to_owned(), drawn(Sign::SlightlyBlack)),
            ("±".to_owned(), Vec::new()),
        ]
    );
}
