//! What a test run printed, summed up.

use crate::run::line;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

/// Tests by how they ended. Written `12 passed, 0 failed`, and `, 1 skipped` or `, 1 unsteady` where any were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
    /// Failed, and passed when they were run once more. They are among those passed.
    pub unsteady: u64,
}

impl Counts {
    const NONE: Counts = Counts {
        passed: 0,
        failed: 0,
        skipped: 0,
        unsteady: 0,
    };
    pub const ONE_PASSED: Counts = Counts {
        passed: 1,
        ..Counts::NONE
    };
    pub const ONE_FAILED: Counts = Counts {
        failed: 1,
        ..Counts::NONE
    };
    pub const ONE_SKIPPED: Counts = Counts {
        skipped: 1,
        ..Counts::NONE
    };

    /// The counts in one line of a test run's output: `test result: ok. 12 passed; 0 failed; 1 ignored; …`.
    /// Any other line counts nothing.
    fn of_line(line: &str) -> Counts {
        let mut counts = Counts::default();
        let Some((_, result)) = line
            .strip_prefix("test result: ")
            .and_then(|rest| rest.split_once(". "))
        else {
            return counts;
        };
        for item in result.split(';') {
            match item
                .trim()
                .split_once(' ')
                .map(|(number, what)| (number.parse::<u64>(), what))
            {
                Some((Ok(number), "passed")) => counts.passed += number,
                Some((Ok(number), "failed")) => counts.failed += number,
                Some((Ok(number), "ignored")) => counts.skipped += number,
                _ => {}
            }
        }
        counts
    }
}

impl AddAssign for Counts {
    fn add_assign(&mut self, more: Counts) {
        self.passed += more.passed;
        self.failed += more.failed;
        self.skipped += more.skipped;
        self.unsteady += more.unsteady;
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        if self.unsteady > 0 {
            write!(f, ", {} unsteady", self.unsteady)?;
        }
        Ok(())
    }
}

/// Whether a browser test says in this line that it is left out in the engine at hand. It will be counted as
/// passed, and has not been made. The harness may have begun the line.
fn is_left_out(line: &str) -> bool {
    line.contains("left out in ")
}

/// What a run of tests came to.
#[derive(Debug, Default)]
pub struct Run {
    pub counts: Counts,
    /// The names of those that failed.
    pub failed: Vec<String>,
    /// The names of those that failed and passed when they were run once more.
    pub unsteady: Vec<String>,
}

impl Run {
    /// A run without tests whose names are known.
    pub fn counted(counts: Counts) -> Run {
        Run {
            counts,
            ..Run::default()
        }
    }

    /// This run, after its failed tests were run once more: those that passed then are unsteady.
    pub fn after(mut self, again: &Run) -> Run {
        // Were fewer run than failed, nobody knows of which to say that they passed.
        if again.counts.passed + again.counts.failed < self.failed.len() as u64 {
            return self;
        }
        let (failed, passed) = self
            .failed
            .into_iter()
            .partition(|name| again.failed.contains(name));
        (self.failed, self.unsteady) = (failed, passed);
        let unsteady = self.unsteady.len() as u64;
        self.counts.passed += unsteady;
        self.counts.unsteady += unsteady;
        self.counts.failed = self.counts.failed.saturating_sub(unsteady);
        self
    }
}

/// What a test command came to, or a sentence with what was counted until then.
pub type Watched = Result<Run, (String, Counts)>;

/// The names of failed tests, which stand indented under `failures:` at the end of a program's output.
#[derive(Default)]
struct Failures {
    under: bool,
    names: Vec<String>,
}

impl Failures {
    fn look_at(&mut self, line: &str) {
        let name = line
            .strip_prefix("    ")
            .filter(|name| self.under && !name.contains(' '));
        self.under = name.is_some() || line == "failures:";
        let new = name.filter(|name| !self.names.iter().any(|known| known == name));
        self.names.extend(new.map(str::to_owned));
    }
}

/// Runs a test command, passing on what it prints line by line, and counts its tests.
///
/// # Errors
/// When it cannot be started, or fails although no test of it did: it did not compile, or a test ended the
/// whole process.
pub fn watch(command: &mut Command) -> Watched {
    let line = line(command);
    let mut counts = Counts::default();
    let mut failures = Failures::default();
    let mut left_out = 0;
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| (format!("`{line}` could not be started: {error}."), counts))?;
    if let Some(output) = child.stdout.take() {
        let mut ours = std::io::stdout().lock();
        for bytes in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let text = String::from_utf8_lossy(&bytes);
            counts += Counts::of_line(&text);
            failures.look_at(&text);
            left_out += u64::from(is_left_out(&text));
            // Should nobody read our output any more, the tests are still worth finishing.
            let _ = ours
                .write_all(&bytes)
                .and_then(|()| ours.write_all(b"\n"))
                .and_then(|()| ours.flush());
        }
    }
    counts.passed = counts.passed.saturating_sub(left_out);
    counts.skipped += left_out;
    match child.wait() {
        Ok(status) if status.success() || counts.failed > 0 => Ok(Run {
            failed: failures.names,
            ..Run::counted(counts)
        }),
        Ok(status) => Err((
            format!("`{line}` failed ({status}) outside any test; its output says why."),
            counts,
        )),
        Err(error) => Err((format!("`{line}` was lost sight of: {error}."), counts)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_result_line_is_counted_and_other_lines_are_not() {
        let result = "test result: FAILED. 12 passed; 3 failed; 1 ignored; 0 measured; 7 filtered out; finished in 0.1s";
        assert_eq!(
            Counts::of_line(result),
            Counts {
                passed: 12,
                failed: 3,
                skipped: 1,
                unsteady: 0
            }
        );
        assert_eq!(
            Counts::of_line("test board::a_knight ... ok"),
            Counts::default()
        );
        assert_eq!(
            Counts::of_line("note: test result: ok. 5 passed; 0 failed"),
            Counts::default()
        );
    }

    #[test]
    fn a_test_that_says_it_is_left_out_is_known_by_its_line() {
        assert!(is_left_out(
            "test by_finger ... left out in webkit: its driver has none."
        ));
        assert!(!is_left_out("test by_finger ... ok"));
    }

    const FAILED: &str = "failures:\n\nfailures:\n    it_drags\n    it_drops\n\ntest result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1s\n    not_a_test";

    fn run_of(output: &str) -> Run {
        let mut failures = Failures::default();
        let mut counts = Counts::default();
        for line in output.lines() {
            failures.look_at(line);
            counts += Counts::of_line(line);
        }
        Run {
            failed: failures.names,
            ..Run::counted(counts)
        }
    }

    #[test]
    fn a_test_that_passes_at_the_second_run_is_unsteady_and_one_that_does_not_has_failed() {
        let first = run_of(FAILED);
        assert_eq!(first.failed, ["it_drags", "it_drops"]);
        let again = run_of(
            "failures:\n    it_drops\n\ntest result: FAILED. 1 passed; 1 failed; 0 ignored; 0 measured; 5 filtered out",
        );
        let after = first.after(&again);
        assert_eq!(after.failed, ["it_drops"]);
        assert_eq!(after.unsteady, ["it_drags"]);
        assert_eq!(after.counts.to_string(), "6 passed, 1 failed, 1 unsteady");
    }

    #[test]
    fn a_second_run_that_ran_too_little_mends_nothing() {
        let again =
            run_of("test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 6 filtered out");
        let after = run_of(FAILED).after(&again);
        assert_eq!(after.counts.to_string(), "5 passed, 2 failed");
        assert_eq!(after.failed.len(), 2);
    }

    #[test]
    fn the_closing_line_names_skipped_tests_only_where_there_are_some() {
        assert_eq!(Counts::ONE_PASSED.to_string(), "1 passed, 0 failed");
        assert_eq!(
            Counts::ONE_SKIPPED.to_string(),
            "0 passed, 0 failed, 1 skipped"
        );
    }
}
