//! Scores of games as text: PGN, and whatever people paste.
//!
//! | text | read as |
//! |---|---|
//! | `1. e4 e5 2. Nf3 *` | PGN |
//! | `e4 e5 Nf3` · `1 P-K4 P-K4` | a score without numbers or tags, in whichever notation it is |
//! | `1. e4 {best} e5!? $14 (1... c5 2. Nf3) 1-0` | comments, glyphs, variations, a result |
//! | `1. e4 -- 2. d4` `1. e4 Z0 2. d4` | a null move of Black's between two of White's, see [`null`](crate::notation::null) |
//! | `[Variant "Chess 99"]` `1. a24 e75` `2. Rc39 #` | Chess 99, where `#` resigns and `!` is no glyph |
//! | `1. e4 e5 2. Nf9 Nc6` | two plies, a [`Trouble`] at `Nf9`, and `Nf9 Nc6` as [`Unread`] |
//!
//! [`games`] reads a text, [`PlainWalk`] walks through a plain score without making a tree, [`tags`] reads what stands above its moves, [`Stream`] a file of any length, [`write_pgn`] writes a game in any
//! notation, and [`write_score`] its moves alone with the result as that notation has it. Which game
//! is played the `Variant` tag says; [`games_of`] and [`Stream::of`] take it for texts without. Reading is linear in the text and never recurs. Nothing is dropped in silence: what is
//! not in the tree is in [`Game::unread`], and a trouble says why. One bad move costs the rest of
//! its line and nothing else.
//!
//! The grammar is that of the PGN standard, sections 5 to 10, read with tolerance: other dashes,
//! word processors' quotes, glyphs as signs, results within brackets, Windows line ends.

mod glyph;
mod lex;
mod outline;
mod plain;
mod reader;
mod result;
mod stream;
mod tag;
mod trouble;
mod writer;

pub use glyph::glyph_sign;
pub use outline::{GameOutline, outline};
pub use plain::{PlainScore, PlainWalk};
pub use stream::Stream;
pub use tag::tags;
pub use trouble::{Fault, TextPlace, Trouble, Wrong};
pub use writer::{ScorePage, set_score, write_pgn, write_score};

use std::cmp::Reverse;
use std::collections::BinaryHeap;
use std::ops::Range;

use super::tree::{At, GameTree};
use crate::board::Variant;
use crate::notation::{Notation, Recognised, listed, recognised};
use crate::rules::Position;
use reader::{Draft, PgnReader};

/// Which notation a score is in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ReadAs {
    /// Whichever understands the most: each game is tried as algebraic of any kind, coordinates
    /// included ([`Recognised::ByMove`]), and if a move fails in each notation that is recognised by
    /// whole scores ([`Recognised::ByScore`]).
    Auto,
    Only(Notation),
}

impl ReadAs {
    /// What `auto`, or the tag of a notation with a reader of its own, asks for.
    #[must_use]
    pub fn named(word: &str) -> Option<ReadAs> {
        if word == "auto" {
            return Some(ReadAs::Auto);
        }
        let row = listed(word).filter(|row| row.is_read_by_name())?;
        Some(ReadAs::Only(row.notation))
    }
}

/// A game as read, and what was wrong with its text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    pub tree: GameTree,
    /// The notation it was read in. [`Notation::SHORT`] stands for algebraic of any kind.
    pub notation: Notation,
    /// In the order of the text.
    pub troubles: Vec<Trouble>,
    /// Moves that are not in the tree, in the order of the text.
    pub unread: Vec<Unread>,
    /// The game's bytes within the text.
    pub span: Range<usize>,
    /// The line of the text where it begins, from 1.
    pub line: usize,
}

impl Game {
    /// A game that was not read from a text.
    #[must_use]
    pub const fn new(tree: GameTree) -> Game {
        Game {
            tree,
            notation: Notation::SHORT,
            troubles: Vec::new(),
            unread: Vec::new(),
            span: 0..0,
            line: 1,
        }
    }

    /// Whether something of the text is not in the game.
    #[must_use]
    pub fn has_errors(&self) -> bool {
        self.troubles.iter().any(Trouble::is_error)
    }

    /// Puts the unread text into comments where it would have gone on, so that writing the game
    /// loses nothing.
    pub fn keep_unread_as_comments(&mut self) {
        // Nearly every game has none, and a tree is much to copy.
        if !self.unread.is_empty() {
            self.tree = self.whole();
            self.unread.clear();
        }
    }

    /// The game with the unread text in comments.
    #[must_use]
    pub fn whole(&self) -> GameTree {
        let mut tree = self.tree.clone();
        for unread in &self.unread {
            let comment = ["not understood: ", &unread.text].concat();
            match unread.at {
                At::Start => tree.comments.push(comment),
                At::After(id) => tree.node_mut(id).comments.push(comment),
            }
        }
        tree
    }
}

/// A stretch of moves that could not be understood, and of what followed them in their line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Unread {
    /// The moment of the game from which it would have gone on.
    pub at: At,
    pub text: String,
    /// The line of the text where it begins, from 1.
    pub line: usize,
    /// The character of the line, from 1.
    pub column: usize,
}

/// The games of a text, one after the other. An empty text has none.
#[must_use]
pub const fn games(text: &str, read_as: ReadAs) -> Games<'_> {
    games_of(text, read_as, Variant::Standard)
}

/// The games of a text that are of this variant where no `Variant` tag says otherwise.
#[must_use]
pub const fn games_of(text: &str, read_as: ReadAs, variant: Variant) -> Games<'_> {
    Games {
        text,
        read_as,
        variant,
        place: TextPlace::START,
        ended: true,
    }
}

/// The iterator of [`games`].
#[derive(Clone, Debug)]
pub struct Games<'t> {
    text: &'t str,
    read_as: ReadAs,
    variant: Variant,
    place: TextPlace,
    /// Whether nothing of the text is still to come.
    ended: bool,
}

impl Games<'_> {
    /// Goes on from this place of the text.
    #[must_use]
    pub const fn going_on_from(mut self, place: TextPlace) -> Self {
        self.place = place;
        self
    }

    /// Looks no further than to this byte, and leaves a game out that is not whole before it.
    #[must_use]
    pub fn up_to(mut self, end: usize) -> Self {
        self.ended &= end == self.text.len();
        self.text = &self.text[..end];
        self
    }

    /// Where the next game begins, if there is one.
    #[must_use]
    pub fn place(&self) -> TextPlace {
        let mut place = self.place;
        let begin = reader::skip_blanks(self.text, place.at);
        place.walk(&self.text[place.at..begin]);
        place
    }
}

impl Iterator for Games<'_> {
    type Item = Game;

    fn next(&mut self) -> Option<Game> {
        let begin = reader::skip_blanks(self.text, self.place.at);
        let start = Position::array(self.variant);
        let (draft, end) = best(self.text, begin, self.read_as, &start)?;
        // What is still to come may change a reading that has not seen its end, and with it which is the best.
        if !self.ended && reader::skip_blanks(self.text, end) == self.text.len() {
            return None;
        }
        Some(settle(draft, self.text, begin, &mut self.place))
    }
}

/// The first score of a text, played on from a position that is not the initial position. `None` for an empty
/// text.
#[must_use]
pub fn continuation(position: &Position, text: &str, read_as: ReadAs) -> Option<Game> {
    let mut place = TextPlace::START;
    let begin = reader::skip_blanks(text, 0);
    let (draft, _) = best(text, begin, read_as, position)?;
    Some(settle(draft, text, begin, &mut place))
}

/// The reading of the game that begins here which understands the most, and how far in the text any was tried,
/// as a byte offset. `None` at the end.
fn best(text: &str, begin: usize, read_as: ReadAs, start: &Position) -> Option<(Draft, usize)> {
    if begin == text.len() {
        return None;
    }
    let read = |text, notation, auto| {
        let reader = PgnReader::new(text, begin, notation, auto);
        reader.starting(start.clone()).game()
    };
    let first = match read_as {
        ReadAs::Only(notation) => {
            let only = read(text, notation, false);
            let end = only.end;
            return Some((only, end));
        }
        ReadAs::Auto => read(text, Notation::SHORT, true),
    };
    let mut best = first;
    // Other notations are held to where this reading saw the game end, so that each text is read at
    // most three times, of U-chess four.
    let end = best.end;
    let text = &text[..end];
    for notation in others(best.tree.start().variant()) {
        // Where no move was seen at all, the text may hold some of another kind.
        if best.move_faults() == 0 && !best.tree.is_empty() {
            break;
        }
        let other = read(text, notation, false);
        if (other.tree.len(), best.troubles.len()) > (best.tree.len(), other.troubles.len()) {
            best = other;
        }
    }
    Some((best, end))
}

/// The notations in which a score of this variant may be if it is not algebraic.
fn others(variant: Variant) -> impl Iterator<Item = Notation> {
    let whole = recognised(variant).filter(|row| row.recognised == Recognised::ByScore);
    let whole = whole.map(|row| row.notation);
    // On nine files there is one, which has been tried.
    whole.filter(move |_| Notation::SHORT.on(variant) == Notation::SHORT)
}

/// Turns byte offsets into lines and columns, walking the place on to the end of the game.
fn settle(draft: Draft, text: &str, begin: usize, place: &mut TextPlace) -> Game {
    let mut walk = |to: usize| {
        place.walk(&text[place.at..to]);
        (place.line, place.column)
    };
    let (line, _) = walk(begin);
    let Draft {
        tree,
        notation,
        troubles,
        unread,
        end,
    } = draft;
    // Both lists are placed on one walk through the text, in its order.
    let starts = troubles.iter().map(|(span, _)| span.start);
    let starts = starts.chain(unread.iter().map(|(span, _)| span.start));
    // A heap puts them in order with less code than a sort, of which nothing else on the page has need.
    let mut order: BinaryHeap<Reverse<(usize, usize)>> = starts.zip(0..).map(Reverse).collect();
    let mut placed = Vec::with_capacity(troubles.len());
    let mut kept = Vec::with_capacity(unread.len());
    let mut troubles: Vec<_> = troubles.into_iter().map(Some).collect();
    while let Some(Reverse((start, index))) = order.pop() {
        let (line, column) = walk(start);
        match troubles.get_mut(index) {
            Some(trouble) => placed.extend(trouble.take().map(|(span, fault)| Trouble {
                line,
                column,
                span,
                fault,
            })),
            None => {
                let (span, at) = unread[index - troubles.len()].clone();
                kept.push(Unread {
                    at,
                    text: text[span].to_owned(),
                    line,
                    column,
                });
            }
        }
    }
    walk(end);
    Game {
        tree,
        notation,
        troubles: placed,
        unread: kept,
        span: begin..end,
        line,
    }
}
