//! Random games of the project's own, so that every law has enough games where no larger corpus is
//! named. The dice are fixed, so the games are always the same.
//!
//! At each ply a few moves are drawn, likelier ones more often, and the one that loses least is
//! played. So pieces are developed, oppose each other and are exchanged, and games end as people's
//! do: by mate, by resignation, in a draw, or unfinished.

use rank_and_file::board::{Color, Move, Piece};
use rank_and_file::rules::Position;

use crate::chance::Dice;

/// Games generated.
const GAMES: usize = 480;
/// Plies of the longest game.
const LONGEST: usize = 120;

/// Invented names of players.
const PLAYERS: [&str; 8] = [
    "Ashdown, Clara",
    "Bellamy, Otto",
    "Carrow, J. W.",
    "Dalby, Ruth",
    "Ennis, Peter",
    "Fairholm, Ida",
    "Garvie, Tom",
    "Hollis, Margaret",
];

/// Returns the generated games as one text in PGN.
pub fn text() -> String {
    let mut dice = Dice(0x2545_F491_4F6C_DD1D);
    let mut text = String::new();
    for number in 1..=GAMES {
        let (names, result) = game(&mut dice);
        let white = dice.roll(PLAYERS.len());
        let black = (white + 1 + dice.roll(PLAYERS.len() - 1)) % PLAYERS.len();
        let (white, black) = (PLAYERS[white], PLAYERS[black]);
        text += &format!(
            "\n[Event \"Game {number}\"]\n[Site \"?\"]\n[Date \"????.??.??\"]\n[Round \"{number}\"]\n\
             [White \"{white}\"]\n[Black \"{black}\"]\n[Result \"{result}\"]\n\n"
        );
        for (at, pair) in names.chunks(2).enumerate() {
            text += &format!("{}. {}", at + 1, pair.join(" "));
            text += if at % 8 == 7 { "\n" } else { " " };
        }
        text += result;
        text += "\n";
    }
    text
}

/// Generates a game and returns the names of its moves and its result.
fn game(dice: &mut Dice) -> (Vec<String>, &'static str) {
    let mut position = Position::start();
    let mut names = Vec::new();
    let longest = 50 + dice.roll(LONGEST - 49);
    // In some games nobody resigns, so that pawns promote.
    let resigns = dice.roll(4) > 0;
    let mut before = None;
    loop {
        let moves = position.moves();
        let ahead = material(&position);
        let result = if moves.is_empty() {
            Some(match (position.checked_king(), position.color()) {
                (None, _) => "1/2-1/2",
                (Some(_), Color::White) => "0-1",
                (Some(_), Color::Black) => "1-0",
            })
        } else if resigns && names.len() >= 20 && ahead.abs() >= 7 && dice.roll(8) == 0 {
            Some(if ahead > 0 { "1-0" } else { "0-1" })
        } else if names.len() >= if resigns { longest } else { LONGEST } {
            Some(*dice.pick(&["1/2-1/2", "1/2-1/2", "*"]))
        } else {
            None
        };
        if let Some(result) = result {
            return (names, result);
        }
        let mv = chosen(&position, &moves, before, names.len(), dice);
        let after = position.after(&mv);
        let mut name = String::new();
        position.write_san(&mv, &after, &mut name);
        names.push(name);
        before = Some(mv);
        position = after;
    }
}

/// Returns the value of a piece in pawns.
const fn worth(piece: Piece) -> i32 {
    match piece {
        Piece::Pawn => 1,
        Piece::Knight | Piece::Bishop => 3,
        Piece::Rook => 5,
        Piece::Queen => 9,
        _ => 0,
    }
}

/// Returns White's lead in material, in pawns.
fn material(position: &Position) -> i32 {
    let of = |color, piece| {
        if color == Color::White {
            worth(piece)
        } else {
            -worth(piece)
        }
    };
    let pieces = position.setup().pieces;
    pieces
        .iter()
        .map(|(_, color, piece)| of(color, piece))
        .sum()
}

/// Returns the best of four moves drawn at random.
fn chosen(
    position: &Position,
    moves: &[Move],
    before: Option<Move>,
    ply: usize,
    dice: &mut Dice,
) -> Move {
    let weights: Vec<usize> = moves
        .iter()
        .map(|mv| weight(position, mv, before, ply))
        .collect();
    let all: usize = weights.iter().sum();
    let draw = |dice: &mut Dice| {
        let mut at = dice.roll(all);
        let drawn = weights.iter().position(|&weight| {
            let here = at < weight;
            at = at.saturating_sub(weight);
            here
        });
        moves[drawn.unwrap_or(0)]
    };
    let some: Vec<Move> = (0..4).map(|_| draw(dice)).collect();
    some.into_iter()
        .max_by_key(|mv| balance(position, mv))
        .unwrap_or(moves[0])
}

/// Returns how often a move is drawn, relative to the others.
fn weight(position: &Position, mv: &Move, before: Option<Move>, ply: usize) -> usize {
    let home = if position.color() == Color::White {
        0
    } else {
        7
    };
    let opening = ply < 24;
    let mut weight = 6;
    if let Some((taken, on)) = mv.taken() {
        let back = before.is_some_and(|before| before.to == on && before.taken().is_some());
        weight += 8 + 4 * worth(taken) as usize + if back { 60 } else { 0 };
    }
    if mv.is_castling() {
        weight += 120;
    }
    if mv.promotion() == Some(Piece::Queen) {
        weight += 120;
    }
    let central = (2..6).contains(&mv.to.file()) && (2..6).contains(&mv.to.rank());
    match mv.piece {
        Piece::Knight | Piece::Bishop if opening && mv.from.rank() == home => weight += 24,
        Piece::Pawn if ply < 8 && matches!(mv.to.file(), 3 | 4) => weight += 60,
        Piece::King | Piece::Rook | Piece::Queen if opening && !mv.is_castling() => weight /= 3,
        _ if central => weight += 6,
        _ => {}
    }
    weight
}

/// Returns the gain of a move in pawns, less that of the best answer to it. Mate counts more than
/// any gain.
fn balance(position: &Position, mv: &Move) -> i32 {
    let after = position.after(mv);
    let answers = after.moves();
    let check = after.checked_king().is_some();
    if answers.is_empty() {
        return if check { 100 } else { -5 };
    }
    let taken = |mv: &Move| mv.taken().map_or(0, |(piece, _)| worth(piece));
    let lost = |answer: &Move| {
        // The capturing piece may be taken back, so its capture counts a pawn less.
        let guarded = answer.piece != Piece::Pawn && answer.taken().is_some();
        taken(answer) - i32::from(guarded)
    };
    let promoted = mv.promotion().map_or(0, |piece| worth(piece) - 1);
    let worst = answers.iter().map(lost).max().unwrap_or(0).max(0);
    taken(mv) + promoted + i32::from(check) - worst
}
