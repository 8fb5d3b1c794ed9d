//! `cargo xtask fuzz`: looks for inputs that break a law, led by the places of the code that an
//! input reaches.
//!
//! | folder | content |
//! |---|---|
//! | `fuzz/fuzz_targets` | a program for each target |
//! | `fuzz/corpus` | the inputs that the tests try too |
//! | `target/fuzz/corpus` | all inputs found on this machine |
//! | `target/fuzz/faults` | inputs that broke a law |
//!
//! The targets are built with the pinned toolchain and the flags of `cargo fuzz`, without that
//! program. libFuzzer comes with a crate and needs a C++ compiler.

use crate::run::{command, minutes, output, run};
use crate::{Outcome, paths, tools};
use clap::Parser;
use std::collections::BTreeMap;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;
use std::time::{Duration, Instant};

/// The flags that make a program count the places it passes.
const COUNTING: &str = "--cfg fuzzing -Ccodegen-units=1 -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table";

/// The flag that makes it tell what it compares, too.
const COMPARING: &str = "-Cllvm-args=-sanitizer-coverage-trace-compares";

/// The flag that makes a program count its lines.
const LINES: &str = "-Cinstrument-coverage";

/// Most bytes of an input.
const LONGEST: &str = "4096";

/// Most bytes that the repository keeps for a target; the smallest inputs come first.
const KEPT: u64 = 72_000;

/// The readers whose lines are measured, with the files or folders they are in.
const READERS: [(&str, &[&str]); 13] = [
    (
        "PGN",
        &["src/game/pgn", "src/game/decode.rs", "src/game/comment.rs"],
    ),
    (
        "FEN, lists of positions",
        &["src/game/fen", "src/game/positions.rs"],
    ),
    ("links", &["src/session/link.rs"]),
    (
        "algebraic, coordinates",
        &[
            "src/notation/algebraic.rs",
            "src/notation/scan.rs",
            "src/notation/uci.rs",
            "src/notation/numeric.rs",
            "src/notation/smith.rs",
            "src/notation/telegraphic.rs",
        ],
    ),
    ("descriptive", &["src/notation/descriptive"]),
    ("continental descriptive", &["src/notation/continental"]),
    (
        "reversible, three symbols",
        &["src/notation/reversible", "src/notation/three"],
    ),
    ("books", &["src/book"]),
    ("files", &["src/container"]),
    ("libraries", &["src/library", "src/service/library.rs"]),
    ("records", &["src/keep", "src/session/head.rs"]),
    ("the element", &["src/study"]),
    ("patches", &["src/dom/patch.rs", "src/view/plan.rs"]),
];

/// Look for inputs that break a law, and end with a table
#[derive(Debug, Parser)]
pub struct Wanted {
    /// The minutes for all targets together
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..))]
    minutes: u64,
    /// Only this target; may be given more than once
    #[arg(long = "target", value_name = "NAME")]
    targets: Vec<String>,
    /// Replace the corpus of the repository by the smallest inputs that reach the same places
    #[arg(long)]
    keep: bool,
    /// Also look at what the program compares: half as many runs, but words are found that
    /// `fuzz/chess.dict` lacks
    #[arg(long)]
    compare: bool,
    /// Instead, measure the lines of each reader that the inputs reach
    #[arg(long, conflicts_with_all = ["compare", "keep", "targets"])]
    coverage: bool,
}

/// Does what is wanted.
///
/// # Errors
/// When a fault is found; the sentence names the input.
pub fn fuzz(wanted: &Wanted) -> Outcome {
    let targets = chosen(&wanted.targets)?;
    if wanted.coverage {
        return coverage(&targets);
    }
    let flags = match wanted.compare {
        true => format!("{COUNTING} {COMPARING}"),
        false => COUNTING.to_owned(),
    };
    let programs = built(&flags, "fuzz")?;
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let seconds = wanted.minutes * 60 * cores.min(targets.len()) as u64 / targets.len() as u64;
    println!("{} targets, {seconds} s for each.", targets.len());
    let faults = searched(&targets, &programs, seconds.max(1), cores)?;
    if wanted.keep {
        for target in &targets {
            keep(target, &programs)?;
        }
    }
    if faults.is_empty() {
        return Ok(());
    }
    Err(faults.join("\n"))
}

/// Returns the targets of these names, or all.
fn chosen(names: &[String]) -> Outcome<Vec<String>> {
    let folder = paths::root().join("fuzz/fuzz_targets");
    let mut known = files(&folder)?
        .iter()
        .filter_map(|path| stem(path))
        .collect::<Vec<_>>();
    known.sort();
    if let Some(unknown) = names.iter().find(|name| !known.contains(name)) {
        let known = known.join(", ");
        return Err(format!(
            "There is no target {unknown}. The targets are {known}."
        ));
    }
    Ok(if names.is_empty() {
        known
    } else {
        names.to_vec()
    })
}

/// Returns the folder of the programs, built with these flags.
fn built(flags: &str, profile: &str) -> Outcome<PathBuf> {
    let host = tools::host()?;
    // Named, so that build scripts and macros are built without the flags.
    let mut cargo = command("cargo");
    cargo.args([
        "build",
        "--quiet",
        "--package",
        "rank-and-file-fuzz",
        "--bins",
    ]);
    cargo.args(["--profile", profile, "--target", &host]);
    println!("The targets are built; the first time this takes some minutes.");
    run(cargo.env("RUSTFLAGS", flags))?;
    let profile = if profile == "dev" { "debug" } else { profile };
    Ok(paths::target().join(host).join(profile))
}

/// What a run of the fuzzer said at its end.
#[derive(Debug, Default, PartialEq, Eq)]
struct Said {
    runs: u64,
    new: u64,
    places: u64,
    fault: Option<String>,
}

/// Reads what the fuzzer printed.
fn said(log: &str) -> Said {
    let number = |text: &str| text.trim().parse().unwrap_or_default();
    let mut said = Said::default();
    for line in log.lines() {
        if let Some(runs) = line.strip_prefix("stat::number_of_executed_units:") {
            said.runs = number(runs);
        } else if let Some(new) = line.strip_prefix("stat::new_units_added:") {
            said.new = number(new);
        } else if let Some((_, rest)) = line.split_once(" cov: ") {
            said.places = number(rest.split(' ').next().unwrap_or_default());
        } else if let Some((_, path)) = line.split_once("Test unit written to ") {
            said.fault = Some(path.trim().to_owned());
        }
    }
    said
}

/// Runs the targets, as many at a time as there are cores, and prints a row for each. Returns a
/// sentence for each fault.
fn searched(
    targets: &[String],
    programs: &Path,
    seconds: u64,
    cores: usize,
) -> Outcome<Vec<String>> {
    let waiting = Mutex::new(targets.iter());
    let faults = Mutex::new(Vec::new());
    let total = Mutex::new((0, Duration::ZERO));
    println!(
        "{:<10} {:>12} {:>9} {:>7} {:>8}",
        "target", "runs", "time", "new", "places"
    );
    let work = || -> Outcome {
        loop {
            let next = waiting.lock().ok().and_then(|mut waiting| waiting.next());
            let Some(target) = next else {
                return Ok(());
            };
            let begun = Instant::now();
            let (said, sound) = search(target, programs, seconds)?;
            let time = begun.elapsed();
            println!(
                "{target:<10} {:>12} {:>9} {:>7} {:>8}",
                said.runs,
                minutes(time),
                said.new,
                said.places
            );
            if let Ok(mut total) = total.lock() {
                total.0 += said.runs;
                total.1 += time;
            }
            if !sound && let Ok(mut faults) = faults.lock() {
                let log = log_of(target);
                let found = said
                    .fault
                    .unwrap_or_else(|| "nothing was written".to_owned());
                faults.push(format!("{target}: {found}; {} says more.", log.display()));
            }
        }
    };
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..cores).map(|_| scope.spawn(work)).collect();
        workers
            .into_iter()
            .try_for_each(|worker| match worker.join() {
                Ok(outcome) => outcome,
                Err(_) => Err("A run was lost sight of.".to_owned()),
            })
    })?;
    if let Ok((runs, time)) = total.into_inner() {
        println!("{:<10} {runs:>12} {:>9} of one core", "all", minutes(time));
    }
    Ok(faults.into_inner().unwrap_or_default())
}

/// Runs one target for so long. Returns what it said, and whether it found no fault.
fn search(target: &str, programs: &Path, seconds: u64) -> Outcome<(Said, bool)> {
    let (found, faults) = (found(target), home().join("faults"));
    made(&found)?;
    made(&faults)?;
    let log = log_of(target);
    let mut fuzzer = fuzzer(target, programs)?;
    fuzzer.arg(format!("-max_total_time={seconds}"));
    fuzzer.arg(format!("-artifact_prefix={}/{target}-", faults.display()));
    fuzzer.args([
        "-print_final_stats=1",
        "-timeout=30",
        "-rss_limit_mb=3000",
        "-malloc_limit_mb=1000",
    ]);
    fuzzer.arg(found).arg(kept(target));
    fuzzer.stderr(File::create(&log).map_err(|error| unwritten(&log, &error))?);
    let status = fuzzer.status();
    let status = status.map_err(|error| format!("{target} could not be started: {error}."))?;
    let log = fs::read(&log).map_err(|error| format!("{}: {error}", log.display()))?;
    Ok((said(&String::from_utf8_lossy(&log)), status.success()))
}

/// Returns the command of a target's program, with what every use of it needs.
fn fuzzer(target: &str, programs: &Path) -> Outcome<Command> {
    let mut fuzzer = command(&programs.join(target).to_string_lossy());
    fuzzer.arg(format!("-max_len={LONGEST}"));
    fuzzer.arg(format!(
        "-dict={}",
        paths::root().join("fuzz/chess.dict").display()
    ));
    Ok(fuzzer)
}

/// Replaces the inputs in the repository by the smallest that reach the same places as all inputs
/// found. Those that once broke a law stay.
fn keep(target: &str, programs: &Path) -> Outcome {
    let (all, merged) = (found(target), home().join("merged").join(target));
    let _ = fs::remove_dir_all(&merged);
    made(&merged)?;
    let mut fuzzer = fuzzer(target, programs)?;
    fuzzer
        .args(["-set_cover_merge=1", "-use_counters=0"])
        .arg(&merged)
        .arg(&all)
        .arg(kept(target));
    let log = log_of(target);
    fuzzer.stderr(File::create(&log).map_err(|error| unwritten(&log, &error))?);
    run(&mut fuzzer)?;
    let size = |path: &PathBuf| fs::metadata(path).map_or(0, |about| about.len());
    let mut smallest = files(&merged)?;
    smallest.sort_by_key(|path| (size(path), path.clone()));
    for path in files(&kept(target))? {
        if !stem(&path).is_some_and(|name| name.starts_with("regression")) {
            fs::remove_file(&path).map_err(|error| unwritten(&path, &error))?;
        }
    }
    let mut left = KEPT;
    for path in smallest {
        left = left.saturating_sub(size(&path));
        if let (Some(name), 1..) = (path.file_name(), left) {
            let to = kept(target).join(name);
            fs::copy(&path, &to).map_err(|error| unwritten(&to, &error))?;
        }
    }
    Ok(())
}

/// Measures the lines of each reader that the inputs reach, and prints them.
fn coverage(targets: &[String]) -> Outcome {
    let llvm = tools::ensure_llvm()?;
    let programs = built(LINES, "dev")?;
    let folder = home().join("coverage");
    let _ = fs::remove_dir_all(&folder);
    made(&folder)?;
    for target in targets {
        let mut inputs = files(&kept(target))?;
        inputs.extend(files(&found(target)).unwrap_or_default());
        // A command line has room for so many names.
        for (part, inputs) in inputs.chunks(2_000).enumerate() {
            let counts = folder.join(format!("{target}-{part}.profraw"));
            let log = log_of(target);
            let mut program = command(&programs.join(target).to_string_lossy());
            program.args(inputs).env("LLVM_PROFILE_FILE", counts);
            program.stdout(File::create(&log).map_err(|error| unwritten(&log, &error))?);
            run(&mut program)?;
        }
    }
    let counts = files(&folder)?;
    let merged = folder.join("all.profdata");
    let mut merge = command(&llvm.join("llvm-profdata").to_string_lossy());
    run(merge
        .args(["merge", "-sparse", "-o"])
        .arg(&merged)
        .args(counts))?;
    let mut export = command(&llvm.join("llvm-cov").to_string_lossy());
    export
        .args(["export", "-summary-only", "-instr-profile"])
        .arg(&merged);
    for target in targets {
        export.arg("-object").arg(programs.join(target));
    }
    let report = output(&mut export).ok_or("llvm-cov has failed.")?;
    let lines = lines(&report).ok_or("llvm-cov's report could not be read.")?;
    println!("{:<28} {:>7} {:>8}", "reader", "lines", "reached");
    for (reader, paths) in READERS {
        let of = lines
            .iter()
            .filter(|(file, _)| paths.iter().any(|path| file.contains(path)));
        let (all, reached) = of.fold((0, 0), |sum, (_, (all, reached))| {
            (sum.0 + all, sum.1 + reached)
        });
        println!(
            "{reader:<28} {all:>7} {:>6.1} %",
            100.0 * reached as f64 / f64::max(all as f64, 1.0)
        );
    }
    let table = home().join("coverage.tsv");
    let rows = lines
        .iter()
        .map(|(file, (all, reached))| format!("{file}\t{all}\t{reached}\n"));
    fs::write(&table, rows.collect::<String>()).map_err(|error| unwritten(&table, &error))?;
    println!("{} has a row for each file.", table.display());
    Ok(())
}

/// Returns the lines of each file of the project, and how many are reached.
fn lines(report: &str) -> Option<BTreeMap<String, (u64, u64)>> {
    let report: serde_json::Value = serde_json::from_str(report).ok()?;
    let root = paths::root();
    let mut lines = BTreeMap::new();
    for file in report["data"][0]["files"].as_array()? {
        let path = Path::new(file["filename"].as_str()?);
        let Ok(path) = path.strip_prefix(&root) else {
            continue;
        };
        let count = |name: &str| file["summary"]["lines"][name].as_u64();
        let path = path.to_string_lossy().replace('\\', "/");
        lines.insert(path, (count("count")?, count("covered")?));
    }
    Some(lines)
}

fn home() -> PathBuf {
    paths::target().join("fuzz")
}

/// Returns the folder of all inputs of a target that this machine has found.
fn found(target: &str) -> PathBuf {
    home().join("corpus").join(target)
}

/// Returns the folder of a target's inputs in the repository.
fn kept(target: &str) -> PathBuf {
    paths::root().join("fuzz/corpus").join(target)
}

fn log_of(target: &str) -> PathBuf {
    home().join(format!("{target}.log"))
}

fn stem(path: &Path) -> Option<String> {
    Some(path.file_stem()?.to_string_lossy().into_owned())
}

/// Returns the files of a folder, by name.
fn files(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(folder);
    let entries = entries.map_err(|error| format!("{}: {error}.", folder.display()))?;
    let mut files: Vec<PathBuf> = entries
        .filter_map(|entry| Some(entry.ok()?.path()))
        .collect();
    files.sort();
    Ok(files)
}

fn made(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).map_err(|error| unwritten(folder, &error))
}

fn unwritten(path: &Path, error: &std::io::Error) -> String {
    format!("{} could not be written: {error}.", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_fuzzer_says_is_read() {
        let log = "INFO: seed corpus: files: 3\n#12\tINITED cov: 10 ft: 11 corp: 1/1b\n\
            #99\tNEW    cov: 140 ft: 300 corp: 9/90b lim: 4 exec/s: 0\n\
            Test unit written to faults/pgn-crash-1\n\
            stat::number_of_executed_units: 1234\nstat::new_units_added:          5\n";
        let expected = Said {
            runs: 1234,
            new: 5,
            places: 140,
            fault: Some("faults/pgn-crash-1".to_owned()),
        };
        assert_eq!(said(log), expected);
    }

    #[test]
    fn the_lines_of_the_project_are_told_from_those_of_others() {
        let own = paths::root().join("src/lib.rs");
        let report = serde_json::json!({ "data": [{ "files": [
            { "filename": own, "summary": { "lines": { "count": 10, "covered": 9 } } },
            { "filename": "/elsewhere/lib.rs", "summary": { "lines": { "count": 1, "covered": 0 } } },
        ] }] });
        let lines = lines(&report.to_string()).expect("a report");
        assert_eq!(
            lines.into_iter().collect::<Vec<_>>(),
            [("src/lib.rs".to_owned(), (10, 9))]
        );
    }

    #[test]
    fn a_target_that_does_not_exist_is_refused_with_those_that_do() {
        let refused = chosen(&["chess".to_owned()]).expect_err("no such target");
        assert!(
            refused.contains("fen") && refused.contains("session"),
            "{refused}"
        );
        assert!(chosen(&[]).expect("all").len() > 10);
    }
}
