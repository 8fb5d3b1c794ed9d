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

use std::fmt::Debug;

use serde_json::{Value, json};

use crate::input::{Place, Pointer};
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

/// The name of the page that is written.
pub const HOST_PAGE: &str = "somebodys.html";

/// A whole page: what stands in its head besides the usual, and its body.
#[must_use]
pub fn written(head: &str, body: &str) -> String {
    format!(
        "<!DOCTYPE html><html lang=\"en\"><head><meta charset=\"utf-8\"><title>Somebody's page</title><link rel=\"icon\" href=\"favicon.ico\">{head}</head><body>{body}</body></html>"
    )
}

/// The same with the script of the boards and the one that notes their events.
#[must_use]
pub fn with_boards(body: &str) -> String {
    written(
        "<script src=\"heard.js\"></script><script type=\"module\" src=\"embed.js\"></script>",
        body,
    )
}

/// The same with programs that can be made to trap: `traps.js` stands beside the page and counts them in `made`.
#[must_use]
pub fn with_traps(body: &str) -> String {
    written(
        "<script src=\"heard.js\"></script><script src=\"traps.js\"></script><script type=\"module\" src=\"embed.js\"></script>",
        body,
    )
}

/// Serves the site under a path and starts a browser. Nothing is written or opened yet, and the console is
/// not looked at.
pub fn hosted(under: &str, walk: impl FnOnce(&Page, &mut Host)) {
    hosted_with(&[], under, walk);
}

/// The same in a Chromium of its own with these switches, if there are any.
pub fn hosted_with(switches: &[&str], under: &str, walk: impl FnOnce(&Page, &mut Host)) {
    let mut host = Host::of_a_copy(under);
    host.write("heard.js", HEARD.as_bytes());
    host.write("traps.js", TRAPS.as_bytes());
    host.write("favicon.ico", b"");
    let browser = Browser::start_with(switches);
    browser.resize(1280, 900);
    walk(&Page { browser }, &mut host);
}

/// The text of a board, `#a`, with these attributes and this score.
#[must_use]
pub fn one(attributes: &str, score: &str) -> String {
    format!("<chess-notation id=\"a\" {attributes}>{score}</chess-notation>")
}

/// Opens a page with these boards and does what the test does. At the end the console holds no error.
pub fn embedded(body: &str, walk: impl FnOnce(&Page, &mut Host)) {
    hosted("/", |page, host| {
        page.open_written(host, &with_boards(body));
        walk(page, host);
        assert_eq!(
            page.complaints(),
            Vec::<String>::new(),
            "the console holds errors"
        );
    });
}

/// One `<chess-notation>` in the page.
#[derive(Clone, Copy)]
pub struct Embedded<'p> {
    page: &'p Page,
    selector: &'p str,
}

impl Page {
    /// Writes a page into the host's folder and opens it.
    #[track_caller]
    pub fn open_written(&self, host: &Host, html: &str) {
        host.write(HOST_PAGE, html.as_bytes());
        self.browser.go(&format!("{}{HOST_PAGE}", host.url));
    }

    /// The board that a selector finds in the page.
    #[must_use]
    pub fn element<'p>(&'p self, selector: &'p str) -> Embedded<'p> {
        Embedded {
            page: self,
            selector,
        }
    }

    /// What a script of the page's author gives back.
    #[track_caller]
    #[must_use]
    pub fn author(&self, script: &str) -> Value {
        self.browser.run(script, json!([]))
    }

    /// The details of all events of a board of one type, in order.
    #[track_caller]
    #[must_use]
    pub fn events(&self, of: &str, of_type: &str) -> Vec<Value> {
        const EVENTS: &str = "return events(arguments[0], arguments[1]);";
        let events = self.browser.run(EVENTS, json!([of, of_type]));
        events.as_array().cloned().unwrap_or_default()
    }

    /// The details of the last of them; null if there was none.
    #[track_caller]
    #[must_use]
    pub fn last_event(&self, of: &str, of_type: &str) -> Value {
        self.events(of, of_type).pop().unwrap_or_default()
    }
}

impl Embedded<'_> {
    /// Runs the body of a function with `host`, the element, and `root`, its shadow root.
    #[track_caller]
    pub fn run(&self, script: &str, arguments: Value) -> Value {
        let script = format!(
            "const host = document.querySelector(arguments[0]); const root = host?.shadowRoot;
             return ((...given) => {{ {script} }})(...arguments[1]);"
        );
        self.page
            .browser
            .run(&script, json!([self.selector, arguments]))
    }

    /// Waits until the board stands.
    #[track_caller]
    pub fn wait(&self) {
        self.soon(true, Self::stands);
    }

    #[track_caller]
    pub fn soon<T: PartialEq + Debug>(&self, expected: T, read: impl Fn(&Self) -> T) {
        self.page.soon(expected, |_| read(self));
    }

    /// Whether there is a board in the element.
    #[must_use]
    pub fn stands(&self) -> bool {
        self.run(
            "return Boolean(root && root.querySelector('.board'));",
            json!([]),
        ) == json!(true)
    }

    #[must_use]
    pub fn count(&self, inside: &str) -> u64 {
        let count = self.run(
            "return root.querySelectorAll(given[0]).length;",
            json!([inside]),
        );
        count.as_u64().unwrap_or_default()
    }

    #[must_use]
    pub fn has(&self, inside: &str) -> bool {
        self.count(inside) > 0
    }

    /// The texts of what is found inside, white space made one.
    #[must_use]
    pub fn texts(&self, inside: &str) -> Vec<String> {
        const TEXTS: &str = "return [...root.querySelectorAll(given[0])]
            .map((element) => element.textContent.replace(/\\s+/g, ' ').trim());";
        let texts = self.run(TEXTS, json!([inside]));
        let texts = texts.as_array().into_iter().flatten();
        texts
            .map(|text| text.as_str().unwrap_or_default().to_owned())
            .collect()
    }

    /// The text of the first; empty if there is none.
    #[must_use]
    pub fn text(&self, inside: &str) -> String {
        self.texts(inside).into_iter().next().unwrap_or_default()
    }

    /// A property of the element.
    #[must_use]
    pub fn property(&self, name: &str) -> Value {
        self.run("return host[given[0]];", json!([name]))
    }

    /// Calls a method of the element.
    #[track_caller]
    pub fn call(&self, method: &str, arguments: Value) -> Value {
        self.run(
            "return host[given[0]](...given[1]);",
            json!([method, arguments]),
        )
    }

    /// Gives the element an attribute, or takes it away.
    #[track_caller]
    pub fn set(&self, attribute: &str, value: Option<&str>) {
        const SET: &str = "if (given[1] === null) host.removeAttribute(given[0]);
            else host.setAttribute(given[0], given[1]);";
        self.run(SET, json!([attribute, value]));
    }

    /// The middles of things inside on the screen, scrolled there first if they have to be.
    #[track_caller]
    fn middles(&self, inside: &[&str]) -> Vec<Place> {
        let selector = json!(self.selector);
        let root = format!("document.querySelector({selector})?.shadowRoot");
        self.page.middles(&root, inside)
    }

    #[track_caller]
    fn middle(&self, inside: &str) -> Place {
        self.middles(&[inside])[0]
    }

    /// Clicks the middle of something inside.
    #[track_caller]
    pub fn click(&self, inside: &str) {
        self.page.browser.tap(Pointer::Mouse, self.middle(inside));
    }

    /// Clicks the button of these words.
    #[track_caller]
    pub fn press_button(&self, words: &str) {
        const BUTTON: &str = "return [...document.querySelector(arguments[0])?.shadowRoot?.querySelectorAll('button') ?? []]
            .find((button) => button.textContent.trim() === arguments[1]);";
        let what = format!("a button \"{words}\" in {}", self.selector);
        let words = json!([self.selector, words]);
        self.page.browser.click_what(BUTTON, words, &what);
    }

    #[track_caller]
    pub fn click_square(&self, square: &str) {
        self.click(&format!("[data-square={square}]"));
    }

    #[track_caller]
    pub fn drag(&self, from: &str, to: &str) {
        let [from, to] = [from, to].map(|square| format!("[data-square={square}]"));
        let places = self.middles(&[&from, &to]);
        self.page.browser.drag(Pointer::Mouse, places[0], places[1]);
    }

    /// Drags what stands on a square to a place of the window.
    #[track_caller]
    pub fn drag_to(&self, from: &str, to: Place) {
        let from = self.middle(&format!("[data-square={from}]"));
        self.page.browser.drag(Pointer::Mouse, from, to);
    }

    /// Writes into the field of an entry, key by key, and presses Enter.
    #[track_caller]
    pub fn write(&self, text: &str) {
        self.focus(".entry input");
        self.page.browser.type_keys(text);
        self.page.press(&["Enter"]);
    }

    /// Gives the keyboard to something inside.
    #[track_caller]
    pub fn focus(&self, inside: &str) {
        self.run("root.querySelector(given[0]).focus();", json!([inside]));
    }

    /// What has the keyboard inside: its name for a screen reader, or its class.
    #[must_use]
    pub fn focused(&self) -> String {
        const FOCUSED: &str = "const active = root.activeElement;
            return active ? active.getAttribute('aria-label') ?? active.className : '';";
        self.run(FOCUSED, json!([]))
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// The pieces as a FEN's first field, read from what the squares say to a screen reader.
    #[must_use]
    pub fn placement(&self) -> String {
        const PLACEMENT: &str = "const letters = {king: 'k', queen: 'q', rook: 'r', bishop: 'b', knight: 'n', pawn: 'p'};
            const letter = (square) => {
                const label = root.querySelector(`[data-square=${square}]`)?.getAttribute('aria-label') ?? '';
                const [, side, man] = label.match(/^..,? ?(white|black)? ?(\\w+)?/) ?? [];
                if (!side) return '1';
                return side === 'white' ? letters[man].toUpperCase() : letters[man];
            };
            const rank = (digit) => [...'abcdefgh'].map((file) => letter(file + digit)).join('');
            return [...'87654321'].map(rank).join('/').replace(/1+/g, (ones) => ones.length);";
        self.run(PLACEMENT, json!([]))
            .as_str()
            .unwrap_or_default()
            .to_owned()
    }

    /// What a browser tells a screen reader of something inside: what it is, and its name.
    #[track_caller]
    #[must_use]
    pub fn told(&self, inside: &str) -> (String, String) {
        let element = self.run("return root.querySelector(given[0]);", json!([inside]));
        self.page.browser.told(&element)
    }
}
