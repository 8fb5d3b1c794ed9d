//! What each engine wants a command of its own for: the screen, the console, light and dark, pictures.

use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD as BASE64;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::engine::{DARK, Engine, LIGHT};
use crate::webdriver::{Browser, Method};

/// What Firefox says about pages, in its own window. Only scripts' errors and breaches of the policy are meant.
const FIREFOX_CONSOLE: &str = "const messages = Services.console.getMessageArray();
    Services.console.reset();
    return messages.filter((message) => message instanceof Ci.nsIScriptError && message.sourceName.startsWith('http'))
        .map((message) => [message.flags & (message.warningFlag | message.infoFlag) ? 'WARNING' : 'SEVERE',
            `${message.sourceName} ${message.lineNumber}:${message.columnNumber} ${message.errorMessage}`]);";

/// Catches what WebKit writes to a console that its driver does not show. A breach of the policy that lies
/// before the page was loaded is told of as well.
const WATCH: &str = "if (globalThis.consoleLines) return;
    const lines = globalThis.consoleLines = [];
    const told = console.error;
    console.error = (...words) => { lines.push(['SEVERE', words.map(String).join(' ')]); told.apply(console, words); };
    addEventListener('error', (event) => lines.push(['SEVERE', `${event.filename} ${event.lineno}: ${event.message}`]));
    addEventListener('unhandledrejection', (event) => lines.push(['SEVERE', String(event.reason)]));
    new ReportingObserver((reports) => {
        for (const {body} of reports)
            lines.push(['SEVERE', `Content Security Policy: ${body.effectiveDirective} forbids ${body.blockedURL}`]);
    }, {types: ['csp-violation'], buffered: true}).observe();";

const WATCHED: &str = "return globalThis.consoleLines?.splice(0) ?? [];";

impl Browser {
    /// A command of the DevTools protocol, which Chromium alone knows.
    #[track_caller]
    pub fn devtools(&self, command: &str, parameters: Value) -> Value {
        assert_eq!(self.engine, Engine::Chromium, "`{command}` is Chromium's");
        self.post(
            "/goog/cdp/execute",
            json!({"cmd": command, "params": parameters}),
        )
    }

    /// Hides service workers from the pages that are opened from now on, where the driver can: to keep the whole site
    /// for use offline takes a processor half a second, in every test anew, and goes on beside what is tested.
    #[track_caller]
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
    fn in_firefox(&self, script: &str) -> Result<Value, String> {
        let context = |name| Method::Post(json!({"context": name}));
        self.ask("/moz/context", context("chrome"))?;
        let script = Method::Post(json!({"script": script, "args": []}));
        let value = self.ask("/execute/sync", script);
        self.ask("/moz/context", context("content"))?;
        value
    }

    /// Makes ready a browser that has served other tests: their windows go, and what they said. What their pages kept
    /// belongs to addresses that no later test has. WebKit's is started for each.
    #[track_caller]
    pub(crate) fn begin_anew(&self) {
        match self.engine {
            Engine::Chromium => {
                self.begin_in_a_new_window();
                let folder = self.downloads();
                let saving = json!({"behavior": "allow", "downloadPath": folder.to_string_lossy()});
                self.devtools("Browser.setDownloadBehavior", saving);
                // What the old windows said is told to whoever connects.
                let _ = self.console();
            }
            Engine::Firefox => {
                self.begin_in_a_new_window();
                self.forget_in_firefox();
            }
            Engine::WebKit => {}
        }
    }

    /// Closes all windows but a new one.
    #[track_caller]
    fn begin_in_a_new_window(&self) {
        let old = self.get("/window/handles");
        let new = self.post("/window/new", json!({"type": "tab"}));
        for handle in old.as_array().into_iter().flatten() {
            self.post("/window", json!({"handle": handle}));
            self.delete("/window");
        }
        self.post("/window", json!({"handle": new["handle"]}));
    }

    #[track_caller]
    fn forget_in_firefox(&self) {
        const FORGET: &str = "const [folder, light] = arguments;
            Services.prefs.setStringPref('browser.download.dir', folder);
            Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', light);
            Services.console.reset();";
        let folder = self.downloads();
        self.post("/moz/context", json!({"context": "chrome"}));
        self.run(FORGET, json!([folder.to_string_lossy(), LIGHT]));
        self.post("/moz/context", json!({"context": "content"}));
    }

    /// Gives the page a screen of this many CSS pixels. Chromium pretends to have it; the windows of the
    /// others, which have bars of tools, are made larger by what these take.
    #[track_caller]
    pub fn resize(&self, width: u32, height: u32) {
        if self.engine == Engine::Chromium {
            let screen =
                json!({"width": width, "height": height, "deviceScaleFactor": 1, "mobile": false});
            self.devtools("Emulation.setDeviceMetricsOverride", screen);
            return;
        }
        const INNER: &str = "return [innerWidth, innerHeight];";
        let rect = |width: u32, height: u32| {
            let rect = json!({"x": 0, "y": 0, "width": width, "height": height});
            self.post("/window/rect", rect);
        };
        let end = Instant::now() + PATIENCE;
        let (mut wide, mut high) = (width, height);
        rect(wide, high);
        loop {
            let inner = self.run(INNER, json!([]));
            if inner == json!([width, height]) {
                return;
            }
            assert!(
                Instant::now() < end,
                "the page is {inner} large and should be {width} by {height}"
            );
            std::thread::sleep(Duration::from_millis(30));
            // A window takes its size in its own time: it is asked again only when it stands still.
            if self.run(INNER, json!([])) == inner {
                let missing = |at: usize, wanted: u32| {
                    wanted.saturating_sub(inner[at].as_u64().unwrap_or_default() as u32)
                };
                (wide, high) = (
                    width + missing(0, wide).min(200),
                    height + missing(1, high).min(200),
                );
                rect(wide, high);
            }
        }
    }

    /// Answers pages that ask for light or dark. WebKit's driver cannot.
    #[track_caller]
    pub fn prefer(&self, theme: &str) {
        match self.engine {
            Engine::Chromium => {
                let wanted =
                    json!({"features": [{"name": "prefers-color-scheme", "value": theme}]});
                self.devtools("Emulation.setEmulatedMedia", wanted);
            }
            Engine::Firefox => {
                let number = if theme == "dark" { DARK } else { LIGHT };
                let script = format!(
                    "Services.prefs.setIntPref('layout.css.prefers-color-scheme.content-override', {number});"
                );
                self.in_firefox(&script)
                    .unwrap_or_else(|sentence| panic!("{sentence}"));
            }
            Engine::WebKit => panic!("WebKit cannot be asked for {theme}"),
        }
    }

    /// Begins to note what the page's console says, where nothing else does.
    #[track_caller]
    pub(crate) fn watch_console(&self) {
        if self.engine == Engine::WebKit {
            self.run(WATCH, json!([]));
        }
    }

    /// What the console holds since it was last asked: level and message of each line.
    #[track_caller]
    pub fn console(&self) -> Vec<(String, String)> {
        self.lines().unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    fn lines(&self) -> Result<Vec<(String, String)>, String> {
        let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
        let (lines, level, message) = match self.engine {
            Engine::Chromium => {
                let lines = self.ask("/se/log", Method::Post(json!({"type": "browser"})))?;
                (lines, "/level", "/message")
            }
            Engine::Firefox => (self.in_firefox(FIREFOX_CONSOLE)?, "/0", "/1"),
            Engine::WebKit => {
                let script = Method::Post(json!({"script": WATCHED, "args": []}));
                (self.ask("/execute/sync", script)?, "/0", "/1")
            }
        };
        let part = |line: &Value, at: &str| line.pointer(at).map(text).unwrap_or_default();
        Ok(lines
            .as_array()
            .into_iter()
            .flatten()
            .map(|line| (part(line, level), part(line, message)))
            .collect())
    }

    /// A picture of the page and its console, for a test that has failed: nothing in here ends a test.
    ///
    /// # Errors
    /// When the browser does not answer.
    pub fn last_words(&self) -> Result<(Vec<u8>, String), String> {
        let picture = self.ask("/screenshot", Method::Get)?;
        let lines: Vec<String> = self.lines()?.into_iter().map(|(_, line)| line).collect();
        let picture = picture
            .as_str()
            .and_then(|letters| BASE64.decode(letters).ok())
            .unwrap_or_default();
        Ok((picture, lines.join("\n")))
    }

    /// A picture of the page as PNG: the whole of it, which Chromium alone can give, or what the screen shows.
    #[track_caller]
    pub fn picture(&self, whole: bool) -> Vec<u8> {
        let answer = if self.engine == Engine::Chromium {
            let wanted = json!({"format": "png", "captureBeyondViewport": whole});
            self.devtools("Page.captureScreenshot", wanted)["data"].take()
        } else {
            assert!(!whole, "the whole page is Chromium's to give");
            self.get("/screenshot")
        };
        let letters = answer.as_str().expect("a picture in base64");
        BASE64.decode(letters).expect("a picture in base64")
    }
}
