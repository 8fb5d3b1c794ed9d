//! Damages printed pages of games and reports what the book reader makes of them.
//!
//! ```text
//! RANK_AND_FILE_CORPUS=FOLDER cargo run --release --example spoil -- [--noise] [--kind NAME] [--show N]
//!     [--every K] [--set N] [--own] [--running] [--jobs N] [--sorts] [--seed N] [--bad WHAT] [--level N]
//! ```
//!
//! | argument | meaning |
//! |---|---|
//! | none | one damage to a page, of every kind in turn |
//! | `--noise` | misread characters all over the page instead |
//! | `--kind NAME` | only the kinds whose name contains this |
//! | `--show N` | prints the first N pages that were not read completely |
//! | `--every K` | only every Kth page |
//! | `--set N` | number of pages set by this program, besides those of books; 60 by default |
//! | `--own` | only pages set by this program, with the project's own games |
//! | `--running` | only pages set by this program as running text, in every manner |
//! | `--jobs N` | number of threads |
//! | `--bad WHAT` | shows only pages that are `cut`, `silent`, `unsaid` or `certain` |
//! | `--page` | shows pages with moves that were not handed over, even if read completely; with `--noise` the lines of these moves |
//! | `--sorts` | with `--noise`: figures by book and layout |
//! | `--seed N` | another seed for the dice |
//! | `--level N` | with `--noise`: only this number of misread characters in a thousand |
//!
//! | column | share of the pages |
//! |---|---|
//! | whole | every move is right |
//! | cut | not whole, and the end of the game is wrong |
//! | silent | cut, and no error reports anything uncertain |
//! | unsaid | silent, though the page shows it: its words cannot be played as they were read, and its last moves have left a trace |
//! | certain | a wrong move is called sure, though the words of the page cannot be played that way |
//! | played | the same, but they can: a misprint is another move, and every later move is legal behind it |
//! | torn | several games are found instead of one |
//! | page | the page finder hands over every printed move, and nothing else |
//! | doubted | with `--noise`, share of the moves: right and read as printed, but called uncertain |

use std::collections::BTreeMap;
use std::ops::Range;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use testing::chance::Dice;
use testing::corpus;
use testing::spoil::{self, Fate, KINDS, Kind, SourcePage};

/// The command-line arguments.
struct Asked {
    noise: bool,
    kind: String,
    show: usize,
    every: usize,
    set: usize,
    own: bool,
    running: bool,
    jobs: usize,
    page: bool,
    bad: String,
    sorts: bool,
    seed: u64,
    level: Option<usize>,
}

/// The result for one page.
struct Result {
    fate: Fate,
    page: usize,
    plies: usize,
    /// Plies missing from the page.
    gone: usize,
    /// The damaged print, and what it became.
    damage: String,
}

fn main() {
    let asked = asked();
    let mut pages = Vec::new();
    if !(asked.own || asked.running)
        && let Some(folder) = corpus::folder()
    {
        pages.extend(spoil::printed(&folder));
    }
    let books = pages.len();
    pages.extend(if asked.running {
        spoil::running(asked.set, asked.own)
    } else {
        spoil::set(asked.set, asked.own)
    });
    let pages: Vec<SourcePage> = pages.into_iter().step_by(asked.every).collect();
    println!(
        "{} pages, {books} of books before every {}th was taken",
        pages.len(),
        asked.every
    );
    if asked.noise {
        noise(&pages, &asked);
    } else {
        kinds(&pages, &asked);
    }
}

fn asked() -> Asked {
    let mut asked = Asked {
        noise: false,
        kind: String::new(),
        show: 0,
        every: 1,
        set: 60,
        own: false,
        running: false,
        jobs: 1,
        page: false,
        bad: String::new(),
        sorts: false,
        seed: 1,
        level: None,
    };
    let mut arguments = std::env::args().skip(1);
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().unwrap_or_default();
        match argument.as_str() {
            "--noise" => asked.noise = true,
            "--sorts" => asked.sorts = true,
            "--page" => asked.page = true,
            "--own" => asked.own = true,
            "--running" => asked.running = true,
            "--bad" => asked.bad = value(),
            "--kind" => asked.kind = value(),
            "--show" => asked.show = value().parse().unwrap_or(1),
            "--every" => asked.every = value().parse().unwrap_or(1),
            "--set" => asked.set = value().parse().unwrap_or(60),
            "--jobs" => asked.jobs = value().parse().unwrap_or(1),
            "--level" => asked.level = value().parse().ok(),
            "--seed" => asked.seed = value().parse().unwrap_or(1),
            other => eprintln!("spoil: {other} is passed over"),
        }
    }
    asked
}

/// Makes every kind of damage to every page.
fn kinds(pages: &[SourcePage], asked: &Asked) {
    println!(
        "{:<28} pages  whole    cut silent unsaid certain played   torn   page",
        ""
    );
    let mut all = Vec::new();
    let mut shown = 0;
    let chosen = |kind: &&Kind| kind.name.contains(asked.kind.as_str());
    for (number, kind) in (1_u64..).zip(KINDS).filter(|(_, kind)| chosen(kind)) {
        let results = each(pages, asked.jobs, |at, page| {
            let mut dice = Dice(number * 7919 + at as u64 * 104_729 + asked.seed * 15_485_863);
            let spoilt = spoil::spoil(page, kind, &mut dice)?;
            Some(Result {
                fate: spoil::fate_of_one(page, &spoilt),
                page: at,
                plies: page.truth.len(),
                gone: kind.gone(),
                damage: format!(
                    "{}\n{}",
                    around(page, &page.text, spoilt.ply),
                    around(page, &spoilt.text, spoilt.ply)
                ),
            })
        });
        line(kind.name, &results);
        for result in results.iter().filter(|result| result.fails(asked)) {
            if shown < asked.show {
                shown += 1;
                show(&pages[result.page], result);
            }
        }
        all.extend(results);
    }
    line("all", &all);
}

/// Returns the lines of the page around a ply.
fn around(page: &SourcePage, text: &str, ply: usize) -> String {
    let span = &page.plies[ply];
    let begin = text.floor_char_boundary(span.start);
    let begin = text[..begin].rfind('\n').map_or(0, |at| at + 1);
    let lines: Vec<String> = text[begin..]
        .lines()
        .take(4)
        .map(|line| format!("    | {line}"))
        .collect();
    lines.join("\n")
}

fn show(page: &SourcePage, result: &Result) {
    println!(
        "  {}: {} games, {} of {} moves handed over and {} more\n{}\n    {}",
        page.name,
        result.fate.games,
        result.fate.handed,
        result.plies,
        result.fate.extra,
        result.damage,
        result.fate.shown
    );
}

/// Prints a line of the table.
fn line(name: &str, results: &[Result]) {
    let share = |count: usize| 100.0 * count as f64 / results.len().max(1) as f64;
    let of = |test: &dyn Fn(&Fate) -> bool| {
        share(results.iter().filter(|result| test(&result.fate)).count())
    };
    println!(
        "{name:<28} {:>5} {:>6.1} {:>6.1} {:>6.2} {:>6.2} {:>7.2} {:>6.2} {:>6.1} {:>6.1}",
        results.len(),
        of(&|fate| fate.whole),
        of(&|fate| fate.cut),
        of(&Fate::is_silent),
        of(&Fate::is_unsaid),
        of(&Fate::is_mistaken),
        of(&|fate| !fate.certain.is_empty() && fate.played),
        of(&|fate| fate.games > 1),
        share(results.iter().filter(|result| result.is_handed()).count()),
    );
}

impl Result {
    /// Returns whether the page is shown.
    fn fails(&self, asked: &Asked) -> bool {
        match asked.bad.as_str() {
            "cut" => self.fate.cut,
            "silent" => self.fate.is_silent(),
            "unsaid" => self.fate.is_unsaid(),
            "certain" => self.fate.is_mistaken(),
            _ if asked.page => !self.is_handed(),
            _ => !self.fate.whole,
        }
    }

    /// Returns whether no move but the damaged one was lost or added.
    fn is_handed(&self) -> bool {
        let Fate { handed, extra, .. } = self.fate;
        let all = handed + extra;
        // The words of the damaged move are different.
        handed + self.gone + 1 >= self.plies
            && all + self.gone >= self.plies
            && all <= self.plies + 1
    }
}

/// Misreads characters all over the pages.
fn noise(pages: &[SourcePage], asked: &Asked) {
    println!(
        "noise  pages  games whole %  plies right %  wrong and certain %  wrong %  silent %  torn %  handed %  extra %  doubted %"
    );
    let mut shown = 0;
    let levels = asked.level.map_or(vec![3, 10, 30], |level| vec![level]);
    for per_mille in levels {
        let results = each(pages, asked.jobs, |at, page| {
            let mut dice =
                Dice(per_mille as u64 * 7919 + at as u64 * 104_729 + asked.seed * 15_485_863);
            let (text, plies) = spoil::noisy(page, per_mille, &mut dice);
            let fate = spoil::fate(page, &text, Some(&plies));
            let damage = if asked.page {
                lines_of(&text, fate.lost.iter().map(|&ply| &plies[ply]))
            } else {
                text
            };
            Some(Result {
                fate,
                page: at,
                plies: page.truth.len(),
                gone: 0,
                damage,
            })
        });
        let count = |test: &dyn Fn(&Fate) -> usize| -> f64 {
            results
                .iter()
                .map(|result| test(&result.fate))
                .sum::<usize>() as f64
        };
        let plies = results.iter().map(|result| result.plies).sum::<usize>() as f64;
        let pages_count = results.len() as f64;
        println!(
            "{:>4.1}%  {:>5}  {:>13.1}  {:>13.2}  {:>19.2}  {:>7.2}  {:>8.1}  {:>6.1}  {:>8.2}  {:>7.2}  {:>9.2}",
            per_mille as f64 / 10.0,
            results.len(),
            100.0 * count(&|fate| fate.whole.into()) / pages_count,
            100.0 * count(&|fate| fate.right) / plies,
            100.0 * count(&|fate| fate.certain.len()) / plies,
            100.0 * count(&|fate| fate.read.len().saturating_sub(fate.right)) / plies,
            100.0 * count(&|fate| (fate.is_silent()).into()) / pages_count,
            100.0 * count(&|fate| (fate.games > 1).into()) / pages_count,
            100.0 * count(&|fate| fate.handed) / plies,
            100.0 * count(&|fate| fate.extra) / plies,
            100.0 * count(&|fate| fate.doubted) / plies,
        );
        if asked.sorts {
            sorts(pages, &results);
        }
        for result in results.iter().filter(|result| result.fails(asked)) {
            if shown < asked.show {
                shown += 1;
                show(&pages[result.page], result);
            }
        }
    }
}

/// Returns the lines with moves that were not handed over.
fn lines_of<'p>(text: &str, lost: impl Iterator<Item = &'p Range<usize>>) -> String {
    let mut begun = usize::MAX;
    let mut lines = Vec::new();
    for span in lost {
        let begin = text[..span.start].rfind('\n').map_or(0, |at| at + 1);
        if begin != begun {
            let line = text[begin..].lines().next().unwrap_or_default();
            lines.push(format!("    | {line}"));
        }
        begun = begin;
    }
    lines.join("\n")
}

/// Prints the result by book or layout: the number of pages, the number read completely, and the
/// shares of plies handed over and right.
fn sorts(pages: &[SourcePage], results: &[Result]) {
    let mut sorts: BTreeMap<&str, [usize; 5]> = BTreeMap::new();
    for result in results {
        let name = &pages[result.page].name;
        let sort = match name.strip_prefix("set ") {
            Some(set) => set.rsplit(' ').next(),
            None => name.split(' ').next(),
        };
        let sums = sorts.entry(sort.unwrap_or(name)).or_default();
        let Fate { handed, right, .. } = result.fate;
        let whole = result.fate.whole.into();
        for (sum, count) in sums.iter_mut().zip([1, whole, result.plies, handed, right]) {
            *sum += count;
        }
    }
    for (sort, [count, whole, plies, handed, right]) in sorts {
        let share = |part: usize| 100.0 * part as f64 / plies as f64;
        println!(
            "       {sort:<28} {count:>3} pages, {whole:>3} whole, {:>5.1} % handed, {:>5.1} % right",
            share(handed),
            share(right)
        );
    }
}

/// Returns the result for each page, using `jobs` threads.
fn each(
    pages: &[SourcePage],
    jobs: usize,
    what: impl Fn(usize, &SourcePage) -> Option<Result> + Sync,
) -> Vec<Result> {
    let next = AtomicUsize::new(0);
    let results = Mutex::new(Vec::new());
    let work = || {
        loop {
            let at = next.fetch_add(1, Ordering::Relaxed);
            let Some(page) = pages.get(at) else { return };
            if let Some(result) = what(at, page) {
                results.lock().expect("no thread panics").push(result);
            }
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..jobs {
            scope.spawn(work);
        }
        work();
    });
    let mut results = results.into_inner().expect("no thread panics");
    results.sort_by_key(|result| result.page);
    results
}
