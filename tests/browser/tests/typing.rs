//! The entry box: typed games and positions, and illegal, ambiguous or misspelt texts.

use rank_and_file_browser::corpus::LEGALL;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Returns where the caret points: the letters before it, and the letter above it.
fn caret(page: &Page) -> (String, String) {
    const UNDER: &str =
        "const caret = document.querySelector('.highlight .caret').getBoundingClientRect();
        const text = document.querySelector('pre.highlight');
        const walker = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
        const middle = caret.left + caret.width / 2;
        while (walker.nextNode()) {
            for (let at = 0; at < walker.currentNode.length; at++) {
                const range = document.createRange();
                range.setStart(walker.currentNode, at);
                range.setEnd(walker.currentNode, at + 1);
                const place = range.getBoundingClientRect();
                if (place.left <= middle && middle < place.right) return range.toString();
            }
        }
        return '';";
    const BEFORE: &str = "const text = document.createRange();
        text.setStart(document.querySelector('pre.highlight'), 0);
        text.setEndBefore(document.querySelector('.highlight .caret'));
        return text.toString();";
    page.soon(true, |page| page.has(".highlight .caret"));
    (page.text_of(BEFORE), page.text_of(UNDER))
}

/// Checks that Enter neither plays nor loses the text, and that a notice gives the reason.
fn is_kept_at_enter(page: &Page, text: &str) {
    page.press(&["Enter"]);
    page.soon(true, |page| page.notice().is_some());
    assert_eq!(page.typed(), text);
}

fn an_illegal_move_is_refused_with_the_reason_and_stays_in_the_box() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/1b6/2N5/8/4K3 w - - 0 1");
        page.type_text("Ne4");
        page.soon(true, |page| {
            page.message().is_some_and(|said| said.contains("pinned"))
        });
        assert!(page.has("#typed[aria-invalid=true]"));
        is_kept_at_enter(page, "Ne4");
        assert_eq!(page.placement(), "4k3/8/8/8/1b6/2N5/8/4K3");
        // The corrected text is played.
        page.type_move("Kd1");
        page.soon(vec!["Kd1".to_owned()], |page| page.main_line(0));
    });
}

fn an_ambiguous_move_lists_what_it_could_mean_each_one_click_away() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        page.type_text("Nd2");
        page.soon(2, |page| page.choices().len());
        let choices = page.choices();
        for knight in ["the knight from b1 to d2", "the knight from f3 to d2"] {
            assert!(choices.contains(&knight.to_owned()), "{choices:?}");
        }
        is_kept_at_enter(page, "Nd2");
        page.press_button(".choices", "the knight from b1 to d2");
        page.soon(vec!["Nbd2".to_owned()], |page| page.main_line(0));
        page.soon((String::new(), 0), |page| {
            (page.typed(), page.choices().len())
        });
    });
}

fn a_misspelt_move_has_a_caret_under_the_letter_where_it_breaks_off() {
    with_page(|page| {
        page.new_game();
        page.type_text("Nz3");
        assert_eq!(caret(page), ("N".to_owned(), "z".to_owned()));
        page.soon(true, |page| {
            page.message()
                .is_some_and(|said| said.starts_with("\"z\" after \"N\""))
        });
        is_kept_at_enter(page, "Nz3");
        page.type_text("P-K9");
        assert_eq!(caret(page), ("P-K".to_owned(), "9".to_owned()));
        is_kept_at_enter(page, "P-K9");
        page.type_move("P-K4");
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
    });
}

fn an_unfinished_move_is_not_wrong_and_the_box_asks_how_it_goes_on() {
    with_page(|page| {
        page.new_game();
        let asks = "Which square does the pawn go to, as in P-K3, P-K4 or P-KB3?".to_owned();
        page.type_text("P-K");
        page.soon(Some(asks.clone()), Page::message);
        let wrong = |page: &Page| {
            let invalid = page.has("#typed[aria-invalid=true]");
            (
                invalid,
                page.has(".entry-field.wrong"),
                page.has("#said .warn"),
            )
        };
        assert_eq!(wrong(page), (false, false, false));
        page.press(&["Enter"]);
        page.soon((true, true, true), wrong);
        assert_eq!(page.notice(), Some(asks));
        assert_eq!(page.typed(), "P-K");
        page.press(&["4", "Enter"]);
        page.soon(vec!["e4".to_owned()], |page| page.main_line(0));
    });
}

fn what_is_typed_is_coloured_by_its_parts_and_none_of_it_is_moved() {
    with_page(|page| {
        page.set_position("4k3/8/8/8/8/5N2/8/1N2K3 w - - 0 1");
        page.type_text("Nbd2");
        page.soon(vec!["N", "b", "d2"], |page| {
            let parts = page.texts("pre.highlight .part");
            ["N", "b", "d2"]
                .into_iter()
                .filter(|part| parts.contains(&part.to_string()))
                .collect()
        });
        assert!(page.has("pre.highlight .kind-piece") && page.has("pre.highlight .kind-square"));
        assert_eq!(page.text("pre.highlight"), Some("Nbd2".to_owned()));
        page.press(&["Escape"]);
        page.soon(String::new(), Page::typed);
    });
}

fn a_bad_fen_names_its_field_and_stays_in_the_box() {
    with_page(|page| {
        let before = page.placement();
        for (fen, field) in [
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBN w KQkq - 0 1",
                "rank 1",
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1",
                "side to move",
            ),
            (
                "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq e9 0 1",
                "en passant",
            ),
        ] {
            page.paste_text(fen);
            page.soon(true, |page| {
                page.message().is_some_and(|said| said.contains(field))
            });
            page.press(&["Enter"]);
            page.soon(true, |page| {
                page.notice().is_some_and(|said| said.contains(field))
            });
            assert_eq!(page.typed(), fen);
            assert_eq!(page.placement(), before);
        }
    });
}

fn a_continuation_is_typed_from_the_middle_of_a_game() {
    with_page(|page| {
        page.new_game();
        page.type_move("e4");
        page.type_text("e5 Nf3 Nc6");
        page.soon(Some("Enter plays 3 moves.".to_owned()), Page::message);
        page.enter_typed();
        page.soon(
            ["e4", "e5", "Nf3", "Nc6"].map(str::to_owned).to_vec(),
            |page| page.main_line(0),
        );
    });
}

fn words_that_are_no_chess_are_kept_and_answered() {
    with_page(|page| {
        page.new_game();
        for text in ["hello there", "%%%", "1.", "♟♟♟ ünïcödé", "(((((", "{"] {
            page.paste_text(text);
            page.press(&["Enter"]);
            page.soon(true, |page| page.notice().is_some());
            assert_eq!(page.typed(), text);
            page.click(".notice [aria-label=Close]");
            page.soon(None, Page::notice);
        }
        assert_eq!(
            page.browser.run(
                "return document.querySelectorAll('.square').length;",
                json!([])
            ),
            json!(64)
        );
    });
}

fn a_score_typed_in_each_of_four_spellings_is_one_and_the_same_game() {
    with_page(|page| {
        let games = LEGALL.map(|(spelling, score)| {
            page.new_game();
            page.type_text(score);
            page.enter_typed();
            page.soon(13, |page| page.main_line(0).len());
            assert_eq!(page.problems(), Vec::<String>::new(), "{spelling}");
            without_glyphs(&page.movetext())
        });
        for (game, (spelling, _)) in games.iter().zip(LEGALL) {
            assert_eq!(game, &games[0], "{spelling}");
        }
        assert!(
            games[0].contains("5. Nxe5 Bxd1 6. Bxf7+ Ke7 7. Nd5#"),
            "{}",
            games[0]
        );
    });
}

fn moves_typed_one_by_one_in_four_spellings_are_one_and_the_same_game() {
    with_page(|page| {
        let games = LEGALL.map(|(_, score)| {
            page.new_game();
            for word in score.split(' ') {
                let name = word.split_once('.').map_or(word, |(_, name)| name);
                page.type_move(name);
            }
            page.soon(13, |page| page.main_line(0).len());
            without_glyphs(&page.movetext())
        });
        for (game, (spelling, _)) in games.iter().zip(LEGALL) {
            assert_eq!(game, &games[0], "{spelling}");
        }
    });
}

/// Returns a score without marks such as "!", in which the notations differ.
fn without_glyphs(score: &str) -> String {
    let moves = score.split(' ').filter(|word| !word.starts_with('$'));
    moves
        .map(|word| word.trim_end_matches(['!', '?']))
        .collect::<Vec<_>>()
        .join(" ")
}

fn whoever_has_entered_a_game_steps_through_it_at_once() {
    with_page(|page| {
        page.new_game();
        page.type_move("1. e4 e5 2. Nf3 Nc6");
        page.press(&["ArrowRight", "ArrowRight"]);
        page.soon(Some("e5".to_owned()), |page| {
            page.names_of_current().into_iter().next()
        });
        page.press(&["Home"]);
        page.soon(Vec::<String>::new(), Page::names_of_current);
        // Inside a word the arrow keys move the cursor in the text.
        page.type_text("d4");
        page.press(&["ArrowLeft", "Delete", "3", "Enter"]);
        page.soon(vec!["d3".to_owned()], Page::names_of_current);
    });
}

pub const TESTS: &[Test] = tests![
    whoever_has_entered_a_game_steps_through_it_at_once: Keyboard;
    an_illegal_move_is_refused_with_the_reason_and_stays_in_the_box;
    an_ambiguous_move_lists_what_it_could_mean_each_one_click_away: Keyboard;
    a_misspelt_move_has_a_caret_under_the_letter_where_it_breaks_off: Layout;
    an_unfinished_move_is_not_wrong_and_the_box_asks_how_it_goes_on;
    what_is_typed_is_coloured_by_its_parts_and_none_of_it_is_moved: Layout;
    a_bad_fen_names_its_field_and_stays_in_the_box;
    a_continuation_is_typed_from_the_middle_of_a_game;
    words_that_are_no_chess_are_kept_and_answered;
    a_score_typed_in_each_of_four_spellings_is_one_and_the_same_game;
    moves_typed_one_by_one_in_four_spellings_are_one_and_the_same_game;
];
