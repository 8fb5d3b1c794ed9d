//! Boards in other people's pages: writes such a page, and does what its readers do with the
//! boards.
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
//! Everything inside an element is found in its shadow tree. The script `heard.js` of the test page
//! notes all events of boards.

use serde_json::{Value, json};

use crate::view::View;
use crate::{Browser, Host, Page};

/// Script that notes the events of boards in order.
const HEARD: &str = "globalThis.heard = [];
globalThis.violations = [];
for (const type of ['chess-ready', 'chess-move', 'chess-position', 'chess-error', 'chess-answer', 'chess-solved'])
    addEventListener(type, (event) => heard.push({type, of: event.target.id, detail: event.detail}));
addEventListener('securitypolicyviolation', (event) => violations.push(`${event.violatedDirective} ${event.blockedURI}`));
globalThis.events = (of, type) => heard.filter((event) => event.of === of && event.type === type).map((event) => event.detail);
";

/// Script that counts how often a program is instantiated, and makes a call of it trap when the
/// test wants one to.
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

/// Returns a complete page: the usual head with `head` added to it, and the body.
pub fn written(head: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Somebody's page</title><link rel=\"icon\" href=\"favicon.ico\">{head}</head><body>{body}</body></html>"
    )
}

/// Returns the same page with the script of the boards and the script that notes their events.
pub fn with_boards(body: &str) -> String {
    written(
        "<script src=\"heard.js\"></script><script type=\"module\" src=\"embed.js\"></script>",
        body,
    )
}

/// Returns the same page with programs that can be made to trap; `traps.js` counts them in `made`.
pub fn with_traps(body: &str) -> String {
    with_boards(&format!("<script src=\"traps.js\"></script>{body}"))
}

/// Serves the site under a path and starts a browser. No page is written or opened yet, and the
/// console is not checked.
pub fn hosted(under: &str, walk: impl FnOnce(&Page, &mut Host)) {
    let mut host = Host::of_a_copy(under);
    host.write("heard.js", HEARD.as_bytes());
    host.write("traps.js", TRAPS.as_bytes());
    host.write("favicon.ico", b"");
    walk(&Page::unopened(Browser::start()), &mut host);
}

/// Returns a board `#a` with these attributes and this score, as HTML.
pub fn one(attributes: &str, score: &str) -> String {
    format!("<chess-notation id=\"a\" {attributes}>{score}</chess-notation>")
}

/// Opens a page with these boards and runs the test. At the end the console must hold no error.
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

    /// Returns the result of a script of the page's author.
    #[must_use]
    pub fn author(&self, script: &str) -> Value {
        self.browser.run(script, json!([]))
    }

    /// Returns the details of all events of one type from a board, in order.
    #[must_use]
    pub fn events(&self, of: &str, of_type: &str) -> Vec<Value> {
        const EVENTS: &str = "return events(arguments[0], arguments[1]);";
        self.read(EVENTS, json!([of, of_type]))
    }

    /// Returns the details of the last such event; null if there was none.
    #[must_use]
    pub fn last_event(&self, of: &str, of_type: &str) -> Value {
        self.events(of, of_type).pop().unwrap_or_default()
    }
}

/// Actions on one `<chess-notation>`, seen from its shadow tree.
impl View {
    /// Waits until the element shows a board.
    pub fn wait(&self) {
        self.soon(true, View::stands);
    }

    /// Returns whether the element shows a board.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.read("return Boolean(root?.querySelector('.board'));", json!([]))
    }

    /// Returns a property of the element.
    #[must_use]
    pub fn property(&self, name: &str) -> Value {
        self.run("return host[arguments[0]];", json!([name]))
    }

    /// Calls a method of the element and returns its result.
    pub fn call(&self, method: &str, arguments: Value) -> Value {
        const CALL: &str = "return host[arguments[0]](...arguments[1]);";
        self.run(CALL, json!([method, arguments]))
    }

    /// Sets an attribute of the element, or removes it.
    pub fn set(&self, attribute: &str, value: Option<&str>) {
        const SET: &str = "const [attribute, value] = arguments;
            if (value === null) host.removeAttribute(attribute);
            else host.setAttribute(attribute, value);";
        self.run(SET, json!([attribute, value]));
    }

    /// Types into the entry field key by key, and presses Enter.
    pub fn write(&self, text: &str) {
        self.focus(".entry input");
        self.browser.type_keys(text);
        self.browser.press(&["Enter"]);
    }
}
