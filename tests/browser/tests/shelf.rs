//! A file of games: dropped, read while it is looked through, searched, sorted, worked on, put away.

use std::time::Duration;

use rank_and_file_browser::{Page, journey, journey_within};
use serde_json::json;

/// Makes a file of so many games in the page, and drops it there.
const DROP: &str = "const [games, cut] = arguments;
    let text = '';
    for (let n = 0; n < games; n++)
        text += `[Event \"Club\"]\\n[Date \"${1850 + n % 50}.??.??\"]\\n[White \"White, ${n}\"]\\n[Black \"Réti, ${games - n}\"]\\n`
            + `[Result \"${['1-0', '0-1', '1/2-1/2'][n % 3]}\"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 5. O-O Be7 ${['1-0', '0-1', '1/2-1/2'][n % 3]}\\n\\n`;
    const data = new DataTransfer();
    data.items.add(new File([text.slice(0, text.length - cut)], 'club.pgn'));
    document.body.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";

fn drop_file(page: &Page, games: usize, cut: usize) {
    page.browser.run(DROP, json!([games, cut]));
}

/// What is said of how many games are found.
fn count(page: &Page) -> Option<String> {
    page.text(".shelf [role=status]")
}

/// The players of White in the rows that are drawn.
fn listed(page: &Page) -> Vec<String> {
    page.texts(".games tbody button")
}

fn search(page: &Page, words: &str) {
    page.browser.click("#search");
    page.browser.press_with(&["Control"], "a");
    page.browser.type_keys(words);
}

#[test]
fn a_file_of_games_is_listed_searched_and_sorted() {
    journey_within(Duration::from_secs(90), |page| {
        drop_file(page, 20_000, 0);
        page.soon(Some("White, 0 – Réti, 20000, 1850".to_owned()), |page| {
            page.text("h2.game-title:not(.shelf *)")
        });
        page.soon(Some("20,000 games".to_owned()), count);
        page.soon(false, |page| page.has(".shelf progress"));
        search(page, "white:19999");
        page.soon(Some("1 of 20,000 games".to_owned()), count);
        page.soon(vec!["White, 19999".to_owned()], listed);
        page.browser.click(".games tbody button");
        page.soon(Some("White, 19999 – Réti, 1, 1899".to_owned()), |page| {
            page.text("h2.game-title:not(.shelf *)")
        });
        assert_eq!(page.count(".games tr.current"), 1);
        search(page, "reti 1-0 year:1850");
        page.soon(Some("134 of 20,000 games".to_owned()), count);
        page.press_button(".games thead", "Black");
        page.soon(Some("ascending".to_owned()), |page| {
            Some(page.text_of("return document.querySelector('.games th:nth-child(3)').ariaSort;"))
        });
        search(page, "nobody at all");
        page.soon(Some("None of 20,000 games".to_owned()), count);
        page.press_button(".shelf", "Close file");
        page.soon(false, |page| page.has(".shelf:not([hidden])"));
        assert_eq!(page.main_line(0).len(), 10, "the game stays");
    });
}

#[test]
fn what_is_scrolled_to_is_drawn_and_no_more() {
    journey(|page| {
        drop_file(page, 5_000, 0);
        page.soon(Some("5,000 games".to_owned()), count);
        page.soon(true, |page| page.count(".games tbody tr") > 10);
        assert!(page.count(".games tbody tr") < 100);
        page.browser.run(
            "const list = document.querySelector('.shelf-scroll');
             list.scrollTop = list.scrollHeight;",
            json!([]),
        );
        page.soon(Some("White, 4999".to_owned()), |page| listed(page).pop());
        assert!(page.count(".games tbody tr") < 100);
        let last = "return document.querySelector('.games tbody:last-of-type tr:last-child').getBoundingClientRect().bottom
                <= document.querySelector('.shelf-scroll').getBoundingClientRect().bottom + 1;";
        page.soon(json!(true), |page| page.browser.run(last, json!([])));
    });
}

#[test]
fn a_game_of_a_file_that_is_worked_on_keeps_what_was_done() {
    journey(|page| {
        drop_file(page, 2_000, 0);
        page.soon(Some("2,000 games".to_owned()), count);
        page.press(&["End"]);
        page.type_move("Re1");
        page.soon(11, |page| page.main_line(0).len());
        search(page, "white:1234");
        page.soon(vec!["White, 1234".to_owned()], listed);
        page.browser.click(".games tbody button");
        page.soon(10, |page| page.main_line(0).len());
        search(page, "\"white, 0\"");
        page.soon(vec!["White, 0".to_owned()], listed);
        page.browser.click(".games tbody button");
        page.soon(11, |page| page.main_line(0).len());
    });
}

#[test]
fn a_file_that_ends_in_the_middle_of_a_game_is_read_so_far() {
    journey(|page| {
        drop_file(page, 3_000, 40);
        page.soon(Some("3,000 games".to_owned()), count);
        search(page, "white:2999");
        page.soon(vec!["White, 2999".to_owned()], listed);
        page.browser.click(".games tbody button");
        page.soon(Some("White, 2999 – Réti, 1, 1899".to_owned()), |page| {
            page.text("h2.game-title:not(.shelf *)")
        });
        assert!(page.main_line(0).len() < 10);
    });
}
