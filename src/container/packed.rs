//! Files of games as people share them: packed with gzip, or several in a ZIP archive.
//!
//! | file | known by | holds |
//! |---|---|---|
//! | `games.pgn.gz` | `\x1f\x8b` | one file, in one or several parts |
//! | `games.zip` | `PK`, without the `mimetype` of an EPUB after it | files, in their order |
//!
//! The files are read in pieces, so that memory need not hold all of their content.

use std::io::{self, Read};

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
                bytes: Box::new(flate2::bufread::MultiGzDecoder::new(self.bytes)),
            })));
        };
        let mut entries = archive.entries();
        let files = std::iter::from_fn(move || entries.next_entry().transpose());
        let files = files.map(|entry| {
            let entry = entry.map_err(damaged)?;
            let name = String::from_utf8_lossy(entry.file_path().as_ref()).into_owned();
            let unreadable = |why: &str| io::Error::other([&name, " ", why].concat());
            if entry.flags().is_encrypted() {
                return Err(unreadable("is encrypted"));
            }
            let place = archive.get_entry(entry.wayfinder()).map_err(damaged)?;
            let bytes: Box<dyn Read> = match entry.compression_method() {
                rawzip::CompressionMethod::STORE => Box::new(place.verifying_reader(place.data())),
                rawzip::CompressionMethod::DEFLATE => {
                    let inflated = flate2::bufread::DeflateDecoder::new(place.data());
                    Box::new(place.verifying_reader(inflated))
                }
                _ => return Err(unreadable("is packed in a way that is not read here")),
            };
            Ok(PackedFile { name, bytes })
        });
        // A folder is an entry without bytes.
        Box::new(files.filter(|file| !file.as_ref().is_ok_and(|file| file.name.ends_with('/'))))
    }
}

fn damaged(error: rawzip::Error) -> io::Error {
    io::Error::new(io::ErrorKind::InvalidData, error.to_string())
}
