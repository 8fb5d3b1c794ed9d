//! Practice by rule: questions on a board, the chart of rules, and learners by name.

use rank_and_file_browser::{Page, Test, pictures, tests, with_page};
use serde_json::json;

/// Screens of a phone and a desktop, in CSS pixels.
const SCREENS: [(u32, u32); 2] = [(390, 844), (1366, 768)];

/// Script that answers the question, as a learner does who knows the answer or tries all of them,
/// and asks the next one.
const SOLVE: &str = r#"
    const frame = () => new Promise(requestAnimationFrame);
    const find = (selector) => document.querySelector(selector);
    const next = () => find(".next");
    const button = (words) => [...document.querySelectorAll(".by-rule button")].find((button) => button.textContent === words);
    const write = async (text) => {
        const field = find(".answer input");
        field.value = text;
        field.dispatchEvent(new Event("input", {bubbles: true}));
        button("Answer").click();
        await frame();
    };
    const touch = async (square) => { find(`[data-square="${square}"]`).click(); await frame(); };
    const ask = find(".ask").textContent;
    const squares = [..."abcdefgh"].flatMap((file) => [..."12345678"].map((rank) => file + rank));
    const found = ask.match(/^Find ([a-h][1-8])\.$/);
    if (found) await touch(found[1]);
    else if (/^Name/.test(ask)) { for (const name of squares) if (!next()) await write(name); }
    else if (find(".choice")) {
        for (const choice of document.querySelectorAll(".choice")) if (!next()) { choice.click(); await frame(); }
    } else {
        for (let hints = 0; hints < 3; hints++) { button("Hint").click(); await frame(); }
        const told = find(".told").textContent;
        const written = told.match(/written "(.*)":/);
        if (written) await write(written[1]);
        else {
            const from = told.match(/ on ([a-h][1-8])/) ?? told.match(/from ([a-h][1-8])/);
            await touch(from[1]);
            if (!next()) for (const to of squares) {
                if (next()) break;
                if (find("[data-square].lifted")?.dataset.square !== from[1]) await touch(from[1]);
                await touch(to);
                const piece = {R: "rook", B: "bishop", N: "knight"}[ask.match(/=([RBN])/)?.[1]] ?? "queen";
                const choice = find(`.promotion button[aria-label^="${piece}" i]`);
                if (choice) { choice.click(); await frame(); }
            }
        }
    }
    return [ask, find(".told.right")?.textContent ?? find(".told")?.textContent ?? "", Boolean(next())];"#;

/// Opens the page for practice and goes through the door.
fn enter(page: &Page) {
    let app = page.browser.address();
    let app = app.split(['#', '?']).next().unwrap_or(&app);
    let app = app
        .trim_end_matches("index.html")
        .trim_end_matches("practice.html");
    page.browser.go(&format!("{app}practice.html"));
    page.soon(true, |page| page.has("main h1") && !page.has("#boot"));
    // A score that is being kept opens by itself.
    if page.has(".back") {
        page.click(".back");
    }
    page.go_through_door("By rule, when due");
    page.soon(true, |page| page.has(".chart-page"));
}

/// Takes pictures of the page as it is now, light and dark.
fn shoot(page: &Page, scene: &str) {
    if std::env::var_os("RANK_AND_FILE_SHOTS").is_none() {
        return;
    }
    for theme in ["light", "dark"] {
        page.browser.prefer(theme);
        for (width, height) in SCREENS {
            page.browser.resize(width, height);
            page.soon(true, |page| {
                page.text_of("return String(innerWidth);") == width.to_string()
            });
            let picture = page.browser.picture(false);
            pictures::keep(&format!("by-rule-{scene}-{width}-{theme}.png"), &picture);
        }
    }
    page.browser.prefer("light");
    page.browser.resize(1280, 900);
}

fn a_round_is_answered_question_by_question_and_the_chart_says_what_is_known() {
    with_page(|page| {
        enter(page);
        assert_eq!(page.count(".chart tbody tr"), 14);
        shoot(page, "chart");
        page.press_button(".by-rule", "Begin a round");
        page.soon(true, |page| page.has(".ask"));
        let mut asked = 0;
        while page.has(".ask") {
            if asked % 4 == 0 || page.has(".choice") {
                shoot(page, &format!("question-{asked}"));
            }
            let told: (String, String, bool) =
                serde_json::from_value(page.browser.run_slowly(SOLVE, json!([])))
                    .expect("an answer");
            assert!(told.2, "{} is answered with {}", told.0, told.1);
            assert!(told.1.contains("Right"), "{}", told.1);
            asked += 1;
            if asked == 3 {
                shoot(page, "answered");
            }
            page.press_button(".by-rule", "Next question");
            let number = format!("Question {}", asked + 1);
            page.soon(true, |page| {
                page.has(".round-end") || page.words(".which").starts_with(&number)
            });
        }
        assert_eq!(asked, 14, "each rule of short algebraic once");
        assert!(
            page.words(".round-end .lead")
                .starts_with("Nothing more is due. 14 questions")
        );
        shoot(page, "end");
        page.press_button(".round-end", "To the chart");
        page.soon(14, |page| page.count(".chart .learning"));
        shoot(page, "learnt");
        enter(page);
        assert_eq!(page.count(".chart .learning"), 14, "kept on the device");
    });
}

fn a_wrong_square_is_told_by_its_name_and_the_keyboard_is_enough() {
    with_page(|page| {
        enter(page);
        page.press_button(".by-rule", "Begin a round");
        page.soon(true, |page| page.has(".ask"));
        let asked = page.words(".ask");
        let wanted = asked
            .trim_start_matches("Find ")
            .trim_end_matches('.')
            .to_owned();
        let wrong = if wanted == "a1" { "a2" } else { "a1" };
        page.click_square(wrong);
        let said = format!("That is {wrong}, another square.");
        page.soon(true, |page| page.words(".told.wrong").contains(&said));
        page.focus(&format!("[data-square={wanted}]"));
        page.press(&["Enter"]);
        page.soon(true, |page| page.words(".told.right").contains("Right"));
        page.soon("Next question".to_owned(), |page| {
            page.words(".deeds .next:focus")
        });
        page.press(&["Enter"]);
        page.soon("Question 2".to_owned(), |page| page.words(".which strong"));
    });
}

fn each_learner_has_a_chart_of_their_own_and_names_are_kept() {
    with_page(|page| {
        enter(page);
        page.click(".new-name input");
        page.press(&["A", "d", "a", "Enter"]);
        page.soon("Ada".to_owned(), |page| {
            page.words(".learners [aria-pressed=true]")
        });
        page.press_button(".by-rule", "Begin a round");
        page.soon(true, |page| page.has(".ask"));
        page.browser.run_slowly(SOLVE, json!([]));
        page.press_button(".by-rule", "End the round");
        page.soon(1, |page| page.count(".chart .learning"));
        page.press_button(".learners", "Learner");
        page.soon(0, |page| page.count(".chart .learning"));
        enter(page);
        page.press_button(".learners", "Ada");
        page.soon(1, |page| page.count(".chart .learning"));
        page.press_button(".notations", "English descriptive");
        page.soon(2, |page| page.count(".chart"));
        // Notations and files are chosen by each learner for themselves, and kept.
        let files = |page: &Page| page.texts(".files [aria-pressed=true]").concat();
        for file in ["a", "b", "c", "d", "e", "f", "g"] {
            page.press_button(".files", file);
        }
        page.soon("h".to_owned(), files);
        page.press_button(".files", "h");
        page.soon(true, |page| page.has(".told.wrong[role=alert]"));
        page.press_button(".learners", "Learner");
        page.soon("abcdefgh".to_owned(), files);
        assert_eq!(page.count(".chart"), 1);
        enter(page);
        page.press_button(".learners", "Ada");
        page.soon("h".to_owned(), files);
        assert_eq!(page.count(".chart"), 2);
        shoot(page, "files");
        // Who is removed can be brought back.
        page.press_button(".learners", "Remove Ada");
        page.soon(true, |page| {
            page.words(".removed").starts_with("Ada was removed")
        });
        page.soon(1, |page| page.count(".learners [aria-pressed]"));
        page.press_button(".learners", "Undo");
        page.soon("Ada".to_owned(), |page| {
            page.words(".learners [aria-pressed=true]")
        });
        page.soon(1, |page| page.count(".chart .learning"));
    });
}

fn each_learner_keeps_a_score_of_their_own() {
    with_page(|page| {
        enter(page);
        page.press_button(".by-rule", "‹ All practice");
        page.go_through_door("Keep score yourself");
        page.soon(true, |page| page.has(".keep-choice .learners"));
        page.click(".games li:nth-child(1) .door");
        page.soon(true, |page| page.has(".paper"));
        page.press_button(".keep-actions", "Next move");
        page.soon(true, |page| page.has(".paper input:focus"));
        page.browser.type_keys("d4");
        page.press(&["Enter"]);
        page.soon("d4".to_owned(), |page| page.words(".paper .written"));
        // Another learner begins with the choice of a game.
        enter(page);
        page.click(".new-name input");
        page.press(&["B", "o", "Enter"]);
        page.soon("Bo".to_owned(), |page| {
            page.words(".learners [aria-pressed=true]")
        });
        page.press_button(".by-rule", "‹ All practice");
        page.go_through_door("Keep score yourself");
        page.soon(true, |page| page.has(".keep-choice"));
        shoot(page, "score-learners");
        page.press_button(".learners", "Learner");
        page.soon("d4".to_owned(), |page| page.words(".paper .written"));
    });
}

pub const TESTS: &[Test] = tests![
    a_round_is_answered_question_by_question_and_the_chart_says_what_is_known;
    a_wrong_square_is_told_by_its_name_and_the_keyboard_is_enough;
    each_learner_has_a_chart_of_their_own_and_names_are_kept;
    each_learner_keeps_a_score_of_their_own;
];
