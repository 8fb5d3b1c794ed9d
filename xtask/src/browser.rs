//! Chromium and its driver: found, brought if they may be, started and ended.

use crate::Outcome;
use crate::run::{command, output, run};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpStream};
use std::process::{Child, Stdio};
use std::time::Duration;

/// Debian's packages: the browser, its driver, and the fonts that screenshots are made with.
const PACKAGES: [&str; 4] = [
    "chromium",
    "chromium-driver",
    "fonts-liberation",
    "fonts-dejavu-core",
];

const BY_HAND: &str = "Install Chromium and ChromeDriver (on Debian: `apt-get install chromium chromium-driver`), \
                       or leave the browser tests out with `cargo xtask test --no-browser`.";

/// Makes sure of a browser and its driver. Installs them only as root on a system with apt, and says so first.
///
/// # Errors
/// When one is missing and may not or cannot be installed.
pub fn bring() -> Outcome {
    let Some(missing) = missing() else {
        return Ok(());
    };
    let may = output(command("id").arg("-u")).is_some_and(|id| id == "0")
        && output(command("apt-get").arg("--version")).is_some();
    if !may {
        return Err(format!(
            "{missing} is missing, for the browser tests. {BY_HAND}"
        ));
    }
    println!(
        "{missing} is missing. apt-get will install {}: about three minutes.",
        PACKAGES.join(", ")
    );
    let mut install = command("apt-get");
    install
        .args(["install", "--yes", "--quiet", "--no-install-recommends"])
        .args(PACKAGES);
    run(command("apt-get").args(["update", "--quiet"]))
        .and_then(|()| run(install.env("DEBIAN_FRONTEND", "noninteractive")))
        .map_err(|error| format!("{error} {BY_HAND}"))?;
    match self::missing() {
        Some(missing) => Err(format!("{missing} is still missing after that. {BY_HAND}")),
        None => Ok(()),
    }
}

fn missing() -> Option<&'static str> {
    let answers = |program: &&str| output(command(program).arg("--version")).is_some();
    if !["chromium", "chromium-browser", "google-chrome"]
        .iter()
        .any(answers)
    {
        Some("Chromium")
    } else if !answers(&"chromedriver") {
        Some("ChromeDriver")
    } else {
        None
    }
}

/// A running ChromeDriver. It and every browser it started end when this is dropped.
pub struct Driver {
    child: Child,
    port: u16,
}

impl Driver {
    /// Starts ChromeDriver on a port that it chooses.
    ///
    /// # Errors
    /// When it cannot be started or does not say that it is ready.
    pub fn start() -> Outcome<Driver> {
        let mut child = command("chromedriver")
            .arg("--port=0")
            .stdout(Stdio::piped())
            .spawn()
            .map_err(|error| format!("chromedriver could not be started: {error}. {BY_HAND}"))?;
        let stdout = child.stdout.take();
        // Made before the port is known, so that every way out of here ends the child.
        let mut driver = Driver { child, port: 0 };
        let mut lines =
            BufReader::new(stdout.ok_or("chromedriver has no output to read its port from.")?)
                .lines();
        driver.port = lines
            .by_ref()
            .map_while(Result::ok)
            .find_map(|line| port(&line))
            .ok_or("chromedriver ended without saying which port it listens on.")?;
        // What it prints later is read away, or it would wait for room in the pipe.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(driver)
    }

    /// The address that WebDriver requests go to.
    pub fn address(&self) -> String {
        format!("http://127.0.0.1:{}", self.port)
    }

    /// Asks the driver to end its browsers and itself. Killing it would leave the browsers behind.
    fn ask_to_end(&self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect((Ipv4Addr::LOCALHOST, self.port))?;
        stream.set_read_timeout(Some(Duration::from_secs(10)))?;
        write!(stream, "GET /shutdown HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")?;
        // It answers once its browsers are gone, and keeps the connection open after that.
        stream.read_exact(&mut [0])
    }

    /// Whether the driver has ended by itself, looked at for some seconds.
    fn ended(&mut self) -> bool {
        (0..50).any(|_| {
            std::thread::sleep(Duration::from_millis(100));
            matches!(self.child.try_wait(), Ok(Some(_)))
        })
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        if self.port == 0 || self.ask_to_end().is_err() || !self.ended() {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}

/// The port in `ChromeDriver was started successfully on port 41234.`
fn port(line: &str) -> Option<u16> {
    let (_, number) = line.split_once("started successfully on port ")?;
    number.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_from_what_the_driver_says() {
        assert_eq!(
            port("ChromeDriver was started successfully on port 41234."),
            Some(41234)
        );
        assert_eq!(port("Starting ChromeDriver 156.0.8078.79 on port 0"), None);
    }
}
