//! The piece that a pawn becomes.

use rank_and_file_browser::{Page, Test, tests, with_page};

/// White can promote on d8 with a capture, and on e8 without one.
const PROMOTION: &str = "3r4/k3P3/8/8/8/8/8/4K3 w - - 0 1";

fn a_pawn_becomes_what_is_clicked() {
    with_page(|page| {
        page.set_position(PROMOTION);
        page.drag("e7", "e8");
        page.promote_to("queen");
        page.soon(vec!["e8=Q".to_owned()], |page| page.main_line(0));
        page.control("Undo");
        page.click_square("e7");
        page.click_square("d8");
        page.promote_to("knight");
        page.soon(vec!["exd8=N".to_owned()], |page| page.main_line(0));
        assert_eq!(page.placement(), "3N4/k7/8/8/8/8/8/4K3");
    });
}

fn a_pawn_becomes_what_the_keyboard_chooses_or_goes_back_at_escape() {
    with_page(|page| {
        page.set_position(PROMOTION);
        page.tab_to_board();
        page.walk_and_enter("e7");
        page.walk_and_enter("e8");
        page.soon(true, |page| page.has(".promotion button:focus"));
        page.press(&["Escape"]);
        page.soon(false, |page| page.has(".promotion"));
        assert_eq!(page.main_line(0).len(), 0);

        page.soon("e8".to_owned(), Page::focused_square);
        page.walk_and_enter("e7");
        page.walk_and_enter("e8");
        page.soon(true, |page| page.has(".promotion button:focus"));
        page.tab_until("the rook", |page| {
            page.has(".promotion [aria-label=rook]:focus")
        });
        page.press(&["Enter"]);
        page.soon(vec!["e8=R".to_owned()], |page| page.main_line(0));
        page.soon("e8".to_owned(), Page::focused_square);
    });
}

pub const TESTS: &[Test] = tests![
    a_pawn_becomes_what_is_clicked;
    a_pawn_becomes_what_the_keyboard_chooses_or_goes_back_at_escape: Keyboard;
];
