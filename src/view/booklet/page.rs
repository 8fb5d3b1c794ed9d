//! A game's moves as they are set: paragraphs, with diagrams between them.

use crate::board::{Drawn, Variant};
use crate::game::GameNode;
use crate::game::comment::without_commands;
use crate::game::marks::marks;
use crate::game::pgn::{ScorePage, glyph_sign};
use crate::output::markup::Markup;
use crate::output::picture::{Look, Picture, SharedPaths, mover};
use crate::rules::Position;
use crate::screen::board_model::still;
use crate::study::Coordinates;
use crate::view::say;

/// Glyphs by which an author asks for a diagram: from White's side, and from Black's.
const DIAGRAM: u8 = 220;
const FROM_BLACK: u8 = 221;

/// A diagram is small, so that it has neither letters nor a mark for the last move.
const LOOK: Look = Look {
    color: 32,
    coordinates: Coordinates::None,
    last: false,
    figures: true,
};

/// A position as it is printed, under this title.
pub(super) fn diagram(
    position: &Position,
    flipped: bool,
    drawn: Vec<Drawn>,
    title: &str,
) -> Picture {
    let model = still(position, flipped, drawn);
    Picture::from_model(&model, mover(position), title.to_owned(), &LOOK)
}

/// What the moves of a game are set on.
pub(super) struct BookletPage<'b> {
    markup: Markup,
    shared: &'b SharedPaths,
    /// Whether glyphs are printed as `!` and `?`, which in Chess 99 say something else.
    signs: bool,
    /// How many variations are open.
    depth: usize,
    /// Whether a paragraph is open.
    within: bool,
    /// Whether the next word joins on without a space.
    glued: bool,
    /// The position at the end of the main line, unless it stands there as a diagram.
    last: Option<Position>,
}

impl BookletPage<'_> {
    /// Goes on in this element, in a game of this variant.
    pub(super) const fn new(
        markup: Markup,
        shared: &SharedPaths,
        variant: Variant,
    ) -> BookletPage<'_> {
        BookletPage {
            markup,
            shared,
            signs: variant.span() == 8,
            depth: 0,
            within: false,
            glued: true,
            last: None,
        }
    }

    /// The position before the first move.
    pub(super) fn start(&mut self, position: &Position, drawn: Vec<Drawn>) {
        self.figure(position, false, drawn, say::to_move(mover(position)));
    }

    /// The position behind the last move of the main line, unless it has just been shown.
    pub(super) fn end(&mut self) {
        if let Some(last) = self.last.take() {
            self.figure(&last, false, Vec::new(), say::FINAL_POSITION);
        }
    }

    /// All of it.
    pub(super) fn finish(self) -> String {
        self.markup.finish() + "\n"
    }

    fn figure(
        &mut self,
        position: &Position,
        flipped: bool,
        drawn: Vec<Drawn>,
        title: &'static str,
    ) {
        self.end_paragraph();
        self.markup.open("figure");
        diagram(position, flipped, drawn, title).draw(&mut self.markup, self.shared);
        if !title.is_empty() {
            self.markup.open("figcaption");
            self.markup.text(title);
            self.markup.close();
        }
        self.markup.close();
    }

    fn end_paragraph(&mut self) {
        if std::mem::take(&mut self.within) {
            self.markup.close();
        }
    }

    /// Adds nothing yet but the space before what comes next, or the paragraph for it.
    fn space(&mut self) {
        if !std::mem::replace(&mut self.within, true) {
            self.markup.open("p");
            let class = if self.depth == 0 { "main" } else { "variation" };
            self.markup.attribute("class", class);
        } else if !self.glued {
            self.markup.text(" ");
        }
        self.glued = false;
    }

    fn word(&mut self, word: &str) {
        self.space();
        // A line may end behind a hyphen, but `O-O` and `0-1` are one word.
        let whole = word.contains('-');
        if whole {
            self.markup.open("span");
        }
        self.markup.text(word);
        if whole {
            self.markup.close();
        }
    }

    fn glyph(&mut self, nag: u8) {
        match glyph_sign(nag).filter(|_| self.signs) {
            // `!` and its like stand at the move itself.
            Some(sign) if nag <= 6 => self.markup.text(sign),
            Some(sign) => self.word(sign),
            None => self.word(&["$", &nag.to_string()].concat()),
        }
    }
}

impl ScorePage for BookletPage<'_> {
    fn play(&mut self, word: &str, node: &GameNode, after: &Position) -> bool {
        // A number stays with its move.
        self.word(&word.replacen(". ", ".\u{a0}", 1));
        let asks = |nag: u8| matches!(nag, DIAGRAM | FROM_BLACK);
        for &nag in node.nags.iter().filter(|nag| !asks(**nag)) {
            self.glyph(nag);
        }
        let drawn = marks(&node.comments);
        let asked = node.nags.iter().any(|&nag| asks(nag)) || !drawn.is_empty();
        if asked {
            let flipped = node.nags.contains(&FROM_BLACK);
            self.figure(after, flipped, drawn, say::to_move(mover(after)));
        }
        if self.depth == 0 {
            self.last = (!asked).then(|| after.clone());
        }
        asked
    }

    fn comment(&mut self, comment: &str) {
        let words = without_commands(comment);
        if !words.is_empty() {
            self.space();
            // A comment stands in any writing, in the direction of its own.
            self.markup.open("bdi");
            self.markup.text(&words);
            self.markup.close();
        }
    }

    fn open(&mut self) {
        if self.depth == 0 {
            self.end_paragraph();
        } else {
            self.word("(");
            self.glued = true;
        }
        self.depth += 1;
    }

    fn close(&mut self) {
        self.depth = self.depth.saturating_sub(1);
        if self.depth == 0 {
            self.end_paragraph();
        } else {
            self.glued = true;
            self.word(")");
        }
    }

    fn result(&mut self, result: &str) {
        self.word(result);
    }
}
