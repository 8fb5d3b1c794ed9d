//! The table of games: its columns, their widths and roles, and the name of each row.

use rank_and_file::protocol::{ColumnWidths, LibraryQuery, LibraryRow};
use rank_and_file::session::OpenLibrary;
use rank_and_file::view::{self, Element};

use super::is_understood;

/// Returns a library of these games, all of them in view.
fn library(rows: Vec<LibraryRow>) -> OpenLibrary {
    let mut widths = ColumnWidths::default();
    for row in &rows {
        widths.fit(&row.cells());
    }
    OpenLibrary {
        query: LibraryQuery {
            count: 60,
            ..LibraryQuery::default()
        },
        found: rows.len() as u32,
        widths,
        rows,
        ..OpenLibrary::default()
    }
}

fn row(place: u32, white: &str, opening: &str) -> LibraryRow {
    LibraryRow {
        place,
        white: white.to_owned(),
        black: "Dufresne".to_owned(),
        result: "1-0".to_owned(),
        date: "1852".to_owned(),
        event: "Berlin".to_owned(),
        opening: opening.to_owned(),
        moves: 24,
        ..LibraryRow::default()
    }
}

fn heads(list: &Element) -> Vec<String> {
    let heads = list.walk().filter(|it| it.tag == "th");
    heads.map(Element::words).collect()
}

/// Returns the custom properties of the table.
fn widths(list: &Element) -> Vec<(&'static str, String)> {
    let table = list.walk().find(|it| it.tag == "table").expect("a table");
    let vars = table.vars.iter();
    vars.map(|(name, value)| (*name, value.to_string()))
        .collect()
}

#[test]
fn a_column_is_as_wide_as_its_longest_text_and_left_out_without_any() {
    let open = library(vec![
        row(0, "Anderssen", "C52 Evans Gambit"),
        row(9_999, "Li", "C33"),
    ]);
    let list = view::library(Some(&open));
    is_understood(&list);
    assert_eq!(
        heads(&list),
        [
            "No.", "White", "Black", "Result", "Date", "Event", "Opening", "Moves"
        ]
    );
    for (name, letters) in [("--white", "9"), ("--opening", "16")] {
        let width = (name, letters.to_owned());
        assert!(widths(&list).contains(&width), "{:?}", widths(&list));
    }
    let mut rated = open.rows.clone();
    rated[1].ratings = "2700 – 2650".to_owned();
    rated[1].event = "A very long name of an event that nobody would ever read".to_owned();
    let list = view::library(Some(&library(rated)));
    assert_eq!(heads(&list)[3], "Ratings");
    let event = ("--event", "40".to_owned());
    assert!(widths(&list).contains(&event), "{:?}", widths(&list));
}

#[test]
fn a_list_of_games_is_a_table_and_each_row_says_which_game_it_is() {
    let list = view::library(Some(&library(vec![row(0, "Anderssen", "")])));
    for (tag, role) in [
        ("table", "table"),
        ("thead", "rowgroup"),
        ("tr", "row"),
        ("th", "columnheader"),
        ("td", "cell"),
    ] {
        let parts: Vec<_> = list.walk().filter(|it| it.tag == tag).collect();
        assert!(!parts.is_empty());
        assert!(parts.iter().all(|it| it.get("role") == Some(role)), "{tag}");
    }
    let name = list.walk().find(|it| it.class == "link");
    let name = name.and_then(|it| it.get("aria-label"));
    assert_eq!(name, Some("Anderssen – Dufresne, 1–0, 1852"));
}
