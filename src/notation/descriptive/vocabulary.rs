//! The words of a move and what they mean, as data.

use super::lex::Tok;
use crate::board::Man;
use crate::notation::Sign;

/// The words, in any case. A space stands for any few spaces and periods or none; a word comes
/// after every longer one that begins like it.
const WORDS: [(&str, Tok); 38] = [
    ("discovered check", Tok::Sign(Sign::Discovered)),
    ("discovered ch", Tok::Sign(Sign::Discovered)),
    ("disc check", Tok::Sign(Sign::Discovered)),
    ("disc ch", Tok::Sign(Sign::Discovered)),
    ("disc +", Tok::Sign(Sign::Discovered)),
    ("dis check", Tok::Sign(Sign::Discovered)),
    ("dis ch", Tok::Sign(Sign::Discovered)),
    ("dis +", Tok::Sign(Sign::Discovered)),
    ("double check", Tok::Sign(Sign::Double)),
    ("double ch", Tok::Sign(Sign::Double)),
    ("dble ch", Tok::Sign(Sign::Double)),
    ("dbl ch", Tok::Sign(Sign::Double)),
    ("dbl +", Tok::Sign(Sign::Double)),
    ("checkmate", Tok::Sign(Sign::Mate)),
    ("check", Tok::Sign(Sign::Check)),
    ("ch", Tok::Sign(Sign::Check)),
    ("mate", Tok::Sign(Sign::Mate)),
    ("en passant", Tok::EnPassant),
    ("en pass", Tok::EnPassant),
    ("en pas", Tok::EnPassant),
    ("in passing", Tok::EnPassant),
    ("e p", Tok::EnPassant),
    ("square", Tok::Rank(1)),
    ("sq", Tok::Rank(1)),
    ("castles", Tok::Castles),
    ("castle", Tok::Castles),
    ("takes", Tok::Takes),
    ("take", Tok::Takes),
    ("to", Tok::Moves),
    ("side", Tok::SideWord),
    ("on", Tok::Filler),
    ("king", Tok::Man(Man::King)),
    ("queen", Tok::Man(Man::Queen)),
    ("rook", Tok::Man(Man::Rook)),
    ("bishop", Tok::Man(Man::Bishop)),
    ("knight", Tok::Man(Man::Knight)),
    ("pawn", Tok::Man(Man::Pawn)),
    ("x", Tok::Takes),
];

/// The first word of the table that the text begins with, and its length with a period that marks
/// it as short.
pub(super) fn word(text: &str) -> Option<(Tok, usize)> {
    let (tok, length) = WORDS
        .iter()
        .find_map(|&(word, tok)| Some((tok, begins(text, word)?)))?;
    let rest = &text[length..];
    let short = matches!(tok, Tok::Sign(_) | Tok::EnPassant | Tok::Rank(_));
    let period = short && rest.starts_with('.') && !rest.starts_with("..");
    Some((tok, length + usize::from(period)))
}

/// How many bytes of the text are this word, if it begins with it.
fn begins(text: &str, word: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    let mut at = 0;
    for wanted in word.bytes() {
        if wanted == b' ' {
            let loose = |byte: &&u8| matches!(byte, b' ' | b'.' | b'\n');
            at += bytes[at..].iter().take(3).take_while(loose).count();
        } else if bytes.get(at)?.eq_ignore_ascii_case(&wanted) {
            at += 1;
        } else {
            return None;
        }
    }
    Some(at)
}
