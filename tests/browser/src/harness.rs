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

use std::cell::RefCell;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::process::ExitCode;
use std::sync::{Arc, Mutex, PoisonError};
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
    /// The name of its module and its own: `playing::a_game_is_played_click_by_click`.
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

/// What a test is run with, and what it leaves behind.
struct Here {
    name: String,
    driver: String,
    chromium: String,
    /// What the last panic said.
    reason: String,
    files: Vec<PathBuf>,
}

/// The addresses of the driver and of Chromium that this thread uses.
pub(crate) fn addresses() -> (String, String) {
    HERE.with_borrow(|here| {
        let here = here.as_ref().expect("a thread that runs a test");
        (here.driver.clone(), here.chromium.clone())
    })
}

/// The name of the test on this thread, as a file can bear it.
pub(crate) fn name_for_files() -> String {
    HERE.with_borrow(|here| {
        let name = here.as_ref().map_or("unnamed", |here| here.name.as_str());
        name.replace("::", "-")
    })
}

/// Notes a file that shows the page where the test failed.
pub(crate) fn leave(file: PathBuf) {
    HERE.with_borrow_mut(|here| {
        if let Some(here) = here {
            here.files.push(file);
        }
    });
}

/// Does something with a Chromium of its own, for programs that are no tests.
pub fn with_chromium(work: impl FnOnce() -> ExitCode) -> ExitCode {
    match Driver::start(Engine::Chromium) {
        Ok(driver) => {
            HERE.set(Some(Here::with("", &driver)));
            work()
        }
        Err(sentence) => {
            eprintln!("{sentence}");
            ExitCode::FAILURE
        }
    }
}

impl Here {
    fn with(name: &str, driver: &Driver) -> Here {
        Here {
            name: name.to_owned(),
            driver: driver.address(),
            chromium: driver.chromium(),
            reason: String::new(),
            files: Vec::new(),
        }
    }
}

/// What all tests of a run share.
struct Run {
    engine: Engine,
    /// Drivers, each with its browser, that no test uses at the moment.
    idle: Mutex<Vec<Driver>>,
    results: Mutex<Vec<Tested>>,
}

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
    let run = Arc::new(Run {
        engine: engine::here(),
        idle: Mutex::default(),
        results: Mutex::default(),
    });
    // The macro names the program first, which is the same for all.
    let short = |test: &Test| Test {
        name: test
            .name
            .split_once("::")
            .map_or(test.name, |(_, name)| name),
        ..*test
    };
    let tests = files.iter().copied().flatten().map(short);
    let tests: Vec<Test> = tests.filter(|test| run.wants(test)).collect();
    let trials = tests.iter().map(|&test| {
        let run = Arc::clone(&run);
        Trial::ignorable_test(test.name, move || run.first_try(&test))
    });
    let trials = trials.collect();
    if libtest_mimic::run(&arguments, trials).has_failed() {
        run.second_tries(&tests);
    }
    run.close()
}

/// Has panics of tests noted and not printed: what a wait tries again panics often.
fn note_panics() {
    let print = std::panic::take_hook();
    std::panic::set_hook(Box::new(move |panic| {
        let noted = HERE.with_borrow_mut(|here| match here {
            Some(here) => {
                here.reason = panic.to_string();
                true
            }
            None => false,
        });
        if !noted {
            print(panic);
        }
    }));
}

impl Run {
    /// Whether a test is for this browser.
    fn wants(&self, test: &Test) -> bool {
        if test.marks.contains(&Mark::Pictures) {
            return std::env::var_os("RANK_AND_FILE_SHOTS").is_some();
        }
        let differs = |mark: &Mark| *mark != Mark::Corpus;
        self.engine == Engine::Chromium || test.marks.iter().any(differs)
    }

    fn first_try(&self, test: &Test) -> Result<Completion, Failed> {
        let without = engine::left_out(self.engine, test.marks);
        let failures = self.count(End::Failed);
        let left_out = without
            .or_else(|| (failures >= ENOUGH).then(|| format!("not run after {failures} failures")));
        let tested = match left_out {
            Some(reason) => self.tested(test, End::Skipped, 0.0, reason, Vec::new()),
            None => self.try_it(test),
        };
        let (end, reason) = (tested.end, tested.reason.clone());
        self.results().push(tested);
        match end {
            End::Failed => Err(reason.into()),
            End::Skipped => Ok(Completion::ignored_with(reason)),
            End::Passed | End::Unsteady => Ok(Completion::Completed),
        }
    }

    /// Runs what has failed once more, one after the other. Of too many failures none is a whim.
    fn second_tries(&self, tests: &[Test]) {
        if self.count(End::Failed) >= ENOUGH {
            return;
        }
        let failed = |tested: &Tested| tested.end == End::Failed;
        let failed: Vec<String> = self
            .results()
            .iter()
            .filter(|it| failed(it))
            .map(|it| it.name.clone())
            .collect();
        for test in tests
            .iter()
            .filter(|test| failed.iter().any(|name| name == test.name))
        {
            let again = self.try_it(test);
            println!("once more, alone: {} {:?}", test.name, again.end);
            let mut results = self.results();
            let first = results.iter_mut().find(|tested| tested.name == test.name);
            if let Some(first) = first.filter(|_| again.end == End::Passed) {
                first.end = End::Unsteady;
            }
        }
    }

    /// Runs a test now.
    fn try_it(&self, test: &Test) -> Tested {
        let begin = Instant::now();
        let time = || begin.elapsed().as_secs_f64();
        let idle = self.idle().pop();
        let driver = match idle.map_or_else(|| Driver::start(self.engine), Ok) {
            Ok(driver) => driver,
            Err(sentence) => return self.tested(test, End::Failed, time(), sentence, Vec::new()),
        };
        HERE.set(Some(Here::with(test.name, &driver)));
        let passed = catch_unwind(AssertUnwindSafe(test.run)).is_ok();
        let here = HERE.take().expect("what was put there");
        if passed {
            // A browser in which a test has failed may be what is at fault; it goes.
            self.idle().push(driver);
            self.tested(test, End::Passed, time(), String::new(), Vec::new())
        } else {
            self.tested(test, End::Failed, time(), here.reason, here.files)
        }
    }

    fn tested(
        &self,
        test: &Test,
        end: End,
        seconds: f64,
        reason: String,
        files: Vec<PathBuf>,
    ) -> Tested {
        let (name, browser) = (test.name.to_owned(), self.engine.name().to_owned());
        Tested {
            name,
            browser,
            end,
            seconds,
            reason,
            files,
        }
    }

    /// Ends the browsers and hands the results over.
    fn close(&self) -> ExitCode {
        self.idle().clear();
        let results = self.results();
        let written = std::env::var_os("RANK_AND_FILE_RESULTS")
            .map_or(Ok(()), |path| report::write(path.as_ref(), &results));
        if let Err(sentence) = &written {
            eprintln!("{sentence}");
        }
        let failed = results.iter().any(|tested| tested.end == End::Failed);
        if failed || written.is_err() {
            ExitCode::FAILURE
        } else {
            ExitCode::SUCCESS
        }
    }

    fn count(&self, end: End) -> usize {
        self.results()
            .iter()
            .filter(|tested| tested.end == end)
            .count()
    }

    fn results(&self) -> std::sync::MutexGuard<'_, Vec<Tested>> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn idle(&self) -> std::sync::MutexGuard<'_, Vec<Driver>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
