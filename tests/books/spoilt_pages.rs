//! Small pages, each with a fault that once cost the reader a complete game: the game is now read
//! to its end, and guesses are reported.
//!
//! | page | read |
//! |---|---|
//! | one letter misprinted, a move lost | the game, with the place named |
//! | a number misprinted | the game |
//! | a mark of mate, and no mate | the move, in doubt |
//! | a note that begins with a move | the game, the note a comment |
//! | a FEN or tags above the score | from there, with the tags |
//! | a label true of the present side | either rook, and the next moves as printed |
//! | first moves "as in Game 16" | the moves of that game |
//! | other notations, other languages | the game |
//! | periods misprinted, and spaces doubled, inside moves | the game |
//! | a line or a page that ends within a move | the game |

use rank_and_file::book::{BookGame, DoubtKind, doubts, read};
use rank_and_file::game::At;
use rank_and_file::game::pgn::write_pgn;
use rank_and_file::notation::Notation;

/// The Opera Game as a book prints it.
const OPERA: &str = "\
GAME 7.

White: Morphy.  Black: Amateur.

1. P-K4       P-K4
2. Kt-KB3     P-Q3
3. P-Q4       B-Kt5
4. PxP        BxKt
5. QxB        PxP
6. B-QB4      Kt-KB3
7. Q-QKt3     Q-K2
8. Kt-B3      P-B3
9. B-KKt5     P-Kt4
10. KtxP      PxKt
11. BxKtP ch  QKt-Q2
12. Castles   R-Q1
13. RxKt      RxR
14. R-Q1      Q-K3
15. BxR ch    KtxB
16. Q-Kt8 ch  KtxQ
17. R-Q8 mate
";

/// The moves of the Opera Game.
const MOVES: &str = "e4 e5 Nf3 d6 d4 Bg4 dxe5 Bxf3 Qxf3 dxe5 Bc4 Nf6 Qb3 Qe7 Nc3 c6 Bg5 b5 Nxb5 cxb5 Bxb5+ Nbd7 O-O-O Rd8 Rxd7 Rxd7 Rd1 Qe6 Bxd7+ Nxd7 Qb8+ Nxb8 Rd8#";

/// The same opening in several notations, up to Black's castling.
const SPANISH: &str = "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 d6 c3 O-O";

fn only(page: &str) -> BookGame {
    let mut book = read(page);
    assert_eq!(book.games.len(), 1, "{page}");
    book.games.remove(0)
}

/// Returns the moves of a game in short algebraic.
fn moves(game: &BookGame) -> String {
    let mut position = game.tree.start().clone();
    let mut names = Vec::new();
    for id in game.tree.main_line(At::Start) {
        let mv = game.tree.node(id).mv;
        names.push(Notation::SHORT.name(&mv, &position.turn()).reading.text);
        position.play(&mv);
    }
    names.join(" ")
}

/// Returns the Opera Game with a line, or a part of one, printed differently.
fn spoilt(from: &str, to: &str) -> String {
    assert_eq!(OPERA.matches(from).count(), 1, "{from}");
    OPERA.replace(from, to)
}

#[test]
fn one_misprint_costs_one_move_at_most() {
    for (from, to, told) in [
        ("PxKt\n11.", "PzKt\n11.", true),
        ("3. P-Q4 ", "3. P~Q4 ", false),
        ("2. Kt-KB3", "2. Et-KB3", true),
        ("4. PxP", "4. FxP", true),
        ("     P-Kt4", "", true),
        ("5. QxB", "5. OxB", true),
        ("Q-QKt3", "O-QKt3", true),
        ("RxKt ", "EzKt ", true),
    ] {
        let page = spoilt(from, to);
        let game = only(&page);
        assert_eq!(moves(&game), MOVES, "{to}");
        if told {
            assert!(
                !doubts(&page, &game).is_empty(),
                "{to} is put right without a word"
            );
        }
    }
}

#[test]
fn a_misprint_offers_no_other_reading_of_the_moves_far_before_it() {
    let page = spoilt("R-Q1\n13.", "R-G1\n13.");
    let game = only(&page);
    assert_eq!(moves(&game), MOVES);
    for ply in &game.plies[..16] {
        assert_eq!(ply.readings.len(), 1, "{}", &page[ply.span.clone()]);
    }
}

/// Returns the Opera Game as running text, or with each ply on its own line.
fn set(flows: bool) -> String {
    let rows = OPERA
        .split_once("Amateur.\n\n")
        .map_or("", |(_, rows)| rows);
    let mut lines = String::new();
    for row in rows.lines() {
        let (white, black) = row.split_at(row.find("  ").unwrap_or(row.len()));
        let (white, black) = (white.trim(), black.trim());
        let (end, between) = if flows { ("; ", ", ") } else { ("\n", "\n") };
        let between = if black.is_empty() { "" } else { between };
        lines.push_str(
            &[
                &white.replace(". ", if flows { " " } else { ". " }),
                between,
                black,
                end,
            ]
            .concat(),
        );
    }
    format!("GAME 7.\n\nWhite: Morphy.  Black: Amateur.\n\n{lines}\n\nAnd Black resigns.\n")
}

#[test]
fn a_move_printed_twice_is_one_move() {
    let (flows, listed) = (set(true), set(false));
    let rows = OPERA.to_owned();
    for (page, from, to) in [
        (&rows, "6. B-QB4 ", "6. B-QB4 B-QB4 "),
        (&rows, "Kt-KB3\n7.", "Kt-KB3 Kt-KB3\n7."),
        (&rows, "14. R-Q1", "14. R-Q1  R-Q1"),
        (&listed, "6. B-QB4", "6. B-QB4 B-QB4"),
        (&listed, "\nQ-K2\n", "\nQ-K2 Q-K2\n"),
        (&flows, "6 B-QB4,", "6 B-QB4 B-QB4,"),
        (&flows, "Q-K2;", "Q-K2 Q-K2;"),
    ] {
        assert_eq!(page.matches(from).count(), 1, "{from}");
        let page = page.replace(from, to);
        let game = only(&page);
        assert_eq!(moves(&game), MOVES, "{to}");
        assert!(
            !doubts(&page, &game).is_empty(),
            "{to} is passed over without a word"
        );
    }
}

#[test]
fn no_move_is_lost_without_a_word() {
    let (flows, listed) = (set(true), set(false));
    for (page, from, to) in [
        // A misprinted number, so that the next one does not count on.
        (&flows, "9 B-KKt5", "8 B-KKt5"),
        (
            &flows,
            "9 B-KKt5",
            "THE GAME OF CHESS.     97\n\n 9\nB-KKt5",
        ),
        (&listed, "\nP-B3\n", "\n8 to B3\n"),
        (&listed, "\nP-Kt4\n", "\np-kt4\n"),
        // The last move, so that no move follows.
        (&listed, "17. R-Q8 mate", "17. R-Q8 maet"),
        (&listed, "17. R-Q8 mate", "17. r-q8 mate"),
        (&listed, "KtxQ\n17. R-Q8 mate", "HxQ"),
        (&listed, "KtxQ\n17. R-Q8 mate", "-b.nbi"),
        (&flows, "17 R-Q8 mate", "17 -Qb.8i"),
    ] {
        assert_eq!(page.matches(from).count(), 1, "{from}");
        let page = page.replace(from, to);
        let book = read(&page);
        let told = |game: &BookGame| {
            moves(game) == MOVES
                || doubts(&page, game)
                    .iter()
                    .any(|doubt| doubt.kind != DoubtKind::Mark)
        };
        assert!(book.games.iter().all(told), "{to}:\n{page}");
    }
}

#[test]
fn a_number_misprinted_costs_no_move() {
    let (rows, flows) = (OPERA.to_owned(), set(true));
    for (page, from, to) in [
        (&flows, "9 B-KKt5", "8 B-KKt5"),
        (&flows, "9 B-KKt5", "10 B-KKt5"),
        (&flows, "9 B-KKt5", "5 B-KKt5"),
        (&rows, "5. QxB", "1. QxB"),
        (&rows, "8. Kt-B3", "9. Kt-B3"),
        (&rows, "17. R-Q8 mate", "67. R-Q8 mate"),
        (&rows, "17. R-Q8 mate", "00. R-Q8 mate"),
    ] {
        assert_eq!(page.matches(from).count(), 1, "{from}");
        let page = page.replace(from, to);
        assert_eq!(moves(&only(&page)), MOVES, "{to}");
    }
}

#[test]
fn the_number_of_a_page_is_no_last_move() {
    let page = spoilt("17. R-Q8 mate\n", "\u{c}{252}\n\nAnd Black resigned.\n");
    assert_eq!(
        Some(moves(&only(&page)).as_str()),
        MOVES.strip_suffix(" Rd8#")
    );
}

#[test]
fn a_mark_that_is_not_true_is_doubted_where_a_near_move_makes_it_so() {
    for to in ["R-Q3 mate", "R-Q7 mate"] {
        let page = spoilt("R-Q8 mate", to);
        let doubts = doubts(&page, &only(&page));
        let told = doubts
            .iter()
            .any(|doubt| doubt.ply == 32 && doubt.kind != DoubtKind::Mark);
        assert!(told, "{to}: {doubts:?}");
    }
}

#[test]
fn several_misprints_of_one_page_are_told_apart() {
    for damages in [
        // The second move can be played, and only a capture of nothing shows the misprint.
        &[
            ("2. Kt-KB3 ", "2. Kt-QB3 "),
            ("QxB ", "QzB "),
            ("10. KtxP", "10. KlxP"),
        ][..],
        &[
            ("2. Kt-KB3 ", "2. Kt-KR3 "),
            ("B-Kt5\n", "8-Kl5\n"),
            ("11. BxKtP ch", "11. B%KtR c"),
        ],
    ] {
        let mut page = OPERA.to_owned();
        for (from, to) in damages {
            assert_eq!(page.matches(from).count(), 1, "{from}");
            page = page.replace(from, to);
        }
        let game = only(&page);
        assert_eq!(moves(&game), MOVES, "{damages:?}");
        assert!(!doubts(&page, &game).is_empty(), "{damages:?}");
    }
}

#[test]
fn the_moves_of_a_note_are_none_of_the_game() {
    for note in [
        "PxP and P-B3 seems a more natural continuation.",
        "8. Kt. to B's 3rd. B. takes P. (ch.), followed by 9. B-KKt5 was stronger.",
        "8 BxP ch. was the move.",
        "* If 8. Kt. to B's 3rd, P-B3.",
        "    If 9. B-KKt5      P-KR3\n    10. P-KR4        PxB, &c.",
        "(b) If 9. Kt-K2      P-KR3\n10. P-KR4        P-KKt4\n11. PxP      PxP",
    ] {
        let page = spoilt("P-B3\n9.", &format!("P-B3\n\n{note}\n\n9."));
        let game = only(&page);
        assert_eq!(moves(&game), MOVES, "{note}");
        let text = write_pgn(&game.tree, &Notation::SHORT).replace('\n', " ");
        let words = note.split(|c: char| !c.is_alphabetic());
        for word in words.filter(|word| word.len() > 3) {
            assert!(text.contains(word), "{word} of {note} is lost:\n{text}");
        }
    }
}

#[test]
fn a_game_begins_where_it_is_said_to() {
    let fen = "r1bqkbnr/pppp1ppp/2n5/4p3/2B1P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 1";
    let page = format!(
        "GAME 8.\n\n[FEN \"{fen}\"]\n\n1. Kt-B3  Kt-B3\n2. P-Q3   B-K2\n3. B-KKt5 P-KR3\n4. BxKt   BxB\n5. Kt-Q5  B-K2\n"
    );
    assert_eq!(
        moves(&only(&page)),
        "Nc3 Nf6 d3 Be7 Bg5 h6 Bxf6 Bxf6 Nd5 Be7"
    );
    let tags = "[Event \"Paris\"]\n[White \"Morphy\"]\n[Black \"Consul\"]\n\n";
    let rows = OPERA
        .split_once("Amateur.\n\n")
        .map_or("", |(_, rows)| rows);
    let game = only(&[tags, rows].concat());
    assert_eq!(moves(&game), MOVES);
    assert_eq!(game.tree.tag("Black"), Some("Consul"));
}

/// If this fails, a score under tags stops at a move that the same score as a page has settled.
#[test]
fn what_a_score_prints_in_brackets_makes_it_no_pgn() {
    for mark in ["", "(B 3)", "(QB3)", "(best)", "(1)", "(a)", "[A]"] {
        let score = format!(
            "1. P-K4 P-K3 2. P-Q4 P-Q4 3. Kt-QB3 Kt-KB3 4. B-Kt5 B-Kt5 5. P-K5 P-KR3 \
             6. B-Q2 BxKt {mark} 7. PxB Kt-K5 8. Q-Kt4 K-B1"
        );
        for above in [
            "[White \"Oak\"]\n[Result \"*\"]\n\n",
            "White: Oak. Black: Ash.\n\n",
        ] {
            let game = only(&[above, &score, "\n"].concat());
            assert_eq!(
                moves(&game),
                "e4 e6 d4 d5 Nc3 Nf6 Bg5 Bb4 e5 h6 Bd2 Bxc3 bxc3 Ne4 Qg4 Kf8",
                "{above}{score}"
            );
        }
    }
    let check = "[White \"Oak\"]\n\n1. P-K4 P-K4 2. P-KB4 PxP 3. B-B4 Q-R5 (ch.) 4. K-B1 P-QKt4\n";
    assert_eq!(moves(&only(check)), "e4 e5 f4 exf4 Bc4 Qh4+ Kf1 b5");
}

#[test]
fn a_label_of_the_present_side_costs_no_later_move() {
    let page = "GAME 9.\n\n1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-Kt5 P-QR3\n4. B-R4 Kt-B3\n5. Castles B-K2\n\
        6. R-K1 P-QKt4\n7. B-Kt3 P-Q3\n8. P-B3 Castles\n9. P-KR3 Kt-QR4\n10. B-B2 P-B4\n11. P-Q4 Q-B2\n\
        12. QKt-Q2 R-Q1\n13. Kt-B1 KR-Kt1\n14. Kt-Kt3 P-R3\n15. P-Q5 Kt-R2\n";
    let game = only(page);
    assert!(moves(&game).ends_with("Ng3 h6 d5 Nh7"), "{}", moves(&game));
    assert_eq!(game.plies.len(), 30);
}

#[test]
fn first_moves_are_those_of_the_game_that_is_named() {
    let rows = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-Kt5 P-QR3\n4. B-R4 Kt-B3\n5. Castles B-K2\n6. R-K1 P-QKt4\n\
        7. B-Kt3 P-Q3\n8. P-B3 Castles\n\nDrawn.\n\n";
    let page = format!(
        "GAME 16.\n\nWhite: Anderssen. Black: Kieseritzky.\n\n{rows}GAME 17.\n\nWhite: Oak. Black: Ash.\n\n\
         Move 1-6 as in Game No. 16.\n\n7. B-Kt3 Castles\n8. P-B3 P-Q4\n9. PxP KtxP\n"
    );
    let book = read(&page);
    let games: Vec<String> = book.games.iter().map(moves).collect();
    assert_eq!(games[0], SPANISH);
    assert_eq!(
        games[1],
        "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 O-O Be7 Re1 b5 Bb3 O-O c3 d5 exd5 Nxd5"
    );
    assert_eq!(book.games[1].tree.tag("White"), Some("Oak"));
}

#[test]
fn a_heading_is_read_whole() {
    let rows = "1. P-K4 P-K4\n2. Kt-KB3 Kt-QB3\n3. B-Kt5 P-QR3\n4. B-R4 Kt-B3\n5. Castles B-K2\n\nDrawn.\n\n";
    let page = format!(
        "GAME THE FIRST\n\nPlayed at London, February 14th, 1851.\n\nBlackburne – Em. Lasker\n\n{rows}\
         Hastings, August-September, 1895.\nW. Steinitz - C. von Bardeleben\nGiuoco Piano\n\n{rows}"
    );
    let book = read(&page);
    let tag = |game: usize, name| book.games[game].tree.tag(name).unwrap_or_default();
    assert_eq!(tag(0, "Black"), "Em. Lasker");
    assert_eq!((tag(0, "Site"), tag(0, "Date")), ("London", "1851.02.14"));
    assert_eq!((tag(1, "Site"), tag(1, "Date")), ("Hastings", "1895.??.??"));
    assert_eq!(tag(1, "Black"), "C. von Bardeleben");
}

#[test]
fn books_of_other_notations_and_countries_are_read() {
    for page in [
        "PARTIDA 3\n\nBlancas: Roble. Negras: Fresno.\n\n1. P4R P4R\n2. C3AR C3AD\n3. A5C P3TD\n4. A4T C3A\n\
         5. O-O A2R\n6. T1R P4CD\n7. A3C P3D\n8. P3A O-O\n\nTablas.\n",
        "PARTIE 3\n\nWeiß: Eiche. Schwarz: Esche.\n\n1. e2—e4, e7—e5; 2. Sg1—f3, Sb8—c6; 3. Lf1—b5, a7—a6; \
         4. Lb5—a4, Sg8—f6; eine gute Antwort. 5. 0—0, Lf8—e7; 6. Tf1—e1, b7—b5; 7. La4—b3, d7—d6; 8. c2—c3, 0—0.\n",
        "CHAPTER I\n\nWhite: Oak. Black: Ash.\n\n1. e2--e4, e7--e5; 2. Ng1--f3, Nb8--c6; 3. Bf1--b5, a7--a6; \
         4. Bb5--a4, Ng8--f6; a good answer. 5. O-O, Bf8-e7; 6. Rf1-e1, b7-b5; 7. Ba4-b3, d7-d6; 8. c2-c3, O-O.\n",
        "GAME 5.\n\n1. e2-e4 e7-e5 2. g1-f3 b8-c6 3. f1-b5 a7-a6 4. b5-a4 g8-f6 5. O-O f8-e7\n\
         6. f1-e1 b7-b5 7. a4-b3 d7-d6 8. c2-c3 O-O\n\nDrawn.\n",
        "GAME 4.\n\n1. P-e4 P-e5\n2. g1-f3 b8-c6\n3. B-b5 P-a6\n4. B-a4 Kt-f6\n5. O-O B-e7\n6. R-e1 P-b5\n\
         7. B-b3 P-d6\n8. P-c3 O-O\n\nDrawn.\n",
    ] {
        assert_eq!(moves(&only(page)), SPANISH, "{page}");
    }
}

/// A game with open lines, in longer words with a period behind every piece.
const WORDY: &str = "\
GAME 9.

1. P. to K's 4th.         P. to K's 4th.
2. K. Kt. to B's 3d.      Q. Kt. to B's 3d.
3. K. B. to Q. B's 4th.   K. B. to Q. B's 4th.
4. P. to Q. B's 3d.       K. Kt. to B's 3d.
5. P. to Q's 4th.         P. takes P.
6. P. takes P.            B. to Q. Kt's 5th. (ch.)
7. Q. Kt. to B's 3d.      Kt. takes K. P.
8. Castles.               Kt. takes Kt.
9. P. takes Kt.           B. takes P.
";

#[test]
fn a_period_misprinted_inside_a_move_is_a_period() {
    let whole = moves(&only(WORDY));
    assert!(whole.ends_with("Nxc3 bxc3 Bxc3"), "{whole}");
    for (from, to) in [
        ("2. K. Kt. to", "2. K: Kt. to"),
        ("2. K. Kt. to", "2. K. Kt: to"),
        ("Q. Kt. to B's 3d.\n3.", "Q: Kt. to B's 3d.\n3."),
        ("Q. Kt's 5th", "Q: Kt's 5th"),
        ("Kt. takes K. P.", "Kt. takes K: P."),
        ("9. P. takes Kt.", "9. P: takes Kt."),
        ("9. P. takes Kt.", "9. P. takes Kt:"),
        ("5. P. to Q's 4th.", "5. P. to Q's 4th:"),
        ("2. K. Kt. to", "2. K, Kt. to"),
        ("2. K. Kt. to", "2. K  Kt. to"),
        ("Kt. takes K. P.", "Kt. takes K, P."),
        ("9. P. takes Kt.", "9. P, takes Kt."),
        ("Q. Kt's 5th", "Q, Kt's 5th"),
    ] {
        assert_eq!(WORDY.matches(from).count(), 1, "{from}");
        let game = only(&WORDY.replace(from, to));
        assert_eq!(moves(&game), whole, "{to}");
    }
}

#[test]
fn a_wide_gap_within_a_cell_is_no_column() {
    let whole = moves(&only(WORDY));
    for (from, to) in [
        ("2. K. Kt. to", "2. K.  Kt. to"),
        ("Q. Kt. to B's 3d.\n3.", "Q. Kt.  to B's 3d.\n3."),
        (
            "B. to Q. B's 4th.   K. B. to",
            "B. to Q.  B's 4th.   K. B.  to",
        ),
        ("Kt. takes K. P.", "Kt.  takes K.  P."),
    ] {
        assert_eq!(WORDY.matches(from).count(), 1, "{from}");
        let page = WORDY.replace(from, to);
        let game = only(&page);
        assert_eq!(moves(&game), whole, "{to}");
        assert!(
            doubts(&page, &game).is_empty(),
            "{to}: {:?}",
            doubts(&page, &game)
        );
    }
}

#[test]
fn a_move_told_in_words_goes_on_in_the_next_line_and_on_the_next_page() {
    for (indent, end) in [("  ", "\n"), ("   ", "\n"), ("   ", "\n\u{c}{36}\n")] {
        let page = format!(
            "GAME 7.\n\n{indent}1. P to K4, P to K4; 2. P to Q3, B to Kt5 ch; 3. P to B3, B to{end}\
             B sq; 4. Kt to Q2, Q to B3;\n\n  Black secures the post.\n\n\
             {indent}5. P to QR3, Kt to K2; 6. P to QR4,\nP to QR4;\n"
        );
        let game = only(&page);
        let whole = "e4 e5 d3 Bb4+ c3 Bf8 Nd2 Qf6 a3 Ne7 a4 a5";
        assert_eq!(moves(&game), whole, "{page}");
    }
}

#[test]
fn a_move_goes_on_in_the_last_line_of_a_paragraph() {
    for (begun, end) in [("N-", "B3"), ("B-", "K2"), ("P-", "QR4")] {
        let page = format!(
            "GAME 7.\n\n  1. P-K4 P-K4 2. N-KB3 N-QB3 3. P-Q3\nP-Q3 4. {begun}\n{end} B-N5\n\n\
             \x20 The text move overlooks a Pawn.\n\n  5. B-K3 Q-B3 6. Q-Q2 R-Q1\n"
        );
        let game = only(&page);
        let doubts = doubts(&page, &game);
        let misprints = doubts
            .iter()
            .filter(|doubt| doubt.kind == DoubtKind::Misprint);
        assert_eq!(misprints.count(), 0, "{page}");
    }
}
