//! What the page keeps on the device: its sessions, and itself.

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::webdriver::of_type;
use crate::{Browser, Host, Page};

/// The stores that hold sessions.
pub const SESSIONS: [&str; 3] = ["slots", "games", "aside"];

/// Serves a copy of the site under a path, opens it and does what the test does.
pub fn served(under: &str, walk: impl FnOnce(&Page, &mut Host)) {
    let mut host = Host::of_a_copy(under);
    let page = Page::open(Browser::start(), &host.url);
    walk(&page, &mut host);
}

/// Names of moves, as [`Page::main_line`] gives them.
pub fn names(of: &[&str]) -> Vec<String> {
    of.iter().map(|&name| name.to_owned()).collect()
}

impl Page {
    /// Goes to an address and waits until the program has arrived.
    pub fn arrive(&self, url: &str) {
        self.browser.go(url);
        self.soon(true, |page| page.has(".sheet") && !page.has("#boot"));
    }

    /// Loads the page anew.
    pub fn reload(&self) {
        self.arrive(&self.browser.address());
    }

    /// Opens a tab with the page in it and goes there; gives its handle.
    pub fn open_tab(&self, url: &str) -> String {
        let tab = self.browser.new_tab();
        self.browser.switch_to(&tab);
        self.browser.resize(1280, 900);
        self.arrive(url);
        tab
    }

    /// What a script gives back that may ask the `database`, each request with `answer`.
    pub fn in_store<T: DeserializeOwned>(&self, script: &str, arguments: Value) -> T {
        let script = format!(
            "const answer = (request) => new Promise((resolve) => {{ request.onsuccess = () => resolve(request.result); }});
            const database = await answer(indexedDB.open('rank-and-file'));
            try {{ {script} }} finally {{ database.close(); }}"
        );
        of_type(self.browser.run_slowly(&script, arguments))
    }

    /// What some of the stores hold, as one text, read as any other page of the site could.
    #[must_use]
    pub fn stored(&self, stores: &[&str]) -> String {
        const READ: &str = "const texts = [];
            for (const store of arguments[0]) {
                if (database.objectStoreNames.contains(store)) {
                    texts.push(...await answer(database.transaction(store).objectStore(store).getAll()));
                }
            }
            return texts.join('\\n');";
        self.in_store(READ, json!([stores]))
    }

    /// Waits until what is kept of sessions holds this text.
    pub fn wait_for_kept(&self, text: &str) {
        self.soon(true, |page| page.stored(&SESSIONS).contains(text));
    }

    /// Waits until a changed game of a library is kept, with this in its text.
    pub fn wait_for_edit(&self, text: &str) {
        self.soon(true, |page| page.stored(&["edits"]).contains(text));
    }

    /// Opens the list of what is kept, which has something in it.
    pub fn open_kept_games(&self) {
        self.tool("Open");
        self.soon(true, |page| page.has("dialog[open] #open-text"));
        self.press_button("dialog[open]", "Kept games");
        self.soon(true, |page| page.has("dialog[open] .kept li"));
    }

    /// Waits until the site is kept on the device and its program is known to start.
    pub fn wait_for_site(&self) {
        const KEPT: &str = "const registration = await navigator.serviceWorker?.getRegistration();
            const names = await caches.keys();
            const notes = names.find((name) => name.startsWith('rank-and-file ') && name.endsWith(' notes'));
            const noted = notes ? await (await caches.open(notes)).keys() : [];
            return registration?.active?.state === 'activated' && Boolean(navigator.serviceWorker.controller)
                && noted.some(({url}) => url.includes('?proven='));";
        self.soon(json!(true), |page| page.browser.run_slowly(KEPT, json!([])));
    }

    /// What is said of versions of the site, if anything.
    #[must_use]
    pub fn offer(&self) -> Option<String> {
        self.text(".notice.installed > span")
    }
}
