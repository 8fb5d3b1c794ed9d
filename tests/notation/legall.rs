//! Legall against St Brie, Paris 1750, as a primer prints it in four notations, must be read as the
//! same game.

use rank_and_file::game::At;
use rank_and_file::game::pgn::{Game, ReadAs, games};
use rank_and_file::notation::Notation;

const SPELLINGS: [(&str, Notation); 4] = [
    (
        "1.e4 e5 2.Bc4 d6 3.Nf3 Bg4 4.Nc3 g6? 5.Nxe5 Bxd1?? 6.Bxf7+ Ke7 7.Nd5#",
        Notation::SHORT,
    ),
    (
        "1.e2-e4 e7-e5 2.Bf1-c4 d7-d6 3.Ng1-f3 Bc8-g4 4.Nb1-c3 g7-g6? 5.Nf3xe5 Bg4xd1?? 6.Bc4xf7+ Ke8-e7 7.Nc3-d5#",
        Notation::LONG,
    ),
    (
        "1.e4 e5 2.Bc4 d6 3.Nf3 Bg4 4.Nc3 g6 5.Ne5 Bd1 6.Bf7 Ke7 7.Nd5#",
        Notation::MINIMAL,
    ),
    (
        "1.P-K4 P-K4 2.B-QB4 P-Q3 3.N-KB3 B-KN5 4.N-QB3 P-KN3? 5.NxP BxQ?? 6.BxPch K-K2 7.N-Q5 mate",
        Notation::DESCRIPTIVE,
    ),
];

/// Returns the moves as coordinates.
fn line(game: &Game) -> String {
    let moves = game
        .tree
        .main_line(At::Start)
        .map(|id| game.tree.node(id).mv);
    moves
        .map(|mv| format!("{}{}", mv.from, mv.to))
        .collect::<Vec<_>>()
        .join(" ")
}

#[test]
fn the_four_spellings_of_the_primer_are_one_game() {
    const MOVES: &str = "e2e4 e7e5 f1c4 d7d6 g1f3 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5";
    for (text, notation) in SPELLINGS {
        // The reader is told the notation or not, and the text is on one line or has one move a
        // line.
        for text in [text.to_owned(), text.replace(' ', "\n")] {
            for read_as in [ReadAs::Only(notation), ReadAs::Auto] {
                let mut found = games(&text, read_as);
                let game = found.next().expect("a game");
                assert!(
                    game.troubles.is_empty(),
                    "{read_as:?}: {}",
                    game.troubles[0]
                );
                assert_eq!(line(&game), MOVES, "{read_as:?}: {text}");
                assert!(found.next().is_none(), "{text}");
            }
        }
    }
}
