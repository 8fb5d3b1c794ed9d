//! `cargo xtask serve`: serves the release page on 127.0.0.1.

use crate::server::{self, Host};
use crate::{Outcome, page};
use clap::Parser;
use std::io::ErrorKind;
use std::net::TcpListener;
use std::path::PathBuf;

/// The first port tried, unless `--port` names another.
const PORT: u16 = 8099;

/// Number of ports tried after the first if it is taken.
const MORE_PORTS: u16 = 20;

/// Build the release page and serve it on 127.0.0.1
#[derive(Debug, PartialEq, Parser)]
pub struct Wanted {
    /// The port, or the first that is tried
    #[arg(long, value_name = "N", default_value_t = PORT)]
    port: u16,
    /// Serve this folder as it is, without building
    #[arg(long)]
    folder: Option<PathBuf>,
    /// Serve it under this path instead of the root
    #[arg(long, value_name = "PATH", default_value = "/", value_parser = with_slashes)]
    under: String,
    /// Redirect requests for index.html to its folder, as many hosts do
    #[arg(long)]
    redirect_index: bool,
}

/// Returns the path with a slash at both ends.
fn with_slashes(path: &str) -> Outcome<String> {
    Ok(format!("/{}/", path.trim_matches('/')).replace("//", "/"))
}

/// Builds the release page and serves it until the process is ended.
///
/// # Errors
/// When the page does not build, or no port is free.
pub fn serve(wanted: Wanted) -> Outcome {
    let folder = wanted.folder.map_or_else(page::build, Ok)?;
    let listener = listen_from(wanted.port)?;
    let address = server::address(&listener)?;
    println!(
        "\nRank & File is at {}{}  (Ctrl-C ends it)",
        address.trim_end_matches('/'),
        wanted.under
    );
    let host = Host {
        under: wanted.under,
        redirects_index: wanted.redirect_index,
        ..Host::new(&folder)
    };
    server::serve_as(&listener, &host);
    Ok(())
}

/// Listens on the first free port, and prints those that were taken.
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

    fn wanted(words: &[&str]) -> Result<Wanted, String> {
        let words = [&["serve"], words].concat();
        Wanted::try_parse_from(words).map_err(|error| error.to_string())
    }

    #[test]
    fn the_port_is_read_in_both_spellings_and_checked() {
        let port = |words: &[&str]| wanted(words).map(|wanted| wanted.port);
        assert_eq!(port(&[]), Ok(PORT));
        assert_eq!(port(&["--port", "9000"]), Ok(9000));
        assert_eq!(port(&["--port=9000"]), Ok(9000));
        assert!(port(&["--port", "http"]).is_err_and(|error| error.contains("'http'")));
        assert!(port(&["--port"]).is_err());
        assert!(port(&["--open"]).is_err());
    }

    #[test]
    fn a_folder_is_served_as_it_is_under_a_path() {
        let expected = Wanted {
            port: PORT,
            folder: Some(PathBuf::from("dist")),
            under: "/chess/".to_string(),
            redirect_index: true,
        };
        let words = ["--folder", "dist", "--under=chess", "--redirect-index"];
        assert_eq!(wanted(&words), Ok(expected));
        assert_eq!(wanted(&["--under", "/"]).expect("a path").under, "/");
    }

    #[test]
    fn a_taken_port_leads_to_the_next_free_one() {
        let taken = server::listen(0).expect("a free port");
        let port = taken.local_addr().expect("an address").port();
        let next = listen_from(port).expect("another port");
        assert_ne!(next.local_addr().expect("an address").port(), port);
    }
}
