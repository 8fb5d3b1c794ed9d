//! Games found on a page by the shape of its lines: every layout, with moves of the tests' own.
//!
//! | module | what it is |
//! |---|---|
//! | `missing` | missing and unreadable rows and moves |
//! | `no_game` | texts that are not games, and ends of games |
//! | `notes` | notes between the moves, and lines of play in them |
//! | `tags` | headings: players, places, odds, results |

mod missing;
mod no_game;
mod notes;
mod tags;

use rank_and_file::book::{Page, PrintedGame, Settled, find, is_page, read};
use rank_and_file::game::Outcome;

/// Returns the moves of a game as printed, with single spaces between them.
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

/// Returns the only game of a page.
fn only(text: &str) -> PrintedGame {
    let mut page = find(text);
    assert_eq!(page.games.len(), 1, "{text}\n{page:?}");
    page.games.remove(0)
}

#[test]
fn the_same_moves_are_found_in_every_layout() {
    let expected = "P-K4 P-K4 Kt-KB3 Kt-QB3 B-B4 B-B4 P-B3 Kt-B3 P-Q4 PxP PxP";
    for page in [
        // Columns with and without periods, numbered once, twice or not at all.
        "  1. P-K4     P-K4\n  2. Kt-KB3   Kt-QB3\n  3. B-B4     B-B4\n  4. P-B3     Kt-B3\n  5. P-Q4     PxP\n  6. PxP",
        "1 P-K4\tP-K4\n2 Kt-KB3\tKt-QB3\n3 B-B4\tB-B4\n4 P-B3\tKt-B3\n5 P-Q4\tPxP\n6 PxP",
        "(1) P-K4 P-K4\n(2) Kt-KB3 Kt-QB3\n(3) B-B4 B-B4\n(4) P-B3 Kt-B3\n(5) P-Q4 PxP\n(6) PxP",
        "1. P-K4   1. P-K4\n2. Kt-KB3   2. Kt-QB3\n3. B-B4   3. B-B4\n4. P-B3   4. Kt-B3\n5. P-Q4   5. PxP\n6. PxP",
        "  P-K4    P-K4\n  Kt-KB3    Kt-QB3\n  B-B4    B-B4\n  P-B3    Kt-B3\n  P-Q4    PxP\n  PxP",
        // Misprinted and skipped numbers, letters for digits.
        "l. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n8. B-B4   B-B4\n4. P-B3   Kt-B3\n5. P-Q4   PxP\n6. PxP",
        "1. P-K4   P-K4\n2. Kt-KB3   Kt-QB3\n4. B-B4   B-B4\n5. P-B3   Kt-B3\n6. P-Q4   PxP\n7. PxP",
        // Halves, lists and fractions.
        "1. P-K4  P-K4     4. P-B3  Kt-B3\n2. Kt-KB3  Kt-QB3     5. P-Q4  PxP\n3. B-B4  B-B4     6. PxP",
        "White\n1. P-K4\n2. Kt-KB3\n3. B-B4\n4. P-B3\n5. P-Q4\n6. PxP\n\nBlack\n1. P-K4\n2. Kt-QB3\n3. B-B4\n4. Kt-B3\n5. PxP",
        "    P-K4      Kt-KB3      B-B4\n1. ------ 2. -------- 3. ------\n    P-K4      Kt-QB3      B-B4\n\n    P-B3      P-Q4      PxP\n4. ------ 5. ------ 6. -----\n    Kt-B3      PxP",
        // Columns broken by pages, ruled columns, two misprinted numbers, numbers glued to the
        // moves.
        "1. P-K4\n2. Kt-KB3\n3. B-B4\n\n1. P-K4\n2. Kt-QB3\n3. B-B4\n\n4. P-B3\n5. P-Q4\n6. PxP\n\n4. Kt-B3\n5. PxP",
        "1 | P-K4 | P-K4\n2 | Kt-KB3 | Kt-QB3\n3 | B-B4 | B-B4\n4 | P-B3 | Kt-B3\n5 | P-Q4 | PxP\n6 | PxP",
        "l. P-K4   l. P-K4\n2. Kt-KB3   2. Kt-QB3\n3. B-B4   3. B-B4\n4. P-B3   4. Kt-B3\n5. P-Q4   5. PxP\n6. PxP",
        "1P-K4,P-K4; 2Kt-KB3,Kt-QB3; 3B-B4,B-B4; 4P-B3,Kt-B3;\n5P-Q4,PxP; 6PxP.",
        "OAK      ASH\nWhite    Black\n1 P-K4 P-K4 4 P-B3 Kt-B3\n2 Kt-KB3 Kt-QB3 5 P-Q4 PxP\n3 B-B4 B-B4 6 PxP",
        // One move on each line.
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

#[test]
fn a_dash_may_stand_between_a_number_and_its_move() {
    for dash in ["—", ".—", "–", "-", ".--"] {
        let number = |number: usize| format!("{number}{dash}");
        let moves = [
            ("P to K 4", "P to K 4"),
            ("Kt to K B 3", "Kt to Q B 3"),
            ("B to Kt 5", "P to Q R 3"),
            ("B to R 4", "Kt to B 3"),
        ];
        let rows = (1..).zip(moves);
        let rows: Vec<(String, &str, &str)> = rows
            .map(|(at, (white, black))| (number(at), white, black))
            .collect();
        let columns: String = rows
            .iter()
            .map(|(number, white, black)| format!("{number}{white}      {number}{black}\n"))
            .collect();
        let flow: String = rows
            .iter()
            .map(|(number, white, black)| format!("{number}{white}, {black}; "))
            .collect();
        for page in [columns, flow] {
            assert_eq!(only(&page).moves.len(), 8, "{page}");
        }
    }
}
