//! Worksheets: the choices, the pages below them, and what comes out of the printer.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Goes to the worksheets from the app.
fn enter(page: &Page) {
    page.click(".toolbar .practice-link");
    page.go_through_door("Worksheets");
    page.soon(true, |page| page.has(".worksheet .leaf"));
}

fn boards(page: &Page) -> usize {
    page.count(".leaf .board")
}

/// Returns the number of sheets of paper that the browser's print command makes.
fn printed(page: &Page) -> usize {
    let options = json!({"preferCSSPageSize": true});
    let pdf = page.browser.devtools("Page.printToPDF", options);
    let count = "const bytes = atob(arguments[0]);
        return bytes.split('/Type /Page').length - bytes.split('/Type /Pages').length;";
    let count = page.browser.run(count, json!([pdf["data"]]));
    count.as_u64().expect("a number") as usize
}

fn a_worksheet_shows_what_was_chosen_and_is_printed_page_by_page() {
    with_page(|page| {
        enter(page);
        page.soon(6, boards);
        assert_eq!(page.count(".answers li"), 6);
        for (answer, number) in page.texts(".answers li").iter().zip(1..) {
            assert!(answer.starts_with(&format!("{number}. ")), "{answer}");
        }
        assert_eq!(printed(page), 2);
        page.choose_for_practice("Kind", 1);
        page.soon(6, |page| page.count(".given em"));
        page.choose_for_practice("Diagrams on a page", 5);
        page.soon(12, boards);
        page.choose_for_practice("Pages", 2);
        page.soon(36, boards);
        assert_eq!(page.count(".leaf:not(.answers)"), 3);
        // Three pages and a key of one or two.
        let pages = printed(page);
        assert!((4..=5).contains(&pages), "{pages} pages");
        page.click(".keep-settings input[type=checkbox]");
        page.soon(0, |page| page.count(".answers"));
        for paper in [0, 1] {
            page.choose_for_practice("Paper", paper);
            for (place, diagrams) in [1, 2, 4, 6, 9, 12].into_iter().enumerate() {
                page.choose_for_practice("Diagrams on a page", place);
                page.soon(3 * diagrams, boards);
                assert_eq!(printed(page), 3, "{diagrams} diagrams, paper {paper}");
            }
        }
    });
}

fn generated_positions_are_the_same_until_others_are_asked_for() {
    with_page(|page| {
        enter(page);
        let shown = |page: &Page| page.texts(".answers strong");
        page.soon(6, boards);
        let famous = shown(page);
        page.choose_for_practice("Positions from", 1);
        page.soon(false, |page| shown(page) == famous);
        let generated = shown(page);
        assert_eq!(generated.len(), 6);
        page.press_button(".keep-settings", "Other positions");
        page.soon(false, |page| shown(page) == generated);
        // A rule of its own for each diagram, here a capture by a pawn.
        page.choose_for_practice("Moves with", 3);
        page.soon(true, |page| {
            shown(page)
                .iter()
                .all(|name| name.starts_with(char::is_lowercase) && name.contains('x'))
        });
        // The same settings print the same.
        enter_again(page);
        page.choose_for_practice("Positions from", 1);
        page.soon(generated, shown);
    });
}

/// Comes back to the worksheets after a reload.
fn enter_again(page: &Page) {
    page.browser.go(&page.browser.address());
    page.go_through_door("Worksheets");
    page.soon(6, boards);
}

fn a_score_sheet_fits_its_paper_for_any_number_of_moves() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Kind", 3);
        page.soon(60, |page| page.count(".leaf .moves tbody tr"));
        for second in [0, 2] {
            page.choose_for_practice("Second notation", second);
            for paper in [0, 1] {
                page.choose_for_practice("Paper", paper);
                for (place, moves) in [40, 60, 80, 100].into_iter().enumerate() {
                    page.choose_for_practice("Moves", place);
                    page.soon(moves, |page| page.count(".leaf .moves tbody tr"));
                    let rows = if second == 0 { 60 } else { 30 };
                    assert_eq!(
                        printed(page),
                        moves.div_ceil(rows),
                        "{moves}, paper {paper}"
                    );
                }
            }
        }
    });
}

pub const TESTS: &[Test] = tests![
    a_score_sheet_fits_its_paper_for_any_number_of_moves;
    a_worksheet_shows_what_was_chosen_and_is_printed_page_by_page;
    generated_positions_are_the_same_until_others_are_asked_for;
];
