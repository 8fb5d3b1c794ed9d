//! `cargo xtask outputs COMMIT`: whether the converter still writes the same bytes as at a commit.
//!
//! Both converters read every file of `tests/corpus`, and of a folder named beside it, and write it
//! in every notation and as JSON. Standard output, messages and exit status are compared.

use crate::run::{command, output, run};
use crate::{Outcome, page, paths};
use clap::Parser;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

/// Compare the converter's outputs with those of a commit
#[derive(Debug, Parser)]
pub struct Compared {
    /// The commit whose outputs are expected
    commit: String,
    /// A folder of more games, scores and books
    #[arg(long, value_name = "FOLDER", value_parser = crate::test::folder)]
    corpus: Option<PathBuf>,
}

/// How a converter is built: in less time than a release, and nearly as fast.
const BUILD: &str =
    "build --release --config profile.release.lto=false --config profile.release.codegen-units=16";

/// The converter in a tree: what is built, the program that this makes, and its first arguments.
/// Before there was a command, an example was the converter.
const CONVERTERS: [(&str, &str, &[&str]); 2] = [
    (
        "--package rank-and-file-command",
        "release/rank-and-file",
        &["convert"],
    ),
    (
        "--example convert --features containers",
        "release/examples/convert",
        &[],
    ),
];

/// A converter that has been built.
struct Converter {
    program: PathBuf,
    arguments: &'static [&'static str],
}

impl Converter {
    /// Returns the command that runs it.
    fn command(&self) -> Command {
        let mut command = Command::new(&self.program);
        command.args(self.arguments);
        command
    }
}

/// Compares every output of the present tree with that of the commit.
///
/// # Errors
/// When outputs differ, which the sentence names; also when the commit does not exist, or a
/// converter does not build.
pub fn outputs(compared: &Compared) -> Outcome {
    let folder =
        tempfile::tempdir().map_err(|error| format!("No folder could be made: {error}."))?;
    let (before, after) = (folder.path().join("before"), folder.path().join("after"));
    let before = converter_of(&compared.commit, &before)?;
    let after = converter(&paths::root(), &after)?;
    let help = output(after.command().arg("-h")).unwrap_or_default();
    let targets = targets(&help);
    if targets.is_empty() {
        return Err("The converter names no notation.".to_owned());
    }
    let mut files = page::files(&paths::root().join("tests/corpus"))?;
    if let Some(folder) = &compared.corpus {
        files.extend(page::files(folder)?);
    }
    let (mut bytes, mut different) = (0, Vec::new());
    for file in &files {
        for target in &targets {
            let (before, after) = std::thread::scope(|scope| {
                let other = scope.spawn(|| converted(&before, file, target));
                (converted(&after, file, target), other.join())
            });
            let before = before?;
            let after = after.map_err(|_| "The other converter was lost sight of.")??;
            bytes += before.stdout.len();
            if before != after {
                different.push(format!("{} as {target}", file.display()));
            }
        }
    }
    let (files, targets) = (files.len(), targets.len());
    if different.is_empty() {
        println!("{files} files in {targets} notations: the same {bytes} bytes.");
        return Ok(());
    }
    let (count, names) = (different.len(), different.join("\n"));
    let all = files * targets;
    Err(format!(
        "{names}\n{count} of {all} outputs differ from those of {}.",
        compared.commit
    ))
}

/// Builds the converter of a commit in a working tree that is removed afterwards.
fn converter_of(commit: &str, program: &Path) -> Outcome<Converter> {
    // A folder of always the same name, so that cargo replaces its last build.
    let tree = paths::target().join("outputs");
    let git = |words: &[&str]| {
        let mut git = command("git");
        git.args(["worktree"]).args(words).arg(&tree);
        git
    };
    if tree.exists() {
        run(&mut git(&["remove", "--force"]))?;
    }
    run(git(&["add", "--force", "--detach"]).arg(commit))?;
    let built = converter(&tree, program);
    let removed = run(&mut git(&["remove", "--force"]));
    built.and_then(|built| removed.map(|()| built))
}

/// Builds the converter of a tree and copies it to `program`.
fn converter(tree: &Path, program: &Path) -> Outcome<Converter> {
    let target = paths::target();
    let [command_of_today, example] = CONVERTERS;
    let has_command = tree.join("command/Cargo.toml").is_file();
    let (what, built, arguments) = if has_command {
        command_of_today
    } else {
        example
    };
    let mut build = command("cargo");
    build
        .args(BUILD.split(' '))
        .args(what.split(' '))
        .current_dir(tree);
    run(build.env("CARGO_TARGET_DIR", &target))?;
    let built = target.join(built);
    fs::copy(&built, program)
        .map_err(|error| format!("{} could not be copied: {error}.", built.display()))?;
    Ok(Converter {
        program: program.to_owned(),
        arguments,
    })
}

/// Returns what the converter can write, as its help names it.
fn targets(help: &str) -> Vec<String> {
    let (_, rest) = help.split_once("--to <NOTATION>").unwrap_or_default();
    let (_, rest) = rest.split_once("[possible values: ").unwrap_or_default();
    let (targets, _) = rest.split_once(']').unwrap_or_default();
    let targets = targets.split(", ").filter(|target| !target.is_empty());
    targets.map(str::to_owned).collect()
}

/// Runs a converter on a file.
fn converted(converter: &Converter, file: &Path, target: &str) -> Outcome<Output> {
    let program = &converter.program;
    converter
        .command()
        .args(["--to", target])
        .arg(file)
        .output()
        .map_err(|error| format!("{} could not be started: {error}.", program.display()))
}

#[cfg(test)]
mod tests {
    #[test]
    fn notations_are_read_from_the_help() {
        let help = "Options:\n      --to <NOTATION>    The notation [possible values: short, json, descriptive:kt]\n      \
            --from <NOTATION>  Another [possible values: auto]\n";
        assert_eq!(super::targets(help), ["short", "json", "descriptive:kt"]);
        assert!(super::targets("").is_empty());
    }
}
