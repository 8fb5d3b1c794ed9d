//! The page at every width: nothing is cut off, and targets of touch are large enough.

use rank_and_file_browser::corpus::WITH_VARIATIONS;
use rank_and_file_browser::{Page, Test, tests, with_page};

/// The narrowest supported screen, a phone, a tablet and a desktop, in CSS pixels.
const WIDTHS: [u32; 4] = [320, 360, 768, 1440];

/// Script that finds elements beyond the left or right edge, except in parts that scroll by
/// themselves.
const STICKS_OUT: &str = "const root = document.scrollingElement;
    const found = root.scrollWidth > innerWidth ? [`the page is ${root.scrollWidth} wide`] : [];
    const scrolls = (element) => element && element !== root
        && (['auto', 'scroll', 'hidden', 'clip'].includes(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll('body *')) {
        const place = element.getBoundingClientRect();
        const seen = place.width > 1 && place.height > 1 && getComputedStyle(element).visibility === 'visible';
        if (seen && (place.right > innerWidth + 1 || place.left < -1) && !scrolls(element.parentElement))
            found.push(`${element.tagName} ${element.className.baseVal ?? element.className} from ${place.left} to ${place.right}`);
    }
    return found.join('; ');";

/// Script that finds targets smaller than 24 pixels in either direction, except words in running
/// text.
const TOO_SMALL: &str = "const small = [...document.querySelectorAll('button, select, summary, input, textarea, .square')].filter((target) => {
        const place = target.getBoundingClientRect();
        const seen = place.width > 1 && place.height > 1;
        const running = target.closest('p, li, .variation') !== null && getComputedStyle(target).display.startsWith('inline');
        return seen && !running && (place.width < 23.5 || place.height < 23.5);
    });
    const words = small.map((target) => {
        const place = target.getBoundingClientRect();
        return `${target.getAttribute('aria-label') ?? target.textContent} (${target.className}): ${place.width} by ${place.height}`;
    });
    return [...new Set(words)].slice(0, 8).join('; ');";

/// Waits until nothing sticks out of the page at any width.
pub fn fits(page: &Page, what: &str) {
    for width in WIDTHS {
        page.browser.resize(width, 800);
        page.soon((what, width, String::new()), |page| {
            (what, width, page.text_of(STICKS_OUT))
        });
    }
}

fn nothing_sticks_out_at_any_width() {
    with_page(|page| {
        fits(page, "first visit");
        page.type_text("Nbd2 is not a move here, and this text is longer than the box");
        fits(page, "a long text in the entry box");
        page.press(&["Enter"]);
        fits(page, "a notice");
        page.press(&["Escape"]);
        page.open_text(WITH_VARIATIONS);
        page.press(&["End"]);
        fits(page, "variations");
        for _ in 0..3 {
            page.click(".pickers .add");
        }
        fits(page, "five columns");
        page.control("Descriptive names on the squares");
        fits(page, "names on the squares");
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        fits(page, "the Open dialog");
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(true, |page| page.has(".print"));
        page.press_button(".tools", "Next");
        fits(page, "a page of a book");
        page.click("#tab-games");
        fits(page, "the games of a book");
        page.tool("Export");
        page.soon(true, |page| page.has("dialog[open]"));
        fits(page, "the Export dialog");
    });
}

fn a_move_of_many_letters_does_not_widen_the_page() {
    with_page(|page| {
        let word = "W".repeat(300);
        page.open_text(&format!(
            "[White \"{word}\"]\n[Black \"{word}\"]\n\n1. e4 {{{word}}} e5 (1... c5 {{{word}}}) *\n"
        ));
        page.soon(2, |page| page.main_line(0).len());
        fits(page, "words without an end");
    });
}

fn what_is_touched_is_big_enough_for_a_finger() {
    with_page(|page| {
        for width in WIDTHS {
            page.browser.resize(width, 800);
            page.soon((width, String::new()), |page| {
                (width, page.text_of(TOO_SMALL))
            });
        }
        page.tool("Open");
        page.press_button("dialog[open]", "Try a sample page");
        page.soon(true, |page| page.has(".print"));
        page.press_button(".tools", "Next");
        for tab in ["#tab-book", "#tab-games"] {
            page.click(tab);
            for width in WIDTHS {
                page.browser.resize(width, 800);
                page.soon((width, String::new()), |page| {
                    (width, page.text_of(TOO_SMALL))
                });
            }
        }
    });
}

fn every_control_has_a_name_for_those_who_hear_the_page() {
    with_page(|page| {
        const NAMELESS: &str = "const named = (control) => control.getAttribute('aria-label') || control.textContent.trim()
                || [...control.labels ?? []].some((label) => label.textContent.trim());
            const controls = [...document.querySelectorAll('button, a, input, select, textarea, [role=grid], [role=gridcell], dialog[open]')];
            const titled = (control) => document.getElementById(control.getAttribute('aria-labelledby'));
            return controls.filter((control) => !named(control) && !titled(control)).map((control) => control.outerHTML).join(' ');";
        page.soon(String::new(), |page| page.text_of(NAMELESS));
        page.open_text(WITH_VARIATIONS);
        page.soon(String::new(), |page| page.text_of(NAMELESS));
        for (tool, button, title) in [
            ("New", None, "New game"),
            ("Export", None, "Export"),
            ("Open", None, "Open or paste"),
            ("Open", Some("Kept games"), "Kept games"),
        ] {
            page.tool(tool);
            page.soon(true, |page| page.has("dialog[open]"));
            if let Some(button) = button {
                page.press_button("dialog[open]", button);
            }
            page.soon(Some(title.to_owned()), |page| page.text("dialog[open] h2"));
            page.soon(String::new(), |page| page.text_of(NAMELESS));
            page.press(&["Escape"]);
            page.soon(false, |page| page.has("dialog[open]"));
        }
    });
}

fn the_entry_box_stays_on_a_small_screen_while_the_page_is_scrolled() {
    with_page(|page| {
        const IN_VIEW: &str =
            "const box = document.querySelector('#typed').getBoundingClientRect();
            return box.top >= 0 && box.bottom <= innerHeight ? 'in view' : 'out of view';";
        page.browser.resize(360, 640);
        page.soon("in view".to_owned(), |page| page.text_of(IN_VIEW));
        page.browser.run("scrollTo(0, 200);", serde_json::json!([]));
        page.soon("in view".to_owned(), |page| page.text_of(IN_VIEW));
    });
}

pub const TESTS: &[Test] = tests![
    nothing_sticks_out_at_any_width: Layout;
    a_move_of_many_letters_does_not_widen_the_page: Layout;
    what_is_touched_is_big_enough_for_a_finger;
    every_control_has_a_name_for_those_who_hear_the_page;
    the_entry_box_stays_on_a_small_screen_while_the_page_is_scrolled: Layout;
];
