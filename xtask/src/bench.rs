//! Benchmarks in headless Chromium. Those of pages and steps compare two pages side by side, because a time alone
//! depends mostly on the machine.
//!
//! | command | measurement |
//! |---|---|
//! | `bench pages` | pages full of boards, this project's and a peer's |
//! | `bench steps` | the time of steps through a game, in this page and in a peer's viewer |
//! | `bench steps COMMIT` | the same in this page and in that of another commit |
//! | `bench scans FOLDER` | pictures of pages that become games: time, memory, tasks over 50 ms |
//!
//! The peer is downloaded from the npm registry into a temporary folder for each run and is not
//! part of the project. Both get the same games between the same words, from the same server; the
//! program `pages` of the browser tests opens them and prints the figures. Only results that do not
//! depend on time can make the command fail.

use crate::after::names;
use crate::browser::Engine;
use crate::run::{command, minutes, run};
use crate::server::{self, Host};
use crate::{Outcome, page, paths, size};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The peer and its version.
const PEER: &str = "@lichess-org/pgn-viewer@2.5.9";

/// The files of it that a page loads.
const PEER_FILES: [&str; 2] = ["lichess-pgn-viewer.min.js", "lichess-pgn-viewer.css"];

/// Numbers of boards on the pages.
const COUNTS: [usize; 3] = [0, 25, 200];

/// Complete games without variations at the start of the corpus, used for the boards in turn.
const GAMES: usize = 7;

/// The script that every page runs first.
const WATCH: &str = include_str!("bench.js");

/// The text between two boards.
const PROSE: &str = "<p>The game went on quietly for a while. White kept his knights near the middle, Black looked for \
a way to open the file on which his rook stood, and neither wished to be the first to move a pawn in front of his king.</p>";

/// Runs the benchmark of pages.
///
/// # Errors
/// When the page does not build, the peer cannot be downloaded, a browser is missing, a board is
/// larger than its budget, or boards leave memory behind.
pub fn pages() -> Outcome {
    let dist = page::build()?;
    Engine::Chromium.ensure_installed()?;
    let site = temporary()?;
    prepared(&dist, site.path())?;
    let weight = weighed(site.path());
    let begin = Instant::now();
    let measured = measured(site.path());
    println!("\nMeasured in {}.", minutes(begin.elapsed()));
    measured.and(weight)
}

/// Makes a folder that is removed after the run.
fn temporary() -> Outcome<tempfile::TempDir> {
    tempfile::tempdir().map_err(|error| format!("No folder could be made: {error}."))
}

/// Prepares the files of both sites.
fn prepared(dist: &Path, site: &Path) -> Outcome {
    for file in page::files(dist)? {
        let name = file.strip_prefix(dist).unwrap_or(&file).to_path_buf();
        copied(&file, &site.join("ours").join(name))?;
    }
    let package = fetched(site)?;
    for file in PEER_FILES {
        copied(
            &package.join("dist").join(file),
            &site.join("peer").join(file),
        )?;
    }
    let corpus = paths::root().join("tests/corpus/games.pgn");
    let games = std::fs::read_to_string(&corpus)
        .map_err(|error| format!("{} could not be read: {error}.", corpus.display()))?;
    let games: Vec<String> = games
        .split("\n[Event ")
        .skip(1)
        .take(GAMES)
        .map(|game| format!("[Event {}", game.trim_end()))
        .collect();
    written(&site.join("watch.js"), WATCH)?;
    for count in COUNTS {
        let name = format!("{count}.html");
        written(&site.join("ours").join(&name), &our_page(&games, count))?;
        written(&site.join("peer").join(&name), &peer_page(&games, count))?;
    }
    Ok(())
}

/// Returns a page of boards, each made by an element around its game.
fn html(games: &[String], count: usize, element: &str, head: &str, foot: &str) -> String {
    let mut body = String::new();
    for game in games.iter().cycle().take(count) {
        let game = game.replace('&', "&amp;").replace('<', "&lt;");
        let _ = writeln!(
            body,
            "{PROSE}<div class=place><{element}>{game}</{element}></div>"
        );
    }
    format!(
        "<!DOCTYPE html><html lang=en><meta charset=utf-8><title>Boards</title>\
         <style>body {{ max-inline-size: 45rem; margin: 2rem auto; }}</style>\
         <script src=../watch.js></script>{head}<body>{body}{foot}</body></html>"
    )
}

fn our_page(games: &[String], count: usize) -> String {
    let head = "<script type=module src=embed.js></script>";
    html(games, count, "chess-notation", head, "")
}

fn peer_page(games: &[String], count: usize) -> String {
    let [script, style] = PEER_FILES;
    let head = format!("<link rel=stylesheet href={style}>");
    let foot = format!(
        "<script type=module>import viewer from './{script}'; window.viewer = viewer;\
         for (const {{ firstElementChild: at }} of document.querySelectorAll('.place')) viewer(at, {{ pgn: at.textContent }});\
         </script>"
    );
    html(games, count, "div", &head, &foot)
}

/// Prints the sizes of the files that a page loads to show a board, as a server would send them.
fn weighed(site: &Path) -> Outcome {
    let weight = |path: &Path| {
        std::fs::read(path)
            .map(|bytes| size::compressed(&bytes))
            .map_err(|error| format!("{} could not be read: {error}.", path.display()))
    };
    let is = |path: &Path, start: &str, end: &str| {
        let name = path.file_name().and_then(|name| name.to_str());
        name.is_some_and(|name| name.starts_with(start) && name.ends_with(end))
    };
    let ours = site.join("ours");
    let files = page::files(&ours)?;
    let of = |start: &str, end: &str| {
        let mut files = files.iter().filter(|path| path.parent() == Some(&ours));
        let file = files.find(|path| is(path, start, end));
        weight(file.ok_or_else(|| format!("There is no {start}…{end} in the release page."))?)
    };
    let peer = site.join("peer");
    let rows = [
        ("script", of(names::SCRIPT, ""), Some(PEER_FILES[0])),
        ("glue", of(names::STEM, ".js"), None),
        ("program", of(names::STEM, ".wasm"), None),
        ("styles", of(names::STEM, ".css"), Some(PEER_FILES[1])),
    ];
    println!("\nWhat a page loads to show a board, bytes after brotli; the peer is {PEER}.");
    println!("{:<52} {:>12} {:>12}", "", "ours", "peer");
    let mut sums = [0, 0];
    for (what, ours, theirs) in rows {
        let ours = ours?;
        let theirs = theirs.map(|file| weight(&peer.join(file))).transpose()?;
        sums = [sums[0] + ours, sums[1] + theirs.unwrap_or(0)];
        let theirs = theirs.map_or_else(|| "-".to_string(), |bytes| bytes.to_string());
        println!("{what:<52} {ours:>12} {theirs:>12}");
    }
    let [ours, theirs] = sums;
    println!("{:<52} {ours:>12} {theirs:>12}", "all");
    if ours > size::BOARD_BUDGET {
        return Err(format!(
            "A board weighs {} bytes more than its budget of {}.",
            ours - size::BOARD_BUDGET,
            size::BOARD_BUDGET
        ));
    }
    Ok(())
}

/// Serves both sites and measures them.
fn measured(site: &Path) -> Outcome {
    let host = Host {
        cached: true,
        ..Host::new(site)
    };
    measure("pages", &[&server::start(host)?])
}

/// Runs a program of the browser tests that measures the pages at the addresses in its arguments.
fn measure(program: &str, arguments: &[&str]) -> Outcome {
    run(measuring(program).args(arguments))
}

/// Returns the command that runs a program of the browser tests.
fn measuring(program: &str) -> Command {
    let mut measure = command("cargo");
    measure.args("run --quiet --release --package rank-and-file-browser --bin".split(' '));
    measure.args([program, "--"]);
    measure
}

/// Measures the time of steps through a game, in this page beside that of another commit, or beside
/// the peer if no commit is named.
///
/// # Errors
/// When a page does not build, the commit does not exist, the peer cannot be downloaded, or a
/// browser is missing.
pub fn steps(commit: Option<&str>) -> Outcome {
    let dist = page::build()?;
    Engine::Chromium.ensure_installed()?;
    if let Some(commit) = commit {
        let ours = server::start(Host::new(&dist))?;
        let other = server::start(Host::new(&built(commit)?))?;
        return measure("steps", &[&ours, "page", &other]);
    }
    let site = temporary()?;
    prepared(&dist, site.path())?;
    let both = server::start(Host::new(site.path()))?;
    let (ours, peer) = (format!("{both}ours/"), format!("{both}peer/0.html"));
    measure("steps", &[&ours, "peer", &peer])
}

/// Measures how the pictures of pages in a folder become games. `cargo xtask scans --keep` makes such pictures.
///
/// # Errors
/// When the page does not build, or a browser is missing.
pub fn scans(folder: &Path) -> Outcome {
    let folder = std::path::absolute(folder).map_err(|error| format!("{error}."))?;
    let dist = page::build()?;
    Engine::Chromium.ensure_installed()?;
    let mut measure = measuring("scanned");
    run(measure.arg(folder).env("RANK_AND_FILE_DIST", dist))
}

/// Builds the page of another commit beside this one, and returns its folder.
fn built(commit: &str) -> Outcome<PathBuf> {
    let folder = paths::target().join("bench").join(commit);
    if !folder.is_dir() {
        let mut checkout = command("git");
        checkout.args(["worktree", "add", "--force", "--detach"]);
        run(checkout.arg(&folder).arg(commit))?;
    }
    let mut trunk = command("trunk");
    trunk
        .args(["build", "--release"])
        .env_remove("NO_COLOR")
        .env("CARGO_TARGET_DIR", paths::target().join("bench/target"))
        .current_dir(&folder);
    run(&mut trunk)?;
    Ok(folder.join("dist"))
}

/// Downloads and unpacks the peer, and returns its folder.
fn fetched(site: &Path) -> Outcome<PathBuf> {
    let folder = site.join("npm");
    std::fs::create_dir_all(&folder)
        .map_err(|error| format!("{} could not be made: {error}.", folder.display()))?;
    println!("Fetching {PEER} into a temporary folder, to compare with: some seconds.");
    let mut pack = command("npm");
    run(pack.args(["pack", "--silent", PEER]).current_dir(&folder))
        .map_err(|error| format!("{error} npm fetches what is compared with."))?;
    let archive = page::files(&folder)?
        .into_iter()
        .find(|file| file.extension().is_some_and(|extension| extension == "tgz"))
        .ok_or("npm has left no archive.")?;
    run(command("tar").arg("xzf").arg(&archive).current_dir(&folder))?;
    Ok(folder.join("package"))
}

fn copied(from: &Path, to: &Path) -> Outcome {
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)
            .map_err(|error| format!("{} could not be made: {error}.", folder.display()))?;
    }
    std::fs::copy(from, to)
        .map(drop)
        .map_err(|error| format!("{} could not be copied: {error}.", from.display()))
}

fn written(path: &Path, text: &str) -> Outcome {
    std::fs::write(path, text)
        .map_err(|error| format!("{} could not be written: {error}.", path.display()))
}
