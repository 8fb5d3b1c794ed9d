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
use clap::ValueEnum;

/// A browser engine, in the order in which they are tested.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
#[value(rename_all = "lower")]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// Screenshots and widths are made with these fonts.
const FONTS: [&str; 2] = ["fonts-liberation", "fonts-dejavu-core"];

impl Engine {
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
        Engine::from_str(name, false).ok()
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

    /// What is not there, as a name; geckodriver is looked after by `tools`.
    fn missing(self) -> Option<&'static str> {
        let needed: &[(bool, &str)] = match self {
            Engine::Chromium => &[
                (chromium().is_some(), "Chromium"),
                (answers(&"chromedriver"), "ChromeDriver"),
            ],
            Engine::Firefox => &[(firefox().is_some(), "Firefox")],
            // These two print no version, or want a screen first.
            Engine::WebKit => &[
                (is_on_the_path("WebKitWebDriver"), "WebKitWebDriver"),
                (is_on_the_path("Xvfb"), "Xvfb"),
            ],
        };
        let missing = needed.iter().find(|(is_there, _)| !is_there);
        missing.map(|(_, name)| *name)
    }

    /// Makes sure of the browser and its driver. Installs them only as root on a system with apt, and says so first.
    ///
    /// # Errors
    /// When one is missing and may not or cannot be installed.
    pub fn bring(self) -> Outcome {
        if let Some(missing) = self.missing() {
            self.install(missing)
                .map_err(|error| format!("{error} {}", self.by_hand()))?;
        }
        if self == Engine::Firefox {
            tools::bring_geckodriver()?;
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
    programs.into_iter().find(answers)
}

/// Whether a program is there and tells its version.
fn answers(program: &&str) -> bool {
    output(command(program).arg("--version")).is_some()
}

fn is_on_the_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    std::env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

/// Whether packages may be installed: as root, on a system with apt.
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
            assert_eq!(Engine::of(engine.name()), Some(*engine));
        }
        assert_eq!(Engine::of("lynx"), None);
    }
}
