//! How long it takes from a key or click to a painted page, with a game of a hundred moves open.
//!
//! An event is dispatched in the page at a random moment between two frames; the clock stops in the
//! first task after the frame in which both columns, the Why panel and the board show the new state.
//! "Work" is the same up to the moment at which all of it has been laid out, without the wait for
//! the frame. Figures are printed; the limit here only catches what is broken.

use std::time::Duration;

use rank_and_file_browser::corpus::hundred_moves;
use rank_and_file_browser::{Need, Page, journey_within, left_out};
use serde_json::json;

/// How many times each is measured.
const SAMPLES: u64 = 80;

/// A median beyond this, in milliseconds, is not slowness of the machine.
const BROKEN: f64 = 100.0;

/// Measures steps. `arguments`: what to do ("key", "click", "type" or "board"), how often.
const MEASURE: &str = "const [how, samples] = arguments;
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
    const typed = document.querySelector('#typed');
    const write = (text) => {
        Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value').set.call(typed, text);
        typed.dispatchEvent(new InputEvent('input', {bubbles: true}));
    };
    const undo = async (plies) => {
        document.querySelector('.controls [aria-label=Undo]').click();
        while (moves().length !== 2 * plies) await frame();
        await pause(30);
    };
    const last = moves().length / 2 - 1;
    const results = [];
    let at = last;
    for (let sample = 0; sample < samples; sample++) {
        if (how === 'key') {
            // Back through a quarter of the game and on again.
            const step = Math.floor(sample / 20) % 2 === 0 ? -1 : 1;
            at += step;
            results.push(await measure(at, () => key(step < 0 ? 'ArrowLeft' : 'ArrowRight', document.body)));
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

/// The value below which this share of the sorted values lies.
fn quantile(sorted: &[f64], share: f64) -> f64 {
    let at = (sorted.len() as f64 * share).ceil() as usize;
    sorted[at.clamp(1, sorted.len()) - 1]
}

/// Measures one way of stepping, prints the figures, and gives the median from event to paint.
fn measure(page: &Page, how: &str, what: &str) -> f64 {
    let pairs = page.browser.run_slowly(MEASURE, json!([how, SAMPLES]));
    let column = |at: usize| {
        let values = pairs
            .as_array()
            .into_iter()
            .flatten()
            .filter_map(|pair| pair[at].as_f64());
        let mut values: Vec<f64> = values.collect();
        assert_eq!(values.len() as u64, SAMPLES);
        values.sort_by(f64::total_cmp);
        values
    };
    let (work, paint) = (column(0), column(1));
    println!(
        "latency, 100 moves, {what}: to paint median {:.1} ms, 95 % {:.1} ms; work alone median {:.1} ms, 95 % {:.1} ms",
        quantile(&paint, 0.5),
        quantile(&paint, 0.95),
        quantile(&work, 0.5),
        quantile(&work, 0.95),
    );
    quantile(&paint, 0.5)
}

#[test]
fn a_step_through_a_game_of_a_hundred_moves_is_painted_in_time() {
    if left_out(Need::Figures) {
        return;
    }
    journey_within(Duration::from_secs(180), |page| {
        page.open_text(&hundred_moves());
        page.soon(200, |page| page.main_line(0).len());
        page.press(&["End"]);
        page.soon(2, |page| page.names_of_current().len());
        page.blur();
        for (how, what) in [
            ("key", "arrow key"),
            ("click", "click on the sheet"),
            ("board", "move on the board"),
            ("type", "typed move"),
        ] {
            let median = measure(page, how, what);
            assert!(median < BROKEN, "{what}: {median} ms");
            page.press(&["End"]);
            page.soon(2, |page| page.names_of_current().len());
        }
    });
}
