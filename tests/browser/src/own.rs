//! Operations that need a command of each engine's own: screen size, console, light and dark,
//! pictures.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::engine::Engine;
use crate::wait::wait_for;
use crate::webdriver::{Browser, Method, of_type, script};
use crate::{harness, pictures};

/// A line of the console.
#[derive(Deserialize)]
pub struct Line {
    /// Severity: "SEVERE" or "WARNING".
    pub level: String,
    /// Text of the line.
    pub message: String,
}

/// Script for Firefox's own window that returns what the console says about pages, limited to
/// script errors and breaches of the policy.
const FIREFOX_CONSOLE: &str = "const messages = Services.console.getMessageArray();
    Services.console.reset();
    return messages.filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith('http'))
        .map((message) => ({level: message.flags & (message.warningFlag | message.infoFlag) ? 'WARNING' : 'SEVERE',
            message: `${message.sourceName} ${message.lineNumber}:${message.columnNumber} ${message.errorMessage}`}));";

/// Script that records what WebKit writes to the console, because its driver does not show it. It
/// also reports breaches of the policy from before the page was loaded.
const WATCH: &str = "if (globalThis.consoleLines) return;
    const lines = globalThis.consoleLines = [];
    const note = (message) => lines.push({level: 'SEVERE', message});
    const told = console.error;
    console.error = (...words) => { note(words.map(String).join(' ')); told.apply(console, words); };
    addEventListener('error', (event) => note(`${event.filename} ${event.lineno}: ${event.message}`));
    addEventListener('unhandledrejection', (event) => note(String(event.reason)));
    new ReportingObserver((reports) => {
        for (const {body} of reports)
            note(`Content Security Policy: ${body.effectiveDirective} forbids ${body.blockedURL}`);
    }, {types: ['csp-violation'], buffered: true}).observe();";

const WATCHED: &str = "return globalThis.consoleLines?.splice(0) ?? [];";

impl Browser {
    /// Runs a command of the DevTools protocol, which only Chromium knows.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        assert_eq!(self.engine, Engine::Chromium, "`{command}` is Chromium's");
        let body = json!({"cmd": command, "params": parameters});
        self.post("/goog/cdp/execute", body)
    }

    /// Prints the page on sheets of this size in inches, and returns their number.
    pub fn sheets(&self, width: f64, height: f64) -> usize {
        let sheet = json!({"paperWidth": width, "paperHeight": height});
        let printed = self.devtools("Page.printToPDF", sheet);
        let printed = BASE64.decode(printed["data"].as_str().unwrap_or_default());
        let printed = printed.expect("a file in base64");
        let text = String::from_utf8_lossy(&printed);
        text.matches("/Type /Page\n").count()
    }

    /// Hides service workers from pages opened from now on, where the driver can. Keeping the site
    /// for use offline would cost each test half a second of processor time, while the test runs.
    pub fn hide_service_workers(&self) {
        const HIDE: &str =
            "Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined});";
        if self.engine == Engine::Chromium {
            let script = json!({"source": HIDE});
            self.devtools("Page.addScriptToEvaluateOnNewDocument", script);
        }
    }

    /// Runs the body of a function in Firefox's own window.
    fn in_firefox(&self, body: &str, arguments: Value) -> Result<Value, String> {
        let post = |command, body| self.ask(command, Method::Post(body));
        post("/moz/context", json!({"context": "chrome"}))?;
        let value = post("/execute/sync", script(body, arguments));
        post("/moz/context", json!({"context": "content"}))?;
        value
    }

    /// Prepares a browser that has served other tests: closes their windows and clears their
    /// messages. Data that their pages kept belongs to addresses that no later test has. WebKit's
    /// browser needs no preparation, since a new one is started for each test.
    pub(crate) fn begin_anew(&self) {
        const SAVE: &str = "Services.prefs.setStringPref('browser.download.dir', arguments[0]);";
        if self.engine == Engine::WebKit {
            return;
        }
        let old: Vec<String> = of_type(self.must("/window/handles", Method::Get));
        let new = self.new_tab();
        for tab in old {
            self.switch_to(&tab);
            self.must("/window", Method::Delete);
        }
        self.switch_to(&new);
        let folder = self.downloads().to_string_lossy();
        if self.engine == Engine::Chromium {
            let saving = json!({"behavior": "allow", "downloadPath": folder});
            self.devtools("Browser.setDownloadBehavior", saving);
        } else {
            self.in_firefox(SAVE, json!([folder]))
                .unwrap_or_else(|sentence| panic!("{sentence}"));
            self.prefer("light");
        }
        // The console still holds messages of the old windows.
        drop(self.console());
    }

    /// Gives the page a screen of this size in CSS pixels. Chromium emulates it; the windows of the
    /// others have toolbars, so they are made larger by the size of these.
    pub fn resize(&self, width: u32, height: u32) {
        if self.engine == Engine::Chromium {
            let screen =
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
            self.devtools("Emulation.setDeviceMetricsOverride", screen);
            return;
        }
        const SIZES: &str = "const bars = (outer, inner) => Math.min(Math.max(outer - inner, 0), 200);
            return [[innerWidth, innerHeight], [bars(outerWidth, innerWidth), bars(outerHeight, innerHeight)]];";
        let wanted = [width, height];
        // A window changes its size slowly, so it is told again until it has the wanted size.
        let look = || {
            let [found, bars]: [[u32; 2]; 2] = of_type(self.run(SIZES, json!([])));
            if found != wanted {
                let (width, height) = (width + bars[0], height + bars[1]);
                let rect = json!({"x": 0, "y": 0, "width": width, "height": height});
                self.post("/window/rect", rect);
            }
            found
        };
        let found = wait_for(look, |found| *found == wanted);
        assert_eq!(found, wanted, "the size of the page");
    }

    /// Makes the browser prefer light or dark. WebKit's driver cannot do it.
    pub fn prefer(&self, theme: &str) {
        match self.engine {
            Engine::Chromium => {
                let wanted = json!([{"name": "prefers-color-scheme", "value": theme}]);
                self.devtools("Emulation.setEmulatedMedia", json!({"features": wanted}));
            }
            Engine::Firefox => {
                const PREFER: &str = "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);";
                // Firefox uses 0 for dark and 1 for light.
                self.in_firefox(PREFER, json!([u32::from(theme != "dark")]))
                    .unwrap_or_else(|sentence| panic!("{sentence}"));
            }
            Engine::WebKit => panic!("WebKit cannot be asked for {theme}"),
        }
    }

    /// Shows the page as on this medium ("screen", "print"; "" for the usual one), to a user who
    /// prefers more contrast or not. Only Chromium can do it.
    pub fn show_on(&self, medium: &str, more_contrast: bool) {
        let contrast = if more_contrast { "more" } else { "" };
        let wanted = json!([{"name": "prefers-contrast", "value": contrast}]);
        let wanted = json!({"media": medium, "features": wanted});
        self.devtools("Emulation.setEmulatedMedia", wanted);
    }

    /// Begins to record the page's console in WebKit, whose driver does not do so.
    pub(crate) fn watch_console(&self) {
        if self.engine == Engine::WebKit {
            self.run(WATCH, json!([]));
        }
    }

    /// Returns the lines of the console since the last call.
    pub fn console(&self) -> Vec<Line> {
        self.lines().unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    fn lines(&self) -> Result<Vec<Line>, String> {
        let post = |command, body| self.ask(command, Method::Post(body));
        let lines = match self.engine {
            Engine::Chromium => post("/se/log", json!({"type": "browser"})),
            Engine::Firefox => self.in_firefox(FIREFOX_CONSOLE, json!([])),
            Engine::WebKit => post("/execute/sync", script(WATCHED, json!([]))),
        };
        serde_json::from_value(lines?).map_err(|error| error.to_string())
    }

    /// Keeps a picture of the page and its console for a test that has failed. It must not panic.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub(crate) fn last_words(&self) -> Result<(), String> {
        let picture = decoded(&self.ask("/screenshot", Method::Get)?)?;
        let said: Vec<String> = self.lines()?.into_iter().map(|line| line.message).collect();
        harness::here(|here| {
            let name = format!("failed-{}", here.name.replace("::", "-"));
            let keep = |ending, bytes: &[u8]| pictures::keep(&format!("{name}.{ending}"), bytes);
            here.files = vec![
                keep("png", &picture),
                keep("txt", said.join("\n").as_bytes()),
            ];
        });
        Ok(())
    }

    /// Returns a picture of the page as PNG: the complete page, in Chromium only, or what the
    /// screen shows.
    pub fn picture(&self, whole: bool) -> Vec<u8> {
        let picture = if self.engine == Engine::Chromium {
            let wanted = json!({"format": "png", "captureBeyondViewport": whole});
            self.devtools("Page.captureScreenshot", wanted)["data"].take()
        } else {
            assert!(!whole, "the whole page is Chromium's to give");
            self.must("/screenshot", Method::Get)
        };
        decoded(&picture).unwrap_or_else(|sentence| panic!("{sentence}"))
    }
}

/// Decodes a picture from base64.
fn decoded(picture: &Value) -> Result<Vec<u8>, String> {
    let letters = picture.as_str().unwrap_or_default();
    BASE64.decode(letters).map_err(|error| error.to_string())
}
