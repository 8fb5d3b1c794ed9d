//! Games of our own, grown by chance: enough of them for every law where no large corpus is
//! named. The same numbers give the same games.
//!
//! A few moves are drawn, those that look like chess more often than others, and the one of them that
//! loses least is played; so pieces come out, stand up to each other, are taken and taken back, and
//! games end as people's do: by mate, by resignation, drawn, or broken off.

use rank_and_file::board::{Color, Move, Piece};
use rank_and_file::rules::Position;

use crate::chance::Dice;

/// How many games there are.
const GAMES: usize = 480;
/// The longest of them, in plies.
const LONGEST: usize = 120;

/// Nobody who ever lived.
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

/// Games as one text in PGN.
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

/// The moves of a game and its result.
fn game(dice: &mut Dice) -> (Vec<String>, &'static str) {
    let mut position = Position::start();
    let mut names = Vec::new();
    let longest = 50 + dice.roll(LONGEST - 49);
    // Some play on to the last, and queens are made.
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

/// What a piece is worth, in pawns.
const fn worth(piece: Piece) -> i32 {
    match piece {
        Piece::Pawn => 1,
        Piece::Knight | Piece::Bishop => 3,
        Piece::Rook => 5,
        Piece::Queen => 9,
        _ => 0,
    }
}

/// By how much White is ahead, in pawns.
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

/// The best of some moves drawn by chance.
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

/// How often a move is drawn.
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

/// What a move wins, less what the best answer to it takes; mate is worth all.
fn balance(position: &Position, mv: &Move) -> i32 {
    let after = position.after(mv);
    let answers = after.moves();
    let check = after.checked_king().is_some();
    if answers.is_empty() {
        return if check { 100 } else { -5 };
    }
    let taken = |mv: &Move| mv.taken().map_or(0, |(piece, _)| worth(piece));
    let lost = |answer: &Move| {
        // A piece that is guarded costs its taker something: a pawn's worth is guess enough.
        let guarded = answer.piece != Piece::Pawn && answer.taken().is_some();
        taken(answer) - i32::from(guarded)
    };
    let promoted = mv.promotion().map_or(0, |piece| worth(piece) - 1);
    let worst = answers.iter().map(lost).max().unwrap_or(0).max(0);
    taken(mv) + promoted + i32::from(check) - worst
}
