//! The current move and its rivals, drawn on the board.

use rank_and_file_browser::embed::{embedded, one};
use rank_and_file_browser::{Page, Test, View, tests, with_page};

const SHORT: usize = 0;
const KNIGHTS: &str = "fen=\"4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1\"";
const REASONS: &str = "Reasons on the board";

/// Returns what is drawn on the page: the number of arrows of the current move and of its rivals,
/// and the framed squares.
fn drawn(page: &Page) -> (usize, usize, String) {
    (
        page.count(".overlay .played.head"),
        page.count(".overlay .alike.head"),
        page.squares("rival").join(" "),
    )
}

/// Returns the same for a board in somebody's page, with the number of framed squares.
fn drawn_there(board: &View) -> (usize, usize, usize) {
    (
        board.count(".overlay .played.head"),
        board.count(".overlay .alike.head"),
        board.count(".square.rival"),
    )
}

fn nothing() -> (usize, usize, String) {
    (0, 0, String::new())
}

/// Returns what is drawn for Nbd7 in the game of the first visit.
fn at_first() -> (usize, usize, String) {
    (1, 1, "f6".to_owned())
}

fn the_first_visit_draws_the_move_and_the_rival_that_forced_its_letter() {
    with_page(|page| {
        page.soon(at_first(), drawn);
        // A screen reader gets the reason in the sentence, and not again on the squares.
        const HEARD: &str =
            "return document.querySelector('[data-square=f6]').getAttribute('aria-label')
            + ', ' + document.querySelector('.overlay').getAttribute('aria-hidden');";
        assert_eq!(page.text_of(HEARD), "f6, black knight, true");
        page.press(&["ArrowRight"]);
        page.soon((1, 0, String::new()), drawn);
        page.press(&["Home"]);
        page.soon(nothing(), drawn);
    });
}

fn it_leaves_while_a_piece_is_lifted_or_a_letter_is_pointed_at() {
    with_page(|page| {
        page.soon(at_first(), drawn);
        page.click_square("e1");
        page.soon(nothing(), drawn);
        page.press(&["Escape"]);
        page.soon(at_first(), drawn);
        page.point_at(SHORT, "b");
        page.soon((0, 0, "f6".to_owned()), drawn);
        page.soon(1, |page| page.count(".overlay .against.head"));
        page.point_away();
        page.soon(at_first(), drawn);
    });
}

fn it_is_switched_off_by_a_button_or_a_key_and_stays_so() {
    with_page(|page| {
        let pressed =
            |page: &Page| page.has(&format!("[aria-label='{REASONS}'][aria-pressed=true]"));
        page.soon(at_first(), drawn);
        assert!(pressed(page));
        page.control(REASONS);
        page.soon(nothing(), drawn);
        assert!(!pressed(page));
        page.wait_for_kept("no-reasons");
        page.reload();
        page.soon(vec!["b8".to_owned(), "d7".to_owned()], |page| {
            page.squares("last")
        });
        assert_eq!((drawn(page), pressed(page)), (nothing(), false));
        // Another tab begins with the last choice.
        let url = page.browser.address();
        page.open_tab(&url);
        page.soon(false, pressed);
        page.soon(nothing(), drawn);
        page.blur();
        page.press(&["r"]);
        page.soon(at_first(), drawn);
    });
}

fn a_board_in_somebodys_page_draws_it_too_unless_its_author_says_no() {
    let board = one(&format!("{KNIGHTS} ply=\"1\""), "1. Nbd2");
    embedded(&board, |page, _| {
        let board = page.element("#a");
        board.wait();
        board.soon((1, 1, 1), drawn_there);
        board.set("reasons", Some("none"));
        board.soon((0, 0, 0), drawn_there);
        board.set("reasons", None);
        board.soon((1, 1, 1), drawn_there);
    });
}

fn a_question_reveals_nothing_and_is_answered_with_the_rivals() {
    let quiz = one(&format!("{KNIGHTS} interactive=\"quiz\""), "1. Nbd2");
    embedded(&quiz, |page, _| {
        let board = page.element("#a");
        board.wait();
        board.soon(true, |board| board.has(".ask"));
        assert_eq!(drawn_there(&board), (0, 0, 0));
        board.drag("f3", "d2");
        board.soon(true, |board| board.has(".notice.warn"));
        assert_eq!(drawn_there(&board), (0, 0, 0));
        board.drag("b1", "d2");
        page.soon(1, |page| page.events("a", "chess-solved").len());
        board.soon((1, 1, 1), drawn_there);
    });
}

pub const TESTS: &[Test] = tests![
    the_first_visit_draws_the_move_and_the_rival_that_forced_its_letter;
    it_leaves_while_a_piece_is_lifted_or_a_letter_is_pointed_at;
    it_is_switched_off_by_a_button_or_a_key_and_stays_so;
    a_board_in_somebodys_page_draws_it_too_unless_its_author_says_no;
    a_question_reveals_nothing_and_is_answered_with_the_rivals;
];
