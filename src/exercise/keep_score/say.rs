//! The sentences about a score that is kept, and the names of slips.

use crate::board::Move;
use crate::exercise::quiz::MistakeKind;
use crate::notation::{Kind, Sentence};
use crate::words;

/// Says that a notation cannot name the moves of a game.
pub(super) fn other_games(title: &str, games: &str) -> Sentence {
    Sentence::default().text(format!(
        "\"{title}\" is for {games} only. Choose another notation for this game."
    ))
}

pub(super) fn no_moves() -> Sentence {
    Sentence::default().text("This game has no moves to write down. Choose another one.")
}

/// Says which move was not written.
pub(super) fn unwritten(mv: &Move) -> Sentence {
    let start = Sentence::default().text("Nothing is written for ");
    start.moves(&[*mv], words::OR).text(".")
}

/// Says how many of the moves are right, and what the others are: slips, mended, wrong, not
/// written.
pub(super) fn summary(of: usize, right: usize, others: [usize; 4]) -> String {
    let mut words = match of {
        0 => return "No move was shown, so there is nothing to mark.".to_owned(),
        1 if right == 1 => "The one move is right".to_owned(),
        _ if right == of => format!("All {of} moves are right"),
        _ => format!("{right} of {of} moves are right"),
    };
    let [slips, mended, wrong, unwritten] = others;
    let parts = [
        (slips, "with a slip"),
        (mended, "mended"),
        (wrong, "wrong"),
        (unwritten, "not written"),
    ];
    let parts: Vec<String> = parts
        .into_iter()
        .filter(|(count, _)| *count > 0)
        .map(|(count, what)| format!("{count} {what}"))
        .collect();
    if !parts.is_empty() {
        words.push_str(": ");
        words.push_str(&parts.join(", "));
    }
    words.push('.');
    words
}

/// Returns the name of a mistake.
pub(in crate::exercise) const fn title(kind: MistakeKind) -> &'static str {
    match kind {
        MistakeKind::Needless(kind) => match kind {
            Kind::File => "Needless file",
            Kind::Rank => "Needless rank",
            Kind::Side => "Needless side of the board",
            Kind::Takes | Kind::Moves => "Needless capture sign",
            Kind::Check => "Needless check sign",
            Kind::Promotion => "Needless promotion",
            Kind::Departure | Kind::Origin => "Needless square",
            _ => "Needless letter",
        },
        MistakeKind::Missing(kind) => match kind {
            Kind::File => "Missing file",
            Kind::Rank => "Missing rank",
            Kind::Side => "Missing side of the board",
            Kind::Takes => "Forgotten capture sign",
            Kind::Check => "Forgotten check",
            Kind::Promotion => "Missing promotion",
            Kind::Piece => "Missing letter of the piece",
            Kind::Label | Kind::VictimLabel | Kind::Origin => "Which piece is missing",
            _ => "Something is missing",
        },
        MistakeKind::Wrong(kind) => match kind {
            Kind::Piece => "Letter of the piece",
            Kind::Side => "Side of the board",
            Kind::File | Kind::Departure | Kind::Origin => "Wrong file",
            Kind::Rank => "Wrong rank",
            Kind::Castle => "Wrong side of castling",
            Kind::Promotion => "Wrong promotion",
            Kind::Victim | Kind::VictimLabel => "Wrong captured piece",
            Kind::Label => "Wrong piece of the pair",
            Kind::Check => "Wrong check sign",
            Kind::Takes => "Wrong capture sign",
            _ => "Wrong sign",
        },
        MistakeKind::SmallLetter => "Small letter",
        MistakeKind::RankForFile => "Rank for the file",
        MistakeKind::RankBeforeFile => "Rank before file",
        MistakeKind::Order => "Order of the letters",
        MistakeKind::WrongCount => "Rank counted from the wrong side",
        MistakeKind::KingsMove => "Castling as a move of the king",
        MistakeKind::Zeros => "Zeros",
        MistakeKind::PromotionSign => "Sign of promotion",
        MistakeKind::CheckForMate => "Check for mate",
        MistakeKind::Number => "Number of the move",
        MistakeKind::Spelling(_) => "Spelling",
        MistakeKind::OtherNotation => "Another notation",
        MistakeKind::Incomplete => "Incomplete",
        MistakeKind::OtherMove => "Another move",
        MistakeKind::Illegal => "Not a legal move",
        MistakeKind::Nothing => "Not written",
        MistakeKind::Unreadable => "Cannot be read",
    }
}
