//! The page by keyboard alone: everything can be reached, the focus is visible, and it is never
//! lost.

use rank_and_file_browser::corpus::{LEGALL, WITH_VARIATIONS};
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Returns a few words about the focused element; "nothing" if the focus was lost.
fn focused(page: &Page) -> String {
    const FOCUSED: &str = "const it = document.activeElement;
        if (!it || it === document.body || it === document.documentElement) return 'nothing';
        return it.getAttribute('aria-label') || it.id || it.textContent.trim().slice(0, 40) || it.className;";
    page.text_of(FOCUSED)
}

/// Returns why the focus cannot be seen; empty if it can.
fn unseen(page: &Page) -> String {
    // Once the Tab key has been through the browser's own toolbar, a headless Firefox takes its
    // page for inactive and draws no focus frames. Only one test goes there.
    const UNSEEN: &str = "const it = document.activeElement;
        if (!document.hasFocus()) return '';
        const framed = (element) => {
            const style = getComputedStyle(element);
            return (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2) || style.boxShadow !== 'none';
        };
        const around = it.closest('.entry-field');
        const frame = getComputedStyle(it, '::after');
        if (!framed(it) && !(around && framed(around)) && frame.boxShadow === 'none' && frame.borderStyle === 'none')
            return 'it has no frame';
        const place = it.getBoundingClientRect();
        const {outlineStyle, outlineOffset, outlineWidth} = getComputedStyle(it);
        const out = outlineStyle === 'none' ? 0 : parseFloat(outlineOffset) + parseFloat(outlineWidth);
        if (place.top >= 0 && place.top < out) return 'the window cuts its frame off';
        if (place.width < 1 || place.height < 1) return 'it has no size';
        return place.bottom > 0 && place.top < innerHeight && place.right > 0 && place.left < innerWidth ? '' : 'it is off the screen';";
    page.text_of(UNSEEN)
}

/// Returns whether the element that the selector finds has the focus.
fn is_on(page: &Page, selector: &str) -> bool {
    const IS_ON: &str = "return Boolean(document.activeElement?.matches(arguments[0]));";
    page.browser.run(IS_ON, json!([selector])) == json!(true)
}

/// Presses Tab, or Shift and Tab, until a selector has the focus. The focus must be visible all the
/// way.
fn walk_to(page: &Page, back: bool, selector: &str) {
    let held: &[&str] = if back { &["Shift"] } else { &[] };
    for _ in 0..150 {
        page.browser.press_with(held, "Tab");
        assert_eq!(unseen(page), "", "{} has the keyboard", focused(page));
        if is_on(page, selector) {
            return;
        }
    }
    panic!("the Tab key does not lead to {selector}");
}

fn tab_to(page: &Page, selector: &str) {
    walk_to(page, false, selector);
}

fn tab_back_to(page: &Page, selector: &str) {
    walk_to(page, true, selector);
}

fn every_stop_of_the_tab_key_is_seen_and_the_walk_comes_round() {
    with_page(|page| {
        page.press(&["Tab"]);
        let first = focused(page);
        assert_ne!(first, "nothing");
        let mut stops = vec![first.clone()];
        loop {
            page.press(&["Tab"]);
            let stop = focused(page);
            // Behind the last stop the focus goes to the browser, or where there is none, to the
            // first stop. From there a headless Firefox goes back to the last stop.
            if stop == first || stop == "nothing" {
                break;
            }
            assert_eq!(unseen(page), "", "{stop} has the keyboard after {stops:?}");
            stops.push(stop);
            assert!(stops.len() < 120, "the walk does not come round: {stops:?}");
        }
        for wanted in [
            "Open",
            "Export",
            "Turn the board",
            "Reasons on the board",
            "typed",
            "Notation of column 1: Short algebraic",
        ] {
            assert!(
                stops.iter().any(|stop| stop == wanted),
                "{wanted} is not among {stops:?}"
            );
        }
    });
}

fn a_game_is_read_stepped_through_moved_in_and_exported_by_keyboard_alone() {
    with_page(|page| {
        // A complete game is read.
        page.press(&["/"]);
        page.soon(true, |page| page.has("#typed:focus"));
        let (_, score) = LEGALL[1];
        page.browser.type_keys(score);
        page.soon(score.to_owned(), Page::typed);
        page.press(&["Enter"]);
        page.soon(13, |page| page.main_line(0).len());
        assert_eq!(focused(page), "typed");
        // The game is stepped through.
        let short = |page: &Page| {
            page.names_of_current()
                .into_iter()
                .next()
                .unwrap_or_default()
        };
        tab_to(page, ".sheet .move");
        page.press(&["Home"]);
        page.soon(String::new(), short);
        page.press(&["ArrowRight", "ArrowRight", "ArrowRight"]);
        page.soon("Bc4".to_owned(), short);
        assert_ne!(focused(page), "nothing");
        // A move is made with the arrow keys of the board.
        tab_back_to(page, "[data-square]");
        page.walk_and_enter("b8");
        page.soon(vec!["b8".to_owned()], |page| page.squares("lifted"));
        page.walk_and_enter("c6");
        page.soon("Nc6".to_owned(), short);
        page.soon("c6".to_owned(), Page::focused_square);
        assert_eq!(unseen(page), "");
        // The game is exported, and the focus returns to its place.
        tab_back_to(page, ".toolbar [aria-label=Export]");
        page.press(&["Enter"]);
        page.soon(true, |page| is_on(page, "dialog[open] *"));
        page.soon(true, |page| page.value("#export-text").contains("Nc6"));
        for _ in 0..12 {
            page.press(&["Tab"]);
            assert!(
                focused(page) == "nothing" || is_on(page, "dialog[open], dialog[open] *"),
                "{} has the keyboard behind the dialog",
                focused(page)
            );
        }
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
        page.soon("Export".to_owned(), focused);
        assert_eq!(unseen(page), "");
    });
}

fn the_sheet_is_one_stop_of_the_tab_key_and_arrow_keys_move_in_it() {
    with_page(|page| {
        let (_, score) = LEGALL[0];
        page.open_text(score);
        page.soon(13, |page| page.main_line(0).len());
        let stops = ".sheet-scroll[tabindex='0'], .sheet .move:not([tabindex='-1'])";
        page.soon(1, |page| page.count(stops));
        tab_to(page, ".sheet .move");
        for (key, name) in [
            ("ArrowRight", "e4"),
            ("ArrowRight", "e5"),
            ("ArrowLeft", "e4"),
            ("End", "Nd5#"),
        ] {
            page.press(&[key]);
            page.soon((true, name.to_owned()), |page| {
                let name = page.words(".sheet .move:focus");
                (is_on(page, ".sheet .move.current"), name)
            });
            assert_eq!((unseen(page), page.count(stops)), (String::new(), 1));
        }
        page.press(&["Tab"]);
        assert!(!is_on(page, ".sheet .move"), "{}", focused(page));
        page.browser.press_with(&["Shift"], "Tab");
        assert!(is_on(page, ".sheet .move.current"), "{}", focused(page));
        // The buttons of the head are reached from there.
        tab_back_to(page, "[aria-label^='Notation of column 1']");
    });
}

fn the_keyboard_is_on_the_last_move_after_a_player_has_resigned() {
    with_page(|page| {
        page.new_game();
        page.type_move("e4");
        let resigns = page.named(".results", "Black resigns");
        tab_to(page, &resigns);
        page.press(&["Enter"]);
        page.soon(0, |page| page.count(".results"));
        page.soon(true, |page| is_on(page, ".sheet .move.current"));
        assert_eq!(unseen(page), "");
        // A claim that is refused leaves the keyboard on its button.
        page.new_game();
        page.type_move("e4");
        let claim = page.named(".results", "Claim draw");
        tab_to(page, &claim);
        page.press(&["Enter"]);
        page.soon(true, |page| page.notice().is_some());
        assert!(is_on(page, &claim), "{}", focused(page));
    });
}

fn the_button_that_chooses_a_file_shows_that_it_has_the_keyboard() {
    with_page(|page| {
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.tab_until("the button", |page| {
            is_on(page, "dialog[open] label.button input")
        });
        const FRAME: &str = "const {outlineStyle, outlineWidth} = getComputedStyle(document.activeElement.closest('label'));
            return outlineStyle === 'none' ? '0px' : outlineWidth;";
        assert_eq!(page.text_of(FRAME), "3px");
    });
}

fn the_help_is_scrolled_by_keyboard_at_once() {
    with_page(|page| {
        page.browser.resize(900, 400);
        page.blur();
        page.press(&["?"]);
        page.soon(true, |page| page.has("dialog[open] .help"));
        page.press(&["End"]);
        const AT_END: &str = "const text = document.querySelector('dialog .help');
            return text.scrollTop > 0 && text.scrollTop + text.clientHeight >= text.scrollHeight - 1;";
        page.soon(json!(true), |page| page.browser.run(AT_END, json!([])));
        // The button below it stays in sight.
        const BUTTON: &str = "const {top, bottom} = document.querySelector('dialog .actions .button').getBoundingClientRect();
            return top >= 0 && bottom <= innerHeight;";
        assert_eq!(page.browser.run(BUTTON, json!([])), json!(true));
        page.press(&["Escape"]);
        page.soon(false, |page| page.has("dialog[open]"));
    });
}

fn one_item_of_a_menu_is_lit_by_pointer_and_keyboard_together() {
    const LIT: &str = "const plain = getComputedStyle(document.querySelector('.menu')).backgroundColor;
        return [...document.querySelectorAll('.menu .item')]
            .filter((item) => !['rgba(0, 0, 0, 0)', plain].includes(getComputedStyle(item).backgroundColor))
            .map((item) => item.textContent);";
    with_page(|page| {
        page.press(&["Home", "ArrowRight"]);
        page.browser.press_with(&["Shift"], "F10");
        page.soon(true, |page| page.has(".menu .item:focus"));
        let items = page.texts(".menu .item");
        page.soon(json!([items[0]]), |page| page.browser.run(LIT, json!([])));
        page.browser.hover(page.middle(".menu .item:nth-child(3)"));
        page.soon(json!([items[2]]), |page| page.browser.run(LIT, json!([])));
        page.press(&["ArrowDown"]);
        page.soon(json!([items[3]]), |page| page.browser.run(LIT, json!([])));
        page.press(&["Escape"]);
        page.soon(0, |page| page.count(".menu"));
    });
}

fn columns_are_changed_added_and_taken_away_by_keyboard_and_the_keyboard_stays() {
    with_page(|page| {
        tab_to(page, ".pickers .add");
        page.press(&["Enter"]);
        page.soon(3, |page| page.names_of_current().len());
        page.soon("Add a notation".to_owned(), focused);
        tab_to(page, "[aria-label^='Notation of column 2']");
        page.press(&["Enter"]);
        // The search field has the keyboard, Enter takes the first that is found, and arrows lead to the others.
        page.soon(true, |page| is_on(page, "#sought"));
        page.press(&["g", "e", "r", "m", "a", "n"]);
        page.soon(Some("Sbd7".to_owned()), |page| page.text(".choice .name"));
        page.press(&["ArrowDown", "ArrowDown"]);
        page.soon(true, |page| is_on(page, "li + li > .choice"));
        page.press(&["Enter"]);
        page.soon(Some("Sb8-d7".to_owned()), |page| {
            page.names_of_current().into_iter().nth(1)
        });
        page.soon(
            "Notation of column 2: Long, German letters".to_owned(),
            focused,
        );
        page.press(&["Enter"]);
        page.soon(true, |page| is_on(page, "#sought"));
        page.press(&["u", "c", "i", "Enter"]);
        page.soon(Some("b8d7".to_owned()), |page| {
            page.names_of_current().into_iter().nth(1)
        });
        tab_back_to(page, "[aria-label='Remove Short algebraic']");
        page.press(&["Enter"]);
        page.soon(2, |page| page.names_of_current().len());
        page.soon("Notation of column 1: Coordinate (UCI)".to_owned(), focused);
        assert_eq!(unseen(page), "");
    });
}

fn a_variation_is_folded_by_keyboard_and_the_keyboard_stays_on_it() {
    with_page(|page| {
        page.open_text(WITH_VARIATIONS);
        page.soon(4, |page| page.count(".sheet .variation .fold"));
        page.browser.run(
            "document.querySelector('.sheet-scroll').focus();",
            json!([]),
        );
        tab_to(page, ".variation .fold");
        page.press(&["Enter"]);
        page.soon("Unfold the variation".to_owned(), focused);
        page.press(&["Enter"]);
        page.soon("Fold the variation".to_owned(), focused);
        assert_eq!(unseen(page), "");
    });
}

fn a_refused_move_leaves_the_keyboard_on_its_square_and_escape_puts_the_refusal_away() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
        page.tab_to_board();
        page.walk_and_enter("c3");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("pinned"))
        });
        page.soon("c3".to_owned(), Page::focused_square);
        page.press(&["Escape"]);
        page.soon(None, Page::notice);
        assert_eq!(page.focused_square(), "c3");
    });
}

pub const TESTS: &[Test] = tests![
    every_stop_of_the_tab_key_is_seen_and_the_walk_comes_round: Keyboard;
    a_game_is_read_stepped_through_moved_in_and_exported_by_keyboard_alone: Keyboard;
    the_sheet_is_one_stop_of_the_tab_key_and_arrow_keys_move_in_it: Keyboard;
    the_keyboard_is_on_the_last_move_after_a_player_has_resigned;
    the_button_that_chooses_a_file_shows_that_it_has_the_keyboard;
    the_help_is_scrolled_by_keyboard_at_once: Dialog;
    one_item_of_a_menu_is_lit_by_pointer_and_keyboard_together;
    columns_are_changed_added_and_taken_away_by_keyboard_and_the_keyboard_stays: Keyboard;
    a_variation_is_folded_by_keyboard_and_the_keyboard_stays_on_it;
    a_refused_move_leaves_the_keyboard_on_its_square_and_escape_puts_the_refusal_away: Keyboard;
];
