//! The crates, as a registry gets them.
//!
//! `cargo package` makes a `.crate` of each. They are unpacked beside a new project, which depends
//! on them by path and runs the first example of each crate's documents.

use super::steps::{command_in, printed, prints, read, step, version, write};
use crate::run::command;
use crate::{Outcome, paths};
use std::path::Path;

/// The crates that are published, and the document in each whose first example is run.
const CRATES: [(&str, &str); 2] = [
    ("rank-and-file", "docs/guide/library.md"),
    ("rank-and-file-api", "README.md"),
];

/// Packs the crates and uses them.
pub fn check(folder: &Path) -> Outcome {
    let version = version()?;
    step("pack the crates", || {
        let mut cargo = command("cargo");
        cargo.args(["package", "--no-verify", "--allow-dirty", "--quiet"]);
        cargo.args(CRATES.iter().flat_map(|(name, _)| ["--package", name]));
        cargo.arg("--target-dir").arg(folder.join("packed"));
        printed(&mut cargo).map(drop)
    })?;
    step("unpack them beside a new project", || {
        for (name, _) in CRATES {
            let packed = format!("packed/package/{name}-{version}.crate");
            printed(command_in(folder, "tar").args(["-xzf", &packed]))?;
        }
        project(folder, &version)
    })?;
    for (name, document) in CRATES {
        step(&format!("run the example of {name}"), || {
            let text = read(&folder.join(format!("{name}-{version}/{document}")))?;
            let example = example(&text).ok_or(format!("{document} has no example."))?;
            let main = folder.join("user/src/main.rs");
            write(&main, program(&example))?;
            let mut cargo = command_in(&folder.join("user"), "cargo");
            cargo.args(["run", "--quiet", "--target-dir"]);
            cargo.arg(paths::target().join("packages"));
            prints(&mut cargo, "The example is true.")
        })?;
    }
    Ok(())
}

/// Makes a project that depends on the unpacked crates.
fn project(folder: &Path, version: &str) -> Outcome {
    let lines = |text: fn(&str, &str) -> String| -> String {
        CRATES.iter().map(|(name, _)| text(name, version)).collect()
    };
    let manifest = format!(
        "[package]\nname = \"user\"\nversion = \"1.0.0\"\nedition = \"2024\"\n\n[dependencies]\n{}\n[patch.crates-io]\n{}",
        lines(|name, version| format!("{name} = \"{version}\"\n")),
        lines(|name, version| format!("{name} = {{ path = \"../{name}-{version}\" }}\n")),
    );
    write(&folder.join("user/Cargo.toml"), manifest)
}

/// Returns the code of the first example in a document.
fn example(text: &str) -> Option<String> {
    let (_, rest) = text.split_once("```rust\n")?;
    let (code, _) = rest.split_once("\n```")?;
    // What the documentation hides is code too.
    let lines = code
        .lines()
        .map(|line| line.strip_prefix("# ").unwrap_or(line));
    Some(lines.collect::<Vec<_>>().join("\n"))
}

/// Returns a program that runs an example.
fn program(example: &str) -> String {
    // An example with `?` ends in the type of its errors.
    let body = match example.contains("\nOk::<") {
        true => format!("let done = (|| {{\n{example}\n}})();\ndone.expect(\"no error\");"),
        false => example.to_owned(),
    };
    format!("fn main() {{\n{body}\nprintln!(\"The example is true.\");\n}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_example_of_a_document_becomes_a_program() {
        let text =
            "Words.\n\n```rust\nlet a = b()?;\n# Ok::<(), Error>(())\n```\n\n```rust\nno();\n```\n";
        let code = example(text).expect("an example");
        assert_eq!(code, "let a = b()?;\nOk::<(), Error>(())");
        assert!(program(&code).contains("done.expect"));
        assert!(!program("let a = 1;").contains("done"));
        assert_eq!(example("no code"), None);
    }

    #[test]
    fn every_crate_has_an_example_that_is_run() {
        let folders = [paths::root(), paths::root().join("packages/api")];
        for ((name, document), folder) in CRATES.iter().zip(folders) {
            let text = read(&folder.join(document)).expect("a document");
            assert!(example(&text).is_some(), "{name}: {document}");
        }
    }
}
