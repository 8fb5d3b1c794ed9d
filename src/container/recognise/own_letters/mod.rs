//! Mends words of a score by the letters of their own book. A recogniser may misread the figures of an old
//! face in moves, where nothing around them helps it, and read them rightly in numbers and words. What looks
//! the same on one page is the same letter.
//!
//! | recognised | elsewhere on the page | becomes |
//! |---|---|---|
//! | `Bdy`, whose `y` looks like the `5` of `25.` | `25.` | `Bd5` |
//! | `c3`, whose `c` looks like the `e` of most words | `Rel`, `e4`, `the` | `e3` |
//! | `PtoRS`, the moves told in words | `R5` | `P to R5` |
//! | `O-O-O`, of which two letters are drawn | | `O-O` |
//! | `>.`, whose `>` looks like the `7` of `17.` | `17.`, `R7` | `7.` |
//! | `Nf3` | nothing that contradicts | `Nf3`, which is certain now |
//!
//! | module | what it does |
//! |---|---|
//! | `drawn_words` | words that are not as they are drawn, read letter by letter |
//! | `hanging` | parts letters that hang together |
//! | `letter_ink` | the ink of single letters, pixel by pixel |
//! | `tails` | parts letters above the long tail of another |
//! | `likely` | what a letter is, by those that look the same |
//! | `score_lines` | which lines are of a score, and where their letters stand |

mod drawn_words;
mod hanging;
mod letter_ink;
mod likely;
mod score_lines;
mod tails;

use std::cmp::Ordering;

use super::super::picture::PagePicture;
use super::drawn_letters::{DrawnLetter, LetterKind, keep, name, overlap};
use super::drawn_page::DrawnPage;
use super::move_words::{
    MOVE_LETTERS, SECOND, STOPS, are_told, beginning, castling_of, is_man, is_move, is_sign,
    is_told, parts, told,
};
use super::word::RecognisedWord;
use hanging::part_letters;
use likely::{LikelyLetters, Seen};
use tails::part_above_tails;

/// The letters of moves that are told in words.
const TOLD_LETTERS: &str = "KQRBNPOabcdefghxt12345678-+#=()okqs";

/// The most drawn letters of a move.
const LONGEST: usize = 12;

/// The least gap between a move and the number of the next one, in heights of tall letters.
const BETWEEN: f32 = 0.2;

/// Width of a gap that may be a man, in heights of tall letters.
const MAN: f32 = 0.6;

/// Height above which what is drawn is no hyphen, in heights of tall letters.
const HALF: f32 = 0.5;

/// Share that the letter that was recognised in a place has beside that of its kind.
const HERE: f32 = 0.3;

/// How many times likelier the drawn letters must be another move where a move was recognised.
const LIKELIER: f32 = 6.0;

/// How many times likelier than any other move one must be that is certain.
const SURELY: f32 = 30.0;

/// Confidence of a word that was recognised as it looks, of 100.
const SURE: f32 = 80.0;

/// Adds the letters of a page to those of other pages.
pub(super) fn learn(words: &[RecognisedWord], page: &PagePicture, kinds: &mut Vec<LetterKind>) {
    let moves = MoveLetters::of(words);
    let drawn = drawn(words, page, std::mem::take(kinds), moves);
    *kinds = keep(drawn.kinds);
}

/// Returns the letters of a page, those that hang together parted. `kinds` are the letters of other pages.
fn drawn(
    words: &[RecognisedWord],
    page: &PagePicture,
    kinds: Vec<LetterKind>,
    moves: MoveLetters,
) -> DrawnPage {
    let mut drawn = DrawnPage::of(words, page, kinds);
    let DrawnPage {
        letters,
        kinds,
        are_score,
        ..
    } = &mut drawn;
    let can_be = |line: usize, word: &str, at: usize| !are_score[line] || moves.may_have(word, at);
    name(words, letters, kinds, can_be);
    part_letters(&page.clean, letters, kinds, are_score);
    part_above_tails(&page.clean, letters, kinds, are_score);
    name(words, letters, kinds, can_be);
    drawn
}

/// Mends the words of a page by what looks the same elsewhere in its book. `numbers` tells which are numbers of rows;
/// they stay as they are. `kinds` are the letters of other pages.
pub(super) fn mend(
    words: &mut Vec<RecognisedWord>,
    numbers: &[bool],
    page: &PagePicture,
    kinds: Vec<LetterKind>,
) {
    let moves = MoveLetters::of(words);
    let drawn = drawn(words, page, kinds, moves);
    let choices = LikelyLetters::of(&drawn.kinds, moves.letters);
    let numbers = drawn_words::read_again(words, numbers, moves.are_told, &drawn);
    let mut numbers = numbers.into_iter();
    let mut begun = String::new();
    let lines = words.chunk_by_mut(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        for at in 0..line.len() {
            let letters = drawn.word(number, line, at);
            let word = &mut line[at];
            let beginning = std::mem::replace(&mut begun, beginning(&word.text));
            if let Some(with_number) = with_next_number(word, letters, drawn.tall) {
                word.text = with_number;
            }
            if numbers.next() != Some(true) && drawn.are_score[number] {
                let is_move = |text: &str| (moves.is_move)(&[&beginning, text].concat());
                mend_word(word, letters, &drawn, &choices, is_move);
            }
        }
    }
    for word in words.iter_mut().filter(|_| moves.are_told) {
        let (number, body, end) = parts(&word.text);
        if let Some(told) = told(body) {
            word.text = [number, &told, end].concat();
        }
    }
    add_missed(words, &drawn, &choices, moves);
}

/// Adds moves that the recogniser has missed in lines of a score: letters that are all known and in no word.
fn add_missed(
    words: &mut Vec<RecognisedWord>,
    drawn: &DrawnPage,
    choices: &LikelyLetters,
    moves: MoveLetters,
) {
    let missed = drawn
        .outside_words(words)
        .into_iter()
        .filter_map(|(line, letters)| {
            let (letters, stops) = without_stops(letters, (f32::INFINITY, false), drawn);
            let is_known = (2..=LONGEST).contains(&letters.len()) && choices.are_known(letters);
            if !is_known || !drawn.are_score[line] {
                return None;
            }
            let likely = choices.likeliest(letters, Seen::default(), &moves.is_move);
            let text = &likely.first().filter(|_| are_sure(&likely))?.0;
            let areas = letters.iter().map(|letter| letter.area);
            let area = areas.reduce(|one, other| one.joined(&other))?;
            Some((line, [text, stops.as_str()].concat(), area))
        });
    let mut missed = missed.collect::<Vec<_>>().into_iter().peekable();
    let all = std::mem::take(words);
    let lines = all.chunk_by(|one, next| one.line == next.line);
    for (number, line) in lines.enumerate() {
        let begin = words.len();
        words.extend_from_slice(line);
        let recognised = words.len();
        while let Some((_, text, area)) = missed.next_if(|(line, ..)| *line == number) {
            words.push(RecognisedWord::in_area(text, area, line[0].line, SECOND));
        }
        if words.len() > recognised {
            words[begin..].sort_by(|one, next| one.left.total_cmp(&next.left));
        }
    }
}

/// The letters of moves, and which words are moves.
#[derive(Clone, Copy)]
struct MoveLetters {
    letters: &'static str,
    is_move: fn(&str) -> bool,
    /// Whether moves are told in words.
    are_told: bool,
}

impl MoveLetters {
    /// Returns those of a page. In words, moves have other letters, and their parts may be apart.
    fn of(words: &[RecognisedWord]) -> MoveLetters {
        match are_told(words) {
            true => MoveLetters {
                letters: TOLD_LETTERS,
                is_move: |text| is_move(text) || is_told(text) || is_man(text) || text == "sq",
                are_told: true,
            },
            false => MoveLetters {
                letters: MOVE_LETTERS,
                is_move,
                are_told: false,
            },
        }
    }

    /// Returns whether a word of a score may have the letter that it has in a place: one of a move, of its number, or a
    /// stop. A move does not end in a file.
    fn may_have(&self, word: &str, at: usize) -> bool {
        let (number, body, _) = parts(word);
        let body = body.trim_end_matches(['+', '#']);
        let is_last = at + 1 == number.len() + body.chars().count();
        let is_file = |letter: char| is_last && ('a'..='h').contains(&letter);
        let letter = word.chars().nth(at);
        letter.is_some_and(|letter| match letter {
            letter if is_file(letter) => body.ends_with("ch"),
            letter if letter.is_ascii_digit() || STOPS.contains(&letter) => true,
            letter => self.letters.contains(letter),
        })
    }
}

/// Returns the number of a move that a word must be by its letters: one with a stop, one that is no word, or one whose
/// figures look like others. Returns `None` if it is recognised as this number, or may be something else.
fn number(word: &RecognisedWord, letters: &[DrawnLetter], page: &DrawnPage) -> Option<String> {
    let is_stop =
        |letter: &&DrawnLetter| page.is_dot(letter) && letter.area.top as f32 >= word.middle();
    let (stops, figures): (Vec<&DrawnLetter>, Vec<&DrawnLetter>) =
        letters.iter().partition(is_stop);
    let bare = word.text.trim_end_matches(['.', ',']);
    if is_move(bare) || is_told(bare) || is_man(bare) || bare.chars().count() > 3 {
        return None;
    }
    let is_number = bare.chars().all(|c| c.is_ascii_digit());
    let is_other = match is_number {
        true => bare.len() != figures.len() || bare.is_empty(),
        false => stops.is_empty() && bare.contains(char::is_alphanumeric),
    };
    if is_other || stops.len() > 1 || !(1..=3).contains(&figures.len()) {
        return None;
    }
    let figure = |letter: &&DrawnLetter| {
        let kind = &page.kinds[letter.kind];
        kind.letter()
            .filter(|letter| kind.is_known() && letter.is_ascii_digit())
    };
    let number: Option<String> = figures.iter().map(figure).collect();
    let number = number.filter(|number| number != bare)?;
    let stop = if is_number {
        &word.text[bare.len()..]
    } else {
        "."
    };
    Some(number + stop)
}

/// Returns a move and the number of the next one as two words: `Q4 2` for `Q42`, with a gap; `None` if it is no such
/// word.
fn with_next_number(word: &RecognisedWord, letters: &[DrawnLetter], tall: f32) -> Option<String> {
    let text = word.text.as_str();
    let is_move = |text: &str| is_move(text) || is_told(text);
    if is_move(parts(text).1) || letters.len() != text.chars().count() {
        return None;
    }
    let gap_before = |at: usize| {
        let (one, next) = (letters.get(at - 1)?, letters.get(at)?);
        Some(next.area.left.saturating_sub(one.area.right()) as f32)
    };
    let ends = (text.len().saturating_sub(2)..text.len()).filter(|at| *at > 1);
    let mut ends = ends.filter_map(|at| text.split_at_checked(at).map(|parts| (at, parts)));
    ends.find_map(|(at, (body, number))| {
        let is_number = number.bytes().all(|b| b.is_ascii_digit());
        let is_gap = gap_before(at)? >= BETWEEN * tall;
        (is_number && is_gap && is_move(parts(body).1)).then(|| [body, " ", number].concat())
    })
}

/// Returns castling with as many letters as are drawn: `O-O` for `O-O-O`; `None` if a word has as many, or is none.
fn castling(word: &RecognisedWord, letters: &[DrawnLetter], page: &DrawnPage) -> Option<String> {
    let (number, body, end) = parts(&word.text);
    if !number.is_empty() || !is_move(body) || body.contains(|c| c != 'O' && c != '-') {
        return None;
    }
    let (letters, _) = without_stops(letters, (word.middle(), !end.is_empty()), page);
    let is_letter = |letter: &&DrawnLetter| letter.area.height as f32 > HALF * page.tall;
    let castling = castling_of(letters.iter().filter(is_letter).count())?;
    (castling != body).then(|| [castling, end].concat())
}

/// A move as it is drawn.
struct DrawnMove<'l> {
    /// The man at its beginning if it alone is not among the letters.
    man: String,
    /// Its letters, without those of a number before it and of stops behind it.
    letters: &'l [DrawnLetter],
    /// The stops behind it that were recognised as something else.
    stops: String,
}

impl<'l> DrawnMove<'l> {
    /// Returns the move of a word with these letters; `None` if it is no word of a score.
    fn of(
        word: &RecognisedWord,
        mut letters: &'l [DrawnLetter],
        page: &DrawnPage,
    ) -> Option<DrawnMove<'l>> {
        let (number, _, end) = parts(&word.text);
        if !number.is_empty() {
            let before = &letters[..letters.len().min(number.len() + 1)];
            let stop = before.iter().rposition(|letter| page.is_dot(letter))?;
            letters = &letters[stop + 1..];
        }
        let (letters, stops) = if end.contains('(') {
            // The letter of a note.
            let body = letters.len().checked_sub(end.chars().count())?;
            (&letters[..body], String::new())
        } else {
            without_stops(letters, (word.middle(), !end.is_empty()), page)
        };
        (1..=LONGEST).contains(&letters.len()).then(|| DrawnMove {
            man: man_beside(word, letters, page),
            letters,
            stops,
        })
    }
}

/// Returns letters without the stops behind them, and these stops if they were recognised as something else.
/// Where stops were recognised, so is what stands below the middle of the word.
fn without_stops<'l>(
    mut letters: &'l [DrawnLetter],
    (middle, are_recognised): (f32, bool),
    page: &DrawnPage,
) -> (&'l [DrawnLetter], String) {
    let stop = |letter: &DrawnLetter| {
        let looks_like = page.kinds[letter.kind].letter();
        // In some faces a semicolon is as high as a capital.
        looks_like.filter(|c| STOPS.contains(c))
    };
    let is_dot_of_stop = |dot: &DrawnLetter, below: Option<&DrawnLetter>| {
        let is_above =
            |below: &DrawnLetter| stop(below).is_some() && overlap(&below.area, &dot.area);
        page.is_dot(dot) && below.is_some_and(is_above)
    };
    let mut stops = String::new();
    while let Some((last, before)) = letters.split_last() {
        match stop(last) {
            _ if is_dot_of_stop(last, before.last()) => {}
            Some(_) if are_recognised => {}
            None if are_recognised && last.area.top as f32 > middle => {}
            Some(seen) if page.kinds[last.kind].is_known() => stops.insert(0, seen),
            _ => break,
        }
        letters = before;
    }
    (letters, stops)
}

/// Returns whether the first of some moves, the likeliest first, is much likelier than the next.
fn are_sure(likely: &[(String, f32)]) -> bool {
    match likely {
        [] => false,
        [_] => true,
        [(_, likeness), (_, next), ..] => likeness - next > SURELY.ln(),
    }
}

/// Returns the man at the beginning of a word if it alone is not among the letters that are drawn: its tail may touch
/// the next line.
fn man_beside(word: &RecognisedWord, letters: &[DrawnLetter], page: &DrawnPage) -> String {
    let body = parts(&word.text).1;
    let man = body.chars().next().filter(|c| "KQRBN".contains(*c));
    let is_gap = letters
        .first()
        .is_some_and(|first| first.area.left as f32 - word.left > MAN * page.tall);
    let is_one = body.chars().count() == letters.len() + 1;
    man.filter(|_| is_gap && is_one)
        .map(String::from)
        .unwrap_or_default()
}

/// Mends a word of a score by how it is drawn. `choices` are what letters may be, of which `is_move` says whether they
/// are a move.
fn mend_word(
    word: &mut RecognisedWord,
    letters: &[DrawnLetter],
    drawn: &DrawnPage,
    choices: &LikelyLetters,
    is_move: impl Fn(&str) -> bool,
) {
    let other = number(word, letters, drawn).or_else(|| castling(word, letters, drawn));
    if let Some(text) = other {
        word.text = text;
        word.confidence = word.confidence.min(SECOND);
    } else if !is_sign(parts(&word.text).1)
        && let Some(drawn) = DrawnMove::of(word, letters, drawn)
    {
        let is_move = |text: &str| is_move(&[&drawn.man, text].concat());
        mend_move(word, &drawn, choices, &is_move);
    }
}

/// Mends a word by how its move is drawn.
fn mend_move(
    word: &mut RecognisedWord,
    DrawnMove {
        man,
        letters: drawn,
        stops,
    }: &DrawnMove<'_>,
    choices: &LikelyLetters,
    is_move: &dyn Fn(&str) -> bool,
) {
    let (number, whole, end) = parts(&word.text);
    let body = whole.strip_prefix(man.as_str()).unwrap_or(whole);
    let recognised: Vec<char> = body.chars().collect();
    let is_whole = recognised.len() == drawn.len();
    let is_legible = is_move(body) && is_whole;
    let end = [stops.as_str(), end].concat();
    let seen = Seen {
        letters: &recognised,
        // Where their number differs, it is not known which of them is which.
        known: if is_legible || !is_whole { 0.0 } else { HERE },
        unknown: HERE,
    };
    let likely = choices.likeliest(drawn, seen, is_move);
    let Some((text, likeness)) = likely.first() else {
        return;
    };
    let is_sure = choices.are_known(drawn) && are_sure(&likely);
    let head = |text: &str| text.chars().next().filter(|c| "KQRBNP".contains(*c));
    let loses_man = head(body).is_some() && head(text).is_none();
    let are_all_drawn = body.chars().count() <= drawn.len();
    // A letter of the next word may stand close by, and a letter may be drawn in two parts. Where there are fewer than
    // were recognised, and all of them known, the recogniser has put one in: `Kde6` for `Kd6`.
    let has_other_letters = match text.chars().count().cmp(&body.chars().count()) {
        Ordering::Less => !is_sure,
        Ordering::Equal => false,
        Ordering::Greater => true,
    };
    if loses_man && !(is_sure && are_all_drawn) || is_move(body) && has_other_letters {
        return;
    }
    if text == body {
        if is_sure {
            word.confidence = word.confidence.max(SURE);
        }
        return;
    }
    let is_likelier = *likeness >= choices.likeness(body, drawn) + LIKELIER.ln();
    if !is_legible || is_likelier {
        word.text = [number, man, text, &end].concat();
    }
    word.confidence = word.confidence.min(SECOND);
}

#[cfg(test)]
mod tests {
    use image::{GrayImage, Luma};

    use super::super::super::picture;
    use super::super::print_of_tests::draw_letter;
    use super::super::word::word_at;
    use super::*;

    /// Draws words of the letters `K`, `O`, `f`, `c`, `3` and `-`, one in each line, and returns the page with what
    /// they are recognised as. A letter behind `~` touches the one before it, and `/` draws a white line through one. What is drawn
    /// behind a gap is in no word.
    fn page(words: &[(&str, &str)]) -> (PagePicture, Vec<RecognisedWord>) {
        let mut page = GrayImage::from_pixel(700, 100 + 60 * words.len() as u32, Luma([255]));
        let mut recognised = Vec::new();
        for (line, (drawn, text)) in (0..).zip(words) {
            let top = 60 + 60 * line;
            let mut left = 100;
            let mut end = None;
            for letter in drawn.chars() {
                match letter {
                    '~' => left -= 5,
                    ' ' => {
                        end.get_or_insert(left);
                        left += 40;
                    }
                    '/' => {
                        for (x, y) in (22..24).flat_map(|x| (0..30).map(move |y| (x, y))) {
                            page.put_pixel(left - x, top + y, Luma([255]));
                        }
                    }
                    _ => {
                        draw_letter(&mut page, (left, top), letter);
                        left += 50;
                    }
                }
            }
            let end = end.unwrap_or(left);
            let end = (100.0, top as f32, end as f32 - 5.0, top as f32 + 36.0);
            recognised.push(word_at(text, line, end));
        }
        let mut pages = picture::prepared(page);
        (pages.remove(0), recognised)
    }

    fn mended(words: &[(&str, &str)]) -> Vec<(String, f32)> {
        let (page, mut words) = page(words);
        mend(&mut words, &[], &page, Vec::new());
        let words = words.into_iter();
        words.map(|word| (word.text, word.confidence)).collect()
    }

    #[test]
    fn a_misread_letter_becomes_what_it_is_elsewhere_on_the_page() {
        let mut words = vec![("Kf3", "Kf3"); 6];
        words.extend([("Kc3", "Kc3"); 6]);
        words.extend([
            ("Kf3", "Kfy"),
            ("Kc3", "Kf3"),
            ("f3", "£3"),
            ("Kf3", "Kfe3"),
        ]);
        let mended = mended(&words);
        let texts: Vec<&str> = mended[12..].iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, ["Kf3", "Kc3", "f3", "Kf3"]);
        assert!(
            mended[12..]
                .iter()
                .all(|(_, confidence)| *confidence == SECOND)
        );
    }

    #[test]
    fn letters_that_touch_and_broken_ones_are_known() {
        let mut words = vec![("Kf3", "Kf3"); 6];
        words.extend([("Kc3", "Kc3"); 6]);
        words.extend([
            ("Kf~3", "Kfy"),
            ("K~c3", "Ka"),
            ("K/f3", "Kl3"),
            ("K/c3", "Kl3"),
        ]);
        let mended = mended(&words);
        let texts: Vec<&str> = mended[12..].iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, ["Kf3", "Kc3", "Kf3", "Kc3"]);
    }

    #[test]
    fn a_move_in_no_word_is_added_if_all_its_letters_are_known() {
        let mut words = vec![("Kf3", "Kf3"); 6];
        words.extend([("Kc3", "Kc3"); 6]);
        words.extend([("Kf3 Kc3 Kf3", "Kf3"), ("Kf3 K-- Kf3", "Kf3")]);
        let (page, mut words) = page(&words);
        for first in [12, 14] {
            let last = RecognisedWord {
                left: words[first].left + 380.0,
                right: words[first].right + 380.0,
                ..words[first].clone()
            };
            words.insert(first + 1, last);
        }
        mend(&mut words, &[], &page, Vec::new());
        let texts: Vec<&str> = words[12..].iter().map(|word| word.text.as_str()).collect();
        assert_eq!(texts, ["Kf3", "Kc3", "Kf3", "Kf3", "Kf3"]);
    }

    /// Mends a page on whose last line all that is drawn was recognised as one word. Returns the words of that line.
    fn last_line(words: &[(&str, &str)]) -> Vec<String> {
        let (page, mut words) = page(words);
        if let Some(last) = words.last_mut() {
            last.right += 500.0;
        }
        let line = words.len() as u32 - 1;
        mend(&mut words, &[], &page, Vec::new());
        let words = words.into_iter().filter(|word| word.line == line);
        words.map(|word| word.text).collect()
    }

    #[test]
    fn a_word_that_is_drawn_as_two_is_read_letter_by_letter() {
        let mut words = vec![("Kf3", "Kf3"); 6];
        words.extend([("Kc3", "Kc3"); 6]);
        words.push(("Kf3 Kc3", "KfKc"));
        assert_eq!(last_line(&words), ["Kf3", "Kc3"]);
        words[12] = ("Kf3 K--", "KfKc");
        assert_eq!(last_line(&words), ["KfKc"]);
    }

    #[test]
    fn moves_told_in_words_are_read_letter_by_letter() {
        let mut words = vec![("K3", "K3"); 6];
        words.extend([("cO", "to"); 6]);
        words.push(("K cO K3 3", "K3Kto3K"));
        assert_eq!(last_line(&words), ["K", "to", "K3", "3"]);
        words[12] = ("K cO f3", "KtoKt3");
        assert_eq!(last_line(&words), ["K to Kt3"]);
    }

    #[test]
    fn castling_has_as_many_letters_as_are_drawn() {
        let mut words = vec![("Kf3;", "Kf3;"); 6];
        words.extend([("O-O", "O-O-O"), ("O-O-O", "O-O"), ("O-O", "O-O")]);
        words.extend([("O-O;", "O-O;"), ("O-O;", "O-O-O;")]);
        let mended = mended(&words);
        let texts: Vec<&str> = mended[6..].iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, ["O-O", "O-O-O", "O-O", "O-O;", "O-O;"]);
    }

    #[test]
    fn a_number_is_known_by_its_figures() {
        let mut words = vec![("Kf3", "Kf3"); 6];
        words.extend([("Kc3", "Kc3"); 6]);
        words.extend([
            ("3", ">"),
            ("3", "a"),
            ("f", ">"),
            ("33", "38"),
            ("3", "38"),
        ]);
        let mended = mended(&words);
        let texts: Vec<&str> = mended[12..].iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, ["3.", "a", ">", "33", "38"]);
    }

    #[test]
    fn what_is_seldom_on_the_page_stays_as_it_was_recognised() {
        let words = [("Kf3", "Kf3"), ("Kf3", "Kc8"), ("Kc3", "Kb3")];
        let mended = mended(&words);
        let texts: Vec<&str> = mended.iter().map(|(text, _)| text.as_str()).collect();
        assert_eq!(texts, ["Kf3", "Kc8", "Kb3"]);
    }
}
