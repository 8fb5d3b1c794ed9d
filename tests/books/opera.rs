//! The first moves of the Opera Game in rows of a page, and the words that the page finder hands
//! over.
//!
//! | page | a row of it |
//! |---|---|
//! | [`TWICE`] | ` 1. P-K4          1. P-K4` |
//! | [`ONCE`] | ` 1. P-K4          P-K4` |

use rank_and_file::book::find;

/// The Opera Game with a number before each move.
pub const TWICE: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

 1. P-K4          1. P-K4
 2. Kt-KB3        2. P-Q3
 3. P-Q4          3. B-Kt5
 4. PxP           4. BxKt
 5. QxB           5. PxP
 6. B-QB4         6. Kt-KB3
 7. Q-QKt3        7. Q-K2
 8. Kt-B3         8. P-B3
 9. B-KKt5        9. P-Kt4
10. KtxP         10. PxKt
11. BxKtP ch     11. QKt-Q2
12. Castles      12. R-Q1
";

/// The Opera Game with one number a row, and dots for White's moves that are followed by notes.
pub const ONCE: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

 1. P-K4          P-K4
 2. Kt-KB3        P-Q3
 3. P-Q4          B-Kt5
 4. PxP           BxKt
 5. QxB           PxP
 6. B-QB4         Kt-KB3
 7. Q-QKt3        Q-K2
 8. Kt-B3         P-B3
 9. B-KKt5        P-Kt4
10. KtxP
10. ........      PxKt
11. BxKtP ch      QKt-Q2
12. Castles       R-Q1
";

/// Returns the words handed over as moves of the only game.
pub fn handed(page: &str) -> Vec<String> {
    let found = find(page);
    assert_eq!(found.games.len(), 1, "{page}");
    let moves = found.games[0].moves.iter();
    moves
        .map(|moved| page[moved.span.clone()].to_owned())
        .collect()
}
