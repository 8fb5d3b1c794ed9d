//! One move, as facts.

use super::{Cell, Man, Wing};

/// One complete move. Two plays are equal when nothing that happened on the board differs.
///
/// For castling, `man` is the king and `from` and `to` are his squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Play {
    pub man: Man,
    pub from: Cell,
    pub to: Cell,
    pub what: What,
}

/// What a move does besides going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum What {
    Quiet,
    /// Takes this man on the square of arrival.
    Takes(Man),
    /// A pawn takes the pawn that has just passed it and stands on `on`.
    EnPassant {
        on: Cell,
    },
    /// A pawn reaches the last rank and becomes `to`, taking `takes` there if it captures.
    Promotes {
        to: Man,
        takes: Option<Man>,
    },
    /// The king castles on this wing with the rook that stood on `rook`.
    Castles {
        wing: Wing,
        rook: Cell,
    },
}

impl Play {
    /// The man taken, and the square he stood on.
    #[must_use]
    pub const fn taken(&self) -> Option<(Man, Cell)> {
        match self.what {
            What::Takes(man)
            | What::Promotes {
                takes: Some(man), ..
            } => Some((man, self.to)),
            What::EnPassant { on } => Some((Man::Pawn, on)),
            What::Quiet | What::Promotes { takes: None, .. } | What::Castles { .. } => None,
        }
    }

    /// What the pawn becomes.
    #[must_use]
    pub const fn promotion(&self) -> Option<Man> {
        match self.what {
            What::Promotes { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The wing on which the king castles.
    #[must_use]
    pub const fn castles(&self) -> Option<Wing> {
        match self.what {
            What::Castles { wing, .. } => Some(wing),
            _ => None,
        }
    }

    /// What happened in plain words: "knight from b1 to d2", "pawn takes knight on d5".
    #[must_use]
    pub fn describe(&self) -> String {
        if let Some(wing) = self.castles() {
            return format!("castling on the {}", wing.name());
        }
        let mut words = match self.taken() {
            Some((man, on)) if on == self.to => format!(
                "{} from {} takes the {} on {}",
                self.man.name(),
                self.from,
                man.name(),
                on
            ),
            Some((man, on)) => format!(
                "{} from {} takes the {} on {} in passing",
                self.man.name(),
                self.from,
                man.name(),
                on
            ),
            None => format!("{} from {} to {}", self.man.name(), self.from, self.to),
        };
        if let Some(man) = self.promotion() {
            words.push_str(", becoming a ");
            words.push_str(man.name());
        }
        words
    }
}
