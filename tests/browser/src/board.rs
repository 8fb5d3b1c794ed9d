//! What a user does on the board.

use serde_json::json;

use crate::input::{Place, Pointer};
use crate::page::Page;

/// A square as a letter and a digit: "e4".
pub type Square<'s> = &'s str;

impl Page {
    /// The middle of a square on the screen.
    #[track_caller]
    fn place(&self, square: Square) -> Place {
        self.middle(&format!("[data-square={square}]"))
    }

    /// The middle of an element on the screen, which is scrolled there first if it has to be.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> Place {
        const MIDDLE: &str = "const element = document.querySelector(arguments[0]);
            const middle = () => {
                // The first line of words that are broken over several.
                const place = element.getClientRects()[0];
                return [place.left + place.width / 2, place.top + place.height / 2];
            };
            const seen = element.contains(document.elementFromPoint(...middle()));
            if (!seen) element.scrollIntoView({block: 'center', behavior: 'instant'});
            return middle();";
        let place = self.browser.run(MIDDLE, json!([selector]));
        let part = |at: usize| {
            place[at]
                .as_f64()
                .unwrap_or_else(|| panic!("{selector} has no place"))
        };
        (part(0), part(1))
    }

    #[track_caller]
    pub fn click_square(&self, square: Square) {
        self.browser.tap(Pointer::Mouse, self.place(square));
    }

    #[track_caller]
    pub fn tap_square(&self, square: Square) {
        self.browser.tap(Pointer::Finger, self.place(square));
    }

    /// Drags what stands on a square to another with the mouse.
    #[track_caller]
    pub fn drag(&self, from: Square, to: Square) {
        self.browser
            .drag(Pointer::Mouse, self.place(from), self.place(to));
    }

    /// Draws from a square to another, or on it if both are the same, with the right button.
    #[track_caller]
    pub fn draw(&self, from: Square, to: Square) {
        self.draw_with(&[], from, to);
    }

    /// The same while keys are held.
    #[track_caller]
    pub fn draw_with(&self, held: &[&str], from: Square, to: Square) {
        self.browser
            .draw_with(held, self.place(from), self.place(to));
    }

    /// Drags what stands on a square to another with a finger.
    #[track_caller]
    pub fn drag_by_finger(&self, from: Square, to: Square) {
        self.browser
            .drag(Pointer::Finger, self.place(from), self.place(to));
    }

    /// Drags what stands on a square off the board.
    #[track_caller]
    pub fn drag_away(&self, from: Square) {
        let (x, _) = self.place(from);
        self.browser
            .drag(Pointer::Mouse, self.place(from), (x, 2.0));
    }

    /// Gives the keyboard to the head of the page. Behind the last field Firefox would lead into its own bars, and
    /// hold the page for one that nobody looks at.
    #[track_caller]
    pub fn focus_head(&self) {
        self.browser.run(
            "document.querySelector('.toolbar button').focus();",
            json!([]),
        );
    }

    /// Presses Tab from the head of the page on until a square of the board has the keyboard.
    #[track_caller]
    pub fn tab_to_board(&self) {
        self.focus_head();
        self.tab_until("a square", |page| !page.focused_square().is_empty());
    }

    /// Presses Tab until something has the keyboard.
    #[track_caller]
    pub fn tab_until(&self, kind: &str, arrived: impl Fn(&Page) -> bool) {
        for _ in 0..80 {
            self.press(&["Tab"]);
            if arrived(self) {
                return;
            }
        }
        panic!("80 times Tab do not lead to {kind}");
    }

    /// The square that has the keyboard; empty if none has.
    #[must_use]
    pub fn focused_square(&self) -> String {
        self.text_of("return document.activeElement.dataset.square ?? '';")
    }

    /// Walks the keyboard from the square it is on to another with the arrow keys, and presses Enter.
    #[track_caller]
    pub fn walk_and_enter(&self, to: Square) {
        let from = self.focused_square();
        let (Some((file, rank)), Some((to_file, to_rank))) = (parts(&from), parts(to)) else {
            panic!("the keyboard is on \"{from}\" and cannot walk to {to}");
        };
        let aside = if to_file < file {
            "ArrowLeft"
        } else {
            "ArrowRight"
        };
        let up = if to_rank < rank {
            "ArrowDown"
        } else {
            "ArrowUp"
        };
        let mut keys = vec![aside; to_file.abs_diff(file) as usize];
        keys.extend(vec![up; to_rank.abs_diff(rank) as usize]);
        self.press(&keys);
        self.soon(to.to_owned(), Page::focused_square);
        self.press(&["Enter"]);
    }

    /// Chooses what the arrived pawn becomes.
    #[track_caller]
    pub fn promote_to(&self, piece: &str) {
        self.soon(true, |page| page.has(".promotion"));
        self.browser
            .click(&format!(".promotion button[aria-label='{piece}']"));
        self.soon(false, |page| page.has(".promotion"));
    }
}

fn parts(square: &str) -> Option<(u8, u8)> {
    match square.as_bytes() {
        &[file, rank] => Some((file, rank)),
        _ => None,
    }
}
