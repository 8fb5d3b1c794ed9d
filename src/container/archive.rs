//! The files of a ZIP archive, read with `rawzip` and with limits on their unpacked size.

use std::io::Read;

use flate2::bufread::DeflateDecoder;
use rawzip::{CompressionMethod, ZipArchive, ZipArchiveEntryWayfinder, ZipSliceArchive};

use super::opened::{CannotOpen, LIMIT};
use crate::words::{self, Message};

/// An archive in memory.
pub(super) struct Archive<'b> {
    archive: ZipSliceArchive<&'b [u8]>,
    files: Vec<ArchivedFile>,
    /// Bytes that may still be unpacked.
    left: usize,
}

struct ArchivedFile {
    path: String,
    place: ZipArchiveEntryWayfinder,
    method: CompressionMethod,
    encrypted: bool,
}

/// Most files in an archive; no book has more.
pub(super) const FILES: usize = 20_000;

impl<'b> Archive<'b> {
    /// Reads the list of files in an archive.
    ///
    /// # Errors
    /// Returns an error if that list cannot be read.
    pub(super) fn open(bytes: &'b [u8]) -> Result<Archive<'b>, CannotOpen> {
        let damaged = |_| CannotOpen::Damaged("EPUB");
        let archive = ZipArchive::from_slice(bytes).map_err(damaged)?;
        let mut files = Vec::new();
        let mut entries = archive.entries();
        while let Some(entry) = entries.next_entry().map_err(damaged)? {
            if files.len() == FILES {
                return Err(CannotOpen::TooLarge);
            }
            files.push(ArchivedFile {
                path: String::from_utf8_lossy(entry.file_path().as_ref()).into_owned(),
                place: entry.wayfinder(),
                method: entry.compression_method(),
                encrypted: entry.flags().is_encrypted(),
            });
        }
        Ok(Archive {
            archive,
            files,
            left: LIMIT,
        })
    }

    /// Returns the paths of all files.
    pub(super) fn paths(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file| file.path.as_str())
    }

    /// Reads a file's bytes.
    ///
    /// # Errors
    /// Returns what is said of the file by its name.
    pub(super) fn read(&mut self, path: &str) -> Result<Vec<u8>, Message<1>> {
        let exact = self.files.iter().find(|file| file.path == path);
        let file = exact.or_else(|| {
            let mut files = self.files.iter();
            files.find(|file| file.path.eq_ignore_ascii_case(path))
        });
        let file = file.ok_or(words::PART_MISSING)?;
        if file.encrypted {
            return Err(words::PART_ENCRYPTED);
        }
        let damaged = words::PART_IS_DAMAGED;
        let entry = self.archive.get_entry(file.place).map_err(|_| damaged)?;
        let mut bytes = Vec::new();
        // One byte more distinguishes a file that fills what is left from one that is too large.
        let most = self.left as u64 + 1;
        let read = match file.method {
            CompressionMethod::STORE => {
                let reader = entry.verifying_reader(entry.data());
                reader.take(most).read_to_end(&mut bytes)
            }
            CompressionMethod::DEFLATE => {
                let reader = entry.verifying_reader(DeflateDecoder::new(entry.data()));
                reader.take(most).read_to_end(&mut bytes)
            }
            _ => return Err(words::PART_COMPRESSED),
        };
        if bytes.len() > self.left {
            return Err(words::PART_TOO_LARGE);
        }
        read.map_err(|_| damaged)?;
        self.left -= bytes.len();
        Ok(bytes)
    }
}
