//! The program that recognises letters in pictures.

use super::super::picture::PagePicture;
use super::word::RecognisedWord;

/// A program that recognises letters in pictures.
pub trait Recogniser {
    /// Recognises the words of a page.
    ///
    /// # Errors
    /// Returns a sentence if it cannot; no further page is then tried.
    fn recognise(
        &mut self,
        page: &PagePicture,
        place: PagePlace,
    ) -> impl Future<Output = Result<Vec<RecognisedWord>, String>>;

    /// Recognises words of the page that was recognised last, or of a part of its print, again. If there are
    /// `letters`, such as [`MOVE_LETTERS`](super::MOVE_LETTERS), each letter is one of them. Returns `None` if the
    /// program cannot do this, or if the page is not in English and these letters are.
    ///
    /// # Errors
    /// Returns a sentence if it fails; no further page is then tried.
    fn recognise_again(
        &mut self,
        _page: &PagePicture,
        _letters: &str,
    ) -> impl Future<Output = Result<Option<Vec<RecognisedWord>>, String>> {
        std::future::ready(Ok(None))
    }
}

/// Which of the pictures a page is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PagePlace {
    /// Its index among all pictures.
    pub picture: u32,
    /// The number of the page or picture in the file, from 1; both pages of a spread have the same.
    pub page: u32,
    /// The number of pages or pictures in all.
    pub of: u32,
}
