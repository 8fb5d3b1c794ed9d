//! The session of a first visit.

use super::Session;
use super::text::read_games;
use crate::game::At;

/// The Opera Game (Morphy against the Duke of Brunswick and Count Isouard, Paris 1858). It is short
/// and famous, and its eleventh move needs an added letter, which makes a good first example.
const FIRST_GAME: &str = "[Event \"Paris Opera\"]\n[Site \"Paris\"]\n[Date \"1858.??.??\"]\n\
    [White \"Morphy\"]\n[Black \"Duke of Brunswick and Count Isouard\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. Nf3 d6 3. d4 Bg4 4. dxe5 Bxf3 5. Qxf3 dxe5 6. Bc4 Nf6 7. Qb3 Qe7 8. Nc3 c6 \
    9. Bg5 b5 10. Nxb5 cxb5 11. Bxb5+ Nbd7 12. O-O-O Rd8 13. Rxd7 Rxd7 14. Rd1 Qe6 \
    15. Bxd7+ Nxd7 16. Qb8+ Nxb8 17. Rd8# 1-0";

/// The ply shown on a first visit: 11… Nbd7.
const FIRST_PLY: usize = 22;

impl Session {
    /// Returns the session of a first visit: a short famous game, at a move whose name needs
    /// explaining.
    #[must_use]
    pub fn first_visit() -> Session {
        let mut session = Session::of(read_games(FIRST_GAME));
        let there = session.tree().main_line(At::Start).nth(FIRST_PLY - 1);
        session.go(there.map_or(At::Start, At::After));
        session
    }
}
