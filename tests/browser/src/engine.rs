//! The browsers that tests are run in, and what each of them or its driver cannot do.
//!
//! | engine | browser | driver |
//! |---|---|---|
//! | Chromium | Chromium | ChromeDriver, with the DevTools protocol |
//! | Firefox | Firefox | geckodriver, which may also run scripts in the browser's own window |
//! | WebKit | WebKitGTK's MiniBrowser | WebKitWebDriver, under a screen in memory |

use serde_json::{Value, json};
pub use xtask::browser::Engine;
use xtask::browser::Engine::{Chromium, Firefox, WebKit};

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

/// What a browser or its driver cannot do, for which tests with a mark are left out in it.
const fn weakness(engine: Engine, mark: Mark) -> Option<&'static str> {
    Some(match (engine, mark) {
        (WebKit, Mark::Paper) => "its driver does not print",
        (WebKit, Mark::Finger) => "its driver turns what a finger does into what a mouse does",
        (WebKit | Firefox, Mark::Scrolling) => "its driver's finger does not scroll the page",
        (WebKit, Mark::RightButton) => "its driver presses the right button and releases the left",
        (WebKit, Mark::ColourScheme) => "its driver cannot choose between light and dark",
        (WebKit, Mark::Storage) => "its sessions keep nothing from one to the next",
        (WebKit, Mark::ServiceWorker) => "its sessions keep no service worker",
        (WebKit, Mark::Download) => "its driver does not say where files are saved",
        _ => return None,
    })
}

/// Why a test with these marks is left out in this run's browser; `None` if it is run.
pub(crate) fn left_out(marks: &[Mark]) -> Option<String> {
    if marks.contains(&Mark::Corpus) && std::env::var_os(xtask::paths::CORPUS).is_none() {
        return Some("it reads the larger corpus, and no folder of it was named".to_owned());
    }
    let engine = here();
    let why = marks.iter().find_map(|&mark| weakness(engine, mark))?;
    Some(format!("left out in {}: {why}", engine.name()))
}

/// The browser that this run is about: `RANK_AND_FILE_ENGINE` names it, and it is Chromium if nothing does.
///
/// # Panics
/// When the variable names no browser.
pub fn here() -> Engine {
    let name = std::env::var("RANK_AND_FILE_ENGINE");
    name.map_or(Chromium, |name| {
        Engine::of(&name).expect("RANK_AND_FILE_ENGINE names a browser")
    })
}

/// What is asked of a driver for a new session. Chromium and Firefox run already and serve all tests, as starting
/// one takes some seconds of a processor.
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
