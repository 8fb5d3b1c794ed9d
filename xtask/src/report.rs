//! The report of a test run: the time of each step, every failure, and the results of the browser
//! tests.
//!
//! Browser tests write their results to a JSON file, a list of [`Tested`]. The tests run by cargo
//! report success by their exit status, and their output about failures is quoted.

use crate::Outcome;
use crate::run::minutes;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// The result of a browser test.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum End {
    Passed,
    /// It failed, and passed when it was run again alone.
    Unsteady,
    #[default]
    Failed,
    /// It was not run.
    Skipped,
}

/// The result of one browser test in one browser.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Tested {
    pub name: String,
    pub browser: String,
    pub end: End,
    pub seconds: f64,
    /// The reason why it failed or was not run; for an unsteady test, why it failed first.
    pub reason: String,
    /// The files that show the failed page: a picture, and the output of its console.
    pub files: Vec<PathBuf>,
}

impl fmt::Display for Tested {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, in {}: {}", self.name, self.browser, self.reason)?;
        self.files
            .iter()
            .try_for_each(|file| write!(f, "\n    see {}", file.display()))
    }
}

/// Writes results to a file, for [`read`].
///
/// # Errors
/// When the file cannot be written.
pub fn write(path: &Path, results: &[Tested]) -> Outcome {
    serde_json::to_vec_pretty(results)
        .map_err(std::io::Error::from)
        .and_then(|text| std::fs::write(path, text))
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}

/// Reads the results written by [`write()`].
///
/// # Errors
/// When the file is missing or does not contain results.
pub fn read(path: &Path) -> Outcome<Vec<Tested>> {
    std::fs::read(path)
        .and_then(|text| Ok(serde_json::from_slice(&text)?))
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

/// The report of a run so far.
pub struct Report {
    start: Instant,
    steps: Vec<(String, Duration, bool)>,
    failures: Vec<String>,
    tested: Vec<Tested>,
}

impl Report {
    /// Begins the report of a run.
    #[allow(clippy::new_without_default, reason = "it takes the time")]
    pub fn new() -> Report {
        Report {
            start: Instant::now(),
            steps: Vec::new(),
            failures: Vec::new(),
            tested: Vec::new(),
        }
    }

    /// Runs one step and records its time; returns whether it succeeded.
    pub fn step(&mut self, name: &str, work: impl FnOnce() -> Outcome) -> bool {
        println!("\n== {name}");
        let start = Instant::now();
        let outcome = work();
        let passed = outcome.is_ok();
        self.steps.push((name.to_owned(), start.elapsed(), passed));
        if let Err(sentence) = outcome {
            println!("{name} failed: {sentence}");
            self.failures.push(format!("{name}: {sentence}"));
        }
        passed
    }

    /// Adds results of browser tests.
    pub fn add(&mut self, tested: Vec<Tested>) {
        self.tested.extend(tested);
    }

    /// Returns whether nothing has failed.
    pub fn passed(&self) -> bool {
        self.failures.is_empty() && self.with_end(End::Failed).is_empty()
    }

    fn with_end(&self, end: End) -> Vec<&Tested> {
        let tested = self.tested.iter();
        tested.filter(|tested| tested.end == end).collect()
    }
}

/// The text at the end of a run.
impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [unsteady, failed] = [End::Unsteady, End::Failed].map(|end| self.with_end(end));
        writeln!(f, "\n== report")?;
        for tested in &unsteady {
            writeln!(f, "unsteady, to be mended first: {tested}\n")?;
        }
        for failure in &self.failures {
            writeln!(f, "failed: {failure}\n")?;
        }
        for tested in &failed {
            writeln!(f, "failed: {tested}\n")?;
        }
        for (name, time, passed) in &self.steps {
            let mark = if *passed { "" } else { "  failed" };
            writeln!(f, "{name:<10} {:>10}{mark}", minutes(*time))?;
        }
        writeln!(f, "{:<10} {:>10}", "in all", minutes(self.start.elapsed()))?;
        if !self.tested.is_empty() {
            let (failed, skipped) = (failed.len(), self.with_end(End::Skipped).len());
            let passed = self.tested.len() - failed - skipped;
            writeln!(
                f,
                "\nbrowser: {passed} passed, {failed} failed, {skipped} skipped"
            )?;
        }
        let unsteady = unsteady.len();
        if unsteady > 0 {
            writeln!(f, "{unsteady} of those that passed failed at first.")?;
        }
        f.write_str(if self.passed() {
            "Everything that was run passed."
        } else {
            "Something failed; it is named above."
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tested(name: &str, end: End) -> Tested {
        Tested {
            name: name.to_owned(),
            browser: "chromium".to_owned(),
            end,
            seconds: 1.5,
            reason: "the square is empty".to_owned(),
            files: vec![PathBuf::from("picture.png")],
        }
    }

    #[test]
    fn results_are_read_as_they_were_written() {
        let results = [tested("a", End::Passed), tested("b", End::Skipped)];
        let file = tempfile::NamedTempFile::new().expect("a temporary file");
        write(file.path(), &results).expect("a file that can be written");
        assert_eq!(read(file.path()), Ok(results.to_vec()));
    }

    #[test]
    fn an_unsteady_test_is_named_first_and_fails_nothing() {
        let mut report = Report::new();
        assert!(report.step("core", || Ok(())));
        report.add(vec![tested("a", End::Passed), tested("b", End::Unsteady)]);
        assert!(report.passed());
        let screen = report.to_string();
        let first =
            "\n== report\nunsteady, to be mended first: b, in chromium: the square is empty";
        assert!(screen.starts_with(first), "{screen}");
        let counts =
            "browser: 2 passed, 0 failed, 0 skipped\n1 of those that passed failed at first.";
        assert!(screen.contains(counts), "{screen}");
    }

    #[test]
    fn a_failure_is_shown_with_its_reason_and_its_picture() {
        let mut report = Report::new();
        assert!(!report.step("page", || Err("it did not build".to_owned())));
        report.add(vec![tested("a", End::Failed)]);
        assert!(!report.passed());
        let screen = report.to_string();
        for part in [
            "failed: page: it did not build",
            "failed: a, in chromium: the square is empty\n    see picture.png",
        ] {
            assert!(screen.contains(part), "{screen}");
        }
    }
}
