//! Games for the tests: our own, and some of the larger corpus.

use std::path::PathBuf;

/// Legall against St Brie, Paris 1750, in the four spellings of an old primer.
pub const LEGALL: [(&str, &str); 4] = [
    (
        "long algebraic",
        "1.e2-e4 e7-e5 2.Bf1-c4 d7-d6 3.Ng1-f3 Bc8-g4 4.Nb1-c3 g7-g6? 5.Nf3xe5 Bg4xd1?? 6.Bc4xf7+ Ke8-e7 7.Nc3-d5#",
    ),
    (
        "short algebraic",
        "1.e4 e5 2.Bc4 d6 3.Nf3 Bg4 4.Nc3 g6? 5.Nxe5 Bxd1?? 6.Bxf7+ Ke7 7.Nd5#",
    ),
    (
        "really short",
        "1.e4 e5 2.Bc4 d6 3.Nf3 Bg4 4.Nc3 g6 5.Ne5 Bd1 6.Bf7 Ke7 7.Nd5#",
    ),
    (
        "English descriptive",
        "1.P-K4 P-K4 2.B-QB4 P-Q3 3.N-KB3 B-KN5 4.N-QB3 P-KN3? 5.NxP BxQ?? 6.BxPch K-K2 7.N-Q5Mate",
    ),
];

/// A game as a server writes it, with clocks, a comment, an evaluation and a glyph.
pub const WITH_CLOCKS: &str = "[Event \"Rated Blitz game\"]\n[White \"Anna\"]\n[Black \"Ben\"]\n[Date \"2025.05.01\"]\n\
    [Result \"0-1\"]\n\n\
    1. f3?! { [%eval -0.7] [%clk 0:03:00] A weak beginning. } 1... e5 { [%clk 0:02:59] } \
    2. g4?? { [%clk 0:02:41] } 2... Qh4# { [%eval #-0] [%clk 0:02:57] Mate at once. } 0-1\n";

/// A game with variations in variations, comments and glyphs.
pub const WITH_VARIATIONS: &str = "[White \"A teacher\"]\n[Black \"A pupil\"]\n[Result \"*\"]\n\n\
    1. e4 e5 2. Nf3 {The knight comes out and attacks the pawn.} Nc6 \
    (2... d6 3. d4 (3. Bc4 Be7 (3... Bg4?! 4. Nc3 g6? 5. Nxe5 $1) 4. O-O) 3... exd4 4. Nxd4) \
    (2... f6? {This weakens the king.} 3. Nxe5 fxe5 4. Qh5+) \
    3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 6. Re1 b5 7. Bb3 d6 8. c3 O-O 9. h3 Nb8 10. d4 Nbd7 $10 *\n";

/// A short game with a comment and a variation.
pub const WITH_COMMENT: &str =
    "[White \"Able\"]\n[Black \"Baker\"]\n\n1. e4 {best} e5 (1... c5 2. Nf3) 2. Nf3 Nc6 *";

/// One hundred moves by each side, none of them taking, some that need a letter.
#[must_use]
pub fn hundred_moves() -> String {
    let opening = "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O d3 d6 e3 e6";
    let rounds = [
        "Nbd2 Nbd7 Nb1 Nb8",
        "Re1 Re8 Rf1 Rf8",
        "Nc3 Nc6 Nb1 Nb8",
        "Nh4 Nh5 Nf3 Nf6",
    ];
    let moves = opening
        .split(' ')
        .chain(rounds.iter().cycle().flat_map(|round| round.split(' ')))
        .take(200);
    let mut text = String::new();
    for (at, name) in moves.enumerate() {
        if at % 2 == 0 {
            text.push_str(&format!("{}. ", at / 2 + 1));
        }
        text.push_str(name);
        text.push(' ');
    }
    text
}

/// The path of a file of the larger corpus, whose folder `RANK_AND_FILE_CORPUS` names; tests that ask for it are marked so.
///
/// # Panics
/// When it is not there.
#[must_use]
pub fn corpus_file(file: &str) -> PathBuf {
    let folder = std::env::var_os(xtask::paths::CORPUS).map(PathBuf::from);
    let path = folder
        .expect("a test that reads the larger corpus is marked so")
        .join(file);
    // The browser wants the whole path.
    path.canonicalize()
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The first games of such a file.
///
/// # Panics
/// When the file cannot be read.
#[must_use]
pub fn corpus_games(file: &str, count: usize) -> Vec<String> {
    let path = corpus_file(file);
    let text = std::fs::read_to_string(&path)
        .unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let games = text.split("\n[Event ").take(count);
    games
        .map(|game| format!("[Event {}", game.trim_start_matches("[Event ")))
        .collect()
}
