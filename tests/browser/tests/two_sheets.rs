//! Two sheets of one game: typed in two notations, read, and shown side by side.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// A sheet in short algebraic, on which Black's sixth is illegible.
const FIRST: &str = "1. e4 e5\n2. Nf3 d6\n3. d4 Bg4\n4. dxe5 Bxf3\n5. Qxf3 dxe5\n6. Bc4 ---\n7. Qb3 Qe7\n8. Nc3 c6\n9. Bg5 b5";

/// The other in English descriptive. Black's second, another move that can be played, is wrong.
const SECOND: &str = "1. P-K4 P-K4\n2. N-KB3 P-QR3\n3. P-Q4 B-N5\n4. PxP BxN\n5. QxB PxP\n6. B-QB4 N-KB3\n7. Q-QN3 Q-K2\n8. N-B3 P-B3\n9. B-KN5 P-N4";

fn enter(page: &Page) {
    page.click(".toolbar .practice-link");
    page.go_through_door("Two sheets of one game");
    page.soon(2, |page| page.count(".both textarea"));
}

/// Types both sheets, the second empty if it is `None`, and has them compared by the keyboard.
fn compare(page: &Page, first: &str, second: Option<&str>) {
    page.click(".both label:nth-child(1) textarea");
    page.browser.type_keys(first);
    if let Some(second) = second {
        page.click(".both label:nth-child(2) textarea");
        page.browser.type_keys(second);
    }
    page.press_button(".sheet-texts", "Compare the sheets");
    page.soon(true, |page| page.has(".both-sheets"));
}

fn two_sheets_in_two_notations_become_one_game() {
    with_page(|page| {
        page.browser.resize(390, 844);
        enter(page);
        compare(page, FIRST, Some(SECOND));
        page.soon(
            "9 moves. 2 places are not plain, and all are decided.".to_owned(),
            |page| page.words(".keep-summary"),
        );
        page.soon(18, |page| page.count(".both-sheets tbody tr"));
        assert_eq!(page.count(".both-sheets .differs"), 2);
        let found = page.texts(".slips li p");
        assert_eq!(
            found[0],
            "The second sheet has \"P-QR3\". After a6, 3... Bg4 could not be played, so it is d6."
        );
        assert!(
            found
                .last()
                .expect("another")
                .starts_with("The first sheet leaves its place blank.")
        );
        // The board stands where the first difference is, and follows what is pressed.
        let pressed = |page: &Page, row: usize| {
            page.has(&format!(
                ".both-sheets tbody tr:nth-child({row}) .look[aria-pressed=true]"
            ))
        };
        page.soon(true, |page| pressed(page, 4));
        page.press_button(".slips", "6... Nf6");
        page.soon(true, |page| pressed(page, 12));
        let wide = "return document.documentElement.scrollWidth <= innerWidth";
        assert_eq!(page.browser.run(wide, json!([])), json!(true));
        // The game is opened where it can be played on.
        page.click(".marked .keep-actions a");
        page.soon(true, |page| page.movetext().contains("9. Bg5 b5"));
    });
}

fn a_sheet_alone_says_from_where_it_makes_no_sense() {
    with_page(|page| {
        enter(page);
        compare(page, "1. e4 e5\n2. Nf3 Nc6\n3. Bb5 Qa2\n4. zz yy", None);
        let said = page.texts(".marked .found li").join(" ");
        assert!(said.contains("cannot be played"), "{said}");
        assert!(said.contains("yy"), "{said}");
        page.press_button(".marked", "Change the sheets");
        page.soon(true, |page| {
            page.value(".both label:nth-child(1) textarea")
                .starts_with("1. e4 e5")
        });
    });
}

pub const TESTS: &[Test] = tests![
    two_sheets_in_two_notations_become_one_game;
    a_sheet_alone_says_from_where_it_makes_no_sense;
];
