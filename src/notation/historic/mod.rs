//! Algebraic as it was printed before it had its present form: the same squares, other letters and
//! other signs.
//!
//! | | a knight to f3 | a bishop takes on c6 | one of two rooks | a pawn takes | becoming a queen | castling |
//! |---|---|---|---|---|---|---|
//! | [`Historic::Meyer`] | `O f3` | `N c6:` | `M a c1` | `P hg6:` | `P e8L` | `K M` `K M a` |
//! | [`Historic::German`] | `Sg1–f3` | `Lb5×c6` | `Ta1–c1` | `h5×g6` | `e7–e8D` | `0–0` `0–0–0` |
//! | [`Historic::GermanShort`] | `Sf3` | `Lc6:` | `Tac1` | `hg:` `hg6:` | `e8D` | `0–0` `0–0–0` |
//! | [`Historic::Alexandre`] | `g1-f3` | `b5-c6°` | `a1-c1` | `h5-g6°` | `e7-e8=D` | `0-0` `0-0-0` |
//! | [`Historic::Murray`] | `Ktf3` | `B × Kt` | `aRc1` `R(a1)c1` | `P × P` `hP × P` | `Pe8=Q` | `O-O` `O-O-O` |
//!
//! In all of them `†` is check, `††` double check, `‡` mate.
//!
//! **Meyer's universal notation**, about 1880, is for readers of every language. It letters the
//! pieces in alphabetical order, from the king's K on: L is the queen, M the rook, N the bishop and O
//! the knight, P the pawn. So N is a bishop, which in English print is a knight. A colon behind the
//! square says that something is taken, and a comma stands behind a move's number. Source: *The Boy's
//! Own Book of Indoor Games* (Project Gutenberg 49415). For castling on the queen's side, for what a
//! pawn becomes (`P e8L`) and for `M 1 c3` and `O b1 c3` no source was seen; they follow from
//! `M a c1`, which names the rook by its file.
//!
//! **German print of the 19th century** has both squares with a dash between, and the German letter of
//! the piece: Bilguer's *Handbuch* (1843) and, from 1846, the *Deutsche Schachzeitung*. A colon behind
//! the squares takes as well: `Lb5–c6:`. The letters, both squares and `0-0` are after an English
//! manual's page on the notations of the time; the signs are from general knowledge.
//!
//! **German short print**, about 1900 to 1940, has the square of arrival alone. A pawn that takes names
//! two files, `hg:`, and the square if two captures fit. `h:g`, `hg`, `h×g6` and `L×c6` are read too.
//! All of it is from general knowledge.
//!
//! **Alexandre** (1837) and Jaenisch (1842) write both squares and no piece; a small circle behind says
//! that something is taken. Sources: the same page; Wikipedia, "Castling". No source was seen for check
//! and promotion, which have the signs of German print and the French letter here.
//!
//! **Murray**, *A History of Chess* (1913), names the piece in English and the square, `Kte2`, with
//! `Kt(e2)c4` and `aRe1` where two could go there, and pawns by P. A capture names the two men and no
//! square, `Kt × R`; where that is not enough, both squares are written: `Kt(b3) × d4`. That, check and
//! promotion are from general knowledge.
//!
//! The readers take what [`typeset`](super::typeset) takes in these letters. A sign of taking may be
//! missing, and what is written is checked.
//!
//! | module | what it does |
//! |---|---|
//! | `write` | the forms of a move, shortest first |

mod write;

pub(super) use write::forms;

use super::algebraic;
use super::claim::{Claim, Kind, Part, Reading, Tolerance};
use super::letters::Letters;
use super::misread::{Expected, Misread};
use super::scan::Scan;
use super::typeset::Typeset;
use crate::board::{Piece, Variant};

/// An algebraic notation of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Historic {
    /// H. F. L. Meyer's universal notation, about 1880.
    Meyer,
    /// German print with both squares, from 1843 on.
    German,
    /// German print with the square of arrival, about 1900 to 1940.
    GermanShort,
    /// Both squares without the piece: Alexandre 1837, Jaenisch 1842.
    Alexandre,
    /// English algebraic with descriptive captures: Murray 1913.
    Murray,
}

/// The letters and signs that a notation prints.
#[derive(Debug)]
pub(super) struct HistoricSigns {
    /// Letters of the pieces, which its reader knows.
    letters: Letters,
    /// Letters of the king, queen, rook, bishop, knight and pawn as they are written before a move.
    pieces: [&'static str; 6],
    /// Space behind a letter, and behind what tells pieces of one kind apart.
    gap: &'static str,
    /// Whether both squares are written.
    both_squares: bool,
    /// Signs for moving and for taking, before the square of arrival.
    before: [&'static str; 2],
    /// Sign for taking, behind that square.
    behind: &'static str,
    /// Sign before what a pawn becomes.
    becomes: &'static str,
    /// Castling on the king's side and on the queen's.
    castles: [&'static str; 2],
}

const MEYER: HistoricSigns = HistoricSigns {
    letters: Letters::MEYER,
    pieces: ["K", "L", "M", "N", "O", "P"],
    gap: " ",
    both_squares: false,
    before: ["", ""],
    behind: ":",
    becomes: "",
    castles: ["K M", "K M a"],
};

const GERMAN_SHORT: HistoricSigns = HistoricSigns {
    letters: Letters::GERMAN,
    pieces: ["K", "D", "T", "L", "S", ""],
    gap: "",
    castles: ["0–0", "0–0–0"],
    ..MEYER
};

const GERMAN: HistoricSigns = HistoricSigns {
    both_squares: true,
    before: ["–", "×"],
    behind: "",
    ..GERMAN_SHORT
};

const ALEXANDRE: HistoricSigns = HistoricSigns {
    letters: Letters::FRENCH,
    pieces: [""; 6],
    gap: "",
    both_squares: true,
    before: ["-", "-"],
    behind: "°",
    becomes: "=",
    castles: ["0-0", "0-0-0"],
};

const MURRAY: HistoricSigns = HistoricSigns {
    letters: Letters::ENGLISH,
    pieces: ["K", "Q", "R", "B", "Kt", "P"],
    before: ["", " × "],
    behind: "",
    castles: ["O-O", "O-O-O"],
    both_squares: false,
    ..ALEXANDRE
};

impl Historic {
    /// Returns what it prints.
    const fn signs(self) -> &'static HistoricSigns {
        match self {
            Historic::Meyer => &MEYER,
            Historic::German => &GERMAN,
            Historic::GermanShort => &GERMAN_SHORT,
            Historic::Alexandre => &ALEXANDRE,
            Historic::Murray => &MURRAY,
        }
    }

    /// Returns the letters of its pieces.
    #[must_use]
    pub const fn letters(self) -> Letters {
        self.signs().letters
    }

    /// Returns how castling is written on the king's side and on the queen's.
    #[must_use]
    pub const fn castles(self) -> [&'static str; 2] {
        self.signs().castles
    }
}

impl Historic {
    /// Returns whether a text alone shows that it is a move in this notation, because it begins with a
    /// letter that English has not.
    #[must_use]
    pub fn is_told_by(self, text: &str) -> bool {
        let text = text.trim_start();
        self == Historic::Meyer && text.starts_with(['L', 'M', 'O']) && !text.contains('-')
    }
}

impl HistoricSigns {
    /// Returns the letter of a piece before a move.
    fn piece(&self, piece: Piece) -> &'static str {
        self.pieces.get(piece as usize).copied().unwrap_or_default()
    }

    /// Returns the letter of a piece that a pawn becomes.
    fn promotion(&self, piece: Piece) -> &'static str {
        match self.piece(piece) {
            "" => self.letters.letter(piece).unwrap_or_default(),
            letter => letter,
        }
    }
}

/// Reads what a text claims in this notation.
pub(super) fn read(
    text: &str,
    historic: Historic,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let signs = historic.signs();
    let scan = Scan::of_move(Variant::Standard, text, tolerance)?;
    let typeset = Typeset::whole(text, scan.at(), historic.letters())?;
    let has = |kinds: &[Kind]| typeset.parts.iter().any(|part| kinds.contains(&part.kind));
    let has_piece = has(&[Kind::Piece]);
    let is_named = has_piece || has(&[Kind::Castle]);
    // Where pawns have a letter, every move has one.
    if !is_named && !signs.piece(Piece::Pawn).is_empty() {
        return Err(scan.misread(Expected::Move));
    }
    let mut parts: Vec<Part> = Vec::with_capacity(typeset.parts.len());
    for part in typeset.parts {
        departure(&mut parts, part, text, signs.both_squares);
    }
    let is_departure = |part: &Part| matches!(part.kind, Kind::Departure | Kind::Castle);
    if historic == Historic::Alexandre && (has_piece || !parts.iter().any(is_departure)) {
        return Err(scan.misread(Expected::Square));
    }
    if !is_named && signs.both_squares {
        // Two squares alone are the king's step and not his castling.
        let at = parts.last().map_or(0, |part| part.span.end);
        parts.push(Part::binding(at..at, Kind::Implied, Claim::NoCastling));
    }
    Ok(Reading {
        text: text.to_owned(),
        parts,
    })
}

/// Adds a part. A file and a rank of departure become one square where both squares are written or
/// brackets stand around them, and otherwise parts of their own kinds.
fn departure(parts: &mut Vec<Part>, mut part: Part, text: &str, both_squares: bool) {
    if let (Kind::Departure, Some(Claim::From(ranks))) = (part.kind, part.claim) {
        let is_rank = text.as_bytes()[part.span.start].is_ascii_digit();
        part.kind = if is_rank { Kind::Rank } else { Kind::File };
        if let Some(last) = parts.last_mut()
            && let (Kind::File, Some(Claim::From(files))) = (last.kind, last.claim)
            && last.span.end == part.span.start
        {
            let in_brackets = text[..last.span.start].ends_with('(');
            if in_brackets || both_squares {
                last.claim = Some(Claim::From(files & ranks));
                last.span.end = part.span.end;
                last.kind = Kind::Departure;
            }
            if in_brackets {
                last.span = last.span.start - 1..last.span.end + 1;
                last.kind = Kind::Origin;
            }
            if last.kind != Kind::File {
                return;
            }
        }
    }
    parts.push(part);
}

/// Returns how many bytes at the start of the text are one move. Spaces may stand within it.
pub(super) fn extent(text: &str, historic: Historic) -> usize {
    match Typeset::at(text, 0, historic.letters()) {
        Ok(typeset) => typeset.end,
        Err(_) => algebraic::extent(text),
    }
}
