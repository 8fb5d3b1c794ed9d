//! Ends of games: kings taken, resignations and draws, and their form in each notation.

use rank_and_file::board::Variant;
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::game::pgn::{Game, ReadAs, games_of, write_pgn, write_score};
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;
use testing::games;

/// Returns the texts of a game's main line, and the position at its end.
fn texts(game: &Game) -> (Vec<String>, Position) {
    let mut position = game.tree.start().clone();
    let mut texts = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        let name = Notation::Reversible.name(&mv, &position.turn());
        texts.push(name.reading.text);
        position.play(&mv);
    }
    (texts, position)
}

/// Returns the only game of a text, which must be without troubles.
fn one(text: &str) -> Game {
    let mut games: Vec<Game> = games_of(text, ReadAs::Auto, Variant::Chess99).collect();
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0);
    assert_eq!(games::sentences(&game), [""; 0], "{text}");
    game
}

/// White has Kd2 Nc5 Qb6, Black has Kf8 Ra9 and a paladin on c7. Later both kings are in check.
const EXPOSED: &str =
    "[Variant \"Chess 99\"]\n[FEN \"r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47\"]\n\n";

#[test]
fn a_king_taken_by_a_side_whose_own_king_is_attacked_is_a_draw() {
    let game = one(&format!(
        "{EXPOSED}47. Nc5d7+ Ra9d! 48. Qb6f+ Pc7a5!+ 49. Nd7f8×K!"
    ));
    assert_eq!(game.tree.outcome, Outcome::Draw);
    assert_eq!(game.notation, Notation::Reversible);
    let (moves, end) = texts(&game);
    assert_eq!(moves, ["Nc5d7+", "Ra9d!", "Qb6f+", "Pc7a5!+", "Nd7f8×K!"]);
    assert!(end.is_over());
    // Marks about the kings are not comments on the move.
    let nags = |id| game.tree.node(id).nags.clone();
    assert!(game.tree.ids().all(|id| nags(id).is_empty()));
    let written = write_pgn(&game.tree, &Notation::Reversible);
    assert!(
        written.ends_with("\n\n47. Nc5d7+ Ra9d! 48. Qb6f+ Pc7a5!+ 49. Nd7f8×K! 1/2-1/2\n"),
        "{written}"
    );
    let score = write_score(&game.tree, &Notation::Reversible);
    assert!(score.ends_with("49. Nd7f8×K!\n"), "{score}");
    // A final position without a king can be written and read.
    let fen = write_fen(&end);
    assert_eq!(fen, "3r5/5N3/9/5Q3/a8/9/9/3K5/9 b - - 0 49");
    assert_eq!(read_fen(&fen), Ok(end));
}

#[test]
fn the_number_sign_resigns_for_the_side_to_move() {
    let moves = "1. a24 e86 2. Nb1c3 Pd9e7";
    for (text, outcome) in [
        (format!("{moves} #"), Outcome::BlackWins),
        (format!("{moves}#"), Outcome::BlackWins),
        (format!("{moves} # 0-1"), Outcome::BlackWins),
        (format!("{moves} 3. # {{a pity}} 0-1\n"), Outcome::BlackWins),
        (format!("{moves} 3. a5 #"), Outcome::WhiteWins),
        (format!("{moves} 3. a5  #  1-0"), Outcome::WhiteWins),
        (format!("{moves} draw"), Outcome::Draw),
        (format!("{moves} 1-0"), Outcome::WhiteWins),
    ] {
        let game = one(&text);
        assert_eq!(game.tree.outcome, outcome, "{text}");
        let written = write_pgn(&game.tree, &Notation::SHORT);
        let again = one(&written);
        assert_eq!(
            games::shape(&again.tree)[1..],
            games::shape(&game.tree)[1..],
            "{written}"
        );
        let score = write_score(&game.tree, &Notation::Reversible);
        assert_eq!(one(&score).tree.outcome, outcome, "{score}");
    }
    let resigned = one("1. a24 #");
    let written = write_pgn(&resigned.tree, &Notation::Reversible);
    assert_eq!(written, "[Variant \"Chess 99\"]\n\n1. a24 # 1-0\n");
    // White has won although Black is not to move, so nobody resigned on the board.
    let claimed = one("1. a24 e86 1-0");
    let written = write_pgn(&claimed.tree, &Notation::Reversible);
    assert_eq!(written, "[Variant \"Chess 99\"]\n\n1. a24 e86 1-0\n");
    assert_eq!(
        write_score(&one("1. a24 e86 1/2-1/2").tree, &Notation::Reversible),
        "1. a24 e86 draw\n"
    );
}

#[test]
fn each_notation_says_in_its_own_way_how_a_game_ended() {
    for (text, notation, score) in [
        ("1. e4 1-0", Notation::SHORT, "1. e4 1-0\n"),
        ("1. e4 1/2-1/2", Notation::LONG, "1. e2-e4 ½-½\n"),
        ("1. e4 *", Notation::SHORT, "1. e4\n"),
        (
            "1. e4 0-1",
            Notation::DESCRIPTIVE,
            "1. P-K4 White resigns.\n",
        ),
        (
            "1. e4 1-0",
            Notation::DESCRIPTIVE,
            "1. P-K4 Black resigns.\n",
        ),
        ("1. e4 1/2-1/2", Notation::DESCRIPTIVE, "1. P-K4 Drawn.\n"),
        (
            "1. f3 e5 2. g4 Qh4# 0-1",
            Notation::DESCRIPTIVE,
            "1. P-KB3 P-K4 2. P-KN4 Q-R5 mate\n",
        ),
        ("1. e4 1-0", Notation::Reversible, "1. e24 1-0\n"),
    ] {
        let game = games::one(text);
        assert_eq!(write_score(&game.tree, &notation), score, "{text}");
        let again = games::one(score);
        assert_eq!(games::sentences(&again), [""; 0], "{score}");
        if !score.contains("mate") && !score.ends_with("e4\n") {
            assert_eq!(again.tree.outcome, game.tree.outcome, "{score}");
        }
    }
}
