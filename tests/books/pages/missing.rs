//! Missing and unreadable rows and moves are counted, and the moves behind them belong to the game.

use rank_and_file::book::{DoubtKind, Settled, doubts, read};

use super::{moves, only};

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
        // One of two moves is left, and nobody knows whose it is.
        "5. P-R3\n",
        "5.          P-R3\n",
        "5. P-QR3   illegible\n",
        // The row is missing completely.
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
    // Only the number is wrong.
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
