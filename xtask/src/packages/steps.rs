//! Steps of a check: commands that have to succeed, and what they have to print.

use crate::run::{command, line, minutes};
use crate::{Outcome, paths};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Does a step, and prints what it was and how long it took.
pub fn step<T>(what: &str, does: impl FnOnce() -> Outcome<T>) -> Outcome<T> {
    let begin = Instant::now();
    let done = does().map_err(|error| format!("While trying to {what}: {error}"))?;
    println!("  {what}: {}", minutes(begin.elapsed()));
    Ok(done)
}

/// Returns a command that runs in this folder.
pub fn command_in(folder: &Path, program: &str) -> Command {
    let mut command = command(program);
    command.current_dir(folder);
    command
}

/// Runs a command and returns what it prints. It is quiet unless it fails.
pub fn printed(command: &mut Command) -> Outcome<String> {
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
pub fn prints(command: &mut Command, expected: &str) -> Outcome {
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
pub fn write(path: &Path, text: impl AsRef<[u8]>) -> Outcome {
    let made = path.parent().map_or(Ok(()), std::fs::create_dir_all);
    made.and_then(|()| std::fs::write(path, text))
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}

/// Reads a text file.
pub fn read(path: &Path) -> Outcome<String> {
    std::fs::read_to_string(path)
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))
}

/// Returns the version of the packages, from the workspace.
pub fn version() -> Outcome<String> {
    let manifest = read(&paths::root().join("Cargo.toml"))?;
    let line = manifest.lines().find(|line| line.starts_with("version = "));
    let version = line.and_then(|line| line.split('"').nth(1));
    let version = version.ok_or("Cargo.toml names no version.")?;
    Ok(version.to_owned())
}

/// A virtual environment of Python.
pub struct Environment(PathBuf);

impl Environment {
    /// Makes an environment in this folder.
    pub fn new(folder: &Path) -> Outcome<Environment> {
        let mut python = command("python3");
        python.args(["-m", "venv"]).arg(folder);
        printed(&mut python)?;
        Ok(Environment(folder.to_owned()))
    }

    /// Returns the path of a program in it.
    pub fn program(&self, name: &str) -> String {
        let programs = if cfg!(windows) { "Scripts" } else { "bin" };
        self.0
            .join(programs)
            .join(name)
            .to_string_lossy()
            .into_owned()
    }

    /// Installs packages, by the words that pip takes.
    pub fn install(&self, words: &[&str]) -> Outcome {
        let mut pip = command(&self.program("python"));
        pip.args([
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
        ]);
        printed(pip.args(words)).map(drop)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

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
