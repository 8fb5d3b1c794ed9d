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
use crate::notation::{Kind, Named, Notation, Reading, Rule, Sentence, Style, Turn, null};

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
) -> (&'static str, Sentence) {
    let start = Sentence::default();
    let piece = mv.piece.name();
    let rivals: Vec<Move> = named
        .rejected
        .first()
        .map(|r| r.could_mean.clone())
        .unwrap_or_default();
    let (words, sentence) = match named.rule {
        Rule::NoneNeeded => ("Nothing added", nothing_added(notation, mv)),
        Rule::File => ("File added", file_added(named, mv, &rivals)),
        Rule::Rank => ("Rank added", rank_added(named, mv, &rivals)),
        Rule::FileAndRank => ("File and rank added", both_added(named, mv, &rivals)),
        Rule::PawnFile => (
            "Pawn's file",
            start.text(format!(
                "When a pawn takes, the file it leaves is always written, here {}.",
                mv.from.file_letter()
            )),
        ),
        Rule::Pinned => ("Nothing added", pinned(named, mv)),
        Rule::SideKept => (
            "Side needed",
            side_kept(notation, named, mv, turn, &rivals),
        ),
        Rule::SideDropped => ("No side needed", side_dropped(notation, mv, turn)),
        Rule::Label => (
            "Piece named",
            could(start, named).text(format!(
                " The {piece} is named by the side on which it began the game."
            )),
        ),
        Rule::Captor => (
            "Captor named",
            could(start, named).text(" Only one such piece can take, so naming it is enough."),
        ),
        Rule::Captured if matches!(notation, Notation::Historic(_)) => (
            "Square added",
            could(start, named).text(" Both files are not enough, so the square is written too."),
        ),
        Rule::Captured => (
            "Captured piece named",
            could(start, named).text(" Saying which piece is taken is enough."),
        ),
        Rule::BothEnds => (
            "Both ends named",
            could(start, named).text(" Neither end alone is enough, so both are named."),
        ),
        Rule::Origin => (
            "Square added",
            could(start, named).text(" No letter tells them apart, so a square is added."),
        ),
        Rule::CheckMark => ("The mark decides", check_mark(named)),
        Rule::HouseStyle => ("Written in full", start),
        Rule::Castling if mv.castles().is_none() => (
            "Castling",
            start.text(
                "The king's step comes first, then & and the piece that takes the square it left; its file is written when that piece did not stand beside the king.",
            ),
        ),
        Rule::Castling => (
            "Castling",
            start.text(
                "Castling has a sign of its own; there is only one way to castle on each side.",
            ),
        ),
        Rule::Full if matches!(mv.kind, MoveKind::Departs { .. }) => (
            "Promotes and moves",
            start.text(
                "The name gives the file of the waiting pawn, what it becomes, and where it goes. The pawn stood on the last rank, so its file is enough.",
            ),
        ),
        Rule::Full if is_reversible(notation, turn) => squares_written(named, mv),
        Rule::Full => (
            "Both squares",
            start.text(notation.row(turn.variant).both_squares),
        ),
        Rule::ThreeSymbols => (
            "Three symbols",
            start.text("Three symbols are enough: no other move of any piece shares them."),
        ),
        Rule::NullMove => (
            "Null move",
            start.text(format!(
                "{} passes: no move is made. Programs write {} where an author wants to show what is threatened.",
                turn.color.name(),
                null::WRITTEN
            )),
        ),
    };
    let sentence = if mv.passes() {
        sentence
    } else if is_reversible(notation, turn) {
        sentence.text(" ").join(taken_back(mv))
    } else {
        in_full(sentence, named, mv)
    };
    (words, sentence)
}

/// Returns whether the game can be taken back from the texts alone. On nine files every name is of
/// this kind.
fn is_reversible(notation: Notation, turn: &Turn<'_>) -> bool {
    notation.on(turn.variant) == Notation::Reversible
}

/// Returns which squares a reversible text has, and why what is left out is not missing.
fn squares_written(named: &Named, mv: &Move) -> (&'static str, Sentence) {
    let start = Sentence::default();
    let ranks = named.reading.text.chars().filter(char::is_ascii_digit);
    let one_rank = mv.piece == Piece::Pawn && ranks.count() == 1;
    let (same_file, same_rank) = (
        mv.from.file() == mv.to.file(),
        mv.from.rank() == mv.to.rank(),
    );
    let both = "Both squares";
    match (one_rank, same_file, same_rank) {
        (true, true, _) => (
            "Square of arrival",
            start.text("A pawn's step of one square is written as the square where it ends, because it can only have come from the square behind."),
        ),
        (true, false, _) => (
            "File and square",
            start.text("A pawn's capture is written as the file it leaves and the square where it ends, because it can only have come from the rank behind."),
        ),
        (false, true, _) => (
            both,
            start.text("Both squares are written, the file that they share only once, so the move cannot be mistaken."),
        ),
        (false, _, true) => (
            both,
            start.text("Both squares are written, the rank that they share only once, so the move cannot be mistaken."),
        ),
        (false, false, false) => (
            both,
            start.text("Both squares are written in full, so the move cannot be mistaken."),
        ),
    }
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
    let piece = mv.piece.name();
    let always = match (adds(Kind::Label), adds(Kind::Side)) {
        (true, false) => format!("say which {piece} it is while both are on the board"),
        (false, true) => "name the side of the target's file".to_owned(),
        _ => format!(
            "name the side of the target's file and say which {piece} it is while both are on the board"
        ),
    };
    let space = match named.rule {
        Rule::HouseStyle => "",
        _ => " ",
    };
    sentence.text(format!(
        "{space}\"{}\" would be enough. Books of this style {always}, needed or not.",
        shortest.text
    ))
}

fn nothing_added(notation: Notation, mv: &Move) -> Sentence {
    let start = Sentence::default();
    match (mv.taken(), notation) {
        (Some((taken, _)), Notation::Descriptive(_)) => start.text(format!(
            "No other {} can take a {}.",
            mv.piece.name(),
            taken.name()
        )),
        _ if matches!(mv.piece, Piece::King | Piece::Pawn) => start
            .text(format!("Only one {} can go to ", mv.piece.name()))
            .square(mv.to)
            .text("."),
        _ => start
            .text(format!("No other {} can go to ", mv.piece.name()))
            .square(mv.to)
            .text("."),
    }
}

/// Returns the beginning of a sentence, such as "Nd2" could also be the knight on f3.
fn could_also(named: &Named, rivals: &[Move]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    Sentence::default()
        .text(format!("\"{short}\" could also be "))
        .list(rivals, "or", |sentence, rival| {
            sentence.piece_on(rival.piece, rival.from)
        })
        .text(". ")
}

fn file_added(named: &Named, mv: &Move, rivals: &[Move]) -> Sentence {
    let file = mv.from.file_letter();
    let sentence = could_also(named, rivals);
    let same_rank = rivals
        .iter()
        .all(|rival| rival.from.rank() == mv.from.rank());
    if same_rank {
        let both = if rivals.len() == 1 {
            "Both"
        } else {
            "They all"
        };
        sentence.text(format!(
            "{both} stand on rank {}, so the file {file} tells them apart.",
            mv.from.rank_digit()
        ))
    } else {
        sentence.text(format!("They stand on different files, so the file {file} tells them apart; the file is tried before the rank."))
    }
}

fn rank_added(named: &Named, mv: &Move, rivals: &[Move]) -> Sentence {
    let shares = |rival: &Move| rival.from.file() == mv.from.file();
    let who = if rivals.iter().all(shares) {
        "They share"
    } else {
        "One of them shares"
    };
    could_also(named, rivals).text(format!(
        "{who} the {}-file, so the file does not help, but rank {} does.",
        mv.from.file_letter(),
        mv.from.rank_digit()
    ))
}

fn both_added(named: &Named, mv: &Move, rivals: &[Move]) -> Sentence {
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let start = Sentence::default().text(format!("\"{short}\" is not enough: "));
    start
        .text(format!("{}s can go there from ", mv.piece.name()))
        .list(rivals, "and", |sentence, rival| sentence.square(rival.from))
        .text(" too. One shares the rank, one the file, so neither alone is enough.")
}

fn pinned(named: &Named, mv: &Move) -> Sentence {
    let mut sentence = Sentence::default();
    for (at, barred) in named.barred.iter().enumerate() {
        let (attacker, from) = barred.attacker;
        let rival = barred.mv;
        sentence = sentence
            .text(if at == 0 { "The " } else { " The " })
            .text(rival.piece.name())
            .text(" on ")
            .square(rival.from)
            .text(" could reach ");
        sentence = sentence.square(rival.to);
        if rival.from != mv.from {
            sentence = sentence.text(" too");
        }
        sentence = if barred.pinned {
            sentence
                .text(", but it is pinned to the king on ")
                .square(barred.king)
                .text(" by ")
        } else {
            sentence
                .text(", but that would leave the king on ")
                .square(barred.king)
                .text(" in check from ")
        };
        sentence = sentence
            .piece_on(attacker, from)
            .text(", so it may not move there and does not count.");
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
    let short = named.rejected.first().map_or("", |r| r.text.as_str());
    let start = Sentence::default().text(format!("\"{short}\" could also be "));
    // Of several moves to one square, one is mentioned.
    let mut others: Vec<Move> = Vec::new();
    for rival in rivals {
        if !others.iter().any(|other| other.to == rival.to) {
            others.push(*rival);
        }
    }
    let sentence = start.list(&others, "or", |sentence, rival| {
        let name = called(notation, rival.to, turn);
        sentence
            .text(format!("the {} to {name} (", rival.piece.name()))
            .square(rival.to)
            .text(")")
    });
    let full = called(notation, mv.to, turn);
    let letter = full.chars().next().unwrap_or('K');
    sentence.text(format!(
        ". Both are legal, so the {letter} of {full} is needed."
    ))
}

fn side_dropped(notation: Notation, mv: &Move, turn: &Turn<'_>) -> Sentence {
    let full = called(notation, mv.to, turn);
    let mirrored = Square::new(7 - mv.to.file(), mv.to.rank());
    let (start, rest) = (Sentence::default(), full.get(1..).unwrap_or_default());
    if mv.taken().is_some() {
        return start.text("No other capture is possible, so nothing more is needed.");
    }
    start
        .text(format!(
            "{full} is shortened to {rest}, since no {} can go to {} (",
            mv.piece.name(),
            called(notation, mirrored, turn)
        ))
        .square(mirrored)
        .text(").")
}

/// Adds the moves that the shortest rejected name could also mean.
fn could(start: Sentence, named: &Named) -> Sentence {
    let Some(short) = named.rejected.first() else {
        return start;
    };
    start
        .text(format!("\"{}\" could also be ", short.text))
        .moves(&short.could_mean, "or")
        .text(".")
}

fn check_mark(named: &Named) -> Sentence {
    let mark = named
        .reading
        .parts
        .iter()
        .find(|part| matches!(part.kind, Kind::Check | Kind::EnPassant))
        .map(|part| named.reading.letters(part).trim());
    let start = Sentence::default();
    let start = match mark {
        Some(mark) => start.text(format!("The mark \"{mark}\" distinguishes it from ")),
        None => start.text("The missing mark distinguishes it from "),
    };
    start.moves(&named.by_mark, "and").text(".")
}

/// Returns a sentence about the piece that returns to its square, and the captured piece that is
/// put back.
fn taken_back(mv: &Move) -> Sentence {
    let arrived = mv.promotion().unwrap_or(mv.piece);
    let mut sentence = Sentence::default()
        .text("The text alone is enough to take the move back: the ")
        .text(arrived.name())
        .text(" returns to ")
        .square(mv.from);
    if arrived != mv.piece {
        sentence = sentence.text(" as a pawn");
    }
    let partner = match mv.kind {
        MoveKind::Castles { rook, .. } => Some((Piece::Rook, rook)),
        MoveKind::CastlesWith { partner, at } => Some((partner, at)),
        _ => None,
    };
    if let Some((piece, at)) = partner {
        let and = sentence.text(" and the ").text(piece.name());
        sentence = and.text(" to ").square(at);
    }
    if let Some((piece, on)) = mv.taken() {
        let and = sentence.text(", and a ").text(piece.name());
        sentence = and.text(" stands on ").square(on).text(" again");
    }
    sentence.text(".")
}
