//! Reads positions drawn with letters.
//!
//! | line | rank |
//! |---|---|
//! | `8 \| #R \|   \| #B \| ^Q \| … \|` | cells between strokes; `#` and `*` mark Black's pieces, `^` White's |
//! | `r . b q k . . r` · `8 r.bqk..r` | eight signs; small letters are Black's |
//! | `bR -- bB wQ bK -- -- bR` | eight words; `b` and `w` before the piece name its side |
//!
//! Eight such lines make a board, with or without frames between them.

use std::ops::Range;

use super::piece_lists::{Placed, piece};
use crate::board::{Color, Piece, Pieces, Square};
use crate::book::page::limits;

/// A position drawn in the text.
#[derive(Clone, Debug)]
pub(in crate::book::page) struct BoardDrawing {
    pub span: Range<usize>,
    pub placed: Placed,
}

/// The occupants of the squares of a rank, and its number if printed.
type RankCells = ([Option<(Color, Piece)>; 8], Option<u8>);

/// Returns the boards drawn in a text, in its order.
pub(in crate::book::page) fn boards(text: &str) -> Vec<BoardDrawing> {
    let mut found = Vec::new();
    let mut ranks: Vec<RankCells> = Vec::new();
    let mut span = 0..0;
    let mut at = 0;
    for raw in text.split_inclusive('\n') {
        let line = raw.trim();
        let begin = at + (raw.len() - raw.trim_start().len()).min(raw.len());
        at += raw.len();
        let rank = if line.len() <= limits::BOARD_LINE_BYTES {
            rank(line)
        } else {
            None
        };
        match rank {
            Some(cells) => {
                if ranks.is_empty() {
                    span.start = begin;
                }
                ranks.push(cells);
                span.end = begin + line.len();
            }
            // A frame or a blank line may separate two ranks.
            None if !line.contains(char::is_alphanumeric) => continue,
            None => ranks.clear(),
        }
        if ranks.len() == 8 {
            found.extend(placed(&ranks).map(|placed| BoardDrawing {
                span: span.clone(),
                placed,
            }));
            ranks.clear();
        }
    }
    found
}

/// Reads the line as a rank of a board.
fn rank(line: &str) -> Option<RankCells> {
    if line.matches('|').count() >= 7 {
        let mut cells: Vec<&str> = line.split('|').map(str::trim).collect();
        let label = cells.first().and_then(|cell| number(cell));
        if cells.len() > 8 {
            cells.remove(0);
        }
        cells.truncate(8);
        return Some((read(&cells)?, label));
    }
    let mut words: Vec<&str> = line.split_whitespace().collect();
    let label = words.first().and_then(|word| number(word));
    let signs = |count: usize| [count, count + 1, count + 2];
    if words.len() > 1 && label.is_some() && !signs(6).contains(&words.len()) {
        words.remove(0);
    }
    if words.len() == 2 || words.len() == 9 {
        words.truncate(
            words.len() - usize::from(words.last().is_some_and(|word| number(word).is_some())),
        );
    }
    if let [whole] = words[..]
        && whole.is_ascii()
        && whole.len() == 8
    {
        let cells: Vec<&str> = (0..8).map(|at| &whole[at..=at]).collect();
        return Some((read(&cells)?, label));
    }
    Some((read(&words)?, label))
}

/// Reads the number of a rank, from 1 to 8.
fn number(cell: &str) -> Option<u8> {
    let bare = cell.trim_matches(['.', ')', ' ']);
    bare.parse().ok().filter(|number| (1..=8).contains(number))
}

/// Reads eight cells as the squares of a rank.
fn read(cells: &[&str]) -> Option<[Option<(Color, Piece)>; 8]> {
    if cells.len() != 8 {
        return None;
    }
    let mut rank = [None; 8];
    for (square, cell) in rank.iter_mut().zip(cells) {
        *square = occupant(cell)?;
    }
    Some(rank)
}

/// Returns the occupant of a cell, if any, or `None` if the text is no cell of a board.
fn occupant(cell: &str) -> Option<Option<(Color, Piece)>> {
    if !cell.contains(char::is_alphanumeric) {
        return (cell.len() <= 8).then_some(None);
    }
    let marked = |marks: [char; 3], color| cell.strip_prefix(marks).map(|rest| (color, rest));
    let by_sign = marked(['#', '*', '='], Color::Black).or(marked(['^', '+', '!'], Color::White));
    let by_letter = match cell.as_bytes() {
        [b'w' | b'W', _, ..] => Some((Color::White, &cell[1..])),
        [b'b' | b'B', _, ..] => Some((Color::Black, &cell[1..])),
        _ => None,
    };
    let (color, name) = by_sign.or(by_letter).unwrap_or_else(|| {
        let small = cell.starts_with(|c: char| c.is_ascii_lowercase());
        (if small { Color::Black } else { Color::White }, cell)
    });
    piece(name.trim()).map(|piece| Some((color, piece)))
}

/// Places the pieces of eight ranks, with the eighth rank at the top unless the printed numbers run
/// from 1 to 8.
fn placed(ranks: &[RankCells]) -> Option<Placed> {
    let turned = matches!((ranks[0].1, ranks[7].1), (Some(1), Some(8)));
    let mut pieces = Pieces::default();
    for (row, (cells, _)) in (0..8).zip(ranks) {
        for (column, occupant) in (0..8).zip(cells) {
            let square = if turned {
                Square::new(7 - column, row)
            } else {
                Square::new(column, 7 - row)
            };
            pieces.put(square, *occupant);
        }
    }
    Placed::from_pieces(pieces)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::fen::write_fen;

    #[test]
    fn boards_of_every_kind_are_read() {
        let rows = [
            [".", ".", ".", "r", ".", ".", "k", "."],
            [".", ".", ".", ".", ".", "p", "p", "p"],
            ["."; 8],
            ["."; 8],
            ["."; 8],
            ["."; 8],
            [".", ".", ".", ".", ".", "P", "P", "P"],
            [".", ".", ".", ".", "R", ".", "K", "."],
        ];
        let marked = |cell: &str, white: &str, black: &str| match cell {
            "." => String::new(),
            cell if cell.to_ascii_uppercase() == cell => format!("{white}{cell}"),
            cell => format!("{black}{}", cell.to_ascii_uppercase()),
        };
        let strokes = |white: &str, black: &str, frame: &str| {
            let mut text = format!("{frame}\n");
            for (number, row) in (0..8).zip(rows) {
                let cells = row.map(|cell| format!("{:<3}", marked(cell, white, black)));
                text += &format!("{} | {} |\n{frame}\n", 8 - number, cells.join("| "));
            }
            text + "   A   B   C   D   E   F   G   H\n"
        };
        let spaced: Vec<String> = rows.iter().map(|row| row.join(" ")).collect();
        let tight: Vec<String> = rows.iter().map(|row| row.concat()).collect();
        let numbered: Vec<String> = (0..8)
            .zip(&spaced)
            .map(|(at, row)| format!("{} {row}", 8 - at))
            .collect();
        let turned: Vec<String> = (1..9)
            .zip(rows.iter().rev())
            .map(|(at, row)| {
                format!(
                    "{at} {}",
                    row.iter().rev().copied().collect::<Vec<_>>().join(" ")
                )
            })
            .collect();
        let words = rows.map(|row| {
            row.map(|cell| match marked(cell, "w", "b") {
                cell if cell.is_empty() => "--".to_owned(),
                cell => cell,
            })
            .join(" ")
        });
        for text in [
            strokes("^", "#", "  |-------------------------------|"),
            strokes("", "*", ""),
            strokes("w", "b", "  +---+---+---+---+---+---+---+---+"),
            spaced.join("\n"),
            tight.join("\n"),
            numbered.join("\n"),
            turned.join("\n"),
            words.join("\n"),
        ] {
            let text = format!("BLACK\n\n{text}\n\nWHITE to move\n");
            let found = boards(&text);
            let [board] = &found[..] else {
                panic!("{text}\n{found:?}");
            };
            let position = board.placed.position(Color::White, 1).expect("legal");
            assert_eq!(
                write_fen(&position),
                "3r2k1/5ppp/8/8/8/8/5PPP/4R1K1 w - - 0 1",
                "{text}"
            );
        }
        assert!(boards("a b c d e f g h\nI saw a man on a red horse\n").is_empty());
    }
}
