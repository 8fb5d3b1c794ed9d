//! Every condition of castling, also in Chess960.

use rank_and_file::board::Role;

use super::{START, drawn, one, orthodox, says};

#[test]
fn castling_names_every_condition_that_fails() {
    let rank = |rank: &str, castling: &str| format!("4k3/8/8/8/8/8/8/{rank} w {castling} - 0 1");
    one(
        &rank("R3K2R", "-"),
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the king or the rook on h1 has moved.",
            ),
            (
                "e1a1",
                "White cannot castle on the queen's side: the king or the rook on a1 has moved.",
            ),
        ],
    );
    one(
        &rank("R3K2R", "Q"),
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the rook on h1 has moved.",
            ),
            (
                "e1h1",
                "White cannot castle on the king's side: the rook on h1 has moved.",
            ),
            ("e1c1", "legal"),
            ("e1a1", "legal"),
        ],
    );
    one(
        &rank("R2K3R", "-"),
        &[
            (
                "d1f1",
                "White cannot castle on the king's side: the king is no longer on e1.",
            ),
            (
                "d1a1",
                "White cannot castle on the queen's side: the king is no longer on e1.",
            ),
        ],
    );
    one(
        &rank("R3K3", "Q"),
        &[(
            "e1g1",
            "White cannot castle on the king's side: no rook of its own stands on h1.",
        )],
    );
    one(
        START,
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the bishop on f1 and the knight on g1 stand in the way.",
            ),
            (
                "e1h1",
                "White cannot castle on the king's side: the bishop on f1 and the knight on g1 stand in the way.",
            ),
        ],
    );
    one(
        &rank("RN2K2R", "KQ"),
        &[(
            "e1c1",
            "White cannot castle on the queen's side: the knight on b1 stands in the way.",
        )],
    );
    let check = orthodox("4k3/4r3/8/8/8/8/8/R3K2R w KQ - 0 1");
    says(
        &check,
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the king is in check from the rook on e7.",
            ),
            (
                "e1c1",
                "White cannot castle on the queen's side: the king is in check from the rook on e7.",
            ),
        ],
    );
    assert_eq!(drawn(&check, "e1g1", Role::Against), "e7-e1");
    let through = orthodox("4kr2/8/8/8/8/8/8/R3K2R w KQ - 0 1");
    says(
        &through,
        &[
            (
                "e1g1",
                "White cannot castle on the king's side: the king would pass f1, which the rook on f8 attacks.",
            ),
            ("e1c1", "legal"),
        ],
    );
    assert_eq!(drawn(&through, "e1g1", Role::Against), "f8-f1");
    one(
        "4k1r1/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[(
            "e1g1",
            "White cannot castle on the king's side: the king would land on g1, which the rook on g8 attacks.",
        )],
    );
    one(
        "r3k2r/8/8/8/8/8/6N1/2R1K3 b kq - 0 1",
        &[
            (
                "e8c8",
                "Black cannot castle on the queen's side: the king would land on c8, which the rook on c1 attacks.",
            ),
            ("e8g8", "legal"),
        ],
    );
    // All failing conditions are named, and also that the rook may be attacked or pass an attacked
    // square.
    one(
        "1r2k3/8/8/8/8/8/6n1/RN2K2R w KQ - 0 1",
        &[(
            "e1c1",
            "White cannot castle on the queen's side: the knight on b1 stands in the way; the king is in check from the knight on g2. The attack on b1 does not matter: the king does not pass there.",
        )],
    );
    one(
        "r3k3/8/8/8/8/8/4n3/R3K2R w KQ - 0 1",
        &[
            (
                "e1c1",
                "White cannot castle on the queen's side: the king would land on c1, which the knight on e2 attacks. The attack on a1 does not matter: the king does not pass there.",
            ),
            (
                "e1g1",
                "White cannot castle on the king's side: the king would land on g1, which the knight on e2 attacks.",
            ),
        ],
    );
    one(
        "1r2k2r/8/8/8/8/8/8/R3K2R w KQ - 0 1",
        &[("e1g1", "legal"), ("e1c1", "legal")],
    );
}

#[test]
fn castling_in_chess960_is_asked_for_by_the_rook_or_where_the_king_lands() {
    let free = "4k3/8/8/8/8/8/8/1R1K2R1 w GB - 0 1";
    one(
        free,
        &[("d1g1", "legal"), ("d1b1", "legal"), ("d1c1", "legal")],
    );
    one(
        "4k1r1/8/8/8/8/8/8/1R1KB1R1 w GB - 0 1",
        &[(
            "d1g1",
            "White cannot castle on the king's side: the bishop on e1 stands in the way; the king would land on g1, which the rook on g8 attacks.",
        )],
    );
    // Only the castling rook shields the king from the rook behind it.
    one(
        "4k3/8/8/8/8/8/8/r1RK4 w C - 0 1",
        &[(
            "d1c1",
            "White cannot castle on the queen's side: the king would land on c1, which the rook on a1 attacks.",
        )],
    );
}
