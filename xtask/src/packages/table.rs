//! The table of plies, asked in SQL as the guide shows.
//!
//! The command writes a table of the project's own games. DuckDB, installed in an environment of its
//! own, answers the questions of the guide, whose text `command/tests/questions.py` takes from the
//! page itself.

use super::steps::{Environment, command_in, printed, prints, step};
use crate::run::command;
use crate::{Outcome, paths};
use std::path::Path;

/// The database that is asked.
const DUCKDB: &str = "duckdb>=1";

/// Writes a table and asks the questions of the guide.
pub fn check(folder: &Path) -> Outcome {
    let root = paths::root();
    step("write a table", || {
        let mut cargo = command("cargo");
        cargo.args([
            "run",
            "--quiet",
            "--package",
            "rank-and-file-command",
            "--",
            "plies",
        ]);
        cargo.arg(root.join("tests/corpus/games.pgn"));
        cargo.arg("--parquet").arg(folder.join("plies.parquet"));
        printed(&mut cargo).map(drop)
    })?;
    let environment = Environment::new(&folder.join("environment"))?;
    step("install DuckDB", || environment.install(&[DUCKDB]))?;
    step("ask the questions of the guide", || {
        let mut python = command_in(folder, &environment.program("python"));
        python.arg(root.join("command/tests/questions.py"));
        python.arg(root.join("docs/guide/archives.md"));
        prints(&mut python, "All right.")
    })
}
