//! One move, described as facts, and its text for programs. The text holds every fact of the move,
//! so it can be read without a position.
//!
//! | text | move |
//! |---|---|
//! | `Ng1f3` | quiet |
//! | `Pe4d5xN` | takes a knight |
//! | `Pe5d6xPd5` | takes the pawn on d5 en passant |
//! | `Pb7a8xR=Q` | takes a rook and becomes a queen |
//! | `Pb9c7>AxRd5` | Chess 99: waits on b9, becomes a paladin, goes to c7 and takes the rook on d5 |
//! | `Ke1g1*Kh1` | castles on the king's side with the rook on h1 |
//! | `Kf1g1&Bg1` | Chess 99: castles with the bishop on g1 |
//! | `Ke1e1--` | a null move |

use super::{FileWords, Piece, Square, Wing};

/// One complete move. Two moves are equal when they change the board in the same way.
///
/// When castling, `piece` is the king, and `from` and `to` are its squares. In a null move the king
/// stays where it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move {
    /// Piece that moves, as it is before the move.
    pub piece: Piece,
    /// Square of departure.
    pub from: Square,
    /// Square of arrival.
    pub to: Square,
    /// What else the move does.
    pub kind: MoveKind,
}

/// The effect of a move besides going from one square to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum MoveKind {
    Quiet,
    /// Takes this piece on the square of arrival.
    Takes(Piece),
    /// A pawn takes en passant the pawn on `on`, which has just passed it. In Chess 99 any piece
    /// may capture this way, and `took` is the piece that the passing pawn became if it promoted.
    EnPassant {
        took: Piece,
        on: Square,
    },
    /// A pawn reaches the last rank and becomes `to`, taking `takes` there if it captures.
    Promotes {
        to: Piece,
        takes: Option<Piece>,
    },
    /// Chess 99: a pawn that waits on the last rank becomes `to` and moves on as that piece in the
    /// same move. `takes` is the piece it captures and the square of that piece.
    Departs {
        to: Piece,
        takes: Option<(Piece, Square)>,
    },
    /// The king castles on this wing with the rook that stood on `rook`.
    Castles {
        wing: Wing,
        rook: Square,
    },
    /// Chess 99: the king steps toward the piece of its side on `at`, and that piece goes to the
    /// square the king left.
    CastlesWith {
        partner: Piece,
        at: Square,
    },
    /// A null move: the side passes. No rule allows it, and it occurs only in scores.
    Passes,
}

impl Move {
    /// Returns the null move of the side whose king stands on this square.
    #[must_use]
    pub const fn pass(king: Square) -> Move {
        Move {
            piece: Piece::King,
            from: king,
            to: king,
            kind: MoveKind::Passes,
        }
    }

    /// Returns whether it is a null move.
    #[must_use]
    pub const fn passes(&self) -> bool {
        matches!(self.kind, MoveKind::Passes)
    }

    /// Returns the piece taken and the square it stood on.
    #[must_use]
    pub const fn taken(&self) -> Option<(Piece, Square)> {
        match self.kind {
            MoveKind::Takes(piece)
            | MoveKind::Promotes {
                takes: Some(piece), ..
            } => Some((piece, self.to)),
            MoveKind::EnPassant { took, on } => Some((took, on)),
            MoveKind::Departs { takes, .. } => takes,
            MoveKind::Quiet
            | MoveKind::Promotes { takes: None, .. }
            | MoveKind::Castles { .. }
            | MoveKind::CastlesWith { .. }
            | MoveKind::Passes => None,
        }
    }

    /// Returns the square that a pawn passes over when it goes two squares straight ahead.
    #[must_use]
    pub fn passed(&self) -> Option<Square> {
        let (from, to) = (self.from, self.to);
        let straight = self.piece == Piece::Pawn
            && from.file() == to.file()
            && from.rank().abs_diff(to.rank()) == 2
            && !matches!(self.kind, MoveKind::Departs { .. });
        straight.then(|| Square::new(from.file(), from.rank().midpoint(to.rank())))
    }

    /// Returns the piece that a pawn becomes, if the move promotes one.
    #[must_use]
    pub const fn promotion(&self) -> Option<Piece> {
        match self.kind {
            MoveKind::Promotes { to, .. } | MoveKind::Departs { to, .. } => Some(to),
            _ => None,
        }
    }

    /// Returns the wing on which the king castles with a rook, as orthodox kings do.
    #[must_use]
    pub const fn castles(&self) -> Option<Wing> {
        match self.kind {
            MoveKind::Castles { wing, .. } => Some(wing),
            _ => None,
        }
    }

    /// Returns whether the king castles, with a rook or as in Chess 99 with any piece.
    #[must_use]
    pub const fn is_castling(&self) -> bool {
        matches!(
            self.kind,
            MoveKind::Castles { .. } | MoveKind::CastlesWith { .. }
        )
    }

    /// Describes the move in plain words with a verb: "knight from b1 to d2", "pawn from e4 takes
    /// the knight on d5".
    #[must_use]
    pub fn describe(&self) -> String {
        self.describe_as(FileWords::Letters)
    }

    /// Does the same with the files as they are said.
    #[must_use]
    pub fn describe_as(&self, files: FileWords) -> String {
        self.words("takes", files)
    }

    /// Describes the move as a noun phrase: "the knight from b1 to d2", "the pawn from e4 taking
    /// the knight on d5", "castling on the king's side".
    #[must_use]
    pub fn as_noun(&self) -> String {
        self.noun_as(FileWords::Letters)
    }

    /// Does the same with the files as they are said.
    #[must_use]
    pub fn noun_as(&self, files: FileWords) -> String {
        let article = match self.kind {
            MoveKind::Castles { .. } => "",
            MoveKind::Passes => "a ",
            _ => "the ",
        };
        format!("{article}{}", self.words("taking", files))
    }

    fn words(&self, takes: &str, files: FileWords) -> String {
        let [from, to] = [self.from, self.to].map(|square| square.in_words(files));
        if self.passes() {
            return "null move".to_owned();
        }
        if let Some(wing) = self.castles() {
            return format!("castling on the {}", wing.name());
        }
        if let MoveKind::CastlesWith { partner, at } = self.kind {
            let (partner, at) = (partner.name(), at.in_words(files));
            return format!("king from {from} to {to}, castling with the {partner} from {at}");
        }
        let mut words = format!("{} from {from} ", self.piece.name());
        match self.taken() {
            Some((piece, on)) => {
                words.push_str(&format!(
                    "{takes} the {} on {}",
                    piece.name(),
                    on.in_words(files)
                ));
                if on != self.to {
                    words.push_str(" en passant");
                }
            }
            None => words.push_str(&format!("to {to}")),
        }
        if let Some(piece) = self.promotion() {
            words.push_str(", becoming a ");
            words.push_str(piece.name());
        }
        words
    }
}

impl Move {
    /// Returns the move as text for programs. [`Move::parse`] reads it back.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut put = |parts: &[&dyn std::fmt::Display]| {
            for part in parts {
                text.push_str(&part.to_string());
            }
        };
        put(&[&self.piece.letter(), &self.from, &self.to]);
        match self.kind {
            MoveKind::Quiet => {}
            MoveKind::Takes(piece) => put(&[&'x', &piece.letter()]),
            MoveKind::EnPassant { took, on } => put(&[&'x', &took.letter(), &on]),
            MoveKind::Promotes { to, takes } => {
                if let Some(piece) = takes {
                    put(&[&'x', &piece.letter()]);
                }
                put(&[&'=', &to.letter()]);
            }
            MoveKind::Departs { to, takes } => {
                put(&[&'>', &to.letter()]);
                if let Some((piece, on)) = takes {
                    put(&[&'x', &piece.letter(), &on]);
                }
            }
            MoveKind::Castles { wing, rook } => put(&[&'*', &['K', 'Q'][wing.index()], &rook]),
            MoveKind::CastlesWith { partner, at } => put(&[&'&', &partner.letter(), &at]),
            MoveKind::Passes => put(&[&"--"]),
        }
        text
    }

    /// Reads a move from such a text. Returns `None` if the text is malformed.
    #[must_use]
    pub fn parse(text: &str) -> Option<Move> {
        let mut rest = text;
        let mv = Move {
            piece: eat_piece(&mut rest)?,
            from: eat_square(&mut rest)?,
            to: eat_square(&mut rest)?,
            kind: kind(&mut rest)?,
        };
        rest.is_empty().then_some(mv)
    }
}

fn kind(rest: &mut &str) -> Option<MoveKind> {
    Some(match letter(rest) {
        None => MoveKind::Quiet,
        Some('x') => {
            let took = eat_piece(rest)?;
            match rest.chars().next() {
                None => MoveKind::Takes(took),
                Some('=') => {
                    letter(rest);
                    let takes = Some(took);
                    MoveKind::Promotes {
                        to: eat_piece(rest)?,
                        takes,
                    }
                }
                Some(_) => MoveKind::EnPassant {
                    took,
                    on: eat_square(rest)?,
                },
            }
        }
        Some('=') => MoveKind::Promotes {
            to: eat_piece(rest)?,
            takes: None,
        },
        Some('>') => MoveKind::Departs {
            to: eat_piece(rest)?,
            takes: match letter(rest) {
                None => None,
                Some('x') => Some((eat_piece(rest)?, eat_square(rest)?)),
                Some(_) => return None,
            },
        },
        Some('*') => MoveKind::Castles {
            wing: match letter(rest)? {
                'K' => Wing::King,
                'Q' => Wing::Queen,
                _ => return None,
            },
            rook: eat_square(rest)?,
        },
        Some('&') => MoveKind::CastlesWith {
            partner: eat_piece(rest)?,
            at: eat_square(rest)?,
        },
        Some('-') if letter(rest) == Some('-') => MoveKind::Passes,
        Some(_) => return None,
    })
}

/// Removes the first character of the text and returns it.
fn letter(rest: &mut &str) -> Option<char> {
    let mut letters = rest.chars();
    let first = letters.next();
    *rest = letters.as_str();
    first
}

fn eat_piece(rest: &mut &str) -> Option<Piece> {
    letter(rest)
        .filter(char::is_ascii_uppercase)
        .and_then(Piece::from_letter)
}

fn eat_square(rest: &mut &str) -> Option<Square> {
    let (square, tail) = rest.split_at_checked(2)?;
    *rest = tail;
    Square::parse(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sort_of_move_is_read_back_from_its_text() {
        let at = |name| Square::parse(name).unwrap();
        let promotes = |takes| MoveKind::Promotes {
            to: Piece::Queen,
            takes,
        };
        let departs = |takes| MoveKind::Departs {
            to: Piece::Paladin,
            takes,
        };
        let passing = MoveKind::EnPassant {
            took: Piece::Pawn,
            on: at("f4"),
        };
        let castles = MoveKind::Castles {
            wing: Wing::Queen,
            rook: at("a1"),
        };
        let with = MoveKind::CastlesWith {
            partner: Piece::Bishop,
            at: at("i9"),
        };
        let sorts = [
            ("Ng1f3", MoveKind::Quiet),
            ("Ng1f3xP", MoveKind::Takes(Piece::Pawn)),
            ("Ng1f3xPf4", passing),
            ("Ng1f3=Q", promotes(None)),
            ("Ng1f3xR=Q", promotes(Some(Piece::Rook))),
            ("Ng1f3>A", departs(None)),
            ("Ng1f3>AxRd5", departs(Some((Piece::Rook, at("d5"))))),
            ("Ng1f3*Qa1", castles),
            ("Ng1f3&Bi9", with),
            ("Ng1f3--", MoveKind::Passes),
        ];
        for (text, kind) in sorts {
            let mv = Move {
                piece: Piece::Knight,
                from: at("g1"),
                to: at("f3"),
                kind,
            };
            assert_eq!(mv.text(), text);
            assert_eq!(Move::parse(text), Some(mv));
            assert_eq!(Move::parse(&text[..text.len() - 1]), None);
            assert_eq!(Move::parse(&(text.to_owned() + "?")), None);
        }
    }
}
