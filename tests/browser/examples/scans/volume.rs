//! Volumes of games as blocks of print: headings, rows, running text, notes.

use rank_and_file::board::Move;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::{Notation, Style};
use serde_json::{Value, json};
use testing::chance::Dice;
use testing::positions;

/// A typeface of old books.
pub struct Face {
    pub name: &'static str,
    /// Whether the reader may not be tuned on it.
    pub is_apart: bool,
}

const fn face(name: &'static str, is_apart: bool) -> Face {
    Face { name, is_apart }
}

/// The faces; each has the name of its package.
pub const FACES: [Face; 8] = [
    face("old-standard-tt", false),
    face("libre-caslon-text", false),
    face("eb-garamond", false),
    face("im-fell-english", false),
    face("libre-bodoni", false),
    face("libre-baskerville", false),
    face("gfs-didot", true),
    face("goudy-bookletter-1911", true),
];

/// The notations of the volumes, each as often as it stands here.
const NOTATIONS: [&str; 12] = [
    "kt",
    "modern",
    "to",
    "short",
    "kt-times",
    "figurine",
    "kt",
    "long",
    "spaced",
    "modern-castles",
    "staunton",
    "short",
];

/// How the moves stand on the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Layout {
    /// `1. P-K4      P-K4`
    Rows,
    /// The same, below `WHITE.` and `BLACK.`
    Headed,
    /// `1. P-K4      1. P-K4`
    BothNumbered,
    /// `1. P-K4, P-K4; 2. …` in paragraphs.
    Running,
}

const LAYOUTS: [Layout; 5] = [
    Layout::Rows,
    Layout::Headed,
    Layout::Running,
    Layout::Rows,
    Layout::BothNumbered,
];

/// A game of a volume.
pub struct TrueGame {
    pub white: String,
    pub black: String,
    pub moves: Vec<Move>,
    /// The moves in short algebraic.
    pub names: Vec<String>,
}

/// Some games printed by one printer.
pub struct Volume {
    /// Its number, face, notation and layout.
    pub name: String,
    pub face: &'static Face,
    pub notation: &'static str,
    /// Columns of print on a page.
    pub columns: usize,
    /// The size of its type in points.
    pub points: f64,
    pub games: Vec<TrueGame>,
    /// What `page.js` lays out.
    pub layout: Value,
}

/// Returns this number of games from the start of chess, of some length, the same for the same seed.
pub fn sources(count: usize, seed: u64) -> Vec<Game> {
    let scores = positions::scores();
    let fits = |game: &Game| {
        (30..=110).contains(&game.tree.len())
            && game.tree.tag("FEN").is_none()
            && game.troubles.is_empty()
    };
    let step = if scores.is_large { 37 } else { 3 };
    games(scores.text, ReadAs::Auto)
        .skip((seed as usize * 11) % step)
        .step_by(step)
        .filter(fits)
        .take(count)
        .collect()
}

/// Returns volumes with these games, three or four in each.
pub fn volumes(
    games: &[Game],
    seed: u64,
    face: Option<&str>,
    notation: Option<&str>,
) -> Vec<Volume> {
    let mut dice = Dice(0x5CA5_0000 + seed * 0x9E37_79B9 + 1);
    // The first numbers of these dice are alike.
    for _ in 0..16 {
        dice.roll(2);
    }
    let faces: Vec<&Face> = FACES
        .iter()
        .filter(|known| face.is_none_or(|face| known.name == face))
        .collect();
    let notations: Vec<&str> = NOTATIONS
        .into_iter()
        .filter(|known| notation.is_none_or(|notation| *known == notation))
        .collect();
    if faces.is_empty() || notations.is_empty() {
        return Vec::new();
    }
    let mut left = games;
    let mut volumes = Vec::new();
    while !left.is_empty() {
        let (some, rest) = left.split_at(left.len().min(3 + dice.roll(2)));
        left = rest;
        let number = volumes.len();
        let face = faces[number % faces.len()];
        // Faces and notations meet in every pairing.
        let notation = notations[(number + number / faces.len()) % notations.len()];
        volumes.push(volume(number, some, face, notation, &mut dice));
    }
    volumes
}

fn volume(
    number: usize,
    games: &[Game],
    face: &'static Face,
    notation: &'static str,
    dice: &mut Dice,
) -> Volume {
    let is_wide = matches!(notation, "staunton" | "to" | "spaced");
    let layout = LAYOUTS[(number + dice.roll(2)) % LAYOUTS.len()];
    let columns = match layout {
        Layout::Rows | Layout::Running if !is_wide && dice.roll(2) == 0 => 2,
        Layout::Running if dice.roll(4) == 0 => 2,
        _ => 1,
    };
    let points = if columns == 2 {
        9.0
    } else {
        9.0 + dice.roll(5) as f64 / 2.0
    };
    let printer = Printer {
        notation,
        layout,
        comments: dice.roll(3) < 2,
        footnotes: dice.roll(3) == 0,
        stop: ["", "."][dice.roll(2)],
    };
    let mut blocks = Vec::new();
    let first_number = 1 + dice.roll(60);
    let games: Vec<TrueGame> = games
        .iter()
        .enumerate()
        .map(|(at, game)| printer.set(game, at, first_number + at, dice, &mut blocks))
        .collect();
    let name = format!("{number:02}-{}-{notation}-{layout:?}-{columns}", face.name);
    Volume {
        name: name.to_lowercase(),
        face,
        notation,
        columns,
        points,
        games,
        layout: json!({
            "head": HEADS[dice.roll(HEADS.len())],
            "columns": columns,
            "first": 2 + dice.roll(250),
            "blocks": blocks,
        }),
    }
}

/// The habits of a printer.
struct Printer {
    notation: &'static str,
    layout: Layout,
    /// Whether prose stands between the moves.
    comments: bool,
    /// Whether notes stand at the foot of the page.
    footnotes: bool,
    /// What follows the number of a move.
    stop: &'static str,
}

impl Printer {
    /// Adds the blocks of a game.
    fn set(
        &self,
        game: &Game,
        index: usize,
        number: usize,
        dice: &mut Dice,
        blocks: &mut Vec<Value>,
    ) -> TrueGame {
        let truth = self.truth(game);
        let names = self.names(game, dice);
        blocks.push(
            json!({"kind": "title", "game": index, "lines": heading(game, &truth, number, dice)}),
        );
        match self.layout {
            Layout::Running => self.run(index, &names, dice, blocks),
            _ => self.rows(index, &names, dice, blocks),
        }
        let end = match game.tree.outcome {
            Outcome::WhiteWins => ["Black resigns.", "And White wins.", "And Black resigned."],
            Outcome::BlackWins => ["White resigns.", "And Black wins.", "And White resigned."],
            Outcome::Draw => ["Drawn game.", "Drawn.", "The game was drawn."],
            Outcome::Open => ["", "", ""],
        }[dice.roll(3)];
        if !end.is_empty() {
            blocks.push(json!({"kind": "text", "game": index, "text": end}));
        }
        truth
    }

    fn truth(&self, game: &Game) -> TrueGame {
        let mut position = game.tree.start().clone();
        let (mut moves, mut names) = (Vec::new(), Vec::new());
        for id in game.tree.main_line(At::Start) {
            let mv = game.tree.node(id).mv;
            let after = position.after(&mv);
            let mut name = String::new();
            position.write_san(&mv, &after, &mut name);
            moves.push(mv);
            names.push(name);
            position = after;
        }
        let player = |color| {
            let name = game.tree.tag(color).unwrap_or_default();
            let surname = name.split(',').next().unwrap_or_default();
            let is_plain = surname.len() > 2 && surname.is_ascii() && surname != "N.N.";
            if is_plain { surname } else { "Amateur" }.to_owned()
        };
        TrueGame {
            white: player("White"),
            black: player("Black"),
            moves,
            names,
        }
    }

    /// Returns the moves as this printer prints them.
    fn names(&self, game: &Game, dice: &mut Dice) -> Vec<String> {
        let (notation, castles) = match self.notation {
            "short" => (Notation::SHORT, false),
            "long" => (Notation::LONG, false),
            "figurine" => (Notation::FIGURINE, false),
            "modern" => (Notation::Descriptive(Style::MODERN), false),
            "modern-castles" => (Notation::Descriptive(Style::MODERN), true),
            "spaced" => (Notation::Descriptive(Style::SPACED), true),
            "to" => (Notation::Descriptive(Style::TO), true),
            "staunton" => (Notation::Descriptive(Style::STAUNTON), false),
            _ => (Notation::Descriptive(Style::KT), dice.roll(2) == 0),
        };
        let discovered = dice.roll(2) == 0;
        let mut position = game.tree.start().clone();
        let mut names = Vec::new();
        for id in game.tree.main_line(At::Start) {
            let mv = game.tree.node(id).mv;
            let mut name = notation.name(&mv, &position.turn()).reading.text;
            if castles {
                name = match name.strip_prefix("O-O-O") {
                    Some(rest) => format!("Castles QR{rest}"),
                    None => name.replace("O-O", "Castles"),
                };
            }
            if self.notation == "kt-times" {
                name = name.replace('x', "×");
            }
            if discovered && name.ends_with("dis ch") {
                name = name.replace("dis ch", "dis. ch.");
            }
            names.push(name);
            position.play(&mv);
        }
        names
    }

    fn number(&self, number: usize) -> String {
        format!("{number}{}", self.stop)
    }

    /// Adds the moves in rows.
    fn rows(&self, game: usize, names: &[String], dice: &mut Dice, blocks: &mut Vec<Value>) {
        if self.layout == Layout::Headed {
            blocks.push(
                json!({"kind": "row", "sides": true, "game": game, "cells": ["WHITE.", "BLACK."]}),
            );
        }
        let mut notes = 0;
        for (at, pair) in names.chunks(2).enumerate() {
            let number = self.number(at + 1);
            let comment = self.comments && at > 2 && dice.roll(8) == 0;
            let splits = comment && pair.len() == 2 && dice.roll(3) == 0;
            let mut cells = vec![number.clone(), pair[0].clone()];
            if splits {
                blocks.push(json!({"kind": "row", "game": game, "cells": cells}));
                blocks.push(prose(game, at + 1, names, dice));
                cells = vec![number, "......".to_owned(), pair[1].clone()];
                blocks.push(json!({"kind": "row", "game": game, "cells": cells}));
                continue;
            }
            if let Some(black) = pair.get(1) {
                if self.layout == Layout::BothNumbered {
                    cells.push(number);
                }
                cells.push(black.clone());
            }
            let mut row = json!({"kind": "row", "game": game, "cells": cells});
            if self.footnotes && !comment && at > 3 && dice.roll(12) == 0 && notes < 4 {
                let mark = ["(a)", "(b)", "(c)", "(d)"][notes];
                notes += 1;
                let last = cells.len() - 1;
                row["cells"][last] = json!(format!("{} {mark}", cells[last]));
                row["note"] = json!(format!("{mark} {}", sentences(1, dice)));
            }
            blocks.push(row);
            if comment {
                blocks.push(prose(game, at + 1, names, dice));
            }
        }
    }

    /// Adds the moves as running text, in one paragraph or several with prose between them.
    fn run(&self, game: usize, names: &[String], dice: &mut Dice, blocks: &mut Vec<Value>) {
        let comma = if self.notation == "staunton" || dice.roll(2) == 0 {
            ","
        } else {
            ""
        };
        let semicolon = if comma.is_empty() { "" } else { ";" };
        let mut text = Vec::new();
        let flush = |text: &mut Vec<String>, blocks: &mut Vec<Value>| {
            if !text.is_empty() {
                blocks.push(
                    json!({"kind": "text", "score": true, "game": game, "text": text.join(" ")}),
                );
                text.clear();
            }
        };
        for (at, pair) in names.chunks(2).enumerate() {
            let number = self.number(at + 1);
            text.push(match pair.get(1) {
                Some(black) => format!("{number} {}{comma} {black}{semicolon}", pair[0]),
                None => format!("{number} {}{semicolon}", pair[0]),
            });
            if self.comments && at > 2 && dice.roll(9) == 0 {
                flush(&mut text, blocks);
                blocks.push(prose(game, at + 1, names, dice));
            }
        }
        flush(&mut text, blocks);
    }
}

/// Running heads.
const HEADS: [&str; 5] = [
    "The chess player's companion",
    "Games at odds and even",
    "Selected games",
    "The openings illustrated",
    "Match and tournament games",
];

const OPENINGS: [&str; 8] = [
    "RUY LOPEZ",
    "FRENCH DEFENCE",
    "QUEEN'S GAMBIT DECLINED",
    "SICILIAN DEFENCE",
    "IRREGULAR OPENING",
    "GIUOCO PIANO",
    "EVANS GAMBIT",
    "VIENNA GAME",
];

const PLACES: [&str; 8] = [
    "London",
    "Vienna",
    "Hastings",
    "Baden-Baden",
    "St. Petersburg",
    "New York",
    "Paris",
    "Breslau",
];

const NUMERALS: [(usize, &str); 9] = [
    (100, "C"),
    (90, "XC"),
    (50, "L"),
    (40, "XL"),
    (10, "X"),
    (9, "IX"),
    (5, "V"),
    (4, "IV"),
    (1, "I"),
];

fn roman(mut number: usize) -> String {
    let mut text = String::new();
    for (value, letters) in NUMERALS {
        while number >= value {
            text += letters;
            number -= value;
        }
    }
    text
}

/// Returns the lines of a heading.
fn heading(_: &Game, game: &TrueGame, number: usize, dice: &mut Dice) -> Vec<String> {
    let opening = dice.pick(&OPENINGS);
    let (white, black) = (&game.white, &game.black);
    let place = format!("{}, {}.", dice.pick(&PLACES), 1851 + dice.roll(80));
    match dice.roll(4) {
        0 => vec![
            format!("GAME {number}. {opening}."),
            format!("White: {white}. Black: {black}."),
            place,
        ],
        1 => vec![
            format!("GAME {}.", roman(number)),
            format!("{opening}."),
            format!("White, {white}. Black, {black}."),
        ],
        2 => vec![
            format!("GAME No. {number}"),
            format!("Played at {place}"),
            format!("White: {white}. Black: {black}."),
        ],
        _ => vec![
            format!("GAME {number}"),
            format!("{opening}"),
            format!("{} v. {}", white.to_uppercase(), black.to_uppercase()),
        ],
    }
}

/// Returns a paragraph about the game after this move.
fn prose(game: usize, number: usize, names: &[String], dice: &mut Dice) -> Value {
    let mut text = sentences(1 + dice.roll(3), dice);
    // A note may name a move, as a reader of notes expects.
    if dice.roll(3) == 0 {
        let name = &names[dice.roll((2 * number).min(names.len()))];
        text += &match dice.roll(3) {
            0 => format!(" Better than {name}."),
            1 => format!(" If {name}, the attack would be too strong."),
            _ => format!(" The reply {name} was expected here."),
        };
    }
    json!({"kind": "text", "game": game, "text": text})
}

/// Returns sentences such as a book of games has between its moves.
fn sentences(count: usize, dice: &mut Dice) -> String {
    const WHO: [&str; 12] = [
        "White",
        "Black",
        "The first player",
        "The second player",
        "The attack",
        "The defence",
        "This advance",
        "This sacrifice",
        "The text move",
        "The Queen's Bishop",
        "The hostile King",
        "The passed Pawn",
    ];
    const DOES: [&str; 12] = [
        "gains",
        "gives up",
        "prepares",
        "prevents",
        "threatens",
        "overlooks",
        "loses",
        "secures",
        "weakens",
        "strengthens",
        "retains",
        "obtains",
    ];
    const WHAT: [&str; 14] = [
        "a valuable tempo",
        "the command of the open file",
        "the exchange",
        "a Pawn",
        "the centre",
        "the Queen's side",
        "the better game",
        "the advance of the Pawns",
        "a strong attack",
        "the post of the Knight",
        "every chance of a draw",
        "the retreat of the Bishop",
        "the long diagonal",
        "the majority of Pawns",
    ];
    const HOW: [&str; 12] = [
        "",
        "",
        "",
        ", as the sequel shows",
        " at the right moment",
        " without compensation",
        ", which decides the game",
        " in a few moves",
        ", and the end is near",
        " with a fine position",
        ", although there was nothing better",
        " before Castling",
    ];
    let sentence = |dice: &mut Dice| {
        let [who, does, what, how] =
            [&WHO[..], &DOES[..], &WHAT[..], &HOW[..]].map(|words| words[dice.roll(words.len())]);
        format!("{who} {does} {what}{how}.")
    };
    (0..count)
        .map(|_| sentence(dice))
        .collect::<Vec<_>>()
        .join(" ")
}
