//! Measures the time from a key or click to a painted page with a game of a hundred moves open.
//! This page is compared with that of another commit, or with a peer's viewer, in turn, in headless
//! Chromium, and again with a processor slowed down four times. `cargo xtask bench steps` prepares
//! both, serves them and runs this.
//!
//! An event is dispatched in the page at a random moment between two frames. The clock stops in the
//! first task after the frame that shows the new state in both columns, the reasons and the board
//! (in the peer, in its list of moves). "Work" is the time until all of it has been laid out,
//! without the wait for the frame.

use std::process::ExitCode;

use rank_and_file_browser::corpus::hundred_moves;
use rank_and_file_browser::{Browser, Page, with_chromium};
use serde_json::json;

/// Measurements of each step in a run.
const SAMPLES: u64 = 100;

/// Runs of each page; they alternate.
const RUNS: usize = 3;

/// Factors by which Chromium slows the processor down.
const SLOWER: [u32; 2] = [1, 4];

/// Ways of stepping: the name in the script and the name in the report. The peer has only the
/// first.
const WAYS: [(&str, &str); 4] = [
    ("key", "arrow key"),
    ("click", "click on the sheet"),
    ("board", "move on the board"),
    ("type", "typed move"),
];

/// Functions that [`MEASURE`] needs on our page.
const PAGE: &str = "const body = document.body;
    const moves = () => [...document.querySelectorAll('.sheet tr.pair button.move')];
    // Both columns of one move: the sheet lists White's and Black's of the first, then of the second.
    const named = (ply) => {
        const row = document.querySelectorAll('.sheet tr.pair')[Math.floor(ply / 2)];
        return row === undefined ? [] : [...row.querySelectorAll('td')].filter((_, at) => at % 2 === ply % 2).map((cell) => cell.querySelector('button.move'));
    };
    const shown = (ply) => {
        const dots = ply % 2 === 0 ? '.' : '…';
        const columns = named(ply);
        return columns.length === 2
            && columns.every((move) => move !== null && move.classList.contains('current'))
            && document.querySelectorAll('.sheet .move.current').length === 2
            && document.querySelector('.why h2').textContent.includes(`${Math.floor(ply / 2) + 1}${dots} `)
            && [...document.querySelectorAll('.why .reason .name')].every((name, at) => name.textContent === columns[at].textContent);
    };
    const typed = document.querySelector('#typed');
    const last = moves().length / 2 - 1;";

/// The same functions for the peer's viewer, whose body takes the keys.
const PEER: &str = "const body = document.querySelector('.lpv');
    const moves = () => [...document.querySelectorAll('.lpv__moves button.move')];
    const shown = (ply) => moves()[ply].classList.contains('current');
    const last = moves().length - 1;";

/// Script that puts the peer's viewer into its page, with the game in `arguments`, at its last
/// move.
const VIEWER: &str = "const place = document.body.appendChild(document.createElement('div'));
    window.viewer(place, { pgn: arguments[0], initialPly: 'last', showMoves: 'right' });
    document.querySelector('.lpv').focus();";

/// Script that measures steps. `arguments`: the way of stepping ("key", "click", "type" or "board")
/// and the number of samples.
const MEASURE: &str = "const [how, samples] = arguments;
    const frame = () => new Promise(requestAnimationFrame);
    const task = () => new Promise((done) => {
        const channel = new MessageChannel();
        channel.port1.onmessage = done;
        channel.port2.postMessage(null);
    });
    const pause = (time) => new Promise((done) => setTimeout(done, time));
    const key = (name, target) => target.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true}));
    const measure = async (ply, act) => {
        await pause(20 + Math.random() * 17);
        const start = performance.now();
        act();
        let work = null;
        const settled = () => {
            if (work === null && shown(ply)) {
                document.body.getBoundingClientRect();
                work = performance.now() - start;
            }
            return work !== null;
        };
        // The program answers in microtasks after the event.
        for (let ticks = 0; ticks < 20 && !settled(); ticks++) await null;
        if (!settled()) await task();
        settled();
        for (let frames = 0; frames < 120; frames++) {
            await frame();
            if (settled()) {
                await task();
                return [work, performance.now() - start];
            }
        }
        throw `move ${ply} was not shown after two seconds`;
    };
    const write = (text) => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(typed, text);
        typed.dispatchEvent(new InputEvent('input', {bubbles: true}));
    };
    const undo = async (plies) => {
        document.querySelector('.controls [aria-label=Undo]').click();
        while (moves().length !== 2 * plies) await frame();
        await pause(30);
    };
    const results = [];
    let at = last;
    for (let sample = 0; sample < samples; sample++) {
        if (how === 'key') {
            // Back through half of the moves and on again.
            const step = Math.floor(sample / (samples / 2)) % 2 === 0 ? -1 : 1;
            at += step;
            results.push(await measure(at, () => key(step < 0 ? 'ArrowLeft' : 'ArrowRight', body)));
        } else if (how === 'click') {
            at = (at + 61) % (last + 1);
            results.push(await measure(at, () => named(at)[sample % 2].click()));
        } else if (how === 'type') {
            write('Nbd2');
            results.push(await measure(last + 1, () => key('Enter', typed)));
            await undo(last + 1);
        } else {
            document.querySelector('[data-square=b1]').click();
            results.push(await measure(last + 1, () => document.querySelector('[data-square=d2]').click()));
            await undo(last + 1);
        }
    }
    return results;";

/// The page that ours is compared with.
#[derive(Clone, Copy, PartialEq)]
enum Other {
    /// The page of another commit.
    Page,
    /// A peer's viewer.
    Peer,
}

/// Opens a page with a long game and measures ways of stepping. Returns the medians of work and of
/// the time to paint for each, in milliseconds, for each factor of [`SLOWER`].
fn run(url: &str, what: Other, ways: &[(&str, &str)]) -> Vec<[f64; 2]> {
    let page = match what {
        Other::Page => {
            let page = Page::open(Browser::start(), url);
            page.open_text(&hundred_moves());
            page.soon(200, |page| page.main_line(0).len());
            page
        }
        Other::Peer => {
            let page = Page::unopened(Browser::start());
            page.browser.go(url);
            page.soon(true, |page| {
                page.browser.run("return 'viewer' in window;", json!([])) == json!(true)
            });
            page.browser.run(VIEWER, json!([hundred_moves()]));
            page
        }
    };
    let mut measured = Vec::new();
    for slower in SLOWER {
        for (how, _) in ways {
            if what == Other::Page {
                page.press(&["End"]);
                page.soon(2, |page| page.names_of_current().len());
                page.blur();
            }
            let rate = |rate: u32| {
                page.browser
                    .devtools("Emulation.setCPUThrottlingRate", json!({"rate": rate}));
            };
            rate(slower);
            measured.push(measure(&page, what, how));
            rate(1);
        }
    }
    measured
}

/// Returns the medians of work and of the time to paint for one way of stepping, in milliseconds.
fn measure(page: &Page, what: Other, how: &str) -> [f64; 2] {
    let parts = if what == Other::Page { PAGE } else { PEER };
    let script = format!("{parts}{MEASURE}");
    let pairs = page.browser.run_slowly(&script, json!([how, SAMPLES]));
    [0, 1].map(|at| {
        let values = pairs.as_array().into_iter().flatten();
        let values: Vec<f64> = values.filter_map(|pair| pair[at].as_f64()).collect();
        assert_eq!(values.len() as u64, SAMPLES);
        median(values)
    })
}

/// Returns the median of some values.
fn median(mut values: Vec<f64>) -> f64 {
    values.sort_by(f64::total_cmp);
    values[values.len() / 2]
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let [ours, what, other] = arguments[..] else {
        eprintln!("usage: steps URL page|peer OTHER_URL; `cargo xtask bench steps` runs this");
        return ExitCode::from(2);
    };
    let what = if what == "peer" {
        Other::Peer
    } else {
        Other::Page
    };
    with_chromium(|| {
        compare(ours, what, other);
        ExitCode::SUCCESS
    })
}

/// Measures both in turn and prints their medians.
fn compare(ours: &str, what: Other, other: &str) {
    let ways = if what == Other::Peer {
        &WAYS[..1]
    } else {
        &WAYS
    };
    let mut runs = [Vec::new(), Vec::new()];
    for turn in 0..RUNS {
        for whose in [turn % 2, 1 - turn % 2] {
            runs[whose].push(match whose {
                0 => run(ours, Other::Page, ways),
                _ => run(other, what, ways),
            });
        }
    }
    println!(
        "A step through 100 moves, median of {RUNS} runs of {SAMPLES}; ratio: this page to the other"
    );
    let rows = SLOWER
        .iter()
        .flat_map(|slower| ways.iter().map(move |way| (slower, way.1)));
    for (at, (slower, what)) in rows.enumerate() {
        for (part, name) in ["work", "to paint"].iter().enumerate() {
            let [ours, other] = [0, 1]
                .map(|whose: usize| median(runs[whose].iter().map(|run| run[at][part]).collect()));
            println!(
                "{what:<20} {slower}x slower {name:<9} {ours:>7.1} ms {other:>7.1} ms  ratio {:.2}",
                ours / other
            );
        }
    }
}
