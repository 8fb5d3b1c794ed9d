//! Opening games: from a server, with variations, and from files, pastes and drops.

use rank_and_file_browser::corpus::{LEGALL, WITH_CLOCKS, WITH_VARIATIONS};
use rank_and_file_browser::device::written;
use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::json;

/// Returns the clock values in a PGN, in order.
fn clocks(pgn: &str) -> Vec<String> {
    let rest = pgn.split("[%clk ").skip(1);
    rest.filter_map(|text| text.split(']').next())
        .map(|clock| clock.trim().to_owned())
        .collect()
}

fn games_of_a_server_are_pasted_and_read_with_their_clocks_and_result() {
    with_page(|page| {
        let text = testing::corpus::text("pgn/lichess-438.pgn");
        for game in text.split("[Event ").skip(1).take(3) {
            let pgn = format!("[Event {game}");
            let clocks = clocks(&pgn);
            page.open_text(&pgn);
            page.soon(clocks.len(), |page| page.main_line(0).len());
            assert_eq!(page.main_line(1).len(), clocks.len());
            assert_eq!(page.texts(".sheet .clock"), clocks);
            assert_eq!(page.problems(), Vec::<String>::new());
            let tag = |name: &str| {
                pgn.split(&format!("[{name} \""))
                    .nth(1)
                    .and_then(|rest| rest.split('"').next())
                    .unwrap_or_default()
            };
            let result = tag("Result").replace("1/2-1/2", "½-½");
            assert_eq!(page.text(".sheet .result"), Some(result));
            let title = page.words(".game-title");
            assert!(
                title.contains(tag("White")) && title.contains(tag("Black")),
                "{title}"
            );
            assert!(
                !page.texts(".sheet").concat().contains("%clk"),
                "a command is shown as prose"
            );
        }
    });
}

fn comments_glyphs_and_clocks_of_a_pasted_game_are_shown_apart() {
    with_page(|page| {
        page.open_text(WITH_CLOCKS);
        page.soon(
            ["f3", "e5", "g4", "Qh4#"].map(str::to_owned).to_vec(),
            |page| page.main_line(0),
        );
        assert_eq!(page.main_line(1), ["P-KB3", "P-K4", "P-KN4", "Q-R5 mate"]);
        assert_eq!(
            page.texts(".sheet .comment"),
            ["A weak beginning.", "Mate at once."]
        );
        assert_eq!(
            page.texts(".sheet .clock"),
            ["0:03:00", "0:02:59", "0:02:41", "0:02:57"]
        );
        assert_eq!(page.texts(".sheet .nag"), ["?!", "??"]);
        assert_eq!(page.text(".sheet .result"), Some("0-1".to_owned()));
        assert_eq!(page.text(".game-title"), Some("Anna – Ben".to_owned()));
    });
}

fn variations_are_walked_with_the_arrow_keys_and_folded() {
    with_page(|page| {
        let short = |page: &Page| {
            page.names_of_current()
                .into_iter()
                .next()
                .unwrap_or_default()
        };
        page.open_text(WITH_VARIATIONS);
        page.soon(4, |page| page.count(".sheet .variation .fold"));
        page.press(&[
            "Home",
            "ArrowRight",
            "ArrowRight",
            "ArrowRight",
            "ArrowRight",
        ]);
        page.soon("Nc6".to_owned(), short);
        page.press(&["ArrowDown"]);
        page.soon("d6".to_owned(), short);
        page.press(&["ArrowDown"]);
        page.soon("f6".to_owned(), short);
        page.press(&["ArrowUp"]);
        page.soon("d6".to_owned(), short);
        page.press(&["End"]);
        page.soon("Nxd4".to_owned(), short);

        let moves = page.count(".sheet button.move");
        page.click(".variation .fold");
        page.soon(Some("false".to_owned()), |page| {
            Some(page.text_of(
                "return document.querySelector('.variation .fold').getAttribute('aria-expanded');",
            ))
        });
        assert!(page.count(".sheet button.move") < moves);
        page.click(".variation .fold");
        page.soon(moves, |page| page.count(".sheet button.move"));
    });
}

fn a_move_of_a_variation_is_gone_to_with_a_click() {
    with_page(|page| {
        page.open_text(WITH_VARIATIONS);
        page.soon(true, |page| page.has(".sheet .variation"));
        page.press_button(".sheet .variation", "Qh5+");
        page.soon(
            "rnbqkbnr/pppp2pp/8/4p2Q/4P3/8/PPPP1PPP/RNB1KB1R".to_owned(),
            |page| page.placement(),
        );
        page.soon("White: queen from d1 to h5, check".to_owned(), Page::spoken);
    });
}

fn several_games_are_chosen_from_a_list() {
    with_page(|page| {
        page.open_text(&format!("{WITH_CLOCKS}\n{WITH_VARIATIONS}"));
        page.soon(4, |page| page.main_line(0).len());
        page.choose("select.game-title", "1");
        page.soon(20, |page| page.main_line(0).len());
        page.control("Undo");
        page.soon(4, |page| page.main_line(0).len());
    });
}

fn a_score_in_descriptive_is_pasted_and_read_as_what_it_is() {
    with_page(|page| {
        let (_, score) = LEGALL[3];
        page.open_text(score);
        page.soon(Some("Nd5#".to_owned()), |page| page.main_line(0).pop());
        assert_eq!(page.main_line(1)[2], "B-B4");
    });
}

fn a_file_of_hundreds_of_games_is_opened_and_its_last_game_shown() {
    with_page(|page| {
        let file = testing::corpus::corpus("pgn/lichess-438.pgn");
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.choose_file("dialog[open] input[type=file]", &file);
        page.soon(Some("438 games".to_owned()), |page| {
            page.text(".library [role=status]")
        });
        // The second press reverses the order.
        page.press_button(".games thead", "No.");
        page.soon(Some("438".to_owned()), |page| page.text(".games td.number"));
        page.click(".games tbody button");
        page.soon(1, |page| page.count(".games tr.current"));
        page.control("To the end");
        page.soon(2, |page| page.names_of_current().len());
    });
}

fn a_dialog_left_with_escape_keeps_its_text_and_opens_again() {
    with_page(|page| {
        for _ in 0..2 {
            page.tool("Open");
            page.soon(true, |page| page.has("dialog[open] #open-text"));
            if page.value("#open-text").is_empty() {
                page.click("#open-text");
                page.browser.insert("1. d4 d5");
            }
            page.soon("1. d4 d5".to_owned(), |page| page.value("#open-text"));
            page.press(&["Escape"]);
            page.soon(false, |page| page.has("dialog[open]"));
        }
        assert_eq!(page.names_of_current(), ["Nbd7", "QN-Q2"]);
    });
}

fn a_text_pasted_anywhere_on_the_page_is_opened() {
    with_page(|page| {
        page.paste(WITH_CLOCKS);
        page.soon(4, |page| page.main_line(0).len());
    });
}

fn a_list_of_men_pasted_anywhere_on_the_page_opens_as_a_position() {
    with_page(|page| {
        page.paste("White: Kg1, Qd1, Ps a2, b2. Black: Kg8, Rd8.\nWhite to play.");
        page.soon("3r2k1/8/8/8/8/8/PP6/3Q2K1".to_owned(), |page| {
            page.placement()
        });
    });
}

fn a_text_dropped_on_the_page_is_opened() {
    with_page(|page| {
        const DROP: &str = "const data = new DataTransfer();
            data.setData('text/plain', arguments[0]);
            const drop = new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true});
            return document.querySelector('.board').dispatchEvent(drop) ? 'left to the browser' : 'taken';";
        assert_eq!(page.browser.run(DROP, json!([WITH_CLOCKS])), json!("taken"));
        page.soon(4, |page| page.main_line(0).len());
    });
}

fn a_game_goes_out_as_pgn_and_comes_back_the_same() {
    with_page(|page| {
        page.open_text(WITH_VARIATIONS);
        page.soon(20, |page| page.main_line(0).len());
        let (out, _) = page.exported();
        page.open_text(&out);
        page.soon(true, |page| page.notice().is_some());
        assert_eq!(page.exported().0, out);
        assert_eq!(page.problems(), Vec::<String>::new());
    });
}

fn a_file_is_chosen_and_opened() {
    with_page(|page| {
        let path = written("clocks.pgn", WITH_CLOCKS.as_bytes());
        page.tool("Open");
        page.soon(true, |page| page.has("dialog[open]"));
        page.choose_file("dialog[open] input[type=file]", &path);
        page.soon(4, |page| page.main_line(0).len());
        page.soon(false, |page| page.has("dialog[open]"));
    });
}

pub const TESTS: &[Test] = tests![
    games_of_a_server_are_pasted_and_read_with_their_clocks_and_result: Corpus;
    comments_glyphs_and_clocks_of_a_pasted_game_are_shown_apart;
    variations_are_walked_with_the_arrow_keys_and_folded;
    a_move_of_a_variation_is_gone_to_with_a_click;
    several_games_are_chosen_from_a_list;
    a_score_in_descriptive_is_pasted_and_read_as_what_it_is;
    a_file_of_hundreds_of_games_is_opened_and_its_last_game_shown: Corpus;
    a_dialog_left_with_escape_keeps_its_text_and_opens_again;
    a_list_of_men_pasted_anywhere_on_the_page_opens_as_a_position;
    a_text_pasted_anywhere_on_the_page_is_opened: Selection;
    a_text_dropped_on_the_page_is_opened: Selection;
    a_game_goes_out_as_pgn_and_comes_back_the_same;
    a_file_is_chosen_and_opened: Dialog;
];
