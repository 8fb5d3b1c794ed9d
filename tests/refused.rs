//! Why a move is refused: the very sentences, at least two of each kind, and what is drawn.

use rank_and_file::board::{Cell, Drawn, Man, Men, Role, Setup, Shape, Side, Variant};
use rank_and_file::game::fen::{read_fen, read_setup};
use rank_and_file::notation::Bit;
use rank_and_file::rules::{Position, answers, refused, stuck, why_mate};

fn cell(name: &str) -> Cell {
    Cell::parse(name).expect("a square")
}

fn orthodox(fen: &str) -> Position {
    read_fen(fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

fn variant(variant: Variant, fen: &str) -> Position {
    let setup = read_setup(fen).expect("a position");
    Position::from_setup(&Setup { variant, ..setup })
        .unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A position of Chess 99 from a list of men, `Ke1` White's and `ke9` Black's; `P` is a pawn and `A`
/// a paladin.
fn chess99(side: Side, list: &str) -> Position {
    let mut men = Men::default();
    for word in list.split_whitespace() {
        let letter = word.chars().next().expect("a letter");
        let side = if letter.is_ascii_uppercase() {
            Side::White
        } else {
            Side::Black
        };
        let man = Man::from_letter(letter).expect("a man");
        men.put(cell(&word[1..]), Some((side, man)));
    }
    let array = Setup::array(Variant::Chess99);
    Position::from_setup(&Setup { men, side, ..array }).expect("a position")
}

/// What is said of a move that is asked for, `e2e5`.
fn said(position: &Position, asked: &str) -> String {
    refused(position, cell(&asked[..2]), cell(&asked[2..]))
        .map_or("legal".to_owned(), |refused| refused.sentence().to_string())
}

/// Holds a position to its sentences.
fn says(position: &Position, table: &[(&str, &str)]) {
    let wrong: Vec<String> = table
        .iter()
        .map(|&(asked, expected)| (asked, said(position, asked), expected))
        .filter(|(_, said, expected)| said != expected)
        .map(|(asked, said, expected)| format!("{asked}\n  says     {said}\n  expected {expected}"))
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// The squares of the figures drawn with a meaning: `a1-a8` an arrow, `xa1` a cross, `oa1` a circle.
fn figures(drawn: &[Drawn], role: Role) -> String {
    let mut names: Vec<String> = drawn
        .iter()
        .filter(|drawn| drawn.role == role)
        .map(|drawn| match drawn.shape {
            Shape::Arrow(from, to) => format!("{from}-{to}"),
            Shape::Cross(at) => format!("x{at}"),
            Shape::Circle(at) => format!("o{at}"),
        })
        .collect();
    names.sort();
    names.join(" ")
}

fn drawn(position: &Position, asked: &str, role: Role) -> String {
    let refused = refused(position, cell(&asked[..2]), cell(&asked[2..])).expect("a refusal");
    figures(&refused.drawn(), role)
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn dump() {
    let show = |position: &Position, list: &str| {
        for asked in list.split_whitespace() {
            println!("(\"{asked}\", \"{}\"),", said(position, asked));
        }
        println!();
    };
    let o = |fen: &str, list: &str| {
        println!("-- {fen}");
        show(&orthodox(fen), list);
    };
    o(
        START,
        "e4e5 d5d6 e7e5 g8f6 g1g3 b1b4 f1c4 d1h5 a1a3 e1e3 e2e5 e2d2 d2c2 e2e1 a1b1 f1e2 e2d3 d2c3 e1g1 e1h1 e1c1 e2f4 f1f3",
    );
    o(
        "4k3/8/4p3/8/3nP3/3P4/1P6/1B2K1N1 w - - 0 1",
        "e4e6 d3d4 d3d5 b2b2 d3e4 b1e4 e1e3 b2b3 e4d5 e4f5 d3c4",
    );
    o(
        "rnbqkbnr/1pp1pppp/p7/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 3",
        "e5d6 e5f6",
    );
    o(
        "rnbqkbnr/ppp1pppp/8/3pP3/8/8/PPPPNPPP/RNBQKB1R w KQkq d6 0 3",
        "e2d6 d1d6 e5e6",
    );
    o("4k3/8/3p4/3pP1n1/8/8/8/4K3 w - - 0 1", "e5d5 e5f6 e5e7");
    o(
        "k1r5/b7/1n6/8/4b3/5R2/6K1/8 w - - 0 1",
        "f3f8 f3e3 g2f2 f3g4",
    );
    o(
        "k1r5/b7/1n6/8/4b3/5R2/6K1/8 b - - 0 1",
        "a8b8 a8a7 a8b7 e4d5 b6d5 b6c8",
    );
    o(
        "4k3/4r3/8/8/8/8/3P4/R3K3 w Q - 0 1",
        "d2d4 e1e2 e1c1 e1a1 a1a2 e1f1",
    );
    o(
        "4k3/8/8/8/8/2k5/8/K7 w - - 0 1"
            .replace("4k3", "8")
            .as_str(),
        "a1b2 a1a2 a1b1 a1c3",
    );
    o("8/8/8/2k5/8/8/8/r1K4r w - - 0 1", "c1b1 c1d1 c1b2");
    o("4r2k/8/8/8/8/8/4K3/4R3 w - - 0 1", "e2e3 e2d3 e1a1");
    o(
        "4k3/8/8/4r3/8/5n2/4B3/3QK3 w - - 0 1",
        "e2f3 d1d5 e1f1 e1d2 d1d2 d1b3 e1f2 e1e2",
    );
    o(
        "4k3/8/8/8/8/5n2/8/3QKB2 w - - 0 1",
        "f1e2 d1f3 e1e2 d1e2 f1d3",
    );
    o("4k3/8/8/r2Pp2K/8/8/8/8 w - e6 0 1", "d5e6 d5d7");
    o("4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1", "e5d6");
    o("4k3/8/8/b7/3pP3/8/8/4K3 w - - 0 1", "e1d2 e1e2 e4e5");
    o("6k1/5ppp/8/8/8/8/8/K3R3 w - - 0 1", "a1a1 e1e1");
    o("4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1", "g8f8 f7f6 a1a2 a8a7");
    o("k7/2Q5/1K6/8/8/8/8/8 b - - 0 1", "a8b8 a8a7");
    println!("castling");
    o("4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1");
    o("4k3/8/8/8/8/8/8/R3K2R w - - 0 1", "e1g1 e1h1 e1c1 e1a1");
    o("4k3/8/8/8/8/8/8/R3K2R w Q - 0 1", "e1g1 e1c1");
    o("4k3/8/8/8/8/8/8/R3K3 w Q - 0 1", "e1g1");
    o("4k3/8/8/8/8/8/8/RN2KB1R w KQ - 0 1", "e1g1 e1c1 e1h1");
    o("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
    o("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
    o("4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1");
    o("1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1", "e1g1 e1c1");
    o("1r2k3/8/8/8/8/8/6n1/RN2K2R w KQ - 0 1", "e1g1 e1c1");
    o("4k3/8/8/8/8/8/8/R2K3R w - - 0 1", "d1f1 d1a1 d1b1 d1h1");
    o("4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1", "d1g1 d1b1 d1c1");
    o("4k1r1/8/8/8/8/8/8/1R1KB1R1 w GB - 0 1", "d1g1 d1b1 d1f1");
    o("4k3/8/8/8/8/8/8/r1RK4 w C - 0 1", "d1c1");
    println!("mates");
    for fen in [
        "k1K5/8/8/8/8/8/8/8 b - - 0 1",
        "3rkr2/8/3N4/8/8/8/8/K3R3 b - - 0 1",
        "3rkr2/3p1p2/3N4/8/8/8/8/K3R3 b - - 0 1",
        "3rkb2/3p1p2/3N4/8/8/8/8/K3R3 b - - 0 1",
        "6k1/5ppp/8/8/8/1r6/8/K2R4 b - - 0 1",
        "3R2k1/5ppp/4r3/8/2B5/8/8/K7 b - - 0 1",
        "3R2k1/5p1p/5qpB/8/8/8/8/K5R1 b - - 0 1",
        "3R3k/6rp/8/8/3B4/8/8/K7 b - - 0 1",
        "4R1k1/5ppp/5ppp/8/8/8/8/8/K7 b - - 0 1",
        "r1bq1b1r/pppnkBpp/3p1n2/3NN3/4P3/8/PPPP1PPP/R1BbK2R b KQ - 0 1"
            .replace("r1bq1b1r/pppnkBpp/3p1n2", "rn1q1bnr/ppp1kBp1/3p2p1")
            .as_str(),
        "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
        "4k3/8/3NN3/8/8/8/8/K3R3 b - - 0 1",
        "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 0 1",
        "8/8/5K2/6Q1/8/8/8/8 b - - 0 1"
            .replace("8/8/5K2/6Q1", "8/6Qk/5K2/8")
            .as_str(),
        "R2r2k1/5ppp/8/8/8/6q1/6B1/K7 b - - 0 1",
        "3qk3/3ppQ2/6N1/8/2B5/8/8/K7 b - - 0 1",
    ] {
        println!("{fen}\n   {}", why_mate(&orthodox(fen)));
    }
    println!("u-chess");
    let u = |fen: &str, list: &str| show(&variant(Variant::UChess, fen), list);
    let a = |fen: &str, list: &str| show(&variant(Variant::UChessAise, fen), list);
    u(START, "e2e4 g1f3 a2a4 e1e2");
    u("7k/8/8/8/8/K7/8/3R3R w - - 0 1", "d1e1 h1f1 d1c1");
    u("7k/8/8/1p3p2/8/3Q4/8/K7 w - - 0 1", "d3b5");
    u("1r5k/P7/8/8/8/8/8/K7 w - - 0 1", "a7b8 a7a8");
    u("7k/P1P5/8/8/8/8/8/K7 w - - 0 1", "a7a8");
    u("1k6/P1P5/8/8/8/8/8/K7 w - - 0 1", "a7b8");
    u("4k2r/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1");
    a("4r2k/8/8/8/8/4N3/8/4K3 w - - 0 1", "e3d5");
    a("4r2k/8/8/8/8/8/8/3K4 w - - 0 1", "d1e1");
    println!("chess99");
    let c = |list: &str, asked: &str| show(&chess99(Side::White, list), asked);
    show(
        &Position::array(Variant::Chess99),
        "f1f3 f1d3 e1g1 e1c1 e2e5 e2d3 e1b1 e1e2 e1h1 c1e3 a2c3 a9a8",
    );
    c(
        "Ke2 Ra2 Rg1 ke9 Pe5 pd6 pd5",
        "e2a2 e2g2 e5c7 e5d6 e5d5 e2g1",
    );
    c(
        "Ke1 Ra1 Nc1 ke9 Pf9 Pd4",
        "e1a1 f9f8 f9d5 d4d3 d4d7 f9e9 f9d8 f9h7 f9g8",
    );
    println!("diagram");
    let d = |fen: &str, asked: &str| show(&variant(Variant::Diagram, fen), asked);
    d(
        "8/8/8/8/8/P7/8/K1K4r w - - 0 1",
        "a1b1 h1h1 d4d5 h1b1 a3a5 c1c2 c1d1",
    );
    show(
        &Position::array(Variant::Modern),
        "e1g1 f1e3 f1f3 e2e4 e2e5",
    );
    println!("stuck");
    for (fen, at) in [
        (START, "a1"),
        (START, "f1"),
        ("k1r5/b7/1n6/8/4b3/5R2/6K1/8 w - - 0 1", "f3"),
        ("4k3/4r3/8/8/8/8/P2P4/R3K3 w Q - 0 1", "a2"),
        ("4k3/8/4p3/8/3nP3/3pP3/3P4/1B2K1N1 w - - 0 1", "d2"),
        (START, "e2"),
    ] {
        println!(
            "{at} {:?}",
            stuck(&orthodox(fen), cell(at)).map(|r| r.sentence().to_string())
        );
    }
}
