//! One move, as facts.

mod text;

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
    /// A pawn takes the pawn that has just passed it and stands on `on`. In Chess 99 any man may
    /// take so, and what is taken is what the passing pawn has become, if it promoted.
    EnPassant {
        took: Man,
        on: Cell,
    },
    /// A pawn reaches the last rank and becomes `to`, taking `takes` there if it captures.
    Promotes {
        to: Man,
        takes: Option<Man>,
    },
    /// Chess 99: a pawn that waits on the last rank becomes `to` and goes on as that man in the
    /// same play, taking this man on this square if it captures.
    Departs {
        to: Man,
        takes: Option<(Man, Cell)>,
    },
    /// The king castles on this wing with the rook that stood on `rook`.
    Castles {
        wing: Wing,
        rook: Cell,
    },
    /// Chess 99: the king steps toward the own piece that stood on `at`, and that piece goes to
    /// the square he left.
    CastlesWith {
        partner: Man,
        at: Cell,
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
            What::EnPassant { took, on } => Some((took, on)),
            What::Departs { takes, .. } => takes,
            What::Quiet
            | What::Promotes { takes: None, .. }
            | What::Castles { .. }
            | What::CastlesWith { .. } => None,
        }
    }

    /// The square a pawn passes over when it goes two squares straight on.
    #[must_use]
    pub fn passed(&self) -> Option<Cell> {
        let (from, to) = (self.from, self.to);
        let straight = self.man == Man::Pawn
            && from.file() == to.file()
            && from.rank().abs_diff(to.rank()) == 2
            && !matches!(self.what, What::Departs { .. });
        straight.then(|| Cell::new(from.file(), from.rank().midpoint(to.rank())))
    }

    /// What the pawn becomes.
    #[must_use]
    pub const fn promotion(&self) -> Option<Man> {
        match self.what {
            What::Promotes { to, .. } | What::Departs { to, .. } => Some(to),
            _ => None,
        }
    }

    /// The wing on which the king castles with a rook, as orthodox kings do.
    #[must_use]
    pub const fn castles(&self) -> Option<Wing> {
        match self.what {
            What::Castles { wing, .. } => Some(wing),
            _ => None,
        }
    }

    /// Whether the king castles, with a rook or as in Chess 99 with any piece.
    #[must_use]
    pub const fn is_castling(&self) -> bool {
        matches!(self.what, What::Castles { .. } | What::CastlesWith { .. })
    }

    /// What happened in plain words, as a sentence has it: "knight from b1 to d2", "pawn from e4
    /// takes the knight on d5".
    #[must_use]
    pub fn describe(&self) -> String {
        self.words("takes")
    }

    /// The move as a thing that can be meant: "the knight from b1 to d2", "the pawn from e4 taking
    /// the knight on d5", "castling on the king's side".
    #[must_use]
    pub fn as_noun(&self) -> String {
        let article = if self.castles().is_some() { "" } else { "the " };
        format!("{article}{}", self.words("taking"))
    }

    fn words(&self, takes: &str) -> String {
        if let Some(wing) = self.castles() {
            return format!("castling on the {}", wing.name());
        }
        if let What::CastlesWith { partner, at } = self.what {
            let partner = partner.name();
            return format!(
                "king from {} to {}, castling with the {partner} from {at}",
                self.from, self.to
            );
        }
        let mut words = format!("{} from {} ", self.man.name(), self.from);
        match self.taken() {
            Some((man, on)) => {
                words.push_str(&format!("{takes} the {} on {on}", man.name()));
                if on != self.to {
                    words.push_str(" in passing");
                }
            }
            None => words.push_str(&format!("to {}", self.to)),
        }
        if let Some(man) = self.promotion() {
            words.push_str(", becoming a ");
            words.push_str(man.name());
        }
        words
    }
}
