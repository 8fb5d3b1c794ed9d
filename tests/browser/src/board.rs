//! Actions of a user on the board. A square is a letter and a digit: "e4".

use crate::input::{Place, Pointer};
use crate::page::Page;
use crate::view::View;

impl View {
    /// Returns the pieces as the first field of a FEN, read from the squares' labels for screen
    /// readers.
    #[must_use]
    pub fn placement(&self) -> String {
        const PLACEMENT: &str = "const letters = {king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p'};
            const letter = (square) => {
                const label = root.querySelector(`[data-square=${square}]`).getAttribute('aria-label');
                const [, side, man] = label.match(/^..,? ?(white|black)? ?(\\w+)?/);
                if (!side) return '1';
                return side === 'white' ? letters[man].toUpperCase() : letters[man];
            };
            const rank = (digit) => [...'abcdefgh'].map((file) => letter(file + digit)).join('');
            return [...'87654321'].map(rank).join('/').replace(/1+/g, (ones) => ones.length);";
        self.text_of(PLACEMENT)
    }

    /// Returns the middle of a square on the screen.
    pub fn place(&self, square: &str) -> Place {
        self.middle(&on(square))
    }

    /// Returns the middles of two squares, measured when both are visible.
    fn places(&self, from: &str, to: &str) -> (Place, Place) {
        let both = self.middles(&[&on(from), &on(to)]);
        (both[0], both[1])
    }

    /// Clicks a square with the mouse.
    pub fn click_square(&self, square: &str) {
        self.browser.tap(Pointer::Mouse, self.place(square));
    }

    /// Taps a square with a finger.
    pub fn tap_square(&self, square: &str) {
        self.browser.tap(Pointer::Finger, self.place(square));
    }

    /// Drags the piece on a square to another square with the mouse.
    pub fn drag(&self, from: &str, to: &str) {
        let (from, to) = self.places(from, to);
        self.browser.drag(Pointer::Mouse, from, to);
    }

    /// Draws with the right button from a square to another, or on one square if both are the same.
    pub fn draw(&self, from: &str, to: &str) {
        self.draw_with(&[], from, to);
    }

    /// Draws in the same way while keys are held.
    pub fn draw_with(&self, held: &[&str], from: &str, to: &str) {
        let (from, to) = self.places(from, to);
        self.browser.draw_with(held, from, to);
    }

    /// Drags the piece on a square to another square with a finger.
    pub fn drag_by_finger(&self, from: &str, to: &str) {
        let (from, to) = self.places(from, to);
        self.browser.drag(Pointer::Finger, from, to);
    }

    /// Drags a piece of the editor's palette to a square.
    pub fn drag_from_palette(&self, pointer: Pointer, piece: &str, to: &str) {
        let piece = format!(".palette [aria-label='{piece}']");
        let both = self.middles(&[&piece, &on(to)]);
        self.browser.drag(pointer, both[0], both[1]);
    }

    /// Drags the piece on a square off the board.
    pub fn drag_away(&self, from: &str) {
        let from = self.place(from);
        self.browser.drag(Pointer::Mouse, from, (from.0, 2.0));
    }
}

impl Page {
    /// Moves the keyboard focus to the head of the page. From behind the last field Firefox would
    /// move it into its own toolbars, and keep a page that nobody looks at waiting.
    pub fn focus_head(&self) {
        self.focus(".toolbar button");
    }

    /// Presses Tab from the head of the page until a square of the board has the focus.
    pub fn tab_to_board(&self) {
        self.focus_head();
        self.tab_until("a square", |page| !page.focused_square().is_empty());
    }

    /// Presses Tab until the wanted element has the focus, at most 80 times.
    pub fn tab_until(&self, kind: &str, arrived: impl Fn(&Page) -> bool) {
        for _ in 0..80 {
            self.press(&["Tab"]);
            if arrived(self) {
                return;
            }
        }
        panic!("80 times Tab do not lead to {kind}");
    }

    /// Returns the square that has the focus; empty if none has it.
    #[must_use]
    pub fn focused_square(&self) -> String {
        self.text_of("return document.activeElement.dataset.square ?? '';")
    }

    /// Moves the focus from its square to another with the arrow keys, and presses Enter.
    pub fn walk_and_enter(&self, to: &str) {
        let from = self.focused_square();
        let (&[file, rank], &[to_file, to_rank]) = (from.as_bytes(), to.as_bytes()) else {
            panic!("the keyboard is on \"{from}\" and cannot walk to {to}");
        };
        let aside = ["ArrowLeft", "ArrowRight"][usize::from(to_file > file)];
        let along = ["ArrowDown", "ArrowUp"][usize::from(to_rank > rank)];
        let mut keys = vec![aside; to_file.abs_diff(file).into()];
        keys.extend(vec![along; to_rank.abs_diff(rank).into()]);
        self.press(&keys);
        self.soon(to.to_owned(), Page::focused_square);
        self.press(&["Enter"]);
    }

    /// Chooses the piece that a pawn becomes.
    pub fn promote_to(&self, piece: &str) {
        self.soon(true, |page| page.has(".promotion"));
        self.click(&format!(".promotion button[aria-label='{piece}']"));
        self.soon(false, |page| page.has(".promotion"));
    }
}

/// Returns the selector of a square.
fn on(square: &str) -> String {
    format!("[data-square={square}]")
}
