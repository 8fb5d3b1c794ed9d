//! Answers in words for people who hear the board.
//!
//! | question | answer |
//! |---|---|
//! | what stands where? | "White: king e1, rooks a1 and h1, pawns a2 and b2. Black: king e8. White to move." |
//! | what was played, and why is it called so? | "White: knight from b1 to d2. Nbd2, short algebraic: the knight on f3 could go there too…" |
//! | what was played, annotated? | the same, then "Good move. Comment: Best by test" |
//! | where can the piece on g1 go? | "The knight on g1 can go to f3 and h3." |
//! | the same, with files by their names | "The knight on Gustav 1 can go to Felix 3 and Hector 3." |
//! | where can the piece on c1 go? | "The bishop on c1 cannot move now. Its own pawn on d2 stands in its way." |

use super::why;
use crate::board::{Color, FileWords, Piece, Square, Wing};
use crate::game::{At, nag_name};
use crate::notation::{Sentence, arrange};
use crate::rules::{refused, stuck};
use crate::session::{Names, Session};
use crate::words::{self, Message};

/// Returns where every piece stands, one side after the other, and who is to move.
#[must_use]
pub fn position(session: &Session, files: FileWords) -> String {
    let (position, editor) = (session.position(), session.editor());
    let variant = editor.map_or(position.variant(), |editor| editor.setup.variant);
    let placed = variant.squares().filter_map(|square| {
        let (color, piece) = match editor {
            Some(editor) => editor.setup.pieces.on(square),
            None => position.on(square),
        }?;
        Some((square, color, piece))
    });
    let placed: Vec<_> = placed.collect();
    match placed.is_empty() {
        true => words::BOARD_EMPTY.into(),
        false => placed_in_words(&placed, session.mover(), files),
    }
}

/// Returns where these pieces stand, one side after the other and the pawns last, and who is to move,
/// if somebody is.
pub(crate) fn placed_in_words(
    placed: &[(Square, Color, Piece)],
    mover: Option<Color>,
    files: FileWords,
) -> String {
    // Players read a position so.
    let mut order = Piece::ALL;
    arrange(&mut order, |&piece| (usize::from(piece == Piece::Pawn), 0));
    let mut sentences: Vec<String> = Vec::new();
    for color in Color::ALL {
        let kinds = order.into_iter().filter_map(|piece| {
            let own = placed
                .iter()
                .filter(|(_, side, on)| (*side, *on) == (color, piece));
            let squares: Vec<Square> = own.map(|(square, ..)| *square).collect();
            let stand = match squares.len() {
                0 => return None,
                1 => words::PIECES_STAND_ONE,
                _ => words::PIECES_STAND,
            };
            let places = Sentence::default().squares(&squares, words::AND);
            let stand = Sentence::default().say(stand, [piece.into(), places.into()]);
            Some(stand.in_words(files))
        });
        let kinds: Vec<String> = kinds.collect();
        if !kinds.is_empty() {
            let kinds = kinds.join(&words::COMMA).into();
            sentences.push(words::SIDE_HAS.with([color.into(), kinds]));
        }
    }
    sentences.extend(mover.map(|mover| words::TO_MOVE.with([mover.into()]) + "."));
    sentences.join(" ")
}

/// Returns the last move in words, why it is called so in each shown notation, and the annotator's
/// glyphs and comment.
#[must_use]
pub fn last_move(session: &Session, names: &mut Names, files: FileWords) -> String {
    let annotations = annotations(session);
    let Some(model) = why::model_as(session, names, files) else {
        let end = if annotations.is_empty() { "" } else { "." };
        return [&session.spoken_as(files), end, &annotations].concat();
    };
    let variant = session.position().variant();
    let mut words = model.words + ".";
    for reason in &model.reasons {
        let row = reason.column.notation.row(variant);
        let notation = match words::language() {
            None => row.spoken.into(),
            Some(_) => row.said(),
        };
        let name = &reason.named.reading.text;
        let because = reason.because.in_words(files);
        let colon = words::COLON.text();
        words.push_str(&format!(" {name}, {notation}{colon}{because}"));
    }
    words + &annotations
}

/// Returns the glyphs of the current move by their names, and the comment; empty without them.
fn annotations(session: &Session) -> String {
    let at = session.at();
    let mut words = String::new();
    if let At::After(id) = at {
        let known = session.tree().node(id).nags.iter();
        for name in known.map(|&nag| nag_name(nag)).filter(|it| !it.is_empty()) {
            words.push_str(&format!(" {name}."));
        }
    }
    let comment = session.said(at, false);
    if !comment.trim().is_empty() {
        words.push(' ');
        words.push_str(&words::COMMENT_SAYS.with([comment.trim().into()]));
    }
    words
}

/// Returns where the piece on a square can go, or why it cannot move.
#[must_use]
pub fn moves_from(session: &Session, from: Square, files: FileWords) -> String {
    if session.editor().is_some() {
        return words::NO_MOVES_IN_EDITOR.into();
    }
    let position = session.position();
    let Some((color, piece)) = position.on(from) else {
        return words::NOTHING_STANDS.with([from.in_words(files).into()]);
    };
    let moves = position.moves().into_iter().filter(|mv| mv.from == from);
    let (mut castles, mut takes, mut goes) = (Vec::new(), Vec::new(), Vec::new());
    for mv in moves {
        match (mv.castles(), mv.taken()) {
            (Some(wing), _) => castles.push(wing),
            (None, Some((taken, on))) if !takes.contains(&(taken, on)) => takes.push((taken, on)),
            (None, None) if !goes.contains(&mv.to) => goes.push(mv.to),
            _ => {}
        }
    }
    arrange(&mut goes, |to| (to.file().into(), to.rank().into()));
    let mut clauses = Vec::new();
    if !goes.is_empty() {
        clauses.push(say(
            words::CAN_GO,
            Sentence::default().squares(&goes, words::AND),
        ));
    }
    if !takes.is_empty() {
        clauses.push(say(words::CAN_TAKE, Sentence::default().pieces(&takes)));
    }
    for wing in castles {
        let castles = match wing {
            Wing::King => words::CAN_CASTLE_KINGSIDE,
            Wing::Queen => words::CAN_CASTLE_QUEENSIDE,
        };
        clauses.push(Sentence::default().text(castles));
    }
    if clauses.is_empty() {
        let other_side = session.mover().filter(|&mover| mover != color);
        let reason = match other_side {
            Some(_) => refused(position, from, from),
            None => stuck(position, from),
        };
        let reason = reason.map(|reason| reason.sentence()).unwrap_or_default();
        let places = [piece.into(), from.into()];
        let start = Sentence::default().say(words::CANNOT_MOVE, places);
        return start.join(reason).in_words(files);
    }
    let clauses: Vec<String> = clauses
        .iter()
        .map(|clause| clause.in_words(files))
        .collect();
    let clauses = clauses.join(&words::OR_ELSE);
    let places = [piece.into(), from.into(), clauses.into()];
    let can = Sentence::default().say(words::PIECE_CAN, places);
    can.in_words(files)
}

/// Returns a message with a sentence in its place.
fn say(message: Message<1>, place: Sentence) -> Sentence {
    Sentence::default().say(message, [place.into()])
}
