//! The rule behind a name, in a few words and in a sentence about the move itself.
//!
//! A reversible text also names the pieces that return when the move is taken back:
//!
//! | text | sentence |
//! |---|---|
//! | `Ri14×` | The text alone is enough to take the move back: the rook returns to i1, and a pawn stands on i4 again. |
//! | `f=Nd2` | The text alone is enough to take the move back: the knight returns to f1 as a pawn. |
//! | `Kfg&B` | The text alone is enough to take the move back: the king returns to f1 and the bishop to g1. |

use crate::board::{Move, MoveKind, Piece, Square};
use crate::notation::descriptive::{Spelling, square_name};
use crate::notation::{Filling, Kind, Named, Notation, Reading, Rule, Sentence, Style, Turn, null};
use crate::words::{self, Message, Value};

/// Returns the rule in a few words, and the sentence.
#[expect(
    clippy::too_many_lines,
    reason = "a table: words and a sentence for each rule"
)]
pub(crate) fn explain(
    notation: Notation,
    named: &Named,
    mv: &Move,
    turn: &Turn<'_>,
) -> (Message, Sentence) {
    let rivals: Vec<Move> = named
        .rejected
        .first()
        .map(|r| r.could_mean.clone())
        .unwrap_or_default();
    let could_and = |message: Message<1>| say(message, [could(named).into()]);
    let (rule, sentence) = match named.rule {
        Rule::NoneNeeded => (words::RULE_NONE_NEEDED, nothing_added(notation, mv)),
        Rule::File => (words::RULE_FILE, file_added(named, mv, &rivals)),
        Rule::Rank => (words::RULE_RANK, rank_added(named, mv, &rivals)),
        Rule::FileAndRank => (words::RULE_FILE_AND_RANK, both_added(named, mv, &rivals)),
        Rule::PawnFile => (
            words::RULE_PAWN_FILE,
            say(
                words::BECAUSE_PAWN_FILE,
                [letter(mv.from.file_letter()).into()],
            ),
        ),
        Rule::Pinned => (words::RULE_NONE_NEEDED, pinned(named, mv)),
        Rule::SideKept => (
            words::RULE_SIDE_KEPT,
            side_kept(notation, named, mv, turn, &rivals),
        ),
        Rule::SideDropped => (words::RULE_SIDE_DROPPED, side_dropped(notation, mv, turn)),
        Rule::Label => (
            words::RULE_LABEL,
            say(words::BECAUSE_LABEL, [could(named).into(), mv.piece.into()]),
        ),
        Rule::Captor => (words::RULE_CAPTOR, could_and(words::BECAUSE_CAPTOR)),
        Rule::Captured if matches!(notation, Notation::Historic(_)) => {
            (words::RULE_SQUARE, could_and(words::BECAUSE_SQUARE_TOO))
        }
        Rule::Captured => (words::RULE_CAPTURED, could_and(words::BECAUSE_CAPTURED)),
        Rule::BothEnds => (words::RULE_BOTH_ENDS, could_and(words::BECAUSE_BOTH_ENDS)),
        Rule::Origin => (words::RULE_SQUARE, could_and(words::BECAUSE_ORIGIN)),
        Rule::Home => (words::RULE_NONE_NEEDED, home_file(named)),
        Rule::HomeOfTwo => (words::RULE_LABEL, home_file(named)),
        Rule::NoHome => (words::RULE_SQUARE, say(words::BECAUSE_NO_HOME, [])),
        Rule::CheckMark => (words::RULE_CHECK_MARK, check_mark(named)),
        Rule::HouseStyle => (words::RULE_HOUSE_STYLE, Sentence::default()),
        Rule::Castling if mv.castles().is_none() => {
            (words::RULE_CASTLING, say(words::BECAUSE_CASTLES_WITH, []))
        }
        Rule::Castling => (words::RULE_CASTLING, say(words::BECAUSE_CASTLING, [])),
        Rule::Full if matches!(mv.kind, MoveKind::Departs { .. }) => {
            (words::RULE_PROMOTES, say(words::BECAUSE_PROMOTES, []))
        }
        Rule::Full if is_reversible(notation, turn) => squares_written(named, mv),
        Rule::Full => (
            words::RULE_BOTH_SQUARES,
            say(notation.row(turn.variant).both_squares, []),
        ),
        Rule::ThreeSymbols => (
            words::RULE_THREE_SYMBOLS,
            say(words::BECAUSE_THREE_SYMBOLS, []),
        ),
        Rule::NullMove => (
            words::RULE_NULL_MOVE,
            say(
                words::BECAUSE_NULL_MOVE,
                [turn.color.into(), null::WRITTEN.into()],
            ),
        ),
    };
    let sentence = if mv.passes() {
        sentence
    } else if is_reversible(notation, turn) {
        sentence.text(" ").join(taken_back(mv))
    } else {
        in_full(sentence, named, mv)
    };
    (rule, sentence)
}

/// Returns what the letter says that names a piece by the file on which it began.
fn home_file(named: &Named) -> Sentence {
    let mut parts = named.reading.parts.iter();
    let label = parts.find(|part| part.kind == Kind::Label);
    let letter = label.map_or("", |label| named.reading.letters(label));
    say(words::BECAUSE_HOME_FILE, [letter.into()])
}

/// Returns a message as a sentence.
fn say<const N: usize>(message: Message<N>, places: [Filling<'_>; N]) -> Sentence {
    Sentence::default().say(message, places)
}

/// Returns a letter of a square as a value.
fn letter(letter: char) -> Value<'static> {
    Value::text(letter.to_string())
}

/// Returns whether the game can be taken back from the texts alone. On nine files every name is of
/// this kind.
fn is_reversible(notation: Notation, turn: &Turn<'_>) -> bool {
    notation.on(turn.variant) == Notation::Reversible
}

/// Returns which squares a reversible text has, and why what is left out is not missing.
fn squares_written(named: &Named, mv: &Move) -> (Message, Sentence) {
    let ranks = named.reading.text.chars().filter(char::is_ascii_digit);
    let one_rank = mv.piece == Piece::Pawn && ranks.count() == 1;
    let (same_file, same_rank) = (
        mv.from.file() == mv.to.file(),
        mv.from.rank() == mv.to.rank(),
    );
    let (rule, because) = match (one_rank, same_file, same_rank) {
        (true, true, _) => (words::RULE_ARRIVAL, words::BECAUSE_PAWN_STEP),
        (true, false, _) => (words::RULE_FILE_AND_SQUARE, words::BECAUSE_PAWN_CAPTURE),
        (false, true, _) => (words::RULE_BOTH_SQUARES, words::BECAUSE_SHARED_FILE),
        (false, _, true) => (words::RULE_BOTH_SQUARES, words::BECAUSE_SHARED_RANK),
        (false, false, false) => (words::RULE_BOTH_SQUARES, words::BECAUSE_BOTH_SQUARES),
    };
    (rule, say(because, []))
}

/// Adds a sentence about the shortest name, such as "N-Q2", and the parts that the style writes
/// besides.
fn in_full(sentence: Sentence, named: &Named, mv: &Move) -> Sentence {
    let Some(shortest) = &named.shortest else {
        return sentence;
    };
    let adds = |kind| {
        let names = |reading: &Reading| reading.parts.iter().any(|part| part.kind == kind);
        names(&named.reading) && !names(shortest)
    };
    let sentence = match named.rule {
        Rule::HouseStyle => sentence,
        _ => sentence.text(" "),
    };
    let (text, piece) = (Filling::from(&shortest.text), mv.piece.into());
    match (adds(Kind::Label), adds(Kind::Side)) {
        (true, false) => sentence.say(words::STYLE_PIECE, [text, piece]),
        (false, true) => sentence.say(words::STYLE_SIDE, [text]),
        _ => sentence.say(words::STYLE_BOTH, [text, piece]),
    }
}

fn nothing_added(notation: Notation, mv: &Move) -> Sentence {
    let piece = mv.piece.into();
    match (mv.taken(), notation) {
        (Some((taken, _)), Notation::Descriptive(_)) => {
            say(words::BECAUSE_NO_OTHER_TAKES, [piece, taken.into()])
        }
        _ if matches!(mv.piece, Piece::King | Piece::Pawn) => {
            say(words::BECAUSE_ONLY_ONE_GOES, [piece, mv.to.into()])
        }
        _ => say(words::BECAUSE_NO_OTHER_GOES, [piece, mv.to.into()]),
    }
}

/// Returns the text of the first name that was not enough.
fn too_short(named: &Named) -> Filling<'_> {
    Filling::from(named.rejected.first().map_or("", |r| r.text.as_str()))
}

/// Returns the beginning of a sentence, such as "Nd2" could also be the knight on f3.
fn could_also(named: &Named, rivals: &[Move]) -> Sentence {
    let pieces = Sentence::default().list(rivals, words::OR, |sentence, rival| {
        sentence.piece_on(rival.piece, rival.from)
    });
    say(words::COULD_ALSO, [too_short(named), pieces.into()])
}

fn file_added(named: &Named, mv: &Move, rivals: &[Move]) -> Sentence {
    let could = could_also(named, rivals).into();
    let file = letter(mv.from.file_letter()).into();
    let same_rank = rivals
        .iter()
        .all(|rival| rival.from.rank() == mv.from.rank());
    if !same_rank {
        return say(words::BECAUSE_FILE, [could, file]);
    }
    let rank = letter(mv.from.rank_digit()).into();
    say(
        words::BECAUSE_FILE_SAME_RANK,
        [rivals.len().into(), could, rank, file],
    )
}

fn rank_added(named: &Named, mv: &Move, rivals: &[Move]) -> Sentence {
    let shares = |rival: &Move| rival.from.file() == mv.from.file();
    let message = match rivals.iter().all(shares) {
        true => words::BECAUSE_RANK_ALL,
        false => words::BECAUSE_RANK,
    };
    let [file, rank] = [mv.from.file_letter(), mv.from.rank_digit()].map(letter);
    let could = could_also(named, rivals).into();
    say(message, [could, file.into(), rank.into()])
}

fn both_added(named: &Named, mv: &Move, rivals: &[Move]) -> Sentence {
    let squares = Sentence::default().list(rivals, words::AND, |sentence, rival| {
        sentence.square(rival.from)
    });
    say(
        words::BECAUSE_FILE_AND_RANK,
        [too_short(named), mv.piece.into(), squares.into()],
    )
}

fn pinned(named: &Named, mv: &Move) -> Sentence {
    let mut sentence = Sentence::default();
    for (at, barred) in named.barred.iter().enumerate() {
        let (attacker, from) = barred.attacker;
        let rival = barred.mv;
        let message = match (barred.pinned, rival.from == mv.from) {
            (true, true) => words::BECAUSE_PINNED,
            (true, false) => words::BECAUSE_PINNED_TOO,
            (false, true) => words::BECAUSE_EXPOSED,
            (false, false) => words::BECAUSE_EXPOSED_TOO,
        };
        if at > 0 {
            sentence = sentence.text(" ");
        }
        sentence = sentence.say(
            message,
            [
                rival.piece.into(),
                rival.from.into(),
                rival.to.into(),
                barred.king.into(),
                Sentence::default().piece_on(attacker, from).into(),
            ],
        );
    }
    sentence
}

/// Returns what the mover calls a square, `KR3`, or `KC3` where the rook is a castle.
fn called(notation: Notation, square: Square, turn: &Turn<'_>) -> String {
    let name = square_name(square, turn.color);
    match notation {
        Notation::Descriptive(Style {
            spelling: Spelling::Guthrie,
            ..
        }) => name.replace('R', "C"),
        _ => name,
    }
}

fn side_kept(
    notation: Notation,
    named: &Named,
    mv: &Move,
    turn: &Turn<'_>,
    rivals: &[Move],
) -> Sentence {
    // Of several moves to one square, one is mentioned.
    let mut others: Vec<Move> = Vec::new();
    for rival in rivals {
        if !others.iter().any(|other| other.to == rival.to) {
            others.push(*rival);
        }
    }
    let moves = Sentence::default().list(&others, words::OR, |sentence, rival| {
        let name = called(notation, rival.to, turn);
        let places = [rival.piece.into(), name.into(), rival.to.into()];
        sentence.say(words::THE_PIECE_TO, places)
    });
    let full = called(notation, mv.to, turn);
    let side = letter(full.chars().next().unwrap_or('K'));
    say(
        words::BECAUSE_SIDE_KEPT,
        [too_short(named), moves.into(), side.into(), full.into()],
    )
}

fn side_dropped(notation: Notation, mv: &Move, turn: &Turn<'_>) -> Sentence {
    if mv.taken().is_some() {
        return say(words::BECAUSE_ONE_CAPTURE, []);
    }
    let full = called(notation, mv.to, turn);
    let mirrored = Square::new(7 - mv.to.file(), mv.to.rank());
    let short = full.get(1..).unwrap_or_default().to_owned();
    say(
        words::BECAUSE_SIDE_DROPPED,
        [
            full.into(),
            short.into(),
            mv.piece.into(),
            called(notation, mirrored, turn).into(),
            mirrored.into(),
        ],
    )
}

/// Returns which moves the shortest rejected name could also mean.
fn could(named: &Named) -> Sentence {
    let Some(short) = named.rejected.first() else {
        return Sentence::default();
    };
    let moves = Sentence::default().moves(&short.could_mean, words::OR);
    say(words::COULD_ALSO, [too_short(named), moves.into()])
}

fn check_mark(named: &Named) -> Sentence {
    let mark = named
        .reading
        .parts
        .iter()
        .find(|part| matches!(part.kind, Kind::Check | Kind::EnPassant))
        .map(|part| named.reading.letters(part).trim());
    let moves = Sentence::default().moves(&named.by_mark, words::AND).into();
    match mark {
        Some(mark) => say(words::BECAUSE_MARK, [mark.into(), moves]),
        None => say(words::BECAUSE_NO_MARK, [moves]),
    }
}

/// Returns a sentence about the piece that returns to its square, and the captured piece that is
/// put back.
fn taken_back(mv: &Move) -> Sentence {
    let arrived = mv.promotion().unwrap_or(mv.piece);
    let returns = match arrived == mv.piece {
        true => words::RETURNS,
        false => words::RETURNS_AS_PAWN,
    };
    let mut returns = say(returns, [arrived.into(), mv.from.into()]);
    let partner = match mv.kind {
        MoveKind::Castles { rook, .. } => Some((Piece::Rook, rook)),
        MoveKind::CastlesWith { partner, at } => Some((partner, at)),
        _ => None,
    };
    if let Some((piece, at)) = partner {
        let places = [returns.into(), piece.into(), at.into()];
        returns = say(words::RETURNS_WITH, places);
    }
    if let Some((piece, on)) = mv.taken() {
        let places = [returns.into(), piece.into(), on.into()];
        returns = say(words::RETURNS_AND_STANDS, places);
    }
    say(words::TAKEN_BACK, [returns.into()])
}
