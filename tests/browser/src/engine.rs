//! The browsers that tests are run in, and what each of them or its driver cannot do.
//!
//! | engine | browser | driver |
//! |---|---|---|
//! | Chromium | Chromium | ChromeDriver, with the DevTools protocol |
//! | Firefox | Firefox | geckodriver, which may also run scripts in the browser's own window |
//! | WebKit | WebKitGTK's MiniBrowser | WebKitWebDriver, under a screen in memory |

use std::path::{Path, PathBuf};

use serde_json::{Value, json};
pub use xtask::browser::Engine;

/// What a test touches that browsers differ in, for which it is run in all of them; or what else it needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Keys, and what has the keyboard.
    Keyboard,
    /// The left button of a mouse.
    Mouse,
    /// The right button of a mouse.
    RightButton,
    /// A finger that is not a mouse.
    Finger,
    /// A finger that scrolls what it is drawn over.
    Scrolling,
    /// What a page has put away on the device is there when it is opened again.
    Storage,
    /// A service worker answers in place of the server.
    ServiceWorker,
    /// A program runs beside the page.
    Worker,
    /// The size and place of what is drawn, and the fonts.
    Layout,
    /// Selected text, the clipboard, what is pasted and dropped.
    Selection,
    /// Dialogs, and fields of forms.
    Dialog,
    /// The elements of other people's pages, in their shadow trees.
    Element,
    /// A page that asks for light or dark is answered as the test wants.
    ColourScheme,
    /// A file that the page saves lies in a folder that the test knows.
    Download,
    /// What a screen reader is told that things are.
    Roles,
    /// The page is printed.
    Paper,
    /// Pictures to look at, taken when `RANK_AND_FILE_SHOTS` names a folder for them.
    Pictures,
    /// The larger corpus, which is no matter of browsers.
    Corpus,
}

/// What browsers or their drivers cannot do, and why a test is therefore left out in them.
const WEAKNESSES: [(Engine, Mark, &str); 9] = [
    (Engine::WebKit, Mark::Paper, "its driver does not print"),
    (
        Engine::WebKit,
        Mark::Finger,
        "its driver turns what a finger does into what a mouse does",
    ),
    (
        Engine::WebKit,
        Mark::Scrolling,
        "its driver's finger does not scroll the page",
    ),
    (
        Engine::Firefox,
        Mark::Scrolling,
        "its driver's finger does not scroll the page",
    ),
    (
        Engine::WebKit,
        Mark::RightButton,
        "its driver presses the right button and lets go of the left one",
    ),
    (
        Engine::WebKit,
        Mark::ColourScheme,
        "its driver cannot choose between light and dark",
    ),
    (
        Engine::WebKit,
        Mark::Storage,
        "its sessions keep nothing from one to the next",
    ),
    (
        Engine::WebKit,
        Mark::ServiceWorker,
        "its sessions keep no service worker",
    ),
    (
        Engine::WebKit,
        Mark::Download,
        "its driver does not say where files are saved",
    ),
];

/// Why a test with these marks is left out in a browser; `None` if it is run.
pub(crate) fn left_out(engine: Engine, marks: &[Mark]) -> Option<String> {
    if marks.contains(&Mark::Corpus) && std::env::var_os(xtask::paths::CORPUS).is_none() {
        return Some("it reads the larger corpus, and no folder of it was named".to_owned());
    }
    let of_these =
        |(other, mark, _): &&(Engine, Mark, &str)| *other == engine && marks.contains(mark);
    let (_, _, why) = WEAKNESSES.iter().find(of_these)?;
    Some(format!("left out in {}: {why}", engine.name()))
}

/// The browser that this run is about: `RANK_AND_FILE_ENGINE` names it, and it is Chromium if nothing does.
///
/// # Panics
/// When the variable names no browser.
#[must_use]
pub fn here() -> Engine {
    let Ok(name) = std::env::var("RANK_AND_FILE_ENGINE") else {
        return Engine::Chromium;
    };
    Engine::of(&name).unwrap_or_else(|| panic!("RANK_AND_FILE_ENGINE names no browser: \"{name}\""))
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

/// What is asked of a driver for a new session. Chromium and Firefox run already and serve all journeys, as
/// starting one takes some seconds of a processor; only if it is to have switches, a Chromium of its own is started.
pub(crate) fn wanted(engine: Engine, switches: &[&str], chromium: &str) -> Value {
    let mut wanted = match engine {
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
            "goog:chromeOptions": {"debuggerAddress": chromium},
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
    wanted["timeouts"] = json!({"script": 300_000, "pageLoad": 300_000, "implicit": 0});
    json!({"capabilities": {"alwaysMatch": wanted}})
}

/// Where the browser of a profile saves files.
pub(crate) fn downloads(profile: &Path) -> PathBuf {
    profile.join("saved")
}

/// Firefox's numbers for the colour schemes in its setting for pages.
pub(crate) const LIGHT: u32 = 1;
pub(crate) const DARK: u32 = 0;

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
