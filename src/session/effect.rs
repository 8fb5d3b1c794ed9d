//! The requests that an action leaves to the workers.

use crate::protocol::{BookRequest, LibraryRequest};

/// A request that the page must send to a worker after an action.
#[derive(Clone, Debug, PartialEq)]
pub enum Effect {
    /// A request to the book worker.
    Book(BookRequest),
    /// A request to the library worker that the user has made.
    Library(LibraryRequest),
    /// A question to the library worker about the opening. Its failure is no loss to the user, so
    /// it is not reported.
    Opening(LibraryRequest),
}
