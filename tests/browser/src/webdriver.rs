//! A WebDriver client: the few commands that the tests need, each with a limit of time.
//!
//! Commands are those of the W3C's WebDriver recommendation. Where an engine wants one of its own (the
//! screen's size, the console, light and dark), it is in `own`. Whatever goes wrong ends the test with
//! a sentence.

use std::path::Path;
use std::time::{Duration, Instant};

use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::engine::{self, Engine};
use crate::harness;

/// How long a test may take: ten times what the longest takes on a slow machine. It ends one that hangs.
const LIMIT: Duration = Duration::from_secs(1200);

/// How long one answer of the driver may take, and a browser to start: far more than they do on a busy machine.
const ANSWER: Duration = Duration::from_secs(300);

/// What is done with an address of the driver.
#[derive(Clone)]
pub(crate) enum Method {
    Get,
    Post(Value),
    Delete,
}

/// A script of the page's, as the driver wants it.
pub(crate) fn script(body: &str, arguments: Value) -> Value {
    json!({"script": body, "args": arguments})
}

/// A value as what it is known to be; anything else ends the test.
pub(crate) fn of_type<T: DeserializeOwned>(value: Value) -> T {
    serde_json::from_value(value)
        .unwrap_or_else(|error| panic!("an answer is not as known: {error}"))
}

/// One session of a browser, which remembers nothing of those before. It ends when this is dropped.
pub struct Browser {
    pub engine: Engine,
    agent: ureq::Agent,
    session: String,
    /// Where the browser saves files.
    downloads: TempDir,
    start: Instant,
}

impl Browser {
    /// Starts a session in the browser that is this thread's.
    pub fn start() -> Browser {
        let agent = ureq::Agent::config_builder()
            .proxy(None)
            .timeout_global(Some(ANSWER))
            // An error of WebDriver's is an answer with a sentence in it.
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
        let id: String = of_type(answer["sessionId"].clone());
        browser.session = format!("{}/{id}", browser.session);
        browser.begin_anew();
        browser
    }

    /// Where the browser saves files.
    pub fn downloads(&self) -> &Path {
        self.downloads.path()
    }

    /// Sends a command and gives the value that comes back.
    pub fn post(&self, command: &str, body: Value) -> Value {
        let is_late = self.start.elapsed() > LIMIT;
        assert!(!is_late, "the test takes longer than it may");
        self.must(command, Method::Post(body))
    }

    /// What the driver answers; an error ends the test.
    pub(crate) fn must(&self, command: &str, method: Method) -> Value {
        self.ask(command, method)
            .unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    /// What the driver answers, or a sentence that says why it does not.
    pub(crate) fn ask(&self, command: &str, method: Method) -> Result<Value, String> {
        let address = format!("{}{command}", self.session);
        let answer = match method {
            Method::Get => self.agent.get(&address).call(),
            Method::Post(body) => self.agent.post(&address).send_json(body),
            Method::Delete => self.agent.delete(&address).call(),
        };
        let unread = |error| format!("The driver did not answer `{command}`: {error}.");
        let mut answer = answer.map_err(unread)?;
        // A picture of a page is larger than answers usually may be.
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

    /// Goes to an address and waits until it is loaded.
    pub fn go(&self, url: &str) {
        self.post("/url", json!({"url": url}));
        self.watch_console();
    }

    /// The name of the tab that is looked at.
    #[must_use]
    pub fn tab(&self) -> String {
        of_type(self.must("/window", Method::Get))
    }

    /// Opens another tab, which is not looked at yet, and gives its name.
    #[must_use]
    pub fn new_tab(&self) -> String {
        of_type(self.post("/window/new", json!({"type": "tab"}))["handle"].take())
    }

    /// Looks at another tab.
    pub fn switch_to(&self, tab: &str) {
        self.post("/window", json!({"handle": tab}));
    }

    /// Where the page is.
    #[must_use]
    pub fn address(&self) -> String {
        of_type(self.run("return location.href;", json!([])))
    }

    /// Runs the body of a function in the page; `arguments` are its arguments.
    pub fn run(&self, body: &str, arguments: Value) -> Value {
        self.post("/execute/sync", script(body, arguments))
    }

    /// The same for a script that answers through a promise.
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
    /// A test that fails leaves a picture of where it ended, and what the console said.
    fn drop(&mut self) {
        if std::thread::panicking()
            && let Err(sentence) = self.last_words()
        {
            eprintln!("no picture of the page: {sentence}");
        }
        // If the driver is gone its browsers are gone, and there is nothing left to end.
        let _ = self.ask("", Method::Delete);
    }
}
