//! Pictures of the page to look at, of every scene at three widths, light and dark. They are taken
//! if `RANK_AND_FILE_SHOTS` names a folder for them.

use rank_and_file_browser::corpus::{WITH_VARIATIONS, hundred_moves};
use rank_and_file_browser::{Page, Test, pictures, tests, with_page};
use serde_json::json;

/// Screens of a phone, a tablet and a desktop, in CSS pixels.
const SCREENS: [(u32, u32); 3] = [(360, 780), (768, 1024), (1440, 900)];

/// Takes pictures of the page as it is now: of the screen, and for the light phone of the complete
/// page as well.
fn shoot(page: &Page, scene: &str) {
    for theme in ["light", "dark"] {
        page.browser.prefer(theme);
        for (width, height) in SCREENS {
            page.browser.resize(width, height);
            page.soon(true, |page| {
                page.text_of("return String(innerWidth);") == width.to_string()
            });
            // The sheet scrolls to its current move one frame later.
            page.browser.run_slowly("await new Promise(requestAnimationFrame); await new Promise(requestAnimationFrame);", json!([]));
            let picture = page.browser.picture(false);
            assert!(picture.starts_with(b"\x89PNG"), "not a picture");
            pictures::keep(&format!("{scene}-{width}-{theme}.png"), &picture);
            if width == 360 && theme == "light" {
                pictures::keep(
                    &format!("{scene}-{width}-{theme}-whole.png"),
                    &page.browser.picture(true),
                );
            }
        }
    }
    page.browser.resize(1280, 900);
}

fn every_scene_is_pictured_at_three_widths_in_light_and_dark() {
    with_page(|page| {
        shoot(page, "first-visit");

        page.open_text(&hundred_moves());
        page.press(&["End"]);
        page.soon(2, |page| page.names_of_current().len());
        page.blur();
        shoot(page, "hundred-moves");

        page.open_text(WITH_VARIATIONS);
        page.press(&["End"]);
        page.soon(2, |page| page.names_of_current().len());
        page.control("Descriptive names on the squares");
        shoot(page, "variations-and-names");
        page.control("Descriptive names on the squares");

        page.type_text("Nxz4");
        page.soon(true, |page| page.has(".highlight .caret"));
        shoot(page, "misspelt");
        page.press(&["Escape"]);

        page.set_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        page.type_text("Nd2");
        page.soon(2, |page| page.choices().len());
        page.press(&["Enter"]);
        shoot(page, "ambiguous");
        page.press(&["Escape"]);

        page.set_position("4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1");
        page.type_move("Ne2");
        page.focus_part(0, "e2");
        page.soon(vec!["c3".to_owned()], |page| page.squares("pinned"));
        shoot(page, "pinned-rival");

        page.set_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        page.type_move("Nbd2");
        page.focus_part(0, "b");
        page.soon(vec!["f3".to_owned()], |page| page.squares("rival"));
        shoot(page, "rival");

        page.set_position("3r4/k3P3/8/8/8/8/8/4K3 w - - 0 1");
        page.drag("e7", "d8");
        page.soon(true, |page| page.has(".promotion"));
        shoot(page, "promotion");
        page.promote_to("queen");

        page.set_position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
        page.drag("c3", "e4");
        page.soon(true, |page| page.notice().is_some());
        shoot(page, "refused");

        page.new_game();
        page.click_square("g1");
        page.soon(2, |page| page.squares("target").len());
        shoot(page, "lifted");

        page.open_text("1. e4 e5\n2. Ke3 Nc6 3. Nf3 *\n");
        page.soon(1, |page| page.problems().len());
        shoot(page, "problem");

        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        shoot(page, "open-dialog");
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(47, |page| page.count(".print"));
        shoot(page, "book");
        page.press_button(".tools", "Next");
        page.soon(1, |page| page.count(".remark.current"));
        shoot(page, "book-doubt");
        page.tool("Export");
        page.soon(true, |page| page.has("dialog[open]"));
        for kind in ["PGN", "Diagram", "Embed this"] {
            page.export(kind);
            shoot(page, &format!("export-{}", kind.replace(' ', "-")));
        }
    });
}

fn the_other_games_are_pictured_at_three_widths_in_light_and_dark() {
    with_page(|page| {
        page.tool("New");
        page.soon(true, |page| page.has("dialog[open]"));
        shoot(page, "new-dialog");
        page.press(&["Escape"]);

        page.begin("uchess");
        page.type_move("P-K4");
        page.type_move("P-K4");
        page.drag("g1", "h3");
        page.soon(true, |page| page.has(".overlay"));
        shoot(page, "uchess-refused");

        page.begin("chess99");
        page.click_square("f1");
        page.soon(2, |page| page.squares("target").len());
        shoot(page, "chess99-lifted");

        page.tool("New");
        page.press_button("dialog[open] .examples", "Kfg&B Ked&Ra");
        page.soon(2, |page| page.main_line(0).len());
        shoot(page, "chess99-example");

        page.tool("New");
        page.press_button("dialog[open] .examples", "f=Nd8+");
        page.soon(true, |page| page.notice().is_some());
        shoot(page, "chess99-slip");
        page.press(&["Escape"]);

        page.paste_text("4k4/1P7/5b3/9/9/9/9/9/6K2 w - - 0 23");
        page.enter_typed();
        page.drag("b8", "b9");
        page.soon(true, |page| page.has(".promotion"));
        shoot(page, "chess99-arrives");
        page.press(&["Escape"]);

        page.paste_text("4k4/5b3/9/9/9/9/1P7/9/6K2 w - - 0 23");
        page.enter_typed();
        page.drag("b3", "b5");
        page.drag("f8", "b4");
        page.soon(true, |page| page.has(".promotion"));
        shoot(page, "chess99-passing");
    });
}

pub const TESTS: &[Test] = tests![
    every_scene_is_pictured_at_three_widths_in_light_and_dark: Pictures;
    the_other_games_are_pictured_at_three_widths_in_light_and_dark: Pictures;
];
