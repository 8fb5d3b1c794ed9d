//! `cargo xtask packages`: packs each package, and uses it as a stranger does, from a project made
//! new in a temporary folder. It is run before a release, and is no part of `cargo xtask test`,
//! because it needs the registries of several languages.
//!
//! | package | made by | used by |
//! |---|---|---|
//! | `crate` | `cargo package` | a new cargo project that runs the examples of the documents |
//! | `npm` | `npm pack` | scripts in Node, a bundler, the compiler of TypeScript, and pages in Chromium |
//! | `python` | maturin | a new virtual environment that calls every function |
//! | `table` | the command `plies` | DuckDB, which answers the questions of the guide |
//! | `markdown` | `npm pack` | scripts in Node, beside markdown-it and remark |
//! | `obsidian` | its own script | Node and a page in Chromium, with a stand-in for the app |
//! | `sites` | the command, mdBook, Eleventy | pages in Chromium, without scripts and with them |
//!
//! Each package has a file of its name here, and `steps` has what they share. A check says what it
//! does, with the time that it took, and the first wrong answer ends the command.

mod crates;
mod markdown;
mod npm;
mod obsidian;
mod python;
mod sites;
mod steps;
mod table;

use crate::Outcome;
use crate::run::minutes;
use clap::{Parser, ValueEnum};
use std::path::Path;
use std::time::Instant;

/// A package of this project.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Package {
    /// The crates, from a new cargo project
    Crate,
    /// The npm package, from Node, a bundler and a page
    Npm,
    /// The wheel, from a new virtual environment
    Python,
    /// The table of plies, from a database
    Table,
    /// The plug-ins of markdown-it and remark, from Node
    Markdown,
    /// The plug-in of Obsidian, with a stand-in for the app
    Obsidian,
    /// The sites in examples, built and opened
    Sites,
}

impl Package {
    /// Packs it and uses it; the folder is empty, and removed afterwards.
    fn check(self, folder: &Path) -> Outcome {
        match self {
            Package::Crate => crates::check(folder),
            Package::Npm => npm::check(folder),
            Package::Python => python::check(folder),
            Package::Table => table::check(folder),
            Package::Markdown => markdown::check(folder),
            Package::Obsidian => obsidian::check(folder),
            Package::Sites => sites::check(folder),
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
}
