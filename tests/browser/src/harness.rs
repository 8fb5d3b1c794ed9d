//! Runs browser tests, two at a time, each in a browser that no other test uses meanwhile.
//!
//! A file of tests ends with the list of them, [`tests!`]. A test missing from the list is dead
//! code, so the compiler reports it. Beside its name are its marks ([`Mark`]), the features it uses
//! that differ between browsers:
//!
//! ```text
//! pub const TESTS: &[Test] = tests![
//!     a_game_is_played_click_by_click: Mouse,
//!     moves_are_told_apart,
//! ];
//! ```
//!
//! | browser | tests that run in it |
//! |---|---|
//! | Chromium | all tests |
//! | Firefox, WebKit | those with a mark, except tests of things that these browsers or their drivers cannot do (`engine`) |
//!
//! A test that fails is run once more, alone, in a new browser. If it passes then, it is reported
//! as unsteady. `cargo xtask test browser` sets the variables that tell the harness where the site
//! is and where to write results.

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

/// Tests run at a time, unless `--test-threads` says otherwise. They share a processor well, since
/// a test often waits for its browser.
const AT_A_TIME: usize = 2;

/// Failures after which no further test is begun, because the page or the machine must be broken.
const ENOUGH: usize = 10;

/// A browser test.
#[derive(Clone, Copy)]
pub struct Test {
    /// The path of the test: `browser::playing::a_game_is_played_click_by_click`. A run leaves out
    /// the first part.
    pub name: &'static str,
    /// Function that runs the test.
    pub run: fn(),
    /// Features that it uses.
    pub marks: &'static [Mark],
}

/// Makes the list of a file's tests: their names, each with its marks.
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
    /// State of the test on this thread.
    static HERE: RefCell<Option<Here>> = const { RefCell::new(None) };
}

/// State of a running test.
#[derive(Default)]
pub(crate) struct Here {
    /// The name of the test.
    pub(crate) name: &'static str,
    /// Address of the driver, and the address at which Chromium listens to it.
    pub(crate) addresses: (String, String),
    /// Message of the last panic, and where it came from.
    panic: Option<(String, Backtrace)>,
    /// Files that show the page at the moment when the test failed.
    pub(crate) files: Vec<PathBuf>,
}

/// Reads or changes the state of the test on this thread; `None` if there is none.
pub(crate) fn here<T>(work: impl FnOnce(&mut Here) -> T) -> Option<T> {
    HERE.with_borrow_mut(|here| here.as_mut().map(work))
}

/// Runs a program other than a test with its own Chromium.
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

/// Drivers with their browsers that no test uses at the moment.
static IDLE: Mutex<Vec<Driver>> = Mutex::new(Vec::new());

/// Results of the tests that have been run.
static RESULTS: Mutex<Vec<Tested>> = Mutex::new(Vec::new());

/// Runs the tests that the command line asks for, and writes their results where
/// `RANK_AND_FILE_RESULTS` says. The exit code is a failure if a test failed twice.
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

/// Records panics of tests instead of printing them, because waits that try again panic often. A
/// backtrace is only written out for the last of them.
fn note_panics() {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let last = (panic.to_string(), Backtrace::force_capture());
        here(|here| here.panic = Some(last)).unwrap_or_else(|| print(panic));
    }));
}

/// Returns the lines of test files in a backtrace, the innermost first.
fn lines_of_tests(backtrace: &Backtrace) -> String {
    let backtrace = format!("{backtrace:#}");
    let places = backtrace
        .lines()
        .filter_map(|line| line.trim().strip_prefix("at "));
    let ours = places.filter(|place| place.contains("tests/browser/tests/"));
    ours.map(|place| format!("\n    at {place}")).collect()
}

/// Returns whether tests go through all their cases of faults, because `cargo xtask faults` runs them.
#[must_use]
pub fn has_all_faults() -> bool {
    std::env::var_os(xtask::test::FAULTS).is_some()
}

/// Returns whether this browser should run a test.
fn is_wanted(test: &Test) -> bool {
    if has_all_faults() {
        return test.marks.contains(&Mark::Faults);
    }
    if test.marks.contains(&Mark::Pictures) {
        return std::env::var_os("RANK_AND_FILE_SHOTS").is_some();
    }
    let differs = |mark: &Mark| !matches!(mark, Mark::Corpus | Mark::Faults);
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

/// Runs failed tests once more, one after the other. With too many failures there is no point in
/// that, since they are no accident.
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
        // A browser in which a test has failed may be at fault, so it is not used again.
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

/// Closes the browsers and writes the results.
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

/// Returns the names of the tests that have failed so far.
fn failed() -> Vec<String> {
    let results = lock(&RESULTS);
    let failed = results.iter().filter(|tested| tested.end == End::Failed);
    failed.map(|tested| tested.name.clone()).collect()
}
fn lock<T>(what: &Mutex<T>) -> MutexGuard<'_, T> {
    what.lock().unwrap_or_else(PoisonError::into_inner)
}
