//! `cargo xtask deny`: checks the packages that are built upon against `deny.toml`.
//!
//! Licences, bans and sources are checked by what is on this machine. The list of known faults comes
//! from the network; where it cannot be had, that is said and the rest still counts.

use crate::run::{command, output, run};
use crate::{Outcome, paths, tools};

/// Checks licences, bans and sources, and the known faults if their list can be had.
///
/// # Errors
/// When a package is not allowed, or has a known fault.
pub fn deny() -> Outcome {
    tools::ensure_cargo_deny()?;
    let deny = |what: &[&str]| {
        let mut deny = command("cargo-deny");
        deny.current_dir(paths::root()).args(what);
        deny
    };
    run(&mut deny(&["check", "licenses", "bans", "sources"]))?;
    if output(&mut deny(&["fetch", "db"])).is_none() {
        println!("The list of known faults cannot be had now, so it was not looked at.");
        return Ok(());
    }
    run(&mut deny(&["check", "advisories"]))
}
