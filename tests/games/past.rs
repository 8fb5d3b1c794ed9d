//! Scores in algebraic as it was printed before it had its present form.

use rank_and_file::game::pgn::{ReadAs, games};
use rank_and_file::notation::listed;
use testing::games::{moves, one, sentences};

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";

#[rustfmt::skip]
const SCORES: [(&str, &str); 5] = [
    ("meyer", "1, P e4 P e5 2, O f3 O c6 3, N b5 P a6 4, N c6: P dc6:"),
    ("german-print", "1. e2–e4 e7–e5 2. Sg1–f3 Sb8–c6 3. Lf1–b5 a7–a6 4. Lb5–c6: d7–c6:"),
    ("german-print-short", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lc6: dc:"),
    ("alexandre", "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5-c6° d7-c6°"),
    ("murray", "1. Pe4 Pe5 2. Ktf3 Ktc6 3. Bb5 Pa6 4. B × Kt dP × B"),
];

#[test]
fn the_same_eight_plies_are_read_by_name_and_without() {
    for (tag, text) in SCORES {
        let notation = listed(tag).expect("a notation").notation;
        let named = games(text, ReadAs::Only(notation)).next().expect("a game");
        assert_eq!(moves(&named), SPANISH, "{tag}: {:?}", sentences(&named));
        assert_eq!(sentences(&named), [""; 0], "{tag}");
        // Where P is a pawn and a square is left out, a Dutch score could be meant.
        if tag == "murray" {
            continue;
        }
        let found = one(text);
        assert_eq!(moves(&found), SPANISH, "{tag}: {:?}", sentences(&found));
        assert_eq!(sentences(&found), [""; 0], "{tag}");
    }
}
