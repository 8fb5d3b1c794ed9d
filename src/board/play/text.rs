//! A move as a text for programs, of its facts alone: it can be read without a position.
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

use super::super::{Cell, Man, Wing};
use super::{Play, What};

impl Play {
    /// The move as a text for programs, which [`Play::parse`] reads back.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        let mut put = |parts: &[&dyn std::fmt::Display]| {
            for part in parts {
                text.push_str(&part.to_string());
            }
        };
        put(&[&self.man.letter(), &self.from, &self.to]);
        match self.what {
            What::Quiet => {}
            What::Takes(man) => put(&[&'x', &man.letter()]),
            What::EnPassant { took, on } => put(&[&'x', &took.letter(), &on]),
            What::Promotes { to, takes } => {
                if let Some(man) = takes {
                    put(&[&'x', &man.letter()]);
                }
                put(&[&'=', &to.letter()]);
            }
            What::Departs { to, takes } => {
                put(&[&'>', &to.letter()]);
                if let Some((man, on)) = takes {
                    put(&[&'x', &man.letter(), &on]);
                }
            }
            What::Castles { wing, rook } => put(&[&'*', &['K', 'Q'][wing.index()], &rook]),
            What::CastlesWith { partner, at } => put(&[&'&', &partner.letter(), &at]),
        }
        text
    }

    /// The move of a text; `None` if it is none.
    #[must_use]
    pub fn parse(text: &str) -> Option<Play> {
        let mut rest = text;
        let play = Play {
            man: man(&mut rest)?,
            from: cell(&mut rest)?,
            to: cell(&mut rest)?,
            what: what(&mut rest)?,
        };
        rest.is_empty().then_some(play)
    }
}

fn what(rest: &mut &str) -> Option<What> {
    Some(match letter(rest) {
        None => What::Quiet,
        Some('x') => {
            let took = man(rest)?;
            match rest.chars().next() {
                None => What::Takes(took),
                Some('=') => {
                    letter(rest);
                    let takes = Some(took);
                    What::Promotes {
                        to: man(rest)?,
                        takes,
                    }
                }
                Some(_) => What::EnPassant {
                    took,
                    on: cell(rest)?,
                },
            }
        }
        Some('=') => What::Promotes {
            to: man(rest)?,
            takes: None,
        },
        Some('>') => What::Departs {
            to: man(rest)?,
            takes: match letter(rest) {
                None => None,
                Some('x') => Some((man(rest)?, cell(rest)?)),
                Some(_) => return None,
            },
        },
        Some('*') => What::Castles {
            wing: match letter(rest)? {
                'K' => Wing::King,
                'Q' => Wing::Queen,
                _ => return None,
            },
            rook: cell(rest)?,
        },
        Some('&') => What::CastlesWith {
            partner: man(rest)?,
            at: cell(rest)?,
        },
        Some(_) => return None,
    })
}

/// Takes a letter off the front.
fn letter(rest: &mut &str) -> Option<char> {
    let mut letters = rest.chars();
    let first = letters.next();
    *rest = letters.as_str();
    first
}

fn man(rest: &mut &str) -> Option<Man> {
    letter(rest)
        .filter(char::is_ascii_uppercase)
        .and_then(Man::from_letter)
}

fn cell(rest: &mut &str) -> Option<Cell> {
    let (square, tail) = rest.split_at_checked(2)?;
    *rest = tail;
    Cell::parse(square)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sort_of_move_is_read_back_from_its_text() {
        let at = |name| Cell::parse(name).unwrap();
        let promotes = |takes| What::Promotes {
            to: Man::Queen,
            takes,
        };
        let departs = |takes| What::Departs {
            to: Man::Paladin,
            takes,
        };
        let passing = What::EnPassant {
            took: Man::Pawn,
            on: at("f4"),
        };
        let castles = What::Castles {
            wing: Wing::Queen,
            rook: at("a1"),
        };
        let with = What::CastlesWith {
            partner: Man::Bishop,
            at: at("i9"),
        };
        let sorts = [
            ("Ng1f3", What::Quiet),
            ("Ng1f3xP", What::Takes(Man::Pawn)),
            ("Ng1f3xPf4", passing),
            ("Ng1f3=Q", promotes(None)),
            ("Ng1f3xR=Q", promotes(Some(Man::Rook))),
            ("Ng1f3>A", departs(None)),
            ("Ng1f3>AxRd5", departs(Some((Man::Rook, at("d5"))))),
            ("Ng1f3*Qa1", castles),
            ("Ng1f3&Bi9", with),
        ];
        for (text, what) in sorts {
            let play = Play {
                man: Man::Knight,
                from: at("g1"),
                to: at("f3"),
                what,
            };
            assert_eq!(play.text(), text);
            assert_eq!(Play::parse(text), Some(play));
            assert_eq!(Play::parse(&text[..text.len() - 1]), None);
            assert_eq!(Play::parse(&(text.to_owned() + "?")), None);
        }
    }
}
