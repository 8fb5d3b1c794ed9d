//! Measures how pictures of pages become games in headless Chromium: how long it takes, how much memory, and whether
//! the page stands still meanwhile. `cargo xtask bench scans FOLDER` serves the page and runs this.
//!
//! | figure | how it is measured |
//! |---|---|
//! | game | from the choice of the file until a game of it is shown, with fetching what recognises letters |
//! | processor | the time that processors spend on the process of the page with its workers, until two seconds later |
//! | memory | the most that the process of the page with its workers has at a time (PSS, by Linux) |
//! | tasks over 50 ms | as reported by the browser, until two seconds after the game is shown |
//!
//! Each picture is read in a browser of its own, and then ten of them as one book; all of it twice, because Linux stops
//! a process while it counts its memory.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
use std::time::Duration;

use rank_and_file_browser::{Browser, Host, Page, with_chromium};
use serde_json::{Value, json};

/// Pages of the book.
const BOOK: usize = 10;

/// Time from one look at the memory to the next.
const PAUSE: Duration = Duration::from_millis(200);

/// How Linux counts the time of processors.
const TICKS: f64 = 100.0;

/// Script that notes when a file is chosen, when a game of it is shown, and what has held the page up.
const WATCH: &str = "window.tasks = [];
    new PerformanceObserver((list) => window.tasks.push(...list.getEntries().map((task) => task.duration)))
        .observe({ type: 'longtask' });
    addEventListener('input', () => { window.chosen ??= performance.now(); }, true);";

/// Script that waits for the game, for no longer than a command may take; returns its time and the longest tasks, or
/// null if it is not there yet.
const GAME: &str = "const late = performance.now() + 10_000;
    while (performance.now() < late) {
        if (document.querySelector('.book:not([hidden]) .print')) {
            const read = performance.now() - window.chosen;
            await new Promise((go) => setTimeout(go, 2000));
            return [read, window.tasks];
        }
        await new Promise((go) => setTimeout(go, 20));
    }
    return null;";

/// Times that the game is waited for.
const WAITS: usize = 60;

fn main() -> ExitCode {
    let Some(folder) = std::env::args().nth(1) else {
        eprintln!("usage: scanned FOLDER; `cargo xtask bench scans FOLDER` runs this");
        return ExitCode::from(2);
    };
    let pictures = pictures(Path::new(&folder));
    with_chromium(|| {
        println!(
            "{:<48} {:>8} {:>13} {:>11}   tasks over 50 ms",
            "", "game, s", "processor, s", "memory, MB"
        );
        for picture in &pictures {
            let name = picture.file_name().unwrap_or_default();
            measure(&name.to_string_lossy(), std::slice::from_ref(picture));
        }
        let book: Vec<PathBuf> = pictures.iter().cycle().take(BOOK).cloned().collect();
        measure(&format!("a book of {BOOK} of them"), &book);
        ExitCode::SUCCESS
    })
}

/// Returns the pictures in a folder, in the order of their names.
fn pictures(folder: &Path) -> Vec<PathBuf> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let mut pictures: Vec<PathBuf> = files.map(|file| file.path()).collect();
    pictures.retain(|path| {
        path.extension()
            .is_some_and(|it| it == "png" || it == "jpg")
    });
    pictures.sort();
    pictures
}

/// What was measured while pictures were read.
struct Reading {
    /// The time until the game was shown and the longest tasks; `None` if no game came.
    game: Option<Value>,
    /// Seconds of processors.
    busy: f64,
    /// The most memory in bytes; 0 if it was not counted.
    most: u64,
}

/// Has pictures read as one book, and prints the figures.
fn measure(name: &str, pictures: &[PathBuf]) {
    let Reading { game, busy, .. } = read(pictures, false);
    let time = game.as_ref().and_then(|game| game[0].as_f64());
    let time = time.map_or_else(|| "none".to_owned(), |time| format!("{:.1}", time / 1000.0));
    let tasks = game.map_or(Value::Null, |mut game| game[1].take());
    let megabytes = read(pictures, true).most / 1_000_000;
    println!("{name:<48} {time:>8} {busy:>13.1} {megabytes:>11}   {tasks}");
}

/// Has pictures read as one book in a new browser, whose memory is counted meanwhile if it is asked for.
fn read(pictures: &[PathBuf], counts_memory: bool) -> Reading {
    // What was kept for another address is not shown at this one.
    let host = Host::of_the_site();
    let page = Page::open(Browser::start(), &host.url);
    page.wait_for_site();
    page.browser.run(WATCH, json!([]));
    page.tool("Open");
    page.soon(true, |page| page.has("dialog[open]"));
    let processes = processes();
    let before: Vec<u64> = processes.iter().map(|process| busy(process)).collect();
    let (is_over, most) = (AtomicBool::new(!counts_memory), AtomicU64::new(0));
    let game = thread::scope(|scope| {
        scope.spawn(|| {
            while !is_over.load(Ordering::Relaxed) {
                let memory = processes.iter().filter_map(|process| share(process)).max();
                most.fetch_max(memory.unwrap_or(0), Ordering::Relaxed);
                thread::sleep(PAUSE);
            }
        });
        page.choose_files("dialog[open] input[type=file]", pictures);
        let game = (0..WAITS)
            .map(|_| page.browser.run_slowly(GAME, json!([])))
            .find(|game| !game.is_null());
        is_over.store(true, Ordering::Relaxed);
        game
    });
    // Pages of an earlier measurement may end meanwhile.
    let spent = processes.iter().zip(before);
    let spent: u64 = spent
        .map(|(process, before)| busy(process).saturating_sub(before))
        .sum();
    Reading {
        game,
        busy: spent as f64 / TICKS,
        most: most.into_inner(),
    }
}

/// Returns the folders of the processes of pages among the descendants of this one.
fn processes() -> Vec<PathBuf> {
    let all = fs::read_dir("/proc").into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = all.map(|process| process.path()).collect();
    folders.retain(|folder| {
        let command = fs::read(folder.join("cmdline")).unwrap_or_default();
        String::from_utf8_lossy(&command).contains("--type=renderer") && is_ours(folder)
    });
    folders
}

/// Returns whether a process is a descendant of this one.
fn is_ours(folder: &Path) -> bool {
    let parent = |folder: &Path| {
        let status = fs::read_to_string(folder.join("status")).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("PPid:"))?;
        line.trim().parse::<u32>().ok()
    };
    let own = std::process::id();
    let line = std::iter::successors(parent(folder), |process| {
        parent(Path::new(&format!("/proc/{process}")))
    });
    line.take_while(|&process| process > 0)
        .any(|process| process == own)
}

/// Returns the time that processors have spent on a process, in ticks of [`TICKS`] a second; 0 if it has ended.
fn busy(folder: &Path) -> u64 {
    let line = fs::read_to_string(folder.join("stat")).unwrap_or_default();
    // The name of the program may have spaces.
    let (_, fields) = line.rsplit_once(')').unwrap_or_default();
    let times = fields.split_whitespace().skip(11).take(2);
    times.filter_map(|it| it.parse::<u64>().ok()).sum()
}

/// Returns the bytes of memory that a process has, those that it shares in proportion.
fn share(folder: &Path) -> Option<u64> {
    let sums = fs::read_to_string(folder.join("smaps_rollup")).ok()?;
    let line = sums.lines().find_map(|line| line.strip_prefix("Pss:"))?;
    let kilobytes: u64 = line.trim().strip_suffix(" kB")?.parse().ok()?;
    Some(kilobytes * 1024)
}
