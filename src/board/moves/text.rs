//! A move as text for programs. The text holds every fact of the move, so it can be read without a
//! position.
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

use super::super::{Piece, Square, Wing};
use super::{Move, MoveKind};

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
