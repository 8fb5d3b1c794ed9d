//! Reads one game from its text and builds its tree. Moves are in [`step`], comments and glyphs in
//! [`notes`], results in [`ending`], the beginning in [`start`].

mod ending;
mod notes;
mod start;
mod step;

pub(super) use notes::one_line;

use std::ops::Range;

use super::lex::{PgnLexer, PgnToken};
use super::trouble::Fault;
use crate::board::{Color, Variant};
use crate::game::{At, GameTree, Outcome};
use crate::notation::Notation;
use crate::notation::iccf::is_move;
use crate::rules::Position;

/// A game as read, with its troubles at byte ranges of the text.
pub(super) struct Draft {
    pub tree: GameTree,
    pub notation: Notation,
    pub troubles: Vec<(Range<usize>, Fault)>,
    pub unread: Vec<(Range<usize>, At)>,
    /// Byte at which the next game may begin.
    pub end: usize,
}

impl Draft {
    /// Counts the moves that were not understood.
    pub fn move_faults(&self) -> usize {
        self.troubles
            .iter()
            .filter(|(_, fault)| fault.is_of_a_move())
            .count()
    }
}

/// Returns the first byte from `at` on that belongs to a game.
pub(super) fn skip_blanks(text: &str, at: usize) -> usize {
    let mut lexer = PgnLexer::new(text, at);
    lexer.blanks();
    lexer.at
}

/// A line of moves that is being read: the main line or a variation.
struct Line {
    at: At,
    position: Position,
    /// The moment and the position before the last move, where its variations begin.
    previous: Option<(At, Position)>,
    /// Comments before the variation's first move, until that move is read.
    before: Vec<String>,
    /// Byte at which the variation's bracket stands.
    opened: usize,
    skipped: Option<SkippedMoves>,
}

/// The rest of a line that cannot be followed: its first byte, and the number of brackets opened in
/// it that are still open.
struct SkippedMoves {
    from: usize,
    nested: usize,
}

/// A reader of one game.
pub(super) struct PgnReader<'t> {
    lexer: PgnLexer<'t>,
    notation: Notation,
    /// Whether other notations are tried for a move that this one cannot read.
    auto: bool,
    /// Whether the fast path for plain short algebraic may be taken.
    plain: bool,
    tree: GameTree,
    line: Line,
    /// The lines around the current variation, the main line first.
    outer: Vec<Line>,
    /// Whether the tags have ended.
    begun: bool,
    /// The game's variant, once the tags have ended.
    variant: Variant,
    /// The FEN tag: the bytes of its value in the text, and the value.
    fen: Option<(Range<usize>, String)>,
    token: Option<Outcome>,
    /// The side to move according to the last move number.
    mover: Option<Color>,
    troubles: Vec<(Range<usize>, Fault)>,
    unread: Vec<(Range<usize>, At)>,
}

impl<'t> PgnReader<'t> {
    /// Creates a reader for the game that begins at this byte of the text. With `auto`, engines'
    /// `e1g1` and the like ([`Recognised::ByMove`](crate::notation::Recognised)) are also
    /// understood where the notation fails.
    pub fn new(text: &'t str, at: usize, notation: Notation, auto: bool) -> PgnReader<'t> {
        PgnReader {
            lexer: PgnLexer::new(text, at),
            notation,
            auto,
            plain: matches!(notation, Notation::SHORT | Notation::MINIMAL),
            tree: GameTree::default(),
            line: Line {
                at: At::Start,
                position: Position::start(),
                previous: None,
                before: Vec::new(),
                opened: at,
                skipped: None,
            },
            outer: Vec::new(),
            begun: false,
            variant: Variant::Standard,
            fen: None,
            token: None,
            mover: None,
            troubles: Vec::new(),
            unread: Vec::new(),
        }
    }

    /// Starts from this position unless a FEN tag gives another.
    pub fn starting(mut self, position: Position) -> PgnReader<'t> {
        self.tree = GameTree::new(position.clone());
        self.line.position = position;
        self
    }

    /// Reads to the end of the game.
    pub fn game(mut self) -> Draft {
        while let Some(token) = self.token() {
            let ends = if self.line.skipped.is_some() {
                self.skip(token)
            } else {
                self.read(token)
            };
            if ends {
                break;
            }
        }
        if !self.begun {
            self.begin();
        }
        let end = self.lexer.at;
        while !self.outer.is_empty() {
            let opened = self.line.opened;
            self.trouble(opened..opened + 1, Fault::UnclosedVariation);
            self.close(end);
        }
        self.end_skipping(end);
        self.outcome();
        Draft {
            tree: self.tree,
            notation: self.notation,
            troubles: self.troubles,
            unread: self.unread,
            end,
        }
    }

    /// Reads the next token. Where the notation's moves are numbers, a number that is a move
    /// becomes a move token.
    fn token(&mut self) -> Option<PgnToken<'t>> {
        let token = self.lexer.next()?;
        let in_figures =
            self.notation == Notation::Iccf && matches!(token, PgnToken::Number(_, false));
        if in_figures && is_move(&self.lexer.text[self.span()]) {
            self.leave();
            return Some(PgnToken::Move);
        }
        Some(token)
    }

    fn trouble(&mut self, span: Range<usize>, fault: Fault) {
        self.troubles.push((span, fault));
    }

    /// Returns the byte range of the last token.
    fn span(&self) -> Range<usize> {
        self.lexer.start..self.lexer.at
    }

    /// Goes back to before the last token, where the next game begins; always returns `true`.
    fn leave(&mut self) -> bool {
        self.lexer.at = self.lexer.start;
        true
    }

    /// Reads a token; returns `true` if the game ends with it or before it.
    fn read(&mut self, token: PgnToken<'t>) -> bool {
        match token {
            PgnToken::Tag {
                name,
                value,
                value_at,
                inner_quote,
            } => {
                if self.begun || self.next_section(name) {
                    return self.leave();
                }
                if inner_quote {
                    self.trouble(self.span(), Fault::InnerQuote);
                }
                if name == "FEN" && self.fen.is_none() {
                    self.fen = Some((value_at..value_at + value.len(), value.to_string()));
                }
                self.tree.tags.push((name.to_owned(), value.into_owned()));
            }
            PgnToken::Broken(fault) => self.trouble(self.span(), fault),
            PgnToken::Comment { inside, closed } => self.comment(inside, closed),
            PgnToken::Nag(nag) => self.nag(nag),
            PgnToken::Result(outcome) => return self.result(outcome),
            PgnToken::Number(1, true) if self.line.previous.is_some() && self.next_score() => {
                return self.leave();
            }
            PgnToken::Number(_, dot) => self.numbered(dot),
            PgnToken::Open => self.open(),
            PgnToken::Close if self.outer.is_empty() => {
                self.trouble(self.span(), Fault::UnopenedVariation)
            }
            PgnToken::Close => self.close(self.lexer.start),
            PgnToken::Move => {
                if !self.begun {
                    self.begin();
                }
                if self.line.skipped.is_none() {
                    return self.step();
                }
            }
        }
        false
    }

    /// Skips a token of a line that cannot be followed; returns `true` if the game ends with it or
    /// before it.
    fn skip(&mut self, token: PgnToken<'t>) -> bool {
        let next_score = matches!(token, PgnToken::Number(1, true)) && self.next_score();
        let Some(skipped) = &mut self.line.skipped else {
            return false;
        };
        match token {
            PgnToken::Tag { .. } => return self.leave(),
            PgnToken::Number(..) if next_score => return self.leave(),
            PgnToken::Open => skipped.nested += 1,
            PgnToken::Close if skipped.nested > 0 => skipped.nested -= 1,
            PgnToken::Close if self.outer.is_empty() => {
                self.trouble(self.span(), Fault::UnopenedVariation)
            }
            PgnToken::Close => self.close(self.lexer.start),
            PgnToken::Result(outcome) => {
                let main_line = self.outer.is_empty() && skipped.nested == 0;
                // In a skipped line, brackets may be part of moves and need not match.
                if main_line || self.lexer.looks_finished() {
                    self.end_skipping(self.lexer.start);
                    return self.result(outcome);
                }
            }
            PgnToken::Comment { closed: false, .. } => self.unclosed_comment(),
            PgnToken::Comment { .. } | PgnToken::Nag(_) | PgnToken::Number(..) => {}
            PgnToken::Broken(fault) => self.trouble(self.span(), fault),
            PgnToken::Move => {
                self.lexer.word();
            }
        }
        false
    }

    /// Handles a move number. Its dots tell the side to move, which matters in a diagram.
    fn numbered(&mut self, dot: bool) {
        let rest = self.lexer.rest();
        let black = rest.starts_with("..") || rest.starts_with('…');
        let color = if black { Color::Black } else { Color::White };
        self.mover = dot.then_some(color);
    }

    /// Returns whether a tag of this name, after a blank line, begins the next game's tags.
    fn next_section(&self, name: &str) -> bool {
        let Some((first, _)) = self.tree.tags.first() else {
            return false;
        };
        (name == "Event" || name == first) && self.lexer.after_blank_line()
    }

    /// Returns whether the number 1, just read, begins a second score that was pasted below the
    /// first without tags or a result in between.
    fn next_score(&self) -> bool {
        self.outer.is_empty() && self.lexer.begins_score()
    }

    /// Opens a variation on the last move.
    fn open(&mut self) {
        let opened = self.lexer.start;
        let skipped = self.line.previous.is_none().then(|| {
            self.troubles
                .push((opened..opened + 1, Fault::LoneVariation));
            SkippedMoves {
                from: self.lexer.at,
                nested: 0,
            }
        });
        let (at, position) = match &self.line.previous {
            Some((at, position)) => (*at, position.clone()),
            None => (self.line.at, self.line.position.clone()),
        };
        let variation = Line {
            at,
            position,
            previous: None,
            before: Vec::new(),
            opened,
            skipped,
        };
        self.outer
            .push(std::mem::replace(&mut self.line, variation));
    }

    /// Closes the variation, whose text ends at this byte.
    fn close(&mut self, end: usize) {
        self.end_skipping(end);
        if let Some(outer) = self.outer.pop() {
            let variation = std::mem::replace(&mut self.line, outer);
            // A variation with only words is a comment on the move it follows.
            for text in variation.before {
                self.remark(text);
            }
        }
    }

    /// Adds the skipped text of the current line to the unread text.
    fn end_skipping(&mut self, end: usize) {
        if let Some(skipped) = self.line.skipped.take() {
            let text = self.lexer.text[skipped.from..end.max(skipped.from)].trim_end();
            if !text.is_empty() {
                self.unread
                    .push((skipped.from..skipped.from + text.len(), self.line.at));
            }
        }
    }
}
