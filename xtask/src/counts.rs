//! What a test run printed, summed up.

use crate::run::line;
use std::fmt;
use std::io::{BufRead, BufReader, Write};
use std::ops::AddAssign;
use std::process::{Command, Stdio};

/// Tests by how they ended. Written `12 passed, 0 failed`, and `, 1 skipped` where any were.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    pub passed: u64,
    pub failed: u64,
    pub skipped: u64,
}

impl Counts {
    pub const ONE_PASSED: Counts = Counts {
        passed: 1,
        failed: 0,
        skipped: 0,
    };
    pub const ONE_FAILED: Counts = Counts {
        passed: 0,
        failed: 1,
        skipped: 0,
    };
    pub const ONE_SKIPPED: Counts = Counts {
        passed: 0,
        failed: 0,
        skipped: 1,
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
    }
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed", self.passed, self.failed)?;
        if self.skipped > 0 {
            write!(f, ", {} skipped", self.skipped)?;
        }
        Ok(())
    }
}

/// Whether a browser test says in this line that it is left out in the engine at hand. It will be counted as
/// passed, and has not been made. The harness may have begun the line.
fn is_left_out(line: &str) -> bool {
    line.contains("left out in ")
}

/// What a test command came to: its counts, or a sentence with what was counted until then.
pub type Watched = Result<Counts, (String, Counts)>;

/// Runs a test command, passing on what it prints line by line, and counts its tests.
///
/// # Errors
/// When it cannot be started, or fails although no test of it did: it did not compile, or a test ended the
/// whole process.
pub fn watch(command: &mut Command) -> Watched {
    let line = line(command);
    let mut counts = Counts::default();
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
        Ok(status) if status.success() || counts.failed > 0 => Ok(counts),
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
                skipped: 1
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

    #[test]
    fn the_closing_line_names_skipped_tests_only_where_there_are_some() {
        assert_eq!(Counts::ONE_PASSED.to_string(), "1 passed, 0 failed");
        assert_eq!(
            Counts::ONE_SKIPPED.to_string(),
            "0 passed, 0 failed, 1 skipped"
        );
    }
}
