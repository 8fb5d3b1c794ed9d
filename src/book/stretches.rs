//! Divides a text into stretches by their notation: a book may explain squares in algebraic, print
//! its games in descriptive and give some as PGN in an appendix.
//!
//! | in the text | it is |
//! |---|---|
//! | `[White "Legall"]` over `1. e4 e5 2. Nf3 …` | PGN, up to its result or to the prose behind it |
//! | a paragraph `1. e4 e5 2. Nf3 Nc6 3. Bb5 a6` | a score that readers of PGN know |
//! | `[White "Legall"]` over `1. P-K4 P-K4` | tags, of a game on the page |
//! | `the squares a1, b2 and c3` | prose, of the page |
//! | everything else | the page |
//!
//! The lines are gone through once, with a few words of memory for each stretch.

use std::ops::Range;

use super::languages::{self, Languages};
use super::votes::{Votes, is_tag, votes};
use crate::notation::Language;
use crate::work;

/// Moves in algebraic that make a score of a paragraph with a number at its start.
const SCORE: usize = 5;

/// The stretches of a text that are something else than the page of a book.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Stretches {
    /// Games that PGN readers understand, in the order of the text. None touches another.
    pub pgn: Vec<Range<usize>>,
    /// Tags that stand above moves in descriptive.
    pub tags: Vec<Range<usize>>,
    /// Moves on the page, outside of those stretches.
    pub(super) votes: Votes,
    /// The languages that the page is printed in.
    pub(super) languages: Languages,
    /// Length of the longest run of descriptive moves without algebraic ones between them.
    pub(super) run: usize,
}

/// A line of the text.
struct StretchLine<'t> {
    words: &'t str,
    span: Range<usize>,
}

/// Returns the stretches of a text.
#[must_use]
pub fn stretches(text: &str) -> Stretches {
    let mut walk = Walk::default();
    let mut at = 0;
    for raw in text.split_inclusive(['\n', '\u{c}']) {
        let words = raw.trim();
        let start = at + (raw.len() - raw.trim_start().len()).min(raw.len());
        walk.line(&StretchLine {
            words,
            span: start..start + words.len(),
        });
        at += raw.len();
    }
    walk.close();
    walk.paragraph();
    let mut found = walk.found;
    found.tell(text, languages::languages(text));
    found
}

impl Stretches {
    /// Records the languages of the text. Scores without tags in another language belong to the page.
    pub(super) fn tell(&mut self, text: &str, languages: Languages) {
        let ours = |at| languages::language_at(&languages, at) == Language::English;
        self.pgn
            .retain(|span| text[span.start..].starts_with('[') || ours(span.start));
        self.languages = languages;
    }
}

/// The state while the lines are gone through.
#[derive(Default)]
struct Walk {
    found: Stretches,
    /// The game with tags that is under way.
    game: Option<Tagged>,
    /// The paragraph of the page that is under way.
    block: Block,
    /// Moves in descriptive since the last in algebraic.
    run: usize,
}

/// A game with tags, as far as it has been seen.
struct Tagged {
    tags: Range<usize>,
    end: usize,
    votes: Votes,
    /// Whether a line of moves has been seen.
    moves: bool,
    /// Whether the line before was blank.
    blank: bool,
    /// Whether a comment is open.
    open: bool,
    /// Whether it is a game of another variant than standard chess, for which there are no books.
    variant: bool,
    /// Whether a tag that only a game has, or a result among the moves, shows that it is a game, even
    /// if no move is seen.
    shown: bool,
}

impl Tagged {
    const fn is_descriptive(&self) -> bool {
        !self.variant && self.votes.descriptive > 2 * self.votes.algebraic
    }
}

/// A paragraph of the page.
#[derive(Default)]
struct Block {
    span: Option<Range<usize>>,
    votes: Votes,
    words: usize,
    /// Whether it begins with a digit.
    numbered: bool,
    /// Whether only blank lines stand between it and the score before it.
    behind_score: bool,
}

impl Walk {
    fn line(&mut self, line: &StretchLine<'_>) {
        work::add(line.words.len());
        let inside = self.game.as_ref().is_some_and(|game| game.open);
        if !inside && is_tag(line.words) {
            match &mut self.game {
                Some(game) if !game.moves => {
                    game.tags.end = line.span.end;
                    game.end = line.span.end;
                    game.variant |= is_variant(line.words);
                    game.shown |= names_game(line.words);
                }
                _ => {
                    self.close();
                    self.paragraph();
                    self.game = Some(Tagged {
                        tags: line.span.clone(),
                        end: line.span.end,
                        votes: Votes::default(),
                        moves: false,
                        blank: false,
                        open: false,
                        variant: is_variant(line.words),
                        shown: names_game(line.words),
                    });
                }
            }
            return;
        }
        match self.game.take() {
            Some(game) => self.in_game(game, line),
            None => self.on_page(line),
        }
    }

    /// Takes in a line behind tags.
    fn in_game(&mut self, mut game: Tagged, line: &StretchLine<'_>) {
        if line.words.is_empty() {
            game.blank = true;
            self.game = Some(game);
            return;
        }
        let was_open = game.open;
        let bare = outside(line.words, &mut game.open);
        let votes = votes(&bare);
        let more = was_open
            || line.words.starts_with(|c: char| {
                c.is_ascii_digit() || matches!(c, '{' | '(' | ';' | '%' | '$' | '*')
            })
            || votes.algebraic > 0
            || votes.descriptive > 0;
        if game.blank && game.moves && !more {
            self.end(&game);
            self.on_page(line);
            return;
        }
        game.blank = false;
        game.moves = true;
        game.votes += votes;
        if game.is_descriptive() {
            // The page begins with the game's first move.
            self.end(&game);
            self.on_page(line);
            return;
        }
        game.end = line.span.end;
        let last = bare.split_whitespace().next_back().unwrap_or("");
        if !game.open && is_result(last) {
            game.shown = true;
            self.end(&game);
            return;
        }
        self.game = Some(game);
    }

    fn end(&mut self, game: &Tagged) {
        if game.is_descriptive() {
            self.found.tags.push(game.tags.clone());
        } else if game.shown || game.variant || game.votes.algebraic > 0 {
            self.found.pgn.push(game.tags.start..game.end);
        }
    }

    /// Ends the game with tags that is under way.
    fn close(&mut self) {
        if let Some(game) = self.game.take() {
            self.end(&game);
        }
    }

    fn on_page(&mut self, line: &StretchLine<'_>) {
        if line.words.is_empty() {
            self.paragraph();
            return;
        }
        let votes = votes(line.words);
        let block = &mut self.block;
        match &mut block.span {
            Some(span) => span.end = line.span.end,
            None => {
                block.span = Some(line.span.clone());
                block.numbered = line.words.starts_with(|c: char| c.is_ascii_digit());
            }
        }
        block.votes += votes;
        block.words += line.words.split_whitespace().count();
        if votes.algebraic > votes.descriptive {
            self.run = 0;
        }
        self.run += votes.descriptive;
        self.found.run = self.found.run.max(self.run);
    }

    /// Ends a paragraph of the page, which may be a score in algebraic.
    fn paragraph(&mut self) {
        let block = std::mem::take(&mut self.block);
        let Some(span) = block.span else {
            self.block.behind_score = block.behind_score;
            return;
        };
        let enough = if block.behind_score { 1 } else { SCORE };
        let score = block.numbered
            && block.votes.descriptive == 0
            && block.votes.algebraic >= enough
            // At most three words for each move allow for the numbers and a word now and then.
            && block.words <= 3 * (block.votes.algebraic + usize::from(block.behind_score));
        if !score {
            self.found.votes += block.votes;
            return;
        }
        match self.found.pgn.last_mut().filter(|_| block.behind_score) {
            Some(last) => last.end = span.end,
            None => self.found.pgn.push(span),
        }
        self.block.behind_score = true;
    }
}

/// Returns the text without its comments. `open` tells whether one is open where the text begins,
/// and then where it ends.
pub(super) fn outside(text: &str, open: &mut bool) -> String {
    let mut bare = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '{' => *open = true,
            '}' => *open = false,
            c if !*open => bare.push(c),
            _ => {}
        }
    }
    bare
}

/// Whether the tag names another variant than standard chess: `[Variant "Chess960"]`
fn is_variant(tag: &str) -> bool {
    let value = tag.strip_prefix("[Variant").map(str::to_ascii_lowercase);
    let usual = ["standard", "from position", "normal", "orthodox"];
    value.is_some_and(|value| !usual.iter().any(|usual| value.contains(usual)))
}

/// Tags that every game in PGN has, and the one of a position.
const OF_GAMES: [&str; 8] = [
    "Event", "Site", "Date", "Round", "White", "Black", "Result", "FEN",
];

/// Whether only a game has such a tag. A list of pairings has tags and no moves.
fn names_game(tag: &str) -> bool {
    let name = tag
        .trim_start_matches('[')
        .split(char::is_whitespace)
        .next();
    name.is_some_and(|name| {
        OF_GAMES
            .iter()
            .any(|known| known.eq_ignore_ascii_case(name))
    })
}

fn is_result(word: &str) -> bool {
    matches!(word, "1-0" | "0-1" | "1/2-1/2" | "½-½" | "*")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pgn(text: &str) -> Vec<&str> {
        let found = stretches(text);
        found.pgn.iter().map(|span| &text[span.clone()]).collect()
    }

    #[test]
    fn games_in_pgn_are_cut_out_of_a_book() {
        let game = "[White \"Oak\"]\n[Black \"Ash\"]\n\n1. e4 e5 {P-K4\n\nP-K4} 2. Nf3 1-0";
        for (before, after) in [
            ("", ""),
            ("A preface.\n\n", "\n\nAnd so on."),
            ("1. P-K4 P-K4\n", "\n1. P-Q4 P-Q4"),
        ] {
            let text = [before, game, after].concat();
            assert_eq!(pgn(&text), [game], "{text}");
            let text = text.replace('\n', "\r\n");
            assert_eq!(pgn(&text), [game.replace('\n', "\r\n")], "{text}");
        }
        let open = "[White \"Oak\"]\n\n1. e4 e5\n\n2. Nf3 Nc6";
        assert_eq!(pgn(&[open, "\n\nThe end."].concat()), [open]);
        let score = "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6\n4. Ba4 Nf6\n\n5. O-O Be7 1-0";
        assert_eq!(pgn(&["See:\n\n", score, "\n\nEnd."].concat()), [score]);
    }

    #[test]
    fn captions_and_tags_without_a_move_are_no_games() {
        for text in [
            "[Illustration: \"SEEING'S BELIEVING.\"]\n\nThey went on with the story.",
            "[Illustration: SEEING'S BELIEVING.]\n\nThey went on.",
            "[Note \"as above\"]\n\nThey went on with the story, and so on.",
        ] {
            assert_eq!(pgn(text), [""; 0], "{text}");
        }
        for game in [
            "[White \"Oak\"]\n\n1/2-1/2",
            "[White \"Oak\"]\n[Black \"Ash\"]\n[Result \"1-0\"]",
            "[fen \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]",
        ] {
            assert_eq!(pgn(game), [game]);
        }
        let pairings = "[White \"Oak\"]\n[Black \"Ash\"]\n\n[White \"Elm\"]\n[Black \"Yew\"]\n";
        assert_eq!(pgn(pairings), [pairings.trim_end()]);
    }

    #[test]
    fn tags_above_descriptive_and_squares_in_prose_are_of_the_page() {
        let text =
            "[White \"Oak\"]\n[Black \"Ash\"]\n\n1. P-K4 P-K4\n\n[White \"Elm\"]\n1. P-Q4 P-Q4";
        let found = stretches(text);
        assert_eq!(found.pgn, [0..0; 0]);
        assert_eq!(found.tags.len(), 2);
        assert_eq!(&text[found.tags[1].clone()], "[White \"Elm\"]");
        assert_eq!(
            pgn("1. The squares a1 and b2 are dark, c8, d7, e6 light, as everybody can see."),
            [""; 0]
        );
    }
}
