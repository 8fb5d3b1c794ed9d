//! What a user does on the board.

use serde_json::{Value, json};

use crate::input::{Place, Pointer};
use crate::page::Page;

/// A square as a letter and a digit: "e4".
pub type Square<'s> = &'s str;

impl Page {
    /// The middle of a square on the screen.
    #[track_caller]
    fn place(&self, square: Square) -> Place {
        self.middle(&on(square))
    }

    /// The middles of two squares, measured when both are seen.
    #[track_caller]
    fn places(&self, from: Square, to: Square) -> (Place, Place) {
        let both = self.middles("document", &[&on(from), &on(to)]);
        (both[0], both[1])
    }

    /// The middle of an element on the screen, which is scrolled there first if it has to be.
    #[track_caller]
    pub fn middle(&self, selector: &str) -> Place {
        self.middles("document", &[selector])[0]
    }

    /// The middles of elements, found below what `root` is in a script. They are scrolled until all are seen, and
    /// measured once none of them moves any more.
    #[track_caller]
    pub(crate) fn middles(&self, root: &str, selectors: &[&str]) -> Vec<Place> {
        const MIDDLES: &str = "const elements = () => selectors.map((selector) => root()?.querySelector(selector));
            // The first line of words that are broken over several.
            const middle = (element) => {
                const {left, top, width, height} = element.getClientRects()[0];
                return [left + width / 2, top + height / 2];
            };
            const seen = (element) => element.contains(element.getRootNode().elementFromPoint(...middle(element)));
            const there = () => elements().every((element) => element?.getClientRects().length > 0);
            if (!there()) return null;
            elements().forEach((element, at) => {
                if (!seen(element)) element.scrollIntoView({block: at === 0 ? 'center' : 'nearest', behavior: 'instant'});
            });
            const before = elements().map(middle);
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
            return there() && String(before) === String(elements().map(middle)) ? before : null;";
        let script =
            format!("const selectors = arguments[0]; const root = () => {root}; {MIDDLES}");
        let read = |page: &Page| {
            let found = page.browser.run_slowly(&script, json!([selectors]));
            let number = |value: &Value| value.as_f64().unwrap_or_default();
            let places = found.as_array().into_iter().flatten();
            places
                .map(|place| (number(&place[0]), number(&place[1])))
                .collect::<Vec<Place>>()
        };
        // What is not there or does not stand still yet has no place.
        let places = self.wait_for(read, |places| places.len() == selectors.len());
        assert_eq!(places.len(), selectors.len(), "{selectors:?} have no place");
        places
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
        let (from, to) = self.places(from, to);
        self.browser.drag(Pointer::Mouse, from, to);
    }

    /// Draws from a square to another, or on it if both are the same, with the right button.
    #[track_caller]
    pub fn draw(&self, from: Square, to: Square) {
        self.draw_with(&[], from, to);
    }

    /// The same while keys are held.
    #[track_caller]
    pub fn draw_with(&self, held: &[&str], from: Square, to: Square) {
        let (from, to) = self.places(from, to);
        self.browser.draw_with(held, from, to);
    }

    /// Drags what stands on a square to another with a finger.
    #[track_caller]
    pub fn drag_by_finger(&self, from: Square, to: Square) {
        let (from, to) = self.places(from, to);
        self.browser.drag(Pointer::Finger, from, to);
    }

    /// Drags what stands on a square off the board.
    #[track_caller]
    pub fn drag_away(&self, from: Square) {
        let from = self.place(from);
        self.browser.drag(Pointer::Mouse, from, (from.0, 2.0));
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

/// A selector for a square.
fn on(square: Square) -> String {
    format!("[data-square={square}]")
}

fn parts(square: &str) -> Option<(u8, u8)> {
    match square.as_bytes() {
        &[file, rank] => Some((file, rank)),
        _ => None,
    }
}
