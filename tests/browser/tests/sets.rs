//! Exercise sets: a teacher makes one, pupils do it, and it goes into a page and on paper.

use rank_and_file_browser::embed::embedded;
use rank_and_file_browser::{Page, Test, pictures, tests, with_page};
use serde_json::{Value, json};

/// Games as a teacher pastes them, the last of which cannot be read to its end.
const GAMES: &str = "[White \"Elm\"]\n\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6 5. O-O f6 6. d4 exd4 7. Nxd4 c5 *\n\n[White \"Fir\"]\n\n1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Nbd7 5. e3 Ng9 *\n";

/// Script that answers the question as a learner does who knows the answer, by its last hint.
const SOLVE: &str = r#"
    const frame = () => new Promise(requestAnimationFrame);
    const find = (selector) => document.querySelector(selector);
    const button = (words) => [...document.querySelectorAll(".asking button")].find((button) => button.textContent === words);
    for (let hints = 0; hints < 3; hints++) { button("Hint").click(); await frame(); }
    const name = find(".told").textContent.match(/written "(.*)":/)[1];
    const field = find(".answer input");
    field.value = name;
    field.dispatchEvent(new Event("input", {bubbles: true}));
    button("Answer").click();
    await frame();
    return name;"#;

const SENT: &str = "return sessionStorage.sent ?? null;";

/// Returns the address of the folder of the app.
fn app(page: &Page) -> String {
    let address = page.browser.address();
    let page = address.split(['#', '?']).next().unwrap_or(&address);
    page[..=page.rfind('/').expect("a folder")].to_owned()
}

/// Opens an address as one does that was sent.
fn open(page: &Page, address: &str) {
    page.browser.go("about:blank");
    page.browser.go(address);
}

/// Opens the page for practice and goes through the door of the sets.
fn enter(page: &Page) {
    let address = [&app(page), "practice.html"].concat();
    open(page, &address);
    page.go_through_door("Exercise sets");
    page.soon(10, |page| page.count(".set-questions > li"));
}

/// Presses a button that copies, and returns what it has copied.
fn copied(page: &Page, words: &str) -> String {
    // A clipboard that the test can read.
    page.browser.run(
        "sessionStorage.removeItem('sent');
        Clipboard.prototype.writeText = async (text) => { sessionStorage.sent = text; };",
        json!([]),
    );
    page.press_button(".sets", words);
    page.soon(true, |page| page.browser.run(SENT, json!([])).is_string());
    let sent = page.browser.run(SENT, json!([]));
    sent.as_str().expect("a text").to_owned()
}

/// Pastes the games, and reads them.
fn paste_games(page: &Page) {
    page.click(".own-games summary");
    page.focus(".own-games textarea");
    page.browser.insert(GAMES);
    page.press_button(".own-games", "Read these games");
    page.soon(true, |page| {
        page.words(".own-games [role=status]")
            .starts_with("2 games were read. One of them")
    });
}

/// Takes pictures of the page as it is now.
fn shoot(page: &Page, scene: &str) {
    if std::env::var_os("RANK_AND_FILE_SHOTS").is_none() {
        return;
    }
    for theme in ["light", "dark"] {
        page.browser.prefer(theme);
        for (width, height) in [(390, 844), (1366, 768)] {
            page.browser.resize(width, height);
            page.soon(width.to_string(), |page| {
                page.text_of("return String(innerWidth);")
            });
            let picture = page.browser.picture(false);
            pictures::keep(&format!("sets-{scene}-{width}-{theme}.png"), &picture);
        }
    }
    page.browser.prefer("light");
    page.browser.resize(1280, 900);
}

fn a_teacher_makes_a_set_and_a_pupils_slip_comes_back_to_the_teacher() {
    with_page(|page| {
        enter(page);
        paste_games(page);
        page.choose_for_practice("Questions", 0);
        page.soon(5, |page| page.count(".set-questions > li"));
        shoot(page, "made");
        // Each question can be left out or exchanged.
        let answers = || page.texts(".set-words .answer strong");
        let before = answers();
        page.click(".set-questions > li:nth-child(2) [aria-label^=Another]");
        page.soon(false, |_| answers() == before);
        assert_eq!((answers().len(), &answers()[0]), (5, &before[0]));
        page.click(".set-questions > li:nth-child(3) [aria-label^='Leave out']");
        page.soon(4, |_| answers().len());
        let answers = answers();
        let link = copied(page, "Copy a link for pupils");
        assert!(link.contains("practice.html#set="), "{link}");
        assert!(link.len() < 1_500, "{} letters", link.len());
        // A pupil opens it, and is wrong once. Without the keypad of a phone there is a button.
        open(page, &link);
        page.soon("Question 1 of 4".to_owned(), |page| {
            page.words(".which strong")
        });
        assert_eq!(page.visible_text(".answer .primary"), "Answer");
        page.focus(".answer input");
        page.browser.type_keys("Kh9");
        page.press_button(".asking .written", "Answer");
        page.soon(true, |page| page.has(".told"));
        let wrong = if answers[0] == "a3" { "a4" } else { "a3" };
        page.browser.run(
            "document.querySelector('.answer input').select();",
            json!([]),
        );
        page.browser.type_keys(wrong);
        page.press(&["Enter"]);
        page.soon(true, |page| page.has(".told.wrong"));
        shoot(page, "asked");
        for (at, answer) in answers.iter().enumerate() {
            page.focus(".answer input");
            page.browser.run(
                "document.querySelector('.answer input').select();",
                json!([]),
            );
            page.browser.type_keys(answer);
            page.press(&["Enter"]);
            page.soon(true, |page| page.has(".told.right"));
            // A reload begins anew, so the pupil goes on.
            page.press_button(".asking", "Next question");
            if at < 3 {
                let number = format!("Question {} of 4", at + 2);
                page.soon(number, |page| page.words(".which strong"));
            }
        }
        let summary = |page: &Page| page.words(".keep-summary");
        page.soon("3 of 4 right at once, 1 after a slip.".to_owned(), summary);
        shoot(page, "result");
        let sent = copied(page, "Copy the result for a teacher");
        assert!(
            sent.starts_with("Exercises: 3 of 4 right at once"),
            "{sent}"
        );
        // The teacher sees the slip with its reason.
        open(page, sent.split_whitespace().last().expect("an address"));
        page.soon("A result that was handed in".to_owned(), |page| {
            page.words("main h1")
        });
        let slips = page.texts(".set-result .slip-head .written");
        assert_eq!(slips, [wrong]);
        assert!(page.words(".set-result .slip-head").len() > 20);
        assert_eq!(page.count(".set-result li"), 4);
        // A link that was cut says so.
        open(page, &link[..link.len() - 20]);
        page.soon(true, |page| {
            page.words(".notice[role=alert]")
                .contains("ask your teacher")
        });
    });
}

fn each_kind_of_question_is_asked_and_hinted_in_a_set() {
    with_page(|page| {
        for kind in 0..5 {
            enter(page);
            page.choose_for_practice("Questions", 0);
            page.choose_for_practice("Question", kind);
            page.soon(5, |page| page.count(".set-questions > li"));
            page.press_button(".sets", "Try it yourself");
            page.soon("Question 1 of 5".to_owned(), |page| {
                page.words(".which strong")
            });
            shoot(page, &format!("kind-{kind}"));
            if kind == 4 {
                assert!(page.words(".ask").contains("English descriptive"));
                page.browser.run_slowly(SOLVE, json!([]));
                page.soon(true, |page| page.has(".told.right"));
                page.press_button(".asking", "Next question");
            } else {
                // Mistakes are chosen from, and need no hint.
                if kind < 3 {
                    page.press_button(".asking", "Hint");
                    page.soon(true, |page| page.has(".told"));
                }
                page.press_button(".asking", "Leave it, next question");
            }
            page.soon("Question 2 of 5".to_owned(), |page| {
                page.words(".which strong")
            });
            page.press_button(".asking", "Hand in");
            page.soon(5, |page| page.count(".set-result li"));
            let said = match kind {
                4 => "0 of 5 right at once, 1 with a hint, 4 not answered right.",
                _ => "0 of 5 right at once, 5 not answered right.",
            };
            assert_eq!(page.words(".keep-summary"), said);
            let hints = page.words(".set-result li:first-child .which");
            assert_eq!(hints.ends_with("· 1 hint"), kind < 3, "{hints}");
        }
    });
}

fn a_set_is_printed_with_its_key_and_its_boards_stand_on_a_page() {
    with_page(|page| {
        enter(page);
        for kind in [1, 3, 4] {
            page.choose_for_practice("Question", kind);
            page.press_button(".sets", "Copy HTML for a page");
            page.soon(true, |page| {
                page.texts(".sets .only")
                    .iter()
                    .any(|words| words.starts_with("A board in a page asks only"))
            });
            page.press_button(".sets", "Worksheet");
            page.soon(10, |page| page.count(".leaf .board"));
            assert_eq!(page.count(".answers li"), 10);
            shoot(page, &format!("sheet-{kind}"));
            let options = json!({"preferCSSPageSize": true});
            let pdf = page.browser.devtools("Page.printToPDF", options);
            let count = "const bytes = atob(arguments[0]);
                return bytes.split('/Type /Page').length - bytes.split('/Type /Pages').length;";
            let sheets = page.browser.run(count, json!([pdf["data"]]));
            assert_eq!(sheets, json!(3), "two pages and a key");
            page.press_button(".worksheet-choices", "‹ The questions");
            page.soon(10, |page| page.count(".set-questions > li"));
        }
        page.choose_for_practice("Question", 2);
        page.choose_for_practice("Questions", 0);
        page.soon(5, |page| page.count(".set-questions > li"));
        let answers = page.texts(".set-words .answer strong");
        let html = copied(page, "Copy HTML for a page");
        let boards: Vec<&str> = html.lines().skip(1).collect();
        let body = boards.join("\n");
        assert_eq!(body.matches("<chess-notation").count(), 5);
        // The first of them asks as it does here, on somebody's page.
        let first = body
            .split_inclusive("</chess-notation>")
            .next()
            .expect("one");
        let board = first.replacen("<chess-notation", "<chess-notation id=\"a\"", 1);
        embedded(&board, |page, _| {
            let view = page.element("#a");
            view.wait();
            view.click_square(&answers[0]);
            page.soon(1, |page| page.events("a", "chess-answer").len());
            assert_eq!(
                page.events("a", "chess-answer")[0]["right"],
                Value::Bool(true)
            );
        });
    });
}

fn the_listed_games_of_a_library_become_exercises() {
    with_page(|page| {
        const DROP: &str = "const text = Array.from({length: 2500}, (_, n) =>
                `[White \"White, ${n}\"]\\n[Black \"Black\"]\\n[Result \"1-0\"]\\n\\n1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 1-0\\n\\n`).join('');
            const data = new DataTransfer();
            data.items.add(new File([text], 'club.pgn'));
            document.body.querySelector('.board').dispatchEvent(new DragEvent('drop', {dataTransfer: data, bubbles: true, cancelable: true}));";
        page.browser.run(DROP, json!([]));
        page.soon(Some("2,500 games".to_owned()), |page| {
            page.text(".library [role=status]")
        });
        page.click(".library .saving summary");
        page.press_button(".library .saving", "Make exercises of these games");
        page.soon(true, |page| {
            page.words(".own-games [role=status]")
                .starts_with("300 games were read. The text has more")
        });
        // All games are the same, so there are as many positions as one has.
        page.soon(8, |page| page.count(".set-questions > li"));
        page.soon(true, |page| {
            page.texts(".sets .only")
                .iter()
                .any(|words| words == "Only 8 such questions were found.")
        });
    });
}

fn keys_of_a_phone_answer_a_question_and_nothing_is_out_of_sight() {
    with_page(|page| {
        page.browser.resize(390, 844);
        enter(page);
        let answer = page.texts(".set-words .answer strong")[0].clone();
        page.press_button(".sets", "Try it yourself");
        page.soon(true, |page| page.has(".answer input[inputmode=none]"));
        for letter in answer.chars().filter(char::is_ascii_alphanumeric) {
            let keys = "return [...document.querySelectorAll('.keypad .pad-key')]
                .findIndex((key) => key.textContent === arguments[0]) + 1;";
            let at = page.browser.run(keys, json!([letter.to_string()]));
            page.click(&format!(".keypad .pad-key:nth-child({at})"));
        }
        const IN_SIGHT: &str = "const root = document.documentElement;
            return ['.asking .board', '.answer input', '.keypad'].every((part) => {
                const {top, bottom, left, right} = document.querySelector(part).getBoundingClientRect();
                return top >= 0 && left >= 0 && bottom <= innerHeight + 1 && right <= innerWidth + 1;
            }) && root.scrollWidth <= innerWidth;";
        page.soon(json!(true), |page| page.browser.run(IN_SIGHT, json!([])));
        shoot(page, "keypad");
        page.browser.resize(390, 844);
        assert!(!page.value(".answer input").is_empty());
        page.click(".keypad [aria-label='Delete the last letter']");
        page.click(".keypad .onward");
        page.soon(true, |page| page.has(".told"));
    });
}

pub const TESTS: &[Test] = tests![
    a_set_is_printed_with_its_key_and_its_boards_stand_on_a_page;
    a_teacher_makes_a_set_and_a_pupils_slip_comes_back_to_the_teacher;
    each_kind_of_question_is_asked_and_hinted_in_a_set;
    keys_of_a_phone_answer_a_question_and_nothing_is_out_of_sight: Finger;
    the_listed_games_of_a_library_become_exercises;
];
