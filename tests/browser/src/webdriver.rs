//! A WebDriver client: the few commands that the tests need, each with a limit of time.
//!
//! Commands are those of the W3C's WebDriver recommendation. Where an engine wants one of its own (the
//! screen's size, the console, light and dark), it is in `own`. Whatever goes wrong ends the test with
//! a sentence.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::engine::{self, Engine, downloads};
use crate::{LIMIT, PATIENCE, harness};

/// How long one answer of the driver may take, and a browser to start: far more than they do on a busy machine.
const ANSWER: Duration = Duration::from_secs(300);

/// Errors of WebDriver that say that the page was just changing: what was asked is asked again.
const PASSING: [&str; 4] = [
    ": no such element: ",
    ": stale element reference: ",
    ": element click intercepted: ",
    ": element not interactable: ",
];

/// Between two tries.
pub(crate) const PAUSE: Duration = Duration::from_millis(15);

/// The name under which WebDriver hands out elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// What is done with an address of the driver.
pub(crate) enum Method {
    Get,
    Post(Value),
    Delete,
}

/// One session of a browser, which remembers nothing of those before. It ends when this is dropped.
pub struct Browser {
    pub engine: Engine,
    agent: ureq::Agent,
    session: String,
    profile: PathBuf,
    end: Instant,
}

impl Browser {
    /// Starts a session in the browser that is this thread's.
    #[must_use]
    pub fn start() -> Browser {
        Browser::start_with(&[])
    }

    /// The same in a Chromium of its own with these switches, if there are any; the other browsers know none of them.
    #[must_use]
    pub fn start_with(switches: &[&str]) -> Browser {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let profile = std::env::temp_dir().join(format!(
            "rank-and-file-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        ));
        let agent = ureq::Agent::config_builder()
            .proxy(None)
            // An error of WebDriver's is an answer with a sentence in it.
            .http_status_as_error(false)
            .build()
            .into();
        // A browser that is told to save into a folder that is not there may save elsewhere.
        let folder = downloads(&profile);
        std::fs::create_dir_all(&folder)
            .unwrap_or_else(|error| panic!("{} cannot be made: {error}", folder.display()));
        let engine = engine::here();
        let (driver, chromium) = harness::addresses();
        let mut browser = Browser {
            engine,
            agent,
            session: format!("{driver}/session"),
            profile,
            end: Instant::now() + LIMIT,
        };
        let wanted = engine::wanted(engine, switches, &chromium);
        let begin = || browser.ask("", Method::Post(wanted.clone()));
        // Now and then WebKit's browser does not come up (one time in forty on a busy machine); it does when it
        // is asked again.
        let again = |sentence| {
            eprintln!("a browser did not start ({sentence}); once more");
            begin()
        };
        let answer = begin()
            .or_else(again)
            .or_else(again)
            .unwrap_or_else(|sentence| panic!("{sentence}"));
        let id = answer["sessionId"]
            .as_str()
            .expect("a new session has an id");
        browser.session = format!("{}/{id}", browser.session);
        browser.begin_anew();
        browser
    }

    /// Where the browser saves files.
    #[must_use]
    pub fn downloads(&self) -> PathBuf {
        downloads(&self.profile)
    }

    /// Sends a command and gives the value that comes back.
    #[track_caller]
    pub fn post(&self, command: &str, body: Value) -> Value {
        assert!(
            Instant::now() < self.end,
            "The test took longer than it may; it stopped before `{command}`."
        );
        self.ask(command, Method::Post(body))
            .unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    #[track_caller]
    pub(crate) fn delete(&self, command: &str) {
        self.ask(command, Method::Delete)
            .unwrap_or_else(|sentence| panic!("{sentence}"));
    }

    #[track_caller]
    pub(crate) fn get(&self, command: &str) -> Value {
        self.ask(command, Method::Get)
            .unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    pub(crate) fn ask(&self, command: &str, method: Method) -> Result<Value, String> {
        let address = format!("{}{command}", self.session);
        let time = Some(ANSWER);
        let answer = match method {
            Method::Get => {
                let request = self.agent.get(&address).config();
                request.timeout_global(time).build().call()
            }
            Method::Post(body) => {
                let request = self.agent.post(&address).config();
                request.timeout_global(time).build().send_json(body)
            }
            Method::Delete => {
                let request = self.agent.delete(&address).config();
                request.timeout_global(time).build().call()
            }
        };
        let mut answer =
            answer.map_err(|error| format!("The driver did not answer `{command}`: {error}."))?;
        let mut value: Value = answer
            .body_mut()
            .with_config()
            .limit(64 << 20)
            .read_json()
            .map_err(|error| {
                format!("The driver's answer to `{command}` could not be read: {error}.")
            })?;
        match value["value"]["error"].as_str() {
            Some(error) => Err(format!(
                "`{command}` failed: {error}: {}",
                value["value"]["message"].as_str().unwrap_or_default()
            )),
            None => Ok(value["value"].take()),
        }
    }

    /// Goes to an address and waits until it is loaded.
    #[track_caller]
    pub fn go(&self, url: &str) {
        self.post("/url", json!({"url": url}));
        self.watch_console();
    }

    /// The name of the tab that is looked at.
    #[track_caller]
    #[must_use]
    pub fn tab(&self) -> String {
        self.get("/window").as_str().unwrap_or_default().to_owned()
    }

    /// Opens another tab, which is not looked at yet, and gives its name.
    #[track_caller]
    #[must_use]
    pub fn new_tab(&self) -> String {
        let opened = self.post("/window/new", json!({"type": "tab"}));
        opened["handle"].as_str().unwrap_or_default().to_owned()
    }

    /// Looks at another tab.
    #[track_caller]
    pub fn switch_to(&self, tab: &str) {
        self.post("/window", json!({"handle": tab}));
    }

    /// Where the page is.
    #[track_caller]
    #[must_use]
    pub fn address(&self) -> String {
        self.run("return location.href;", json!([]))
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// Runs the body of a function in the page; `arguments` are its arguments.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: Value) -> Value {
        self.post(
            "/execute/sync",
            json!({"script": script, "args": arguments}),
        )
    }

    /// The same for a script that answers through a promise.
    #[track_caller]
    pub fn run_slowly(&self, script: &str, arguments: Value) -> Value {
        let script = format!(
            "const done = arguments[arguments.length - 1];
             (async function () {{ {script} }}).apply(null, arguments).then(done, (error) => done({{broken: String(error)}}));"
        );
        let value = self.post(
            "/execute/async",
            json!({"script": script, "args": arguments}),
        );
        assert!(
            value.get("broken").is_none(),
            "the script broke off: {}",
            value["broken"]
        );
        value
    }

    /// Does something with an element, and again as long as the page is changing under it.
    #[track_caller]
    fn patiently<T>(&self, act: impl Fn() -> Result<T, String>) -> T {
        let end = Instant::now() + PATIENCE;
        loop {
            match act() {
                Ok(done) => return done,
                Err(sentence) => {
                    let passes = PASSING.iter().any(|error| sentence.contains(error));
                    assert!(passes && Instant::now() < end, "{sentence}");
                    std::thread::sleep(PAUSE);
                }
            }
        }
    }

    /// Clicks the middle of the first element that the selector finds, as soon as it is there and nothing lies over it.
    #[track_caller]
    pub fn click(&self, selector: &str) {
        self.click_what(
            "return document.querySelector(arguments[0]);",
            json!([selector]),
            selector,
        );
    }

    /// Clicks the element that a script gives back, as soon as it gives one and nothing lies over it. `what` names it
    /// in case it never does.
    #[track_caller]
    pub fn click_what(&self, script: &str, arguments: Value, what: &str) {
        self.patiently(|| {
            let script = Method::Post(json!({"script": script, "args": arguments}));
            let found = self.ask("/execute/sync", script)?;
            let id = found[ELEMENT]
                .as_str()
                .ok_or_else(|| format!("click failed: no such element: {what}"))?;
            if self.engine == Engine::WebKit {
                // Its driver scrolls down to an element but not always up.
                self.run(
                    "arguments[0].scrollIntoViewIfNeeded(false);",
                    json!([{ELEMENT: id}]),
                );
            }
            self.ask(&format!("/element/{id}/click"), Method::Post(json!({})))
        });
    }

    /// Gives a file to the field that asks for one.
    #[track_caller]
    pub fn choose_file(&self, selector: &str, file: &Path) {
        let text = json!({"text": file.to_string_lossy()});
        self.of_element(selector, "value", &|| Method::Post(text.clone()));
    }

    /// What can be read of the first element that the selector finds; works without scripts.
    #[track_caller]
    #[must_use]
    pub fn visible_text(&self, selector: &str) -> String {
        self.of_element(selector, "text", &|| Method::Get)
    }

    /// What the browser tells a screen reader that an element is: "button", "gridcell", "table".
    #[track_caller]
    #[must_use]
    pub fn role(&self, selector: &str) -> String {
        self.of_element(selector, "computedrole", &|| Method::Get)
    }

    /// The name that the browser tells a screen reader.
    #[track_caller]
    #[must_use]
    pub fn label(&self, selector: &str) -> String {
        self.of_element(selector, "computedlabel", &|| Method::Get)
    }

    /// The answer to a command about the first element that the selector finds.
    #[track_caller]
    fn of_element(&self, selector: &str, command: &str, method: &dyn Fn() -> Method) -> String {
        let answer = self.patiently(|| {
            let wanted = json!({"using": "css selector", "value": selector});
            let found = self.ask("/element", Method::Post(wanted))?;
            let id = found[ELEMENT].as_str().unwrap_or_default();
            self.ask(&format!("/element/{id}/{command}"), method())
        });
        answer.as_str().unwrap_or_default().to_owned()
    }

    /// The role and the name of an element that a script has given back.
    #[track_caller]
    #[must_use]
    pub fn told(&self, element: &Value) -> (String, String) {
        let id = element[ELEMENT].as_str().expect("an element");
        let ask = |what| self.get(&format!("/element/{id}/computed{what}"));
        let text = |value: Value| value.as_str().unwrap_or_default().to_owned();
        (text(ask("role")), text(ask("label")))
    }

    /// Does what keys, mouse and finger do, in the notation of WebDriver's actions.
    #[track_caller]
    pub fn perform(&self, sources: Value) {
        self.post("/actions", json!({"actions": sources}));
    }
}

impl Drop for Browser {
    fn drop(&mut self) {
        // If the driver is gone its browsers are gone, and there is nothing left to end.
        let _ = self.ask("", Method::Delete);
        let _ = std::fs::remove_dir_all(&self.profile);
    }
}
