//! Games from a stream. The memory in use is that of the largest game, or as much as the caller
//! asks for.

use std::io::{self, Read};

use super::trouble::TextPlace;
use super::{Game, Games, ReadAs, games_of};
use crate::board::Variant;
use crate::game::decode::Decoder;

/// The games of a file or pipe, decoded and read on demand.
///
/// A game is complete once something follows it. Until then twice as much text is fetched and the
/// game is read again, which keeps the reading linear in total.
///
/// Games are taken one at a time or many at once: [`Stream::fetch`] fills the buffer,
/// [`Stream::games`] reads from it, and [`Stream::pass`] records how far they have been read.
pub struct Stream<R> {
    decoder: Decoder<R>,
    text: String,
    /// Bytes of the text that were removed from the buffer.
    gone: usize,
    /// The place in the buffer where the last game ended.
    place: TextPlace,
    /// Byte of the buffer at which the piece with the first odd line begins.
    odd_piece: usize,
    read_as: ReadAs,
    variant: Variant,
    ended: bool,
    /// The error of the source that the iterator has not returned yet.
    failed: Option<io::Error>,
}

impl<R: Read> Stream<R> {
    /// Creates a stream that reads games from this source.
    pub fn new(source: R, read_as: ReadAs) -> Stream<R> {
        Stream::with_variant(source, read_as, Variant::Standard)
    }

    /// Creates a stream of games that are of this variant where no `Variant` tag says otherwise.
    pub fn with_variant(source: R, read_as: ReadAs, variant: Variant) -> Stream<R> {
        Stream {
            decoder: Decoder::new(source),
            text: String::new(),
            gone: 0,
            place: TextPlace::START,
            odd_piece: 0,
            read_as,
            variant,
            ended: false,
            failed: None,
        }
    }

    /// Returns the first line, from 1, that was not UTF-8 and was read as Windows-1252.
    #[must_use]
    pub const fn first_odd_line(&self) -> Option<usize> {
        self.decoder.first_odd_line()
    }

    /// Returns the first odd line if its piece of the buffer begins at or before byte `at`.
    #[must_use]
    pub fn odd_line_before(&self, at: usize) -> Option<usize> {
        self.first_odd_line().filter(|_| at >= self.odd_piece)
    }

    /// Returns the text in the buffer.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the games that have not been passed, as far as the buffer holds all of them.
    #[must_use]
    pub fn games(&self) -> Games<'_> {
        Games {
            ended: self.ended,
            ..games_of(&self.text, self.read_as, self.variant)
        }
        .going_on_from(self.place)
    }

    /// Records that all games before this place of the buffer have been read.
    pub const fn pass(&mut self, place: TextPlace) {
        self.place = place;
    }

    /// Takes the next game, if the buffer holds all of it.
    fn take_buffered(&mut self) -> Option<Game> {
        let mut games = self.games();
        let mut game = games.next()?;
        self.place = games.place;
        let shift = |span: &mut std::ops::Range<usize>| {
            *span = span.start + self.gone..span.end + self.gone
        };
        shift(&mut game.span);
        game.troubles
            .iter_mut()
            .for_each(|trouble| shift(&mut trouble.span));
        Some(game)
    }

    /// Drops the text that has been passed and fetches more: as much as is left, and more than
    /// `least` bytes in all. Returns whether the source may have more.
    ///
    /// # Errors
    /// Returns the errors of the source. Text that came before an error stays in the buffer.
    pub fn fetch(&mut self, least: usize) -> io::Result<bool> {
        // The character before the place is kept, because it tells whether a line begins here.
        let kept = self.text[..self.place.at]
            .chars()
            .next_back()
            .map_or(0, char::len_utf8);
        let read = self.place.at - kept;
        self.text.drain(..read);
        self.gone += read;
        self.place.at = kept;
        self.odd_piece = self.odd_piece.saturating_sub(read);
        let enough = least.max(self.text.len() * 2);
        loop {
            if self.first_odd_line().is_none() {
                self.odd_piece = self.text.len();
            }
            self.ended = !self.decoder.read_some(&mut self.text)?;
            if self.ended || self.text.len() > enough {
                return Ok(!self.ended);
            }
        }
    }
}

impl<R: Read> Iterator for Stream<R> {
    type Item = io::Result<Game>;

    fn next(&mut self) -> Option<io::Result<Game>> {
        loop {
            if let Some(game) = self.take_buffered() {
                return Some(Ok(game));
            }
            if let Some(error) = self.failed.take() {
                self.ended = true;
                self.text.clear();
                self.place.at = 0;
                return Some(Err(error));
            }
            if self.ended {
                return None;
            }
            if let Err(error) = self.fetch(0) {
                // The games that came before the error are given first.
                self.failed = Some(error);
            }
        }
    }
}
