//! The lessons as a reader works through them: every exercise is solved on its board, and solved
//! exercises are remembered. The answers come from the boards' own hints, as for a reader at a
//! loss.

use rank_and_file_browser::{Page, Test, tests, with_page};
use serde_json::{Value, json};

/// The lessons, each with its number of exercises.
const LESSONS: [(&str, usize); 10] = [
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
        board.scrollIntoView();
        const root = await soon(() => board.shadowRoot?.querySelector(".ask") && board.shadowRoot);
        if (!root) { ended.push(`${board.id}: no question`); continue; }
        const ask = () => root.querySelector(".ask")?.textContent;
        const notice = () => root.querySelector(".notice")?.textContent ?? "";
        for (let question = 0; question < 20 && !/^(S|All s)olved/.test(ask()); question++) {
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
        page.browser
            .go(&format!("{app}lessons/3-clearing-up-ambiguity.html"));
        const WRITE: &str = "const board = document.getElementById('write-rooks');
            board.scrollIntoView();
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
    the_head_of_a_sheet_stays_above_its_rows_on_paper;
    the_masthead_leads_to_the_lessons;
];
