//! Diagrams drawn with letters, as in the e-texts of old books and in the output of programs.
//!
//! | line | is |
//! |---|---|
//! | `8 \|    \| #R \| ^P \|  …` | a rank between strokes: `#` and `*` mark Black's men, `^` White's |
//! | `7 \| #Kt\| …` | a knight that fills its cell |
//! | `\| r \| n \|  … \| 8` | small letters are Black's |
//! | `r . b q k . . r` · `bR -- bB wQ …` · `8 r.bqk..r` | a rank without strokes |
//! | `\|---------\|` · `+---+---+` · a blank line | part of the frame |
//! | `A B C D E F G H` | the letters of the files; from H to A they show the board from Black's side |

use std::ops::Range;

use super::placed::{MenInText, MenLetters, PlacedMen, PrintedError, place_in, split_words};
use crate::board::{Color, Piece, Square};
use crate::notation::Letters;
use crate::words;

/// Bytes of the longest line of a diagram.
const LINE: usize = 120;

/// Ranks without a fault that a diagram must have.
const RANKS: usize = 4;

/// A line of a text.
enum DrawnLine {
    Rank(DrawnRank),
    /// The letters of the files; whether they run from H to A.
    Files(bool),
    Frame,
    Words,
}

/// A line that is drawn as a rank.
struct DrawnRank {
    /// Byte range of the line, without the blanks around it.
    at: Range<usize>,
    cells: Vec<Range<usize>>,
    /// The printed number of the rank, from 1 to 8.
    number: Option<u8>,
}

/// The ranks of a diagram, from the top.
#[derive(Default)]
struct DrawnDiagram {
    body: Range<usize>,
    ranks: Vec<DrawnRank>,
    /// Whether the letters of the files run from H to A, if they are printed.
    turned: Option<bool>,
}

/// Returns the diagrams that are drawn in a text.
pub(crate) fn diagrams(text: &str) -> Vec<MenInText> {
    let mut found = Vec::new();
    let mut drawing = DrawnDiagram::default();
    for line in text.lines() {
        let at = place_in(text, line.trim());
        let begun = !drawing.ranks.is_empty();
        let read = read_line(text, at.clone(), begun);
        let ends = match &read {
            DrawnLine::Words => true,
            DrawnLine::Rank(_) => drawing.ranks.len() == 8,
            DrawnLine::Files(_) => !begun,
            DrawnLine::Frame => false,
        };
        if ends {
            found.extend(std::mem::take(&mut drawing).men(text));
        }
        match read {
            DrawnLine::Rank(rank) => drawing.ranks.push(rank),
            DrawnLine::Files(turned) => drawing.turned = Some(turned),
            DrawnLine::Frame | DrawnLine::Words => continue,
        }
        if drawing.body.is_empty() {
            drawing.body.start = at.start;
        }
        drawing.body.end = at.end;
    }
    found.extend(drawing.men(text));
    found
}

/// Reads a line of a text, without the blanks at its ends. Once a diagram has `begun`, a line may be a
/// rank with a fault.
fn read_line(text: &str, at: Range<usize>, begun: bool) -> DrawnLine {
    let line = &text[at.clone()];
    if line.len() > LINE {
        return DrawnLine::Words;
    }
    if let Some(turned) = files(line) {
        return DrawnLine::Files(turned);
    }
    let is_bare = !line.contains(char::is_alphanumeric);
    let rule = ["---", "___", "==="].iter().any(|it| line.contains(it));
    let strokes = line.matches('|').count() >= 7;
    let rank = match strokes {
        _ if is_bare && rule => None,
        true => Some(rank_of_cells(text, at)),
        false => rank_of_words(text, at).filter(|rank| begun || rank.is_sound(text)),
    };
    match rank {
        Some(rank) => DrawnLine::Rank(rank),
        None if is_bare => DrawnLine::Frame,
        None => DrawnLine::Words,
    }
}

/// Returns whether a line of file letters runs from H to A; `None` if it is no such line.
fn files(line: &str) -> Option<bool> {
    let all = line.split_whitespace().count() == 8;
    let letters: String = line.split_whitespace().collect();
    match letters.to_ascii_lowercase().as_str() {
        "abcdefgh" if all => Some(false),
        "hgfedcba" if all => Some(true),
        _ => None,
    }
}

/// Reads a line with strokes as a rank.
fn rank_of_cells(text: &str, at: Range<usize>) -> DrawnRank {
    let cells = text[at.clone()].split('|');
    let mut cells: Vec<&str> = cells.map(str::trim).collect();
    // Beside the outer strokes stand the number of the rank or nothing.
    let is_margin = |cell: &&mut &str| cell.is_empty() || digit(cell).is_some();
    let last = cells.last_mut().filter(is_margin).map(std::mem::take);
    let first = cells.first_mut().filter(is_margin).map(std::mem::take);
    cells.truncate(cells.len() - usize::from(last.is_some()));
    cells.drain(..usize::from(first.is_some()));
    let number = first.and_then(digit).or(last.and_then(digit));
    DrawnRank {
        at,
        cells: cells.into_iter().map(|cell| place_in(text, cell)).collect(),
        number,
    }
}

/// Reads a line of eight words, or of one word of eight signs, as a rank. It may have a word more or
/// less, or one that is no man.
fn rank_of_words(text: &str, at: Range<usize>) -> Option<DrawnRank> {
    let all = split_words(text, at.clone(), char::is_whitespace);
    let mut cells: Vec<Range<usize>> = all.take(11).map(|(at, _)| at).collect();
    let number_of = |cell: Option<&Range<usize>>| digit(&text[cell?.clone()]);
    let mut number = None;
    if matches!(cells.len(), 2 | 3 | 9 | 10) {
        let (first, last) = (number_of(cells.first()), number_of(cells.last()));
        number = first.or(last);
        cells.truncate(cells.len() - usize::from(last.is_some()));
        cells.drain(..usize::from(first.is_some()));
    }
    if let [whole] = &cells[..] {
        let signs = text[whole.clone()].char_indices().take(9);
        let signs = signs.map(|(at, sign)| whole.start + at..whole.start + at + sign.len_utf8());
        cells = signs.collect();
    }
    let rank = DrawnRank { at, cells, number };
    let is_rank = (7..=9).contains(&rank.cells.len()) && rank.sound_cells(text) >= 7;
    is_rank.then_some(rank)
}

/// Reads the number of a rank: `8`, `8.`, `8)`.
fn digit(cell: &str) -> Option<u8> {
    match cell.trim_end_matches(['.', ')']).as_bytes() {
        [digit @ b'1'..=b'8'] => Some(digit - b'0'),
        _ => None,
    }
}

/// Returns the man in a cell, if there is one; `None` if it is neither a man nor empty.
fn occupant(cell: &str) -> Option<Option<(Color, Piece)>> {
    if cell.chars().all(|c| " .-_:/+=·".contains(c)) {
        return Some(None);
    }
    let marked = match *cell.as_bytes() {
        [b'#' | b'*' | b'=', ..] => Some(Color::Black),
        [b'^' | b'+' | b'!', ..] => Some(Color::White),
        [b'b' | b'B', b'A'..=b'z', ..] => Some(Color::Black),
        [b'w' | b'W', b'A'..=b'z', ..] => Some(Color::White),
        _ => None,
    };
    let name = cell[usize::from(marked.is_some())..].trim();
    let ((color, piece), length) = MenLetters::of(Letters::ENGLISH).man(name)?;
    (length == name.len()).then_some(Some((marked.unwrap_or(color), piece)))
}

impl DrawnRank {
    /// Returns whether there are eight cells, each with a man or empty.
    fn is_sound(&self, text: &str) -> bool {
        self.cells.len() == 8 && self.sound_cells(text) == 8
    }

    /// Returns how many cells have a man or are empty.
    fn sound_cells(&self, text: &str) -> usize {
        let sound = |cell: &&Range<usize>| occupant(&text[(*cell).clone()]).is_some();
        self.cells.iter().filter(sound).count()
    }
}

impl DrawnDiagram {
    /// Returns the diagram's men, if it is a diagram.
    fn men(self, text: &str) -> Option<MenInText> {
        let sound = self.ranks.iter().filter(|rank| rank.is_sound(text));
        (sound.count() >= RANKS).then(|| MenInText {
            men: self.placed(text),
            body: self.body,
        })
    }

    /// Places the men of the ranks.
    fn placed(&self, text: &str) -> Result<PlacedMen, PrintedError> {
        if self.ranks.len() != 8 {
            return Err(PrintedError::ranks(self.body.clone(), self.ranks.len()));
        }
        let numbers = (1..=8).zip(&self.ranks);
        let mut by_number = numbers.filter_map(|(down, rank)| Some(rank.number? == down));
        let turned = by_number.next().or(self.turned).unwrap_or_default();
        if self.turned.is_some_and(|files| files != turned) {
            let why = words::PRINTED_SIDES;
            return Err(PrintedError::new(self.body.clone(), why));
        }
        let mut placed = PlacedMen::default();
        for (down, drawn) in (0..8).zip(&self.ranks) {
            let rank = if turned { down } else { 7 - down };
            if let Some(number) = drawn.number.filter(|&number| number != rank + 1) {
                let rank = rank + 1;
                let why = words::PRINTED_NUMBERED.with([rank.into(), number.into()]);
                return Err(PrintedError::new(drawn.at.clone(), why));
            }
            if drawn.cells.len() != 8 {
                let at = drawn.at.clone();
                return Err(PrintedError::squares(at, rank + 1, drawn.cells.len()));
            }
            for (across, cell) in (0..8).zip(&drawn.cells) {
                let file = if turned { 7 - across } else { across };
                let Some(man) = occupant(&text[cell.clone()]) else {
                    return Err(PrintedError::in_rank(text, cell.clone(), rank + 1));
                };
                if let Some(man) = man {
                    placed.put(Square::new(file, rank), man, cell.clone())?;
                }
            }
        }
        Ok(placed)
    }
}
