//! Games that have ended, and the reasons why a mate has no answer.

use rank_and_file::board::{Color, Setup, Variant};
use rank_and_file::rules::{Position, why_mate};

use super::{chess99, one, orthodox, says, variant};

#[test]
fn a_game_that_is_over_says_how_it_ended() {
    let mate = "The game is over: Black is mated.";
    one(
        "4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
        &[("g8f8", mate), ("f7f6", mate)],
    );
    one(
        "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1",
        &[(
            "a8b8",
            "The game is over: Black is not in check and has no legal move.",
        )],
    );
    let fallen = variant(Variant::UChess, "8/8/8/8/8/8/8/K6Q b - - 0 1");
    says(
        &fallen,
        &[("a1a2", "The game is over: Black's king has been taken.")],
    );
    says(
        &chess99(Color::White, "Ra1 ke9"),
        &[("a1a2", "The game is over: White's king has been taken.")],
    );
    let long = Setup {
        fullmove: 100,
        ..Setup::array(Variant::Chess99)
    };
    says(
        &Position::from_setup(&long).expect("a position"),
        &[(
            "a2a3",
            "The game is over: both sides have made their 99 moves.",
        )],
    );
}

#[test]
fn a_mate_says_why_no_answer_exists() {
    for (fen, why) in [
        // The queen mates the black king on h7, protected by the king on f6.
        (
            "8/6Qk/5K2/8/8/8/8/8 b - - 0 1",
            "The king on h7 is in check from the queen on g7. No capture: the queen on g7 is protected by the king on f6. No interposition: nothing fits between the queen on g7 and the king. No flight: the king on f6 attacks g6; the queen on g7 attacks h6, g8 and h8.",
        ),
        (
            "4R1k1/5ppp/8/8/8/8/8/K7 b - - 0 1",
            "The king on g8 is in check from the rook on e8. No capture: nothing can take the rook on e8. No interposition: nothing can go to f8. No flight: the rook on e8 attacks f8 and h8; its own pieces stand on f7, g7 and h7.",
        ),
        (
            "6rk/5Npp/8/8/8/8/8/K7 b - - 0 1",
            "The king on h8 is in check from the knight on f7. No capture: nothing can take the knight on f7. No interposition: a knight's leap cannot be blocked. No flight: its own pieces stand on g7, h7 and g8.",
        ),
        // Legall's mate.
        (
            "rn1q1bnr/ppp1kBp1/3p2p1/3NN3/4P3/8/PPPP1PPP/R1BbK2R b KQ - 0 1",
            "The king on e7 is in check from the knight on d5. No capture: nothing can take the knight on d5. No interposition: a knight's leap cannot be blocked. No flight: the bishop on f7 is protected by the knight on e5; the bishop on f7 attacks e6 and e8; the knight on d5 attacks f6; the knight on e5 attacks d7; its own pieces stand on d6, d8 and f8.",
        ),
        (
            "3rkb2/3p1p2/3N4/8/8/8/8/K3R3 b - - 0 1",
            "The king on e8 is in check from the rook on e1 and the knight on d6, a double check, which only the king could answer. No flight: the rook on e1 attacks e7; its own pieces stand on d7, f7, d8 and f8.",
        ),
        // The pieces that could capture or interpose are pinned.
        (
            "4R1k1/5bpp/8/8/2B5/8/8/K7 b - - 0 1",
            "The king on g8 is in check from the rook on e8. No capture: the bishop on f7 is pinned to the king on g8 by the bishop on c4, along the diagonal. No interposition: nothing can go to f8. No flight: the rook on e8 attacks f8 and h8; its own pieces stand on f7, g7 and h7.",
        ),
        (
            "3R2k1/5p1p/6nB/8/8/8/8/K5R1 b - - 0 1",
            "The king on g8 is in check from the rook on d8. No capture: nothing can take the rook on d8. No interposition: the knight on g6 is pinned to the king on g8 by the rook on g1, along the g-file. No flight: the bishop on h6 attacks g7 and f8; the rook on d8 attacks h8; its own pieces stand on f7 and h7.",
        ),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", ""),
    ] {
        assert_eq!(why_mate(&orthodox(fen)).to_string(), why, "{fen}");
    }
}
