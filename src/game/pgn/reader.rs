//! Reads one game from its text and builds its tree. Moves are in [`step`].

mod sentences;
mod step;

pub use step::MOST_MOVES;

use std::borrow::Cow;
use std::ops::Range;

use super::lex::{PgnLexer, PgnToken};
use super::trouble::Fault;
use crate::board::{Color, Variant};
use crate::game::fen::{read_fen, read_fen_of};
use crate::game::standing::fallen;
use crate::game::{At, End, GameTree, NodeId, Outcome};
use crate::notation::Notation;
use crate::notation::braille;
use crate::rules::Position;

/// A move of a game as its text has it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenMove {
    /// The move's node in the game.
    pub id: NodeId,
    /// Byte range of its letters and check mark, without glyphs such as `!`.
    pub span: Range<usize>,
}

/// A game as read, with its troubles at byte ranges of the text.
pub(super) struct Draft {
    pub tree: GameTree,
    pub notation: Notation,
    pub troubles: Vec<(Range<usize>, Fault)>,
    pub unread: Vec<(Range<usize>, At)>,
    /// The moves as they are written, if they were asked for.
    pub written: Vec<WrittenMove>,
    /// Byte at which the next game may begin.
    pub end: usize,
    /// Byte behind the move of the main line that could not be made.
    pub lost: Option<usize>,
    /// The first word that has no meaning, or that names a pawn by the letter P.
    pub strange: Option<Range<usize>>,
    /// How many moves name their piece by other letters than the notation has.
    pub borrowed: usize,
    /// Other letters in which the text is the same game.
    pub alike: Vec<Notation>,
    /// Other letters in which the text is a game of other moves.
    pub rivals: Vec<Notation>,
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
    /// The moves as they are written; `None` unless they are asked for.
    written: Option<Vec<WrittenMove>>,
    /// Byte behind the move of the main line that could not be made.
    lost: Option<usize>,
    /// Whether to read no further than such a move.
    stops: bool,
    /// The first word that has no meaning, or that names a pawn by the letter P.
    strange: Option<Range<usize>>,
    /// How many moves name their piece by other letters than the notation has.
    borrowed: usize,
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
            written: None,
            lost: None,
            stops: false,
            strange: None,
            borrowed: 0,
        }
    }

    /// Stops at the first move of the main line that cannot be made.
    pub const fn stopping_where_lost(mut self) -> PgnReader<'t> {
        self.stops = true;
        self
    }

    /// Notes where each move is written.
    pub fn noting_moves(mut self) -> PgnReader<'t> {
        self.written = Some(Vec::new());
        self
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
            if self.line.skipped.is_some() && self.outer.is_empty() && self.lost.is_none() {
                self.lost = Some(self.lexer.at);
            }
            if ends || self.stops && self.lost.is_some() {
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
            written: self.written.unwrap_or_default(),
            end,
            lost: self.lost,
            strange: self.strange,
            borrowed: self.borrowed,
            alike: Vec::new(),
            rivals: Vec::new(),
        }
    }

    /// Reads the next token. Where the notation's moves are numbers, a number that is a move
    /// becomes a move token, and where its numbers are cells, they become number tokens. A move's
    /// token begins behind what says who moves.
    fn token(&mut self) -> Option<PgnToken<'t>> {
        self.separators();
        let token = self.lexer.next()?;
        if let (Notation::Numeric(numbers), PgnToken::Number(_, false)) = (self.notation, &token)
            && numbers.begin_move(&self.lexer.text[self.lexer.start..])
        {
            self.leave();
            return Some(PgnToken::Move);
        }
        if token == PgnToken::Move {
            let side = sentences::side(self.lexer.rest(), self.notation);
            self.lexer.take(side);
            self.lexer.start += side;
        }
        let in_cells = matches!(self.notation, Notation::Braille(_)) && token == PgnToken::Move;
        if in_cells && let Some((length, number)) = braille::number(self.lexer.rest()) {
            self.lexer.take(length);
            return Some(PgnToken::Number(number, true));
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
                    let span = value_at..value_at + value.len();
                    // A value with escapes is shorter than its text.
                    let is_as_written = self.lexer.text.get(span.clone()) == Some(&*value);
                    let span = if is_as_written { span } else { self.span() };
                    self.fen = Some((span, value.to_string()));
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
        let in_cells = matches!(self.notation, Notation::Braille(_));
        let black = rest.starts_with("..")
            || rest.starts_with('…')
            || in_cells && rest.trim_start().starts_with(['⠤', '-']);
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

impl PgnReader<'_> {
    /// Sets up the game's start, once its tags are known.
    fn begin(&mut self) {
        self.begun = true;
        let mut variant = self.line.position.variant();
        let named = self.tree.tag("Variant");
        if let Some(known) = named.and_then(Variant::named) {
            variant = known;
        } else if let Some(name) = named {
            let known = [
                "normal",
                "orthodox",
                "chess960",
                "chess 960",
                "fischerandom",
                "fischerrandom",
                "fischer random",
                "from position",
                "",
            ];
            if !known.contains(&name.to_ascii_lowercase().as_str()) {
                let fault = Fault::Variant(name.to_owned());
                let begin = self.line.opened;
                self.trouble(begin..begin, fault);
            }
        }
        if variant != self.line.position.variant() {
            self.set_up(Position::array(variant));
        }
        if let Some((span, fen)) = self.fen.take() {
            let read = match variant {
                // Nine ranks are recognised as Chess 99.
                Variant::Standard => read_fen(&fen),
                _ => read_fen_of(&fen, variant),
            };
            match read {
                Ok(position) => self.set_up(position),
                Err(error) => {
                    self.trouble(span, Fault::Fen(error));
                    self.line.skipped = Some(SkippedMoves {
                        from: self.lexer.start,
                        nested: 0,
                    });
                }
            }
        }
        self.variant = self.line.position.variant();
        self.notation = self.notation.on(self.variant);
        if self.variant != Variant::Standard {
            self.plain = false;
        }
    }

    /// Makes the game begin from this position.
    fn set_up(&mut self, position: Position) {
        let mut tree = GameTree::new(position.clone());
        tree.tags = std::mem::take(&mut self.tree.tags);
        tree.comments = std::mem::take(&mut self.tree.comments);
        self.tree = tree;
        self.line.position = position;
    }
}

impl PgnReader<'_> {
    /// Handles a result and returns whether it ends the game. In a variation it is an annotator's
    /// remark, unless nothing follows it.
    fn result(&mut self, outcome: Outcome) -> bool {
        if !self.outer.is_empty() && !self.lexer.looks_finished() {
            let text = self.lexer.text[self.span()].to_owned();
            self.remark(text);
            return false;
        }
        if !self.begun {
            self.begin();
            self.line.skipped = None;
        }
        self.token = Some(outcome);
        let result_at = self.lexer.start;
        // Some programs put the last comment after the result.
        while self.lexer.comment_in_line() {
            if let Some(PgnToken::Comment { inside, closed }) = self.lexer.next() {
                self.comment(inside, closed);
            }
        }
        self.lexer.start = result_at;
        true
    }

    /// Handles `#` of Chess 99, with which the side to move resigns. A result after it repeats the
    /// same in figures.
    fn resignation(&mut self) -> bool {
        self.lexer.take(1);
        let lost = Outcome::won(self.line.position.color().other());
        if !self.result(lost) {
            return false;
        }
        let mut ahead = self.lexer.clone();
        if let Some(PgnToken::Result(outcome)) = ahead.next() {
            self.lexer = ahead;
            return self.result(if outcome == Outcome::Open {
                lost
            } else {
                outcome
            });
        }
        true
    }

    /// Sets the outcome from the result among the moves, the tag, or a king that was taken.
    fn outcome(&mut self) {
        let tag = self.tree.tag("Result");
        let tag = tag.map(|tag| (tag, Outcome::of_pgn(tag)));
        self.tree.outcome = match (self.token, tag) {
            (Some(token), Some((tag, said))) => {
                if said != Some(token) && said != Some(Outcome::Open) && token != Outcome::Open {
                    let fault = Fault::Result {
                        tag: tag.to_owned(),
                        token,
                    };
                    self.troubles.push((self.lexer.start..self.lexer.at, fault));
                }
                token
            }
            (Some(token), None) => token,
            (None, Some((_, said))) => said.unwrap_or(Outcome::Open),
            (None, None) => fallen(&self.line.position).map_or(Outcome::Open, End::outcome),
        };
    }
}

impl PgnReader<'_> {
    /// Adds a comment's text at the current moment.
    fn comment(&mut self, inside: Range<usize>, closed: bool) {
        if !closed {
            self.unclosed_comment();
        }
        let text = one_line(&self.lexer.text[inside]).into_owned();
        if !text.is_empty() {
            self.remark(text);
        }
    }

    /// Skips semicolons that separate moves. They are found before the lexer takes them for comments
    /// and looks for the end of their line, because a line may hold any number of games.
    fn separators(&mut self) {
        if self.plain || self.line.skipped.is_some() {
            return;
        }
        self.lexer.blanks();
        while self.lexer.byte(0) == Some(b';') && self.is_separator() {
            self.lexer.take(1);
            self.lexer.blanks();
        }
    }

    /// Returns whether the semicolon that comes next only separates moves, as newspapers print them:
    /// `P-K4; 2. N-KB3`, `P-K4; P-K4`. In algebraic notation, which PGN uses, it always opens a
    /// comment, and so does a semicolon at the start of a line, where [`write_pgn`] puts it.
    ///
    /// [`write_pgn`]: crate::game::pgn::write_pgn
    fn is_separator(&self) -> bool {
        let (before, behind) = self.lexer.text.split_at(self.lexer.at);
        if before.ends_with(['\n', '\r']) {
            return false;
        }
        // No move or number is longer.
        const LONGEST: usize = 200;
        let near = &behind[1..behind.floor_char_boundary(1 + LONGEST)];
        let line = near.split(['\n', '\r']).next().unwrap_or_default();
        let behind = line.trim_start();
        let digits = behind.bytes().take_while(u8::is_ascii_digit).count();
        if digits == 0 {
            let word = &behind[..self.notation.extent(behind).min(behind.len())];
            return self.understand(word.trim_end()).is_ok();
        }
        behind[digits..].starts_with('.')
            && behind[..digits].parse() == Ok(self.line.position.fullmove())
    }

    fn unclosed_comment(&mut self) {
        let start = self.lexer.start;
        self.trouble(start..start + 1, Fault::UnclosedComment);
    }

    /// Adds a comment at the current moment.
    fn remark(&mut self, text: String) {
        if self.line.previous.is_none() && !self.outer.is_empty() {
            self.line.before.push(text);
        } else {
            self.remark_at(self.line.at, text);
        }
    }

    fn remark_at(&mut self, at: At, text: String) {
        match at {
            At::Start => self.tree.comments.push(text),
            At::After(id) => self.tree.node_mut(id).comments.push(text),
        }
    }

    fn nag(&mut self, nag: u8) {
        match self.line.at {
            At::After(id) if self.line.previous.is_some() => self.tree.node_mut(id).nags.push(nag),
            _ => self.trouble(self.span(), Fault::LoneGlyph),
        }
    }
}

/// Returns a comment's text with each line break, and the blanks around it, replaced by one space,
/// because programs wrap the lines of a PGN file anywhere.
pub(in crate::game::pgn) fn one_line(text: &str) -> Cow<'_, str> {
    let text = text.trim();
    if !text.contains(['\n', '\r']) {
        return Cow::Borrowed(text);
    }
    let mut all = String::with_capacity(text.len());
    add_lines(&mut all, text);
    Cow::Owned(all)
}

/// Adds a text to another in the same way.
pub(in crate::game::pgn) fn add_lines(all: &mut String, text: &str) {
    let lines = text.split(['\n', '\r']).map(str::trim);
    for (nth, line) in lines.filter(|line| !line.is_empty()).enumerate() {
        if nth > 0 {
            all.push(' ');
        }
        all.push_str(line);
    }
}
