//! Converts bytes to characters.
//!
//! | bytes | read as |
//! |---|---|
//! | a byte order mark | UTF-8, UTF-16 or UTF-32, as it says |
//! | every other byte zero | UTF-16 |
//! | valid UTF-8 | UTF-8 |
//! | UTF-8 with a few lines that are not | those lines as Windows-1252, as [`decode`] does |
//! | nothing but `×`, `½`, dashes and quotes beside ASCII if read as Windows-1252 | Windows-1252 |
//! | anything else | the encoding that `chardetng` finds most likely; the user is told |
//!
//! The Western code pages of DOS and those of the old Macintosh are never guessed.

use std::borrow::Cow;

use chardetng::{EncodingDetector, Iso2022JpDetection, Utf8Detection};
use encoding_rs::{UTF_16BE, UTF_16LE, WINDOWS_1252};

use super::kind::{FileKind, zero_half};
use super::opened::Opened;
use crate::game::decode::decode;

/// Bytes of a file that are enough to detect its encoding.
const SAMPLE: usize = 1 << 20;

/// Characters beside ASCII that are usual in English and German chess books.
const USUAL: &str = "×½¼¾–—‘’‚“”„…•†‡§°·«»£\u{a0}\u{ad}äöüÄÖÜß";

/// Reads the text of a plain file.
pub(super) fn open(bytes: &[u8]) -> Opened {
    let (text, guessed) = text_of(bytes);
    Opened {
        text: text.into_owned(),
        kind: FileKind::Text,
        guessed,
        lost: Vec::new(),
        scan: None,
    }
}

/// Decodes these bytes, and returns the name of the encoding if it had to be guessed.
pub(super) fn text_of(bytes: &[u8]) -> (Cow<'_, str>, Option<&'static str>) {
    match bytes {
        [0xff, 0xfe, 0, 0, rest @ ..] => return (utf_32(rest, u32::from_le_bytes), None),
        [0, 0, 0xfe, 0xff, rest @ ..] => return (utf_32(rest, u32::from_be_bytes), None),
        [0xff, 0xfe, rest @ ..] => return (UTF_16LE.decode_without_bom_handling(rest).0, None),
        [0xfe, 0xff, rest @ ..] => return (UTF_16BE.decode_without_bom_handling(rest).0, None),
        _ => {}
    }
    match zero_half(bytes) {
        Some(0) => return (UTF_16BE.decode_without_bom_handling(bytes).0, None),
        Some(_) => return (UTF_16LE.decode_without_bom_handling(bytes).0, None),
        None => {}
    }
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), None);
    }
    if is_mostly_utf_8(bytes) {
        return (decode(bytes).0, Some(WINDOWS_1252.name()));
    }
    let (text, _) = WINDOWS_1252.decode_without_bom_handling(bytes);
    if text.chars().all(|c| c.is_ascii() || USUAL.contains(c)) {
        return (text, Some(WINDOWS_1252.name()));
    }
    let mut detector = EncodingDetector::new(Iso2022JpDetection::Deny);
    let sample = &bytes[..bytes.len().min(SAMPLE)];
    detector.feed(sample, true);
    let encoding = detector.guess(None, Utf8Detection::Deny);
    let (text, _) = encoding.decode_without_bom_handling(bytes);
    (text, Some(encoding.name()))
}

fn utf_32(bytes: &[u8], value: fn([u8; 4]) -> u32) -> Cow<'_, str> {
    let (whole, rest) = bytes.as_chunks::<4>();
    let letters = whole.iter().map(|&four| {
        let letter = char::from_u32(value(four));
        letter.unwrap_or(char::REPLACEMENT_CHARACTER)
    });
    let cut = (!rest.is_empty()).then_some(char::REPLACEMENT_CHARACTER);
    Cow::Owned(letters.chain(cut).collect())
}

/// Returns whether most of the lines that are not ASCII are UTF-8, which happens to other encodings
/// only by chance.
fn is_mostly_utf_8(bytes: &[u8]) -> bool {
    let odd = bytes
        .split(|&byte| byte == b'\n')
        .filter(|line| !line.is_ascii());
    let (mut good, mut bad) = (0_usize, 0_usize);
    for line in odd {
        match std::str::from_utf8(line) {
            Ok(_) => good += 1,
            Err(_) => bad += 1,
        }
    }
    good > bad
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUSSIAN: &str = "Партия 1. Белые: Чигорин. Чёрные: Стейниц. Гавана, 1892 год. Белые начинают и выигрывают.\n1. e4 e5 2. Кf3 Кc6 3. Сc4 Сc5\n";

    #[test]
    fn a_text_is_the_same_in_every_encoding() {
        let same = |bytes: &[u8], text: &str| {
            let read = text_of(bytes).0;
            assert_eq!(read.trim_start_matches('\u{feff}'), text);
        };
        for encoding in [
            encoding_rs::KOI8_R,
            encoding_rs::WINDOWS_1251,
            encoding_rs::IBM866,
            encoding_rs::ISO_8859_5,
        ] {
            same(&encoding.encode(RUSSIAN).0, RUSSIAN);
        }
        let wide =
            |unit: fn(u16) -> [u8; 2]| RUSSIAN.encode_utf16().flat_map(unit).collect::<Vec<_>>();
        same(
            &[vec![0xff, 0xfe], wide(u16::to_le_bytes)].concat(),
            RUSSIAN,
        );
        same(
            &[vec![0xfe, 0xff], wide(u16::to_be_bytes)].concat(),
            RUSSIAN,
        );
        let latin = "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3\n".repeat(3);
        let wide: Vec<u8> = latin.encode_utf16().flat_map(u16::to_be_bytes).collect();
        same(&wide, &latin);
        let widest: Vec<u8> = "\u{feff}1. e4 ♘"
            .chars()
            .flat_map(|c| (c as u32).to_be_bytes())
            .collect();
        same(&widest, "1. e4 ♘");
    }

    #[test]
    fn signs_of_chess_alone_are_windows_1252_and_lines_are_mended_alone() {
        assert_eq!(
            text_of(b"1. P \x97 K4  Kt \xd7 Kt \xbd-\xbd"),
            ("1. P — K4  Kt × Kt ½-½".into(), Some("windows-1252"))
        );
        let mixed = b"J\xc3\xa1n\nM\xc3\xa1t\nJ\xe1n\n";
        assert_eq!(text_of(mixed).0, "Ján\nMát\nJán\n");
    }
}
