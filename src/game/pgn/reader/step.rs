//! Reads one move of a score and adds it to the tree.

use super::super::plain::plain_move;
use super::super::trouble::{Fault, Wrong};
use super::super::{glyph, result};
use super::{PgnReader, SkippedMoves, WrittenMove, sentences};
use crate::board::{Move, Piece, Variant};
use crate::game::At;
use crate::notation::{Notation, Recognised, Turn, Verdict, ambiguous, null, recognised, refusal};
use crate::rules::Position;

/// Most moves of one game, variations included. The rules end a game before its eighteen thousandth
/// half-move.
pub const MOST_MOVES: usize = 1_000_000;

impl PgnReader<'_> {
    /// Reads the move that begins here; returns `true` if words such as "resigns" end the game
    /// instead.
    pub(super) fn step(&mut self) -> bool {
        if self.tree.len() >= MOST_MOVES {
            self.lexer.word();
            self.fail(Fault::TooLong);
            return false;
        }
        if self.plain
            && let Some((length, glyphs, mv)) = plain_move(self.lexer.rest(), &self.line.position)
        {
            let word = &self.lexer.rest()[..length];
            self.lexer.take(length + glyphs);
            let nag = glyph_nag(&self.lexer.text[self.lexer.at - glyphs..self.lexer.at]);
            self.make(&mv, length);
            self.check_mark(word, &mv);
            self.push_nags(nag);
            return false;
        }
        let rest = self.lexer.rest();
        if let Some(length) = null::extent(rest) {
            self.pass(&rest[..length]);
            return false;
        }
        if let Some(length) = sentences::same(rest, self.notation)
            && let Some(mv) = self.mirrored()
        {
            self.lexer.take(length);
            self.make(&mv, length);
            return false;
        }
        if self.variant == Variant::Chess99 && rest.starts_with('#') {
            return self.resignation();
        }
        let whole = self.whole_move(rest);
        let end = glyph::at_end(whole);
        let word = end.map_or(whole, |(length, _)| &whole[..whole.len() - length]);
        self.lexer.take(whole.len());
        match self.understand(word) {
            Ok((mv, untrue)) => {
                if self.borrows(word, &mv) {
                    self.borrowed += 1;
                }
                for mark in untrue {
                    let fault = Fault::Untrue(self.wrong(word), mark);
                    self.trouble(self.span(), fault);
                }
                let glyphs = |c| is_mark(c) && !(c == '!' && self.variant == Variant::Chess99);
                let marks = word.trim_end_matches(glyphs).len();
                self.make(&mv, marks);
                self.push_nags(glyph_nag(&word[marks..]));
                self.push_nags(end.map(|(_, nag)| nag));
            }
            Err(fault) => {
                let color = self.line.position.color();
                if let Some((length, outcome)) = result::in_words(rest, color) {
                    self.lexer.at = self.lexer.start + length;
                    return self.result(outcome);
                }
                self.fail(fault);
            }
        }
        false
    }

    /// Returns the text of the move that begins this text, with its glyphs.
    fn whole_move<'r>(&self, rest: &'r str) -> &'r str {
        let whole = &rest[..self.notation.extent(rest).clamp(1, rest.len())];
        // The lexer skips commas between moves, as newspapers print them. Within a sentence they stay:
        // "le pion du roi, deux pas".
        let whole = match whole.split_once(',') {
            Some((head, _)) if self.notation.extent(head) == head.len() => head,
            _ => whole,
        };
        // In Chess 99 `#` is the next player's answer and not a mark of this move.
        let whole = match (self.variant, whole.find('#')) {
            (Variant::Chess99, Some(at)) => &whole[..at],
            _ => whole,
        };
        whole.trim_end()
    }

    /// Returns the legal move that mirrors the move before.
    fn mirrored(&self) -> Option<Move> {
        let At::After(last) = self.line.at else {
            return None;
        };
        let last = &self.tree.node(last).mv;
        sentences::mirrored(last, &self.line.position.turn().moves)
    }

    /// Reads a null move, which is the same word in every notation.
    fn pass(&mut self, word: &str) {
        self.lexer.take(word.len());
        match self.line.position.pass() {
            Ok(mv) => self.make(&mv, word.len()),
            Err(sentence) => self.fail(Fault::Refused(self.wrong(word), sentence)),
        }
    }

    /// Reports a check mark that is not true of the plain move just made.
    fn check_mark(&mut self, word: &str, mv: &Move) {
        let gives = match word.as_bytes() {
            [.., b'#'] => self.line.position.received(mv).is_mate(),
            [.., b'+'] => self.line.position.checked_king().is_some(),
            _ => return,
        };
        if !gives {
            let mark = word[word.len() - 1..].to_owned();
            let before = self
                .line
                .previous
                .as_ref()
                .map_or(&self.line.position, |(_, position)| position);
            let fault = Fault::Untrue(wrong(before, word, !self.outer.is_empty()), mark);
            self.trouble(self.span(), fault);
        }
    }

    /// Returns the move that the word means, and those of its marks that are not true of it.
    pub(super) fn understand(&self, word: &str) -> Result<(Move, Vec<String>), Fault> {
        let turn = match self.mover {
            Some(color) if self.line.position.variant() == Variant::Diagram => {
                self.line.position.turn_of(color)
            }
            _ => self.line.position.turn(),
        };
        let verdict = self.notation.understand(word, &turn);
        if let Ok((reading, Verdict::One { mv, untrue })) = verdict {
            // A missing `x` is not reported, because only written marks can be untrue.
            let marks = untrue.iter().map(|part| reading.letters(part).to_owned());
            return Ok((mv, marks.filter(|mark| !mark.is_empty()).collect()));
        }
        if self.auto
            && let Some(mv) = by_another(self.notation, word, &turn)
        {
            return Ok((mv, Vec::new()));
        }
        let wrong = self.wrong(word);
        Err(match verdict {
            Err(misread) => Fault::Misread(wrong, misread),
            Ok((reading, Verdict::None { broke, before })) => {
                Fault::Refused(wrong, refusal(&reading, &broke, &before, &turn))
            }
            Ok((_, Verdict::Many(moves))) => {
                Fault::Ambiguous(wrong, ambiguous(word, &moves), moves)
            }
            Ok((_, Verdict::One { mv, .. })) => return Ok((mv, Vec::new())),
        })
    }

    /// Returns whether the word names its piece by other letters than the notation has, and notes the
    /// first that has the letter P for a pawn.
    fn borrows(&mut self, word: &str, mv: &Move) -> bool {
        if let Notation::Continental(dialect) = self.notation {
            return dialect.is_in_another_order(word);
        }
        let Some(letters) = self.notation.letters() else {
            return false;
        };
        let names_pawn = mv.piece == Piece::Pawn && word.starts_with('P');
        if names_pawn && self.strange.is_none() {
            self.strange = Some(self.span());
        }
        names_pawn || letters.begins(word).is_none() && letters.begins_alike(word).is_some()
    }

    /// Describes the move that this word should have been.
    fn wrong(&self, word: &str) -> Wrong {
        wrong(&self.line.position, word, !self.outer.is_empty())
    }

    /// Adds a move to the line. Its text is the first `length` bytes of the last token.
    fn make(&mut self, mv: &Move, length: usize) {
        self.mover = None;
        let line = &mut self.line;
        let next = line.position.after(mv);
        let before = std::mem::replace(&mut line.position, next);
        let id = self.tree.add(line.at, *mv);
        if let Some(written) = &mut self.written {
            let span = self.lexer.start..self.lexer.start + length;
            written.push(WrittenMove { id, span });
        }
        line.previous = Some((line.at, before));
        line.at = At::After(id);
        if !line.before.is_empty() {
            self.tree.node_mut(id).before = std::mem::take(&mut line.before);
        }
    }

    fn push_nags(&mut self, nag: Option<u8>) {
        if let (Some(nag), At::After(id)) = (nag, self.line.at) {
            self.tree.node_mut(id).nags.push(nag);
        }
    }

    /// Reports that the move just read cannot be made, and skips the rest of the line.
    fn fail(&mut self, fault: Fault) {
        let span = self.span();
        self.strange.get_or_insert(span.clone());
        self.line.skipped = Some(SkippedMoves {
            from: span.start,
            nested: 0,
        });
        self.trouble(span, fault);
    }
}

/// Reads the word as a move in another notation that is recognised move by move.
fn by_another(notation: Notation, word: &str, turn: &Turn<'_>) -> Option<Move> {
    let others = recognised(turn.variant)
        .filter(|row| row.recognised == Recognised::ByMove && row.notation != notation);
    for other in others {
        if let Ok((_, Verdict::One { mv, .. })) = other.notation.understand(word, turn) {
            return Some(mv);
        }
    }
    None
}

fn wrong(position: &Position, word: &str, in_variation: bool) -> Wrong {
    Wrong {
        number: position.fullmove(),
        color: position.color(),
        text: word.to_owned(),
        in_variation,
    }
}

const fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?' | '‼' | '⁇' | '⁈' | '⁉')
}

/// Returns the number of the glyph that these marks form; for a longer run, that of the longest
/// glyph at its start.
fn glyph_nag(marks: &str) -> Option<u8> {
    if marks.is_empty() {
        return None;
    }
    glyph::of_marks(marks).or_else(|| Some(glyph::at_start(marks)?.1))
}
