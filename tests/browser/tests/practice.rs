//! The page for practice: a whole game kept on a phone's keypad, by keyboard, and by ear, and what
//! becomes of the sheet.

use rank_and_file_browser::{Browser, Host, Page, Pointer, Test, tests, with_page};
use serde_json::json;

/// Waits until a selector finds something.
fn see(page: &Page, selector: &str) {
    page.soon((selector, true), |page| (selector, page.has(selector)));
}

/// Goes to the page for practice from the app, and through the door of the score.
fn enter(page: &Page) {
    page.click(".toolbar .practice-link");
    page.go_through_door("Keep score yourself");
    see(page, ".keep-choice .games");
}

/// Begins a famous game, by its place in the list.
fn begin(page: &Page, place: usize) {
    page.click(&format!(".games li:nth-child({place}) .door"));
    see(page, ".paper");
}

/// Asks for the first moves one after another, and writes these names for them.
fn write_moves(page: &Page, names: &[&str]) {
    for (at, name) in names.iter().enumerate() {
        page.press_button(".keep-actions", "Next move");
        see(page, ".paper .current input:focus");
        page.browser.type_keys(name);
        page.press(&["Enter"]);
        see(page, ".keep-actions .onward:focus");
        page.soon(at + 1, |page| written(page).len());
    }
}

/// Taps the middle of an element.
fn tap(page: &Page, selector: &str) {
    see(page, selector);
    page.browser.tap(Pointer::Finger, page.middle(selector));
}

/// Returns what is written in the cells of the paper so far.
fn written(page: &Page) -> Vec<String> {
    page.texts(".paper .written")
}

/// Returns the words of the marked sheet's summary.
fn summary(page: &Page) -> String {
    page.words(".keep-summary")
}

/// The moves of the first famous game, the shortest.
const SHORTEST: [&str; 8] = ["d4", "Nf6", "Nd2", "e5", "dxe5", "Ng4", "h3", "Ne3"];

fn a_whole_game_is_kept_on_the_keypad_of_a_phone() {
    with_page(|page| {
        page.browser.resize(390, 844);
        enter(page);
        page.choose_for_practice("Judged", 1);
        begin(page, 1);
        for (at, name) in SHORTEST.into_iter().enumerate() {
            tap(page, ".keypad .onward");
            see(page, ".paper .current input:focus");
            // The phone's own keyboard would hide the board.
            assert!(page.has(".paper input[inputmode=none]"));
            if at == 0 {
                let key = page.named(".keypad", "a");
                tap(page, &key);
                page.soon("a".to_owned(), |page| page.value(".paper input"));
                tap(page, ".keypad [aria-label='Delete the last letter']");
                page.soon(String::new(), |page| page.value(".paper input"));
            }
            for letter in name.chars() {
                let key = page.named(".keypad", &letter.to_string());
                tap(page, &key);
            }
            page.soon(name.to_owned(), |page| page.value(".paper input"));
            assert!(in_sight(page), "{name}: something is out of sight");
            tap(page, ".keypad .onward");
            page.soon(at + 1, |page| written(page).len());
        }
        assert_eq!(written(page), SHORTEST);
        tap(page, ".keypad .onward");
        page.soon("All 8 moves are right.".to_owned(), summary);
    });
}

/// Returns whether the board, the cell that is written and all keys are within the window, and
/// nothing is wider than it.
fn in_sight(page: &Page) -> bool {
    const IN_SIGHT: &str = "const root = document.documentElement;
        const parts = ['.board', '.paper .current', '.keypad', '.keep-actions'];
        const inside = (part) => {
            const {top, bottom, left, right} = document.querySelector(part).getBoundingClientRect();
            return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
        };
        return parts.every(inside) && root.scrollWidth <= innerWidth && root.scrollHeight <= innerHeight;";
    page.browser.run(IN_SIGHT, json!([])) == json!(true)
}

/// The moves of the second famous game in English descriptive, with a slip and its mending.
const LEGALL: [&str; 13] = [
    "P-K4",
    "P-K4",
    "B-B4",
    "P-Q3",
    "N-KB3",
    "B-N5",
    "N-B3",
    "P-KN3",
    "NxP",
    "BxQ",
    "BxP ch",
    "K-K2",
    "N-Q5 mate",
];

fn a_whole_game_is_kept_by_keyboard_alone() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Write in", 1);
        page.focus(".games li:nth-child(2) .door");
        page.press(&["Enter"]);
        see(page, ".onward:focus");
        for name in LEGALL {
            page.press(&["Enter"]);
            see(page, ".paper .current input:focus");
            if name == "N-KB3" {
                // A kind sheet says at once what is missing, and waits.
                page.browser.type_keys("N-B3");
                page.press(&["Enter"]);
                see(page, ".keep-said.wrong");
                assert!(page.has(".paper .current input:focus"));
                page.press(&["Backspace", "Backspace"]);
                page.browser.type_keys("KB3");
            } else {
                page.browser.type_keys(name);
            }
            page.press(&["Enter"]);
            see(page, ".onward:focus");
        }
        page.soon(13, |page| written(page).len());
        page.press(&["Enter"]);
        page.soon("12 of 13 moves are right: 1 mended.".to_owned(), summary);
        see(page, "h1:focus");
        let titles = page.texts(".slips strong");
        assert_eq!(titles, ["Missing side of the board"]);
        assert!(page.words(".slips .written").contains("N-B3"));
    });
}

fn a_whole_game_is_kept_by_ear() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Judged", 1);
        begin(page, 1);
        assert_eq!(page.role(".paper"), "table");
        let said = ["White: pawn from d2 to d4", "Black: knight from g8 to f6"];
        for (at, name) in SHORTEST.into_iter().enumerate() {
            page.press_button(".keep-actions", "Next move");
            see(page, ".paper .current input:focus");
            let side = ["White", "Black"][at % 2];
            let label = format!("Move {}, {side}", at / 2 + 1);
            assert_eq!(page.role(".paper input"), "textbox");
            assert_eq!(page.label(".paper input"), label);
            // What is said is the move and not its name.
            if let Some(said) = said.get(at) {
                page.soon((*said).to_owned(), Page::spoken);
            }
            assert!(
                !page.spoken().contains(name) || name.len() == 2,
                "{}",
                page.spoken()
            );
            let told = page.words("#keep-said[role=status]");
            assert_eq!(told, format!("Write {side}'s move {}.", at / 2 + 1));
            let text = if at == 4 { "de5" } else { name };
            page.browser.type_keys(text);
            page.press(&["Enter"]);
            page.soon(at + 1, |page| written(page).len());
        }
        page.press_button(".keep-actions", "Mark my sheet");
        page.soon("7 of 8 moves are right: 1 with a slip.".to_owned(), summary);
        // The cells say their marks in the order of the moves.
        let cell = |page: &Page, at: usize| {
            let column = 2 + at % 2;
            page.label(&format!(
                ".paper tbody tr:nth-child({}) > :nth-child({column}) .look",
                at / 2 + 1
            ))
        };
        assert_eq!(cell(page, 0), "Move 1, White: d4, right");
        assert_eq!(
            cell(page, 4),
            "Move 3, White: de5, a slip, the name is dxe5"
        );
        assert_eq!(page.role(".slips"), "list");
        page.press_button(".slips", "3.");
        page.soon(true, |page| page.has("[data-square=e5].last"));
    });
}

fn a_game_goes_on_after_a_reload_in_the_midst_of_it() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Judged", 1);
        begin(page, 1);
        write_moves(page, &["d4", "Nf6"]);
        page.press_button(".keep-actions", "Next move");
        see(page, ".paper .current input:focus");
        page.browser.type_keys("Nd");
        page.soon("Nd".to_owned(), |page| page.value(".paper input"));
        page.browser.go(&page.browser.address());
        see(page, ".paper .current input");
        assert_eq!(written(page), ["d4", "Nf6"]);
        assert_eq!(page.value(".paper input"), "Nd");
        assert!(
            page.has("[data-square=d2].last"),
            "the board shows the third move"
        );
    });
}

fn a_denied_store_is_said_and_a_damaged_one_set_aside() {
    with_page(|page| {
        enter(page);
        page.browser.run(
            "Storage.prototype.setItem = () => { throw new DOMException('full', 'QuotaExceededError'); };",
            json!([]),
        );
        begin(page, 1);
        page.soon(true, |page| {
            page.words(".notice")
                .contains("does not let the page keep anything")
        });
        page.browser.go(&page.browser.address());
        see(page, ".doors");
        let spoil = "localStorage.setItem('rank-and-file.keep-score', 'keep-score 1\\nshown=x');";
        page.browser.run(spoil, json!([]));
        page.browser.go(&page.browser.address());
        page.soon(true, |page| page.words(".notice").contains("is damaged"));
        let aside = "return localStorage.getItem('rank-and-file.keep-score.damaged');";
        assert_eq!(page.text_of(aside), "keep-score 1\nshown=x");
    });
}

fn the_game_of_the_app_is_brought_with_its_theme() {
    with_page(|page| {
        page.new_game();
        for name in ["e4", "c5", "Nf3"] {
            page.type_move(name);
        }
        page.tool("Dark");
        page.choose_in_game_menu("Keep score of this game");
        see(page, ".keep-choice > .door");
        assert!(page.has(":root[data-theme=dark]"));
        page.click(".keep-choice > .door");
        see(page, ".paper");
        for name in ["e4", "c5", "Nf3"] {
            page.press_button(".keep-actions", "Next move");
            see(page, ".paper .current input:focus");
            page.browser.type_keys(name);
            page.press(&["Enter"]);
            see(page, ".keep-said.right");
        }
        page.press_button(".keep-actions", "Mark my sheet");
        page.soon("All 3 moves are right.".to_owned(), summary);
        // A link that is none is said.
        let address = page.browser.address();
        page.browser
            .go(&format!("{}?#nonsense", address.trim_end_matches('#')));
        page.soon(true, |page| {
            page.words(".notice").contains("which is not a game")
        });
    });
}

fn moves_come_at_a_pace_until_they_are_stopped() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("The next move comes", 1);
        begin(page, 1);
        page.click(".keep-actions [aria-label='Play the moves']");
        see(page, ".keep-actions [aria-pressed=true]");
        see(page, ".paper .current input:focus");
        page.click(".keep-actions [aria-pressed=true]");
        see(page, ".keep-actions [aria-pressed=false]");
    });
}

fn the_first_look_at_the_app_fetches_nothing_of_it() {
    let host = Host::of_the_site();
    let browser = Browser::start();
    browser.hide_service_workers();
    let page = Page::open(browser, &host.url);
    assert_eq!(host.requests("practice"), 0);
    page.click(".toolbar .practice-link");
    see(&page, ".doors .door");
    assert!(host.requests("practice") > 0);
}

fn a_marked_sheet_is_sent_to_a_teacher_in_whose_browser_it_opens() {
    with_page(|page| {
        enter(page);
        page.choose_for_practice("Judged", 1);
        begin(page, 1);
        write_moves(page, &["d4", "Kf6"]);
        page.press_button(".keep-actions", "Mark my sheet");
        let said = "1 of 2 moves are right: 1 wrong.";
        page.soon(said.to_owned(), summary);
        const SENT: &str = "return sessionStorage.sent ?? null;";
        // A clipboard that the test can read.
        page.browser.run(
            "Clipboard.prototype.writeText = async (text) => { sessionStorage.sent = text; };",
            json!([]),
        );
        page.press_button(".keep-actions", "Copy the result for a teacher");
        page.soon(true, |page| page.browser.run(SENT, json!([])).is_string());
        see(page, ".notice[role=alert]");
        let sent = page.browser.run(SENT, json!([]));
        let sent = sent.as_str().expect("a text");
        assert!(sent.contains(said), "{sent}");
        // A teacher who has a game of his own in progress sees the sheet, and keeps his own.
        page.press_button(".keep-actions", "Another game");
        begin(page, 2);
        let address = sent.split_whitespace().last().expect("an address");
        page.browser.go("about:blank");
        page.browser.go(address);
        page.soon(said.to_owned(), summary);
        assert_eq!(page.texts("main h1"), ["A sheet that was handed in"]);
        page.press_button(".keep-actions", "To my own practice");
        see(page, ".keep-keys");
        // An address that was cut says so.
        page.browser.go("about:blank");
        page.browser.go(&address[..address
            .len()
            .min(address.find("sheet=").expect("a sheet") + 9)]);
        page.soon(true, |page| {
            page.words(".notice[role=alert]")
                .contains("ask for it again")
        });
    });
}

pub const TESTS: &[Test] = tests![
    a_whole_game_is_kept_on_the_keypad_of_a_phone: Finger;
    a_whole_game_is_kept_by_keyboard_alone: Keyboard;
    a_whole_game_is_kept_by_ear: Roles;
    a_game_goes_on_after_a_reload_in_the_midst_of_it;
    a_denied_store_is_said_and_a_damaged_one_set_aside;
    the_game_of_the_app_is_brought_with_its_theme;
    moves_come_at_a_pace_until_they_are_stopped;
    a_marked_sheet_is_sent_to_a_teacher_in_whose_browser_it_opens;
    the_first_look_at_the_app_fetches_nothing_of_it;
];
