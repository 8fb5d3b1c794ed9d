//! Scores taken back, move by move, to their start.

use rank_and_file::board::{Color, Variant};
use rank_and_file::game::fen::read_fen;
use rank_and_file::game::reverse::{reverse_game, step_back};
use rank_and_file::rules::Position;

use super::random_games;

#[test]
fn every_random_game_is_taken_back_to_its_start() {
    for (variant, plies) in [(Variant::Chess99, 198), (Variant::Standard, 200)] {
        random_games(variant, plies, |positions, texts| {
            let mut setup = positions[texts.len()].setup();
            for ply in (0..texts.len()).rev() {
                let earlier = ply.checked_sub(1).map(|earlier| texts[earlier].as_str());
                setup = step_back(&setup, &texts[ply], earlier).expect("our own text");
                let wanted = positions[ply].setup();
                assert_eq!(setup.pieces, wanted.pieces, "{} of {texts:?}", texts[ply]);
                assert_eq!(setup.color, wanted.color);
                assert_eq!(setup.fullmove, wanted.fullmove);
                if variant == Variant::Chess99 {
                    assert_eq!(setup.en_passant, wanted.en_passant, "{}", texts[ply]);
                }
            }
            let start = reverse_game(&positions[texts.len()].setup(), texts);
            let array = Position::array(variant).setup();
            assert_eq!(start.map(|start| start.pieces), Ok(array.pieces));
        });
    }
}

#[test]
fn a_text_that_does_not_fit_is_not_taken_back() {
    let setup = read_fen("8k/9/9/9/9/9/9/3n5/1K7 w - - 0 43")
        .expect("a position")
        .setup();
    let back = step_back(&setup, "f=Nd2+", None).expect("it fits");
    assert_eq!(back.color, Color::Black);
    let fen = read_fen("8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42").expect("a position");
    assert_eq!(back.pieces, fen.setup().pieces);
    for (text, sentence) in [
        (
            "f=Bd2",
            "\"f=Bd2\" cannot be taken back: after it Black's bishop should stand on d2.",
        ),
        (
            "Ni9d2",
            "\"Ni9d2\" cannot be taken back: after it nothing should stand on i9.",
        ),
        (
            "Nd2",
            "\"Nd2\" cannot be taken back: a file or a square is missing after \"Nd2\".",
        ),
        (
            "Ked&R",
            "\"Ked&R\" cannot be taken back: after it Black's king should stand on d9.",
        ),
        (
            "#",
            "\"#\" cannot be taken back: no move begins with \"#\".",
        ),
    ] {
        let error = step_back(&setup, text, None).expect_err(text);
        assert_eq!(error.to_string(), sentence);
    }
    let passing = read_fen("4k4/9/9/9/9/9/9/9/b6K1 w - - 0 2").expect("a position");
    let error = step_back(&passing.setup(), "Bb2a1*", Some("h2")).expect_err("nobody passed");
    assert_eq!(
        error.to_string(),
        "\"Bb2a1*\" cannot be taken back: no pawn had passed over a1 in the move before."
    );
}
