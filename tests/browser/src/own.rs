//! What each engine wants a command of its own for: the screen, the console, light and dark, pictures.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde::Deserialize;
use serde_json::{Value, json};

use crate::engine::Engine;
use crate::wait::wait_for;
use crate::webdriver::{Browser, Method, of_type, script};

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
        if self.engine == Engine::Chromium {
            let hidden =
                "Object.defineProperty(Navigator.prototype, 'serviceWorker', {value: undefined});";
            self.devtools(
                "Page.addScriptToEvaluateOnNewDocument",
                json!({"source": hidden}),
            );
        }
    }

    /// Runs the body of a function in Firefox's own window.
    fn in_firefox(&self, body: &str, arguments: Value) -> Result<Value, String> {
        let enter = |context| {
            let context = Method::Post(json!({"context": context}));
            self.ask("/moz/context", context)
        };
        enter("chrome")?;
        let value = self.ask("/execute/sync", Method::Post(script(body, arguments)));
        enter("content")?;
        value
    }

    /// Makes ready a browser that has served other tests: their windows go, and what they said. What their pages kept
    /// belongs to addresses that no later test has. WebKit's is started for each.
    pub(crate) fn begin_anew(&self) {
        const SAVE: &str = "Services.prefs.setStringPref('browser.download.dir', arguments[0]);";
        if self.engine == Engine::WebKit {
            return;
        }
        self.begin_in_a_new_window();
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

    /// Closes all windows but a new one.
    fn begin_in_a_new_window(&self) {
        let old: Vec<String> = of_type(self.must("/window/handles", Method::Get));
        let new = self.new_tab();
        for tab in old {
            self.switch_to(&tab);
            self.must("/window", Method::Delete);
        }
        self.switch_to(&new);
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
        let wanted = [width, height];
        let ask = |[width, height]: [u32; 2]| {
            let rect = json!({"x": 0, "y": 0, "width": width, "height": height});
            self.post("/window/rect", rect);
        };
        let inner =
            || -> [u32; 2] { of_type(self.run("return [innerWidth, innerHeight];", json!([]))) };
        let (mut asked, mut last) = (wanted, [0, 0]);
        ask(asked);
        let look = || {
            let found = inner();
            // A window takes its size in its own time: it is asked again only when it stands still.
            last = if found != wanted && found == last {
                let bars = |at: usize| asked[at].saturating_sub(found[at]).min(200);
                asked = [width + bars(0), height + bars(1)];
                ask(asked);
                [0, 0]
            } else {
                found
            };
            found
        };
        let found = wait_for(look, |found| *found == wanted);
        assert_eq!(found, wanted, "the size of the page");
    }

    /// Answers pages that ask for light or dark. WebKit's driver cannot.
    pub fn prefer(&self, theme: &str) {
        match self.engine {
            Engine::Chromium => {
                let wanted =
                    json!({"features": [{"name": "prefers-color-scheme", "value": theme}]});
                self.devtools("Emulation.setEmulatedMedia", wanted);
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

    /// A picture of the page and its console, for a test that has failed: nothing in here ends a test.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub fn last_words(&self) -> Result<(Vec<u8>, String), String> {
        let picture = decoded(&self.ask("/screenshot", Method::Get)?)?;
        let lines = self.lines()?.into_iter().map(|line| line.message);
        Ok((picture, lines.collect::<Vec<_>>().join("\n")))
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
