//! Scores in algebraic as it was printed before it had its present form.

use rank_and_file::game::pgn::{ReadAs, games, write_pgn};
use rank_and_file::notation::listed;
use testing::games::{moves, one, sentences};

const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6";

#[rustfmt::skip]
const SCORES: [(&str, &str); 7] = [
    ("meyer", "1, P e4 P e5 2, O f3 O c6 3, N b5 P a6 4, N c6: P dc6:"),
    ("german-print", "1. e2–e4 e7–e5 2. Sg1–f3 Sb8–c6 3. Lf1–b5 a7–a6 4. Lb5–c6: d7–c6:"),
    ("german-print-short", "1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 4. Lc6: dc:"),
    ("alexandre", "1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5-c6° d7-c6°"),
    ("stamma", "1. p e4 p e5 2. G f3 B c6 3. F b5 p a6 4. F c6 p d c6"),
    ("stamma", "1. p e 4, p e 5. 2. g f 3, b c 6. 3. f b 5, p a 6. 4. f c 6, p d c 6."),
    ("murray", "1. Pe4 Pe5 2. Ktf3 Ktc6 3. Bb5 Pa6 4. B × Kt dP × B"),
];

#[test]
fn the_same_eight_plies_are_read_by_name_and_without() {
    for (tag, text) in SCORES {
        let notation = listed(tag).expect("a notation").notation;
        let named = games(text, ReadAs::Only(notation)).next().expect("a game");
        assert_eq!(moves(&named), SPANISH, "{tag}: {:?}", sentences(&named));
        assert_eq!(sentences(&named), [""; 0], "{tag}");
        let found = one(text);
        assert_eq!(moves(&found), SPANISH, "{tag}: {:?}", sentences(&found));
        assert_eq!(sentences(&found), [""; 0], "{tag}");
    }
}

#[test]
fn a_piece_keeps_its_letter_and_a_pawn_that_could_be_another_is_asked_for() {
    let text = "1. p e4 p e5 2. G f3 B c6 3. F b5 p a6 4. F c6 p c6";
    let game = one(text);
    assert_eq!(moves(&game), "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6");
    let said = sentences(&game);
    assert_eq!(
        said,
        [
            "Line 1, column 48: 4... \"p c6\": \"p c6\" could be the pawn from b7 taking the bishop on c6 or the pawn from d7 taking the bishop on c6. Correct it to read the rest of the game."
        ]
    );
}

#[test]
fn whatever_is_written_in_stamma_s_letters_is_recognised_and_read_as_the_same_game() {
    let stamma = listed("stamma").expect("a notation").notation;
    for text in [
        "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O \
        Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#",
        "e4 e5 Nf3 Nc6 Bb5 a6 Bxc6 dxc6 O-O Nf6",
        // The queen's knight has the letter of the German pawn.
        "e4 e5 Na3 Na6 Nc4 Nc5 d3 d6",
        "a4 b5 axb5 a6 bxa6 Bb7 axb7 Nc6 bxa8=Q Qxa8 Rxa8+ Nd8 Rxd8+ Kxd8",
    ] {
        let played = one(text);
        let score = write_pgn(&played.tree, &stamma);
        let read = one(&score);
        assert_eq!(read.notation, stamma, "{score}");
        assert_eq!(moves(&read), moves(&played), "{score}");
        assert_eq!(sentences(&read), [""; 0], "{score}");
    }
}
