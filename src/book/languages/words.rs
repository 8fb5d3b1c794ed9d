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

/// Words in small letters with their meaning: German, the Romance languages, Russian, and others.
#[rustfmt::skip]
const WORDS: [(Tells, &[&str]); 7] = [
    (Tells::Resigns, &[
        "aufgegeben", "aufgibt", "aufgab", "gibt", "gab", "geben", "gaben",
        "abandonne", "abandonnent", "abandonné", "abandonna", "abandonnèrent",
        "abandona", "abandonan", "abandonó", "abandonaron", "rinde", "rinden", "rindió", "rindieron",
        "abbandona", "abbandonano", "abbandonò",
        "abandonam", "abandonou", "abandonaram", "desiste", "desistem",
        "сдались", "сдался", "сдаются", "сдаётся", "сдается", "сдал", "сдали",
        "побежденными", "побеждёнными", "побежденным", "побеждённым",
        "opgegeven", "opgeeft", "geeft", "gaf",
        "poddał", "poddały", "vzdal", "vzdali", "feladta", "uppgivet", "opgivet",
    ]),
    (Tells::Drawn, &[
        "remis", "unentschieden", "nulle", "nul", "tablas", "patta", "patte", "empate", "empatado", "empatada",
        "ничья", "ничью", "ничьей",
        "remise", "remíza", "remiza", "döntetlen", "remi",
    ]),
    (Tells::Wins, &[
        "gewinnt", "gewann", "gewonnen", "gewinnen", "gagne", "gagnent", "gagné",
        "gana", "ganan", "ganó", "vince", "vincono", "ganha", "ganham",
        "выиграли", "выигрывают", "выиграл",
        "wint", "winnen", "wygrywają", "vyhrál",
    ]),
    (Tells::White, &[
        "weiß", "weiss", "weiße", "weisse", "weißer", "weisser", "blancs", "blanc",
        "blancas", "blanca", "bianco", "bianchi", "brancas", "branco",
        "белые", "белых",
        "wit", "witte", "białe", "bílý", "bílí", "világos", "vit", "hvid",
    ]),
    (Tells::Black, &[
        "schwarz", "schwarze", "schwarzer", "noirs", "noir",
        "negras", "negra", "nero", "neri", "pretas", "preto",
        "черные", "чёрные", "черных", "чёрных",
        "zwart", "zwarte", "czarne", "černý", "černí", "sötét", "svart", "sort",
    ]),
    (Tells::Supposed, &[
        "wäre", "würde", "könnte", "sollte", "wenn", "nicht", "falls", "droht",
        "serait", "ferait", "pourrait", "aurait", "eût", "si", "menace",
        "sería", "podría", "hubiera", "amenaza", "sarebbe", "potrebbe", "avrebbe", "minaccia", "seria", "poderia",
        "бы", "если", "не",
        "zou", "niet", "als",
    ]),
    (Tells::Game, &["partie", "partida", "partita", "партия", "партию", "partij", "partia"]),
];

/// Returns the meaning of a word in small letters.
fn tells(word: &str) -> Option<Tells> {
    let row = WORDS.iter().find(|(_, words)| words.contains(&word))?;
    Some(row.0)
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
    let told = |at: usize| words.get(at).and_then(|word| tells(word));
    // "Als unentschieden" supposes nothing.
    let is_as = |at: usize| words[at] == "als" && told(at + 1) == Some(Tells::Drawn);
    let supposed = |at| told(at) == Some(Tells::Supposed) && !is_as(at);
    if (0..words.len()).any(supposed) {
        return None;
    }
    let side = || words.iter().find_map(|word| side(word));
    let wins = |color: Color| match color {
        Color::White => Outcome::WhiteWins,
        Color::Black => Outcome::BlackWins,
    };
    let short = words.len() <= SHORT && near;
    for (at, word) in words.iter().enumerate() {
        let told = tells(word);
        if told == Some(Tells::Resigns) {
            // "Gibt" and "geben" mean this only with "auf", and "geeft" only with "op".
            let gives = matches!(*word, "gibt" | "gab" | "geben" | "gaben" | "geeft" | "gaf");
            if gives && !words.contains(&"auf") && !words.contains(&"op") {
                continue;
            }
            if let Some(loser) = side() {
                return Some(wins(loser.other()));
            }
            if short {
                return Some(wins(due.other()));
            }
        } else if told == Some(Tells::Drawn) && (short || near && names_game(&words[..at])) {
            return Some(Outcome::Draw);
        } else if told == Some(Tells::Wins) && words.len() <= 8 && is_all(&words[at + 1..]) {
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

/// Whether one of the words names the game, as in "la partida fue tablas".
fn names_game(words: &[&str]) -> bool {
    words.iter().any(|word| tells(word) == Some(Tells::Game))
}

/// Whether words behind "wins" leave it the game that is won: "gewinnt", "ganan las blancas", "gagne la
/// partie", "gewinnt in 5 Zügen", but not "gewinnt die Dame".
fn is_all(behind: &[&str]) -> bool {
    // A line may end within "gewinnt Schwarz die Dame".
    if behind.last().is_some_and(|last| is_article(last)) {
        return false;
    }
    let is_side = |word: &&str| side(word).is_some() || is_article(word);
    let mut others = behind.iter().filter(|word| !is_side(word)).peekable();
    let game = |word: &&str| tells(word) == Some(Tells::Game) || word.parse::<u32>().is_ok();
    others.peek().is_none() || others.any(game)
}

/// Articles and the like, as in "les blancs" and "se rinden".
const ARTICLES: [&str; 14] = [
    "und", "et", "y", "e", "se", "les", "las", "la", "il", "as", "die", "и", "en", "der",
];

/// Whether a word is an article or the like.
fn is_article(word: &str) -> bool {
    ARTICLES.contains(&word)
}

/// Whether the text begins with a word about the end of a game, perhaps after an article, or with a short
/// sentence that has one: "Als unentschieden abgebrochen".
pub(in crate::book) fn is_closing(text: &str) -> bool {
    let low = lower(text);
    let words = |text: &str| -> Vec<String> {
        let words = text.split(|c: char| !c.is_alphanumeric());
        let words = words.filter(|word| !word.is_empty());
        words.map(str::to_owned).collect()
    };
    let words = words(low.split(['.', ';', '\n', '(']).next().unwrap_or(""));
    let known = |at: usize| words.get(at).and_then(|word| tells(word));
    let first = usize::from(words.first().is_some_and(|word| is_article(word)));
    use Tells::{Black, Drawn, Resigns, White, Wins};
    let begins = matches!(known(first), Some(Resigns | Drawn | Wins | White | Black));
    let word = words.get(first).map_or("", String::as_str);
    let ends = |at: usize| matches!(known(at), Some(Drawn));
    begins
        || matches!(word, "matt" | "mat" | "mate" | "matto" | "мат")
        || words.len() <= SHORT && (0..words.len()).any(ends)
}

/// Most words of a sentence that says nothing but how a game ended.
const SHORT: usize = 6;

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
