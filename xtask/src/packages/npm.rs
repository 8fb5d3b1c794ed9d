//! The npm package `chess-notation`: the element, and the API as a program of its own.
//!
//! | part | from |
//! |---|---|
//! | `embed.js`, `chess-notation-….js`, `.css` and `.wasm`, `pieces/` | the release page |
//! | `notation.js`, `books.js`, `figures.js` and their programs | the crate in `packages/npm`, finished by wasm-bindgen |
//! | everything else | `packages/npm`, as it is |
//!
//! It is packed, and installed from its tarball in a new project. There it is used in Node, on a
//! server that has no page, through a bundler, and by a page in Chromium.

use super::steps::{command_in, printed, prints, read, step, version, write};
use crate::after::names::{SCRIPT, STEM};
use crate::browser::Engine;
use crate::run::command;
use crate::server::{self, Host};
use crate::tools::{self, WASM};
use crate::{Outcome, page, paths, size};
use std::path::{Path, PathBuf};

/// The most bytes that the API may have after brotli, with all files that it needs.
const BUDGET: usize = 150_000;

/// The files of the API.
const API: [&str; 5] = [
    "api.js",
    "answers.js",
    "functions.js",
    "notation.js",
    "notation_bg.wasm",
];

/// The files that write fences of Markdown.
const FIGURE: [&str; 4] = ["figure.js", "answers.js", "figures.js", "figures_bg.wasm"];

/// The files of `packages/npm` that are part of the package.
const OWN: [&str; 14] = [
    "package.json",
    "README.md",
    "index.js",
    "index.d.ts",
    "define.js",
    "define.d.ts",
    "api.js",
    "api.node.js",
    "api.d.ts",
    "figure.js",
    "figure.node.js",
    "figure.d.ts",
    "functions.js",
    "answers.js",
];

/// The bundler and the compiler that are tried.
const BUNDLER: &str = "vite@7";
const COMPILER: &str = "typescript@5";

/// The scripts and pages of a user.
const TRIALS: [&str; 7] = [
    "node.js",
    "server.js",
    "bundle.js",
    "types.ts",
    "worker.js",
    "page.html",
    "bundled.html",
];

/// The files of a page without a bundler, and their names on its site.
const PAGE: [(&str, &str); 2] = [("worker.js", "worker.js"), ("page.html", "index.html")];

/// Packs the package and uses it.
pub fn check(folder: &Path) -> Outcome {
    let package = folder.join("package");
    step("build the package", || build(&package))?;
    step("weigh the programs", || weigh(&package))?;
    let user = folder.join("user");
    step("pack it and install it in a new project", || {
        let tarball = packed(&package)?;
        write(&user.join("package.json"), "{\"type\": \"module\"}\n")?;
        for script in TRIALS {
            copied(&own().join("tests").join(script), &user.join(script))?;
        }
        npm(&user, &["install", &tarball.to_string_lossy()])
    })?;
    let node = |script| prints(command_in(&user, "node").arg(script), "All right.");
    step("use every function in Node", || node("node.js"))?;
    step("import it on a server", || node("server.js"))?;
    step(&format!("install {BUNDLER} and {COMPILER}"), || {
        npm(&user, &["install", BUNDLER, COMPILER])
    })?;
    step("check its types", || {
        let mut compiler = command_in(&user, "node_modules/.bin/tsc");
        compiler.args([
            "--noEmit",
            "--strict",
            "--target",
            "es2022",
            "--lib",
            "es2022,dom",
        ]);
        compiler.args(["--module", "nodenext", "types.ts"]);
        printed(&mut compiler).map(drop)
    })?;
    step("bundle it", || node("bundle.js"))?;
    Engine::Chromium.ensure_installed()?;
    let installed = user.join("node_modules/chess-notation");
    step("use it in a page, from its files", || {
        let site = folder.join("site");
        installed_in(&site, &installed)?;
        for (from, to) in PAGE {
            copied(&user.join(from), &site.join(to))?;
        }
        seen(&Host::new(&site), "")
    })?;
    step("use it in a page, from another server", || {
        let (network, site) = (folder.join("network"), folder.join("elsewhere"));
        installed_in(&network, &installed)?;
        let network = server::start(Host {
            shared: true,
            ..Host::new(&network)
        })?;
        for (from, to) in PAGE {
            let text = read(&user.join(from))?.replace("./npm/", "npm/");
            let there = format!("\"{network}npm/");
            write(&site.join(to), text.replace("\"npm/", &there))?;
        }
        seen(&Host::new(&site), "")
    })?;
    step("use it in a page, from the bundle", || {
        seen(&Host::new(&user.join("dist")), "")
    })
}

/// Puts the installed package where a network of packages has it.
fn installed_in(site: &Path, package: &Path) -> Outcome {
    for file in page::files(package)? {
        let name = file.strip_prefix(package).unwrap_or(&file);
        copied(&file, &site.join("npm/chess-notation@0").join(name))?;
    }
    Ok(())
}

fn own() -> PathBuf {
    paths::root().join("packages/npm")
}

/// Builds the package in this folder.
pub(super) fn build(package: &Path) -> Outcome {
    tools::ensure_installed()?;
    program("notation", &[], package)?;
    program("books", &["--features", "books"], package)?;
    program("figures", &["--features", "figures"], package)?;
    element(package)?;
    for file in OWN {
        copied(&own().join(file), &package.join(file))?;
    }
    for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
        copied(&paths::root().join(file), &package.join(file))?;
    }
    let version = format!("\"version\": \"{}\"", version()?);
    match read(&package.join("package.json"))?.contains(&version) {
        true => Ok(()),
        false => Err(format!("packages/npm/package.json should have {version}.")),
    }
}

/// Builds a program of the API with these features.
fn program(name: &str, features: &[&str], package: &Path) -> Outcome {
    let mut cargo = command("cargo");
    cargo.args(["build", "--quiet", "--package", "rank-and-file-npm"]);
    cargo.args(["--profile", "wasm-release", "--target", WASM]);
    cargo.args(features);
    page::give_flags(&mut cargo);
    printed(&mut cargo)?;
    let built = paths::target()
        .join(WASM)
        .join("wasm-release/notation.wasm");
    let mut bindgen = command("wasm-bindgen");
    bindgen.args(["--target", "web", "--no-typescript", "--out-name", name]);
    bindgen.arg("--out-dir").arg(package).arg(built);
    printed(&mut bindgen).map(drop)
}

/// Takes the element's files from the release page, which is built if it is not there.
pub(super) fn element(package: &Path) -> Outcome {
    let dist = paths::root().join("dist");
    let dist = match dist.join("index.html").is_file() {
        true => dist,
        false => page::build()?,
    };
    let mut found = 0;
    for file in page::files(&dist)? {
        let name = file.strip_prefix(&dist).unwrap_or(&file);
        let text = name.to_string_lossy();
        if text.starts_with(&format!("{STEM}-")) || text == SCRIPT || text.starts_with("pieces/") {
            copied(&file, &package.join(name))?;
            found += 1;
        }
    }
    // The script, three files of the program, and two sets of pieces.
    if found < 6 {
        return Err(format!(
            "{} has not all files of the element.",
            dist.display()
        ));
    }
    let manifest = "custom-elements.json";
    copied(
        &paths::root().join("public").join(manifest),
        &package.join(manifest),
    )
}

/// Prints the sizes of the API and of `figure`, and refuses an API over the budget.
fn weigh(package: &Path) -> Outcome {
    let figure = weight(package, &FIGURE)?;
    println!("    figure: {figure} bytes after brotli");
    let api = weight(package, &API)?;
    println!("    the API: {api} bytes after brotli, of {BUDGET}");
    match api.checked_sub(BUDGET) {
        Some(over) if over > 0 => Err(format!("The API is {over} bytes over its budget.")),
        _ => Ok(()),
    }
}

/// Prints the size of each file, and returns what all have after brotli.
fn weight(package: &Path, files: &[&str]) -> Outcome<usize> {
    let mut sum = 0;
    for file in files {
        let path = package.join(file);
        let bytes = std::fs::read(&path)
            .map_err(|error| format!("{} could not be read: {error}.", path.display()))?;
        let compressed = size::compressed(&bytes);
        println!(
            "    {file}: {} bytes, {compressed} after brotli",
            bytes.len()
        );
        sum += compressed;
    }
    Ok(sum)
}

/// Packs the package, and returns its tarball.
pub(super) fn packed(package: &Path) -> Outcome<PathBuf> {
    let name = printed(command_in(package, "npm").args(["pack", "--silent"]))?;
    Ok(package.join(name.trim()))
}

pub(super) fn npm(folder: &Path, words: &[&str]) -> Outcome {
    let mut npm = command_in(folder, "npm");
    npm.args(words);
    npm.args([
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        "--loglevel=error",
    ]);
    printed(&mut npm).map(drop)
}

/// Opens a page of a site in Chromium, which says in its title that all is right, or what is wrong.
pub(super) fn seen(site: &Host, page: &str) -> Outcome {
    let address = server::start(site.clone())?;
    let mut trial = command("cargo");
    trial.args(["run", "--quiet", "--package", "rank-and-file-browser"]);
    trial.args(["--bin", "trial", "--"]);
    printed(trial.arg(format!("{address}{page}"))).map(drop)
}

/// Copies a file, and makes the folders above it.
pub(super) fn copied(from: &Path, to: &Path) -> Outcome {
    let bytes = std::fs::read(from)
        .map_err(|error| format!("{} could not be read: {error}.", from.display()))?;
    write(to, bytes)
}
