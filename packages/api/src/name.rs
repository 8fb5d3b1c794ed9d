//! The names of one move, and of all moves of many games at once.

use rank_and_file::game::At;
use rank_and_file::game::pgn::{self, games_of};
use rank_and_file::notation::{Notation, Ply, Rule};
use rank_and_file::rules::Position;
use serde::Serialize;

use crate::error::Error;
use crate::game::{Fault, faults, unsuitable};
use crate::moves::{heading, one_move, suitable, suited, uci};
use crate::options::{Asked, Options};
use crate::places::Places;
use crate::table::Table;

/// The notations of names where none is asked for.
pub const USUAL: [&str; 2] = ["short", "descriptive"];

/// A move with its names.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MoveNames {
    /// The number and the words of the move: "11... knight from b8 to d7".
    #[serde(rename = "move")]
    pub words: String,
    /// The move as its two squares; on nine files in the notation of that game.
    pub uci: String,
    /// The name in each notation asked for.
    pub names: Table<String>,
    /// The tag of the rule behind each name, such as `file-and-rank`.
    pub rules: Table<&'static str>,
}

/// Names a move in each notation that is asked for. `fen` is a position, or `start`; `text` is a
/// move in any notation.
///
/// # Errors
/// If the position cannot be read, the text is not one legal move, or an option means nothing.
pub fn name(fen: &str, text: &str, options: &Options) -> Result<MoveNames, Error> {
    let asked = options.asked(&USUAL)?;
    let before = options.position(fen)?;
    let asked = suitable(&asked, &before)?;
    let mv = one_move(&before, text, options)?;
    let (names, rules) = names(&before, &mv, &asked);
    Ok(MoveNames {
        words: heading(&before, &mv),
        uci: uci(&before, &mv),
        names,
        rules,
    })
}

/// Returns the names of a move and the rules behind them.
pub(crate) fn names(
    before: &Position,
    mv: &rank_and_file::board::Move,
    asked: &[Asked],
) -> (Table<String>, Table<&'static str>) {
    let (mut names, mut rules) = (Table::default(), Table::default());
    if asked.is_empty() {
        return (names, rules);
    }
    let turn = before.turn_of(before.mover(mv));
    let ply = Ply::new(mv, &turn);
    for asked in asked {
        let mut name = String::new();
        let rule = write_name(asked.notation, &ply, &mut name);
        names.add(&asked.word, name);
        rules.add(&asked.word, rule.tag());
    }
    (names, rules)
}

/// Writes a name, and returns its rule. Readers of coordinates usually pass them to an engine, so
/// these have their own null move, and engines do not know dashes.
pub fn write_name(notation: Notation, ply: &Ply<'_>, name: &mut String) -> Rule {
    if notation == Notation::Uci && ply.mv.passes() {
        name.push_str("0000");
        return Rule::NullMove;
    }
    notation.write(ply, name)
}

/// The names of all moves of a game's main line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct GameNames {
    /// The line of the text where the game begins, from 1.
    pub line: usize,
    /// The names in each notation, move by move.
    pub names: Table<Vec<String>>,
    /// The tag of the rule behind each of them.
    pub rules: Table<Vec<&'static str>>,
    /// What of the game was not understood.
    pub faults: Vec<Fault>,
}

/// Names every move of every game's main line. It does the work of one call of
/// [`parse`](crate::parse) and many of [`name`] without their trees and places.
///
/// # Errors
/// If an option means nothing.
pub fn name_games(text: &str, options: &Options) -> Result<Vec<GameNames>, Error> {
    let asked = options.asked(&USUAL)?;
    let (read_as, variant) = (options.read_as()?, options.variant()?);
    let places = Places::new(text, options.unit);
    let games = games_of(text, read_as, variant);
    Ok(games.map(|game| named(&game, &asked, &places)).collect())
}

/// Names the moves of a game.
fn named(game: &pgn::Game, asked: &[Asked], places: &Places<'_>) -> GameNames {
    let mut faults = faults(game, places);
    let start = game.tree.start();
    let (asked, wrong) = usable(asked, start);
    faults.extend(wrong.into_iter().map(|why| unsuitable(why, game, places)));
    let mut names: Table<Vec<String>> = asked
        .iter()
        .map(|asked| (asked.word.clone(), Vec::new()))
        .collect();
    let mut rules: Table<Vec<&'static str>> = asked
        .iter()
        .map(|asked| (asked.word.clone(), Vec::new()))
        .collect();
    let mut position = start.clone();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        {
            let turn = position.turn_of(position.mover(&mv));
            let ply = Ply::new(&mv, &turn);
            let columns = asked.iter().zip(names.values_mut().zip(rules.values_mut()));
            for (asked, (names, rules)) in columns {
                let mut name = String::new();
                let rule = write_name(asked.notation, &ply, &mut name);
                names.push(name);
                rules.push(rule.tag());
            }
        }
        position.play(&mv);
    }
    GameNames {
        line: game.line,
        names,
        rules,
        faults,
    }
}

/// Returns the notations that have names in this game, and a sentence for each of the others.
pub(crate) fn usable(asked: &[Asked], start: &Position) -> (Vec<Asked>, Vec<String>) {
    let (mut usable, mut wrong) = (Vec::new(), Vec::new());
    for asked in asked {
        match suited(asked, start) {
            Ok(notation) => usable.push(Asked {
                word: asked.word.clone(),
                notation,
            }),
            Err(why) => wrong.push(why),
        }
    }
    (usable, wrong)
}
