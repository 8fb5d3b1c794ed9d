//! Boards in other people's pages: a page that somebody wrote, and what its readers do with the boards in it.
//!
//! ```text
//! embedded(r#"<chess-notation id="a">1. e4 e5</chess-notation>"#, |page, host| {
//!     let board = page.element("#a");
//!     board.wait();
//!     board.click("[aria-label=Forward]");
//!     page.soon(1, |_| board.property("ply"));
//! });
//! ```
//!
//! Everything inside an element is found in its shadow tree. A page of ours notes all events of boards in
//! `heard.js`, which stands beside it.

use serde_json::{Value, json};

use crate::view::View;
use crate::{Browser, Host, Page};

/// The script that notes the events of boards, in the order they come.
const HEARD: &str = "globalThis.heard = [];
globalThis.violations = [];
for (const type of ['chess-ready', 'chess-move', 'chess-position', 'chess-error', 'chess-answer', 'chess-solved'])
    addEventListener(type, (event) => heard.push({type, of: event.target.id, detail: event.detail}));
addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));
globalThis.events = (of, type) => heard.filter((event) => event.of === of && event.type === type).map((event) => event.detail);
";

/// Counts how often a program is made, and lets a call of it stop with a trap when the test wants one.
const TRAPS: &str = "globalThis.made = 0;
globalThis.trap = false;
globalThis.memories = [];
for (const way of ['instantiate', 'instantiateStreaming']) {
    const make = WebAssembly[way];
    WebAssembly[way] = async (...given) => {
        const {instance, module} = await make.apply(WebAssembly, given);
        made += 1;
        memories.push(instance.exports.memory ?? Object.values(instance.exports).find((it) => it instanceof WebAssembly.Memory));
        const exports = {};
        for (const [name, it] of Object.entries(instance.exports)) {
            exports[name] = typeof it !== 'function' ? it : (...words) => {
                if (trap) {
                    trap = false;
                    throw new WebAssembly.RuntimeError('unreachable');
                }
                return it(...words);
            };
        }
        return {instance: {exports}, module};
    };
}";

/// A whole page: what stands in its head besides the usual, and its body.
pub fn written(head: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Somebody's page</title><link rel=\"icon\" href=\"favicon.ico\">{head}</head><body>{body}</body></html>"
    )
}

/// The same with the script of the boards and the one that notes their events.
pub fn with_boards(body: &str) -> String {
    written(
        "<script src=\"heard.js\"></script><script type=\"module\" src=\"embed.js\"></script>",
        body,
    )
}

/// The same with programs that can be made to trap: `traps.js` stands beside the page and counts them in `made`.
pub fn with_traps(body: &str) -> String {
    with_boards(&format!("<script src=\"traps.js\"></script>{body}"))
}

/// Serves the site under a path and starts a browser. Nothing is written or opened yet, and the console is
/// not looked at.
pub fn hosted(under: &str, walk: impl FnOnce(&Page, &mut Host)) {
    let mut host = Host::of_a_copy(under);
    host.write("heard.js", HEARD.as_bytes());
    host.write("traps.js", TRAPS.as_bytes());
    host.write("favicon.ico", b"");
    walk(&Page::unopened(Browser::start()), &mut host);
}

/// The text of a board, `#a`, with these attributes and this score.
pub fn one(attributes: &str, score: &str) -> String {
    format!("<chess-notation id=\"a\" {attributes}>{score}</chess-notation>")
}

/// Opens a page with these boards and does what the test does. At the end the console holds no error.
pub fn embedded(body: &str, walk: impl FnOnce(&Page, &mut Host)) {
    hosted("/", |page, host| {
        page.open_written(host, &with_boards(body));
        walk(page, host);
        page.assert_no_complaints();
    });
}

impl Page {
    /// Writes a page into the host's folder and opens it.
    pub fn open_written(&self, host: &Host, html: &str) {
        host.write("somebodys.html", html.as_bytes());
        self.browser.go(&format!("{}somebodys.html", host.url));
    }

    /// What a script of the page's author gives back.
    #[must_use]
    pub fn author(&self, script: &str) -> Value {
        self.browser.run(script, json!([]))
    }

    /// The details of all events of a board of one type, in order.
    #[must_use]
    pub fn events(&self, of: &str, of_type: &str) -> Vec<Value> {
        const EVENTS: &str = "return events(arguments[0], arguments[1]);";
        self.read(EVENTS, json!([of, of_type]))
    }

    /// The details of the last of them; null if there was none.
    #[must_use]
    pub fn last_event(&self, of: &str, of_type: &str) -> Value {
        self.events(of, of_type).pop().unwrap_or_default()
    }
}

/// What is asked and done of one `<chess-notation>`, whose shadow tree this is.
impl View {
    /// Waits until the board stands.
    pub fn wait(&self) {
        self.soon(true, View::stands);
    }

    /// Whether there is a board in the element.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.read("return Boolean(root?.querySelector('.board'));", json!([]))
    }

    /// A property of the element.
    #[must_use]
    pub fn property(&self, name: &str) -> Value {
        self.run("return host[arguments[0]];", json!([name]))
    }

    /// Calls a method of the element.
    pub fn call(&self, method: &str, arguments: Value) -> Value {
        const CALL: &str = "return host[arguments[0]](...arguments[1]);";
        self.run(CALL, json!([method, arguments]))
    }

    /// Gives the element an attribute, or takes it away.
    pub fn set(&self, attribute: &str, value: Option<&str>) {
        const SET: &str = "const [attribute, value] = arguments;
            if (value === null) host.removeAttribute(attribute);
            else host.setAttribute(attribute, value);";
        self.run(SET, json!([attribute, value]));
    }

    /// Writes into the field of an entry, key by key, and presses Enter.
    pub fn write(&self, text: &str) {
        self.focus(".entry input");
        self.browser.type_keys(text);
        self.browser.press(&["Enter"]);
    }
}
