//! The looks and sounds of boards: themes of the squares, sets of pieces, coordinates and sounds, on
//! the page and in elements.

use rank_and_file_browser::embed::{embedded, hosted, one, with_boards};
use rank_and_file_browser::{Page, Test, View, tests, with_page};
use serde_json::{Value, json};

/// Script that returns the colour of a light square and the picture of the pieces, with whether that
/// picture is there and alone.
const SEEN: &str = "const square = root.querySelector('.square.light'), piece = root.querySelector('.pieces .piece');
    if (!square || !piece) return null;
    const address = getComputedStyle(piece).backgroundImage.match(/url\\(\"?(.*?)\"?\\)/)?.[1] ?? '';
    const paths = [...piece.children].filter((path) => getComputedStyle(path).display !== 'none').length;
    return [getComputedStyle(square).backgroundColor, address.split('/').at(-1), paths > 0];";

/// Returns the colour of the light squares, the picture of the pieces, and whether they are drawn as
/// paths.
fn seen(view: &View) -> (String, String, bool) {
    view.read(SEEN, json!([]))
}

/// Opens the dialog and makes choices by their words.
fn choose(page: &Page, words: &[&str]) {
    page.tool("Board");
    page.soon(true, |page| page.has("dialog[open] .look"));
    for word in words {
        page.click(&format!("dialog[open] [value={word}]"));
    }
    page.close_dialog();
}

fn a_theme_and_a_set_of_pieces_are_chosen_and_are_there_after_a_reload() {
    with_page(|page| {
        let (paper, picture, paths) = seen(page);
        assert_eq!((picture.as_str(), paths), ("", true));
        choose(page, &["slate", "outline"]);
        let (slate, ..) = seen(page);
        assert_ne!(slate, paper);
        let chosen = (slate, "outline.svg".to_owned(), false);
        page.soon(chosen.clone(), |page| seen(page));
        page.press(&["ArrowRight"]);
        assert_eq!(seen(page), chosen);
        page.reload();
        page.soon(chosen, |page| seen(page));
        page.tool("Board");
        page.soon(true, |page| page.has("dialog[open] .look"));
        const CHECKED: &str = "return [...root.querySelectorAll('dialog input:checked')].map((field) => field.value).join(' ');";
        assert_eq!(page.text_of(CHECKED), "slate outline inside silent");
        page.close_dialog();
        choose(page, &["paper", "engraved"]);
        page.soon((paper, String::new(), true), |page| seen(page));
    });
}

fn with_more_contrast_the_dialog_says_why_a_theme_changes_nothing() {
    with_page(|page| {
        page.tool("Board");
        page.soon(true, |page| page.has("dialog[open] .look"));
        let said = |page: &Page| page.visible_text("dialog .contrast");
        assert_eq!(said(page), "");
        page.browser.show_on("", true);
        page.soon(true, |page| said(page).contains("asks for more contrast"));
        page.browser.show_on("", false);
        page.soon(String::new(), said);
    });
}

fn every_set_is_a_picture_that_the_site_has_and_the_page_allows() {
    with_page(|page| {
        for set in ["outline", "bold"] {
            choose(page, &[set]);
            const WIDTH: &str = "const [set] = arguments, picture = new Image();
                return new Promise((done) => {
                    picture.onload = () => done(picture.naturalWidth);
                    picture.onerror = () => done(0);
                    picture.src = `pieces/${set}.svg`;
                });";
            let width = page.browser.run_slowly(WIDTH, json!([set]));
            assert_eq!(width, json!(336), "{set}");
            assert_eq!(page.notice(), None);
        }
    });
}

fn pieces_that_cannot_be_loaded_stay_engraved_and_the_page_says_so() {
    hosted("/", |page, host| {
        host.remove("pieces/bold.svg");
        page.browser.go(&host.url);
        page.soon(true, |page| {
            page.has(".pieces .piece") && !page.has("#boot")
        });
        choose(page, &["bold"]);
        page.soon(true, |page| {
            page.notice()
                .is_some_and(|notice| notice.contains("could not be loaded"))
        });
        assert!(seen(page).2, "the engraved pieces are shown");
    });
}

/// Script that returns how far the first rank's name lies left of the board, and the first file's
/// below it; positive if it lies outside.
const MARGINS: &str = "const board = root.querySelector('.board').getBoundingClientRect();
    const place = (name) => root.querySelector(name)?.getBoundingClientRect();
    const rank = place('.coord.rank'), file = place('.coord.file');
    return rank && file ? [Math.round(board.left - rank.right + .4), Math.round(file.top - board.bottom + .4)] : null;";

fn coordinates_stand_inside_beside_the_board_or_nowhere_and_the_choice_is_kept() {
    with_page(|page| {
        let margins = |page: &Page| -> Option<(i32, i32)> { page.read(MARGINS, json!([])) };
        let is_outside = |page: &Page| margins(page).map(|(left, below)| left >= 0 && below >= 0);
        assert_eq!(is_outside(page), Some(false));
        choose(page, &["outside"]);
        page.soon(Some(true), is_outside);
        page.reload();
        page.soon(Some(true), is_outside);
        // The pieces still lie on their squares.
        page.new_game();
        page.drag("e2", "e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        choose(page, &["none"]);
        page.soon(0, |page| page.count(".coord"));
        page.reload();
        page.soon(0, |page| page.count(".coord"));
    });
}

fn the_choices_are_made_with_the_keyboard_alone() {
    with_page(|page| {
        page.focus(".toolbar [aria-label=Board]");
        page.press(&["Enter"]);
        page.soon(true, |page| page.has("dialog[open] .look"));
        page.focus("dialog [value=paper]");
        page.press(&["ArrowDown"]);
        page.soon(true, |page| page.has("[data-board=slate] .board"));
        page.soon(true, |page| page.has("dialog [value=slate]:focus"));
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        page.soon(true, |page| page.has(".toolbar [aria-label=Board]:focus"));
    });
}

/// Script that counts the tones that are started.
const LISTEN: &str = "window.tones = 0;
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...when) { window.tones += 1; return start.apply(this, when); };";

fn moves_are_silent_until_sounds_are_switched_on_and_a_browser_without_them_is_no_fault() {
    with_page(|page| {
        let tones = |page: &Page| -> Value { page.read("return window.tones;", json!([])) };
        let _ = page.author(LISTEN);
        page.new_game();
        page.type_move("e4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
        assert_eq!(tones(page), json!(0));
        choose(page, &["sounds"]);
        page.type_move("d5");
        page.soon(json!(1), tones);
        page.type_move("exd5");
        page.soon(json!(3), tones);
        page.reload();
        let _ = page.author("delete window.AudioContext;");
        page.type_move("Qxd5");
        page.soon(4, |page| page.main_line(0).len());
        assert_eq!(page.notice(), None);
    });
}

fn an_element_has_the_board_the_pieces_and_the_coordinates_that_its_author_asks_for() {
    let attributes = "layout=board board=green pieces=bold coordinates=outside";
    embedded(&one(attributes, "1. e4"), |page, _| {
        let board = page.element("#a");
        board.wait();
        let (green, picture, paths) = seen(&board);
        assert_eq!((picture.as_str(), paths), ("bold.svg", false));
        let margins: Option<(i32, i32)> = board.read(MARGINS, json!([]));
        assert!(margins.is_some_and(|(left, below)| left >= 0 && below >= 0));
        board.set("pieces", Some("outline"));
        board.soon((green.clone(), "outline.svg".to_owned(), false), seen);
        board.set("pieces", None);
        board.soon((green, String::new(), true), seen);
        assert_eq!(page.events("a", "chess-error"), Vec::<Value>::new());
        board.set("pieces", Some("marble"));
        page.soon(1, |page| page.events("a", "chess-error").len());
        let told = page.last_event("a", "chess-error").to_string();
        assert!(told.contains("engraved, outline or bold"), "{told}");
        assert!(seen(&board).2, "the engraved pieces are shown");
    });
}

fn an_element_whose_pieces_cannot_be_loaded_says_so_and_has_the_engraved_ones() {
    hosted("/", |page, host| {
        host.remove("pieces/bold.svg");
        page.open_written(
            host,
            &with_boards(&one("layout=board pieces=bold", "1. e4")),
        );
        let board = page.element("#a");
        board.wait();
        page.soon(1, |page| page.events("a", "chess-error").len());
        assert!(board.words(".failed").contains("could not be loaded"));
        assert!(seen(&board).2, "the engraved pieces are shown");
    });
}

pub const TESTS: &[Test] = tests![
    a_theme_and_a_set_of_pieces_are_chosen_and_are_there_after_a_reload: Storage, Dialog;
    with_more_contrast_the_dialog_says_why_a_theme_changes_nothing;
    every_set_is_a_picture_that_the_site_has_and_the_page_allows: Dialog;
    pieces_that_cannot_be_loaded_stay_engraved_and_the_page_says_so: Dialog;
    coordinates_stand_inside_beside_the_board_or_nowhere_and_the_choice_is_kept: Storage, Mouse;
    the_choices_are_made_with_the_keyboard_alone: Keyboard, Dialog;
    moves_are_silent_until_sounds_are_switched_on_and_a_browser_without_them_is_no_fault;
    an_element_has_the_board_the_pieces_and_the_coordinates_that_its_author_asks_for;
    an_element_whose_pieces_cannot_be_loaded_says_so_and_has_the_engraved_ones;
];
