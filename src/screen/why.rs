//! The reasons for the current move's name, one for each shown notation.

mod rule;

use std::sync::Arc;

pub(crate) use rule::explain;

use crate::board::{Color, FileWords, Move, Piece, Square, Squares, Wing};
use crate::game::At;
use crate::notation::{CheckSign, Claim, Kind, Named, Part, Rule, Sentence, Turn};
use crate::session::{Column, Names, Session};
use crate::words::{self, Value};

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
        rule: rule.text(),
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
        Rule::Captor | Rule::HomeOfTwo => part.kind == Kind::Label,
        Rule::NoHome => part.kind == Kind::Origin,
        Rule::Captured => part.kind == Kind::VictimLabel,
        Rule::BothEnds => matches!(part.kind, Kind::Label | Kind::VictimLabel),
        Rule::Origin => matches!(part.kind, Kind::Origin | Kind::VictimLabel | Kind::Side),
        Rule::CheckMark => matches!(part.kind, Kind::Check | Kind::EnPassant),
        Rule::NoneNeeded
        | Rule::Home
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
    let place = |squares: Squares| -> Value<'static> {
        let place = Sentence::default().place(squares & board);
        place.to_string().into()
    };
    let Some(claim) = part.claim else {
        return words::SAYS_COMMENT.into();
    };
    let message = match (claim, part.kind) {
        (Claim::Moved(Piece::Pawn), Kind::Implied) => words::SAYS_PAWN_IMPLIED,
        (Claim::Moved(piece), _) => return words::SAYS_MOVED.with([piece.into()]),
        (Claim::From(squares), kind) => {
            let message = match kind {
                Kind::Implied => words::SAYS_FROM_IMPLIED,
                Kind::Label => words::SAYS_NOW_ON,
                _ => words::SAYS_LEFT,
            };
            return message.with([place(squares)]);
        }
        (Claim::To(squares), Kind::Side) => match squares.has(Square::new(7, 0)) {
            true => words::SAYS_KINGS_SIDE,
            false => words::SAYS_QUEENS_SIDE,
        },
        (Claim::To(squares), _) => return words::SAYS_LANDED.with([place(squares)]),
        (Claim::Captures(true), Kind::Implied) => words::SAYS_PAWN_TAKES,
        (Claim::Captures(true), _) => words::SAYS_TAKEN,
        (Claim::Captures(false), Kind::Implied) => words::SAYS_NO_CAPTURE_IMPLIED,
        (Claim::Captures(false), _) => words::SAYS_NO_CAPTURE,
        (Claim::Took(piece), _) => return words::SAYS_TOOK.with([piece.into()]),
        (Claim::TookOn(squares), _) => return words::SAYS_TOOK_ON.with([place(squares)]),
        (Claim::Steps(count), _) => return words::SAYS_STEPS.with([count.into()]),
        (Claim::Promotes(piece), _) => return words::SAYS_PROMOTES.with([piece.into()]),
        (Claim::Castles(None), Kind::Piece) => words::SAYS_KING_CASTLES,
        (Claim::CastlesWith(piece), _) => return words::SAYS_CASTLES_WITH.with([piece.into()]),
        (Claim::PartnerOn(squares), Kind::Implied) => {
            return words::SAYS_PARTNER_IMPLIED.with([place(squares)]);
        }
        (Claim::PartnerOn(squares), _) => return words::SAYS_PARTNER_ON.with([place(squares)]),
        (Claim::NoPromotion, _) => words::SAYS_NO_PROMOTION,
        (Claim::Stalemates, _) => words::SAYS_STALEMATE,
        (Claim::Exposes, _) => words::SAYS_EXPOSED,
        (Claim::Castles(wing), _) => match wing {
            Some(Wing::King) => words::SAYS_CASTLES_KINGSIDE,
            Some(Wing::Queen) => words::SAYS_CASTLES_QUEENSIDE,
            None => words::SAYS_CASTLES,
        },
        (Claim::NoCastling, _) => words::SAYS_NO_CASTLING,
        (Claim::EnPassant(true), _) => words::SAYS_EN_PASSANT,
        (Claim::EnPassant(false), _) => words::SAYS_NOT_EN_PASSANT,
        (Claim::Gives(sign), _) => match sign {
            CheckSign::Nothing => words::SAYS_NO_CHECK,
            CheckSign::Check => words::SAYS_CHECK,
            CheckSign::Discovered => words::SAYS_DISCOVERED,
            CheckSign::Double => words::SAYS_DOUBLE,
            CheckSign::Mate => words::SAYS_MATE,
            CheckSign::MateOrDouble => words::SAYS_MATE_OR_DOUBLE,
        },
    };
    message.into()
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
