//! The boards of the lessons: their attributes, captions and scores.

use rank_and_file::board::Variant;
use rank_and_file::game::At;
use rank_and_file::session::{ColumnSet, column};
use rank_and_file::study::{Settings, Study};

use crate::lesson_pages::{LESSONS, Page, WORDS, pieces};

#[test]
fn a_board_has_only_attributes_that_exist_and_says_where_its_pieces_stand() {
    let known = ["columns", "fen", "ply", "id", "src", "aria-describedby"];
    for page in Page::all() {
        for board in page.boards() {
            for (key, value) in &board.element.attributes {
                let words = WORDS.iter().find(|(name, _)| name == key);
                let right = match words {
                    Some((_, words)) => words.contains(&value.as_str()),
                    None => known.contains(&key.as_str()),
                };
                assert!(right, "{}: {key}=\"{value}\"", board.place);
            }
            let offer = ColumnSet::for_variant(board.variant());
            for tag in board.get("columns").unwrap_or("").split_whitespace() {
                let suits = column(tag).is_some_and(|column| offer.suits(column.notation));
                assert!(suits, "{}: no column {tag} here", board.place);
            }
            let figure = *board.element.within.last().expect("a figure");
            let caption = page.elements.iter().find(|element| {
                element.is("figcaption", "pieces") && element.within.last() == Some(&figure)
            });
            let caption = caption.map(|caption| caption.text.as_str());
            let wanted = board.setup().map(|setup| pieces(&setup, board.variant()));
            assert_eq!(caption, wanted.as_deref(), "{}: the caption", board.place);
        }
    }
}

#[test]
fn every_score_is_read_without_a_trouble_and_its_ply_lies_within() {
    let mut boards = 0;
    for page in Page::all() {
        for board in page.boards() {
            boards += 1;
            let game = board.game();
            let length = game.tree.main_line(At::Start).count();
            let ply = board.get("ply").unwrap_or("0");
            let within = ply == "end" || ply.parse().is_ok_and(|ply: usize| ply <= length);
            assert!(within, "{}: ply {ply} of {length}", board.place);
            if board.get("interactive") != Some("laboratory") && board.get("fen").is_none() {
                let any = length > 0 || !board.element.text.trim().is_empty();
                assert!(any, "{}: an empty board", board.place);
            }
        }
    }
    assert!(boards >= 60, "only {boards} boards");
}

/// If this fails, a reader of a lesson sees an error on a board. The element has its own rules,
/// which are more lenient with prose and stricter with settings.
#[test]
fn no_board_has_a_fault_to_show() {
    let mut wrong = Vec::new();
    for page in Page::all() {
        for board in page.boards() {
            let mut settings = Settings::default();
            for (key, value) in &board.element.attributes {
                if let Err(sentence) = settings.set(key, Some(value)) {
                    wrong.push(format!("{}: {sentence}", board.place));
                }
            }
            let study = Study::read(&board.element.text, &settings);
            let faults = study.faults.iter().map(|fault| &fault.sentence);
            wrong.extend(faults.map(|fault| format!("{}: {fault}", board.place)));
            let marks = board.element.text.contains("[%c");
            let shown = study
                .session(&settings)
                .tree()
                .comments
                .iter()
                .any(|said| said.contains("[%c"));
            if marks != shown {
                wrong.push(format!("{}: marks are lost", board.place));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn the_ambiguity_laboratory_stands_in_lesson_three() {
    let page = Page::read(LESSONS[2]);
    let mut boards = page.boards();
    let laboratory = boards.find(|board| board.get("interactive") == Some("laboratory"));
    let laboratory = laboratory.expect("a laboratory");
    assert_eq!(
        laboratory.get("columns"),
        Some("short descriptive long minimal")
    );
    assert_eq!(laboratory.variant(), Variant::Standard);
}
