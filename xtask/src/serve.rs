//! `cargo xtask serve`: the release page on 127.0.0.1.

use crate::server::{self, Host};
use crate::{Outcome, page};
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::PathBuf;

/// The port that is tried first unless `--port` names another.
const PORT: u16 = 8099;

/// How many ports after the first are tried when it is taken.
const MORE_PORTS: u16 = 20;

/// Builds the release page and serves it until the process is ended.
///
/// # Errors
/// When the arguments are not understood, the page does not build, or no port is free.
pub fn serve(arguments: &[&str]) -> Outcome {
    let wanted = wanted(arguments)?;
    let folder = match wanted.folder {
        Some(folder) => folder,
        None => page::build()?,
    };
    let listener = listen_from(wanted.port)?;
    let address = server::address(&listener)?;
    println!(
        "\nRank & File is at {}{}  (Ctrl-C ends it)",
        address.trim_end_matches('/'),
        wanted.under
    );
    let host = Host {
        under: wanted.under,
        redirects_index: wanted.redirects_index,
        ..Host::of(&folder)
    };
    server::serve_as(&listener, &host);
    Ok(())
}

/// What the arguments ask for.
#[derive(Debug, PartialEq)]
struct Wanted {
    port: u16,
    /// A folder to be served as it is; `None` for the release page, built first.
    folder: Option<PathBuf>,
    under: String,
    redirects_index: bool,
}

fn wanted(arguments: &[&str]) -> Outcome<Wanted> {
    let mut wanted = Wanted {
        port: PORT,
        folder: None,
        under: "/".to_string(),
        redirects_index: false,
    };
    let words = arguments
        .iter()
        .flat_map(|argument| argument.splitn(2, '=').collect::<Vec<_>>());
    let mut words = words.into_iter();
    while let Some(word) = words.next() {
        let mut value = || {
            words
                .next()
                .ok_or_else(|| format!("`{word}` wants a value after it."))
        };
        match word {
            "--port" => wanted.port = port(value()?)?,
            "--folder" => wanted.folder = Some(PathBuf::from(value()?)),
            "--under" => {
                wanted.under = format!("/{}/", value()?.trim_matches('/')).replace("//", "/")
            }
            "--redirect-index" => wanted.redirects_index = true,
            other => {
                return Err(format!(
                    "`serve` takes `--port N`, `--folder F`, `--under PATH` and `--redirect-index`, not \"{other}\"."
                ));
            }
        }
    }
    Ok(wanted)
}

fn port(number: &str) -> Outcome<u16> {
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
        let port = |arguments: &[&str]| wanted(arguments).map(|wanted| wanted.port);
        assert_eq!(port(&[]), Ok(PORT));
        assert_eq!(port(&["--port", "9000"]), Ok(9000));
        assert_eq!(port(&["--port=9000"]), Ok(9000));
        assert!(
            port(&["--port", "http"])
                .is_err_and(|sentence| sentence.contains("\"http\" is not a port"))
        );
        assert!(port(&["--port"]).is_err());
        assert!(port(&["--open"]).is_err());
    }

    #[test]
    fn a_folder_is_served_as_it_is_under_a_path() {
        let wanted = wanted(&["--folder", "dist", "--under=chess", "--redirect-index"]);
        let expected = Wanted {
            port: PORT,
            folder: Some(PathBuf::from("dist")),
            under: "/chess/".to_string(),
            redirects_index: true,
        };
        assert_eq!(wanted, Ok(expected));
        assert_eq!(super::wanted(&["--under", "/"]).expect("a path").under, "/");
    }

    #[test]
    fn a_taken_port_leads_to_the_next_free_one() {
        let taken = server::listen(0).expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let next = listen_from(port).expect("another port");
        assert_ne!(next.local_addr().expect("an address").port(), port);
    }
}
