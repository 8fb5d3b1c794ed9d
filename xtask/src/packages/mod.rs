//! `cargo xtask packages`: packs each package, and uses it as a stranger does, from a project made
//! new in a temporary folder. It is run before a release, and is no part of `cargo xtask test`,
//! because it needs the registries of several languages.
//!
//! | package | made by | used by |
//! |---|---|---|
//! | `crate` | `cargo package` | a new cargo project that runs the examples of the documents |
//!
//! Each package has a file of its name here. It says what it does, with the time that it took, and
//! the first wrong answer ends the command.

mod crates;

use crate::run::{command, line, minutes};
use crate::{Outcome, paths};
use clap::{Parser, ValueEnum};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Instant;

/// A package of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Package {
    /// The crates, from a new cargo project
    Crate,
}

impl Package {
    /// Packs it and uses it; the folder is empty, and removed afterwards.
    fn check(self, folder: &Path) -> Outcome {
        match self {
            Package::Crate => crates::check(folder),
        }
    }

    /// Returns the name that is typed.
    fn name(self) -> String {
        let value = self.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

/// Pack each package, or these, and use it from a new project in a temporary folder
#[derive(Debug, Parser)]
pub struct Wanted {
    /// The packages, in this order
    #[arg(value_name = "NAME", value_enum, default_values_t = Package::value_variants().to_vec())]
    names: Vec<Package>,
}

/// Packs the packages and uses each of them.
///
/// # Errors
/// When one cannot be packed or used, or gives a wrong answer.
pub fn packages(wanted: &Wanted) -> Outcome {
    for &package in &wanted.names {
        let (name, begin) = (package.name(), Instant::now());
        println!("{name}");
        let folder = tempfile::tempdir()
            .map_err(|error| format!("No temporary folder could be made: {error}."))?;
        package
            .check(folder.path())
            .map_err(|error| format!("The package {name} is not fit to be published. {error}"))?;
        println!("{name}: all right after {}", minutes(begin.elapsed()));
    }
    Ok(())
}

/// Does a step, and prints what it was and how long it took.
fn step<T>(what: &str, does: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    let begin = Instant::now();
    let done = does().map_err(|error| format!("While trying to {what}: {error}"))?;
    println!("  {what}: {}", minutes(begin.elapsed()));
    Ok(done)
}

/// Returns a command that runs in this folder.
fn command_in(folder: &Path, program: &str) -> Command {
    let mut command = command(program);
    command.current_dir(folder);
    command
}

/// Runs a command and returns what it prints. It is quiet unless it fails.
fn printed(command: &mut Command) -> Outcome<String> {
    let line = line(command);
    let output = command
        .stdin(Stdio::null())
        .output()
        .map_err(|error| format!("`{line}` could not be started: {error}."))?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    if output.status.success() {
        return Ok(text);
    }
    let error = String::from_utf8_lossy(&output.stderr);
    let status = output.status;
    Err(format!("`{line}` failed ({status}).\n{text}{error}"))
}

/// Runs a command that has to print these words.
fn prints(command: &mut Command, expected: &str) -> Outcome {
    let line = line(command);
    let text = printed(command)?;
    match text.contains(expected) {
        true => Ok(()),
        false => Err(format!(
            "`{line}` should print \"{expected}\", not:\n{text}"
        )),
    }
}

/// Writes a file, with the folders above it.
fn write(path: &Path, text: impl AsRef<[u8]>) -> Outcome {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::write(path, text))
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}

/// Reads a text file.
fn read(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path)
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

/// Returns the version of the packages, from the workspace.
fn version() -> Outcome<String> {
    let manifest = read(&paths::root().join("Cargo.toml"))?;
    let line = manifest.lines().find(|line| line.starts_with("version = "));
    let version = line.and_then(|line| line.split('"').nth(1));
    let version = version.ok_or("Cargo.toml names no version.")?;
    Ok(version.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_packages_are_checked_unless_some_are_named() {
        let all = Wanted::try_parse_from(["packages"]).expect("no names");
        assert_eq!(all.names, Package::value_variants());
        let one = Wanted::try_parse_from(["packages", "crate"]).expect("a name");
        assert_eq!(one.names, [Package::Crate]);
        let refusal = Wanted::try_parse_from(["packages", "egg"]).expect_err("no such package");
        assert!(refusal.to_string().contains("crate"), "{refusal}");
    }

    #[test]
    fn a_wrong_answer_is_shown_with_the_right_one() {
        let mut rustc = command("rustc");
        assert_eq!(prints(rustc.arg("--version"), "rustc "), Ok(()));
        let refusal = prints(command("rustc").arg("--version"), "1. e4").expect_err("no move");
        assert!(
            refusal.contains("1. e4") && refusal.contains("rustc "),
            "{refusal}"
        );
    }
}
