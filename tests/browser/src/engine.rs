//! The browsers that journeys run in, and what each of their drivers cannot do.
//!
//! | engine | browser | driver |
//! |---|---|---|
//! | Chromium | Chromium | ChromeDriver, with the DevTools protocol |
//! | Firefox | Firefox | geckodriver, which may also run scripts in the browser's own window |
//! | WebKit | WebKitGTK's MiniBrowser | WebKitWebDriver, under a screen in memory |
//!
//! A journey that needs what an engine's driver cannot do begins with [`left_out`]: it is then not made
//! there, and a sentence says so.

use std::path::{Path, PathBuf};

use serde_json::{Value, json};

/// A browser engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Engine {
    Chromium,
    Firefox,
    WebKit,
}

/// What some journeys need beyond what every engine's driver can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Need {
    /// A finger that is not a mouse.
    Finger,
    /// A finger that scrolls what it is drawn over.
    Scrolling,
    /// The right button, pressed and let go.
    RightButton,
    /// A page that asks for light or dark is answered as the journey wants.
    ColourScheme,
    /// The page comes without a server, from what a service worker keeps.
    Offline,
    /// A file that the page saves lies in a folder that the journey knows.
    Downloads,
    /// The page is printed to a PDF.
    Paper,
    /// The DevTools protocol: requests blocked, scripts switched off, pictures of a whole page.
    DevTools,
    /// Pictures are for looking at and times for comparing: one engine's are enough.
    Figures,
    /// What a page has put away on the device is there when it is opened again.
    Kept,
    /// What axe-core looks at is the same elements and styles in every engine.
    Audit,
}

/// Where distributions put the browser that WebKitGTK brings for trying it out, below `/usr`.
const MINI_BROWSERS: [&str; 6] = [
    "lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser",
    "libexec/webkit2gtk-4.1/MiniBrowser",
    "lib/webkit2gtk-4.1/MiniBrowser",
    "lib64/webkit2gtk-4.1/MiniBrowser",
    "lib/x86_64-linux-gnu/webkit2gtk-4.0/MiniBrowser",
];

impl Engine {
    /// The engine that this run is about: `RANK_AND_FILE_ENGINE` names it, and it is Chromium if nothing does.
    ///
    /// # Panics
    /// When the variable names no engine.
    #[must_use]
    pub fn here() -> Engine {
        match std::env::var("RANK_AND_FILE_ENGINE").as_deref() {
            Err(_) | Ok("" | "chromium") => Engine::Chromium,
            Ok("firefox") => Engine::Firefox,
            Ok("webkit") => Engine::WebKit,
            Ok(other) => {
                panic!("RANK_AND_FILE_ENGINE is \"{other}\", not chromium, firefox or webkit")
            }
        }
    }

    /// The name that `cargo xtask test --browser` takes.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Engine::Chromium => "chromium",
            Engine::Firefox => "firefox",
            Engine::WebKit => "webkit",
        }
    }

    /// Why this engine's driver cannot do what is needed; `None` if it can.
    #[must_use]
    pub const fn lacks(self, need: Need) -> Option<&'static str> {
        match (self, need) {
            (Engine::WebKit, Need::Finger) => {
                Some("its driver turns what a finger does into what a mouse does")
            }
            (Engine::Firefox | Engine::WebKit, Need::Scrolling) => {
                Some("its driver's finger reaches what is on the page and does not scroll it")
            }
            (Engine::WebKit, Need::RightButton) => {
                Some("its driver presses the right button and lets go of the left one")
            }
            (Engine::WebKit, Need::ColourScheme) => {
                Some("its driver cannot choose between light and dark for a page that asks")
            }
            (Engine::WebKit, Need::Offline) => Some(
                "its sessions keep nothing, and pages without a server are tried in the others",
            ),
            (Engine::WebKit, Need::Downloads) => {
                Some("its driver does not say where files are to be saved")
            }
            (Engine::WebKit, Need::Paper) => Some("its driver does not print"),
            (Engine::Firefox | Engine::WebKit, Need::DevTools) => {
                Some("it needs Chromium's DevTools protocol")
            }
            (Engine::WebKit, Need::Kept) => {
                Some("what is kept on the device is tried in Chromium and Firefox")
            }
            (Engine::Firefox | Engine::WebKit, Need::Figures) => {
                Some("pictures and times are taken in Chromium alone")
            }
            (Engine::Firefox | Engine::WebKit, Need::Audit) => {
                Some("axe-core is asked in Chromium, where it finds the same elements and styles")
            }
            _ => None,
        }
    }

    /// What is asked of a driver for a new session. Chromium and Firefox run already and serve all journeys, as
    /// starting one takes some seconds of a processor; only if it is to have switches, a Chromium of its own is started.
    pub(crate) fn wanted(self, switches: &[&str]) -> Value {
        let mut wanted = match self {
            Engine::Chromium if !switches.is_empty() => {
                let switches = [&["--headless", "--no-sandbox"], switches].concat();
                json!({
                    "browserName": "chrome",
                    "goog:chromeOptions": {"args": switches},
                    "goog:loggingPrefs": {"browser": "ALL"},
                })
            }
            Engine::Chromium => json!({
                "browserName": "chrome",
                "goog:chromeOptions": {"debuggerAddress": chromium()},
                "goog:loggingPrefs": {"browser": "ALL"},
            }),
            Engine::Firefox => json!({"browserName": "firefox"}),
            Engine::WebKit => json!({
                "browserName": "MiniBrowser",
                "webkitgtk:browserOptions": {
                    "binary": mini_browser().to_string_lossy(),
                    "args": ["--automation"],
                },
            }),
        };
        wanted["timeouts"] = json!({"script": 60_000, "pageLoad": 20_000, "implicit": 0});
        json!({"capabilities": {"alwaysMatch": wanted}})
    }
}

/// Where the browser of a profile saves files.
pub(crate) fn downloads(profile: &Path) -> PathBuf {
    profile.join("saved")
}

/// Firefox's numbers for the colour schemes in its setting for pages.
pub(crate) const LIGHT: u32 = 1;
pub(crate) const DARK: u32 = 0;

/// Where the running Chromium listens.
///
/// # Panics
/// When nobody says it.
fn chromium() -> String {
    std::env::var("RANK_AND_FILE_CHROMIUM").unwrap_or_else(|_| {
        panic!("RANK_AND_FILE_CHROMIUM does not say where a running Chromium listens (--remote-debugging-port)")
    })
}

fn mini_browser() -> PathBuf {
    if let Some(named) = std::env::var_os("RANK_AND_FILE_MINI_BROWSER") {
        return PathBuf::from(named);
    }
    let mut places = MINI_BROWSERS
        .iter()
        .map(|place| Path::new("/usr").join(place));
    places.find(|path| path.is_file()).unwrap_or_else(|| {
        panic!(
            "WebKitGTK's MiniBrowser is in none of the usual places; RANK_AND_FILE_MINI_BROWSER may name it"
        )
    })
}

/// Whether a journey that needs this is not made in the present engine, which is then said.
#[must_use]
pub fn left_out(need: Need) -> bool {
    let engine = Engine::here();
    let Some(why) = engine.lacks(need) else {
        return false;
    };
    println!("Skipped: left out in {}, {why}.", engine.name());
    true
}
