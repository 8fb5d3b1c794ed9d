//! Worksheets: what is asked of which positions, and what the key says.
//!
//! | asked | shown | in the key |
//! |---|---|---|
//! | write the move | an arrow | its name, and why |
//! | draw the move | its name | its squares |
//! | which piece? | the move's name | the square of the piece |

use std::collections::HashSet;

use rank_and_file::exercise::by_rule::Topic;
use rank_and_file::exercise::keep_score::famous::famous;
use rank_and_file::exercise::worksheet::{
    MOVES, PAGES, PER_PAGE, Worksheet, WorksheetChoice, WorksheetDiagram, WorksheetKind,
    WorksheetPage, WorksheetSettings, WorksheetSource, rules_to_choose,
};
use rank_and_file::game::GameTree;
use rank_and_file::session::column;
use testing::games::one;

const WITH_QUESTIONS: [WorksheetKind; 3] = [
    WorksheetKind::Write,
    WorksheetKind::Play,
    WorksheetKind::Piece,
];

fn trees() -> Vec<GameTree> {
    famous().into_iter().map(|game| game.tree).collect()
}

fn made(choices: &[WorksheetChoice], games: &[GameTree]) -> Worksheet {
    let mut settings = WorksheetSettings::default();
    for choice in choices {
        settings.choose(*choice);
    }
    Worksheet::new(settings, games)
}

fn diagrams(worksheet: &Worksheet) -> Vec<&WorksheetDiagram> {
    let pages = worksheet.pages.iter();
    pages
        .flat_map(|page| match page {
            WorksheetPage::Diagrams(diagrams) => diagrams.as_slice(),
            WorksheetPage::Moves(_) => &[],
        })
        .collect()
}

#[test]
fn each_kind_shows_what_it_asks_about_and_keeps_the_answer_for_the_key() {
    let game = [one("1. d4 d5 2. Nf3 Nf6 3. Nbd2 *").tree];
    let descriptive = column("descriptive").expect("a column");
    let rows = [
        ("short", WorksheetKind::Write, None, "Nbd2"),
        ("short", WorksheetKind::Play, Some("Nbd2"), "b1 to d2"),
        ("short", WorksheetKind::Piece, Some("Nbd2"), "b1"),
        ("descriptive", WorksheetKind::Write, None, "QN-Q2"),
        ("descriptive", WorksheetKind::Piece, Some("QN-Q2"), "b1"),
    ];
    for (tag, kind, given, answer) in rows {
        let mut choices = vec![WorksheetChoice::Kind(kind)];
        if tag == "descriptive" {
            choices.push(WorksheetChoice::Column(descriptive));
        }
        let worksheet = made(&choices, &game);
        let diagrams = diagrams(&worksheet);
        let last = diagrams.last().expect("a diagram");
        assert_eq!(
            (last.given.as_deref(), last.answer.words.as_str()),
            (given, answer)
        );
        assert_eq!(last.number, 5);
        // Only an arrow would give away a move that has to be drawn.
        assert_eq!(last.board.drawn.is_empty(), kind != WorksheetKind::Write);
        assert!(last.answer.because.to_string().len() > 10);
    }
}

#[test]
fn a_rule_chooses_the_positions_and_none_is_asked_twice() {
    let games = trees();
    for tag in ["short", "descriptive"] {
        let column = column(tag).expect("a column");
        let mut settings = WorksheetSettings::default();
        settings.choose(WorksheetChoice::Column(column));
        let rules = rules_to_choose(&settings, &games);
        assert!(rules.len() > 5, "{tag}: {rules:?}");
        for rule in rules {
            let choices = [
                WorksheetChoice::Column(column),
                WorksheetChoice::Rule(Some(rule)),
                WorksheetChoice::PerPage(12),
                WorksheetChoice::Pages(10),
            ];
            let worksheet = made(&choices, &games);
            let all = diagrams(&worksheet);
            assert!((1..=120).contains(&all.len()), "{rule:?}: {}", all.len());
            assert_eq!(worksheet.only, (all.len() < 120).then_some(all.len()));
            let shown: HashSet<String> = all
                .iter()
                .map(|shown| format!("{:?} {:?}", shown.board.squares, shown.color))
                .collect();
            assert_eq!(shown.len(), all.len(), "{rule:?}");
            let numbers: Vec<usize> = all.iter().map(|shown| shown.number).collect();
            assert!(numbers.into_iter().eq(1..=all.len()));
        }
    }
}

#[test]
fn each_page_holds_as_many_diagrams_as_were_chosen_and_the_key_has_all_of_them() {
    let games = trees();
    for kind in WITH_QUESTIONS {
        for per_page in PER_PAGE {
            for pages in PAGES {
                let choices = [
                    WorksheetChoice::Kind(kind),
                    WorksheetChoice::PerPage(per_page),
                    WorksheetChoice::Pages(pages),
                ];
                let mut worksheet = made(&choices, &games);
                assert_eq!(worksheet.pages.len(), usize::from(pages));
                let count = usize::from(per_page) * usize::from(pages);
                assert_eq!(diagrams(&worksheet).len(), count);
                assert_eq!(worksheet.key().count(), count);
                worksheet.settings.choose(WorksheetChoice::Key(false));
                assert_eq!(worksheet.key().count(), 0);
            }
        }
    }
}

#[test]
fn a_score_sheet_has_a_row_for_each_move_once() {
    for moves in MOVES {
        for second in [None, column("descriptive")] {
            let choices = [
                WorksheetChoice::Kind(WorksheetKind::ScoreSheet),
                WorksheetChoice::Moves(moves),
                WorksheetChoice::Second(second),
            ];
            let worksheet = made(&choices, &[]);
            let mut next = 1;
            for page in &worksheet.pages {
                let WorksheetPage::Moves(blocks) = page else {
                    panic!("no diagrams on a score sheet");
                };
                for &(first, last) in blocks {
                    assert_eq!(first, next);
                    assert!(
                        last - first < 30,
                        "a page has no room for {first} to {last}"
                    );
                    next = last + 1;
                }
            }
            assert_eq!(next, moves + 1);
            assert_eq!(worksheet.key().count(), 0);
        }
    }
}

#[test]
fn a_game_without_the_rule_gives_no_page_and_says_so() {
    let game = [one("1. e4 e5 *").tree];
    let rule = WorksheetChoice::Rule(Some(Topic::PawnCapture));
    let worksheet = made(&[rule], &game);
    assert!(worksheet.pages.is_empty());
    assert_eq!(worksheet.only, Some(0));
}

#[test]
fn generated_positions_follow_the_rule_and_are_the_same_for_the_same_seed() {
    for tag in ["short", "descriptive", "long", "minimal"] {
        let column = column(tag).expect("a column");
        let mut choices = vec![
            WorksheetChoice::Column(column),
            WorksheetChoice::Source(WorksheetSource::Generated),
            WorksheetChoice::Pages(4),
        ];
        let any = made(&choices, &[]);
        assert_eq!((diagrams(&any).len(), any.only), (24, None), "{tag}");
        assert_eq!(made(&choices, &[]), any, "{tag}: printed twice");
        choices.push(WorksheetChoice::Other);
        assert_ne!(
            made(&choices, &[]).pages,
            any.pages,
            "{tag}: other positions"
        );
        let settings = made(&choices, &[]).settings;
        let rules = rules_to_choose(&settings, &[]);
        assert_eq!(rules.len(), Topic::of_moves(column.notation).count());
        for rule in rules {
            choices.push(WorksheetChoice::Rule(Some(rule)));
            let worksheet = made(&choices, &[]);
            let shown: HashSet<String> = diagrams(&worksheet)
                .iter()
                .map(|shown| format!("{:?} {:?}", shown.board.squares, shown.color))
                .collect();
            assert_eq!(shown.len(), 24, "{tag} {rule:?}");
        }
    }
}
