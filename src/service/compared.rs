//! The differences between the game on the board and another version of it, in words.
//!
//! | difference | place | words |
//! |---|---|---|
//! | `[White "Oak"]`, `[White "Oak, A."]` | White | “Oak” here, “Oak, A.” in the other. |
//! | `1. e4 e5`, `1. e4 c5` | The main lines part | 1… e5 here, 1… c5 in the other. |
//! | a line of 32 moves | 5. Bb5 | This line is only here: 32 moves. |
//! | `5. Bb5 {Sound.}`, `5. Bb5` | 5. Bb5: comments | “Sound.” only here. |
//! | `5. Bb5!`, `5. Bb5?` | 5. Bb5: glyphs | ! here, ? in the other. |

use crate::board::Color;
use crate::game::pgn::{ReadAs, games, glyph_sign};
use crate::game::{At, Difference, GameTree, NodeId, Outcome, Version, differences, way};
use crate::notation::{Notation, Ply, listed};
use crate::protocol::{ComparedLine, Comparison};
use crate::words::{self, Message};

/// Differences listed at most; each is looked up from the start of its game.
const LISTED: usize = 500;

/// Characters shown of a text at most.
const SHOWN: usize = 600;

/// Compares the game on the board with another, both as PGN. Moves are named in the notation of
/// this tag.
#[must_use]
pub fn compare(here: &str, there: &str, notation: &str) -> Comparison {
    let [here, there] = [here, there].map(|pgn| {
        let game = games(pgn, ReadAs::Auto).next();
        game.map_or_else(GameTree::default, |game| game.whole())
    });
    // Games of two different variants may have no notation in common.
    let alike = here.start().variant() == there.start().variant();
    let row = listed(notation).filter(|_| alike);
    let compared = Compared {
        games: [&here, &there],
        notation: row.map_or(Notation::SHORT, |row| row.notation),
    };
    let found = differences(compared.games);
    let listed = found.iter().take(LISTED);
    Comparison {
        lines: listed.map(|difference| compared.line(difference)).collect(),
        found: found.len() as u32,
    }
}

/// Two games whose differences are being put into words.
struct Compared<'g> {
    games: [&'g GameTree; 2],
    notation: Notation,
}

impl Compared<'_> {
    fn line(&self, difference: &Difference) -> ComparedLine {
        let (at, place, words) = match difference {
            Difference::Start => {
                let place = words::START_OF_BOTH.into();
                (At::Start, place, words::STARTS_DIFFER.into())
            }
            Difference::Tag { name, values } => {
                let values = values.each_ref().map(|values| quoted(values));
                (At::Start, name.clone(), both(values))
            }
            Difference::Outcome(outcomes) => {
                let end = self.games[0].end_of_line(At::Start);
                (end, words::RESULT.into(), both(outcomes.map(result)))
            }
            Difference::Parting { main, next } => {
                let place = match main {
                    true => words::MAIN_LINES_PART,
                    false => words::LINES_PART,
                };
                let names = [0, 1].map(|version| self.name(version, next[version]));
                (At::After(next[0]), place.into(), both(names))
            }
            Difference::Line {
                at,
                version,
                id,
                moves,
            } => {
                let (at, says) = match version {
                    Version::First => (At::After(*id), words::LINE_ONLY_HERE),
                    Version::Second => (at[0], words::LINE_ONLY_THERE),
                };
                let words = says.with([(*moves).into()]);
                (at, self.name(*version as usize, *id), words)
            }
            Difference::Order { at } => {
                let place = self.place(at[0], Some(words::AFTER_MOVE));
                (at[0], place, words::LINES_IN_OTHER_ORDER.into())
            }
            Difference::Comments { at, before, texts } => {
                let place = self.place(at[0], before.then_some(words::BEFORE_MOVE));
                let texts = texts.each_ref().map(|texts| quoted(texts));
                let place = words::COMMENTS_OF.with([place.into()]);
                (at[0], place, both(texts))
            }
            Difference::Glyphs { at, nags } => {
                let place = words::GLYPHS_OF.with([self.place(at[0], None).into()]);
                (at[0], place, both(nags.each_ref().map(|nags| glyphs(nags))))
            }
        };
        ComparedLine {
            way: way(self.games[0], at),
            place,
            words,
        }
    }

    /// Returns the name of a moment of the game on the board, or what `says` makes of the name of a
    /// move.
    fn place(&self, at: At, says: Option<Message<1>>) -> String {
        match (at, says) {
            (At::Start, _) => words::START_OF_BOTH.into(),
            (At::After(id), None) => self.name(0, id),
            (At::After(id), Some(says)) => says.with([self.name(0, id).into()]),
        }
    }

    /// Returns the name of a move with its number, such as "5. Bb5" or "5… Nf6".
    fn name(&self, version: usize, id: NodeId) -> String {
        let game = self.games[version];
        let node = game.node(id);
        let before = game.position(node.parent);
        let color = before.mover(&node.mv);
        let mut name = before.number_of(&node.mv).to_string();
        name.push_str(if color == Color::White { ". " } else { "… " });
        let turn = before.turn_of(color);
        self.notation.write(&Ply::new(&node.mv, &turn), &mut name);
        name
    }
}

/// Returns a sentence about the values in both versions; an empty value is missing there.
fn both([here, there]: [String; 2]) -> String {
    match (here.as_str(), there.as_str()) {
        (here, "") => words::ONLY_HERE.with([here.into()]),
        ("", there) => words::ONLY_THERE.with([there.into()]),
        (here, there) => words::HERE_AND_THERE.with([here.into(), there.into()]),
    }
}

/// Returns texts in quotes, each with its own writing direction and cut to [`SHOWN`] characters.
fn quoted(texts: &[String]) -> String {
    let quoted = texts.iter().map(|text| {
        let cut = text.char_indices().nth(SHOWN).map(|(at, _)| at);
        let (text, rest) = text.split_at(cut.unwrap_or(text.len()));
        let dots = if rest.is_empty() { "" } else { "…" };
        let text = words::QUOTED.with([[text, dots].concat().into()]);
        ["\u{2068}", &text, "\u{2069}"].concat()
    });
    quoted.collect::<Vec<_>>().join(" ")
}

fn glyphs(nags: &[u8]) -> String {
    let signs = nags.iter().map(|&nag| match glyph_sign(nag) {
        Some(sign) => sign.to_owned(),
        None => ["$", &nag.to_string()].concat(),
    });
    signs.collect::<Vec<_>>().join(" ")
}

fn result(outcome: Outcome) -> String {
    match outcome {
        Outcome::Open => words::RESULT_NONE.into(),
        known => known.pgn().to_owned(),
    }
}
