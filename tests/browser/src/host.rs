//! A server of a journey's own, with a copy of the site: it can be stopped, and what it serves can change.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};

/// A running server and its folder. Both are gone when this is dropped.
pub struct Host {
    xtask: PathBuf,
    folder: PathBuf,
    under: String,
    server: Option<Child>,
    /// Where the site is, or was; a server that is started again is found there as well.
    pub url: String,
}

impl Host {
    /// Serves a copy of the site under a path, `/` for the root, as many hosts of plain files do:
    /// whoever asks for `index.html` is sent to its folder. `None`, and a line that says how to run the
    /// tests, where the site is not known.
    #[must_use]
    pub fn start(under: &str) -> Option<Host> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let known = |name| std::env::var_os(name).map(PathBuf::from);
        let Some((dist, xtask)) = known("RANK_AND_FILE_DIST").zip(known("RANK_AND_FILE_XTASK"))
        else {
            println!(
                "Skipped: RANK_AND_FILE_DIST and RANK_AND_FILE_XTASK are not set; `cargo xtask test` sets them and runs this."
            );
            return None;
        };
        let folder = std::env::temp_dir().join(format!(
            "rank-and-file-host-{}-{}",
            std::process::id(),
            COUNT.fetch_add(1, Ordering::Relaxed)
        ));
        copy(&dist, &folder);
        let mut host = Host {
            xtask,
            folder,
            under: under.to_owned(),
            server: None,
            url: String::new(),
        };
        host.run("0");
        Some(host)
    }

    fn run(&mut self, port: &str) {
        let mut server = Command::new(&self.xtask)
            .args(["serve", "--redirect-index", "--port", port, "--under"])
            .arg(&self.under)
            .arg("--folder")
            .arg(&self.folder)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .spawn()
            .expect("a server");
        let lines = BufReader::new(server.stdout.take().expect("what it prints")).lines();
        let said = lines
            .map_while(Result::ok)
            .find(|line| line.contains("http://"));
        self.server = Some(server);
        let said = said.expect("a server that says where it is");
        let url = said.split(' ').find(|word| word.starts_with("http://"));
        let url = url.expect("an address").to_owned();
        assert!(
            self.url.is_empty() || self.url == url,
            "the server came back elsewhere: {url}"
        );
        self.url = url;
    }

    /// Ends the server; nobody answers any more.
    pub fn stop(&mut self) {
        if let Some(mut server) = self.server.take() {
            server.kill().expect("a running server");
            server.wait().expect("its end");
        }
        let address = self.address();
        assert!(
            std::net::TcpStream::connect(address).is_err(),
            "somebody still answers at {address}"
        );
    }

    /// Starts the server again at the same address.
    pub fn restart(&mut self) {
        let (_, port) = self.address().rsplit_once(':').expect("a port");
        let port = port.to_owned();
        self.run(&port);
    }

    /// Machine and port, as in `127.0.0.1:8099`.
    fn address(&self) -> &str {
        let rest = self.url.trim_start_matches("http://");
        rest.split('/').next().unwrap_or_default()
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
        let done = Command::new(&self.xtask)
            .arg("list")
            .arg(&self.folder)
            .status()
            .expect("the project's commands");
        assert!(done.success(), "the site could not be listed");
    }
}

impl Drop for Host {
    fn drop(&mut self) {
        if let Some(mut server) = self.server.take() {
            // It may have ended by itself, and a folder that stays does no harm.
            let _ = server.kill();
            let _ = server.wait();
        }
        let _ = std::fs::remove_dir_all(&self.folder);
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
