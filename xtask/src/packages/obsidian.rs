//! The plug-in of Obsidian: `main.js`, with the element and its program in it, `manifest.json` and
//! `styles.css`, left in `target/obsidian`.
//!
//! The app has no version for tests, so the plug-in is tried in Node and in Chromium against a small
//! stand-in for the part of the app that it uses.

use super::npm;
use super::steps::{command_in, printed, read, step, version, write};
use crate::browser::Engine;
use crate::server::Host;
use crate::{Outcome, paths};
use std::path::Path;

/// The bundler.
const BUNDLER: &str = "esbuild@0.28";

/// The files of the plug-in. The app loads no others.
const FILES: [&str; 3] = ["main.js", "manifest.json", "styles.css"];

/// Builds the plug-in and uses it.
pub fn check(folder: &Path) -> Outcome {
    let own = paths::root().join("packages/obsidian");
    step("use the plug-in in Node", || {
        let mut node = command_in(&own, "node");
        printed(node.args(["--test", "tests/plugin.js"])).map(drop)
    })?;
    let element = folder.join("element");
    step("take the element", || npm::element(&element))?;
    let built = paths::target().join("obsidian");
    step("build the plug-in", || {
        write(&folder.join("package.json"), "{}\n")?;
        npm::npm(folder, &["install", BUNDLER])?;
        let mut node = command_in(folder, "node");
        node.arg(own.join("build.js")).arg(&element).arg(&built);
        printed(&mut node).map(drop)
    })?;
    let version = format!("\"version\": \"{}\"", version()?);
    if !read(&built.join("manifest.json"))?.contains(&version) {
        return Err(format!(
            "packages/obsidian/manifest.json should have {version}."
        ));
    }
    Engine::Chromium.ensure_installed()?;
    step("use it in a page", || {
        let site = folder.join("site");
        for file in FILES {
            npm::copied(&built.join(file), &site.join(file))?;
        }
        npm::copied(&own.join("tests/page.html"), &site.join("index.html"))?;
        npm::seen(&Host::new(&site), "")
    })?;
    println!("    {}", built.display());
    Ok(())
}
