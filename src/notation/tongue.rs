//! What a stretch of a book is printed in.

/// The notation of a stretch of print, in the words of its language.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Tongue {
    /// English descriptive, with its hybrids.
    #[default]
    English,
}
