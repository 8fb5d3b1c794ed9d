//! Moves as they are announced at boards where they are heard and not seen: both squares, with the
//! files by names that are not misheard for each other.
//!
//! | language | quiet | capture, check | promotion, mate | castling |
//! |---|---|---|---|---|
//! | English | `knight Gustav 1 Felix 3` | `Eva 4 takes David 5 check` | `Eva 7 Eva 8 queen mate` | `castles kingside` |
//! | German | `Springer Gustav 1 Felix 3` | `Eva 4 schlägt David 5 Schach` | `Eva 7 Eva 8 Dame matt` | `kurze Rochade` |
//! | French | `cavalier Gustav 1 Felix 3` | `Eva 4 prend David 5 échec` | `Eva 7 Eva 8 dame mat` | `petit roque` |
//! | Spanish | `caballo Gustav 1 Felix 3` | `Eva 4 toma David 5 jaque` | `Eva 7 Eva 8 dama mate` | `enroque corto` |
//!
//! | read as well | as |
//! |---|---|
//! | `eva zwo eva vier` `e two e four` `E2 E4` | `Eva 2 Eva 4` |
//! | `golf one foxtrot three` `SPRINGER FELIX DREI` | the move of the one piece that can make it |
//! | `läufer b 5 c 6` `Laeufer Bella 5 Cesar 6` | a capture without its word |
//! | `eva seven eva ate becomes a queen check mate` | `Eva 7 Eva 8 queen mate` |
//! | `rochiert kurz` `roque du côté roi` `queen's side castling` | castling |
//!
//! In a score the moves of both squares need nothing between them; shorter ones are parted by
//! commas, lines or numbers, since `Eva 4 Eva 5` is a move from e4 to e5.
//!
//! Sources: FIDE, *Laws of Chess* 2018, Guidelines III (appendix D of the Handbook) D.2.1: the names of
//! the files, the German words of ranks and pieces, `Kurze Rochade`, that the new piece is named. The
//! International Braille Chess Association plays by them. The words of the other languages, the
//! NATO alphabet and what programs that take dictation hear (`for`, `ate`, `night`) are from general
//! knowledge.

use std::ops::Range;

use super::algebraic::{self, Length};
use super::claim::{Reading, Tolerance};
use super::form::FormChooser;
use super::letters::lower;
use super::misread::{Expected, Misread};
use super::ply::Ply;
use super::scan::Scan;
use super::spelled::SpelledMove;
use super::turn::Gives;
use crate::board::{FileWords, Piece, Square, Wing};

/// A language in which moves are announced.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SpokenLanguage {
    English,
    German,
    French,
    Spanish,
}

/// The words of a language, separated by spaces, behind what they stand for: letters of algebraic,
/// or one of the signs below. Of several words the first is written.
type SpokenWords = &'static [(char, &'static str)];

/// A word that says nothing about the move.
const IDLE: char = '_';
/// A word for castling, for its short and its long side, and one that makes "king" such a side.
const CASTLES: char = 'O';
const SHORT_SIDE: char = '<';
const LONG_SIDE: char = '>';
const SIDE: char = '|';

/// Names of the files, which are the same in every language.
const FILES: SpokenWords = &[
    ('a', "anna ana alpha alfa"),
    ('b', "bella bela bravo"),
    ('c', "cesar caesar cäsar zäsar charlie"),
    ('d', "david delta"),
    ('e', "eva eve echo"),
    ('f', "felix foxtrot"),
    ('g', "gustav gustave gustavo golf"),
    ('h', "hector hektor hotel"),
];

const ENGLISH: SpokenWords = &[
    ('K', "king"),
    ('Q', "queen"),
    ('R', "rook rock"),
    ('B', "bishop"),
    ('N', "knight night"),
    ('P', "pawn"),
    ('1', "one won"),
    ('2', "two too"),
    ('3', "three"),
    ('4', "four for fore"),
    ('5', "five"),
    ('6', "six"),
    ('7', "seven"),
    ('8', "eight ate"),
    ('x', "takes take captures x"),
    ('=', "becomes promotes promoted promoting equals"),
    ('+', "check"),
    ('#', "mate checkmate"),
    (CASTLES, "castles castle castling castled"),
    (SHORT_SIDE, "kingside short king's kings"),
    (LONG_SIDE, "queenside long queen's queens"),
    (SIDE, "side wing"),
    (IDLE, "to from on the goes moves en passant"),
];

const GERMAN: SpokenWords = &[
    ('K', "König Koenig"),
    ('Q', "Dame"),
    ('R', "Turm"),
    ('B', "Läufer Laeufer"),
    ('N', "Springer"),
    ('P', "Bauer"),
    ('1', "eins ein"),
    ('2', "zwei zwo"),
    ('3', "drei"),
    ('4', "vier"),
    ('5', "fünf fuenf"),
    ('6', "sechs"),
    ('7', "sieben"),
    ('8', "acht"),
    ('x', "schlägt schlaegt nimmt x"),
    ('=', "wird verwandelt gleich"),
    ('+', "Schach"),
    ('#', "matt Schachmatt"),
    (CASTLES, "Rochade rochiert"),
    (SHORT_SIDE, "kurze kurz kleine Königsseite Königsflügel"),
    (LONG_SIDE, "lange lang große grosse Damenseite Damenflügel"),
    (
        IDLE,
        "auf nach von in im zu zur zum sich der die das dem den am eine geht zieht und vorbeigehen en passant",
    ),
];

const FRENCH: SpokenWords = &[
    ('K', "roi"),
    ('Q', "dame reine"),
    ('R', "tour"),
    ('B', "fou"),
    ('N', "cavalier"),
    ('P', "pion"),
    ('1', "un"),
    ('2', "deux"),
    ('3', "trois"),
    ('4', "quatre"),
    ('5', "cinq"),
    ('6', "six"),
    ('7', "sept"),
    ('8', "huit"),
    ('x', "prend capture x"),
    ('=', "devient promu promotion égale"),
    ('+', "échec"),
    ('#', "mat"),
    (CASTLES, "roque roquent"),
    (SHORT_SIDE, "petit court"),
    (LONG_SIDE, "grand long"),
    (SIDE, "côté aile"),
    (IDLE, "à en de du sur le la et au une va joue passant"),
];

const SPANISH: SpokenWords = &[
    ('K', "rey"),
    ('Q', "dama reina"),
    ('R', "torre"),
    ('B', "alfil"),
    ('N', "caballo"),
    ('P', "peón"),
    ('1', "uno"),
    ('2', "dos"),
    ('3', "tres"),
    ('4', "cuatro"),
    ('5', "cinco"),
    ('6', "seis"),
    ('7', "siete"),
    ('8', "ocho"),
    ('x', "toma come captura por x"),
    ('=', "corona promociona igual"),
    ('+', "jaque"),
    ('#', "mate"),
    (CASTLES, "enroque enroca"),
    (SHORT_SIDE, "corto"),
    (LONG_SIDE, "largo"),
    (SIDE, "lado flanco"),
    (IDLE, "de del en el la y al una va paso"),
];

impl SpokenLanguage {
    /// Returns the words of the language.
    const fn words(self) -> SpokenWords {
        match self {
            SpokenLanguage::English => ENGLISH,
            SpokenLanguage::German => GERMAN,
            SpokenLanguage::French => FRENCH,
            SpokenLanguage::Spanish => SPANISH,
        }
    }

    /// Returns the tag of the language for a voice: `de`.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        match self {
            SpokenLanguage::English => "en",
            SpokenLanguage::German => "de",
            SpokenLanguage::French => "fr",
            SpokenLanguage::Spanish => "es",
        }
    }

    /// Returns the name of the language in English.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            SpokenLanguage::English => "English",
            SpokenLanguage::German => "German",
            SpokenLanguage::French => "French",
            SpokenLanguage::Spanish => "Spanish",
        }
    }

    /// Returns castling as it is announced.
    #[must_use]
    pub const fn castling(self, wing: Wing) -> &'static str {
        match (self, wing) {
            (SpokenLanguage::English, Wing::King) => "castles kingside",
            (SpokenLanguage::English, Wing::Queen) => "castles queenside",
            (SpokenLanguage::German, Wing::King) => "kurze Rochade",
            (SpokenLanguage::German, Wing::Queen) => "lange Rochade",
            (SpokenLanguage::French, Wing::King) => "petit roque",
            (SpokenLanguage::French, Wing::Queen) => "grand roque",
            (SpokenLanguage::Spanish, Wing::King) => "enroque corto",
            (SpokenLanguage::Spanish, Wing::Queen) => "enroque largo",
        }
    }

    /// Returns the word that is written for a letter or sign of algebraic; empty for a file.
    #[must_use]
    pub fn word(self, letter: char) -> &'static str {
        let row = self.words().iter().find(|row| row.0 == letter);
        row.and_then(|row| row.1.split(' ').next())
            .unwrap_or_default()
    }

    /// Returns what a word stands for, and whether it is the name of a file.
    fn meaning(self, word: &str) -> Option<(char, bool)> {
        let is_it =
            |row: &&(char, &str)| row.1.split(' ').any(|known| sounds(known).eq(sounds(word)));
        let mut letters = word.chars();
        if let (Some(letter), None) = (letters.next(), letters.next()) {
            let small = letter.to_ascii_lowercase();
            if matches!(small, 'a'..='h' | '1'..='8' | '!' | '?' | '+' | '#' | '=') {
                return Some((small, false));
            }
        }
        let found = self.words().iter().find(is_it).map(|row| (row.0, false));
        found.or_else(|| FILES.iter().find(is_it).map(|row| (row.0, true)))
    }
}

/// Returns whether a word is the name of a file, such as `Bella`, so that a rank follows.
pub(crate) fn names_file(word: &str) -> bool {
    let known = FILES.iter().flat_map(|row| row.1.split(' '));
    known
        .into_iter()
        .any(|known| sounds(known).eq(sounds(word)))
}

/// Returns the letters of a word without capitals and accents.
fn sounds(word: &str) -> impl Iterator<Item = char> {
    let letters = word
        .chars()
        .filter(|letter| !matches!(letter, '\u{300}'..='\u{36f}'));
    letters.map(|letter| {
        let mut bytes = [0; 4];
        match lower(letter.encode_utf8(&mut bytes)).chars().next() {
            Some('à' | 'á' | 'â' | 'ä') => 'a',
            Some('è' | 'é' | 'ê' | 'ë') => 'e',
            Some('ò' | 'ó' | 'ô' | 'ö') => 'o',
            Some('ù' | 'ú' | 'û' | 'ü') => 'u',
            Some('’') => '\'',
            Some(letter) => letter,
            None => letter,
        }
    })
}

/// The most words of a move. What goes on longer is a score, and its words are not looked up.
const LONGEST: usize = 30;

/// A word of a move, what it stands for, and its place in bytes.
struct SpokenWord {
    /// `None` for a word that no move has.
    meaning: Option<(char, bool)>,
    place: Range<usize>,
    /// Whether a comma, a semicolon or the end of a line stands before it.
    is_parted: bool,
}

/// Splits a text into words, from a byte on. Letters and digits are words of their own.
fn words(text: &str, start: usize, language: SpokenLanguage) -> impl Iterator<Item = SpokenWord> {
    let mut at = start;
    std::iter::from_fn(move || {
        let is_blank =
            |c: char| c.is_whitespace() || matches!(c, '-' | '–' | ',' | ';' | '.' | '\u{feff}');
        let rest = &text[at..];
        let blanks = rest.len() - rest.trim_start_matches(is_blank).len();
        let is_parted = rest[..blanks].contains([',', ';', '\n']);
        at += blanks;
        let first = text[at..].chars().next()?;
        let is_letter =
            |c: char| c.is_alphabetic() || matches!(c, '\'' | '’' | '\u{300}'..='\u{36f}');
        let length = match first {
            _ if is_letter(first) => text[at..].find(|c| !is_letter(c)),
            '0'..='9' => text[at..].find(|c: char| !c.is_ascii_digit()),
            _ => Some(first.len_utf8()),
        };
        let place = at..at + length.unwrap_or(text.len() - at);
        at = place.end;
        let meaning = language.meaning(&text[place.clone()]);
        Some(SpokenWord {
            meaning,
            place,
            is_parted,
        })
    })
}

/// Offers the only form of a move.
pub(super) fn form(ply: &Ply<'_>, language: SpokenLanguage, choose: &mut FormChooser<'_>) {
    let spell = |form: algebraic::AlgebraicForm<'_>, out: &mut String| {
        let mv = form.mv;
        let mut say = |word: &str| {
            if !out.is_empty() {
                out.push(' ');
            }
            out.push_str(word);
        };
        let piece = |piece: Piece| language.word(piece.letter());
        if let Some(wing) = mv.castles() {
            say(language.castling(wing));
        } else {
            if mv.piece != Piece::Pawn {
                say(piece(mv.piece));
            }
            say(&mv.from.in_words(FileWords::Names));
            if mv.taken().is_some() {
                say(language.word('x'));
            }
            say(&mv.to.in_words(FileWords::Names));
            if let Some(new) = mv.promotion() {
                say(piece(new));
            }
        }
        match form.gives {
            Gives::Nothing => {}
            Gives::Check(_) => say(language.word('+')),
            Gives::Mate(_) => say(language.word('#')),
        }
    };
    algebraic::offer(ply, Length::Long, &spell, choose);
}

/// Reads what a text claims in the words of a language.
pub(super) fn read(
    text: &str,
    language: SpokenLanguage,
    tolerance: Tolerance,
) -> Result<Reading, Misread> {
    let (spelled, _) = spelled(text, language, tolerance)?;
    spelled.read(text, Length::Long, tolerance)
}

/// What the words of a move are like.
#[derive(Default)]
pub(super) struct SpokenManner {
    /// Whether a word is longer than those of letters and digits, or stands between two squares.
    pub has_words: bool,
    /// Whether a file is called by a name.
    pub has_names: bool,
}

/// Spells a move in the letters of algebraic, and says what its words are like.
pub(super) fn spelled(
    text: &str,
    language: SpokenLanguage,
    tolerance: Tolerance,
) -> Result<(SpelledMove, SpokenManner), Misread> {
    let start = Scan::new(text, tolerance == Tolerance::Tolerant).at();
    let words: Vec<SpokenWord> = words(text, start, language).take(LONGEST + 1).collect();
    let meaning = |at: usize| words.get(at).and_then(|word| word.meaning).map(|it| it.0);
    let is_square = |at: &usize| is_file(meaning(*at)) && is_rank(meaning(at + 1));
    let squares = (0..words.len()).filter(is_square).count();
    let castles = (0..words.len()).any(|at| meaning(at) == Some(CASTLES));
    let (mut spelled, mut manner) = (SpelledMove::default(), SpokenManner::default());
    let mut wing = None;
    let castling = words
        .first()
        .zip(words.iter().rfind(|word| !is_sign(word.meaning)));
    let castling = castling.map(|(first, last)| first.place.start..last.place.end);
    for (at, word) in words.iter().enumerate() {
        let letters = &text[word.place.clone()];
        let Some((letter, is_name)) = word.meaning.filter(|_| at < LONGEST) else {
            return Err(spelled.unexpected(text, word.place.start));
        };
        let next = meaning(at + 1);
        let is_idle = letter == IDLE || letter == 'a' && is_preposition(language, next);
        let is_long = letters.chars().nth(2).is_some();
        manner.has_words |= match letter == IDLE {
            true => squares == 2,
            false => is_long && !is_idle,
        };
        manner.has_names |= is_name;
        if is_idle {
            continue;
        }
        if castles && !is_sign(word.meaning) {
            let is_sided = next == Some(SIDE) || before(&words, at) == Some(SIDE);
            let side = match letter {
                SHORT_SIDE => Some(Wing::King),
                LONG_SIDE => Some(Wing::Queen),
                'K' if is_sided => Some(Wing::King),
                'Q' if is_sided => Some(Wing::Queen),
                'K' | SIDE | CASTLES => continue,
                _ => None,
            };
            if side.is_none() || wing.is_some() || !spelled.letters.is_empty() {
                return Err(spelled.unexpected(text, word.place.start));
            }
            wing = side;
            continue;
        }
        if castles && let (Some(wing), Some(place)) = (wing.take(), &castling) {
            spelled.add(algebraic::castling_sign(wing), place);
        }
        if matches!(letter, SHORT_SIDE | LONG_SIDE | SIDE) {
            return Err(spelled.unexpected(text, word.place.start));
        }
        spelled.add(letter.encode_utf8(&mut [0; 4]), &word.place);
    }
    if let (Some(wing), Some(place)) = (wing, &castling) {
        spelled.add(algebraic::castling_sign(wing), place);
    }
    if spelled.letters.is_empty() {
        let expected = [Expected::Move, Expected::Castling][usize::from(castles)];
        return Err(spelled.misread(text, text.len(), expected));
    }
    Ok((spelled, manner))
}

/// Returns what the word before this one that says anything stands for.
fn before(words: &[SpokenWord], at: usize) -> Option<char> {
    let meanings = words[..at].iter().rev().filter_map(|word| word.meaning);
    meanings
        .map(|(letter, _)| letter)
        .find(|&letter| letter != IDLE)
}

/// Returns whether an `a` is no file: an English article before a piece, a preposition of other
/// languages before a square.
fn is_preposition(language: SpokenLanguage, next: Option<char>) -> bool {
    match language {
        SpokenLanguage::English => next.is_some_and(|next| "KQRBNP".contains(next)),
        SpokenLanguage::German => false,
        _ => is_file(next),
    }
}

const fn is_file(letter: Option<char>) -> bool {
    matches!(letter, Some('a'..='h'))
}

const fn is_rank(letter: Option<char>) -> bool {
    matches!(letter, Some('1'..='8'))
}

/// Returns whether a word is a mark behind the move.
const fn is_sign(meaning: Option<(char, bool)>) -> bool {
    matches!(meaning, Some(('+' | '#' | '!' | '?', _)))
}

/// Returns how many bytes at the start of the text are one move, of one square or two. Behind a square,
/// a comma, a semicolon and the end of a line end it, and so does the beginning of another move.
pub(super) fn extent(text: &str, language: SpokenLanguage) -> usize {
    let square = |at: Range<usize>| text.get(at).and_then(Square::parse);
    // Two squares without a blank are an engine's move, and what it becomes stands in the word.
    if square(0..2).and(square(2..4)).is_some() {
        return algebraic::extent(text);
    }
    let (mut end, mut squares, mut has_file, mut may_promote) = (0, 0, false, false);
    let (mut is_pawn, mut castles, mut has_side) = (true, false, false);
    for word in words(text, 0, language) {
        let is_complete = squares > 0 || castles && has_side;
        let Some((letter, _)) = word.meaning.filter(|_| !(is_complete && word.is_parted)) else {
            break;
        };
        let is_castling = castles || has_side;
        let goes_on = match letter {
            'a'..='h' | 'x' => squares < 2 && !is_castling,
            '1'..='8' => !is_castling && (has_file || squares == 0 && !is_pawn),
            'K' | 'Q' if is_castling && !is_complete => true,
            'K' | 'Q' | 'R' | 'B' | 'N' | 'P' => end == 0 || may_promote,
            CASTLES => !castles && squares == 0,
            SHORT_SIDE | LONG_SIDE => !has_side && squares == 0,
            '=' => may_promote,
            _ => true,
        };
        if !goes_on {
            break;
        }
        match letter {
            'a'..='h' => has_file = true,
            '1'..='8' if has_file => {
                (has_file, squares) = (false, squares + 1);
                may_promote = is_pawn && matches!(letter, '1' | '8');
            }
            'K' | 'Q' | 'R' | 'B' | 'N' | 'P' => {
                may_promote = false;
                is_pawn &= end > 0 || letter == 'P';
            }
            CASTLES => castles = true,
            SHORT_SIDE | LONG_SIDE | SIDE => has_side = true,
            _ => {}
        }
        end = word.place.end;
    }
    // What goes on without a blank belongs to the same word.
    let rest = text[end..].find(|c: char| !c.is_alphanumeric());
    match end {
        0 => algebraic::extent(text),
        end => end + rest.unwrap_or(text.len() - end),
    }
}
