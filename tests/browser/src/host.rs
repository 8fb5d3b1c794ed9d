//! A server for one test: at an address that no other test has, so that nothing another page kept is found there. It
//! can fall silent, and what it serves can change.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, Mutex};

use xtask::after::offline;
use xtask::server;

/// A running server and its folder.
pub struct Host {
    folder: PathBuf,
    /// Whether the folder is a copy made for this test, and goes with it.
    copied: bool,
    server: server::Host,
    pub url: String,
}

/// The folder of the site.
fn site() -> PathBuf {
    std::env::var_os("RANK_AND_FILE_DIST")
        .map(PathBuf::from)
        .expect("RANK_AND_FILE_DIST names the folder of the site")
}

impl Host {
    /// Serves the site as it is.
    #[must_use]
    pub fn of_the_site() -> Host {
        Host::serve(site(), false, "/")
    }

    /// Serves a copy of the site under a path, `/` for the root, as many hosts of plain files do: whoever asks for
    /// `index.html` is sent to its folder.
    #[must_use]
    pub fn of_a_copy(under: &str) -> Host {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let folder = std::env::temp_dir().join(format!(
            "rank-and-file-host-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        ));
        copy(&site(), &folder);
        Host::serve(folder, true, under)
    }

    fn serve(folder: PathBuf, copied: bool, under: &str) -> Host {
        let server = server::Host {
            under: under.to_owned(),
            redirects_index: copied,
            requests: Some(Arc::new(Mutex::default())),
            ..server::Host::of(&folder)
        };
        // It listens until the program ends, so that no later test is given the same port.
        let address = server::start(server.clone()).unwrap_or_else(|sentence| panic!("{sentence}"));
        let url = format!("{}{under}", address.trim_end_matches('/'));
        Host {
            folder,
            copied,
            server,
            url,
        }
    }

    /// Makes the server fall silent: nobody is answered any more.
    pub fn stop(&self) {
        self.server.silent.store(true, Ordering::SeqCst);
    }

    /// Makes it answer again.
    pub fn restart(&self) {
        self.server.silent.store(false, Ordering::SeqCst);
    }

    /// How often files were asked for whose address holds these words.
    #[must_use]
    pub fn requests(&self, words: &str) -> usize {
        let noted = self.server.requests.as_ref();
        let noted = noted.and_then(|noted| noted.lock().ok());
        noted.map_or(0, |noted| {
            noted.iter().filter(|target| target.contains(words)).count()
        })
    }

    /// The files of the site that end so, by their paths with slashes.
    #[must_use]
    pub fn files(&self, ending: &str) -> Vec<String> {
        let mut files = Vec::new();
        let mut folders = vec![self.folder.clone()];
        while let Some(folder) = folders.pop() {
            for path in entries(&folder) {
                if path.is_dir() {
                    folders.push(path);
                } else {
                    let path = path.strip_prefix(&self.folder).expect("a path below it");
                    files.push(path.to_string_lossy().replace('\\', "/"));
                }
            }
        }
        files.retain(|file| file.ends_with(ending));
        files.sort();
        files
    }

    /// The one file whose name begins and ends so.
    #[must_use]
    pub fn file(&self, start: &str, end: &str) -> String {
        let found = self.files(end).into_iter();
        let found: Vec<String> = found.filter(|file| file.starts_with(start)).collect();
        assert_eq!(found.len(), 1, "{start}…{end}: {found:?}");
        found.into_iter().next().unwrap_or_default()
    }

    /// The bytes of a file.
    #[must_use]
    pub fn read(&self, file: &str) -> Vec<u8> {
        std::fs::read(self.folder.join(file)).expect("a file of the site")
    }

    /// Puts other bytes into a file.
    pub fn write(&self, file: &str, bytes: &[u8]) {
        std::fs::write(self.folder.join(file), bytes).expect("a file of the site");
    }

    /// Puts another text in place of one that stands in a file.
    pub fn replace(&self, file: &str, old: &str, new: &str) {
        let text = String::from_utf8(self.read(file)).expect("a text");
        assert!(text.contains(old), "{file} does not say {old}");
        self.write(file, text.replace(old, new).as_bytes());
    }

    /// Gives a file another name.
    pub fn rename(&self, old: &str, new: &str) {
        std::fs::rename(self.folder.join(old), self.folder.join(new)).expect("a file of the site");
    }

    /// Takes a file away and gives what was in it.
    pub fn remove(&self, file: &str) -> Vec<u8> {
        let bytes = self.read(file);
        std::fs::remove_file(self.folder.join(file)).expect("a file of the site");
        bytes
    }

    /// Makes what has changed a version of the site, as the last step of a release does.
    pub fn publish(&self) {
        offline::list(&self.folder).unwrap_or_else(|sentence| panic!("{sentence}"));
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        self.stop();
        if self.copied {
            let _ = std::fs::remove_dir_all(&self.folder);
        }
    }
}

fn entries(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).expect("a folder of the site");
    entries
        .map(|entry| entry.expect("an entry").path())
        .collect()
}

fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("a temporary folder");
    for path in entries(from) {
        let copied = to.join(path.file_name().unwrap_or_default());
        if path.is_dir() {
            copy(&path, &copied);
        } else {
            std::fs::copy(&path, &copied).expect("a file of the site");
        }
    }
}
