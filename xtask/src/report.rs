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

/// How many journeys of a run may fail and pass when they are walked once more. More, or one of them in two
/// engines, is no whim of a browser.
pub const FEW: usize = 2;

/// What happened so far.
pub struct Report {
    start: Instant,
    counts: Counts,
    times: Vec<(&'static str, Duration)>,
    failures: Vec<String>,
    /// The engine and the journey that failed in it and passed at the second walk.
    unsteady: Vec<(&'static str, String)>,
}

/// What a step came to, and how long it took.
pub struct Timed {
    time: Duration,
    outcome: Watched,
}

impl Timed {
    /// Does a step.
    pub fn of(work: impl FnOnce() -> Watched) -> Timed {
        let start = Instant::now();
        let outcome = work();
        Timed {
            time: start.elapsed(),
            outcome,
        }
    }
}

/// What is wrong with a run whose journeys were unsteady so: by engine and name.
fn unsteadiness(unsteady: &[(&str, String)]) -> Option<String> {
    let twice = unsteady.iter().enumerate().find(|(at, (_, journey))| {
        let before = &unsteady[..*at];
        before.iter().any(|(_, other)| other == journey)
    });
    if let Some((_, (_, journey))) = twice {
        return Some(format!(
            "the unsteady: {journey} failed in two engines before it passed."
        ));
    }
    (unsteady.len() > FEW).then(|| {
        let count = unsteady.len();
        format!("the unsteady: {count} journeys failed before they passed; {FEW} may.")
    })
}

impl Report {
    /// A report of nothing yet.
    pub fn begin() -> Report {
        Report {
            start: Instant::now(),
            counts: Counts::default(),
            times: Vec::new(),
            failures: Vec::new(),
            unsteady: Vec::new(),
        }
    }

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
        self.add(name, Timed::of(work))
    }

    /// Adds a step that was done, beside others perhaps. Gives whether all of its tests passed.
    pub fn add(&mut self, name: &'static str, Timed { time, outcome }: Timed) -> bool {
        self.times.push((name, time));
        let (counts, sentence) = match outcome {
            Ok(run) => {
                let unsteady = run.unsteady.iter().map(|test| (name, test.clone()));
                self.unsteady.extend(unsteady);
                let failed = run.counts.failed > 0;
                let what = || format!("{name}: {} ({})", run.counts, run.failed.join(", "));
                (run.counts, failed.then(what))
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

    /// Counts so many tests as skipped, with the reason.
    pub fn skip(&mut self, sentence: &str, tests: u64) {
        println!("\nSkipped: {sentence}");
        self.counts += Counts::of_skipped(tests);
    }

    /// Counts as a failure what is too unsteady to be borne.
    fn judge_the_unsteady(&mut self) {
        if let Some(sentence) = unsteadiness(&self.unsteady) {
            self.counts += Counts::ONE_FAILED;
            self.failures.push(sentence);
        }
    }

    /// Prints the times, the failures and, last, the counts.
    pub fn close(mut self) -> ExitCode {
        self.judge_the_unsteady();
        println!("\n== report");
        for (name, time) in &self.times {
            println!("{name:<10} {:>10}", minutes(*time));
        }
        println!("{:<10} {:>10}\n", "in all", minutes(self.start.elapsed()));
        for failure in &self.failures {
            println!("failed in {failure}");
        }
        for (engine, test) in &self.unsteady {
            println!(
                "unsteady, failed once and passed when it was walked again, in {engine}: {test}"
            );
        }
        println!("{}", self.counts);
        if self.counts.failed == 0 {
            ExitCode::SUCCESS
        } else {
            ExitCode::FAILURE
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(walks: &[(&'static str, &str)]) -> Option<String> {
        let walks: Vec<_> = walks
            .iter()
            .map(|&(engine, journey)| (engine, journey.to_owned()))
            .collect();
        unsteadiness(&walks)
    }

    #[test]
    fn two_unsteady_journeys_are_borne_and_three_are_not() {
        let two = [("chromium", "it_drags"), ("webkit", "it_drops")];
        assert_eq!(of(&[]), None);
        assert_eq!(of(&two), None);
        let three = [two[0], two[1], ("webkit", "it_steps")];
        assert!(of(&three).is_some_and(|sentence| sentence.contains("3 journeys")));
    }

    #[test]
    fn one_journey_unsteady_in_two_engines_is_not_borne() {
        let twice = [("chromium", "it_drags"), ("firefox", "it_drags")];
        assert!(of(&twice).is_some_and(|sentence| sentence.contains("it_drags")));
    }

    #[test]
    fn a_run_fails_by_what_was_unsteady_in_it_though_every_journey_passed() {
        let run = |engines: &[(&'static str, &[&str])]| {
            let mut report = Report::begin();
            for (engine, journeys) in engines {
                let mut run = Run::counted(Counts::ONE_PASSED);
                run.unsteady = journeys.iter().map(ToString::to_string).collect();
                assert!(report.tests(engine, || Ok(run)));
            }
            report.judge_the_unsteady();
            (report.counts.failed, report.failures.len())
        };
        let chromium = ("chromium", &["it_drags", "it_drops"][..]);
        assert_eq!(run(&[chromium, ("firefox", &[])]), (0, 0));
        assert_eq!(run(&[chromium, ("firefox", &["it_drops"])]), (1, 1));
        assert_eq!(run(&[chromium, ("webkit", &["it_steps"])]), (1, 1));
    }
}
