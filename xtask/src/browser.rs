//! The browsers that the browser tests are run in, found or brought.
//!
//! | engine | browser | driver | where they come from |
//! |---|---|---|---|
//! | chromium | Chromium | ChromeDriver | Debian's packages |
//! | firefox | Firefox | geckodriver | Debian's package; `cargo install`, into the cache |
//! | webkit | WebKitGTK's MiniBrowser | WebKitWebDriver | Debian's packages, with a screen in memory |

use crate::Outcome;
use crate::run::{command, output, run};
use crate::tools;

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// Screenshots and widths are made with these fonts.
const FONTS: [&str; 2] = ["fonts-liberation", "fonts-dejavu-core"];

impl Engine {
    /// In the order in which they are tested.
    pub const ALL: [Engine; 3] = [Engine::Chromium, Engine::Firefox, Engine::WebKit];

    /// The name that `--browser` takes.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// The engine of this name.
    pub fn of(name: &str) -> Option<Engine> {
        Engine::ALL.into_iter().find(|engine| engine.name() == name)
    }

    /// Debian's packages.
    const fn packages(self) -> &'static [&'static str] {
        match self {
            Engine::Chromium => &["chromium", "chromium-driver"],
            Engine::Firefox => &["firefox-esr"],
            Engine::WebKit => &["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
        }
    }

    /// What to do where nothing is installed by this program.
    pub fn by_hand(self) -> String {
        let (what, packages) = match self {
            Engine::Chromium => ("Chromium and ChromeDriver", "chromium chromium-driver"),
            Engine::Firefox => ("Firefox", "firefox-esr"),
            Engine::WebKit => (
                "WebKitGTK with its MiniBrowser and WebKitWebDriver, and Xvfb",
                "webkit2gtk-driver libwebkit2gtk-4.1-0 xvfb",
            ),
        };
        format!(
            "Install {what} (on Debian: `apt-get install {packages}`), or run what needs no browser: `cargo xtask test checks core page`."
        )
    }

    /// What is not there, as a name; geckodriver is looked after by `tools`.
    fn missing(self) -> Option<&'static str> {
        let answers = |program: &&str| output(command(program).arg("--version")).is_some();
        // These two print no version, or want a screen first.
        let is_there = |program: &str| {
            let path = std::env::var_os("PATH").unwrap_or_default();
            std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
        };
        let of_these = |all: &[(bool, &'static str)]| {
            let gone = all.iter().find(|(there, _)| !there);
            gone.map(|(_, name)| *name)
        };
        match self {
            Engine::Chromium => of_these(&[
                (chromium().is_some(), "Chromium"),
                (answers(&"chromedriver"), "ChromeDriver"),
            ]),
            Engine::Firefox => of_these(&[(firefox().is_some(), "Firefox")]),
            Engine::WebKit => of_these(&[
                (is_there("WebKitWebDriver"), "WebKitWebDriver"),
                (is_there("Xvfb"), "Xvfb"),
            ]),
        }
    }

    /// Makes sure of the browser and its driver. Installs them only as root on a system with apt, and says so first.
    ///
    /// # Errors
    /// When one is missing and may not or cannot be installed.
    pub fn bring(self) -> Outcome {
        if let Some(missing) = self.missing() {
            self.install(missing)?;
        }
        match self {
            Engine::Firefox => tools::bring_geckodriver(),
            Engine::Chromium | Engine::WebKit => Ok(()),
        }
    }

    fn install(self, missing: &str) -> Outcome {
        if !may_install() {
            return Err(format!(
                "{missing} is missing, for the browser tests. {}",
                self.by_hand()
            ));
        }
        let packages: Vec<&str> = self.packages().iter().chain(&FONTS).copied().collect();
        println!(
            "{missing} is missing. apt-get will install {}: one to three minutes.",
            packages.join(", ")
        );
        install(&packages).map_err(|error| format!("{error} {}", self.by_hand()))?;
        match self.missing() {
            Some(missing) => Err(format!(
                "{missing} is still missing after that. {}",
                self.by_hand()
            )),
            None => Ok(()),
        }
    }
}

/// The name of Chromium's program.
pub fn chromium() -> Option<&'static str> {
    first(["chromium", "chromium-browser", "google-chrome"])
}

/// The name of Firefox's program.
pub fn firefox() -> Option<&'static str> {
    first(["firefox-esr", "firefox"])
}

/// The first of these programs that is there.
fn first<const N: usize>(programs: [&'static str; N]) -> Option<&'static str> {
    let answers = |program: &&str| output(command(program).arg("--version")).is_some();
    programs.into_iter().find(answers)
}

/// Whether packages may be installed: as root, on a system with apt.
pub fn may_install() -> bool {
    output(command("id").arg("-u")).is_some_and(|id| id == "0")
        && output(command("apt-get").arg("--version")).is_some()
}

/// Installs Debian's packages.
///
/// # Errors
/// When apt-get fails.
pub fn install(packages: &[&str]) -> Outcome {
    let mut install = command("apt-get");
    install
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(packages);
    run(command("apt-get").args(["update", "--quiet"]))
        .and_then(|()| run(install.env("DEBIAN_FRONTEND", "noninteractive")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_engine_is_found_by_its_name() {
        for engine in Engine::ALL {
            assert_eq!(Engine::of(engine.name()), Some(engine));
        }
        assert_eq!(Engine::of("lynx"), None);
    }
}
