//! The bytes of a file: unpacked while they are read, and looked at before they are read.
//!
//! | first bytes | read as |
//! |---|---|
//! | `1f 8b 08` | gzip, in any number of members |
//! | `BZh1` to `BZh9` and a block | bzip2, in any number of streams |
//! | `28 b5 2f fd`, or a frame to skip | Zstandard, in any number of frames |
//! | anything else | itself |
//!
//! Nothing is held but what was looked at. An error comes after all that could be read before it,
//! so that a damaged archive gives what is left of it.

use std::io::{self, BufReader, ErrorKind, Read};
use std::ops::Range;

use rank_and_file::container::{FileKind, PageFile};

/// A way of packing a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Packing {
    Gzip,
    Bzip2,
    Zstandard,
}

impl Packing {
    /// Bytes at the beginning of a file that show how it is packed.
    const BEGINNING: usize = 10;

    /// Recognises how a file is packed, by its first bytes.
    fn detect(beginning: &[u8]) -> Option<Packing> {
        match beginning {
            [0x1f, 0x8b, 8, ..] => Some(Packing::Gzip),
            [0x28, 0xb5, 0x2f, 0xfd, ..] | [0x50..=0x5f, 0x2a, 0x4d, 0x18, ..] => {
                Some(Packing::Zstandard)
            }
            // After the size comes a block, or the end of an empty stream.
            [b'B', b'Z', b'h', b'1'..=b'9', block @ ..]
                if block.starts_with(b"1AY&SY")
                    || block.starts_with(b"\x17\x72\x45\x38\x50\x90") =>
            {
                Some(Packing::Bzip2)
            }
            _ => None,
        }
    }

    /// Returns the name of the format.
    const fn title(self) -> &'static str {
        match self {
            Packing::Gzip => "gzip",
            Packing::Bzip2 => "bzip2",
            Packing::Zstandard => "Zstandard",
        }
    }

    /// Returns the usual ending of a packed file's name.
    const fn ending(self) -> &'static str {
        match self {
            Packing::Gzip => ".gz",
            Packing::Bzip2 => ".bz2",
            Packing::Zstandard => ".zst",
        }
    }

    /// Returns a reader of the text in a packed file.
    fn unpacked<'r>(self, packed: impl Read + 'r) -> io::Result<Box<dyn Read + 'r>> {
        let packed = BufReader::with_capacity(PIECE, packed);
        Ok(match self {
            Packing::Gzip => Box::new(flate2::bufread::MultiGzDecoder::new(packed)),
            Packing::Bzip2 => Box::new(bzip2::bufread::MultiBzDecoder::new(packed)),
            Packing::Zstandard => Box::new(zstd::stream::read::Decoder::with_buffer(packed)?),
        })
    }
}

/// Bytes at the beginning of a picture that show its kind.
const SIGNATURE: usize = 64;

/// Bytes of a packed file that are read at a time.
const PIECE: usize = 128 * 1024;

/// The bytes of a file, unpacked.
pub struct Source<'r> {
    /// Bytes that have been looked at.
    seen: Vec<u8>,
    /// Number of those bytes that have been read.
    read: usize,
    /// The error that came after the bytes that have been looked at.
    fault: Option<io::Error>,
    rest: Box<dyn Read + 'r>,
    packing: Option<Packing>,
    /// The bytes of the words that were recognised with doubt, if it came as pictures.
    doubtful: Option<Vec<Range<usize>>>,
    /// The pictures that follow it as pages of the same book.
    following: Vec<PageFile>,
}

impl<'r> Source<'r> {
    /// Makes a source of these bytes, which are unpacked if they begin like a packed file.
    pub fn new(input: impl Read + 'r) -> Source<'r> {
        let mut source = Source {
            seen: Vec::new(),
            read: 0,
            fault: None,
            rest: Box::new(input),
            packing: None,
            doubtful: None,
            following: Vec::new(),
        };
        source.packing = Packing::detect(source.look(Packing::BEGINNING));
        let Some(packing) = source.packing else {
            return source;
        };
        // What was looked at is packed, and so is what follows.
        let packed = Source {
            packing: None,
            ..source
        };
        match packing.unpacked(packed) {
            Ok(text) => source = Source::of(Box::new(Unpacked::new(text, packing))),
            Err(error) => {
                source = Source::of(Box::new(io::empty()));
                source.fault = Some(error);
            }
        }
        source.packing = Some(packing);
        source
    }

    /// Makes a source of bytes that are not packed.
    fn of(rest: Box<dyn Read + 'r>) -> Source<'r> {
        Source {
            seen: Vec::new(),
            read: 0,
            fault: None,
            rest,
            packing: None,
            doubtful: None,
            following: Vec::new(),
        }
    }

    /// Makes these pictures the pages that follow this one.
    pub fn follow_with(&mut self, following: Vec<PageFile>) {
        self.following = following;
    }

    /// Returns the pictures that follow it as pages of the same book.
    pub fn take_following(&mut self) -> Vec<PageFile> {
        std::mem::take(&mut self.following)
    }

    /// Returns the name of the file inside, for recognising its kind.
    pub fn inner_name<'n>(&self, name: &'n str) -> &'n str {
        let ending = self.packing.map(Packing::ending);
        ending
            .and_then(|ending| name.strip_suffix(ending))
            .unwrap_or(name)
    }

    /// Returns the first bytes, `most` at most, which can still be read. Fewer come where the file
    /// ends, or where it can be read no further.
    pub fn look(&mut self, most: usize) -> &[u8] {
        let missing = most.saturating_sub(self.seen.len());
        if missing > 0 && self.fault.is_none() {
            let rest = (&mut self.rest).take(missing as u64);
            self.fault = read_to_end(rest, &mut self.seen).err();
        }
        &self.seen[..most.min(self.seen.len())]
    }

    /// Returns whether a file of this name is a picture. Nothing of it is read.
    pub fn is_picture(&mut self, name: &str) -> bool {
        let inner = self.inner_name(name);
        FileKind::detect(self.look(SIGNATURE), inner) == FileKind::Picture
    }

    /// Returns all bytes, which are then taken as read.
    pub fn take_all(&mut self) -> Vec<u8> {
        self.look(usize::MAX);
        std::mem::take(&mut self.seen)
    }

    /// Returns the bytes of the words that were recognised with doubt, if it came as pictures.
    pub fn take_doubtful(&mut self) -> Option<Vec<Range<usize>>> {
        self.doubtful.take()
    }

    /// Returns whether it came as pictures.
    pub fn is_recognised(&self) -> bool {
        self.doubtful.is_some()
    }

    /// Puts this text in the place of all bytes. If it came as pictures, the given words of it were
    /// recognised with doubt.
    pub fn replace(&mut self, text: String, doubtful: Option<Vec<Range<usize>>>) {
        self.doubtful = doubtful;
        self.seen = text.into_bytes();
        self.read = 0;
        self.rest = Box::new(io::empty());
    }

    /// Ends the reading of a file of which all bytes have been looked at.
    ///
    /// # Errors
    /// Returns the error that came after those bytes.
    pub fn end(&mut self) -> io::Result<()> {
        self.seen.clear();
        self.read = 0;
        self.fault.take().map_or(Ok(()), Err)
    }

    /// Returns the error that kept the file from being read at all.
    ///
    /// # Errors
    /// Returns that error, if no byte came before it.
    pub fn begin(&mut self) -> io::Result<()> {
        match self.seen.is_empty() {
            true => self.end(),
            false => Ok(()),
        }
    }
}

impl Read for Source<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let left = &self.seen[self.read..];
        if left.is_empty() {
            return match self.fault.take() {
                Some(fault) => Err(fault),
                None => self.rest.read(into),
            };
        }
        let count = left.len().min(into.len());
        into[..count].copy_from_slice(&left[..count]);
        self.read += count;
        if self.read == self.seen.len() {
            self.seen = Vec::new();
            self.read = 0;
        }
        Ok(count)
    }
}

/// Reads to the end and keeps what was read before an error.
fn read_to_end(mut from: impl Read, into: &mut Vec<u8>) -> io::Result<()> {
    let mut piece = [0; 16 * 1024];
    loop {
        match from.read(&mut piece) {
            Ok(0) => return Ok(()),
            Ok(count) => into.extend_from_slice(&piece[..count]),
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error),
        }
    }
}

/// The text of a packed file, with errors that say where it is damaged.
struct Unpacked<'r> {
    text: Box<dyn Read + 'r>,
    packing: Packing,
    /// The line of the text that has been reached, from 1.
    line: usize,
}

impl<'r> Unpacked<'r> {
    fn new(text: Box<dyn Read + 'r>, packing: Packing) -> Unpacked<'r> {
        Unpacked {
            text,
            packing,
            line: 1,
        }
    }
}

impl Read for Unpacked<'_> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        let error = match self.text.read(into) {
            Ok(count) => {
                self.line += into[..count].iter().filter(|&&byte| byte == b'\n').count();
                return Ok(count);
            }
            Err(error) => error,
        };
        // These are errors of the system, and not of what is in the file.
        if error.kind() == ErrorKind::Interrupted || error.raw_os_error().is_some() {
            return Err(error);
        }
        let (packing, line) = (self.packing.title(), self.line);
        let what = match error.kind() {
            ErrorKind::UnexpectedEof => format!("this {packing} archive is cut short"),
            _ => format!("this {packing} archive is damaged ({error})"),
        };
        let sentence = format!(
            "{what} at line {line} of its text; what was complete before that has been read"
        );
        Err(io::Error::new(ErrorKind::InvalidData, sentence))
    }
}
