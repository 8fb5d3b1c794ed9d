//! Scores of Go-Bang, which stand in old collections beside games of chess.

use crate::chance::Dice;

/// Puts at least this many stones near each other, each on a free square, and returns the squares.
pub fn go_bang(dice: &mut Dice, fewest: usize) -> Vec<String> {
    let mut moves: Vec<String> = Vec::new();
    let (mut file, mut rank) = (3 + dice.roll(2), 3 + dice.roll(2));
    let count = fewest + dice.roll(20);
    while moves.len() < count {
        let square = format!("{}{}", (b'a' + file as u8) as char, rank + 1);
        if !moves.contains(&square) {
            moves.push(square);
        }
        let step = |at: usize, by: usize| (at + by).saturating_sub(1).min(7);
        (file, rank) = (step(file, dice.roll(3)), step(rank, dice.roll(3)));
    }
    moves
}
