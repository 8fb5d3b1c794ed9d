//! The sentences about a score that is kept, and the names of slips.

use crate::board::Move;
use crate::exercise::quiz::MistakeKind;
use crate::exercise::say::counted;
use crate::notation::{Kind, Sentence};
use crate::words::{self, Message};

/// Says that a notation cannot name the moves of a game.
pub(super) fn other_games(title: &str, games: &str) -> Sentence {
    Sentence::default().say(words::NOTATION_OF_OTHER_GAMES, [title.into(), games.into()])
}

pub(super) fn no_moves() -> Sentence {
    Sentence::default().text(words::NO_MOVES_TO_WRITE)
}

pub(super) fn unwritten(mv: &Move) -> Sentence {
    let mv = Sentence::default().moves(&[*mv], words::OR);
    Sentence::default().say(words::NOTHING_WRITTEN_FOR, [mv.into()])
}

/// Says how many of the moves are right, and what the others are: slips, mended, wrong, not
/// written.
pub(super) fn summary(of: usize, right: usize, others: [usize; 4]) -> String {
    let [slips, mended, wrong, unwritten] = others;
    let others = counted([
        (slips, words::WITH_SLIP),
        (mended, words::COUNT_MENDED),
        (wrong, words::COUNT_WRONG),
        (unwritten, words::COUNT_NOT_WRITTEN),
    ]);
    match of {
        0 => words::SHEET_EMPTY.into(),
        1 if right == 1 => words::SHEET_ONE_RIGHT.into(),
        _ if right == of => words::SHEET_ALL_RIGHT.with([of.into()]),
        _ => words::SHEET_SOME_RIGHT.with([right.into(), of.into(), others.into()]),
    }
}

/// Returns the name of a mistake.
pub(in crate::exercise) const fn title(kind: MistakeKind) -> Message {
    match kind {
        MistakeKind::Needless(kind) => match kind {
            Kind::File => words::NEEDLESS_FILE,
            Kind::Rank => words::NEEDLESS_RANK,
            Kind::Side => words::NEEDLESS_SIDE,
            Kind::Takes | Kind::Moves => words::NEEDLESS_CAPTURE,
            Kind::Check => words::NEEDLESS_CHECK,
            Kind::Promotion => words::NEEDLESS_PROMOTION,
            Kind::Departure | Kind::Origin => words::NEEDLESS_SQUARE,
            _ => words::NEEDLESS_LETTER,
        },
        MistakeKind::Missing(kind) => match kind {
            Kind::File => words::MISSING_FILE,
            Kind::Rank => words::MISSING_RANK,
            Kind::Side => words::MISSING_SIDE,
            Kind::Takes => words::FORGOTTEN_CAPTURE,
            Kind::Check => words::FORGOTTEN_CHECK,
            Kind::Promotion => words::MISSING_PROMOTION,
            Kind::Piece => words::MISSING_LETTER,
            Kind::Label | Kind::VictimLabel | Kind::Origin => words::MISSING_WHICH,
            _ => words::MISSING_SOMETHING,
        },
        MistakeKind::Wrong(kind) => match kind {
            Kind::Piece => words::WRONG_LETTER,
            Kind::Side => words::WRONG_SIDE,
            Kind::File | Kind::Departure | Kind::Origin => words::WRONG_FILE,
            Kind::Rank => words::WRONG_RANK,
            Kind::Castle => words::WRONG_CASTLING,
            Kind::Promotion => words::WRONG_PROMOTION,
            Kind::Victim | Kind::VictimLabel => words::WRONG_CAPTURED,
            Kind::Label => words::WRONG_OF_PAIR,
            Kind::Check => words::WRONG_CHECK_SIGN,
            Kind::Takes => words::WRONG_CAPTURE_SIGN,
            _ => words::WRONG_SIGN,
        },
        MistakeKind::SmallLetter => words::SMALL_LETTER,
        MistakeKind::RankForFile => words::RANK_FOR_FILE,
        MistakeKind::RankBeforeFile => words::RANK_BEFORE_FILE,
        MistakeKind::Order => words::ORDER_OF_LETTERS,
        MistakeKind::WrongCount => words::RANK_WRONG_COUNT,
        MistakeKind::KingsMove => words::CASTLING_AS_KINGS_MOVE,
        MistakeKind::Zeros => words::ZEROS,
        MistakeKind::PromotionSign => words::SIGN_OF_PROMOTION,
        MistakeKind::CheckForMate => words::CHECK_FOR_MATE,
        MistakeKind::Number => words::NUMBER_OF_MOVE,
        MistakeKind::Spelling(_) => words::SPELLING,
        MistakeKind::OtherNotation => words::ANOTHER_NOTATION,
        MistakeKind::Incomplete => words::NAME_INCOMPLETE,
        MistakeKind::OtherMove => words::ANOTHER_MOVE,
        MistakeKind::Illegal => words::NOT_LEGAL,
        MistakeKind::Nothing => words::NOTHING_WRITTEN,
        MistakeKind::Unreadable => words::CANNOT_BE_READ,
    }
}
