//! Chess 99 as text: its scores forward and back, and what no two of its moves share.

mod common;
mod positions;

use std::collections::HashSet;

use positions::Dice;
use rank_and_file::board::{Color, Move, Piece, Variant};
use rank_and_file::game::fen::{read_fen, write_fen};
use rank_and_file::game::pgn::{Game, ReadAs, continuation, games_of, write_pgn, write_score};
use rank_and_file::game::reverse::{reverse_game, step_back};
use rank_and_file::game::{At, Outcome};
use rank_and_file::notation::{Kind, Notation, Tolerance, Verdict, judge, refusal};
use rank_and_file::rules::Position;
use rank_and_file::screen::why;
use rank_and_file::session::{Action, Names, Session};

/// The texts of a game's main line, and the position at its end.
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

/// The one game of a text without troubles.
fn one(text: &str) -> Game {
    let mut games: Vec<Game> = games_of(text, ReadAs::Auto, Variant::Chess99).collect();
    assert_eq!(games.len(), 1, "{text}");
    let game = games.remove(0);
    assert_eq!(common::sentences(&game), [""; 0], "{text}");
    game
}

/// White Kd2 Nc5 Qb6, Black Kf8 Ra9 and a paladin on c7: both kings come to stand in check.
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
    // What marks say of the kings is no comment on the move.
    let nags = |id| game.tree.node(id).nags.clone();
    assert!(game.tree.ids().all(|id| nags(id).is_empty()));
    let written = write_pgn(&game.tree, &Notation::Reversible);
    assert!(
        written.ends_with("\n\n47. Nc5d7+ Ra9d! 48. Qb6f+ Pc7a5!+ 49. Nd7f8×K! 1/2-1/2\n"),
        "{written}"
    );
    let score = write_score(&game.tree, &Notation::Reversible);
    assert!(score.ends_with("49. Nd7f8×K!\n"), "{score}");
    // The end without a king is a position that can be written and read.
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
            common::shape(&again.tree)[1..],
            common::shape(&game.tree)[1..],
            "{written}"
        );
        let score = write_score(&game.tree, &Notation::Reversible);
        assert_eq!(one(&score).tree.outcome, outcome, "{score}");
    }
    let resigned = one("1. a24 #");
    let written = write_pgn(&resigned.tree, &Notation::Reversible);
    assert_eq!(written, "[Variant \"Chess 99\"]\n\n1. a24 # 1-0\n");
    // White has won though Black is not to move: nobody resigned on the board.
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
        let game = common::one(text);
        assert_eq!(write_score(&game.tree, &notation), score, "{text}");
        let again = common::one(score);
        assert_eq!(common::sentences(&again), [""; 0], "{score}");
        if !score.contains("mate") && !score.ends_with("e4\n") {
            assert_eq!(again.tree.outcome, game.tree.outcome, "{score}");
        }
    }
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
            let game = common::one(&text);
            assert_eq!(common::sentences(&game), [""; 0], "{text}");
            assert_eq!(game.tree.start().variant(), variant, "{text}");
            assert_eq!(game.tree.len(), 1, "{text}");
            let written = write_pgn(&game.tree, &Notation::SHORT);
            let again = common::one(&written);
            assert_eq!(again.tree.start(), game.tree.start(), "{written}");
            assert_eq!(written.contains("[Variant"), !tags.is_empty(), "{written}");
        }
    }
    let foreign = common::one("[Variant \"Crazyhouse\"]\n\n1. e4 *");
    assert_eq!(
        common::sentences(&foreign),
        ["Line 1, column 1: The variant \"Crazyhouse\" is read by the rules of orthodox chess."]
    );
    // Nine ranks say themselves what they are.
    let bare = common::one("[FEN \"4k4/9/9/9/9/9/9/9/4K4 w - - 0 1\"]\n\n1. Ke1d *");
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
        "expected what the pawn becomes (B or N) after \"f=\", found \"Q\""
    );
    assert_eq!(
        said("Ki9j"),
        "expected a file or a square after \"Ki9\", found \"j\""
    );
    assert_eq!(said("j5"), "expected a move, found \"j\"");
    assert_eq!(
        said("fj"),
        "expected a rank (1 to 9) after \"f\", found \"j\""
    );
    // The same letters are right where White's pawn waits on f9.
    let white = read_fen("1k3P3/9/9/9/9/9/9/9/8K w - - 0 42").expect("a position");
    let read = Notation::Reversible.understand("f=Nd8+", &white.turn());
    assert!(matches!(read, Ok((_, Verdict::One { ref untrue, .. })) if untrue.is_empty()));
}

#[test]
fn a_mark_that_is_not_true_is_reported_and_chooses_nothing() {
    let text = "[Variant \"Chess 99\"]\n\n1. a24! e86+ 2. a5 *";
    let game = common::one(text);
    assert_eq!(game.tree.len(), 3);
    assert_eq!(
        common::sentences(&game),
        [
            "Line 3, column 4: 1. \"a24!\": \"!\" is not true of this move.",
            "Line 3, column 9: 1... \"e86+\": \"+\" is not true of this move.",
        ]
    );
}

#[test]
fn each_part_of_a_text_has_its_meaning() {
    let position = read_fen("r3k4/9/9/9/9/9/9/9/8K b - - 0 1").expect("a position");
    let reading = Notation::Reversible
        .read("Ked&Ra", &position.turn(), Tolerance::Strict)
        .expect("a move");
    let parts: Vec<(&str, Kind)> = reading
        .parts
        .iter()
        .map(|part| (reading.letters(part), part.kind))
        .collect();
    let wanted = [
        ("K", Kind::Piece),
        ("e", Kind::File),
        ("d", Kind::Square),
        ("&R", Kind::Castle),
        ("a", Kind::Origin),
    ];
    assert_eq!(parts, wanted);
}

/// What the panel says of the parts of a game's last move: letters and meaning.
fn explained(fen: &str, text: &str) -> Vec<(String, String)> {
    let mut session = Session::empty();
    let score = format!("[Variant \"Chess 99\"]\n[FEN \"{fen}\"]\n\n{text} *");
    session.apply(Action::Open(score));
    session.apply(Action::Last);
    let model = why::model(&session, &mut Names::default()).expect("a move");
    let parts = model.reasons[0].parts.iter();
    parts
        .map(|part| (part.letters.clone(), part.says.clone()))
        .collect()
}

/// A position, a text, and what the panel says of its parts.
type Row = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

#[test]
fn the_panel_explains_every_mark() {
    let rows: [Row; 6] = [
        (
            "r3k4/9/9/9/9/9/9/9/8K b - - 0 10",
            "Ked&Ra",
            &[
                ("K", "the king castles"),
                ("e", "it left e9"),
                ("d", "it landed on d9"),
                ("&R", "a rook goes to the square the king left"),
                ("a", "it stood on a9"),
            ],
        ),
        (
            "4k4/9/9/9/9/9/9/9/5KB2 w - - 0 10",
            "Kfg&B",
            &[
                ("&B", "a bishop goes to the square the king left"),
                ("", "no file: it stood beside the king, on g1"),
            ],
        ),
        (
            "8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42",
            "f=Nd2+",
            &[
                ("", "no letter: a pawn moved"),
                ("f", "it left f1"),
                ("=N", "the pawn becomes a knight"),
                ("d2", "it landed on d2"),
                ("+", "check"),
            ],
        ),
        (
            "3r5/5k3/2aN5/5Q3/9/9/9/3K5/9 b - - 0 48",
            "Pc7a5!+",
            &[
                ("P", "a paladin moved"),
                ("!", "its own king is attacked"),
                ("+", "check"),
            ],
        ),
        (
            "1B7/9/k8/9/9/9/9/9/4K4 b - b8 0 1",
            "Ka7b8*B",
            &[
                ("*", "a pawn is taken en passant"),
                ("B", "a bishop is taken"),
            ],
        ),
        (
            "8k/1P7/9/9/9/9/9/9/4K4 w - - 0 42",
            "b9",
            &[("", "no =: it stays a pawn and waits")],
        ),
    ];
    for (fen, text, wanted) in rows {
        let found = explained(fen, text);
        for &(letters, says) in wanted {
            let part = (letters.to_owned(), says.to_owned());
            assert!(
                found.contains(&part),
                "{part:?} of {text} is not in {found:?}"
            );
        }
    }
}

/// Plays random games on two threads, 500 each; the moves of a game are handed to `each`.
fn random_games(variant: Variant, plies: usize, each: impl Fn(&[Position], &[String]) + Sync) {
    std::thread::scope(|scope| {
        for seed in [99, 990] {
            let each = &each;
            scope.spawn(move || {
                let mut dice = Dice(seed);
                for _ in 0..500 {
                    let mut positions = vec![Position::array(variant)];
                    let mut texts = Vec::new();
                    for ply in 0..plies {
                        let turn = positions[ply].turn();
                        // Kings that may be taken fall soon at random; most are let live.
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
            "\"Nd2\" cannot be taken back: expected a file or a square after \"Nd2\", found the end of the text.",
        ),
        (
            "Ked&R",
            "\"Ked&R\" cannot be taken back: after it Black's king should stand on d9.",
        ),
        (
            "#",
            "\"#\" cannot be taken back: expected a move, found \"#\".",
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

#[test]
fn nonsense_does_no_harm() {
    const CRUMBS: [&str; 34] = [
        "K", "Q", "R", "B", "N", "P", "a", "e", "i", "j", "1", "5", "9", "0", "&", "*", "×", "x",
        "=", "=B", "=N", "!", "+", "!+", "#", "?", " ", "×K", "b79=B", "f=Nd2", "Ked&Ra", "é",
        "1.", "draw",
    ];
    let mut dice = Dice(7);
    let places = [
        Position::array(Variant::Chess99),
        Position::array(Variant::Modern),
        Position::array(Variant::UChess),
        read_fen("3r5/5k3/2aN5/5Q3/9/9/9/3K5/9 b - - 0 1").expect("a position"),
        read_fen("8k/9/9/9/9/9/9/9/1K3p3 b - - 0 42").expect("a position"),
    ];
    let mut read = 0;
    for _ in 0..40_000 {
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
    assert!(read > 500, "only {read} texts could be read");
}
