//! The messages between the page and its workers.
//!
//! A worker is a program of its own beside the page, fetched when it is first needed, because its
//! code is large and its work takes long. It shares nothing with the page: the two send each other
//! values of these types as bytes. The types hold data only; [`service`](crate::service) makes the
//! answers.
//!
//! | worker | receives | sends |
//! |---|---|---|
//! | book worker | [`BookRequest`] | [`BookResponse`] |
//! | library worker | [`LibraryRequest`], and files | [`LibraryResponse`], and files |
//! | its helper, a second library worker | [`LibraryRequest::Check`] | [`CheckedBatch`] |
//! | file worker | files | text |
//!
//! Files are not values of these types. The browser passes them on as they are, in an array of
//! JavaScript beside the name; so is the text of the file worker. The head of each worker's
//! `main.rs` lists these arrays.
//!
//! | module | what it holds | example |
//! |---|---|---|
//! | [`Wire`] | messages as bytes | `BookRequest::of_bytes(&message.to_bytes())` |
//! | `book` | messages about a book, its list of games, one game | [`BookRequest::Turn`] |
//! | `print` | a game of a book as it is printed, and remarks about its moves | [`PrintKind::Misprint`] |
//! | `library` | messages about a file of games, its rows and its progress, and about the differences between two versions of a game | [`LibraryRequest::Rows`] |

mod book;
mod library;
mod print;

pub use book::{
    BookChoice, BookEntry, BookList, BookPageView, BookRequest, BookResponse, PgnSpan,
    PositionView, WeighedMoves,
};
pub use library::{
    CheckBatch, CheckedBatch, ColumnWidths, ComparedLine, Comparison, Keeping, LibraryFormat,
    LibraryProgress, LibraryQuery, LibraryRequest, LibraryResponse, LibraryRow,
};
pub use print::{
    GamePicture, GamePictures, Misfits, PictureMark, PossibleMove, Print, PrintKind,
    PrintedStretch, Remark,
};

use serde::{Serialize, de::DeserializeOwned};

/// A value that can be sent as bytes, in the format of postcard. The page and its workers are built
/// from these types and published together, so no version number is needed.
pub trait Wire: Serialize + DeserializeOwned {
    /// Returns the value as bytes.
    #[must_use]
    fn to_bytes(&self) -> Vec<u8> {
        // This fails only for sequences of unknown length, which no message has.
        postcard::to_allocvec(self).unwrap_or_default()
    }

    /// Reads a complete message. Bytes that are cut off or are not a message are read as `None`.
    #[must_use]
    fn of_bytes(bytes: &[u8]) -> Option<Self> {
        let (message, rest) = postcard::take_from_bytes(bytes).ok()?;
        rest.is_empty().then_some(message)
    }
}

impl<T: Serialize + DeserializeOwned> Wire for T {}
