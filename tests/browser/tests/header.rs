//! The surroundings of a game: its header, the players' clocks, and evaluations by programs.

use rank_and_file_browser::corpus::WITH_CLOCKS;
use rank_and_file_browser::{Page, Test, tests, with_page};

const MASTER: &str = "[Event \"London\"]\n[Site \"London ENG\"]\n[Date \"1851.06.21\"]\n[Round \"2\"]\n\
    [White \"Anderssen, Adolf\"]\n[Black \"Kieseritzky, Lionel\"]\n[Result \"1-0\"]\n\n\
    1. e4 e5 2. f4 exf4 3. Bc4 Qh4+ 4. Kf1 b5 1-0\n";

/// Returns the distance of the board from the top of the page, in CSS pixels.
fn top_of_board(page: &Page) -> String {
    page.text_of(
        "return String(Math.round(document.querySelector('.board').getBoundingClientRect().top + scrollY));",
    )
}

fn a_game_has_the_header_of_a_book_and_its_opening_comes_late() {
    with_page(|page| {
        page.open_text(MASTER);
        let players = Some("Anderssen, Adolf – Kieseritzky, Lionel".to_owned());
        page.soon(players, |page| page.text("h2.game-title"));
        assert_eq!(page.text(".game-line .outcome"), Some("1-0".to_owned()));
        page.soon(true, |page| {
            let facts = page.words(".game-facts");
            facts.starts_with("London ENG, 21 June 1851 · Round 2 · C33 King's Gambit Accepted")
        });
        let spoken = page.text_of("return document.querySelector('h2.game-title').ariaLabel;");
        assert_eq!(
            spoken,
            "Anderssen, Adolf against Kieseritzky, Lionel. White won"
        );
    });
}

fn clocks_and_evaluations_follow_the_game_and_the_board_stays_where_it_is() {
    with_page(|page| {
        page.browser.resize(360, 780);
        let before = top_of_board(page);
        page.open_text(WITH_CLOCKS);
        page.soon(4, |page| page.main_line(0).len());
        assert_eq!(top_of_board(page), before);
        assert_eq!(page.texts(".sheet .eval"), ["-0.70", "#-0"]);
        page.control("To the start");
        page.control("Forward");
        page.soon("0:03:00".to_owned(), |page| page.words(".clocks .time"));
        page.control("To the end");
        page.soon(vec!["0:02:41".to_owned(), "0:02:57".to_owned()], |page| {
            page.texts(".clocks .time")
        });
        assert_eq!(top_of_board(page), before);
        page.browser.resize(1280, 900);
        assert_eq!(page.count(".graph .move"), 2);
        page.click(".graph .move");
        page.soon("White: pawn from f2 to f3".to_owned(), Page::spoken);
        assert_eq!(page.count(".graph .move.current"), 1);
    });
}

pub const TESTS: &[Test] = tests![
    a_game_has_the_header_of_a_book_and_its_opening_comes_late;
    clocks_and_evaluations_follow_the_game_and_the_board_stays_where_it_is;
];
