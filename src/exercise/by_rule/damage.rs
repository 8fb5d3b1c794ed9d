//! Names damaged in one way. Which mistake that is, and whether it is one, the judge says.

use crate::board::{Color, Move, Piece};
use crate::exercise::quiz::MistakeKind;
use crate::notation::{Kind, Notation, Reading};
use crate::words::{self, Message};

/// Returns a name damaged in many ways, each once.
pub(super) fn damaged(name: &Reading, mv: &Move, color: Color, notation: Notation) -> Vec<String> {
    let mut made = Vec::new();
    let mut with = |kind, letters: &str| made.extend(replaced(name, kind, letters));
    for kind in [
        Kind::File,
        Kind::Rank,
        Kind::Side,
        Kind::Piece,
        Kind::Promotion,
        Kind::Label,
        Kind::VictimLabel,
        Kind::Origin,
    ] {
        with(kind, "");
    }
    for piece in Piece::PROMOTIONS {
        if piece != mv.piece {
            with(Kind::Piece, &piece.letter().to_string());
        }
        if mv.taken().is_none_or(|(taken, _)| piece != taken) {
            with(Kind::Victim, &piece.letter().to_string());
        }
    }
    with(
        Kind::Promotion,
        if mv.promotion() == Some(Piece::Rook) {
            "=N"
        } else {
            "=R"
        },
    );
    match notation {
        Notation::Descriptive(_) => descriptive(name, &mut made),
        _ => algebraic(name, mv, color, &mut made),
    }
    if mv.is_castling() {
        made.push(format!("K{}", mv.to));
        let is_long = name.text.starts_with("O-O-O");
        made.push(if is_long { "O-O" } else { "O-O-O" }.to_owned());
    }
    made.retain(|text| *text != name.text);
    made
}

/// Adds names in descriptive with another side, and with a rank counted from the other side.
fn descriptive(name: &Reading, made: &mut Vec<String>) {
    let part = |kind| name.parts.iter().find(|part| part.kind == kind);
    if let Some(side) = part(Kind::Side) {
        let other = if name.letters(side) == "K" { "Q" } else { "K" };
        made.extend(replaced(name, Kind::Side, other));
    }
    let square = part(Kind::Square).map(|part| name.letters(part));
    let letters = square.unwrap_or_default();
    if let Some(digit) = letters.chars().next_back().and_then(|c| c.to_digit(10)) {
        let rest = letters.trim_end_matches(|c: char| c.is_ascii_digit());
        let counted = format!("{rest}{}", 9 - digit);
        made.extend(replaced(name, Kind::Square, &counted));
    }
}

/// Adds names in algebraic with another square, a needless sign, and a needless file or rank.
fn algebraic(name: &Reading, mv: &Move, color: Color, made: &mut Vec<String>) {
    let mut with = |kind, letters: &str| made.extend(replaced(name, kind, letters));
    let (file, rank) = (mv.to.file_letter(), mv.to.rank_digit());
    with(Kind::Square, &format!("{rank}{file}"));
    with(Kind::Square, &format!("x{file}{rank}"));
    if color == Color::Black {
        let counted = rank.to_digit(10).map_or(0, |rank| 9 - rank);
        with(Kind::Square, &format!("{file}{counted}"));
    }
    let letter = mv.piece.letter();
    for more in [mv.from.file_letter(), mv.from.rank_digit()] {
        with(Kind::Piece, &format!("{letter}{more}"));
    }
    with(Kind::File, &mv.from.rank_digit().to_string());
}

/// Returns the text of a name with the letters of a part replaced.
fn replaced(name: &Reading, kind: Kind, letters: &str) -> Option<String> {
    let mut parts = name.parts.iter();
    let part = parts.find(|part| part.kind == kind && !part.span.is_empty())?;
    let (before, after) = (
        name.text.get(..part.span.start)?,
        name.text.get(part.span.end..)?,
    );
    Some([before, letters, after].concat())
}

/// The mistakes that can be chosen from, in a few words. Exercise sets name them by their places, so
/// new ones come at the end.
const WORDS: [(MistakeKind, Message); 20] = [
    (MistakeKind::Missing(Kind::File), words::MEND_FILE_MISSING),
    (MistakeKind::Missing(Kind::Rank), words::MEND_RANK_MISSING),
    (MistakeKind::Missing(Kind::Side), words::MEND_SIDE_MISSING),
    (
        MistakeKind::Missing(Kind::Piece),
        words::MEND_LETTER_MISSING,
    ),
    (
        MistakeKind::Missing(Kind::Promotion),
        words::MEND_PROMOTION_MISSING,
    ),
    (MistakeKind::Needless(Kind::File), words::MEND_FILE_NEEDLESS),
    (MistakeKind::Needless(Kind::Rank), words::MEND_RANK_NEEDLESS),
    (
        MistakeKind::Needless(Kind::Takes),
        words::MEND_NOTHING_TAKEN,
    ),
    (
        MistakeKind::Wrong(Kind::Piece),
        words::MEND_LETTER_OF_ANOTHER,
    ),
    (MistakeKind::Wrong(Kind::Side), words::MEND_OTHER_SIDE),
    (
        MistakeKind::Wrong(Kind::Promotion),
        words::MEND_OTHER_PROMOTION,
    ),
    (MistakeKind::Wrong(Kind::Castle), words::MEND_OTHER_CASTLING),
    (MistakeKind::RankForFile, words::MEND_RANK_FOR_FILE),
    (MistakeKind::RankBeforeFile, words::MEND_RANK_BEFORE_FILE),
    (MistakeKind::WrongCount, words::MEND_WRONG_COUNT),
    (MistakeKind::Missing(Kind::Label), words::MEND_WHICH_MOVES),
    (
        MistakeKind::Missing(Kind::VictimLabel),
        words::MEND_WHICH_TAKEN,
    ),
    (
        MistakeKind::Missing(Kind::Origin),
        words::MEND_SQUARE_MISSING,
    ),
    (MistakeKind::Wrong(Kind::Victim), words::MEND_ANOTHER_TAKEN),
    (MistakeKind::KingsMove, words::MEND_KINGS_MOVE),
];

/// Returns a mistake in a few words; `None` for one that is not asked for.
pub(super) fn words(kind: MistakeKind) -> Option<&'static str> {
    let mut rows = WORDS.iter();
    rows.find(|(known, _)| *known == kind)
        .map(|(_, words)| words.text())
}

/// Returns the letter by which a text names a mistake, `a` for the first.
pub(in crate::exercise) fn letter(kind: MistakeKind) -> Option<char> {
    let at = WORDS.iter().position(|(known, _)| *known == kind)?;
    Some(char::from(b'a' + at as u8))
}

/// Returns the mistake of a letter, with its words.
pub(in crate::exercise) fn of_letter(letter: char) -> Option<(MistakeKind, &'static str)> {
    let at = (letter as usize).checked_sub('a' as usize)?;
    WORDS.get(at).map(|(kind, words)| (*kind, words.text()))
}

/// Returns the mistakes that a learner may think of in this notation.
pub(super) fn thinkable(notation: Notation) -> Vec<MistakeKind> {
    let is_descriptive = matches!(notation, Notation::Descriptive(_));
    let suits = |kind: &MistakeKind| match kind {
        MistakeKind::Missing(Kind::Side | Kind::Label | Kind::VictimLabel | Kind::Origin)
        | MistakeKind::Wrong(Kind::Side | Kind::Victim) => is_descriptive,
        MistakeKind::Missing(Kind::File | Kind::Rank)
        | MistakeKind::Needless(_)
        | MistakeKind::RankForFile
        | MistakeKind::RankBeforeFile => !is_descriptive,
        MistakeKind::Wrong(Kind::Castle | Kind::Promotion)
        | MistakeKind::Missing(Kind::Promotion)
        | MistakeKind::KingsMove => false,
        _ => true,
    };
    let kinds = WORDS.iter().map(|(kind, _)| *kind);
    kinds.filter(suits).collect()
}
