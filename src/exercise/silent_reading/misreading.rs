//! What may be misread in a passage, and the board that it leads to.
//!
//! Each misreading changes one move and plays the others as they are printed. Where a later move
//! cannot be played any more, a reader would have noticed, so there is no such board.

use fastrand::Rng;

use super::kind::MisreadKind;
use super::passage::Passage;
use super::say;
use crate::board::{Move, Piece, Pieces};
use crate::notation::{Notation, Sentence};
use crate::rules::Position;

/// The number of boards from which the learner chooses.
const BOARDS: usize = 4;

/// A misreading of a passage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Misreading {
    pub kind: MisreadKind,
    /// The place of the move that was misread.
    pub at: usize,
    /// The move that was taken for it; the right one where none was played instead.
    pub mv: Move,
}

impl Misreading {
    /// Says what was misread: "This is the board after 5. Ndf3: the other knight went."
    #[must_use]
    pub fn sentence(self, passage: &Passage) -> Sentence {
        let Misreading { kind, at, mv } = self;
        let right = passage.numbered(at, &passage.names()[at]);
        match kind {
            MisreadKind::Short => say::too_short(&right),
            MisreadKind::LeftOut => say::left_out(&right),
            MisreadKind::Standing => say::left_standing(&right, &passage.moves()[at]),
            _ => {
                let wrong = passage.numbered(at, &passage.name_of(at, &mv));
                let is_end = at + 1 == passage.moves().len();
                let instead = say::instead(&passage.names()[at], &passage.moves()[at]);
                say::another(&wrong, is_end, kind, &mv).join(instead)
            }
        }
    }

    /// Names the misreading of a move that was played in the place of another.
    #[must_use]
    pub fn between(right: &Move, played: &Move, at: usize) -> Misreading {
        Misreading {
            kind: kind_of(right, played).unwrap_or(MisreadKind::Beside),
            at,
            mv: *played,
        }
    }
}

/// Returns the kind of misreading that takes one move for another; `None` if no reader would.
fn kind_of(right: &Move, other: &Move) -> Option<MisreadKind> {
    let (to, there) = (right.to, other.to);
    if right == other {
        return None;
    }
    if right.is_castling() || other.is_castling() {
        return (right.is_castling() && other.is_castling()).then_some(MisreadKind::Wing);
    }
    if right.piece != other.piece {
        return (to == there && right.promotion() == other.promotion())
            .then_some(MisreadKind::Piece);
    }
    let took = |mv: &Move| mv.taken().map(|(piece, _)| piece);
    Some(if to == there {
        MisreadKind::Rival
    } else if took(right).is_some() && took(right) == took(other) {
        MisreadKind::Capture
    } else if to.rank() == there.rank() && to.file() + there.file() == 7 {
        MisreadKind::Side
    } else if to.file() == there.file() && to.rank() + there.rank() == 7 {
        MisreadKind::Count
    } else if right.from == other.from
        && to.file().abs_diff(there.file()) <= 1
        && to.rank().abs_diff(there.rank()) <= 1
    {
        MisreadKind::Beside
    } else {
        return None;
    })
}

/// A board that a passage leads to, or seems to lead to.
#[derive(Clone, Debug, PartialEq)]
pub struct PassageBoard {
    pub pieces: Pieces,
    /// What was misread; `None` for the right board.
    pub misread: Option<Misreading>,
}

/// Makes four boards in any order, of which exactly one is right; `None` if there are not enough
/// misreadings of this passage.
#[must_use]
pub fn boards(passage: &Passage, rng: &mut Rng) -> Option<Vec<PassageBoard>> {
    let mut boards = vec![PassageBoard {
        pieces: passage.end().setup().pieces,
        misread: None,
    }];
    let mut found = misreadings(passage);
    rng.shuffle(&mut found);
    found.sort_by_key(|(misreading, _)| rank(misreading.kind, passage.notation()));
    // First one of each kind, then any others.
    for once in [true, false] {
        for (misreading, pieces) in &found {
            let known = boards.iter().filter_map(|board| board.misread);
            let mut kinds = known.map(|known| known.kind);
            let is_new = !once || kinds.all(|kind| kind != misreading.kind);
            let differs = boards.iter().all(|board| board.pieces != *pieces);
            if boards.len() < BOARDS && is_new && differs {
                boards.push(PassageBoard {
                    pieces: pieces.clone(),
                    misread: Some(*misreading),
                });
            }
        }
    }
    rng.shuffle(&mut boards);
    (boards.len() == BOARDS).then_some(boards)
}

/// Returns how likely a misreading is, the likeliest first. Sides and counted ranks are those of
/// descriptive.
const fn rank(kind: MisreadKind, notation: Notation) -> u8 {
    let is_descriptive = matches!(
        notation,
        Notation::Descriptive(_) | Notation::Continental(_)
    );
    match kind {
        MisreadKind::Rival => 0,
        MisreadKind::Side | MisreadKind::Count | MisreadKind::Capture if is_descriptive => 1,
        MisreadKind::Standing | MisreadKind::Wing => 2,
        MisreadKind::Capture | MisreadKind::Short => 3,
        MisreadKind::Side | MisreadKind::Piece => 4,
        MisreadKind::Beside | MisreadKind::Count => 5,
        MisreadKind::LeftOut => 6,
    }
}

/// Returns all misreadings with the boards that they lead to, which are never the right one.
fn misreadings(passage: &Passage) -> Vec<(Misreading, Pieces)> {
    let moves = passage.moves();
    let right = passage.end().setup().pieces;
    let mut found = Vec::new();
    let mut add = |kind, at, mv, pieces: Pieces| {
        if pieces != right {
            found.push((Misreading { kind, at, mv }, pieces));
        }
    };
    for (at, mv) in moves.iter().enumerate() {
        let before = passage.before(at);
        for other in before.moves() {
            let Some(kind) = kind_of(mv, &other) else {
                continue;
            };
            if let Some(end) = played_on(before.after(&other), &moves[at + 1..]) {
                add(kind, at, other, end.setup().pieces);
            }
        }
        if at + 1 == moves.len() {
            add(MisreadKind::Short, at, *mv, before.setup().pieces);
        } else if let Some(pieces) = without(passage, at) {
            add(MisreadKind::LeftOut, at, *mv, pieces);
        }
        // Where the captor has gone on, the piece it took may seem to be there still.
        if let Some((taken, on)) = mv.taken()
            && right.on(on).is_none()
        {
            let mut pieces = right.clone();
            pieces.put(on, Some((before.mover(mv).other(), taken)));
            add(MisreadKind::Standing, at, *mv, pieces);
        }
    }
    found
}

/// Plays the rest of a passage as it is printed; `None` if a move cannot be played.
fn played_on(mut position: Position, rest: &[Move]) -> Option<Position> {
    for mv in rest {
        let same = |other: &Move| {
            (other.piece, other.from, other.to) == (mv.piece, mv.from, mv.to)
                && other.promotion() == mv.promotion()
                && other.is_castling() == mv.is_castling()
        };
        let found = position.moves().into_iter().find(same)?;
        position.play(&found);
    }
    Some(position)
}

/// Returns the board if a move in the midst is left out, where nothing after it depends on it.
fn without(passage: &Passage, at: usize) -> Option<Pieces> {
    let mv = &passage.moves()[at];
    if mv.is_castling() || mv.taken().is_some() || mv.promotion().is_some() {
        return None;
    }
    let mut later = passage.moves()[at + 1..].iter();
    let touches = |other: &Move| {
        [other.from, other.to].contains(&mv.to) || [other.from, other.to].contains(&mv.from)
    };
    if later.any(|other| touches(other) || other.is_castling() && mv.piece == Piece::Rook) {
        return None;
    }
    let mut pieces = passage.end().setup().pieces;
    let own = pieces.on(mv.to)?;
    pieces.put(mv.to, None);
    pieces.put(mv.from, Some(own));
    Some(pieces)
}
