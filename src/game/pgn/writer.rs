//! Writes a game as PGN, with its moves in any notation.
//!
//! | in the tree | written |
//! |---|---|
//! | glyphs | `$1` |
//! | a null move | `--` in every notation |
//! | a comment | `{text}`, wrapped at 80 characters |
//! | a comment that holds `}`, which braces cannot | `; text`, a line of its own |
//! | a line break in a comment or a tag's value | a space |
//! | Black's move, where its first letters might be taken for White's last | `27. R × Q 27... R P × R` |
//! | a start other than the initial position | the tags `SetUp` and `FEN` |
//! | a `FEN` tag that cannot be read, if moves were made all the same | `{not understood: FEN …}` |
//! | a game that is not orthodox chess | the tag `Variant` |
//! | Chess 99, where the side to move has resigned | `#` before the result |
//!
//! A game that was read comes back as it was, except that its moves may be added in another order:
//! a variation on a variation's first move is written after that variation.

use super::glyph::glyph_sign;
use super::reader::one_line;
use super::result::in_notation;
use crate::board::{Color, Move, Variant};
use crate::game::fen::{read_fen_of, write_fen};
use crate::game::{At, GameNode, GameTree, NodeId};
use crate::notation::{Notation, Ply};
use crate::rules::Position;

/// Writes tags, moves with their variations, and the result. The text ends in a line break.
#[must_use]
pub fn write_pgn(game: &GameTree, notation: &Notation) -> String {
    let mut text = tags(game);
    if !text.is_empty() {
        text.push('\n');
    }
    let mut page = WrappedText::after(text, false);
    movetext(game, notation, &mut page);
    if game.start().variant() == Variant::Chess99 && ending(game, notation) == Some("#") {
        page.word("#");
    }
    page.word(game.outcome.pgn());
    page.text.push('\n');
    page.text
}

/// Writes the moves with their variations and the result as this notation has it: `1-0`,
/// `Black resigns.`, `#`, or nothing where the last move says it. There are no tags, and glyphs are
/// printed as `!` and `?` where they have such a form and are not signs of the notation.
#[must_use]
pub fn write_score(game: &GameTree, notation: &Notation) -> String {
    // In Chess 99 "!" has another meaning.
    let signs = game.start().variant().span() == 8;
    let mut page = WrappedText::after(String::new(), signs);
    set_score(game, notation, &mut page);
    page.text.push('\n');
    page.text
}

/// Passes the same score to a page, in the order in which it is printed.
pub fn set_score(game: &GameTree, notation: &Notation, page: &mut impl ScorePage) {
    movetext(game, notation, page);
    if let Some(result) = ending(game, notation) {
        page.result(result);
    }
}

/// A page that receives the parts of a score one by one.
pub trait ScorePage {
    /// Adds a move: its printed text with any number, its node, and the position after it. Returns
    /// whether what follows it is so long that Black's next move needs its number.
    fn play(&mut self, word: &str, node: &GameNode, after: &Position) -> bool;
    /// Adds a comment as it is in the game, including what programs wrote into it.
    fn comment(&mut self, comment: &str);
    /// Opens a variation.
    fn open(&mut self);
    /// Closes the variation that was opened last.
    fn close(&mut self);
    /// Adds the result, in the words of the notation.
    fn result(&mut self, result: &str);
}

/// Returns the result that follows the last move of the main line.
fn ending(game: &GameTree, notation: &Notation) -> Option<&'static str> {
    let end = game.position(game.end_of_line(At::Start));
    in_notation(game.outcome, &end, *notation)
}

/// Writes the comments of the start and all moves.
fn movetext(game: &GameTree, notation: &Notation, page: &mut impl ScorePage) {
    if let Some(fen) = misfit(game) {
        page.comment(&["not understood: FEN ", fen].concat());
    }
    for comment in &game.comments {
        page.comment(comment);
    }
    moves(game, notation, page);
}

/// Returns the FEN tag that could not be read, if moves were made from the initial position since. With
/// the tag they could not be read back, so it is written as a comment.
fn misfit(game: &GameTree) -> Option<&str> {
    let fen = game.tag("FEN").filter(|_| !game.is_empty())?;
    let variant = game.start().variant();
    let is_initial = *game.start() == Position::array(variant);
    (is_initial && read_fen_of(fen, variant).is_err()).then_some(fen)
}

fn tags(game: &GameTree) -> String {
    let variant = game.start().variant();
    let set_up = *game.start() != Position::array(variant);
    let mut text = String::new();
    let mut fen_written = !set_up;
    let mut variant_written = variant == Variant::Standard;
    let is_misfit = misfit(game).is_some();
    for (name, value) in &game.tags {
        if is_misfit && ["FEN", "SetUp"].contains(&name.as_str()) {
            continue;
        }
        if name == "Variant" {
            let named = Variant::named(value);
            // An unknown name may stay; the name of another variant would mislead.
            if named.is_some_and(|named| named != variant) || (named.is_none() && !variant_written)
            {
                continue;
            }
            variant_written = true;
        }
        let is_start = || read_fen_of(value, variant).is_ok_and(|read| read == *game.start());
        if name == "FEN" && set_up && (fen_written || !is_start()) {
            continue;
        }
        fen_written |= name == "FEN";
        tag(&mut text, name, value);
    }
    if !variant_written {
        tag(&mut text, "Variant", variant.title());
    }
    if !fen_written {
        if game.tag("SetUp").is_none() {
            tag(&mut text, "SetUp", "1");
        }
        tag(&mut text, "FEN", &write_fen(game.start()));
    }
    text
}

fn tag(text: &mut String, name: &str, value: &str) {
    text.push('[');
    text.push_str(name);
    text.push_str(" \"");
    for c in value.chars() {
        match c {
            '"' | '\\' => text.extend(['\\', c]),
            '\n' | '\r' => text.push(' '),
            _ => text.push(c),
        }
    }
    text.push_str("\"]\n");
}

/// A part that remains to be written, kept on a stack.
enum Unwritten {
    /// A move and the rest of its line. If it `leads`, its alternatives follow it as variations.
    Line {
        id: NodeId,
        before: Position,
        leads: bool,
    },
    Open,
    Close,
}

fn moves(game: &GameTree, notation: &Notation, page: &mut impl ScorePage) {
    let mut unwritten = Vec::new();
    // Whether Black's move needs its number: at the start of a line, and after anything in between.
    let mut number_due = true;
    let mut word = String::new();
    let (mut name, mut last) = (String::new(), String::new());
    if let Some(&id) = game.next(At::Start).first() {
        unwritten.push(Unwritten::leading(id, game.start().clone()));
    }
    while let Some(next) = unwritten.pop() {
        let Unwritten::Line { id, before, leads } = next else {
            match next {
                Unwritten::Open => page.open(),
                _ => page.close(),
            }
            number_due = true;
            continue;
        };
        let node = game.node(id);
        for comment in &node.before {
            page.comment(comment);
            number_due = true;
        }
        let after = before.after(&node.mv);
        let color = before.mover(&node.mv);
        std::mem::swap(&mut name, &mut last);
        name.clear();
        write_name(&before, &node.mv, &after, notation, &mut name);
        word.clear();
        // In a diagram Black may move twice in a row.
        number_due |= color != before.color();
        if color == Color::White || number_due || runs_on(&last, &name, notation) {
            notation.write_number(before.number_of(&node.mv), &node.mv, color, &mut word);
        }
        word.push_str(&name);
        number_due = page.play(&word, node, &after) || !node.comments.is_empty();
        for comment in &node.comments {
            page.comment(comment);
        }
        if let Some(&next) = node.next.first() {
            unwritten.push(Unwritten::leading(next, after));
        }
        if leads {
            for &rival in game.next(node.parent).iter().skip(1).rev() {
                unwritten.extend(Unwritten::variation(rival, before.clone()));
            }
        }
    }
}

impl Unwritten {
    /// Returns the line that continues with this move.
    const fn leading(id: NodeId, before: Position) -> Unwritten {
        Unwritten::Line {
            id,
            before,
            leads: true,
        }
    }

    /// Returns a variation in its brackets, in the order of the stack.
    const fn variation(id: NodeId, before: Position) -> [Unwritten; 3] {
        let line = Unwritten::Line {
            id,
            before,
            leads: false,
        };
        [Unwritten::Close, line, Unwritten::Open]
    }
}

/// Writes a move's name, given the position `after` it.
fn write_name(
    before: &Position,
    mv: &Move,
    after: &Position,
    notation: &Notation,
    name: &mut String,
) {
    if *notation == Notation::SHORT {
        before.write_san(mv, after, name);
    } else {
        let turn = before.turn_of(before.mover(mv));
        notation.write(&Ply::new(mv, &turn), name);
    }
}

/// Returns whether two names in a row could be divided elsewhere than between them:
/// `R × Q R P × R`.
fn runs_on(last: &str, name: &str, notation: &Notation) -> bool {
    matches!(notation, Notation::Descriptive(_))
        && notation.extent(&format!("{last} {name}")) != last.len()
}

/// Text that is wrapped as it grows.
struct WrappedText {
    text: String,
    /// Whether glyphs are written as printed signs.
    signs: bool,
    /// Characters in the current line.
    column: usize,
    /// Whether the next word joins on without a space.
    glued: bool,
}

impl WrappedText {
    const WIDTH: usize = 80;

    /// Continues after a text that ends a line.
    const fn after(text: String, signs: bool) -> WrappedText {
        WrappedText {
            text,
            signs,
            column: 0,
            glued: true,
        }
    }

    /// Adds a word after a space, or on a new line if it would not fit.
    fn word(&mut self, word: &str) {
        self.joined(&[word]);
    }

    /// Does the same with a word in parts.
    fn joined(&mut self, parts: &[&str]) {
        let width = parts.iter().map(|part| part.chars().count()).sum::<usize>();
        if !self.glued {
            if self.column + 1 + width > Self::WIDTH {
                self.text.push('\n');
                self.column = 0;
            } else {
                self.text.push(' ');
                self.column += 1;
            }
        }
        self.glued = false;
        self.text.extend(parts.iter().copied());
        self.column += width;
    }

    fn glyph(&mut self, nag: u8) {
        // The sign of a novelty would be read as a knight.
        match glyph_sign(nag).filter(|_| self.signs && nag != 146) {
            // `!` and similar glyphs are attached to the move.
            Some(sign) if nag <= 6 => {
                self.text.push_str(sign);
                self.column += sign.len();
            }
            Some(sign) => self.word(sign),
            None => self.word(&format!("${nag}")),
        }
    }
}

impl ScorePage for WrappedText {
    fn play(&mut self, word: &str, node: &GameNode, _: &Position) -> bool {
        self.word(word);
        for &nag in &node.nags {
            self.glyph(nag);
        }
        false
    }

    fn result(&mut self, result: &str) {
        self.word(result);
    }

    fn open(&mut self) {
        self.word("(");
        self.glued = true;
    }

    fn close(&mut self) {
        self.glued = true;
        self.word(")");
    }

    fn comment(&mut self, comment: &str) {
        let comment = one_line(comment);
        if comment.is_empty() {
            return;
        }
        if comment.contains('}') {
            // Behind a move, a semicolon may only separate it from the next.
            if self.column > 0 {
                self.text.push('\n');
            }
            self.text.push_str("; ");
            self.text.push_str(&comment);
            self.text.push('\n');
            self.column = 0;
            self.glued = true;
            return;
        }
        // A comment may be as long as the file, and so it is not copied into its braces.
        let (mut begin, mut brace) = (0, "{");
        // A line may break only at a single space, or reading would not give the comment back.
        for (at, _) in comment.match_indices(' ') {
            let beside = [
                comment[..at].chars().next_back(),
                comment[at + 1..].chars().next(),
            ];
            if at > begin && beside.into_iter().flatten().all(|c| !c.is_whitespace()) {
                self.joined(&[brace, &comment[begin..at]]);
                (begin, brace) = (at + 1, "");
            }
        }
        self.joined(&[brace, &comment[begin..], "}"]);
    }
}
