//! Texts with faults, and hostile texts.

use rank_and_file_browser::{Test, tests, with_page};
use serde_json::json;

fn an_illegal_move_in_a_game_is_shown_with_line_and_column_and_the_game_is_kept_up_to_it() {
    with_page(|page| {
        page.open_text("[White \"A\"]\n[Black \"B\"]\n\n1. e4 e5\n2. Ke3 Nc6 3. Nf3 *\n");
        page.soon(["e4", "e5"].map(str::to_owned).to_vec(), |page| {
            page.main_line(0)
        });
        let problems = page.problems();
        assert!(
            problems[0].starts_with("Line 5, column 4:") && problems[0].contains("Ke3"),
            "{problems:?}"
        );
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|said| said.contains("not understood"))
        });
    });
}

fn a_comment_without_an_end_is_shown_with_line_and_column_and_the_game_is_kept_up_to_it() {
    with_page(|page| {
        page.open_text("1. e4 e5 2. Nf3 {this comment\nnever ends 2... Nc6\n");
        page.soon(["e4", "e5", "Nf3"].map(str::to_owned).to_vec(), |page| {
            page.main_line(0)
        });
        let problems = page.problems();
        assert!(
            problems[0].starts_with("Line 1, column 17:"),
            "{problems:?}"
        );
        assert!(
            page.texts(".sheet .comment")
                .concat()
                .contains("never ends"),
            "the comment is lost"
        );
    });
}

fn a_text_without_a_game_goes_into_the_entry_box_to_be_mended() {
    with_page(|page| {
        let before = page.main_line(0);
        page.open_text("This is not a game.");
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|said| said.contains("could not be read"))
        });
        assert_eq!(page.typed(), "This is not a game.");
        assert_eq!(page.main_line(0), before);
    });
}

fn hostile_texts_are_shown_as_texts_and_make_no_elements() {
    with_page(|page| {
        let pgn = "[White \"<img src=x onerror=alert(1)>\"]\n[Black \"\\\"><script>alert(2)</script>\"]\n\n\
            1. e4 {<iframe src='javascript:alert(3)'></iframe> <b>bold</b>} e5 \
            (1... c5 {<svg onload=alert(4)>}) 2. <u>Nf3</u> *\n";
        page.open_text(pgn);
        page.soon(true, |page| {
            page.text(".game-title")
                .is_some_and(|title| title.contains("<img src=x onerror=alert(1)>"))
        });
        let comments = page.texts(".sheet .comment").concat();
        assert!(
            comments.contains("<iframe src='javascript:alert(3)'></iframe> <b>bold</b>"),
            "{comments}"
        );
        assert!(comments.contains("<svg onload=alert(4)>"), "{comments}");
        page.paste_text("<img src=x onerror=alert(5)>");
        page.press(&["Enter"]);
        page.soon(true, |page| page.notice().is_some());
        assert_eq!(page.count("img, iframe, b, u, svg[onload], .app script"), 0);
    });
}

fn no_text_becomes_markup_or_a_script_of_another_site() {
    with_page(|page| {
        const TRY: &str =
            "const refused = (act) => { try { act(); return false; } catch { return true; } };
            const script = document.createElement('script');
            return [
                refused(() => { document.body.innerHTML = '<b>bold</b>'; }),
                refused(() => { script.text = 'globalThis.done = true;'; }),
                refused(() => { script.src = 'https://example.org/a.js'; }),
                refused(() => new Worker('https://example.org/a.js')),
                refused(() => { script.src = 'embed.js'; }),
            ];";
        let refused = page.browser.run(TRY, json!([]));
        // The last is a script of the site's own.
        assert_eq!(refused, json!([true, true, true, true, false]));
        let complaints = page.complaints();
        assert_eq!(complaints.len(), 4, "{complaints:?}");
    });
}

pub const TESTS: &[Test] = tests![
    an_illegal_move_in_a_game_is_shown_with_line_and_column_and_the_game_is_kept_up_to_it;
    a_comment_without_an_end_is_shown_with_line_and_column_and_the_game_is_kept_up_to_it;
    a_text_without_a_game_goes_into_the_entry_box_to_be_mended;
    hostile_texts_are_shown_as_texts_and_make_no_elements;
    no_text_becomes_markup_or_a_script_of_another_site;
];
