//! `cargo xtask serve`: the release page on 127.0.0.1.

use crate::{Outcome, page, server};
use std::io::ErrorKind;
use std::net::TcpListener;

/// The port that is tried first unless `--port` names another.
const PORT: u16 = 8099;

/// How many ports after the first are tried when it is taken.
const MORE_PORTS: u16 = 20;

/// Builds the release page and serves it until the process is ended.
///
/// # Errors
/// When the arguments are not understood, the page does not build, or no port is free.
pub fn serve(arguments: &[&str]) -> Outcome {
    let first = port(arguments)?;
    let dist = page::build()?;
    let listener = listen_from(first)?;
    println!(
        "\nRank & File is at {}  (Ctrl-C ends it)",
        server::address(&listener)?
    );
    server::serve(&listener, &dist);
    Ok(())
}

fn port(arguments: &[&str]) -> Outcome<u16> {
    let number = match arguments {
        [] => return Ok(PORT),
        ["--port", number] => number,
        [argument] if argument.starts_with("--port=") => &argument["--port=".len()..],
        other => {
            return Err(format!(
                "`serve` takes `--port N` and nothing else, not \"{}\".",
                other.join(" ")
            ));
        }
    };
    number.parse().map_err(|_| {
        format!("\"{number}\" is not a port: a whole number from 0 to 65535 was expected.")
    })
}

/// A listener on the first port that is free, saying which ones were not.
fn listen_from(first: u16) -> Outcome<TcpListener> {
    for port in first..=first.saturating_add(MORE_PORTS) {
        match server::listen(port) {
            Ok(listener) => return Ok(listener),
            Err(error) if error.kind() == ErrorKind::AddrInUse => {
                println!("Port {port} is taken; trying the next.")
            }
            Err(error) => {
                return Err(format!(
                    "Port {port} cannot be used: {error}. Name another with --port."
                ));
            }
        }
    }
    Err(format!(
        "No port from {first} on is free. Name another with --port."
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_port_is_read_in_both_spellings_and_checked() {
        assert_eq!(port(&[]), Ok(PORT));
        assert_eq!(port(&["--port", "9000"]), Ok(9000));
        assert_eq!(port(&["--port=9000"]), Ok(9000));
        assert!(
            port(&["--port", "http"])
                .is_err_and(|sentence| sentence.contains("\"http\" is not a port"))
        );
        assert!(port(&["--open"]).is_err());
    }

    #[test]
    fn a_taken_port_leads_to_the_next_free_one() {
        let taken = server::listen(0).expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let next = listen_from(port).expect("another port");
        assert_ne!(next.local_addr().expect("an address").port(), port);
    }
}
