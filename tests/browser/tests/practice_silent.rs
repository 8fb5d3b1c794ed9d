//! Silent reading: a score without a board, four boards to choose from, and a position that is
//! played from memory; nothing of it and of dictation is wider than a phone.

use rank_and_file_browser::{Page, Test, tests, with_page};

fn see(page: &Page, selector: &str) {
    page.soon((selector, true), |page| (selector, page.has(selector)));
}

/// Goes through the door of silent reading.
fn enter(page: &Page) {
    page.click(".toolbar .practice-link");
    page.go_through_door("Read silently");
    see(page, ".keep-choice .begin");
}

fn a_score_is_read_without_a_board_and_one_of_four_boards_is_chosen() {
    with_page(|page| {
        enter(page);
        page.press_button(".begin", "Read a score");
        see(page, ".ask:focus");
        assert_eq!(page.count(".printed tbody tr"), 2);
        assert_eq!(page.count(".board"), 0, "there is no board");
        page.press_button(".deeds", "To the four boards");
        page.soon(4, |page| page.count(".four .board"));
        assert_eq!(page.count(".printed tbody tr"), 2, "the score stays");
        // The four pictures differ, and each button says what stands on its board.
        const WORDS: &str = "const own = [...document.querySelectorAll('.four .button')];
            const words = own.map((it) => document.getElementById(it.getAttribute('aria-describedby')).textContent);
            return String(new Set(words.filter((it) => it.startsWith('White: king'))).size);";
        assert_eq!(page.text_of(WORDS), "4");
        page.press_button(".four", "Board B");
        see(page, ".told");
        see(page, ".onward:focus");
        assert_eq!(page.count(".mark.right"), 1);
        let is_right = page.has(".told.right");
        assert_eq!(page.has(".mark.wrong"), !is_right);
        let count = if is_right {
            "1 of 1 right"
        } else {
            "0 of 1 right"
        };
        assert!(page.words(".keep-facts").ends_with(count));
        assert!(page.words(".slip-rule").contains(": "));
        // By keyboard, with the picture as good as its button.
        page.press(&["Enter"]);
        see(page, ".ask:focus");
        page.press_button(".deeds", "To the four boards");
        see(page, ".four");
        page.click(".four li:nth-child(3)");
        page.soon(true, |page| {
            page.words(".keep-facts").contains("of 2 right")
        });
        page.press_button(".deeds", "End the round");
        page.soon(true, |page| page.words(".begin").contains("of 2 right"));
    });
}

fn a_position_is_built_from_memory() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Answered by", 1);
        page.choose_for_practice("It begins", 1);
        page.press_button(".begin", "Read a score");
        see(page, ".ask:focus");
        page.soon(1, |page| page.count(".board"));
        assert_eq!(
            page.count(".printed"),
            0,
            "first the position is seen alone"
        );
        page.press_button(".deeds", "Hide the board and read");
        page.soon(0, |page| page.count(".board"));
        let names = page.texts(".printed td:not(:empty)");
        assert_eq!(
            names.len(),
            4 + usize::from(names.contains(&"…".to_owned()))
        );
        page.press_button(".deeds", "Hide the score and play it");
        page.soon(1, |page| page.count(".board"));
        assert_eq!(page.count(".printed"), 0);
        page.press_button(".deeds", "This is the position");
        see(page, ".told.wrong");
        assert!(
            page.words(".told.wrong")
                .contains("4 moves of the score are missing")
        );
        assert_eq!(
            page.count(".printed"),
            1,
            "the score is shown with the answer"
        );
        // The settings are those of the last visit.
        page.browser.go(&page.browser.address());
        page.go_through_door("Read silently");
        page.soon("1".to_owned(), |page| {
            page.value(&page.named(".keep-settings", "Answered by"))
        });
    });
}

fn the_moves_are_played_on_the_board_by_keyboard() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Printed in", 5);
        page.choose_for_practice("Answered by", 1);
        page.press_button(".begin", "Read a score");
        see(page, ".printed");
        // In coordinates each name is the two squares of its move.
        let names = page.texts(".printed tbody td");
        page.press_button(".deeds", "Hide the score and play it");
        see(page, ".board");
        for (at, name) in names.iter().enumerate() {
            let (from, to) = name.split_at(2);
            page.focus(&format!("[data-square={from}]"));
            page.press(&["Enter"]);
            see(page, &format!("[data-square={from}].lifted"));
            page.walk_and_enter(&to[..2]);
            let said = match at + 1 {
                1 => "1 move is played.".to_owned(),
                moves => format!("{moves} moves are played."),
            };
            page.soon(said, |page| page.words(".reading .which"));
        }
        page.press_button(".deeds", "Take back");
        page.soon("3 moves are played.".to_owned(), |page| {
            page.words(".reading .which")
        });
        page.drag(&names[3][..2], &names[3][2..4]);
        page.soon("4 moves are played.".to_owned(), |page| {
            page.words(".reading .which")
        });
        page.press_button(".deeds", "This is the position");
        see(page, ".told.right");
        page.soon(true, |page| {
            page.words(".keep-facts").ends_with("1 of 1 right")
        });
    });
}

/// Asserts that nothing of the page is wider than the window.
fn fits(page: &Page, what: &str) {
    const WIDE: &str = "const wide = [...document.querySelectorAll('main, main *')].filter((it) => {
            const {right, width} = it.getBoundingClientRect();
            return width > 0 && right > innerWidth + 1 && !it.closest('.visually-hidden, .paper-scroll, .pieces, svg');
        });
        return wide.map((it) => `${it.localName}.${it.className}`).join(' ')
            + (document.documentElement.scrollWidth > innerWidth ? ' the page' : '');";
    assert_eq!(page.text_of(WIDE), "", "{what}");
}

fn nothing_is_wider_than_a_small_phone() {
    with_page(|page| {
        page.browser.resize(360, 740);
        enter(page);
        fits(page, "doors of silent reading");
        page.choose_for_practice("Printed in", 13);
        page.choose_for_practice("It begins", 1);
        page.press_button(".begin", "Read a score");
        see(page, ".board");
        fits(page, "the position");
        page.press_button(".deeds", "Hide the board and read");
        see(page, ".printed");
        fits(page, "the score");
        page.press_button(".deeds", "To the four boards");
        see(page, ".four");
        fits(page, "four boards");
        page.press_button(".four", "Board A");
        see(page, ".told");
        fits(page, "the answer");
        page.press_button(".keep-head", "‹ All practice");
        page.go_through_door("Dictation");
        see(page, ".games");
        fits(page, "choice of a dictation");
        page.choose_for_practice("Dictated in", 13);
        page.choose_for_practice("Text of the moves", 1);
        page.click(".games .door");
        see(page, ".dictation");
        fits(page, "a dictation");
        page.press_button(".keep-head", "‹ All practice");
        page.go_through_door("Keep score yourself");
        see(page, ".games");
        page.choose_for_practice("Write in", 13);
        page.click(".games .door");
        see(page, ".paper");
        fits(page, "the keypad of full words");
        const IN_SIGHT: &str = "return ['.board', '.keypad', '.keep-actions'].filter((part) => {
                const {top, bottom} = document.querySelector(part).getBoundingClientRect();
                return top < 0 || bottom > innerHeight + 1;
            }).join(' ');";
        assert_eq!(page.text_of(IN_SIGHT), "", "out of sight");
    });
}

fn the_board_of_a_kept_score_is_turned_for_black() {
    with_page(|page| {
        page.click(".toolbar .practice-link");
        page.go_through_door("Keep score yourself");
        see(page, ".keep-choice .games");
        page.choose_for_practice("Board", 1);
        page.click(".games .door");
        see(page, ".paper");
        assert!(page.has(".row:first-child [data-square=h1]"));
        page.browser.go(&page.browser.address());
        see(page, ".paper");
        assert!(page.has(".row:first-child [data-square=h1]"), "it is kept");
        page.click(".keep-actions [aria-label='Turn the board']");
        see(page, ".row:first-child [data-square=a8]");
    });
}

pub const TESTS: &[Test] = tests![
    a_score_is_read_without_a_board_and_one_of_four_boards_is_chosen;
    a_position_is_built_from_memory;
    the_moves_are_played_on_the_board_by_keyboard: Keyboard;
    nothing_is_wider_than_a_small_phone;
    the_board_of_a_kept_score_is_turned_for_black;
];
