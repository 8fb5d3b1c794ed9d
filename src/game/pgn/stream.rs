//! Games out of a stream, one at a time, in memory for the largest of them.

use std::io::{self, Read};

use super::reader::skip_blanks;
use super::trouble::TextPlace;
use super::{Game, ReadAs, best, settle};
use crate::board::Variant;
use crate::game::decode::{Decoder, Encoding};
use crate::rules::Position;

/// The games of a file or pipe, decoded and read as they are asked for.
///
/// A game is complete once something stands behind it. Until then twice as much text is fetched and
/// the game read anew, so that all the reading stays linear.
pub struct Stream<R> {
    decoder: Decoder<R>,
    text: String,
    /// Bytes of the text that are gone from the buffer.
    gone: usize,
    /// Where the last game ended, within the buffer.
    place: TextPlace,
    read_as: ReadAs,
    variant: Variant,
    ended: bool,
}

impl<R: Read> Stream<R> {
    pub fn new(source: R, read_as: ReadAs) -> Stream<R> {
        Stream::of(source, read_as, Variant::Standard)
    }

    /// Games that are of this variant where no `Variant` tag says otherwise.
    pub fn of(source: R, read_as: ReadAs, variant: Variant) -> Stream<R> {
        Stream {
            decoder: Decoder::new(source),
            text: String::new(),
            gone: 0,
            place: TextPlace::START,
            read_as,
            variant,
            ended: false,
        }
    }

    /// How the bytes so far were decoded.
    #[must_use]
    pub const fn encoding(&self) -> Encoding {
        self.decoder.encoding()
    }

    /// The first line, from 1, that was not UTF-8 and was read as Windows-1252.
    #[must_use]
    pub const fn first_odd_line(&self) -> Option<usize> {
        self.decoder.first_odd_line()
    }

    /// The next game, if the buffer holds the whole of it.
    fn take_buffered(&mut self) -> Option<Game> {
        let begin = skip_blanks(&self.text, self.place.at);
        let start = Position::array(self.variant);
        let (draft, end) = best(&self.text, begin, self.read_as, &start)?;
        // What is still to come may change a reading that has not seen its end, and with it which is the best.
        if !self.ended && skip_blanks(&self.text, end) == self.text.len() {
            return None;
        }
        let mut game = settle(draft, &self.text, begin, &mut self.place);
        let shift = |span: &mut std::ops::Range<usize>| {
            *span = span.start + self.gone..span.end + self.gone
        };
        shift(&mut game.span);
        game.troubles
            .iter_mut()
            .for_each(|trouble| shift(&mut trouble.span));
        Some(game)
    }

    /// Lets go of the text already read and fetches more than there is left.
    fn fetch(&mut self) -> io::Result<()> {
        // The character before stays: whether a line begins here depends on it.
        let kept = self.text[..self.place.at]
            .chars()
            .next_back()
            .map_or(0, char::len_utf8);
        let read = self.place.at - kept;
        self.text.drain(..read);
        self.gone += read;
        self.place.at = kept;
        let enough = self.text.len() * 2;
        loop {
            self.ended = !self.decoder.read_some(&mut self.text)?;
            if self.ended || self.text.len() > enough {
                return Ok(());
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
            if self.ended {
                return None;
            }
            if let Err(error) = self.fetch() {
                self.ended = true;
                self.text.clear();
                self.place.at = 0;
                return Some(Err(error));
            }
        }
    }
}
