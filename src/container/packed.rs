//! Files of games as people share them: packed with gzip, or several in a ZIP archive.
//!
//! | file | known by | holds |
//! |---|---|---|
//! | `games.pgn.gz` | `\x1f\x8b` | one file, in one or several parts |
//! | `games.zip` | `PK`, without the `mimetype` of an EPUB after it | files, in their order |
//!
//! The files are read in pieces, so that memory need not hold all of their content.
//!
//! What cannot be unpacked is named in words that follow the file's name, with what to do:
//!
//! | file | said of it |
//! |---|---|
//! | cut short, or with wrong bytes | it is cut short or damaged; download it again or ask for another copy |
//! | one part of a split archive | it is one part of an archive that was split; join the parts… |
//! | with a password | one.pgn in it is locked with a password; unpack it… |

use std::io::{self, Read};

use crate::words;

/// A packed file in memory.
pub struct Packed<'b> {
    bytes: &'b [u8],
    name: String,
    /// The archive; `None` for a file packed with gzip.
    archive: Option<rawzip::ZipSliceArchive<&'b [u8]>>,
}

/// A file inside a packed file.
pub struct PackedFile<'b> {
    pub name: String,
    /// Its bytes; damage is an error of kind [`io::ErrorKind::InvalidData`].
    pub bytes: Box<dyn Read + 'b>,
}

impl<'b> Packed<'b> {
    /// Opens a packed file of this name and reads its list of files.
    ///
    /// # Errors
    /// Returns an error if that list cannot be read.
    pub fn open(bytes: &'b [u8], name: &str) -> io::Result<Packed<'b>> {
        let archive = match bytes.starts_with(b"PK") {
            true if is_part(bytes) => return Err(unreadable(&words::PACKED_SPLIT)),
            true => Some(rawzip::ZipArchive::from_slice(bytes).map_err(damaged)?),
            false => None,
        };
        Ok(Packed {
            bytes,
            name: name.to_owned(),
            archive,
        })
    }

    /// Returns the files in their order; a file of an archive that cannot be read is an error.
    pub fn files<'p>(&'p self) -> Box<dyn Iterator<Item = io::Result<PackedFile<'p>>> + 'p> {
        let Some(archive) = &self.archive else {
            let name = self.name.strip_suffix(".gz").unwrap_or(&self.name);
            return Box::new(std::iter::once(Ok(PackedFile {
                name: name.to_owned(),
                bytes: Box::new(Checked(flate2::bufread::MultiGzDecoder::new(self.bytes))),
            })));
        };
        let mut entries = archive.entries();
        let files = std::iter::from_fn(move || entries.next_entry().transpose());
        let files = files.map(|entry| {
            let entry = entry.map_err(damaged)?;
            let name = String::from_utf8_lossy(entry.file_path().as_ref()).into_owned();
            if entry.flags().is_encrypted() {
                return Err(unreadable(&words::PACKED_LOCKED.with([name.into()])));
            }
            let place = archive.get_entry(entry.wayfinder()).map_err(damaged)?;
            let bytes: Box<dyn Read> = match entry.compression_method() {
                rawzip::CompressionMethod::STORE => {
                    Box::new(Checked(place.verifying_reader(place.data())))
                }
                rawzip::CompressionMethod::DEFLATE => {
                    let inflated = flate2::bufread::DeflateDecoder::new(place.data());
                    Box::new(Checked(place.verifying_reader(inflated)))
                }
                _ => return Err(unreadable(&words::PACKED_OTHERWISE.with([name.into()]))),
            };
            Ok(PackedFile { name, bytes })
        });
        // A folder is an entry without bytes.
        Box::new(files.filter(|file| !file.as_ref().is_ok_and(|file| file.name.ends_with('/'))))
    }
}

/// Returns whether a ZIP archive is one part of several.
fn is_part(bytes: &[u8]) -> bool {
    // The end of an archive tells the number of its disk, from 0.
    let mut signatures = bytes.windows(6).rev();
    let end = signatures.find(|bytes| bytes.starts_with(b"PK\x05\x06"));
    let is_late = end.is_some_and(|end| !matches!(end[4..], [0, 0] | [0xff, 0xff]));
    is_late || end.is_none() && bytes.starts_with(b"PK\x07\x08")
}

fn unreadable(why: &str) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, why)
}

fn damaged(_: rawzip::Error) -> io::Error {
    unreadable(&words::PACKED_DAMAGED)
}

/// Unpacked bytes, whose errors say what to do.
struct Checked<R>(R);

impl<R: Read> Read for Checked<R> {
    fn read(&mut self, into: &mut [u8]) -> io::Result<usize> {
        self.0.read(into).map_err(|error| match error.kind() {
            io::ErrorKind::Interrupted => error,
            _ => unreadable(&words::PACKED_DAMAGED),
        })
    }
}
