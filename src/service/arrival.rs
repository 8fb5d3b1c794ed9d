//! A file of games as it arrives: its first bytes tell what it is, its bytes are decoded to text, and
//! a list of positions becomes games as PGN.
//!
//! | begins with | is |
//! |---|---|
//! | `[Event "Club"]`, and is short | of games |
//! | `[Event "Club"]`, and is long | of games, and a library |
//! | a FEN on each line | of games, and a library |
//! | the bytes of a ZIP archive | a library |

use std::io::{self, ErrorKind, Read};

use crate::container::is_packed;
use crate::game::decode::{Decoder, Encoding, decode};
use crate::game::pgn::{tags, write_pgn};
use crate::game::positions::{PositionReader, is_position_list};
use crate::notation::Notation;

/// Bytes of a file of games above which it goes to the library worker.
const LONG: usize = 200_000;

/// Bytes read to find out whether a file is a list of positions.
const BEGINNING: usize = 4_000;

/// Returns whether a text is a long one of games or positions, which the page leaves to the library
/// worker.
#[must_use]
pub fn is_long_library(text: &str) -> bool {
    let beginning = &text.as_bytes()[..text.len().min(BEGINNING)];
    text.len() > LONG && is_of_games(beginning)
}

/// Returns whether a file of this size that begins with these bytes is a list of positions, a long
/// file of games, or packed.
#[must_use]
pub fn is_library(beginning: &[u8], size: usize) -> bool {
    is_packed(beginning) || is_list(beginning) || (size > LONG && is_of_games(beginning))
}

/// Returns whether a file that begins with these bytes is a file of games or positions.
#[must_use]
pub fn is_of_games(beginning: &[u8]) -> bool {
    !tags(&decode(beginning).0).is_empty() || is_list(beginning)
}

/// Returns whether a file that begins with these bytes is a list of positions.
fn is_list(beginning: &[u8]) -> bool {
    let text = decode(&beginning[..beginning.len().min(BEGINNING)]).0;
    // The last line may be cut off.
    let whole = text.rfind('\n').map_or("", |at| &text[..at]);
    is_position_list(&text) || is_position_list(whole)
}

/// A file that is arriving.
pub(super) struct ArrivingFile {
    decoder: Decoder<Arrived>,
    /// Whether enough bytes have arrived to decide the kind of file.
    begun: bool,
    /// For a list of positions, the reader of its lines and the beginning of an incomplete line.
    list: Option<(PositionReader, String)>,
}

impl ArrivingFile {
    pub(super) fn new() -> ArrivingFile {
        ArrivingFile {
            decoder: Decoder::new(Arrived::default()),
            begun: false,
            list: None,
        }
    }

    /// Takes the next bytes and appends the games in them to `text`.
    pub(super) fn arrive(&mut self, bytes: &[u8], text: &mut String) {
        self.decoder.source().bytes.extend_from_slice(bytes);
        self.read(false, text);
    }

    /// Ends the file and appends the rest of its games to `text`.
    pub(super) fn end(&mut self, text: &mut String) {
        self.decoder.source().ended = true;
        self.read(true, text);
    }

    fn read(&mut self, ended: bool, text: &mut String) {
        if !self.begun {
            let bytes = &self.decoder.source().bytes;
            // Too few bytes could be mistaken for another kind of file.
            if bytes.len() < BEGINNING && !ended {
                return;
            }
            self.begun = true;
            self.list = is_list(bytes).then(Default::default);
        }
        let Some((reader, rest)) = &mut self.list else {
            // The decoder returns an error when it needs bytes that have not arrived yet.
            while self.decoder.read_some(text).is_ok_and(|more| more) {}
            return;
        };
        while self.decoder.read_some(rest).is_ok_and(|more| more) {}
        let whole = match ended {
            true => rest.len(),
            false => rest.rfind('\n').map_or(0, |at| at + 1),
        };
        for line in rest[..whole].lines() {
            if let Some(game) = reader.read(line) {
                text.push_str(&write_pgn(&game, &Notation::SHORT));
                text.push('\n');
            }
        }
        rest.drain(..whole);
    }

    /// Returns whether part of the file was not UTF-8.
    pub(super) fn is_odd(&self) -> bool {
        self.decoder.encoding() == Encoding::Windows1252
    }

    /// Returns a sentence about the lines of a list that are not positions, as
    /// [`PositionReader::faults`] has it.
    pub(super) fn faults(&self) -> String {
        let list = self.list.as_ref();
        list.map_or_else(String::new, |(reader, _)| reader.faults())
    }
}

/// The bytes of a file that have arrived and are not yet decoded.
#[derive(Debug, Default)]
struct Arrived {
    bytes: Vec<u8>,
    ended: bool,
}

impl Read for Arrived {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        if self.bytes.is_empty() && !self.ended {
            return Err(ErrorKind::WouldBlock.into());
        }
        let count = into.len().min(self.bytes.len());
        into[..count].copy_from_slice(&self.bytes[..count]);
        self.bytes.drain(..count);
        Ok(count)
    }
}
