//! Scores in sentences, as Philidor's books print them: each with the side before it, and "the same" for a
//! move that mirrors the one before.

use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::listed;
use testing::games::{moves, one, sentences};

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";

#[rustfmt::skip]
const SCORES: [(&str, &str, &str); 5] = [
    ("french-descriptive", "1. B. Le pion du roi, deux pas. N. De même. 2. B. Le chevalier du roi, à la troisième case de son fou. N. Le chevalier de la dame, à la troisième case de son fou. 3. B. Le fou du roi, à la cinquième case du chevalier de sa dame. N. Le pion de la tour de la dame, un pas. 4. B. Le fou prend le chevalier. N. Le pion de la dame le reprend.", SPANISH),
    ("french-descriptive", "Blanc. Le pion du roi, deux pas. Noir. De même. Blanc. Le fou du roi, à la quatrième case du fou de sa dame. Noir. De même.", "e4 e5 Bc4 Bc5"),
    ("descriptive", "1. W. King's pawn two squares.\nB. The same.\n2. W. King's bishop to his queen's bishop's fourth square.\nB. The same.\n3. W. Queen's bishop's pawn one square.\nB. King's knight to his bishop's third square.\n4. W. Queen's pawn two squares.\nB. Pawn takes the pawn.\n5. W. Pawn takes the pawn.", "e4 e5 Bc4 Bc5 c3 Nf6 d4 exd4 cxd4"),
    ("descriptive", "1. The King's Pawn two moves. The same. 2. The King's Bishop at his Queen's Bishop's fourth Square. The same.", "e4 e5 Bc4 Bc5"),
    ("descriptive", "1. P-K4 the same 2. Kt-KB3 Kt-QB3 3. B-Kt5", "e4 e5 Nf3 Nc6 Bb5"),
];

#[test]
fn sentences_are_read_with_the_side_that_moves_and_the_same() {
    for (tag, text, expected) in SCORES {
        let notation = listed(tag).expect("a notation").notation;
        let named = games(text, ReadAs::Only(notation)).next().expect("a game");
        assert_eq!(moves(&named), expected, "{text}: {:?}", sentences(&named));
        assert_eq!(sentences(&named), [""; 0], "{text}");
        // French descriptive is recognised by its letters, and has to be named where there are none.
        if tag == "french-descriptive" {
            continue;
        }
        let found = one(text);
        assert_eq!(moves(&found), expected, "{text}: {:?}", sentences(&found));
    }
}

#[test]
fn the_same_is_no_move_where_its_mirror_is_none() {
    let english = listed("descriptive").expect("a notation").notation;
    for (text, expected) in [
        ("The same", ""),
        ("P-K4 P-Q4 PxP the same", "e4 d5 exd5"),
        ("P-K4 P-K3 P-K5 the same", "e4 e6 e5"),
    ] {
        let game = games(text, ReadAs::Only(english)).next().expect("a game");
        assert_eq!(moves(&game), expected, "{text}");
        assert!(game.has_errors(), "{text}");
    }
}

#[test]
fn a_bishop_is_no_black_side() {
    let english = listed("descriptive").expect("a notation").notation;
    let text = "1. P. to K's 4th. P. to K's 4th. 2. B. to Q. B's 4th. B. to Q. B's 4th. 3. B. takes P. (ch.)";
    let game = games(text, ReadAs::Only(english)).next().expect("a game");
    assert_eq!(moves(&game), "e4 e5 Bc4 Bc5 Bxf7+");
}
