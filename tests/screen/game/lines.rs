//! Lines and variations: stepping along and across them, and their layout on the sheet.

use rank_and_file::game::At;
use rank_and_file::screen::sheet::{self, Row};
use rank_and_file::session::{Action, GoAction, Names, OpenAction, Session};

use super::{after, enter};

#[test]
fn stepping_goes_along_lines_and_across_variations() {
    let mut session = after(
        Session::empty(),
        [Action::Open(OpenAction::Text(
            "1. e4 e5 (1... c5 2. Nf3) 2. Nc3".to_owned(),
        ))],
    );
    let at = |session: &Session| match session.at() {
        At::Start => "start".to_owned(),
        At::After(id) => session.tree().node(id).mv.to.to_string(),
    };
    let steps = [
        (Action::Go(GoAction::Next), "e4"),
        (Action::Go(GoAction::Next), "e5"),
        (Action::Go(GoAction::Sibling(1)), "c5"),
        (Action::Go(GoAction::Last), "f3"),
        (Action::Go(GoAction::Previous), "c5"),
        (Action::Go(GoAction::Sibling(-1)), "e5"),
        (Action::Go(GoAction::Sibling(-1)), "e5"),
        (Action::Go(GoAction::Last), "c3"),
        (Action::Go(GoAction::First), "start"),
        (Action::Go(GoAction::Previous), "start"),
    ];
    for (action, square) in steps {
        session.apply(action.clone());
        assert_eq!(at(&session), square, "{action:?}");
    }
}

#[test]
fn a_move_played_beside_the_game_becomes_a_variation_of_it() {
    let mut session = after(
        Session::empty(),
        [Action::Open(OpenAction::Text("1. e4 e5 2. Nf3".to_owned()))],
    );
    session.apply(Action::Go(GoAction::Next));
    enter(&mut session, "c5");
    let model = sheet::model(&session, &mut Names::default());
    let summary: Vec<String> = model
        .rows
        .iter()
        .map(|row| match row {
            Row::Pair {
                number,
                white,
                black,
            } => {
                format!("{number} {} {}", white.is_some(), black.is_some())
            }
            Row::Note(_, text) => text.clone(),
            Row::Fields(fields) => fields.name.clone(),
            Row::Run { depth, items, .. } => format!("run {depth} of {}", items.len()),
        })
        .collect();
    assert_eq!(summary, ["1 true true", "run 1 of 2", "2 true false"]);
}

#[test]
fn the_sheet_of_a_deeply_nested_game_is_laid_out_without_recursion() {
    let depth = 3_000;
    let text = format!(
        "1. e4 {}{} e5",
        "(1. d4 (1. e4 ".repeat(depth),
        "))".repeat(depth)
    );
    let session = after(Session::empty(), [Action::Open(OpenAction::Text(text))]);
    let model = sheet::model(&session, &mut Names::default());
    assert!(model.rows.len() > depth, "{}", model.rows.len());
}
