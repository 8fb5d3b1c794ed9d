//! The king in danger: pins, attacked squares, and the three answers to a check.

use rank_and_file::board::Role;
use rank_and_file::rules::answers;

use super::{KINGS, drawn, one, orthodox, says, sq};

#[test]
fn a_pinned_piece_is_told_by_what_and_along_which_line() {
    let position = orthodox("k1r5/b7/1n6/8/4b3/5R2/6K1/8 w - - 0 1");
    let pinned =
        "The rook on f3 is pinned to the king on g2 by the bishop on e4, along the diagonal.";
    says(
        &position,
        &[("f3f8", pinned), ("f3e3", pinned), ("g2f2", "legal")],
    );
    assert_eq!(drawn(&position, "f3f8", Role::Against), "e4-g2");
    assert_eq!(drawn(&position, "f3f8", Role::Asked), "f3-f8");
    one(
        "4k3/8/4r3/3pP3/8/8/8/4K3 w - d6 0 1",
        &[(
            "e5d6",
            "The pawn on e5 is pinned to the king on e1 by the rook on e6, along the e-file.",
        )],
    );
    one(
        "4k3/8/8/8/8/8/8/r2NK3 w - - 0 1",
        &[(
            "d1c3",
            "The knight on d1 is pinned to the king on e1 by the rook on a1, along the rank.",
        )],
    );
    one(
        "4k3/8/8/r2Pp2K/8/8/8/8 w - e6 0 1",
        &[(
            "d5e6",
            "Taking en passant would open the line from the rook on a5 to the king on h5.",
        )],
    );
    one(
        "8/8/8/8/R2pP2k/8/8/4K3 b - e3 0 1",
        &[(
            "d4e3",
            "Taking en passant would open the line from the rook on a4 to the king on h4.",
        )],
    );
}

#[test]
fn a_king_does_not_go_where_it_could_be_taken() {
    one(
        "4k3/8/8/8/8/8/2r5/K7 w - - 0 1",
        &[
            ("a1a2", "The rook on c2 attacks a2."),
            ("a1b2", "The rook on c2 attacks b2."),
            ("a1b1", "legal"),
        ],
    );
    one(
        "4r2k/8/8/8/8/8/4K3/8 w - - 0 1",
        &[(
            "e2e1",
            "The rook on e8 attacks e1, since the king would stay on the same line. The king on e2 is in check from the rook on e8. No capture: nothing can take the rook on e8. No interposition: nothing can go to e3, e4, e5, e6 or e7. Move the king: to d1, f1, d2, f2, d3 or f3.",
        )],
    );
    // On a2 and c2 the kings are as close as they can get.
    let kings = orthodox("8/8/8/8/8/8/K1k5/8 w - - 0 1");
    let side_by_side = |at: &str| {
        format!("Two kings may never stand side by side, and the king on c2 attacks {at}.")
    };
    says(
        &kings,
        &[
            ("a2b1", &side_by_side("b1")),
            ("a2b2", &side_by_side("b2")),
            ("a2b3", &side_by_side("b3")),
            ("a2a1", "legal"),
        ],
    );
    assert_eq!(drawn(&kings, "a2b2", Role::Against), "c2-b2");
    one(
        "4k3/8/8/8/8/2b5/3q4/4K3 w - - 0 1",
        &[(
            "e1d2",
            "The queen on d2 is protected by the bishop on c3. The king on e1 is in check from the queen on d2. No capture: nothing can take the queen on d2. No interposition: nothing fits between the queen on d2 and the king. Move the king: to f1.",
        )],
    );
    one(
        "4k3/8/8/8/8/4r3/6p1/6K1 w - - 0 1",
        &[("g1g2", "legal"), ("g1f1", "The pawn on g2 attacks f1.")],
    );
}

#[test]
fn a_check_is_answered_in_three_ways_all_of_them_shown() {
    // The king on a8 has all three answers.
    let refused = orthodox(&format!("{KINGS} b - - 0 1"));
    says(
        &refused,
        &[
            (
                "e4d5",
                "The check has to be answered first. The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
            ),
            ("b6c8", "legal"),
            ("a7b8", "legal"),
            ("a8b7", "legal"),
            (
                "a8b8",
                "The rook on c8 attacks b8. The king on a8 is in check from the rook on c8. Capture the attacker: the knight from b6 taking the rook on c8. Interpose: the bishop from a7 to b8. Move the king: to b7.",
            ),
        ],
    );
    for (role, figures) in [
        (Role::Asked, "e4-d5"),
        (Role::Against, "c8-a8"),
        (Role::Captures, "b6-c8"),
        (Role::Interposes, "a7-b8"),
        (Role::Flees, "a8-b7"),
    ] {
        assert_eq!(drawn(&refused, "e4d5", role), figures, "{role:?}");
    }
    let answers = answers(&refused, sq("a8"));
    assert_eq!(
        [
            answers.captures.len(),
            answers.interposes.len(),
            answers.flees.len()
        ],
        [1, 1, 1]
    );
}

#[test]
fn leaps_and_pieces_beside_the_king_cannot_be_blocked() {
    one(
        "4k3/8/8/8/8/5n2/8/3QKB2 w - - 0 1",
        &[(
            "f1d3",
            "The check has to be answered first. The king on e1 is in check from the knight on f3. Capture the attacker: the queen from d1 taking the knight on f3. No interposition: a knight's leap cannot be blocked. Move the king: to e2 or f2.",
        )],
    );
    one(
        "4k3/8/8/8/8/8/3p4/R3K3 w - - 0 1",
        &[(
            "a1a2",
            "The check has to be answered first. The king on e1 is in check from the pawn on d2. Capture the attacker: the king from e1 taking the pawn on d2. No interposition: nothing fits between the pawn on d2 and the king. Move the king: to d1, f1, e2 or f2.",
        )],
    );
    one(
        "4k3/8/8/4r3/8/5n2/4B3/3QK3 w - - 0 1",
        &[(
            "e2f3",
            "The bishop on e2 is pinned to the king on e1 by the rook on e5, along the e-file. The king on e1 is in check from the knight on f3. No capture: nothing can take the knight on f3. No interposition: a knight's leap cannot be blocked. Move the king: to f1 or f2.",
        )],
    );
}

#[test]
fn a_double_check_leaves_only_the_king() {
    let position = orthodox("4k3/4r3/8/8/8/5n2/8/3QK2R w K - 0 1");
    says(
        &position,
        &[
            (
                "d1f3",
                "The check has to be answered first. The king on e1 is in check from the knight on f3 and the rook on e7, a double check, which only the king can answer. No capture: nothing can take the knight on f3 or the rook on e7. Move the king: to f1 or f2.",
            ),
            (
                "e1d2",
                "The knight on f3 attacks d2. The king on e1 is in check from the knight on f3 and the rook on e7, a double check, which only the king can answer. No capture: nothing can take the knight on f3 or the rook on e7. Move the king: to f1 or f2.",
            ),
        ],
    );
    assert_eq!(drawn(&position, "d1f3", Role::Against), "e7-e1 f3-e1");
    assert_eq!(drawn(&position, "d1f3", Role::Flees), "e1-f1 e1-f2");
}
