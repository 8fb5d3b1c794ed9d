//! Reads the name of a player as it is printed.
//!
//! | text | name |
//! |---|---|
//! | `Mr. A. B. Smith. The game` | Mr. A. B. Smith |
//! | `H. E. SMITH` | H. E. Smith |
//! | `Baron von Smith, of Berlin` | Baron von Smith |
//! | `the better player` | none |

use crate::book::languages::words::is_game;
use crate::book::page::limits;
use crate::notation::small_letter;

/// Titles before a name, without their period.
pub(super) const TITLES: [&str; 36] = [
    "Mr", "Mrs", "Miss", "Herr", "Dr", "Capt", "Captain", "Col", "Major", "Lieut", "Lt", "Prof",
    "Rev", "Hon", "Sir", "M", "Signor", "Baron", "Count", "Messrs", "St", "Lord", "Von", "Gen",
    "Sr", "Sra", "Don", "Sig", "Mons", "Mme", "Mlle", "Hr", "Frau", "Graf", "Comte", "Marquis",
];

/// Abbreviated first names.
const FORENAMES: [&str; 56] = [
    "Em", "Alex", "Chas", "Wm", "Geo", "Jas", "Jos", "Thos", "Th", "Joh", "Jno", "Fr", "Ad", "Aug",
    "Ed", "Edw", "Alf", "Alb", "Rob", "Robt", "Sam", "Saml", "Ben", "Benj", "Dan", "Danl", "Hy",
    "Herm", "Heinr", "Wilh", "Ign", "Rich", "Ch", "Ph", "Phil", "Chr", "Ant", "Art", "Arth",
    "Bern", "Eug", "Ferd", "Gust", "Ludw", "Matth", "Mich", "Nic", "Osc", "Reg", "Rud", "Sid",
    "Sim", "Steph", "Theo", "Vict", "Walt",
];

/// Small words that may stand within a name.
const PARTICLES: [&str; 12] = [
    "von", "van", "der", "de", "la", "du", "di", "zu", "den", "le", "d'", "v",
];

/// Returns the name that the text begins with.
pub(super) fn leading(text: &str) -> Option<String> {
    let mut name: Vec<&str> = Vec::new();
    for word in text.split_whitespace() {
        let bare = word.trim_end_matches([',', ';', ':', ')', '"', '”', '.', '—']);
        let begins = bare.starts_with(char::is_uppercase)
            || PARTICLES.contains(&bare.to_ascii_lowercase().trim_end_matches('.'));
        if !begins
            || !bare
                .chars()
                .all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’'))
        {
            break;
        }
        name.push(word);
        if word.len() > bare.len() && !is_abbreviation(word) {
            break;
        }
    }
    finish(&name)
}

/// Returns the name that the text ends with.
pub(super) fn trailing(text: &str) -> Option<String> {
    let mut name: Vec<&str> = Vec::new();
    for word in text.split_whitespace().rev() {
        let bare = word.trim_start_matches(['(', '"', '“']);
        let body = bare.trim_end_matches('.');
        let begins = bare.starts_with(char::is_uppercase)
            || PARTICLES.contains(&body.to_ascii_lowercase().as_str());
        let letters = body
            .chars()
            .all(|c| c.is_alphabetic() || matches!(c, '.' | '-' | '\'' | '’'));
        if !begins || !letters || !name.is_empty() && bare.ends_with('.') && !is_abbreviation(bare)
        {
            break;
        }
        name.push(bare);
        if bare.len() < word.len() {
            break;
        }
    }
    name.reverse();
    finish(&name)
}

/// Returns the complete cell as a name.
pub(super) fn whole(cell: &str) -> Option<String> {
    let cell = cell.trim_matches(['(', ')', '[', ']', '_', ' ']);
    let name = leading(cell)?;
    let words = |text: &str| text.split_whitespace().count();
    (words(&name) == words(cell)).then_some(name)
}

/// Whether the word is an abbreviation whose period ends no sentence: `J.`, `Mr.`, `St.`
pub(super) fn is_abbreviation(word: &str) -> bool {
    let bare = word.trim_end_matches([',', ';', ':', ')']);
    let Some(body) = bare.strip_suffix('.') else {
        return false;
    };
    bare == word
        && (is_initial(body)
            || TITLES.iter().any(|title| title.eq_ignore_ascii_case(body))
            || FORENAMES.iter().any(|name| name.eq_ignore_ascii_case(body))
            || PARTICLES.contains(&body))
}

/// Whether a word without its last period is a letter, or ends with one: `J`, `N.N`.
fn is_initial(word: &str) -> bool {
    let last = word.rsplit('.').next().unwrap_or(word);
    last.chars().count() == 1
}

/// Returns the words as a name, if they are one.
fn finish(words: &[&str]) -> Option<String> {
    let joined = words.join(" ");
    let cut = joined.trim_end_matches([',', ';', ':', ')', '"', '”', '—', ' ']);
    let last = cut.rsplit(' ').next()?;
    let initial = is_initial(last.trim_end_matches('.'))
        || last == "Esq."
        || last == "Jr."
        || last == "Jun."
        || last == "Sen.";
    let cut = if initial {
        cut
    } else {
        cut.trim_end_matches('.')
    };
    let letters = cut.chars().filter(|c| c.is_alphabetic()).count();
    let titles_only = words.iter().all(|word| {
        let bare = word.trim_end_matches(['.', ',']);
        TITLES.contains(&bare) && bare.len() > 1
    });
    let low = cut.to_ascii_lowercase();
    let first = low.split(|c: char| !c.is_alphabetic()).next();
    let barred = first.is_some_and(|first| {
        [
            "white",
            "black",
            "game",
            "games",
            "the",
            "and",
            "between",
            "resigns",
            "resigned",
            "castles",
            "drawn",
            "consultation",
            "correspondence",
            "blindfold",
        ]
        .contains(&first)
            || is_game(first)
    });
    if letters == 0 || cut.len() > limits::NAME_BYTES || words.len() > 7 || barred || titles_only {
        return None;
    }
    Some(recase(cut))
}

/// Returns a name in capitals with small letters: `H. E. BIRD` as `H. E. Bird`.
pub(super) fn recase(text: &str) -> String {
    if text.chars().any(char::is_lowercase)
        && !text
            .split(' ')
            .any(|word| word.chars().count() > 2 && word.chars().all(char::is_uppercase))
    {
        return text.to_owned();
    }
    let word = |word: &str| {
        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
        let bare = word.trim_end_matches(['.', ',']).to_ascii_lowercase();
        if letters >= 2 && bare != "v" && PARTICLES.contains(&bare.as_str()) {
            return word.to_ascii_lowercase();
        }
        if letters < 2 || word.chars().any(char::is_lowercase) || word.matches('.').count() > 1 {
            return word.to_owned();
        }
        let mut begins = true;
        word.chars()
            .enumerate()
            .map(|(at, c)| {
                let small = !begins;
                // A capital follows in `M'DONNELL` and `O'HARA`, but not in `QUEEN'S`.
                begins = matches!(c, '-' | '.' | '(') || at == 1 && matches!(c, '\'' | '’');
                if small { small_letter(c) } else { c }
            })
            .collect()
    };
    let words: Vec<String> = text.split(' ').map(word).collect();
    words.join(" ")
}
