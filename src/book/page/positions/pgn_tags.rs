//! Reads PGN tags and FEN positions printed above a game.
//!
//! | above the game | taken |
//! |---|---|
//! | `[White "Legall"]` | the tag |
//! | `[FEN "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"]` | the tag, and the position |
//! | `FEN: 4k3/8/8/8/8/8/4P3/4K3 w - - 0 1` | the position |

use std::borrow::Cow;
use std::ops::Range;

use super::shown_positions::BoardDrawing;
use crate::board::Variant;
use crate::book::page::limits;
use crate::book::page::moves::misprints::is_prose;
use crate::book::stretches::{Stretches, outside};
use crate::game::fen::read_fen;
use crate::game::pgn::tags;
use crate::notation::arrange;
use crate::rules::Position;

/// Heading that replaces tags, PGN and opening tables in the text, so that no game continues past
/// them.
pub(in crate::book::page) const HEADING: &str = "GAME 0";

/// Marker that replaces a drawn board in the text.
const DIAGRAM: &str = "[Diagram]";

/// PGN tags printed above a game.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct TagHead {
    pub span: Range<usize>,
    pub tags: Vec<(String, String)>,
    /// The position of the `FEN` tag, unless it is the initial one or of another variant.
    pub start: Option<Position>,
}

/// Returns the text with tags, PGN, opening tables and drawn boards replaced by markers. Every
/// other byte keeps its offset.
pub(in crate::book::page) fn masked<'t>(
    text: &'t str,
    parts: &Stretches,
    boards: &[BoardDrawing],
    tables: &[Range<usize>],
) -> Cow<'t, str> {
    if parts.tags.is_empty() && parts.pgn.is_empty() && boards.is_empty() && tables.is_empty() {
        return Cow::Borrowed(text);
    }
    let foreign = parts.tags.iter().chain(&parts.pgn).chain(tables);
    let foreign = foreign.map(|span| (span, HEADING));
    let mut spans: Vec<(&Range<usize>, &str)> = foreign.collect();
    spans.extend(boards.iter().map(|board| (&board.span, DIAGRAM)));
    arrange(&mut spans, |(span, _)| (span.start, 0));
    let mut masked = String::with_capacity(text.len());
    let mut end = 0;
    for (span, sign) in spans {
        if span.start < end {
            continue;
        }
        masked.push_str(&text[end..span.start]);
        // A marker that does not fit on the first line of its span is left out.
        let line = text[span.clone()].find(['\n', '\r']).unwrap_or(span.len());
        let sign = if sign.len() <= line { sign } else { "" };
        masked.push_str(sign);
        let mut rest = span.start + sign.len();
        while !text.is_char_boundary(rest) {
            masked.push(' ');
            rest += 1;
        }
        for c in text[rest..span.end].chars() {
            match c {
                '\n' | '\r' => masked.push(c),
                _ => masked.extend(std::iter::repeat_n(' ', c.len_utf8())),
            }
        }
        end = span.end;
    }
    masked.push_str(&text[end..]);
    Cow::Owned(masked)
}

/// Returns the tags above games of the page, in text order. A game with PGN comments or variations
/// and no prose is moved to `parts.pgn` instead, for the PGN reader.
pub(in crate::book::page) fn heads(text: &str, parts: &mut Stretches) -> Vec<TagHead> {
    let mut heads = Vec::new();
    let mut pgn = Vec::new();
    let mut foreign = parts.pgn.iter().map(|span| span.start).peekable();
    let mut ends = parts.tags.iter().skip(1).map(|span| span.start);
    for span in &parts.tags {
        while foreign.next_if(|&begin| begin < span.end).is_some() {}
        let next = ends.next().unwrap_or(text.len());
        let next = next.min(foreign.peek().copied().unwrap_or(text.len()));
        let moves = text[span.end..next].trim_end();
        if is_annotated(moves) {
            pgn.push(span.start..span.end + moves.len());
            continue;
        }
        let tags = tags(&text[span.clone()]);
        let fen = tags.iter().find(|(name, _)| name == "FEN");
        let start = fen.and_then(|(_, fen)| read_fen(fen).ok());
        let start = start
            .filter(|start| *start != Position::start() && start.variant() == Variant::Standard);
        heads.push(TagHead {
            span: span.clone(),
            tags,
            start,
        });
    }
    parts.tags = heads.iter().map(|head| head.span.clone()).collect();
    parts.pgn.append(&mut pgn);
    arrange(&mut parts.pgn, |span| (span.start, 0));
    heads
}

/// Returns whether the moves have PGN comments, variations or glyphs and no prose outside comments.
fn is_annotated(moves: &str) -> bool {
    let mut open = false;
    let bare = outside(moves, &mut open);
    let marked = bare.len() < moves.len() || bare.contains('$') || has_variation(&bare);
    marked && !open && !bare.split_whitespace().any(is_prose)
}

/// Returns whether a bracket opens a variation, with the number of its first move and a dot. Books
/// print other things in brackets: `(ch.)`, `BxKt (B 3)`, `(1)`.
fn has_variation(moves: &str) -> bool {
    moves.split('(').skip(1).any(|inside| {
        let inside = inside.trim_start();
        let behind = inside.trim_start_matches(|c: char| c.is_ascii_digit());
        behind.len() < inside.len() && behind.starts_with(['.', '…'])
    })
}

/// Returns the lowest position given as FEN near the end of a text.
pub(in crate::book::page) fn position(above: &str) -> Option<Position> {
    near(above).lines().rev().find_map(in_line)
}

/// Returns the last `limits::POSITION_BYTES` bytes of a text.
pub(in crate::book::page) fn near(above: &str) -> &str {
    &above[above.ceil_char_boundary(above.len().saturating_sub(limits::POSITION_BYTES))..]
}

/// Returns the position of a FEN within a line. Fields after the piece placement may be missing.
fn in_line(line: &str) -> Option<Position> {
    let words: Vec<&str> = line
        .split(|c: char| c.is_whitespace() || matches!(c, '"' | '“' | '”' | '(' | ')' | '[' | ']'))
        .filter(|word| !word.is_empty())
        .collect();
    let at = words.iter().position(|word| is_board(word))?;
    let end = words.len().min(at + 6);
    (at + 1..=end).rev().find_map(|end| {
        let fields = words[at..end].join(" ");
        read_fen(fields.trim_end_matches(['.', ',', ';'])).ok()
    })
}

fn is_board(word: &str) -> bool {
    let word = word.strip_prefix("FEN:").unwrap_or(word);
    word.matches('/').count() == 7 && word.chars().all(|c| "/12345678KQRBNPkqrbnp".contains(c))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::book::stretches;
    use crate::game::fen::write_fen;

    #[test]
    fn tags_are_read_and_leave_every_byte_where_it_was() {
        let text =
            "Préface.\n\n[White \"Löwe\"]\n[FEN \"4k3/8/8/8/8/8/4P3/4K3 w - - 0 24\"]\n\n24. P-K4";
        let mut parts = stretches(text);
        let masked = masked(text, &parts, &[], &[]);
        assert_eq!(masked.len(), text.len());
        assert_eq!(masked.lines().nth(2), Some("GAME 0         "));
        assert!(masked.ends_with("\n\n24. P-K4"));
        let heads = heads(text, &mut parts);
        assert_eq!(heads[0].tags[0].1, "Löwe");
        let start = heads[0].start.as_ref().map(write_fen);
        assert_eq!(start.as_deref(), Some("4k3/8/8/8/8/8/4P3/4K3 w - - 0 24"));
    }

    #[test]
    fn a_game_with_comments_and_no_prose_is_one_for_readers_of_pgn() {
        for moves in [
            "1. P-K4 {best} P-K4 (1... P-QB4 2. N-KB3 $1) 2. N-KB3 *",
            "1. P-K4 P-K4 $1 2. B takes P ch, Castles 1-0",
        ] {
            assert!(is_annotated(moves), "{moves}");
        }
        for moves in [
            "1. P-K4 P-K4 *",
            "1. P-K4 (the usual beginning) P-K4",
            "1. P-K4 (1) P-K4 (a)",
            "30. R takes P (ch.) K takes R",
            "6. B-Q2 BxKt (B 3) 7. PxB Kt-K5 *",
            "1. P-K4 {best P-K4",
            "1. P-K4 {best} P-K4 *\n\nHere both players rested.",
        ] {
            assert!(!is_annotated(moves), "{moves}");
        }
    }

    #[test]
    fn a_position_is_found_in_running_text() {
        let fen = "4k3/8/8/8/8/8/4P3/4K3 b - - 0 24";
        for line in [
            format!("FEN: {fen}"),
            format!("The position ({fen}) arose."),
            format!("[FEN \"{fen}\"]\nA note."),
        ] {
            let found = position(&line).map(|position| write_fen(&position));
            assert_eq!(found.as_deref(), Some(fen), "{line}");
        }
        assert_eq!(position("either/or"), None);
    }
}
