//! A WebDriver client with the few commands that the tests need, each with a time limit.
//!
//! Commands are those of the W3C's WebDriver recommendation. Commands of an engine's own (screen
//! size, console, light and dark) are in `own`. Every error ends the test with a sentence.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::engine::{self, Engine};
use crate::harness;

/// Longest time for a test: ten times what the longest takes on a slow machine. It ends a test that
/// hangs.
const LIMIT: Duration = Duration::from_secs(1200);

/// Longest time for an answer of the driver, or for a browser to start: far more than they take on
/// a busy machine.
const ANSWER: Duration = Duration::from_secs(300);

/// A method of an HTTP request, with the body that it sends.
#[derive(Clone)]
pub(crate) enum Method {
    Get,
    Post(Value),
    Delete,
}

/// Returns a script of the page in the driver's format.
pub(crate) fn script(body: &str, arguments: Value) -> Value {
    json!({"script": body, "args": arguments})
}

/// Converts a value to the type that it must have; any other value ends the test.
pub(crate) fn of_type<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value)
        .unwrap_or_else(|error| panic!("an answer is not as known: {error}"))
}

/// A session of a browser, without data of earlier sessions. Dropping it ends the session.
pub struct Browser {
    /// Engine of the browser.
    pub engine: Engine,
    agent: ureq::Agent,
    session: String,
    /// Folder in which the browser saves files.
    downloads: TempDir,
    start: Instant,
}

impl Browser {
    /// Starts a session in this thread's browser.
    pub fn start() -> Browser {
        let agent = ureq::Agent::config_builder()
            .proxy(None)
            .timeout_global(Some(ANSWER))
            // An error of WebDriver is an answer with a sentence in it.
            .http_status_as_error(false)
            .build()
            .into();
        let engine = engine::here();
        let addresses = harness::here(|here| here.addresses.clone());
        let (driver, chromium) = addresses.expect("a thread that runs a test");
        let mut browser = Browser {
            engine,
            agent,
            session: format!("{driver}/session"),
            downloads: TempDir::with_prefix("rank-and-file-").expect("a temporary folder"),
            start: Instant::now(),
        };
        let wanted = engine::wanted(engine, &chromium);
        let begin = || browser.ask("", Method::Post(wanted.clone()));
        // Sometimes WebKit's browser does not start (one time in forty on a busy machine), but it
        // does at the next attempt.
        let again = |sentence| {
            eprintln!("a browser did not start ({sentence}); once more");
            begin()
        };
        let answer = begin()
            .or_else(again)
            .or_else(again)
            .unwrap_or_else(|sentence| panic!("{sentence}"));
        let id: String = of_type(answer["sessionId"].clone());
        browser.session = format!("{}/{id}", browser.session);
        browser.begin_anew();
        browser
    }

    /// Returns the folder in which the browser saves files.
    pub fn downloads(&self) -> &Path {
        self.downloads.path()
    }

    /// Sends a command and returns the value of the answer.
    pub fn post(&self, command: &str, body: Value) -> Value {
        let is_late = self.start.elapsed() > LIMIT;
        assert!(!is_late, "the test takes longer than it may");
        self.must(command, Method::Post(body))
    }

    /// Returns the driver's answer; an error ends the test.
    pub(crate) fn must(&self, command: &str, method: Method) -> Value {
        self.ask(command, method)
            .unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    /// Returns the driver's answer, or a sentence with the reason for an error.
    pub(crate) fn ask(&self, command: &str, method: Method) -> Result<Value, String> {
        let address = format!("{}{command}", self.session);
        let answer = match method {
            Method::Get => self.agent.get(&address).call(),
            Method::Post(body) => self.agent.post(&address).send_json(body),
            Method::Delete => self.agent.delete(&address).call(),
        };
        let unread = |error| format!("The driver did not answer `{command}`: {error}.");
        let mut answer = answer.map_err(unread)?;
        // A picture of a page is larger than the usual limit of an answer.
        let body = answer.body_mut().with_config().limit(64 << 20);
        let value = body.read_json::<Value>().map_err(unread)?["value"].take();
        match value["error"].as_str() {
            Some(error) => {
                let message = value["message"].as_str().unwrap_or_default();
                Err(format!("`{command}` failed: {error}: {message}"))
            }
            None => Ok(value),
        }
    }

    /// Opens an address and waits until it is loaded.
    pub fn go(&self, url: &str) {
        self.post("/url", json!({"url": url}));
        self.watch_console();
    }

    /// Returns the handle of the current tab.
    #[must_use]
    pub fn tab(&self) -> String {
        of_type(self.must("/window", Method::Get))
    }

    /// Opens another tab without switching to it, and returns its handle.
    #[must_use]
    pub fn new_tab(&self) -> String {
        of_type(self.post("/window/new", json!({"type": "tab"}))["handle"].take())
    }

    /// Switches to another tab.
    pub fn switch_to(&self, tab: &str) {
        self.post("/window", json!({"handle": tab}));
    }

    /// Runs a script as [`Browser::run`] does, in an empty page that has no content policy.
    #[must_use]
    pub fn run_apart(&self, body: &str, arguments: Value) -> Value {
        let (here, apart) = (self.tab(), self.new_tab());
        self.switch_to(&apart);
        let value = self.run(body, arguments);
        self.must("/window", Method::Delete);
        self.switch_to(&here);
        value
    }

    /// Returns the address of the page.
    #[must_use]
    pub fn address(&self) -> String {
        of_type(self.run("return location.href;", json!([])))
    }

    /// Runs the body of a function in the page with `arguments`, and returns its value.
    pub fn run(&self, body: &str, arguments: Value) -> Value {
        self.post("/execute/sync", script(body, arguments))
    }

    /// Does the same for a script that returns a promise.
    pub fn run_slowly(&self, body: &str, arguments: Value) -> Value {
        let body = format!(
            "const done = arguments[arguments.length - 1];
             (async function () {{ {body} }}).apply(null, arguments).then(done, (error) => done({{broken: String(error)}}));"
        );
        let value = self.post("/execute/async", script(&body, arguments));
        let broken = value.get("broken");
        assert!(broken.is_none(), "the script broke off: {broken:?}");
        value
    }
}

impl Drop for Browser {
    /// Saves a picture of the page and its console if the test has failed.
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Err(sentence) = self.last_words()
        {
            eprintln!("no picture of the page: {sentence}");
        }
        // If the driver is gone, its browsers are gone too, so an error is ignored.
        let _ = self.ask("", Method::Delete);
    }
}
