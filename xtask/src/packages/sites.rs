//! The sites in `examples/sites`, built as their authors would, from the packages of this
//! repository, and left in `target/sites`.
//!
//! | site | built by |
//! |---|---|
//! | `page` | the command, whose fragment takes the place of a comment |
//! | `mdbook` | mdBook, with the preprocessor |
//! | `eleventy` | Eleventy, with the plug-in of markdown-it |
//!
//! Every page is then opened in Chromium. Without scripts it has still boards and moves as text, and
//! with scripts every board stands.

use super::steps::{command_in, printed, read, step, write};
use super::{markdown, npm};
use crate::browser::Engine;
use crate::run::command;
use crate::server::Host;
use crate::{Outcome, page, paths};
use std::path::{Path, PathBuf};

/// The version of mdBook that is installed for the book.
const MDBOOK: &str = "0.5.4";

/// Folders that are no part of a site's source.
const MADE: [&str; 3] = ["book", "node_modules", "_site"];

/// The script that a page is given for the trial: it goes to every board, and says in the page's title
/// when all stand.
const TRIAL: &str = "<script type=\"module\">
const boards = [...document.querySelectorAll('chess-notation')];
const stands = (board) => board.shadowRoot?.querySelector('.board') && !board.shadowRoot.querySelector('slot');
for (const board of boards) {
  board.scrollIntoView();
  for (let tries = 0; tries < 5000 && !stands(board); tries += 1) await new Promise((go) => setTimeout(go, 10));
}
const wrong = boards.filter((board) => !stands(board) || board.querySelector('figure').checkVisibility());
document.title = wrong.length || !boards.length ? 'A board does not stand.' : 'All right.';
</script>";

/// A page of a site: its address, and words that readers without scripts have.
type Page = (&'static str, &'static [&'static str]);

/// Builds the sites and opens their pages.
pub fn check(folder: &Path) -> Outcome {
    let package = folder.join("package");
    step("build the npm package", || npm::build(&package))?;
    Engine::Chromium.ensure_installed()?;
    step("build a plain page", plain_page)?;
    read_and_played(
        "page",
        "",
        &[("index.html", &["Réti", "<b>11.\u{a0}Bd8#</b>"])],
    )?;
    step("install mdBook", install_mdbook)?;
    step("build a book", book)?;
    let pages: [Page; 2] = [
        ("trap.html", &["Saint Brie", "<b>7.\u{a0}Nd5#</b>"]),
        (
            "position.html",
            &["Black to move", "<summary>Solution</summary>"],
        ),
    ];
    read_and_played("mdbook", "book", &pages)?;
    step("build a site of Eleventy", || eleventy(folder, &package))?;
    read_and_played(
        "eleventy",
        "_site",
        &[("index.html", &["Thomas", "<b>18.\u{a0}Kd2#</b>"])],
    )?;
    println!("    {}", sites().display());
    Ok(())
}

fn sites() -> PathBuf {
    paths::target().join("sites")
}

/// Copies a site to the folder where it is built.
fn source(name: &str) -> Outcome<PathBuf> {
    let from = paths::root().join("examples/sites").join(name);
    let to = sites().join(name);
    if to.is_dir() {
        std::fs::remove_dir_all(&to)
            .map_err(|error| format!("{} could not be removed: {error}.", to.display()))?;
    }
    for file in page::files(&from)? {
        let inner = file.strip_prefix(&from).unwrap_or(&file);
        let first = inner.components().next();
        let made = first.is_some_and(|part| MADE.iter().any(|made| part.as_os_str() == *made));
        if !made {
            npm::copied(&file, &to.join(inner))?;
        }
    }
    Ok(to)
}

/// Puts the element's files beside a site's pages.
fn with_element(site: &Path) -> Outcome {
    npm::element(&site.join("chess"))
}

/// Builds the page of the command's fragment.
fn plain_page() -> Outcome {
    let site = source("page")?;
    let mut cargo = command("cargo");
    cargo.args(["run", "--quiet", "--package", "rank-and-file-command", "--"]);
    cargo.arg("html").arg(site.join("reti.pgn"));
    cargo.args([
        "--fragment",
        "--in",
        "short,descriptive",
        "--folder",
        "chess/",
    ]);
    let fragment = printed(&mut cargo)?;
    let index = site.join("index.html");
    let page = read(&index)?;
    let comment = "<!-- reti.pgn -->\n";
    if !page.contains(comment) {
        return Err(format!("{} has no comment {comment}.", index.display()));
    }
    write(&index, page.replace(comment, &fragment))?;
    with_element(&site)
}

/// Returns the folder of the programs that mdBook needs.
fn tools() -> PathBuf {
    paths::target().join("mdbook")
}

/// Installs mdBook below the target folder, unless it is there.
fn install_mdbook() -> Outcome {
    let mut cargo = command("cargo");
    cargo.args([
        "install",
        "mdbook",
        "--locked",
        "--quiet",
        "--version",
        MDBOOK,
    ]);
    cargo.args(["--no-default-features", "--debug", "--root"]);
    cargo.arg(tools());
    printed(&mut cargo).map(drop)
}

/// Builds the book.
fn book() -> Outcome {
    let mut cargo = command("cargo");
    cargo.args(["build", "--quiet", "--package", "mdbook-chess-notation"]);
    printed(&mut cargo)?;
    let site = source("mdbook")?;
    let programs = [tools().join("bin"), paths::target().join("debug")];
    let known = std::env::var_os("PATH").unwrap_or_default();
    let all = programs.into_iter().chain(std::env::split_paths(&known));
    let path = std::env::join_paths(all)
        .map_err(|error| format!("The programs of mdBook cannot be found: {error}."))?;
    let mut mdbook = command_in(&site, "mdbook");
    mdbook.arg("build").env("PATH", path);
    printed(&mut mdbook)?;
    with_element(&site.join("book"))
}

/// Builds the site of Eleventy with the packages as they are published.
fn eleventy(folder: &Path, package: &Path) -> Outcome {
    let site = source("eleventy")?;
    let plugin = markdown::packed("markdown-it", &folder.join("plugin"))?;
    let package = npm::packed(package)?;
    let files = [&package, &plugin].map(|file| file.to_string_lossy().into_owned());
    npm::npm(&site, &["install", &files[0], &files[1]])?;
    npm::npm(&site, &["run", "build"])
}

/// Reads the pages of a site as they are without scripts, and opens them with scripts.
fn read_and_played(name: &str, built: &str, pages: &[Page]) -> Outcome {
    let site = sites().join(name).join(built);
    step(&format!("read and play the boards of {name}"), || {
        for (file, words) in pages {
            let text = read(&site.join(file))?;
            let all = ["<chess-notation", "<svg ", "<figcaption>"];
            if let Some(word) = all.iter().chain(*words).find(|word| !text.contains(**word)) {
                return Err(format!("{file} of {name} should contain {word}."));
            }
            // The page itself stays as it is published.
            let trial = format!("trial-{file}");
            write(&site.join(&trial), text + TRIAL)?;
            let played = npm::seen(&Host::new(&site), &trial);
            std::fs::remove_file(site.join(&trial))
                .map_err(|error| format!("{trial} could not be removed: {error}."))?;
            played?;
        }
        Ok(())
    })
}
