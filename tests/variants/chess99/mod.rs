//! Chess 99 as text: scores read forward and backward, with a different name for every move.
//!
//! | module | what it is |
//! |---|---|
//! | `backwards` | scores taken back, move by move, to their start |
//! | `explained` | the meaning of each letter and mark of a move, and its words in the panel |
//! | `results` | ends of games: kings taken, resignations and draws, and their form in each notation |

mod backwards;
mod explained;
mod results;

use std::collections::HashSet;

use rank_and_file::board::{Move, Piece, Variant};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::game::pgn::{ReadAs, continuation, write_pgn};
use rank_and_file::game::reverse::step_back;
use rank_and_file::notation::{Notation, Tolerance, Verdict, judge, refusal};
use rank_and_file::rules::Position;
use testing::chance::{Dice, cases};
use testing::games;

/// Plays random games on two threads, and calls `each` with the positions and moves of each game.
fn random_games(variant: Variant, plies: usize, each: impl Fn(&[Position], &[String]) + Sync) {
    std::thread::scope(|scope| {
        for seed in [99, 990] {
            let each = &each;
            scope.spawn(move || {
                let mut dice = Dice::for_law(seed);
                for _ in 0..cases(25, 500) {
                    let mut positions = vec![Position::array(variant)];
                    let mut texts = Vec::new();
                    for ply in 0..plies {
                        let turn = positions[ply].turn();
                        // In random play kings would soon be taken, so most are spared.
                        let spares = |mv: &&Move| !matches!(mv.taken(), Some((Piece::King, _)));
                        let spared: Vec<&Move> = turn.moves.iter().filter(spares).collect();
                        let mv = match (turn.moves.is_empty(), dice.roll(30)) {
                            (true, _) => break,
                            (_, 1..) if !spared.is_empty() => *dice.pick(&spared),
                            _ => dice.pick(&turn.moves),
                        };
                        texts.push(Notation::Reversible.name(mv, &turn).reading.text);
                        let after = positions[ply].after(mv);
                        positions.push(after);
                    }
                    each(&positions, &texts);
                }
            });
        }
    });
}

#[test]
fn the_variant_tag_chooses_the_rules_wherever_it_stands() {
    let fen = "[FEN \"7k/P7/8/8/8/8/8/K7 w - - 0 1\"]\n";
    for (tags, variant) in [
        ("[Variant \"U-chess\"]\n", Variant::UChess),
        ("[Variant \"U-chess (AISE)\"]\n", Variant::UChessAise),
        ("[Variant \"uchess\"]\n", Variant::UChess),
        ("[Variant \"Standard\"]\n", Variant::Standard),
        ("[Variant \"Chess960\"]\n", Variant::Standard),
        ("", Variant::Standard),
    ] {
        for text in [
            format!("{tags}{fen}\n1. a8=Q *"),
            format!("{fen}{tags}\n1. a8=Q *"),
        ] {
            let game = games::one(&text);
            assert_eq!(games::sentences(&game), [""; 0], "{text}");
            assert_eq!(game.tree.start().variant(), variant, "{text}");
            assert_eq!(game.tree.len(), 1, "{text}");
            let written = write_pgn(&game.tree, &Notation::SHORT);
            let again = games::one(&written);
            assert_eq!(again.tree.start(), game.tree.start(), "{written}");
            assert_eq!(written.contains("[Variant"), !tags.is_empty(), "{written}");
        }
    }
    let foreign = games::one("[Variant \"Crazyhouse\"]\n\n1. e4 *");
    assert_eq!(
        games::sentences(&foreign),
        ["Line 1, column 1: The variant \"Crazyhouse\" is read by the rules of orthodox chess."]
    );
    // Nine ranks show that the game is Chess 99.
    let bare = games::one("[FEN \"4k4/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n1. Ke1d *");
    assert_eq!(bare.tree.start().variant(), Variant::Chess99);
    assert_eq!(bare.tree.len(), 1);
}

#[test]
fn the_seeds_slip_is_refused_and_the_near_text_is_named() {
    let position = read_fen("8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42").expect("a position");
    let turn = position.turn();
    let said = |text: &str| match Notation::Reversible.understand(text, &turn) {
        Ok((reading, Verdict::None { broke, before })) => {
            refusal(&reading, &broke, &before, &turn).to_string()
        }
        Err(misread) => misread.to_string(),
        other => panic!("{text}: {other:?}"),
    };
    let slip = said("f=Nd8+");
    assert_eq!(
        slip,
        "No knight can go from f1 to d8; perhaps f=Nd2+ was meant."
    );
    assert!(
        said("f=Nc2").ends_with("perhaps f=Nd2+ or f=Nh2 was meant."),
        "{}",
        said("f=Nc2")
    );
    assert!(!said("f=Na8").contains("perhaps"), "{}", said("f=Na8"));
    assert_eq!(
        said("f=Qd1"),
        "\"Q\" after \"f=\" should be what the pawn becomes (B or N)"
    );
    assert_eq!(
        said("Ki9j"),
        "\"j\" after \"Ki9\" should be a file or a square"
    );
    assert_eq!(said("j5"), "no move begins with \"j\"");
    assert_eq!(said("fj"), "\"j\" after \"f\" should be a rank from 1 to 9");
    // The same letters are right if White's pawn waits on f9.
    let white = read_fen("1k3P3/9/9/9/9/9/9/9/8K w - - 0 42").expect("a position");
    let read = Notation::Reversible.understand("f=Nd8+", &white.turn());
    assert!(matches!(read, Ok((_, Verdict::One { ref untrue, .. })) if untrue.is_empty()));
}

#[test]
fn a_mark_that_is_not_true_is_reported_and_chooses_nothing() {
    let text = "[Variant \"Chess 99\"]\n\n1. a24! e86+ 2. a5 *";
    let game = games::one(text);
    assert_eq!(game.tree.len(), 3);
    assert_eq!(
        games::sentences(&game),
        [
            "Line 3, column 4: 1. \"a24!\": \"!\" is not true of this move.",
            "Line 3, column 9: 1... \"e86+\": \"+\" is not true of this move.",
        ]
    );
}

#[test]
fn no_two_plays_share_a_text_and_every_text_is_read_back() {
    random_games(Variant::Chess99, 90, |positions, _| {
        for position in positions {
            let fen = write_fen(position);
            let again = read_fen(&fen).map(|position| position.setup());
            assert_eq!(again, Ok(position.setup()), "{fen}");
            let turn = position.turn();
            let mut seen = HashSet::new();
            for mv in &turn.moves {
                let form = Notation::Reversible.forms(mv, &turn).remove(0);
                let reading = Notation::Reversible
                    .read(&form.text, &turn, Tolerance::Strict)
                    .expect("our own text");
                let verdict = judge(&reading, &turn);
                let about = || format!("{} in {}", form.text, write_fen(position));
                match verdict {
                    Verdict::One { mv: found, untrue } => {
                        assert_eq!(found, *mv, "{}", about());
                        assert_eq!(untrue, [], "{}", about());
                    }
                    other => panic!("{other:?}: {}", about()),
                }
                assert!(seen.insert(form.text.clone()), "{}", about());
            }
        }
    });
}

#[test]
fn nonsense_does_no_harm() {
    const CRUMBS: [&str; 34] = [
        "K", "Q", "R", "B", "N", "P", "a", "e", "i", "j", "1", "5", "9", "0", "&", "*", "×", "x",
        "=", "=B", "=N", "!", "+", "!+", "#", "?", " ", "×K", "b79=B", "f=Nd2", "Ked&Ra", "é",
        "1.", "draw",
    ];
    let mut dice = Dice::for_law(7);
    let places = [
        Position::array(Variant::Chess99),
        Position::array(Variant::Modern),
        Position::array(Variant::UChess),
        read_fen("3r5/5k3/2aN5/5Q3/9/9/9/3K5/9 b - - 0 1").expect("a position"),
        read_fen("8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42").expect("a position"),
    ];
    let mut read = 0;
    let rounds = cases(15_000, 40_000);
    for _ in 0..rounds {
        let position = dice.pick(&places);
        let turn = position.turn();
        let mut text = String::new();
        if dice.roll(2) == 0 {
            let mv = dice.pick(&turn.moves);
            text = Notation::Reversible.name(mv, &turn).reading.text;
        }
        for _ in 0..dice.roll(9) {
            let crumb: &&str = dice.pick(&CRUMBS);
            text.push_str(crumb);
        }
        for notation in [Notation::Reversible, Notation::SHORT, Notation::DESCRIPTIVE] {
            match notation.understand(&text, &turn) {
                Ok((reading, Verdict::None { broke, before })) => {
                    let sentence = refusal(&reading, &broke, &before, &turn).to_string();
                    assert!(sentence.ends_with('.'), "{sentence}");
                }
                Ok(_) => read += 1,
                Err(misread) => assert!(text.is_char_boundary(misread.at)),
            }
        }
        let game = continuation(position, &text, ReadAs::Auto);
        assert!(game.is_none_or(|game| game.tree.len() < 9));
        let _ = step_back(&position.setup(), &text, Some(&text));
    }
    assert!(read > rounds / 80, "only {read} texts could be read");
}
