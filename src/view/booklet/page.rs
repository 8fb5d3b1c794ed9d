//! A game's moves as paragraphs, with diagrams between them.

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
use crate::words;

/// Glyph by which an author asks for a diagram from White's side.
const DIAGRAM: u8 = 220;
/// Glyph by which an author asks for a diagram from Black's side.
const FROM_BLACK: u8 = 221;

/// Look of the diagrams. They are small, so they have no coordinates and no mark for the last move.
const LOOK: Look = Look {
    square_side: 32,
    coordinates: Coordinates::None,
    last: false,
    figures: true,
};

/// Makes the picture of a position with a title.
pub(super) fn diagram(
    position: &Position,
    flipped: bool,
    drawn: Vec<Drawn>,
    title: &str,
) -> Picture {
    let model = still(position, flipped, drawn);
    Picture::from_model(&model, mover(position), title.to_owned(), &LOOK)
}

/// The page on which the moves of a game are set.
pub(in crate::view) struct BookletPage<'b> {
    markup: Markup,
    shared: &'b SharedPaths,
    /// Whether variations stand in brackets in the running text, whose main line is bold, and
    /// nothing has a class, for pages with style sheets of their own.
    running: bool,
    /// Whether glyphs are printed as signs. In Chess 99 `!` and `?` mean something else.
    signs: bool,
    /// The number of open variations.
    depth: usize,
    /// Whether a paragraph is open.
    within: bool,
    /// Whether the next word joins on without a space.
    glued: bool,
    /// The last position of the main line, unless a diagram already shows it.
    last: Option<Position>,
}

impl BookletPage<'_> {
    /// Continues in the open element of `markup`, for a game of this variant.
    pub(super) const fn new(
        markup: Markup,
        shared: &SharedPaths,
        variant: Variant,
    ) -> BookletPage<'_> {
        BookletPage {
            markup,
            shared,
            running: false,
            signs: variant.span() == 8,
            depth: 0,
            within: false,
            glued: true,
            last: None,
        }
    }

    /// Continues in the open element of `markup` with running text.
    pub(in crate::view) fn running(
        markup: Markup,
        shared: &SharedPaths,
        variant: Variant,
    ) -> BookletPage<'_> {
        let mut page = BookletPage::new(markup, shared, variant);
        page.running = true;
        page
    }

    /// Ends the paragraph and returns the markup, to be continued.
    pub(in crate::view) fn into_markup(mut self) -> Markup {
        self.end_paragraph();
        self.markup
    }

    /// Adds a diagram of the position before the first move.
    pub(super) fn start(&mut self, position: &Position, drawn: Vec<Drawn>) {
        self.figure(position, false, drawn, say::to_move(mover(position)));
    }

    /// Adds a diagram of the position after the last move of the main line, unless it was just
    /// shown.
    pub(super) fn end(&mut self) {
        if let Some(last) = self.last.take() {
            self.figure(&last, false, Vec::new(), words::FINAL_POSITION.text());
        }
    }

    /// Returns the finished HTML.
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

    /// Adds the space before the next word, or opens a paragraph for it.
    fn space(&mut self) {
        if !std::mem::replace(&mut self.within, true) {
            self.markup.open("p");
            let class = if self.depth == 0 { "main" } else { "variation" };
            if !self.running {
                self.markup.attribute("class", class);
            }
        } else if !self.glued {
            self.markup.text(" ");
        }
        self.glued = false;
    }

    fn word(&mut self, word: &str) {
        self.space();
        // A line may break after a hyphen, so `O-O` and `0-1` are marked as one word.
        let around = match self.running {
            true => (self.depth == 0).then_some("b"),
            false => word.contains('-').then_some("span"),
        };
        if let Some(around) = around {
            self.markup.open(around);
        }
        self.markup.text(word);
        if around.is_some() {
            self.markup.close();
        }
    }

    fn glyph(&mut self, nag: u8) {
        match glyph_sign(nag).filter(|_| self.signs) {
            // `!`, `?` and their like follow the move without a space.
            Some(sign) if nag <= 6 => self.markup.text(sign),
            Some(sign) => self.word(sign),
            None => self.word(&["$", &nag.to_string()].concat()),
        }
    }
}

impl ScorePage for BookletPage<'_> {
    fn play(&mut self, word: &str, node: &GameNode, after: &Position) -> bool {
        // A non-breaking space keeps the number with its move.
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
            // A comment may be in any script and keeps its own direction.
            self.markup.open("bdi");
            self.markup.text(&words);
            self.markup.close();
        }
    }

    fn open(&mut self) {
        self.depth += 1;
        if self.depth == 1 && !self.running {
            self.end_paragraph();
        } else {
            self.word("(");
            self.glued = true;
        }
    }

    fn close(&mut self) {
        if self.depth <= 1 && !self.running {
            self.end_paragraph();
        } else {
            self.glued = true;
            self.word(")");
        }
        self.depth = self.depth.saturating_sub(1);
    }

    fn result(&mut self, result: &str) {
        self.word(result);
    }
}
