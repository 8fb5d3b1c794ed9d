//! The words above and below a printed position.
//!
//! | words | say |
//! |---|---|
//! | `White to play and mate in two` | White is to move |
//! | `Schwarz am Zug` · `Trait aux Noirs` · `Juegan negras` · `Ход чёрных` | Black is to move |
//! | `White to win, Black to move` | Black is to move |
//! | `Mate in 3` · `Matt in 3` · `Mat en 3` · `Мат в 3` | White is to move, as is usual |
//! | `Solution: 1. Qd2` | nothing: with moves the text is not a position alone |

use crate::board::Color;
use crate::notation::lower;

/// Most words of a caption. A text with more is a page, which may have games too.
const WORDS: usize = 60;

/// The beginnings of the words for White and Black.
const SIDES: [(&str, Color); 11] = [
    ("white", Color::White),
    ("weiß", Color::White),
    ("weiss", Color::White),
    ("blanc", Color::White),
    ("бел", Color::White),
    ("black", Color::Black),
    ("schwarz", Color::Black),
    ("noir", Color::Black),
    ("negr", Color::Black),
    ("черн", Color::Black),
    ("чёрн", Color::Black),
];

/// Words that say at two words' distance from a side that it is to move.
const MOVES: &str = "play plays move moves turn begins zug zuge zieht trait jouent juegan mueven ход ходят начинают";

/// Words that say directly behind a side that it is to move, if no other words do.
const DOES: &str = "to mates mate setzt";

/// Words of the stipulation of a problem, and those that follow them.
const MATE: [&str; 2] = ["mate matt mat мат", "in en в"];

/// Letters with which a numbered move of spaced descriptive begins.
const MEN: [&str; 7] = ["K", "Q", "R", "B", "N", "Kt", "P"];

/// Returns whether the words around a position are those of a page: too many, or numbered moves among
/// them.
pub(super) fn is_page(caption: &str) -> bool {
    let mut numbered = false;
    let mut moves = |word: &str| {
        let number = word.trim_end_matches('.');
        let rest = number.trim_start_matches(|c: char| c.is_ascii_digit());
        let glued = rest.len() < number.len() && rest.starts_with('.');
        // As in "1. Q to Q 2nd".
        let piece = || MEN.contains(&number);
        let is = glued && is_move(rest) || numbered && (is_move(word) || piece());
        numbered = rest.is_empty() && !number.is_empty();
        is
    };
    caption.split_whitespace().count() > WORDS || caption.split_whitespace().any(&mut moves)
}

/// Returns whether there is a move among these words.
pub(super) fn has_move(caption: &str) -> bool {
    caption.split_whitespace().any(is_move)
}

/// Returns whether a word looks like a move: `Qd2`, `P-K4`, `0-0`.
fn is_move(word: &str) -> bool {
    let bare = word.trim_matches(|c: char| ".,;:!?+#()".contains(c));
    // Letters beyond ASCII may be men of other languages.
    let letter = |byte: &u8| byte.is_ascii_alphabetic() || !byte.is_ascii();
    let plain = |byte: &u8| letter(byte) || byte.is_ascii_digit() || b"-:=".contains(byte);
    matches!(bare, "0-0" | "0-0-0" | "O-O" | "O-O-O")
        || matches!(bare.as_bytes(), [first, .., b'1'..=b'8'] if letter(first))
            && bare.as_bytes().iter().all(plain)
}

/// Returns which side is to move, if a caption says so.
pub(super) fn turn(caption: &str) -> Option<Color> {
    let words = caption.split(|c: char| !c.is_alphabetic());
    let words: Vec<String> = words.filter(|word| !word.is_empty()).map(lower).collect();
    let among = |list: &str, word: &String| list.split(' ').any(|known| known == word);
    let side = |word: &String| {
        let mut sides = SIDES.iter().filter(|(begin, _)| word.starts_with(begin));
        sides.next().map(|&(_, color)| color)
    };
    let sides = || {
        words
            .iter()
            .enumerate()
            .filter_map(|(at, word)| Some((at, side(word)?)))
    };
    let moves = |&(at, _): &(usize, Color)| {
        let near = at.saturating_sub(2)..words.len().min(at + 3);
        words[near].iter().any(|word| among(MOVES, word))
    };
    let does = |&(at, _): &(usize, Color)| words.get(at + 1).is_some_and(|word| among(DOES, word));
    let told = sides().find(moves).or_else(|| sides().find(does));
    let mate = || {
        let mut pairs = words.windows(2);
        pairs.any(|pair| among(MATE[0], &pair[0]) && among(MATE[1], &pair[1]))
    };
    told.map(|(_, color)| color)
        .or_else(|| mate().then_some(Color::White))
}

/// Returns the words around a position in one line, without the signs that stand alone.
pub(super) fn tidy(before: &str, after: &str) -> String {
    let words = before.split_whitespace().chain(after.split_whitespace());
    let words = words.filter(|word| word.contains(char::is_alphanumeric));
    words.collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_caption_says_who_is_to_move() {
        for (caption, color) in [
            ("White to play and mate in two.", Some(Color::White)),
            ("BLACK TO MOVE", Some(Color::Black)),
            ("White to win, Black to move", Some(Color::Black)),
            ("Black to play and White wins", Some(Color::Black)),
            ("Weiß am Zug", Some(Color::White)),
            ("Schwarz zieht und gewinnt", Some(Color::Black)),
            ("Trait aux Noirs", Some(Color::Black)),
            ("Les Blancs jouent et gagnent", Some(Color::White)),
            ("Juegan negras", Some(Color::Black)),
            ("Ход чёрных", Some(Color::Black)),
            ("Белые начинают", Some(Color::White)),
            ("mate in 2", Some(Color::White)),
            ("Мат в 3 хода", Some(Color::White)),
            ("Diag. 4.", None),
            ("Whitehall, 1894", None),
            ("", None),
        ] {
            assert_eq!(turn(caption), color, "{caption}");
        }
    }

    #[test]
    fn moves_make_more_than_a_caption() {
        for (caption, page, moves) in [
            ("Diag. 4. Gazette, 28.2.1894, No. 12", false, false),
            ("White to play, mate in 2 moves (1st prize)", false, false),
            ("after Qd2 White wins", false, true),
            ("Solution: 1. Qd2", true, true),
            ("1.P-K4", true, false),
            ("1. Q to Q 2nd, any move", true, false),
            ("0-0-0", false, true),
            ("and 12 O-O wins", true, true),
        ] {
            assert_eq!(is_page(caption), page, "{caption}");
            assert_eq!(has_move(caption), moves, "{caption}");
        }
        assert!(is_page(&"words ".repeat(100)));
    }
}
