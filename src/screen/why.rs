//! The reasons for the current move's name, one for each shown notation.

mod rule;

use std::sync::Arc;

pub(crate) use rule::explain;

use crate::board::{Color, FileWords, Move, Piece, Square, Squares};
use crate::game::At;
use crate::notation::{CheckSign, Claim, Kind, Named, Part, Rule, Sentence, Turn};
use crate::session::{Column, Names, Session};

/// The contents of the panel about the current move.
#[derive(Clone, Debug, PartialEq)]
pub struct WhyModel {
    /// The number and the mover for the panel's heading, such as "11…".
    pub number: String,
    /// The move in words.
    pub words: String,
    pub reasons: Vec<Reason>,
}

/// The reason for the move's name in one notation.
#[derive(Clone, Debug, PartialEq)]
pub struct Reason {
    pub column: Column,
    pub named: Arc<Named>,
    /// The meaning of each part of the name, in the order of `named.reading.parts`.
    pub parts: Vec<PartSays>,
    /// The rule in a few words, such as "File added".
    pub rule: &'static str,
    pub because: Sentence,
    /// The shorter names that `because` does not mention, and the moves that each could have meant.
    pub rejected: Vec<(String, Vec<Move>)>,
}

/// The meaning of a part of a name.
#[derive(Clone, Debug, PartialEq)]
pub struct PartSays {
    /// The letters; empty if something is said by writing nothing.
    pub letters: String,
    pub kind: Kind,
    pub says: String,
    /// Whether the part is there only because another move could be meant without it.
    pub needed: bool,
}

/// Builds the panel, or `None` before the first move.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> Option<WhyModel> {
    model_as(session, names, FileWords::Letters)
}

/// Does the same with the files of the move in words as they are said.
pub fn model_as(session: &Session, names: &mut Names, files: FileWords) -> Option<WhyModel> {
    names.follow(session.game_number());
    let At::After(id) = session.at() else {
        return None;
    };
    let tree = session.tree();
    let node = tree.node(id);
    let before = tree.position(node.parent);
    let turn = before.turn_of(before.mover(&node.mv));
    let dots = if turn.color == Color::White {
        "."
    } else {
        "…"
    };
    let reasons = session
        .columns()
        .iter()
        .map(|&column| {
            let named = names.name(tree, id, &before, column.notation);
            reason(column, named, &node.mv, &turn)
        })
        .collect();
    Some(WhyModel {
        number: format!("{}{dots}", before.number_of(&node.mv)),
        words: session.spoken_as(files),
        reasons,
    })
}

/// Returns the reason for a move's name in a column; `named` is that name.
#[must_use]
pub fn reason(column: Column, named: Arc<Named>, mv: &Move, turn: &Turn<'_>) -> Reason {
    let parts = named
        .reading
        .parts
        .iter()
        .map(|part| PartSays {
            letters: named.reading.letters(part).to_owned(),
            kind: part.kind,
            says: says(part, turn.variant.board()),
            needed: disambiguates(part, &named),
        })
        .collect();
    let (rule, because) = explain(column.notation, &named, mv, turn);
    Reason {
        column,
        parts,
        rule,
        because,
        // The sentence is about the first rejected name; the others are listed.
        rejected: named
            .rejected
            .iter()
            .skip(1)
            .map(|r| (r.text.clone(), r.could_mean.clone()))
            .collect(),
        named,
    }
}

/// Returns whether a part disambiguates: it could be left out by its kind, and the rule kept it.
#[must_use]
pub fn disambiguates(part: &Part, named: &Named) -> bool {
    if let Some(shortest) = &named.shortest
        && !shortest
            .parts
            .iter()
            .any(|p| (p.kind, p.claim) == (part.kind, part.claim))
    {
        return false;
    }
    match named.rule {
        Rule::File | Rule::Rank | Rule::FileAndRank => matches!(part.kind, Kind::File | Kind::Rank),
        Rule::SideKept => part.kind == Kind::Side,
        Rule::Label => matches!(part.kind, Kind::Label | Kind::Side),
        Rule::Captor => part.kind == Kind::Label,
        Rule::Captured => part.kind == Kind::VictimLabel,
        Rule::BothEnds => matches!(part.kind, Kind::Label | Kind::VictimLabel),
        Rule::Origin => matches!(part.kind, Kind::Origin | Kind::VictimLabel | Kind::Side),
        Rule::CheckMark => matches!(part.kind, Kind::Check | Kind::EnPassant),
        Rule::NoneNeeded
        | Rule::PawnFile
        | Rule::Pinned
        | Rule::SideDropped
        | Rule::HouseStyle
        | Rule::Castling
        | Rule::Full
        | Rule::ThreeSymbols
        | Rule::NullMove => false,
    }
}

/// Returns the meaning of a part as a line of the list; `board` has the squares of the board.
fn says(part: &Part, board: Squares) -> String {
    let piece = |piece: Piece| piece.name();
    let place = |squares: Squares| Sentence::default().place(squares & board).to_string();
    match (part.claim, part.kind) {
        (None, _) => "a comment on the move".to_owned(),
        (Some(Claim::Moved(Piece::Pawn)), Kind::Implied) => "no letter: a pawn moved".to_owned(),
        (Some(Claim::Moved(kind)), _) => format!("a {} moved", piece(kind)),
        (Some(Claim::From(squares)), kind) => {
            let place = place(squares);
            match kind {
                Kind::Implied => format!("no file: it stayed on {place}"),
                Kind::Label => format!("the one now on {place}"),
                _ => format!("it left {place}"),
            }
        }
        (Some(Claim::To(squares)), Kind::Side) => {
            let half = if squares.has(Square::new(7, 0)) {
                "king's"
            } else {
                "queen's"
            };
            format!("on the {half} side")
        }
        (Some(Claim::To(squares)), _) => format!("it landed on {}", place(squares)),
        (Some(Claim::Captures(true)), Kind::Implied) => "no rank: a pawn takes".to_owned(),
        (Some(Claim::Captures(true)), _) => "something is taken".to_owned(),
        (Some(Claim::Captures(false)), Kind::Implied) => "no sign: nothing is taken".to_owned(),
        (Some(Claim::Captures(false)), _) => "nothing is taken".to_owned(),
        (Some(Claim::Took(kind)), _) => format!("a {} is taken", piece(kind)),
        (Some(Claim::TookOn(squares)), _) => format!("the one on {}", place(squares)),
        (Some(Claim::Steps(1)), _) => "one square forward".to_owned(),
        (Some(Claim::Steps(count)), _) => format!("{count} squares forward"),
        (Some(Claim::Promotes(kind)), _) => format!("the pawn becomes a {}", piece(kind)),
        (Some(Claim::Castles(None)), Kind::Piece) => "the king castles".to_owned(),
        (Some(Claim::CastlesWith(kind)), _) => {
            format!("a {} goes to the square the king left", piece(kind))
        }
        (Some(Claim::PartnerOn(squares)), Kind::Implied) => {
            format!("no file: it stood beside the king, on {}", place(squares))
        }
        (Some(Claim::PartnerOn(squares)), _) => format!("it stood on {}", place(squares)),
        (Some(Claim::NoPromotion), _) => "no =: it stays a pawn and waits".to_owned(),
        (Some(Claim::Stalemates), _) => "stalemate".to_owned(),
        (Some(Claim::Exposes), _) => "its own king is attacked".to_owned(),
        (Some(Claim::Castles(wing)), _) => match wing {
            Some(wing) => format!("castles on the {}", wing.name()),
            None => "castles".to_owned(),
        },
        (Some(Claim::NoCastling), _) => "not castling".to_owned(),
        (Some(Claim::EnPassant(true)), _) => "a pawn is taken en passant".to_owned(),
        (Some(Claim::EnPassant(false)), _) => "not en passant".to_owned(),
        (Some(Claim::Gives(sign)), _) => match sign {
            CheckSign::Nothing => "no mark: no check".to_owned(),
            CheckSign::Check => "check".to_owned(),
            CheckSign::Discovered => "discovered check".to_owned(),
            CheckSign::Double => "double check".to_owned(),
            CheckSign::Mate => "mate".to_owned(),
            CheckSign::MateOrDouble => "mate, or double check".to_owned(),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Variant;

    #[test]
    fn a_rank_of_departure_is_the_rank_of_its_digit_for_either_side() {
        // Black's R8a6 left the eighth rank; only descriptive counts from the mover's side.
        let part = Part::binding(1..2, Kind::Rank, Claim::From(Squares::rank(7)));
        assert_eq!(says(&part, Variant::Standard.board()), "it left rank 8");
        let part = Part::binding(0..1, Kind::Piece, Claim::Moved(Piece::Rook));
        assert_eq!(says(&part, Variant::Standard.board()), "a rook moved");
    }
}
