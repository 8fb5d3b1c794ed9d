//! The browsers of the browser tests, found or installed.
//!
//! | engine | browser | driver | source |
//! |---|---|---|---|
//! | chromium | Chromium, its headless shell where there is one | ChromeDriver | Debian's packages |
//! | firefox | Firefox | geckodriver | Debian's package; `cargo install`, into the cache |
//! | webkit | WebKitGTK's MiniBrowser | WebKitWebDriver | Debian's packages, with a virtual screen |

use crate::Outcome;
use crate::run::{command, output, run};
use crate::tools;
use clap::ValueEnum;

/// A browser engine. The order is that of the tests.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// Debian's packages of the fonts that screenshots and widths depend on.
const FONTS: [&str; 2] = ["fonts-liberation", "fonts-dejavu-core"];

impl Engine {
    /// Returns the name that `--browser` takes.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// Returns the engine of this name.
    pub fn from_name(name: &str) -> Option<Engine> {
        Engine::from_str(name, false).ok()
    }

    /// Returns Debian's packages of the browser and its driver.
    const fn packages(self) -> &'static [&'static str] {
        match self {
            Engine::Chromium => &["chromium-headless-shell", "chromium-driver"],
            Engine::Firefox => &["firefox-esr"],
            Engine::WebKit => &["webkit2gtk-driver", "libwebkit2gtk-4.1-0", "xvfb"],
        }
    }

    /// Returns a sentence on installing the browser by hand.
    pub fn by_hand(self) -> String {
        let what = match self {
            Engine::Chromium => "Chromium and ChromeDriver",
            Engine::Firefox => "Firefox",
            Engine::WebKit => "WebKitGTK with its MiniBrowser and WebKitWebDriver, and Xvfb",
        };
        let packages = self.packages().join(" ");
        format!(
            "Install {what} (on Debian: `apt-get install {packages}`), or run what needs no browser: `cargo xtask test checks core page`."
        )
    }

    /// Returns the name of a missing program; `tools` checks geckodriver.
    fn missing(self) -> Option<&'static str> {
        let needed: &[(bool, &str)] = match self {
            Engine::Chromium => &[
                (chromium().is_some(), "Chromium"),
                (answers(&"chromedriver"), "ChromeDriver"),
            ],
            Engine::Firefox => &[(firefox().is_some(), "Firefox")],
            // These two print no version, or need a screen to do so.
            Engine::WebKit => &[
                (is_on_the_path("WebKitWebDriver"), "WebKitWebDriver"),
                (is_on_the_path("Xvfb"), "Xvfb"),
            ],
        };
        let missing = needed.iter().find(|(is_there, _)| !is_there);
        missing.map(|(_, name)| *name)
    }

    /// Installs the browser and its driver, unless they are there. It does so only as root on a
    /// system with apt, and announces it first.
    ///
    /// # Errors
    /// When one is missing and may not or cannot be installed.
    pub fn ensure_installed(self) -> Outcome {
        if let Some(missing) = self.missing() {
            self.install(missing)
                .map_err(|error| format!("{error} {}", self.by_hand()))?;
        }
        if self == Engine::Firefox {
            tools::ensure_geckodriver()?;
        }
        Ok(())
    }

    fn install(self, missing: &str) -> Outcome {
        if !may_install() {
            return Err(format!("{missing} is missing, for the browser tests."));
        }
        let packages = [self.packages(), &FONTS].concat();
        println!(
            "{missing} is missing. apt-get will install {}: one to three minutes.",
            packages.join(", ")
        );
        install(&packages)?;
        self.missing().map_or(Ok(()), |missing| {
            Err(format!("{missing} is still missing after that."))
        })
    }
}

/// Returns the name of Chromium's program. The headless shell is the same engine without a window
/// around it, which takes a third less of the processor's time for the same tests.
pub fn chromium() -> Option<&'static str> {
    first([
        "chromium-headless-shell",
        "chromium",
        "chromium-browser",
        "google-chrome",
    ])
}

/// Returns the name of Firefox's program.
pub fn firefox() -> Option<&'static str> {
    first(["firefox-esr", "firefox"])
}

/// Returns the first of these programs that can be run.
fn first<const N: usize>(programs: [&'static str; N]) -> Option<&'static str> {
    programs.into_iter().find(answers)
}

/// Returns whether a program can be run and prints its version.
fn answers(program: &&str) -> bool {
    output(command(program).arg("--version")).is_some()
}

fn is_on_the_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Returns whether packages may be installed: as root, on a system with apt.
pub fn may_install() -> bool {
    output(command("id").arg("-u")).is_some_and(|id| id == "0") && answers(&"apt-get")
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
        for engine in Engine::value_variants() {
            assert_eq!(Engine::from_name(engine.name()), Some(*engine));
        }
        assert_eq!(Engine::from_name("lynx"), None);
    }
}
