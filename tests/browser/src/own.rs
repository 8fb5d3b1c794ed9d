//! What each engine wants a command of its own for: the screen, the console, light and dark, pictures.

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
    /// How bad it is: "SEVERE", "WARNING".
    pub level: String,
    pub message: String,
}

/// What Firefox says about pages, in its own window. Only scripts' errors and breaches of the policy are meant.
const FIREFOX_CONSOLE: &str = "const messages = Services.console.getMessageArray();
    Services.console.reset();
    return messages.filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith('http'))
        .map((message) => ({level: message.flags & (message.warningFlag | message.infoFlag) ? 'WARNING' : 'SEVERE',
            message: `${message.sourceName} ${message.lineNumber}:${message.columnNumber} ${message.errorMessage}`}));";

/// Catches what WebKit writes to a console that its driver does not show. A breach of the policy that lies
/// before the page was loaded is told of as well.
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
    /// A command of the DevTools protocol, which Chromium alone knows.
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        assert_eq!(self.engine, Engine::Chromium, "`{command}` is Chromium's");
        let body = json!({"cmd": command, "params": parameters});
        self.post("/goog/cdp/execute", body)
    }

    /// Hides service workers from the pages that are opened from now on, where the driver can: to keep the whole site
    /// for use offline takes a processor half a second, in every test anew, and goes on beside what is tested.
    pub(crate) fn hide_service_workers(&self) {
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

    /// Makes ready a browser that has served other tests: their windows go, and what they said. What their pages kept
    /// belongs to addresses that no later test has. WebKit's is started for each.
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
        // What the old windows said is told to whoever connects.
        drop(self.console());
    }

    /// Gives the page a screen of this many CSS pixels. Chromium pretends to have it; the windows of the
    /// others, which have bars of tools, are made larger by what these take.
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
        // A window takes its size in its own time, and is told again what is wanted until it has it.
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

    /// Answers pages that ask for light or dark. WebKit's driver cannot.
    pub fn prefer(&self, theme: &str) {
        match self.engine {
            Engine::Chromium => {
                let wanted = json!([{"name": "prefers-color-scheme", "value": theme}]);
                self.devtools("Emulation.setEmulatedMedia", json!({"features": wanted}));
            }
            Engine::Firefox => {
                const PREFER: &str = "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', arguments[0]);";
                // Firefox's numbers: 0 is dark, 1 is light.
                self.in_firefox(PREFER, json!([u32::from(theme != "dark")]))
                    .unwrap_or_else(|sentence| panic!("{sentence}"));
            }
            Engine::WebKit => panic!("WebKit cannot be asked for {theme}"),
        }
    }

    /// Begins to note what the page's console says, where nothing else does.
    pub(crate) fn watch_console(&self) {
        if self.engine == Engine::WebKit {
            self.run(WATCH, json!([]));
        }
    }

    /// What the console holds since it was last asked.
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

    /// Keeps a picture of the page and what its console said, for a test that has failed: nothing in here ends a test.
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

    /// A picture of the page as PNG: the whole of it, which Chromium alone can give, or what the screen shows.
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

/// The bytes of a picture that came in base64.
fn decoded(picture: &Value) -> Result<Vec<u8>, String> {
    let letters = picture.as_str().unwrap_or_default();
    BASE64.decode(letters).map_err(|error| error.to_string())
}
