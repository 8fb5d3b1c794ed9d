//! Every statement of the four texts that this project grew from: where it is taught and tested.
//!
//! The head of `tests/seeds.tsv` explains its columns.

use std::collections::HashSet;
use std::path::Path;

use rank_and_file::game::fen::read_fen;

use crate::lesson_pages::{Element, LESSONS, Page};

/// The texts, each with its number of statements.
const TEXTS: [(&str, usize); 4] = [
    ("algebraic", 29),
    ("primer", 119),
    ("chess99", 25),
    ("uchess", 32),
];

struct Row<'t> {
    line: usize,
    id: &'t str,
    text: &'t str,
    says: &'t str,
    lesson: &'t str,
    anchor: &'t str,
    held: &'t str,
}

fn read(name: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn rows(table: &str) -> Vec<Row<'_>> {
    let lines = (1..).zip(table.lines());
    lines
        .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
        .map(|(line, row)| {
            let columns: Vec<&str> = row.split('\t').collect();
            let [id, text, says, taught, held] = *columns.as_slice() else {
                panic!("tests/seeds.tsv:{line}: {} columns, not 5", columns.len());
            };
            let (lesson, anchor) = taught
                .split_once('#')
                .unwrap_or_else(|| panic!("tests/seeds.tsv:{line}: {taught} names no section"));
            Row {
                line,
                id,
                text,
                says,
                lesson,
                anchor,
                held,
            }
        })
        .collect()
}

#[test]
fn every_statement_is_taught_in_a_section_of_its_lesson() {
    let table = read("tests/seeds.tsv");
    let rows = rows(&table);
    let pages = Page::all();
    let mut ids = HashSet::new();
    let mut taught = HashSet::new();
    let mut wrong = Vec::new();
    for row in &rows {
        let place = format!("tests/seeds.tsv:{}", row.line);
        if !ids.insert(row.id) {
            wrong.push(format!("{place}: a second {}", row.id));
        }
        if row.says.len() < 8 {
            wrong.push(format!("{place}: says nothing"));
        }
        let page = pages.iter().find(|page| page.file == row.lesson);
        // A small rule is a paragraph of another rule's section.
        let rule = |one: &Element| one.is("section", "rule");
        let is_rule = page.is_some_and(|page| {
            page.by_id(row.anchor).is_some_and(|found| {
                let mut around = found.within.iter().map(|&at| &page.elements[at]);
                rule(found) || around.any(rule)
            })
        });
        if !is_rule {
            wrong.push(format!("{place}: no rule {}#{}", row.lesson, row.anchor));
        }
        taught.insert((row.lesson, row.anchor));
    }
    for page in &pages {
        for section in page.elements.iter().filter(|one| one.is("section", "rule")) {
            let id = section.get("id").unwrap_or("without an id");
            if !taught.contains(&(page.file.as_str(), id)) {
                wrong.push(format!(
                    "{}:{}: {id} is not in the table",
                    page.file, section.line
                ));
            }
        }
    }
    for (text, count) in TEXTS {
        let found = rows.iter().filter(|row| row.text == text).count();
        if found != count {
            wrong.push(format!(
                "{text}: {found} statements, and {count} were counted"
            ));
        }
    }
    let known = |row: &&Row<'_>| {
        !TEXTS
            .iter()
            .any(|(text, _)| *text == row.text || row.text == "own")
    };
    wrong.extend(
        rows.iter()
            .filter(known)
            .map(|row| format!("{}: whose is it?", row.id)),
    );
    wrong.extend(
        LESSONS
            .iter()
            .filter(|file| !rows.iter().any(|row| row.lesson == **file))
            .map(|file| format!("{file} teaches nothing of them")),
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn every_statement_is_held_by_a_row_of_the_corpus_or_a_test() {
    let table = read("tests/seeds.tsv");
    let mut wrong = Vec::new();
    for row in rows(&table) {
        let place = format!("tests/seeds.tsv:{}", row.line);
        for held in row.held.split(" · ") {
            // History and opinion are taught, but there is nothing to test.
            if held == "-" {
                continue;
            }
            let Some((file, what)) = held.split_once(": ") else {
                wrong.push(format!("{place}: {held:?} names no row and no test"));
                continue;
            };
            let found = match file.strip_suffix(".tsv") {
                Some(_) => read(&format!("tests/corpus/{file}"))
                    .lines()
                    .filter(|line| !line.starts_with('#'))
                    .any(|line| line.replace('\t', " ").contains(what)),
                None => read(file).contains(&format!("fn {what}(")),
            };
            if !found {
                wrong.push(format!("{place}: {file} has no {what}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn a_side_may_have_nine_queens_or_ten_of_another_piece() {
    // Black's king is behind its own pieces, where no piece attacks it.
    for pieces in [
        "QQQQQQQQ/Q7",
        "RRRRRRRR/RR6",
        "BBBBBBBB/BB6",
        "NNNNNNNN/NN6",
    ] {
        let read = read_fen(&format!("{pieces}/8/8/8/K7/6pp/6rk w - - 0 1"));
        assert!(read.is_ok(), "{pieces}: {}", read.unwrap_err());
    }
}
