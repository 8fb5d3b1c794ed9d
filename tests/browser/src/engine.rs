//! The browsers that run the tests, and the limits of each browser and its driver.
//!
//! | engine | browser | driver |
//! |---|---|---|
//! | Chromium | Chromium | ChromeDriver, with the DevTools protocol |
//! | Firefox | Firefox | geckodriver, which may also run scripts in the browser's own window |
//! | WebKit | WebKitGTK's MiniBrowser | WebKitWebDriver, under a screen in memory |

use serde_json::{Value, json};
pub use xtask::browser::Engine;
use xtask::browser::Engine::{Chromium, Firefox, WebKit};

/// A feature that a test uses and that differs between browsers, so that the test is run in all of
/// them; or another need of the test.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// Keys and keyboard focus.
    Keyboard,
    /// The left button of a mouse.
    Mouse,
    /// The right button of a mouse.
    RightButton,
    /// A finger, handled differently from a mouse.
    Finger,
    /// A pen.
    Pen,
    /// A finger that scrolls the element under it.
    Scrolling,
    /// Data that the page kept on the device is still there when the page is opened again.
    Storage,
    /// A service worker answers instead of the server.
    ServiceWorker,
    /// A worker runs beside the page.
    Worker,
    /// Size and place of what is drawn, and fonts.
    Layout,
    /// Selected text, the clipboard, paste and drop.
    Selection,
    /// Dialogs and form fields.
    Dialog,
    /// Elements of other people's pages, in their shadow trees.
    Element,
    /// The test chooses light or dark for the page.
    ColourScheme,
    /// A file saved by the page is in a folder that the test knows.
    Download,
    /// Roles of elements for screen readers.
    Roles,
    /// The page is printed.
    Paper,
    /// Faults made on purpose. `cargo xtask faults` runs all cases of these tests, and other runs a few.
    Faults,
    /// Pictures to look at, taken when `RANK_AND_FILE_SHOTS` names a folder for them.
    Pictures,
    /// The larger corpus, which has nothing to do with browsers.
    Corpus,
}

/// Returns the reason why tests with a mark are left out in a browser, if it or its driver lacks
/// something.
const fn weakness(engine: Engine, mark: Mark) -> Option<&'static str> {
    Some(match (engine, mark) {
        (WebKit, Mark::Paper) => "its driver does not print",
        (WebKit, Mark::Finger) => "its driver turns what a finger does into what a mouse does",
        (WebKit | Firefox, Mark::Scrolling) => "its driver's finger does not scroll the page",
        (WebKit | Firefox, Mark::Pen) => "its driver has no pen",
        (WebKit, Mark::RightButton) => "its driver presses the right button and releases the left",
        (WebKit, Mark::ColourScheme) => "its driver cannot choose between light and dark",
        (WebKit, Mark::Storage) => "its sessions keep nothing from one to the next",
        (WebKit, Mark::ServiceWorker) => "its sessions keep no service worker",
        (WebKit, Mark::Download) => "its driver does not say where files are saved",
        _ => return None,
    })
}

/// Returns why a test with these marks is left out in this run's browser; `None` if it is run.
pub(crate) fn left_out(marks: &[Mark]) -> Option<String> {
    if marks.contains(&Mark::Corpus) && std::env::var_os(xtask::paths::CORPUS).is_none() {
        return Some("it reads the larger corpus, and no folder of it was named".to_owned());
    }
    let engine = here();
    let why = marks.iter().find_map(|&mark| weakness(engine, mark))?;
    Some(format!("left out in {}: {why}", engine.name()))
}

/// Returns the browser of this run: `RANK_AND_FILE_ENGINE` names it, and the default is Chromium.
///
/// # Panics
/// When the variable names no browser.
pub fn here() -> Engine {
    let name = std::env::var("RANK_AND_FILE_ENGINE");
    name.map_or(Chromium, |name| {
        Engine::from_name(&name).expect("RANK_AND_FILE_ENGINE names a browser")
    })
}

/// Returns the capabilities to ask of a driver for a new session. Chromium and Firefox already run
/// and serve all tests, because starting one takes some seconds of processor time.
pub(crate) fn wanted(engine: Engine, chromium: &str) -> Value {
    let mut wanted = match engine {
        Chromium => json!({
            "browserName": "chrome",
            "goog:chromeOptions": {"debuggerAddress": chromium},
            "goog:loggingPrefs": {"browser": "ALL"},
        }),
        Firefox => json!({"browserName": "firefox"}),
        WebKit => json!({"browserName": "MiniBrowser"}),
    };
    wanted["timeouts"] = json!({"script": 300_000, "pageLoad": 300_000, "implicit": 0});
    json!({"capabilities": {"alwaysMatch": wanted}})
}
