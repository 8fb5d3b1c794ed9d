//! How the game stands, as the screen says it: status, end, claims, repetition, and the material.
//!
//! | piece | worth, in pawns |
//! |---|---|
//! | queen | 9 |
//! | paladin | 6: it is bishop and knight in one, and is counted as both |
//! | rook | 5 |
//! | bishop, knight | 3 |
//! | pawn | 1 |
//! | king | beyond price, and not counted |
//!
//! Taken pieces are those that were taken on the way from the game's start, as they were when taken: a
//! promoted pawn counts as what it had become. The balance is of the pieces on the board.

mod say;

use crate::board::{Color, Piece, Variant};
use crate::game::{At, End, FIFTY, GameTree, Outcome, Standing, standing};
use crate::notation::Sentence;
use crate::rules::{Position, answers, why_mate};
use crate::screen::clocks::{self, ClockModel};
use crate::session::{Names, Session, moment_name};

/// Plies without a capture or pawn move from which on their number is shown: thirty moves a side.
const STILL: u32 = 60;

/// What is said of how the game stands at the moment on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct StandingModel {
    /// What the game is called, unless it is orthodox chess: "U-chess".
    pub variant: &'static str,
    /// One line: whose move it is, check, or how the game ended.
    pub status: String,
    /// What more there is to say of the end, of claims and of the clock.
    pub notes: Vec<Sentence>,
    /// "The position has occurred twice; before: "; empty the first time.
    pub occurred: String,
    /// The earlier moments with this position, the first four of them: each with the move
    /// that led there.
    pub moments: Vec<(At, String)>,
    /// Who is to move, if the players may end the game here: by claim, agreement or resignation.
    pub may_end: Option<Color>,
    pub material: Material,
    /// The players' clocks, if the score has them.
    pub clocks: Option<[ClockModel; 2]>,
}

/// The pieces taken, and what is left.
#[derive(Clone, Debug, PartialEq)]
pub struct Material {
    /// The pieces that each side has taken, with their numbers, the dearest first.
    pub taken: [Vec<(Piece, u32)>; 2],
    /// "+2 White", or "even".
    pub balance: String,
}

impl Material {
    /// "White has taken: queen, 2 pawns".
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
    // The fifth time ends the game; a line that goes on may come back for ever.
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

/// What the game is called, unless it is orthodox chess: [`StandingModel::variant`] alone.
#[must_use]
pub fn game_called(session: &Session) -> &'static str {
    match session.position().variant() {
        Variant::Standard | Variant::Diagram => "",
        variant => variant.title(),
    }
}

/// Whose move it is, check, or how the game ended: [`StandingModel::status`] alone.
#[must_use]
pub fn status(session: &Session) -> String {
    status_of(session, standing(session.tree(), session.at()).end)
}

fn status_of(session: &Session, end: Option<End>) -> String {
    if session.editor().is_some() {
        return say::SETTING_UP.to_owned();
    }
    if let Some(end) = end {
        return say::ended(end);
    }
    let position = session.position();
    if position.variant() == Variant::Diagram {
        return say::DIAGRAM.to_owned();
    }
    let check = position.variant() != Variant::UChess && position.checked_king().is_some();
    let outcome = session.tree().outcome;
    // The result stands at the end of the game itself, not of a variation.
    let ended = outcome != Outcome::Open && session.at() != At::Start && session.is_end_of_game();
    say::to_move(position.color(), check, ended.then_some(outcome))
}

/// Why the game has ended, or what may be claimed.
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

/// What a piece is worth in pawns.
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

/// The pieces by what they are worth.
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
    // In a diagram either side may have moved, and nobody keeps count.
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
