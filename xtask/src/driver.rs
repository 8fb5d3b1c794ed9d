//! A running browser driver: ChromeDriver, geckodriver, or WebKitWebDriver with a screen of its
//! own.

use crate::Outcome;
use crate::browser::{self, Engine};
use crate::run::command;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;
use tempfile::TempDir;

/// Number of looks at a program while it starts, and the pause between them: two minutes in all,
/// for slow machines.
const LOOKS: u32 = 2400;
const PAUSE: Duration = Duration::from_millis(50);

/// Number of times that ChromeDriver is started. It takes a free port, and the same one of IPv6, which another
/// program may have; then it ends.
const TRIES: u32 = 5;

/// Number of looks at a program while it ends; if it has not ended then, it is killed.
const LAST_LOOKS: u32 = 100;

/// The arguments of the virtual screen, which is larger than any window of a test.
const SCREEN: [&str; 6] = [
    "-screen",
    "0",
    "1700x1300x24",
    "-nolisten",
    "tcp",
    "-noreset",
];

/// The switches that make Chromium start quickly, quietly and without network requests.
const SWITCHES: [&str; 12] = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--disable-dev-shm-usage",
    "--no-first-run",
    "--no-default-browser-check",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-extensions",
    "--hide-scrollbars",
];

/// A style that lets Firefox's window be as narrow as a phone; its toolbar needs 450 pixels
/// otherwise.
const NARROW_FIREFOX: &str = ":root { min-width: 0 !important; min-height: 0 !important }\n";

/// The same for MiniBrowser, whose toolbar needs 447.
const NARROW_GTK: &str =
    "* { min-width: 0; min-height: 0; padding: 0; margin: 0; border-width: 0; font-size: 1px }\n";

/// A running driver. Dropping it ends it with every browser it started.
pub struct Driver {
    engine: Engine,
    /// The driver, then the programs it needs; they are ended in this order.
    children: Vec<Child>,
    /// The folder of settings for the driver's browsers.
    settings: Option<TempDir>,
    port: u16,
    /// The port of Chromium itself, which its driver connects to.
    chromium: u16,
}

impl Driver {
    /// Starts the driver of an engine on a free port.
    ///
    /// # Errors
    /// When it cannot be started or does not report that it is ready.
    pub fn start(engine: Engine) -> Outcome<Driver> {
        // It is made before any program is started, so that an early return ends those that were.
        let mut driver = Driver {
            engine,
            children: Vec::new(),
            settings: None,
            port: 0,
            chromium: 0,
        };
        match engine {
            Engine::Chromium => driver.start_chromium()?,
            Engine::Firefox => driver.start_firefox()?,
            Engine::WebKit => driver.start_webkit()?,
        }
        Ok(driver)
    }

    /// Returns the address for WebDriver requests.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Returns the address at which a running Chromium is driven; unused for other engines.
    pub fn chromium(&self) -> String {
        format!("127.0.0.1:{}", self.chromium)
    }

    /// Starts a driver that prints its port after these words.
    fn listen(&mut self, program: &mut Command, words: &str) -> Outcome {
        let line = self.first_line(program, |line| number_after(line, words).is_some())?;
        self.port = number_after(&line, words).unwrap_or_default();
        Ok(())
    }

    /// Starts Chromium, then the driver that connects to it. Chromium needs three seconds of
    /// processor time to start, so one serves many tests, each of which first clears the state of
    /// the last.
    fn start_chromium(&mut self) -> Outcome {
        let profile = self.settings(&[])?;
        let mut browser = command(browser::chromium().unwrap_or("chromium"));
        browser
            .args(SWITCHES)
            .arg("--remote-debugging-port=0")
            .arg(format!("--user-data-dir={}", profile.display()))
            .arg("about:blank")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.children.insert(0, spawn(&mut browser)?);
        self.chromium = port_in(&profile.join("DevToolsActivePort"))
            .ok_or("Chromium was started and does not answer.")?;
        let mut listened = Err(String::new());
        for _ in 0..TRIES {
            let mut program = command("chromedriver");
            listened = self.listen(program.arg("--port=0"), "started successfully on port ");
            if listened.is_ok() {
                break;
            }
        }
        listened
    }

    /// Starts Firefox in the same way.
    fn start_firefox(&mut self) -> Outcome {
        let settings = "user_pref(\"marionette.port\", 0);\n\
             user_pref(\"toolkit.legacyUserProfileCustomizations.stylesheets\", true);\n\
             // Scroll bars that take no room, as on a phone and in Chromium's pictures.\n\
             user_pref(\"ui.useOverlayScrollbars\", 1);\n\
             user_pref(\"browser.download.folderList\", 2);\n\
             // A panel about a download would take the keyboard.\n\
             user_pref(\"browser.download.alwaysOpenPanel\", false);\n";
        let profile = self.settings(&[
            ("user.js", settings),
            ("chrome/userChrome.css", NARROW_FIREFOX),
        ])?;
        let mut browser = command(browser::firefox().unwrap_or("firefox"));
        browser
            .args(["--headless", "--no-remote", "--marionette"])
            // The console and the choice of light or dark are in the browser's own window.
            .arg("--remote-allow-system-access")
            .arg("--profile")
            .arg(&profile)
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.children.insert(0, spawn(&mut browser)?);
        let port = port_in(&profile.join("MarionetteActivePort"))
            .ok_or("Firefox was started and does not answer.")?;
        let mut program = command("geckodriver");
        program
            .args(["--port=0", "--allow-system-access", "--connect-existing"])
            .arg(format!("--marionette-port={port}"))
            .stderr(Stdio::null());
        self.listen(&mut program, "Listening on 127.0.0.1:")
    }

    /// Starts WebKitWebDriver, which does not choose a port and prints nothing, with a screen for
    /// its browser.
    fn start_webkit(&mut self) -> Outcome {
        let mut screen = command("Xvfb");
        screen.args(["-displayfd", "1"]).args(SCREEN);
        let display = self.first_line(screen.stderr(Stdio::null()), |line| {
            line.parse::<u32>().is_ok()
        })?;
        let folder = self.settings(&[("gtk-3.0/gtk.css", NARROW_GTK)])?;
        self.port = free_port()?;
        let mut program = command("WebKitWebDriver");
        program
            .arg(format!("--port={}", self.port))
            // A browser that was not ended in time is replaced by the next.
            .arg("--replace-on-new-session")
            .env("DISPLAY", format!(":{display}"))
            .env("GDK_BACKEND", "x11")
            .env("XDG_CONFIG_HOME", &folder)
            // A sandbox needs rights that containers do not give, and all pages here are the
            // project's own.
            .env("WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS", "1")
            .stdout(Stdio::null())
            .stderr(Stdio::null());
        self.children.insert(0, spawn(&mut program)?);
        if answers(self.port) {
            Ok(())
        } else {
            Err("WebKitWebDriver was started and does not answer.".to_owned())
        }
    }

    /// Makes a folder of settings with these files, and returns its path.
    fn settings(&mut self, files: &[(&str, &str)]) -> Outcome<PathBuf> {
        let folder = TempDir::with_prefix("rank-and-file-")
            .map_err(|error| format!("No temporary folder could be made: {error}."))?;
        let path = folder.path().to_owned();
        self.settings = Some(folder);
        for (file, text) in files {
            let path = path.join(file);
            path.parent()
                .map_or(Ok(()), std::fs::create_dir_all)
                .and_then(|()| std::fs::write(&path, text))
                .map_err(|error| format!("{} could not be written: {error}.", path.display()))?;
        }
        Ok(path)
    }

    /// Starts a program and returns the first wanted line of its output. The rest is read and
    /// dropped, because the program would stop when the pipe is full.
    fn first_line(
        &mut self,
        program: &mut Command,
        is_wanted: impl Fn(&str) -> bool,
    ) -> Outcome<String> {
        let name = program.get_program().to_string_lossy().into_owned();
        let mut child = spawn(program.stdout(Stdio::piped()))?;
        let output = child.stdout.take();
        self.children.insert(0, child);
        let output = output.ok_or_else(|| format!("{name} has no output to read."))?;
        let mut lines = BufReader::new(output).lines();
        let line = lines
            .by_ref()
            .map_while(Result::ok)
            .find(|line| is_wanted(line))
            .ok_or_else(|| format!("{name} ended without saying where it listens."))?;
        std::thread::spawn(move || lines.for_each(drop));
        Ok(line)
    }

    /// Asks ChromeDriver to end its browsers and itself. If it were killed, the browsers would
    /// stay.
    fn ask_to_end(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(stream, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        // It answers when its browsers have ended, and keeps the connection open after that.
        stream.read_exact(&mut [0])
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if self.engine == Engine::Chromium && self.port != 0 {
            let _ = self.ask_to_end();
        }
        for child in &mut self.children {
            end(child);
        }
    }
}

/// Ends a child and, before it, the browsers that a broken test left with it: asks them to end, and
/// kills the child after some seconds.
fn end(child: &mut Child) {
    let id = child.id().to_string();
    let tell = |program: &str, words: [&str; 2]| {
        let _ = command(program)
            .args(words)
            .arg(&id)
            .stderr(Stdio::null())
            .status();
    };
    tell("pkill", ["-TERM", "-P"]);
    tell("kill", ["-TERM", "--"]);
    let has_ended = (0..LAST_LOOKS).any(|_| {
        std::thread::sleep(PAUSE);
        matches!(child.try_wait(), Ok(Some(_)))
    });
    if !has_ended {
        let _ = child.kill();
        let _ = child.wait();
    }
}

fn spawn(program: &mut Command) -> Outcome<Child> {
    let name = program.get_program().to_string_lossy().into_owned();
    program
        .spawn()
        .map_err(|error| format!("{name} could not be started: {error}."))
}

/// Returns the port that a browser writes into a file of its profile once it listens.
fn port_in(file: &Path) -> Option<u16> {
    (0..LOOKS).find_map(|_| {
        std::thread::sleep(PAUSE);
        let text = std::fs::read_to_string(file).ok()?;
        text.lines().next()?.trim().parse().ok()
    })
}

/// Returns whether a program listens on this port within two minutes.
fn answers(port: u16) -> bool {
    (0..LOOKS).any(|_| {
        std::thread::sleep(PAUSE);
        TcpStream::connect((Ipv4Addr::LOCALHOST, port)).is_ok()
    })
}

/// Returns a port on which no program listens.
fn free_port() -> Outcome<u16> {
    TcpListener::bind((Ipv4Addr::LOCALHOST, 0))
        .and_then(|listener| listener.local_addr())
        .map(|address| address.port())
        .map_err(|error| format!("No port is free: {error}."))
}

/// Returns the number after some words, such as the port in
/// `ChromeDriver was started successfully on port 41234.`
fn number_after(line: &str, words: &str) -> Option<u16> {
    let (_, number) = line.split_once(words)?;
    number.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_what_a_driver_says() {
        let words = "started successfully on port ";
        let line = "ChromeDriver was started successfully on port 41234.";
        assert_eq!(number_after(line, words), Some(41234));
        let line = "Starting ChromeDriver 156.0.8078.79 on port 0";
        assert_eq!(number_after(line, words), None);
        let line = "1795262432496\tgeckodriver\tINFO\tListening on 127.0.0.1:43421";
        assert_eq!(number_after(line, "Listening on 127.0.0.1:"), Some(43421));
    }
}
