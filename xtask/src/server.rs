//! A web server for one folder on 127.0.0.1, sufficient for a browser only.
//!
//! It answers `GET` and `HEAD`, one request for each connection, each on its own thread. Files are
//! sent as they are on disk and never cached, so that a reload shows the latest build. To test the
//! page's behaviour with other hosts, the folder can be served under a path, `index.html`
//! redirected to its folder, and files cached.

use crate::Outcome;
use crate::site::{file, is_for_everybody, mime};
use std::collections::HashMap;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Bytes of a request that are read; more than any browser sends. A longer one is cut off and
/// refused.
const LONGEST_REQUEST_BYTES: u64 = 16 * 1024;

/// Listens on `port`, or on any free port for 0.
///
/// # Errors
/// When the port is taken.
pub fn listen(port: u16) -> std::io::Result<TcpListener> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, port))
}

/// Returns the address to type into a browser.
///
/// # Errors
/// When the system does not report the port.
pub fn address(listener: &TcpListener) -> Outcome<String> {
    let address = listener
        .local_addr()
        .map_err(|error| format!("The server has no address: {error}."))?;
    Ok(format!("http://{address}/"))
}

/// Serves a folder on a free port, in the background until this process ends; returns the address
/// of its root.
///
/// # Errors
/// When no port is free.
pub fn start(host: Host) -> Outcome<String> {
    let listener = listen(0).map_err(|error| format!("No port is free: {error}."))?;
    let address = address(&listener)?;
    std::thread::spawn(move || serve_as(&listener, &host));
    Ok(address)
}

/// What goes wrong with the answer to a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// There is no such file.
    Missing,
    /// Only the first half of the file is sent, as if it were the whole.
    Cut,
    /// A page of HTML is sent in its place, as some hosts do for all that they do not have.
    Html,
    /// It is not answered.
    Unanswered,
}

/// The page of [`Fault::Html`].
const IN_ITS_PLACE: &str =
    "<!DOCTYPE html><html lang=en><title>Welcome</title><p>Please log in.</p></html>\n";

/// A folder, and the way it is served.
#[derive(Clone)]
pub struct Host {
    pub folder: PathBuf,
    /// The path under which the folder is served, with a slash at both ends; "/" for the root.
    /// Other paths are refused.
    pub under: String,
    /// Whether `…/index.html` is redirected to `…/`, as by many hosts of plain files.
    pub redirects_index: bool,
    /// Whether browsers may keep files for an hour without asking again.
    pub cached: bool,
    /// Whether pages of other sites may load every file, as those of a network that serves packages.
    pub shared: bool,
    /// Whether requests are ignored, as if there were no server.
    pub silent: Arc<AtomicBool>,
    /// The files that are answered with a fault, by their path in the folder, with slashes.
    pub faults: Arc<Mutex<HashMap<String, Fault>>>,
    /// The targets of all requests, recorded in order; `None` to record none.
    pub requests: Option<Arc<Mutex<Vec<String>>>>,
}

impl Host {
    /// Returns a host that serves the folder at the root.
    pub fn new(folder: &Path) -> Host {
        Host {
            folder: folder.to_path_buf(),
            under: "/".to_string(),
            redirects_index: false,
            cached: false,
            shared: false,
            silent: Arc::default(),
            faults: Arc::default(),
            requests: None,
        }
    }

    /// Returns the target of a redirect, if the request is redirected.
    fn elsewhere<'t>(&self, target: &'t str) -> Option<&'t str> {
        let path = target.split(['?', '#']).next().unwrap_or_default();
        let folder = path.strip_suffix("index.html")?;
        (self.redirects_index && folder.ends_with('/')).then_some(folder)
    }

    /// Returns what is to go wrong with the answer to a request.
    fn fault(&self, target: &str) -> Option<Fault> {
        let path = target.split(['?', '#']).next()?;
        let inside = path.strip_prefix(self.under.as_str())?;
        self.faults.lock().ok()?.get(inside).copied()
    }

    /// Returns the file of a request; `None` if it leads out of the folder.
    fn file(&self, target: &str) -> Option<PathBuf> {
        let inside = target.strip_prefix(self.under.as_str())?;
        file(&self.folder, &format!("/{inside}"))
    }
}

/// Serves a folder until the process ends.
pub fn serve_as(listener: &TcpListener, host: &Host) {
    for stream in listener.incoming().flatten() {
        if host.silent.load(Ordering::SeqCst) {
            continue;
        }
        let host = host.clone();
        // A connection that a browser breaks off must not affect the others.
        std::thread::spawn(move || drop(answer(stream, &host)));
    }
}

/// Reads a request and returns its first line. The headers are read to their end, because closing
/// with unread bytes would reset the connection.
fn request_line(stream: &TcpStream) -> std::io::Result<String> {
    let mut reader = BufReader::new(stream.try_clone()?.take(LONGEST_REQUEST_BYTES));
    let mut request = String::new();
    reader.read_line(&mut request)?;
    let mut header = String::new();
    while reader.read_line(&mut header)? > 2 {
        header.clear();
    }
    Ok(request)
}

/// Returns the status, the type and the body of an answer. There is no file if the target is not a path
/// of the page.
fn content(
    method: &str,
    target: &str,
    file: Option<PathBuf>,
    fault: Option<Fault>,
) -> (&'static str, &'static str, Vec<u8>) {
    const TEXT: &str = "text/plain; charset=utf-8";
    const OK: &str = "200 OK";
    if !matches!(method, "GET" | "HEAD") {
        let words = b"Only GET and HEAD are answered.\n";
        return ("405 Method Not Allowed", TEXT, words.to_vec());
    }
    let Some(path) = file else {
        return (
            "400 Bad Request",
            TEXT,
            b"Not a path of this page.\n".to_vec(),
        );
    };
    match (std::fs::read(&path), fault) {
        (Ok(body), None) => (OK, mime(&path), body),
        (Ok(body), Some(Fault::Cut)) => (OK, mime(&path), body[..body.len() / 2].to_vec()),
        (_, Some(Fault::Html)) => (OK, mime(Path::new("html")), IN_ITS_PLACE.into()),
        _ => (
            "404 Not Found",
            TEXT,
            format!("There is no {target} here.\n").into_bytes(),
        ),
    }
}

fn answer(mut stream: TcpStream, host: &Host) -> std::io::Result<()> {
    let patience = Some(Duration::from_secs(30));
    stream.set_read_timeout(patience)?;
    stream.set_write_timeout(patience)?;
    let request = request_line(&stream)?;
    let mut words = request.split(' ');
    let (method, target) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    if let Some(mut requests) = host.requests.as_ref().and_then(|noted| noted.lock().ok()) {
        requests.push(target.to_owned());
    }
    if let ("GET" | "HEAD", Some(folder)) = (method, host.elsewhere(target)) {
        write!(
            stream,
            "HTTP/1.1 301 Moved Permanently\r\nLocation: {folder}\r\nContent-Length: 0\r\nCache-Control: no-store\r\n\
             Connection: close\r\n\r\n"
        )?;
        return stream.flush();
    }
    let fault = host.fault(target);
    while fault == Some(Fault::Unanswered) {
        // The connection stays open until the browser or this process ends.
        std::thread::park();
    }
    let file = host.file(target);
    let allowed = match &file {
        Some(path) if host.shared || is_for_everybody(path) => "Access-Control-Allow-Origin: *\r\n",
        _ => "",
    };
    let (status, kind, body) = content(method, target, file, fault);
    let cache = if host.cached {
        "max-age=3600"
    } else {
        "no-store"
    };
    write!(
        stream,
        "HTTP/1.1 {status}\r\nContent-Type: {kind}\r\nContent-Length: {}\r\nCache-Control: {cache}\r\n\
         X-Content-Type-Options: nosniff\r\n{allowed}Connection: close\r\n\r\n",
        body.len()
    )?;
    if method != "HEAD" {
        stream.write_all(&body)?;
    }
    stream.flush()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the complete answer to a request for `target`, from a folder with two files.
    fn answered(name: &str, under: &str, target: &str) -> String {
        let folder =
            std::env::temp_dir().join(format!("rank-and-file-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&folder).expect("a temporary folder");
        for name in ["a.wasm", "chess-notation-0.wasm"] {
            std::fs::write(folder.join(name), b"\0asm").expect("a temporary file");
        }
        let listener = listen(0).expect("a free port");
        let port = listener.local_addr().expect("an address").port();
        let host = Host {
            under: under.to_string(),
            redirects_index: true,
            cached: under != "/",
            ..Host::new(&folder)
        };
        std::thread::spawn(move || serve_as(&listener, &host));
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, port)).expect("a connection");
        write!(stream, "GET {target} HTTP/1.1\r\nHost: x\r\n\r\n").expect("sent");
        let mut reply = String::new();
        stream.read_to_string(&mut reply).expect("a reply");
        std::fs::remove_dir_all(&folder).expect("removed again");
        reply
    }

    #[test]
    fn a_folder_may_lie_under_a_path_and_there_alone_and_be_cached() {
        let reply = answered("under", "/a/b/", "/a/b/a.wasm?v=1");
        assert!(reply.ends_with("\r\n\r\n\0asm"), "{reply}");
        assert!(
            reply.contains("\r\nCache-Control: max-age=3600\r\n"),
            "{reply}"
        );
        let reply = answered("beside", "/a/b/", "/a.wasm");
        assert!(reply.starts_with("HTTP/1.1 400"), "{reply}");
    }

    #[test]
    fn an_index_may_lead_to_its_folder() {
        let reply = answered("redirected", "/a/", "/a/lessons/index.html?x");
        let head = "HTTP/1.1 301 Moved Permanently\r\nLocation: /a/lessons/\r\n";
        assert!(reply.starts_with(head), "{reply}");
    }

    #[test]
    fn pages_of_other_sites_may_load_the_board_and_nothing_else() {
        let header = "\r\nAccess-Control-Allow-Origin: *\r\n";
        let reply = answered("shared", "/", "/chess-notation-0.wasm");
        assert!(
            reply.starts_with("HTTP/1.1 200") && reply.contains(header),
            "{reply}"
        );
        let reply = answered("unshared", "/", "/a.wasm");
        assert!(
            reply.starts_with("HTTP/1.1 200") && !reply.contains(header),
            "{reply}"
        );
    }

    #[test]
    fn wasm_is_sent_as_wasm_so_that_it_compiles_while_it_arrives() {
        let reply = answered("server", "/", "/a.wasm");
        assert!(
            reply.starts_with("HTTP/1.1 200 OK\r\nContent-Type: application/wasm\r\n"),
            "{reply}"
        );
        assert!(reply.ends_with("\r\n\r\n\0asm"), "{reply}");
        assert!(reply.contains("\r\nCache-Control: no-store\r\n"), "{reply}");
    }
}
