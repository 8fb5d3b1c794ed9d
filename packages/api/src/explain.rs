//! Why a move is called as it is.

use std::sync::Arc;

use rank_and_file::board::Move;
use rank_and_file::notation::Barred;
use rank_and_file::screen::why::{self, Reason};
use rank_and_file::session::Column;
use serde::Serialize;

use crate::error::Error;
use crate::moves::{heading, one_move, suitable};
use crate::name::USUAL;
use crate::options::Options;

/// Why a move is called as it is in one notation.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Explanation {
    /// The number and the words of the move: "11... knight from b8 to d7".
    #[serde(rename = "move")]
    pub words: String,
    /// The tag of the notation.
    pub notation: String,
    /// The name.
    pub name: String,
    /// The tag of the rule behind it, such as `file-and-rank`.
    pub rule: &'static str,
    /// The rule in a few words, such as "File added".
    pub summary: &'static str,
    /// The reason in sentences; empty if the name needs none.
    pub because: String,
    /// The parts of the name and what each says.
    pub parts: Vec<PartOfName>,
    /// Shorter names that were not enough, the shortest first.
    pub rejected: Vec<Rejected>,
    /// Moves that the name fits as well, and that do not count because they would leave their king
    /// attacked.
    pub pinned: Vec<Pinned>,
}

/// A part of a name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PartOfName {
    /// Its letters; empty if something is said by writing nothing.
    pub letters: String,
    /// What it says.
    pub says: String,
    /// Whether it is there only because another move could be meant without it.
    pub needed: bool,
    /// The tag of the rule that put it there: the rule of the name for a part that is needed, and
    /// `notation` for one that the notation always writes.
    pub rule: &'static str,
}

/// A shorter name that was not enough.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Rejected {
    /// The name.
    pub text: String,
    /// The other moves that it fits, in words.
    pub could_be: Vec<String>,
}

/// A rival that may not move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Pinned {
    /// The move in words.
    #[serde(rename = "move")]
    pub words: String,
    /// The piece that would attack the king, and its square: "bishop on b4".
    pub by: String,
    /// The square of the king.
    pub king: String,
    /// Whether the piece is pinned. Otherwise its king is in check already, or moves into one.
    pub pinned: bool,
}

/// Explains the name of a move in each notation that is asked for. `fen` is a position, or `start`;
/// `text` is a move in any notation.
///
/// # Errors
/// If the position cannot be read, the text is not one legal move, or an option means nothing.
pub fn explain(fen: &str, text: &str, options: &Options) -> Result<Vec<Explanation>, Error> {
    let asked = options.asked(&USUAL)?;
    let before = options.position(fen)?;
    let asked = suitable(&asked, &before)?;
    let mv = one_move(&before, text, options)?;
    let turn = before.turn_of(before.mover(&mv));
    let heading = heading(&before, &mv);
    let explained = asked.into_iter().map(|asked| {
        let row = asked.notation.row(turn.variant);
        let column = Column {
            tag: row.tag,
            title: row.title,
            notation: asked.notation,
        };
        let named = Arc::new(asked.notation.name(&mv, &turn));
        let mut explained = Explanation::new(&why::reason(column, named, &mv, &turn), &heading);
        explained.notation = asked.word;
        explained
    });
    Ok(explained.collect())
}

impl Explanation {
    /// Returns a reason as plain values; `heading` says which move it is about.
    #[must_use]
    pub fn new(reason: &Reason, heading: &str) -> Explanation {
        let named = &reason.named;
        let rule = named.rule.tag();
        let parts = reason.parts.iter().map(|part| PartOfName {
            letters: part.letters.clone(),
            says: part.says.clone(),
            needed: part.needed,
            rule: if part.needed { rule } else { "notation" },
        });
        let rejected = named.rejected.iter().map(|rejected| Rejected {
            text: rejected.text.clone(),
            could_be: rejected.could_mean.iter().map(Move::describe).collect(),
        });
        Explanation {
            words: heading.to_owned(),
            notation: reason.column.tag.to_owned(),
            name: named.reading.text.clone(),
            rule,
            summary: reason.rule,
            because: reason.because.to_string(),
            parts: parts.collect(),
            rejected: rejected.collect(),
            pinned: named.barred.iter().map(Pinned::new).collect(),
        }
    }
}

impl Pinned {
    fn new(barred: &Barred) -> Pinned {
        let (piece, square) = barred.attacker;
        Pinned {
            words: barred.mv.describe(),
            by: format!("{} on {square}", piece.name()),
            king: barred.king.to_string(),
            pinned: barred.pinned,
        }
    }
}
