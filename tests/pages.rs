//! Games found on a page by the shape of its lines: every layout, in moves of our own.

use rank_and_file::book::{
    DoubtKind, GivenUpWhy, Page, PrintedGame, Settled, doubts, find, is_page, read,
};
use rank_and_file::game::Outcome;
use rank_and_file::game::fen::write_fen;

/// The moves of a game as printed, with single spaces between them.
fn moves(text: &str, game: &PrintedGame) -> String {
    let printed = game
        .moves
        .iter()
        .map(|printed| words(&text[printed.span.clone()]));
    printed.collect::<Vec<_>>().join(" ")
}

fn words(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn tag<'g>(game: &'g PrintedGame, name: &str) -> &'g str {
    let found = game.tags.iter().find(|(known, _)| known == name);
    found.map_or("", |(_, value)| value)
}

/// The only game of a page.
fn only(text: &str) -> PrintedGame {
    let mut page = find(text);
    assert_eq!(page.games.len(), 1, "{text}\n{page:?}");
    page.games.remove(0)
}

#[test]
fn the_same_moves_are_found_in_every_layout() {
    let expected = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3 P-Q4 PxP PxP";
    for page in [
        // Columns, with and without periods, numbered once, twice or not at all.
        "  1. P-K4     P-K4\n  2. Kt-KB3   Kt-QB3\n  3. B-B4     B-B4\n  4. P-B3     Kt-B3\n  5. P-Q4     PxP\n  6. PxP",
        "1 P-K4\tP-K4\n2 Kt-KB3\tKt-QB3\n3 B-B4\tB-B4\n4 P-B3\tKt-B3\n5 P-Q4\tPxP\n6 PxP",
        "(1) P-K4 P-K4\n(2) Kt-KB3 Kt-QB3\n(3) B-B4 B-B4\n(4) P-B3 Kt-B3\n(5) P-Q4 PxP\n(6) PxP",
        "1. P-K4   1. P-K4\n2. Kt-KB3   2. Kt-QB3\n3. B-B4   3. B-B4\n4. P-B3   4. Kt-B3\n5. P-Q4   5. PxP\n6. PxP",
        "  P-K4    P-K4\n  Kt-KB3    Kt-QB3\n  B-B4    B-B4\n  P-B3    Kt-B3\n  P-Q4    PxP\n  PxP",
        // Misprinted and skipped numbers, letters for digits.
        "l. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n8. B-B4   B-B4\n4. P-B3   Kt-B3\n5. P-Q4   PxP\n6. PxP",
        "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n4. B-B4   B-B4\n5. P-B3   Kt-B3\n6. P-Q4   PxP\n7. PxP",
        // Halves, lists, fractions.
        "1. P-K4  P-K4     4. P-B3  Kt-B3\n2. Kt-KB3  Kt-QB3     5. P-Q4  PxP\n3. B-B4  B-B4     6. PxP",
        "White\n1. P-K4\n2. Kt-KB3\n3. B-B4\n4. P-B3\n5. P-Q4\n6. PxP\n\nBlack\n1. P-K4\n2. Kt-QB3\n3. B-B4\n4. Kt-B3\n5. PxP",
        "    P-K4      Kt-KB3      B-B4\n1. ------ 2. -------- 3. ------\n    P-K4      Kt-QB3      B-B4\n\n    P-B3      P-Q4      PxP\n4. ------ 5. ------ 6. -----\n    Kt-B3      PxP",
        // Columns broken by pages, ruled columns, both numbers misprinted, numbers glued to the moves.
        "1. P-K4\n2. Kt-KB3\n3. B-B4\n\n1. P-K4\n2. Kt-QB3\n3. B-B4\n\n4. P-B3\n5. P-Q4\n6. PxP\n\n4. Kt-B3\n5. PxP",
        "1 | P-K4 | P-K4\n2 | Kt-KB3 | Kt-QB3\n3 | B-B4 | B-B4\n4 | P-B3 | Kt-B3\n5 | P-Q4 | PxP\n6 | PxP",
        "l. P-K4   l. P-K4\n2. Kt-KB3   2. Kt-QB3\n3. B-B4   3. B-B4\n4. P-B3   4. Kt-B3\n5. P-Q4   5. PxP\n6. PxP",
        "1P-K4,P-K4; 2Kt-KB3,Kt-QB3; 3B-B4,B-B4; 4P-B3,Kt-B3;\n5P-Q4,PxP; 6PxP.",
        "OAK      ASH\nWhite    Black\n1 P-K4 P-K4 4 P-B3 Kt-B3\n2 Kt-KB3 Kt-QB3 5 P-Q4 PxP\n3 B-B4 B-B4 6 PxP",
        // A move to a line.
        "1. P-K4\nP-K4\n2. Kt-KB3\nKt-QB3\n3. B-B4\nB-B4\n4. P-B3\nKt-B3\n5. P-Q4\nPxP\n6. PxP",
        "1.\nP-K4\nP-K4\n2.\nKt-KB3\nKt-QB3\n3.\nB-B4\nB-B4\n4.\nP-B3\nKt-B3\n5.\nP-Q4\nPxP\n6.\nPxP",
        // Running text.
        "1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-B4,\nB-B4; 4 P-B3, Kt-B3; 5\nP-Q4, PxP; 6 PxP.",
        "They began 1. P-K4 P-K4 2. Kt-KB3 Kt-QB3 3.\nB-B4 B-B4 (the Italian game) 4. P-B3 Kt-B3 5. P-Q4 PxP\n6. PxP and so on.",
        "{31} /*    1. P-K4 P-K4    2. Kt-KB3 Kt-QB3    3. B-B4 B-B4\n4. P-B3 Kt-B3 5. P-Q4 PxP 6. PxP */",
    ] {
        for page in [page.to_owned(), page.replace('\n', "\r\n")] {
            let found = moves(&page, &only(&page));
            assert_eq!(found.trim_end_matches('.'), expected, "{page}");
        }
    }
}

#[test]
fn a_reply_is_found_behind_a_paragraph() {
    for reply in [
        "3. ........   B-B4",
        "3. ...   B-B4",
        "3. …  B-B4",
        "3... B-B4",
        "3. — B-B4",
        "           B-B4",
    ] {
        let page = format!(
            "   1. P-K4    P-K4\n   2. Kt-KB3  Kt-QB3\n   3. B-B4\n\nIf now 3...P-Q3; 4 P-Q4, B-Kt5 and Black is\n4 moves behind; but not 3...Kt-B3, though many play\nB-K2 here.\n\n   {reply}\n   4. P-B3    Kt-B3\n"
        );
        let game = only(&page);
        let expected = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3";
        assert_eq!(moves(&page, &game), expected, "{page}");
        assert_eq!(game.notes.len(), 1);
        assert_eq!(game.notes[0].0, 5);
        assert!(page[game.notes[0].1.clone()].starts_with("If now"));
    }
}

#[test]
fn another_line_of_play_in_the_notes_is_no_part_of_the_game() {
    let page = "GAME 4.\n\n   1. P-K4   P-K4\n   2. P-KB4  PxP\n   3. B-B4   Q-R5 ch\n   4. K-B1   P-QKt4\n\nAnother way is\n\n   3. Kt-KB3   P-KKt4\n   4. B-B4     P-Kt5\n\nwhich leads to other games.\n\n   5. BxP    Kt-KB3\n   6. Kt-KB3 Q-R3\n";
    let expected = "P-K4 P-K4 P-KB4 PxP B-B4 Q-R5 ch K-B1 P-QKt4 BxP Kt-KB3 Kt-KB3 Q-R3";
    assert_eq!(moves(page, &only(page)), expected);
}

#[test]
fn two_games_side_by_side_are_two_games() {
    let page = "  WHITE.      BLACK.      WHITE.      BLACK.\n  Mr. Oak.    Mr. Ash.    Mr. Elm.    Mr. Fir.\n\n 1. P-K4    P-K4      1. P-Q4    P-Q4\n 2. Kt-KB3  Kt-QB3    2. P-QB4   P-K3\n 3. B-Kt5   P-QR3     3. Kt-QB3  Kt-KB3\n 4. B-R4    Resigns   4. B-Kt5   B-K2\n                      5. P-K3    Castles\n                        Drawn.\n";
    let Page {
        games, given_up, ..
    } = find(page);
    assert_eq!(given_up, []);
    assert_eq!(
        moves(page, &games[0]),
        "P-K4 P-K4 Kt-KB3 Kt-QB3 B-Kt5 P-QR3 B-R4"
    );
    assert_eq!(
        moves(page, &games[1]),
        "P-Q4 P-Q4 P-QB4 P-K3 Kt-QB3 Kt-KB3 B-Kt5 B-K2 P-K3 Castles"
    );
    assert_eq!(
        (tag(&games[0], "White"), tag(&games[0], "Black")),
        ("Mr. Oak", "Mr. Ash")
    );
    assert_eq!(
        (tag(&games[1], "White"), tag(&games[1], "Black")),
        ("Mr. Elm", "Mr. Fir")
    );
    assert_eq!(
        (games[0].outcome, games[1].outcome),
        (Outcome::WhiteWins, Outcome::Draw)
    );
}

#[test]
fn headings_become_tags_and_footnotes_go_to_their_moves() {
    let page = "GAME XX.--SCOTCH GAMBIT.\n\n_Played at Paris, in May, 1858._\n\n  WHITE. (MR. OAK.)      BLACK. (MR. ASH.)\n\n 1. P. to K. 4th.        1. P. to K. 4th.\n 2. K. Kt. to B. 3rd.    2. Q. Kt. to B. 3rd.[A]\n 3. P. to Q. 4th.        3. P. takes P. (b)\n 4. K. B. to Q. B. 4th.  4. Q. to B. 3rd.\n           And White won.\n\n[A] The usual reply.\n\n(b) Forced.\n\n        *       *       *\n\nThis is of another chapter.\n";
    let game = only(page);
    for (name, value) in [
        ("Event", "GAME XX"),
        ("Site", "Paris"),
        ("Date", "1858.05.??"),
        ("White", "Mr. Oak"),
        ("Black", "Mr. Ash"),
        ("Result", "1-0"),
        ("Opening", "Scotch Gambit"),
    ] {
        assert_eq!(tag(&game, name), value, "{name}");
    }
    let notes: Vec<(usize, &str)> = game
        .notes
        .iter()
        .map(|(ply, span)| (*ply, &page[span.clone()]))
        .collect();
    let expected = [
        (4, "[A] The usual reply."),
        (6, "(b) Forced."),
        (8, "And White won."),
    ];
    assert_eq!(notes, expected);
    assert_eq!(&page[game.moves[3].span.clone()], "Q. Kt. to B. 3rd.");
    assert!(page[game.span.clone()].starts_with("GAME XX"));
    assert!(!page[game.span.clone()].contains("chapter"));
}

#[test]
fn odds_and_borrowed_moves_are_seen_to() {
    let page = "GAME I.\n\nMr. Oak v. Mr. Ash.\n\n1. P-K4   P-K4\n2. B-B4   B-B4\n3. Q-K2   P-Q3\n\nGAME II.--(Remove White's Q. R.)\n\n(The first two moves as in the preceding game.)\n\n3. Kt-KB3   P-Q3\n4. P-B3   Kt-KB3\nDrawn.\n";
    let games = find(page).games;
    assert_eq!(
        moves(page, &games[1]),
        "P-K4 P-K4 B-B4 B-B4 Kt-KB3 P-Q3 P-B3 Kt-KB3"
    );
    assert_eq!(
        write_fen(&games[1].start),
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/1NBQKBNR w Kkq - 0 1"
    );
    assert_eq!(games[1].outcome, Outcome::Draw);
}

#[test]
fn a_column_headed_black_on_the_left_is_of_the_first_player() {
    let page = "  BLACK.        WHITE.\n  Mr. Oak.      Mr. Ash.\n1. P. to K's 4th.   1. The same.\n2. P. to K. B's 4th.   2. P. takes P.\n3. K. Kt. to B's 3d.   3. P. to K. Kt's 4th.\nWhite resigns.\n";
    let game = only(page);
    assert_eq!(
        (tag(&game, "White"), tag(&game, "Black")),
        ("Mr. Oak", "Mr. Ash")
    );
    assert_eq!(game.outcome, Outcome::WhiteWins);
    assert_eq!(
        game.moves[0].span, game.moves[1].span,
        "both make the same move"
    );
}

#[test]
fn what_is_no_game_is_given_up_with_its_reason() {
    for (page, line, why) in [
        (
            "\n\n[Illustration]\n\n1. R-K8 ch   K-R2\n2. Q-Kt6 ch  PxQ\n3. R-R8 mate\n",
            5,
            GivenUpWhy::Diagram,
        ),
        (
            "After this came\n\n31. Q-B3     R-K8 ch\n32. K-R2     Q-K4 ch\n33. P-Kt3    Q-K7 ch\n",
            3,
            GivenUpWhy::NoStart,
        ),
        (
            "CONTENTS\n\nOak v. Ash, 1894 . . . 1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-Kt5, P-Q3 . . 30\n",
            3,
            GivenUpWhy::TooShort,
        ),
        (
            "It begins 1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-Kt5, as we know.\n",
            1,
            GivenUpWhy::TooShort,
        ),
    ] {
        let found = find(page);
        assert_eq!(found.games.len(), 0, "{page}");
        let given: Vec<(usize, GivenUpWhy)> = found
            .given_up
            .iter()
            .map(|given| (given.line, given.why))
            .collect();
        assert_eq!(given, [(line, why)], "{page}");
    }
    let page = "GAME 1\n\n1. P-K4  P-K4\n2. P-KB4  PxP\n3. B-B4  Q-R5 ch\n\nA leaf is missing here.\n\n21. R-K1  B-K3\n22. R-K2  B-Q2\n23. R-K3  B-B1\n";
    let found = find(page);
    assert_eq!(found.games.len(), 1);
    assert_eq!(found.given_up[0].why, GivenUpWhy::Gap);
}

#[test]
fn players_and_places_are_found_however_they_are_named() {
    let moves = "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n3. B-B4   B-B4\n4. P-B3   Kt-B3\n";
    for (heading, white, black, site) in [
        (
            "White, Mr. Oak; Black, the Count of Ash and Sir J. Elm in consultation.",
            "Mr. Oak",
            "the Count of Ash and Sir J. Elm",
            "",
        ),
        ("Oak, White; Ash, Black.", "Oak", "Ash", ""),
        (
            "OAK, J. R. - ASH, F. J.\nNew York, 1918. Ruy Lopez",
            "Oak, J. R.",
            "Ash, F. J.",
            "New York",
        ),
        ("Game 7: Oak — Ash, London, 1890", "Oak", "Ash", "London"),
        (
            "GAME SECOND. Oak v. Von Ash, Hastings, 1895.",
            "Oak",
            "Von Ash",
            "Hastings",
        ),
        (
            "Match game, Vienna, 1873.\n\nBLACKOAK.    ASH.\n(White)     (Black)",
            "Blackoak",
            "Ash",
            "Vienna",
        ),
        (
            "Messrs. Oak and Elm (White) against Messrs. Ash and Fir (Black).",
            "Messrs. Oak and Elm",
            "Messrs. Ash and Fir",
            "",
        ),
        (" WHITE (M'OAK.)     BLACK (O'ASH.)", "M'Oak", "O'Ash", ""),
        (
            "RUY LOPEZ — BERLIN DEFENCE\n\nFrom the Chess Monthly, 1880.",
            "",
            "",
            "",
        ),
    ] {
        let page = format!("{heading}\n\n{moves}");
        let game = only(&page);
        let found = [tag(&game, "White"), tag(&game, "Black"), tag(&game, "Site")];
        assert_eq!(found, [white, black, site], "{heading}");
    }
}

#[test]
fn the_score_goes_on_at_the_margin_under_an_indented_note() {
    let page = "1 P-K4 P-K4 2 N-KB3 N-QB3 3 B-B4 B-B4 4 P-B3 N-B3\n    If 4 ... P-Q3 5 P-Q4 PxP 6 PxP B-N3.\n5 P-Q4 PxP 6 PxP B-N5ch\n";
    let game = only(page);
    let expected = "P-K4 P-K4 N-KB3 N-QB3 B-B4 B-B4 P-B3 N-B3 P-Q4 PxP PxP B-N5ch";
    assert_eq!(moves(page, &game), expected);
    assert_eq!(game.notes.len(), 1);
}

#[test]
fn two_hyphens_are_a_long_dash() {
    let page = "1. P--K4   P--K4\n2. Kt--KB3   Kt--QB3\n3. B--B4   B--B4\n\nThe quiet way--not 3... Kt--B3.\n\n4. O--O(!)   Kt--B3\n";
    let game = only(page);
    let expected = "P--K4 P--K4 Kt--KB3 Kt--QB3 B--B4 B--B4 O--O(!) Kt--B3";
    assert_eq!(moves(page, &game), expected);
    assert_eq!(game.notes.len(), 1);
    assert!(is_page(page));
    let book = read(page);
    let plies = &book.games[0].plies;
    assert_eq!(plies.len(), 8);
    assert!(plies.iter().all(|ply| ply.settled == Settled::Unique));
}

#[test]
fn a_move_runs_over_the_end_of_a_line() {
    let page = "They began 1. P - K4 P - K4 2. Kt - KB3 Kt - QB3 3. B - B4 B - B4 4. Q -\nK2 Kt - B3 5. P - Q3 and so on.\n";
    let expected = "P - K4 P - K4 Kt - KB3 Kt - QB3 B - B4 B - B4 Q - K2 Kt - B3 P - Q3";
    assert_eq!(moves(page, &only(page)), expected);
}

#[test]
fn the_oldest_books_are_read_sentence_by_sentence() {
    let sentences = "THE GAME\n\nThe white king commands his owne pawne into the fourth house before himselfe.\nThe blacke king commands his owne pawne into the fourth house before\nhimselfe.\nThe white king commands his owne knight into the third house before his owne bishop.\nThe blacke queene commands her owne knight into the third house before her owne bishop.\n";
    assert_eq!(only(sentences).moves.len(), 4);
    let sides = "FIRST PARTY\n\n1.\nW. The king's pawn two steps.\nB. The same.\n2.\nW. The king's bishop at his queen's bishop's fourth square.\nB. The same.\n3.\nW. The queen's bishop's pawn one step.\nB. The king's knight at his king's bishop's third square.\n";
    let game = only(sides);
    let expected = "The king's pawn two steps. The king's pawn two steps. The king's bishop at his queen's bishop's fourth square. The king's bishop at his queen's bishop's fourth square. The queen's bishop's pawn one step. The king's knight at his king's bishop's third square.";
    assert_eq!(moves(sides, &game), expected);
}

#[test]
fn white_has_made_the_first_of_two_moves_when_the_score_begins() {
    for first in ["1. P-K4   1. ......", "1. P-K4"] {
        let page = format!(
            "Mr. Oak gives Mr. Ash the odds of the Pawn and two moves.\n\n{first}\n2. P-Q4   2. P-K3\n3. B-Q3   3. P-B4\n4. P-K5   4. P-KKt3\n"
        );
        let game = only(&page);
        assert_eq!(moves(&page, &game), "P-Q4 P-K3 B-Q3 P-B4 P-K5 P-KKt3");
        assert_eq!(
            write_fen(&game.start),
            "rnbqkbnr/ppppp1pp/8/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"
        );
    }
}

#[test]
fn what_follows_a_game_in_its_paragraph_is_not_of_it() {
    let page = "Oak v. Ash.\n1 P-K4, P-K4; 2 Kt-KB3, Kt-QB3; 3 B-B4, B-B4; 4 P-B3, Kt-B3; 5 P-Q4 and White\nwon.\nSOLUTION OF No. 9.\n1 Q-K8, K-B5; 2 Kt-Q6 ch, K-Q4; 3 Q mates.\n";
    let game = only(page);
    assert_eq!(game.outcome, Outcome::WhiteWins);
    assert_eq!(game.moves.len(), 9);
    assert!(!page[game.span.clone()].contains("SOLUTION"));
}

#[test]
fn prose_without_a_score_holds_no_game_and_gives_nothing_up() {
    for page in [
        "",
        "In 1851 he won 12 games out of 15 and lost 3.\n\n12 men a side sat down.\n",
        "CONTENTS\n\n 1. RUY LOPEZ        12\n    White: A. Oak. Black: B. Ash.\n 2. FRENCH DEFENCE   19\n",
        "INDEX\n\nBishop's Opening (1 P-K4, P-K4; 2 B-B4) . . 8\nSicilian Defence (1 P-K4, P-QB4) . . 12\n",
        "He should have played Kt - K B 3, for after P × P the Bishop\ngoes to K 2.\n",
    ] {
        let found = find(page);
        assert_eq!((found.games.len(), found.given_up.len()), (0, 0), "{page}");
    }
}

#[test]
fn a_row_that_cannot_be_read_is_not_a_number_left_out() {
    let page = "GAME 1.\n\n1 P-K4  P-K4\n2 Zz-KB3 Zz-QB3\n3 B-B4 B-B4\n4 P-Q3 P-Q3\n5 B-K3 B-K3\n";
    let game = only(page);
    assert_eq!(
        moves(page, &game),
        "P-K4 P-K4 Zz-KB3 Zz-QB3 B-B4 B-B4 P-Q3 P-Q3 B-K3 B-K3"
    );
}

#[test]
fn every_printed_move_is_of_the_game_where_one_is_missing() {
    let begin = "1. P-K4   P-K4\n2. Kt-KB3   Kt-KB3\n3. P-Q3   P-Q3\n4. P-KR3   P-KR3\n";
    let end = "6. B-K3   B-K3\n7. QKt-Q2   QKt-Q2\n8. P-B3   P-B3\n";
    for (row, plies) in [
        ("5. P-R3\n", 15),
        ("5.          P-R3\n", 15),
        ("5. P-QR3   Zz~R9\n", 16),
        ("", 14),
        ("9. P-QR3   P-QR3\n", 16),
    ] {
        let page = format!("GAME 1.\n\n{begin}{row}{end}");
        assert_eq!(only(&page).moves.len(), plies, "{page}");
    }
}

#[test]
fn where_a_move_is_missing_it_is_said_and_nothing_wrong_is_called_sure() {
    let begin = "1. P-K4   P-K4\n2. Kt-KB3   Kt-KB3\n3. P-Q3   P-Q3\n4. P-KR3   P-KR3\n";
    let end = "6. B-K3   B-K3\n7. QKt-Q2   QKt-Q2\n8. P-B3   P-B3\n";
    for row in [
        // One of two moves is left: nobody knows whose it is.
        "5. P-R3\n",
        "5.          P-R3\n",
        "5. P-QR3   illegible\n",
        // Nothing is left of it.
        "",
    ] {
        let page = format!("GAME 1.\n\n{begin}{row}{end}");
        let book = read(&page);
        assert_eq!(book.games.len(), 1, "{page}");
        let game = &book.games[0];
        assert!(game.plies.len() >= 8, "{page}");
        let told = doubts(&page, game).iter().any(|doubt| {
            use DoubtKind::{Misprint, Open, Stop, Unprinted};
            matches!(doubt.kind, Misprint | Open | Stop | Unprinted)
        });
        assert!(told || !book.given_up.is_empty(), "{page}");
        let sure = |settled| !matches!(settled, Settled::Open | Settled::Repaired);
        let settled = game.plies[8..].iter().take(2);
        assert!(
            settled.filter(|ply| sure(ply.settled)).count() < 2,
            "{page}"
        );
    }
    // The number alone is wrong.
    let page = format!("GAME 1.\n\n{begin}9. P-QR3   P-QR3\n{end}");
    let game = &read(&page).games[0];
    assert_eq!(game.plies.len(), 16);
    assert!(
        game.plies
            .iter()
            .all(|ply| ply.settled != Settled::Repaired)
    );
}

#[test]
fn a_score_without_numbers_goes_on_behind_a_row_that_cannot_be_read() {
    let page = "WHITE.      BLACK.\n\nP-K4        P-K4\nKt-KB3      Kt-KB3\nZz-B4       Zz~R9\nP-Q3        P-Q3\nB-K3        B-K3\nQKt-Q2      QKt-Q2\n";
    assert_eq!(
        moves(page, &only(page)),
        "P-K4 P-K4 Kt-KB3 Kt-KB3 Zz-B4 Zz~R9 P-Q3 P-Q3 B-K3 B-K3 QKt-Q2 QKt-Q2"
    );
}

#[test]
fn a_row_in_capitals_is_no_running_head() {
    let page = "1 P-K4 P-K4\n2 KT-KB3 KT-QB3\n3 B-B4 KT-B3\n4 KT-KT5 P-Q4\n5 PXP KTXP\n6 KTXBP KXKT\n7 Q-B3CH K-K3\n8 KT-B3 KT-KT5\n9 P-QR3 KTXBPCH\n10 K-Q1 KTXR\n";
    let expected = page
        .split_whitespace()
        .filter(|word| word.parse::<u32>().is_err());
    assert_eq!(
        moves(page, &only(page)),
        expected.collect::<Vec<_>>().join(" ")
    );
    let book = read(page);
    assert_eq!(book.games[0].plies.len(), 20);
}
