//! Packages from npm, installed into the cache by a lock file, which has their versions and the
//! hashes of their contents. npm refuses a package with other contents.

use crate::run::{command, output, run};
use crate::{Outcome, browser, paths};
use std::path::{Path, PathBuf};

/// The two files that npm installs by.
const ORDER: [&str; 2] = ["package.json", "package-lock.json"];

/// Packages that are installed together.
pub struct Packages {
    /// The name of their folder in the cache.
    pub name: &'static str,
    /// The folder of the lock file, from the project's root.
    pub order: &'static str,
    /// A file that is there once they are installed, from the folder of all packages.
    pub proof: &'static str,
    /// What they are, and what for.
    pub about: &'static str,
    /// What to do where npm is missing.
    pub by_hand: &'static str,
}

impl Packages {
    /// Returns the path of a file of an installed package.
    #[must_use]
    pub fn file(&self, file: &str) -> PathBuf {
        self.folder().join("node_modules").join(file)
    }

    fn folder(&self) -> PathBuf {
        paths::tools().join(self.name)
    }

    /// Installs the packages at the locked versions, unless they are there.
    ///
    /// # Errors
    /// When npm is missing and may not be installed, or does not install a package.
    pub fn ensure_installed(&self) -> Outcome {
        let (from, to) = (paths::root().join(self.order), self.folder());
        let read = |folder: &Path, file: &str| std::fs::read(folder.join(file)).ok();
        let is_same =
            |file: &&str| read(&from, file).is_some_and(|text| Some(text) == read(&to, file));
        let proof = self.file(self.proof);
        if proof.is_file() && ORDER.iter().all(is_same) {
            return Ok(());
        }
        if output(command("npm").arg("--version")).is_none() {
            let Packages { about, by_hand, .. } = self;
            if !browser::may_install() {
                return Err(format!("npm is missing, for {about}. {by_hand}"));
            }
            println!("npm is missing. apt-get will install it: about two minutes.");
            browser::install(&["npm"]).map_err(|error| format!("{error} {by_hand}"))?;
        }
        println!(
            "npm will fetch {}, into {}: a few seconds.",
            self.about,
            to.display()
        );
        let made = std::fs::create_dir_all(&to).and_then(|()| {
            let _ = std::fs::remove_file(&proof);
            ORDER
                .iter()
                .try_for_each(|file| std::fs::copy(from.join(file), to.join(file)).map(drop))
        });
        made.map_err(|error| format!("{} could not be filled: {error}.", to.display()))?;
        run(command("npm")
            .args([
                "ci",
                "--ignore-scripts",
                "--no-audit",
                "--no-fund",
                "--loglevel=error",
            ])
            .current_dir(&to))?;
        if proof.is_file() {
            Ok(())
        } else {
            Err(format!("npm left no {}.", proof.display()))
        }
    }
}
