//! What a run of the tests came to: counts, times and failures, step by step.

use crate::Outcome;
use crate::counts::{Counts, Run, Watched};
use crate::run::minutes;
use std::process::ExitCode;
use std::time::{Duration, Instant};

/// A failure before anything was counted.
pub fn uncounted(sentence: String) -> (String, Counts) {
    (sentence, Counts::default())
}

/// What happened so far.
#[derive(Default)]
pub struct Report {
    counts: Counts,
    times: Vec<(&'static str, Duration)>,
    failures: Vec<String>,
    unsteady: Vec<String>,
}

impl Report {
    /// Does a step that the others need. Succeeding at it counts as nothing. Gives whether it did.
    pub fn prepare(&mut self, name: &'static str, work: impl FnOnce() -> Outcome) -> bool {
        self.tests(name, || work().map(|()| Run::default()).map_err(uncounted))
    }

    /// Does a step that is a test in itself. Gives whether it passed.
    pub fn check(&mut self, name: &'static str, work: impl FnOnce() -> Outcome) -> bool {
        self.tests(name, || {
            work()
                .map(|()| Run::counted(Counts::ONE_PASSED))
                .map_err(uncounted)
        })
    }

    /// Does a step that counts its own tests. Gives whether all of them passed.
    pub fn tests(&mut self, name: &'static str, work: impl FnOnce() -> Watched) -> bool {
        println!("\n== {name}");
        let start = Instant::now();
        let outcome = work();
        self.times.push((name, start.elapsed()));
        let (counts, sentence) = match outcome {
            Ok(run) => {
                let unsteady = run.unsteady.iter().map(|test| format!("{name}: {test}"));
                self.unsteady.extend(unsteady);
                let failed = run.counts.failed > 0;
                (
                    run.counts,
                    failed.then(|| format!("{name}: {}", run.counts)),
                )
            }
            Err((sentence, mut counts)) => {
                counts += Counts::ONE_FAILED;
                (counts, Some(format!("{name}: {sentence}")))
            }
        };
        self.counts += counts;
        let Some(sentence) = sentence else {
            return true;
        };
        println!("failed in {sentence}");
        self.failures.push(sentence);
        false
    }

    /// Counts a part of the tests as left out, with the reason.
    pub fn skip(&mut self, sentence: &str) {
        println!("\n{sentence}");
        self.counts += Counts::ONE_SKIPPED;
    }

    /// Prints the times, the failures and, last, the counts.
    pub fn close(self) -> ExitCode {
        println!("\n== report");
        for (name, time) in &self.times {
            println!("{name:<10} {:>10}", minutes(*time));
        }
        println!(
            "{:<10} {:>10}\n",
            "in all",
            minutes(self.times.iter().map(|(_, time)| *time).sum())
        );
        for failure in &self.failures {
            println!("failed in {failure}");
        }
        for test in &self.unsteady {
            println!("unsteady, failed once and passed when it was walked again, in {test}");
        }
        println!("{}", self.counts);
        if self.counts.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}
