//! Reads and operates elements below one root: the document, or the shadow tree of one of its
//! elements.

use std::fmt::Debug;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::input::Place;
use crate::wait::{self, wait_for, wait_through_panics};
use crate::webdriver::{Browser, Method, of_type, script};

/// WebDriver's errors for a page that is changing. The command is sent again.
const PASSING: [&str; 4] = [
    ": no such element: ",
    ": stale element reference: ",
    ": element click intercepted: ",
    ": element not interactable: ",
];

/// Key under which WebDriver returns elements.
const ELEMENT: &str = "element-6066-11e4-a52e-4f735466cecf";

/// Script that defines `ground(element)`, the colours behind an element from the lowest one up, and
/// `contrast(color, ground)`, the contrast of a colour over them as WCAG measures it.
pub const CONTRAST: &str = "const ground = (it) => {
        const layers = [];
        for (let at = it; at; at = at.parentElement ?? at.getRootNode().host) {
            layers.unshift(getComputedStyle(at).backgroundColor);
        }
        const dark = getComputedStyle(document.documentElement).colorScheme === 'dark';
        return [dark ? '#121212' : '#fff', ...layers];
    };
    const ink = Object.assign(document.createElement('canvas'), {width: 1, height: 1}).getContext('2d');
    const luminance = (layers) => {
        for (const layer of layers) {
            ink.fillStyle = layer;
            ink.fillRect(0, 0, 1, 1);
        }
        const [red, green, blue] = [...ink.getImageData(0, 0, 1, 1).data].map((part) =>
            part <= 10 ? part / 255 / 12.92 : ((part / 255 + .055) / 1.055) ** 2.4);
        return .2126 * red + .7152 * green + .0722 * blue;
    };
    const contrast = (color, ground) => {
        const [pale, dark] = [luminance([...ground, color]), luminance(ground)].sort((a, b) => b - a);
        return (pale + .05) / (dark + .05);
    };";

/// A root in a page, below which everything is found.
pub struct View {
    /// The browser that shows the page.
    pub browser: Rc<Browser>,
    /// Code before every script that defines `root`.
    root: String,
}

impl View {
    pub(crate) fn of_document(browser: Browser) -> View {
        View {
            browser: Rc::new(browser),
            root: "const root = document;".to_owned(),
        }
    }

    /// Returns the shadow tree of the element that a selector finds in the document.
    #[must_use]
    pub fn element(&self, selector: &str) -> View {
        let selector = json!(selector);
        View {
            browser: Rc::clone(&self.browser),
            root: format!(
                "const host = document.querySelector({selector}), root = host?.shadowRoot;"
            ),
        }
    }

    /// Returns the body of a function in a block, so that it may use any names.
    fn script(&self, body: &str) -> String {
        format!("{} {{ {body} }}", self.root)
    }

    /// Runs the body of a function. There `root` is this root and, in a shadow tree, `host` is its
    /// element.
    pub fn run(&self, script: &str, arguments: Value) -> Value {
        self.browser.run(&self.script(script), arguments)
    }

    /// Runs such a script and returns its value as this type.
    pub fn read<T: DeserializeOwned>(&self, script: &str, arguments: Value) -> T {
        of_type(self.run(script, arguments))
    }

    /// Returns the string that a script returns; empty if it returns none.
    #[must_use]
    pub fn text_of(&self, script: &str) -> String {
        let text: Option<String> = self.read(script, json!([]));
        text.unwrap_or_default()
    }

    /// Waits until a value is as expected; if it never is, fails and shows the last one.
    pub fn soon<T: PartialEq + Debug>(&self, expected: T, read: impl Fn(&View) -> T) {
        wait::soon(expected, || read(self));
    }

    /// Returns the number of elements that a selector finds.
    #[must_use]
    pub fn count(&self, selector: &str) -> usize {
        const COUNT: &str = "return root.querySelectorAll(arguments[0]).length;";
        self.read(COUNT, json!([selector]))
    }

    /// Returns whether a selector finds an element.
    #[must_use]
    pub fn has(&self, selector: &str) -> bool {
        self.count(selector) > 0
    }

    /// Returns the texts of the elements that a selector finds, with each white space made one
    /// space.
    #[must_use]
    pub fn texts(&self, selector: &str) -> Vec<String> {
        const TEXTS: &str = "return [...root.querySelectorAll(arguments[0])]
            .map((element) => element.textContent.replace(/\\s+/g, ' ').trim());";
        self.read(TEXTS, json!([selector]))
    }

    /// Returns the text of the first element found; `None` if there is none.
    #[must_use]
    pub fn text(&self, selector: &str) -> Option<String> {
        self.texts(selector).into_iter().next()
    }

    /// Returns the text of the first element found; empty if there is none.
    #[must_use]
    pub fn words(&self, selector: &str) -> String {
        self.text(selector).unwrap_or_default()
    }

    /// Returns the value of a field.
    #[must_use]
    pub fn value(&self, selector: &str) -> String {
        const VALUE: &str = "return root.querySelector(arguments[0])?.value ?? '';";
        self.read(VALUE, json!([selector]))
    }

    /// Returns the text of an element that is visible on the screen.
    #[must_use]
    pub fn visible_text(&self, selector: &str) -> String {
        of_type(self.of_first(selector, "text", Method::Get))
    }

    /// Returns the role of an element for screen readers: "button", "gridcell", "table".
    #[must_use]
    pub fn role(&self, selector: &str) -> String {
        of_type(self.of_first(selector, "computedrole", Method::Get))
    }

    /// Returns the name of an element for screen readers.
    #[must_use]
    pub fn label(&self, selector: &str) -> String {
        of_type(self.of_first(selector, "computedlabel", Method::Get))
    }

    /// Gives a file to a field that asks for one.
    pub fn choose_file(&self, selector: &str, file: &Path) {
        self.choose_files(selector, &[file.to_owned()]);
    }

    /// Gives files to a field that asks for several.
    pub fn choose_files(&self, selector: &str, files: &[PathBuf]) {
        let names: Vec<_> = files.iter().map(|file| file.to_string_lossy()).collect();
        let files = json!({"text": names.join("\n")});
        self.of_first(selector, "value", Method::Post(files));
    }

    /// Runs a command on the first element that the selector finds, and returns its answer.
    fn of_first(&self, selector: &str, command: &str, method: Method) -> Value {
        const FIRST: &str = "return root?.querySelector(arguments[0]);";
        self.of_element(FIRST, &[selector], command, method)
    }

    /// Runs a command on the element that a script finds by these words, as soon as there is one
    /// and the command is possible.
    fn of_element(&self, finder: &str, words: &[&str], command: &str, method: Method) -> Value {
        let finder = Method::Post(script(&self.script(finder), json!(words)));
        let answer = || {
            let found = self.browser.ask("/execute/sync", finder.clone())?;
            let id = found[ELEMENT]
                .as_str()
                .ok_or_else(|| format!("{command} failed: no such element: {words:?}"))?;
            if command == "click" {
                // Drivers take an element under a table's sticky head for visible, so the browser
                // scrolls to it.
                const SHOW: &str =
                    "arguments[0].scrollIntoView({block: 'nearest', behavior: 'instant'});";
                self.browser.run(SHOW, json!([found]));
            }
            let command = format!("/element/{id}/{command}");
            self.browser.ask(&command, method.clone())
        };
        let passes = |sentence: &String| PASSING.iter().any(|error| sentence.contains(error));
        wait_for(answer, |answer| !answer.as_ref().is_err_and(passes))
            .unwrap_or_else(|sentence| panic!("{sentence}"))
    }

    /// Focuses an element.
    pub fn focus(&self, selector: &str) {
        const FOCUS: &str = "root.querySelector(arguments[0]).focus();";
        self.run(FOCUS, json!([selector]));
    }

    /// Returns the name of the focused element for a screen reader, or its class.
    #[must_use]
    pub fn focused(&self) -> String {
        const FOCUSED: &str = "const active = root.activeElement;
            return active && (active.getAttribute('aria-label') ?? active.className);";
        self.text_of(FOCUSED)
    }

    /// Returns the middle of an element on the screen, after scrolling to it if necessary.
    pub fn middle(&self, selector: &str) -> Place {
        self.middles(&[selector])[0]
    }

    /// Returns the middles of elements on the screen. It scrolls until all are visible, and
    /// measures when none of them moves any more.
    pub(crate) fn middles(&self, selectors: &[&str]) -> Vec<Place> {
        const MIDDLES: &str = "const elements = () => arguments[0].map((selector) => root?.querySelector(selector));
            // The first line of words that are broken over several.
            const middle = (element) => {
                const {left, top, width, height} = element.getClientRects()[0];
                return [left + width / 2, top + height / 2];
            };
            const seen = (element) => element.contains(root.elementFromPoint(...middle(element)));
            const there = () => elements().every((element) => element?.getClientRects().length > 0);
            if (!there()) return null;
            elements().forEach((element, at) => {
                if (!seen(element)) element.scrollIntoView({block: at === 0 ? 'center' : 'nearest', behavior: 'instant'});
            });
            const before = elements().map(middle);
            for (let frames = 0; frames < 2; frames++) await new Promise(requestAnimationFrame);
            return there() && String(before) === String(elements().map(middle)) ? before : null;";
        let measure = || -> Option<Vec<Place>> {
            let script = self.script(MIDDLES);
            of_type(self.browser.run_slowly(&script, json!([selectors])))
        };
        // An element that is missing or still moves has no place.
        wait_through_panics(measure, Option::is_some)
            .unwrap_or_else(|| panic!("{selectors:?} have no place"))
    }

    /// Clicks the middle of the first element that the selector finds, as soon as it exists and
    /// nothing covers it.
    pub fn click(&self, selector: &str) {
        self.of_first(selector, "click", Method::Post(json!({})));
    }

    /// Waits for the button with these words or the field with this label inside an element that
    /// the selector finds, and returns its own selector.
    #[must_use]
    pub fn named(&self, inside: &str, words: &str) -> String {
        const NAMED: &str = "const says = (it) => [it.textContent.trim(), it.firstChild?.nodeValue?.trim()].includes(arguments[1]);
            const all = [...root?.querySelectorAll(`:is(${arguments[0]}) :is(button, label)`) ?? []];
            const found = all.find(says);
            const place = (it) => [...it.parentElement.children].indexOf(it) + 1;
            const way = (it) => it.parentElement ? `${way(it.parentElement)} > :nth-child(${place(it)})` : it.localName;
            return found ? way(found.querySelector('input, select, textarea') ?? found) : '';";
        let named = |view: &View| view.read::<String>(NAMED, json!([inside, words]));
        self.soon((words, true), |view| (words, !named(view).is_empty()));
        named(self)
    }

    /// Clicks the button with these words, or of the move with this name, inside the first element
    /// that the selector finds.
    pub fn press_button(&self, inside: &str, words: &str) {
        const BUTTON: &str = "return [...root?.querySelectorAll(arguments[0] + ' button') ?? []]
            .find((button) => [button.textContent.trim(), button.querySelector('.name')?.textContent].includes(arguments[1]));";
        let click = Method::Post(json!({}));
        self.of_element(BUTTON, &[inside, words], "click", click);
    }
}
