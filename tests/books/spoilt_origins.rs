//! Moves that name their starting square, with letters misprinted: they are read like other moves.
//!
//! | printed | read |
//! |---|---|
//! | `Ht. (Q. B's 3d.) takes P.` | the knight takes the pawn |
//! | `K. 8. from Q. B's 4th. takes P.` | the bishop takes the pawn |
//! | `H. at Q's sq. takes Kt.` | the rook takes the knight |

use rank_and_file::board::Move;
use rank_and_file::book::{BookGame, doubts, read};

/// The Opera Game as the handbooks print it.
const PAGE: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

    1. P. to K's 4th.                        1. P. to K's 4th.
    2. K. Kt. to K. B's 3d.                  2. P. to Q's 3d.
    3. P. from Q's 2d. to Q's 4th.           3. Q. B. to K. Kt's 5th.
    4. P. takes P.                           4. B. takes Kt.
    5. Q. takes B.                           5. P. takes P.
    6. K. B. to Q. B's 4th.                  6. K. Kt. to K. B's 3d.
    7. Q. to Q. Kt's 3d.                     7. Q. to K's 2d.
    8. Q. Kt. to Q. B's 3d.                  8. P. to Q. B's 3d.
    9. Q. B. to K. Kt's 5th.                 9. P. to Q. Kt's 4th.
   10. Kt. (Q. B's 3d.) takes P.            10. P. takes Kt.
   11. K. B. from Q. B's 4th. takes P. (ch) 11. Q. Kt. to Q's 2d.
   12. Castles on Q's side.                 12. Q. R. to Q's sq.
   13. R. at Q's sq. takes Kt.              13. R. takes R.
   14. R. to Q's sq.                        14. Q. (K's 2d.) to K's 3d.
   15. B. takes R. (ch)                     15. Kt. takes B.
   16. Q. to Q. Kt's 8th. (ch)              16. Kt. takes Q.
   17. R. to Q's 8th, mate.
";

/// Returns the page with these misprints; each clean print must be there once.
fn spoilt(misprints: &[(&str, &str)]) -> String {
    misprints
        .iter()
        .fold(PAGE.to_owned(), |page, (clean, print)| {
            assert_eq!(page.matches(clean).count(), 1, "{clean}");
            page.replace(clean, print)
        })
}

#[test]
fn misprints_beside_the_place_whence_a_piece_comes_cost_no_other_move() {
    let clean = read(PAGE).games.remove(0);
    assert_eq!(clean.plies.len(), 33);
    let knight = ("10. Kt. (Q. B's 3d.) takes", "10. Ht. (Q. B's 3d.) takes");
    let bishop = (
        "K. B. from Q. B's 4th. takes P.",
        "K. 8. from Q. B's 4th. takes P.",
    );
    let rook = ("13. R. at Q's sq. takes Kt.", "13. H. at Q's sq. takes Kt.");
    let queen = ("14. Q. (K's 2d.) to K's 3d.", "14. O. (K's 2d.) to H's 3d.");
    for misprints in [
        &[knight][..],
        &[bishop],
        &[rook],
        &[queen],
        &[knight, bishop],
        &[rook, queen],
        &[bishop, rook, queen],
        &[knight, bishop, rook, queen],
    ] {
        let page = spoilt(misprints);
        let book = read(&page);
        assert_eq!(book.games.len(), 1, "{misprints:?}");
        let game = &book.games[0];
        let moves =
            |game: &BookGame| -> Vec<Move> { game.plies.iter().map(|ply| ply.mv).collect() };
        assert_eq!(moves(game), moves(&clean), "{misprints:?}");
        let told = doubts(&page, game);
        assert!(told.len() >= misprints.len(), "{misprints:?}: {told:?}");
    }
}
