//! The messages between the page and its workers, as bytes in the format of postcard.
//!
//! Both are built from these types and published together, so no version number is needed.

use serde::{Serialize, de::DeserializeOwned};

/// A value that can be sent.
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
