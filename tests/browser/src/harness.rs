//! Runs browser tests, two at a time, each in a browser that nobody else uses meanwhile.
//!
//! A file of tests ends with the list of them, [`tests!`]; a test that is forgotten there is dead code, which the
//! compiler finds. Beside its name stands what it touches that browsers differ in ([`Mark`]), if anything:
//!
//! ```text
//! pub const TESTS: &[Test] = tests![
//!     a_game_is_played_click_by_click: Mouse,
//!     moves_are_told_apart,
//! ];
//! ```
//!
//! | in | are run |
//! |---|---|
//! | Chromium | all tests |
//! | Firefox, WebKit | those that have a mark, but for what these browsers or their drivers cannot do (`engine`) |
//!
//! A test that fails is run once more, alone, in a new browser; if it passes then, it is unsteady, and said to be so.
//! `cargo xtask test browser` sets the variables by which the harness knows the site and where its results are wanted.

use std::backtrace::Backtrace;
use std::cell::RefCell;
use std::panic::catch_unwind;
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use libtest_mimic::{Arguments, Completion, Failed, Trial};
use xtask::browser::Engine;
use xtask::driver::Driver;
use xtask::report::{self, End, Tested};

use crate::engine::{self, Mark};

/// How many tests are run at a time, unless `--test-threads` says otherwise. They share a processor well, since a test
/// often waits for its browser.
const AT_A_TIME: usize = 2;

/// With so many failures no further test is begun: it is the page that is broken, or the machine.
const ENOUGH: usize = 10;

/// A test of the page.
#[derive(Clone, Copy)]
pub struct Test {
    /// The names of its program, its module and its own: `browser::playing::a_game_is_played_click_by_click`. A run
    /// leaves out the first.
    pub name: &'static str,
    pub run: fn(),
    pub marks: &'static [Mark],
}

/// The list of a file's tests: their names, each with its marks.
#[macro_export]
macro_rules! tests {
    ($($name:ident $(: $($mark:ident),+)?);* $(;)?) => {
        &[$($crate::Test {
            name: concat!(module_path!(), "::", stringify!($name)),
            run: $name,
            marks: &[$($($crate::Mark::$mark),+)?],
        }),*]
    };
}

thread_local! {
    /// What the test on this thread is run with.
    static HERE: RefCell<Option<Here>> = const { RefCell::new(None) };
}

/// What a test is run with, and what has come of it.
#[derive(Default)]
pub(crate) struct Here {
    /// The name of the test.
    pub(crate) name: &'static str,
    /// The address of the driver, and that at which Chromium listens to it.
    pub(crate) addresses: (String, String),
    /// What the last panic said, and where it came from.
    panic: Option<(String, Backtrace)>,
    /// Files that show the page where the test failed.
    pub(crate) files: Vec<PathBuf>,
}

/// Reads or notes something about the test on this thread; `None` if it runs none.
pub(crate) fn here<T>(work: impl FnOnce(&mut Here) -> T) -> Option<T> {
    HERE.with_borrow_mut(|here| here.as_mut().map(work))
}

/// Does something with a Chromium of its own, for programs that are no tests.
pub fn with_chromium(work: impl FnOnce() -> ExitCode) -> ExitCode {
    match Driver::start(Engine::Chromium) {
        Ok(driver) => {
            begin("", &driver);
            work()
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

fn begin(name: &'static str, driver: &Driver) {
    HERE.set(Some(Here {
        name,
        addresses: (driver.address(), driver.chromium()),
        ..Here::default()
    }));
}

/// Drivers, each with its browser, that no test uses at the moment.
static IDLE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// What came of the tests that have been run.
static RESULTS: Mutex<Vec<Tested>> = Mutex::new(Vec::new());

/// Runs the tests that the command line asks for, and writes their results where they are wanted. The exit code is a
/// failure if a test failed twice.
pub fn run(files: &[&'static [Test]]) -> ExitCode {
    if std::env::var_os("RANK_AND_FILE_DIST").is_none() {
        eprintln!(
            "The browser tests want the page: `cargo xtask test browser` builds it and runs them."
        );
        return ExitCode::from(2);
    }
    let mut arguments = Arguments::from_args();
    arguments.test_threads.get_or_insert(AT_A_TIME);
    note_panics();
    let mut tests = files.concat();
    tests.retain(is_wanted);
    for test in &mut tests {
        let names = test.name.split_once("::");
        (_, test.name) = names.expect("the names of modules");
    }
    let trial = |&test: &Test| Trial::ignorable_test(test.name, move || first_try(&test));
    let trials = tests.iter().map(trial).collect();
    if libtest_mimic::run(&arguments, trials).has_failed() {
        second_tries(&tests);
    }
    close()
}

/// Has panics of tests noted and not printed: what a wait tries again panics often. A backtrace is only written out
/// for the last of them.
fn note_panics() {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let last = (panic.to_string(), Backtrace::force_capture());
        here(|here| here.panic = Some(last)).unwrap_or_else(|| print(panic));
    }));
}

/// The lines of test files that a backtrace leads through, the innermost first.
fn lines_of_tests(backtrace: &Backtrace) -> String {
    let backtrace = format!("{backtrace:#}");
    let places = backtrace
        .lines()
        .filter_map(|line| line.trim().strip_prefix("at "));
    let ours = places.filter(|place| place.contains("tests/browser/tests/"));
    ours.map(|place| format!("\n    at {place}")).collect()
}

/// Whether a test is for this browser.
fn is_wanted(test: &Test) -> bool {
    if test.marks.contains(&Mark::Pictures) {
        return std::env::var_os("RANK_AND_FILE_SHOTS").is_some();
    }
    let differs = |mark: &Mark| *mark != Mark::Corpus;
    engine::here() == Engine::Chromium || test.marks.iter().any(differs)
}

fn first_try(test: &Test) -> Result<Completion, Failed> {
    let failures = failed().len();
    let enough = || format!("not run after {failures} failures");
    let left_out = engine::left_out(test.marks).or_else(|| (failures >= ENOUGH).then(enough));
    let tested = match left_out {
        Some(reason) => tested(test, End::Skipped, reason),
        None => try_it(test),
    };
    lock(&RESULTS).push(tested.clone());
    match tested.end {
        End::Failed => Err(tested.reason.into()),
        End::Skipped => Ok(Completion::ignored_with(tested.reason)),
        End::Passed | End::Unsteady => Ok(Completion::Completed),
    }
}

/// Runs what has failed once more, one after the other. Of too many failures none is a whim.
fn second_tries(tests: &[Test]) {
    let failed = failed();
    if failed.len() >= ENOUGH {
        return;
    }
    let has_failed = |test: &&Test| failed.iter().any(|name| name == test.name);
    for test in tests.iter().filter(has_failed) {
        let again = try_it(test);
        println!("once more, alone: {} {:?}", again.name, again.end);
        let mut results = lock(&RESULTS);
        let first = results.iter_mut().find(|tested| tested.name == again.name);
        if let Some(first) = first.filter(|_| again.end == End::Passed) {
            first.end = End::Unsteady;
        }
    }
}

/// Runs a test now.
fn try_it(test: &Test) -> Tested {
    let start = Instant::now();
    let idle = lock(&IDLE).pop();
    let driver = match idle.map_or_else(|| Driver::start(engine::here()), Ok) {
        Ok(driver) => driver,
        Err(sentence) => return tested(test, End::Failed, sentence),
    };
    begin(test.name, &driver);
    let passed = catch_unwind(test.run).is_ok();
    let here = HERE.take().expect("what was put there");
    let (end, reason) = if passed {
        // A browser in which a test has failed may be what is at fault; it goes.
        lock(&IDLE).push(driver);
        (End::Passed, String::new())
    } else {
        let (said, backtrace) = here.panic.expect("a test ends by a panic");
        (End::Failed, said + &lines_of_tests(&backtrace))
    };
    Tested {
        seconds: start.elapsed().as_secs_f64(),
        files: here.files,
        ..tested(test, end, reason)
    }
}

fn tested(test: &Test, end: End, reason: String) -> Tested {
    Tested {
        name: test.name.to_owned(),
        browser: engine::here().name().to_owned(),
        end,
        reason,
        ..Tested::default()
    }
}

/// Ends the browsers and hands the results over.
fn close() -> ExitCode {
    lock(&IDLE).clear();
    let written = std::env::var_os("RANK_AND_FILE_RESULTS")
        .map_or(Ok(()), |path| report::write(path.as_ref(), &lock(&RESULTS)));
    match written {
        Ok(()) if failed().is_empty() => return ExitCode::SUCCESS,
        Ok(()) => {}
        Err(sentence) => eprintln!("{sentence}"),
    }
    ExitCode::FAILURE
}

/// The names of the tests that have failed so far.
fn failed() -> Vec<String> {
    let results = lock(&RESULTS);
    let failed = results.iter().filter(|tested| tested.end == End::Failed);
    failed.map(|tested| tested.name.clone()).collect()
}
fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
