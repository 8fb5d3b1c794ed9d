//! The panel that explains each part of a name, on the page and in somebody else's.

use rank_and_file::screen::why;
use rank_and_file::session::{Action, GoAction, Names, Session};
use rank_and_file::view::{self, Element, Place};

use super::{act, is_understood, of_class};

fn why_of(session: &Session, place: Place) -> Element {
    view::why(why::model(session, &mut Names::default()).as_ref(), place)
}

#[test]
fn the_first_visit_sees_why_a_letter_is_there() {
    let session = Session::first_visit();
    let panel = why_of(&session, Place::Page);
    is_understood(&panel);
    assert!(
        panel
            .words()
            .starts_with("Why is 11… Nbd7 written this way?")
    );
    assert_eq!(
        of_class(&panel, "name")[0],
        "p.name
  button.part.kind-piece \"N\" type=\"button\" title=\"a knight moved\" aria-label=\"N: a knight moved\" lights Part { column: 0, part: 0 }
  button.part.kind-file.needed \"b\" type=\"button\" data-rule=\"file\" title=\"it left the b-file\" aria-label=\"b: it left the b-file\" lights Part { column: 0, part: 1 }
  button.part.kind-square \"d7\" type=\"button\" title=\"it landed on d7\" aria-label=\"d7: it landed on d7\" lights Part { column: 0, part: 2 }
"
    );
    let links = of_class(&panel, "link");
    assert!(
        links.contains(&"span.link \"the knight from f6 to d7\" role=\"button\" tabindex=\"0\" lights Move(Move { piece: Knight, from: f6, to: d7, kind: Quiet })\n".to_owned()),
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
            .starts_with("Why is it written this way? 11… Black: knight from b8 to d7")
    );
    // Before the first move both panels say what to do.
    let mut start = session;
    act(&mut start, Action::Go(GoAction::First));
    for (place, words) in [
        (Place::Page, "Its name is explained here"),
        (Place::Embedded, "each letter of its name"),
    ] {
        assert!(why_of(&start, place).words().contains(words));
    }
}
