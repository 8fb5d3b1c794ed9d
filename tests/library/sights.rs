//! Games found by positions on the board, and by facts that only their moves tell.
//!
//! | search | compared with |
//! |---|---|
//! | a position, pieces, material | every game played move by move |
//! | a feature | a table of games that have it, and of games that nearly have it |
//! | a changed game | the game as it is now |

use proptest::prelude::{ProptestConfig, any};
use proptest::{prop_assert_eq, proptest};
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::Game;
use rank_and_file::game::{At, GameTree};
use rank_and_file::library::{CheckedGame, Feature, GameIndex, GameSearch};
use rank_and_file::rules::Position;
use testing::corpus;
use testing::games::one;

/// Returns an index of a text with all its games read.
fn index(text: &str) -> GameIndex {
    let mut index = GameIndex::default();
    index.see(text, true);
    while let Some(row) = index.rows().get(index.checked()) {
        let span = row.span();
        index.accept(CheckedGame::read(&text[span]));
    }
    index
}

fn found(index: &mut GameIndex, search: &str) -> Vec<u32> {
    index.find(&GameSearch::parse(search))
}

/// Returns the positions of a game's main line, the initial one first.
fn positions(tree: &GameTree) -> Vec<Position> {
    let mut position = tree.start().clone();
    let mut all = vec![position.clone()];
    for id in tree.main_line(At::Start) {
        position.play(&tree.node(id).mv);
        all.push(position.clone());
    }
    all
}

const GAMES: &str = "\
[White \"One\"]

1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *

[White \"Two\"]

1. Nf3 Nc6 2. e4 e5 3. Bb5 Nf6 *

[White \"Three\"]

1. d4 d5 2. c4 e6 3. Nc3 Nf6 (3... c5 4. e3) *

[White \"Four\"]
[SetUp \"1\"]
[FEN \"8/5k2/8/8/8/8/4P1K1/1r5R w - - 0 1\"]

1. Rxb1 Kf6 2. e4 *

[White \"Five\"]
[Variant \"U-chess\"]

1. e4 e5 *

[White \"Six\"]

1. e4 e5 2. Nf9 *
";

#[test]
fn a_position_is_found_by_whatever_moves_it_is_reached() {
    let mut index = index(GAMES);
    let ruy = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 3 3";
    let search = format!("position:\"{ruy}\"");
    assert_eq!(found(&mut index, &search), [0, 1]);
    assert_eq!(index.first_sight(0), Some(5));
    // The counts of moves do not matter, but the side to move does.
    let other = "r1bqkbnr/pppp1ppp/2n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R b KQkq - 0 1";
    assert_eq!(found(&mut index, &format!("position:\"{other}\"")), [0, 1]);
    let turned = ruy.replace(" b ", " w ");
    assert_eq!(
        found(&mut index, &format!("position:\"{turned}\"")),
        Vec::<u32>::new()
    );
    // The other words of the search count too.
    assert_eq!(found(&mut index, &format!("two {search}")), [1]);
    let start = write_fen(&Position::start());
    let all = found(&mut index, &format!("position:\"{start}\""));
    assert_eq!(
        all,
        [0, 1, 2, 5],
        "the fourth begins elsewhere, the fifth is another game"
    );
    assert_eq!(index.first_sight(0), Some(0));
    assert_eq!(index.first_sight(3), None);
    assert_eq!(found(&mut index, "position:nonsense"), Vec::<u32>::new());
    // Variations are not searched.
    let c5 = "rnbqkbnr/pp3ppp/4p3/2pp4/2PP4/2N5/PP2PPPP/R1BQKBNR w KQkq - 0 4";
    assert_eq!(
        found(&mut index, &format!("position:\"{c5}\"")),
        Vec::<u32>::new()
    );
}

#[test]
fn pieces_are_found_whatever_else_there_is() {
    let mut index = index(GAMES);
    for (pieces, places) in [
        ("8/8/8/1B6/8/8/8/8", vec![0, 1]),
        ("8/8/2n5/1B6/8/8/8/8", vec![0, 1]),
        ("8/8/2n2n2/1B6/8/8/8/8", vec![1]),
        ("8/8/8/8/2P5/8/8/8", vec![2]),
        ("8/8/8/8/8/8/8/1R6", vec![3]),
        ("8/8/8/8/4P3/8/8/8", vec![0, 1, 3, 5]),
        ("8/8/8/8/8/8/8/8", vec![0, 1, 2, 3, 5]),
        ("nonsense", vec![]),
    ] {
        let search = format!("pieces:\"{pieces}\"");
        assert_eq!(found(&mut index, &search), places, "{pieces}");
    }
}

#[test]
fn material_counts_when_it_stays_for_a_move() {
    let mut index = index(GAMES);
    for (material, places) in [
        ("RPv", vec![3]),
        ("KRPvK", vec![3]),
        ("krpvk", vec![3]),
        ("KvKRP", vec![3]),
        // This material lasts less than a move, because a capture follows at once.
        ("RPvR", vec![]),
        ("QRRBBNNPPPPPPPPvQRRBBNNPPPPPPPP", vec![0, 1, 2, 5]),
        ("QvQ", vec![]),
        ("Q", vec![]),
    ] {
        let search = format!("material:{material}");
        assert_eq!(found(&mut index, &search), places, "{material}");
    }
}

/// Returns every game of a text, and an index of the text.
fn both(text: &str) -> (Vec<Game>, GameIndex) {
    let index = index(text);
    let games = index.rows().iter().map(|row| one(&text[row.span()]));
    (games.collect(), index)
}

fn position_by_hand(games: &[Game], wanted: &Position) -> Vec<(u32, u16)> {
    let key = |position: &Position| {
        let fen = write_fen(position);
        let fields: Vec<&str> = fen.split(' ').take(3).collect();
        fields.join(" ")
    };
    let wanted = key(wanted);
    let games = (0..).zip(games);
    let seen = games.filter_map(|(place, game)| {
        let at = positions(&game.tree)
            .iter()
            .position(|it| key(it) == wanted)?;
        Some((place, at as u16))
    });
    seen.collect()
}

#[test]
#[ignore = "reads the larger corpus"]
fn what_is_found_in_large_files_is_what_is_there() {
    let (games, mut index) = both(&corpus::text("pgn/lichess-438.pgn"));
    for (number, game) in games.iter().enumerate().step_by(29) {
        let all = positions(&game.tree);
        for ply in [4, 9, 17, 40] {
            let Some(wanted) = all.get(ply) else { continue };
            let places = found(&mut index, &format!("position:\"{}\"", write_fen(wanted)));
            let seen: Vec<(u32, u16)> = places
                .iter()
                .map(|&place| (place, index.first_sight(place).expect("it was found")))
                .collect();
            assert_eq!(
                seen,
                position_by_hand(&games, wanted),
                "game {number}, ply {ply}"
            );
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(32))]

    /// If this fails, a search for a position misses games that have it. The games are of random
    /// moves.
    #[test]
    fn every_position_of_random_games_is_found(choices in proptest::collection::vec(any::<u8>(), 1..120)) {
        let mut position = Position::start();
        let mut tree = GameTree::default();
        let mut at = At::Start;
        for &choice in &choices {
            let moves = position.moves();
            if moves.is_empty() {
                break;
            }
            let mv = moves[usize::from(choice) % moves.len()];
            at = At::After(tree.add(at, mv));
            position.play(&mv);
        }
        let text = rank_and_file::game::pgn::write_pgn(&tree, &rank_and_file::notation::Notation::SHORT);
        let mut index = index(&text);
        for position in positions(&tree) {
            let search = format!("position:\"{}\"", write_fen(&position));
            prop_assert_eq!(found(&mut index, &search), [0], "{}", write_fen(&position));
        }
    }
}

fn features(pgn: &str) -> Vec<&'static str> {
    let features = index(pgn).rows()[0].features;
    let all = Feature::ALL.into_iter().filter(|it| features.has(*it));
    all.map(Feature::tag).collect()
}

fn from(fen: &str, moves: &str) -> String {
    format!("[SetUp \"1\"]\n[FEN \"{fen}\"]\n\n{moves} *\n")
}

#[test]
fn a_game_has_the_features_that_its_moves_show() {
    let queens = "6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1";
    let pinned = "4k3/8/8/8/1b6/2N5/8/4K1N1 w - - 0 1";
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    let promotes = "8/4P1k1/8/8/8/8/8/4K3 w - - 0 1";
    let castles = "5k2/8/8/8/8/8/4R1R1/4K2R w K - 0 1";
    let king = "5k2/8/4K3/8/8/8/8/3Q4 w - - 0 1";
    for (pgn, expected) in [
        ("1. e4 e5 *".to_owned(), vec![]),
        (from(queens, "1. Qh4e1"), vec!["double"]),
        // Another queen can move to the other rook's eighth rank.
        (from(queens, "1. Qa8"), vec!["descriptive"]),
        (from(pinned, "1. Ne2"), vec!["pinned"]),
        (from(passing, "1. exd6"), vec!["en-passant"]),
        (from(passing, "1. e6"), vec![]),
        (from(promotes, "1. e8=N+"), vec!["underpromotion"]),
        (from(promotes, "1. e8=Q"), vec![]),
        (from(castles, "1. O-O#"), vec!["castling-mate"]),
        (from(king, "1. Kf6"), vec![]),
        // Algebraic names the square; in descriptive, White's bishop can move to either knight's
        // fifth.
        (
            "1. e4 e5 2. d4 d5 3. Bb5+ *".to_owned(),
            vec!["descriptive"],
        ),
        ("1. e4 (1. d4) e5 *".to_owned(), vec!["variations"]),
        ("1. e4 {well} e5 *".to_owned(), vec!["comments"]),
        ("1. e4 {[%clk 0:05:00]} e5 *".to_owned(), vec![]),
    ] {
        assert_eq!(features(&pgn), expected, "{pgn}");
    }
}

#[test]
fn features_are_searched_by_their_words() {
    let mut index = index(GAMES);
    assert_eq!(found(&mut index, "has:variations"), [2]);
    assert_eq!(found(&mut index, "has:troubles"), [5]);
    assert_eq!(found(&mut index, "HAS:Troubles"), [5]);
    assert_eq!(found(&mut index, "has:comments"), Vec::<u32>::new());
}

#[test]
fn a_row_says_what_the_moves_tell() {
    let index = index(GAMES);
    let row = &index.rows()[1];
    assert_eq!(
        (index.name(row.eco), index.name(row.opening)),
        ("C65", "Ruy Lopez: Berlin Defense")
    );
    assert_eq!((row.plies, index.rows()[5].plies), (6, 2));
}

#[test]
fn a_game_that_is_changed_is_found_as_it_is_now() {
    let mut index = index(GAMES);
    let bishop = "pieces:\"8/8/8/1B6/8/8/8/8\"";
    assert_eq!(found(&mut index, bishop), [0, 1]);
    index.amend(0, "[White \"Uno\"]\n\n1. e4 e5 2. Nf3 {good} *\n");
    assert_eq!(found(&mut index, bishop), [1]);
    assert_eq!(found(&mut index, "uno has:comments"), [0]);
    assert_eq!(found(&mut index, "one"), Vec::<u32>::new());
}
