//! Results, marks and glyphs as they are printed and pasted.

use rank_and_file::game::pgn::Fault;
use rank_and_file::game::{At, Outcome};
use testing::games::{main_node, moves, one, read, sentences};

#[test]
fn results_are_read_in_every_spelling() {
    let rows = [
        ("1-0", Outcome::WhiteWins),
        ("0–1", Outcome::BlackWins),
        ("1/2-1/2", Outcome::Draw),
        ("½-½", Outcome::Draw),
        ("½ — ½", Outcome::Draw),
        ("1/2", Outcome::Draw),
        ("(1-0)", Outcome::WhiteWins),
        ("( ½ - ½ )", Outcome::Draw),
        ("1:0", Outcome::WhiteWins),
        ("0 : 1", Outcome::BlackWins),
        ("½", Outcome::Draw),
        ("½:½", Outcome::Draw),
        ("*", Outcome::Open),
    ];
    for (text, outcome) in rows {
        let game = one(&format!("1. e4 e5 {text}"));
        assert_eq!(
            (
                game.tree.outcome,
                moves(&game).as_str(),
                game.troubles.len()
            ),
            (outcome, "e4 e5", 0),
            "{text}"
        );
    }
    assert_eq!(
        one("[Result \"0-1\"]\n\n1. e4 e5").tree.outcome,
        Outcome::BlackWins,
        "the tag's, where nothing else says"
    );
    // The result behind the moves counts. The tag is a fault only where it says something else.
    for (tag, token, faulty) in [
        ("1-0", "1-0", false),
        ("*", "1-0", false),
        ("1-0", "*", false),
        ("0-1", "1-0", true),
        ("1/2-1/2", "0-1", true),
        ("won", "0-1", true),
    ] {
        let game = one(&format!("[Result \"{tag}\"]\n\n1. e4 e5 {token}"));
        assert_eq!(game.tree.outcome, Outcome::of_pgn(token).unwrap());
        let faults = game.troubles.iter().map(|trouble| &trouble.fault);
        let told = faults.filter(|fault| matches!(fault, Fault::Result { .. }));
        assert_eq!(told.count(), usize::from(faulty), "{tag} and {token}");
    }
}

#[test]
fn figures_that_are_no_result_end_no_game() {
    for text in ["1/0", "0,1", "1+0", "1-0-0", "0-1x", "1-½", "½-1", "0-½"] {
        let games = read(&format!("1. e4 e5 {text}"));
        assert_eq!(games[0].tree.outcome, Outcome::Open, "{text}");
    }
}

#[test]
fn a_score_is_read_as_newspapers_and_books_print_it() {
    let rows = [
        "1. P to K4, P to K4; 2. Kt to KB3, Kt to QB3. Resigns.",
        "   1. P - K 4                P - K 4\n   2. Kt - K B 3             Kt - Q B 3\n          White resigns.",
        "1. e4, e5 2. Nf3, Nc6, 0-1",
        "1 P-K4 P-K4 2 N-KB3 N-QB3 resigns",
        "1. P-K4; P-K4. 2. N-KB3; N-QB3. Resigns.",
    ];
    for text in rows {
        let game = one(text);
        assert_eq!(
            (moves(&game).as_str(), sentences(&game)),
            ("e4 e5 Nf3 Nc6", vec![]),
            "{text}"
        );
        assert_eq!(game.tree.outcome, Outcome::BlackWins, "{text}");
    }
}

#[test]
fn a_result_within_a_variation_ends_no_game() {
    let game = one("1. e4 e5 (1... f6 2. d4 1-0) 2. Nf3 0-1");
    assert_eq!(
        (
            moves(&game).as_str(),
            game.tree.outcome,
            game.troubles.len()
        ),
        ("e4 e5 Nf3", Outcome::BlackWins, 0)
    );
    let variation = game.tree.next(At::After(main_node(&game, 0)))[1];
    let d4 = game.tree.next(At::After(variation))[0];
    assert_eq!(game.tree.node(d4).comments, ["1-0"]);
}

#[test]
fn scores_pasted_one_below_the_other_are_two_games() {
    let all = read("1. e4 e5\n2. Nf3\n\n1. d4 d5 1-0\n1. c4 c5");
    let lines: Vec<String> = all.iter().map(moves).collect();
    assert_eq!(lines, ["e4 e5 Nf3", "d4 d5", "c4 c5"]);
}

#[test]
fn every_mark_and_glyph_becomes_its_number() {
    let rows = [
        ("e4!", [1]),
        ("e4 ?", [2]),
        ("e4!!", [3]),
        ("e4??", [4]),
        ("e4 !?", [5]),
        ("e4?!", [6]),
        ("e4 □", [7]),
        ("e4=", [10]),
        ("e4 ∞", [13]),
        ("e4 ⩲", [14]),
        ("e4 +=", [14]),
        ("e4 =+", [15]),
        ("e4±", [16]),
        ("e4 +/-", [16]),
        ("e4 -/+", [17]),
        ("e4+-", [18]),
        ("e4 –+", [19]),
        ("e4 $255", [255]),
    ];
    for (text, nags) in rows {
        let game = one(&format!("1. {text} e5 *"));
        assert_eq!(
            (moves(&game).as_str(), game.troubles.len()),
            ("e4 e5", 0),
            "{text}: {:?}",
            sentences(&game)
        );
        assert_eq!(game.tree.node(main_node(&game, 0)).nags, nags, "{text}");
    }
    assert_eq!(
        one("1. e4 $256 e5 *").troubles[0].fault,
        Fault::Nag("$256".to_owned())
    );
}

#[test]
fn en_passant_and_mate_in_words_belong_to_their_move() {
    let game = one("1. e4 a6 2. e5 d5 3. exd6 e.p. cxd6");
    assert_eq!(
        (moves(&game).as_str(), game.troubles.len()),
        ("e4 a6 e5 d5 exd6 cxd6", 0)
    );
    let game = one("1. f3 e5 2. g4 Qh4 mate 0-1");
    assert_eq!(
        (moves(&game).as_str(), game.troubles.len()),
        ("f3 e5 g4 Qh4#", 0)
    );
}
