//! What can be practised: each rule of a move's name, and the squares.

use crate::board::{Color, Move, MoveKind, Piece};
use crate::notation::{Notation, Rule, Turn};
use crate::words::{self, Message};

/// A rule of a move's name as a learner meets it, or a task with squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Topic {
    /// A square is found from its name.
    FindSquare,
    /// A square is named.
    NameSquare,
    /// A pawn or a piece moves, and nothing is added.
    Plain,
    /// A piece takes, and nothing is added.
    Capture,
    /// A pawn takes.
    PawnCapture,
    /// The file of departure is added.
    File,
    /// The rank of departure is added.
    Rank,
    /// File and rank are added.
    FileAndRank,
    /// Nothing is added, because the other piece is pinned.
    Pinned,
    Castling,
    Check,
    Mate,
    Promotion,
    EnPassant,
    /// Both squares are written.
    BothSquares,
    /// The ranks are counted from Black's side.
    BlackCount,
    /// The side of the target square is kept.
    SideKept,
    /// The side of the target square is left out.
    SideDropped,
    /// The piece is named by the side on which it began.
    Label,
    /// The piece that takes is named.
    Captor,
    /// The piece that is taken is named.
    Captured,
    /// Both are named.
    BothEnds,
    /// A square is added in brackets.
    Origin,
}

/// The tag and the title of each topic, in the order in which they are taught.
const TABLE: [(Topic, &str, Message); 23] = [
    (Topic::FindSquare, "find-square", words::TOPIC_FIND_SQUARE),
    (Topic::NameSquare, "name-square", words::TOPIC_NAME_SQUARE),
    (Topic::Plain, "plain", words::RULE_NONE_NEEDED),
    (Topic::Capture, "capture", words::TOPIC_CAPTURE),
    (
        Topic::PawnCapture,
        "pawn-capture",
        words::TOPIC_PAWN_CAPTURE,
    ),
    (Topic::File, "file", words::RULE_FILE),
    (Topic::Rank, "rank", words::RULE_RANK),
    (
        Topic::FileAndRank,
        "file-and-rank",
        words::RULE_FILE_AND_RANK,
    ),
    (Topic::Pinned, "pinned", words::TOPIC_PINNED),
    (Topic::Castling, "castling", words::RULE_CASTLING),
    (Topic::Check, "check", words::RULE_CHECK),
    (Topic::Mate, "mate", words::RULE_MATE),
    (Topic::Promotion, "promotion", words::RULE_PROMOTION),
    (Topic::EnPassant, "en-passant", words::RULE_EN_PASSANT),
    (Topic::BothSquares, "both-squares", words::RULE_BOTH_SQUARES),
    (Topic::BlackCount, "black-count", words::TOPIC_BLACK_COUNT),
    (Topic::SideKept, "side-kept", words::RULE_SIDE_KEPT),
    (Topic::SideDropped, "side-dropped", words::RULE_SIDE_DROPPED),
    (Topic::Label, "label", words::RULE_LABEL),
    (Topic::Captor, "captor", words::RULE_CAPTOR),
    (Topic::Captured, "captured", words::RULE_CAPTURED),
    (Topic::BothEnds, "both-ends", words::RULE_BOTH_ENDS),
    (Topic::Origin, "origin", words::RULE_SQUARE),
];

impl Topic {
    /// Returns all topics in the order in which they are taught.
    pub fn all() -> impl Iterator<Item = Topic> {
        TABLE.iter().map(|(topic, ..)| *topic)
    }

    /// Returns the stable name of the topic.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        TABLE[self as usize].1
    }

    /// Returns what the topic is called.
    #[must_use]
    pub fn title(self) -> &'static str {
        TABLE[self as usize].2.text()
    }

    /// Returns the topic of this name.
    #[must_use]
    pub fn named(tag: &str) -> Option<Topic> {
        Topic::all().find(|topic| topic.tag() == tag)
    }

    /// Returns whether the topic is about squares rather than moves.
    #[must_use]
    pub const fn is_of_squares(self) -> bool {
        matches!(self, Topic::FindSquare | Topic::NameSquare)
    }

    /// Returns the topics of a notation, in the order in which they are taught.
    pub fn of_notation(notation: Notation) -> impl Iterator<Item = Topic> {
        Topic::all().filter(move |topic| topic.belongs(notation))
    }

    /// Returns the first topic that the name of a move is about, in the order in which they are
    /// taught.
    #[must_use]
    pub fn first_of(notation: Notation, rule: Rule, mv: &Move, turn: &Turn<'_>) -> Option<Topic> {
        Topic::of_notation(notation).find(|topic| topic.is_of(notation, rule, mv, turn))
    }

    /// Returns the topics of a notation that are about moves.
    pub fn of_moves(notation: Notation) -> impl Iterator<Item = Topic> {
        Topic::of_notation(notation).filter(|topic| !topic.is_of_squares())
    }

    const fn belongs(self, notation: Notation) -> bool {
        let is_short = matches!(notation, Notation::Short(_));
        let is_minimal = matches!(notation, Notation::Minimal(_) | Notation::Braille(_));
        let is_descriptive = matches!(
            notation,
            Notation::Descriptive(_) | Notation::Continental(_)
        );
        // All others write both squares.
        let is_long = !(is_short
            || is_minimal
            || is_descriptive
            || matches!(notation, Notation::ThreeSymbol));
        match self {
            // The squares have two systems of names.
            Topic::FindSquare | Topic::NameSquare => is_short || is_descriptive,
            Topic::Plain | Topic::Capture | Topic::Pinned => {
                is_short || is_minimal || is_descriptive
            }
            Topic::File | Topic::Rank | Topic::FileAndRank => is_short || is_minimal,
            Topic::PawnCapture => is_short || is_minimal || is_long,
            Topic::Castling | Topic::Promotion => {
                is_short || is_minimal || is_long || is_descriptive
            }
            Topic::Check | Topic::Mate | Topic::EnPassant => is_short || is_long || is_descriptive,
            Topic::BothSquares => is_long,
            Topic::BlackCount
            | Topic::SideKept
            | Topic::SideDropped
            | Topic::Label
            | Topic::Captor
            | Topic::Captured
            | Topic::BothEnds
            | Topic::Origin => is_descriptive,
        }
    }

    /// Returns whether a move could be about this topic, before it is named. This is quick, and
    /// only excludes.
    pub(in crate::exercise) fn may_be(self, mv: &Move, color: Color) -> bool {
        let takes = mv.taken().is_some();
        let is_piece = !matches!(mv.piece, Piece::Pawn | Piece::King);
        match self {
            Topic::FindSquare | Topic::NameSquare => false,
            Topic::Plain => !takes && mv.promotion().is_none() && !mv.is_castling(),
            Topic::BothSquares | Topic::SideKept | Topic::SideDropped => !mv.is_castling(),
            Topic::Capture => takes && mv.piece != Piece::Pawn,
            Topic::PawnCapture => takes && mv.piece == Piece::Pawn,
            Topic::File | Topic::Rank | Topic::FileAndRank | Topic::Pinned => is_piece,
            Topic::Castling => mv.is_castling(),
            Topic::Promotion => mv.promotion().is_some(),
            Topic::EnPassant => matches!(mv.kind, MoveKind::EnPassant { .. }),
            Topic::BlackCount => color == Color::Black && !takes && !mv.is_castling(),
            Topic::Captor | Topic::Captured | Topic::BothEnds => takes,
            Topic::Check | Topic::Mate | Topic::Label | Topic::Origin => true,
        }
    }

    /// Returns whether the name of a move is about this topic. `rule` is the rule that the notation
    /// gave to the name.
    #[must_use]
    pub fn is_of(self, notation: Notation, rule: Rule, mv: &Move, turn: &Turn<'_>) -> bool {
        if !self.may_be(mv, turn.color) || !self.belongs(notation) {
            return false;
        }
        let en_passant = matches!(mv.kind, MoveKind::EnPassant { .. });
        match self {
            Topic::FindSquare | Topic::NameSquare => false,
            Topic::Check => {
                let gives = turn.gives(mv);
                gives.manner().is_some() && !gives.is_mate()
            }
            Topic::Mate => turn.gives(mv).is_mate(),
            Topic::BlackCount | Topic::Promotion | Topic::EnPassant | Topic::Castling => true,
            Topic::PawnCapture => !en_passant,
            Topic::Capture => matches!(rule, Rule::NoneNeeded | Rule::Full),
            Topic::Plain => rule == Rule::NoneNeeded,
            Topic::File => rule == Rule::File,
            Topic::Rank => rule == Rule::Rank,
            Topic::FileAndRank => rule == Rule::FileAndRank,
            Topic::Pinned => rule == Rule::Pinned,
            Topic::BothSquares => rule == Rule::Full,
            Topic::SideKept => rule == Rule::SideKept,
            Topic::SideDropped => rule == Rule::SideDropped,
            Topic::Label => rule == Rule::Label,
            Topic::Captor => rule == Rule::Captor,
            Topic::Captured => rule == Rule::Captured,
            Topic::BothEnds => rule == Rule::BothEnds,
            Topic::Origin => rule == Rule::Origin,
        }
    }
}
