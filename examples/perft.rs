//! Counts the games of a few plies, the usual test for comparing move generators.
//!
//! ```text
//! perft --variant standard|uchess|uchess-aise|chess99|modern --depth N [--fen FEN] [--divide]
//! ```
//!
//! Prints the number of ways in which N plies can be played. With `--divide` it first prints a line
//! for each move of the position, with its text and the number of ways to continue.

use std::process::ExitCode;

use rank_and_file::board::{Move, Variant};
use rank_and_file::game::fen::read_fen_of;
use rank_and_file::notation::three::sentence;
use rank_and_file::notation::{Notation, Turn};
use rank_and_file::rules::Position;

const USAGE: &str = "\
usage: perft --variant VARIANT --depth N [--fen FEN] [--divide]
  --variant  standard uchess uchess-aise chess99 modern             (standard)
  --depth    how many plies, from 0 on
  --fen      where to begin; without it, the initial position of the variant
  --divide   the count of each move as well, with its text
";

struct Order {
    start: Position,
    depth: u32,
    divide: bool,
}

fn main() -> ExitCode {
    let order = match Order::parse(std::env::args().skip(1)) {
        Ok(Some(order)) => order,
        Ok(None) => {
            print!("{USAGE}");
            return ExitCode::SUCCESS;
        }
        Err(message) => {
            eprint!("perft: {message}\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    if let (true, Some(rest)) = (order.divide, order.depth.checked_sub(1)) {
        let turn = order.start.turn();
        for mv in &turn.moves {
            let text = text_of(mv, &turn);
            println!("{text}: {}", count(&order.start.after(mv), rest));
        }
    }
    println!("{}", count(&order.start, order.depth));
    ExitCode::SUCCESS
}

/// Returns the text of a move in a notation that distinguishes all moves of the variant.
#[must_use]
pub fn text_of(mv: &Move, turn: &Turn<'_>) -> String {
    match turn.variant {
        Variant::UChess | Variant::UChessAise => {
            sentence(mv, turn.color).map_or_else(|| mv.describe(), |words| words.to_string())
        }
        variant => Notation::Uci.on(variant).text(mv, turn),
    }
}

/// Returns the number of ways in which `depth` plies can be played.
#[must_use]
pub fn count(position: &Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    let after = |mv| count(&position.after(mv), depth - 1);
    moves.iter().map(after).sum()
}

impl Order {
    /// Parses the arguments; `None` for a request for help.
    fn parse(mut arguments: impl Iterator<Item = String>) -> Result<Option<Order>, String> {
        let (mut variant, mut depth, mut fen, mut divide) = (Variant::Standard, None, None, false);
        while let Some(argument) = arguments.next() {
            let (name, attached) = match argument.split_once('=') {
                Some((name, value)) => (name, Some(value.to_owned())),
                None => (argument.as_str(), None),
            };
            let mut value = || {
                attached
                    .clone()
                    .or_else(|| arguments.next())
                    .ok_or(format!("{name} wants a value"))
            };
            match name {
                "--variant" => {
                    let name = value()?;
                    variant = Variant::named(&name)
                        .filter(|&known| known != Variant::Diagram)
                        .ok_or(format!("there is no variant {name:?}"))?;
                }
                "--depth" => {
                    let number = value()?;
                    let plies = number.parse::<u32>();
                    depth = Some(plies.map_err(|_| {
                        format!("--depth wants a number of plies, found {number:?}")
                    })?);
                }
                "--fen" => fen = Some(value()?),
                "--divide" => divide = true,
                "--help" | "-h" => return Ok(None),
                _ => return Err(format!("there is no option {argument}")),
            }
        }
        let start = match fen {
            Some(fen) => read_fen_of(&fen, variant).map_err(|error| error.to_string())?,
            None => Position::array(variant),
        };
        let depth = depth.ok_or("--depth is missing")?;
        Ok(Some(Order {
            start,
            depth,
            divide,
        }))
    }
}
