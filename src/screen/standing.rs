//! How the game stands, in words for the screen: status, end, claims, repetitions and material.
//!
//! | piece | worth, in pawns |
//! |---|---|
//! | queen | 9 |
//! | paladin | 6, because it is bishop and knight in one |
//! | rook | 5 |
//! | bishop, knight | 3 |
//! | pawn | 1 |
//! | king | not counted |
//!
//! Taken pieces are those taken since the game's start, as they were when taken: a promoted pawn
//! counts as its new piece. The balance is that of the pieces on the board.

mod say;

use crate::board::{Color, Piece, Variant};
use crate::game::{At, End, FIFTY, GameTree, Outcome, Standing, standing};
use crate::notation::Sentence;
use crate::rules::{Position, answers, why_mate};
use crate::screen::clocks::{self, ClockModel};
use crate::session::{Names, Session, moment_name};
use crate::words;

/// Plies without a capture or pawn move from which their number is shown: thirty moves of each
/// side.
const STILL: u32 = 60;

/// How the game stands at the moment on the board, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingModel {
    /// The name of the variant, such as "U-chess"; empty for orthodox chess.
    pub variant: &'static str,
    /// One line: the side to move, check, or the end of the game.
    pub status: String,
    /// Further sentences about the end, claims and the move count.
    pub notes: Vec<Sentence>,
    /// The repetitions, such as "The position has occurred twice; before: "; empty the first time.
    pub occurred: String,
    /// The first four earlier moments with this position, each with the name of the move that led
    /// there.
    pub moments: Vec<(At, String)>,
    /// The side to move, if the players may end the game here by claim, agreement or resignation.
    pub may_end: Option<Color>,
    pub material: Material,
    /// The players' clocks, if the score has them.
    pub clocks: Option<[ClockModel; 2]>,
}

/// The pieces taken, and the balance.
#[derive(Clone, Debug, PartialEq)]
pub struct Material {
    /// The pieces that each side has taken, with their numbers, the most valuable first.
    pub taken: [Vec<(Piece, u32)>; 2],
    /// The balance, such as "+2 White" or "even".
    pub balance: String,
}

impl Material {
    /// Returns a side's taken pieces in words, such as "White has taken: queen, 2 pawns".
    #[must_use]
    pub fn says(&self, taker: Color) -> String {
        say::has_taken(taker, &self.taken[taker.index()])
    }
}

/// Builds the model from the session.
#[must_use]
pub fn model(session: &Session, names: &mut Names) -> StandingModel {
    names.follow(session.game_number());
    let (tree, at, position) = (session.tree(), session.at(), session.position());
    let standing = standing(tree, at);
    let notation = session.columns()[0].notation;
    // The fifth occurrence ends the game, but a line that goes on past it may repeat the position
    // without limit.
    let moments = standing.repeated.iter().take(4);
    let moments = moments.map(|&at| (at, moment_name(tree, names, notation, at)));
    let occurred = match standing.repeated.len() {
        0 => String::new(),
        before => say::occurred(before),
    };
    let is_end = session.is_end_of_game();
    let open = tree.outcome == Outcome::Open && standing.end.is_none();
    let begun = at != At::Start || !standing.claims.is_empty();
    let playable = position.variant() != Variant::Diagram;
    StandingModel {
        variant: game_called(session),
        status: status_of(session, standing.end),
        notes: notes(position, &standing),
        occurred,
        moments: moments.collect(),
        may_end: (is_end && open && begun && playable).then(|| position.color()),
        material: material(tree, at, position),
        clocks: clocks::model(session),
    }
}

/// Returns [`StandingModel::variant`] alone: the name of the variant, empty for orthodox chess.
#[must_use]
pub fn game_called(session: &Session) -> &'static str {
    match session.position().variant() {
        Variant::Standard | Variant::Diagram => "",
        variant => variant.title(),
    }
}

/// Returns [`StandingModel::status`] alone: the side to move, check, or the end of the game.
#[must_use]
pub fn status(session: &Session) -> String {
    status_of(session, standing(session.tree(), session.at()).end)
}

fn status_of(session: &Session, end: Option<End>) -> String {
    if session.editor().is_some() {
        return words::SETTING_UP.into();
    }
    if let Some(end) = end {
        return say::ended(end);
    }
    let position = session.position();
    if position.variant() == Variant::Diagram {
        return words::A_DIAGRAM.into();
    }
    let check = position.variant() != Variant::UChess && position.checked_king().is_some();
    let outcome = session.tree().outcome;
    // The result belongs to the end of the main line, not of a variation.
    let ended = outcome != Outcome::Open && session.at() != At::Start && session.is_end_of_game();
    say::to_move(position.color(), check, ended.then_some(outcome))
}

/// Returns the reasons for the end of the game, or the possible claims.
fn notes(position: &Position, standing: &Standing) -> Vec<Sentence> {
    let color = position.color();
    let mut notes: Vec<Sentence> = Vec::new();
    match standing.end {
        None if matches!(position.variant(), Variant::UChess | Variant::Chess99) => {}
        None if position.checked_kings().is_empty() => {}
        None | Some(End::Mate(_)) => {
            let answers = (position.checked_kings().iter()).map(|king| answers(position, king));
            notes.extend(
                answers
                    .filter(|answers| !answers.is_empty())
                    .map(|answers| answers.sentence()),
            );
            notes.extend(Some(why_mate(position)).filter(|why| !why.is_empty()));
        }
        Some(end) => notes.extend(say::because(end, color, position.variant())),
    }
    let claims = standing.claims.iter();
    notes.extend(claims.map(|&claim| say::may_claim(color, claim)));
    if standing.end.is_none() && (STILL..FIFTY).contains(&standing.still) {
        notes.push(say::still(standing.still / 2));
    }
    notes
}

/// Returns the value of a piece, in pawns.
#[must_use]
pub const fn worth(piece: Piece) -> u32 {
    match piece {
        Piece::King => 0,
        Piece::Queen => 9,
        Piece::Paladin => 6,
        Piece::Rook => 5,
        Piece::Bishop | Piece::Knight => 3,
        Piece::Pawn => 1,
    }
}

/// The pieces from the most valuable on.
const DEAREST_FIRST: [Piece; 7] = [
    Piece::King,
    Piece::Queen,
    Piece::Paladin,
    Piece::Rook,
    Piece::Bishop,
    Piece::Knight,
    Piece::Pawn,
];

fn material(tree: &GameTree, at: At, position: &Position) -> Material {
    let mut counts = [[0; DEAREST_FIRST.len()]; 2];
    // In a diagram either side may have moved, so captures are not counted.
    let mut moment = if position.variant() == Variant::Diagram {
        At::Start
    } else {
        at
    };
    let mut taker = position.color();
    while let At::After(id) = moment {
        let node = tree.node(id);
        taker = taker.other();
        if let Some((piece, _)) = node.mv.taken() {
            counts[taker.index()][piece as usize] += 1;
        }
        moment = node.parent;
    }
    let mut worths = [0; 2];
    for square in position.variant().squares() {
        if let Some((color, piece)) = position.on(square) {
            worths[color.index()] += worth(piece);
        }
    }
    let balance = say::balance(worths);
    let taken = counts.map(|counts| {
        let pieces = DEAREST_FIRST
            .into_iter()
            .map(|piece| (piece, counts[piece as usize]));
        pieces.filter(|&(_, count)| count > 0).collect()
    });
    Material { taken, balance }
}
