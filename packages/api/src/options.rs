//! What can be asked for, and what the words of it mean.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::{read_fen, read_fen_of};
use rank_and_file::game::pgn::ReadAs;
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;
use serde::{Deserialize, Serialize};

use crate::error::{Argument, Error};
use crate::moves::after;

/// The choices of all functions. Each function uses those that concern it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(default, deny_unknown_fields)]
pub struct Options {
    /// The notation that a text is read in: the tag of one that has its own reader, or `auto`.
    /// `None` is `auto`.
    pub notation: Option<String>,
    /// The notations in which moves are named or explained, by their tags. Without any, moves are
    /// named and explained in `short` and `descriptive`, and games are parsed without names.
    pub notations: Vec<String>,
    /// The notation into which [`convert`](crate::convert()) writes; `None` is `short`.
    pub to: Option<String>,
    /// The form in which [`convert`](crate::convert()) writes.
    pub form: Form,
    /// The game that is played where no `Variant` tag says so, by its tag or title. `None` is
    /// orthodox chess, and Chess 99 for a FEN of nine ranks.
    pub variant: Option<String>,
    /// Moves that are played from the position before the one that is named or explained, such as
    /// `e4 e5 Nf3`. Descriptive calls a piece by where it began the game, which a position alone
    /// does not tell.
    pub after: Option<String>,
    /// The unit of all offsets.
    pub unit: Unit,
}

/// The form in which games are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Form {
    /// PGN: tags, moves, and the result.
    #[default]
    Pgn,
    /// The moves alone, with the result as the notation writes it.
    Score,
}

impl Form {
    /// Returns the form of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Form> {
        match name {
            "pgn" => Some(Form::Pgn),
            "score" => Some(Form::Score),
            _ => None,
        }
    }
}

/// The unit of offsets into a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Unit {
    /// Bytes of UTF-8, as Rust slices strings.
    #[default]
    Bytes,
    /// Code units of UTF-16, as JavaScript slices strings.
    Utf16,
    /// Code points, as Python slices strings.
    Characters,
}

impl Unit {
    /// Returns by how much a byte of UTF-8 moves the offset forward.
    pub(crate) const fn counts(self, byte: u8) -> usize {
        match (self, byte) {
            (Unit::Bytes, _) => 1,
            // The bytes that continue a character.
            (_, 0x80..=0xbf) => 0,
            // The first byte of a character outside the basic plane.
            (Unit::Utf16, 0xf0..) => 2,
            _ => 1,
        }
    }
}

/// A notation that was asked for, under the word that asked for it.
#[derive(Clone, Debug)]
pub struct Asked {
    /// The word.
    pub word: String,
    /// The notation.
    pub notation: Notation,
}

impl Options {
    /// Returns the notations of the names, each once; `others` if none is asked for.
    pub(crate) fn asked(&self, others: &[&str]) -> Result<Vec<Asked>, Error> {
        let mut asked: Vec<Asked> = Vec::new();
        let others = others.iter().map(|&word| word.to_owned());
        let words: Vec<String> = match self.notations.is_empty() {
            true => others.collect(),
            false => self.notations.clone(),
        };
        for word in words {
            let notation = notation(&word, Argument::Notations)?;
            if asked.iter().all(|known| known.word != word) {
                asked.push(Asked { word, notation });
            }
        }
        Ok(asked)
    }

    /// Returns the notation of the text.
    pub(crate) fn read_as(&self) -> Result<ReadAs, Error> {
        let Some(word) = &self.notation else {
            return Ok(ReadAs::Auto);
        };
        ReadAs::named(word).ok_or_else(|| {
            let message = format!("\"{word}\" is not a notation that texts are read in.");
            Error::option("unknown-notation", Argument::Notation, message)
        })
    }

    /// Returns the notation that is written.
    pub(crate) fn target(&self) -> Result<Asked, Error> {
        let word = self.to.clone().unwrap_or_else(|| "short".to_owned());
        let notation = notation(&word, Argument::To)?;
        Ok(Asked { word, notation })
    }

    /// Returns the game that is played where the text does not say it.
    pub(crate) fn variant(&self) -> Result<Variant, Error> {
        let Some(word) = &self.variant else {
            return Ok(Variant::Standard);
        };
        Variant::named(word).ok_or_else(|| {
            let message = format!("\"{word}\" is not a game that is known here.");
            Error::option("unknown-variant", Argument::Variant, message)
        })
    }

    /// Returns the position of a FEN after the moves that are played before; that of the word
    /// `start` or of an empty text is the initial one.
    pub(crate) fn position(&self, fen: &str) -> Result<Position, Error> {
        let variant = self.variant()?;
        let read = match (fen.trim(), variant) {
            ("" | "start", _) => Ok(Position::array(variant)),
            // Nine ranks are recognised as Chess 99.
            (_, Variant::Standard) => read_fen(fen),
            _ => read_fen_of(fen, variant),
        };
        let before = read.map_err(|error| Error::of_fen(fen, &error, self.unit))?;
        match &self.after {
            Some(moves) => after(&before, moves, self),
            None => Ok(before),
        }
    }
}

fn notation(word: &str, argument: Argument) -> Result<Notation, Error> {
    Notation::named(word).ok_or_else(|| {
        let message = format!("\"{word}\" is not a notation that is known here.");
        Error::option("unknown-notation", argument, message)
    })
}
