//! Ends of a game on the page: by claim, agreement or resignation, and on the board.

use rank_and_file_browser::{Page, Test, tests, with_page};

/// Returns the ways to end the game that players are offered.
fn ways(page: &Page) -> Vec<String> {
    page.texts(".results button")
}

fn notes(page: &Page) -> Vec<String> {
    page.texts(".standing > p")
}

fn has_ended(page: &Page, said: &str, score: &str) {
    page.soon(Some(said.to_owned()), Page::notice);
    page.soon(score.to_owned(), |page| page.words(".sheet .result"));
    assert_eq!(ways(page), Vec::<String>::new());
    // The sheet gives the reason after the last move.
    assert_eq!(
        page.texts(".sheet .comment").last().map(String::as_str),
        Some(said)
    );
}

fn a_repetition_is_counted_shown_and_claimed() {
    with_page(|page| {
        page.new_game();
        for (nth, name) in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"]
            .iter()
            .enumerate()
        {
            page.type_move(name);
            page.soon(nth + 1, |page| page.main_line(0).len());
        }
        page.press_button(".results", "Claim draw");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| {
                said.starts_with(
                    "The position has occurred twice (before: 2. Ng1), not three times.",
                )
            })
        });
        page.type_move("Ng8");
        page.soon(
            vec![
                "The position has occurred three times; before: the start, 2… Ng8.".to_owned(),
                "White may claim a draw by threefold repetition.".to_owned(),
            ],
            notes,
        );
        // One click leads to the earlier moment, and another to the end.
        page.press_button(".standing", "2… Ng8");
        page.soon(
            vec!["Ng8".to_owned(), "N-N1".to_owned()],
            Page::names_of_current,
        );
        page.blur();
        page.press(&["End"]);
        page.soon(2, |page| notes(page).len());
        page.press_button(".results", "Claim draw");
        has_ended(
            page,
            "Drawn by threefold repetition, claimed by White.",
            "½-½",
        );
        page.control("Undo");
        page.soon(3, |page| ways(page).len());
    });
}

fn fifty_moves_are_claimed() {
    with_page(|page| {
        page.set_position("8/8/4k3/8/8/3K3R/8/8 w - - 98 80");
        page.drag("h3", "g3");
        page.soon(
            vec!["49 moves without a capture or pawn move.".to_owned()],
            notes,
        );
        page.drag("e6", "e5");
        page.soon(true, |page| {
            notes(page)
                .first()
                .is_some_and(|note| note.starts_with("White may claim a draw: fifty moves"))
        });
        page.press_button(".results", "Claim draw");
        has_ended(
            page,
            "Drawn by the fifty-move rule, claimed by White.",
            "½-½",
        );
    });
}

fn who_could_take_the_king_in_chess_99_may_call_a_draw() {
    with_page(|page| {
        page.open_text("9/5k3/9/9/9/5R3/9/3K5/9 w - - 0 1");
        page.soon(
            vec!["White could take the king, and may call a draw instead.".to_owned()],
            notes,
        );
        page.press_button(".results", "Claim draw");
        let called = "Drawn: the king could be taken, and a draw was called by White.";
        has_ended(page, called, "½-½");
        page.control("Undo");
        page.drag("f4", "f8");
        page.soon(true, |page| {
            page.status().ends_with("King taken: White wins")
        });
    });
}

fn players_agree_and_resign_on_a_narrow_page_too() {
    with_page(|page| {
        page.browser.resize(360, 740);
        page.click(".sheet-size");
        for (way, said, score) in [
            ("Agree draw", "Drawn by agreement.", "½-½"),
            ("White resigns", "White resigns.", "0-1"),
        ] {
            page.new_game();
            page.soon(0, |page| ways(page).len());
            page.type_move("e4");
            page.type_move("e5");
            page.soon(
                ["Claim draw", "Agree draw", "White resigns"]
                    .map(str::to_owned)
                    .to_vec(),
                ways,
            );
            page.press_button(".results", way);
            has_ended(page, said, score);
            assert!(
                page.movetext()
                    .ends_with(&format!("{{{said}}} {}", score.replace("½-½", "1/2-1/2")))
            );
            page.press(&["Escape"]);
        }
    });
}

fn ends_on_the_board_say_their_reason() {
    with_page(|page| {
        for (fen, status, note) in [
            (
                "7k/5K2/6Q1/8/8/8/8/8 b - - 0 1",
                "Stalemate: a draw",
                "Black is not in check and has no legal move.",
            ),
            (
                "8/8/4k3/8/8/3K4/8/5B2 w - - 0 1",
                "Insufficient material: a draw",
                "The pieces that are left cannot mate, however the game goes on.",
            ),
            (
                "4k3/8/8/p1p1p1p1/P1P1P1P1/8/8/4K3 w - - 0 1",
                "Dead position: a draw",
                "The pawns are locked and nothing can pass them, so no series of moves leads to mate.",
            ),
        ] {
            page.set_position(fen);
            page.soon(status.to_owned(), Page::status);
            page.soon(vec![note.to_owned()], notes);
            assert_eq!(ways(page), Vec::<String>::new());
        }
    });
}

fn taken_pieces_and_the_balance_stand_under_the_board() {
    with_page(|page| {
        page.new_game();
        page.soon(Some("Material even".to_owned()), |page| {
            page.text(".material")
        });
        for name in [
            "e4", "d5", "exd5", "Qxd5", "Nc3", "Qd6", "Nb5", "Qc6", "Nxc7",
        ] {
            page.type_move(name);
        }
        page.soon(Some("Material +1 White".to_owned()), |page| {
            page.text(".material > :last-child")
        });
        let label = "return document.querySelector('.taken').getAttribute('aria-label');";
        assert_eq!(page.text_of(label), "White has taken: 2 pawns");
        assert_eq!(page.count(".taken .piece"), 2);
    });
}

pub const TESTS: &[Test] = tests![
    a_repetition_is_counted_shown_and_claimed;
    fifty_moves_are_claimed;
    who_could_take_the_king_in_chess_99_may_call_a_draw;
    players_agree_and_resign_on_a_narrow_page_too;
    ends_on_the_board_say_their_reason;
    taken_pieces_and_the_balance_stand_under_the_board;
];
