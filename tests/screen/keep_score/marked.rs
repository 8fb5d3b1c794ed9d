//! Whole sheets marked, with slips that are made on purpose.

use rank_and_file::exercise::keep_score::{CellMark, KeepAction, MarkedSheet, Strictness};
use rank_and_file::session::{ColumnSet, column};
use rank_and_file::words;

use super::{begun, handed_in, keep_move, names, sitting};

#[test]
fn a_sheet_of_true_names_is_right_in_every_notation() {
    for column in ColumnSet::Orthodox.columns() {
        for game in [0, 6, 11, 16] {
            let keep = begun(game, column.tag, Strictness::Strict);
            let texts = names(&keep, column);
            let sheet = handed_in(keep, &texts);
            let faulty = sheet.moves.iter().find(|mv| mv.mark != CellMark::Right);
            assert_eq!(faulty, None, "{}", column.tag);
            assert_eq!(
                sheet.summary(),
                format!("All {} moves are right.", texts.len())
            );
            assert!(sheet.practise.is_empty());
            assert!(sheet.rules.iter().all(|count| count.right == count.of));
        }
    }
}

/// A slip: its name on the marked sheet, its mark, and how it is made. `None` where the name gives no
/// occasion for it.
type Slip = (&'static str, CellMark, fn(&str) -> Option<String>);

fn without(text: &str, sign: char) -> Option<String> {
    text.contains(sign).then(|| text.replace(sign, ""))
}

/// Returns a text in which the piece's square has its rank before its file.
fn turned(text: &str) -> Option<String> {
    let [piece, file, rank] = *text.as_bytes() else {
        return None;
    };
    let is_square = piece.is_ascii_uppercase() && file.is_ascii_lowercase();
    is_square.then(|| format!("{}{}{}", piece as char, rank as char, file as char))
}

const SLIPS: [Slip; 7] = [
    ("Forgotten check", CellMark::Slip, |text| without(text, '+')),
    ("Forgotten check", CellMark::Slip, |text| without(text, '#')),
    ("Check for mate", CellMark::Slip, |text| {
        text.contains('#').then(|| text.replace('#', "+"))
    }),
    ("Forgotten capture sign", CellMark::Slip, |text| {
        let piece = text.starts_with(|c: char| c.is_ascii_uppercase());
        without(text, 'x').filter(|_| piece)
    }),
    ("Small letter", CellMark::Slip, |text| {
        let first = text.chars().next().filter(|c| "KQRN".contains(*c))?;
        Some(text.replacen(first, &first.to_ascii_lowercase().to_string(), 1))
    }),
    ("Rank before file", CellMark::Wrong, turned),
    ("Not written", CellMark::Unwritten, |_| Some(String::new())),
];

#[test]
fn each_slip_on_a_sheet_is_found_by_its_name_and_no_other_is() {
    let short = column("short").expect("short");
    let mut made = [0; SLIPS.len()];
    for game in 0..20 {
        let right = names(&begun(game, "short", Strictness::Strict), short);
        for (at, (title, mark, slip)) in SLIPS.iter().enumerate() {
            let mut texts = right.clone();
            let mut places = Vec::new();
            // Every third occasion is used, so that right moves stand between.
            let occasions = right
                .iter()
                .enumerate()
                .filter_map(|(at, name)| Some((at, slip(name)?)));
            for (place, text) in occasions.step_by(3) {
                texts[place] = text;
                places.push(place);
            }
            made[at] += places.len();
            let sheet = handed_in(begun(game, "short", Strictness::Strict), &texts);
            for mv in &sheet.moves {
                let place = format!("game {game}, {title}: {mv:#?}");
                if !places.contains(&mv.at) {
                    assert_eq!(mv.mark, CellMark::Right, "{place}");
                    continue;
                }
                assert_eq!(mv.mark, *mark, "{place}");
                assert!(
                    mv.slips.iter().any(|slip| *slip.title == **title),
                    "{place}"
                );
                assert!(!mv.reason.is_empty(), "{place}");
            }
        }
    }
    assert!(made.iter().all(|count| *count >= 4), "{made:?}");
}

#[test]
fn a_sheet_in_descriptive_is_marked_by_its_own_rules() {
    // The opera game: the side of the board, the piece of a pair, a check.
    let rows = [
        (0, "P-K4", CellMark::Right, ""),
        (
            1,
            "P-K5",
            CellMark::Wrong,
            "Rank counted from the wrong side",
        ),
        (2, "N-B3", CellMark::Wrong, "Missing side of the board"),
        (3, "", CellMark::Unwritten, "Not written"),
        (21, "N-Q2", CellMark::Wrong, "Which piece is missing"),
    ];
    let own = column("descriptive").expect("descriptive");
    let mut texts = names(&begun(7, "descriptive", Strictness::Strict), own);
    for (at, text, ..) in rows {
        text.clone_into(&mut texts[at]);
    }
    let sheet = handed_in(begun(7, "descriptive", Strictness::Strict), &texts);
    for (at, _, mark, title) in rows {
        let mv = &sheet.moves[at];
        let titles: Vec<&str> = mv.slips.iter().map(|slip| slip.title.text()).collect();
        assert_eq!(
            (mv.mark, titles.join(", ")),
            (mark, title.to_owned()),
            "{mv:#?}"
        );
    }
    assert_eq!(
        sheet.summary(),
        "29 of 33 moves are right: 3 wrong, 1 not written."
    );
}

#[test]
fn what_was_mended_is_said_with_what_was_written_first() {
    let mut keep = begun(7, "short", Strictness::Kind);
    keep_move(&mut keep, "d4");
    keep.apply(KeepAction::Write("e4".to_owned()));
    keep.apply(KeepAction::Enter);
    keep_move(&mut keep, "e5");
    keep.apply(KeepAction::Finish);
    let sheet = MarkedSheet::new(sitting(&keep));
    let [mended, right] = sheet.moves.as_slice() else {
        panic!("only what was shown is marked");
    };
    assert_eq!(
        (mended.mark, right.mark),
        (CellMark::Mended, CellMark::Right)
    );
    assert_eq!(mended.slips[0].title, words::ANOTHER_MOVE);
    assert_eq!(sheet.summary(), "1 of 2 moves are right: 1 mended.");
}

#[test]
fn the_rules_that_were_missed_are_what_to_practise() {
    let short = column("short").expect("short");
    let right = names(&begun(7, "short", Strictness::Strict), short);
    let texts: Vec<String> = right
        .iter()
        .map(|name| name.replace(['+', '#'], ""))
        .collect();
    let sheet = handed_in(begun(7, "short", Strictness::Strict), &texts);
    let first = sheet.practise[0];
    assert_eq!((first.words, first.times), (words::FORGOTTEN_CHECK, 4));
    let texts: Vec<String> = right
        .iter()
        .map(|name| name.replace("Nbd7", "Nd7"))
        .collect();
    let sheet = handed_in(begun(7, "short", Strictness::Strict), &texts);
    let words: Vec<&str> = sheet.practise.iter().map(|it| it.words.text()).collect();
    assert_eq!(words, ["Missing file", "File added"]);
    let lessons: Vec<&str> = sheet.practise.iter().map(|it| it.lesson).collect();
    assert_eq!(lessons, ["3-clearing-up-ambiguity.html"; 2]);
}
