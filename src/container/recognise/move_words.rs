//! Mends words of a score by a second look at the page, in which the recogniser knows only the letters
//! of English moves.
//!
//! | first look | second look | taken |
//! |---|---|---|
//! | `bS`, `Qhs`, `Bgo` | `b5`, `Qh5`, `Bg2` | the second: it looks like a move, and the first does not |
//! | `12.€3` | `e3` | `12.e3` |
//! | `OO`, `O00` | | `O-O`, `O-O-O` |
//! | `P-Q4.3`, the stop of the next number before it | | `P-Q4 3.` |
//! | `Nf3` | `Nf8` | `Nf3`, which looks like a move |
//! | `as` in a sentence | `a5` | `as`: most words of its line are words |
//! | `P - K 4`, three words | `P-K4` | the three words, which the second look does not divide |

use super::word::RecognisedWord;

/// The letters of moves in English algebraic and descriptive. The figures 9 and 0 stand only in numbers of
/// moves, where the first look reads them; without the space all words of a line would be one.
pub const MOVE_LETTERS: &str = "KQRBNPOabcdefghxt12345678-+#=() ";

/// What may stand behind a move.
pub(super) const STOPS: [char; 6] = [',', '.', ';', ':', '!', '?'];

/// Confidence that is left to a word of the second look, of 100.
pub(super) const SECOND: f32 = 60.0;

/// Fewest words of a score on a page that is looked at again.
const FEWEST: usize = 4;

/// Fewest words of moves told in words on a page that tells its moves so.
const TOLD: usize = 6;

/// Returns whether a page tells its moves in words.
pub(super) fn are_told(words: &[RecognisedWord]) -> bool {
    let of_told = words.iter().filter(|word| {
        let text = word.text.as_str();
        text.ends_with("to") || text.ends_with("takes")
    });
    of_told.take(TOLD).count() == TOLD
}

/// Returns whether a page has words of a score: moves, or numbers of rows. `numbers` tells which words are these.
pub(super) fn has_score(words: &[RecognisedWord], numbers: &[bool]) -> bool {
    let of_score = words
        .iter()
        .zip(numbers)
        .filter(|(word, is_number)| **is_number || is_move_or_turn(&word.text));
    of_score.take(FEWEST).count() == FEWEST
}

/// Returns for each word whether a second look may mend it or another word of its line. `numbers` tells which are
/// numbers of rows; a word beyond them is none.
pub(super) fn unclear(words: &[RecognisedWord], numbers: &[bool]) -> Vec<bool> {
    let mut unclear = Vec::with_capacity(words.len());
    for line in words.chunk_by(|one, next| one.line == next.line) {
        let mut words = (unclear.len()..).zip(line);
        let any = words.any(|(at, word)| numbers.get(at) != Some(&true) && !is_clear(&word.text));
        unclear.extend(line.iter().map(|_| any && is_score(line)));
    }
    unclear
}

/// Returns whether a second look does not change a word of a score.
fn is_clear(text: &str) -> bool {
    let (_, body, _) = parts(text);
    body.is_empty() || is_sign(body) || is_move(body)
}

/// Returns whether a word is a sign behind a move, such as the `dis ch` of a discovered check.
pub(super) fn is_sign(body: &str) -> bool {
    matches!(body, "ch" | "dis" | "disc" | "dbl" | "mate")
}

/// Takes words of the second look for those of the first that do not look like moves. `numbers` tells which
/// are numbers of rows.
pub(super) fn mend(words: &mut [RecognisedWord], numbers: &[bool], second: &[RecognisedWord]) {
    let mut takes: Vec<Option<usize>> = vec![None; words.len()];
    for (nth, again) in second.iter().enumerate() {
        let mut same = (0..words.len()).filter(|&at| is_one_place(&words[at], again));
        // What the second look has as one word may be several of the first.
        if let (Some(at), None) = (same.next(), same.next())
            && numbers.get(at) != Some(&true)
        {
            takes[at] = Some(nth);
        }
    }
    let mut at = 0;
    for line in words.chunk_by_mut(|one, next| one.line == next.line) {
        let takes = &takes[at..at + line.len()];
        at += line.len();
        if !is_score(line) {
            continue;
        }
        for (word, again) in line.iter_mut().zip(takes) {
            let again = again.and_then(|nth| mended(&word.text, &second[nth].text));
            let mended = castling(&word.text).or_else(|| with_number(&word.text));
            if let Some(text) = mended.or(again) {
                word.text = text;
                word.confidence = word.confidence.min(SECOND);
            }
        }
    }
}

/// Returns whether a line is more of a score than of a sentence.
pub(super) fn is_score(line: &[RecognisedWord]) -> bool {
    let count = |is: fn(&str) -> bool| line.iter().filter(|word| is(&word.text)).count();
    count(is_of_score) >= count(is_prose)
}

/// Returns a word with the move of the second look in it; `None` if the first is as good.
fn mended(first: &str, second: &str) -> Option<String> {
    let (number, body, end) = parts(first);
    let (_, again, _) = parts(second);
    let is_better = !is_move(body) && !is_sign(body) && is_move(again);
    is_better.then(|| [number, again, end].concat())
}

/// Returns a word with castling in it whose hyphens were not recognised; `None` if it is no such word.
fn castling(text: &str) -> Option<String> {
    let (number, body, end) = parts(text);
    let (bare, check) = body.split_at(body.trim_end_matches(['+', '#']).len());
    let is_castling = bare.contains('O') && bare.chars().all(|c| "O0-".contains(c));
    let castling = castling_of(bare.matches(['O', '0']).count())?;
    (is_castling && bare != castling).then(|| [number, castling, check, end].concat())
}

/// Returns the castling that has this many letters; `None` if none has.
pub(super) const fn castling_of(letters: usize) -> Option<&'static str> {
    match letters {
        2 => Some("O-O"),
        3 => Some("O-O-O"),
        _ => None,
    }
}

/// Returns a move and the number behind it as two words; `None` if it is no such word.
fn with_number(text: &str) -> Option<String> {
    let (number, rest, _) = parts(text);
    let (body, next) = rest.rsplit_once(['.', ','])?;
    (is_move(body) && is_number(next)).then(|| format!("{number}{body} {next}."))
}

/// Returns whether two words stand in one place of the picture.
fn is_one_place(one: &RecognisedWord, other: &RecognisedWord) -> bool {
    one.shares_columns_with(other) && one.is_level_with(other.top, other.bottom)
}

/// Returns the beginning of a move whose end is the next word: `B-` at the end of a line, before `Kt2`. It is empty if
/// a word is none.
pub(super) fn beginning(text: &str) -> String {
    let (_, body, _) = parts(text);
    let is_begun = body.strip_suffix('-').is_some_and(is_man);
    let begun = if is_begun { body } else { "" };
    begun.to_owned()
}

/// Returns the number before a move with its dots, the move, and the signs behind it, with the letter of a note: `(c)`.
pub(super) fn parts(text: &str) -> (&str, &str, &str) {
    let digits = text.bytes().take_while(u8::is_ascii_digit).count();
    let dots = text[digits..].bytes().take_while(|b| b".,".contains(b));
    let dots = dots.count();
    let begin = if digits > 0 && dots > 0 {
        digits + dots
    } else {
        0
    };
    let (number, rest) = text.split_at(begin);
    let body = rest.trim_end_matches(STOPS);
    let body = without_note(body).unwrap_or(body).trim_end_matches(STOPS);
    let (body, end) = rest.split_at(body.len());
    (number, body, end)
}

/// Returns a word without the letter of a note behind it; `None` if there is none.
fn without_note(text: &str) -> Option<&str> {
    let (body, note) = text.strip_suffix(')')?.rsplit_once('(')?;
    let is_letter = note.len() == 1 && note.bytes().all(|b| b.is_ascii_alphabetic());
    (is_letter && !body.is_empty()).then_some(body)
}

/// Returns whether a word is a number of a move with its stop, or looks like a move or like a part of one that is
/// told in words.
fn is_move_or_turn(text: &str) -> bool {
    let (number, body, _) = parts(text);
    !number.is_empty() || is_move(body) || is_told(body)
}

/// Returns whether a word is that, or a number that may be one of a move without its stop.
fn is_of_score(text: &str) -> bool {
    let (_, body, _) = parts(text);
    is_number(body) || matches!(body, "to" | "takes") || is_move_or_turn(text)
}

/// Returns whether a text is a number such as moves have, without its stop.
pub(super) fn is_number(text: &str) -> bool {
    (1..=3).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_digit())
}

/// Returns whether a word is one of a sentence. `exhe` and `fxgs` are rather captures that were misread.
fn is_prose(text: &str) -> bool {
    let body = parts(text).1;
    let is_capture = matches!(body.as_bytes(), [_, b'x', _, _]);
    let is_of_move = matches!(body, "takes" | "mate");
    let is_word = body.len() > 2 && body.bytes().all(|b| b.is_ascii_lowercase());
    is_word && !is_capture && !is_of_move
}

/// Returns whether a word looks like a move, algebraic or descriptive.
pub(super) fn is_move(text: &str) -> bool {
    is_algebraic(text) || is_descriptive(text)
}

/// Returns whether a text looks like an algebraic move, short or long.
fn is_algebraic(text: &str) -> bool {
    let text = text.trim_end_matches(['+', '#']);
    if matches!(text, "O-O" | "O-O-O") {
        return true;
    }
    let promoted = text.strip_suffix(['Q', 'R', 'B', 'N']);
    let text = promoted.map_or(text, |text| text.strip_suffix('=').unwrap_or(text));
    let text = text.strip_prefix(['K', 'Q', 'R', 'B', 'N']).unwrap_or(text);
    let text = text.replacen(['x', '-'], "", 1);
    let shape = text.bytes().map(|b| match b {
        b'a'..=b'h' => 'f',
        b'1'..=b'8' => 'r',
        _ => '?',
    });
    let shape: String = shape.collect();
    matches!(shape.as_str(), "fr" | "ffr" | "rfr" | "frfr")
}

/// Returns whether a text looks like a descriptive move.
fn is_descriptive(text: &str) -> bool {
    let text = text.trim_end_matches('+');
    if let Some((man, square)) = text.split_once('-') {
        let side = square.strip_suffix(|c| matches!(c, '1'..='8'));
        let is_file = |file| matches!(file, "K" | "Q") || is_wing_man(file, false);
        return is_man(man) && side.is_some_and(is_file);
    }
    text.split_once('x')
        .is_some_and(|(man, taken)| is_man(man) && is_man(taken))
}

/// Returns whether a text is a move told in words, or a part of one: `PtoR5`, `BtakesKtP`, `toKtsq`, `Bto`, `R5`.
pub(super) fn is_told(text: &str) -> bool {
    told(text).is_some()
}

/// Returns the words of a move that is told in words, or of a part of one.
pub(super) fn told(text: &str) -> Option<String> {
    let bare = text.strip_suffix("ch").unwrap_or(text);
    let (bare, check) = text.split_at(bare.trim_end_matches('+').len());
    let is_man = |man: &str| man.is_empty() || is_man(man);
    let words = if let Some((man, taken)) = bare.split_once("takes") {
        (is_man(man) && is_man(taken)).then_some([man, "takes", taken, ""])
    } else {
        let (man, to, square) = match bare.split_once("to") {
            Some((man, square)) => (man, "to", square),
            None => ("", "", bare),
        };
        let (side, end) = match square.strip_suffix("sq") {
            Some(side) => (side, "sq"),
            None => (square, ""),
        };
        let file = match end {
            "" => side.strip_suffix(|c| matches!(c, '1'..='8')),
            _ => Some(side),
        };
        let is_file = |file| matches!(file, "K" | "Q") || is_wing_man(file, false);
        let is_square = file.is_some_and(is_file) || square.is_empty() && !man.is_empty();
        (is_man(man) && is_square).then_some([man, to, side, end])
    }?;
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let check = if check == "ch" { " ch" } else { check };
    Some(words.join(" ") + check)
}

/// Returns whether a text is a man, such as `QKt`, `P` or `R(K1)`.
pub(super) fn is_man(text: &str) -> bool {
    let text = text.split_once('(').map_or(text, |(man, _)| man);
    matches!(text, "K" | "Q") || is_wing_man(text, true)
}

/// Returns whether a text is a man with its wing or without: `B`, `QB`, `KKt`; and with `pawns` also
/// `P`, `KP`, `QBP`.
fn is_wing_man(text: &str, pawns: bool) -> bool {
    let pawn = text.strip_suffix('P').filter(|_| pawns);
    let rest = pawn.unwrap_or(text);
    let man = rest.strip_prefix(['K', 'Q']).unwrap_or(rest);
    let man = if rest == "Kt" { rest } else { man };
    matches!(man, "R" | "B" | "N" | "Kt") || (pawn.is_some() && man.is_empty())
}

#[cfg(test)]
mod tests {
    use super::super::word::word_at;
    use super::*;

    /// Returns a line of words, each as wide as its letters.
    fn line(words: &str) -> Vec<RecognisedWord> {
        let mut left = 0.0;
        let word = |text: &str| {
            let right = left + 10.0 * text.chars().count() as f32;
            let word = word_at(text, 0, (left, 0.0, right, 20.0));
            left = right + 10.0;
            word
        };
        words.split(' ').map(word).collect()
    }

    fn texts(words: &[RecognisedWord]) -> String {
        let texts: Vec<&str> = words.iter().map(|word| word.text.as_str()).collect();
        texts.join(" ")
    }

    #[test]
    fn a_word_that_is_no_move_is_mended_where_the_second_look_sees_one() {
        for (first, second, mended) in [
            ("9. Bxc4 bS", "8. Bxc4 b5", "9. Bxc4 b5"),
            ("12.€3, Nf6", "12.e3, Nf6", "12.e3, Nf6"),
            ("3. Nf3 dxcd", "3. Nf8 dxc5", "3. Nf3 dxc5"),
            ("5. KtxP BxKPl+", "5. KtxP BxKBP+", "5. KtxP BxKBP+"),
            ("4. P-B38 P-B3", "4. P-B3- P-B3", "4. P-B38 P-B3"),
            ("4. P-B3 dis ch", "4. P-B3 d5 ch", "4. P-B3 dis ch"),
            ("8. OO O00 00 O", "", "8. O-O O-O-O 00 O"),
            ("2. P-KR3 P-Q4.3", "", "2. P-KR3 P-Q4 3."),
            (
                "as the best move he has c4",
                "a5 the best e he a c4",
                "as the best move he has c4",
            ),
        ] {
            let mut words = line(first);
            mend(&mut words, &[], &line(second));
            assert_eq!(texts(&words), mended, "{first}");
        }
    }

    #[test]
    fn only_a_line_of_a_score_with_a_word_that_is_no_move_is_unclear() {
        for (words, is_unclear) in [
            ("1. P-K4 P-K4", false),
            ("12.Nf3, O-O; 13.Qxd4+ ch", false),
            ("9. Bxc4 bS", true),
            ("12.€3 Nf6", true),
            ("P to KR4 P to K4", true),
            ("as the best move he has bS", false),
        ] {
            let words = line(words);
            let unclear = unclear(&words, &[]);
            assert_eq!(unclear, vec![is_unclear; words.len()], "{}", texts(&words));
        }
        // A number of a row is never mended.
        assert_eq!(unclear(&line("l2 Nf3"), &[true, false]), [false, false]);
    }

    #[test]
    fn words_that_the_second_look_joins_stay_as_they_are() {
        let mut words = line("1. P - K 4 P - K 4");
        let mut second = line("1. P-K-4 P-K-4");
        second[1].text = "P-K4".to_owned();
        second[2].text = "P-K4".to_owned();
        mend(&mut words, &[], &second);
        assert_eq!(texts(&words), "1. P - K 4 P - K 4");
    }

    #[test]
    fn a_mended_word_may_still_be_another() {
        let mut words = line("9. Bxc4 bS");
        mend(&mut words, &[], &line("8. Bxc4 b5"));
        let confidence: Vec<f32> = words.iter().map(|word| word.confidence).collect();
        assert_eq!(confidence, [90.0, 90.0, SECOND]);
    }

    #[test]
    fn moves_in_words_are_known_however_they_are_joined() {
        for (text, words) in [
            ("PtoR5", Some("P to R5")),
            ("BtakesKtP", Some("B takes KtP")),
            ("toKtsq", Some("to Kt sq")),
            ("Bto", Some("B to")),
            ("R5", Some("R5")),
            ("Ktsq", Some("Kt sq")),
            ("QtoBsqch", Some("Q to B sq ch")),
            ("Q6+", Some("Q6+")),
            ("Kt", None),
            ("into", None),
            ("RS", None),
        ] {
            assert_eq!(told(text).as_deref(), words, "{text}");
        }
    }

    #[test]
    fn moves_are_known_by_their_shape() {
        for text in [
            "e4", "Nf3", "exd5", "Nbd7", "R1e2", "e2-e4", "Ng1xf3", "e8=Q+", "O-O-O", "P-K4",
            "Kt-KB3", "QKtxBP", "KxR", "R(K1)-Q1", "PxP", "KtxKt", "B-QKt5", "KRPxP", "K-K2",
        ] {
            assert!(is_move(text), "{text}");
        }
        for text in [
            "a", "the", "Bed", "bS", "P-K", "P-B38", "x", "12", "Kt", "-", "e9", "KtP",
        ] {
            assert!(!is_move(text), "{text}");
        }
    }
}
