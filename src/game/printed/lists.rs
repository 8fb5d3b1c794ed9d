//! Positions told as lists of men, White's and Black's.
//!
//! | list | a man |
//! |---|---|
//! | `White: Kg1, Qd2, Ps a2, b2. Black: …` | the white king on g1, white pawns on a2 and b2 |
//! | `Weiß: Kg1, Dd2, Bauern a2, b2. Schwarz: …` | the same, and so in French, Spanish and Russian |
//! | `White: K at K Kt sq, Q at Q 2nd, Ps on QR2` | the white king on g1, the queen on d2, a pawn on a2 |
//! | `Weiß: Kg1, a2, b2` | a square behind the king's is that of a pawn |
//! | `White (4): Kg1, Qd2, Ps a2, b2` | the number has to be that of the men |
//!
//! Columns count the ranks of Black's men from Black's side or from White's. Both are tried; if both
//! give a position that can be played, Black's side is taken, and said.

use std::ops::Range;

use super::placed::{MenInText, MenLetters, PlacedMen, PrintedError, is_one_of, split_words};
use crate::board::{Color, Piece, Square};
use crate::notation::{Letters, lower};
use crate::words;

/// The words of a language in small letters, with spaces between words of one meaning.
struct ListLanguage {
    letters: Letters,
    /// White and Black, as they stand above their men.
    sides: [&'static str; 2],
    /// Beginnings of the names of the men, in the order of [`Piece::ORTHODOX`].
    men: [&'static str; 6],
}

const LANGUAGES: [ListLanguage; 5] = [
    ListLanguage {
        letters: Letters::ENGLISH,
        sides: ["white", "black"],
        men: ["king", "queen", "rook castle", "bishop", "knight", "pawn"],
    },
    ListLanguage {
        letters: Letters::GERMAN,
        sides: ["weiß weiss", "schwarz"],
        men: ["könig", "dame", "turm türme", "läufer", "springer", "bauer"],
    },
    ListLanguage {
        letters: Letters::FRENCH,
        sides: ["blancs", "noirs"],
        men: ["roi", "dame", "tour", "fou", "cavalier", "pion"],
    },
    ListLanguage {
        letters: Letters::SPANISH,
        sides: ["blancas", "negras"],
        men: ["rey", "dama", "torre", "alfil", "caballo", "peon peón"],
    },
    ListLanguage {
        letters: Letters::RUSSIAN,
        sides: ["белые", "черные чёрные"],
        men: ["корол", "ферз", "ладь", "слон", "кон", "пеш"],
    },
];

/// Words between two men.
const AND: &str = "and und et y и";

/// Words between a man and its square.
const AT: &str = "at on in auf en sur на";

/// Words for the ranks, from the first.
const RANKS: [&str; 8] = [
    "sq square 1st first",
    "2nd 2d second",
    "3rd 3d third",
    "4th fourth",
    "5th fifth",
    "6th sixth",
    "7th seventh",
    "8th eighth",
];

/// The place that a word of a list leads to.
#[derive(Clone, Copy, PartialEq)]
enum MenPlace {
    None,
    Square(Square),
    /// This rank, from 1, counted from the side of a player.
    Rank(u8),
}

/// A word of a list.
enum ListWord {
    And,
    At,
    /// Men, or the parts of a file's name, and where they lead.
    Men(Vec<Piece>, MenPlace),
}

/// A man of a list.
struct ListedMan {
    piece: Piece,
    /// Its square if its rank is counted from White's side.
    square: Square,
    /// Whether its square has a descriptive name, and so another one from Black's side.
    counted: bool,
    at: Range<usize>,
}

/// Lists of men in a text.
pub(crate) struct Lists {
    /// The men up to the words that do not belong to them.
    pub men: MenInText,
    /// What is wrong with those words, if they name a man too.
    pub fault: Option<PrintedError>,
}

/// Returns the position that a text lists, the last of several; `None` if it does not look like
/// lists of men.
pub(crate) fn last_lists(text: &str) -> Option<Lists> {
    LANGUAGES.iter().find_map(|language| {
        let [white, black] = language.sides.map(|side| header(text, side, language));
        let mut sides = [(Color::White, white?), (Color::Black, black?)];
        sides.sort_by_key(|(_, header)| header.at.start);
        let [(first, one), (second, other)] = sides;
        let (list, last) = (one.at.end..other.at.start, other.at.end..text.len());
        let looks = [&list, &last].map(|list| looks_like_men(text, list.clone(), language));
        let [(first_man, first_king), (second_man, second_king)] = looks;
        if !(first_man && second_man && (first_king || second_king)) {
            return None;
        }
        let (men, others) = (side(text, list, language), side(text, last, language));
        let is_caption = others.ends && is_caption(text, others.end..text.len(), language);
        let fault = men.fault.or(others.fault.filter(|_| !is_caption));
        let fault = fault
            .or(one.miscounted(&men.men))
            .or(other.miscounted(&others.men));
        Some(Lists {
            men: MenInText {
                body: one.at.start..others.end,
                men: placed(&[(first, men.men), (second, others.men)]),
            },
            fault,
        })
    })
}

/// The word that stands above the men of a side.
struct ListHeader {
    /// Byte range from the word to the first man.
    at: Range<usize>,
    /// The number of men, if it is printed.
    count: Option<usize>,
}

impl ListHeader {
    /// Returns an error if another number of men is listed than is printed.
    fn miscounted(&self, men: &[ListedMan]) -> Option<PrintedError> {
        let count = self.count.filter(|&count| count != men.len())?;
        let why = words::PRINTED_MISCOUNTED.with([count.into(), men.len().into()]);
        Some(PrintedError::new(self.at.clone(), why))
    }
}

/// Finds the last word that stands above the men of a side: with a colon or the like behind it,
/// perhaps their number in brackets, and then a man.
fn header(text: &str, side: &str, language: &ListLanguage) -> Option<ListHeader> {
    let all = split_words(text, 0..text.len(), |c| !c.is_alphabetic());
    let sides = all.filter(|(_, word)| is_one_of(side, &lower(word)));
    let headers = sides.filter_map(|(at, _)| {
        let mut rest = text[at.end..].trim_start_matches([' ', '_', '*']);
        let mut count = None;
        if let Some((inside, after)) = rest.strip_prefix('(').and_then(|it| it.split_once(')')) {
            count = inside.split_whitespace().find_map(|word| word.parse().ok());
            rest = after.trim_start_matches(' ');
        }
        let signs = [':', '.', '—', '–', '-', '=', '_', '*', '\r', '\n', ' '];
        let list = rest.trim_start_matches(signs);
        let start = text.len() - list.len();
        let (_, first) = list_words(text, start..text.len()).next()?;
        let begins = begins_man(first, language) && list.len() < rest.len();
        let at = at.start..start;
        begins.then_some(ListHeader { at, count })
    });
    headers.last()
}

/// Returns whether a word is the name of a man, or has its letter and a number behind it.
fn begins_man(word: &str, language: &ListLanguage) -> bool {
    let men = read_word(word, language);
    let lettered = || {
        let letters = MenLetters::of(language.letters);
        letters.piece(word).is_some() && word.ends_with(|c: char| c.is_ascii_digit())
    };
    matches!(men, Some(ListWord::Men(men, _)) if !men.is_empty()) || lettered()
}

/// Returns whether a list has a man on a square, and whether one of them is a king.
fn looks_like_men(text: &str, list: Range<usize>, language: &ListLanguage) -> (bool, bool) {
    let (mut man, mut king) = (false, false);
    let mut last = None;
    for (_, word) in list_words(text, list) {
        match read_word(word, language) {
            Some(ListWord::Men(men, place)) => {
                let here = men.last().copied().or(last);
                man |= place != MenPlace::None;
                king |= matches!(place, MenPlace::Square(_)) && here == Some(Piece::King);
                last = here;
            }
            Some(ListWord::At) => king |= last == Some(Piece::King),
            Some(ListWord::And) => {}
            None => last = None,
        }
    }
    (man, king)
}

/// Returns the words of a list with their byte ranges.
fn list_words(text: &str, list: Range<usize>) -> impl Iterator<Item = (Range<usize>, &str)> {
    split_words(text, list, |c| c.is_whitespace() || ",;.:()_—".contains(c))
}

/// Reads a word of a list.
fn read_word(word: &str, language: &ListLanguage) -> Option<ListWord> {
    let bare = word.strip_suffix("'s").or(word.strip_suffix("’s"));
    let bare = bare.unwrap_or(word);
    // Of "Kt.'s" the point parts the two.
    let small = lower(bare);
    if bare.is_empty() || is_one_of(AND, &small) {
        return Some(ListWord::And);
    }
    if is_one_of(AT, &small) {
        return Some(ListWord::At);
    }
    if let Some(place) = place(&small) {
        return Some(ListWord::Men(Vec::new(), place));
    }
    let named = |begin: &str| {
        // Of several men, the name has up to two letters more.
        let rest = small.strip_prefix(begin);
        rest.is_some_and(|rest| rest.chars().count() <= 2)
    };
    let mut names = Piece::ORTHODOX.into_iter().zip(language.men);
    if let Some((piece, _)) = names.find(|(_, begins)| begins.split(' ').any(named)) {
        return Some(ListWord::Men(vec![piece], MenPlace::None));
    }
    let letters = MenLetters::of(language.letters);
    let (mut men, mut rest) = (Vec::new(), bare);
    while let Some((piece, length)) = letters.piece(rest).or_else(|| small_pawn(rest, language)) {
        men.push(piece);
        rest = &rest[length..];
    }
    let first = *men.first()?;
    // Of several men, the letter is doubled or has an s: "Ps", "пп".
    if men.iter().all(|man| *man == first) {
        men.truncate(1);
        rest = if rest == "s" { "" } else { rest };
    }
    let place = if rest.is_empty() {
        MenPlace::None
    } else {
        place(&lower(rest))?
    };
    Some(ListWord::Men(men, place))
}

/// Reads the letter of a Russian pawn, which is mostly small.
fn small_pawn(text: &str, language: &ListLanguage) -> Option<(Piece, usize)> {
    let small = language.letters == Letters::RUSSIAN && text.starts_with('п');
    small.then_some((Piece::Pawn, 'п'.len_utf8()))
}

/// Reads a square, or a rank by its number or its name, in small letters.
fn place(word: &str) -> Option<MenPlace> {
    if let [digit @ b'1'..=b'8'] = *word.as_bytes() {
        return Some(MenPlace::Rank(digit - b'0'));
    }
    if let Some(square) = Square::parse(word).filter(|at| at.file() < 8 && at.rank() < 8) {
        return Some(MenPlace::Square(square));
    }
    let rank = (1..=8).zip(RANKS).find(|(_, names)| is_one_of(names, word));
    rank.map(|(rank, _)| MenPlace::Rank(rank))
}

/// Returns the file that letters of men name, from 0.
fn file_of(name: &[Piece]) -> Option<u8> {
    Some(match *name {
        [Piece::Queen, Piece::Rook] => 0,
        [Piece::Queen, Piece::Knight] => 1,
        [Piece::Queen, Piece::Bishop] => 2,
        [Piece::Queen] => 3,
        [Piece::King] => 4,
        [Piece::King, Piece::Bishop] => 5,
        [Piece::King, Piece::Knight] => 6,
        [Piece::King, Piece::Rook] => 7,
        _ => return None,
    })
}

/// Reads the men of one side, up to the first words that do not belong to the list.
fn side(text: &str, list: Range<usize>, language: &ListLanguage) -> SideReader {
    let mut reader = SideReader {
        end: list.start,
        ..SideReader::default()
    };
    for (at, word) in list_words(text, list) {
        let read = match read_word(word, language) {
            Some(ListWord::And) => Ok(()),
            Some(ListWord::At) if !reader.name.is_empty() => {
                reader.at(&at);
                Ok(())
            }
            Some(ListWord::Men(men, place)) if reader.takes(&men, place) => {
                reader.men(text, at, men, place)
            }
            _ => {
                let between = &text[reader.end..at.start];
                let sign = between.contains(['.', '\n', ';', '(', ')', ':']);
                reader.ends = sign && reader.name.is_empty();
                Err(unknown(text, at))
            }
        };
        if let Err(error) = read {
            reader.fault = Some(error);
            break;
        }
    }
    if reader.fault.is_none() {
        reader.ends = reader.name.is_empty();
        let message = words::PRINTED_QUOTED_NO_SQUARE;
        let unfinished = PrintedError::quoting(text, reader.named.clone(), message);
        reader.fault = (!reader.ends).then_some(unfinished);
    }
    reader.settle();
    reader
}

fn unknown(text: &str, at: Range<usize>) -> PrintedError {
    PrintedError::quoting(text, at, words::PRINTED_QUOTED_UNKNOWN)
}

/// The men of one side, and where their list ends.
#[derive(Default)]
struct SideReader {
    men: Vec<ListedMan>,
    /// The man whose squares follow.
    man: Option<Piece>,
    /// Letters since the last square, and their place.
    name: Vec<Piece>,
    named: Range<usize>,
    /// Whether the last man has its letter at its square, and a square alone may be a pawn's.
    attached: bool,
    /// Men that are named by such a square alone, as indices.
    loose: Vec<usize>,
    /// Whether a pawn is named.
    pawns: bool,
    /// Byte behind the last man.
    end: usize,
    /// Whether a sign stands between the last man and other words, or nothing follows.
    ends: bool,
    fault: Option<PrintedError>,
}

impl SideReader {
    /// Returns whether these letters and their place belong to a man; a number alone does not.
    fn takes(&self, men: &[Piece], place: MenPlace) -> bool {
        !(men.is_empty() && self.name.is_empty() && matches!(place, MenPlace::Rank(_)))
    }

    /// Takes the word between a man and its square.
    fn at(&mut self, at: &Range<usize>) {
        self.man = self.name.pop();
        self.name.clear();
        self.attached = false;
        self.named.end = at.end;
        self.pawns |= self.man == Some(Piece::Pawn);
    }

    /// Takes letters of men or of a file, and the place where they lead.
    fn men(
        &mut self,
        text: &str,
        at: Range<usize>,
        letters: Vec<Piece>,
        place: MenPlace,
    ) -> Result<(), PrintedError> {
        if self.name.is_empty() {
            self.named.start = at.start;
        }
        self.named.end = at.end;
        let apart = letters.is_empty();
        self.name.extend(letters);
        let square = match place {
            MenPlace::None => return Ok(()),
            MenPlace::Square(square) => {
                if let Some(piece) = self.name.pop() {
                    self.man = Some(piece);
                    // A side has one king only.
                    self.attached = !apart || piece == Piece::King;
                } else if self.attached {
                    self.loose.push(self.men.len());
                }
                self.pawns |= self.man == Some(Piece::Pawn);
                square
            }
            MenPlace::Rank(rank) => match file_of(&self.name) {
                Some(file) => Square::new(file, rank - 1),
                None => {
                    let said = words::PRINTED_QUOTED_TWO_SQUARES;
                    return Err(PrintedError::quoting(text, self.named.clone(), said));
                }
            },
        };
        self.name.clear();
        let Some(piece) = self.man else {
            return Err(unknown(text, self.named.clone()));
        };
        self.end = at.end;
        self.men.push(ListedMan {
            piece,
            square,
            counted: matches!(place, MenPlace::Rank(_)),
            at: self.named.start..at.end,
        });
        Ok(())
    }

    /// Decides which men stand on the squares that are named alone.
    fn settle(&mut self) {
        for &place in &self.loose {
            let man = &mut self.men[place];
            match man.piece {
                Piece::King => man.piece = Piece::Pawn,
                _ if self.pawns || matches!(man.square.rank(), 0 | 7) => {}
                _ => {
                    let square = man.square.to_string().into();
                    let why = words::PRINTED_UNCLEAR_MAN.with([square]);
                    self.fault = Some(PrintedError::new(man.at.clone(), why));
                    self.ends = false;
                    return;
                }
            }
        }
    }
}

/// Returns whether the words behind a list name no man on a square.
fn is_caption(text: &str, rest: Range<usize>, language: &ListLanguage) -> bool {
    let mut after_man = false;
    list_words(text, rest).all(|(_, word)| match read_word(word, language) {
        Some(ListWord::Men(men, place)) => {
            after_man = !men.is_empty();
            !matches!(place, MenPlace::Square(_)) && (men.is_empty() || place == MenPlace::None)
        }
        Some(ListWord::At) => !after_man,
        _ => {
            after_man = false;
            true
        }
    })
}

/// Puts the men of both lists on the board.
fn placed(sides: &[(Color, Vec<ListedMan>); 2]) -> Result<PlacedMen, PrintedError> {
    let men = |turned: bool| {
        let mut placed = PlacedMen::default();
        for (color, list) in sides {
            for man in list {
                let from_black = turned && man.counted && *color == Color::Black;
                let square = match from_black {
                    true => Square::new(man.square.file(), 7 - man.square.rank()),
                    false => man.square,
                };
                placed.put(square, (*color, man.piece), man.at.clone())?;
            }
        }
        Ok(placed)
    };
    let (own, other) = (men(true), men(false));
    match (own, other) {
        (Ok(mut own), Ok(other)) if own.is_playable() => {
            own.either_side = own.pieces != other.pieces && other.is_playable();
            Ok(own)
        }
        (_, Ok(other)) if other.is_playable() => Ok(other),
        (own, _) => own,
    }
}
