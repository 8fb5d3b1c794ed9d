//! What a test run printed, summed up.
//!
//! A test of cargo's harness passes or fails; it cannot say while it runs that it was not made. One that finds
//! something missing (a corpus, a driver, what a driver cannot do) therefore prints a line that begins with
//! `Skipped: ` and ends. Here that line is read, and the test is counted as skipped and not as passed:
//!
//! | what is printed | what it tells |
//! |---|---|
//! | `---- name stdout ----` | what follows was printed by this test, which is shown with what it printed |
//! | `test name ... ` | the same, where the tests run one after the other and print at once |
//! | `Skipped: no corpus.` | that test was not made, or a part of it was not; why |
//! | `test result: ok. 12 passed; …` | the counts of one program |

use crate::run::line;
use std::collections::BTreeSet;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

/// How the line begins by which a test says that it is not made.
const SKIPPED: &str = "Skipped: ";

/// Tests by how they ended. Written `12 passed, 0 failed, 0 skipped`, and `, 1 unsteady` where any were.
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

    /// So many tests that were not made.
    pub const fn of_skipped(skipped: u64) -> Counts {
        Counts {
            skipped,
            ..Counts::NONE
        }
    }

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
        let Counts {
            passed,
            failed,
            skipped,
            ..
        } = self;
        write!(f, "{passed} passed, {failed} failed, {skipped} skipped")?;
        if self.unsteady > 0 {
            write!(f, ", {} unsteady", self.unsteady)?;
        }
        Ok(())
    }
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

/// Reads the lines that a test run prints.
#[derive(Default)]
struct Reader {
    run: Run,
    /// The test that is printing.
    test: String,
    /// The tests of the present program that say that they are skipped.
    skipped: BTreeSet<String>,
    /// The failed tests of the present program, whose names stand indented under `failures:`.
    failed: BTreeSet<String>,
    under_failures: bool,
}

impl Reader {
    fn look_at(&mut self, line: &str) {
        let block = line
            .strip_prefix("---- ")
            .and_then(|rest| rest.strip_suffix(" stdout ----"));
        let begun = line
            .strip_prefix("test ")
            .and_then(|rest| rest.split_once(" ... "));
        if let Some(test) = block.or(begun.map(|(test, _)| test)) {
            test.clone_into(&mut self.test);
        }
        let printed = begun.map_or(line, |(_, printed)| printed);
        if printed.starts_with(SKIPPED) {
            self.skipped.insert(self.test.clone());
        }
        let name = line
            .strip_prefix("    ")
            .filter(|name| self.under_failures && !name.contains(' '));
        self.under_failures = name.is_some() || line == "failures:";
        self.failed.extend(name.map(str::to_owned));
        if line.starts_with("test result: ") {
            self.end_program(Counts::of_line(line));
        }
    }

    /// Adds up what a program's tests came to. One that fails has failed, whatever it says.
    fn end_program(&mut self, mut counts: Counts) {
        let failed = std::mem::take(&mut self.failed);
        let skipped = std::mem::take(&mut self.skipped);
        let skipped = skipped.difference(&failed).count() as u64;
        counts.passed = counts.passed.saturating_sub(skipped);
        counts.skipped += skipped;
        self.run.counts += counts;
        self.run.failed.extend(failed);
    }
}

/// Runs a test command, passing on what it prints line by line, each begun with `label` if it has one, and
/// counts its tests.
///
/// # Errors
/// When it cannot be started, or fails although no test of it did: it did not compile, or a test ended the
/// whole process.
pub fn watch(command: &mut Command, label: &str) -> Watched {
    let line = line(command);
    let mut reader = Reader::default();
    let mut child = command.stdout(Stdio::piped()).spawn().map_err(|error| {
        let sentence = format!("`{line}` could not be started: {error}.");
        (sentence, Counts::default())
    })?;
    if let Some(output) = child.stdout.take() {
        let label = (!label.is_empty()).then(|| format!("{label:<9} "));
        for bytes in BufReader::new(output).split(b'\n').map_while(Result::ok) {
            let text = String::from_utf8_lossy(&bytes);
            reader.look_at(&text);
            let said = format!("{}{text}\n", label.as_deref().unwrap_or_default());
            // Should nobody read our output any more, the tests are still worth finishing.
            let mut ours = std::io::stdout().lock();
            let _ = ours.write_all(said.as_bytes()).and_then(|()| ours.flush());
        }
    }
    let counts = reader.run.counts;
    match child.wait() {
        Ok(status) if status.success() || counts.failed > 0 => Ok(reader.run),
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

    const FAILED: &str = "failures:\n\nfailures:\n    it_drags\n    it_drops\n\ntest result: FAILED. 5 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1s\n    not_a_test";

    fn run_of(output: &str) -> Run {
        let mut reader = Reader::default();
        output.lines().for_each(|line| reader.look_at(line));
        reader.run
    }

    #[test]
    fn a_test_that_says_it_is_skipped_is_counted_so_once_and_not_as_passed() {
        let shown = "test a ... ok\ntest b ... ok\ntest c ... ok\n\nsuccesses:\n\n\
            ---- a stdout ----\nSkipped: one.pgn is not there.\nSkipped: two.pgn is not there.\n\n\
            ---- b stdout ----\nnothing was Skipped: here\n\n\nsuccesses:\n    a\n    b\n    c\n\n\
            test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out";
        let counts = run_of(shown).counts;
        assert_eq!(counts.to_string(), "2 passed, 0 failed, 2 skipped");
    }

    #[test]
    fn a_test_that_prints_at_once_is_skipped_by_the_line_that_names_it_or_a_later_one() {
        let at_once = "running 4 tests\ntest by_finger ... Skipped: its driver has none.\nok\n\
            test of_a_file ... one line\nSkipped: the file is not there.\nok\n\
            test by_mouse ... ok\ntest by_key ... Skipped: the keyboard is not there.\nthread panicked\nFAILED\n\n\
            failures:\n\nfailures:\n    by_key\n\n\
            test result: FAILED. 3 passed; 1 failed; 0 ignored; 0 measured; 0 filtered out";
        let run = run_of(at_once);
        assert_eq!(run.counts.to_string(), "1 passed, 1 failed, 2 skipped");
        assert_eq!(run.failed, ["by_key"]);
    }

    #[test]
    fn tests_of_one_name_in_two_programs_are_two() {
        let one = "---- law stdout ----\nSkipped: no corpus.\ntest result: ok. 1 passed; 0 failed; 0 ignored\n";
        let other = "---- law stdout ----\nheld\ntest result: ok. 1 passed; 0 failed; 0 ignored\n";
        let counts = run_of(&[one, other, one].concat()).counts;
        assert_eq!(counts.to_string(), "1 passed, 0 failed, 2 skipped");
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
        assert_eq!(
            after.counts.to_string(),
            "6 passed, 1 failed, 0 skipped, 1 unsteady"
        );
    }

    #[test]
    fn a_second_run_that_ran_too_little_mends_nothing() {
        let again =
            run_of("test result: ok. 1 passed; 0 failed; 0 ignored; 0 measured; 6 filtered out");
        let after = run_of(FAILED).after(&again);
        assert_eq!(after.counts.to_string(), "5 passed, 2 failed, 0 skipped");
        assert_eq!(after.failed.len(), 2);
    }
}
