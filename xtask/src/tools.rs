//! The tools that build the page from the crate, at the versions this project uses.
//!
//! | tool           | version                       | source                         |
//! |----------------|-------------------------------|--------------------------------|
//! | wasm32 target  | the toolchain's               | `rustup target add`            |
//! | trunk          | [`TRUNK`]                     | `cargo install`, into the cache |
//! | wasm-bindgen   | the one in `Cargo.lock`       | `cargo install`, into the cache |
//! | geckodriver    | [`GECKODRIVER`], for tests    | `cargo install`, into the cache |
//! | llvm-cov       | the toolchain's, for coverage | `rustup component add`         |
//! | cargo-deny     | [`CARGO_DENY`], for `deny`    | `cargo install`, into the cache |
//!
//! A tool of the right version that is on the path already is used. Any other version is left
//! alone: the project's goes into the user's cache, so that no other trunk is replaced. Removing
//! that folder undoes everything.

use crate::Outcome;
use crate::paths;
use crate::run::{command, output, run};
use std::path::{Path, PathBuf};

/// The version of trunk that `Trunk.toml` requires.
const TRUNK: &str = "0.21.14";

/// The version of Firefox's driver that the browser tests use.
const GECKODRIVER: &str = "0.37.1";

/// The version of cargo-deny, which checks what `deny.toml` allows.
const CARGO_DENY: &str = "0.20.2";

/// Settings for building the tools: they run for seconds, so compiling fast matters more.
const QUICKLY: [&str; 5] = [
    "profile.release.lto=false",
    "profile.release.opt-level=0",
    "profile.release.codegen-units=256",
    "profile.release.debug=false",
    "profile.release.strip=true",
];

/// The Rust target of the page's programs.
pub const WASM: &str = "wasm32-unknown-unknown";

/// A program to install, and about how many minutes that takes on two cores.
struct Tool {
    package: &'static str,
    /// The arguments by which cargo leaves out unused parts.
    without: &'static [&'static str],
    program: &'static str,
    version: String,
    minutes: u32,
}

/// Installs everything the page is built with, unless it is there, and announces it first.
///
/// # Errors
/// When something is missing and cannot be installed; the sentence names it and what to do by hand.
pub fn ensure_installed() -> Outcome {
    let needs_target = !has_wasm_target();
    let missing: Vec<Tool> = wanted()?.into_iter().filter(is_missing).collect();
    if needs_target {
        println!("The Rust target {WASM} is missing. rustup will add it: about half a minute.");
    }
    announce(&missing);
    if needs_target {
        run(command("rustup").args(["target", "add", WASM]))
            .map_err(|error| format!("{error}\nInstall the Rust target {WASM}, then try again."))?;
    }
    install(&missing)
}

/// Builds Firefox's driver, unless it is there, and announces it first.
///
/// # Errors
/// When it is missing and cannot be built.
pub fn ensure_geckodriver() -> Outcome {
    let tool = Tool {
        package: "geckodriver",
        without: &[],
        program: "geckodriver",
        version: GECKODRIVER.to_string(),
        minutes: 2,
    };
    let missing: Vec<Tool> = Some(tool).into_iter().filter(is_missing).collect();
    announce(&missing);
    install(&missing)
}

/// Builds cargo-deny, unless it is there, and announces it first.
///
/// # Errors
/// When it is missing and cannot be built.
pub fn ensure_cargo_deny() -> Outcome {
    let tool = Tool {
        package: "cargo-deny",
        without: &[],
        program: "cargo-deny",
        version: CARGO_DENY.to_string(),
        minutes: 6,
    };
    let missing: Vec<Tool> = Some(tool).into_iter().filter(is_missing).collect();
    announce(&missing);
    install(&missing)
}

fn announce(missing: &[Tool]) {
    for tool in missing {
        let (package, version) = (tool.package, &tool.version);
        let found = match installed(tool) {
            Some(other) => format!("{other} was found and stays as it is; {version} is needed"),
            None => format!("{package} {version} is missing"),
        };
        let (folder, minutes) = (paths::tool_programs(), tool.minutes);
        println!(
            "{found}. cargo will build it into {}: about {minutes} minutes on two cores.",
            folder.display()
        );
    }
}

fn install(missing: &[Tool]) -> Outcome {
    let build = paths::tools().join("build");
    for tool in missing {
        let mut install = command("cargo");
        install
            .args(["install", tool.package, "--locked", "--force"])
            .args(["--version", &tool.version])
            .args(tool.without)
            .args(QUICKLY.iter().flat_map(|setting| ["--config", setting]));
        install.arg("--root").arg(paths::tools());
        run(install.arg("--target-dir").arg(&build))?;
    }
    // An interrupted build would go on from here; a finished one is no longer needed.
    if !missing.is_empty() && std::fs::remove_dir_all(&build).is_err() {
        println!("{} could be removed now.", build.display());
    }
    Ok(())
}

/// Returns the tools at the versions this project uses.
fn wanted() -> Outcome<[Tool; 2]> {
    let trunk = Tool {
        package: "trunk",
        // Without default features, because it need not download tools over HTTPS or check for
        // newer versions.
        without: &["--no-default-features"],
        program: "trunk",
        version: TRUNK.to_string(),
        minutes: 2,
    };
    let path = paths::root().join("Cargo.lock");
    let lock = std::fs::read_to_string(&path)
        .map_err(|error| format!("{} could not be read: {error}.", path.display()))?;
    let version = locked_version(&lock, "wasm-bindgen")
        .ok_or_else(|| format!("{} does not name wasm-bindgen.", path.display()))?;
    let bindgen = Tool {
        package: "wasm-bindgen-cli",
        // The package has two more programs, for running tests.
        without: &["--bin", "wasm-bindgen"],
        program: "wasm-bindgen",
        version: version.to_string(),
        minutes: 2,
    };
    Ok([trunk, bindgen])
}

/// Returns the version of a package in the text of a `Cargo.lock`.
fn locked_version<'lock>(lock: &'lock str, package: &str) -> Option<&'lock str> {
    let (_, rest) = lock.split_once(&format!("name = \"{package}\"\nversion = \""))?;
    rest.split('"').next()
}

fn is_missing(tool: &Tool) -> bool {
    installed(tool).is_none_or(|found| !found.ends_with(&format!(" {}", tool.version)))
}

/// Returns the first line of the program's version output, such as `trunk 0.21.14`.
fn installed(tool: &Tool) -> Option<String> {
    let mut program = command(tool.program);
    let said = output(program.arg("--version").env_remove("NO_COLOR"))?;
    said.lines().next().map(str::to_string)
}

/// Returns the target of programs for this machine.
///
/// # Errors
/// When rustc does not tell.
pub fn host() -> Outcome<String> {
    let about = output(command("rustc").arg("-vV")).unwrap_or_default();
    let host = about.lines().find_map(|line| line.strip_prefix("host: "));
    host.map(str::to_owned)
        .ok_or_else(|| "rustc does not tell its host.".to_owned())
}

/// Returns the folder of LLVM's own programs, and has rustup add them unless they are there.
///
/// # Errors
/// When they are missing and cannot be added.
pub fn ensure_llvm() -> Outcome<PathBuf> {
    let root = output(command("rustc").args(["--print", "sysroot"])).unwrap_or_default();
    let folder = Path::new(&root)
        .join("lib/rustlib")
        .join(host()?)
        .join("bin");
    if !folder
        .join("llvm-cov")
        .with_extension(std::env::consts::EXE_EXTENSION)
        .is_file()
    {
        println!("llvm-tools are missing. rustup will add them: about half a minute.");
        run(command("rustup").args(["component", "add", "llvm-tools"]))
            .map_err(|error| format!("{error}\nInstall llvm-tools, then try again."))?;
    }
    Ok(folder)
}

fn has_wasm_target() -> bool {
    output(command("rustc").args(["--print", "target-libdir", "--target", WASM]))
        .is_some_and(|directory| Path::new(&directory).is_dir())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn trunk_toml_asks_for_the_version_that_is_installed() {
        let config =
            std::fs::read_to_string(paths::root().join("Trunk.toml")).expect("Trunk.toml is there");
        assert!(config.contains(&format!("trunk-version = \"={TRUNK}\"")));
    }

    #[test]
    fn the_wasm_bindgen_version_is_the_locked_one_and_not_a_relative_of_it() {
        let lock = "name = \"wasm-bindgen-macro\"\nversion = \"1.0.0\"\n\nname = \"wasm-bindgen\"\nversion = \"0.2.129\"\n";
        assert_eq!(locked_version(lock, "wasm-bindgen"), Some("0.2.129"));
        assert_eq!(locked_version(lock, "trunk"), None);
    }
}
