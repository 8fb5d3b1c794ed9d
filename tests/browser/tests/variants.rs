//! The other games: each is begun from the dialog, played to its end, refuses moves and draws
//! arrows.

use rank_and_file_browser::{Page, Test, tests, with_page};

/// Types moves one by one and waits until the sheet has them.
fn play(page: &Page, moves: &str) {
    for (at, text) in moves.split(' ').enumerate() {
        page.type_move(text);
        page.soon(at + 1, |page| page.main_line(0).len());
    }
}

/// Returns the squares at the two ends of every arrow over the board, with its class.
fn arrows(page: &Page) -> Vec<String> {
    const ARROWS: &str = "const at = (path, place) => {
            const {x, y} = path.getPointAtLength(place).matrixTransform(path.getScreenCTM());
            const under = document.elementsFromPoint(x, y).find((element) => element.dataset.square);
            return under?.dataset.square ?? 'nowhere';
        };
        return [...document.querySelectorAll('.overlay .drawn:not(.head)')]
            .map((path) => `${path.classList[1]} ${at(path, 0)}-${at(path, path.getTotalLength())}`).sort().join(', ');";
    let all = page.text_of(ARROWS);
    all.split(", ").map(str::to_owned).collect()
}

fn the_dialog_begins_each_kind_of_game_and_undo_goes_back() {
    with_page(|page| {
        for (variant, squares, status) in [
            ("uchess", 64, "U-chess: White to move"),
            ("uchess-aise", 64, "U-chess (AISE): White to move"),
            ("chess99", 81, "Chess 99: White to move"),
            ("standard", 64, "White to move"),
        ] {
            page.begin(variant);
            page.soon((squares, status.to_owned()), |page| {
                (page.count(".square"), page.status())
            });
        }
        page.control("Undo");
        page.soon(81, |page| page.count(".square"));
        page.control("Undo");
        page.soon(64, |page| page.count(".square"));
    });
}

fn a_game_of_u_chess_ends_when_a_king_is_taken() {
    with_page(|page| {
        page.begin("uchess");
        play(page, "P-Q3 P-K4 B-N5 K-K2 BxK");
        page.soon(true, |page| {
            page.status().contains("King taken: White wins")
        });
        page.click_square("d8");
        page.click_square("e7");
        assert_eq!(page.main_line(0).len(), 5);
    });
}

fn the_stalemate_line_of_u_chess_is_shown_in_two_languages_and_typed() {
    with_page(|page| {
        for at in [1, 2] {
            page.tool("New");
            page.click("dialog[open] [data-variant=uchess] + .examples summary");
            page.click(&format!(
                "dialog[open] [data-variant=uchess] + .examples li:nth-child({at}) .link"
            ));
            page.soon(8, |page| page.main_line(0).len());
            page.soon(true, |page| page.status().contains("Stalemate: a draw"));
        }
        page.begin("uchess");
        play(page, "P-K4 P-K4 P-Q4 P-Q4 N-K2 N-K2 N-Q2 N-Q2");
        page.soon(true, |page| page.status().contains("Stalemate: a draw"));
        // Orthodox chess would let the pawn capture; here two captures share the sentence.
        page.drag("e4", "d5");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("PxP"))
        });
        assert_eq!(arrows(page), ["against d4-e5", "asked e4-d5"]);
    });
}

fn by_aises_rules_the_king_is_mated_and_not_taken() {
    with_page(|page| {
        page.begin("uchess-aise");
        play(page, "P-Q4 P-K3 Q-Q2 Q-N4 Q-N4 QxB");
        page.soon(true, |page| page.status().contains("Mate: Black wins"));
    });
}

fn a_move_that_u_chess_refuses_is_drawn_with_the_one_that_spoils_it_and_put_away_again() {
    with_page(|page| {
        page.begin("uchess");
        page.drag("g1", "h3");
        page.soon(true, |page| {
            page.notice().is_some_and(|said| said.contains("N-R3"))
        });
        assert_eq!(arrows(page), ["against b1-a3", "asked g1-h3"]);
        assert_eq!(page.count(".notice .key"), 2);
        page.control("Turn the board");
        page.soon(
            vec!["against b1-a3".to_owned(), "asked g1-h3".to_owned()],
            arrows,
        );
        page.press_button(".notice", "");
        page.soon(0, |page| page.count(".overlay"));
        assert_eq!(page.main_line(0).len(), 0);
    });
}

fn a_game_of_chess_99_ends_when_a_king_is_taken() {
    with_page(|page| {
        page.begin("chess99");
        play(page, "Pf1g3 a7 Pg3h5 a6 Ph5f7+ a5 Pf7e9×K");
        page.soon(true, |page| {
            page.status().contains("King taken: White wins")
        });
    });
}

fn a_game_of_chess_99_is_drawn_when_both_kings_are_exposed() {
    with_page(|page| {
        page.paste_text("r8/5k3/2a6/1Q7/2N6/9/9/3K5/9 w - - 0 47");
        page.enter_typed();
        play(page, "Nc5d7+ Ra9d! Qb6f+ Pc7a5!+ Nd7f8×K!");
        page.soon(true, |page| {
            page.status().contains("Both kings exposed: a draw")
        });
    });
}

fn nine_files_are_played_by_mouse_finger_and_keyboard() {
    with_page(|page| {
        page.begin("chess99");
        page.drag("i2", "i4");
        page.soon(vec!["i24".to_owned()], |page| page.main_line(0));
        page.drag_by_finger("i8", "i6");
        page.soon(2, |page| page.main_line(0).len());
        page.tab_to_board();
        page.walk_and_enter("i1");
        page.soon(vec!["i2".to_owned(), "i3".to_owned()], |page| {
            page.squares("target")
        });
        page.walk_and_enter("i3");
        page.soon(Some("Ri13".to_owned()), |page| page.main_line(0).pop());
        page.walk_and_enter("a8");
        page.walk_and_enter("a7");
        page.soon(4, |page| page.main_line(0).len());
        // The far corner is the last square.
        page.press(&["ArrowUp", "ArrowUp", "ArrowUp", "ArrowLeft"]);
        page.soon("a9".to_owned(), Page::focused_square);
        page.control("Turn the board");
        page.drag("h1", "g3");
        page.soon(Some("Nh1g3".to_owned()), |page| page.main_line(0).pop());
    });
}

fn what_a_piece_does_where_several_moves_end_is_chosen_at_the_square() {
    with_page(|page| {
        page.paste_text("4k4/1P3b3/9/9/9/9/7P1/9/6K2 w - - 0 42");
        page.enter_typed();
        page.drag("b8", "b9");
        page.promote_to("stays a pawn");
        page.soon(vec!["b9".to_owned()], |page| page.main_line(0));
        page.drag("e9", "e8");
        page.drag("h3", "h5");
        page.soon(3, |page| page.main_line(0).len());
        page.drag("f8", "h6");
        page.soon(4, |page| page.main_line(0).len());
        page.paste_text("4k4/5b3/9/9/9/9/1P7/9/6K2 w - - 0 23");
        page.enter_typed();
        page.drag("b3", "b5");
        page.drag("f8", "b4");
        page.promote_to("takes en passant");
        page.soon(vec!["b35".to_owned(), "Bf8b4*".to_owned()], |page| {
            page.main_line(0)
        });
        page.soon("b4".to_owned(), Page::focused_square);
    });
}

fn every_example_of_chess_99_is_a_click_away_and_the_slip_is_refused() {
    with_page(|page| {
        page.tool("New");
        let texts = page.texts("dialog[open] [data-variant=chess99] + .examples small");
        page.press_button("dialog[open]", "Cancel");
        assert_eq!(texts.len(), 12);
        for (at, text) in texts.into_iter().enumerate() {
            page.tool("New");
            page.click("dialog[open] [data-variant=chess99] + .examples summary");
            let example = format!(
                "dialog[open] [data-variant=chess99] + .examples li:nth-child({}) .link",
                at + 1
            );
            page.click(&example);
            page.soon(false, |page| page.has("dialog[open]"));
            if text == "f=Nd8+" {
                page.soon(true, |page| {
                    page.notice().is_some_and(|said| said.contains("f=Nd2+"))
                });
                assert_eq!(page.typed(), text);
            } else {
                let moves = text.split(' ').filter(|&word| word != "#").count();
                page.soon((moves, None), |page| {
                    (page.main_line(0).len(), page.notice())
                });
                assert!(
                    page.reasons()[0]
                        .because
                        .contains("The text alone is enough"),
                    "{:?}",
                    page.reasons()
                );
            }
        }
    });
}

pub const TESTS: &[Test] = tests![
    the_dialog_begins_each_kind_of_game_and_undo_goes_back;
    a_game_of_u_chess_ends_when_a_king_is_taken;
    the_stalemate_line_of_u_chess_is_shown_in_two_languages_and_typed;
    by_aises_rules_the_king_is_mated_and_not_taken;
    a_move_that_u_chess_refuses_is_drawn_with_the_one_that_spoils_it_and_put_away_again;
    a_game_of_chess_99_ends_when_a_king_is_taken;
    a_game_of_chess_99_is_drawn_when_both_kings_are_exposed;
    nine_files_are_played_by_mouse_finger_and_keyboard: Mouse, Finger, Keyboard;
    what_a_piece_does_where_several_moves_end_is_chosen_at_the_square;
    every_example_of_chess_99_is_a_click_away_and_the_slip_is_refused;
];
