//! Scores of games as people have them: files of many games, pasted text, and what is wrong with it.

mod common;

use std::fs::{self, File};
use std::path::Path;

use proptest::prelude::*;
use rank_and_file::game::pgn::{Fault, Game, ReadAs, Stream, games, write_pgn};
use rank_and_file::game::{At, GameTree, NodeId, Outcome};
use rank_and_file::notation::Notation;
use rank_and_file::rules::Position;

fn read(text: &str) -> Vec<Game> {
    games(text, ReadAs::Auto).collect()
}

fn one(text: &str) -> Game {
    let mut all = read(text);
    assert_eq!(all.len(), 1, "{text:?}");
    all.remove(0)
}

/// The moves of a line from a moment on, short.
fn line(tree: &GameTree, from: At) -> String {
    let mut position = tree.position(from);
    let mut names: Vec<String> = Vec::new();
    for id in tree.main_line(from) {
        let play = tree.node(id).play;
        let after = position.after(&play);
        let mut name = String::new();
        position.write_san(&play, &after, &mut name);
        names.push(name);
        position = after;
    }
    names.join(" ")
}

fn moves(game: &Game) -> String {
    line(&game.tree, At::Start)
}

fn sentences(game: &Game) -> Vec<String> {
    game.troubles.iter().map(ToString::to_string).collect()
}

fn main_node(game: &Game, ply: usize) -> NodeId {
    game.tree
        .main_line(At::Start)
        .nth(ply)
        .expect("so many plies")
}

#[test]
fn every_game_of_the_project_s_own_corpus_is_read_without_a_trouble() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/corpus/games.pgn");
    let text = fs::read_to_string(path).unwrap();
    let all = read(&text);
    assert_eq!(all.len(), text.matches("[Event ").count());
    for game in &all {
        assert_eq!(sentences(game), Vec::<String>::new());
        let again = one(&write_pgn(&game.tree, &Notation::SHORT));
        assert_eq!(common::shape(&again.tree), common::shape(&game.tree));
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
            "Line 3, column 13: 2. \"Nf9\": expected a rank (1 to 8) after \"Nf\", found \"9\". Correct it to read the rest of the game."
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
        sentences(&all[0])[0].starts_with("Line 3, column 7: This comment has no end"),
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
}

#[test]
fn a_score_is_read_as_newspapers_and_books_print_it() {
    let rows = [
        "1. P to K4, P to K4; 2. Kt to KB3, Kt to QB3. Resigns.",
        "   1. P - K 4                P - K 4\n   2. Kt - K B 3             Kt - Q B 3\n          White resigns.",
        "1. e4, e5 2. Nf3, Nc6, 0-1",
        "1 P-K4 P-K4 2 N-KB3 N-QB3 resigns",
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
fn a_null_move_is_an_error_and_nothing_is_lost() {
    let game = one("1. e4 e5 (1... -- 2. d4) 2. Nf3 Nc6 3. -- d5 *");
    assert_eq!(moves(&game), "e4 e5 Nf3 Nc6");
    let unread: Vec<&str> = game
        .unread
        .iter()
        .map(|unread| unread.text.as_str())
        .collect();
    assert_eq!(unread, ["-- 2. d4", "-- d5"]);
    assert!(
        game.troubles
            .iter()
            .all(|trouble| matches!(trouble.fault, Fault::NullMove(_)))
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
        sentences(&game)[0].starts_with("Line 1, column 7: In the field of the men: found 3 ranks"),
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

/// How many games, plies of main lines and errors a file has, streamed.
fn census(path: &Path) -> (usize, usize, Vec<String>) {
    let (mut count, mut plies, mut errors) = (0, 0, Vec::new());
    for game in Stream::new(File::open(path).unwrap(), ReadAs::Auto) {
        let game = game.unwrap();
        count += 1;
        plies += game.tree.main_line(At::Start).count();
        errors.extend(
            game.troubles
                .iter()
                .filter(|trouble| trouble.is_error())
                .map(ToString::to_string),
        );
    }
    (count, plies, errors)
}

#[test]
fn every_game_of_the_large_corpora_is_read() {
    let rows = [
        ("pgn/lichess-438.pgn", 438, None),
        ("pgn/players-8155.pgn", 8155, Some(701_963)),
        ("pgn/chess960-605.pgn", 605, Some(0)),
    ];
    for (file, games, plies) in rows {
        let Some(path) = common::shared_corpus(file) else {
            continue;
        };
        let (count, played, errors) = census(&path);
        assert_eq!((count, errors), (games, Vec::new()), "{file}");
        assert_eq!(plies.unwrap_or(played), played, "{file}");
    }
}

/// A game grown from numbers: each picks a moment, a move there, and what stands beside it.
fn grow(seeds: &[(u16, u16, Option<String>, Option<u8>)], start: &Position) -> GameTree {
    let mut tree = GameTree::new(start.clone());
    for (moment, choice, comment, nag) in seeds {
        let ids: Vec<NodeId> = tree.ids().collect();
        // Mostly at the end, so that games grow long, and sometimes anywhere.
        let at = match (ids.len(), moment % 3) {
            (0, _) => At::Start,
            (count, 0) => ids
                .get(usize::from(*moment) % (count + 1))
                .map_or(At::Start, |&id| At::After(id)),
            (count, _) => At::After(ids[count - 1]),
        };
        let plays = tree.position(at).plays();
        if plays.is_empty() {
            continue;
        }
        let play = plays[usize::from(*choice) % plays.len()];
        if tree.find(at, &play).is_some() {
            continue;
        }
        let id = tree.add(at, play);
        let node = tree.node_mut(id);
        node.comments.extend(
            comment
                .iter()
                .map(|c| c.trim().to_owned())
                .filter(|c| !c.is_empty()),
        );
        node.nags.extend(nag);
    }
    tree
}

type Seeds = Vec<(u16, u16, Option<String>, Option<u8>)>;

fn seeds() -> impl Strategy<Value = Seeds> {
    let comment = proptest::option::weighted(0.2, "\\PC{0,40}|[a-z }{;()%\\[\\]\"]{0,120}");
    let nag = proptest::option::weighted(0.2, any::<u8>());
    proptest::collection::vec((any::<u16>(), any::<u16>(), comment, nag), 0..60)
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 96, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_game_that_is_written_is_read_back_in_every_notation(seeds in seeds(), value in "\\PC{0,30}") {
        let mut tree = grow(&seeds, &Position::start());
        tree.tags.push(("Event".to_owned(), value));
        for notation in [Notation::SHORT, Notation::LONG, Notation::FIGURINE, Notation::MINIMAL, Notation::Uci, Notation::Reversible, Notation::DESCRIPTIVE, Notation::CLASSIC] {
            let text = write_pgn(&tree, &notation);
            let mut all = games(&text, ReadAs::Only(notation));
            let game = all.next().expect("a game");
            prop_assert!(all.next().is_none(), "{}", text);
            prop_assert_eq!(sentences(&game), Vec::<String>::new(), "{}", text);
            prop_assert_eq!(common::shape(&game.tree), common::shape(&tree), "{}", text);
        }
    }

    #[test]
    fn any_text_is_read_without_panic_and_a_stream_reads_it_alike(text in "\\PC{0,80}|[a-hNBRQKO0-9x+#=. \n(){}\\[\\]\"$!?;%*½-]{0,200}|(1\\. e4 |e5 |\\(|\\) |\\{a|\\} |\\[A \"b\"\\]|\n|1-0 |N|½–½ |%|; ){0,60}") {
        let all = read(&text);
        let mut end = 0;
        for game in &all {
            prop_assert!(game.span.start >= end && game.span.end > game.span.start && game.span.end <= text.len());
            end = game.span.end;
            for trouble in &game.troubles {
                prop_assert!(text.get(trouble.span.clone()).is_some());
            }
        }
        let streamed: Vec<Game> = Stream::new(Drip(text.as_bytes()), ReadAs::Auto).map(Result::unwrap).collect();
        prop_assert_eq!(streamed, all);
    }
}

/// A source that gives one byte at a time.
struct Drip<'b>(&'b [u8]);

impl std::io::Read for Drip<'_> {
    fn read(&mut self, buffer: &mut [u8]) -> std::io::Result<usize> {
        match (self.0.split_first(), buffer.first_mut()) {
            (Some((byte, rest)), Some(place)) => {
                *place = *byte;
                self.0 = rest;
                Ok(1)
            }
            _ => Ok(0),
        }
    }
}
