//! Braille: short algebraic in cells, for reading by touch, in English or German letters.
//!
//! | cells | for an embosser | move |
//! |---|---|---|
//! | `⠎⠋⠒` | `SF3` | a knight goes to f3; ranks are lower digits without a number sign |
//! | `⠎⠃⠙⠆` `⠎⠂⠉⠒` `⠎⠃⠂⠉⠒` | `SBD2` `S1C3` `SB1C3` | the knight on the b-file, on the first rank, on b1 |
//! | `⠗⠰⠋⠲` `⠉⠰⠙⠢` | `R;F4` `C;D5` | a rook takes on f4, the c-pawn on d5 |
//! | `⠘⠋⠢` `⠗⠸⠋⠲` | `^F5` `R_F4` | check; capture and check in one cell |
//! | `⠗⠑⠦⠜⠍` | `RE8>M` | mate |
//! | `⠇⠃⠢` | `LB5` | a bishop; `⠃⠃⠢` is read too |
//! | `⠑⠦⠟` | `E8Q` | the pawn becomes a queen |
//! | `⠕⠤⠕` `⠕⠤⠕⠜⠏` | `O-O` `O-O>P` | castling; with check |
//! | `⠙⠍⠰⠑⠢` | `DM;E5` | German: the queen takes; `⠙⠰⠑⠢` is the d-pawn |
//! | `⠙⠉⠖` | `DC6` | read and not written: a capture without its sign |
//! | `⠂ ⠑⠲ ⠑⠢ ⠆ ⠎⠋⠒` | `1 E4 E5 2 SF3` | a score: a number is a lower digit as well; `⠼⠁` is read too |
//! | `⠂ ⠤⠑⠢` | `1 -E5` | a move of Black's behind its number |
//!
//! One reader reads both encodings. The letters of an embosser are those of North American Braille
//! ASCII, in which lower digits look like digits. Small letters are read as well where those of an
//! embosser are asked for; elsewhere `Sf3` may be a move in the letters of a language.
//!
//! Sources: *Braille Chess Code and Layout*, BAUK 2001 and its edition of 2015, for numbers (1.3),
//! dots 3-6 before a move of Black's (1.2), `⠜⠏` for a printed `+` (1.4), the knight's `⠎`; and, as
//! quoted by others and not seen in print, for mate (2.2), the signs before the square, the
//! disambiguation (3.2 to 3.9) and the bishop's `⠇` (the initial position in 5.1). The German letters
//! `k d t l s` and the table of Braille ASCII are from general knowledge.
//!
//! Our choices, for which no source was seen: castling is spelled as in print, `⠜⠏` or `⠜⠍` behind
//! it; the letter of the new piece follows the square; en passant has no sign; German takes the
//! signs of the British code, and its queen is `⠙⠍` where it takes, since `⠙` alone would be a pawn.

use super::algebraic::{self, Length};
use super::claim::{Claim, Reading, Tolerance};
use super::form::FormChooser;
use super::misread::{Expected, Misread};
use super::ply::Ply;
use super::scan::Scan;
use super::spelled::SpelledMove;
use super::turn::{Gives, Turn};
use crate::board::{Piece, Squares, Wing};

/// Braille in the letters of a language and one of two encodings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Braille {
    /// Whether the letters of the pieces are German.
    pub is_german: bool,
    /// Whether it is written in the letters that an embosser takes.
    pub is_ascii: bool,
}

/// What an embosser takes for each cell, by the number of the cell: dot 1 counts 1, dot 2 counts 2,
/// dot 3 counts 4 and so on.
const ASCII: &str = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)=";

/// The cells of six dots, by their numbers; each has three bytes.
const CELLS: &str = "⠀⠁⠂⠃⠄⠅⠆⠇⠈⠉⠊⠋⠌⠍⠎⠏⠐⠑⠒⠓⠔⠕⠖⠗⠘⠙⠚⠛⠜⠝⠞⠟⠠⠡⠢⠣⠤⠥⠦⠧⠨⠩⠪⠫⠬⠭⠮⠯⠰⠱⠲⠳⠴⠵⠶⠷⠸⠹⠺⠻⠼⠽⠾⠿";

/// The cell without dots.
const BLANK: char = '\u{2800}';

/// Letters of king, queen, rook, bishop and knight.
const PIECES: [(Piece, [char; 2]); 5] = [
    (Piece::King, ['K', 'K']),
    (Piece::Queen, ['Q', 'D']),
    (Piece::Rook, ['R', 'T']),
    (Piece::Bishop, ['L', 'L']),
    (Piece::Knight, ['S', 'S']),
];

/// Before the letters of check and mate behind a move.
const SIGN: char = '>';

/// Before digits that are letters.
const NUMBER: char = '⠼';

impl Braille {
    /// What an embosser takes behind the letter of a German queen where it could be the d-pawn.
    pub const QUEEN: char = 'M';
    /// What an embosser takes before the square of a capture.
    pub const TAKES: char = ';';
    /// What an embosser takes before the square of a move that gives check.
    pub const CHECKS: char = '^';
    /// What an embosser takes before the square of a capture that gives check.
    pub const TAKES_WITH_CHECK: char = '_';

    /// Returns what is written for a letter or sign that an embosser takes: itself or its cell.
    #[must_use]
    pub fn sign(self, letter: char) -> &'static str {
        let number = ASCII.find(letter).unwrap_or(0);
        match self.is_ascii {
            true => &ASCII[number..=number],
            false => &CELLS[3 * number..3 * number + 3],
        }
    }

    /// Returns what is written for a piece; nothing for a pawn.
    #[must_use]
    pub fn piece_sign(self, piece: Piece) -> &'static str {
        let row = PIECES.iter().find(|row| row.0 == piece);
        row.map_or("", |row| self.sign(row.1[usize::from(self.is_german)]))
    }

    /// Returns castling as it is written, without check and mate.
    #[must_use]
    pub const fn castling(self, wing: Wing) -> &'static str {
        match (self.is_ascii, wing) {
            (true, _) => algebraic::castling_sign(wing),
            (false, Wing::King) => "⠕⠤⠕",
            (false, Wing::Queen) => "⠕⠤⠕⠤⠕",
        }
    }

    /// Returns the sign of check behind castling.
    #[must_use]
    pub const fn castling_check(self) -> &'static str {
        match self.is_ascii {
            true => ">P",
            false => "⠜⠏",
        }
    }

    /// Returns the sign of mate behind a move.
    #[must_use]
    pub const fn mate(self) -> &'static str {
        match self.is_ascii {
            true => ">M",
            false => "⠜⠍",
        }
    }

    /// Returns the piece of a letter.
    fn piece(self, letter: char) -> Option<Piece> {
        let row = PIECES
            .iter()
            .find(|row| row.1[usize::from(self.is_german)] == letter)?;
        Some(row.0)
    }

    /// Returns the letter of a piece that may also be the file of a pawn, and the piece.
    const fn doubtful(self) -> (char, Piece) {
        match self.is_german {
            true => ('D', Piece::Queen),
            false => ('B', Piece::Bishop),
        }
    }

    /// Appends the number before a move, with a blank behind it, and the sign of Black's side.
    pub(super) fn write_number(self, number: u32, is_marked: bool, out: &mut String) {
        let digits = number.to_string();
        out.extend(digits.chars().map(|digit| self.sign(digit)));
        out.push(' ');
        if is_marked {
            out.push_str(self.sign('-'));
        }
    }
}

/// Returns what an embosser takes for a cell of six dots, or for a letter; other characters stay as
/// they are.
fn letter(sign: char) -> char {
    let number = u32::from(sign).wrapping_sub(u32::from(BLANK)) as usize;
    match ASCII.as_bytes().get(number) {
        Some(&letter) => char::from(letter),
        None => sign.to_ascii_uppercase(),
    }
}

/// Returns whether this is a cell.
const fn is_cell(sign: char) -> bool {
    matches!(sign, BLANK..='\u{28ff}')
}

/// Offers the forms of a move, which are those of short algebraic.
pub(super) fn forms(ply: &Ply<'_>, code: Braille, choose: &mut FormChooser<'_>) {
    let spell = |form: algebraic::AlgebraicForm<'_>, out: &mut String| {
        let mv = form.mv;
        let takes = mv.taken().is_some();
        let is_check = matches!(form.gives, Gives::Check(_));
        if let Some(wing) = mv.castles() {
            out.push_str(code.castling(wing));
            out.push_str(if is_check { code.castling_check() } else { "" });
        } else {
            out.push_str(code.piece_sign(mv.piece));
            let mut push = |letter: char| out.push_str(code.sign(letter));
            if code.is_german && takes && code.doubtful().1 == mv.piece {
                push(Braille::QUEEN);
            }
            if form.file {
                push(mv.from.file_letter().to_ascii_uppercase());
            }
            if form.rank {
                push(mv.from.rank_digit());
            }
            match (takes, is_check) {
                (true, true) => push(Braille::TAKES_WITH_CHECK),
                (true, false) => push(Braille::TAKES),
                (false, true) => push(Braille::CHECKS),
                (false, false) => {}
            }
            push(mv.to.file_letter().to_ascii_uppercase());
            push(mv.to.rank_digit());
            out.push_str(mv.promotion().map_or("", |piece| code.piece_sign(piece)));
        }
        out.push_str(if form.gives.is_mate() {
            code.mate()
        } else {
            ""
        });
    };
    algebraic::offer(ply, Length::Short, &spell, choose);
}

/// Reads what a text claims, in cells or in the letters for an embosser.
pub(super) fn read(
    text: &str,
    turn: &Turn<'_>,
    code: Braille,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let (letter, _) = code.doubtful();
    let start = start(text, tolerance);
    let behind = letters(&text[start..])
        .strip_prefix(letter)
        .map(str::to_owned);
    let Some(behind) = behind else {
        return spelled(text, start, code, false)?.read(text, Length::Short, tolerance);
    };
    let as_piece = spelled(text, start, code, true);
    let as_piece = as_piece.and_then(|it| it.read(text, Length::Short, tolerance));
    let as_file = spelled(text, start, code, false);
    let as_file = as_file.and_then(|it| it.read(text, Length::Short, tolerance));
    if tolerance == Tolerance::Strict {
        return match code.is_german && names_queen(&behind) {
            true => as_piece,
            false => as_file,
        };
    }
    either(as_piece, as_file, turn)
}

/// Returns whether the German `D` before these letters is a queen's, as it is written. A queen that
/// takes is marked, a pawn that does not take has no file of departure, and one square is a pawn's.
fn names_queen(behind: &str) -> bool {
    let mut letters = behind.chars();
    match letters.next() {
        Some('1'..='8') => letters.any(|letter| letter.is_ascii_digit()),
        Some(Braille::QUEEN | Braille::CHECKS | 'A'..='H') => true,
        _ => false,
    }
}

/// Returns the reading that a legal move fits, of one as a piece and one as a file. If both have
/// one, the reading claims only that the man came from one of their squares.
fn either(
    as_piece: Result<Reading, Misread>,
    as_file: Result<Reading, Misread>,
    turn: &Turn<'_>,
) -> Result<Reading, Misread> {
    let origins = |reading: &Reading| {
        let fitting = turn.moves.iter().filter(|mv| reading.fits(mv, turn));
        fitting.fold(Squares::NONE, |squares, mv| squares | Squares::one(mv.from))
    };
    let (piece, file) = match (as_piece, as_file) {
        (Ok(piece), Ok(file)) => (piece, file),
        (Ok(one), Err(_)) => return Ok(one),
        (_, other) => return other,
    };
    let (of_piece, of_file) = (origins(&piece), origins(&file));
    if of_piece == Squares::NONE {
        return Ok(file);
    }
    if of_file == Squares::NONE {
        return Ok(piece);
    }
    let mut both = piece;
    for part in &mut both.parts {
        if matches!(part.claim, Some(Claim::Moved(_))) {
            part.claim = Some(Claim::From(of_piece | of_file));
        }
    }
    Ok(both)
}

/// Returns a text as an embosser takes it.
fn letters(text: &str) -> String {
    text.chars().map(letter).collect()
}

/// Returns the byte at which the move begins: behind the sign of Black's side, and in tolerant reading
/// behind a number and other signs before a move that stands in a sentence.
fn start(text: &str, tolerance: Tolerance) -> usize {
    let is_tolerant = tolerance == Tolerance::Tolerant;
    let mut at = Scan::new(text, is_tolerant).at();
    if is_tolerant {
        at += number(&text[at..]).map_or(0, |(length, _)| length);
    }
    let is_head = |sign: char| match letter(sign) {
        '-' => true,
        ' ' | '.' | ',' | Braille::TAKES => is_tolerant,
        _ => false,
    };
    text.len() - text[at..].trim_start_matches(is_head).len()
}

/// Spells a move in the letters of algebraic. `is_piece` says whether a letter that may be a piece's
/// or a file is the piece's.
fn spelled(
    text: &str,
    start: usize,
    code: Braille,
    is_piece: bool,
) -> Result<SpelledMove, Misread> {
    let mut spelled = SpelledMove::default();
    let mut check = None;
    let end = text
        .trim_end_matches(|sign: char| sign == BLANK || sign.is_whitespace())
        .len();
    let mut signs = text[start..end.max(start)].char_indices().peekable();
    while let Some((at, sign)) = signs.next() {
        let mut place = start + at..start + at + sign.len_utf8();
        let known = letter(sign);
        if sign.is_ascii_lowercase() && !code.is_ascii {
            return Err(spelled.unexpected(text, place.start));
        }
        let next = signs.peek().map(|&(_, next)| letter(next));
        let piece = piece_at(code, known, &spelled.letters, next, is_piece);
        if let Some(piece) = piece {
            let is_marked = code.is_german && piece == Piece::Queen;
            if is_marked
                && let Some((_, next)) = signs.next_if(|&(_, next)| letter(next) == Braille::QUEEN)
            {
                place.end += next.len_utf8();
            }
            spelled.add(piece.letter().encode_utf8(&mut [0; 4]), &place);
            continue;
        }
        let is_print = !is_cell(sign);
        match known {
            'A'..='H' => spelled.add(known.to_ascii_lowercase().encode_utf8(&mut [0; 4]), &place),
            '1'..='8' | 'O' | '-' => spelled.add(known.encode_utf8(&mut [0; 4]), &place),
            Braille::TAKES => spelled.add("x", &place),
            Braille::CHECKS => check = Some(place),
            Braille::TAKES_WITH_CHECK => {
                spelled.add("x", &place);
                check = Some(place);
            }
            SIGN if let Some((_, next)) =
                signs.next_if(|&(_, next)| matches!(letter(next), 'M' | 'P')) =>
            {
                place.end += next.len_utf8();
                spelled.add(if letter(next) == 'M' { "#" } else { "+" }, &place);
            }
            '!' | '?' | '+' | '#' | '=' if is_print => {
                spelled.add(known.encode_utf8(&mut [0; 4]), &place)
            }
            _ => return Err(spelled.unexpected(text, place.start)),
        }
    }
    if spelled.letters.is_empty() {
        return Err(spelled.misread(text, text.len(), Expected::Move));
    }
    if let Some(place) = check {
        spelled.add("+", &place);
    }
    Ok(spelled)
}

/// Returns the piece that a letter names behind these letters of a move and before the next one; `None`
/// if it is a file or something else.
fn piece_at(
    code: Braille,
    known: char,
    before: &str,
    next: Option<char>,
    is_piece: bool,
) -> Option<Piece> {
    let is_bishop = known == 'B' && !code.is_german;
    let piece = code.piece(known).or(is_bishop.then_some(Piece::Bishop));
    let is_head = before.is_empty();
    // Behind a rank, the letter is that of the new piece.
    let is_behind = before.ends_with(|last: char| last.is_ascii_digit());
    let is_promotion = is_behind && !next.is_some_and(is_rank);
    piece.filter(|_| match known == code.doubtful().0 {
        true => is_head && is_piece || is_promotion,
        false => is_head || is_behind,
    })
}

/// Returns whether this is a rank.
const fn is_rank(letter: char) -> bool {
    matches!(letter, '1'..='8')
}

/// Returns how many bytes at the start of the text are the number of a move, a word of lower digits
/// or of a number sign and letters, and the number.
pub(crate) fn number(text: &str) -> Option<(usize, u32)> {
    const UPPER: &str = "JABCDEFGHI";
    let word = &text[..extent(text)];
    let digits = match word.strip_prefix(NUMBER) {
        Some(digits) => digits,
        None if word.starts_with(is_cell) => word,
        None => return None,
    };
    let is_upper = digits.len() < word.len();
    let mut number = 0_u32;
    for sign in digits.chars() {
        let known = letter(sign);
        let digit = match is_upper {
            true => u32::try_from(UPPER.find(known)?).ok()?,
            false => known.to_digit(10)?,
        };
        number = number.saturating_mul(10).saturating_add(digit);
    }
    (!digits.is_empty()).then_some((word.len(), number))
}

/// Returns how many bytes at the start of the text are one move, which ends at a blank or at a sign
/// of the score.
pub(super) fn extent(text: &str) -> usize {
    let ends = |c: char| {
        c.is_whitespace()
            || c == BLANK
            || matches!(
                c,
                '{' | '}' | '(' | ')' | '[' | ']' | '$' | '<' | '\0' | '\u{feff}'
            )
    };
    let first = text.chars().next().map_or(0, char::len_utf8);
    text.find(ends).unwrap_or(text.len()).max(first)
}
