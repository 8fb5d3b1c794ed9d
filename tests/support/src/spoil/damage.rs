//! Damages one place of a page.
//!
//! | kind | on the page | becomes |
//! |---|---|---|
//! | letters of one move | `KtxP` | `KtzP` |
//! | all of one move | `QR-K1` | `KR-K1`, `QR-K2`, nothing |
//! | a number | `13.` | `18.`, `l3.`, nothing |
//! | a row | `8. P-K4   P-K4` | nothing, twice, in two lines |
//! | between rows | | a page's head, a footnote, a note that quotes a move |

use std::ops::Range;

use rank_and_file::board::{Piece, Wing};
use rank_and_file::rules::Position;

use super::SourcePage;
use super::layout;
use super::printed::{put, with};
use crate::chance::Dice;

/// A page with one damage.
pub struct Spoilt {
    /// Text of the damaged page.
    pub text: String,
    /// Index of the damaged ply, or of the ply before the damage.
    pub ply: usize,
    /// Words now printed for this ply; `None` if the damage is elsewhere on the page.
    pub words: Option<String>,
    /// Plies missing from the page.
    pub gone: usize,
}

/// A kind of damage.
pub struct Kind {
    /// Name for messages.
    pub name: &'static str,
    /// Change to the page.
    pub how: How,
}

impl Kind {
    /// Returns the number of printed moves missing from the page, not only damaged.
    pub fn gone(&self) -> usize {
        match self.name {
            "move blank" | "move lost" | "moves glued" => 1,
            "row lost" => 2,
            "two rows lost" => 4,
            _ => 0,
        }
    }
}

/// A way of damaging a page.
pub enum How {
    /// Prints one occurrence of the first text in a move as the second. A first text of two or more
    /// small letters must have no small letter before or behind it.
    Letters(&'static str, &'static str),
    /// Changes the words of one move.
    Words(fn(&str, &mut Dice) -> Option<String>),
    /// Changes the page at one ply.
    Place(fn(&SourcePage, usize, &mut Dice) -> Option<String>),
}

use How::{Letters, Place, Words};

/// Every kind of damage.
pub const KINDS: &[Kind] = &[
    kind("x to z", Letters("x", "z")),
    kind("x to *", Letters("x", "*")),
    kind("× to %", Letters("×", "%")),
    kind("- to ~", Letters("-", "~")),
    kind("- to .", Letters("-", ".")),
    kind("- lost", Letters("-", "")),
    kind("- to space", Letters("-", " ")),
    kind("K to E", Letters("K", "E")),
    kind("K to H", Letters("K", "H")),
    kind("Kt to Et", Letters("Kt", "Et")),
    kind("Kt to Kl", Letters("Kt", "Kl")),
    kind("Kt to Kf", Letters("Kt", "Kf")),
    kind("Kt to Ht", Letters("Kt", "Ht")),
    kind("t lost", Letters("Kt", "K")),
    kind("P to F", Letters("P", "F")),
    kind("P to p", Letters("P", "p")),
    kind("P to R", Letters("P", "R")),
    kind("xP to xF", Letters("xP", "xF")),
    kind("Q to O", Letters("Q", "O")),
    kind("Q to 0", Letters("Q", "0")),
    kind("Q to G", Letters("Q", "G")),
    kind("R to B", Letters("R", "B")),
    kind("B to R", Letters("B", "R")),
    kind("B to E", Letters("B", "E")),
    kind("B to 8", Letters("B", "8")),
    kind("B to H", Letters("B", "H")),
    kind("3 to 8", Letters("3", "8")),
    kind("8 to 3", Letters("8", "3")),
    kind("4 to A", Letters("4", "A")),
    kind("5 to S", Letters("5", "S")),
    kind("6 to b", Letters("6", "b")),
    kind("1 to l", Letters("1", "l")),
    kind("1 to !", Letters("1", "!")),
    kind("2 to Z", Letters("2", "Z")),
    kind("7 to ?", Letters("7", "?")),
    kind("Castles to Casties", Letters("Castles", "Casties")),
    kind("Castles to Gastles", Letters("Castles", "Gastles")),
    kind("O-O to 0-C", Letters("O-O", "0-C")),
    kind("takes to lakes", Letters("takes", "lakes")),
    kind("takes to takcs", Letters("takes", "takcs")),
    kind("to to lo", Letters("to", "lo")),
    kind("to to io", Letters("to", "io")),
    kind("to lost", Letters("to ", "")),
    kind("ch to cb", Letters("ch", "cb")),
    kind("ch to oh", Letters("ch", "oh")),
    kind("sq to sg", Letters("sq", "sg")),
    kind("th to tb", Letters("th.", "tb.")),
    kind("3d to 8d", Letters("3d", "8d")),
    kind("letter lost", Words(letter_lost)),
    kind("letter doubled", Words(letter_doubled)),
    kind("letters changed about", Words(letters_about)),
    kind("space within a move", Words(space_within)),
    kind("stray sign", Words(stray_sign)),
    kind(
        "lower case",
        Words(|words, _| other(words, words.to_ascii_lowercase())),
    ),
    kind(
        "upper case",
        Words(|words, _| other(words, words.to_ascii_uppercase())),
    ),
    kind("digit wrong", Words(digit_wrong)),
    kind("wrong side", Words(wrong_side)),
    kind("wrong piece", Words(wrong_piece)),
    kind(
        "false check",
        Words(|words, _| (!words.contains("ch")).then(|| format!("{words} ch"))),
    ),
    kind("check lost", Words(check_lost)),
    kind(
        "rubbish for a move",
        Words(|words, dice| other(words, rubbish(words, dice))),
    ),
    kind(
        "move blank",
        Words(|words, _| Some(" ".repeat(words.chars().count()))),
    ),
    kind("label of the present side", Place(present_side)),
    kind("move lost", Place(layout::move_lost)),
    kind("move twice", Place(layout::move_twice)),
    kind("moves glued", Place(layout::moves_glued)),
    kind("one space between moves", Place(layout::moves_near)),
    kind("row lost", Place(layout::row_lost)),
    kind("two rows lost", Place(layout::rows_lost)),
    kind("row twice", Place(layout::row_twice)),
    kind("row broken", Place(layout::row_broken)),
    kind("row broken within a move", Place(layout::move_broken)),
    kind("two rows in a line", Place(layout::rows_joined)),
    kind("hyphen at a line's end", Place(layout::hyphened)),
    kind("number wrong", Place(layout::number_wrong)),
    kind("number one off", Place(layout::number_off)),
    kind("number lost", Place(layout::number_lost)),
    kind("number in letters", Place(layout::number_letters)),
    kind("number glued", Place(layout::number_glued)),
    kind("number with a comma", Place(layout::number_comma)),
    kind("page head between", Place(layout::page_head)),
    kind("footnote between", Place(layout::footnote)),
    kind("note quotes a move", Place(layout::note_quotes)),
    kind("note quotes a numbered move", Place(layout::note_numbers)),
    kind("note begins with a number", Place(layout::note_begins)),
    kind("footnote begins with If", Place(layout::note_if)),
    kind("bracket with moves", Place(layout::bracket)),
    kind("sentence with numbers", Place(layout::sentence)),
];

const fn kind(name: &'static str, how: How) -> Kind {
    Kind { name, how }
}

/// Returns the page with one damage of this kind, if a place for it is found.
pub fn spoil(page: &SourcePage, kind: &Kind, dice: &mut Dice) -> Option<Spoilt> {
    for _ in 0..40 {
        let ply = dice.roll(page.plies.len());
        let words = &page.text[page.plies[ply].clone()];
        let spelt = match kind.how {
            Letters(from, to) => letters(words, from, to, dice),
            Words(change) => change(words, dice),
            Place(_) => None,
        };
        let text = match kind.how {
            Place(change) => change(page, ply, dice),
            _ => spelt.as_ref().map(|words| with(page, ply, words)),
        };
        if let Some(text) = text
            && text != page.text
        {
            return Some(Spoilt {
                text,
                ply,
                words: spelt,
                gone: kind.gone(),
            });
        }
    }
    None
}

fn other(words: &str, changed: String) -> Option<String> {
    (changed != words).then_some(changed)
}

/// Returns the words with one occurrence of `from` printed as `to`.
fn letters(words: &str, from: &str, to: &str, dice: &mut Dice) -> Option<String> {
    let places: Vec<usize> = words.match_indices(from).map(|(at, _)| at).collect();
    let word =
        from.trim_end().len() > 1 && from.bytes().all(|b| b.is_ascii_lowercase() || b == b' ');
    let whole = |at: &usize| {
        let letter = |c: Option<char>| c.is_some_and(|c| c.is_ascii_lowercase());
        !word
            || !letter(words[..*at].chars().next_back())
                && !letter(words[*at + from.len()..].chars().next())
    };
    let places: Vec<usize> = places.into_iter().filter(whole).collect();
    if places.is_empty() {
        return None;
    }
    let at = *dice.pick(&places);
    Some(put(words, at..at + from.len(), to))
}

/// Returns the byte range of a random character that is not a space; `None` for a single character.
fn visible(words: &str, dice: &mut Dice) -> Option<Range<usize>> {
    let all: Vec<Range<usize>> = words
        .char_indices()
        .filter(|(_, c)| !c.is_whitespace())
        .map(|(at, c)| at..at + c.len_utf8())
        .collect();
    (all.len() > 1).then(|| dice.pick(&all).clone())
}

fn letter_lost(words: &str, dice: &mut Dice) -> Option<String> {
    Some(put(words, visible(words, dice)?, ""))
}

fn letter_doubled(words: &str, dice: &mut Dice) -> Option<String> {
    let span = visible(words, dice)?;
    Some(put(words, span.end..span.end, &words[span]))
}

fn letters_about(words: &str, dice: &mut Dice) -> Option<String> {
    let mut all: Vec<char> = words.chars().collect();
    let at = dice.roll(all.len().checked_sub(1)?.max(1));
    if at + 1 >= all.len() || all[at] == all[at + 1] {
        return None;
    }
    all.swap(at, at + 1);
    Some(all.into_iter().collect())
}

fn space_within(words: &str, dice: &mut Dice) -> Option<String> {
    let span = visible(words, dice)?;
    (span.start > 0).then(|| put(words, span.start..span.start, " "))
}

fn stray_sign(words: &str, dice: &mut Dice) -> Option<String> {
    let span = visible(words, dice)?;
    let signs = [
        "'", "`", ".", ",", ";", "^", "|", "*", "\"", "!", "~", "_", "•", "¬",
    ];
    Some(put(
        words,
        span.start..span.start,
        dice.pick::<&str>(&signs),
    ))
}

fn digit_wrong(words: &str, dice: &mut Dice) -> Option<String> {
    let at = words.rfind(|c: char| ('1'..='8').contains(&c))?;
    let digit = (1 + dice.roll(8)).to_string();
    other(words, put(words, at..at + 1, &digit))
}

fn wrong_side(words: &str, dice: &mut Dice) -> Option<String> {
    let sides: Vec<usize> = words
        .match_indices(['K', 'Q'])
        .filter(|(at, _)| !words[at + 1..].starts_with('t'))
        .filter(|(at, _)| {
            words[at + 1..]
                .trim_start_matches(['.', ' ', '\'', 's'])
                .starts_with(['B', 'K', 'R'])
        })
        .map(|(at, _)| at)
        .collect();
    if sides.is_empty() {
        return None;
    }
    let at = *dice.pick(&sides);
    let side = if words[at..].starts_with('K') {
        "Q"
    } else {
        "K"
    };
    Some(put(words, at..at + 1, side))
}

fn wrong_piece(words: &str, dice: &mut Dice) -> Option<String> {
    let piece = ["Kt", "K", "Q", "R", "B", "P"]
        .into_iter()
        .find(|piece| words.starts_with(piece))?;
    let all = ["Kt", "K", "Q", "R", "B", "P"];
    other(words, put(words, 0..piece.len(), dice.pick::<&str>(&all)))
}

fn check_lost(words: &str, _: &mut Dice) -> Option<String> {
    ["+", "(ch.)", "ch.", "ch"]
        .into_iter()
        .find_map(|mark| Some(words.strip_suffix(mark)?.trim_end().to_owned()))
}

fn rubbish(words: &str, dice: &mut Dice) -> String {
    let all: Vec<char> = "abdeghilmnrtuKBPQR3584-.,~^".chars().collect();
    let each = words
        .chars()
        .map(|c| if c == ' ' { c } else { *dice.pick(&all) });
    each.collect()
}

/// Labels a rook, knight or bishop with the side on which it stands now, if it began on the other.
fn present_side(page: &SourcePage, ply: usize, _: &mut Dice) -> Option<String> {
    let words = &page.text[page.plies[ply].clone()];
    let mut position = Position::start();
    for mv in &page.truth[..ply] {
        if !position.moves().contains(mv) {
            return None; // A game at odds begins from another position.
        }
        position.play(mv);
    }
    let mv = page.truth[ply];
    let turn = position.turn();
    let name = match mv.piece {
        Piece::Rook => "R",
        Piece::Bishop => "B",
        Piece::Knight if words.starts_with("Kt") => "Kt",
        _ => return None,
    };
    let now = if mv.from.file() < 4 {
        Wing::Queen
    } else {
        Wing::King
    };
    let born = turn.home_squares.born(turn.color, mv.from)?;
    let true_still = (born < 4) == (now == Wing::Queen);
    if true_still || !words.starts_with(name) {
        return None;
    }
    let side = if now == Wing::Queen { "Q" } else { "K" };
    let joint = match words[name.len()..].chars().next() {
        Some('.') => ". ",
        Some(' ') => " ",
        _ => "",
    };
    Some(with(page, ply, &format!("{side}{joint}{words}")))
}
