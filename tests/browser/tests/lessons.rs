//! The lessons as a reader works through them: every exercise is solved on its board, and solved
//! exercises are remembered. The answers come from the boards' own hints, as for a reader at a
//! loss.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::{Value, json};

/// The lessons, each with its number of exercises.
const LESSONS: [(&str, usize); 12] = [
    ("keep-score", 5),
    ("1-squares-and-pieces", 4),
    ("2-moves-and-captures", 5),
    ("3-clearing-up-ambiguity", 7),
    ("4-castling-promotion-check-results", 6),
    ("5-long-and-really-short", 5),
    ("6-descriptive", 6),
    ("7-reading-an-old-book", 6),
    ("8-the-rules-of-chess", 8),
    ("9-u-chess", 5),
    ("10-chess-99", 5),
    ("11-how-the-world-writes-it", 5),
];

/// Script that solves all exercises of a page by their hints, and reports how each ended.
const SOLVE: &str = r#"
    const pause = (time) => new Promise((resolve) => setTimeout(resolve, time));
    const soon = async (read) => {
        for (let wait = 0; wait < 5000; wait++) {
            const found = read();
            if (found) return found;
            await pause(20);
        }
    };
    const touch = (place) => {
        for (const type of ["pointerdown", "pointerup"]) {
            place.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, cancelable: true,
                pointerId: 1, isPrimary: true, button: 0, buttons: type === "pointerdown" ? 1 : 0 }));
        }
        place.click();
    };
    const cells = (text) => [...text.replace(/".*?"/, "").matchAll(/\b([a-i][1-9])\b/g)].map((found) => found[1]);
    const ended = [];
    for (const board of document.querySelectorAll("chess-notation[interactive=quiz]")) {
        location.hash = `#${board.id}`;
        const root = await soon(() => board.shadowRoot?.querySelector(".ask") && board.shadowRoot);
        if (!root) { ended.push(`${board.id}: no question`); continue; }
        const ask = () => root.querySelector(".ask")?.textContent;
        const notice = () => root.querySelector(".notice")?.textContent ?? "";
        for (let question = 0; question < 25 && !/^(S|All s)olved/.test(ask()); question++) {
            const asked = ask();
            const hints = [];
            while (hints.length < 3) {
                const before = notice();
                [...root.querySelectorAll("button")].find((button) => button.textContent === "Hint").click();
                await soon(() => notice() !== before);
                hints.push(notice());
            }
            const last = hints[2];
            const square = (cell) => {
                const found = root.querySelector(`[data-square="${cell}"]`);
                if (!found) throw new Error(`${board.id}: there is no ${cell} in ${hints}`);
                return found;
            };
            if (board.getAttribute("quiz") === "write") {
                const field = root.querySelector(".entry input");
                field.focus();
                field.value = /written "(.*)": /.exec(last)[1];
                [...root.querySelectorAll("button")].find((button) => button.textContent === "Answer").click();
            } else if (board.getAttribute("quiz") === "piece") {
                touch(square(cells(last)[0]));
            } else {
                const from = cells(hints[0])[0];
                const castles = /castling on the (king|queen)'s side/.exec(last);
                const to = castles ? (castles[1] === "king" ? "g" : "c") + from[1] : cells(hints[1])[0] ?? cells(last)[1];
                touch(square(from));
                await pause(50);
                touch(square(to));
                await pause(50);
                const choices = [...root.querySelectorAll(".promotion button")];
                choices.find((choice) => last.includes(choice.getAttribute("aria-label")))?.click();
            }
            if (!(await soon(() => ask() !== asked))) {
                ended.push(`${board.id}: stays at ${asked} ${notice()}`);
                break;
            }
        }
        ended.push(`${board.id}: ${ask().replace(/,.*/, "")}`);
    }
    return ended;
"#;

fn every_exercise_can_be_solved_and_is_remembered() {
    with_page(|page| {
        let app = page.browser.address();
        for (lesson, count) in LESSONS {
            page.browser.go(&format!("{app}lessons/{lesson}.html"));
            page.soon(Some(format!("0 of {count} exercises done.")), |page| {
                page.text("#progress")
            });
            let ended = page.browser.run_slowly(SOLVE, json!([]));
            let ended: Vec<&str> = ended
                .as_array()
                .into_iter()
                .flatten()
                .filter_map(Value::as_str)
                .collect();
            let solved =
                |ended: &&&str| ended.ends_with(": Solved") || ended.ends_with(": All solved");
            assert_eq!(
                ended.iter().filter(solved).count(),
                count,
                "{lesson}: {ended:#?}"
            );
            let done = Some(format!("{count} of {count} exercises done."));
            page.soon(done.clone(), |page| page.text("#progress"));
            page.browser.go(&format!("{app}lessons/{lesson}.html"));
            page.soon(done, |page| page.text("#progress"));
        }
        page.browser.go(&format!("{app}lessons/index.html"));
        let all = LESSONS.map(|(_, count)| format!("{count} of {count} exercises done"));
        page.soon(all.to_vec(), |page| page.texts("li .progress"));
        page.press_button("main", "Clear the progress…");
        page.press_button("dialog[open]", "Clear it");
        page.soon(vec![true; LESSONS.len()], |page| {
            let lines = page.texts("li .progress");
            lines.iter().map(|line| line.starts_with("0 of")).collect()
        });
    });
}

fn a_wrong_answer_is_explained_and_costs_nothing_but_a_try() {
    with_page(|page| {
        let app = page.browser.address();
        let lesson = format!("{app}lessons/3-clearing-up-ambiguity.html#write-rooks");
        page.browser.go(&lesson);
        const WRITE: &str = "const board = document.getElementById('write-rooks');
            const root = board.shadowRoot;
            const field = root?.querySelector('.entry input');
            if (!field) return null;
            if (!root.querySelector('.notice')) {
                field.value = 'Rd1';
                [...root.querySelectorAll('button')].find((button) => button.textContent === 'Answer').click();
            }
            return root.querySelector('.notice')?.textContent;";
        page.soon(true, |page| {
            let said = page.browser.run(WRITE, json!([]));
            said.as_str().is_some_and(|said| said.contains("could be"))
        });
        page.soon(Some("0 of 7 exercises done.".to_owned()), |page| {
            page.text("#progress")
        });
        // The other rook has gone there, and a sign and words say that this is not right.
        const SHOWN: &str = "const root = document.getElementById('write-rooks').shadowRoot;
            const label = (square) => root.querySelector(`[data-square=${square}]`).getAttribute('aria-label');
            return [/rook/.test(label('d1')), /rook/.test(label('f1')),
                root.querySelector('.notice.wrong > svg') !== null];";
        page.soon(json!([true, false, true]), |page| {
            page.browser.run(SHOWN, json!([]))
        });
    });
}

/// A phone, a laptop and a large screen, in CSS pixels.
const WINDOWS: [(u32, u32); 3] = [(390, 844), (1366, 768), (1920, 1080)];

/// Script that goes through all steps of a lesson and tells what does not fit its window: anything
/// that makes the page scroll, a text that is longer than its place, and a board that is not wholly
/// seen beside its text or above it. It returns the number of screens first.
const MEASURE: &str = r#"
    const board = () => document.querySelector(".step.here chess-notation").shadowRoot?.querySelector(".board");
    const found = [];
    const screens = document.querySelectorAll(".dots button").length;
    const steps = document.querySelectorAll(".step").length;
    for (let step = 0; step < steps; step++) {
        if (step > 0) document.querySelector(".walk > :last-child").click();
        while (!board()) await new Promise(requestAnimationFrame);
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        const here = document.querySelector(".step.here");
        const name = here.id || here.querySelector("chess-notation").id;
        const root = document.scrollingElement;
        const words = here.querySelector(".words");
        const [place, text] = [board(), words].map((element) => element.getBoundingClientRect());
        const frame = here.querySelector("chess-notation").getBoundingClientRect();
        const foot = document.querySelector(".foot").getBoundingClientRect().top;
        if (root.scrollHeight > innerHeight || root.scrollWidth > innerWidth) found.push(`${name}: the page scrolls`);
        if (words.scrollHeight > words.clientHeight + 1) found.push(`${name}: the text is cut`);
        if (place.top < 0 || place.left < 0 || place.right > innerWidth || frame.bottom > foot + 1) found.push(`${name}: the board is cut`);
        if (place.bottom > text.top && place.left < text.right) found.push(`${name}: the board lies over the text`);
        if (place.width < 220) found.push(`${name}: a board of ${place.width} pixels`);
    }
    return [screens, ...found];
"#;

fn a_lesson_has_up_to_five_screens_each_with_its_board_in_sight() {
    with_page(|page| {
        let app = page.browser.address();
        for (width, height) in WINDOWS {
            page.browser.resize(width, height);
            for (lesson, _) in LESSONS {
                // From the first screen, wherever an earlier window has stopped.
                page.browser.go(&format!("{app}lessons/{lesson}.html#1"));
                page.soon(true, |page| page.has(".walk"));
                let found: Vec<Value> =
                    serde_json::from_value(page.browser.run_slowly(MEASURE, json!([])))
                        .expect("a list");
                let screens = found[0].as_u64().unwrap_or_default();
                assert!((3..=5).contains(&screens), "{lesson}: {screens} screens");
                let cut = &found[1..];
                assert!(cut.is_empty(), "{lesson} at {width} × {height}: {cut:?}");
            }
        }
    });
}

/// Script that names the step that is shown, the number of its screen, and what has the focus.
const PLACE: &str = "const here = document.querySelector('.step.here');
    const screen = [...document.querySelectorAll('.screen')].indexOf(here.closest('.screen')) + 1;
    return [here.id || here.querySelector('chess-notation').id, screen, document.activeElement.tagName];";

fn keys_and_buttons_turn_the_screens_and_the_place_is_kept() {
    with_page(|page| {
        let app = page.browser.address();
        let lesson = format!("{app}lessons/3-clearing-up-ambiguity.html");
        let place = |page: &Page| page.browser.run(PLACE, json!([]));
        page.browser.go(&lesson);
        page.soon(true, |page| page.has(".walk"));
        page.soon(json!(["why-more", 1, "BODY"]), place);
        page.press(&["PageDown"]);
        page.soon(json!(["same-rank", 1, "H3"]), place);
        page.press(&["ArrowRight", "PageDown"]);
        page.soon(json!(["file-first", 2, "H2"]), place);
        assert!(page.browser.address().ends_with("#file-first"));
        page.press(&["PageUp"]);
        page.soon(json!(["exercises", 1, "H2"]), place);
        page.press_button(".walk", "Next");
        page.press_button(".walk", "Next");
        page.soon(json!(["same-file", 2, "H3"]), place);
        // The board has arrows of its own.
        page.soon(true, |page| {
            page.read(
                "const root = document.querySelector('.step.here chess-notation').shadowRoot;
                 const square = root?.querySelector('.square[tabindex=\"0\"]');
                 square?.focus();
                 return Boolean(square);",
                json!([]),
            )
        });
        page.press(&["ArrowRight"]);
        page.soon(json!(["same-file", 2, "CHESS-NOTATION"]), place);

        // The reader goes on where they stopped, from the lesson's address or from the contents.
        page.browser.go(&format!("{app}lessons/index.html"));
        let go_on = "Go on where you stopped: lesson 3, screen 2";
        page.soon(Some(go_on.to_owned()), |page| page.text("#go-on a"));
        page.click("#go-on a");
        page.soon(json!(["same-file", 2, "BODY"]), place);
        page.browser.go(&lesson);
        page.soon(json!(["same-file", 2, "BODY"]), place);
        // Addresses name a screen, a step, a rule within a step, and an exercise.
        for (name, shown) in [
            ("4", json!(["no-rival", 4, "BODY"])),
            ("pinned", json!(["pinned", 4, "BODY"])),
            ("write-capture", json!(["write-capture", 3, "BODY"])),
            ("exercises", json!(["exercises", 1, "BODY"])),
        ] {
            page.browser.go(&format!("{app}lessons/index.html"));
            page.browser.go(&format!("{lesson}#{name}"));
            page.soon(shown, place);
        }
    });
}

fn a_swipe_over_the_text_turns_the_step() {
    const SWIPE: &str = "const words = document.querySelector('.step.here .words');
        const touch = (x) => new Touch({identifier: 1, target: words, clientX: x, clientY: 600});
        const [from, to] = arguments;
        words.dispatchEvent(new TouchEvent('touchstart', {bubbles: true, touches: [touch(from)], changedTouches: [touch(from)]}));
        words.dispatchEvent(new TouchEvent('touchend', {bubbles: true, touches: [], changedTouches: [touch(to)]}));";
    with_page(|page| {
        let app = page.browser.address();
        let place = |page: &Page| page.browser.run(PLACE, json!([]));
        page.browser
            .go(&format!("{app}lessons/2-moves-and-captures.html"));
        page.soon(json!(["piece-moves", 1, "BODY"]), place);
        page.run(SWIPE, json!([300, 120]));
        page.soon(json!(["pawn-moves", 1, "H3"]), place);
        page.run(SWIPE, json!([120, 300]));
        page.soon(json!(["piece-moves", 1, "H3"]), place);
        page.run(SWIPE, json!([300, 280]));
        page.soon(json!(["piece-moves", 1, "H3"]), place);
    });
}

fn the_theme_that_was_chosen_in_the_app_is_the_lessons_as_well() {
    const THEME: &str = "return [document.documentElement.dataset.theme ?? '',
        getComputedStyle(document.documentElement).colorScheme];";
    with_page(|page| {
        let app = page.browser.address();
        page.tool("Dark");
        page.browser.go(&format!("{app}lessons/index.html"));
        let theme = |page: &Page| page.browser.run(THEME, json!([]));
        page.soon(json!(["dark", "dark"]), theme);
        page.tool("Light");
        page.soon(json!(["light", "light"]), theme);
        page.browser.go(&app);
        page.soon(json!(["light", "light"]), theme);
        page.soon(true, |page| page.has(".toolbar [aria-label=Dark]"));
    });
}

/// The sheets on which a lesson is printed, in inches.
const PAPER: [(&str, f64, f64); 2] = [("A4", 8.27, 11.69), ("Letter", 8.5, 11.0)];

fn a_lesson_is_printed_on_two_pages() {
    with_page(|page| {
        let app = page.browser.address();
        for (lesson, _) in LESSONS {
            page.browser.go(&format!("{app}lessons/{lesson}.html#1"));
            page.soon(true, |page| {
                page.read(
                    "return Boolean(document.querySelector('.step.here chess-notation')?.shadowRoot?.querySelector('.board'));",
                    json!([]),
                )
            });
            for (paper, width, height) in PAPER {
                let pages = page.browser.sheets(width, height);
                assert!((1..=2).contains(&pages), "{lesson}, {paper}: {pages} pages");
            }
        }
    });
}

fn the_head_of_a_sheet_stays_above_its_rows_on_paper() {
    // On the screen it follows the scrolling, and on paper it would lie over the last rows.
    const HEADS: &str = "const boards = [...document.querySelectorAll('chess-notation')];
        for (const board of boards) {
            board.scrollIntoView({block: 'center', behavior: 'instant'});
            await new Promise(requestAnimationFrame);
        }
        const heads = boards.map((board) => board.shadowRoot?.querySelector('.sheet thead')).filter(Boolean);
        return [...new Set(heads.map((head) => getComputedStyle(head).position))];";
    with_page(|page| {
        let app = page.browser.address();
        page.browser
            .go(&format!("{app}lessons/3-clearing-up-ambiguity.html"));
        let heads = |page: &Page| page.browser.run_slowly(HEADS, json!([]));
        page.soon(json!(["sticky"]), heads);
        let print = |media: &str| {
            let media = json!({"media": media});
            page.browser.devtools("Emulation.setEmulatedMedia", media);
        };
        print("print");
        page.soon(json!(["static"]), heads);
        print("");
    });
}

fn the_masthead_leads_to_the_lessons() {
    with_page(|page| {
        let href: Value = page.browser.run(
            "return document.querySelector('.toolbar a').getAttribute('href');",
            json!([]),
        );
        assert_eq!(href, json!("lessons/index.html"));
    });
}

pub const TESTS: &[Test] = tests![
    every_exercise_can_be_solved_and_is_remembered;
    a_wrong_answer_is_explained_and_costs_nothing_but_a_try: Element;
    a_lesson_has_up_to_five_screens_each_with_its_board_in_sight;
    keys_and_buttons_turn_the_screens_and_the_place_is_kept;
    a_swipe_over_the_text_turns_the_step;
    the_theme_that_was_chosen_in_the_app_is_the_lessons_as_well;
    a_lesson_is_printed_on_two_pages;
    the_head_of_a_sheet_stays_above_its_rows_on_paper;
    the_masthead_leads_to_the_lessons;
];
