//! Games for the tests.

/// Legall against St Brie, Paris 1750, in the four notations of an old primer.
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

/// Returns one hundred moves by each side without a capture, some of them with an extra letter.
pub fn hundred_moves() -> String {
    let opening = "Nf3 Nf6 g3 g6 Bg2 Bg7 O-O O-O d3 d6 e3 e6";
    let rounds = [
        "Nbd2 Nbd7 Nb1 Nb8",
        "Re1 Re8 Rf1 Rf8",
        "Nc3 Nc6 Nb1 Nb8",
        "Nh4 Nh5 Nf3 Nf6",
    ];
    let rounds = rounds.iter().cycle().flat_map(|round| round.split(' '));
    let names = opening.split(' ').chain(rounds).take(200);
    let numbered = names.enumerate().map(|(at, name)| match at % 2 {
        0 => format!("{}. {name} ", at / 2 + 1),
        _ => format!("{name} "),
    });
    numbered.collect()
}
