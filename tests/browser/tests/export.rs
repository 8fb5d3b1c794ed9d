//! Exports from the page: every kind is seen, copied and saved, and the sheet is printed.

use rank_and_file_browser::corpus::WITH_VARIATIONS;
use rank_and_file_browser::{Page, Test, View, tests, with_page};
use serde_json::json;

/// Script that keeps copied texts and saved files where the test can see them, instead of on the
/// clipboard and disk.
const WATCH: &str = "window.copied = null; window.saved = []; window.blobs = [];

    const keep = (text) => { window.copied = text; return Promise.resolve(); };
    Object.defineProperty(navigator, 'clipboard', {configurable: true, value: new Proxy(navigator.clipboard, {
        get: (own, name) => name === 'writeText' ? keep : own[name], getPrototypeOf: (own) => Object.getPrototypeOf(own)})});
    const make = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (blob) => { window.blobs.push(blob); return make(blob); };
    HTMLAnchorElement.prototype.click = function () { window.saved.push(this.download); };";

/// Script that takes the clipboard away.
const DENY: &str =
    "Object.defineProperty(navigator, 'clipboard', {configurable: true, value: undefined});";

/// Script that returns the selected text of the focused field.
const SELECTED: &str = "const field = document.activeElement;
    return field.value?.slice(field.selectionStart, field.selectionEnd) ?? '';";

/// Shown if the browser does not allow copying.
const NOT_ALLOWED: &str =
    "The browser does not allow copying. The text is selected: copy it with Ctrl+C or the menu.";

fn watch(page: &Page) {
    page.browser.run(WATCH, json!([]));
}

fn status(page: &Page) -> String {
    page.words("dialog[open] [role=status]")
}

/// Presses Save and returns the name and the text of the file.
fn saved(page: &Page, button: &str) -> (String, String) {
    page.browser
        .run("window.saved = []; window.blobs = [];", json!([]));
    page.press_button("dialog[open]", button);
    page.soon(1, |page| {
        page.browser
            .run("return window.saved.length;", json!([]))
            .as_u64()
            .unwrap_or_default()
    });
    let name = page.text_of("return window.saved[0];");
    let text = page
        .browser
        .run_slowly("return await window.blobs[0].text();", json!([]));
    (name, text.as_str().unwrap_or_default().to_owned())
}

fn every_kind_of_text_is_shown_copied_and_saved() {
    with_page(|page| {
        watch(page);
        for (kind, name, begin) in [
            (
                "PGN",
                "Morphy-Duke-of-Brunswick-and-Count-Isouard-1858.pgn",
                "[Event \"Paris Opera\"]\n",
            ),
            (
                "Text",
                "Morphy-Duke-of-Brunswick-and-Count-Isouard-1858.txt",
                "Morphy – Duke of Brunswick and Count Isouard, 1858\nParis Opera, Paris\n\n1. e4 e5",
            ),
            (
                "FEN",
                "Morphy-Duke-of-Brunswick-and-Count-Isouard-1858.fen",
                "r3kb1r/p2nqppp/5n2/1B2p1B1/4P3/1Q6/PPP2PPP/R3K2R w KQkq - 1 12",
            ),
            (
                "Diagram",
                "Morphy-Duke-of-Brunswick-and-Count-Isouard-1858.svg",
                "<svg xmlns=\"http://www.w3.org/2000/svg\"",
            ),
            (
                "Embed this",
                "Morphy-Duke-of-Brunswick-and-Count-Isouard-1858.html",
                "<script type=\"module\" src=\"http",
            ),
        ] {
            page.export(kind);
            page.soon(true, |page| page.value("#export-text").starts_with(begin));
            let shown = page.preview();
            assert_eq!(
                saved(page, "Save"),
                (name.to_owned(), shown.clone()),
                "{kind}"
            );
            page.soon(format!("Saved as {name}."), status);
            page.press_button("dialog[open]", "Copy");
            page.soon("Copied.".to_owned(), status);
            assert_eq!(page.text_of("return window.copied;"), shown, "{kind}");
        }
        page.export("Text");
        page.choose("dialog[open] .options", "1");
        page.soon(true, |page| {
            page.preview().contains("\n1. P-K4 P-K4 2. N-KB3 P-Q3")
        });
        page.close_dialog();
    });
}

fn where_copying_is_denied_the_text_is_selected_and_that_is_said() {
    with_page(|page| {
        page.browser.run(DENY, json!([]));
        page.export("FEN");
        let fen = page.preview();
        page.press_button("dialog[open]", "Copy");
        page.soon(NOT_ALLOWED.to_owned(), status);
        page.soon(fen, |page| page.text_of(SELECTED));
    });
}

fn position_and_game_are_copied_from_the_menu_of_the_game() {
    with_page(|page| {
        watch(page);
        page.new_game();
        page.type_move("e4");
        page.choose_in_game_menu("Copy FEN");
        page.soon(Some("FEN copied.".to_owned()), Page::notice);
        let fen = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1";
        assert_eq!(page.text_of("return window.copied;"), fen);
        page.choose_in_game_menu("Copy PGN");
        page.soon(Some("PGN copied.".to_owned()), Page::notice);
        assert_eq!(page.text_of("return window.copied;").trim(), "1. e4 *");
        // Where copying is denied, the text is shown selected.
        page.browser.run(DENY, json!([]));
        page.choose_in_game_menu("Copy FEN");
        page.soon(NOT_ALLOWED.to_owned(), status);
        page.soon(fen.to_owned(), |page| page.text_of(SELECTED));
        page.press(&["Escape"]);
        page.soon(true, |page| {
            page.has(".controls [aria-haspopup=menu]:focus")
        });
    });
}

fn the_board_for_another_page_is_seen_beside_its_lines_as_it_will_be() {
    with_page(|page| {
        page.export("Embed this");
        let board = page.element("dialog[open] chess-notation");
        board.soon(true, |board| board.has(".board [data-square=e4]"));
        // It follows the choices, and can be tried.
        let spoken = |board: &View| board.words(".visually-hidden");
        page.choose(&page.named("dialog[open]", "Begins"), "2");
        board.soon("White: rook from d1 to d8, mate".to_owned(), spoken);
        page.soon(true, |page| page.preview().contains("ply=\"end\""));
        board.click("[aria-label=Back]");
        board.soon(
            "Black: knight from d7 takes the queen on b8".to_owned(),
            spoken,
        );
        page.close_dialog();
    });
}

fn all_games_of_a_file_go_out_together() {
    with_page(|page| {
        watch(page);
        page.open_text("[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n");
        page.export("PGN");
        page.soon("[White \"A\"]\n\n1. e4 *\n".to_owned(), Page::preview);
        page.choose("dialog[open] .options", "1");
        let both = "[White \"A\"]\n\n1. e4 *\n\n[White \"B\"]\n\n1. d4 *\n";
        page.soon(both.to_owned(), Page::preview);
        assert_eq!(
            saved(page, "Save"),
            ("2-games.pgn".to_owned(), both.to_owned())
        );
    });
}

/// Script that returns the width and type of the saved PNG, and the colours of some of its pixels.
const PIXEL: &str = "const image = await createImageBitmap(window.blobs[0]);

    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    context.drawImage(image, 0, 0);
    return [image.width, window.blobs[0].type, ...arguments[0].map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join())];";

fn the_board_is_saved_as_a_png_in_the_size_that_was_chosen() {
    with_page(|page| {
        watch(page);
        page.set_position("4k3/8/8/8/8/8/8/Q3K3 w - - 0 1");
        page.export("Diagram");
        page.click("dialog[open] .options [type=number]");
        page.browser.press_with(&["Control"], "a");
        page.browser.type_keys("25");
        page.soon(Some(200), |page| {
            page.browser
                .run(
                    "return document.querySelector('dialog canvas').width;",
                    json!([]),
                )
                .as_u64()
        });
        let (name, png) = saved(page, "Save PNG");
        assert_eq!(name, "Game.png");
        assert!(png.len() > 500);
        // The empty squares b8 and a7, and the middle of the queen on a1.
        let seen = page
            .browser
            .run_slowly(PIXEL, json!([[[37, 12], [12, 37], [12, 188]]]));
        assert_eq!(
            seen,
            json!([
                200,
                "image/png",
                "189,176,148",
                "189,176,148",
                "255,253,247"
            ])
        );
        // A screen reader hears the position.
        let words = page
            .text_of("return document.querySelector('dialog canvas').getAttribute('aria-label');");
        assert_eq!(
            words,
            "Game. White: king e1, queen a1. Black: king e8. White to move."
        );
        // The box removes the drawing of the last move.
        page.close_dialog();
        page.type_move("Qa8+");
        page.export("Diagram");
        let with = page.preview();
        page.click("dialog[open] .options [type=checkbox]");
        page.soon(true, |page| page.preview().len() < with.len());
    });
}

fn a_snippet_is_made_of_what_is_chosen_and_a_hostile_comment_stays_text() {
    with_page(|page| {
        page.open_text(
            "[White \"A\"]\n\n1. e4 {</chess-notation><script>alert(1)</script>} 1... e5 2. Nf3 *",
        );
        page.press(&["End"]);
        page.export("Embed this");
        page.soon(true, |page| {
            page.preview()
                .contains("<chess-notation columns=\"short descriptive\">")
        });
        let pick = |nth: usize, value: &str| {
            page.choose(
                &format!("dialog[open] .options > label:nth-of-type({nth})"),
                value,
            );
        };
        // The quiz begins at the position on the board, and readers find the piece that moved.
        pick(2, "1");
        pick(7, "3");
        pick(8, "2");
        page.click("dialog[open] .options fieldset label:nth-of-type(2) input");
        page.click("dialog[open] .options fieldset label:nth-of-type(6) input");
        let expected = "<chess-notation columns=\"short uci\" ply=\"3\" interactive=\"quiz\" quiz=\"piece\">\n[White \"A\"]\n\
            1. e4 {&lt;/chess-notation&gt;&lt;script&gt;alert(1)&lt;/script&gt;} 1... e5 2. Nf3 *\n</chess-notation>";
        page.soon(Some(expected.to_owned()), |page| {
            page.preview()
                .split_once("</script>\n")
                .map(|(_, rest)| rest.to_owned())
        });
        // A parser finds one script and the score as the element's text.
        const PARSED: &str = "const parsed = new DOMParser().parseFromString(arguments[0], 'text/html');
            return [parsed.querySelectorAll('script').length, parsed.querySelector('chess-notation').textContent];";
        let parsed = page.browser.run_apart(PARSED, json!([page.preview()]));
        assert_eq!(
            parsed,
            json!([
                1,
                "\n[White \"A\"]\n1. e4 {</chess-notation><script>alert(1)</script>} 1... e5 2. Nf3 *\n"
            ])
        );
        pick(1, "2");
        page.soon(true, |page| {
            page.preview().starts_with("<iframe src=\"http")
        });
        let address = page.browser.run_apart(
            "return new DOMParser().parseFromString(arguments[0], 'text/html').querySelector('iframe').src;",
            json!([page.preview()]),
        );
        let expected = page.browser.address().replace("index.html", "")
            + "embed.html#columns=short+uci&ply=3&";
        assert!(
            address.as_str().unwrap_or_default().starts_with(&expected),
            "{address}"
        );
    });
}

fn the_dialog_is_gone_through_with_the_keyboard_alone() {
    with_page(|page| {
        watch(page);
        page.tab_until("the tool", |page| {
            page.has(".toolbar [aria-label=Export]:focus")
        });
        page.press(&["Enter"]);
        page.soon(true, |page| {
            page.has("dialog[open] .kinds [value=PGN]:focus")
        });
        page.press(&["ArrowDown", "ArrowDown"]);
        page.soon(true, |page| {
            page.has("dialog[open] .kinds [value=FEN]:checked")
        });
        page.tab_until("the button", |page| {
            page.text_of("return document.activeElement.textContent;") == "Copy"
        });
        page.press(&["Enter"]);
        page.soon("Copied.".to_owned(), status);
        assert_eq!(page.text_of("return window.copied;"), page.preview());
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        page.soon(true, |page| page.has(".toolbar [aria-label=Export]:focus"));
    });
}

fn every_kind_fits_a_phone() {
    with_page(|page| {
        const WIDER: &str = "const dialog = document.querySelector('dialog[open]');
            const place = dialog.getBoundingClientRect();
            const inside = [...dialog.querySelectorAll('*')].filter((element) => element.getBoundingClientRect().right > place.right + 1);
            return place.right > innerWidth || place.left < 0 ? 'the dialog' : inside.map((element) => element.outerHTML).join(' ');";
        for width in [320, 360] {
            page.browser.resize(width, 640);
            for kind in [
                "PGN",
                "Text",
                "FEN",
                "Diagram",
                "Link",
                "Embed this",
                "Print",
            ] {
                page.export(kind);
                page.soon((kind, String::new()), |page| (kind, page.text_of(WIDER)));
            }
            page.close_dialog();
        }
    });
}

fn the_sheet_is_printed_with_its_heading_and_its_columns() {
    with_page(|page| {
        page.open_text(WITH_VARIATIONS);
        page.export("Print");
        page.soon(true, |page| page.has(".paper .sheet"));
        let heads = page.texts(".paper thead th");
        assert_eq!(heads, ["Short algebraic", "English descriptive"]);
        let on_screen = page.texts(".sheet-area tbody tr");
        assert!(on_screen.len() > 5);
        assert_eq!(page.texts(".paper tbody tr"), on_screen);
        let answer = page.browser.post("/print", json!({"background": true}));
        let pdf = answer.as_str().unwrap_or_default();
        // "%PDF" in base64.
        assert!(pdf.starts_with("JVBERi"), "not a PDF");
        // A PDF of an empty page has one or two thousand bytes.
        assert!(pdf.len() > 5_000, "a blank page: {} bytes", pdf.len());
        page.close_dialog();
        page.soon(false, |page| page.has(".paper"));
    });
}

pub const TESTS: &[Test] = tests![
    every_kind_of_text_is_shown_copied_and_saved: Download, Selection;
    where_copying_is_denied_the_text_is_selected_and_that_is_said: Selection;
    position_and_game_are_copied_from_the_menu_of_the_game: Selection;
    the_board_for_another_page_is_seen_beside_its_lines_as_it_will_be: Element;
    all_games_of_a_file_go_out_together;
    the_board_is_saved_as_a_png_in_the_size_that_was_chosen: Download;
    a_snippet_is_made_of_what_is_chosen_and_a_hostile_comment_stays_text;
    the_dialog_is_gone_through_with_the_keyboard_alone: Keyboard, Dialog;
    every_kind_fits_a_phone;
    the_sheet_is_printed_with_its_heading_and_its_columns: Paper;
];
