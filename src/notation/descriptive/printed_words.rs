//! Finds what the words of a printed move can mean, and the liberties that each meaning needs.
//!
//! A reader of one move needs one answer. A reader of a complete score needs every answer that is
//! not absurd, and the reason against each, because the moves that follow may speak for it.
//!
//! | printed | the moves, where several are legal |
//! |---|---|
//! | `R-Q1` | every rook that can go to d1 |
//! | `KR-Q1` | the rook that began on the king's side; if it stands on the queen's half and the other rook can go too, that one with [`Sense::Present`] |
//! | `P-K8` | the queen, and with [`Sense::Unnamed`] the other pieces |
//!
//! Marks do not choose between moves here. What they say is returned, to be compared with the
//! position after the move, which a reader of a score computes anyway.

use std::borrow::Cow;
use std::cell::OnceCell;

use super::extent::extent;
use super::lex;
use super::read::{self, Labels};
use super::token::Token;
use crate::board::{Move, Piece};
use crate::notation::language::{ForeignMove, Language};
use crate::notation::scan::Scan;
use crate::notation::verdict::{Meanings, Sense};
use crate::notation::{Claim, Expected, Kind, Misread, Part, Turn, arrange};

/// A printed move, split into words once and judged in any number of positions.
pub struct PrintedWords<'t> {
    pub(super) text: Cow<'t, str>,
    pub(super) language: Language,
    /// Parsed move, if it is in another language than English descriptive.
    pub(super) foreign: Option<ForeignMove>,
    pub(super) start: usize,
    pub(super) tokens: Vec<Token>,
    /// Words of the move alone, if others follow it, computed on demand.
    front: OnceCell<Option<Box<PrintedWords<'static>>>>,
}

impl<'t> PrintedWords<'t> {
    /// Splits a printed move of this language into words; a move number in front is skipped.
    #[must_use]
    pub fn new(text: &'t str, language: Language) -> PrintedWords<'t> {
        PrintedWords::cut(Cow::Borrowed(text), language)
    }

    /// Does the same as [`PrintedWords::new`] for a text that may be owned.
    pub(super) fn cut(text: Cow<'t, str>, language: Language) -> PrintedWords<'t> {
        let start = Scan::new(&text, true).at();
        let language = match language {
            Language::English => language.of_print(&text[start..]),
            _ => language,
        };
        let foreign = language.cut(&text);
        let tokens = match foreign {
            Some(_) => Vec::new(),
            None => lex::tokens(&text, start, true, usize::MAX),
        };
        PrintedWords {
            text,
            language,
            foreign,
            start,
            tokens,
            front: OnceCell::new(),
        }
    }

    /// Returns what the words can mean in this position.
    ///
    /// # Errors
    /// [`Misread`] where the text stops being a move.
    pub fn meanings(&self, turn: &Turn<'_>) -> Result<Meanings, Misread> {
        self.whole(turn).or_else(|misread| {
            // A word of prose may follow the move: "R-Q8. Good".
            if misread.expected != Expected::End {
                return Err(misread);
            }
            let front = self.front.get_or_init(|| self.front());
            let Some(front) = front else {
                return Err(misread);
            };
            let meanings = front.whole(turn).map_err(|_| misread)?;
            let rest = self.text[front.text.len()..].contains(char::is_alphanumeric);
            Ok(Meanings {
                slip: true,
                rest,
                ..meanings
            })
        })
    }

    /// Returns the words up to where the move ends, if others follow.
    fn front(&self) -> Option<Box<PrintedWords<'static>>> {
        let rest = &self.text[self.start..];
        let end = match self.foreign {
            Some(_) => self.language.shape(rest).map_or(rest.len(), |(end, _)| end),
            None => extent(rest),
        };
        let front = self.text.get(..end + self.start)?;
        let shorter = front.len() < self.text.len();
        shorter.then(|| {
            Box::new(PrintedWords::cut(
                Cow::Owned(front.to_owned()),
                self.language,
            ))
        })
    }

    /// Returns what the words mean if all of them belong to the move.
    pub(super) fn whole(&self, turn: &Turn<'_>) -> Result<Meanings, Misread> {
        let parts = self.parts(turn, Labels::Home)?;
        let mut meanings = Meanings::default();
        let mut labelled = false;
        for part in &parts {
            labelled |= is_label(part);
            meanings.slip |= part.kind == Kind::Slip;
            match part.claim {
                // A missing mark is a claim too for readers that let marks choose, but not here.
                Some(Claim::Gives(sign)) if part.kind != Kind::Implied => {
                    meanings.sign = Some(sign);
                }
                Some(Claim::EnPassant(true)) => meanings.passing = true,
                _ => {}
            }
        }
        let plain = &mut meanings.moves;
        plain.extend(
            turn.moves
                .iter()
                .filter(|mv| fits(&parts, mv, turn, true))
                .map(|mv| (*mv, Sense::Plain)),
        );
        if labelled {
            let present = self.parts(turn, Labels::Present)?;
            let others = |mv: &&Move| plain.iter().all(|(known, _)| known != *mv);
            let others = turn.moves.iter().filter(others);
            let fitting: Vec<Move> = others
                .filter(|mv| fits(&present, mv, turn, true))
                .copied()
                .collect();
            let known: Vec<Move> = plain.iter().map(|(mv, _)| *mv).collect();
            plain.extend(fitting.into_iter().map(|mv| (mv, Sense::Present)));
            meanings.but_for_label = turn
                .moves
                .iter()
                .filter(|mv| !known.contains(mv) && fits(&parts, mv, turn, false))
                .copied()
                .collect();
        }
        unnamed(&parts, &mut meanings.moves);
        Ok(meanings)
    }

    /// Returns what the words claim with this meaning of labels.
    fn parts(&self, turn: &Turn<'_>, labels: Labels) -> Result<Vec<Part>, Misread> {
        if let Some(foreign) = &self.foreign {
            return foreign.parts(turn, labels == Labels::Present);
        }
        let assumed = read::Assumptions {
            labels,
            marks: false,
            castles: None,
        };
        read::parts(&self.text, self.start, &self.tokens, turn, assumed)
    }
}

/// Returns whether the part says which of several pieces moves or is taken.
fn is_label(part: &Part) -> bool {
    matches!(part.kind, Kind::Label | Kind::VictimLabel)
}

/// Returns whether everything that the parts claim is true of the move, without marks, and without
/// labels unless `labels`.
fn fits(parts: &[Part], mv: &Move, turn: &Turn<'_>, labels: bool) -> bool {
    parts.iter().all(|part| match part.claim {
        None | Some(Claim::Gives(_) | Claim::EnPassant(_)) => true,
        Some(_) if is_label(part) && !labels => true,
        Some(claim) => claim.holds(mv, turn),
    })
}

/// Marks promotions to other pieces than a queen as [`Sense::Unnamed`] where no part says what a
/// pawn becomes, and sorts the moves by sense.
fn unnamed(parts: &[Part], moves: &mut [(Move, Sense)]) {
    let named = |part: &Part| matches!(part.claim, Some(Claim::Promotes(_)));
    if parts.iter().any(named) {
        return;
    }
    for (mv, sense) in moves.iter_mut() {
        if mv.promotion().is_some_and(|piece| piece != Piece::Queen) {
            *sense = (*sense).max(Sense::Unnamed);
        }
    }
    arrange(moves, |&(_, sense)| (sense as usize, 0));
}
