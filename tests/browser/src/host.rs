//! A server for one test, at an address of its own, so that nothing kept by another page is found
//! there. It can stop answering, and its files can change.

use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};

use tempfile::TempDir;
use xtask::after::offline;
use xtask::server::Fault;
use xtask::{page, server};

/// A running server and its folder.
pub struct Host {
    /// The folder, if it is a copy made for this test. It is deleted with this value.
    _copy: Option<TempDir>,
    server: server::Host,
    /// Address of the site.
    pub url: String,
}

/// Returns the folder of the site.
fn site() -> PathBuf {
    std::env::var_os("RANK_AND_FILE_DIST")
        .map(PathBuf::from)
        .expect("RANK_AND_FILE_DIST names the folder of the site")
}

impl Host {
    /// Serves the site as it is.
    pub fn of_the_site() -> Host {
        Host::serve(None, "/")
    }

    /// Serves a copy of the site under a path, `/` for the root. Like many hosts of plain files it
    /// redirects a request for `index.html` to its folder.
    pub fn of_a_copy(under: &str) -> Host {
        let copy = TempDir::with_prefix("rank-and-file-").expect("a temporary folder");
        for file in files(&site()) {
            let copied = copy.path().join(&file);
            let folder = copied.parent().expect("a folder that holds the file");
            std::fs::create_dir_all(folder).expect("a temporary folder");
            std::fs::copy(site().join(&file), &copied).expect("a file of the site");
        }
        Host::serve(Some(copy), under)
    }

    fn serve(copy: Option<TempDir>, under: &str) -> Host {
        let folder = copy.as_ref().map_or_else(site, |copy| copy.path().into());
        let server = server::Host {
            under: under.to_owned(),
            redirects_index: copy.is_some(),
            requests: Some(Arc::new(Mutex::default())),
            ..server::Host::new(&folder)
        };
        // It listens until the program ends, so that no later test gets the same port.
        let address = server::start(server.clone()).unwrap_or_else(|sentence| panic!("{sentence}"));
        let url = format!("{}{under}", address.trim_end_matches('/'));
        Host {
            _copy: copy,
            server,
            url,
        }
    }

    /// Makes the server stop answering.
    pub fn stop(&self) {
        self.server.silent.store(true, Ordering::SeqCst);
    }

    /// Answers requests for a file with a fault from now on, or as they should be.
    pub fn fail(&self, file: &str, fault: Option<Fault>) {
        let mut faults = self.server.faults.lock().expect("a list of faults");
        match fault {
            Some(fault) => faults.insert(file.to_owned(), fault),
            None => faults.remove(file),
        };
    }

    /// Returns the number of requests for addresses that contain these words.
    #[must_use]
    pub fn requests(&self, words: &str) -> usize {
        let noted = self.server.requests.as_ref().expect("a list of requests");
        let noted = noted.lock().expect("a list of requests");
        noted.iter().filter(|target| target.contains(words)).count()
    }

    /// Returns the site's files with this ending, as paths with slashes.
    #[must_use]
    pub fn files(&self, ending: &str) -> Vec<String> {
        let mut files = files(&self.server.folder);
        files.retain(|file| file.ends_with(ending));
        files
    }

    /// Returns the only file whose path begins and ends like this.
    #[must_use]
    pub fn file(&self, start: &str, end: &str) -> String {
        let mut found = self.files(end);
        found.retain(|file| file.starts_with(start));
        assert_eq!(found.len(), 1, "{start}…{end}: {found:?}");
        found.remove(0)
    }

    /// Returns the bytes of a file.
    #[must_use]
    pub fn read(&self, file: &str) -> Vec<u8> {
        std::fs::read(self.server.folder.join(file)).expect("a file of the site")
    }

    /// Replaces the content of a file.
    pub fn write(&self, file: &str, bytes: &[u8]) {
        std::fs::write(self.server.folder.join(file), bytes).expect("a file of the site");
    }

    /// Replaces a text in a file.
    pub fn replace(&self, file: &str, old: &str, new: &str) {
        let text = String::from_utf8(self.read(file)).expect("a text");
        assert!(text.contains(old), "{file} does not say {old}");
        self.write(file, text.replace(old, new).as_bytes());
    }

    /// Removes a file and returns its content.
    pub fn remove(&self, file: &str) -> Vec<u8> {
        let bytes = self.read(file);
        std::fs::remove_file(self.server.folder.join(file)).expect("a file of the site");
        bytes
    }

    /// Lists the changed files as a new version of the site, as the last step of a release does.
    pub fn publish(&self) {
        offline::list(&self.server.folder).unwrap_or_else(|sentence| panic!("{sentence}"));
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop();
    }
}

/// Returns the files of a folder, as paths relative to it with slashes.
fn files(folder: &Path) -> Vec<String> {
    let files = page::files(folder).unwrap_or_else(|sentence| panic!("{sentence}"));
    let below = |file: &PathBuf| {
        let path = file.strip_prefix(folder).expect("a path below the folder");
        path.to_string_lossy().replace('\\', "/")
    };
    files.iter().map(below).collect()
}
