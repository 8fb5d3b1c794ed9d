//! The plug-ins of markdown-it and remark, each installed from its tarball beside the npm package
//! and the program that it is for.

use super::npm;
use super::steps::{command_in, prints, step, write};
use crate::{Outcome, page, paths};
use std::path::{Path, PathBuf};

/// The folder of each plug-in in `packages`, and what its trial needs beside it.
const PLUGINS: [(&str, &[&str]); 2] = [
    ("markdown-it", &["markdown-it@14"]),
    ("remark", &["remark@15", "remark-html@16"]),
];

/// Packs the plug-ins and uses them.
pub fn check(folder: &Path) -> Outcome {
    let package = folder.join("package");
    step("build the npm package", || npm::build(&package))?;
    let package = npm::packed(&package)?;
    for (name, beside) in PLUGINS {
        step(&format!("use the plug-in of {name}"), || {
            let user = folder.join(name);
            let plugin = packed(name, &folder.join("plugins").join(name))?;
            write(&user.join("package.json"), "{\"type\": \"module\"}\n")?;
            let trial = own(name).join("tests/node.js");
            npm::copied(&trial, &user.join("node.js"))?;
            let files = [&package, &plugin].map(|file| file.to_string_lossy().into_owned());
            let words = ["install", &files[0], &files[1]];
            npm::npm(&user, &[&words, beside].concat())?;
            prints(command_in(&user, "node").arg("node.js"), "All right.")
        })?;
    }
    Ok(())
}

fn own(name: &str) -> PathBuf {
    paths::root().join("packages").join(name)
}

/// Packs a plug-in in this folder, and returns its tarball.
pub(super) fn packed(name: &str, folder: &Path) -> Outcome<PathBuf> {
    let own = own(name);
    for file in page::files(&own)? {
        let inner = file.strip_prefix(&own).unwrap_or(&file);
        npm::copied(&file, &folder.join(inner))?;
    }
    for file in ["LICENSE-MIT", "LICENSE-APACHE"] {
        npm::copied(&paths::root().join(file), &folder.join(file))?;
    }
    npm::packed(folder)
}
