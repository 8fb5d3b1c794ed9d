//! The words of results, colors and headings in other languages.

use std::borrow::Cow;

use crate::board::Color;
use crate::game::Outcome;
use crate::notation::{Language, lower};

/// The meaning of a word of another language for the end or the heading of a game.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tells {
    /// A side gives the game up.
    Resigns,
    Drawn,
    Wins,
    White,
    Black,
    /// The event did not happen, or has not happened yet.
    Supposed,
    /// The word numbers a game in a heading.
    Game,
}

/// Returns the meaning of a word in small letters.
fn tells(word: &str) -> Option<Tells> {
    Some(match word {
        "aufgegeben" | "aufgibt" | "abandonne" | "abandonnent" | "abandonné" | "abandona"
        | "abandonan" | "rinde" | "rinden" | "abbandona" | "abbandonano" | "abandonam"
        | "desiste" | "desistem" | "сдались" | "сдался" | "сдаются" | "сдаётся" | "сдается"
        | "сдал" | "сдали" | "opgegeven" | "opgeeft" | "geeft" | "gibt" | "geben" | "poddał"
        | "poddały" | "vzdal" | "vzdali" | "feladta" | "uppgivet" | "opgivet" => Tells::Resigns,
        "remis" | "unentschieden" | "nulle" | "nul" | "tablas" | "patta" | "patte" | "empate"
        | "empatado" | "empatada" | "ничья" | "ничьей" | "remise" | "remíza" | "remiza"
        | "döntetlen" | "remi" => Tells::Drawn,
        "gewinnt"
        | "gewann"
        | "gewonnen"
        | "gewinnen"
        | "gagne"
        | "gagnent"
        | "gagné"
        | "gana"
        | "ganan"
        | "ganó"
        | "vince"
        | "vincono"
        | "ganha"
        | "ganham"
        | "выиграли"
        | "выигрывают"
        | "выиграл"
        | "wint"
        | "winnen"
        | "wygrywają"
        | "vyhrál" => Tells::Wins,
        "weiß" | "weiss" | "weiße" | "weisse" | "weißer" | "weisser" | "blancs" | "blanc"
        | "blancas" | "blanca" | "bianco" | "bianchi" | "brancas" | "branco" | "wit" | "witte"
        | "белые" | "белых" | "białe" | "bílý" | "bílí" | "világos" | "vit" | "hvid" => {
            Tells::White
        }
        "schwarz" | "schwarze" | "schwarzer" | "noirs" | "noir" | "negras" | "negra" | "nero"
        | "neri" | "pretas" | "preto" | "zwart" | "zwarte" | "черные" | "чёрные" | "черных"
        | "чёрных" | "czarne" | "černý" | "černí" | "sötét" | "svart" | "sort" => {
            Tells::Black
        }
        "wäre" | "würde" | "könnte" | "sollte" | "wenn" | "nicht" | "falls" | "serait"
        | "ferait" | "pourrait" | "aurait" | "eût" | "si" | "sería" | "podría" | "hubiera"
        | "sarebbe" | "potrebbe" | "avrebbe" | "seria" | "poderia" | "бы" | "если" | "не"
        | "zou" | "niet" | "als" | "droht" | "menace" | "amenaza" | "minaccia" => Tells::Supposed,
        "partie" | "partida" | "partita" | "партия" | "partij" | "partia" => Tells::Game,
        _ => return None,
    })
}

/// Returns the result told by a sentence behind the last move. `due` is the side that would have to
/// move; `near` means that the sentence stands close to the score.
pub(in crate::book) fn outcome(sentence: &str, due: Color, near: bool) -> Option<Outcome> {
    if sentence.is_ascii() && sentence.len() > 120 {
        return None;
    }
    let low = lower(sentence);
    let words: Vec<&str> = low
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty())
        .collect();
    if words
        .iter()
        .any(|word| tells(word) == Some(Tells::Supposed))
    {
        return None;
    }
    let side = || words.iter().find_map(|word| side(word));
    let wins = |color: Color| match color {
        Color::White => Outcome::WhiteWins,
        Color::Black => Outcome::BlackWins,
    };
    let short = words.len() <= 6 && near;
    for word in &words {
        let told = tells(word);
        if told == Some(Tells::Resigns) {
            // "Gibt" and "geben" mean this only with "auf", and "geeft" only with "op".
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
        } else if told == Some(Tells::Drawn) && short {
            return Some(Outcome::Draw);
        } else if told == Some(Tells::Wins) && words.len() <= 8 {
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

/// Whether the text begins with a word about the end of a game, perhaps after an article.
pub(in crate::book) fn is_closing(text: &str) -> bool {
    let low = lower(text);
    let mut words = low
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let first = words.next().unwrap_or("");
    // Articles and the like, as in "les blancs" and "se rinden".
    let article = matches!(
        first,
        "und" | "et" | "y" | "e" | "se" | "les" | "las" | "il" | "as" | "die" | "и" | "en" | "der"
    );
    let word = if article {
        words.next().unwrap_or("")
    } else {
        first
    };
    use Tells::{Black, Drawn, Resigns, White, Wins};
    matches!(tells(word), Some(Resigns | Drawn | Wins | White | Black))
        || matches!(word, "matt" | "mat" | "mate" | "matto" | "мат")
}

/// Returns the color that a word names.
fn color(word: &str) -> Option<Color> {
    side(&lower(word))
}

/// Returns the color that a word in small letters names.
fn side(word: &str) -> Option<Color> {
    match tells(word)? {
        Tells::White => Some(Color::White),
        Tells::Black => Some(Color::Black),
        _ => None,
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
    tells(&lower(word)) == Some(Tells::Game)
}

/// Returns what stands above a game with the words for colors in English, the only ones that the
/// search for players' names knows.
pub(in crate::book) fn englished(paragraph: &str, language: Language) -> Cow<'_, str> {
    if language == Language::English {
        return Cow::Borrowed(paragraph);
    }
    let mut told = String::with_capacity(paragraph.len());
    for word in paragraph.split_inclusive(|c: char| !c.is_alphabetic()) {
        let bare = word.trim_end_matches(|c: char| !c.is_alphabetic());
        let named = bare.starts_with(char::is_uppercase);
        let english = match color(bare) {
            Some(Color::White) if named => "White",
            Some(Color::Black) if named => "Black",
            _ => bare,
        };
        told += english;
        told += &word[bare.len()..];
    }
    Cow::Owned(told)
}
