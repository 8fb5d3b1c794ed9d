//! `cargo xtask pictures`: takes the pictures of the page that the README shows.

use crate::browser::Engine;
use crate::run::{command, run};
use crate::server::{self, Host};
use crate::{Outcome, page, paths};
use clap::Parser;
use std::path::PathBuf;

/// Take the pictures of the page for the README, light and dark, in docs/pictures
#[derive(Debug, Parser)]
pub struct Wanted {
    /// Picture the site in this folder, without building
    #[arg(long)]
    folder: Option<PathBuf>,
}

/// Serves the release page to the program `pictures` of the browser tests, which takes them.
///
/// # Errors
/// When the page does not build, Chromium is missing, or a picture cannot be taken.
pub fn pictures(wanted: Wanted) -> Outcome {
    let folder = wanted.folder.map_or_else(page::build, Ok)?;
    Engine::Chromium.ensure_installed()?;
    let address = server::start(Host::new(&folder))?;
    let mut take = command("cargo");
    take.args("run --quiet --package rank-and-file-browser --bin pictures --".split(' '));
    take.arg(address);
    run(take.env("RANK_AND_FILE_SHOTS", paths::root().join("docs/pictures")))
}
