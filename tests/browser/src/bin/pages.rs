//! Measures pages with many boards in headless Chromium, ours and a peer's side by side.
//! `cargo xtask bench pages` prepares the pages, serves them and runs this. The pages' own notes
//! are taken by `xtask/src/bench.js`.
//!
//! | figure | how it is measured |
//! |---|---|
//! | ready | from the start of the navigation until the frame is painted that shows all boards in the window |
//! | blocking | time of tasks beyond 50 ms, summed until two seconds after that |
//! | heap | JavaScript's, after garbage collection, without the memory of the elements |
//! | program | the memory of WebAssembly, from its own length |
//! | nodes | of all documents, after the same collection |
//! | tasks over 50 ms | as reported by the browser; a busy machine makes more |
//!
//! Cold is the first visit of a browser without stored data, warm its third. Runs alternate between
//! the sites, and so does the site that goes first.

use rank_and_file_browser::{Browser, with_chromium};
use serde_json::{Value, json};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

/// Times each page is opened; the median is reported.
const RUNS: usize = 5;

/// Times a slow page is opened.
const LONG_RUNS: usize = 3;

/// Boards put in and taken out before memory is first measured, and between the first and the last
/// measurement.
const CYCLES: [u32; 2] = [100, 1_000];

/// Largest growth of memory after that, in percent.
const LEAK: f64 = 5.0;

/// Folders of the two sites.
const BOTH: [&str; 2] = ["ours", "peer"];

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1);
    let Some(url) = arguments.next() else {
        eprintln!("usage: pages URL; `cargo xtask bench pages` serves the pages and runs this");
        return ExitCode::from(2);
    };
    with_chromium(|| Bench { url }.all())
}

/// Measurements of pages served at one address.
struct Bench {
    /// Address of the server.
    url: String,
}

/// Figures of one name for every run, ours and the peer's.
struct Row {
    title: &'static str,
    runs: [Vec<f64>; 2],
}

impl Bench {
    /// Takes all measurements, one after the other. Only boards that leave memory behind are a
    /// failure.
    fn all(&self) -> ExitCode {
        self.open();
        self.scroll();
        if !self.attach() {
            eprintln!(
                "Boards that were taken out have left memory behind: the table above says how much."
            );
            return ExitCode::FAILURE;
        }
        ExitCode::SUCCESS
    }

    fn browser(&self) -> Browser {
        let browser = Browser::start();
        browser.resize(1280, 900);
        browser.go(&format!("{}watch.js", self.url));
        browser
    }

    fn go(&self, browser: &Browser, whose: usize, boards: u32) {
        browser.go(&format!("{}{}/{boards}.html", self.url, BOTH[whose]));
        let _ = browser.run_slowly(
            "while (window.ready === undefined) await new Promise((go) => setTimeout(go, 20));
             await new Promise((go) => setTimeout(go, 2000));
             return true;",
            json!([]),
        );
    }

    /// Measures a page of 25 boards, cold and warm.
    fn open(&self) {
        let mut rows = [
            "cold: boards in the window ready, ms",
            "cold: blocking time, ms",
            "warm: boards in the window ready, ms",
            "warm: blocking time, ms",
            "warm: boards made by then",
            "all boards made: JavaScript heap, kB",
            "all boards made: memory of the program, kB",
            "all boards made: nodes",
        ]
        .map(row);
        taken(RUNS, &mut rows, |whose| {
            let browser = self.browser();
            self.go(&browser, whose, 25);
            let cold = times(&browser);
            self.go(&browser, whose, 25);
            self.go(&browser, whose, 25);
            let warm = times(&browser);
            scroll(&browser);
            let [heap, program, nodes] = memory(&browser);
            [
                cold[0], cold[1], warm[0], warm[1], warm[2], heap, program, nodes,
            ]
        });
        told("A page with 25 boards between prose", RUNS, &rows);
        let [ours, theirs] = rows[2].medians();
        let verdict = met(ours <= theirs);
        println!(
            "Target, ours warm no slower than the peer's: {verdict}. A matter of time, so no error."
        );
    }

    /// Measures a page of 200 boards while it is scrolled to its end.
    fn scroll(&self) {
        let mut rows = [
            "tasks over 50 ms after the first paint",
            "longest of them, ms",
            "blocking time after the first paint, ms",
            "boards that stand at the end",
            "JavaScript heap then, kB",
            "memory of the program then, kB",
            "nodes then",
        ]
        .map(row);
        taken(LONG_RUNS, &mut rows, |whose| {
            let browser = self.browser();
            self.go(&browser, whose, 200);
            scroll(&browser);
            let [count, longest, blocking, boards] = numbers(&browser.run(LATE, json!([])));
            let [heap, program, nodes] = memory(&browser);
            [count, longest, blocking, boards, heap, program, nodes]
        });
        told(
            "A page with 200 boards, scrolled to its end a third of a window a frame",
            LONG_RUNS,
            &rows,
        );
        let most = rows[0]
            .runs
            .clone()
            .map(|runs| runs.into_iter().fold(0.0, f64::max));
        line("most tasks over 50 ms in one run", most);
        println!(
            "Target, none of ours over 50 ms in any run: {}. A matter of time, so no error.",
            met(most[0] == 0.0)
        );
    }

    /// Puts boards into a page and takes them out again, one after the other. Returns whether ours
    /// leave no memory behind.
    fn attach(&self) -> bool {
        let mut looks = [[[0.0; 3]; 2]; 2];
        for (whose, looks) in looks.iter_mut().enumerate() {
            let browser = self.browser();
            self.go(&browser, whose, 0);
            for (look, times) in looks.iter_mut().zip(CYCLES) {
                for _ in 0..times / 100 {
                    let _ = browser.run_slowly(ATTACH, json!([100]));
                }
                *look = memory(&browser);
            }
        }
        println!(
            "\n{} boards put into a page and taken out again, after the first {}",
            CYCLES[1], CYCLES[0]
        );
        println!("{:<52} {:>12} {:>12}", "", "ours", "peer");
        let mut kept = true;
        for (at, what) in ["JavaScript heap, kB", "memory of the program, kB", "nodes"]
            .iter()
            .enumerate()
        {
            for (time, name) in ["before", "after"].iter().enumerate() {
                line(
                    &format!("{what}, {name}"),
                    looks.map(|looks| looks[time][at]),
                );
            }
            // The peer has no program with memory that could grow.
            let [ours, theirs] =
                looks.map(|[before, after]| (after[at] - before[at]) / before[at].max(1.0) * 100.0);
            kept &= ours <= LEAK;
            println!("{:<52} {ours:>+12.1} {theirs:>+12.1}", "change, %");
        }
        println!(
            "Target, none of ours more than {LEAK} % more: {}.",
            met(kept)
        );
        kept
    }
}

/// Script that returns the long tasks after the first paint: their number, the longest, their time
/// beyond 50 ms, and the number of boards shown.
const LATE: &str =
    "const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
    const late = window.tasks.filter((task) => task.startTime > paint).map((task) => task.duration);
    return [late.length, Math.max(0, ...late), late.reduce((sum, time) => sum + time - 50, 0),
            window.places().filter(window.stands).length];";

/// Script that scrolls a third of a window a frame, for no longer than a command may take; returns
/// true at the end of the page. Asking for the height of the page in each frame would make the
/// browser lay it out twice.
const SCROLL: &str = "const mark = document.body.appendChild(document.createElement('hr'));
    let end = false;
    const watch = new IntersectionObserver((seen) => { end = seen.at(-1).isIntersecting; });
    watch.observe(mark);
    const late = performance.now() + 10_000;
    while (!end && performance.now() < late) {
        scrollBy(0, 300);
        await new Promise(requestAnimationFrame);
    }
    await new Promise((go) => setTimeout(go, 1500));
    watch.disconnect();
    mark.remove();
    return end;";

/// Script that repeats this: put a board in, wait until it is shown, take it out.
const ATTACH: &str = "for (let at = 0; at < arguments[0]; at += 1) {
        const place = document.createElement('div');
        place.className = 'place';
        const board = document.createElement(window.viewer ? 'div' : 'chess-notation');
        board.textContent = '1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6';
        place.append(board);
        document.body.append(place);
        if (window.viewer) window.viewer(board, { pgn: board.textContent });
        while (!window.stands(place)) await new Promise(requestAnimationFrame);
        place.remove();
        await new Promise(requestAnimationFrame);
    }
    return true;";

fn row(title: &'static str) -> Row {
    Row {
        title,
        runs: [Vec::new(), Vec::new()],
    }
}

impl Row {
    fn medians(&self) -> [f64; 2] {
        self.runs.clone().map(|mut runs| {
            runs.sort_by(f64::total_cmp);
            runs[runs.len() / 2]
        })
    }
}

/// Measures ours and the peer's in turn, with the other one first each time. Sometimes headless
/// Chromium stops drawing frames; then it is ended, and the run is repeated.
fn taken<const N: usize>(
    times: usize,
    rows: &mut [Row; N],
    mut measure: impl FnMut(usize) -> [f64; N],
) {
    for run in 0..times {
        for whose in [run % 2, 1 - run % 2] {
            let figures = catch_unwind(AssertUnwindSafe(|| measure(whose))).unwrap_or_else(|_| {
                println!("The browser stopped; this run is made once more.");
                measure(whose)
            });
            for (row, figure) in rows.iter_mut().zip(figures) {
                row.runs[whose].push(figure);
            }
        }
    }
}

const fn met(is_met: bool) -> &'static str {
    if is_met { "met" } else { "missed" }
}

/// Scrolls the page to its end, so that all boards are made.
fn scroll(browser: &Browser) {
    while browser.run_slowly(SCROLL, json!([])) != json!(true) {}
}

fn told(what: &str, runs: usize, rows: &[Row]) {
    println!("\n{what}, median of {runs} runs");
    println!("{:<52} {:>12} {:>12}", "", "ours", "peer");
    for row in rows {
        line(row.title, row.medians());
    }
}

fn line(title: &str, both: [f64; 2]) {
    let [ours, theirs] = both.map(|figure| format!("{figure:.0}"));
    println!("{title:<52} {ours:>12} {theirs:>12}");
}

/// Returns the ready and blocking times in ms, and the number of boards shown.
fn times(browser: &Browser) -> [f64; 3] {
    numbers(&browser.run(
        "return [window.ready, window.tasks.reduce((sum, task) => sum + task.duration - 50, 0),
                 window.places().filter(window.stands).length];",
        json!([]),
    ))
}

/// Returns JavaScript's heap and the program's memory in kB, and the number of nodes.
fn memory(browser: &Browser) -> [f64; 3] {
    browser.devtools("HeapProfiler.enable", json!({}));
    browser.devtools("HeapProfiler.collectGarbage", json!({}));
    let heap = browser.devtools("Runtime.getHeapUsage", json!({}));
    let nodes = browser.devtools("Memory.getDOMCounters", json!({}));
    let program = browser.run(
        "return window.memories.reduce((sum, memory) => sum + memory.buffer.byteLength, 0);",
        json!([]),
    );
    let number = |value: &Value| value.as_f64().unwrap_or(f64::NAN);
    [
        number(&heap["usedSize"]) / 1000.0,
        number(&program) / 1000.0,
        number(&nodes["nodes"]),
    ]
}

fn numbers<const N: usize>(found: &Value) -> [f64; N] {
    std::array::from_fn(|at| found[at].as_f64().unwrap_or(f64::NAN))
}
