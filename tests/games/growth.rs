//! How the work of reading scores, positions and links grows with their length, by counted steps.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::{looks_like_fen, read_fen};
use rank_and_file::game::pgn::{PlainWalk, ReadAs, games, games_of, outline, tags};
use rank_and_file::game::positions::{PositionReader, is_position_list};
use rank_and_file::game::printed::read_printed;
use rank_and_file::library::GameIndex;
use rank_and_file::notation::CATALOGUE;
use rank_and_file::rules::Position;
use rank_and_file::session::link;
use testing::chance::{Dice, cases};
use testing::growth::{Shape, not_linear};

/// Parts of scores, of which shapes are made.
const PARTS: [&str; 78] = [
    "1.",
    "2.",
    "1...",
    "12",
    "1)",
    "1. e4 e5",
    "2. Nf3 Nc6",
    "e4",
    "e5",
    "Nf3",
    "Ng1",
    "Nf6",
    "Ng8",
    "O-O",
    "0-0-0",
    "e2e4",
    "e2-e4",
    "5254",
    "5755",
    "P-K4",
    "P-K4; P-K4",
    "N-KB3",
    "Kt-KB3",
    "P. to K's 4th.",
    "R(R2)-K2",
    "Q x P ch",
    "Castles (Q. R.)",
    "C3AR",
    "Sf3",
    "S f3",
    "e4-e5",
    "--",
    "Z0",
    "{",
    "}",
    "{a}",
    "{a {b} c}",
    "{[%clk 0:01]}",
    "(",
    ")",
    "(1. d4)",
    "((",
    "))",
    "[",
    "]",
    "[A \"x\"]",
    "[Event \"x\"]",
    "[FEN \"",
    "[fen \"8/8\"]",
    "[White Smith]",
    "\"",
    ";",
    "; words",
    "%",
    "% words",
    "$1",
    "$999",
    "!",
    "!?",
    "<",
    "<b>",
    "&nbsp;",
    "1-0",
    "1/2-1/2",
    "*",
    "0 - 1",
    "½",
    "resigns",
    "Black resigns",
    "drawn",
    "e.p.",
    "ch",
    "mate",
    "#",
    "K",
    "é",
    "\r\n",
    "white",
];

/// Shapes that each have cost some reader a search to the end of the text.
const KNOWN: [&str; 68] = [
    "1. P-K4; P-K4\n",
    "P-K4; P-K4; ",
    "P-K4; P-K4 ½ ",
    "; P-K4; P-K4 * ",
    "P-K4 P-K4 resigns ",
    "P-K4 P-K4 resigns 5254 5755 resigns ",
    "P-K4 P-K4 (N-N9) resigns ",
    "P-K4 P-K4 1-0\n",
    "{a {b} ",
    "{a ",
    "} ",
    "(e4 ",
    "[A \"",
    "[A \"\n",
    "[Event \"x\"]\n",
    "[Event \"x\"]\n\n1. e4 e5 *\n\n",
    "; ",
    "\n% ",
    "<",
    "\r\n \r\n",
    "1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3. Kt-Kt1 Kt-Kt1 ",
    "1. e4 e5 2. Nf9 ",
    "e4 P-K4 5254 C3AR e2e4 Sf3 ",
    "Nf3 N-KB3 Nf6 N-KB3 ",
    "e5 e6 d5 d6 ",
    "11-15 23-19 ",
    "[Event \"x\"]\n\ne5 d4 e6 d5 c3 f3 h5 b7 *\n\n",
    "[T1 \"x\"]\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n",
    "[FEN \"4k3/8/8/8/8/8/8/4K3 w - - 0 1\"]\n\n1. Kd1 *\n\n",
    "4k3/8/8/8/8/8/8/4K3 w - - 0 1\n",
    "4k3/8/8/8/8/8/8/4K3 w - - id \"x\";\n",
    "rnbqkbnr/",
    "1-0 0-1 1/2-1/2 ",
    "{[%csl Ga1][%cal Ra1b2] ",
    "[%clk 0:01",
    "{}",
    "; {\n",
    "%{\n",
    "$1$2$",
    "e4!?!?",
    "e4+#+# ",
    "1... ",
    "1.1.1.",
    "O-O-",
    "0-0-0-",
    "R(R2)",
    "N(",
    "e8=(Q",
    "-----",
    "–—-",
    "\u{feff}",
    "½-",
    "1/2-",
    "(e4) ",
    "e4 (e5 ",
    ") (",
    "e4,e5,",
    "Kt x Kt x ",
    "N x P ch e.p. mate ",
    "1. e4 e5 *\n\n\n",
    "&#49;. ",
    "\"",
    "\\\"",
    "Z0 -- null ",
    "e4 e5 Black resigns ",
    "1. e4 e5 1-0 {a} ",
    "\n\n1. ",
];

/// Signs that open something, and those that close as many behind them.
const NESTED: [(&str, &str); 9] = [
    ("(e4 ", ") "),
    ("e4 (e5 ", ") "),
    ("e4 (d4 {a} ", "e5) "),
    ("(", ")"),
    ("{", "}"),
    ("{a ", "} e4 "),
    ("[A \"", "\"]\n"),
    ("<", ">"),
    ("(e4 {", "}) "),
];

/// A reader that needs nothing but a text.
type Read = fn(&str);

/// A reader under test and its name.
type Reader = (String, Box<dyn Fn(&str)>);

/// Returns a reader for each row that the catalogue has, of whole scores and of typed moves.
fn by_notation() -> Vec<Reader> {
    let mut readers: Vec<Reader> = Vec::new();
    for row in CATALOGUE {
        let notation = row.notation;
        let typed = move |text: &str| {
            let _ = notation.understand(text, &Position::start().turn());
            let _ = notation.extent(text);
        };
        readers.push((format!("{} typed", row.tag), Box::new(typed)));
        if row.is_read_by_name() {
            let score = move |text: &str| games(text, ReadAs::Only(notation)).for_each(drop);
            readers.push((row.tag.to_owned(), Box::new(score)));
        }
    }
    readers
}

/// Goes through the outlines of all games.
fn outlines(text: &str) {
    let mut at = 0;
    while let Some(game) = outline(text, at, true) {
        at = game.span.end;
    }
}

/// Goes through a plain score.
fn plain(text: &str) {
    let mut walk = PlainWalk::new(text);
    let mut position = Position::start();
    while let Some(mv) = walk.next(&position) {
        position.play(&mv);
    }
}

/// Reads a position, and each line as one of a list.
fn positions(text: &str) {
    let _ = (read_fen(text), looks_like_fen(text), is_position_list(text));
    let _ = read_printed(text);
    let mut reader = PositionReader::default();
    for line in text.lines() {
        let _ = reader.read(line);
    }
    let _ = reader.faults();
}

/// Opens a link with this score, and this text as a link.
fn linked(text: &str) {
    let mut form = String::new();
    link::field(&mut form, "g1", text);
    let _ = (link::read(&form), link::read(text));
}

fn readers() -> Vec<Reader> {
    let mut readers = by_notation();
    for variant in Variant::ALL {
        let auto = move |text: &str| games_of(text, ReadAs::Auto, variant).for_each(drop);
        readers.push((format!("{variant:?}"), Box::new(auto)));
    }
    let others: [(&str, Read); 6] = [
        ("tags", |text| drop(tags(text))),
        ("outline", outlines),
        ("plain", plain),
        ("positions", positions),
        ("index", |text| GameIndex::default().see(text, true)),
        ("link", linked),
    ];
    readers.extend(others.map(|(name, read)| -> Reader { (name.to_owned(), Box::new(read)) }));
    readers
}

#[test]
fn reading_a_score_takes_steps_in_proportion_to_its_length() {
    let mut dice = Dice::for_law(0x6772_6f77);
    let mut worse: Vec<String> = Vec::new();
    for (name, read) in readers() {
        println!("{name}");
        let mut shapes: Vec<Shape> = KNOWN.into_iter().map(Shape::of).collect();
        shapes.extend(NESTED.map(|(unit, foot)| Shape::nested(unit, foot)));
        shapes.extend((0..cases(12, 300)).map(|_| Shape::random(&mut dice, &PARTS)));
        // Longer scores take a build without optimisation too long.
        let lengths = [cases(12_000, 24_000), cases(48_000, 384_000)];
        for shape in not_linear(&shapes, lengths, read) {
            println!("  {shape}");
            worse.push(format!("{name}: {shape}"));
        }
    }
    assert!(worse.is_empty(), "{}", worse.join("\n"));
}

#[test]
fn games_of_two_moves_in_another_notation_are_read_one_by_one() {
    for (game, plies) in [
        ("P-K4 P-K4 resigns ", 2),
        ("5254 5755 1-0\n", 2),
        ("P-K4 P-K4 (N-N9) resigns ", 2),
    ] {
        let text = game.repeat(300);
        let lengths: Vec<usize> = games(&text, ReadAs::Auto)
            .map(|game| game.tree.len())
            .collect();
        assert_eq!(lengths, [plies; 300], "{game}");
    }
}
