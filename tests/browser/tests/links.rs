//! Links that contain a game: made, followed, and damaged on the way.

use rank_and_file_browser::corpus::WITH_VARIATIONS;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Returns the link that Export shows.
fn link(page: &Page) -> String {
    page.export("Link");
    page.soon(true, |page| page.value("#export-text").contains("#g1="));
    let link = page.preview();
    page.close_dialog();
    link
}

fn a_link_opens_the_same_game_at_the_same_place() {
    with_page(|page| {
        page.open_text(WITH_VARIATIONS);
        page.soon(true, |page| page.has(".variation button.move"));
        page.click(".variation button.move:nth-of-type(3)");
        page.control("Turn the board");
        let (game, position) = page.exported();
        let square = page.text_of("return document.querySelector('.square').dataset.square;");
        assert_eq!(square, "h1");
        let link = link(page);
        // In a page that has just been opened.
        page.browser.go("about:blank");
        page.arrive(&link);
        page.soon(
            Some("The game came with the link. Undo takes you back.".to_owned()),
            Page::notice,
        );
        assert_eq!(page.exported(), (game.clone(), position.clone()));
        assert_eq!(
            page.text_of("return document.querySelector('.square').dataset.square;"),
            "h1"
        );
        assert!(!page.browser.address().contains('#'));
        // In a page that is already open; Undo leads back.
        page.new_game();
        page.browser.run(
            "location.hash = arguments[0];",
            json!([link.split_once('#').unwrap().1]),
        );
        page.soon((game, position), Page::exported);
        page.control("Undo");
        page.soon(0, |page| page.count(".sheet button.move"));
    });
}

fn an_address_that_ends_in_no_game_says_so_and_leaves_the_page_as_it_is() {
    with_page(|page| {
        let moves = page.main_line(0);
        page.browser.run("location.hash = 'elsewhere';", json!([]));
        page.soon(
            Some("The address ends in \"#elsewhere\", which is not a game. A link made by Export begins with \"#g1=\" there.".to_owned()),
            Page::notice,
        );
        page.browser
            .run("location.hash = 'g1=1.+e4+%zz';", json!([]));
        page.soon(
            Some("The game in this link cannot be read: the link was changed on its way. Ask for it again.".to_owned()),
            Page::notice,
        );
        assert_eq!(page.main_line(0), moves);
    });
}

pub const TESTS: &[Test] = tests![
    a_link_opens_the_same_game_at_the_same_place;
    an_address_that_ends_in_no_game_says_so_and_leaves_the_page_as_it_is;
];
