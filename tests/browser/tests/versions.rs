//! Two versions of a game, compared with each other.

use rank_and_file_browser::{Page, Test, tests, with_page};

const FIRST: &str = "[White \"Oak\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 {Sound.} a6 *";
const SECOND: &str =
    "[White \"Oak, A.\"]\n\n1. e4 e5 2. Nf3! Nc6 (2... d6 3. d4) 3. Bb5 a6 4. Ba4 *";

/// Returns the differences, each with its place.
fn differences(page: &Page) -> Vec<String> {
    page.texts("dialog[open] .compared button")
}

/// Returns the summary in the dialog.
fn said(page: &Page) -> Option<String> {
    page.text("dialog[open] [role=status]")
}

fn the_game_on_the_board_is_compared_with_the_one_before_it() {
    with_page(|page| {
        page.click(".welcome [aria-label=Close]");
        page.choose_in_game_menu("Compare with the previous game");
        page.soon(true, |page| {
            let words = page.words("dialog[open] p");
            words.starts_with("Open one version of a game and then the other")
        });
        page.close_dialog();
        page.open_text(FIRST);
        page.open_text(SECOND);
        page.choose_in_game_menu("Compare with the previous game");
        page.soon(Some("5 differences".to_owned()), said);
        let isolated = |text: &str| format!("\u{2068}“{text}”\u{2069}");
        assert_eq!(
            differences(page),
            [
                format!(
                    "White{} here, {} in the other.",
                    isolated("Oak, A."),
                    isolated("Oak")
                ),
                "2. Nf3: glyphs! only here.".to_owned(),
                "2… d6This line is only here: 2 moves.".to_owned(),
                format!("3. Bb5: comments{} only in the other.", isolated("Sound.")),
                "4. Ba4This line is only here: one move.".to_owned(),
            ]
        );
        // Each difference leads to its move.
        page.click(".compared li:nth-child(3) button");
        page.soon(false, |page| page.has("dialog[open]"));
        page.soon("Black: pawn from d7 to d6".to_owned(), Page::spoken);
        page.choose_in_game_menu("Compare with the previous game");
        page.soon(Some("5 differences".to_owned()), said);
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
    });
}

pub const TESTS: &[Test] = tests![
    the_game_on_the_board_is_compared_with_the_one_before_it;
];
