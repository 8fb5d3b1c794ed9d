//! Converts bytes to text: UTF-8, UTF-16 with a byte order mark, or Windows-1252 for anything else.
//!
//! Old game archives mix encodings within a file, so a line that is not UTF-8 is read as
//! Windows-1252 without touching the lines around it.
//!
//! The Windows-1252 table is our own: 27 entries above Latin-1, which `char::from(u8)` already
//! covers. A crate for it would add the tables of every other legacy encoding.

use std::borrow::Cow;
use std::io::{self, Read};

/// How bytes were turned into text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Encoding {
    Utf8,
    /// UTF-16, with the byte order given by its mark.
    Utf16,
    /// At least one line was not UTF-8 and was read as Windows-1252; the user should be told.
    Windows1252,
}

/// Decodes a complete file and returns its text and encoding. The byte order mark is dropped from
/// UTF-16 and kept in UTF-8, where readers skip it like a space.
#[must_use]
pub fn decode(bytes: &[u8]) -> (Cow<'_, str>, Encoding) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        return (Cow::Borrowed(text), Encoding::Utf8);
    }
    let mut decoder = Decoder::new(bytes);
    let mut text = String::with_capacity(bytes.len() + bytes.len() / 8);
    // Reading from memory does not fail.
    while decoder.read_some(&mut text).is_ok_and(|more| more) {}
    let encoding = decoder.encoding();
    (Cow::Owned(text), encoding)
}

/// A decoder that works through a stream in pieces and holds back at most one line.
pub struct Decoder<R> {
    source: R,
    /// Bytes read but not yet decoded: the beginning of a line or of a character.
    pending: Vec<u8>,
    width: Width,
    ended: bool,
    /// Line breaks decoded so far.
    lines: usize,
    first_odd_line: Option<usize>,
}

/// Width of the characters, taken from the first two bytes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Width {
    Unknown,
    Bytes,
    Wide { big: bool },
}

impl<R: Read> Decoder<R> {
    /// Bytes requested from the source at a time.
    const PIECE: usize = 64 * 1024;

    /// Creates a decoder for the bytes of this source.
    pub fn new(source: R) -> Decoder<R> {
        Decoder {
            source,
            pending: Vec::new(),
            width: Width::Unknown,
            ended: false,
            lines: 0,
            first_odd_line: None,
        }
    }

    /// Returns the source of the bytes.
    pub const fn source(&mut self) -> &mut R {
        &mut self.source
    }

    /// Appends more text to `out`; returns `false` once the source has ended.
    ///
    /// # Errors
    /// Returns the errors of the source.
    pub fn read_some(&mut self, out: &mut String) -> io::Result<bool> {
        if self.ended {
            return Ok(false);
        }
        let before = self.pending.len();
        self.pending.resize(before + Self::PIECE, 0);
        let read = loop {
            match self.source.read(&mut self.pending[before..]) {
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                read => break read,
            }
        };
        self.pending.truncate(before + *read.as_ref().unwrap_or(&0));
        self.ended = read? == 0;
        if self.width == Width::Unknown {
            self.width = match self.pending.as_slice() {
                [0xff, 0xfe, ..] => Width::Wide { big: false },
                [0xfe, 0xff, ..] => Width::Wide { big: true },
                // Only half of the mark may have arrived.
                [] | [_] if !self.ended => return Ok(true),
                _ => Width::Bytes,
            };
            if self.width != Width::Bytes {
                self.pending.drain(..2);
            }
        }
        match self.width {
            Width::Wide { big } => self.take_wide(big, out),
            _ => self.take_lines(before, out),
        }
        Ok(!self.ended)
    }

    /// Returns how the text so far was decoded.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        match (self.width, self.first_odd_line) {
            (_, Some(_)) => Encoding::Windows1252,
            (Width::Wide { .. }, None) => Encoding::Utf16,
            _ => Encoding::Utf8,
        }
    }

    /// Returns the number of the first line, from 1, that was read as Windows-1252.
    #[must_use]
    pub const fn first_odd_line(&self) -> Option<usize> {
        self.first_odd_line
    }

    /// Decodes the complete lines among the pending bytes; those before `searched` contain no line
    /// end.
    fn take_lines(&mut self, searched: usize, out: &mut String) {
        let whole = if self.ended {
            self.pending.len()
        } else {
            let searched = searched.min(self.pending.len());
            match self.pending[searched..]
                .iter()
                .rposition(|&byte| byte == b'\n')
            {
                Some(last) => searched + last + 1,
                None => return,
            }
        };
        let lines = &self.pending[..whole];
        match std::str::from_utf8(lines) {
            Ok(text) => {
                out.push_str(text);
                self.lines += text.matches('\n').count();
            }
            Err(_) => {
                for (line, bytes) in lines.split_inclusive(|&byte| byte == b'\n').enumerate() {
                    match std::str::from_utf8(bytes) {
                        Ok(text) => out.push_str(text),
                        Err(_) => {
                            self.first_odd_line.get_or_insert(self.lines + line + 1);
                            out.extend(bytes.iter().map(|&byte| windows_1252(byte)));
                        }
                    }
                }
                self.lines += lines.iter().filter(|&&byte| byte == b'\n').count();
            }
        }
        self.pending.drain(..whole);
    }

    /// Decodes UTF-16; a half surrogate at the end is kept until its other half arrives.
    fn take_wide(&mut self, big: bool, out: &mut String) {
        let unit = |pair: &[u8]| {
            let pair = [pair[0], pair[1]];
            if big {
                u16::from_be_bytes(pair)
            } else {
                u16::from_le_bytes(pair)
            }
        };
        let mut whole = self.pending.len() / 2 * 2;
        if !self.ended
            && whole >= 2
            && (0xd800..0xdc00).contains(&unit(&self.pending[whole - 2..whole]))
        {
            whole -= 2;
        }
        let units = self.pending[..whole].chunks_exact(2).map(unit);
        out.extend(char::decode_utf16(units).map(|c| c.unwrap_or(char::REPLACEMENT_CHARACTER)));
        self.pending.drain(..whole);
        if self.ended && !self.pending.is_empty() {
            self.pending.clear();
            out.push(char::REPLACEMENT_CHARACTER);
        }
    }
}

/// Returns the character of a byte in Windows-1252; its five undefined bytes become Latin-1's
/// control characters.
fn windows_1252(byte: u8) -> char {
    const FROM_80: [char; 32] = [
        '€', '\u{81}', '‚', 'ƒ', '„', '…', '†', '‡', 'ˆ', '‰', 'Š', '‹', 'Œ', '\u{8d}', 'Ž',
        '\u{8f}', '\u{90}', '‘', '’', '“', '”', '•', '–', '—', '˜', '™', 'š', '›', 'œ', '\u{9d}',
        'ž', 'Ÿ',
    ];
    match byte {
        0x80..=0x9f => FROM_80[usize::from(byte - 0x80)],
        _ => char::from(byte),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_that_is_not_utf_8_is_windows_1252_and_its_neighbours_are_not() {
        let bytes = b"J\xc3\xa1n\nJ\xe1n \x96 \x80\nJ\xc3\xa1n\n";
        let (text, encoding) = decode(bytes);
        assert_eq!(text, "Ján\nJán – €\nJán\n");
        assert_eq!(encoding, Encoding::Windows1252);
        let mut decoder = Decoder::new(&bytes[..]);
        while decoder.read_some(&mut String::new()).unwrap() {}
        assert_eq!(decoder.first_odd_line(), Some(2));
    }

    #[test]
    fn utf_16_is_told_by_its_mark_in_either_order() {
        let text = "1. e4 ♘ 𝄞";
        let little: Vec<u8> = "\u{feff}"
            .encode_utf16()
            .chain(text.encode_utf16())
            .flat_map(u16::to_le_bytes)
            .collect();
        let big: Vec<u8> = "\u{feff}"
            .encode_utf16()
            .chain(text.encode_utf16())
            .flat_map(u16::to_be_bytes)
            .collect();
        for bytes in [little, big] {
            assert_eq!(
                decode(&bytes),
                (Cow::Owned(text.to_owned()), Encoding::Utf16)
            );
        }
    }

    #[test]
    fn a_mark_that_comes_in_two_reads_is_still_a_mark() {
        let mut decoder = Decoder::new((&b"\xff"[..]).chain(&b"\xfe1\0"[..]));
        let mut text = String::new();
        while decoder.read_some(&mut text).unwrap() {}
        assert_eq!((text.as_str(), decoder.encoding()), ("1", Encoding::Utf16));
    }

    /// A source that gives a few bytes at a time.
    struct Drops<'t>(&'t [u8], usize);

    impl Read for Drops<'_> {
        fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
            let most = self.1.min(into.len());
            self.0.read(&mut into[..most])
        }
    }

    #[test]
    fn a_text_of_any_length_comes_out_whole_however_it_arrives() {
        for text in [
            "",
            "1",
            "é",
            "1.",
            "𝄞",
            "1. e4\né 𝄞𝄞\n\n♘f3",
            "\n",
            "1\n2\n",
        ] {
            let wide = |bytes: fn(u16) -> [u8; 2]| -> Vec<u8> {
                let units = "\u{feff}".encode_utf16().chain(text.encode_utf16());
                units.flat_map(bytes).collect()
            };
            for bytes in [
                text.as_bytes().to_vec(),
                wide(u16::to_le_bytes),
                wide(u16::to_be_bytes),
            ] {
                for most in [1, 2, 3, 5, 100] {
                    let mut decoder = Decoder::new(Drops(&bytes, most));
                    let mut whole = String::new();
                    while decoder.read_some(&mut whole).unwrap() {}
                    assert_eq!(whole, text, "{bytes:?}, {most} at a time");
                    assert_eq!(decoder.first_odd_line(), None);
                }
            }
        }
    }

    #[test]
    fn a_text_of_two_bytes_that_ends_in_half_of_one_says_so() {
        assert_eq!(decode(b"\xff\xfe1\0\x42").0, "1\u{fffd}");
        assert_eq!(decode(b"\xfe\xff\xd8\x34").0, "\u{fffd}");
    }

    #[test]
    fn the_first_line_that_is_not_utf_8_is_told_by_its_number() {
        let mut decoder = Decoder::new(Drops(b"J\xc3\xa1n\n\n1. e4\nJ\xe1n\nJ\xe1n", 4));
        while decoder.read_some(&mut String::new()).unwrap() {}
        assert_eq!(decoder.first_odd_line(), Some(4));
    }

    #[test]
    fn a_text_longer_than_a_piece_comes_out_whole() {
        let text = "é\n".repeat(Decoder::<&[u8]>::PIECE);
        let mut bytes = text.clone().into_bytes();
        bytes.push(0xe9);
        assert_eq!(decode(&bytes).0, format!("{text}é"));
    }
}
