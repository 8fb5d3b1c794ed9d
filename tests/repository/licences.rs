//! The licences of the packages that are built upon, by what `deny.toml` allows.

use std::path::Path;
use std::process::Command;

use serde_json::Value;

use crate::files::{assert_none, files};

/// Returns the texts in quotes between these two marks of a text.
fn quoted<'t>(text: &'t str, begin: &str, end: &str) -> Vec<&'t str> {
    let (_, rest) = text.split_once(begin).expect("the mark is there");
    let (inside, _) = rest.split_once(end).expect("its end is there");
    let lines = inside.lines().filter(|line| !line.trim().starts_with('#'));
    lines
        .flat_map(|line| line.split('"').skip(1).step_by(2))
        .collect()
}

/// Returns whether an expression such as `(MIT OR Apache-2.0) AND Unicode-3.0` can be met.
fn is_met(expression: &str, allows: &dyn Fn(&str) -> bool) -> bool {
    let mut rest = expression.replace('/', " OR ");
    // Innermost brackets first; a part that is met or not stands as a word of its own.
    while let Some(close) = rest.find(')') {
        let open = rest[..close].rfind('(').expect("brackets in pairs");
        let met = is_flat_met(&rest[open + 1..close], allows);
        rest.replace_range(open..=close, if met { "YES" } else { "NO" });
    }
    is_flat_met(&rest, allows)
}

/// Returns the same for an expression without brackets, in which AND binds before OR.
fn is_flat_met(expression: &str, allows: &dyn Fn(&str) -> bool) -> bool {
    let one = |licence: &str| match licence.trim() {
        "YES" => true,
        "NO" => false,
        licence => allows(licence),
    };
    let all = |part: &str| part.split(" AND ").all(one);
    expression.split(" OR ").any(all)
}

/// Returns the licence of a package that names only the file with its text.
fn licence_in_file(package: &Value) -> String {
    let manifest = package["manifest_path"].as_str().map(Path::new);
    let file = package["license_file"].as_str();
    let path = manifest.and_then(Path::parent).zip(file);
    let text = path.and_then(|(folder, file)| std::fs::read_to_string(folder.join(file)).ok());
    let is_mit = text.is_some_and(|text| {
        text.starts_with("MIT License")
            && text.contains("Permission is hereby granted, free of charge")
    });
    if is_mit { "MIT" } else { "no licence" }.to_owned()
}

#[test]
fn every_package_has_a_licence_that_is_allowed() {
    let deny = &files(&["deny.toml"])[0].text;
    let allowed = quoted(deny, "\nallow = [", "\n]");
    let exceptions = quoted(deny, "\nexceptions = [", "\n]");
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".to_owned());
    let told = Command::new(cargo)
        .args([
            "metadata",
            "--locked",
            "--all-features",
            "--format-version",
            "1",
        ])
        .current_dir(env!("CARGO_MANIFEST_DIR"))
        .output()
        .expect("cargo runs");
    let metadata: Value =
        serde_json::from_slice(&told.stdout).expect("cargo tells of all packages");
    let packages = metadata["packages"].as_array().expect("a list of packages");
    assert!(packages.len() > 100, "{}", packages.len());
    let mut wrong = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let licence = package["license"].as_str();
        let licence = licence.map_or_else(|| licence_in_file(package), str::to_owned);
        let licence = licence.as_str();
        let excepted = exceptions.iter().position(|known| *known == name);
        let allows = |licence: &str| {
            allowed.contains(&licence) || excepted.is_some_and(|at| exceptions[at + 1] == licence)
        };
        if !is_met(licence, &allows) {
            wrong.push(format!("{name}: {licence}"));
        }
    }
    assert_none(
        &wrong,
        "These packages are under licences that deny.toml does not allow:",
    );
}

#[test]
fn a_licence_of_the_gpl_family_is_refused_unless_there_is_a_choice() {
    let allows = |licence: &str| ["MIT", "Apache-2.0", "Unicode-3.0"].contains(&licence);
    for (expression, met) in [
        ("MIT", true),
        ("MIT/GPL-3.0-only", true),
        ("GPL-3.0-or-later", false),
        ("LGPL-2.1-or-later OR Apache-2.0", true),
        ("(MIT OR Apache-2.0) AND Unicode-3.0", true),
        ("(MIT OR Apache-2.0) AND GPL-2.0", false),
        ("GPL-2.0 WITH Classpath-exception-2.0", false),
        ("no licence", false),
    ] {
        assert_eq!(is_met(expression, &allows), met, "{expression}");
    }
}
