//! Scores of games as people have them: files of many games, pasted text, and reports about their
//! faults.

use std::fs;
use std::path::Path;

use rank_and_file::board::Variant;
use rank_and_file::game::fen::write_fen;
use rank_and_file::game::pgn::{self, Fault, Game, ReadAs, Stream, write_pgn};
use rank_and_file::game::{At, GameTree, Outcome};
use rank_and_file::notation::{Notation, SquareNumbers};
use rank_and_file::rules::Position;
use testing::games::{self, line, main_node, moves, one, read, sentences, shape};

#[test]
fn every_game_of_the_project_s_own_corpus_is_read_without_a_trouble() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/games.pgn");
    let text = fs::read_to_string(path).unwrap();
    let all = read(&text);
    assert_eq!(all.len(), text.matches("[Event ").count());
    for game in &all {
        assert_eq!(sentences(game), Vec::<String>::new());
        let again = one(&write_pgn(&game.tree, &Notation::SHORT));
        assert_eq!(games::shape(&again.tree), games::shape(&game.tree));
    }
    let streamed: Vec<Game> = Stream::new(text.as_bytes(), ReadAs::Auto)
        .map(Result::unwrap)
        .collect();
    assert_eq!(
        streamed, all,
        "a stream gives the same games at the same places"
    );
}

#[test]
fn a_score_needs_neither_tags_nor_numbers_nor_a_result() {
    for text in [
        "e4 e5 Nf3",
        "1.e4 e5 2.Nf3",
        "1 e4 e5 2 Nf3",
        "1. e4 1... e5 2. Nf3",
        "1. e4 … e5 2. Nf3",
        "e2-e4 e7-e5 Ng1-f3",
        "e2e4 e7e5 g1f3",
        "♙e4 ♟e5 ♘f3",
        "1e4 e5 2Nf3",
    ] {
        let game = one(text);
        assert_eq!(
            (moves(&game).as_str(), game.troubles.len()),
            ("e4 e5 Nf3", 0),
            "{text}: {:?}",
            sentences(&game)
        );
        assert_eq!(game.tree.outcome, Outcome::Open);
    }
}

#[test]
fn tags_that_are_known_are_known_in_any_case() {
    const FEN: &str = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
    for name in ["FEN", "fen", "Fen"] {
        let game = one(&format!("[{name} \"{FEN}\"]\n\n1. e4 *"));
        assert_eq!(write_fen(game.tree.start()), FEN, "{name}");
        assert_eq!(
            (game.tree.len(), sentences(&game)),
            (1, Vec::<String>::new())
        );
    }
    let game = one("[WHITE \"A\"]\n[blackelo \"2500\"]\n[mood \"good\"]\n\n1. e4 *");
    let tags = ["White", "BlackElo", "mood"].map(|name| game.tree.tag(name));
    assert_eq!(tags, [Some("A"), Some("2500"), Some("good")]);
}

#[test]
fn a_comment_within_a_comment_costs_no_move() {
    for (text, comment) in [
        ("1. e4 {a {b} c} e5 2. Nf3 *", "a {b} c"),
        ("1. e4 {a {b {c} d} e} e5 2. Nf3 *", "a {b {c} d} e"),
        ("1. e4 {{a} b} e5 2. Nf3 *", "{a} b"),
        // Here the first brace that closes is the end.
        ("1. e4 {a {b} e5 2. Nf3 *", "a {b"),
        ("1. e4 {{} e5 {c} 2. Nf3 *", "{"),
        ("1. e4 {a {b} e5 ; c }\n2. Nf3 *", "a {b"),
    ] {
        let game = one(text);
        let first = game.tree.next(At::Start)[0];
        assert_eq!(game.tree.node(first).comments, [comment], "{text}");
        assert_eq!(
            (game.tree.len(), sentences(&game)),
            (3, Vec::<String>::new()),
            "{text}"
        );
    }
}

#[test]
fn the_notation_of_a_score_is_recognised() {
    let legall = "e4 e5 Bc4 d6 Nf3 Bg4 Nc3 g6 Nxe5 Bxd1 Bxf7+ Ke7 Nd5#";
    let rows = [
        (
            "1.e4 e5 2.Bc4 d6 3.Nf3 Bg4 4.Nc3 g6? 5.Nxe5 Bxd1?? 6.Bxf7+ Ke7 7.Nd5#",
            Notation::SHORT,
        ),
        (
            "1.e2-e4 e7-e5 2.Bf1-c4 d7-d6 3.Ng1-f3 Bc8-g4 4.Nb1-c3 g7-g6? 5.Nf3xe5 Bg4xd1?? 6.Bc4xf7+ Ke8-e7 7.Nc3-d5#",
            Notation::SHORT,
        ),
        (
            "1.e4 e5 2.Bc4 d6 3.Nf3 Bg4 4.Nc3 g6 5.Ne5 Bd1 6.Bf7 Ke7 7.Nd5#",
            Notation::SHORT,
        ),
        (
            "1.P-K4 P-K4 2.B-QB4 P-Q3 3.N-KB3 B-KN5 4.N-QB3 P-KN3? 5.NxP BxQ?? 6.BxPch K-K2 7.N-Q5 mate",
            Notation::DESCRIPTIVE,
        ),
        (
            "1. e24 e75 2. Bf1c4 d76 3. Ng1f3 Bc8g4 4. Nb1c3 g76 5. Nf3e5× Bg4d1×Q 6. Bc4f7×+ Ke87 7. Nc3d5#",
            Notation::Reversible,
        ),
        (
            "e2e4 e7e5 f1c4 d7d6 g1f3 c8g4 b1c3 g7g6 f3e5 g4d1 c4f7 e8e7 c3d5",
            Notation::SHORT,
        ),
        (
            "1. 5254 5755 2. 6134 4746 3. 7163 3874 4. 2133 7776 $2 5. 6355 7441 $4 6. 3467 5857 7. 3345",
            Notation::Numeric(SquareNumbers::Iccf),
        ),
        (
            "e2e4 e7e5 f1c4 d7d6 g1f3 c8g4 b1c3 g7g6 f3e5p g4d1q c4f7p e8e7 c3d5",
            Notation::SHORT,
        ),
    ];
    for (text, notation) in rows {
        let game = one(text);
        assert_eq!(moves(&game), legall, "{text}: {:?}", sentences(&game));
        assert_eq!(
            (game.notation, game.troubles.len()),
            (notation, 0),
            "{text}"
        );
    }
}

#[test]
fn castling_is_understood_in_engines_coordinates_too() {
    let game = one("1. e2e4 e7e5 2. g1f3 g8f6 3. f1c4 f8c5 4. e1g1 e8g8 *");
    assert_eq!(
        (moves(&game).as_str(), game.troubles.len()),
        ("e4 e5 Nf3 Nf6 Bc4 Bc5 O-O O-O", 0)
    );
}

#[test]
fn a_bad_move_ends_its_game_and_spares_the_next() {
    let text =
        "[Event \"a\"]\n\n1. e4 e5 2. Nf9 Nc6 (2... d6) 3. Bb5 1-0\n\n[Event \"b\"]\n\n1. d4 *\n";
    let all = read(text);
    assert_eq!(all.len(), 2);
    assert_eq!(
        (moves(&all[0]).as_str(), moves(&all[1]).as_str()),
        ("e4 e5", "d4")
    );
    assert_eq!(
        sentences(&all[0]),
        [
            "Line 3, column 13: 2. \"Nf9\": \"9\" after \"Nf\" should be a rank from 1 to 8. Correct it to read the rest of the game."
        ]
    );
    let unread = &all[0].unread[0];
    assert_eq!(
        (unread.text.as_str(), unread.line, unread.column),
        ("Nf9 Nc6 (2... d6) 3. Bb5", 3, 13)
    );
    assert_eq!(unread.at, At::After(main_node(&all[0], 1)));
    assert_eq!(
        all[0].tree.outcome,
        Outcome::WhiteWins,
        "the result is still read"
    );
    assert_eq!(all[1].troubles, []);
    let mut kept = all[0].clone();
    kept.keep_unread_as_comments();
    assert!(write_pgn(&kept.tree, &Notation::SHORT).contains("Nf9 Nc6 (2... d6) 3. Bb5"));
}

#[test]
fn a_bad_move_in_a_variation_ends_that_variation_alone() {
    let game =
        one("1. e4 e5 (1... c5 2. Nf3 Nd4 (2... d6 {x ) y} 3. d4) 3. d4) (1... e6) 2. Nf3 *");
    assert_eq!(moves(&game), "e4 e5 Nf3");
    assert_eq!(
        sentences(&game),
        [
            "Line 1, column 26: 2... \"Nd4\": No knight can reach d4. Correct it to read the rest of the variation."
        ]
    );
    let variations = game.tree.next(At::After(main_node(&game, 0)));
    assert_eq!(variations.len(), 3);
    assert_eq!(line(&game.tree, At::After(variations[1])), "Nf3");
    assert_eq!(game.unread[0].text, "Nd4 (2... d6 {x ) y} 3. d4) 3. d4");
}

#[test]
fn an_ambiguous_move_names_the_moves_it_could_be() {
    let game = one("1. d4 d5 2. Nf3 Nf6 3. Nd2 *");
    assert_eq!(
        sentences(&game),
        [
            "Line 1, column 24: 3. \"Nd2\": \"Nd2\" could be the knight from b1 to d2 or the knight from f3 to d2. Correct it to read the rest of the game."
        ]
    );
}

#[test]
fn a_comment_without_end_does_not_swallow_the_next_game() {
    let text =
        "[Event \"a\"]\n\n1. e4 {so good\nthat 1... e5 *\n \r\n [Event \"b\"]\n\n1. d4 {x} *\n";
    let all = read(text);
    assert_eq!(all.len(), 2);
    let first = all[0].tree.node(main_node(&all[0], 0));
    assert_eq!(first.comments, ["so good that 1... e5 *"]);
    assert!(
        sentences(&all[0])[0].starts_with("Line 3, column 7: This comment has no closing"),
        "{:?}",
        sentences(&all[0])
    );
    assert_eq!((moves(&all[1]).as_str(), all[1].troubles.len()), ("d4", 0));
}

#[test]
fn an_unclosed_variation_does_not_swallow_the_next_game() {
    let all = read("1. e4 e5 (1... c5 2. Nf3 *\n\n[Event \"b\"]\n\n1. d4 *");
    assert_eq!(all.len(), 2);
    assert_eq!(all[0].troubles[0].fault, Fault::UnclosedVariation);
    assert_eq!(moves(&all[1]), "d4");
}

#[test]
fn a_mark_that_is_not_true_is_a_remark_and_no_error() {
    let game = one("1. e4+ e5 2. Nf3 Nc6# *");
    assert_eq!(
        (moves(&game).as_str(), game.has_errors()),
        ("e4 e5 Nf3 Nc6", false)
    );
    assert_eq!(
        sentences(&game),
        [
            "Line 1, column 4: 1. \"e4+\": \"+\" is not true of this move.",
            "Line 1, column 18: 2... \"Nc6#\": \"#\" is not true of this move."
        ]
    );
}

#[test]
fn a_position_that_cannot_be_read_keeps_its_moves_as_text() {
    let game = one("[FEN \"8/8/8 w\"]\n[Result \"1-0\"]\n\n1. e4 e5 1-0");
    assert_eq!(
        (game.tree.len(), game.unread[0].text.as_str()),
        (0, "e4 e5")
    );
    assert!(
        sentences(&game)[0]
            .starts_with("Line 1, column 7: In the piece placement: there are 3 ranks"),
        "{:?}",
        sentences(&game)
    );
    assert_eq!(
        game.tree.tag("FEN"),
        Some("8/8/8 w"),
        "the tag is kept as it was"
    );
}

#[test]
fn a_fault_in_a_position_with_escapes_lies_in_the_text() {
    for (text, marked) in [
        ("[FEN \"8/8/é w\"]\n\n1. e4 *", "8/8/é w"),
        ("[FEN \"8/8/\\\\é w\"]\n\n1. e4 *", "[FEN \"8/8/\\\\é w\"]"),
    ] {
        let game = one(text);
        let spans = game.troubles.iter().map(|trouble| trouble.span.clone());
        let found: Vec<_> = spans.map(|span| text.get(span)).collect();
        assert_eq!(found[0], Some(marked));
    }
}

#[test]
fn chess960_castles_with_the_rook_its_position_names() {
    let text = "[Variant \"Chess960\"]\n[SetUp \"1\"]\n[FEN \"4k3/8/8/8/8/8/8/1R2KR2 w FB - 0 1\"]\n\n1. O-O (1. O-O-O+) Kd7 *";
    let game = one(text);
    assert_eq!(
        (moves(&game).as_str(), sentences(&game).len()),
        ("O-O Kd7", 1),
        "{:?}",
        sentences(&game)
    );
    let other = one("[Variant \"Atomic\"]\n\n1. e4 *");
    assert_eq!((moves(&other).as_str(), other.has_errors()), ("e4", false));
    assert!(matches!(other.troubles[0].fault, Fault::Variant(_)));
}

#[test]
fn places_are_counted_in_characters_over_lines_of_every_ending() {
    let game = one("{é♘}\r\n{x}\n{y}\r♙e4 éé Nf9 *");
    assert_eq!((game.troubles[0].line, game.troubles[0].column), (4, 5));
    let second = &read("1. e4 *  1. d4 Nf9")[1];
    assert_eq!(
        (
            second.line,
            second.troubles[0].line,
            second.troubles[0].column
        ),
        (1, 1, 16)
    );
}

#[test]
fn pasted_line_breaks_of_a_page_are_passed_over() {
    let game = one("1. e4 e5<br>2. Nf3<br/>Nc6 *");
    assert_eq!(
        (moves(&game).as_str(), game.has_errors()),
        ("e4 e5 Nf3 Nc6", false)
    );
}

#[test]
fn a_comment_with_a_closing_brace_is_written_so_that_it_comes_back() {
    let mut game = one("1. e4 e5 2. Nf3 *");
    let id = main_node(&game, 0);
    game.tree.node_mut(id).comments = vec!["a } b".to_owned(), "two\nlines".to_owned()];
    let again = one(&write_pgn(&game.tree, &Notation::SHORT));
    assert_eq!(again.tree.node(id).comments, ["a } b", "two lines"]);
    assert_eq!(
        (moves(&again).as_str(), again.troubles.len()),
        ("e4 e5 Nf3", 0)
    );
}

#[test]
fn a_written_game_names_its_own_variant_and_no_other() {
    let written = |variant: Variant, named: &str| {
        let mut tree = GameTree::new(Position::array(variant));
        tree.tags.push(("Variant".to_owned(), named.to_owned()));
        let text = write_pgn(&tree, &Notation::SHORT.on(variant));
        let lines = text.lines().filter(|line| line.starts_with("[Variant"));
        lines.collect::<Vec<_>>().join("\n")
    };
    let u_chess = format!("[Variant \"{}\"]", Variant::UChess.title());
    // The name of another variant would mislead.
    assert_eq!(written(Variant::Standard, "Chess 99"), "");
    assert_eq!(written(Variant::UChess, "Chess 99"), u_chess);
    assert_eq!(written(Variant::UChess, "standard"), u_chess);
    // A name that nobody knows stays where it does not hide the variant.
    assert_eq!(written(Variant::Standard, "Mine"), "[Variant \"Mine\"]");
    assert_eq!(written(Variant::UChess, "Mine"), u_chess);
    assert_eq!(written(Variant::UChess, Variant::UChess.title()), u_chess);
}

#[test]
fn a_game_is_written_in_lines_of_eighty_characters() {
    let game = one(
        "[White \"A \\\"B\\\" \\\\ C\"]\n\n{Before.} 1. e4 {King's pawn} e5 $1 (1... c5 2. Nf3 {Open} d6) 2. Nf3 1-0",
    );
    let text = write_pgn(&game.tree, &Notation::SHORT);
    assert_eq!(
        text,
        "[White \"A \\\"B\\\" \\\\ C\"]\n\n{Before.} 1. e4 {King's pawn} 1... e5 $1 (1... c5 2. Nf3 {Open} 2... d6) 2. Nf3\n1-0\n"
    );
    assert!(text.lines().all(|line| line.chars().count() <= 80));
    let descriptive = write_pgn(&game.tree, &Notation::DESCRIPTIVE);
    assert!(
        descriptive.contains("1. P-K4 {King's pawn} 1... P-K4 $1 (1... P-QB4 2. N-KB3 {Open}"),
        "{descriptive}"
    );
}

#[test]
fn a_comment_with_a_brace_is_not_read_as_moves_in_any_notation() {
    for comment in ["2. N-KB3 } is usual", "P-K4 }", "2. Nf3 }", "} 2. Kt-KB3"] {
        let mut game = one("1. e4 e5 (1... c5) 2. d4 *");
        for id in game.tree.ids() {
            game.tree.node_mut(id).comments = vec![comment.to_owned()];
        }
        for notation in [
            Notation::SHORT,
            Notation::LONG,
            Notation::DESCRIPTIVE,
            Notation::Numeric(SquareNumbers::Iccf),
        ] {
            let text = write_pgn(&game.tree, &notation);
            let again = pgn::games(&text, ReadAs::Only(notation))
                .next()
                .expect("a game");
            assert_eq!(shape(&again.tree), shape(&game.tree), "{text}");
        }
    }
}

#[test]
fn moves_made_in_a_game_whose_fen_cannot_be_read_come_back() {
    let mut game = one("[SetUp \"1\"]\n[FEN \"8/8/4k3/8 b - - 0 40\"]\n\n40... Ke7 *");
    assert!(matches!(game.troubles[0].fault, Fault::Fen(_)));
    // Nothing was made yet: the tag stands there to be corrected.
    assert!(write_pgn(&game.whole(), &Notation::SHORT).contains("[FEN \"8/8/4k3/8 b - - 0 40\"]"));
    let other = one("1. e4 *");
    let e4 = other.tree.node(main_node(&other, 0)).mv;
    game.tree.add(At::Start, e4);
    let text = write_pgn(&game.whole(), &Notation::SHORT);
    let again = one(&text);
    assert_eq!((again.tree.len(), again.troubles.len()), (1, 0), "{text}");
    let said = again.tree.comments.concat();
    for kept in ["FEN 8/8/4k3/8 b - - 0 40", "not understood: Ke7"] {
        assert!(said.contains(kept), "{said}");
    }
    assert_eq!(write_pgn(&again.tree, &Notation::SHORT), text);
}
