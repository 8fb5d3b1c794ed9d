//! Child processes, started in the project's root with the pinned tools first on the path.

use crate::{Outcome, paths};
use std::ffi::OsString;
use std::fs::File;
use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::Duration;

/// Returns a command that runs in the project's root and finds the tools installed by this project
/// first.
pub fn command(program: &str) -> Command {
    let mut command = Command::new(program);
    command
        .current_dir(paths::root())
        .stdin(Stdio::null())
        .env("PATH", search_path());
    // `cargo run` describes xtask itself in these variables. A build started from here must not see
    // them, or its build scripts would run again each time the same build is started by hand.
    for (name, _) in std::env::vars_os() {
        let of_this_package = name.to_str().is_some_and(|name| {
            name.starts_with("CARGO_PKG_") || name.starts_with("CARGO_MANIFEST_") || name == "CARGO"
        });
        if of_this_package {
            command.env_remove(name);
        }
    }
    command
}

/// Returns the folders searched for programs: the project's own, the user's cargo programs, then
/// `PATH` as it is.
fn search_path() -> OsString {
    let mut directories = vec![paths::tool_programs(), paths::cargo_programs()];
    directories.extend(std::env::split_paths(
        &std::env::var_os("PATH").unwrap_or_default(),
    ));
    std::env::join_paths(&directories)
        .unwrap_or_else(|_| std::env::var_os("PATH").unwrap_or_default())
}

/// Runs a command to its end, with its output shown.
///
/// # Errors
/// When it cannot be started, or does not succeed.
pub fn run(command: &mut Command) -> Outcome {
    let line = line(command);
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!(
            "`{line}` failed ({status}); what it printed above says why."
        )),
        Err(error) => Err(format!("`{line}` could not be started: {error}.")),
    }
}

/// Runs a command to its end, and writes its standard output to a file as well as showing it.
///
/// # Errors
/// When it cannot be started, does not succeed, or the file cannot be written.
pub fn show_and_keep(command: &mut Command, file: &Path) -> Outcome {
    let line = line(command);
    let unwritten = |error| format!("{} could not be written: {error}.", file.display());
    let mut log = File::create(file).map_err(unwritten)?;
    let mut child = command
        .stdout(Stdio::piped())
        .spawn()
        .map_err(|error| format!("`{line}` could not be started: {error}."))?;
    let lines = child
        .stdout
        .take()
        .map(|output| BufReader::new(output).split(b'\n'));
    for mut bytes in lines.into_iter().flatten().map_while(Result::ok) {
        bytes.push(b'\n');
        // If the output is no longer read, the tests should still finish.
        let _ = std::io::stdout().write_all(&bytes);
        log.write_all(&bytes).map_err(unwritten)?;
    }
    match child.wait() {
        Ok(status) if status.success() => Ok(()),
        Ok(status) => Err(format!("`{line}` failed ({status}).")),
        Err(error) => Err(format!("`{line}` was lost sight of: {error}.")),
    }
}

/// Returns a command's standard output, trimmed; `None` if it cannot be started or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.stderr(Stdio::null()).output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_string();
    output.status.success().then_some(text)
}

/// Returns a command as it would be typed.
pub fn line(command: &Command) -> String {
    let words = std::iter::once(command.get_program()).chain(command.get_args());
    words
        .map(|word| word.to_string_lossy().into_owned())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns a length of time in words: `48 s` or `3.2 min`.
pub fn minutes(time: Duration) -> String {
    let seconds = time.as_secs_f64();
    if seconds < 60.0 {
        format!("{seconds:.0} s")
    } else {
        format!("{:.1} min", seconds / 60.0)
    }
}
