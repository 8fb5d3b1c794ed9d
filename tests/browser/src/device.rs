//! Data on the device: files that are opened, and what the page keeps, which is its sessions and the site itself.

use std::path::PathBuf;

use serde::de::DeserializeOwned;
use serde_json::{Value, json};

use crate::webdriver::of_type;
use crate::{Browser, Host, Page};

/// Stores of the database that hold sessions.
pub const SESSIONS: [&str; 3] = ["slots", "games", "aside"];

/// Serves a copy of the site under a path, opens it and runs the test.
pub fn served(under: &str, walk: impl FnOnce(&Page, &mut Host)) {
    let mut host = Host::of_a_copy(under);
    let page = Page::open(Browser::start(), &host.url);
    walk(&page, &mut host);
}

/// Returns names of moves as [`Page::main_line`] gives them.
pub fn names(of: &[&str]) -> Vec<String> {
    of.iter().map(|&name| name.to_owned()).collect()
}

/// Writes a file of this name and returns its path. Each file has a folder of its own, because tests run side by side
/// and a page reads a file only when it needs it.
pub fn written(name: &str, bytes: &[u8]) -> PathBuf {
    let folder = tempfile::tempdir().expect("a temporary folder").keep();
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a temporary file");
    path
}

impl Page {
    /// Opens an address and waits until the program has started.
    pub fn arrive(&self, url: &str) {
        self.browser.go(url);
        self.soon(true, |page| page.has(".sheet") && !page.has("#boot"));
    }

    /// Loads the page again.
    pub fn reload(&self) {
        self.arrive(&self.browser.address());
    }

    /// Opens the page in a new tab, switches to it and returns its handle.
    pub fn open_tab(&self, url: &str) -> String {
        let tab = self.browser.new_tab();
        self.browser.switch_to(&tab);
        self.browser.resize(1280, 900);
        self.arrive(url);
        tab
    }

    /// Returns the result of a script that may ask the `database`, each request with `answer`.
    pub fn in_store<T: DeserializeOwned>(&self, script: &str, arguments: Value) -> T {
        let script = format!(
            "const answer = (request) => new Promise((resolve) => {{ request.onsuccess = () => resolve(request.result); }});
            const database = await answer(indexedDB.open('rank-and-file'));
            try {{ {script} }} finally {{ database.close(); }}"
        );
        of_type(self.browser.run_slowly(&script, arguments))
    }

    /// Returns the content of some of the stores as one text, read as any other page of the site
    /// could.
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

    /// Waits until the sessions on the device contain this text.
    pub fn wait_for_kept(&self, text: &str) {
        self.soon(true, |page| page.stored(&SESSIONS).contains(text));
    }

    /// Waits until a changed game of a library is kept with this in its text.
    pub fn wait_for_edit(&self, text: &str) {
        self.soon(true, |page| page.stored(&["edits"]).contains(text));
    }

    /// Opens the list of kept games, if it is not empty.
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

    /// Returns the message about a new version of the site, if one is shown.
    #[must_use]
    pub fn offer(&self) -> Option<String> {
        self.text(".notice.installed > span")
    }
}
