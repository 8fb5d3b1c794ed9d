//! The words of results, colors and headings in other languages.

use std::borrow::Cow;

use crate::board::Color;
use crate::game::Outcome;
use crate::notation::Tongue;
use crate::notation::lower::lower;

/// Words that end a game by giving it up, in small letters.
const RESIGNS: &str = "aufgegeben aufgibt abandonne abandonnent abandonné abandona abandonan rinde \
    rinden abbandona abbandonano abandonam desiste desistem сдались сдался сдаются сдаётся сдается \
    сдал сдали opgegeven opgeeft geeft gibt geben poddał poddały vzdal vzdali feladta uppgivet opgivet";

/// Words of a draw.
const DRAWN: &str = "remis unentschieden nulle nul tablas patta patte empate empatado empatada ничья \
    ничьей remise remíza remiza döntetlen remi";

/// Words of a win.
const WINS: &str = "gewinnt gewann gewonnen gewinnen gagne gagnent gagné gana ganan ganó vince vincono \
    ganha ganham выиграли выигрывают выиграл wint winnen wygrywają vyhrál";

const WHITE: &str = "weiß weiss weiße weisse weißer weisser blancs blanc blancas blanca bianco bianchi \
    brancas branco wit witte белые белых białe bílý bílí világos vit hvid";

const BLACK: &str = "schwarz schwarze schwarzer noirs noir negras negra nero neri pretas preto zwart \
    zwarte черные чёрные черных чёрных czarne černý černí sötét svart sort";

/// Words of what did not happen, or has not yet.
const SUPPOSED: &str = "wäre würde könnte sollte wenn nicht falls serait ferait pourrait aurait eût si \
    sería sería podría hubiera sarebbe potrebbe avrebbe seria poderia бы если не zou niet als \
    droht menace amenaza minaccia";

/// Words of a heading that number a game.
const GAMES: &str = "partie partida partita партия partij partia";

fn is_of(word: &str, all: &str) -> bool {
    all.split_whitespace().any(|known| known == word)
}

/// What a sentence behind the last move says of the end; `due` is the side that would have to move.
pub(in crate::book) fn outcome(sentence: &str, due: Color, near: bool) -> Option<Outcome> {
    if sentence.is_ascii() && sentence.len() > 120 {
        return None;
    }
    let low = lower(sentence);
    let words: Vec<&str> = low
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    if words.iter().any(|word| is_of(word, SUPPOSED)) {
        return None;
    }
    let side = || {
        words.iter().find_map(|word| {
            if is_of(word, WHITE) {
                Some(Color::White)
            } else {
                is_of(word, BLACK).then_some(Color::Black)
            }
        })
    };
    let wins = |color: Color| match color {
        Color::White => Outcome::WhiteWins,
        Color::Black => Outcome::BlackWins,
    };
    let short = words.len() <= 6 && near;
    for word in &words {
        if is_of(word, RESIGNS) {
            // "Gibt auf" only with "auf".
            let gives = matches!(*word, "gibt" | "geben" | "geeft");
            if gives && !words.contains(&"auf") && !words.contains(&"op") {
                continue;
            }
            if let Some(loser) = side() {
                return Some(wins(loser.other()));
            }
            if short {
                return Some(wins(due.other()));
            }
        } else if is_of(word, DRAWN) && short {
            return Some(Outcome::Draw);
        } else if is_of(word, WINS) && words.len() <= 8 {
            if let Some(winner) = side() {
                return Some(wins(winner));
            }
            if short && words.len() <= 3 {
                return Some(wins(due.other()));
            }
        }
    }
    None
}

/// Whether the text begins with a word of the end of a game.
pub(in crate::book) fn is_closing(text: &str) -> bool {
    let low = lower(text);
    let mut words = low
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let first = words.next().unwrap_or("");
    // "Los blancos", "die Weißen", "se rinden".
    let article = matches!(
        first,
        "und" | "et" | "y" | "e" | "se" | "les" | "las" | "il" | "as" | "die" | "и" | "en" | "der"
    );
    let word = if article {
        words.next().unwrap_or("")
    } else {
        first
    };
    [RESIGNS, DRAWN, WINS, WHITE, BLACK]
        .iter()
        .any(|all| is_of(word, all))
        || matches!(word, "matt" | "mat" | "mate" | "matto" | "мат")
}

/// The color that a word names.
fn color(word: &str) -> Option<Color> {
    let low = lower(word);
    if is_of(&low, WHITE) {
        Some(Color::White)
    } else {
        is_of(&low, BLACK).then_some(Color::Black)
    }
}

/// Whether a line names both colors, White's first: `Weiß: A. Schwarz: B.`
pub(in crate::book) fn names_both(paragraph: &str) -> bool {
    paragraph.lines().any(|line| {
        let mut words = line.split(|c: char| !c.is_alphabetic());
        let first = words.by_ref().find(|word| !word.is_empty());
        first.and_then(color) == Some(Color::White)
            && words.any(|word| color(word) == Some(Color::Black))
    })
}

/// Whether a word numbers a game: `Partida 3`.
pub(in crate::book) fn is_game(word: &str) -> bool {
    is_of(&lower(word), GAMES)
}

/// What stands above a game, with the words for colors and games in English: those who look for
/// players' names there know no others.
pub(in crate::book) fn englished(paragraph: &str, tongue: Tongue) -> Cow<'_, str> {
    if tongue == Tongue::English {
        return Cow::Borrowed(paragraph);
    }
    let mut told = String::with_capacity(paragraph.len());
    for word in paragraph.split_inclusive(|c: char| !c.is_alphabetic()) {
        let bare = word.trim_end_matches(|c: char| !c.is_alphabetic());
        let named = bare.starts_with(char::is_uppercase);
        let english = match color(bare) {
            Some(Color::White) if named => "White",
            Some(Color::Black) if named => "Black",
            _ if named && is_of(&lower(bare), GAMES) => "Game",
            _ => bare,
        };
        told += english;
        told += &word[bare.len()..];
    }
    Cow::Owned(told)
}
