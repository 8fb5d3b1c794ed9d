//! Moves and squares in spoken words, for the live region, the squares' labels and dictation.
//!
//! | what | words |
//! |---|---|
//! | White's Nbd2 | "White: knight from b1 to d2" |
//! | Black's Qg2# | "Black: queen from g8 to g2, mate" |
//! | White's null move | "White passes" |
//! | a square | "e4, white pawn" |
//! | `Nbd2` as it is dictated | "knight B, d2" |
//! | `Springer Gustav 1 Felix 3` as it is dictated | "Springer Gustav 1, Felix 3" |
//! | `N-KB3` as it is dictated | "knight to king's bishop's third" |

use super::descriptive::Style;
use super::{CheckSign, Claim, Gives, Kind, Manner, Notation, Part, Turn};
use crate::board::{Color, FileWords, Move, Piece, Square, Wing};
use crate::words;

/// Returns a move in words, with its effect on the opposing king.
#[must_use]
pub fn play(color: Color, mv: &Move, gives: Gives, files: FileWords) -> String {
    if mv.passes() {
        return words::SIDE_PASSES.with([color.into()]);
    }
    let moved = mv.describe_as(files);
    let effect = match gives {
        Gives::Nothing => None,
        Gives::Mate(_) => Some(words::SAYS_MATE),
        Gives::Check(Manner::Direct) => Some(words::SAYS_CHECK),
        Gives::Check(Manner::Discovered) => Some(words::SAYS_DISCOVERED),
        Gives::Check(Manner::Double) => Some(words::SAYS_DOUBLE),
    };
    let moved = match effect {
        Some(effect) => [&moved, &*words::COMMA, &*effect].concat(),
        None => moved,
    };
    words::SIDE_MOVES.with([color.into(), moved.into()])
}

/// Returns a square in words, with the piece on it.
#[must_use]
pub fn square(square: Square, piece: Option<(Color, Piece)>) -> String {
    let square = square.to_string();
    match piece {
        Some((color, piece)) => {
            words::SQUARE_PIECE.with([square.into(), color.into(), piece.into()])
        }
        None => square,
    }
}

/// Returns the name of a move as a player would dictate it, in the words that suit the notation:
/// neither more nor less than the name says. All words are English, except those of announced moves,
/// whose language is [`Notation::voice`].
#[must_use]
pub fn dictated(notation: Notation, mv: &Move, turn: &Turn<'_>, files: FileWords) -> String {
    if mv.passes() {
        return "passes".to_owned();
    }
    // The voice is English, and the English name of a move suits it as well. Cells are not said.
    let notation = match notation {
        Notation::Continental(_) => Notation::Descriptive(Style::MODERN),
        Notation::Braille(_) => Notation::SHORT,
        notation => notation,
    };
    let is_descriptive = matches!(notation, Notation::Descriptive(_) | Notation::ThreeSymbol);
    let is_announced = matches!(notation, Notation::Spoken(_));
    let reading = notation.name(mv, turn).reading;
    let mut words = String::new();
    let mut last = None;
    let parts = reading.parts.iter().filter(|part| !part.span.is_empty());
    for part in parts {
        let text = reading.letters(part);
        let said = match part.kind {
            _ if is_announced => text.to_owned(),
            Kind::Castle => castled(mv, text),
            _ if is_descriptive => descriptive_part(part, text),
            _ => match notation {
                Notation::Numeric(numbers) => numbers.said(text),
                _ => None,
            }
            .unwrap_or_else(|| algebraic_part(part, text, files)),
        };
        if !said.is_empty() {
            words.push_str(pause(last, part.kind));
            words.push_str(&said);
            last = Some(part.kind);
        }
    }
    words
}

/// Returns what is between two parts: a pause between two places and before what is only remarked.
const fn pause(before: Option<Kind>, kind: Kind) -> &'static str {
    let is_place = matches!(kind, Kind::Square | Kind::Departure);
    match (before, kind) {
        (None, _) => "",
        (Some(Kind::Departure | Kind::File | Kind::Rank), _) if is_place => ", ",
        (Some(_), Kind::Check | Kind::EnPassant | Kind::Promotion) => ", ",
        (Some(Kind::Square), Kind::Takes | Kind::Victim) => ", ",
        _ => " ",
    }
}

/// Returns castling in words.
fn castled(mv: &Move, text: &str) -> String {
    match mv.castles() {
        Some(Wing::King) => "castles on the king's side".to_owned(),
        Some(Wing::Queen) => "castles on the queen's side".to_owned(),
        None => spelled(text),
    }
}

/// Returns a check, a promotion or another part that all notations share; `None` for a place.
fn common_part(part: &Part) -> Option<String> {
    Some(match (part.kind, part.claim) {
        (Kind::Piece, Some(Claim::Moved(piece))) => piece.name().to_owned(),
        (Kind::Victim, Some(Claim::Took(piece))) => piece.name().to_owned(),
        (Kind::Moves, _) => "to".to_owned(),
        (Kind::Takes, _) => "takes".to_owned(),
        (Kind::EnPassant, _) => "en passant".to_owned(),
        (Kind::Promotion, Some(Claim::Promotes(piece))) => format!("becomes a {}", piece.name()),
        (Kind::Check, Some(Claim::Gives(sign))) => match sign {
            CheckSign::Mate => "mate",
            CheckSign::Discovered => "discovered check",
            CheckSign::Double => "double check",
            _ => "check",
        }
        .to_owned(),
        _ => return None,
    })
}

/// Returns a part of an algebraic name, or of one in coordinates.
fn algebraic_part(part: &Part, text: &str, files: FileWords) -> String {
    match (part.kind, common_part(part)) {
        // Smith writes what was taken behind the squares.
        (Kind::Victim, Some(piece)) => ["takes the ", &piece].concat(),
        (_, Some(words)) => words,
        (_, None) => place(text, files),
    }
}

/// Returns a file, a rank or a square in words.
fn place(text: &str, files: FileWords) -> String {
    if let Some(square) = Square::parse(text) {
        return square.in_words(files);
    }
    let mut letters = text.chars();
    match (letters.next(), letters.next()) {
        (Some(file @ 'a'..='i'), None) => match files {
            // A lone small letter is heard as a word: "a".
            FileWords::Letters => file.to_ascii_uppercase().to_string(),
            FileWords::Names => Square::new(file as u8 - b'a', 0)
                .in_words(files)
                .trim_end_matches([' ', '1'])
                .to_owned(),
        },
        _ => spelled(text),
    }
}

/// Returns the letters and digits of a text one by one.
fn spelled(text: &str) -> String {
    let letters = text.chars().filter(|letter| letter.is_alphanumeric());
    let letters: Vec<String> = letters.map(String::from).collect();
    letters.join(" ")
}

/// Returns a part of a descriptive name.
fn descriptive_part(part: &Part, text: &str) -> String {
    match part.kind {
        Kind::Piece | Kind::Victim => common_part(part).unwrap_or_else(|| spelled(text)),
        Kind::Side | Kind::Label | Kind::Square => owned(text),
        // `(B5)` is a square; `B` of `BP` is a file.
        Kind::VictimLabel | Kind::Origin if text.starts_with(['(', '/']) => {
            ["on ", &owned(text)].concat()
        }
        Kind::VictimLabel | Kind::Origin => owned(text),
        _ => common_part(part).unwrap_or_else(|| spelled(text)),
    }
}

/// Returns letters of pieces as owners, and a rank as an ordinal: "king's bishop's third" of `KB3`.
fn owned(text: &str) -> String {
    let mut words: Vec<&str> = Vec::new();
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        words.push(match letter {
            'K' if letters.peek() == Some(&'t') => "knight's",
            'K' => "king's",
            'Q' => "queen's",
            'R' | 'C' => "rook's",
            'B' => "bishop's",
            'N' => "knight's",
            'q' => "square",
            '1' => "first",
            '2' => "second",
            '3' => "third",
            '4' => "fourth",
            '5' => "fifth",
            '6' => "sixth",
            '7' => "seventh",
            '8' => "eighth",
            _ => continue,
        });
    }
    words.join(" ")
}
